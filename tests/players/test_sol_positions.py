"""Positions of real games of SOL in which Medium did something silly, and what a person who knows the game would do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pytest

from bot.engine.moves import Move
from bot.engine.moves import Side as Owner
from bot.engine.playout import Dice
from bot.engine.rng import Rng
from bot.engine.words import words_of
from bot.games.sol.actions.drawing import Keep
from bot.games.sol.table.state import SUNDIVERS
from bot.games.sol.thinking.outlook import GROUNDED, TRANSMITTED, facts, outlook
from bot.players.greedy import GreedyPlayer
from bot.players.suggest import advise
from tests.games.sol.position import BO, MIRA, RULES, Position
from tests.players.test_sol import turn

BRIDGES = ("L1-C1", "C1-R1", "R1-K1", "L10-C10")


class Side(NamedTuple):
    """What a player has: momentum, energy, sundivers in the pool, corner, sundivers on spaces, stations, bridges."""

    momentum: int
    energy: int
    pool: int
    corner: int
    divers: Sequence[str] = ()
    stations: Sequence[str] = ()
    bridges: Sequence[str] = ()


def position(marker: int, mine: Side, theirs: Side) -> Position:
    """The position in which Mira is to move; all sundivers that are nowhere else are in reserve."""
    found = Position().marker(marker)
    for seat, side in ((MIRA, mine), (BO, theirs)):
        player = found.player(seat)
        player.momentum, player.energy, player.pool, player.corner = side[:4]
        player.reserve = SUNDIVERS - side.pool - len(side.divers)
        for name in side.divers:
            found.g.sundivers[seat][found.g.layout.number[name]] += 1
        for station in side.stations:
            found.station(seat, *station.split())
        for bridge in side.bridges:
            found.bridge(seat, bridge)
    return found.turn_of(MIRA)


def chosen(found: Position, dice: int = 0) -> str:
    """What Medium does first."""
    return str(GreedyPlayer().choose(RULES, RULES.view(found.g, MIRA), MIRA, Dice(dice)))


@pytest.mark.parametrize(
    ("taken", "marker", "mine", "theirs"),
    [
        (
            "C7-R4",
            8,
            Side(0, 8, 0, 9, (), ("node K5",), ("L7-C7", "C7-R4", "R4-K3")),
            Side(0, 11, 0, 3, ("L3", "L3", "L5"), ("foundry R6", "node K4"), ("C12-R8",)),
        ),
        (
            "L7-C7",
            10,
            Side(0, 8, 0, 5, (), ("node K5",), ("L7-C7", "C7-R4", "R4-K3")),
            Side(0, 11, 0, 12, ("C12", "R8"), ("node K4",), ("L12-C12", "C12-R8")),
        ),
        (
            "L9-C9",
            12,
            Side(0, 9, 0, 3, (), ("node K3", "tower K4"), ("L9-C9", "C9-R6", "R6-K4")),
            Side(2, 3, 2, 5, ("L3", "L5", "L5", "U6"), ("foundry L4",), ("L2-C2",)),
        ),
    ],
    ids=("it waited for ten rounds", "it cut off its node", "it waited for the fees of others"),
)
def test_who_has_no_sundiver_left_takes_down_what_is_missed_least(
    taken: str, marker: int, mine: Side, theirs: Side
) -> None:
    assert chosen(position(marker, mine, theirs)) == f"deconvert {taken}"


@pytest.mark.parametrize(
    ("card", "marker", "mine", "theirs"),
    [
        (
            "procreate",
            12,
            Side(0, 3, 0, 13, ("C9", "R6"), (), ("L7-C7", "L9-C9", "C9-R6")),
            Side(0, 6, 0, 7, ("U2", "C1", "C2", "R1"), (), ("L1-C1", "C1-R1")),
        ),
        (
            "",
            10,
            Side(3, 0, 0, 5, ("R1", "R8"), ("tower K1",), ("L9-C9", "C9-R6")),
            Side(5, 4, 0, 12, ("K1", "K3"), (), ("L1-C1", "C1-R1", "R1-K1")),
        ),
        (
            "",
            10,
            Side(7, 1, 0, 11, ("R5", "R6"), ("tower R1",), ("L13-C13", "C13-R1")),
            Side(3, 2, 0, 5, ("R7", "K4"), (), ("L8-C8", "C8-R5", "R5-K4")),
        ),
        (
            "persist",
            13,
            Side(0, 1, 0, 3, ("C1", "R1", "L7"), ("foundry C9",), ("L7-C7", "L9-C9", "C1-R1")),
            Side(0, 4, 3, 10, ("L3", "L5"), ("foundry L5",), ("L1-C1",)),
        ),
        (
            "persist",
            13,
            Side(2, 0, 0, 9, ("L7", "C7", "L6"), ("foundry C9",), ("L7-C7", "C1-R1", "R1-K1")),
            Side(0, 4, 3, 3, ("L3", "L5"), ("foundry L5",), ("L1-C1",)),
        ),
        (
            "catapult",
            12,
            Side(2, 2, 0, 3, ("K2", "K5"), ("foundry C9",), ("L1-C1", "C1-R1", "R1-K1", "C7-R4")),
            Side(0, 4, 3, 10, ("L3", "L5"), ("foundry L5",), ()),
        ),
        (
            "persist",
            2,
            Side(2, 9, 2, 11, ("L4", "L10", "L11"), ("foundry C9", "node K1"), BRIDGES),
            Side(0, 3, 3, 5, ("L3", "L5"), ("foundry L5",), ("L9-C9",)),
        ),
    ],
    ids=(
        "what was just built",
        "the way on",
        "the way to the tower",
        "a bridge before the next one is built",
        "the way to the bridge that comes next",
        "a bridge before the node is built",
        "a bridge of the turn before",
    ),
)
def test_whoever_can_go_on_takes_no_bridge_down(card: str, marker: int, mine: Side, theirs: Side) -> None:
    found = position(marker, mine, theirs)
    if card:
        found.hold(MIRA, card)
    assert not chosen(found).startswith("deconvert ")


def test_who_has_no_sundiver_at_hand_counts_on_what_is_left_when_two_have_come_back() -> None:
    """What it had built counted in full: it held, or had built with the last two."""

    def worth(pool: int, stations: Sequence[str], bridges: Sequence[str]) -> int:
        found = position(9, Side(4, 9, pool, 3, (), stations, bridges), Side(4, 4, 4, 12))
        return sum(outlook(facts(found.g, MIRA)))

    ways = ("L9-C9", "C9-R6", "R6-K4")
    left = [worth(2, (), ways), *(worth(2, ("node K3",), [*ways[:at], *ways[at + 1 :]]) for at in range(3))]
    assert worth(0, ("node K3",), ways) == max(left) - GROUNDED
    assert worth(0, (), ()) < min(left)


AROUND = Side(7, 6, 2, 3, ("L3", "L5", "L5", "U6"), (), ("L2-C2", "L4-C4"))
"""A rival whose bridges lead into the Sun, five spaces from Mira's sundivers."""


