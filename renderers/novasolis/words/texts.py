"""The position of Nova Solis in words: the alt text of the picture and the full text board.

Both are plain text. Sectors and locations are written as commands take them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.games.novasolis.core.holdings.sources import SOURCES, TOGETHER
from bot.games.novasolis.core.table.state import NONE, Table
from renderers.kit.texts.saying import (
    LONGEST_ALT,
    as_said,
    filled,
    full_board,
    said_asked,
    said_marks,
    said_seat,
)
from renderers.look import Look
from renderers.novasolis.board.combat import fight_text
from renderers.novasolis.board.marks import named_of
from renderers.novasolis.board.strip import stars_of
from renderers.novasolis.board.trace import trace_of
from renderers.novasolis.facts.expansions import Bid
from renderers.novasolis.facts.facts import Facts, facts_of
from renderers.novasolis.words.paragraphs import deals_told, empire_lines, names_of, sector_line, units_of

NAME_IN_ALT = 20


def alt_text(view: Table, look: Look, facts: Facts) -> str:
    """The picture in words, the most important first, as much as fits into 1,024 characters."""
    names = names_of(look, facts, NAME_IN_ALT)
    parts = [
        *_head(facts, names),
        *said_marks(facts.words, named_of(facts, look.marks), look.names),
        *_bids(facts, names),
        *_fight(look, facts),
        *_last(view, look, facts),
        *_threat(facts),
        *_standing(facts, names),
        *_alliances(facts, names),
        *_contested(facts),
        *_forces(facts, names),
        *_market(facts),
    ]
    end = full_board(facts.words)
    return filled(parts, LONGEST_ALT - len(end) - 1) + end


def _head(facts: Facts, names: list[str]) -> list[str]:
    say = facts.say
    title = say("board-over" if facts.over else "board-round", title="~picture-title", round=facts.round)
    if not facts.over:
        asked = [facts.players[side] for side in facts.asked]
        return [title, *said_asked(facts.words, asked, names, facts.moment)]
    best = [said_seat(facts.words, player, names) for player in facts.winners]
    won = say("board-won", players=best) if best else say("board-lost", entity=names[-1])
    return [title, f"{facts.outcome}.", won]


def _last(view: Table, look: Look, facts: Facts) -> Iterator[str]:
    trace, called = trace_of(look.last, len(facts.players)), view.layout.words
    ways = [
        facts.say("board-way", **{"from": called[start], "to": called[goal]}) for start, goal in trace.walks
    ]
    if ways:
        yield facts.say("board-last-ways", ways=[as_said(way) for way in ways])
    if trace.sectors:
        yield facts.say("board-last-sectors", sectors=[called[sector] for sector in trace.sectors])
    if trace.arrived:
        came = [facts.say("board-arrived", n=n, sector=called[sector]) for sector, n in trace.arrived]
        yield facts.say("board-last-arrived", sectors=as_said(facts.words.in_a_row(came)))
    if trace.raids:
        raids = [
            facts.say("board-raid-lost" if lost else "board-raid-held", sector=called[sector])
            for sector, lost in trace.raids
        ]
        yield facts.say("board-last-raids", raids=as_said(facts.words.in_a_row(raids)))


def _fight(look: Look, facts: Facts) -> Iterator[str]:
    if facts.fight is not None:
        yield fight_text(facts, look, facts.fight)


def _threat(facts: Facts) -> Iterator[str]:
    say = facts.say
    cards = as_said(", ".join(map(str, facts.cards)))
    if facts.survival:
        yield say(
            "board-goal",
            now=as_said(stars_of(facts.coop)),
            needed=as_said(stars_of(facts.coop_needed)),
            artifacts=facts.relics,
            wanted=facts.relics_needed,
        )
        yield say(
            "board-track",
            power=facts.power,
            now=facts.track,
            end=facts.end,
            rage="~picture-enraged" if facts.enraged else as_said(say("picture-enrages", at=facts.enrage)),
        )
    elif facts.haunted:
        yield say("board-power", power=facts.power)
    yield say("board-cards", cards=cards)
    if facts.lasting:
        told = [say("picture-lasts", card=as_said(title), round=until) for title, until in facts.lasting]
        yield say("board-lasting", cards=as_said(facts.words.in_a_row(told)))


def _standing(facts: Facts, names: list[str]) -> Iterator[str]:
    """Who has how many stars, and at the end from what; nothing of each where only those of all are counted."""
    if facts.over:
        yield from _sources(facts, names)
    elif not facts.shared:
        yield _scores(facts, names)


def _scores(facts: Facts, names: list[str]) -> str:
    ranked = sorted(facts.players, key=lambda player: -player.points)
    told = [
        facts.say("board-score", player=names[player.seat], score=as_said(stars_of(player.points)))
        for player in ranked
    ]
    return facts.say("board-standing", scores=as_said(facts.words.in_a_row(told)))


def _sources(facts: Facts, names: list[str]) -> Iterator[str]:
    """Where the stars of each empire come from, the most first; or those of all together."""
    say = facts.say
    if facts.shared:
        every = zip(TOGETHER, facts.sources, strict=True)
        yield say("board-sources-together", sources=_by_source(facts, every))
        return
    for player in sorted(facts.players, key=lambda player: -player.points):
        found = [
            *zip(SOURCES, player.sources, strict=True),
            ("diplomacy", -player.more.lost),
            ("own", player.own),
        ]
        yield say(
            "board-sources",
            player=names[player.seat],
            score=as_said(stars_of(player.points)),
            sources=_by_source(facts, found),
        )


def _by_source(facts: Facts, found: Iterable[tuple[str, int]]) -> str:
    """Half-stars by what they were for."""
    told = [
        facts.say("board-source", source=f"~source-{source}", stars=as_said(stars_of(half)))
        for source, half in found
        if half
    ]
    return as_said(facts.words.in_a_row(told)) if told else "~board-none"


def _alliances(facts: Facts, names: list[str]) -> Iterator[str]:
    """Who is with whom, and what diplomacy costs each so far."""
    say, words = facts.say, facts.words
    members: dict[int, list[str]] = {}
    for player in facts.players:
        if player.more.alliance:
            members.setdefault(player.more.alliance, []).append(names[player.seat])
    if members:
        told = [
            say("board-alliance" if len(each) > 1 else "board-alliance-alone", players=each)
            for each in members.values()
        ]
        yield say("board-alliances", alliances=as_said(words.in_a_row(told)))
    paid = [
        say("board-tokens-of", player=names[p.seat], n=p.more.tokens, stars=as_said(stars_of(p.more.lost)))
        for p in facts.players
        if p.more.tokens
    ]
    yield from deals_told(facts, facts.deals, names)
    if paid:
        yield say("board-tokens", players=as_said(words.in_a_row(paid)))


def _bids(facts: Facts, names: list[str]) -> Iterator[str]:
    """Who offers whom what."""
    if facts.bids:
        yield bids_told(facts, names, "board-bids", facts.bids)


def bids_told(facts: Facts, names: list[str], key: str, bids: Sequence[Bid]) -> str:
    """Who offers whom what, in a sentence."""
    told = [
        facts.say(
            "board-bid",
            maker=names[bid.maker],
            partner="~board-everyone" if bid.partner == NONE else names[bid.partner],
            gives=as_said(bid.said[0]),
            gets=as_said(bid.said[1]),
        )
        for bid in bids
    ]
    return facts.say(key, bids=as_said("; ".join(told)))


def _contested(facts: Facts) -> Iterator[str]:
    if sectors := [place.word for place in facts.places if place.contested]:
        yield facts.say("board-contested", sectors=sectors)


def _forces(facts: Facts, names: list[str]) -> Iterator[str]:
    """Where each side has units, in short: sectors with their ships and stations."""
    for side, name in enumerate(names):
        found = [
            f"{place.word} {said}"
            for place in facts.places
            if (said := units_of(facts, place, side, short=True))
        ]
        if found:
            yield facts.say("board-forces", player=name, sectors=as_said(facts.words.in_a_row(found)))


def _market(facts: Facts) -> Iterator[str]:
    offers = (
        ("board-market", facts.market),
        ("board-ancients", facts.ancients),
        ("board-voids", facts.voids),
    )
    if facts.dark is not None:
        yield facts.say("board-dark-left", n=facts.dark)
    for key, cards in offers:
        if cards:
            told = [
                facts.say("board-card", card=as_said(card.title), price=card.price, needs=_needs(card.needs))
                for card in cards
            ]
            yield facts.say(key, cards=as_said(facts.words.in_a_row(told)))


def _needs(needs: tuple[str, ...]) -> list[str] | str:
    return [f"~resource-{need}" for need in needs] or "~board-none"


def text_board(view: Table, look: Look) -> str:
    """The whole position: goal and threat, the market, each sector, then a paragraph for each empire."""
    facts = facts_of(view, look)
    names = names_of(look, facts)
    lines = [
        *_head(facts, names),
        *_fight(look, facts),
        *_last(view, look, facts),
        *_threat(facts),
        *_bids(facts, names),
        *_alliances(facts, names),
        *_market(facts),
        "",
    ]
    lines += [sector_line(facts, place, names) for place in facts.places]
    for player in facts.players:
        lines += ["", *empire_lines(facts, player, names)]
    return "\n".join(lines)
