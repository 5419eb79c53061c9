"""The pictures of Nova Solis: `board` is the place to start."""

from renderers.novasolis import board, private
from renderers.novasolis.ground import PAINTS, check
from renderers.novasolis.hand import hand_told, render_hand
from renderers.renderer import Renderer, for_every_eye

RENDERER = Renderer(
    board.text_board,
    for_every_eye(board.render, PAINTS),
    check,
    board.prepare,
    for_every_eye(render_hand, PAINTS),
    focus=for_every_eye(board.focus, PAINTS),
    hand_told=hand_told,
    focus_told=board.focus_told,
    inspect=for_every_eye(private.inspect, PAINTS),
    inspectable=private.inspectable,
    landscape=True,
    palette=lambda: PAINTS.palette,
)
