"""The foot of SOL's board: one panel a player, and the ribbon of suits with the effects they trigger."""

from __future__ import annotations

from collections.abc import Sequence

from renderers.kit.colours.palette import CAPTION, DIM, FAINT, FLASH, GOLD, IVORY, PANEL, PANEL_ACTIVE, RGB
from renderers.kit.letters.lettering import BODY, HERO, NAME, PRINT, STOCK, Type, fitted, sized, width, words
from renderers.kit.picture.canvas import Scene
from renderers.kit.picture.pixels import cached_pixels
from renderers.kit.picture.stamp import Stamp
from renderers.kit.stamps.cards import Plate
from renderers.kit.stamps.icons import icon, suit_icon
from renderers.kit.stamps.pieces import token
from renderers.kit.texts.saying import Say
from renderers.sol.facts.facts import KINDS, Facts, Held, PlayerFacts

MARGIN = 24
GAP = 6
RIBBON_TOP, RIBBON_HEIGHT = 1190, 38
PANEL_TOP, PANEL_HEIGHT = 1286, 198
FULL = 1152


@cached_pixels
def panel(player: PlayerFacts, wide: int, say: Say) -> Stamp:
    """A player's panel, `wide` pixels wide, placed by its upper left corner."""
    plate = Plate(wide, PANEL_HEIGHT, 14, asked=player.asked)
    roomy = wide > 340
    quiet = DIM if player.asked else FAINT
    plate.put(token(player.seat, 15), 32, 33)
    right = wide - 18
    if player.place is not None:
        place = say("picture-place", place=player.place)
        plate.put(words(place, NAME, GOLD if player.place == 1 else DIM, "right", "middle"), right, 33)
        right -= round(width(place, NAME)) + 10
    plate.put(words(fitted(player.name, NAME, right - 58), NAME, IVORY, "left", "middle"), 58, 33)
    told = tuple(say(word) for _, word in STOCKS)
    below = None if _fit_beside(player, told, wide) else _below(told, wide)
    lift = 0 if below is None else LIFT
    plate.put(words(str(player.momentum), HERO, FLASH), 17, 107 - lift * 3 // 4)
    momentum = fitted(say("picture-momentum"), PRINT, wide - 38)
    plate.put(words(momentum, PRINT, DIM), 19, 131 - lift)
    _held(plate, player.held, wide, roomy, wide - 60 - width(momentum, PRINT), lift)
    _visitors(plate, player)
    if below is None:
        _stocks(plate, player, wide, quiet, told)
    else:
        _stocks_above_words(plate, player, wide, quiet, told, below)
    _reserve(plate, player, wide, quiet, say)
    return plate.stamp()


LEFT = ("reserve", "bridges", "nodes", "foundries", "towers")
"""What is left to build with: sundivers, and the kinds of pieces."""
LEAST_GAP = 14
"""Pixels between two of them; where there is no room for words, icons stand for them."""


def _reserve(plate: Plate, player: PlayerFacts, wide: int, quiet: RGB, say: Say) -> None:
    """What is left to build with, along the foot with equal gaps."""
    counts = [str(value) for value in (player.reserve, *player.pieces)]
    told = [f"{count} {say(f'picture-{word}')}" for count, word in zip(counts, LEFT, strict=True)]
    in_words = sum(width(each, PRINT) for each in told) + LEAST_GAP * (len(told) - 1) <= wide - 38
    runs = [width(each, PRINT) for each in told] if in_words else [20 + width(each, PRINT) for each in counts]
    gap = min((wide - 38 - sum(runs)) / (len(runs) - 1), 48)
    x = 19.0
    for name, count, each, run in zip(("sundiver", *KINDS), counts, told, runs, strict=True):
        tone = quiet if count == "0" else DIM
        if in_words:
            plate.put(words(each, PRINT, tone, "left", "middle"), x, 184)
        else:
            plate.put(icon(name, 17, quiet), x + 5, 184)
            plate.put(words(count, PRINT, tone, "left", "middle"), x + 16, 184)
        x += run + gap


LIFT = 14
"""So much higher the momentum stands where the words for what can be spent have a line of their own."""
STOCKS = (("energy", "picture-energy"), ("sundiver", "picture-ready"), ("move", "picture-points"))
"""Icons of what can be spent now, and the words beside them where there is room."""


BETWEEN_WORDS = 9
"""Pixels between two words of what can be spent, at least."""
LARGE_STOCK = Type("semibold", 29, features=HERO.features)


def _spent(player: PlayerFacts) -> tuple[int, int, int]:
    return player.energy, player.pool, player.moves


def _longest(player: PlayerFacts, told: Sequence[str]) -> float:
    """The pixels that the longest number takes with its word beside it."""
    pairs = zip(_spent(player), told, strict=True)
    return max(width(str(value), STOCK) + 6 + width(word, PRINT) for value, word in pairs)


def _fit_beside(player: PlayerFacts, told: Sequence[str], wide: int) -> bool:
    return _longest(player, told) + 10 <= min((wide - 26) / 3, 160)


def _below(told: Sequence[str], wide: int) -> Type | None:
    """The largest type in which the words fit below the numbers; None if none is large enough to be read."""
    sizes = (Type("medium", size) for size in (22, 20, 19, 18))
    room = wide - 38 - 2 * BETWEEN_WORDS
    return next((style for style in sizes if sum(width(word, style) for word in told) <= room), None)


def _stocks_above_words(
    plate: Plate, player: PlayerFacts, wide: int, quiet: RGB, told: Sequence[str], style: Type
) -> None:
    """What can be spent now: large numbers, and a word below each."""
    runs = [width(word, style) for word in told]
    gap = min((wide - 38 - sum(runs)) / (len(runs) - 1), 48)
    x = 19.0
    for value, word, run in zip(_spent(player), told, runs, strict=True):
        plate.put(words(str(value), LARGE_STOCK, IVORY if value else quiet, "left", "middle"), x, 140)
        plate.put(words(word, style, DIM, "left"), x, 169)
        x += run + gap


def _stocks(plate: Plate, player: PlayerFacts, wide: int, quiet: RGB, told: Sequence[str]) -> None:
    """What can be spent now: icon, number and word; without the icon, or else the word, where there is less room."""
    values, longest = _spent(player), _longest(player, told)
    step = min((wide - 26) / 3, 160)
    in_words, with_icons = longest + 10 <= step, longest + 38 <= step or longest + 10 > step
    step = step if in_words else min(step, 108)
    for i, ((name, _), value, word) in enumerate(zip(STOCKS, values, told, strict=True)):
        x = 28 + i * step
        if with_icons:
            plate.put(icon(name, 24, GOLD if name == "energy" else IVORY), x, 156)
        at = x + 16 if with_icons else x - 9
        plate.put(words(str(value), STOCK, IVORY if value else quiet, "left", "middle"), at, 156)
        if in_words:
            plate.put(words(word, PRINT, DIM, "left"), at + 6 + width(str(value), STOCK), 165)


def _held(plate: Plate, held: Held | None, wide: int, roomy: bool, beside: float, lift: int) -> None:
    """The kept card: the glyph of its suit, and its effect where there is room: in the last line `beside` pixels."""
    if held is None:
        return
    plate.put(suit_icon(held.suit, 46), wide - 40, 88 - lift)
    if roomy and held.effect:
        plate.put(words(*sized(held.effect, wide - 200, BODY), IVORY, "right", "middle"), wide - 72, 88)
    elif held.effect and width(held.effect, PRINT) <= beside:
        plate.put(words(held.effect, PRINT, DIM, "right"), wide - 17, 131 - lift)


def _visitors(plate: Plate, player: PlayerFacts) -> None:
    """Sundivers of others waiting in this pool, and own ones lost in space, between numeral and card."""
    left = max(118, 32 + round(width(str(player.momentum), HERO)))
    for i, (owner, count) in enumerate(player.guests[:2]):
        plate.put(token(owner, 12, str(count)), left + i * 32, 74)
    if player.lost:
        plate.put(icon("lost", 18, DIM), left - 2, 104)
        plate.put(words(str(player.lost), PRINT, IVORY, "left", "middle"), left + 12, 104)


def put_panels(scene: Scene, facts: Facts) -> None:
    """All panels in seat order, equal widths."""
    players = facts.players
    wide = (FULL - GAP * (len(players) - 1)) // len(players)
    for i, player in enumerate(players):
        scene.put(panel(player, wide, facts.say), MARGIN + i * (wide + GAP), PANEL_TOP)


CHIPS = ((22, 58), (21, 58), (20, 58), (19, 58), (18, 54), (17, 54), (16, 54), (15, 54))
"""Sizes of the texts of chips, the largest first, each with the pixels of a chip beside its text."""


def _chip_widths(texts: tuple[str, ...]) -> tuple[Type, list[int]]:
    """The largest type in which all chips fit beside each other, and their widths in it."""
    for size, beside in CHIPS:
        style = Type("medium", size)
        natural = [round(width(text, style)) + beside for text in texts]
        if sum(natural) + GAP * (len(texts) - 1) <= FULL:
            return style, natural
    style = Type("medium", CHIPS[-1][0])
    room = (FULL - GAP * (len(texts) - 1)) // len(texts)
    return style, [min(round(width(text, style)) + 56, room) for text in texts]


@cached_pixels
def ribbon(effects: tuple[Held, ...], in_use: str) -> tuple[tuple[Stamp, int], ...]:
    """The chips of the suits in play and where each begins: glyph, then effect (the suit's name without one)."""
    if not effects:
        return ()
    texts = [(held, held.effect or held.title) for held in effects]
    style, natural = _chip_widths(tuple(text for _, text in texts))
    spare = FULL - sum(natural) - GAP * (len(texts) - 1)
    grow = max(0, spare // len(texts))
    chips, x = [], MARGIN
    for (held, text), wide in zip(texts, natural, strict=True):
        used = bool(in_use) and held.effect == in_use
        plate = Plate(wide + grow, RIBBON_HEIGHT, 10, fill=PANEL_ACTIVE if used else PANEL)
        plate.put(suit_icon(held.suit, 26), 22, RIBBON_HEIGHT / 2)
        plate.put(
            words(
                fitted(text, style, wide + grow - 50),
                style,
                GOLD if used else IVORY if held.effect else CAPTION,
                "left",
                "middle",
            ),
            43,
            RIBBON_HEIGHT / 2,
        )
        chips.append((plate.stamp(), x))
        x += wide + grow + GAP
    return tuple(chips)


def put_ribbon(scene: Scene, facts: Facts) -> None:
    """The ribbon above the momentum track; the effect in use this turn is gold."""
    for chip, x in ribbon(facts.effects, facts.in_use):
        scene.put(chip, x, RIBBON_TOP)
