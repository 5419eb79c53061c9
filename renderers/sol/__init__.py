"""The pictures of SOL: `board` is the place to start."""

from renderers.renderer import Renderer, for_every_eye
from renderers.sol import board

RENDERER = Renderer(for_every_eye(board.render), board.text_board, board.prepare)
