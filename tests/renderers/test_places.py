"""Nothing on SOL's board hides anything else: names stay in one place and free, pieces inside their space."""

from itertools import combinations
from math import atan2, hypot

import pytest

from bot.engine.moves import Event
from bot.games.sol.table.board import boards
from renderers.kit.letters.lettering import SPACE_LABEL, Type, width, words
from renderers.kit.picture.stamp import overlap
from renderers.sol.art.geometry import (
    CX,
    CY,
    Disc,
    Layout,
    half_width,
    layout_of,
    space_angle,
    spaces,
    split,
    turn_between,
)
from renderers.sol.board.labels import CAP, LARGE_LABEL, NUMBER, label_box, label_of, number_place
from renderers.sol.board.places import Places, places, reach
from renderers.sol.board.ships import crossing, ship_discs
from renderers.sol.board.trace import Trace, arrow_path, trace_of
from renderers.sol.facts.facts import facts_of
from renderers.sol.pictures import _pieces, _tone, scene_of
from tests.games.sol.position import MIRA, RULES, Position
from tools.positions import look_at, position

BOARDS = (("bridge", 2), ("bridge", 3), ("bridge", 4), ("boxed", 4), ("five", 5))


def everything(
    seats: int, board: str, seed: int, crowd: float
) -> dict[str, tuple[Places, list[Disc], list[Disc]]]:
    """Per space: its places, the discs of its pieces, the discs of what stands on its borders."""
    view = position(seats, board, seed, crowd)
    graph, layout = view.layout, layout_of(board)
    found = {}
    for space in graph.spaces:
        near = [
            disc
            for edge in sorted(view.bridges)
            if space in graph.edges[edge]
            for disc in crossing(layout, *(graph.names[s] for s in graph.edges[edge])).discs
        ]
        for player in view.players:
            if space in graph.around(player.corner):
                near += ship_discs(layout, player.corner)
        kinds, _ = _pieces(view, space)
        there = places(layout, graph.names[space], kinds, tuple(near))
        own = [Disc(x, y, reach(kind, there.size)) for kind, (x, y) in zip(kinds, there.pieces, strict=True)]
        found[graph.names[space]] = there, own, near
    return found


def clearance(layout: Layout, space: str, disc: Disc, style: Type = LARGE_LABEL) -> float:
    """Pixels between a space's name and something."""
    (x, y), half, cap = label_of(layout, space), width(space, style) / 2, CAP * style.size / LARGE_LABEL.size
    return hypot(max(abs(x - disc.x) - half, 0), max(abs(y - disc.y) - cap / 2, 0)) - disc.radius


@pytest.mark.parametrize("board", ["bridge", "boxed", "five"])
def test_a_name_is_clear_of_all_bridges_and_ships_and_the_number_of_its_mark(board: str) -> None:
    layout, graph = layout_of(board), boards()[board]
    for space in spaces(layout):
        number = graph.number[space]
        pairs = [pair for pair, parted in zip(graph.edges, graph.membrane, strict=True) if parted]
        near = [
            disc
            for pair in pairs
            if number in pair
            for disc in crossing(layout, *map(graph.names.__getitem__, pair)).discs
        ]
        for corner in range(1, layout.corners + 1):
            near += ship_discs(layout, corner) if number in graph.around(corner) else ()
        near.append(Disc(*number_place(layout, space), NUMBER))
        assert min(clearance(layout, space, disc) for disc in near) >= 1, space


@pytest.mark.parametrize(("board", "seats"), BOARDS)
def test_every_name_of_a_busy_late_game_is_clear_of_all_pieces(board: str, seats: int) -> None:
    layout = layout_of(board)
    for seed in range(6):
        for space, (_, own, _) in everything(seats, board, seed, 1.0).items():
            small = min((clearance(layout, space, disc, SPACE_LABEL) for disc in own), default=99.0)
            large = min((clearance(layout, space, disc) for disc in own), default=99.0)
            assert small >= -3, (seed, space, small)
            assert large >= -7, (seed, space, large)


@pytest.mark.parametrize("board", ["bridge", "boxed", "five"])
def test_no_name_lies_on_another(board: str) -> None:
    boxes = [label_box(layout_of(board), space) for space in spaces(layout_of(board))]
    assert not [pair for pair in combinations(boxes, 2) if overlap(*pair)]


@pytest.mark.parametrize(("board", "seats"), BOARDS)
def test_pieces_of_a_busy_late_game_do_not_cover_each_other(board: str, seats: int) -> None:
    for seed in range(6):
        for space, (there, own, _) in everything(seats, board, seed, 1.0).items():
            for a, b in combinations(own, 2):
                assert a.radius + b.radius - hypot(a.x - b.x, a.y - b.y) <= 6, (seed, space, there)


