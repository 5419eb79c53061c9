"""The board of Nova Solis as a picture: plates of glass around a black hole, and two arms of light under them.

Overlap order, lowest first: ground, the middle, realms, outlines of the last move, marks, warnings, arrows of the last
move, what stands in the sectors and their names, numbers of marks. Market and panels lie below and beside.
"""

from __future__ import annotations

from bot.engine.words import words_of
from bot.games.novasolis.core.cards.cards import TECHNOLOGIES
from bot.games.novasolis.core.table.state import Table
from renderers.kit.picture.canvas import Scene
from renderers.kit.picture.frames import Frame, Frames
from renderers.kit.picture.vista import wordless
from renderers.kit.stamps.pieces import enemy, structure, token
from renderers.kit.stamps.targets import box_around, cut_out, put_numbers, put_targets
from renderers.kit.texts.saying import said_marks, said_sides
from renderers.look import Look, Picture
from renderers.novasolis.art.geometry import CX, CY, FULL, MARKET_TOP, SIDE, SIDE_WIDTH
from renderers.novasolis.art.ground import lay_plates, map_ground, wide_ground
from renderers.novasolis.board.bids import put_bids
from renderers.novasolis.board.combat import fight_told, put_fight, render_fight
from renderers.novasolis.board.marks import bid_marked, named_of, put_tags, tagged_sectors, targets_of
from renderers.novasolis.board.panels import GAP, WIDE_FOOT, put_chips, put_panels
from renderers.novasolis.board.plates import put_middle, put_plates, put_realms, put_warnings
from renderers.novasolis.board.scores import put_scores, put_together
from renderers.novasolis.board.strip import (
    MARGIN,
    put_entity,
    put_goal,
    put_lasting,
    put_market,
    put_title,
    put_turn,
)
from renderers.novasolis.board.trace import arrow_stamp, put_signs, sector_outline, trace_of
from renderers.novasolis.facts.facts import GAME, Facts, facts_of
from renderers.novasolis.private.allocation import allocating, allocation_told, render_allocation
from renderers.novasolis.private.market import OFFERED, market_told, render_market
from renderers.novasolis.private.races import choosing, races_told, render_races
from renderers.novasolis.words.texts import alt_text, bids_told, text_board

__all__ = ["alt_text", "focus", "prepare", "render", "text_board", "vista"]

FRAMES = Frames()
MAP_FOOT = MARKET_TOP - 6
"""Where the map ends with what stands around it."""
AROUND_HOLE = (CX - 562, CY - 512, CX + 562, CY + 512)
"""The map, of whatever size, without what stands around it."""


def render(view: Table, look: Look) -> Picture:
    """The picture of a view and its alt text. Pure; remembers frames only to be faster."""
    facts = facts_of(view, look)
    return Picture(_frame(view, look, facts).file(look.size), alt_text(view, look, facts))


def focus(view: Table, look: Look) -> Picture | None:
    """Where the marks are on the board; of a combat, both grids; of races and technologies, their sheets and cards."""
    side = allocating(view)
    if side is not None and any(mark.what in TECHNOLOGIES.called for mark in look.marks):
        return render_allocation(view, look, side)
    facts = facts_of(view, look)
    if facts.fight is not None and look.marks:
        return render_fight(facts, look, facts.fight)
    if _is_offer(look):
        return render_market(view, look, OFFERED)
    if races := choosing(look):
        return render_races(view, look, races)
    targets = targets_of(facts, look.marks)
    if not targets:
        return None
    frame = _frame(view, look, facts)
    # Of the market below the map nothing is shown, rather than half of it.
    on_map = all(target.box[3] < MAP_FOOT for target in targets)
    foot = MAP_FOOT if on_map else frame.ground.height
    part = cut_out(frame, box_around(targets, frame.ground.width, foot))
    return Picture(part, _said(facts, look))


def _is_offer(look: Look) -> bool:
    """Whether the marks are technologies that can be bought."""
    return any(mark.what in TECHNOLOGIES.called for mark in look.marks)


