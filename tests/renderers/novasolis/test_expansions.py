"""Flagships, alliances, diplomacy tokens and Dark Matter in pictures and their texts."""

from __future__ import annotations

import dataclasses
from io import BytesIO
from itertools import product
from unittest.mock import patch

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.engine.moves import Event, Mark, Text
from bot.engine.words import words_of
from bot.games.novasolis.agreements import tokens_of
from bot.games.novasolis.core.cards.cards import RACES, TECHNOLOGIES
from bot.games.novasolis.core.scoring.ending import points
from bot.games.novasolis.core.table.state import NONE, SHIP, STATION, Table
from bot.games.novasolis.expansions import MODULES
from bot.games.novasolis.modules.diplomacy.members import enter
from bot.games.novasolis.modules.flagships.cards import FLAGSHIP
from bot.games.novasolis.modules.trade.contracts import lend, sign
from bot.games.novasolis.modules.trade.offers import TradeOffer
from bot.games.novasolis.modules.trade.terms import Terms
from bot.games.novasolis.modules.void.matter import NUMBERS, Void
from renderers.kit.colours.palette import IVORY, SEATS
from renderers.kit.picture.canvas import Scene
from renderers.kit.stamps.targets import KEYLINE, WIDTH
from renderers.look import Form, Look
from renderers.novasolis import pictures
from renderers.novasolis.art.geometry import middles, size_of
from renderers.novasolis.board.bids import ABOVE, GAP, HIGH
from renderers.novasolis.board.combat import render_fight
from renderers.novasolis.board.marks import tags_of, targets_of
from renderers.novasolis.board.panels import put_panels
from renderers.novasolis.board.plates import Piece, things_of
from renderers.novasolis.board.scores import counts_of
from renderers.novasolis.board.strip import put_market, stars_of, turn_foot
from renderers.novasolis.board.trace import trace_of
from renderers.novasolis.facts.expansions import Expanded
from renderers.novasolis.facts.facts import facts_of
from renderers.novasolis.private import key
from renderers.novasolis.private.hand import render_hand
from renderers.novasolis.private.key import render_key
from renderers.novasolis.private.private import inspect, inspectable
from renderers.novasolis.private.sector import render_sector
from renderers.novasolis.words.texts import text_board
from tests.drawn import noted
from tests.games.novasolis.arena import Arena
from tests.games.novasolis.play import GAME, Board, begun
from tests.renderers.counted import count
from tools.novasolis_positions import NAMES

ON = {"flagships": "on", "diplomacy": "on", "void": "on", "mode": "exploration"}


def look_at(seats: int, form: Form = "portrait") -> Look:
    return Look((*NAMES[:seats], "the Entity"), form=form)


def seen(position: Board) -> Table:
    return GAME.view(position.g, None)


def united(seats: int, **more: str) -> Board:
    """My flagship with its module is in 2.1; I am allied with you, took two tokens, and have Dark Matter."""
    found = Board(seats, **ON, **more)
    found.at("2.1").units[found.me][FLAGSHIP] = 1
    found.tech("FM04")
    for side in (found.me, found.you):
        enter(found.g, side, 1)
    tokens_of(found.g, found.me)[:] = [1, 4]
    found.g.part(Void).stock[found.me], found.g.part(Void).laid[found.me] = 3, 2
    return found


def plate(view: Table, look: Look, number: int) -> Image.Image:
    """What is drawn of a sector."""
    picture = Image.open(BytesIO(pictures.render(view, look).png)).convert("RGB")
    (x, y), half = middles(len(view.empires))[number], size_of(len(view.empires))
    return picture.crop((round(x - half), round(y - half), round(x + half), round(y + half)))


