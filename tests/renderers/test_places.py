"""Nothing on SOL's board hides anything else: labels are always free, pieces stay inside their space."""

from itertools import combinations
from math import atan2, hypot

import pytest

from bot.engine.moves import Event
from bot.games.sol.table.board import boards
from renderers.kit.letters.lettering import SPACE_LABEL, width
from renderers.sol.art.geometry import CX, CY, half_width, layout_of, space_angle, spaces, split, turn_between
from renderers.sol.board.places import CAP, CLEAR, Disc, Places, places, reach
from renderers.sol.board.ships import ship_discs
from renderers.sol.board.trace import Trace, arrow_path, trace_of
from renderers.sol.pictures import _bridge_at, _pieces
from tests.games.sol.position import MIRA, RULES, Position
from tools.positions import position

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
            for disc in _bridge_at(layout, *(graph.names[s] for s in graph.edges[edge]))[3]
        ]
        for player in view.players:
            if space in graph.around(player.corner):
                near += ship_discs(layout, player.corner)
        kinds, _ = _pieces(view, space)
        there = places(layout, graph.names[space], kinds, tuple(near))
        own = [Disc(x, y, reach(kind, there.size)) for kind, (x, y) in zip(kinds, there.pieces, strict=True)]
        found[graph.names[space]] = there, own, near
    return found


def clearance(label: tuple[float, float], space: str, disc: Disc) -> float:
    half = width(space, SPACE_LABEL) / 2
    aside, above = max(abs(label[0] - disc.x) - half, 0), max(abs(label[1] - disc.y) - CAP / 2, 0)
    return hypot(aside, above) - disc.radius


@pytest.mark.parametrize(("board", "seats"), BOARDS)
def test_every_label_of_a_busy_late_game_is_clear_of_all_pieces(board: str, seats: int) -> None:
    for seed in range(6):
        for space, (there, own, near) in everything(seats, board, seed, 1.0).items():
            least = min((clearance(there.label, space, disc) for disc in [*own, *near]), default=99.0)
            assert least >= CLEAR - 1, (seed, space, least)


@pytest.mark.parametrize(("board", "seats"), BOARDS)
def test_no_label_lies_on_another(board: str, seats: int) -> None:
    found = everything(seats, board, 1, 1.5)
    boxes = [(there.label, width(space, SPACE_LABEL)) for space, (there, _, _) in found.items()]
    for ((x1, y1), w1), ((x2, y2), w2) in combinations(boxes, 2):
        assert abs(x1 - x2) >= (w1 + w2) / 2 or abs(y1 - y2) >= CAP


@pytest.mark.parametrize(("board", "seats"), BOARDS)
def test_pieces_of_a_busy_late_game_do_not_cover_each_other(board: str, seats: int) -> None:
    for seed in range(6):
        for space, (there, own, _) in everything(seats, board, seed, 1.0).items():
            for a, b in combinations(own, 2):
                assert a.radius + b.radius - hypot(a.x - b.x, a.y - b.y) <= 3, (seed, space, there)


@pytest.mark.parametrize(("board", "seats"), BOARDS)
def test_every_piece_and_label_lies_within_its_own_ring(board: str, seats: int) -> None:
    layout = layout_of(board)
    for space, (there, own, _) in everything(seats, board, 2, 1.5).items():
        ring = layout.ring(split(space)[0])
        for x, y in [there.label, *((disc.x, disc.y) for disc in own)]:
            assert ring.inner < hypot(x - CX, y - CY) < ring.outer


def test_even_the_fullest_space_finds_room_for_everything() -> None:
    layout = layout_of("five")
    crowd = ("tower", *["token"] * 5, "cube", "feeder")
    for space in spaces(layout):
        there = places(layout, space, crowd, ())
        assert len(there.pieces) == 8
        for (x1, y1), (x2, y2) in combinations(there.pieces, 2):
            assert hypot(x1 - x2, y1 - y2) >= 18


def test_a_label_stays_where_it_is_unless_a_piece_pushes_it() -> None:
    layout = layout_of("bridge")
    empty = places(layout, "C4", (), ())
    assert places(layout, "C4", ("token",), ()).label == empty.label
    blocked = places(layout, "C4", (), (Disc(*empty.label, 20),))
    assert blocked.label != empty.label
    assert clearance(blocked.label, "C4", Disc(*empty.label, 20)) >= CLEAR


@pytest.mark.parametrize(("board", "seats"), BOARDS)
def test_no_label_is_hidden_even_where_more_stands_than_the_rules_can_bring(board: str, seats: int) -> None:
    for space, (there, own, near) in everything(seats, board, 3, 2.0).items():
        assert min((clearance(there.label, space, disc) for disc in [*own, *near]), default=99.0) > -6, space


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
