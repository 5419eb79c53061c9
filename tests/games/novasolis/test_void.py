"""Void Technology: Dark Matter, who is awarded it, and the technologies that it powers (rules 25b)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.engine.moves import Move, Seat
from bot.engine.rng import Rng
from bot.games.novasolis.core.actions.allocating import best, usual
from bot.games.novasolis.core.cards.cards import (
    ANTIMATTER,
    BOSON,
    ENTITY_CARDS,
    OMEGA,
    PTERACNIUM,
    RESOURCES,
    TECHNOLOGIES,
    ancient_technologies,
)
from bot.games.novasolis.core.conflict.grid import grid_of
from bot.games.novasolis.core.table.state import SHIP, STATION
from bot.games.novasolis.modules.destroyers.locations import DESTROYER
from bot.games.novasolis.modules.void.matter import NUMBERS, Void, claim_of, claimants, killed, matter_of
from bot.players.greedy import GreedyPlayer
from tests.games.novasolis.play import GAME, Board, begun, evaluate, refused

IDLE = ("E07", "E16")
"""Entity cards that do nothing with two empires."""


class VoidBoard(Board):
    """A board with Void Technology on."""

    def __init__(self, seats: int = 2, **options: str) -> None:
        super().__init__(seats, **{"void": "on", **options})

    @property
    def void(self) -> Void:
        """The Dark Matter on the table."""
        return self.g.part(Void)

    def slay(self, side: int, ships: int = 0, stations: int = 0, destroyers: int = 0) -> None:
        """Let an empire have destroyed more units of the Entity."""
        for kind, n in ((SHIP, ships), (STATION, stations), (DESTROYER, destroyers)):
            self.g.empires[side].slain[kind] += n

    def phase(self) -> list[str]:
        """End the turns of this round: the Entity's phase follows, with cards that do nothing."""
        number = self.g.number
        self.g.entity.deck += [ENTITY_CARDS.number[card] for card in IDLE]
        told = list[str]()
        while self.g.number == number and not self.g.over:
            told += self.play("pass", self.g.active)
        return told

    def power(self, id_: str, side: int | None = None) -> list[str]:
        """Give an empire what a void technology takes, and have it discovered."""
        side = self.me if side is None else side
        row = TECHNOLOGIES[TECHNOLOGIES.number[id_]]
        self.g.empires[side].research = row.research
        self.void.stock[side] += matter_of(row)
        return self.play(f"discover {row.word}", side)

    def tiles(self) -> list[str]:
        """The ids of my combat tiles."""
        return [tile.id for tile in grid_of(self.g, self.me)]


@pytest.fixture
def board() -> VoidBoard:
    return VoidBoard()


def ids(cards: list[int]) -> list[str]:
    return [TECHNOLOGIES[card].id for card in cards]


# Set-up ---------------------------------------------------------------------------------------------------------


def test_what_the_expansion_puts_on_the_table(board: VoidBoard) -> None:
    """X5: 12 Dark Matter, four double-sided void technologies, another ancient one."""
    assert (NUMBERS.supply, board.void.left) == (12, 12)
    sides = [f"VT{card}{side}" for card in (1, 2, 3, 4) for side in "ab"]
    assert ids(board.void.display) == sides
    assert {"AT7a", "AT7b"} <= {*ids(board.g.ancients)}
    assert (board.void.stock, board.void.laid) == ([0, 0], [0, 0])


def test_nothing_of_it_is_there_while_it_is_off() -> None:
    g = begun(2)
    assert g.parts == []
    assert not {"AT7a", "AT7b"} & {*ids(g.ancients)}
    assert [TECHNOLOGIES[card].id for card in ancient_technologies()][-1] == "AT6b"


