"""SOL's board as a picture: five rings around a burning heart (rules 14.3).

Overlap order, lowest first: ground, outlines of the last move, marks, bridges, stations and sundivers, motherships,
arrow, names of spaces; the strips, the momentum track and the panels touch none of these.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.moves import Text
from bot.engine.words import words_of
from bot.games.sol.table.board import boards
from bot.games.sol.table.state import SUIT_CALLED, Table
from renderers.kit.colours.palette import GOLD, LABEL_ON_FIRE, LABEL_ON_SPACE, RGB
from renderers.kit.letters.lettering import SPACE_LABEL, words
from renderers.kit.picture.canvas import Scene
from renderers.kit.picture.frames import Frame, Frames
from renderers.kit.picture.stamp import Box, Stamp, overlap
from renderers.kit.picture.vista import wordless
from renderers.kit.stamps.pieces import cube, enemy, link, structure, token
from renderers.kit.stamps.targets import Target, box_around, cut_out, put_numbers, put_targets
from renderers.kit.texts.saying import said_marks
from renderers.look import Look, Picture
from renderers.sol.art.geometry import (
    CX,
    CY,
    HEIGHT,
    RIM,
    WIDTH,
    Disc,
    Layout,
    half_width,
    layout_of,
    point,
    space_angle,
    split,
)
from renderers.sol.art.ground import BOARDS, STAGES, ground, quiet, stage_of
from renderers.sol.board.cards import put_cards
from renderers.sol.board.labels import LARGE_LABEL, label_box, label_of
from renderers.sol.board.marks import discs_of, drafted, targets_of
from renderers.sol.board.panels import put_panels, put_ribbon
from renderers.sol.board.places import Places, places
from renderers.sol.board.ships import BRIDGE, crossing, put_ships, ship_discs
from renderers.sol.board.strip import put_countdown, put_deck, put_title, put_turn
from renderers.sol.board.trace import Trace, arrow_discs, arrow_path, arrow_stamp, space_outline, trace_of
from renderers.sol.board.track import put_track
from renderers.sol.facts.facts import STATIONS, Facts, Held, facts_of
from renderers.sol.warm import warm
from renderers.sol.words.texts import alt_text, text_board

__all__ = ["alt_text", "focus", "prepare", "render", "text_board", "vista"]

FRAMES = Frames()
AROUND_SUN = (CX - RIM - 14, CY - RIM - 14, CX + RIM + 14, CY + RIM + 14)
"""The board without what stands around it."""

WIDEST = 1000
"""So wide a private picture of the whole board is."""


def render(view: Table, look: Look) -> Picture:
    """The picture of a view and its alt text. Pure; remembers frames only to be faster."""
    facts = facts_of(view, look)
    return Picture(picture_bytes(view, look, facts), alt_text(view, look, facts))


def focus(view: Table, look: Look) -> Picture | None:
    """The part of the board where the marks are, on a quieter ground, with larger names and nothing around it.

    It shows the sundivers where they will be after what was chosen.
    """
    view = drafted(view, look.marks)
    facts = facts_of(view, look)
    targets = targets_of(view, facts, look.marks)
    if not targets:
        return None
    scene = Scene()
    if all(target.mark.what in SUIT_CALLED for target in targets):
        box = put_cards(scene, _cards(view, look, facts, targets))
    else:
        box = box_around(targets, WIDTH, HEIGHT)
        _put_board(scene, view, look, facts, targets, box)
        if any(target.mark.what in SUIT_CALLED for target in targets):
            put_ribbon(scene, facts)
    frame = FRAMES.draw((view.board, look.names, look.language, "focus"), quiet(view.board), scene)
    return Picture(cut_out(frame, box, WIDEST), _said(look, targets))


def _cards(view: Table, look: Look, facts: Facts, targets: Sequence[Target]) -> list[tuple[Held, str]]:
    """The cards among the targets, in their order, with what their effects do."""
    words = words_of("sol", look.language)
    does = {
        suit.word: words.attribute(Text(f"effect-{effect}"), "text") for suit, effect in view.effects.items()
    }
    cards = {held.suit: held for held in facts.effects}
    return [(cards[what], does[what]) for what in (target.mark.what for target in targets)]


def focus_told(view: Table, look: Look) -> str:
    """Where the marks are, in words."""
    return _said(look, targets_of(view, facts_of(view, look), look.marks))


def _said(look: Look, targets: Sequence[Target]) -> str:
    return " ".join(said_marks(words_of("sol", look.language), targets, look.names))


def picture_bytes(view: Table, look: Look, facts: Facts) -> bytes:
    """The PNG file alone."""
    return _frame(view, look, facts).file(look.size)


def _frame(view: Table, look: Look, facts: Facts) -> Frame:
    key = (view.board, look.names, look.language)
    return FRAMES.draw(key, ground(view.board, stage_of(view.marker)), scene_of(view, look, facts))


def prepare() -> None:
    """Load fonts, grounds, labels and the commonest pieces, so that the first picture is not slower."""
    for board in BOARDS:
        quiet(board)
        for stage in STAGES:
            ground(board, stage)
        for name in boards()[board].names:
            words(name, SPACE_LABEL, _tone(name), "middle", "middle")
            label_of(layout_of(board), name)
    warm()


def vista(view: Table, look: Look) -> Picture:
    """The Sun and all around it, without words."""
    scene = Scene()
    _put_board(scene, view, look, facts_of(view, look), ())
    return Picture(wordless(ground(view.board, stage_of(view.marker)), scene, AROUND_SUN), "")


def scene_of(view: Table, look: Look, facts: Facts) -> Scene:
    """Everything on the ground."""
    scene = Scene()
    _put_board(scene, view, look, facts, targets_of(view, facts, look.marks))
    put_title(scene, facts.say)
    put_turn(scene, facts)
    put_countdown(scene, facts)
    put_deck(scene, facts)
    put_ribbon(scene, facts)
    put_track(scene, facts)
    put_panels(scene, facts)
    return scene


def _put_board(
    scene: Scene,
    view: Table,
    look: Look,
    facts: Facts,
    targets: tuple[Target, ...],
    part: Box | None = None,
) -> None:
    """The round board; of a `part` of it the names that are wholly there, all of them large."""
    layout = layout_of(view.board)
    trace = trace_of(view, layout, look.last)
    for space in trace.spaces:
        scene.put(space_outline(layout, space), 0, 0)
    path = _arrow(view, layout, trace)
    spaces = _spaces(view, layout, facts, arrow_discs(path), targets)
    marked = {target.mark.what for target in targets}
    names = [name for name, _, _ in spaces if part is None or _is_in(part, label_box(layout, name))]
    put_targets(scene, targets, labels=[label_box(layout, name) for name in names])
    _put_bridges(scene, view, layout)
    for _, pieces, found in spaces:
        for make, (x, y) in zip(pieces, found.pieces, strict=True):
            scene.put(_piece(make, found.size.token, found.size.structure), x, y)
    put_ships(scene, layout, facts)
    put_numbers(scene, targets)
    if path:
        scene.put(arrow_stamp(path), 0, 0)
    for name in names:
        style = LARGE_LABEL if name in marked or part is not None else SPACE_LABEL
        tone = GOLD if name in marked else _tone(name)
        scene.put(words(name, style, tone, "middle", "middle"), *label_of(layout, name))


def _is_in(part: Box, box: Box) -> bool:
    return overlap(part, box) == box


def _arrow(view: Table, layout: Layout, trace: Trace) -> tuple[tuple[float, float], ...]:
    if not trace.end:
        return ()
    board = view.layout
    bridged = False
    if trace.start and trace.end in board.number:
        edge = board.edge_number.get((board.number[trace.start], board.number[trace.end]))
        bridged = edge is not None and edge in view.bridges
    return arrow_path(layout, trace, bridged)


def _put_bridges(scene: Scene, view: Table, layout: Layout) -> None:
    board = view.layout
    for edge, bridge in sorted(view.bridges.items()):
        outer, inner = board.edges[edge]
        at = crossing(layout, board.names[outer], board.names[inner])
        scene.put(link(bridge.seat, at.bearing, BRIDGE), at.x, at.y)


Piece = tuple[str, int | None, int]
"""A kind of piece, the seat it belongs to, and how many there are."""

Space = tuple[str, list[Piece], Places]
"""A space by its name, what stands on it, and where."""


def _spaces(
    view: Table, layout: Layout, facts: Facts, arrow: tuple[Disc, ...], targets: tuple[Target, ...]
) -> list[Space]:
    """Where everything stands on the spaces."""
    board = view.layout
    near: dict[int, list[Disc]] = {}
    for edge in sorted(view.bridges):
        pair = board.edges[edge]
        for end in pair:
            near.setdefault(end, []).extend(
                crossing(layout, board.names[pair[0]], board.names[pair[1]]).discs
            )
    for corner in sorted({player.corner for player in facts.players}):
        for beside in board.around(corner):
            near.setdefault(beside, []).extend(ship_discs(layout, corner))
    for space, disc in discs_of(view, targets).items():
        near.setdefault(space, []).append(disc)
    found = []
    for space in board.spaces:
        name = board.names[space]
        kinds, pieces = _pieces(view, space)
        discs = tuple(near.get(space, ())) + (arrow if arrow and _touches(layout, name, arrow) else ())
        found.append((name, pieces, places(layout, name, kinds, discs)))
    return found


def _tone(space: str) -> RGB:
    return LABEL_ON_SPACE if space[0] in "UL" else LABEL_ON_FIRE


def _touches(layout: Layout, space: str, discs: tuple[Disc, ...]) -> bool:
    ring = layout.ring(space[0])
    radius = (ring.inner + ring.outer) / 2
    x, y = point(radius, space_angle(ring, split(space)[1]))
    reach = max((ring.outer - ring.inner) / 2, half_width(ring) * ring.outer) + 20
    return any(abs(x - d.x) < reach and abs(y - d.y) < reach for d in discs)


def _pieces(view: Table, space: int) -> tuple[tuple[str, ...], list[Piece]]:
    """What stands on a space: station, sundivers by seat, a cube, feeders."""
    pieces: list[Piece] = []
    station = view.stations[space]
    if station is not None:
        owner = station.seat if station.seat >= 0 else None
        pieces.append((STATIONS[station.kind], owner, 1))
    pieces += [("token", seat, own[space]) for seat, own in enumerate(view.sundivers) if own[space]]
    pieces += [("cube", None, 1)] * (space in view.cubes)
    feeders = view.feeders.count(space)
    if feeders:
        pieces.append(("feeder", None, feeders))
    return tuple(kind for kind, _, _ in pieces), pieces


def _piece(piece: Piece, small: int, large: int) -> Stamp:
    kind, seat, count = piece
    if kind == "token":
        return token(seat or 0, small, str(count))
    if kind == "cube":
        return cube(11)
    if kind == "feeder":
        return enemy(small - 2, str(count))
    return structure(kind, seat, large)
