"""Computer players of Nova Solis: what they are proposed, and what a position is worth to them."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bot.engine.moves import Move, Seat
from bot.engine.playout import Dice
from bot.games.novasolis.core.actions.surveying import KeepScanned
from bot.games.novasolis.core.cards.cards import ENTITY_CARDS, RACES, TILES, TRACKS
from bot.games.novasolis.core.round.turn import TurnStep
from bot.games.novasolis.core.table.hexes import CENTRE
from bot.games.novasolis.core.table.state import NEW_RELIC, NO_RELIC, OLD_RELIC, SHIP, Table
from bot.games.novasolis.core.table.tables import DECIDERS
from bot.games.novasolis.core.thinking import evaluation
from bot.games.novasolis.core.thinking.evaluation import Lie
from bot.games.novasolis.core.thinking.fights import Edge, Force, fight
from bot.players.greedy import GreedyPlayer
from bot.players.plan import Plan, is_stuck, worth_alone
from bot.players.random import RandomPlayer
from tests.games.novasolis.arena import Arena
from tests.games.novasolis.play import GAME, Board, begun, evaluate, first_turn, play

WORTHLESS = 1_000_000


@pytest.mark.parametrize("options", [{"mode": "exploration"}, {"variant": "coop"}])
def test_every_proposal_is_legal_and_every_open_question_has_one(options: dict[str, str]) -> None:
    g, dice, asked = begun(3, "proposals", **options), Dice(7), set[str]()
    while not g.over:
        seat = GAME.asks(g)[0].seat
        offer = GAME.offer(g, seat)
        for verb in offer.verbs:
            if verb.open:
                spots = [move for move, spot in GAME.offer(g, seat).proposals(verb.name, ()) if spot.ends]
                asked |= {move.verb for move in spots}
        assert GAME.thinking.candidates(g, seat, dice, 0), GAME.asks(g)
        move = GAME.offer(g, seat).sample(dice)
        assert move is not None
        GAME.play(g, seat, move)
    assert asked >= {"keep", "allocate", "build", "move", "reveal"}


@pytest.mark.parametrize("first", [0, pytest.param(1, marks=pytest.mark.deep)])
def test_a_striver_beats_a_drifter(first: int) -> None:
    g, dice = begun(2, f"strength {first}", mode="exploration", races="random"), Dice(3)
    players = [GreedyPlayer(), RandomPlayer()][:: 1 if first == 0 else -1]
    while not g.over:
        seat = GAME.asks(g)[0].seat
        GAME.play(g, seat, players[seat].choose(GAME, GAME.view(g, seat), seat, dice))
    scores = GAME.standings(g).scores
    assert scores[first] > 2 * scores[1 - first]


def test_what_a_position_is_worth() -> None:
    """Each of these is better than before."""
    board = Board(mode="exploration")
    me = Seat(board.me)
    worths = [evaluate(board.g, me)]

    def better() -> None:
        worths.append(evaluate(board.g, me))
        assert worths[-1] > worths[-2], worths

    board.empire.coop += 2
    better()
    board.put("2.1", board.me, ships=1)
    better()
    board.own("2.2", board.me)
    better()
    board.tech("BT03", active=False)
    better()
    board.empire.techs[0].active = True
    better()
    board.empire.hand.append(TILES.number["LB1"])
    better()
    board.own("1.4", board.you)
    assert evaluate(board.g, me) < worths[-1]


def test_a_colony_in_danger_and_a_lost_game_are_worth_less() -> None:
    board = Board(variant="coop")
    me = Seat(board.me)
    before = evaluate(board.g, me)
    board.put("2.0", board.g.entity_side, ships=3)
    assert evaluate(board.g, me) < before
    board.g.over, board.g.result = True, "burnt"
    assert evaluate(board.g, me) < -500_000
    board.g.result = "saved"
    assert evaluate(board.g, me) > 500_000


def test_who_comes_last_among_the_saved_is_better_off_than_all_who_are_lost() -> None:
    """19: computers that came last let the game be lost rather than be saved."""
    g = Board(4).g
    for side, empire in enumerate(g.empires):
        empire.coop = 20 * side
    worths = list[int]()
    g.over, g.result = True, "overwhelmed"
    worths.append(evaluate(g, Seat(3)))
    g.result = "saved"
    worths += [evaluate(g, Seat(seat)) for seat in range(4)]
    assert worths == sorted(worths)
    steps = [after - before for before, after in pairwise(worths)]
    assert steps[0] > 3 * max(steps[1:])
    assert min(steps[1:]) > 100_000, "each place counts"


@pytest.mark.parametrize(("variant", "more"), [("coop", 100), ("core", 40)])
def test_stars_of_others_are_worth_something_in_survival(variant: str, more: int) -> None:
    """Among allies as much as one's own, until there are enough."""
    board = Board(variant=variant)
    before = evaluate(board.g, Seat(board.me))
    board.g.empires[board.you].coop += 2
    assert evaluate(board.g, Seat(board.me)) == before + more


