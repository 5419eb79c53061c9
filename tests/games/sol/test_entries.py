"""What a choice says: where it is, what it pays each time, what it draws, and who gains by it."""

from __future__ import annotations

import re

import pytest

from bot.engine.hints import first_hint
from bot.engine.moves import Move, Seat, Side, Text, Value
from bot.engine.standings import Goal
from bot.engine.words import words_of
from bot.games.sol.round.turn import QUIET_ROUNDS
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
    assert (
        entries(p, "convert", "node")["C4"]
        == "+2 energy each time, bonus 1 · uses up 2 sundivers · draws 1 card"
    )
    assert (
        entries(p, "convert", "foundry")["R2"]
        == "3 sundivers for 3 energy each time, bonus 2 · uses up 2 sundivers · draws 2 cards"
    )
    assert (
        entries(p, "convert", "bridge")["L4-C4"]
        == "a way inward, +1 movement point a turn · uses up 2 sundivers · draws 1 card"
    )


def test_7_1_the_last_sundivers_are_called_so() -> None:
    p = Position().put(MIRA, "U4", "L4", "C4")
    p.player(MIRA).reserve += p.player(MIRA).pool
    p.player(MIRA).pool = 0
    assert "uses up your last 3 sundivers" in entries(p, "convert", "tower")["C4"]
    assert "uses up 2 sundivers" in entries(p, "convert", "bridge")["L4-C4"]


def test_7_2_4_a_tower_names_all_that_it_is_made_of() -> None:
    p = Position().put(MIRA, "U4", "L4", "C4")
    assert list(entries(p, "convert", "tower", "C4")) == ["Using U4, L4 and C4"]


def test_7_6_what_can_be_taken_down_is_named() -> None:
    p = Position().station(MIRA, "node", "L3").bridge(MIRA, "L4-C4")
    assert list(entries(p, "deconvert")) == ["Your node on L3", "Your bridge L4-C4"]
    assert list(entries(p, "deconvert").values()) == ["", "−1 movement point a turn"]


def test_8_2_stations_say_whose_they_are_and_who_may_take_the_bonus() -> None:
    p = Position().station(MIRA, "node", "U3").station(BO, "node", "C4").station(NOBODY, "node", "L5")
    said = entries(p.put(MIRA, "U3", "C4", "L5"), "activate")
    assert said["U3, your node"] == "draws no card", "there is no bonus in Upper Orbit"
    assert said["C4, Bo’s node"] == "Bo may take a bonus of 1 · draws 1 card"
    assert said["L5, the node"] == "with its bonus of 1 · draws no card"
    p = Position().station(MIRA, "tower", "C3").put(MIRA, "C3").energy(MIRA, 3)
    assert (
        entries(p, "activate")["C3, your tower"]
        == "bonus: 1 more for 1 energy · draws 1 card · ends the action"
    )


@pytest.mark.parametrize(
    ("kind", "mine", "theirs", "reserve", "said"),
    [
        ("tower", 3, 1, 3, "Bo may take a bonus of 1"),
        ("tower", 3, 0, 3, "Bo cannot pay for the bonus of 1, so you may take it"),
        ("tower", 2, 0, 3, "Bo cannot pay for the bonus of 1"),
        ("foundry", 3, 1, 0, "Bo has too few sundivers in reserve for the bonus of 1, so you may take it"),
        ("foundry", 2, 1, 0, "Bo has too few sundivers in reserve for the bonus of 1"),
    ],
)
def test_8_2_who_cannot_take_the_bonus_is_said_to_leave_it(
    kind: str, mine: int, theirs: int, reserve: int, said: str
) -> None:
    p = Position().station(BO, kind, "C4").put(MIRA, "C4").energy(MIRA, mine).energy(BO, theirs)
    p.player(BO).reserve, moved = reserve, p.player(BO).reserve - reserve
    p.player(BO).pool += moved
    p.player(MIRA).reserve, p.player(MIRA).pool = 6, p.player(MIRA).pool + p.player(MIRA).reserve - 6
    assert entries(p, "activate")[f"C4, Bo’s {kind}"] == f"{said} · draws 1 card · ends the action"
    p.play(MIRA, "activate C4")
    asked = [ask.seat for ask in RULES.asks(p.g) if "bonus" in ask.prompt.key]
    assert asked == ([BO] if "Bo may" in said else [MIRA] if said.endswith("it") else [])


