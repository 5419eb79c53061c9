"""The pictures of SOL: `pictures` is the place to start."""

from renderers.renderer import Renderer, for_every_eye
from renderers.sol import pictures
from renderers.sol.art import ground

RENDERER = Renderer(
    pictures.text_board,
    for_every_eye(pictures.render),
    ground.check,
    pictures.prepare,
    focus=for_every_eye(pictures.focus),
    focus_told=pictures.focus_told,
    vista=for_every_eye(pictures.vista),
    palette=ground.palette,
)