@pytest.mark.parametrize("form", ["portrait", "landscape"])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_panels_say_what_expansions_add(seats: int, form: Form) -> None:
    position = united(seats)
    view, look = seen(position), look_at(seats, form)
    facts = facts_of(view, look)
    more = facts.players[position.me].more
    assert (more.flagship, more.fitted, more.tokens, more.lost) == ("2.1", "Jump Core", 2, 5)
    assert [ally.seat for ally in more.allies] == [position.you]
    assert (more.trade, more.dark, more.laid) == (4, 3, 2)
    with noted() as drawn:
        picture = pictures.render(view, look)
    assert drawn.collisions() == []
    assert {"Jump Core", "−2½", "void", str(NUMBERS.supply - 5)} <= drawn.texts
    me, you = NAMES[position.me], NAMES[position.you]
    first, second = sorted((me, you), key=NAMES.index)
    assert f"Alliances: {first} and {second} together." in picture.alt
    assert f"Diplomacy tokens and the stars they cost: {me} 2 (−2½)." in picture.alt
    assert f"{me}: 2.1 flagship" in picture.alt
    told = pictures.text_board(view, look)
    assert f"flagship in 2.1, its active module is Jump Core, allied with {you}, 2 diplomacy tokens" in told
    assert "(stars −2½), 4 free trade tokens" in told
    assert "3 Dark Matter in stock, 2 on technologies" in told
    assert f"Dark Matter left: {NUMBERS.supply - 5}." in told
    assert "Plasma Beams for 6" in told


def test_nothing_of_them_is_said_or_drawn_without_them() -> None:
    position = Board(2, mode="exploration")
    view, look = seen(position), look_at(2)
    facts = facts_of(view, look)
    assert all(player.more == Expanded() for player in facts.players)
    assert not facts.voids
    assert facts.dark is None
    assert not facts.agrees
    told = pictures.text_board(view, look)
    assert not any(
        word in told for word in ("flagship", "diplomacy", "Dark Matter", "trade token", "Alliance")
    )
    assert "voids" not in inspectable(view)
    assert inspect(view, look, "voids") is None


def test_a_flagship_is_no_ship_and_no_station() -> None:
    position = united(2)
    number, look = position.number("2.1"), look_at(2)
    view = seen(position)
    assert things_of(facts_of(view, look).places[number]) == [Piece("flagship", position.me)]
    colour = SEATS[look.hue(position.me)].colour
    pictures = [plate(view, look, number)]
    assert count(pictures[0], colour) > 100
    for kind in (SHIP, STATION):
        units = position.at("2.1").units[position.me]
        units[:] = [0] * len(units)
        units[kind] = 1
        pictures.append(plate(seen(position), look, number))
    assert len({picture.tobytes() for picture in pictures}) == 3


def test_gates_and_borders_are_open_to_allies() -> None:
    position, look = united(2), look_at(2)
    number = position.number("1.0")
    other = next(at for at in position.g.layout.toward[number] if at > 0)
    position.own("1.0", position.me).gate = position.me
    position.own(position.g.layout.words[other], position.you)
    view = seen(position)
    shown, said = plate(view, look, number), render_sector(view, look, number)
    name = NAMES[position.you]
    assert f"warp gate of {NAMES[position.me]}, open to {name}" in said.alt
    position.at("1.0").gate = NONE
    open_border = plate(seen(position), look, number)
    for side in (position.me, position.you):
        enter(position.g, side, 0)
    border = plate(seen(position), look, number)
    position.at("1.0").gate = position.me
    view = seen(position)
    alone = plate(view, look, number)
    assert "open to" not in render_sector(view, look, number).alt
    mine, yours = (SEATS[look.hue(side)].colour for side in (position.me, position.you))
    half = shown.width // 2
    box = (half - 60, half - 60, half + 60, half + 60)
    assert count(shown.crop(box), yours) > 20
    assert count(alone.crop(box), yours) == 0
    assert count(open_border, mine) < count(border, mine) - 50


