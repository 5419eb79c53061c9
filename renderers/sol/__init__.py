"""The pictures of SOL: `board` is the place to start."""

from renderers.renderer import Renderer, for_every_eye
from renderers.sol import board, ground

RENDERER = Renderer(
    board.text_board,
    for_every_eye(board.render),
    ground.check,
    board.prepare,
    focus=for_every_eye(board.focus),
    focus_told=board.focus_told,
    palette=ground.palette,
)
