"""Private pictures of Nova Solis: only the own hand, sectors seen closely, cards, the key."""

from __future__ import annotations

from io import BytesIO
from typing import Any
from unittest.mock import patch

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.engine.moves import Mark, Seat
from bot.engine.rng import Rng
from bot.engine.words import words_of
from bot.games.novasolis.agenda import NovaSolis
from bot.games.novasolis.core.cards.cards import (
    ENTITY_CARDS,
    LEVELS,
    OBJECTIVES,
    RACES,
    SECTORS,
    TECHNOLOGIES,
    TILES,
    archive,
)
from bot.games.novasolis.core.cards.phrases import text_of
from bot.games.novasolis.core.conflict.grid import grid_of
from bot.games.novasolis.core.round.drafting import Keep
from bot.games.novasolis.rules import NovaRules
from renderers.kit.colours.palette import GOLD, SEATS
from renderers.kit.letters.lettering import Type, words
from renderers.kit.picture.stamp import Stamp
from renderers.kit.stamps.cards import number_badge
from renderers.look import Look
from renderers.novasolis import RENDERER
from renderers.novasolis.cards import cards
from renderers.novasolis.cards.cards import CALLED, card_stamp, high_of, title_of
from renderers.novasolis.pictures import focus
from renderers.novasolis.private import hand, races
from renderers.novasolis.private.hand import held_by, render_hand
from renderers.novasolis.private.key import render_key
from renderers.novasolis.private.private import inspect, inspectable
from tests.drawn import noted
from tests.renderers.counted import count
from tools.novasolis_positions import NAMES

RULES = NovaRules()
LOOK = Look((*NAMES[:3], "the Entity"))


def game(moves: int) -> NovaSolis:
    state, dice = RULES.setup(3, {"races": "random"}, Rng("private")), Rng("private dice")
    for _ in range(moves):
        seat = RULES.asks(state)[0].seat
        move = RULES.offer(state, seat).sample(dice)
        assert move is not None
        RULES.play(state, seat, move)
    return state


def gold(png: bytes) -> int:
    return count(Image.open(BytesIO(png)), GOLD)


def test_a_hand_shows_each_of_its_cards_and_the_alt_text_says_them() -> None:
    state = game(40)
    empire = state.empires[1]
    empire.hand = [1, 2, 1]
    empire.claimed = empire.objectives[:1]
    view = RULES.view(state, Seat(1))
    with noted() as drawn:
        picture = render_hand(view, LOOK, 1)
    words = words_of("novasolis")
    for held in held_by(view, 1):
        assert title_of(words, held.card) in drawn.texts
        assert title_of(words, held.card) in picture.alt
    assert "× 2" in drawn.texts
    assert f"2 × {words.say_key('tile-observatory')}" in picture.alt
    assert [held.state for held in held_by(view, 1)] == ["", "", "claimed", "holds-not"]
    assert "3 TILES, 2 OBJECTIVES" in drawn.texts
    assert drawn.collisions() == []


def test_what_one_decides_by_can_be_read_on_a_phone() -> None:
    """Messages there are 354 pixels wide: 27 of 1,200 are 8 then, and what a card says is larger."""
    state = game(40)
    state.empires[1].hand = [*range(1, 9)]
    view, sizes = RULES.view(state, Seat(1)), dict[str, int]()

    def spied(text: str, style: Type, *rest: Any) -> Stamp:
        sizes[text] = style.size
        return words(text, style, *rest)

    with noted(), patch.object(cards, "words", spied):
        render_hand(view, LOOK, 1)
        inspect(view, LOOK, "market")
    kinds = {text.upper() for text in ("technology", "location tile", "objective")}
    small = {text: size for text, size in sizes.items() if size < 27 and text not in kinds}
    assert len(sizes) > 40
    assert not small


