"""The rows of data/novasolis against the tables of the rules (4, 5, 10, 13 to 19), and what is refused at load."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import msgspec
import pytest

from bot.engine.errors import BadData
from bot.engine.files import load_rows
from bot.games.novasolis.core.cards import cards, checks, language
from bot.games.novasolis.core.cards.entity_language import Deploy
from bot.games.novasolis.core.cards.rows import Row, Rows
from tests.games.novasolis import tables
from tests.games.novasolis.spelling import LETTERS, colours, conditions, printed, spelled, stars, title

R = TypeVar("R", bound=Row)


def core(rows: Rows[R]) -> list[R]:
    """The rows that no module brings."""
    return [rows[number] for number in rows.in_play(())]


def test_layouts_are_those_of_the_table() -> None:
    """R4.6."""

    class Layout(msgspec.Struct, forbid_unknown_fields=True):
        empires: int
        radius: int
        homeworlds: list[str]
        anomalies: list[str]

    rows = load_rows(Layout, "novasolis", "layouts.json")
    found = [
        f"{row.empires} | {row.radius} | {', '.join(row.homeworlds)} | {', '.join(row.anomalies)}"
        for row in rows
    ]
    assert found == tables.LAYOUTS.splitlines()


def test_sectors_are_those_of_the_table() -> None:
    """R4.9, R4.10."""
    found = []
    for row in cards.SECTORS.values():
        if row.kind == "standard":
            found.append(f"{row.id} {colours(row.stars)}")
        if row.kind == "anomaly":
            printed = f"{spelled(row.bonus)} | {row.ships} {row.stations}"
            found.append(f"{row.id} {title(row.name)} | {colours(row.stars)} | {printed}")
    assert found == tables.SECTORS.splitlines()


def test_homeworlds_and_the_middle_are_those_of_the_rules() -> None:
    """R4.7, R4.8."""
    homeworlds = [cards.SECTORS[number] for number in cards.HOMEWORLD_OF.values()]
    assert [f"{row.race} {colours(row.stars)}" for row in homeworlds] == tables.HOMEWORLDS.splitlines()
    found = []
    for mode, number in cards.CENTRE_OF.items():
        row = cards.SECTORS[number]
        printed = f"{row.ships} {row.stations} {stars(row.half_stars)}"
        enter = "closed" if row.closed else "open"
        found.append(f"{mode} {title(row.name)} | {colours(row.stars)} | {printed} | {enter}")
    assert found == tables.CENTRES.splitlines()


def test_an_anomaly_is_the_first_location_of_its_sector() -> None:
    well, core = cards.SECTORS.called["omega-well"], cards.CENTRE_OF["exploration"]
    assert cards.LOCATIONS[well] == (cards.ANOMALY, cards.BLUE, cards.RED)
    assert cards.LOCATIONS[core] == (cards.BLUE, cards.BLUE, cards.YELLOW)
    assert cards.LOCATIONS[cards.CENTRE_OF["survival"]] == ()
    assert (len(cards.STANDARD_SECTORS), len(cards.ANOMALY_SECTORS)) == (24, 9)


def test_location_tiles_are_those_of_the_table() -> None:
    found = [
        f"{row.id} {title(row.name)} | {row.colour} {row.copies} | {spelled(row.bonus)}"
        for row in core(cards.TILES)
    ]
    assert found == tables.LOCATION_TILES.splitlines()
    assert Counter(cards.COLOUR[tile] for tile in cards.BAG) == dict.fromkeys(range(3), 24)
    ruins = [tile for tile in cards.BAG if language.Artifact() in cards.TILES[tile].bonus]
    assert len(ruins) == 6


def test_combat_tiles_are_those_of_the_table() -> None:
    found = [
        f"{row.id} {title(row.name)} | {row.slot} | {row.damage} {row.shield}"
        for row in core(cards.COMBAT_TILES)
    ]
    assert found == tables.COMBAT_TILES.splitlines()
    start = [cards.COMBAT_TILES[tile].id for tile in cards.START_GRID]
    assert start == ["T00", "T00", "T01", "T02", "T00", "T03"]


def test_technologies_are_those_of_the_tables() -> None:
    every = cards.TECHNOLOGIES
    basic = list(dict.fromkeys(cards.basic_deck()))
    assert [f"{every[n].id} {printed(n)}" for n in basic] == tables.BASICS.splitlines()
    own = [n for race in cards.RACES for n in cards.archive(race)]
    assert [
        f"{every[n].id} {every[n].race} {printed(n)}" for n in own
    ] == tables.RACE_TECHNOLOGIES.splitlines()
    assert [
        f"{every[n].id} {printed(n)}" for n in cards.ancient_technologies()
    ] == tables.ANCIENTS.splitlines()
    assert Counter(cards.basic_deck()) == dict.fromkeys(basic, 2)
    assert [every[n].id for n in cards.SIDES[every.called["dyson-archive"]]] == ["AT3a", "AT3b"]
    assert cards.NEEDS[every.called["concord-charter"]] == (cards.BOSON, cards.ANY)


def test_races_are_those_of_the_table() -> None:
    found, passives = [], []
    for race, row in cards.RACES.items():
        capacity, steps, scan, keep, reveal, *others = cards.BASE_STATS[race]
        levels = " ".join(map(str, cards.BASE_LEVELS[race]))
        survey = f"{scan}/{keep}/{reveal}"
        home = f"{LETTERS[row.resource]} | {row.ships}"
        found.append(f"{row.id} {title(row.name)} | {levels} | {capacity} {steps} | {survey} | {home}")
        passives.append(f"{row.id} {title(f'{row.name}.passive')} | {spelled(row.passive)}")
        assert others == [5, 4, 0, 0, 1, 5]
    assert found == tables.RACES.splitlines()
    assert passives == tables.PASSIVES.splitlines()


def test_entity_cards_are_those_of_the_table() -> None:
    found = []
    for row in core(cards.ENTITY_CARDS):
        empires = "all" if row.empires == (2, 3, 4, 5, 6) else ",".join(map(str, row.empires))
        marks = f"{row.type} | {'yes' if row.advance else '-'} | {row.ribbon} | {empires}"
        found.append(f"{row.id} {row.stage} {title(row.name)} | {marks} | {spelled(row.then)}")
    assert found == tables.ENTITY_CARDS.splitlines()


def test_power_levels_are_those_of_the_table() -> None:
    found = []
    for row in cards.POWER.values():
        faces = zip(row.damage, row.shield, strict=True)
        dice = (f"{damage}d" if damage else f"{shield}s" if shield else "-" for damage, shield in faces)
        found.append(f"{row.id} | {' '.join(dice)}")
    assert found == tables.POWER_LEVELS.splitlines()
    assert [round(sum(row.damage) / 6, 2) for row in cards.POWER.values()] == [0.33, 0.5, 0.67, 0.67, 0.83, 1]


def test_deployments_and_tracks_are_those_of_the_tables() -> None:
    found = [
        f"{icons} | {' '.join(str(cards.deployed(icons, empires)) for empires in range(2, 7))}"
        for icons in cards.DEPLOYMENTS
    ]
    assert found == tables.DEPLOYMENTS.splitlines()
    found = []
    for row in cards.TRACKS.values():
        assert row.half_stars % 2 == 0
        values = (row.half_stars // 2, row.artifacts, row.gates, row.end, row.enrage, row.limit, row.ships)
        found.append(" | ".join(map(str, (row.empires, *values))))
    assert found == tables.TRACKS.splitlines()


def test_objectives_are_those_of_the_table() -> None:
    found = []
    for row in core(cards.OBJECTIVES):
        when = conditions(row.when, " or " if row.any else " and ")
        out = " without the Entity out" if row.entity else ""
        found.append(f"{row.id} {title(row.name)} | {when} | {stars(row.half_stars)}{out}")
    assert found == tables.OBJECTIVES.splitlines()


def test_kinds_of_units_are_those_of_the_rules() -> None:
    found = []
    for row in cards.KINDS:
        dice, hits = (
            f"{n} {one if n == 1 else many}"
            for n, one, many in ((row.dice, "die", "dice"), (row.hits, "hit", "hits"))
        )
        rewards = " | ".join(
            spelled([reward]) if reward is not None else "-" for reward in (row.reward, row.entity_reward)
        )
        supply = f"{row.supply} and {row.entity_supply}"
        found.append(
            f"{row.word} | {dice} | {hits} | {'moves' if row.moves else 'stays'} | {supply} | {rewards}"
        )
    assert found == tables.KINDS.splitlines()


def test_single_figures_are_those_of_the_rules() -> None:
    n = cards.NUMBERS
    assert (n.actions, n.energy, n.research, n.research_cap, n.stations) == (3, 4, 2, 12, 1)  # R9.1, 6, R7.2
    assert (n.colonies, n.gates, n.entity_gates, n.market) == (8, 3, 6, 5)  # 3, R14.6
    assert (n.objectives_dealt, n.objectives_kept, n.tiles_dealt, n.tiles_kept) == (3, 2, 4, 2)  # 6
    assert (n.defence, n.homeworld_defence, n.exile_ships) == (2, 4, 2)  # R11.3, R9.4
    assert (n.combat_rounds, n.entity_combat_rounds) == (3, 1)  # R12.3
    assert n.great == 4  # 14.7
    assert msgspec.structs.astuple(n.costs) == (1, 2, 3, 1, 2, 1)  # 10
    rewards = [spelled([reward]) for reward in msgspec.structs.astuple(n.rewards)]
    assert rewards == ["1★", "1★", "2★", "2★", "1☆", "2☆", "2☆", "2☆"]  # 19.2
    assert msgspec.structs.astuple(n.track) == (1, 3, 1, -1)  # R12.12, R17.5, R17.8
    modes = {mode: msgspec.structs.astuple(row) for mode, row in cards.MODES.items()}
    assert modes == {"survival": (2, 2, 3), "exploration": (1, 1, 2)}  # 1.1, R17.2, 17.4


def test_rows_have_numbers_from_1_on_and_0_is_hidden() -> None:
    tiles = cards.TILES
    assert (min(tiles), max(tiles), tiles.word[0], title(tiles.name[0])) == (1, 26, "hidden", "a hidden tile")
    number = tiles.number["LB3"]
    assert (tiles.called["archeolith-field"], tiles.word[number]) == (number, "archeolith-field")
    assert title(tiles.name[number]) == "Archeolith Field"
    for rows in (cards.TECHNOLOGIES, cards.ENTITY_CARDS, cards.OBJECTIVES):
        assert title(rows.name[0]).startswith("a hidden")


def altered(rows: Mapping[int, Any], id_: str, **fields: object) -> dict[int, Any]:
    """The rows with fields of one of them changed."""
    return {n: msgspec.structs.replace(row, **fields) if row.id == id_ else row for n, row in rows.items()}


def without(rows: Mapping[int, Any], id_: str) -> dict[int, Any]:
    """The rows without one of them."""
    return {n: row for n, row in rows.items() if row.id != id_}


def of_sectors(rows: Mapping[int, Any]) -> None:
    checks.check_sectors(rows, cards.RACES)


def of_races(rows: Mapping[int, Any]) -> None:
    checks.check_races(rows, cards.NUMBERS, cards.LEVELS, cards.STATS)


def of_technologies(rows: Mapping[int, Any]) -> None:
    checks.check_technologies(rows, cards.RACES)


def of_grids(rows: Mapping[int, Any]) -> None:
    checks.check_grid(cards.NUMBERS, rows, cards.COMBAT_TILES)


def of_entity_cards(rows: Mapping[int, Any]) -> None:
    checks.check_entity_cards(rows, cards.DEPLOYMENTS)


SECTORS, TECHNOLOGIES, ENTITY = cards.SECTORS, cards.TECHNOLOGIES, cards.ENTITY_CARDS
NO_TILE, BLANK = (language.GridTile("T99"),), (language.GridTile("T00"),)


@pytest.mark.parametrize(
    ("check", "rows", "why"),
    [
        (of_sectors, without(SECTORS, "N07"), "sectors.json: file: kind: has 23 standard, not 24"),
        (of_sectors, altered(SECTORS, "H-red", race="blue"), "race: each race needs one homeworld"),
        (of_sectors, altered(SECTORS, "N01", race="blue"), "row N01: kind: homeworlds have a race"),
        (of_sectors, altered(SECTORS, "A3", bonus=()), "row A3: bonus: anomalies have one"),
        (of_sectors, altered(SECTORS, "N05", bonus=(language.Artifact(),)), "row N05: bonus"),
        (of_sectors, altered(SECTORS, "N05", mode="survival"), "row N05: kind"),
        (of_sectors, altered(SECTORS, "C2", mode="survival"), "mode: each mode needs one middle"),
        (checks.check_location_tiles, altered(cards.TILES, "LR7", copies=1), "has 23 red tiles, not 24"),
        (
            checks.check_location_tiles,
            altered(cards.TILES, "LB7x", was="LY7"),
            "row LB7x: was: must be a tile",
        ),
        (
            checks.check_location_tiles,
            altered(cards.TILES, "LB7x", was="LB9"),
            "row LB7x: was: must be a tile",
        ),
        (of_races, altered(cards.RACES, "green", levels={"energy": 3}), "row green: levels: must be energy"),
        (of_races, altered(cards.RACES, "green", stats={"scan": 3}), "row green: stats"),
        (of_technologies, altered(TECHNOLOGIES, "BT05", copies=1), "has 39 basic cards, not 40"),
        (of_technologies, altered(TECHNOLOGIES, "RB2", race="red"), "has 2 cards of blue, not 3"),
        (of_technologies, altered(TECHNOLOGIES, "AT1a", race="mauve"), "row AT1a: race: race technologies"),
        (of_technologies, altered(TECHNOLOGIES, "BT01", card="AT1"), "row BT01: card: ancient"),
        (of_technologies, altered(TECHNOLOGIES, "AT4b", research=6), "row AT4a: card: must have two sides"),
        (of_grids, altered(TECHNOLOGIES, "BT11", does=NO_TILE), "row BT11: does: T99 is no combat tile"),
        (of_grids, altered(TECHNOLOGIES, "BT11", does=BLANK), "row BT11: does: T00 is no combat tile"),
        (of_entity_cards, without(ENTITY, "E01"), "has 23 cards, not 24"),
        (of_entity_cards, altered(ENTITY, "E01", ribbon="purple"), "has 10 yellow cards, not 11"),
        (of_entity_cards, altered(ENTITY, "E24", stage=2), "one Supernova is needed"),
        (of_entity_cards, altered(ENTITY, "E20", type="supernova"), "one Supernova is needed"),
        (of_entity_cards, altered(ENTITY, "E07", empires=(1,)), "row E07: empires: must be of 2 to 6"),
        (of_entity_cards, altered(ENTITY, "E07", empires=()), "row E07: empires"),
        (of_entity_cards, altered(ENTITY, "E12", then=(Deploy(4),)), "row E12: then: no deployment"),
    ],
)
def test_rows_that_do_not_belong_together_are_refused(
    check: Callable[[Mapping[int, Any]], None], rows: Mapping[int, Any], why: str
) -> None:
    with pytest.raises(BadData) as raised:
        check(rows)
    assert why in str(raised.value)


def test_a_table_with_a_gap_is_refused() -> None:
    numbers = msgspec.structs.replace(cards.NUMBERS, start_grid=("T01", *cards.NUMBERS.start_grid[1:]))
    with pytest.raises(BadData, match="T01 does not fit slot 1"):
        checks.check_grid(numbers, TECHNOLOGIES, cards.COMBAT_TILES)
    tracks = [row for row in cards.TRACKS.values() if row.empires != 4]
    every = [*cards.TRACKS.values()]
    for missing in (
        (tracks, cards.POWER, cards.OBJECTIVES),
        (every, {1: cards.POWER[1]}, cards.OBJECTIVES),
        (every, cards.POWER, without(cards.OBJECTIVES, "O09")),
    ):
        with pytest.raises(BadData, match=r"tracks|power_levels|objectives"):
            checks.check_counts(*missing)
    with pytest.raises(BadData, match="ship, station, flagship, destroyer, in order"):
        checks.check_kinds(cards.KINDS[::-1], cards.KIND_WORDS)


def test_rows_of_modules_stand_behind_those_of_the_core_and_are_in_play_with_it() -> None:
    one, other = (msgspec.structs.replace(cards.TILES[n], module=keys) for n, keys in ((2, "a"), (3, "b")))
    rows = Rows[Row]("novasolis/location_tiles.json", [cards.TILES[1], one, other])
    assert [rows.in_play(on) for on in ((), ("a",), ("b",), ("a", "b"))] == [(1,), (1, 2), (1, 3), (1, 2, 3)]
    with pytest.raises(BadData, match="module: rows of the core come first"):
        Rows[Row]("novasolis/location_tiles.json", [one, cards.TILES[1]])


def test_rows_of_modules_do_not_change_the_sums_of_the_core() -> None:
    for table, check in ((TECHNOLOGIES, of_technologies), (ENTITY, of_entity_cards)):
        every: dict[int, Any] = {n: row for n, row in table.items() if not row.module}
        check(every | {99: msgspec.structs.replace(every[1], module="a")})


@pytest.mark.parametrize("field", ["id", "word"])
def test_two_rows_cannot_be_called_the_same(field: str) -> None:
    one, other = cards.TILES[1], cards.TILES[2]
    twin = msgspec.structs.replace(other, **{field: getattr(one, field)})
    with pytest.raises(BadData, match=f"{field}: two rows have the same"):
        Rows[Row]("novasolis/location_tiles.json", [one, twin])