def test_the_void_technologies_are_those_of_the_table() -> None:
    found = [
        (row.id, row.research, matter_of(row), row.half_stars, row.does[0].tile)  # type: ignore[union-attr]
        for row in TECHNOLOGIES.values()
        if row.kind == "permanent"
    ]
    assert found == [
        ("VT1a", 6, 1, 4, "V1"),
        ("VT1b", 6, 1, 4, "V2"),
        ("VT2a", 5, 1, 4, "V3"),
        ("VT2b", 5, 1, 4, "V4"),
        ("VT3a", 7, 2, 4, "V5"),
        ("VT3b", 7, 2, 4, "V6"),
        ("VT4a", 8, 3, 4, "V7"),
        ("VT4b", 8, 3, 4, "V8"),
    ]
    siphon, lens = (TECHNOLOGIES[TECHNOLOGIES.number[id_]] for id_ in ("AT7a", "AT7b"))
    assert (siphon.research, siphon.needs, lens.needs) == (7, ("omega",), ("omega", "hadron"))


# Dark Matter ----------------------------------------------------------------------------------------------------


def test_a_claim_is_what_was_destroyed_less_all_dark_matter(board: VoidBoard) -> None:
    """W6: a destroyer and two ships, two Dark Matter in stock and two allocated: 3 + 2 - 2 - 2 = +1."""
    board.slay(board.me, ships=2, destroyers=1)
    board.void.stock[board.me], board.void.laid[board.me] = 2, 2
    assert claim_of(board.g, board.me) == 1
    assert claimants(board.g) == [board.me]


def test_ships_and_stations_count_one_and_destroyers_three(board: VoidBoard) -> None:
    assert claim_of(board.g, board.me) == 0
    board.slay(board.me, ships=1)
    assert claim_of(board.g, board.me) == 1
    board.slay(board.me, stations=1)
    assert claim_of(board.g, board.me) == 2
    board.slay(board.me, destroyers=1)
    assert claim_of(board.g, board.me) == 5


def test_one_dark_matter_is_awarded_before_the_entity_draws(board: VoidBoard) -> None:
    """X5.1."""
    board.slay(board.you, ships=3)
    board.slay(board.me, ships=2)
    told = board.phase()
    assert (board.void.stock[board.me], board.void.stock[board.you], board.void.left) == (0, 1, 11)
    assert told.index("dark-matter-claimed") < told.index("entity-card")


def test_without_a_positive_score_nobody_is_awarded_any(board: VoidBoard) -> None:
    board.slay(board.me, ships=2)
    board.void.stock[board.me] = 2
    told = board.phase()
    assert (board.void.stock[board.me], board.void.left) == (2, 10)
    assert not [key for key in told if key.startswith("dark-matter")]
    board.slay(board.me, ships=3)
    board.phase()
    assert (board.void.stock[board.me], board.void.left) == (3, 9)


def test_of_equals_who_destroyed_more_destroyers_is_awarded_it(board: VoidBoard) -> None:
    board.slay(board.me, destroyers=1)
    board.slay(board.you, ships=3)
    assert claimants(board.g) == [board.me]
    board.slay(board.you, ships=1)
    assert claimants(board.g) == [board.you]


def test_destroyers_of_earlier_phases_break_no_tie(board: VoidBoard) -> None:
    board.slay(board.me, destroyers=2)
    board.phase()
    assert board.void.stock[board.me] == 1
    board.slay(board.me, ships=3)
    board.slay(board.you, ships=2)
    assert claim_of(board.g, board.me) == claim_of(board.g, board.you) == 2
    assert claimants(board.g) == [board.you]


def test_destroyers_come_before_the_least_dark_matter(board: VoidBoard) -> None:
    board.void.stock[board.me] = 2
    board.slay(board.me, destroyers=1, ships=1)
    board.slay(board.you, ships=2)
    assert claimants(board.g) == [board.me]


def test_of_equals_then_the_one_with_the_least_dark_matter_is_awarded_it(board: VoidBoard) -> None:
    board.void.stock[board.me] = 1
    board.slay(board.me, ships=4)
    board.slay(board.you, ships=3)
    assert claimants(board.g) == [board.you]
    board.void.laid[board.you] = 1
    board.slay(board.you, ships=1)
    assert sorted(claimants(board.g)) == [0, 1]