def test_8_4_a_bonus_that_is_asked_about_is_told_from_one_that_is_taken() -> None:
    """With 13 energy a flare takes half, so a node's bonus that leads there is a question."""
    for energy, said in ((7, "with its bonus of 2"), (8, "bonus: 2 more")):
        p = Position().station(MIRA, "node", "R4").put(MIRA, "R4").energy(MIRA, energy)
        assert entries(p, "activate")["R4, your node"] == f"{said} · draws 2 cards · ends the action"


def test_8_3_a_station_says_whether_the_action_ends_with_it() -> None:
    p = Position().station(MIRA, "node", "L3").station(BO, "node", "L5").station(BO, "tower", "L7")
    p.put(MIRA, "L3", "L5", "L7")
    ending = {label for label, said in entries(p, "activate").items() if said.endswith(" · ends the action")}
    assert ending == {"L7, Bo’s tower"}, "the only one of its kind"
    p.play(MIRA, "activate L3")
    assert entries(p, "activate")["L5, Bo’s node"].endswith(" · ends the action")
    for card, may_go_on in (("metamorphosis", True), ("persist", False), ("catapult", False)):
        p = Position().station(MIRA, "node", "L3").put(MIRA, "L3").hold(MIRA, card)
        assert entries(p, "activate")["L3, your node"].endswith("ends the action") != may_go_on, card
        p.play(MIRA, "activate L3")
        assert (p.g.active == MIRA) == may_go_on, card
    for crowd, may_go_on in ((("L9", "L9"), True), (("L9",), False)):
        p = Position().station(MIRA, "node", "L3").put(MIRA, "L3", *crowd).hold(MIRA, "procreate")
        assert entries(p, "activate")["L3, your node"].endswith("ends the action") != may_go_on, crowd
        p.play(MIRA, "activate L3")
        assert (p.g.active == MIRA) == may_go_on, crowd
    p = Position().station(MIRA, "node", "L3").put(MIRA, "L3").hold(MIRA, "persist")
    p.play(MIRA, "use persist")
    assert not entries(p, "activate")["L3, your node"].endswith("ends the action"), "a card is in use"


def test_8_2_an_owner_who_declines_is_told_who_may_take_the_bonus_instead() -> None:
    p = Position().station(BO, "tower", "C4").put(MIRA, "C4").energy(MIRA, 3).energy(BO, 3)
    p.play(MIRA, "activate C4")
    assert entries(p, "bonus", seat=BO) == {"Take it": "", "Decline": "Mira may take it instead"}
    p = Position().station(BO, "tower", "C4").put(MIRA, "C4").energy(MIRA, 2).energy(BO, 3)
    p.play(MIRA, "activate C4")
    assert entries(p, "bonus", seat=BO)["Decline"] == "", "Mira could not pay for it"


def test_8_2_the_bonus_that_an_owner_may_leave_is_told_from_one_that_is_no_one_elses() -> None:
    p = Position().station(BO, "tower", "C4").put(MIRA, "C4").energy(MIRA, 3).energy(BO, 3)
    p.play(MIRA, "activate C4")
    p.play(BO, "bonus decline")
    assert entries(p, "bonus") == {"Take what Bo leaves": "", "Decline, too": ""}
    for owner, energy in ((BO, 0), (NOBODY, 3), (MIRA, 3)):
        p = Position().station(owner, "tower", "C4").put(MIRA, "C4").energy(BO, energy).energy(MIRA, 3)
        p.play(MIRA, "activate C4")
        assert entries(p, "bonus") == {"Take it": "", "Decline": ""}, owner


