"""Random play: every title is played, every choice can be said, limits hold where they must."""

from __future__ import annotations

import pytest

from bot.engine.moves import CLOCK, Move, Seat
from bot.engine.playout import Dice, playout
from bot.engine.rng import Rng
from bot.engine.words import words_of
from bot.games.supernova.agenda import SuperNova
from bot.games.supernova.cards import WORDS
from bot.games.supernova.cleanup import HandDiscard
from bot.games.supernova.stacks import hold, is_long_range, is_mixed, places_used, potential, support
from bot.games.supernova.state import DEEP
from tests.games.supernova.position import RULES

NAMES = ["Mira", "Bo", "Cy", "Dee", "Eli", "Fay"]


def walk(g: SuperNova, seat: Seat, verb: str, chosen: tuple[str | int, ...]) -> int:
    """Say the label of every choice from here on, a few branches each; how many were said."""
    words = words_of("supernova")
    choices = RULES.choices(g, seat, verb, chosen)
    for choice in choices:
        label = words.say(choice.label, NAMES)
        assert label
        assert len(label) <= 100, label
    return len(choices) + sum(walk(g, seat, verb, (*chosen, choice.value)) for choice in choices[:4])


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("stacks", ["open", "closed"])
def test_every_choice_has_its_label(seats: int, stacks: str) -> None:
    g, dice, said = RULES.setup(seats, {"stacks": stacks}, Rng(f"labels {seats}")), Dice(seats), 0
    for number, _ in enumerate(playout(RULES, g, dice, limit=500)):
        if number % 7 == 0:
            for seat in RULES.awaited(g):
                if seat != CLOCK:
                    said += sum(walk(g, seat, verb.name, ()) for verb in RULES.verbs(g, seat))
    assert said > 1000


@pytest.mark.parametrize("seats", range(2, 7))
def test_15_3_4_limits_hold_when_a_hand_card_is_to_be_discarded(seats: int) -> None:
    checked = 0
    for number in range(4):
        g = RULES.setup(seats, {}, Rng(f"limits {seats} {number}"))
        last: HandDiscard | None = None
        for _ in playout(RULES, g, Dice(number)):
            top = g.stack[-1] if g.stack else None
            if isinstance(top, HandDiscard) and top is not last:
                last = top
                checked += 1
                for planet in g.planets_of(top.seat):
                    assert len(planet.pop) <= potential(g, planet)
                    assert places_used(planet) <= support(planet)
                    assert not is_mixed(planet)
                for ship in g.ships.values():
                    if ship.owner == top.seat:
                        assert len(ship.pop) <= hold(ship)
                        assert ship.place != DEEP or is_long_range(ship)
    assert checked > 50


def test_every_title_is_played_in_random_games() -> None:
    played: set[str] = set()
    for number in range(90):
        g = RULES.setup(2 + number % 5, {}, Rng(f"titles {number}"))
        for player in g.players:
            player.wishes.ask = 2
        for turn in playout(RULES, g, Dice(number)):
            if turn.move.verb == "play":
                played.add(str(turn.move.values[0]))
    assert played == set(WORDS)


def test_defaults_alone_play_a_game_to_its_end() -> None:
    for seats in (2, 4, 6):
        g, n = RULES.setup(seats, {}, Rng(f"defaults {seats}")), 0
        while not g.over and n < 20_000:
            ask = RULES.asks(g)[0]
            RULES.play(g, ask.seat, ask.default)
            n += 1
        assert g.over


def test_settings_do_not_stop_a_game() -> None:
    g = RULES.setup(3, {"windows": "timed"}, Rng("settings"))
    moves = [turn.move for turn in playout(RULES, g, Dice("settings"), settings=True)]
    assert Move("close") in moves
    assert g.over
