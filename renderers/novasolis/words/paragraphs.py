"""A sector or an empire of Nova Solis in words: its lines on the text board, and all that is said of it alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.games.novasolis.core.cards.cards import RESOURCES
from bot.games.novasolis.core.table.state import NO_RELIC, NONE
from renderers.kit.texts.saying import as_said, said_seat, said_sides
from renderers.look import Look
from renderers.novasolis.board.strip import stars_of
from renderers.novasolis.facts.expansions import Deal
from renderers.novasolis.facts.facts import Facts, Location, Place, PlayerFacts


def names_of(look: Look, facts: Facts, longest: int = 32) -> list[str]:
    """The names of all sides as values of messages, the Entity's last."""
    return [*said_sides(look, len(facts.players), longest), as_said(facts.words.capital(facts.entity))]


def deals_told(facts: Facts, deals: Sequence[Deal], names: list[str]) -> Iterator[str]:
    """Who gives whom what."""
    told = [
        facts.say(
            "board-deal" if deal.items else "board-loan",
            giver=names[deal.giver],
            receiver=names[deal.receiver],
            what=as_said(deal.said),
        )
        for deal in deals
    ]
    if told:
        yield facts.say("board-deals", deals=as_said("; ".join(told)))


def units_of(facts: Facts, place: Place, side: int, *, short: bool = False) -> str:
    """The units of a side in a sector in words; "" for none."""
    ships, stations = place.ships[side], place.stations[side]
    destroyers = place.destroyers if side == len(place.ships) - 1 else 0
    flagship = bool(place.flagships[side])
    if short:
        told = [str(ships)] * bool(ships)
        told += [facts.say("board-stations-short", count=stations)] * bool(stations)
        told += [facts.say("board-flagship-short")] * flagship
        return "+".join([*told, *[facts.say("board-destroyers-short", count=destroyers)] * bool(destroyers)])
    told = [facts.say("board-ships", count=ships)] * bool(ships)
    told += [facts.say("board-stations", count=stations)] * bool(stations)
    told += [facts.say("amount-flagship", n=1)] * flagship
    told += [facts.say("amount-destroyer", n=destroyers)] * bool(destroyers)
    return facts.words.in_a_row(told)


def sector_text(facts: Facts, look: Look, number: int) -> str:
    """All that stands in a sector."""
    return sector_line(facts, facts.places[number], names_of(look, facts))


def empire_text(facts: Facts, look: Look, side: int) -> str:
    """All that an empire has."""
    lines = empire_lines(facts, facts.players[side], names_of(look, facts))
    return " ".join(f"{line.strip().rstrip('.')}." for line in lines)


def sector_line(facts: Facts, place: Place, names: list[str]) -> str:
    """The line of a sector on the text board: whose it is, who is there, its gates and locations."""
    say = facts.say
    told = []
    if place.owner != NONE:
        told.append(say("board-home" if place.capital else "board-colony", player=names[place.owner]))
    if place.contested:
        told.append(say("board-is-contested"))
    if place.charted:
        told.append(say("board-is-charted"))
    if place.gate != NONE:
        told.append(gate_text(facts, place.gate, names))
    if place.rift:
        told.append(say("board-rift-active" if place.awake else "board-rift"))
    for side, name in enumerate(names):
        if said := units_of(facts, place, side):
            told.append(say("board-units", player=name, units=as_said(said)))
    told += [_location(facts, place, at, location) for at, location in enumerate(place.locations)]
    what = as_said("; ".join(told)) if told else "~board-none"
    return say("board-sector", sector=place.word, title=as_said(place.title), what=what)


def gate_text(facts: Facts, owner: int, names: Sequence[str]) -> str:
    """Whose gate it is, and which allies can use it."""
    allies = [names[ally.seat] for ally in facts.players[owner].more.allies]
    if allies:
        return facts.say("board-gate-shared", player=names[owner], allies=allies)
    return facts.say("board-gate", player=names[owner])


def _location(facts: Facts, place: Place, at: int, location: Location) -> str:
    say = facts.say
    told = [say(f"board-location-{location.colour}")]
    if location.title:
        told.append(location.title)
    if location.gives:
        told.append(facts.words.in_a_row([say(f"board-gives-{name}") for name in location.gives]))
    if location.relic != NO_RELIC:
        told.append(say("board-artifact"))
    told += fate_of(facts, location)
    return say("board-location", place=f"#{at}", what=as_said(facts.words.in_a_row(told)))


def fate_of(facts: Facts, location: Location) -> list[str]:
    """What destroyers did or may do next to a location, in words."""
    return [facts.say("board-destroyed")] * location.broken + [facts.say("board-aimed")] * location.aimed


def empire_lines(facts: Facts, player: PlayerFacts, names: list[str]) -> Iterator[str]:
    """The lines of an empire on the text board: its place, its numbers, what it holds, gives and has discovered."""
    say, words = facts.say, facts.words
    marks = [player.title] * bool(player.title)
    marks += [say("board-to-act")] * player.asked
    if player.place is not None and player.counted:
        marks.append(say("board-place", place=player.place))
    yield say(
        "board-key", player=said_seat(words, player, names), facts=as_said(words.in_a_row(marks) or "·")
    )
    stars, coop = as_said(stars_of(player.points)), as_said(stars_of(player.coop))
    stock = [
        *([say("board-now-stars", count=stars, coop=coop)] if player.counted else []),
        say("board-now-energy", count=player.energy, most=player.reactor, income=player.income),
        say("board-now-research", count=player.research, income=player.insight),
        say("board-now-population", count=player.colonies, most=player.population),
        say("board-now-fleet", count=player.units, most=player.fleet),
        say("board-now-artifacts", count=player.relics),
        say("board-now-hand", count=player.hand),
        say("board-now-objectives", count=player.objectives, done=player.claimed),
        say("board-now-actions", count=player.actions),
    ]
    yield f"  {words.in_a_row(stock)}"
    held = [
        say("board-resource", count=n, resource=f"~resource-{name}")
        for name, n in zip(RESOURCES, player.resources, strict=True)
        if n
    ]
    if player.more.dark is not None:
        held.append(say("board-dark", stock=player.more.dark, laid=player.more.laid))
    if held:
        yield f"  {say('board-resources', resources=as_said(words.in_a_row(held)))}"
    if expansions := list(_expansions(facts, player, names)):
        yield f"  {words.in_a_row(expansions)}"
    deals = [deal for deal in facts.deals if player.seat in (deal.giver, deal.receiver)]
    yield from (f"  {told}" for told in deals_told(facts, deals, names))
    if player.techs:
        told = [
            say("board-tech-active", card=as_said(tech.title)) if tech.active else tech.title
            for tech in player.techs
        ]
        yield f"  {say('board-techs', techs=as_said(words.in_a_row(told)))}"


def _expansions(facts: Facts, player: PlayerFacts, names: list[str]) -> Iterator[str]:
    """The flagship with its module, the allies of an empire, its diplomacy and trade tokens."""
    say, more = facts.say, player.more
    if more.flagship is not None:
        yield say("board-flagship", sector=more.flagship) if more.flagship else say("board-no-flagship")
        yield say("board-fitted", card=as_said(more.fitted)) if more.fitted else say("board-unfitted")
    if more.tokens is not None:
        if more.alliance:
            allies = [names[ally.seat] for ally in more.allies]
            yield say("board-allied", players=allies) if allies else say("board-allied-none")
        yield say("board-now-tokens", n=more.tokens, stars=as_said(stars_of(more.lost)))
        yield say("board-now-trade", n=more.trade)
