"""Secret objectives (rules 19.3)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.engine.moves import Move, Seat
from bot.engine.playout import Dice
from bot.engine.rng import Rng
from bot.games.novasolis.core.cards.cards import OBJECTIVES, TILES
from bot.games.novasolis.core.round import turn
from bot.games.novasolis.core.round.turn import TurnStep
from bot.games.novasolis.core.scoring.ending import finish
from bot.games.novasolis.core.scoring.objectives import claimable, is_met
from bot.games.novasolis.core.table.state import OLD_RELIC, SHIP
from bot.games.novasolis.core.table.tables import DECIDERS
from tests.games.leaks import prove_events_keep_secrets
from tests.games.novasolis.play import GAME, Board, refused, told

Put = Callable[[Board, int], None]


def _tiles(board: Board, *rows: tuple[str, str]) -> None:
    """Reveal tiles in own sectors, as sector and id."""
    for word, id_ in rows:
        board.own(word, board.me).tiles.append(TILES.number[id_])


def slay(board: Board, n: int) -> None:
    board.empire.slain = [n, 9, 9, 9]


def slay_stations(board: Board, n: int) -> None:
    board.empire.slain = [9, n, 9, 9]


def relics(board: Board, n: int) -> None:
    for word in ("1.1", "1.4", "2.3")[:n]:
        board.own(word, board.me).relics[0] = OLD_RELIC


def sectors(board: Board, n: int) -> None:
    for word in ("1.0", "1.1", "1.2", "1.3", "1.4", "1.5")[: n - 1]:
        board.own(word, board.me)


def charted(board: Board, n: int) -> None:
    board.at("2.2").charted = True
    for word in ("1.0", "1.1", "1.2")[:n]:
        board.own(word, board.me).charted = True


def technologies(board: Board, n: int) -> None:
    for number in range(1, n + 1):
        board.tech(f"BT{number:02}", active=False)


def energy(board: Board, n: int) -> None:
    _tiles(board, *[("2.0", "LY2")] * (n - 3))


def research(board: Board, n: int) -> None:
    _tiles(board, *[("2.0", "LB1")] * (n - 1))


def population(board: Board, n: int) -> None:
    _tiles(board, *[("2.0", "LY2")] * (n - 5))


def ships(board: Board, n: int) -> None:
    board.put("2.1", board.me, ships=3, stations=4)
    board.put("2.2", board.me, ships=n - 3)


def stations(board: Board, n: int) -> None:
    for word in ("1.0", "1.1", "1.2")[:n]:
        board.put(word, board.me, ships=2, stations=1)


def gates(board: Board, n: int) -> None:
    """From 2.0 to 2.2, 1.3 and 2.6 it is so far."""
    board.at("2.6").gate = board.you
    for word in ("2.0", "2.1", {3: "1.3", 4: "2.6"}[n]):
        board.at(word).gate = board.me


def every_colour(board: Board, n: int) -> None:
    _tiles(board, *[("2.0", id_) for id_ in ("LB1", "LY1", "LY1", "LR3", "LR3")])
    _tiles(board, *[("1.0", "LB1")] * (n - 1))


def basics(board: Board, n: int) -> None:
    board.empire.resources = [2, n, 2, 2, 5, 5]


def omegas(board: Board, n: int) -> None:
    board.empire.resources = [3, 3, 3, 3, 1, n]


def antimatter(board: Board, n: int) -> None:
    board.empire.resources = [3, 3, 3, 3, n, 1]


def near_the_middle(board: Board, n: int) -> None:
    board.own("1.5" if n else "2.1", board.me)


def ancients(board: Board, n: int) -> None:
    board.tech("AT3a", active=bool(n))
    board.tech("BT01")


def routs(board: Board, n: int) -> None:
    board.empire.routs = n


def gates_closed(board: Board, n: int) -> None:
    board.empire.slain = [9, 1, 9, 9]
    board.empire.gates = n


@pytest.mark.parametrize(
    ("id_", "put", "enough"),
    [
        ("O01", slay, 6),
        ("O02", slay_stations, 2),
        ("O02", gates_closed, 1),
        ("O03", relics, 2),
        ("O04", sectors, 6),
        ("O05", charted, 3),
        ("O06", technologies, 7),
        ("O07", energy, 7),
        ("O08", research, 5),
        ("O09", population, 9),
        ("O10", ships, 7),
        ("O11", stations, 3),
        ("O12", gates, 4),
        ("O13", every_colour, 2),
        ("O14", basics, 3),
        ("O15", omegas, 1),
        ("O15", antimatter, 1),
        ("O16", near_the_middle, 1),
        ("O17", ancients, 1),
        ("O18", routs, 4),
    ],
)
def test_an_objective_is_met_by_so_much_and_no_less(id_: str, put: Put, enough: int) -> None:
    """19.3, O01 to O18."""
    number = OBJECTIVES.number[id_]
    for n, met in ((enough, True), (enough - 1, False)):
        board = Board()
        assert not is_met(board.g, board.me, number)
        put(board, n)
        assert is_met(board.g, board.me, number) is met
        assert not is_met(board.g, board.you, number)


def test_what_lies_in_a_contested_sector_does_not_count() -> None:
    """O03, O13: artifacts and tiles need a productive sector."""
    board = Board()
    relics(board, 2)
    every_colour(board, 2)
    wanted = [OBJECTIVES.number[id_] for id_ in ("O03", "O13")]
    assert all(is_met(board.g, board.me, number) for number in wanted)
    for word in ("1.1", "1.0"):
        board.put(word, board.you, ships=1)
    assert not any(is_met(board.g, board.me, number) for number in wanted)


def test_the_galactic_core_is_the_heart_of_darkness_too() -> None:
    """O16, in Exploration."""
    board = Board(mode="exploration")
    number = OBJECTIVES.number["O16"]
    board.own("0.0", board.me)
    assert is_met(board.g, board.me, number)


def test_before_the_first_count_nothing_is_available() -> None:
    """O14, O15 look at the last LG4."""
    board = Board()
    board.empire.resources = []
    assert not is_met(board.g, board.me, OBJECTIVES.number["O15"])


def held(*ids: str, by_itself: bool = True, **options: str) -> Board:
    """A board on which I hold these objectives."""
    board = Board(**options)
    board.empire.objectives = [OBJECTIVES.number[id_] for id_ in ids]
    board.empire.wishes.claims = "auto" if by_itself else "ask"
    return board


def waits(board: Board) -> bool:
    """Whether the table waits for me in my turn."""
    return [ask.prompt.key for ask in GAME.asks(board.g) if ask.seat == board.me] == ["ask-turn"]


def test_an_objective_is_claimed_in_ones_turn_beside_the_actions_and_once() -> None:
    """R9.3, R19.3, R28.26: several in a turn, each shown, for its stars."""
    board = held("O10", "O11", "O18", by_itself=False)
    mine = list(board.empire.objectives)
    ships(board, 7)
    board.put("1.0", board.me, stations=3)
    board.empire.turn.actions = ["build", "science"]
    offered = [
        str(move) for move in GAME.moves(board.g, DECIDERS[board.g.seats][board.me]) if move.verb == "claim"
    ]
    assert offered == ["claim grand-armada", "claim bastions"]
    assert refused(board.g, "claim master-tactician", board.me) == ("19.3", "objective-unmet")
    assert refused(board.g, "claim prism", board.me) == ("19.3", "objective-not-yours")
    assert board.play("claim grand-armada") == ["claimed", "stars-objective"]
    assert refused(board.g, "claim grand-armada", board.me) == ("19.3", "objective-claimed")
    assert board.play("claim bastions") == ["claimed", "stars-objective"]
    assert (board.empire.claimed, board.empire.coop, board.empire.own) == (mine[:2], 6 + 4, 0)
    assert board.empire.turn.actions == ["build", "science"]


def test_an_objective_is_not_claimed_within_an_action_nor_in_anothers_turn() -> None:
    """R9.3, R28.26: what is no longer true cannot be claimed later."""
    board = held("O10", by_itself=False)
    ships(board, 7)
    board.play("survey")
    assert refused(board.g, "claim grand-armada", board.me)[1] == "not-now"
    while GAME.asks(board.g)[0].prompt.key != "ask-turn":
        board.play("done")
    board.at("2.1").units[board.me][SHIP] -= 1
    assert refused(board.g, "claim grand-armada", board.me) == ("19.3", "objective-unmet")
    board.play("pass")
    board.at("2.1").units[board.me][SHIP] += 1
    assert refused(board.g, "claim grand-armada", board.me)[1] == "not-asked"


# Claimed by itself, or asked for --------------------------------------------------------------------------------


def test_an_objective_is_claimed_by_itself_as_soon_as_an_action_has_met_it() -> None:
    """R9.3: also beside another one that is not met; the turn goes on."""
    board = held("O18", "O11")
    board.put("home", board.me, stations=2)
    board.own("1.0", board.me)
    board.empire.energy = 6
    assert board.play("build station-1.0") == ["built-station", "claimed", "stars-objective"]
    assert (board.empire.claimed, board.empire.coop) == ([OBJECTIVES.number["O11"]], 4)
    assert waits(board)
    assert GAME.moves(board.g, DECIDERS[board.g.seats][board.me])


def test_what_was_met_in_the_turns_of_others_is_claimed_when_ones_own_begins() -> None:
    """R19.3: not before."""
    board = held("O11")
    board.play("pass")
    board.put("2.1", board.me, stations=3)
    while board.g.active != board.me:
        assert not board.empire.claimed
        ask = GAME.asks(board.g)[0]
        events = told(GAME.play(board.g, ask.seat, ask.default))
    assert events[-2:] == ["claimed", "stars-objective"]
    assert waits(board)


def test_what_is_met_by_the_last_action_is_claimed_and_ends_the_turn() -> None:
    """R9.3: no one is asked, met or not."""
    for stations in (2, 1):
        board = held("O11")
        board.put("home", board.me, stations=stations)
        board.own("1.0", board.me)
        board.empire.turn.actions = ["logistics", "science"]
        board.play("build station-1.0")
        assert board.empire.claimed == board.empire.objectives[: stations - 1]
        assert (board.g.active, waits(board)) == (board.you, False)


@pytest.mark.parametrize("stations", [2, 1])
def test_whoever_claims_for_themselves_is_waited_for_whether_it_is_met_or_not(stations: int) -> None:
    """R9.3: everyone sees that the turn waits; whether anything could be claimed they do not see."""
    board = held("O11", "O18", by_itself=False)
    board.put("home", board.me, stations=stations)
    board.own("1.0", board.me)
    board.empire.turn.actions = ["logistics", "science"]
    assert "claimed" not in board.play("build station-1.0")
    for viewer in (None, DECIDERS[board.g.seats][board.you]):
        seen = [(ask.seat, ask.prompt.values["n"]) for ask in GAME.asks(GAME.view(board.g, viewer), viewer)]
        assert seen == [(board.me, 0)]
    verbs = [move.verb for move in GAME.moves(board.g, DECIDERS[board.g.seats][board.me])]
    assert verbs == ["claim"] * (stations - 1) + ["pass"]
    board.play("pass")
    assert (board.g.active, board.empire.claimed) == (board.you, [])


def test_a_turn_that_waits_tells_of_the_setting_and_not_of_what_its_last_action_met(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Who has objectives claimed by the game would be waited for, too, if they claimed for themselves: met or not."""

    def look() -> None:
        for number in range(12):
            board = held("O11", "O18", by_itself=False)
            board.g.box = [card for card in board.g.box if card not in board.empire.objectives]
            board.put("home", board.me, stations=2)
            board.own("1.0", board.me)
            board.empire.turn.actions = ["logistics", "science"]
            prove_events_keep_secrets(GAME, 2, board.g, Dice(number))

    look()
    wants = turn.wants_to_claim
    monkeypatch.setattr(turn, "wants_to_claim", lambda g, side: wants(g, side) and bool(claimable(g, side)))
    with pytest.raises(AssertionError, match="for whom the table waits"):
        look()


