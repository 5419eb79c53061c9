"""Destroyers: their cards, how they come, and the locations that they destroy (rules 18, 23)."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.engine.moves import Event, Seat
from bot.engine.rng import Rng
from bot.engine.steps import settle
from bot.games.novasolis.core.alone.roaming import Attacks
from bot.games.novasolis.core.cards import cards, language
from bot.games.novasolis.core.cards.cards import BAG, ENTITY_CARDS, SUPERNOVA, TILES
from bot.games.novasolis.core.holdings.placing import is_last, location_word
from bot.games.novasolis.core.holdings.settling import control_artifacts
from bot.games.novasolis.core.table.state import EMPTY, NEW_RELIC, NO_RELIC, OLD_RELIC
from bot.games.novasolis.modules.destroyers.locations import (
    DESTROYER,
    Ravages,
    destroy,
    left,
    next_strike,
    ravage,
    targets,
)
from bot.games.novasolis.modules.destroyers.module import warn
from tests.games.novasolis.haunted import Haunted, draws, gates
from tests.games.novasolis.play import GAME, begun, first_turn, refused, told
from tests.games.novasolis.spelling import spelled, title

CARDS = """\
XD1 2 First Reaper | 2,3,4,5,6 | destroyers 1
XD2 2 Second Reaper | 4,5,6 | destroyers 1
XD3 3 Third Reaper | 3,4,5,6 | destroyers 1
XD4 3 Twin Reapers | 5,6 | destroyers 2
"""
USED = """\
LB7x was LB7 | Explored Ruins (blue) | known artifact
LY6x was LY6 | Explored Ruins (yellow) | known artifact
LY7x was LY7 | Visited Wonder | Pop +1
LR7x was LR7 | Explored Ruins (red) | known artifact
"""
REAPERS = [ENTITY_CARDS.number[id_] for id_ in ("XD1", "XD2", "XD3", "XD4")]


def test_the_cards_are_those_of_the_table() -> None:
    """23: all carry the yellow ribbon (R23.10)."""
    found = [
        f"{row.id} {row.stage} {title(row.name)} | {','.join(map(str, row.empires))} | {spelled(row.then)}"
        for row in ENTITY_CARDS.values()
        if row.module == "destroyers"
    ]
    assert found == CARDS.splitlines()
    rows = [ENTITY_CARDS[card] for card in REAPERS]
    assert {(row.type, row.ribbon, row.advance, row.extra) for row in rows} == {
        ("destroyer", "yellow", False, True)
    }
    used = [
        f"{row.id} was {row.was} | {title(row.name)} | {spelled(row.bonus)}"
        for row in TILES.values()
        if row.was
    ]
    assert used == USED.splitlines()
    assert (cards.KINDS[DESTROYER].dice, cards.KINDS[DESTROYER].hits) == (2, 2)


@pytest.mark.parametrize(("mode", "size", "last"), [("survival", 28, 3), ("exploration", 15, 2)])
def test_the_cards_lie_in_their_stages_and_the_supernova_among_the_last(
    mode: str, size: int, last: int
) -> None:
    """R17.2c: shuffled in before the last cards are split off."""
    places, reapers = set[int](), set[int]()
    for seed in range(40):
        deck = begun(2, f"deck {seed}", mode=mode, destroyers="on").entity.deck
        assert (len(deck), {*REAPERS} <= {*deck}) == (size, True)
        stages = [ENTITY_CARDS[card].stage for card in reversed(deck)]
        assert stages == sorted(stages)
        places.add(deck.index(SUPERNOVA))
        reapers |= {at for at, card in enumerate(deck) if card in REAPERS}
    assert places == set(range(last + 1))
    assert 0 in reapers


def test_without_the_module_nothing_of_it_is_there() -> None:
    for g in (begun(3), begun(3, mode="exploration")):
        assert not {*REAPERS} & {*g.entity.deck}
        assert g.parts == []
        assert GAME.view(g, None).parts == []


def test_a_destroyer_card_is_drawn_beside_the_usual_ones_in_survival() -> None:
    """18: even one that is not active; it does nothing (XD2 with two empires)."""
    board = Haunted()
    gates(board, "1.1", pointer=1)
    found = draws(board, "XD1", "XD2", "E05", "E16")
    assert (found.count("entity-card"), found.count("card-idle")) == (4, 2)
    assert sum(n for n, _ in board.fleets().values()) == 1


def test_a_destroyer_card_is_the_only_one_of_its_phase_in_exploration() -> None:
    """R17.2c, B.1.4."""
    board = Haunted(mode="exploration")
    assert draws(board, "XD1", "E10").count("entity-card") == 1
    assert board.fleets() == {"0.0": (1, 0)}


@pytest.mark.parametrize(
    ("seats", "came"), [(2, [1, 0, 0, 0]), (3, [1, 0, 1, 0]), (4, [1, 1, 1, 0]), (5, [1, 1, 1, 2])]
)
def test_cards_work_for_the_empires_that_they_name(seats: int, came: list[int]) -> None:
    found = []
    for card in ("XD1", "XD2", "XD3", "XD4"):
        board = Haunted(seats)
        draws(board, card, "E05", "E21")
        found.append(sum(n for n, _ in board.fleets().values()))
    assert found == came


def test_solo_counts_the_empires_that_one_plays() -> None:
    """A.2."""
    board = Haunted(1, variant="solo", empires="4")
    draws(board, "XD2", "E05", "E21")
    assert sum(n for n, _ in board.fleets().values()) == 1


def test_a_destroyer_comes_at_the_active_gate_and_the_next_becomes_active() -> None:
    """R23.1: however many ships are there."""
    board = Haunted()
    gates(board, "1.1", "1.4", pointer=1)
    board.put("1.1", 2, ships=4)
    draws(board, "XD1", "E05", "E16")
    assert (board.fleets(), board.g.entity.pointer) == ({"1.1": (1, 4)}, 2)


def test_the_black_hole_sends_a_destroyer_to_the_first_ring() -> None:
    board = Haunted()
    assert "black-hole-die" in draws(board, "XD1", "E05", "E16")
    ((word, fleet),) = board.fleets().items()
    assert (word[:2], fleet) == ("1.", (1, 0))


def test_twins_come_together_and_the_pointer_goes_one_step() -> None:
    board = Haunted(5)
    gates(board, "2.1", "2.3", "2.5", pointer=1)
    draws(board, "XD4", "E05", "E13")
    assert (board.fleets(), board.g.entity.pointer) == ({"2.1": (2, 0)}, 2)


def test_not_more_come_than_the_reserve_has() -> None:
    """R23.1."""
    board = Haunted(5)
    gates(board, "2.1", pointer=1)
    board.lay("3.4", "N01")
    board.hunt("3.4", 4)
    draws(board, "XD4", "E05", "E13")
    assert board.at("2.1").units[5][DESTROYER] == 1


def test_no_seal_stops_a_destroyer() -> None:
    """17.1: it cancels standard, rift, flux and malice cards."""
    board = Haunted()
    board.tech("AT5b")
    gates(board, "1.1", pointer=1)
    draws(board, "XD1", "E16")
    assert board.fleets() == {"1.1": (1, 0)}


def test_without_the_entity_only_the_clock_is_longer() -> None:
    """R21.2."""
    board = Haunted(mode="exploration", entity="off")
    assert len(board.g.entity.deck) == 15
    assert "card-idle" in draws(board, "XD1")
    assert board.fleets() == {}


def struck(board: Haunted, word: str, times: int) -> list[int]:
    """The locations that destroyers in a sector destroy, one after the other."""
    found, sector = list[int](), board.at(word)
    for _ in range(times):
        before = list(sector.broken)
        ravage(board.g, board.number(word))
        found += [at for at, broken in enumerate(sector.broken) if broken and not before[at]]
    return found


def test_blue_goes_before_yellow_and_red_and_empty_before_filled() -> None:
    """W17, target order."""
    board = Haunted()
    board.lay("2.2", "N21", "LB1")  # blue, yellow, yellow, red
    board.at("2.2").tiles[1] = TILES.number["LY1"]
    board.hunt("2.2")
    assert struck(board, "2.2", 5) == [0, 2, 1, 3]
    board.lay("2.3", "N20", "LB1", "")  # blue, blue, yellow, red
    board.hunt("2.3")
    assert struck(board, "2.3", 5) == [1, 0, 2, 3]


def test_equals_are_chosen_by_a_die_that_is_told() -> None:
    """R23.2: uniformly among the candidates in the order of their indexes."""
    chosen = Counter[int]()
    for seed in range(60):
        board = Haunted(seed=f"die {seed}")
        board.lay("2.2", "N20", "LB1", "LB3")
        board.hunt("2.2")
        board.g.events.clear()
        chosen.update(struck(board, "2.2", 1))
        first = board.g.events[0]
        assert (first.key, first.chance) == ("target-die", True)
        assert first.values["locations"] == ["2.2#0", "2.2#1"]
    assert min(chosen.values()) > 15
    assert {*chosen} == {0, 1}


def test_nothing_is_rolled_where_nothing_is_equal() -> None:
    board = Haunted()
    board.lay("2.2", "N01")
    board.hunt("2.2")
    board.g.rng = None
    assert struck(board, "2.2", 3) == [0, 1, 2]


def test_anomalies_are_immune_and_homeworlds_are_not() -> None:
    """R23.2."""
    board = Haunted()
    board.lay("1.1", "A1")
    board.hunt("1.1")
    assert struck(board, "1.1", 4) == [1, 2]
    assert board.at("1.1").relics[0] == NEW_RELIC
    board.hunt("home")
    assert struck(board, "home", 1) == [0]


def phase(board: Haunted) -> list[Event]:
    """The Entity attacks everywhere."""
    board.g.events.clear()
    board.g.push(Attacks())
    settle(board.g)
    return list(board.g.events)


def test_each_destroyer_destroys_one_location_a_phase_owned_or_not() -> None:
    """X2.4, R17.7 cases 1 and 2."""
    board = Haunted()
    board.lay("2.2", "N01")
    board.lay("2.4", "N01")
    board.own("2.2", board.me)
    board.hunt("2.2")
    board.hunt("2.4", 2)
    phase(board)
    assert (board.at("2.2").broken, board.at("2.4").broken) == ([True, False, False], [True, True, False])


def test_one_beside_forces_of_an_empire_fights_a_round_and_destroys_nothing() -> None:
    """W18, R23.11: not even when it leaves no one alive."""
    board = Haunted()
    board.lay("2.2", "N01")
    board.own("2.2", board.me)
    board.put("2.2", board.me, ships=1)
    board.hunt("2.2", 5)
    keys = told(phase(board))
    assert ("combat" in keys, "raid-lost" in keys, "raid-held" in keys) == (True, False, False)
    while board.g.stack and GAME.asks(board.g)[0].prompt.key != "ask-turn":
        ask = GAME.asks(board.g)[0]
        GAME.play(board.g, ask.seat, ask.default)
    assert board.at("2.2").broken == [False] * 3


def test_a_colony_is_raided_with_its_two_dice_before_the_location_goes() -> None:
    """R23.9."""
    board = Haunted()
    board.lay("2.2", "N01")
    board.own("2.2", board.me)
    board.hunt("2.2", 1, ships=1)
    events = phase(board)
    keys = [key for key in told(events) if key.startswith(("raid", "location"))]
    assert len(keys) == 2
    assert (keys[0][:4], keys[1]) == ("raid", "location-destroyed")
    raid = next(event for event in events if event.key.startswith("raid"))
    assert len(raid.values["dice"]) == 3


def test_nothing_is_destroyed_once_the_game_is_lost() -> None:
    board = Haunted()
    board.lay("2.2", "N01")
    board.own("2.2", board.me)
    board.hunt("2.2", 5, ships=30)
    board.g.entity.track = 7
    assert "location-destroyed" not in told(phase(board))
    assert (board.g.over, board.at("2.2").broken) == (True, [False] * 3)


def test_twelve_locations_are_destroyed_and_no_more() -> None:
    """X2.4.1."""
    board = Haunted()
    board.lay("1.0", "N01")
    board.hunt("1.0", 3)
    board.use_up(left=2)
    keys = told(phase(board))
    assert (board.at("1.0").broken, left(board.g)) == ([True, True, False], 0)
    assert keys.count("destruction-complete") == 1
    assert "location-destroyed" not in told(phase(board))
    assert board.at("1.0").broken == [True, True, False]


def test_a_tile_goes_back_to_the_bag_and_the_location_takes_none_ever_after() -> None:
    """X2, key concept; R28.32: tiles in hand stay."""
    board = Haunted()
    sector = board.lay("2.2", "N01", "LB1")
    board.own("2.2", board.me)
    board.empire.hand = [TILES.number["LB3"]]
    size = len(board.g.bag)
    destroy(board.g, board.number("2.2"), 0)
    assert (sector.tiles[0], sector.broken) == (EMPTY, [True, False, False])
    assert board.g.bag[size:] == [TILES.number["LB1"]]
    assert board.empire.hand == [TILES.number["LB3"]]
    board.play("survey")
    board.play("done")
    assert refused(board.g, "reveal archeolith-field 2.2#0") == ("5", "reveal-destroyed")


def test_a_sector_with_a_destroyed_location_is_not_charted_any_more() -> None:
    """R5.3, R23.8: one that was charted stays so, and nobody loses points."""
    board = Haunted()
    sector = board.lay("2.2", "N13", "", "LY1")
    assert is_last(sector, 0)
    charted = board.lay("2.3", "N13", "LB1", "LY1")
    charted.charted, board.empire.coop = True, 2
    sector = board.lay("2.2", "N01", "LB1", "LY1")
    destroy(board.g, board.number("2.2"), 0)
    destroy(board.g, board.number("2.3"), 0)
    assert not is_last(sector, 2)
    assert (charted.charted, board.empire.coop) == (True, 2)


def test_what_was_destroyed_is_told_and_why_there() -> None:
    board = Haunted()
    board.lay("2.2", "N01", "", "LY1", "")
    board.hunt("2.2")
    board.g.events.clear()
    struck(board, "2.2", 3)
    said = [(event.key, event.values["location"], event.values["why"]) for event in board.g.events]
    assert said == [
        ("location-destroyed", "2.2#0", "~why-destroyed-blue"),
        ("tile-destroyed", "2.2#1", "~why-destroyed-yellow"),
        ("location-destroyed", "2.2#2", "~why-destroyed-red"),
    ]
    assert [event.values["left"] for event in board.g.events] == [11, 10, 9]
    colours = [event.values["colour"] for event in board.g.events]
    assert colours == ["~star-blue", "~star-yellow", "~star-red"]
    assert board.g.events[1].values["card"] == TILES.name[TILES.number["LY1"]]


def ruined(relic: int, tile: str = "LB7") -> tuple[Haunted, int]:
    """A board on which a tile with an artifact was destroyed; and what went back to the bag."""
    board = Haunted()
    sector = board.lay("2.2", "N01", tile)
    sector.relics[0] = relic
    board.g.bag.remove(TILES.number["LB7"])
    destroy(board.g, board.number("2.2"), 0)
    assert sector.relics[0] == NO_RELIC
    assert "artifact-lost" in told(board.g.events)
    return board, board.g.bag[-1]


def test_ruins_whose_artifact_someone_controlled_come_back_as_explored() -> None:
    """R23.7: they bring the same artifact again, but no points for its first control."""
    board, back = ruined(OLD_RELIC)
    assert TILES[back].id == "LB7x"
    assert board.g.part(Ravages).used == [back]
    GAME.check_invariants(board.g)
    board.lay("home", "N01")
    board.g.bag.remove(back)
    board.empire.hand = [back]
    board.play("survey")
    board.play("done")
    board.play(f"reveal explored-ruins-blue {location_word(board.g, board.number('home'), 0)}")
    home = board.at("home")
    assert (home.relics[0], board.empire.coop) == (OLD_RELIC, 0)


def test_ruins_whose_artifact_no_one_controlled_come_back_as_they_were() -> None:
    """R23.7."""
    board, back = ruined(NEW_RELIC)
    assert TILES[back].id == "LB7"
    assert board.g.part(Ravages).used == []
    GAME.check_invariants(board.g)


def test_a_used_tile_that_is_destroyed_again_stays_used() -> None:
    board, back = ruined(OLD_RELIC)
    board.g.bag.remove(back)
    board.lay("2.3", "N01").tiles[0] = back
    board.at("2.3").relics[0] = OLD_RELIC
    destroy(board.g, board.number("2.3"), 0)
    assert (board.g.bag[-1], board.g.part(Ravages).used) == (back, [back])
    GAME.check_invariants(board.g)


def test_a_wonder_brings_its_stars_once_a_game() -> None:
    """19.2."""
    board = Haunted()
    board.lay("2.2", "N13", "", "LY7")
    board.g.bag.remove(TILES.number["LY7"])
    destroy(board.g, board.number("2.2"), 1)
    back = board.g.bag.pop()
    assert TILES[back].id == "LY7x"
    home = board.lay("home", "N13")
    board.empire.hand = [back]
    board.play("survey")
    board.play("done")
    board.play(f"reveal visited-wonder {location_word(board.g, board.number('home'), 1)}")
    assert (home.tiles[1], board.empire.coop) == (back, 0)
    assert language.Level("population", 1) in TILES[back].bonus


def test_an_artifact_that_is_off_the_map_does_not_count() -> None:
    """R23.7, R19.5."""
    board = Haunted()
    sector = board.lay("2.2", "N01", "LB7")
    board.own("2.2", board.me)
    sector.relics[0] = NEW_RELIC
    control_artifacts(board.g)
    points = board.empire.coop
    assert GAME.standings(board.g).counts[board.me]["artifacts"] == 1
    destroy(board.g, board.number("2.2"), 0)
    control_artifacts(board.g)
    assert GAME.standings(board.g).counts[board.me]["artifacts"] == 0
    assert board.empire.coop == points == 4


def test_other_worlds_have_the_used_tiles_too_and_look_the_same() -> None:
    """26: where they are is as secret as for any other tile."""
    board, back = ruined(OLD_RELIC)
    g, places = board.g, set[str]()
    g.bag += g.empires[board.you].hand
    g.empires[board.you].hand = [g.bag.pop(0)]
    for seed in range(60):
        world = GAME.copy(g)
        GAME.deal_anew(world, Seat(board.me), Rng(f"world {seed}"))
        assert GAME.view(world, Seat(board.me)) == GAME.view(g, Seat(board.me))
        GAME.check_invariants(world)
        places |= {"hand"} if back in world.empires[board.you].hand else {"bag"}
    assert places == {"hand", "bag"}


def test_the_end_of_a_phase_tells_what_comes_next() -> None:
    board = Haunted()
    board.lay("1.0", "N01")
    board.hunt("1.0", 2)
    board.lay("2.2", "N20")
    board.hunt("2.2")
    board.wreck("2.4")
    board.hunt("2.4")
    board.g.events.clear()
    warn(board.g)
    assert [(event.key, *event.values.values()) for event in board.g.events] == [
        ("destroyer-targets", "1.0", "1.0#0"),
        ("destroyer-targets", "1.0", "1.0#1"),
        ("destroyer-may", ["2.2#0", "2.2#1"]),
        ("destroyer-moves-on", "2.4"),
    ]
    board.use_up()
    board.g.events.clear()
    warn(board.g)
    assert board.g.events == []


def test_what_comes_next_is_what_happens() -> None:
    """As far as anyone can know: what is sure goes, and of the rest as many as there are destroyers left."""
    for seed in range(12):
        dice = Rng(f"strike {seed}")
        board = Haunted(seed=f"strike {seed}")
        sector = board.lay("1.0", dice.pick(["N01", "N07", "N20", "N22", "N16", "A7"]))
        for at in range(len(sector.tiles)):
            sector.tiles[at] = dice.pick([0, 1])
        count = 1 + dice.below(3)
        board.hunt("1.0", count)
        known = sum(map(len, targets(sector)))
        strike = next_strike(board.g, sector)
        ravage(board.g, board.number("1.0"))
        gone = {at for at, broken in enumerate(sector.broken) if broken}
        assert {*strike.certain} <= gone <= {*strike.certain, *strike.possible}
        assert len(gone) == min(count, known)


@pytest.mark.parametrize(
    "fault", ["too many", "too many destroyers", "an empire's", "anomaly", "tile", "relic"]
)
def test_positions_that_cannot_be_are_found(fault: str) -> None:
    board = Haunted()
    GAME.check_invariants(board.g)
    board.lay("1.1", "A1")
    match fault:
        case "too many":
            board.use_up()
            board.lay("1.0", "N16").broken[0] = True
        case "too many destroyers":
            board.hunt("1.0", 6)
        case "an empire's":
            board.at("1.0").units[board.me][DESTROYER] = 1
        case "anomaly":
            board.at("1.1").broken[0] = True
            board.at("1.1").relics[0] = NO_RELIC
        case "tile":
            board.lay("1.0", "N16", "LB1").broken[0] = True
            board.g.bag.remove(TILES.number["LB1"])
        case _:
            board.lay("1.0", "N16").broken[0] = True
            board.at("1.0").relics[0] = OLD_RELIC
    with pytest.raises(AssertionError):
        GAME.check_invariants(board.g)


GAMES: list[tuple[int, dict[str, str]]] = [
    *((seats, {}) for seats in range(2, 7)),
    (4, {"variant": "coop"}),
    (1, {"variant": "solo", "empires": "5"}),
    (3, {"mode": "exploration"}),
    (6, {"mode": "exploration", "roaming": "on"}),
    (2, {"mode": "exploration", "entity": "off"}),
]


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_whole_games_stay_right(seats: int, options: dict[str, str]) -> None:
    """Random games, and worlds that each player could not tell from them, whenever the Entity has moved."""
    g, dice, number = begun(seats, "ravaged", destroyers="on", **options), Rng("ravaged"), 1
    while not g.over:
        seat = GAME.asks(g)[0].seat
        move = GAME.offer(g, seat).sample(dice)
        assert move is not None
        GAME.play(g, seat, move)
        if g.number != number or g.over:
            number = g.number
            GAME.check_invariants(g)
            for viewer in (None, Seat(0)):
                world = GAME.resample(g, viewer, dice)
                GAME.check_invariants(world)
                assert GAME.view(world, viewer) == GAME.view(g, viewer)
    assert len(g.entity.deck) + len(g.entity.drawn) + len(g.entity.discard) == (28 if g.survival else 15)


def test_a_game_goes_on_from_its_stored_form() -> None:
    g = first_turn(3, destroyers="on")
    g.part(Ravages).used.append(TILES.number["LY7x"])
    again = GAME.decode(GAME.encode(g))
    assert again.part(Ravages).used == [TILES.number["LY7x"]]
    assert GAME.encode(again) == GAME.encode(g)
    assert Counter(BAG)[TILES.number["LY7"]] == 2