@pytest.mark.parametrize("kind", [STATION, SHIP])
def test_a_combat_tells_flagships_from_the_rest(kind: int) -> None:
    pictures = []
    for each in (FLAGSHIP, kind):
        arena = Arena(2, **ON)
        arena.meet(0, 3)
        arena.at("2.1").units[arena.me][each] = 1
        arena.attack()
        facts = facts_of(seen(arena), look_at(2))
        assert facts.fight is not None
        png = render_fight(facts, look_at(2), facts.fight).png
        pictures.append(Image.open(BytesIO(png)).convert("RGB").crop((1000, 70, 1176, 108)))
    assert pictures[0].tobytes() != pictures[1].tobytes()


def test_helpers_stand_in_a_combat_in_their_own_colours() -> None:
    arena = Arena(3, **ON)
    arena.meet(2, 3)
    arena.at("2.1").units[arena.me][FLAGSHIP] = 1
    for side in (arena.me, arena.you):
        enter(arena.g, side, 1)
    arena.put("2.1", arena.you, ships=4, stations=1)
    arena.attack()
    arena.play("support 4 1", side=arena.you)
    look = look_at(3)
    facts = facts_of(seen(arena), look)
    assert facts.fight is not None
    attacker = facts.fight.sides[0]
    assert attacker.helpers[0][0] == arena.you
    assert attacker.units[:3] == (6, 1, 1)
    picture = render_fight(facts, look, facts.fight)
    me, you = NAMES[arena.me], NAMES[arena.you]
    assert f"{me} with 6 ships, 1 station, 1 flagship" in picture.alt
    assert f"Helping {me}: {you} with 4 ships, 1 station." in picture.alt
    head = Image.open(BytesIO(picture.png)).convert("RGB").crop((800, 60, 1180, 115))
    assert all(count(head, SEATS[look.hue(side)].colour) > 50 for side in (arena.me, arena.you))


def test_long_numbers_in_a_combat_stand_beside_each_other() -> None:
    arena = Arena(6, **ON)
    arena.meet(2, 3)
    arena.attack()
    tokens_of(arena.g, arena.me)[:] = [4] * 6 + [1]
    with noted() as drawn:
        pictures.render(seen(arena), look_at(6))
    assert "−12½" in drawn.texts
    assert drawn.collisions() == []


@pytest.mark.parametrize("form", ["portrait", "landscape"])
@pytest.mark.parametrize("seats", [2, 6])
def test_the_chart_takes_off_what_diplomacy_costs(seats: int, form: Form) -> None:
    position = united(seats)
    position.empire.coop, position.empire.own = 2, 1
    position.empire.sources = {"settled": 3}
    view, look = seen(position), look_at(seats, form)
    view.over, view.result = True, "scored"
    assert points(view, position.me) == -2
    with noted() as drawn:
        picture = pictures.render(view, look)
    assert drawn.collisions() == []
    assert not any(text.endswith("…") for text in drawn.texts)
    assert {"diplomacy", "−2½", "−1", "technologies"} <= drawn.texts
    player = facts_of(view, look).players[position.me]
    assert sum(half for _, half in counts_of(player)) == player.points
    assert f"{NAMES[position.me]} −1: colonies 1½, diplomacy −2½, own ½" in picture.alt


