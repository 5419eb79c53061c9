"""How a game ends, and how everyone stands (rules 19.5 to 19.7, 20, 21.1)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.engine.moves import Seat
from bot.engine.standings import Goal
from bot.games.novasolis.core.cards.cards import ENTITY_CARDS, MODES, TRACKS
from bot.games.novasolis.core.holdings.counting import coop_track
from bot.games.novasolis.core.scoring.ending import check_victory, finish, lose, rank
from bot.games.novasolis.core.table.state import NONE, OLD_RELIC
from tests.catalogues import Late
from tests.games.novasolis.play import GAME, Board, begun, first_turn

WORDS = Late("novasolis")

Change = Callable[[Board, int], None]


def bare(**options: str) -> Board:
    """Two empires with the same of everything, and no objectives."""
    board = Board(**options)
    for empire in board.g.empires:
        empire.objectives, empire.coop, empire.own, empire.energy = [], 4, 4, 3
    return board


def artifact(board: Board, side: int) -> None:
    """An artifact more, and as many points and colonies."""
    other = board.you if side == board.me else board.me
    board.own("1.1", side).relics[0] = OLD_RELIC
    board.own("1.0", other)


def star(board: Board, side: int) -> None:
    board.g.empires[side].coop, board.g.empires[side].own = 6, 2


def colony(board: Board, side: int) -> None:
    board.own("1.0", side)


def energy(board: Board, side: int) -> None:
    board.g.empires[side].energy = 4


@pytest.mark.parametrize(("variant", "seats"), [("coop", 3), ("solo", 1)])
def test_where_empires_never_fight_only_the_stars_of_all_are_counted(variant: str, seats: int) -> None:
    """A.1, 20.1: in the order of seats, none before another."""
    board = Board(seats, variant=variant, empires="3")
    for side, empire in enumerate(board.g.empires):
        empire.coop = 2 + side
    found = GAME.standings(board.g)
    assert (found.shared, found.places, found.scores) == (True, None, (9,) * 4)
    finish(board.g, "saved")
    found = GAME.standings(board.g)
    assert (found.shared, found.outcome, found.won) == (True, "together", (True,) * 4)
    assert {*found.scores} == {coop_track(board.g)}
    assert not GAME.standings(Board().g).shared


@pytest.mark.parametrize("options", [{}, {"variant": "coop"}])
def test_in_survival_all_have_the_stars_needed_and_the_track_before_them(options: dict[str, str]) -> None:
    """19.5, 19.6: everyone can see both."""
    board = bare(**options)
    board.g.entity.track = 3
    needed = TRACKS[len(board.g.empires)]
    assert GAME.goals(board.g) == (
        Goal("stars", coop_track(board.g), needed.half_stars),
        Goal("track", 3, needed.end, scored=False),
    )
    assert GAME.goals(board.g)[0].reached > 0
    for viewer in (None, board.me):
        assert GAME.goals(GAME.view(board.g, Seat(viewer) if viewer is not None else None)) == GAME.goals(
            board.g
        )


def test_in_exploration_nothing_is_reached_together() -> None:
    assert GAME.goals(Board(mode="exploration").g) == ()


@pytest.mark.parametrize(("options", "told"), [({}, ["everyone-lost"]), ({"variant": "coop"}, [])])
def test_that_all_have_lost_is_told_where_nothing_else_says_so(
    options: dict[str, str], told: list[str]
) -> None:
    """Who wins and loses together reads it above the final order anyway."""
    board = Board(**options)
    lose(board.g, "burnt")
    assert [event.key for event in board.g.events] == ["ended-burnt", *told]


TIES: tuple[Change, ...] = (artifact, star, colony, energy)


@pytest.mark.parametrize("first", range(len(TIES)))
def test_ties_are_broken_in_their_order(first: int) -> None:
    """R19.7: artifacts, then stars for all, then colonies, then energy; each outweighs all that follow."""
    board = bare(mode="exploration", entity="off")
    assert rank(board.g, board.me) == rank(board.g, board.you)
    for after in TIES[first + 1 :]:
        if after is not colony or TIES[first] is not artifact:
            after(board, board.you)
    TIES[first](board, board.me)
    assert rank(board.g, board.me) > rank(board.g, board.you)


def test_points_come_before_all_ties() -> None:
    """R19.7."""
    board = bare(mode="exploration", entity="off")
    board.empire.own = 5
    for change in TIES[2:]:
        change(board, board.you)
    assert rank(board.g, board.me) > rank(board.g, board.you)


def test_equals_share_a_place() -> None:
    """R19.7: shared victory."""
    board = bare(mode="exploration")
    board.g.number = 9
    board.g.events.clear()
    finish(board.g, "scored")
    standings = GAME.standings(board.g)
    assert (standings.places, standings.outcome) == ((1, 1, 3), "ranked")
    assert standings.scores == (8 + 4, 8 + 4, 0)
    ended = {event.key: event.values for event in board.g.events}
    assert ended["ended-scored"] == {"round": 9}
    assert ended["winners"] == {"sides": ["@0", "@1"]}


def test_the_core_game_of_survival_has_a_winner() -> None:
    """19.5: all are saved, and the most stars win."""
    board = bare()
    board.empire.own += 1
    finish(board.g, "saved")
    places = {board.me: 1, board.you: 2}
    assert GAME.standings(board.g).places == (places[0], places[1], 3)
    assert [event.values["sides"] for event in board.g.events if event.key == "winners"] == [[f"@{board.me}"]]


@pytest.mark.parametrize("result", ["saved", "burnt"])
def test_allies_win_or_lose_together(result: str) -> None:
    """20.1: nobody has places before, and there is no overall winner."""
    board = bare(variant="coop")
    before = GAME.standings(board.g)
    assert (before.places, before.outcome) == (None, "together")
    (finish if result == "saved" else lose)(board.g, result)
    after = GAME.standings(board.g)
    assert (after.won[:2], after.outcome) == ((result == "saved",) * 2, "together")
    assert "winners" not in {event.key for event in board.g.events}


def test_a_lost_game_is_not_scored_and_the_entity_has_won() -> None:
    """R19.6: all lose together; points stay as they were."""
    board = bare()
    lose(board.g, "homeless")
    standings = GAME.standings(board.g)
    assert (standings.scores, standings.won[:2]) == ((8, 8, 0), (False, False))
    assert standings.places == (2, 2, 1)
    assert (board.g.over, board.g.stack, board.g.beside) == (True, [], [])


def test_no_one_has_a_place_while_the_game_goes_on() -> None:
    board = bare()
    board.g.entity.track = 3
    board.own("1.1", board.me).relics[0] = OLD_RELIC
    standings = GAME.standings(board.g)
    assert (standings.places, standings.outcome) == (None, "ranked")
    counts = {board.me: (1, 2), board.you: (0, 1)}
    assert standings.counts == (
        *({"artifacts": counts[s][0], "colonies": counts[s][1], "energy": 3} for s in range(2)),
        {"track": 3},
    )
    assert GAME.standings(bare(mode="exploration").g).counts[2] == {}
    assert len(GAME.standings(bare(mode="exploration", entity="off").g).scores) == 2


@pytest.mark.parametrize(
    ("owner", "guarded", "points"), [(True, False, 4), (True, True, 0), (False, False, 0)]
)
def test_a_homeworld_counts_where_it_is_ones_own_and_uncontested(
    owner: bool, guarded: bool, points: int
) -> None:
    """R19.7: the own one; another's is no homeworld."""
    board = bare(mode="exploration")
    board.own("2.6", board.me)
    home = board.at("home")
    home.owner = board.me if owner else NONE
    if guarded:
        board.put("home", board.g.entity_side, ships=1)
    board.g.events.clear()
    finish(board.g, "scored")
    assert (board.empire.own, board.empire.coop) == (4 + points, 4)
    scored = [event.values["side"] for event in board.g.events if event.key == "stars-homeworld-held"]
    assert (f"@{board.me}" in scored) is (points > 0)