def test_races_to_choose_from_are_shown_side_by_side_before_one_is_chosen() -> None:
    """Levels, home resource, what each does and its technologies; some are said to be good for a first game."""
    state = RULES.setup(3, {}, Rng("races"))
    (ask,) = RULES.asks(state)
    view, sizes = RULES.view(state, ask.seat), dict[str, int]()

    def spied(text: str, style: Type, *rest: Any) -> Stamp:
        sizes[text] = style.size
        return words(text, style, *rest)

    with noted() as drawn, patch.object(races, "words", spied):
        picture = focus(view, replace(LOOK, marks=ask.marks))
    assert picture is not None
    speech = words_of("novasolis")
    said = " ".join(drawn.texts)
    for number, row in RACES.items():
        assert speech.say_key(f"race-{row.word}") in drawn.texts
        assert speech.say_key(f"race-{row.word}") in picture.alt
        for card in archive(number):
            assert all(part in said for part in title_of(speech, TECHNOLOGIES[card]).split())
    levels = {speech.say_key(f"level-{level}-short") for level in LEVELS}
    assert min(size for text, size in sizes.items() if text not in levels) >= 27
    first = sum(row.first for row in RACES.values())
    assert first == 2
    assert "GOOD FOR A FIRST GAME" in drawn.texts
    assert picture.alt.count("good for a first game") == first
    assert not picture.alt.endswith("…")
    assert drawn.collisions() == []
    assert len(picture.png) < 150_000
    assert RENDERER.focus_told(view, replace(LOOK, marks=ask.marks)) == picture.alt


def test_a_race_can_be_looked_at_before_it_is_chosen() -> None:
    state = RULES.setup(2, {}, Rng("races"))
    view = RULES.view(state, RULES.asks(state)[0].seat)
    listed = list(inspectable(view))
    assert set(listed[: len(RACES)]) == {row.word for row in RACES.values()}, "what is asked for comes first"
    picture = inspect(view, LOOK, "solmari")
    assert picture is not None
    assert "Its technologies are Solar Collectors, Capital Reserves" in picture.alt
    chosen = RULES.view(game(0), Seat(0))
    assert len([word for word in inspectable(chosen) if word in RACES.called]) == 3


def test_a_title_too_long_for_a_narrow_card_has_two_lines() -> None:
    speech, card = words_of("novasolis"), CALLED["antimatter-torpedoes"]
    for wide, lines in ((380, {"Antimatter", "Torpedoes"}), (570, {"Antimatter Torpedoes"})):
        with noted() as drawn:
            card_stamp.__wrapped__(card, speech, wide, 300, False)
        titles = {text for text in drawn.texts if text in ("Antimatter", "Torpedoes", title_of(speech, card))}
        assert titles == lines
        assert ("TECHNOLOGY" in drawn.texts) is (len(lines) == 1)


def test_badges_of_a_hand_count_its_own_cards_alone() -> None:
    """Locations that were chosen before are no cards of the hand."""
    state = game(40)
    state.empires[1].hand = [1, 2]
    words = [held.card.word for held in held_by(RULES.view(state, Seat(1)), 1)[:2]]
    chosen = tuple(Mark(what, "chosen") for what in ("2.3#1", words[1], "2.3#0", words[0]))
    shown = list[str]()
    with patch.object(hand, "number_badge", lambda text, lit: shown.append(text) or number_badge(text, lit)):
        render_hand(RULES.view(state, Seat(1)), replace(LOOK, marks=chosen), 1)
    assert sorted(shown) == ["1", "2"]


def test_what_one_chooses_from_is_in_ones_own_hand_and_in_no_other() -> None:
    state = game(0)
    dealt = [[held.card.word for held in held_by(RULES.view(state, Seat(seat)), seat)] for seat in range(3)]
    assert [len(cards) for cards in dealt] == [3, 3, 3]
    assert len({*dealt[0], *dealt[1], *dealt[2]}) == 9
    assert held_by(RULES.view(state, None), 1) == []
    other = RULES.copy(state)
    seen = {word for cards in dealt for word in cards}
    keep = other.stack[-1]
    assert isinstance(keep, Keep)
    keep.dealt[2] = [number for number, row in OBJECTIVES.items() if row.word not in seen][:3]
    pictures = {render_hand(RULES.view(each, Seat(1)), LOOK, 1) for each in (state, other)}
    assert len(pictures) == 1


