"""What a card of Super Nova looks like: its words, the tint of its type, its emblem or globe."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from bot.engine.catalogues import ENGLISH
from bot.engine.moves import Text
from bot.engine.words import Words, words_of
from bot.games.supernova.cards.cards import ROWS, TITLE, TITLE_CALLED, Card
from renderers.kit.colours.palette import RGB, rgb
from renderers.kit.picture.pixels import cached_pixels
from renderers.kit.picture.stamp import Stamp
from renderers.kit.stamps.brush import Emblem, emblem
from renderers.kit.stamps.globes import Skin, globe
from renderers.supernova.art.ground import PAINTS
from renderers.supernova.art.peoples import alien, merc
from renderers.supernova.art.strokes import SPECIALS
from renderers.supernova.art.vessels import CLASSES, MODIFIERS, SHIPS
from renderers.supernova.art.worlds import CIVILIZATIONS, ENVIRONMENTS

TINTS: dict[str, RGB] = {
    "planet": rgb("#7FB6C9"),
    "environment": rgb("#8FA37A"),
    "civilization": rgb("#C9A36A"),
    "alien": rgb("#B9AEE0"),
    "merc": rgb("#C597A2"),
    "ship": rgb("#9DB6D6"),
    "modifier": rgb("#8E97AB"),
    "special": rgb("#FFB27A"),
}
TRAITS = ("longrange", "highg")
"""The traits that are no class; what they mean stands on the card (rules 8.6, 14)."""

SKINS: dict[str, Skin] = {
    "kool": Skin("ices-1", "teal", 20),
    "antares": Skin("bands-1", "ochre", -14),
    "tliskar": Skin("lavas-1", "rust", 40),
    "terra": Skin("lands-1", "teal", 10),
    "vorr": Skin("craters-1", "rust", 70),
    "mirel": Skin("bands-2", "ice", 24),
    "eden": Skin("lands-2", "olive", -30),
    "altair": Skin("lands-3", "teal", 120),
    "freya": Skin("lands-2", "olive", 95),
    "scorpius": Skin("lavas-1", "ochre", 150),
    "regulus": Skin("lands-1", "olive", 200),
    "vega": Skin("ices-2", "ice", 15),
    "deneb": Skin("bands-3", "slate", -22, True),
    "canopus": Skin("bands-2", "teal", 12),
    "sirius": Skin("ices-1", "ice", 110),
    "procyon": Skin("lands-3", "slate", 30),
    "spica": Skin("craters-2", "slate", 0),
    "mizar": Skin("lands-3", "rust", 75),
    "castor": Skin("craters-1", "ochre", 10),
    "pollux": Skin("craters-1", "olive", 190),
    "aldebaran": Skin("bands-3", "ochre", 18, True),
    "betelgeuse": Skin("lavas-1", "rust", 260),
    "polaris": Skin("ices-2", "slate", 100),
    "bellatrix": Skin("craters-2", "teal", 140),
    "algol": Skin("craters-2", "rust", 220),
    "achernar": Skin("bands-1", "ice", 30, True),
    "rigel": Skin("bands-2", "slate", -18),
    "fomalhaut": Skin("bands-1", "rust", 16, True),
    "capella": Skin("lands-1", "ochre", 60),
    "arcturus": Skin("lands-2", "rust", 330),
    "achird": Skin("craters-1", "slate", 300),
    "izar": Skin("ices-1", "olive", 200),
    "thuban": Skin("craters-2", "olive", 45),
    "zosma": Skin("ices-2", "ochre", 300),
    "nunki": Skin("bands-3", "olive", 20),
    "markab": Skin("lands-3", "ice", 260),
}
"""How each planet looks, by its word."""


class Art(NamedTuple):
    """What the picture of a card depends on."""

    word: str
    type: str
    race: str
    strengths: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Face:
    """What is printed on a card in one language. `line` is its type with race or class; `text` all traits and effects.

    `type`, `phase`, `race` and `ship_class` are the words of the rules; `when` is what the phase is called.
    """

    word: str
    name: str
    type: str
    phase: str
    when: str
    p: int
    m: int
    d: int
    e: int
    line: str
    text: str
    race: str
    ship_class: str

    @property
    def strengths(self) -> tuple[int, int, int]:
        """M, D, E."""
        return self.m, self.d, self.e

    @property
    def art(self) -> Art:
        """What its picture depends on: the same in every language."""
        return Art(self.word, self.type, self.race, self.strengths)


@lru_cache(1024)
def _face(title: int, words: Words) -> Face:
    row, say = ROWS[title], words.say_key
    ship_class = next((trait for trait in row.traits if trait in CLASSES), "")
    line = [say(f"type-{row.type}")]
    line += [say(f"race-{row.race}")] if row.race else []
    line += [say(f"class-{ship_class}")] if ship_class else []
    text = [say(f"trait-{trait}") for trait in row.traits if trait in TRAITS]
    written = words.attribute(Text(f"card-{row.word}"), "text")
    text += [written] if written else []
    text += [say(f"race-text-{row.race}")] if row.race else []
    return Face(
        row.word, say(f"card-{row.word}"), row.type, row.phase, say(f"phase-{row.phase}"),
        row.p, row.m, row.d, row.e, " · ".join(line), " ".join(text), row.race, ship_class,
    )  # fmt: skip


def face_of(card: Card, words: Words) -> Face:
    """The face of a card; a card that the viewer does not know has the same one whatever it is."""
    if card >= 0:
        return _face(TITLE[card], words)
    return Face("", words.say_key("picture-hidden"), "hidden", "", "", 0, 0, 0, 0, "", "", "", "")


def words_in(language: str) -> Words:
    """The game's catalogue in a language."""
    return words_of("supernova", language)


def every_face(language: str = ENGLISH) -> list[Face]:
    """The faces of all titles."""
    return [_face(title, words_in(language)) for title in range(len(ROWS))]


def face_called(word: str, words: Words) -> Face | None:
    """The face of a title by its word ("koolian-diplomats")."""
    return _face(TITLE_CALLED[word], words) if word in TITLE_CALLED else None


def _hidden(b: object) -> None:
    del b


@lru_cache(256)
def painter(art: Art) -> Emblem:
    """The emblem of a card that is no planet."""
    if art.type == "alien":
        return alien(art.race, *art.strengths)
    if art.type == "merc":
        return merc(art.word)
    tables = (SHIPS, MODIFIERS, ENVIRONMENTS, CIVILIZATIONS, SPECIALS)
    return next((table[art.word] for table in tables if art.word in table), _hidden)


def is_ringed(face: Face) -> bool:
    """Whether a planet has a ring, which makes its picture wider."""
    return face.type == "planet" and SKINS[face.word].ring


def picture_of(face: Face, size: int, step: int = 3, keyline: float = 1.4) -> Stamp:
    """A card's emblem, or its planet lit from bearing `step`, about `size` pixels square."""
    return _picture(face.art, size, step, keyline)


@cached_pixels
def _picture(art: Art, size: int, step: int, keyline: float) -> Stamp:
    if art.type == "planet":
        return PAINTS.stamp_off_seats(globe(SKINS[art.word], round(size * 0.5), step))
    return emblem(painter(art), size, TINTS[art.type], keyline)


@cached_pixels
def ship_mark(ship_class: str, size: int, colour: RGB) -> Stamp:
    """A ship on the table: the silhouette of its class in its seat's colour."""
    return emblem(CLASSES[ship_class], size, colour, 1.3)
