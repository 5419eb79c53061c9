"""The pictures of Factions of Sol: `board` is the place to start."""

from renderers.factions import board
from renderers.factions.ground import check, scenery
from renderers.renderer import Renderer, for_every_eye

RENDERER = Renderer(
    board.text_board,
    for_every_eye(board.render, scenery),
    check,
    board.prepare,
    focus=for_every_eye(board.focus, scenery),
)