def test_each_artifact_controlled_at_the_end_counts() -> None:
    """R19.7: 2☆ each, told at once."""
    board = bare(mode="exploration")
    for word in ("1.1", "1.4"):
        board.own(word, board.me).relics[0] = OLD_RELIC
    board.g.events.clear()
    finish(board.g, "scored")
    assert board.empire.own == 4 + 2 * 4 + 4
    (event,) = [event for event in board.g.events if event.key == "stars-artifacts-held"]
    assert event.values["side"] == f"@{board.me}"


def test_survival_is_won_by_stars_for_all_alone() -> None:
    """R19.5: ☆ do not count for the track; in Exploration no one wins before the Supernova."""
    board = bare()
    for word in ("1.1", "1.4", "2.3"):
        board.own(word, board.me).relics[0] = OLD_RELIC
    board.empire.coop, board.g.empires[board.you].coop = 80, 43
    check_victory(board.g)
    assert not board.g.over
    board.g.empires[board.you].coop = 44
    check_victory(board.g)
    assert board.g.result == "saved"
    explorers = bare(mode="exploration")
    for word in ("1.1", "1.4", "2.3"):
        explorers.own(word, explorers.me).relics[0] = OLD_RELIC
    explorers.empire.coop = 200
    check_victory(explorers.g)
    assert not explorers.g.over