@pytest.mark.parametrize(
    ("mode", "rival", "more"),
    [("survival", True, False), ("survival", False, True), ("exploration", True, True)],
)
def test_an_artifact_is_no_reason_to_drive_another_empire_away_in_survival(
    mode: str, rival: bool, more: bool
) -> None:
    """19.1: it counts for all, whoever settles there; computers that fought for it were saved a round later."""
    board = Arena(mode=mode)
    board.meet(3, 1, enemy=board.you if rival else None)
    relics, worths = board.at("2.1").relics, list[int]()
    for relic in (NO_RELIC, OLD_RELIC):
        relics[0] = relic
        worths.append(evaluate(board.g, Seat(board.me)))
    assert (worths[1] > worths[0]) == more


def test_stars_beyond_what_is_needed_are_worth_less_to_allies() -> None:
    board = Board(variant="coop")
    board.empire.coop = TRACKS[2].half_stars
    before = evaluate(board.g, Seat(board.me))
    board.empire.coop += 2
    assert evaluate(board.g, Seat(board.me)) == before + 50


def test_it_is_worse_when_ships_that_come_will_find_no_room() -> None:
    """R17.5: with its only gate full, the next ships raise the track."""
    board = Board(3, variant="coop")
    gate = board.put("1.4", board.g.entity_side, ships=1)
    gate.rift, board.g.entity.cycle = True, [CENTRE, board.number("1.4")]
    worths = []
    for ships in range(1, TRACKS[3].limit + 1):
        gate.units[board.g.entity_side][SHIP] = ships
        worths.append(evaluate(board.g, Seat(board.me)))
    assert worths[2] - worths[3] > 2 * (worths[0] - worths[1])


@pytest.mark.parametrize(("seats", "gates", "good"), [(2, 1, True), (6, 1, False), (6, 4, True)])
def test_the_last_gate_is_better_left_open_where_many_ships_come(seats: int, gates: int, good: bool) -> None:
    """R17.5: with six empires the black hole alone has no room for them; with two it has."""
    g = Board(seats, variant="coop").g
    g.entity.cycle = [CENTRE, *g.layout.anomalies[:gates]]
    assert (Lie(g).gate > 0) == good


EDGE = Edge(0.5, 0.0)


def test_what_a_fight_would_come_to() -> None:
    """Four dice beat one in a round and lose half a ship; ships are hit before stations (12)."""
    found = fight(Force((4,), 0, EDGE), Force((1,), 0, EDGE), 3)
    assert (found.beaten_ships, found.lost_ships, found.cleared) == (1, 0.5, 1)
    found = fight(Force((1, 1), 0, EDGE), Force((4,), 0, EDGE), 1)
    assert (found.lost_ships, found.lost_others, found.beaten_ships, found.cleared) == (1, 1, 1.5, 0)
    found = fight(Force((2,), 2, EDGE), Force((1, 1), 0, Edge(0.0, 0.5)), 1)
    assert (found.beaten_ships, found.beaten_others) == (0.5, 0)


