"""Super Nova in pictures: the table, a hand, a card, an empire."""

from __future__ import annotations

from renderers.renderer import Renderer, for_every_eye
from renderers.supernova import pictures
from renderers.supernova.art.ground import PAINTS, check
from renderers.supernova.private import hand, private

RENDERER = Renderer(
    pictures.text_board,
    for_every_eye(pictures.render, PAINTS),
    check,
    pictures.prepare,
    for_every_eye(hand.render_hand, PAINTS),
    focus=for_every_eye(pictures.focus, PAINTS),
    hand_told=hand.hand_told,
    held=hand.held,
    focus_told=pictures.focus_told,
    inspect=for_every_eye(private.inspect, PAINTS),
    inspectable=private.inspectable,
    vista=for_every_eye(pictures.vista, PAINTS),
    palette=lambda: PAINTS.palette,
)
