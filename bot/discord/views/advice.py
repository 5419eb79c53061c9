"""What is suggested to a player, in words: a plan, and why it is better than the next best one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import msgspec

from bot.discord.core.text.texts import cut
from bot.discord.views.gains import amount
from bot.discord.views.story import gist
from bot.discord.views.table import TableView
from bot.engine.moves import Move, Text
from bot.engine.thinking import reason_key
from bot.engine.words import Words
from bot.players.reasons import Reason
from bot.players.suggest import Suggestion

MOVES = 4
"""How many moves of a plan are told."""
STEPS = 4
"""How many sentences tell what a move that is built up does."""
LENGTH = 300
"""How long a move may be in words."""


def advice_in_words(table: TableView, suggestion: Suggestion) -> str:
    """A suggestion as one line."""
    words = table.speech.words
    said = list(islice(_moves_in_words(table, suggestion), MOVES))
    why = _why(table, suggestion)
    values = {"plan": f"={' › '.join(said)}", "why": f"={why}"}
    return words.say_key("advice" if why else "advice-plan", **values)


def _moves_in_words(table: TableView, suggestion: Suggestion) -> Iterator[str]:
    """The moves of a plan: the first by itself, as a button plays it; of the others those that one move is, at once."""
    at, moves = 1, suggestion.moves
    yield move_in_words(table, moves[0])
    while at < len(moves):
        there = as_in(table, table.game.decode(suggestion.views[at]))
        covering = [verb.name for verb in there.offer.open_verbs if moves[at].verb in verb.shown.covers]
        found = next((made for name in covering if (made := there.offer.composed(name, moves[at:]))), None)
        whole, count = found if found is not None and found[1] > 1 else (moves[at], 1)
        yield move_in_words(there, whole)
        at += count


def _why(table: TableView, suggestion: Suggestion) -> str:
    words = table.speech.words
    first = table.game.info.verb(suggestion.moves[0].verb)
    if suggestion.offer or (first is not None and first.deals.offers):
        return words.say_key("advice-offer")
    # Where terms are tacit, a move's own words say what it prepares.
    tacit = suggestion.other is None and table.game.thinking.tacit
    if not (suggestion.reasons or tacit):
        return words.say_key("advice-level")
    if suggestion.other is None:
        return reasons_in_words(table, suggestion.reasons)
    gained = [reason for reason in suggestion.reasons if not reason.beside]
    beside = [reason for reason in suggestion.reasons if reason.beside]
    parts = [reasons_in_words(table, gained)] if gained else []
    if beside:
        other = f"={move_in_words(table, suggestion.other)}"
        parts.append(words.say_key("reason-beside", other=other, what=f"={reasons_in_words(table, beside)}"))
    return "; ".join(parts)


def reasons_in_words(table: TableView, reasons: Iterable[Reason]) -> str:
    """Reasons, one after another: "+2 points, stronger ships"."""
    words = table.speech.words
    return ", ".join(words.say(_reason(words, reason)) for reason in reasons)


def _reason(words: Words, reason: Reason) -> Text:
    if words.has(own := f"ahead-{reason.counted}"):
        told = Text(own, {"n": reason.amount})
        return told if reason.sure else Text("reason-likely", {"what": told})
    if reason.counted:
        key = ("gain-more", "reason-ahead") if reason.sure else ("reason-about", "reason-about-ahead")
        return Text(key[reason.beside], {"what": amount(reason.counted, reason.amount)})
    term = Text(reason_key(reason.term))
    return term if reason.sure else Text("reason-likely", {"what": term})


def move_in_words(table: TableView, move: Move) -> str:
    """A move of the viewer in words, also one that is built up, or that is a part of such a one."""
    assert table.seat is not None
    offer, words = table.offer, table.speech.words
    if own := table.own_label(table.seat, move):
        return own
    covering = (verb.name for verb in offer.open_verbs if move.verb in verb.shown.covers)
    built = next((made[0] for name in covering if (made := offer.composed(name, [move]))), move)
    spot = offer.spot(built.verb, built.values) if built.verb in table.game.opens and built.values else None
    ahead = [] if spot is None else [event for event in spot.preview if not event.told.is_detail]
    told = table.sentences(gist(words, ahead, STEPS))
    if told:
        return cut(" ".join(f"{sentence.removesuffix('.')}." for sentence in told).removesuffix("."), LENGTH)
    if spot is None or built != move:
        return table.label(table.seat, move)
    if spot.whole is not None:
        return cut(words.say(spot.whole, table.names.plain), LENGTH)
    verb = words.say_key(f"verb-{move.verb}")
    values = words.in_a_row([words.say(label, table.names.plain) for label in offer.labels(move)])
    return cut(words.say_key("whole-move", verb=verb, values=f"={values}") if values else verb, LENGTH)


def as_in(table: TableView, view: Any) -> TableView:
    """The table as its viewer sees it, or saw it, in a view."""
    game, seat = table.game, table.seat
    assert seat is not None
    position = msgspec.structs.replace(
        table.position, view=view, offer=game.offer(view, seat), asks=game.asks(view, seat)
    )
    return replace(table, position=position, draft=None)