def test_a_tie_that_nothing_breaks_awards_nobody(board: VoidBoard) -> None:
    board.slay(board.me, stations=2)
    board.slay(board.you, ships=2)
    told = board.phase()
    assert "dark-matter-tied" in told
    assert board.void.stock == [0, 0]
    assert killed(board.g, board.me) == killed(board.g, board.you) == [0, 0, 0, 0]


def test_all_are_counted_anew_after_each_award(board: VoidBoard) -> None:
    """R25b.2: what nobody was awarded anything for is gone too."""
    board.slay(board.me, ships=1)
    board.slay(board.you, ships=3)
    board.phase()
    assert [claim_of(board.g, side) for side in (board.me, board.you)] == [0, -1]
    assert board.phase().count("dark-matter-claimed") == 0


def test_what_is_destroyed_in_the_phase_counts_for_the_next(board: VoidBoard) -> None:
    """R25b.2, R12.8."""
    board.put("2.1", board.me, ships=20)
    board.put("2.1", board.g.entity_side, ships=1)
    board.empire.wishes.dice = "auto"
    board.g.entity.power = 1
    board.slay(board.me, ships=1)
    board.phase()
    assert board.void.stock[board.me] == 1
    assert killed(board.g, board.me)[SHIP] == 1


def test_without_a_supply_nothing_is_awarded_and_all_are_counted_anew(board: VoidBoard) -> None:
    """R25b.3."""
    board.void.stock[board.you] = 12
    board.slay(board.me, ships=1)
    told = board.phase()
    assert not [key for key in told if key.startswith("dark-matter")]
    assert (board.void.stock[board.me], killed(board.g, board.me)) == (0, [0, 0, 0, 0])


@pytest.mark.parametrize(("active", "score"), [(True, 1), (False, 0)])
def test_the_void_siphon_adds_to_the_score_while_it_is_active(
    board: VoidBoard, active: bool, score: int
) -> None:
    """AT7a, R14.1, R25b.3: the score must still be positive."""
    board.tech("AT7a", active=active)
    assert claim_of(board.g, board.me) == score
    assert claimants(board.g) == [board.me] * score
    board.void.stock[board.me] = 1
    assert claimants(board.g) == []


def test_the_void_siphon_brings_dark_matter_on_its_discovery(board: VoidBoard) -> None:
    board.own("1.1", board.me)
    board.empire.research = 7
    told = board.play("discover void-siphon")
    assert told.count("dark-matter-gained") == 1
    assert (board.void.stock[board.me], board.void.left) == (1, 11)
    assert not board.empire.techs[0].active


def test_the_void_siphon_brings_nothing_where_none_is_left(board: VoidBoard) -> None:
    board.own("1.1", board.me)
    board.empire.research = 7
    board.void.laid[board.you] = 12
    assert "dark-matter-gained" not in board.play("discover void-siphon")
    assert board.void.stock == [0, 0]


def test_without_the_entity_only_the_siphon_brings_dark_matter() -> None:
    """21.2: nothing can be destroyed, so nothing is awarded, to the one with the siphon neither."""
    board = VoidBoard(mode="exploration", entity="off")
    board.tech("AT7a")
    board.void.stock[board.me] = 1
    for _ in range(3):
        board.phase()
    assert board.void.stock[board.me] == 1
    assert board.void.left == 11


def test_allies_are_awarded_dark_matter_one_by_one() -> None:
    """R25b.4."""
    board = VoidBoard(variant="coop")
    board.slay(board.you, ships=1)
    board.phase()
    assert board.void.stock[board.you] == 1


# Void technologies ----------------------------------------------------------------------------------------------


def test_a_void_technology_costs_research_and_dark_matter_for_good(board: VoidBoard) -> None:
    """X5.2, R25b.1: 6 research and 1 Dark Matter; the other side leaves with it; no artifact is needed."""
    board.void.stock[board.me] = 2
    board.empire.research = 8
    told = board.play("discover plasma-beams")
    assert (board.empire.research, board.void.stock[board.me], board.void.laid[board.me]) == (2, 1, 1)
    assert board.empire.coop == 4
    assert not {"VT1a", "VT1b"} & {*ids(board.void.display)}
    assert len(board.void.display) == 6
    assert board.void.left == 10
    assert "void-powered" in told