def test_artifacts_of_all_empires_count_together() -> None:
    """R19.5: those that someone controls."""
    board = bare()
    board.empire.coop = 200
    board.own("1.1", board.me).relics[0] = OLD_RELIC
    board.own("1.4", board.you).relics[0] = OLD_RELIC
    sector = board.own("2.3", board.you)
    sector.relics[0] = OLD_RELIC
    board.put("2.3", board.me, ships=1)
    check_victory(board.g)
    assert not board.g.over
    board.at("2.3").units[board.me] = [0] * 4
    check_victory(board.g)
    assert board.g.result == "saved"


@pytest.mark.parametrize("options", [{}, {"destroyers": "on"}, {"mode": "exploration"}])
def test_the_headline_says_which_round_comes_at_most(options: dict[str, str]) -> None:
    """R17.2: the last card is drawn in it, and cards drawn besides the others make no round shorter."""
    for seed in ("one", "two"):
        g = begun(2, seed, races="random", **options)
        last = GAME.headline(g).values["last"]
        for seat in (None, Seat(0)):
            assert GAME.headline(GAME.view(g, seat)).values["last"] == last
        g.entity.deck = [card for card in g.entity.deck if ENTITY_CARDS[card].type != "supernova"]
        counted = [
            card for card in g.entity.deck if (g.survival and not ENTITY_CARDS[card].extra) or not g.survival
        ]
        a_round = MODES[g.options["mode"]].cards
        assert last == -(-(len(counted) + 1) // a_round)


def test_the_headline_warns_of_the_round_after_which_the_star_may_explode() -> None:
    """20: with the first card of the last stage, known to all by the backs of the cards."""
    g = first_turn(2, mode="exploration")
    before = [card for card in g.entity.deck if ENTITY_CARDS[card].stage < 3]
    late = [card for card in g.entity.deck if ENTITY_CARDS[card].stage == 3]
    assert any(ENTITY_CARDS[card].word == "supernova" for card in late)
    for deck, warns in ((g.entity.deck, False), ([before[0], *late], False), (late, True), (late[:1], True)):
        g.entity.deck = [*deck]
        for state in (g, GAME.view(g, None), GAME.view(g, Seat(1))):
            said = WORDS.say(GAME.headline(state))
            assert said.endswith("the star may explode after it") is warns, (said, len(deck))
    g = first_turn(2)
    g.entity.deck = late
    assert "explode" not in WORDS.say(GAME.headline(g)), "in Survival the Entity’s track is told"