@pytest.mark.parametrize(
    ("marker", "mine"),
    [
        (8, Side(15, 0, 0, 1, ("L9", "L10"), ("node K3", "tower K4"), ("C9-R6", "R6-K4"))),
        (10, Side(12, 0, 0, 10, ("L9", "U9"), ("node K3", "tower K4"), ("C9-R6", "R6-K4"))),
    ],
    ids=("it waited for 22 rounds", "it built a bridge and took it down again"),
)
def test_two_sundivers_fly_the_way_that_is_open(marker: int, mine: Side) -> None:
    """To build a bridge of their own would take both, and leave none to cross it to the node and the tower."""
    found = position(marker, mine, AROUND)
    turn(found, 0)
    assert found.on(MIRA, "L4")
    turn(found, 0)
    turn(found, 0)
    assert found.on(MIRA, "K3")


@pytest.mark.parametrize(
    ("divers", "bridges", "nearer"),
    [
        (("L9", "U1"), ("L4-C4", "C4-R3", "R3-K2"), False),
        (("L9", "U1", "U1"), ("L4-C4", "C4-R3", "R3-K2"), False),
        (("L9", "U1", "U1", "U1"), ("L4-C4", "C4-R3", "R3-K2"), True),
        (("L9", "U1"), ("L4-C4", "C4-R3"), True),
    ],
    ids=("two", "three", "four build", "no way is open"),
)
def test_few_sundivers_count_on_no_new_bridge_while_a_way_is_open(
    divers: Sequence[str], bridges: Sequence[str], nearer: bool
) -> None:
    """One on L9 is over the node on C9: it is worth more than one that is nearer to the bridge, if one is built."""

    def worth(at: str) -> float:
        mine = Side(4, 3, 0, 5, (at, *divers[1:]), ("node C9",), bridges)
        return RULES.thinking.terms(position(8, mine, Side(4, 4, 4, 12)).g, MIRA)["sundivers"]

    assert (worth("L9") > worth("L7")) == nearer