def test_a_fight_with_great_ships_counts_the_hits_that_each_takes() -> None:
    """X1.3, X2.3: two in one round; one alone is lost, and ships are hit before."""
    for hits, beaten in ((0.5, 0.0), (1, 0.0), (1.5, 0.5), (2, 1), (3, 1)):
        found = fight(Force((2,), 0, Edge(hits / 2, 0.0)), Force((0, 0, 0, 1), 0, EDGE), 1)
        assert (found.beaten_others, found.lost_ships) == (beaten, 1)
    found = fight(Force((4,), 0, Edge(1.0, 0.0)), Force((2, 0, 1), 0, EDGE), 1)
    assert (found.beaten_ships, found.beaten_others) == (2, 1)
    found = fight(Force((4,), 0, Edge(1.0, 0.0)), Force((0, 0, 1, 1), 0, EDGE), 1)
    assert found.beaten_others == 2


def test_the_prize_of_the_galactic_core_is_worth_a_fight_for_it() -> None:
    """4.1: whoever settles it first gains 10★, so the same fight is worth more there while no one has."""
    board = Board(mode="exploration")
    board.put("1.1", board.me, ships=3)
    board.put("0.0", board.g.entity_side, ships=1)
    worths = []
    for prize in (0, 20):
        board.at("0.0").prize = prize
        worths.append(evaluate(board.g, Seat(board.me)))
    assert worths[1] > worths[0] + 200


def test_ships_gather_for_the_core_until_they_are_enough_or_it_is_settled() -> None:
    """Each one within reach counts more while its prize is there, as many as its guards and one."""
    board = Board(mode="exploration")
    core = board.put("0.0", board.g.entity_side, ships=2, stations=1)
    here = board.at("2.1")

    def hoped(ships: int, prize: int = 20) -> float:
        here.units[board.me][SHIP], core.prize = ships, prize
        realm = Lie(board.g).realms[board.me]
        return evaluation.hope(board.g, board.me, realm)

    assert [hoped(ships) for ships in (0, 1, 3, 4, 7)] == [0, 100, 300, 400, 400]
    assert hoped(4, prize=0) == 0
    terms = [GAME.thinking.terms(board.g, Seat(board.me)) for prize in (0, 20) if hoped(1, prize) >= 0]
    worths = [each["the Core"] for each in terms]
    assert worths[1] == worths[0] + 100
    core.units[board.g.entity_side][SHIP] = 0
    assert hoped(1) == 200
    here.units[board.me][SHIP] = 0
    board.put("2.0", board.me, ships=1)
    board.empire.race = RACES.called["ferrun"]
    assert hoped(0) == 200


class Surveying:
    """A Survey in a co-op game, without tiles in hand before; I own my homeworld, with a place of each colour."""

    def __init__(self) -> None:
        self.board = Board(variant="coop")
        self.board.empire.hand = []
        self.board.play("survey")

    def worth(self, *tiles: str) -> int:
        """What the position is worth with these tiles drawn, or in hand once some were kept."""
        g, found = self.board.g, [TILES.number[each] for each in tiles]
        step = g.stack[-1]
        if isinstance(step, KeepScanned):
            step.drawn = found
        else:
            self.board.empire.hand = found
        return evaluate(g, Seat(self.board.me))


def test_a_survey_is_worth_what_it_can_reveal() -> None:
    """10.4: chance ends the plan there, so that computers which saw nothing in it hardly ever took one."""
    passed = Board(variant="coop")
    passed.empire.hand = []
    passed.play("pass")
    survey = Surveying()
    colours = survey.worth("LB1", "LY1", "LR1", "LR2")
    assert colours > evaluate(passed.g, Seat(passed.me)) + 200
    assert survey.worth("LB1", "LY1") == colours, "two are kept"
    assert survey.worth("LY1", "LY2", "LY3") < colours, "one place is yellow"
    assert survey.worth("LB1") < colours
    assert survey.worth("LB8", "LY1") > colours
    assert survey.worth("LB8", "LY7") - survey.worth("LB8", "LY2") > 100, "a wonder brings 2★"
    assert survey.worth("LB7") - survey.worth("LB7x") == 200, "2★ for an artifact that no one has found"
    assert survey.worth("LB7x") > survey.worth("LB4")


@pytest.mark.parametrize(("scanner", "n"), [(False, 2), (True, 3)])
def test_computers_keep_as_many_tiles_as_they_can(scanner: bool, n: int) -> None:
    """10.4: chance in the turns to come made Hard keep a single one of two."""
    board = Board(variant="coop")
    if scanner:
        board.tech("BT01")
    board.play("survey")
    me = Seat(board.me)
    found = GAME.thinking.candidates(GAME.view(board.g, me), me, Dice(1), 12)
    assert len(found) > 1
    assert {(move.verb, len(move.values)) for move in found} == {("keep", n)}


