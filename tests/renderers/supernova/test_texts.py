"""Alt text and text board of Super Nova say what the picture shows."""

import re

import pytest

from renderers.look import Look
from renderers.supernova import pictures
from renderers.supernova.art.geometry import SEATS
from renderers.supernova.facts.faces import face_of
from tests.catalogues import Late
from tools.supernova_positions import NAMES, look_at, position

ENGLISH = Late("supernova")


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("planets", [0, 3, 8])
def test_an_alt_text_fits_and_ends_with_the_way_to_the_full_board(seats: int, planets: int) -> None:
    view = position(seats, 3, planets=planets, rich=1.5)
    alt = pictures.render(view, look_at(view)).alt
    assert len(alt) <= 1024
    assert alt.startswith("Super Nova, turn 7, Action phase. Tomás (yellow star) moves.")
    assert alt.endswith("Full position: /game board text:true.")
    assert f"Potential of {view.goal}:" in alt


def test_an_alt_text_fits_with_the_longest_names() -> None:
    view = position(6, 3, planets=8, rich=2)
    alt = pictures.render(
        view, Look(("W" * 100,) * 6, tuple(range(6)), "may answer the offer of somebody")
    ).alt
    assert len(alt) <= 1024
    assert alt.endswith("text:true.")


@pytest.mark.parametrize("seats", SEATS)
def test_the_text_board_names_every_card_in_play_and_no_card_in_a_hand(seats: int) -> None:
    view = position(seats, 7, planets=4, rich=1.2)
    text = pictures.text_board(view, look_at(view))
    in_play = [c for p in view.planets.values() for c in (p.card, *p.env, *p.civ, *p.pop)]
    in_play += [c for s in view.ships.values() for c in (s.card, *s.mods, *s.pop)]
    for card in in_play:
        assert face_of(card, ENGLISH).name in text
    shown = {face_of(card, ENGLISH).name for card in (*in_play, *view.piles[0].discard[-1:])}
    for player in view.players:
        for card in player.hand:
            name = face_of(card, ENGLISH).name
            assert name in shown or not re.search(rf"\b{re.escape(name)}\b", text)
    for name in NAMES[:seats]:
        assert name in text


def test_a_finished_game_names_the_winner() -> None:
    view = position(3, 5, planets=0)
    view.over = True
    view.winners = [0]  # type: ignore[list-item]
    picture = pictures.render(view, Look(NAMES[:3]))
    assert "Mirela (blue circle) wins." in picture.alt
    assert "Mirela (blue circle) wins." in pictures.text_board(view, Look(NAMES[:3]))
    view.winners = [0, 2]  # type: ignore[list-item]
    assert (
        "Mirela (blue circle) and Jun (red square) share the win."
        in pictures.render(view, Look(NAMES[:3])).alt
    )


def test_places_are_those_of_the_standings() -> None:
    view = position(2, 5)
    view.over = True
    view.winners = [0]  # type: ignore[list-item]
    told = pictures.text_board(view, Look(NAMES[:2]))
    assert "place 1" in told
    assert "place 2" in told


def test_penalties_and_resignations_are_said() -> None:
    view = position(3, 5)
    view.players[0].penalty = True
    view.players[2].resigned = True
    text = pictures.text_board(view, look_at(view))
    assert "draws one card" in text
    assert "resigned" in text
