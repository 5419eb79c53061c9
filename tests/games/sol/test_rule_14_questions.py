"""Rule 14.1: every question, what it is about, what is played for who is away, and whether that is the turn's pace."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.engine.moves import Ask, Pace, Seat
from bot.engine.rng import Rng
from tests.games.sol.position import BO, MIRA, RULES, Position

BUILD = "convert bridge L4-C4 U4+L4"
TURN, ASIDE = Pace.TURN, Pace.ASIDE


def played(p: Position, *lines: str) -> Position:
    p.play(MIRA, *lines)
    return p


def holding(effect: str, *lines: str) -> Position:
    """Mira holds a card, can build a bridge and then another, and plays some moves."""
    p = Position().hold(MIRA, effect).put(MIRA, "U4", "L4", "U6", "L6")
    return played(p.deck(p.plain()), *lines)


def triggered(event: str, *lines: str) -> Position:
    """Mira draws a trigger flare, and Bo has a sundiver on C7."""
    p = Position(event=event).put(BO, "C7").put(MIRA, "U4", "L4")
    return played(p.deck("trigger", p.plain()), BUILD, *lines)


def scouring() -> Position:
    p = Position(event="feeders").put(MIRA, "K2", "K3")
    p.g.feeders = [p.g.layout.number["K2"], p.g.layout.number["K3"]]
    return played(p, "scour K2")


def structures_alone() -> Position:
    """Bo has no sundivers, only a station and a bridge."""
    p = Position(edition="boxed").station(BO, "node", "L9").bridge(BO, "L4-C4")
    p.player(BO).pool, p.player(BO).reserve = 0, 13
    return played(p, "hold")


def last_chance(*lines: str) -> Position:
    """Mira ends the game in her turn, and Bo had none in this round."""
    p = Position().station(BO, "tower", "C7").put(BO, "C7").put(MIRA, "C3", "R2").marker(1).deck("explosion")
    played(p, "convert bridge R2-K1 C3+R2").play(BO, *lines)
    return p


def stations_in_upper_orbit(*kinds: str) -> Position:
    """A flare comes, and Bo wants to be asked about every kind of station in Upper Orbit."""
    p = Position()
    for number, kind in enumerate(kinds):
        p.station(BO, kind, f"U{8 + number}").play(BO, f"orders flare-{kind} ask")
    return played(p.put(MIRA, "U4", "L4").deck("explosion"), BUILD)


Question = tuple[Callable[[], Position], Seat, str, dict[str, Any], str, Pace]

QUESTIONS: dict[str, Question] = {
    "an action": (Position, MIRA, "choose", {}, "hold", TURN),
    "a move": (lambda: played(Position(), "launch L1"), MIRA, "move", {"points": 2}, "end", TURN),
    "whose sundiver passes": (
        lambda: played(
            Position().hold(MIRA, "passage").put(MIRA, "C5", "L4").bridge(BO, "L4-C4"), "use passage"
        ),
        MIRA,
        "move",
        {"points": 3},
        "pick L4",
        TURN,
    ),
    "a card after converting": (lambda: holding("cascade", BUILD), MIRA, "converted", {}, "end", TURN),
    "one more conversion": (
        lambda: holding("cascade", BUILD, "use cascade"),
        MIRA,
        "cascade",
        {},
        "end",
        TURN,
    ),
    "a card before drawing": (lambda: holding("pillar", BUILD), MIRA, "draw", {}, "pass", TURN),
    "a suit": (lambda: holding("pillar", BUILD, "use pillar"), MIRA, "pillar", {}, "pick explosion", TURN),
    "a card after drawing": (lambda: holding("channel", BUILD), MIRA, "draw", {}, "pass", TURN),
    "energy for momentum": (
        lambda: holding("channel", BUILD, "use channel"),
        MIRA,
        "channel",
        {},
        "pick 1",
        TURN,
    ),
    "corners": (lambda: holding("accelerate", "use accelerate"), MIRA, "accelerate", {}, "pick 1", TURN),
    "stations": (
        lambda: played(
            Position().station(MIRA, "node", "L4").station(MIRA, "node", "L6").put(MIRA, "L4", "L6"),
            "activate L4",
        ),
        MIRA,
        "activate",
        {},
        "end",
        TURN,
    ),
    "an own bonus": (
        lambda: played(
            Position().station(MIRA, "tower", "R4").put(MIRA, "R4").energy(MIRA, 5), "activate R4"
        ),
        MIRA,
        "bonus-tower",
        {"activator": "@0", "space": "R4", "amount": 2},
        "bonus take",
        TURN,
    ),
    "an owner's bonus": (
        lambda: played(Position().station(BO, "tower", "C4").put(MIRA, "C4"), "activate C4"),
        BO,
        "bonus-tower",
        {"activator": "@0", "space": "C4", "amount": 1},
        "bonus decline",
        ASIDE,
    ),
    "a station in a flare": (lambda: stations_in_upper_orbit("tower"), BO, "flare", {}, "flare U8", ASIDE),
    "feeders": (scouring, MIRA, "scour", {}, "end", TURN),
    "a sundiver to give up": (lambda: triggered("attrition"), BO, "attrition", {}, "pick pool", ASIDE),
    "where one falls": (lambda: triggered("implode"), BO, "shift-inward", {"space": "C7"}, "pick R4", ASIDE),
    "one to warp": (lambda: triggered("warp"), MIRA, "warp-from", {}, "pick pool", ASIDE),
    "where to warp": (
        lambda: triggered("warp", "pick pool"),
        MIRA,
        "warp-to",
        {"place": "~place-pool"},
        "pick U1",
        ASIDE,
    ),
    "where in the core": (
        lambda: triggered("singularity", "pick K2"),
        MIRA,
        "singularity",
        {"number": 7},
        "pick K1",
        ASIDE,
    ),
    "a structure to give up": (structures_alone, BO, "give-up", {}, "deconvert L9", TURN),
    "a last chance": (last_chance, BO, "last-chance", {}, "activate C7", TURN),
    "a bonus in another's turn": (
        lambda: last_chance("activate C7"),
        BO,
        "bonus-tower",
        {"activator": "@1", "space": "C7", "amount": 1},
        "bonus take",
        ASIDE,
    ),
}


def question_to(p: Position, seat: Seat) -> Ask:
    return next(ask for ask in RULES.asks(p.g) if ask.seat == seat)


@pytest.mark.parametrize("name", QUESTIONS)
def test_14_1_a_question_says_what_it_is_about_and_has_an_answer_for_who_is_away(name: str) -> None:
    position, seat, key, values, default, pace = QUESTIONS[name]
    ask = question_to(position(), seat)
    assert (ask.prompt.key, ask.prompt.values) == (f"ask-{key}", values)
    assert (str(ask.default), ask.pace, ask.blocking) == (default, pace, True)


def test_16_5_the_draft_asks_about_the_effects_that_are_left() -> None:
    p = Position()
    p.g = RULES.setup(2, {"effects": "all", "draft": "on"}, Rng("x"))
    first, second = p.g.order
    shown = [str(move.values[0]) for move in RULES.moves(p.g, first)]
    assert (len(shown), str(question_to(p, first).default)) == (4 + 2, f"veto {shown[0]}")
    p.play(first, f"veto {shown[1]}")
    ask = question_to(p, second)
    assert (ask.prompt.key, str(ask.default)) == ("ask-veto", f"veto {shown[0]}")
    assert ask.prompt.values == {"effects": [f"~effect-{key}" for key in (shown[0], *shown[2:])]}


def test_16_1_9_who_places_nothing_gets_the_free_places_nearest_to_the_own_mothership() -> None:
    p = Position()
    p.g = RULES.setup(2, {"vestigial": "on"}, Rng("x"))
    first, second = p.g.order
    p.player(first).corner, p.player(second).corner = 12, 1
    assert (question_to(p, first).prompt.key, str(question_to(p, first).default)) == (
        "ask-place-either",
        "place bridge L12-C12",
    )
    p.play(first, "place bridge L12-C12")
    p.play(second, "place bridge L1-C1")
    ask = question_to(p, first)
    assert (ask.prompt.key, str(ask.default)) == ("ask-place-station", "place node U12")
    p.play(first, "place foundry U1")
    ask = question_to(p, second)
    assert (ask.prompt.key, str(ask.default)) == ("ask-place-station", "place node L1")
    p.g = RULES.setup(2, {"vestigial": "on"}, Rng("x"))
    p.player(first).corner = 12
    p.play(first, "place tower U12")
    p.play(second, "place node L13")
    ask = question_to(p, first)
    assert (ask.prompt.key, str(ask.default)) == ("ask-place-bridge", "place bridge L12-C12")


@pytest.mark.parametrize("kind", ["node", "foundry", "tower"])
def test_10_an_owner_who_is_asked_in_a_flare_can_answer_for_all_stations_of_the_kind(kind: str) -> None:
    ask = question_to(stations_in_upper_orbit(kind), BO)
    assert {str(move) for move in ask.settings} == {
        f"orders flare-{kind} take",
        f"orders flare-{kind} decline",
    }


def test_10_an_owner_who_is_asked_about_two_kinds_of_station_is_offered_no_order() -> None:
    p = stations_in_upper_orbit("tower", "node")
    ask = question_to(p, BO)
    assert (str(ask.default), ask.settings) == ("flare U9", ()), "nodes come first"
    p.play(BO, "flare U9")
    assert {str(move).split()[1] for move in question_to(p, BO).settings} == {"flare-tower"}