def test_tiles_that_can_be_revealed_now_are_worth_more_than_those_for_later() -> None:
    survey = Surveying()
    before = survey.worth("LB1", "LY1")
    survey.board.play("keep observatory garden-world")
    assert survey.worth("LB1", "LY1") == before
    two, three = (survey.worth(*tiles) for tiles in (["LB1", "LY1"], ["LB1", "LY1", "LR1"]))
    one = survey.worth("LB1")
    assert two - one > 2 * (three - two) > 0, "two are revealed"
    survey.board.empire.hand = [TILES.number["LB1"], TILES.number["LY1"]]
    survey.board.play("done")
    assert evaluate(survey.board.g, Seat(survey.board.me)) < before - 100


def test_races_are_drawn() -> None:
    """6.2: each one that is left comes by chance, one at a time."""
    g = begun(3, "races", mode="exploration")
    GAME.play(g, GAME.asks(g)[0].seat, Move("race", ("nyxari",)))
    seat = GAME.asks(g)[0].seat
    found = [GAME.thinking.candidates(GAME.view(g, seat), seat, Dice(n)) for n in range(60)]
    assert all(len(moves) == 1 for moves in found)
    assert {str(move) for (move,) in found} == {f"race {row.word}" for row in RACES.values()} - {
        "race nyxari"
    }


def test_ships_that_can_reach_weaker_enemies_are_worth_more() -> None:
    board = Board(mode="exploration")
    board.put("2.1", board.g.entity_side, ships=2)
    far, near = ([], [])
    for word, found in (("2.7", far), ("2.2", near)):
        board.put(word, board.me, ships=3)
        found.append(evaluate(board.g, Seat(board.me)))
        board.at(word).units[board.me][SHIP] = 0
    assert near > far


def test_a_combat_that_goes_well_is_worth_more_than_none() -> None:
    board = Arena()
    board.meet(3, 1)
    before = evaluate(board.g, Seat(board.me))
    board.attack()
    assert evaluate(board.g, Seat(board.me)) > before


def test_computers_put_dice_by_the_usual_rule_and_think_about_the_rest_of_a_combat() -> None:
    """R12.5; R12.3."""
    board = Arena()
    board.meet(3, 3)
    board.attack()
    me = Seat(board.me)

    def answers() -> list[str]:
        return [str(move) for move in GAME.thinking.candidates(GAME.view(board.g, me), me, Dice(1))]

    board.dice([1, 1, 1], [1, 1, 1])
    assert answers() == ["auto"]
    board.play("auto")
    assert answers()[:3] == ["continue", "stop", "withdraw 1.0"]


def test_only_who_gives_the_turn_away_waits() -> None:
    """Where nothing looks better than what there is, a plan that ends the turn is no better; a combat is no turn."""
    board = Arena(1, variant="solo")
    board.meet(3, 3)
    me = DECIDERS[board.g.seats][board.me]

    def stuck(line: str) -> bool:
        plan = Plan(-WORTHLESS, (Move.parse(line),))
        return is_stuck(GAME, GAME.encode(board.g), me, [plan])

    assert stuck("pass")
    assert stuck("survey")
    board.attack()
    board.dice([1, 1, 1], [1, 1, 1])
    assert not stuck("auto")
    board.play("auto")
    assert not stuck("continue")
    assert not stuck("stop")


def test_a_list_is_whole_where_its_spot_ends() -> None:
    """Found out without listing what could follow; a fleet without a goal and an order too dear are not."""
    board = Board(mode="exploration")
    me = Seat(board.me)
    board.put("home", board.me, ships=3)
    board.empire.energy = 1
    words = {
        "move": [
            "",
            "2x2.0",
            "2x2.0 2.1",
            "2x2.0 2.1 1x2.0",
            "2x2.0 2.1 1x2.0 2.1",
            "4x2.0 2.1",
            "2x2.0 0.9",
        ],
        "build": ["", "ship-2.0", "ship-2.0 ship-2.0", "station-2.1", "nothing-2.0"],
    }
    for verb, lines in words.items():
        whole = list[bool]()
        for line in lines:
            move = Move.parse(f"{verb} {line}".strip())
            spot = GAME.offer(board.g, me).spot(verb, move.values)
            whole.append(GAME.offer(board.g, me).allows(move))
            assert whole[-1] == (spot is not None and spot.ends), move
        assert len({*whole}) == 2