def test_it_is_active_at_once_and_always(board: VoidBoard) -> None:
    assert board.tiles()[4] == "T00"
    board.power("VT1a")
    assert board.tiles()[4] == "V1"
    board.tech("BT03", active=False)
    board.at("home").owner = board.me
    board.empire.resources = [0] * len(RESOURCES)
    board.play("logistics")
    assert board.tiles()[4] == "V1"
    (plasma,) = [tech for tech in board.empire.techs if ids([tech.card]) == ["VT1a"]]
    assert (plasma.active, plasma.paid, board.void.laid[board.me]) == (True, [], 1)


def test_it_needs_dark_matter_in_stock(board: VoidBoard) -> None:
    board.empire.research = 12
    assert refused(board.g, "discover void-shields") == ("10.4", "discover-dark-matter")
    board.void.laid[board.me] = 5
    assert refused(board.g, "discover void-shields") == ("10.4", "discover-dark-matter")
    board.void.stock[board.me] = 2
    assert refused(board.g, "discover void-fury") == ("10.4", "discover-dark-matter")
    offered = {str(move.values[0]) for move in GAME.moves(board.g, Seat(board.me)) if move.verb == "discover"}
    words = {TECHNOLOGIES[card].word for card in board.void.display}
    assert offered & words == words - {"void-fury", "annihilation-pulse"}


def test_it_needs_research_too(board: VoidBoard) -> None:
    board.void.stock[board.me] = 1
    board.empire.research = 5
    assert refused(board.g, "discover void-shields") == ("10.4", "discover-too-dear")


def test_what_makes_ancient_technologies_cheaper_does_not_for_those_of_the_void(board: VoidBoard) -> None:
    """25b, BT18: nor is any Dark Matter saved."""
    board.tech("BT18")
    board.void.stock[board.me], board.empire.research = 1, 5
    assert refused(board.g, "discover void-shields") == ("10.4", "discover-too-dear")
    board.empire.research = 6
    board.play("discover void-shields")
    assert (board.empire.research, board.void.stock[board.me]) == (0, 0)


def test_the_first_technology_of_a_science_is_cheaper_for_archivists_also_from_the_void() -> None:
    """15.5."""
    board = VoidBoard(race="nyxari")
    board.void.stock[board.me], board.empire.research = 2, 5
    board.play("discover void-shields")
    assert (board.empire.research, board.void.stock[board.me]) == (0, 1)
    board.empire.research = 4
    assert refused(board.g, "discover entropy-cannon") == ("10.4", "discover-too-dear")
    board.empire.research = 5
    board.play("discover entropy-cannon")
    assert (board.empire.research, board.void.stock[board.me], board.void.laid[board.me]) == (0, 0, 2)


def test_nobody_gets_the_other_side_of_a_void_technology(board: VoidBoard) -> None:
    board.power("VT1a")
    board.void.stock[board.me], board.empire.research = 1, 12
    assert refused(board.g, "discover void-shields") == ("10.4", "discover-not-there")
    while board.g.active == board.me:
        board.play("pass")
    board.void.stock[board.you], board.g.empires[board.you].research = 1, 12
    assert refused(board.g, "discover void-shields") == ("10.4", "discover-not-there")
    assert refused(board.g, "discover plasma-beams") == ("10.4", "discover-not-there")


def test_one_science_can_buy_void_technologies_beside_others(board: VoidBoard) -> None:
    board.g.market[0] = TECHNOLOGIES.number["BT01"]
    board.void.stock[board.me], board.empire.research = 1, 8
    board.play("discover scanner")
    board.play("discover void-shields")
    assert ids([tech.card for tech in board.empire.techs]) == ["BT01", "VT1b"]
    assert [tech.active for tech in board.empire.techs] == [False, True]