def structures(mine: Sequence[str], theirs: Sequence[str], bridges: Sequence[str] = BRIDGES) -> float:
    """What structures are worth to Mira."""
    found = position(13, Side(4, 3, 4, 5, (), mine, bridges), Side(4, 3, 4, 12, (), theirs))
    return RULES.thinking.terms(found.g, MIRA)["structures"]


def test_a_node_and_a_tower_are_worth_more_together() -> None:
    """Two towers stood for twelve rounds without energy, elsewhere a node was used twelve times without a tower."""
    none, node, tower, both = (
        structures(mine, ()) for mine in ((), ("node R1",), ("tower K1",), ("node R1", "tower K1"))
    )
    assert both - tower > node - none + 400
    cut_off = structures(("node R1", "tower K1"), (), BRIDGES[3:]) - structures(
        ("tower K1",), (), BRIDGES[3:]
    )
    assert cut_off < node - none


@pytest.mark.parametrize(("mine", "theirs"), [("tower K1", "node R1"), ("node R1", "tower K1")])
def test_what_rivals_have_built_is_of_use_where_bridges_lead_to_it(mine: str, theirs: str) -> None:
    """Who owns it has the bonus."""
    alone, beside = structures((mine,), ()), structures((mine,), (theirs,))
    assert structures((), (theirs,)) > structures((), ())
    assert alone < beside < structures((mine, theirs), ())
    assert structures((mine,), (theirs,), BRIDGES[3:]) == structures((mine,), (), BRIDGES[3:])


@pytest.mark.parametrize(("marker", "at_risk"), [(13, True), (2, True), (1, False)])
def test_energy_that_the_next_flare_would_halve_is_worth_less_than_what_is_safe(
    marker: int, at_risk: bool
) -> None:
    """The last flare ends the game before it halves anything."""

    def worth(energy: int) -> float:
        found = position(marker, Side(4, energy, 3, 5, (), ("tower R6",)), Side(4, 4, 4, 12))
        return RULES.thinking.terms(found.g, MIRA)["energy"]

    assert worth(11) < worth(12)
    assert (worth(13) < worth(12)) == at_risk
    assert worth(13) > worth(7), "it does not come for sure"


@pytest.mark.parametrize(("diver", "node"), [("C2", "C5"), ("R3", "R5")])
def test_who_leads_at_the_last_flare_goes_where_cards_are_drawn(diver: str, node: str) -> None:
    """A sundiver flies to a station three steps away, and not to the heart, where a single one draws no card."""
    mine = Side(12, 3, 1, 1, (diver, "L6"), (), ("L2-C2", "C2-R2", "R2-K2"))
    found = position(1, mine, Side(5, 3, 8, 7, (), (f"node {node}",)))
    turn(found, 0)
    assert found.on(MIRA, node)


@pytest.mark.parametrize(("held", "promised"), [("", ["bridges", "cards"]), ("procreate", ["bridges"])])
def test_a_card_is_promised_to_whoever_holds_none(held: str, promised: list[str]) -> None:
    """One is kept of all that are held and drawn: a second card is no "+1 card"."""
    found = Position().energy(MIRA, 9).put(MIRA, "L4", "C4")
    if held:
        found.hold(MIRA, held)
    view = RULES.view(found.g, MIRA)
    bridge = Move.parse("convert bridge C4-R3 L4+C4")
    advice = advise(RULES, view, MIRA, Dice(0), (bridge,))
    assert advice is not None
    assert advice.moves[0] == bridge
    assert [reason.counted for reason in advice.reasons if reason.counted in ("bridges", "cards")] == promised


def test_cards_that_a_rival_draws_are_none_to_choose_from() -> None:
    """Mira was to decline a bonus "for more cards to choose from": those of Bo's action, who would draw as many."""
    found = Position().energy(MIRA, 1).station(MIRA, "foundry", "C9").put(BO, "C9").turn_of(BO, 2)
    found.play(BO, "activate C9")
    view = RULES.view(found.g, MIRA)
    assert not RULES.thinking.counts(view, Owner(MIRA))["cards"], "it holds none, and draws none"
    assert RULES.thinking.counts(RULES.view(found.g, BO), Owner(BO))["cards"]
    for bonus in RULES.moves(view, MIRA):
        advice = advise(RULES, view, MIRA, Dice(0), (bonus,))
        assert advice is not None
        assert "cards drawn" not in [reason.term for reason in advice.reasons]


def test_a_plan_is_followed_past_what_a_rival_is_asked() -> None:
    """Bo is asked for his bonus before Mira can go on; the search for reasons broke off with an error there."""
    found = Position().energy(MIRA, 5).station(BO, "foundry", "L4").station(MIRA, "foundry", "C4")
    found.put(MIRA, "L4", "C4").turn_of(MIRA, 4)
    plan = tuple(map(Move.parse, ("activate L4", "bonus take", "activate C4")))
    advice = advise(RULES, RULES.view(found.g, MIRA), MIRA, Dice(0), plan)
    assert advice is not None
    assert advice.moves == plan[:2]