def test_a_turn_waits_no_longer_when_the_last_objective_is_claimed() -> None:
    """A claim in the last instant: it ends the turn, and after that there is none."""
    board = held("O10", "O11", by_itself=False)
    board.put("home", board.me, ships=7, stations=3)
    board.empire.turn.actions = ["logistics", "science"]
    board.play("move 1x2.0 2.1")
    board.play("claim bastions")
    assert waits(board)
    board.play("claim grand-armada")
    assert (board.g.active, waits(board)) == (board.you, False)
    assert refused(board.g, "claim bastions", board.me) == ("", "not-asked")


def test_a_turn_does_not_wait_for_objectives_before_its_last_action_nor_without_any() -> None:
    board = held("O11", by_itself=False)
    board.empire.claimed = list(board.empire.objectives)
    board.own("1.0", board.me)
    board.empire.turn.actions = ["logistics", "science"]
    board.play("build station-1.0")
    assert board.g.active == board.you
    board = held("O11", by_itself=False)
    board.play("pass")
    assert board.g.active == board.you, "who ends the turn early is not asked again"


@pytest.mark.parametrize("stations", [2, 1])
def test_the_setting_answers_the_turn_that_waits(stations: int) -> None:
    """It claims what is met, and ends the turn."""
    board = held("O11", "O18", by_itself=False)
    board.put("home", board.me, stations=stations)
    board.own("1.0", board.me)
    assert GAME.asks(board.g)[0].settings == ()
    board.empire.turn.actions = ["logistics", "science"]
    board.play("build station-1.0")
    assert GAME.asks(board.g)[0].settings == (Move("claims", ("auto",)),)
    board.play("claims auto")
    assert board.empire.claimed == board.empire.objectives[: stations - 1]
    assert (board.g.active, board.empire.wishes.claims) == (board.you, "auto")