def test_a_void_technology_counts_for_no_limit(board: VoidBoard) -> None:
    for id_ in ("BT01", "BT02", "BT04", "BT05"):
        board.tech(id_)
    board.tech("VT1b")
    board.empire.resources = [9] * len(RESOURCES)
    assert {*ids(best(board.g, board.me))} == {"BT01", "BT02", "BT04", "BT05"}


# Which tile lies on top -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("answer", "tile"), [("plasma-beams", "V1"), ("phase-cannons", "T07")])
def test_the_owner_says_which_tile_lies_on_top(board: VoidBoard, answer: str, tile: str) -> None:
    """R13.3; by default the void technology, which was activated last."""
    board.tech("BT14")
    board.power("VT1a")
    (ask,) = GAME.asks(board.g)
    assert (ask.prompt.key, ask.default, board.tiles()[4]) == (
        "ask-cover",
        Move("cover", ("plasma-beams",)),
        "V1",
    )
    assert [str(move) for move in GAME.moves(board.g, ask.seat)] == [
        "cover phase-cannons",
        "cover plasma-beams",
    ]
    assert board.play(f"cover {answer}") == ["covered"]
    assert board.tiles()[4] == tile
    assert GAME.asks(board.g)[0].prompt.key != "ask-cover"


@pytest.mark.parametrize(("id_", "active"), [("BT14", False), ("BT15", True)])
def test_nobody_is_asked_where_no_other_active_tile_lies(board: VoidBoard, id_: str, active: bool) -> None:
    board.tech(id_, active=active)
    board.power("VT1a")
    assert GAME.asks(board.g)[0].prompt.key != "ask-cover"


def allocating(board: VoidBoard) -> VoidBoard:
    """Phase Cannons and Plasma Beams for slot 5 at the question what is active; resources are there for both."""
    board.tech("BT14", active=False)
    board.power("VT1a")
    board.play("logistics")
    board.empire.resources = [0] * len(RESOURCES)
    for resource in (PTERACNIUM, ANTIMATTER, BOSON, OMEGA):
        board.empire.resources[resource] = 1
    return board