@pytest.mark.parametrize("form", ["portrait", "landscape"])
def test_contracts_and_lent_technologies_are_told_with_their_partners(form: Form) -> None:
    position, look = Board(4, trade="on", **ON), look_at(4, form)
    g, me, you = position.g, position.me, position.you
    third, fourth = g.play_order()[2:]
    sign(g, me, you, ("energy", "boson", "star"))
    sign(g, third, me, ("population",))
    position.tech("BT04", fourth, active=False)
    lend(g, TECHNOLOGIES.number["BT04"], fourth, me)
    view = seen(position)
    card = TECHNOLOGIES[TECHNOLOGIES.number["BT04"]]
    more = [player.more for player in facts_of(view, look).players]
    assert sorted(ally.seat for ally in more[me].partners) == sorted((you, third, fourth))
    assert [ally.seat for ally in more[third].partners] == [me]
    assert (more[me].trade, more[third].trade, more[you].trade) == (2, 4, 5)
    with noted() as drawn:
        picture = pictures.render(view, look)
        mat = inspect(view, look, facts_of(view, look).players[me].race)
    assert drawn.collisions() == []
    title = words_of("novasolis").say_key(f"card-{card.word}")
    names = [NAMES[side] for side in (me, you, third, fourth)]
    assert {f"to {names[1]}", f"from {names[2]}", f"from {names[3]}", title} <= drawn.texts
    given = f"{names[0]} gives {names[1]} 1 Energy level, 1 Boson, 1 star in each Logistics"
    told = (
        f"Contracts: {given}; {names[2]} gives {names[0]} 1 Population; {names[3]} lends {names[0]} {title}."
    )
    assert mat is not None
    assert told in picture.alt
    assert told in mat.alt
    lines = pictures.text_board(view, look).splitlines()
    assert f"  Contracts: {names[3]} lends {names[0]} {title}." in lines
    assert lines.count(f"  {told}") == 1


@pytest.mark.parametrize("form", ["portrait", "landscape"])
@pytest.mark.parametrize("seats", [3, 6])
def test_open_offers_stand_under_whose_turn_it_is(seats: int, form: Form) -> None:
    """Those to everyone first, a counter-offer as its maker says it; what has no room is counted."""
    position, look = Board(seats, trade="on", **ON), look_at(seats, form)
    g, me, you = position.g, position.me, position.you
    third = g.play_order()[2]
    names = [NAMES[side] for side in (me, you, third)]
    assert facts_of(seen(position), look).bids == ()
    position.play("logistics")
    offer = TradeOffer(me, third, Terms(("energy", "boson", "boson", "star")), Terms((), (1, 2)))
    g.beside += [offer, TradeOffer(you, me, Terms(("fleet",)), Terms(), countered=True)]
    position.play("offer everyone give-energy-1 get-fleet-1")
    view = seen(position)
    facts = facts_of(view, look)
    assert facts.bids[1][:4] == (me, third, (("energy", 1), ("boson", 2), ("stars", 1)), (("tech", 2),))
    assert [(bid.maker, bid.partner, bid.gives, bid.gets) for bid in (facts.bids[0], facts.bids[2])] == [
        (me, NONE, (("energy", 1),), (("fleet", 1),)),
        (me, you, (), (("fleet", 1),)),
    ]
    with noted() as drawn:
        picture = pictures.render(view, look)
    assert drawn.collisions() == []
    assert "anyone" in drawn.texts
    assert not any("more" in text for text in drawn.texts)
    told = (
        f"Open offers: {names[0]} offers everyone 1 Energy level for 1 Fleet; {names[0]} offers {names[2]} "
    )
    assert told in picture.alt
    assert f"; {names[0]} offers {names[1]} nothing for 1 Fleet." in picture.alt
    assert any(line.startswith(told) for line in pictures.text_board(view, look).splitlines())
    g.beside += [TradeOffer(you, third, Terms(("fleet",)), Terms())] * 2
    with noted() as drawn:
        pictures.render(seen(position), look)
    assert drawn.collisions() == []
    assert "2 more offers" in drawn.texts


@pytest.mark.parametrize("several", [False, True])
@pytest.mark.parametrize("form", ["portrait", "landscape"])
def test_what_is_awaited_has_room_above_offers_however_long(form: Form, several: bool) -> None:
    position, look = Board(6, trade="on", **ON), look_at(6, form)
    position.play("logistics")
    position.play("offer everyone give-energy-1 get-fleet-1")
    look = replace(look, moment="chooses which technologies are active", awaited=(0, 1) if several else (0,))
    with noted() as drawn:
        pictures.render(seen(position), look)
    assert {"chooses which", "technologies are", "active", "anyone"} <= drawn.texts
    assert drawn.collisions() == []


