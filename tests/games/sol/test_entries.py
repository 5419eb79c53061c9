"""What a choice says: where it is, what it pays each time, what it draws, and who gains by it."""

from __future__ import annotations

from bot.engine.moves import Seat, Text, Value
from bot.engine.words import words_of
from bot.games.sol.table.state import NOBODY
from tests.games.sol.position import BO, MIRA, RULES, Position

NAMES = ["Mira", "Bo", "Cy"]


def entries(p: Position, verb: str, *chosen: Value, seat: Seat = MIRA) -> dict[str, str]:
    """The choices that come next by their labels, each with its second line."""
    words = words_of("sol")
    choices = RULES.offer(p.g, seat).choices(verb, chosen)
    return {words.say(each.label, NAMES): _second(each.label, each.detail) for each in choices}


def _second(label: Text, detail: Text | None) -> str:
    words = words_of("sol")
    return words.attribute(label, "help", NAMES) if detail is None else words.say(detail, NAMES)


def hint(p: Position) -> str:
    """What stands below the question."""
    (ask,) = RULES.asks(p.g)
    assert ask.hint is not None
    return words_of("sol").say(ask.hint, NAMES)


def test_6_1_launches_say_how_many_and_what_stays() -> None:
    p = Position()
    p.player(MIRA).pool, p.player(MIRA).reserve = 2, 11
    said = entries(p, "move")
    assert said["Launch 1 to U1"] == "Upper Orbit · leaves 1 in your pool"
    assert said["Launch 2 to L2"] == "Lower Orbit · leaves 0 in your pool"


def test_6_3_and_6_4_flights_and_hurls_say_whom_they_pay_and_what_they_draw() -> None:
    p = Position().put(MIRA, "L3", "K1", "K1").bridge(BO, "L3-C3")
    assert entries(p, "move")["Fly L3 to C3"] == "1 point · over Bo’s bridge: Bo gets 1 energy"
    assert entries(p, "move")["Hurl K1 into the Sun"] == "1 point"
    assert entries(p, "move", "from-K1-sun")["Hurl K1 into the Sun"] == "1 point · draws 1 card"


def test_7_sites_say_what_each_use_pays_and_how_many_cards_they_draw() -> None:
    p = Position().put(MIRA, "C3", "C5", "R2", "R3", "K1", "K1", "U4", "L4")
    assert entries(p, "convert", "node")["C4"] == "+2 energy each time, bonus 1 · draws 1 card"
    assert (
        entries(p, "convert", "foundry")["R2"]
        == "3 sundivers for 3 energy each time, bonus 2 · draws 2 cards"
    )
    assert entries(p, "convert", "bridge")["L4-C4"] == "a way inward, +1 movement point a turn · draws 1 card"


def test_7_6_what_can_be_taken_down_is_named() -> None:
    p = Position().station(MIRA, "node", "L3").bridge(MIRA, "L4-C4")
    assert list(entries(p, "deconvert")) == ["Your node L3", "Your bridge L4-C4"]


def test_8_2_stations_say_whose_they_are_and_who_may_take_the_bonus() -> None:
    p = Position().station(MIRA, "node", "U3").station(BO, "node", "C4").station(NOBODY, "node", "L5")
    said = entries(p.put(MIRA, "U3", "C4", "L5"), "activate")
    assert said["U3, your node"] == "draws no card", "there is no bonus in Upper Orbit"
    assert said["C4, Bo’s node"] == "Bo may take a bonus of 1 · draws 1 card"
    assert said["L5, the node"] == "then you may take a bonus of 1 · draws no card"


def test_8_2_an_owner_who_declines_is_told_who_may_take_the_bonus_instead() -> None:
    p = Position().station(BO, "tower", "C4").put(MIRA, "C4").energy(MIRA, 3).energy(BO, 3)
    p.play(MIRA, "activate C4")
    assert entries(p, "bonus", seat=BO) == {"Take it": "", "Decline": "Mira may take it instead"}
    p = Position().station(BO, "tower", "C4").put(MIRA, "C4").energy(MIRA, 2).energy(BO, 3)
    p.play(MIRA, "activate C4")
    assert entries(p, "bonus", seat=BO)["Decline"] == "", "Mira could not pay for it"


def test_what_one_has_to_spend_stands_below_the_question() -> None:
    p = Position().station(MIRA, "node", "C4").put(MIRA, "C4", "C4").bridge(MIRA, "L3-C3").energy(MIRA, 1)
    assert hint(p) == "1 energy · 8 sundivers in your pool · 4 movement points"
    p.play(MIRA, "activate C4")
    p.play(MIRA, "bonus decline")
    assert hint(p) == "3 energy · 9 sundivers in your pool · at the end you draw 1 card"