@pytest.mark.parametrize(("momentum", "first"), [(0, "hurl"), (4, "launch")])
def test_who_has_scored_nothing_yet_hurls_a_sundiver_that_others_would_keep(
    momentum: int, first: str
) -> None:
    bridges = ("L1-C1", "C1-R1", "R1-K1")
    mine = Side(momentum, 3, 2, 3, ("K2", "L3"), (), bridges)
    theirs = Side(3, 3, 3, 9, ("L9", "L10"), (), ("L9-C9",))
    assert chosen(position(12, mine, theirs)).startswith(first)


@pytest.mark.parametrize("energy", [6, 9])
@pytest.mark.parametrize("divers", [("C1", "R1", "K1"), ("C1", "R1", "K1", "R2")])
def test_who_has_energy_builds_the_tower_that_uses_it(divers: Sequence[str], energy: int) -> None:
    """It was built with 3 energy alone: what a tower brings at once did not count."""
    mine = Side(4, energy, 2, 1, divers, ("node K2",), ("L1-C1", "C1-R1", "R1-K1"))
    found = position(8, mine, Side(4, 3, 4, 7, ("L5",), (), ("L9-C9",)))
    assert chosen(found).startswith("convert tower K1")


@pytest.mark.parametrize(("energy", "goal"), [(3, "K1"), (21, "R8")])
def test_who_has_enough_energy_flies_to_the_tower_not_to_the_node(energy: int, goal: str) -> None:
    """It went on to its node for nine rounds, lost half of 21 and of 27 energy in flares, and then by 7 to 13."""
    mine = Side(
        0, energy, 1, 3, ("C1", "R1"), ("node K1", "tower R7"), ("L1-C1", "C1-R1", "L10-C10", "R1-K1")
    )
    theirs = Side(2, 0, 0, 9, ("L1", "L6", "R1", "R1"), ("foundry L6",), ("L7-C7", "C7-R5"))
    assert chosen(position(5, mine, theirs)) == f"fly R1 {goal}"


@pytest.mark.parametrize(("energy", "tower"), [(4, "R6"), (9, "R6"), (9, "")])
def test_energy_counts_for_more_the_more_of_it_a_tower_takes(energy: int, tower: str) -> None:
    """A tower on R6 with a bridge to it takes 5 at once; without one, what is more than 6 is hardly of use."""

    def worth(amount: int, bridges: Sequence[str]) -> float:
        mine = Side(4, amount, 3, 5, (), (f"tower {tower}",) if tower else (), bridges)
        return RULES.thinking.terms(position(8, mine, Side(4, 4, 4, 12)).g, MIRA)["energy"]

    ways = ("L9-C9", "C9-R6")
    if tower:
        assert worth(energy, ways) - worth(energy, ()) == 2 * TRANSMITTED * min(energy, 5)
    else:
        assert worth(6, ways) - worth(5, ways) > worth(energy, ways) - worth(energy - 1, ways)


def test_what_card_is_kept_is_no_reason_for_what_follows() -> None:
    """The row of moves goes on with the one that costs the turn."""
    found = position(12, Side(0, 3, 4, 4, ("L5",), (), ("L2-C2",)), Side(0, 3, 6, 11, ("L12",)))
    found.hold(MIRA, "persist")
    keep = Keep(MIRA, [suit for suit, effect in found.g.effects.items() if effect == "catapult"])
    found.g.stack.append(keep)
    advice = advise(RULES, RULES.view(found.g, MIRA), MIRA, Dice(0))
    assert advice is not None
    assert [move.verb for move in advice.moves][:2] == ["keep", "move"]
    assert all(reason.counted for reason in advice.reasons)
    assert advice.other is None


def test_the_first_hint_speaks_of_what_is_built_first() -> None:
    """It promised a node after the bridge, where the coach builds more bridges."""
    g, built = RULES.setup(2, {"effects": "first"}, Rng("hint")), list[str]()
    g.events.clear()
    while len(built) < 3:
        seat = RULES.awaited(g)[0]
        move = GreedyPlayer().choose(RULES, RULES.view(g, seat), seat, Dice(0))
        built += [str(move.values[0])] if move.verb == "convert" else []
        RULES.play(g, seat, move)
    hint = words_of("sol").say_key("hint-first")
    assert {piece for piece in ("bridge", "node", "foundry") if piece in hint} == set(built)
