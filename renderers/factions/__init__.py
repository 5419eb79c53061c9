"""The pictures of Factions of Sol: `board` is the place to start."""

from renderers.factions import board, private
from renderers.factions.ground import check, scenery
from renderers.factions.hand import render_hand
from renderers.renderer import Renderer, for_every_eye

RENDERER = Renderer(
    board.text_board,
    for_every_eye(board.render, scenery),
    check,
    board.prepare,
    for_every_eye(render_hand, scenery),
    focus=for_every_eye(board.focus, scenery),
    inspect=for_every_eye(private.inspect, scenery),
    inspectable=private.inspectable,
    landscape=True,
)