@pytest.mark.parametrize(
    ("seats", "options"), [(3, {}), (2, {"mode": "exploration"}), (1, {"variant": "solo", "empires": "2"})]
)
def test_what_a_seat_could_do_next_is_asked_after_the_entity_has_acted(
    seats: int, options: dict[str, str]
) -> None:
    """9: what is left of its own turn is passed over, too; who leads several empires has the turn of the next one."""
    g = first_turn(seats, **options)
    side, (seat,) = g.active, GAME.awaited(g)
    play(g, "survey")
    assert GAME.thinking.turn_again(g, seat)
    assert (g.number, GAME.awaited(g)) == (2 if seats > 1 else 1, [seat])
    assert g.active == (side if seats > 1 else g.play_order()[1])
    assert g.empires[g.active].turn.actions == []
    assert isinstance(g.stack[-1], TurnStep)


def about_to_win(last: bool, artifacts: int, coop: int = 52, **options: str) -> Table:
    """Round 8 of a game for two, who need 124 half-stars and 3 artifacts; its first player has 60."""
    g = first_turn(1 if "empires" in options else 2, **options)
    first, second = g.play_order()
    g.number, g.empires[first].coop, g.empires[second].coop = 8, 60, coop
    for sector in [sector for sector in g.sectors if NEW_RELIC in sector.relics][:artifacts]:
        sector.owner, sector.settled, sector.units[g.entity_side] = first, True, [0] * len(sector.units[0])
        sector.relics = [OLD_RELIC if relic == NEW_RELIC else relic for relic in sector.relics]
    if last:
        play(g, "pass")
    return g


@pytest.mark.parametrize(
    ("soon", "last", "artifacts", "coop", "options"),
    [
        (True, False, 3, 52, {}),
        (False, False, 3, 50, {}),
        (False, False, 2, 52, {}),
        (True, True, 3, 57, {}),
        (False, True, 3, 56, {}),
        (False, False, 3, 90, {"mode": "exploration"}),
        (False, False, 3, 90, {"variant": "solo", "empires": "2"}),
        (True, True, 3, 90, {"variant": "solo", "empires": "2"}),
    ],
)
def test_the_end_is_near_if_all_that_is_missing_is_what_those_yet_to_play_usually_gain(
    soon: bool, last: bool, artifacts: int, coop: int, options: dict[str, str]
) -> None:
    """60 and 52 make 7 and 6 a round: with both turns to come 125. Who leads an empire still to come waits for it."""
    g = about_to_win(last, artifacts, coop, **options)
    assert GAME.thinking.ends_soon(g, DECIDERS[g.seats][g.active]) is soon


@pytest.mark.parametrize(("options", "gained"), [({}, 14), ({"mode": "exploration"}, 0)])
def test_in_survival_others_score_meanwhile_as_they_did_so_far(options: dict[str, str], gained: int) -> None:
    """7 a round. The other is first in the next one, so it has two turns."""
    g = about_to_win(False, 0, 56, **options)
    first, second = g.play_order()
    GAME.thinking.turn_again(g, GAME.awaited(g)[0])
    assert (g.empires[first].coop, g.empires[second].coop) == (60, 56 + gained)


def test_no_turn_comes_once_the_star_has_exploded() -> None:
    g = first_turn(2, mode="exploration")
    g.entity.deck = g.entity.deck[:1]
    g.entity.deck[0] = next(number for number, row in ENTITY_CARDS.items() if row.word == "supernova")
    seat, world = GAME.awaited(g)[0], GAME.encode(g)
    found = worth_alone(GAME, world, seat, Plan(0.0, (Move("pass"),)))
    assert not GAME.thinking.turn_again(g, seat)
    assert g.over
    assert found == evaluate(g, seat), "the plan is worth what it ends in"