def test_one_who_plays_all_empires_sees_the_cards_of_the_one_that_is_asked() -> None:
    state = RULES.setup(1, {"variant": "solo", "empires": "3", "races": "random"}, Rng("solo"))
    view = RULES.view(state, Seat(0))
    keep = state.stack[-1]
    assert isinstance(keep, Keep)
    for side in range(3):
        shown = {held.card.word for held in held_by(view, side)}
        assert shown == {OBJECTIVES[card].word for card in keep.dealt[side]}
    words = words_of("novasolis")
    picture = render_hand(view, replace(LOOK, awaited=(2,)), 0)
    for card in keep.dealt[2]:
        assert title_of(words, OBJECTIVES[card]) in picture.alt


@pytest.mark.parametrize("named", ["race", "colour"])
def test_a_command_board_shows_numbers_race_and_every_technology(named: str) -> None:
    state = game(90)
    side = max(range(3), key=lambda side: len(state.empires[side].techs))
    view = RULES.view(state, None)
    race = RACES[state.empires[side].race].word
    with noted() as drawn:
        picture = inspect(view, LOOK, race if named == "race" else SEATS[side].name)
    assert picture is not None
    words = words_of("novasolis")
    assert state.empires[side].techs
    for tech in state.empires[side].techs:
        title = words.say_key(f"card-{TECHNOLOGIES[tech.card].word}")
        assert title in drawn.texts
        assert title in picture.alt
    assert NAMES[side] in drawn.texts
    assert f"{words.say_key(f'race-{race}')}" in picture.alt
    assert drawn.collisions() == []


def test_a_hand_tells_nothing_of_someone_elses() -> None:
    view = RULES.view(game(40), Seat(0))
    assert render_hand(view, LOOK, 0) is not None
    assert render_hand(view, LOOK, 1) is None


def test_marked_cards_have_a_gold_frame_and_chosen_ones_a_number() -> None:
    view = RULES.view(game(0), Seat(1))
    word = held_by(view, 1)[1].card.word
    plain = render_hand(view, LOOK, 1)
    with noted() as drawn:
        marked = render_hand(view, replace(LOOK, marks=(Mark(word, "chosen"),)), 1)
    assert gold(marked.png) - gold(plain.png) > 500
    assert "1" in drawn.texts


def test_a_sector_can_be_looked_at_and_is_told_whole() -> None:
    view = RULES.view(game(60), None)
    home = view.layout.homeworlds[1]
    picture = inspect(view, LOOK, view.layout.words[home])
    assert picture is not None
    assert Image.open(BytesIO(picture.png)).width == 1200
    side = view.order[1]
    assert picture.alt.startswith(f"{view.layout.words[home]} ")
    assert f"homeworld of {NAMES[side]}" in picture.alt
    assert "#0 blue star" in picture.alt
    assert inspect(view, LOOK, "0.0") is not None
    assert inspect(view, LOOK, "3.1") is None, "there is no third ring for three"


def test_a_sector_shows_its_locations_and_units_by_name() -> None:
    view = RULES.view(game(60), None)
    home = view.layout.homeworlds[1]
    view.sectors[home].charted = True
    view.sectors[home].units[-1][0] = 3
    with noted() as drawn:
        picture = inspect(view, LOOK, view.layout.words[home])
    assert picture is not None
    assert drawn.collisions() == []
    title = words_of("novasolis").say_key(f"sector-{SECTORS[view.sectors[home].tile].word}")
    said = {title, "Charted", "Contested", "The Entity", "3 ships", f"Homeworld of {NAMES[view.order[1]]}"}
    assert said <= drawn.texts
    assert any(text.startswith("#0 ") for text in drawn.texts)


def test_a_command_board_shows_levels_and_the_combat_grid() -> None:
    state = game(90)
    with noted() as drawn:
        inspect(RULES.view(state, None), LOOK, SEATS[0].name)
    assert {"Energy level", "Reactor", "Population", "Research level", "Fleet"} <= drawn.texts
    words = words_of("novasolis")
    assert {words.say_key(tile.name.removeprefix("~")) for tile in grid_of(state, 0)} <= drawn.texts


