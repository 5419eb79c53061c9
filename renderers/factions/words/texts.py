"""The position of Factions of Sol in words: the alt text of the picture and the full text board.

Both are plain text. Sectors, asteroids and planets are written as commands take them.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from bot.engine.words import Words
from bot.games.factions.cards.cards import PLANETS, TILE
from bot.games.factions.scoring.scoring import SOURCES
from bot.games.factions.table.board import AROUND, BANDS, RINGS, SECTOR_WORD, SLOT_WORD
from bot.games.factions.table.state import EMPTY, NONE, Table
from renderers.factions.board.marks import price_of, targets_of
from renderers.factions.board.trace import trace_of
from renderers.factions.facts.facts import Facts, Offered, PlayerFacts, facts_of
from renderers.kit.texts.saying import (
    LONGEST_ALT,
    as_said,
    filled,
    full_board,
    letter_of,
    said_asked,
    said_marks,
    said_seat,
    said_sides,
)
from renderers.look import Look

NAME_IN_ALT = 24


def alt_text(view: Table, look: Look, facts: Facts) -> str:
    """The picture in words, the most important first, as much as fits into 1,024 characters."""
    words = facts.words
    names = said_sides(look, view.sides, NAME_IN_ALT)
    parts = [
        *_head(words, view, look, facts, names),
        *said_marks(words, targets_of(view, facts, look.marks), look.names, partial(price_of, facts)),
        *_last(words, look),
        _standing(words, facts, names),
        *([] if facts.over else _event(words, facts, names)),
        *_ships(words, view, names),
        words.say_key("board-planets", planets=as_said(words.in_a_row(list(_planets_short(words, view))))),
        *([] if facts.over else _markets(words, facts)),
        *_energy(words, view, facts, names),
    ]
    end = full_board(words)
    return filled(parts, LONGEST_ALT - len(end) - 1) + end


def _head(words: Words, view: Table, look: Look, facts: Facts, names: list[str]) -> list[str]:
    key = "board-over" if facts.over else "board-round"
    title = words.say_key(key, title="~title", round=facts.round, rounds=facts.rounds)
    if not facts.over:
        return [title, *said_asked(words, [facts.players[side] for side in facts.asked], names, facts.moment)]
    best = [said_seat(words, player, names) for player in facts.winners]
    return [title, words.say_key("board-won", players=best)]


def _last(words: Words, look: Look) -> list[str]:
    trace = trace_of(look.last)
    if trace.prices:
        steps = [f"{SECTOR_WORD[sector]} ({cost})" for sector, cost in trace.prices]
        return [
            words.say_key("board-last-path", **{"from": SECTOR_WORD[trace.path[0]]}, path=" ".join(steps))
        ]
    if trace.path:
        ends = {"from": SECTOR_WORD[trace.path[0]], "to": SECTOR_WORD[trace.path[-1]]}
        return [words.say_key("board-last-way", **ends)]
    if trace.sectors:
        return [words.say_key("board-last-sectors", sectors=[SECTOR_WORD[each] for each in trace.sectors])]
    return []


def _standing(words: Words, facts: Facts, names: list[str]) -> str:
    ranked = sorted(facts.players, key=lambda player: -player.points)
    told = [_score(words, facts, player, names) for player in ranked]
    return words.say_key("board-standing", scores=as_said(words.in_a_row(told)))


def _score(words: Words, facts: Facts, player: PlayerFacts, names: list[str]) -> str:
    """A side's points; at the end also where they come from."""
    if not facts.over:
        return words.say_key("board-score", player=names[player.seat], score=player.points)
    found = [
        words.say_key("board-source", source=f"~count-{source}", count=count)
        for source, count in zip(SOURCES, player.sources, strict=True)
        if count
    ]
    sources = as_said(words.in_a_row(found)) if found else "~board-none"
    return words.say_key(
        "board-score-sources", player=names[player.seat], score=player.points, sources=sources
    )


def _event(words: Words, facts: Facts, names: list[str]) -> Iterator[str]:
    if facts.event:
        told = []
        for number, motion in enumerate(facts.motions):
            letter = "AB"[number] if len(facts.motions) > 1 else "C"
            votes = [names[side] for side in motion.votes]
            key = "board-motion-votes" if votes else "board-motion"
            told.append(
                words.say_key(
                    key,
                    letter=as_said(letter),
                    title=as_said(motion.title),
                    **({"votes": votes} if votes else {}),
                )
            )
        yield words.say_key("board-event", event=as_said(facts.event), motions=as_said(words.in_a_row(told)))
    if facts.ruling:
        yield words.say_key("board-ruling", rules=[as_said(title) for title, _ in facts.ruling])
    yield words.say_key("board-leader", player=names[facts.leader])


def _ships(words: Words, view: Table, names: list[str]) -> Iterator[str]:
    told = [
        words.say_key("board-at", player=names[side], places=[SECTOR_WORD[ship] for ship in player.ships])
        for side, player in enumerate(view.players)
        if player.ships
    ]
    if told:
        yield words.say_key("board-ships", ships=as_said("; ".join(told)))


def _planets_short(words: Words, view: Table) -> Iterator[str]:
    for planet in view.rings:
        if planet != NONE:
            places = [SECTOR_WORD[sector] for sector in view.around(planet)]
            yield words.say_key(
                "board-at", player=f"~planet-{PLANETS[planet]}", places=as_said(" ".join(places))
            )


