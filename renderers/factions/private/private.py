"""What a player may look at more closely: a playmat by its colour, any card by its title, or the key."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.moves import Seat, Text
from bot.engine.words import words_of
from bot.games.factions.actions.objectives import drafted
from bot.games.factions.cards.cards import CALLED, FACTION_CALLED, FACTIONS, Card, row_of
from bot.games.factions.cards.phrases import text_of
from bot.games.factions.table.state import NONE, Table
from renderers.factions.art.ground import STEP_HIGH, night_ground
from renderers.factions.cards.cards import card_stamp, kind_of, snug_height
from renderers.factions.facts.facts import GAME, title_of
from renderers.factions.private.key import render_key
from renderers.factions.private.mat import render_mat
from renderers.factions.private.sheet import render_faction
from renderers.kit.colours.palette import side_of
from renderers.kit.picture.canvas import Scene
from renderers.kit.picture.frames import Frames
from renderers.kit.texts.saying import as_said, shortened
from renderers.look import Look, Picture
from renderers.renderer import KEY

"""The name of the picture key."""
WIDE = 560
EDGE = 20
FRAMES = Frames()


def inspect(view: Table, look: Look, what: str) -> Picture | None:
    """A playmat by colour or faction, a card by its title, or the key; None where nothing has that name."""
    word = what.strip().lower().replace(" ", "-").replace("'", "").replace("’", "")
    for side, player in enumerate(view.players):
        by_faction = player.faction != NONE and FACTION_CALLED.get(word) == player.faction
        if by_faction or word == side_of(look.hue(side)).name:
            return render_mat(view, look, side)
    if word in FACTION_CALLED:
        return render_faction(FACTION_CALLED[word], look)
    if word == KEY:
        return render_key(look)
    return render_card(CALLED[word], look) if word in CALLED else None


def render_card(card: int, look: Look) -> Picture:
    """A card, large."""
    speech = words_of(GAME, look.language)
    high = -(-(snug_height(card, speech, WIDE) + 2 * EDGE) // STEP_HIGH) * STEP_HIGH - 2 * EDGE
    scene = Scene()
    scene.put(card_stamp(card, speech, WIDE, high, False), EDGE, EDGE)
    frame = FRAMES.draw("card", night_ground(high + 2 * EDGE, WIDE + 2 * EDGE), scene)
    said = " ".join(speech.say(part) for part in text_of(row_of(card)))
    kind = f"~picture-kind-{kind_of(card)}"
    alt = speech.say_key("card-alt", card=as_said(title_of(speech, card)), kind=kind, what=as_said(said))
    return Picture(frame.file(), shortened(alt))


def inspectable(view: Table) -> dict[str, Text]:
    """What the viewer sees, each with its title: the own hand, the picture key, playmats, markets, event, the rest."""
    held = [card for seat in range(view.seats) for card in drafted(view, Seat(seat))]
    held += [card for player in view.players for card in (*player.objectives, *player.explorers)]
    cards = [card for player in view.players for card in player.shown]
    cards += [*view.jupiter, *view.neptune, view.event]
    for player in view.players:
        cards += [*player.techs, *(each.card for each in player.exoplanets), *player.done]
    for pile in view.piles:
        cards += reversed(pile.discard)
    mats = {
        FACTIONS[player.faction].word: Text(f"faction-{FACTIONS[player.faction].word}")
        for player in view.players
        if player.faction != NONE
    }
    if any(player.faction == NONE for player in view.players):
        open_ = [row for row in FACTIONS if row.first or not view.first]
        mats |= {row.word: Text(f"faction-{row.word}") for row in open_}
    return _titled(held) | {KEY: Text("picture-key")} | mats | _titled(cards)


def _titled(cards: Sequence[Card]) -> dict[str, Text]:
    words = [row_of(card).word for card in cards if card > 0]
    return {word: Text(f"card-{word}") for word in words}
