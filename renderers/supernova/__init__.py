"""Super Nova in pictures: the table, a hand, a card, an empire."""

from __future__ import annotations

from renderers.renderer import Renderer, for_every_eye
from renderers.supernova import board, hand, private
from renderers.supernova.ground import check, scenery

RENDERER = Renderer(
    board.text_board,
    for_every_eye(board.render, scenery),
    check,
    board.prepare,
    for_every_eye(hand.render_hand, scenery),
    focus=for_every_eye(board.focus, scenery),
    inspect=for_every_eye(private.inspect, scenery),
    inspectable=private.inspectable,
)