def test_what_can_be_paid_for_is_gold_in_the_market() -> None:
    view = RULES.view(game(60), None)
    view.empires[0].research = 0
    poor = inspect(view, replace(LOOK, awaited=(0,)), "market")
    view.empires[0].research = 12
    with noted() as drawn:
        rich = inspect(view, replace(LOOK, awaited=(0,)), "market")
    assert poor is not None
    assert rich is not None
    assert gold(rich.png) > gold(poor.png) + 500
    assert "can be paid for now" in rich.alt
    assert drawn.collisions() == []
    ancients = inspect(view, LOOK, "ancients")
    assert ancients is not None
    assert "Nova Cannon for 6" in ancients.alt
    assert Image.open(BytesIO(ancients.png)).height <= 1500


def test_everything_that_is_offered_can_be_looked_at() -> None:
    view = RULES.view(game(60), Seat(2))
    offered = inspectable(view)
    assert {*view.layout.words, "key"} <= {*offered}
    hand = {TILES[card].word for card in view.empires[2].hand}
    assert hand
    assert {*list(offered)[: len(hand)]} == hand
    words = words_of("novasolis")
    for word, title in [*offered.items()][:: len(offered) // 12]:
        assert words.say(title)
        picture = inspect(view, LOOK, word)
        assert picture is not None
        assert 20 < len(picture.alt) <= 1024
    assert inspect(view, LOOK, "nothing") is None


def test_everything_can_be_looked_at_by_who_has_no_race_yet() -> None:
    """6.2: what is for sale helps one choose a race."""
    g = RULES.setup(2, {}, Rng("races"))
    (ask,) = RULES.asks(g)
    view, look = RULES.view(g, ask.seat), Look((*NAMES[:2], "the Entity"), awaited=(ask.seat,))
    assert {"market", "ancients"} <= {*inspectable(view)}
    for name in inspectable(view):
        assert inspect(view, look, name) is not None, name


def test_entity_cards_can_be_looked_at_the_newest_first() -> None:
    """Beside what is one's own and the key, before all the sectors."""
    state = game(40)
    first, second = [card for card in ENTITY_CARDS if ENTITY_CARDS[card].then][:2]
    state.entity.lasting, state.entity.discard, state.entity.drawn = [], [first], [second]
    view, words = RULES.view(state, Seat(1)), words_of("novasolis")
    offered = [*inspectable(view)]
    at = offered.index(ENTITY_CARDS[second].word)
    assert offered[at - 1 : at + 2] == ["key", ENTITY_CARDS[second].word, ENTITY_CARDS[first].word]
    assert at < min(offered.index(word) for word in view.layout.words)
    picture = inspect(view, LOOK, ENTITY_CARDS[second].word)
    assert picture is not None
    said = words.capital(words.say(text_of(ENTITY_CARDS[second])[0]))
    assert said in picture.alt
    assert words.say(inspectable(view)[ENTITY_CARDS[second].word]) in picture.alt


@pytest.mark.parametrize("kind", ["TechnologyRow", "LocationTileRow", "ObjectiveRow", "EntityRow"])
def test_every_card_has_room_for_its_text(kind: str) -> None:
    words = words_of("novasolis")
    with noted() as drawn:
        for card in CALLED.values():
            if type(card).__name__ == kind:
                drawn.texts.clear()
                card_stamp(card, words, 374, high_of(words, card, 374), False)
                assert drawn.texts
                assert not any(text.endswith("…") for text in drawn.texts), card.word


def test_the_key_says_each_thing_once_and_fits() -> None:
    with noted() as drawn:
        picture = render_key(LOOK)
    assert drawn.collisions() == []
    assert not any(text.endswith("…") for text in drawn.texts)
    assert picture.alt.startswith("Picture key. ")
    assert len(picture.alt) <= 1024
    assert Image.open(BytesIO(picture.png)).size[0] == 1200


def test_the_renderer_has_all_of_it() -> None:
    assert RENDERER.hand is not None
    assert RENDERER.can_inspect
    assert RENDERER.landscape