def test_11_the_card_kept_so_far_is_told_from_those_drawn() -> None:
    p = Position().put(MIRA, "U4", "L4").hold(MIRA, "persist").deck("explosion")
    p.play(MIRA, "convert bridge L4-C4 U4+L4")
    assert sum(said.endswith("(kept so far)") for said in entries(p, "keep")) == 1
    assert next(iter(entries(p, "keep"))).endswith("Persist (kept so far)")


def test_what_one_has_to_spend_stands_below_the_question() -> None:
    p = Position().station(MIRA, "node", "C4").put(MIRA, "C4", "C2").bridge(MIRA, "L3-C3").energy(MIRA, 1)
    p.station(BO, "node", "C2")
    p.player(MIRA).momentum = 2
    assert hint(p) == "2 momentum · 1 energy · 8 sundivers in your pool, 3 in reserve · 4 movement points"
    p.play(MIRA, "activate C4")
    assert (
        hint(p)
        == "2 momentum · 4 energy · 9 sundivers in your pool, 3 in reserve · at the end you draw 1 card"
    )
    p.hold(MIRA, "fuel")
    assert "3 in reserve · card: Fuel · at the end" in hint(p)


def test_newcomers_are_told_what_wins_until_they_have_gained_something() -> None:
    assert "The player with the most momentum at the nova wins." in tip(Position())
    assert "To win, reach 13 momentum before the nova." in tip(Position(1))
    together = Position(mode="coop")
    assert "each of you must reach 13 momentum" in tip(together)
    assert "0 of 13 momentum" in hint(together)
    gained = Position()
    gained.player(MIRA).momentum = 1
    assert tip(gained) == ""
    assert "nova" not in hint(Position())


def test_newcomers_are_told_the_way_to_their_first_bridge() -> None:
    p = Position()
    assert re.fullmatch(
        r"\*Move\*: launch a sundiver to U\d+ and one to L\d+\. Next turn, .*", tip(p, launched=False)
    )
    p.put(MIRA, "U4")
    assert tip(p).startswith("You have no bridge yet: bring a sundiver to L")
    assert "next to yours on U4" in tip(p)
    assert "next to yours" not in tip(Position().put(MIRA, "U8")), "no second one comes there this turn"
    assert tip(p.put(MIRA, "L4")).startswith("You have no bridge yet, and can build L4-C4 now")
    assert "bridge" not in tip(p.bridge(MIRA, "L9-C9"))


def test_newcomers_are_told_what_a_station_below_their_sundiver_pays() -> None:
    p = Position().put(MIRA, "C5", "C7").station(BO, "node", "C5").station(MIRA, "tower", "C7")
    assert tip(p) == "Your sundiver on C7 can use the tower there: *Activate* turns 2 energy into 2 momentum."
    p.player(MIRA).energy = 0
    assert tip(p) == "Your sundiver on C5 can use the node there: *Activate* brings 2 energy."


@pytest.mark.parametrize(
    ("pool", "at", "said"),
    [(0, (), False), (0, ("C6",), True), (0, ("C7",), False), (1, (), False), (1, ("L3-C3",), True)],
)
def test_newcomers_are_told_of_the_way_to_the_core_if_a_sundiver_can_be_there_this_turn(
    pool: int, at: tuple[str, ...], said: bool
) -> None:
    p = way_to_the_core(pool)
    for name in at:
        p = p.bridge(MIRA, name) if "-" in name else p.put(MIRA, name)
    told = tip(p)
    assert told.startswith("Your bridge R2-K2 leads into the core:") == said
    assert said or "nova wins" in told


def way_to_the_core(pool: int) -> Position:
    """Bridges from the outer layer inside the Sun to the core, and no sundivers but these in the pool."""
    p = Position().bridge(MIRA, "C3-R2").bridge(MIRA, "R2-K2")
    p.player(MIRA).reserve += p.player(MIRA).pool - pool
    p.player(MIRA).pool = pool
    return p