@pytest.mark.parametrize("form", ["portrait", "landscape"])
@pytest.mark.parametrize("half", [-1, -31, -201, 41, 377])
def test_stars_are_never_cut(form: Form, half: int) -> None:
    position, look = Board(6, **ON), look_at(6, form)
    facts = facts_of(seen(position), look)
    facts = dataclasses.replace(
        facts, players=tuple(dataclasses.replace(player, points=half) for player in facts.players)
    )
    with noted() as drawn:
        put_panels(Scene(), facts, form == "landscape")
    assert stars_of(half) in drawn.texts
    assert drawn.collisions() == []


@pytest.mark.parametrize("form", ["portrait", "landscape"])
def test_the_open_offers_of_who_is_asked_are_marked_as_their_own(form: Form) -> None:
    position, look = Board(4, trade="on"), look_at(4, form)
    g, me, you = position.g, position.me, position.you
    third, fourth = g.play_order()[2:]
    position.play("logistics")

    def marked() -> Look:
        (ask,) = (ask for ask in GAME.asks(g) if ask.prompt.key == "ask-bargaining")
        return replace(look, marks=ask.marks)

    position.play(f"offer empire-{me + 1} give-fleet-1", you)
    assert marked() == look
    position.play(f"offer empire-{third + 1} give-energy-1")
    g.beside.append(TradeOffer(me, fourth, Terms(("fleet",)), Terms(), countered=True))
    position.play("offer everyone get-fleet-2")
    view, look = seen(position), marked()
    facts = facts_of(view, look)
    pairs = [(bid.maker, bid.partner) for bid in facts.bids]
    assert pairs == [(me, NONE), (you, me), (me, third), (fourth, me)]
    targets = targets_of(facts, look.marks)
    assert [target.mark.tone for target in targets] == ["own", "own"]
    edge = WIDTH / 2 + KEYLINE
    for target, at in zip(targets, (0, 2), strict=True):
        top = turn_foot(facts) + ABOVE + at * (HIGH + GAP)
        assert top - GAP / 2 < target.box[1] - edge < top
        assert top + HIGH < target.box[3] + edge <= top + HIGH + GAP / 2
    picture = pictures.focus(view, look)
    assert picture is not None
    assert picture.alt == pictures.focus_told(view, look)
    assert picture.alt == (
        f"Your open offers: {NAMES[me]} offers everyone nothing for 2 Fleet; "
        f"{NAMES[me]} offers {NAMES[third]} 1 Energy level for nothing."
    )


@pytest.mark.parametrize("form", ["portrait", "landscape"])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_panels_name_races_beside_many_allies_and_partners(seats: int, form: Form) -> None:
    """In one word where there is no room for two; allies and partners are counted where there is none for tokens."""
    position, look = united(seats, trade="on"), look_at(seats, form)
    g = position.g
    for side, race in enumerate(RACES):
        if side < seats:
            g.empires[side].race = race
            enter(g, side, 1)
            g.empires[side].coop = 25
            sign(g, side, (side + 1) % seats, ("energy",))
            sign(g, side, (side + 2) % seats, ("fleet",)) if seats > 2 else None
    with noted() as drawn:
        pictures.render(seen(position), look)
    assert drawn.collisions() == []
    cut = {text for text in drawn.texts - market_of(seen(position), look) if text.endswith("…")}
    assert cut <= {"Jump…"}
    say = words_of("novasolis")
    for race in [*RACES.values()][:seats]:
        named = {say.say_key(f"race-{race.word}"), say.attribute(Text(f"race-{race.word}"), "short")}
        assert named & drawn.texts, race.word


def market_of(view: Table, look: Look) -> set[str]:
    """What a picture without empires' panels says: titles of cards may be cut there."""
    with noted() as drawn:
        put_market(Scene(), facts_of(view, look))
    return set(drawn.texts)


