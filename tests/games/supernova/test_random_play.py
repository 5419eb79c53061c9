"""Random play: every title is played, every choice can be said, limits hold where they must."""

from __future__ import annotations

import pytest

from bot.engine.moves import CLOCK, Move, Seat
from bot.engine.offer import Offer
from bot.engine.playout import Dice, playout
from bot.engine.rng import Rng
from bot.engine.words import words_of
from bot.games.supernova.actions.together import Together
from bot.games.supernova.cards.cards import WORD, WORDS
from bot.games.supernova.holdings.stacks import hold, is_long_range, is_mixed, places_used, potential, support
from bot.games.supernova.table.state import DEEP, DISCARD
from bot.games.supernova.table.tables import SEAT_WORDS
from tests.games.supernova.position import NAMES, RULES


def walk(offer: Offer, verb: str, chosen: tuple[str | int, ...]) -> int:
    """Say the label of every choice from here on, a few branches at first and then one; how many were said."""
    words = words_of("supernova")
    choices = offer.choices(verb, chosen)
    for choice in choices:
        label = words.say(choice.label, NAMES)
        assert label
        assert len(label) <= 100, label
    onward = choices[: 2 if len(chosen) < 2 else 1]
    return len(choices) + sum(walk(offer, verb, (*chosen, choice.value)) for choice in onward)


QUICK_LABELS = [(3, "open", 21), (4, "closed", 21)]
DEEP_LABELS = [(2, "closed", 7), (3, "open", 7), (4, "closed", 7), (5, "open", 7), (6, "closed", 7)]
"""With how many seats and which stacks the choices of one position in so many are said."""


@pytest.mark.parametrize(
    ("seats", "stacks", "every"),
    [*QUICK_LABELS, *(pytest.param(*case, marks=pytest.mark.deep) for case in DEEP_LABELS)],
)
def test_every_choice_has_its_label(seats: int, stacks: str, every: int) -> None:
    g, dice, said = RULES.setup(seats, {"stacks": stacks}, Rng(f"labels {seats}")), Dice(seats), 0
    for number, _ in enumerate(playout(RULES, g, dice, limit=500)):
        if number % every == 0:
            for seat in RULES.awaited(g):
                if seat != CLOCK:
                    offer = RULES.offer(g, seat)
                    said += sum(walk(offer, verb.name, ()) for verb in offer.verbs)
    assert said > 1000


@pytest.mark.parametrize("seats", [4, *(pytest.param(n, marks=pytest.mark.deep) for n in (2, 3, 5, 6))])
def test_15_3_4_limits_hold_when_a_hand_card_is_to_be_discarded(seats: int) -> None:
    checked = 0
    for number in range(4):
        g = RULES.setup(seats, {}, Rng(f"limits {seats} {number}"))
        last: Together | None = None
        for _ in playout(RULES, g, Dice(number)):
            top = g.stack[-1] if g.stack else None
            if isinstance(top, Together) and g.phase == DISCARD and top is not last:
                last = top
                checked += 1
                for planet in g.planets.values():
                    assert len(planet.pop) <= potential(g, planet)
                    assert places_used(planet) <= support(planet)
                    assert not is_mixed(planet)
                for ship in g.ships.values():
                    assert len(ship.pop) <= hold(ship)
                    assert ship.place != DEEP or is_long_range(ship)
    assert checked > 10


@pytest.mark.parametrize(
    ("games", "share"), [(12, 0.8), pytest.param(90, 1.0, marks=pytest.mark.deep)], ids=["most", "all"]
)
def test_titles_are_played_in_random_games(games: int, share: float) -> None:
    played: set[str] = set()
    for number in range(games):
        g = RULES.setup(2 + number % 5, {}, Rng(f"titles {number}"))
        for player in g.players:
            player.wishes.ask = 2
        for turn in playout(RULES, g, Dice(number)):
            if turn.move.verb == "play":
                played.add(str(turn.move.values[0]))
        if played == set(WORDS):
            break
    assert played <= set(WORDS)
    assert len(played) >= share * len(WORDS)


def test_defaults_alone_play_a_game_to_its_end() -> None:
    for seats in (2, 4, 6):
        g, n = RULES.setup(seats, {}, Rng(f"defaults {seats}")), 0
        while not g.over and n < 20_000:
            ask = RULES.asks(g)[0]
            RULES.play(g, ask.seat, ask.default)
            n += 1
        assert g.over


def test_settings_do_not_stop_a_game() -> None:
    g = RULES.setup(3, {}, Rng("settings"))
    moves = [turn.move for turn in playout(RULES, g, Dice("settings"), settings=True)]
    assert Move("close") in moves
    assert g.over


@pytest.mark.parametrize("seats", [4, *(pytest.param(n, marks=pytest.mark.deep) for n in (2, 6))])
def test_every_refusal_names_its_rule_and_can_be_said(seats: int) -> None:
    g, dice, words = RULES.setup(seats, {}, Rng(f"refusals {seats}")), Dice(seats), words_of("supernova")
    places = ["altair", "kool", "battleship", "cruiser", "smugglers", "wormhole", "attacker"]
    rules: set[str] = set()
    for number, _ in enumerate(playout(RULES, g, dice, settings=True, limit=700)):
        if number % 30 or g.over:
            continue
        seat = next((seat for seat in RULES.awaited(g) if seat != CLOCK), Seat(0))
        offer = RULES.offer(g, seat)
        legal = {*offer.moves, *offer.beside}
        own = [WORD[card] for card in (*g.planets, *g.ships)][:12] + places
        tries = [Move("play", (word,)) for word in WORDS[:: 1 + dice.below(9)]]
        tries += [Move("play", (word, at)) for word in WORDS[:: 1 + dice.below(30)] for at in own]
        tries += [Move(verb, (a, b)) for verb in ("move", "attack", "homeworld") for a in own for b in own]
        tries += [Move("trade", (word, SEAT_WORDS[1])) for word in WORDS[::9]]
        tries += [Move(verb, (word,)) for verb in ("jettison", "discard", "counter") for word in WORDS[::9]]
        tries += [Move("resign", ("yes",)), Move("done"), Move("pass"), Move("draw", ("main",))]
        before = RULES.encode(g)
        for move in tries:
            if move not in legal:
                refusal = RULES.explain(g, seat, move, offer)
                rules.add(refusal.rule)
                assert all(words.refuse(refusal, NAMES)[:2])
        assert RULES.encode(g) == before
    assert len(rules) > 6, rules


def test_10_6_lists_made_at_random_never_stop_a_game() -> None:
    listed = 0
    for seats in (2, 3, 4, 6):
        g, dice = RULES.setup(seats, {}, Rng(f"lists {seats}")), Dice(f"lists {seats}")
        for player in g.players:
            player.attends = True
        for _ in playout(RULES, g, dice):
            for seat in map(Seat, range(seats)):
                moves = [move for move in RULES.offer(g, seat).settings if move.verb == "queue"]
                if moves and dice.below(3):
                    RULES.play(g, seat, moves[dice.below(len(moves))])
                    RULES.check_invariants(g)
                    listed += 1
        assert g.over
    assert listed > 5
