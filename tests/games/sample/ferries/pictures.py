"""Pictures of Ferries with nothing but Pillow: the ring of moons with their crates, and a hand."""

from __future__ import annotations

from io import BytesIO
from math import cos, pi, sin

from PIL import Image, ImageDraw, ImageFont

from bot.engine.files import data_path
from bot.engine.moves import Text, who
from bot.engine.words import words_of
from renderers.catalogue import text_board
from renderers.look import Look, Picture
from renderers.renderer import Renderer
from tests.games.sample.ferries.rules import MOONS, Ferries, FerriesRules, ferry_label, held

GAME = FerriesRules()
WIDTH, HEIGHT, RING, ROW = 800, 1000, 300, 60
At = tuple[int, int]


def drawn(look: Look, texts: list[tuple[At, Text]], alt: str, crates: tuple[At, ...] = ()) -> Picture:
    """Words and crates, each at its place."""
    words, image, file = (
        words_of("ferries", look.language),
        Image.new("RGB", (WIDTH, HEIGHT), "#080a16"),
        BytesIO(),
    )
    pen, font = ImageDraw.Draw(image), ImageFont.truetype(data_path("fonts", "Inter-Medium.otf"), 34)
    for place, text in texts:
        pen.text(place, words.say(text, look.names), "#e8e4d8", font, "mm")
    for x, y in crates:
        pen.rectangle((x - 14, y - 14, x + 14, y + 14), "#d9a441")
    image.save(file, "PNG")
    return Picture(file.getvalue(), alt)


def render(view: Ferries, look: Look) -> Picture:
    """The board: the moons with their crates, and the scores."""
    texts, crates = [((WIDTH // 2, ROW), GAME.headline(view))], list[At]()
    for number, moon in enumerate(MOONS):
        angle = 2 * pi * number / len(MOONS)
        x, y = round(WIDTH / 2 + RING * sin(angle)), round(HEIGHT / 2 - RING * cos(angle))
        texts.append(((x, y), Text(f"moon-{moon}")))
        crates += [(x + 40 * (each - 1), y + ROW) for each in range(view.crates[number])]
    for side, score in enumerate(view.scores):
        said = Text("picture-score", {"seat": who(side), "crates": score})
        texts.append(((WIDTH // 2, HEIGHT - ROW * (len(view.scores) - side)), said))
    return drawn(look, texts, text_board(GAME, view, look)[:1024], tuple(crates))


def hand(view: Ferries, look: Look, seat: int) -> Picture:
    """The ferries that a player holds."""
    texts = [
        ((WIDTH // 2, ROW * (2 + row)), ferry_label(ferry)) for row, ferry in enumerate(held(view, seat))
    ]
    return drawn(look, texts, hand_told(view, look, seat))


def hand_told(view: Ferries, look: Look, seat: int) -> str:
    """The same in words."""
    ferries = [ferry_label(ferry) for ferry in held(view, seat)]
    return words_of("ferries", look.language).say(Text("picture-hand", {"ferries": ferries}), look.names)


RENDERER = Renderer(lambda view, look: text_board(GAME, view, look), render, hand=hand, hand_told=hand_told)
