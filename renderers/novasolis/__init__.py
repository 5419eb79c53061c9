"""The pictures of Nova Solis: `pictures` is the place to start."""

from renderers.novasolis import pictures
from renderers.novasolis.art.ground import PAINTS, check
from renderers.novasolis.private import private
from renderers.novasolis.private.hand import hand_told, render_hand
from renderers.renderer import Renderer, for_every_eye

RENDERER = Renderer(
    pictures.text_board,
    for_every_eye(pictures.render, PAINTS),
    check,
    pictures.prepare,
    for_every_eye(render_hand, PAINTS),
    focus=for_every_eye(pictures.focus, PAINTS),
    hand_told=hand_told,
    focus_told=pictures.focus_told,
    inspect=for_every_eye(private.inspect, PAINTS),
    inspectable=private.inspectable,
    vista=for_every_eye(pictures.vista, PAINTS),
    landscape=True,
    palette=lambda: PAINTS.palette,
)