def test_the_setting_is_told_to_its_owner_alone_and_lies_open_to_no_one_else() -> None:
    board = held("O11")
    seat = DECIDERS[board.g.seats][board.me]
    assert GAME.offer(board.g, seat).settings[1:] == [Move("claims", ("ask",))]
    events = GAME.play(board.g, seat, Move("claims", ("ask",)))
    assert [(event.key, event.audience) for event in events] == [("will-claim", (seat,))]
    assert GAME.offer(board.g, seat).settings[1:] == [Move("claims", ("auto",))]
    mine, yours = (GAME.view(board.g, DECIDERS[board.g.seats][side]) for side in (board.me, board.you))
    assert [view.empires[board.me].wishes.claims for view in (mine, yours)] == ["ask", "auto"]
    board.put("home", board.me, stations=3)
    assert told(GAME.play(board.g, seat, Move("claims", ("auto",)))) == [
        "will-claim",
        "claimed",
        "stars-objective",
    ]


def test_another_players_setting_does_not_touch_a_turn_that_waits() -> None:
    board = held("O11", by_itself=False)
    board.own("1.0", board.me)
    board.empire.turn.actions = ["logistics", "science"]
    board.play("build station-1.0")
    board.play("claims ask", board.you)
    assert waits(board)
    assert GAME.asks(board.g)[0].settings


