"""What every question of Factions of Sol shows before anything is chosen: the board, a sheet, or the hand."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from math import hypot
from unittest.mock import patch

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.engine.moves import Ask, Mark, Seat
from bot.engine.playout import Dice
from bot.games.factions.cards.cards import (
    CALLED,
    EVENT,
    EXOPLANET,
    FACTIONS,
    MACHINES,
    OBJECTIVE,
    OF_DECK,
    PLANETS,
    TECH,
    VENUS_DECK,
    WORD,
)
from bot.games.factions.cards.language import (
    AnyEffect,
    Clear,
    DraftObjective,
    FreeMove,
    GainExoplanet,
    GainResearch,
    GainTech,
    Mine,
    Orbit,
    Peek,
    Siphon,
    TeleportPlanet,
    TeleportShip,
    Upgrade,
    Wormholes,
)
from bot.games.factions.holdings.asking import THINGS
from bot.games.factions.round.agenda import Factions
from bot.games.factions.table.board import AROUND
from bot.games.factions.table.state import Exoplanet
from renderers.factions import pictures
from renderers.factions.art.geometry import CX, node_point
from renderers.factions.art.pieces import globe_reach
from renderers.factions.board import panels
from renderers.factions.board.marks import targets_of
from renderers.factions.board.names import put_letters
from renderers.factions.facts.facts import facts_of
from renderers.factions.private.hand import held_by, render_hand
from renderers.factions.private.private import inspect, inspectable
from renderers.factions.private.sheet import _things, render_sheet, sheet_told
from renderers.kit.colours.palette import DIM, GOLD
from renderers.kit.letters import lettering
from renderers.kit.picture.canvas import Scene
from renderers.kit.stamps.cards import Plate
from renderers.look import Look
from tests.drawn import noted
from tests.games.factions.position import MIRA
from tests.games.factions.test_random_play import GAME, eager, pick
from tests.games.factions.whole import Whole
from tests.games.proofs import Case
from tests.renderers.counted import count

LOOK = Look(("Mira", "Bo", "Cy"))
CHOSEN_BY = ("choose", "use", "mine", "ride")
"""The verbs whose first values a question shows; others can be used at any time."""


def questions(
    seats: int, options: dict[str, str], seed: str, moves: int
) -> Iterator[tuple[Factions, Seat, Ask]]:
    """The first question of each kind in a random game, as its player sees it."""
    case, dice, met = Case(GAME, seats, options), Dice(seed), set[str]()
    state = case.setup(seed)
    for _ in range(moves):
        if state.over:
            return
        for ask in GAME.asks(state):
            if ask.prompt.key not in met:
                met.add(ask.prompt.key)
                view = GAME.view(state, ask.seat)
                own = [each for each in GAME.asks(view, ask.seat) if each.seat == ask.seat]
                yield view, ask.seat, replace(ask, marks=tuple(mark for each in own for mark in each.marks))
        seat = pick(GAME.awaited(state), dice)
        move = eager(state, seat, dice)
        while (verb := GAME.info.verb(move.verb)) is None or verb.turn.setting or verb.turn.free:
            move = eager(state, seat, dice)
        GAME.play(state, seat, move)


def shown(view: Factions, seat: Seat, look: Look) -> set[str]:
    """The words of the marks that some picture of the panel shows."""
    facts = facts_of(view, look)
    sheet = {thing.mark.what for thing in _things(view, facts, look)}
    board = set() if sheet else {target.mark.what for target in targets_of(view, facts, look.marks)}
    return sheet | board | {WORD[card] for held in held_by(view, seat) for card in held.cards}


@pytest.mark.parametrize(
    ("seats", "options", "seed", "moves"),
    [
        (2, {}, "c", 100),
        pytest.param(1, {}, "marks", 400, marks=pytest.mark.deep),
        pytest.param(2, {"first": "on"}, "marks", 400, marks=pytest.mark.deep),
        pytest.param(3, {}, "marks 3", 900, marks=pytest.mark.deep),
    ],
)
def test_whatever_a_question_chooses_among_is_marked_and_shown(
    seats: int, options: dict[str, str], seed: str, moves: int
) -> None:
    met = 0
    for view, seat, ask in questions(seats, options, seed, moves):
        found = [move for move in GAME.moves(view, seat) if move.verb in CHOSEN_BY and move.values]
        named = {str(move.values[0]) for move in found} & THINGS
        marked = {mark.what for mark in ask.marks}
        assert named <= marked, ask.prompt.key
        assert marked <= shown(view, seat, replace(LOOK, marks=ask.marks)) | {f"seat-{seat + 1}"}, (
            ask.prompt.key
        )
        met += bool(named)
    # A first game has no objectives to choose among.
    assert met >= (3 if options.get("first") == "on" else 4)


@pytest.mark.parametrize(
    ("effect", "own", "may"),
    [
        (Orbit("any", 1), set(), {"mercury", "mars"}),
        (TeleportPlanet(), set(), {"mercury", "mars"}),
        (TeleportShip("any"), {"D4"}, {"D5", "H1"}),
        (FreeMove(1), {"D4"}, {"D5", "C4"}),
        (Wormholes(1), set(), {"A1", "D4"}),
        (Clear(1, "any"), {"D4"}, {"C1", "C2"}),
        (Siphon("any", 2), {"D4"}, {"C1", "C2"}),
        (Peek(1), set(), {"E4", "E5"}),
        (Mine("any"), set(), {"E4", "E5"}),
        (GainTech(), set(), {"towed-barge"}),
        (GainExoplanet("market"), set(), {"yvaga"}),
        (GainResearch("market"), set(), {"bent-space"}),
        (DraftObjective(), set(), {"full-tank", "footprints"}),
        (Upgrade(2), {"seat-1"}, {"cargo", "faction"}),
    ],
)
def test_what_cards_let_one_choose_is_marked_and_shown(
    effect: AnyEffect, own: set[str], may: set[str]
) -> None:
    p = Whole("megacore", "council").ships(0, "D4").energy(1, C1=1, C2=2).pile("full-tank", "footprints")
    p.g.jupiter, p.g.neptune = [CALLED["yvaga"]], [CALLED["bent-space"]]
    for slot in ("E4", "E5"):
        p.tile(slot, 3)
    p.do(effect)
    (ask,) = GAME.asks(p.g)
    assert own == {mark.what for mark in ask.marks if mark.tone == "own"}
    assert may <= {mark.what for mark in ask.marks if mark.tone == "may"}
    assert own | may <= shown(p.g, MIRA, replace(LOOK, marks=ask.marks)) | {"seat-1"}


@contextmanager
def styled(*faces: str) -> Iterator[dict[str, int]]:
    """The texts drawn in this block in some faces, each with the least size of its type."""
    with noted():
        setting, sizes = lettering.setting, dict[str, int]()

        def set_in(text: str, style: lettering.Type) -> lettering.Setting:
            if style.face in faces:
                sizes[text] = min(style.size, sizes.get(text, style.size))
            return setting(text, style)

        with patch.object(lettering, "setting", set_in):
            yield sizes


def things(*marks: Mark) -> Look:
    return replace(LOOK, marks=marks)


def table() -> Factions:
    p = Whole("megacore", "council").ships(0, "D4")
    p.g.players[0].upgrades = [1, 1, 0, 3, 0, 2]
    return p.g


def test_machines_show_what_they_score_and_hold_in_words() -> None:
    look = things(
        Mark("seat-1", "own"), Mark("faction", "chosen"), Mark("battery", "may"), Mark("cargo", "may")
    )
    with noted() as drawn:
        picture = render_sheet(table(), look)
    assert picture is not None
    assert {"+4 points", "+1 point", "NanoExcavators", "1"} <= drawn.texts
    assert "Holds 16 energy; further levels 20," in drawn.texts
    assert picture.alt.startswith(
        "You can choose Batteries and Cargo Hold. Chosen: NanoExcavators. Batteries: Holds 16"
    )
    assert count(Image.open(BytesIO(picture.png)).convert("RGB"), GOLD) > 1000


def test_two_factions_are_marked_as_good_for_a_first_game() -> None:
    assert [row.word for row in FACTIONS if row.easy] == ["megacore", "zealots"]
    assert all(row.first for row in FACTIONS if row.easy)
    for row in FACTIONS:
        look = things(Mark(row.word, "may"))
        with noted() as drawn:
            assert render_sheet(table(), look) is not None
        assert ("GOOD FOR A FIRST GAME" in drawn.texts) == row.easy
        assert ("Good for a first game." in sheet_told(table(), look)) == row.easy


def test_factions_show_what_makes_them_worth_choosing() -> None:
    with noted() as drawn:
        picture = render_sheet(table(), things(*(Mark(row.word, "may") for row in FACTIONS)))
    assert picture is not None
    assert {"MegaCore", "Interplanetary Council", "NanoExcavators: Asteroids give 2"} <= drawn.texts
    assert not [text for text in drawn.texts if "…" in text]


def test_cards_are_shown_as_they_are_and_the_board_otherwise() -> None:
    view, tech = table(), next(iter(TECH))
    for card in (tech, next(iter(EXOPLANET)), next(iter(EVENT))):
        look = things(Mark(WORD[card], "may"))
        assert pictures.focus(view, look) == render_sheet(view, look)
        assert pictures.focus_told(view, look) == sheet_told(view, look) != ""
    assert render_sheet(view, things(Mark("D4", "may"))) is None
    assert render_sheet(view, things(Mark("swamp-things", "may"))) is None, "it is in a hand"
    assert sheet_told(view, things(Mark("D4", "may"))) == ""
    view.neptune = [CALLED["neptunian-divers"]]
    assert render_sheet(view, things(Mark("neptunian-divers", "may"))) is not None


@pytest.mark.parametrize(
    "words",
    [
        [WORD[card] for card in TECH][:12],
        [WORD[card] for card in EXOPLANET][:3],
        [WORD[card] for card in EVENT][:1],
        [row.word for row in FACTIONS],
        ["seat-1", *MACHINES],
    ],
)
def test_what_one_decides_by_is_large_and_nothing_is_cut(words: list[str]) -> None:
    """At least 27 pixels at a width of 1,200, captions of cards aside."""
    marks = [Mark(word, "own" if word == "seat-1" else "may") for word in words]
    with styled("medium", "semibold", "extrabold") as sizes:
        picture = render_sheet(table(), things(*marks))
    assert picture is not None
    image = Image.open(BytesIO(picture.png))
    width, height = image.size
    assert height <= 1500
    assert len(image.crop((0, height - 8, width, height)).getcolors() or ()) == 1, "the last row is whole"
    assert len(picture.png) <= 150_000
    assert not [text for text in sizes if "…" in text]
    assert {text: size for text, size in sizes.items() if size * 1200 / width < 27} == {}


def test_no_planet_hides_a_letter_of_the_prime_axis() -> None:
    p = Whole("megacore", "council").ships(0, "D4").ships(1, "D5")
    for number, planet in enumerate(PLANETS):
        p.planet(planet, 6 * (number % 2))
    scene, worlds = (
        Scene(),
        [(planet, *node_point(ring, p.g.nodes[planet])) for ring, planet in enumerate(p.g.rings)],
    )
    letters = put_letters(scene, worlds, (), ())
    assert len(scene.placed) == len(letters) == 16
    for letter in letters:
        assert all(hypot(letter.x - x, letter.y - y) >= globe_reach(planet) + 11 for planet, x, y in worlds)
    far = put_letters(Scene(), [], (), ())
    assert {letter.x for letter in far} == {CX}, "they stand on the axis where nothing hides them"


def test_prices_are_large_enough_for_a_phone() -> None:
    p = Whole("megacore", "council").ships(0, "D4").ships(1, "D5").begin()
    spot = GAME.offer(p.g, MIRA).spot("move")
    assert spot is not None
    with styled("extrabold") as sizes:
        picture = pictures.focus(p.g, replace(LOOK, marks=spot.marks))
    assert picture is not None
    prices = {str(mark.note.values["price"]) for mark in spot.marks if mark.note is not None}
    assert len(prices) > 5
    assert {price: sizes[price] for price in prices if sizes[price] < 27} == {}


def test_a_panel_counts_exoplanets_that_are_not_explored_yet() -> None:
    p = Whole("megacore", "council").ships(0, "D4").ships(1, "D5")
    first, second, third = list(EXOPLANET)[:3]
    p.g.players[0].exoplanets = [Exoplanet(first), Exoplanet(second), Exoplanet(third)]
    plates = {}
    for explored in (False, True):
        if explored:
            p.g.players[0].exoplanets[0].explorers = [CALLED["swamp-things"]] * 4
        facts = facts_of(p.g, LOOK)
        with noted() as drawn:
            plate = Plate(570, 224)
            panels._cards(plate, facts.players[0], 570, DIM)
        plates[explored] = [text for _, text in drawn.boxes_of(plate)]
    assert plates == {False: ["0", "0", "0", "0", "3"], True: ["0", "0", "0", "0", "1", "2"]}


def test_a_faction_can_be_looked_at_before_one_is_chosen() -> None:
    view = GAME.view(Case(GAME, 2, {"first": "on"}).setup("look"), MIRA)
    names = inspectable(view)
    assert [row.word for row in FACTIONS if row.word in names] == [row.word for row in FACTIONS if row.first]
    with noted() as drawn:
        picture = inspect(view, LOOK, "megacore")
    assert picture is not None
    assert picture.alt.startswith("MegaCore: You may also mine asteroids in sectors next to your ship.")
    assert picture.alt.endswith("NanoExcavators, 4 slots, +4 points: Each asteroid gives 2 more resources.")
    assert not [text for text in drawn.texts if "…" in text]
    assert all(inspect(view, LOOK, row.word) for row in FACTIONS)
    chosen = Whole("megacore", "council").ships(0, "D4").ships(1, "D5").g
    assert "zealots" not in inspectable(chosen)


@pytest.mark.parametrize(("explorers", "objectives", "least"), [(2, 0, 27), (8, 2, 27), (48, 6, 18)])
def test_a_hand_is_large_while_it_has_room_and_whole(explorers: int, objectives: int, least: int) -> None:
    """Captions, counts and states aside."""
    view = table()
    view.players[0].explorers = list(OF_DECK[VENUS_DECK][:explorers])
    view.players[0].objectives = list(OBJECTIVE)[:objectives]
    with styled("extrabold") as numbers:
        render_hand(view, LOOK, 0)
    with styled("medium", "semibold") as sizes:
        picture = render_hand(view, LOOK, 0)
    assert min(numbers.values()) >= (31 if explorers < 3 else 27), "9 pixels where a message is 354 wide"
    assert picture is not None
    image = Image.open(BytesIO(picture.png))
    assert image.height <= 1500
    assert len(picture.png) <= 150_000
    assert len(image.crop((0, image.height - 8, image.width, image.height)).getcolors() or ()) == 1
    beside = {"MegaCore", "Met now", "Not met yet", *map(str, range(1, AROUND + 1))}
    assert {text: size for text, size in sizes.items() if size < least and text not in beside} == {}
