"""What a card of Super Nova looks like: its words, the tint of its type, its emblem or globe."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from bot.games.supernova.cards import RACE_ROWS, ROWS, TITLE, Card, title_text
from renderers.kit.brush import Emblem, emblem
from renderers.kit.globes import Skin, globe
from renderers.kit.palette import RGB, rgb
from renderers.kit.stamp import Stamp
from renderers.supernova.ground import off_seats
from renderers.supernova.peoples import alien, merc
from renderers.supernova.strokes import SPECIALS
from renderers.supernova.vessels import CLASSES, MODIFIERS, SHIPS
from renderers.supernova.worlds import CIVILIZATIONS, ENVIRONMENTS

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
TYPE_NAMES = {key: key.capitalize() for key in TINTS} | {"modifier": "Ship modifier"}
TRAIT_TEXTS = {
    "longrange": "LongRange: may stay in Deep Space.",
    "highg": "HighG: may go where gravity crushes.",
}
"""What the traits that are no class mean, in few words (rules 8.6, 14)."""

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


@dataclass(frozen=True, slots=True)
class Face:
    """What is printed on a card. `line` is its type with race or class; `text` all its traits and effects."""

    word: str
    name: str
    type: str
    phase: str
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


HIDDEN_FACE = Face("", "Hidden card", "hidden", "", 0, 0, 0, 0, "", "", "", "")


@lru_cache(256)
def _face(title: int) -> Face:
    card = title_text(title)
    race = next((row.name for row in RACE_ROWS if row.id == card.race), "")
    ship_class = next((trait for trait in card.traits if trait in CLASSES), "")
    line = " · ".join(part for part in (TYPE_NAMES[card.type], race, ship_class.capitalize()) if part)
    traits = [TRAIT_TEXTS[trait] for trait in card.traits if trait in TRAIT_TEXTS]
    text = " ".join(part for part in (*traits, card.text, card.race_text) if part)
    return Face(
        card.word, card.name, card.type, card.phase, card.p, card.m, card.d, card.e, line, text, card.race, ship_class
    )  # fmt: skip


def face_of(card: Card) -> Face:
    """The face of a card; a card that the viewer does not know has the same one whatever it is."""
    return _face(TITLE[card]) if card >= 0 else HIDDEN_FACE


@lru_cache(4)
def _faces_by_word() -> dict[str, Face]:
    return {face.word: face for face in map(_face, range(len(ROWS)))}


def every_face() -> list[Face]:
    """The faces of all titles."""
    return list(_faces_by_word().values())


def face_called(word: str) -> Face | None:
    """The face of a title by its word ("koolian-diplomats")."""
    return _faces_by_word().get(word)


def _hidden(b: object) -> None:
    del b


@lru_cache(256)
def painter(face: Face) -> Emblem:
    """The emblem of a card that is no planet."""
    if face.type == "alien":
        return alien(face.race, face.m, face.d, face.e)
    if face.type == "merc":
        return merc(face.word)
    tables = (SHIPS, MODIFIERS, ENVIRONMENTS, CIVILIZATIONS, SPECIALS)
    return next((table[face.word] for table in tables if face.word in table), _hidden)


def skin_for(word: str) -> Skin:
    """The look of a planet."""
    return SKINS[word]


def is_ringed(face: Face) -> bool:
    """Whether a planet has a ring, which makes its picture wider."""
    return face.type == "planet" and SKINS[face.word].ring


@lru_cache(512)
def picture_of(face: Face, size: int, step: int = 3, keyline: float = 1.4) -> Stamp:
    """A card's emblem, or its planet lit from bearing `step`, about `size` pixels square."""
    if face.type == "planet":
        ball = globe(SKINS[face.word], round(size * 0.5), step)
        return ball if isinstance(ball.source, tuple) else replace(ball, source=off_seats(ball.source))
    return emblem(painter(face), size, TINTS[face.type], keyline)


@lru_cache(128)
def ship_mark(ship_class: str, size: int, colour: RGB) -> Stamp:
    """A ship on the table: the silhouette of its class in its seat's colour."""
    return emblem(CLASSES[ship_class], size, colour, 1.3)
