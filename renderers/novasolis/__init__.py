"""The pictures of Nova Solis: `board` is the place to start."""

from renderers.novasolis import board
from renderers.novasolis.ground import PAINTS, check
from renderers.renderer import Renderer, for_every_eye

RENDERER = Renderer(
    board.text_board,
    for_every_eye(board.render, PAINTS),
    check,
    board.prepare,
    focus=for_every_eye(board.focus, PAINTS),
    landscape=True,
)
