"""What a player may look at more closely: an empire, a sector by its name, any card by its title, or the key."""

from __future__ import annotations

from bot.engine.moves import Text
from bot.engine.words import words_of
from bot.games.novasolis.core.cards.cards import ENTITY_CARDS, OBJECTIVES, RACES, TECHNOLOGIES, TILES
from bot.games.novasolis.core.round.drafting import ChooseRaces
from bot.games.novasolis.core.table.state import EMPTY, Holding, Table
from renderers.kit.colours.palette import side_of
from renderers.kit.picture.canvas import Scene
from renderers.kit.picture.frames import Frames
from renderers.kit.texts.saying import as_said, shortened
from renderers.look import Look, Picture
from renderers.novasolis.art.ground import STEP_HIGH, night_ground
from renderers.novasolis.cards.cards import CALLED, card_stamp, high_of, kind_of, said_of, title_of
from renderers.novasolis.facts.facts import GAME
from renderers.novasolis.private.key import render_key
from renderers.novasolis.private.market import ANCIENTS, MARKET, VOIDS, render_market
from renderers.novasolis.private.mat import render_mat
from renderers.novasolis.private.races import render_races
from renderers.novasolis.private.sector import render_sector
from renderers.renderer import KEY

"""The name of the picture key."""
WIDE, EDGE = 560, 20
FRAMES = Frames()


def inspect(view: Table, look: Look, what: str) -> Picture | None:
    """An empire by race or colour, a sector, a card by its title, or the key; None where nothing has that name."""
    word = what.strip().lower().replace(" ", "-").replace("'", "").replace("’", "")
    for side, empire in enumerate(view.empires):
        raced = empire.race != EMPTY and RACES[empire.race].word == word
        if raced or word == side_of(look.hue(side)).name:
            return render_mat(view, look, side)
    if word in RACES.called:
        return render_races(view, look, [RACES.called[word]])
    if word in view.layout.called:
        return render_sector(view, look, view.layout.called[word])
    if word in _markets(view):
        return render_market(view, look, word)
    if word == KEY:
        return render_key(look)
    return render_card(word, look) if word in CALLED else None


def render_card(word: str, look: Look) -> Picture:
    """A card, large."""
    speech, card = words_of(GAME, look.language), CALLED[word]
    high = -(-(high_of(speech, card, WIDE) + 2 * EDGE) // STEP_HIGH) * STEP_HIGH - 2 * EDGE
    scene = Scene()
    scene.put(card_stamp(card, speech, WIDE, high, False), EDGE, EDGE)
    frame = FRAMES.draw("card", night_ground(high + 2 * EDGE, WIDE + 2 * EDGE), scene)
    alt = speech.say_key(
        "card-alt",
        card=as_said(title_of(speech, card)),
        kind=f"~picture-kind-{kind_of(card)}",
        what=as_said(said_of(speech, card)),
    )
    return Picture(frame.file(), shortened(alt))


def _markets(view: Table) -> tuple[str, ...]:
    """The pictures of what is for sale."""
    return (MARKET, ANCIENTS, VOIDS) if "void" in view.modules else (MARKET, ANCIENTS)


def inspectable(view: Table) -> dict[str, Text]:
    """What the viewer sees, each with its title: one's own cards, the key, the Entity's last cards, then the table."""
    tiles = [card for empire in view.empires for card in empire.hand]
    objectives = [card for empire in view.empires for card in empire.objectives]
    for step in view.stack:
        if isinstance(step, Holding):
            cards = tiles if step.holds == "tile" else objectives
            cards += [card for zone in step.zones(view) for card in zone.cards]
    found = {TILES[card].word: Text(f"tile-{TILES[card].word}") for card in tiles if card != EMPTY}
    found |= {
        OBJECTIVES[card].word: Text(f"objective-{OBJECTIVES[card].word}")
        for card in objectives
        if card != EMPTY
    }
    found[KEY] = Text("picture-key")
    entity = view.entity
    lasting = [each.card for each in entity.lasting]
    found |= {
        ENTITY_CARDS[card].word: Text(f"entity-{ENTITY_CARDS[card].word}")
        for card in [*lasting, *reversed([*entity.discard, *entity.drawn])]
    }
    found |= {
        word: Text("picture-sector", {"sector": word})
        for word, sector in zip(view.layout.words, view.sectors, strict=True)
        if sector.tile != EMPTY
    }
    drafted = any(isinstance(step, ChooseRaces) for step in view.stack)
    races = [*RACES] if drafted else [empire.race for empire in view.empires if empire.race != EMPTY]
    races_named = {RACES[race].word: Text(f"race-{RACES[race].word}") for race in races}
    # What is to be chosen comes before the table.
    found = races_named | found if drafted else found | races_named
    found |= {kind: Text(f"picture-{kind}") for kind in _markets(view)}
    techs = [*view.market, *(tech.card for empire in view.empires for tech in empire.techs), *view.ancients]
    found |= {
        TECHNOLOGIES[card].word: Text(f"card-{TECHNOLOGIES[card].word}") for card in techs if card != EMPTY
    }
    return found