def test_half_stars_below_zero() -> None:
    assert [stars_of(half) for half in (-5, -2, -1, 0, 1, 5)] == ["−2½", "−1", "−½", "0", "½", "2½"]


def test_void_technologies_can_be_looked_at_with_their_price() -> None:
    position, look = united(2), look_at(2)
    view = seen(position)
    assert inspectable(view)["voids"] == Text("picture-voids")
    with noted() as drawn:
        picture = inspect(view, look, "voids")
    assert picture is not None
    assert picture.alt.startswith("Needs Dark Matter: Plasma Beams for 6, Void Shields")
    assert {"VOID TECHNOLOGIES", "NEEDS DARK MATTER"} <= drawn.texts


def test_a_command_board_has_the_powers_of_void_tiles() -> None:
    position, look = united(2), look_at(2)
    for id_ in ("VT1a", "VT2b", "VT4b"):
        card = TECHNOLOGIES.number[id_]
        position.tech(id_)
        position.empire.grid.append(card)
    word = facts_of(seen(position), look).players[position.me].race
    with noted() as drawn:
        picture = inspect(seen(position), look, word)
    assert picture is not None
    assert {"1+N", "1×", "Phase Armour", "Annihilation Pulse"} <= drawn.texts
    assert "3 Dark Matter in stock" in picture.alt


def test_marks_and_arrows_know_flagships() -> None:
    position, look = united(2), look_at(2)
    note = Text("choice-cost", {"cost": 4})
    lost = Text("choice-unsupported-flagship", {"n": 2})
    marks = [Mark("flagship-2.1", "may", note=note), Mark("2.3", "may", note=lost)]
    tags = tags_of(facts_of(seen(position), look), marks)
    assert [(tag.glyph, tag.text, tag.danger) for tag in (*tags["2.1"], *tags["2.3"])] == [
        ("flagship", "4", False),
        ("", "→ 2  −1", True),
    ]
    event = Event("moved-flagship", {"side": "@0", "from": "1.0", "to": "1.1"})
    assert trace_of([event], 2).walks == ((position.number("1.0"), position.number("1.1")),)


def test_boards_with_every_expansion_are_drawn_before_races_are_chosen() -> None:
    g = begun(2, **dict.fromkeys((module.key for module in MODULES), "on"))
    look = look_at(2)
    while GAME.asks(g)[0].prompt.key != "ask-turn":
        ask = GAME.asks(g)[0]
        for viewer in (None, ask.seat):
            view = GAME.view(g, viewer)
            assert Image.open(BytesIO(pictures.render(view, look).png)).size[0] > 0
            assert text_board(view, look)
        held = render_hand(GAME.view(g, ask.seat), look, ask.seat)
        assert (held is None) == (ask.prompt.key == "ask-race")
        GAME.play(g, ask.seat, ask.default)


def test_the_key_has_all_of_it() -> None:
    said = ("A flagship", "A destroyer of the Entity", "A gate that allies can use", "Dark Matter in stock")
    with noted() as drawn:
        picture = render_key(look_at(2))
    assert drawn.collisions() == []
    assert {*said, "Works once in a combat"} <= drawn.texts
    assert picture.alt.endswith("minimum.")
    image = Image.open(BytesIO(picture.png)).convert("RGB")
    assert image.height <= 1500
    assert count(image.crop((0, image.height - 24, *image.size)), IVORY) == 0


def test_entries_of_the_key_stand_apart() -> None:
    """Where one begins is well below the last line of the one above."""
    with noted() as drawn, patch.object(key, "Scene", lambda: scene):
        scene = Scene()
        render_key(look_at(2))
    boxes = drawn.boxes_of(scene)
    gaps = [
        box[1] - above[3]
        for (above, _), (box, text) in product(boxes, boxes)
        if abs(box[0] - above[0]) < 6 and above[1] < box[1] and text[0].isupper()
    ]
    assert min(gaps) >= 14
