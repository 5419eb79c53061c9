"""What the expansions add to what boards say of an empire, read from a view once. Points are half-stars."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from bot.engine.moves import Text
from bot.engine.words import Words
from bot.games.novasolis.agreements import are_there, free_trade_tokens, tokens_of
from bot.games.novasolis.core.cards.cards import TECHNOLOGIES
from bot.games.novasolis.core.cards.rows import TechnologyRow
from bot.games.novasolis.core.holdings.counting import penalty
from bot.games.novasolis.core.table.state import EMPTY, NONE, Table
from bot.games.novasolis.modules.diplomacy.members import alliance_of, allies_of
from bot.games.novasolis.modules.flagships.cards import FITTINGS
from bot.games.novasolis.modules.flagships.cards import KEY as FLAGSHIPS
from bot.games.novasolis.modules.flagships.fitting import place_of
from bot.games.novasolis.modules.trade.contracts import STAR, Trade, said_items
from bot.games.novasolis.modules.trade.offers import Call, TradeOffer
from bot.games.novasolis.modules.trade.terms import Terms
from bot.games.novasolis.modules.void.matter import Void, matter_of
from renderers.look import Look

DIPLOMACY, TRADE = "diplomacy", "trade"
TECH, FITTED, VOID = "tech", "flagship", "dark"
"""The glyphs of technologies: of the usual ones, of modules of flagships, and of those that Dark Matter powers."""


class Ally(NamedTuple):
    """Another empire of an alliance."""

    seat: int
    hue: int


class Deal(NamedTuple):
    """What an empire gives another as long as a contract runs, or a technology that it has lent out."""

    giver: int
    receiver: int
    items: tuple[str, ...]
    """Words of levels, resources and "star", each as often as it is given; none for a technology."""
    said: str
    """The whole contract or loan in words."""


class Bid(NamedTuple):
    """An offer that is open: of one empire to another, or to everyone (NONE)."""

    maker: int
    partner: int
    gives: tuple[tuple[str, int], ...]
    """What the maker would give: glyphs of levels, resources, "stars" and "tech", each with how much."""
    gets: tuple[tuple[str, int], ...]
    said: tuple[str, str]
    """What is given and what is got, in words."""


@dataclass(frozen=True, slots=True)
class Expanded:
    """What an empire has of expansions; None for what is not in play. Hashable, as a part of `facts.PlayerFacts`."""

    flagship: str | None = None
    """The sector of its flagship; "" if it is not on the map."""
    fitted: str = ""
    """The title of the flagship's active module."""
    alliance: int = 0
    """The number of its alliance (0: none)."""
    allies: tuple[Ally, ...] = ()
    tokens: int | None = None
    """How many diplomacy tokens it took."""
    lost: int = 0
    """The half-stars that they cost."""
    partners: tuple[Ally, ...] = ()
    """Empires that it has contracts with, or technologies of, or that have its own."""
    trade: int = 0
    """The empire's free trade tokens, if there are diplomacy tokens and its race is chosen."""
    dark: int | None = None
    """The empire's Dark Matter in stock."""
    laid: int = 0
    """The empire's Dark Matter on technologies."""


def expanded(view: Table, look: Look, words: Words, side: int) -> Expanded:
    """What an empire has of the expansions that are on."""
    if not view.modules:
        return Expanded()
    own, at = view.empires[side], place_of(view, side)
    fitted = [tech.card for tech in own.techs if tech.active and tech.card in FITTINGS]
    agrees = are_there(view) and own.race != EMPTY
    allied = DIPLOMACY in view.modules
    void = view.part(Void) if "void" in view.modules else None
    return Expanded(
        flagship=("" if at == NONE else view.layout.words[at]) if FLAGSHIPS in view.modules else None,
        fitted=words.say_key(f"card-{TECHNOLOGIES[fitted[0]].word}") if fitted else "",
        alliance=alliance_of(view, side) if allied else 0,
        allies=tuple(Ally(other, look.hue(other)) for other in (allies_of(view, side) if allied else ())),
        partners=tuple(Ally(other, look.hue(other)) for other in partners_of(view, side)),
        tokens=len(tokens_of(view, side)) if agrees else None,
        lost=penalty(view, side),
        trade=free_trade_tokens(view, side) if agrees else 0,
        dark=void.stock[side] if void else None,
        laid=void.laid[side] if void else 0,
    )


def partners_of(view: Table, side: int) -> list[int]:
    """Who has a contract or a technology with an empire, ascending."""
    if TRADE not in view.modules:
        return []
    trade = view.part(Trade)
    pairs = [(each.giver, each.receiver) for each in trade.contracts]
    pairs += [(loan.owner, loan.holder) for loan in trade.loans]
    return sorted({other for pair in pairs if side in pair for other in pair} - {side})


def deals_of(view: Table, words: Words) -> tuple[Deal, ...]:
    """All contracts, then all technologies that are lent out."""
    if TRADE not in view.modules:
        return ()
    trade = view.part(Trade)
    found = [
        Deal(each.giver, each.receiver, tuple(each.items), _said(words, each.items))
        for each in trade.contracts
    ]
    found += [
        Deal(loan.owner, loan.holder, (), words.say_key(f"card-{TECHNOLOGIES[loan.card].word}"))
        for loan in trade.loans
    ]
    return tuple(found)


def bids_of(view: Table, words: Words) -> tuple[Bid, ...]:
    """The offers that are open, those to everyone first."""
    found = list[Bid]()
    for step in view.beside:
        if isinstance(step, Call):
            found.insert(0, _bid(words, step.maker, NONE, (step.gives, step.gets)))
        elif isinstance(step, TradeOffer):
            found.append(_bid(words, step.other, step.answers, step.terms))
    return tuple(found)


def _bid(words: Words, maker: int, partner: int, terms: tuple[Terms, Terms]) -> Bid:
    gives, gets = terms
    return Bid(maker, partner, _kinds(gives), _kinds(gets), (_in_words(words, gives), _in_words(words, gets)))


def _in_words(words: Words, terms: Terms) -> str:
    return words.in_a_row(
        [
            words.say(part) if isinstance(part, Text) else words.say_key(part.removeprefix("~"))
            for part in terms.said()
        ]
    )


def _kinds(terms: Terms) -> tuple[tuple[str, int], ...]:
    found = [
        ("stars" if word == STAR else word, terms.items.count(word)) for word in dict.fromkeys(terms.items)
    ]
    return (*found, *[("tech", len(terms.cards))] * bool(terms.cards))


def _said(words: Words, items: list[str]) -> str:
    told = [words.say(each) for each in said_items([word for word in items if word != STAR])]
    return words.in_a_row(told + [words.say_key("board-deal-star")] * (STAR in items))


def sign_of(row: TechnologyRow) -> str:
    """The glyph of a technology."""
    return FITTED if row.module == FLAGSHIPS else VOID if matter_of(row) else TECH
