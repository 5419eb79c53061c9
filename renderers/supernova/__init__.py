"""Super Nova in pictures: the table, a hand, a card, an empire."""

from __future__ import annotations

from renderers.renderer import Renderer, for_every_eye
from renderers.supernova import board, hand, private
from renderers.supernova.ground import PAINTS, check

RENDERER = Renderer(
    board.text_board,
    for_every_eye(board.render, PAINTS),
    check,
    board.prepare,
    for_every_eye(hand.render_hand, PAINTS),
    focus=for_every_eye(board.focus, PAINTS),
    hand_told=hand.hand_told,
    focus_told=board.focus_told,
    inspect=for_every_eye(private.inspect, PAINTS),
    inspectable=private.inspectable,
    palette=lambda: PAINTS.palette,
)