def focus_told(view: Table, look: Look) -> str:
    """What `focus` shows, in words."""
    side, facts = allocating(view), facts_of(view, look)
    if side is not None and any(mark.what in TECHNOLOGIES.called for mark in look.marks):
        return allocation_told(view, look, side)
    if facts.fight is not None and look.marks:
        return fight_told(facts, look, facts.fight)
    if _is_offer(look):
        return market_told(view, look, OFFERED)
    if races := choosing(look):
        return races_told(view, look, races)
    return _said(facts, look) if targets_of(facts, look.marks) else ""


def _said(facts: Facts, look: Look) -> str:
    told = said_marks(facts.words, named_of(facts, look.marks), look.names)
    if own := [bid for mark in look.marks if (bid := bid_marked(facts, mark))]:
        told.append(bids_told(facts, said_sides(look, len(facts.players)), "board-own-bids", own))
    return " ".join(told)


def _frame(view: Table, look: Look, facts: Facts) -> Frame:
    key = (view.seats, look.names, look.language, look.form)
    empires, wide_form = len(facts.players), look.form == "landscape"
    ground = wide_ground(empires) if wide_form else map_ground(empires)
    scene = scene_of(view, look, facts)
    lay_plates(ground, plates_of(facts, wide_form), scene)
    return FRAMES.draw(key, ground, scene)


def prepare() -> None:
    """Load fonts, grounds and the commonest pieces, so that the first picture is not slower."""
    map_ground(6)
    for hue in range(6):
        structure("foundry", hue, 17)
        structure("node", hue, 17)
        for count in range(1, 5):
            token(hue, 17.5 * 0.94, str(count))
    for count in range(1, 6):
        enemy(17.5, str(count))
    put_title(Scene(), words_of(GAME).say_key)


def vista(view: Table, look: Look) -> Picture:
    """The sectors around the black hole, without words."""
    scene = map_of(view, look, facts_of(view, look))
    return Picture(wordless(map_ground(len(view.empires)), scene, AROUND_HOLE), "")


def scene_of(view: Table, look: Look, facts: Facts) -> Scene:
    """Everything on the ground but market and panels."""
    scene = map_of(view, look, facts)
    put_title(scene, facts.say)
    put_lasting(scene, facts)
    put_turn(scene, facts)
    put_bids(scene, facts)
    put_entity(scene, facts)
    put_goal(scene, facts)
    if facts.over and not facts.shared:
        put_scores(scene, facts, look.form == "landscape")
    return scene


def map_of(view: Table, look: Look, facts: Facts) -> Scene:
    """The sectors with all that is in them."""
    scene = Scene()
    empires = len(view.empires)
    trace = trace_of(look.last, empires)
    targets = targets_of(facts, look.marks)
    put_middle(scene, facts)
    put_realms(scene, facts)
    for sector in trace.sectors:
        if facts.fight is None or sector != facts.fight.sector:
            scene.put(sector_outline(empires, sector), 0, 0)
    put_targets(scene, targets)
    put_warnings(scene, facts)
    for (start, goal), across in zip(trace.walks, trace.across, strict=True):
        scene.put(arrow_stamp(empires, start, goal, across), 0, 0)
    put_plates(scene, facts, tagged_sectors(facts, look.marks))
    put_signs(scene, empires, trace)
    put_tags(scene, facts, look.marks)
    put_numbers(scene, targets)
    return scene


def plates_of(facts: Facts, wide_form: bool) -> Scene:
    """Market and panels, or a combat: they change rarely and lie below everything else."""
    scene = Scene()
    if facts.over and facts.shared:
        put_together(scene, facts)
        put_panels(scene, facts, wide_form)
        return scene
    if facts.over:
        return scene
    if facts.fight is None:
        put_market(scene, facts)
        put_panels(scene, facts, wide_form)
        return scene
    edge = put_chips(scene, facts, wide_form)
    if wide_form:
        put_market(scene, facts)
        put_fight(scene, facts, facts.fight, (SIDE, edge + 6, SIDE_WIDTH, WIDE_FOOT - edge - 6), beside=False)
    else:
        box = (MARGIN, MARKET_TOP + 2, FULL, edge - GAP - MARKET_TOP - 2)
        put_fight(scene, facts, facts.fight, box, beside=True)
    return scene