@pytest.mark.parametrize(
    ("pool", "at", "said"),
    [
        (0, ("R2",), False),
        (0, ("R2", "R5"), True),
        (0, ("C5", "C6"), False),
        (0, ("C5", "C5"), False),
        (0, ("C4", "C4"), True),
        (0, ("C4", "C5"), True),
        (2, (), False),
    ],
)
def test_newcomers_are_told_where_the_next_bridge_begins_if_they_can_be_there_this_turn(
    pool: int, at: tuple[str, ...], said: bool
) -> None:
    p = Position().bridge(MIRA, "C3-R2").put(MIRA, *at)
    p.player(MIRA).reserve += p.player(MIRA).pool - pool
    p.player(MIRA).pool = pool
    assert (
        tip(p).startswith("Your bridge C3-R2 leads inward: with one sundiver on C3 and another on R2,")
        == said
    )
    for number in (1, 2):
        p.bridge(BO, f"R2-K{number}")
    assert "leads inward" not in tip(p), "nothing is left to build there"


def test_newcomers_are_told_what_a_tower_turns_into_momentum_if_they_have_the_energy() -> None:
    p = Position().bridge(MIRA, "L9-C9").put(MIRA, "U3", "L3", "C3", "L4", "C4", "R3").energy(MIRA, 3)
    said = "*Convert* can build a tower on R3. Activated, it turns 3 energy into 3 momentum; a tower further in, more."
    assert tip(p) == said
    assert tip(p.energy(MIRA, 2)).startswith("*Convert* can build a tower on C3.")
    assert "tower" not in tip(p.energy(MIRA, 1)).partition("nova")[0]
    p = Position().bridge(MIRA, "L9-C9").put(MIRA, "C3", "R2", "K2").energy(MIRA, 5)
    assert re.search(r"tower on K2\. Activated, it turns (\d) energy into \1 momentum\.$", tip(p))


def test_a_bridge_of_which_use_can_be_made_is_named_instead_of_a_deeper_one() -> None:
    p = Position().bridge(MIRA, "C3-R2").bridge(MIRA, "L9-C9").put(MIRA, "L9", "L10")
    p.player(MIRA).reserve += p.player(MIRA).pool
    p.player(MIRA).pool = 0
    assert tip(p).startswith("Your bridge L9-C9 leads inward")
    assert tip(p.put(MIRA, "C3", "C4")).startswith("Your bridge C3-R2 leads inward")


def test_who_hurled_a_sundiver_in_any_way_has_learned_it() -> None:
    hurl = next(each for each in RULES.hints if each.key == "further")
    for line in ("hurl K1", "move from-K1-sun", "move from-R2-K2 sun"):
        assert hurl.is_learned([Move.parse(line)]), line
    assert not hurl.is_learned([Move.parse("move from-R2-K2")])


def tip(p: Position, *, launched: bool = True) -> str:
    """What a newcomer is told who has the turn, and has launched a sundiver before."""
    found = first_hint(RULES.hints, p.g, Side(MIRA), [Move("launch", ("L1",))] if launched else [])
    return "" if found is None else words_of("sol").say(found, NAMES)


def test_5_1_who_has_no_sundiver_is_told_to_take_something_down() -> None:
    p = Position().bridge(MIRA, "L4-C4")
    p.player(MIRA).reserve += p.player(MIRA).pool
    p.player(MIRA).pool = 0
    assert "take down a structure" in hint(p.turn_of(MIRA))
    assert "Foundries bring more from your reserve." in hint(p)
    assert "take down a structure" not in hint(p.put(MIRA, "L4"))


def test_5_1_in_a_quiet_game_each_turn_is_known_to_end_with_a_card() -> None:
    said = "No card was drawn for 8 rounds"
    assert said in hint(Position().turn_of(MIRA, QUIET_ROUNDS + 1))
    assert said not in hint(Position().turn_of(MIRA, QUIET_ROUNDS))


def test_16_4_the_goal_of_all_is_the_lowest_momentum() -> None:
    p = Position(mode="coop", level="1")
    p.player(MIRA).momentum, p.player(BO).momentum = 5, 3
    assert RULES.goals(p.g) == (Goal("least-momentum", 3, 16),)
    assert RULES.goals(Position().g) == ()
