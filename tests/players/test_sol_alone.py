"""How Hard plays SOL alone: what its plans count on is what happens, and the goals that it reaches."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from bot.engine.playout import Dice
from bot.games.sol.holdings.garden import plant
from bot.games.sol.holdings.rewards import crawl
from bot.games.sol.table.state import Kind, Suit
from bot.games.sol.thinking.blueprint import NARROW, Blueprint, best_line, jobs_left, turns_of
from bot.games.sol.thinking.game_plan import game_plan, line_of, prospects_of, turn_moves, whereabouts
from bot.games.sol.thinking.horizon import HURLED, Engine
from bot.games.sol.thinking.jobs import Rules
from bot.games.sol.thinking.lines import Job, Line, alive
from bot.players.match import play
from bot.players.search import SearchPlayer
from tests.games.sol.position import MIRA, RULES, Position


def alone(scenario: str = "ancient-tower", held: str = "") -> Position:
    """Mira alone on corner 1; no flare comes for long, and what she keeps pays for an effect."""
    position = Position(1, scenario=scenario, level="1")
    if held:
        position.hold(MIRA, held)
    g = position.g
    g.deck.sort(key=lambda suit: suit not in (Suit.EXPLOSION, Suit.TRIGGER))
    g.stations = [None] * len(g.stations)
    return position.turn_of(MIRA)


def spaces(position: Position, *names: str) -> tuple[int, ...]:
    return tuple(int(position.g.layout.number[name]) for name in names)


def place(position: Position, name: str) -> int:
    return spaces(position, name)[0]


def edge(position: Position, name: str) -> int:
    return int(position.g.layout.edge_called[name])


def facts(line: Line) -> dict[str, object]:
    """What a line and the table have in common."""
    names = (
        *("corner", "pool", "reserve", "energy", "momentum", "pieces", "divers", "stations", "bridges"),
        "cubes",
    )
    return {name: getattr(line, name) for name in names}


def played(position: Position, job: Job) -> tuple[Line, Line]:
    """The line after a job, and the table after its turns."""
    g = position.g
    # No flare is expected, as none comes.
    rules = Rules(prospects_of(g)._replace(rate=0.0, events=()))
    line = rules.done(line_of(g, MIRA), job)
    assert line is not None
    for turn in turns_of(line):
        for move in turn_moves(g, MIRA, turn):
            position.play(MIRA, str(move))
        while RULES.moves(g, MIRA)[0].verb == "keep":
            RULES.play(g, MIRA, RULES.moves(g, MIRA)[0])
    position.check()
    return line, line_of(g, MIRA)


class Case(NamedTuple):
    """A position, and a job in it."""

    position: Position
    job: Job


def _cases() -> dict[str, Case]:
    found = {}
    p = alone()
    found["node"] = Case(p, Job("build", spaces(p, "U4", "U6"), Kind.NODE, place(p, "U5")))
    p = alone()
    found["bridge"] = Case(p, Job("build", spaces(p, "U4", "L4"), at=edge(p, "L4-C4")))
    p = alone().bridge(MIRA, "L2-C2").put(MIRA, "L5")
    found["tower"] = Case(p, Job("build", spaces(p, "U2", "L2", "C2"), Kind.TOWER, place(p, "C2")))
    p = alone().station(MIRA, "node", "L3").station(MIRA, "node", "U2").put(MIRA, "L7")
    found["nodes"] = Case(p, Job("activate", spaces(p, "L3", "U2"), Kind.NODE))
    p = alone().station(MIRA, "foundry", "L2").energy(MIRA, 5)
    found["foundry"] = Case(p, Job("activate", spaces(p, "L2"), Kind.FOUNDRY))
    for energy in (4, 5, 7, 8):
        p = alone().station(MIRA, "tower", "K2").put(MIRA, "K2").energy(MIRA, energy)
        if energy >= 5:
            found[f"tower for {energy}"] = Case(p, Job("activate", spaces(p, "K2"), Kind.TOWER))
    p = alone().bridge(MIRA, "L2-C2").bridge(MIRA, "C2-R2").bridge(MIRA, "R2-K2").put(MIRA, "K2", "R2")
    found["hurl"] = Case(p, Job("hurl", number=3))
    p = alone().station(MIRA, "node", "L3")
    found["take down"] = Case(p, Job("take down", (), Kind.NODE, place(p, "L3")))
    found["hold"] = Case(alone(), Job("hold"))
    p = alone("cosmic-unity", "chain")
    found["chain"] = Case(p, Job("chain", spaces(p, "U13", "U1", "L1", "L2", "L3")))
    p = alone("sunworm", "puncture")
    found["puncture"] = Case(p, Job("puncture", spaces(p, "L2"), at=edge(p, "L2-C2")))
    p = alone("sunworm", "puncture").put(MIRA, "L2")
    found["puncture at once"] = Case(p, Job("puncture", spaces(p, "L2"), at=edge(p, "L2-C2")))
    p = alone("sunworm", "procreate")
    found["procreate"] = Case(p, Job("procreate", spaces(p, "L1", "L1", "L2", "L2")))
    p = alone("solar-whirlpool", "motivate")
    found["motivate"] = Case(
        p, Job("build", spaces(p, "L2", "L4"), Kind.NODE, place(p, "L3"), effect="motivate")
    )
    p = alone("cosmic-unity", "transcend").put(MIRA, "C2")
    found["transcend"] = Case(p, Job("hurl", number=1, effect="transcend"))
    p = alone("solar-inhabitants").station(MIRA, "node", "L3")
    p.g.feeders = [p.g.layout.number["L3"]] * 2
    found["scour"] = Case(p, Job("scour", spaces(p, "L3", "L3")))
    for held, names in (("", ("L2",)), ("", ()), ("hyperdrive", ("C9",)), ("hyperdrive", ())):
        for tower in (False, True):
            p = alone("energy-garden", held).put(MIRA, *names).bridge(MIRA, "L1-C1")
            p.bridge(MIRA, "C1-R1").bridge(MIRA, "R1-K1").station(MIRA, "tower", "K2")
            p.g.cubes = list(spaces(p, "C3", "C6", "C12", "R2", "K1"))
            end = place(p, "K2") if tower else -1
            found[f"glean {held} {names} {tower}"] = Case(p, Job("glean", at=end, effect=held))
    found["gather"] = Case(alone("solar-whirlpool"), Job("gather", spaces(p, "L2", "L2", "L3")))
    return found


CASES = _cases()


@pytest.mark.parametrize("name", CASES)
def test_what_a_job_is_to_bring_is_what_comes_of_it(name: str) -> None:
    planned, there = played(*CASES[name])
    if name == "transcend":
        assert planned.momentum == 2
    if CASES[name].job.what in ("chain", "procreate"):
        # Both go by what stands once the card is used, in the midst of a turn.
        assert planned.held == there.held == ""
    if name.startswith("glean"):
        assert planned.energy > 0
    assert facts(planned) == facts(there)


def test_points_that_a_move_has_left_launch_who_is_needed_next() -> None:
    position = alone()
    rules = Rules(prospects_of(position.g)._replace(rate=0.0))
    first = rules.done(
        line_of(position.g, MIRA), Job("build", spaces(position, "U1", "L1"), at=edge(position, "L1-C1"))
    )
    assert first is not None
    assert first.spare == (1, 1, 6, ())
    second = rules.done(first, Job("build", spaces(position, "L1", "C1"), at=edge(position, "C1-R1")))
    assert second is not None
    move, bridge, *_ = turns_of(second)
    assert (move.what, len(move.steps), bridge.what) == ("move", 3, "build")


def test_points_that_a_move_has_left_carry_who_is_needed_next_over_bridges_that_stood_then() -> None:
    """Two points are left of six when two have come to K2; who is needed next flies on with these, hurled next turn."""
    position = alone().bridge(MIRA, "L1-C1").bridge(MIRA, "C1-R1").bridge(MIRA, "R1-K1")
    position.put(MIRA, "R1", "K1", "C1")
    rules = Rules(prospects_of(position.g)._replace(rate=0.0))
    foundry = Job("build", spaces(position, "K1", "K2"), Kind.FOUNDRY, place(position, "K2"))
    built = rules.done(line_of(position.g, MIRA), foundry)
    assert built is not None
    assert built.spare is not None
    assert built.spare.points == 6 - 2
    hurled = rules.done(built, Job("hurl", number=1))
    assert hurled is not None
    assert [len(turn.steps) for turn in turns_of(hurled) if turn.what == "move"] == [4, 1]
    assert hurled.momentum == 2


def test_points_left_are_of_no_use_once_sundivers_are_elsewhere() -> None:
    """An implosion, Procreate and Chain change who is where."""
    position = alone("solar-whirlpool").put(MIRA, "L2", "L2")
    seen = prospects_of(position.g)._replace(rate=0.0)
    job = Job("build", spaces(position, "U1", "L1"), at=edge(position, "L1-C1"))
    for events, is_left in (((), True), ((3,), False)):
        line = Rules(seen._replace(events=events)).done(line_of(position.g, MIRA), job)
        assert line is not None
        assert (line.time, line.spare is not None) == (3, is_left)
    position.hold(MIRA, "procreate")
    rules = Rules(seen._replace(events=()))
    before = rules.done(line_of(position.g, MIRA), job)
    assert before is not None
    assert before.spare is not None
    after = rules.done(before, Job("procreate"))
    assert after is not None
    assert after.spare is None


def test_stations_in_upper_orbit_work_in_every_flare() -> None:
    """Five flares: a node gives five, of which a foundry takes what it can; no more than half is lost from 13 on."""
    position = alone().station(MIRA, "node", "U4").station(MIRA, "node", "U8").station(MIRA, "foundry", "U11")
    rules = Rules(prospects_of(position.g)._replace(rate=1.0, events=()))
    line = line_of(position.g, MIRA)
    for _ in range(5):
        after = rules.done(line, Job("hold"))
        assert after is not None
        line = after
    assert (line.energy, line.pool) == (5, 13)
    line.energy = 14
    again = rules.done(line, Job("hold"))
    assert again is not None
    assert again.energy == 7 + 2


def test_an_implosion_is_what_the_rules_make_of_it() -> None:
    """It takes everyone a layer inward, into the heart for two momentum, and home where there is no room."""
    position = alone("solar-whirlpool").put(MIRA, "U1", "L2", "L2", "C3", "R4", "K5", "K5")
    g = position.put(MIRA, *["C1"] * 3, *["C2"] * 3).g
    rules = Rules(prospects_of(g)._replace(rate=0.0, events=(1,)))
    planned = rules.done(line_of(g, MIRA), Job("hold"))
    assert planned is not None
    g.deck.remove(Suit.TRIGGER)
    g.deck.append(Suit.TRIGGER)
    position.play(MIRA, "hold")
    while (moves := RULES.moves(g, MIRA))[0].verb == "pick":
        RULES.play(g, MIRA, moves[0])
    there = line_of(g, MIRA)
    assert (planned.momentum, planned.reserve, planned.pool) == (4, 2, 1)
    assert facts(planned) == facts(there)


def test_who_gathers_goes_no_farther_than_an_implosion() -> None:
    """Where it comes in the middle, the job ends; before and after, it is done."""
    position = alone("solar-whirlpool")
    job = Job("build", spaces(position, "U4", "U6"), Kind.NODE, place(position, "U5"))
    start, seen = line_of(position.g, MIRA), prospects_of(position.g)._replace(rate=0.0)
    whole = Rules(seen._replace(events=())).done(start, job)
    assert whole is not None
    built = len(turns_of(whole))
    for when in range(1, built):
        upset = Rules(seen._replace(events=(when,))).done(start, job)
        assert upset is not None
        assert (upset.time, len(turns_of(upset)), upset.stations) == (when, when, ())
        assert {position.g.layout.layer[space] for space in upset.divers} == {"L"}
    later = Rules(seen._replace(events=(built,))).done(start, job)
    assert later is not None
    assert len(later.stations) == 1


def test_it_is_hoped_that_implosions_carry_sundivers_inward() -> None:
    """No farther than into the heart, and only as far as there are implosions to come."""
    hopes = list[float]()
    for name, events in (("U1", ()), ("U1", (3,)), ("L1", ()), ("R1", (3, 9)), ("K1", (3, 9))):
        position = alone("solar-whirlpool").put(MIRA, name)
        blueprint = Blueprint(prospects_of(position.g)._replace(events=events))
        hopes.append(blueprint.hope(line_of(position.g, MIRA)))
    assert hopes[0] < hopes[1] == hopes[2] < hopes[3] == hopes[4]


def test_in_whirlpools_sundivers_are_gathered_to_be_carried_inward() -> None:
    for scenario, gathered in (("solar-whirlpool", True), ("sunworm", False)):
        position = alone(scenario)
        jobs = list(Blueprint(prospects_of(position.g))._jobs(line_of(position.g, MIRA)))
        found = [job.spaces for job in jobs if job.what == "gather"]
        assert found == [spaces(position, *["L1"] * count) for count in (2, 3)] * gathered


def test_in_gardens_cubes_are_counted_on() -> None:
    """Four fifths of those in the Sun, and four that each event to come will plant; elsewhere there are none."""
    position = alone("energy-garden").bridge(MIRA, "L1-C1").station(MIRA, "foundry", "U6")
    g, counted, hopes = position.g, list[int](), list[float]()
    for number, events in ((0, ()), (4, ()), (0, (3,)), (5, (3, 9))):
        g.cubes = list(range(30, 30 + number))
        blueprint, line = Blueprint(prospects_of(g)._replace(events=events)), line_of(g, MIRA)
        counted.append(blueprint._harvest(line))
        hopes.append(blueprint.hope(line))
    assert counted == [0, 3, 4, 12]
    assert hopes[0] < hopes[1] < hopes[2] < hopes[3]
    elsewhere = alone("sunworm").g
    assert Blueprint(prospects_of(elsewhere))._harvest(line_of(elsewhere, MIRA)) == 0


def engine(**more: int) -> Engine:
    """One that hurls a sundiver a card, with what is given of nodes and foundries in Upper Orbit."""
    facts = {"upper": 0, "more": 0, "foundries": 0, "molds": 0, "own": 0, **more}
    return Engine((), (), diver=2.0, hurls=(2, 3, 1.0), **facts)


def test_what_is_hurled_counts_sundivers_that_are_to_come() -> None:
    """After two cards and three sundivers for the way in: as many as there are, and time for."""
    assert engine().hurled(20, 0, 8, 0.5) == 5
    assert engine().hurled(6, 0, 8, 0.5) == 4
    assert engine().hurled(20, 0, 2, 0.5) == engine().hurled(2, 0, 8, 0.5) == 0
    # Ten flares: a foundry brings ten of what nodes and the stock pay for.
    assert engine(foundries=1).hurled(20, 4, 5, 0.5) == 2 + 4
    assert engine(foundries=1, upper=1).hurled(20, 0, 5, 0.5) == 2 + 10
    assert engine(foundries=1, upper=3).hurled(20, 9, 5, 0.5) == 2 + 10
    # What stands is taken down at last, half a card each, if there is time.
    assert engine(own=2).hurled(20, 0, 8, 0.5) == 5 + 4
    assert engine(own=2).hurled(10, 0, 8, 0.5) == 5 + 2
    # Two foundries take four cards and sundivers, and bring nine each; a node and one bring fifteen and are taken down.
    assert engine(molds=3).hurled(22, 30, 5, 0.5) == 16
    assert engine(more=3, molds=1).hurled(34, 0, 8, 0.5) == pytest.approx(1 + 15 + 4)


def test_cubes_take_time_until_they_are_momentum() -> None:
    """A tower that makes eight in four cards: those that eight cubes take at two a card come on top."""
    tower = Engine(((0.0, 1, 8, 4.0),), (), 0, 0, 0, 0, 0, 2.0, None)
    assert tower.makes(16, 0, 2, 0.0) == 0
    assert tower.makes(16, 0, 2, 0.0, cubes=30, gleaned=2.0) == pytest.approx(16)
    assert tower.makes(16, 0, 2, 0.0, cubes=30, gleaned=4.0) > 16
    assert tower.makes(16, 0, 2, 0.0, cubes=9, gleaned=2.0) == 9
    assert tower.makes(16, 4, 2, 0.0, cubes=30, gleaned=2.0) == pytest.approx(16 + 4 / 2 / (4 / 8 + 1 / 2))


def test_in_gardens_cubes_are_collected_on_a_way_to_a_tower_or_anywhere() -> None:
    """With Hyperdrive also where there are none, as each third space brings energy."""
    for held, cubes, found in (
        ("", (), 0),
        ("", ("C3",), 2),
        ("transcend", ("C3",), 2),
        ("hyperdrive", (), 4),
        ("hyperdrive", ("C3",), 4),
    ):
        position = alone("energy-garden", held).bridge(MIRA, "L1-C1").station(MIRA, "tower", "K2")
        g = position.g
        g.cubes = list(spaces(position, *cubes))
        jobs = list(Blueprint(prospects_of(g))._jobs(line_of(g, MIRA)))
        gleaned = [job for job in jobs if job.what == "glean"]
        assert len(gleaned) == found
        assert {job.at for job in gleaned} == ({-1, place(position, "K2")} if found else set())


def test_a_sundiver_with_hyperdrive_moves_to_and_fro_for_energy() -> None:
    """Nine of ten points, the launch with them, bring three; without the card there is nothing to gain."""
    position = alone("energy-garden", "hyperdrive").bridge(MIRA, "L1-C1").bridge(MIRA, "L2-C2")
    rules, line = Rules(prospects_of(position.g)), line_of(position.g, MIRA)
    after = rules.done(line, Job("glean", effect="hyperdrive"))
    assert after is not None
    assert (after.energy, len(after.turns[0].steps), after.held) == (3, 9, "")
    assert rules.done(line, Job("glean")) is None


def test_the_best_of_an_engine_may_be_to_hurl() -> None:
    assert engine().makes(20, 0, 8, 0.5) == pytest.approx(HURLED * 2 * 5)


def test_no_flare_is_counted_on_before_it_comes_on_average() -> None:
    """One in four cards: who plans anew each turn, and counted on it after two, waited for it again and again."""
    position = alone().station(MIRA, "node", "U4")
    rules, line = Rules(prospects_of(position.g)._replace(rate=0.25, events=())), line_of(position.g, MIRA)
    energies = list[int]()
    for _ in range(8):
        after = rules.done(line, Job("hold"))
        assert after is not None
        line = after
        energies.append(line.energy)
    assert energies == [0, 0, 0, 1, 1, 1, 1, 2]


def test_feeders_crawl_as_the_rules_say() -> None:
    position = alone("solar-inhabitants").station(MIRA, "node", "C4").station(MIRA, "tower", "R6")
    g = position.g
    g.feeders = list(spaces(position, "C1", "C4", "C8", "C11", "R6", "R2", "K1", "L3", "U5"))
    rules = Rules(prospects_of(g)._replace(rate=1.0, events=()))
    for _ in range(6):
        line = rules.done(line_of(g, MIRA), Job("hold"))
        crawl(g)
        assert line is not None
        assert (line.feeders, line.stations) == (tuple(g.feeders), line_of(g, MIRA).stations)


def test_gardens_are_planted_as_the_rules_say() -> None:
    """Beside no other cube, on no station and no sundiver; what was planted before stays."""
    for cubes in ((), ("C3", "R8"), ("C2", "K1")):
        position = alone("energy-garden").put(MIRA, "C5", "R1").station(MIRA, "node", "K2")
        g = position.g
        g.cubes = list(spaces(position, *cubes))
        rules = Rules(prospects_of(g)._replace(rate=0.0, events=(1,)))
        line = rules.done(line_of(g, MIRA), Job("hold"))
        plant(g)
        assert line is not None
        assert set(line.cubes) == set(g.cubes) > set(spaces(position, *cubes))


def test_events_are_expected_when_they_come_on_average() -> None:
    """Four among 44 other cards leave 8.8 before, between and after them; one is drawn in place of each."""
    g = Position(1, scenario="energy-garden", level="1").g
    assert prospects_of(g).events == (9, 18, 27, 36)
    g.deck.remove(Suit.TRIGGER)
    g.discard.append(Suit.TRIGGER)
    assert prospects_of(g).events == (12, 23, 34)


def test_how_likely_the_sun_still_shines() -> None:
    assert alive(3, 2, 2) == pytest.approx((1, 1, 2 / 3, 0))
    assert alive(4, 1, 1) == pytest.approx((1, 3 / 4, 1 / 2, 1 / 4, 0))


def test_momentum_counts_less_the_likelier_the_nova_comes_before() -> None:
    position = alone().station(MIRA, "tower", "K2").put(MIRA, "K2").energy(MIRA, 8)
    rules, line = Rules(prospects_of(position.g)), line_of(position.g, MIRA)
    job, worths = Job("activate", spaces(position, "K2"), Kind.TOWER), []
    for line.time in (0, 40, 55):
        after = rules.done(line, job)
        assert after is not None
        worths.append(after.worth)
    assert worths[0] == 8 > worths[1] > worths[2] > 0


def test_an_earlier_plan_is_kept_to_where_no_better_one_is_found() -> None:
    """What a broad search found is worth as much to a narrow one; what is left of it after a turn is known."""
    position = alone()
    start, seen = line_of(position.g, MIRA), prospects_of(position.g)
    broad, narrow = best_line(seen, start, 8), best_line(seen, start, 1)
    assert narrow.worth < broad.worth
    assert best_line(seen, start, 1, jobs_left(broad, 0)).worth >= broad.worth
    assert best_line(seen, start, 8, hurried=lambda: True).worth == best_line(seen, start, NARROW).worth
    player, dice = SearchPlayer(2, None), Dice("course")
    corner = position.player(MIRA).corner
    while position.player(MIRA).corner == corner:
        view = RULES.view(position.g, MIRA)
        RULES.play(position.g, MIRA, player.choose(RULES, view, MIRA, dice))
    assert player._memory.game_plan(RULES, RULES.view(position.g, MIRA), MIRA)


def test_plans_of_one_who_is_not_alone_or_plays_the_boxed_edition_are_rows_of_moves() -> None:
    assert game_plan(Position().g, MIRA, 2, (), RULES) is None
    assert game_plan(Position(1, edition="boxed").g, MIRA, 2, (), RULES) is None
    assert whereabouts(Position().g, MIRA) == ""


@pytest.mark.deep
def test_even_a_hasty_search_wins_ancient_tower_at_level_1() -> None:
    """A floor: `make balance` keeps how many games of each scenario are won with all rounds."""
    options = RULES.info.with_defaults({"scenario": "ancient-tower", "level": "1"})
    one = play(RULES, ("search",), {"search": SearchPlayer(8, None)}, options, "alone")
    assert one.places == (1,)