@pytest.fixture
def rich(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every empire has one of everything when its resources are counted."""
    monkeypatch.setattr(
        "bot.games.novasolis.core.actions.logistics.resources",
        lambda g, side, sectors=None: [1] * len(RESOURCES),
    )


@pytest.mark.usefixtures("rich")
@pytest.mark.parametrize(
    ("words", "tile"),
    [
        ("phase-cannons plasma-beams", "V1"),
        ("plasma-beams phase-cannons", "T07"),
        ("phase-cannons", "T07"),
        ("plasma-beams", "V1"),
        ("", "V1"),
    ],
)
def test_each_logistics_says_it_again(board: VoidBoard, words: str, tile: str) -> None:
    """R13.3: the last one named lies on top; a void technology stays active if it is not named."""
    allocating(board)
    assert board.offered("allocate") == ["phase-cannons", "plasma-beams"]
    board.play(f"allocate {words}".strip())
    assert board.tiles()[4] == tile
    assert all(tech.active for tech in board.empire.techs if ids([tech.card]) == ["VT1a"])


@pytest.mark.usefixtures("rich")
def test_the_usual_allocation_keeps_what_lies_on_top(board: VoidBoard) -> None:
    allocating(board)
    board.play("allocate plasma-beams phase-cannons")
    assert ids(usual(board.g, board.me)) == ["VT1a", "BT14"]
    board.empire.grid.reverse()
    assert ids(usual(board.g, board.me)) == ["BT14", "VT1a"]


@pytest.mark.usefixtures("rich")
def test_a_void_technology_is_allocated_only_where_its_slot_is_shared(board: VoidBoard) -> None:
    board.tech("BT15", active=False)
    board.power("VT1a")
    board.play("logistics")
    assert board.offered("allocate") == ["antimatter-torpedoes"]
    assert refused(board.g, "allocate plasma-beams")[0] == "14.1"
    board.play("allocate antimatter-torpedoes")
    assert (board.tiles()[4], board.tiles()[5]) == ("V1", "T08")


# Computers ------------------------------------------------------------------------------------------------------


def test_computers_discover_a_void_technology_that_they_can_pay(board: VoidBoard) -> None:
    g = board.g
    g.market = [0] * len(g.market)
    board.void.stock[board.me], board.empire.research = 1, 6
    before = GAME.thinking.terms(g, Seat(board.me))
    after = GAME.copy(g)
    GAME.play(after, Seat(board.me), Move("discover", ("plasma-beams",)))
    terms = GAME.thinking.terms(after, Seat(board.me))
    # What else changes is that an action is taken.
    what = ("stars", "technologies", "modules", "energy and research")
    assert sum(terms[name] - before[name] for name in what) > 100


def test_computers_value_dark_matter_and_the_best_claim_to_it(board: VoidBoard) -> None:
    def worth() -> int:
        return evaluate(board.g, Seat(board.me))

    poor = worth()
    board.void.stock[board.me] = 1
    with_stock = worth()
    assert with_stock > poor
    board.void.counted[board.me][SHIP] -= 2
    assert worth() > with_stock
    board.void.counted[board.you][SHIP] -= 9
    assert worth() == with_stock


# Whole games ----------------------------------------------------------------------------------------------------

MODES: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (4, {"mode": "exploration", "roaming": "on"}),
    (3, {"mode": "exploration", "entity": "off"}),
    (3, {"variant": "coop", "races": "random"}),
    (1, {"variant": "solo", "empires": "4"}),
]


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_random_games_go_to_their_end(seats: int, options: dict[str, str]) -> None:
    """Every state is right, and a world that fits a view looks the same from there."""
    g, dice = begun(seats, "void", void="on", **options), Rng("void")
    moves = 0
    while not g.over:
        moves += 1
        seat = GAME.asks(g)[0].seat
        move = GAME.offer(g, seat).sample(dice)
        assert move is not None
        GAME.play(g, seat, move)
        GAME.check_invariants(g)
        if moves % 7 == 0:
            world = GAME.copy(g)
            GAME.deal_anew(world, seat, Rng(f"{moves}"))
            GAME.check_invariants(world)
            assert GAME.view(world, seat) == GAME.view(g, seat)
    assert GAME.decode(GAME.encode(g)).parts == g.parts


@pytest.mark.deep
@pytest.mark.parametrize(("seats", "options"), MODES)
def test_computers_play_to_the_end(seats: int, options: dict[str, str]) -> None:
    g, dice, player = begun(seats, "greedy", void="on", **options), Rng("greedy"), GreedyPlayer()
    while not g.over:
        seat = GAME.asks(g)[0].seat
        GAME.play(g, seat, player.choose(GAME, GAME.view(g, seat), seat, dice))
    GAME.check_invariants(g)


def _less(board: VoidBoard) -> None:
    board.void.stock[board.me] = -1


def _more(board: VoidBoard) -> None:
    board.void.stock[board.me] = 13


def _unpaid(board: VoidBoard) -> None:
    board.void.laid[board.me] = 0


def _asleep(board: VoidBoard) -> None:
    board.empire.techs[0].active = False


def _fed(board: VoidBoard) -> None:
    board.empire.techs[0].paid = [0]


def _bare(board: VoidBoard) -> None:
    board.empire.grid = []


def _shown(board: VoidBoard) -> None:
    board.void.display.append(TECHNOLOGIES.number["VT1a"])


def _future(board: VoidBoard) -> None:
    board.void.counted[board.me][SHIP] += 1


def _twin(board: VoidBoard) -> None:
    board.tech("VT1b", board.you)
    board.g.empires[board.you].grid.append(TECHNOLOGIES.number["VT1b"])
    board.void.laid[board.you] = 1


@pytest.mark.parametrize(
    "fault", [_less, _more, _unpaid, _asleep, _fed, _bare, _shown, _future, _twin], ids=lambda f: f.__name__
)
def test_a_wrong_state_is_noticed(board: VoidBoard, fault: Callable[[VoidBoard], None]) -> None:
    board.power("VT1a")
    GAME.check_invariants(board.g)
    fault(board)
    with pytest.raises(AssertionError):
        GAME.check_invariants(board.g)