def test_in_solo_the_setting_is_for_all_empires() -> None:
    board = Board(1, variant="solo", empires="3")
    GAME.play(board.g, Seat(0), Move("claims", ("ask",)))
    assert [empire.wishes.claims for empire in board.g.empires] == ["ask"] * 3
    assert GAME.offer(board.g, Seat(0)).settings[1:] == [Move("claims", ("auto",))]


def test_in_another_world_whoever_meets_an_objective_or_is_waited_for_claims_for_themselves() -> None:
    """26: it can be played on, and asks the same."""
    board, found = Board(3), set[tuple[bool, str]]()
    board.empire.objectives, board.g.box = board.g.box[:2], board.g.box[2:]
    board.put("home", board.me, stations=3)
    board.put("2.1", board.me, ships=7)
    board.empire.wishes.claims = "ask"
    for number in range(30):
        world = GAME.resample(board.g, None, Rng(f"world {number}"))
        met = bool(claimable(world, board.me))
        found.add((met, world.empires[board.me].wishes.claims))
        assert GAME.asks(GAME.view(world, None)) == GAME.asks(GAME.view(board.g, None))
        others = (empire for side, empire in enumerate(world.empires) if side != board.me)
        assert {empire.wishes.claims for empire in others} == {"auto"}
    assert found == {(True, "ask"), (False, "auto")}
    board.g.stack[-1] = TurnStep(board.me, lingers=True)
    board.empire.turn.actions = ["build", "logistics", "science"]
    for number in range(5):
        world = GAME.resample(board.g, None, Rng(f"world {number}"))
        assert world.empires[board.me].wishes.claims == "ask"
        assert GAME.awaited(world) == [board.me]


def test_at_the_end_objectives_that_are_met_are_claimed_in_play_order() -> None:
    """R19.3, R19.7: those that are met, each once."""
    board = Board(mode="exploration")
    number = OBJECTIVES.number["O11"]
    for side in (board.me, board.you):
        board.g.empires[side].objectives = [number, OBJECTIVES.number["O18"]]
        board.put("2.1", side, stations=3)
    board.empire.claimed = [number]
    board.g.events.clear()
    finish(board.g, "scored")
    claims = [event.values["side"] for event in board.g.events if event.key == "claimed"]
    assert claims == [f"@{board.you}"]
    assert "ended-scored" in told(board.g.events)
    assert (board.empire.coop, board.g.empires[board.you].coop) == (0, 4)