def _markets(words: Words, facts: Facts) -> Iterator[str]:
    for key, cards in (("board-jupiter", facts.jupiter), ("board-neptune", facts.neptune)):
        if cards:
            yield words.say_key(key, cards=[_card(words, card) for card in cards])


def _card(words: Words, card: Offered) -> str:
    if not card.type:
        return as_said(card.title)
    return as_said(
        words.say_key("board-exoplanet", card=as_said(card.title), type=f"~type-{card.type}", need=card.need)
    )


def _energy(words: Words, view: Table, facts: Facts, names: list[str]) -> Iterator[str]:
    found = [
        f"{SECTOR_WORD[sector]} {n}" for sector in range(len(SECTOR_WORD)) if (n := view.energy_in(sector))
    ]
    if found:
        yield words.say_key("board-energy", sectors=as_said(" ".join(found)))


def text_board(view: Table, look: Look) -> str:
    """The whole position: event and markets, planets, each band, asteroids, then a paragraph for each side.

    Energy is written as the letter of its side and a count.
    """
    facts = facts_of(view, look)
    words = facts.words
    say = words.say_key
    names = said_sides(look, view.sides)
    letters = [letter_of(words, player) for player in facts.players]
    lines = [*_head(words, view, look, facts, names), *_last(words, look), *_event(words, facts, names)]
    lines += [*_markets(words, facts), ""]
    for ring in range(RINGS - 1, -1, -1):
        if (planet := view.rings[ring]) != NONE:
            touched = [SECTOR_WORD[sector] for sector in view.around(planet)]
            lines.append(
                say(
                    "board-planet",
                    planet=f"~planet-{PLANETS[planet]}",
                    ring=ring + 1,
                    node=view.nodes[planet],
                    sectors=as_said(" ".join(touched)),
                )
            )
    lines.append("")
    for band in range(len(BANDS) - 1, -1, -1):
        told = " ".join(_sectors(words, view, band, letters))
        lines.append(
            say("board-band", band=as_said(BANDS[band]), sectors=as_said(told) if told else "~board-empty")
        )
    tiles = list(_tiles(words, view))
    lines.append(say("board-belt", tiles=as_said(words.in_a_row(tiles)) if tiles else "~board-none"))
    holes = [SECTOR_WORD[sector] for sector in view.wormholes]
    lines += [say("board-wormholes", sectors=holes or "~board-none"), ""]
    for player in facts.players:
        lines += _status(words, view, facts, player, names, letters)
    return "\n".join(lines)


def _sectors(words: Words, view: Table, band: int, letters: list[str]) -> Iterator[str]:
    for sector in range(band * AROUND, (band + 1) * AROUND):
        left = [f"{letters[side]}{n}" for side, n in enumerate(view.cubes[sector][: view.sides]) if n]
        if stray := view.cubes[sector][view.sides]:
            left.append(words.say_key("board-no-one", count=stray))
        if left:
            yield f"{SECTOR_WORD[sector]} [{' '.join(left)}]"


def _tiles(words: Words, view: Table) -> Iterator[str]:
    for slot, card in enumerate(view.tiles):
        if card == EMPTY:
            continue
        place = SLOT_WORD[slot]
        if card < 0:
            yield words.say_key("board-tile-hidden", slot=place)
        else:
            key = "board-tile-open" if view.faces[slot] else "board-tile-known"
            yield words.say_key(key, slot=place, worth=TILE[card].value)


def _status(
    words: Words, view: Table, facts: Facts, player: PlayerFacts, names: list[str], letters: list[str]
) -> Iterator[str]:
    say = words.say_key
    marks = [say("board-look", colour=f"~colour-{player.colour}", mark=f"~mark-{player.mark}")]
    marks += [player.faction] * bool(player.faction)
    marks += [say("board-leads")] * (player.seat == facts.leader)
    marks += [say("board-to-act")] * player.asked + [say("board-passed")] * player.passed
    if player.place is not None:
        marks.append(say("board-place", place=player.place))
    yield say(
        "board-key",
        letter=letters[player.seat],
        player=names[player.seat],
        facts=as_said(words.in_a_row(marks)),
    )
    ships = [SECTOR_WORD[ship] for ship in view.players[player.seat].ships]
    stock = [
        say("board-now-points", count=player.points),
        say("board-now-energy", count=player.energy, most=player.energy_cap),
        say("board-now-resources", count=player.resources, most=player.resource_cap),
        say("board-now-explorers", count=player.explorers),
        say("board-now-objectives", count=player.objectives),
        say("board-now-done", count=player.done),
    ]
    if ships:
        stock.append(say("board-now-ships", count=len(ships), places=ships))
    yield f"  {words.in_a_row(stock)}"
    if player.machines:
        told = [
            say("board-machine-complete", machine=as_said(machine.title))
            if machine.complete
            else say(
                "board-machine", machine=as_said(machine.title), have=machine.upgrades, most=machine.slots
            )
            for machine in player.machines
        ]
        yield f"  {say('board-machines', machines=as_said(words.in_a_row(told)))}"
    if player.techs:
        yield f"  {say('board-techs', techs=[as_said(each) for each in player.techs])}"
    if player.worlds:
        worlds = [
            say(
                "board-world-explored" if world.explored else "board-world",
                card=as_said(world.title),
                type=f"~type-{world.type}",
                **({} if world.explored else {"worth": world.worth, "need": world.need}),
            )
            for world in player.worlds
        ]
        yield f"  {say('board-worlds', worlds=as_said(words.in_a_row(worlds)))}"