@pytest.mark.parametrize(("board", "seats"), BOARDS)
def test_every_piece_and_label_lies_within_its_own_ring(board: str, seats: int) -> None:
    layout = layout_of(board)
    for space, (_, own, _) in everything(seats, board, 2, 1.5).items():
        ring = layout.ring(split(space)[0])
        for x, y in [label_of(layout, space), *((disc.x, disc.y) for disc in own)]:
            assert ring.inner < hypot(x - CX, y - CY) < ring.outer


def test_even_the_fullest_space_finds_room_for_everything() -> None:
    layout = layout_of("five")
    crowd = ("tower", *["token"] * 5, "cube", "feeder")
    for space in spaces(layout):
        there = places(layout, space, crowd, ())
        assert len(there.pieces) == 8
        for (x1, y1), (x2, y2) in combinations(there.pieces, 2):
            assert hypot(x1 - x2, y1 - y2) >= 18


def test_pieces_make_way_for_the_name() -> None:
    layout = layout_of("bridge")
    for space in spaces(layout):
        for kinds in (("token",), ("node",), ("tower", "token")):
            there = places(layout, space, kinds, ())
            for kind, (x, y) in zip(kinds, there.pieces, strict=True):
                assert clearance(layout, space, Disc(x, y, reach(kind, there.size))) >= -4, (space, kinds)


@pytest.mark.parametrize(("board", "seats"), BOARDS)
def test_names_lie_above_all_else_where_more_stands_than_the_rules_can_bring(board: str, seats: int) -> None:
    view = position(seats, board, 3, 2.0)
    look = look_at(view)
    layout, placed = layout_of(board), scene_of(view, look, facts_of(view, look)).placed
    for space in spaces(layout):
        name = words(space, SPACE_LABEL, _tone(space), "middle", "middle")
        at = next(number for number, each in enumerate(placed) if each.stamp is name)
        assert not [each for each in placed[at + 1 :] if overlap(each.box, label_box(layout, space))], space


@pytest.mark.parametrize("seats", [2, 4, 5])
def test_a_name_is_drawn_in_the_same_place_whatever_stands_there(seats: int) -> None:
    seen = set[tuple[str, int, int]]()
    for seed, crowd in ((1, 0.2), (2, 1.0), (3, 2.0)):
        view = position(seats, "", seed, crowd)
        look = look_at(view)
        placed = scene_of(view, look, facts_of(view, look)).placed
        names = {
            id(words(n, SPACE_LABEL, _tone(n), "middle", "middle")): n for n in spaces(layout_of(view.board))
        }
        seen |= {(names[id(each.stamp)], each.x, each.y) for each in placed if id(each.stamp) in names}
    assert len(seen) == len(spaces(layout_of(view.board)))


@pytest.mark.parametrize("board", ["bridge", "boxed", "five"])
def test_the_arrow_over_a_bridge_ends_in_the_space_it_points_to(board: str) -> None:
    layout, graph = layout_of(board), boards()[board]
    for edge, (outer, inner) in enumerate(graph.edges):
        if not graph.membrane[edge]:
            continue
        for start, goal in ((outer, inner), (inner, outer)):
            path = arrow_path(layout, Trace((), graph.names[start], graph.names[goal]), bridged=True)
            x, y = path[-1]
            ring = layout.ring(graph.layer[goal])
            off = turn_between(space_angle(ring, split(graph.names[goal])[1]), atan2(CY - y, x - CX))
            assert ring.inner < hypot(x - CX, y - CY) < ring.outer
            assert abs(off) < half_width(ring)


@pytest.mark.parametrize("corner", [1, 6, 13])
def test_the_arrow_of_a_launch_starts_where_the_mothership_was(corner: int) -> None:
    """At the end of the turn it has gone on by a corner, and by more with Accelerate."""
    spaces = [boards()["bridge"].names[space] for space in boards()["bridge"].around(corner)]
    for space in spaces:
        for line in (f"launch {space}", f"move launch-{space}"):
            p = Position(corner=corner)
            events = p.play(MIRA, line)
            moved_on = p.player(MIRA).corner != corner
            assert moved_on is line.startswith("move")
            trace = trace_of(RULES.view(p.g, None), layout_of("bridge"), events)
            assert (trace.start, trace.end, trace.corner) == ("", space, corner), line
            for player in p.g.players:
                player.corner = (player.corner + 3 - 1) % p.g.layout.corners + 1
            events.append(Event("accelerate", {"seat": "@0", "number": 3}))
            assert trace_of(RULES.view(p.g, None), layout_of("bridge"), events).corner == corner
