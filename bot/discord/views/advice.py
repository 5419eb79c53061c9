"""What is suggested to a player, in words: a plan, and why it is better than the next best one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import islice
from typing import Any, NamedTuple

import discord
import msgspec

from bot.discord.core.layout.components import Button, fingerprint
from bot.discord.core.text.texts import cut
from bot.discord.views.gains import amount, doubt_of
from bot.discord.views.story import gist
from bot.discord.views.table import TableView
from bot.engine.moves import Move, Text
from bot.engine.thinking import reason_key
from bot.engine.words import Words
from bot.players.reasons import Reason
from bot.players.suggest import SHOWN, Suggestion

STEPS = 4
"""How many sentences tell what a move that is built up does."""
LENGTH = 300
"""How long a move may be in words."""


class Advice(NamedTuple):
    """What is said to a player, by lines, and a button that plays what is suggested there (None: there is none)."""

    lines: str = ""
    button: Button | None = None


SILENCE = Advice()


class Plan(NamedTuple):
    """The moves that are played together, of a plan that is told in `parts`, of which they are the first `played`."""

    moves: tuple[Move, ...]
    played: int
    parts: int


def advice_in_words(table: TableView, suggestion: Suggestion) -> str:
    """A suggestion as one line."""
    words = table.speech.words
    said = [part for part, _ in islice(_moves_in_words(table, suggestion), SHOWN)]
    why = _why(table, suggestion)
    values = {"plan": f"={' › '.join(said)}", "why": f"={why}"}
    return words.say_key("advice" if why else "advice-plan", **values)


def plan_of(table: TableView, suggestion: Suggestion) -> Plan:
    """What one press plays of a suggestion: as much of what is told as is certain, up to a move that costs points."""
    parts = list(islice(_moves_in_words(table, suggestion), SHOWN))
    certain = suggestion.at_once
    for number, (move, view) in enumerate(zip(suggestion.moves[:certain], suggestion.views)):
        if doubt_of(as_in(table, table.game.decode(view)) if number else table, move):
            certain = number
            break
    moves, played = tuple[Move, ...](), 0
    for _, count in parts:
        if len(moves) + count > certain:
            break
        moves, played = suggestion.moves[: len(moves) + count], played + 1
    return Plan(moves, played, len(parts))


def plan_button(table: TableView, suggestion: Suggestion, least: int = 1) -> Button | None:
    """The button that plays a suggestion, if it plays at least so many of the parts that are told."""
    plan, words = plan_of(table, suggestion), table.speech.words
    if plan.played < least:
        return None
    key = "button-plan" if plan.played == plan.parts else "button-plan-part"
    click = table.click("plan", mark_of(plan.moves), str(table.position.seq))
    return Button(click, words.say_key(key, n=plan.played), discord.ButtonStyle.primary)


def mark_of(moves: Iterable[Move]) -> str:
    """What tells moves that are suggested from any others, in a few letters."""
    return fingerprint(" ".join(map(repr, moves)))


def _moves_in_words(table: TableView, suggestion: Suggestion) -> Iterator[tuple[str, int]]:
    """The parts of a plan, each with how many moves it is: the first move by itself, as its own button plays it.

    Of the others, those that one move stands for are told at once.
    """
    at, moves = 1, suggestion.moves
    yield move_in_words(table, moves[0]), 1
    while at < len(moves):
        there = as_in(table, table.game.decode(suggestion.views[at]))
        covering = [verb.name for verb in there.offer.open_verbs if moves[at].verb in verb.shown.covers]
        found = next((made for name in covering if (made := there.offer.composed(name, moves[at:]))), None)
        whole, count = found if found is not None and found[1] > 1 else (moves[at], 1)
        yield move_in_words(there, whole), count
        at += count


def prepared_in_words(table: TableView, suggestion: Suggestion) -> str:
    """What of all that a plan prepares comes first in the next turn; empty if nothing does."""
    assert table.seat is not None
    game, words = table.game, table.speech.words
    for move, view in zip(suggestion.moves, suggestion.views) if suggestion.then else ():
        spot = game.offer(game.decode(view), table.seat).spot(move.verb, move.values)
        for event in spot.preview if spot is not None else ():
            if event.told.prepares == suggestion.then:
                return words.tell(event, table.names.escaped)
    return ""


def _why(table: TableView, suggestion: Suggestion) -> str:
    words = table.speech.words
    first = table.game.info.verb(suggestion.moves[0].verb)
    if suggestion.offer or (first is not None and first.deals.offers):
        return words.say_key("advice-offer")
    # Where terms are tacit, it is said what a plan prepares.
    tacit = suggestion.other is None and table.game.thinking.tacit
    prepared = prepared_in_words(table, suggestion)
    if not (suggestion.reasons or prepared):
        return "" if suggestion.only or tacit else words.say_key("advice-level")
    other = suggestion.other
    gained = [reason for reason in suggestion.reasons if other is None or not reason.beside]
    beside = [reason for reason in suggestion.reasons if reason.beside]
    parts = [part for part in (reasons_in_words(table, gained), prepared) if part]
    if other is not None and beside:
        than = f"={move_in_words(table, other)}"
        parts.append(words.say_key("reason-beside", other=than, what=f"={reasons_in_words(table, beside)}"))
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
    """A move of the viewer in words, also one that is built up, or that is a part of such a one.

    What it prepares for the next turn is left out.
    """
    assert table.seat is not None
    offer, words = table.offer, table.speech.words
    if own := table.own_label(table.seat, move):
        return own
    covering = (verb.name for verb in offer.open_verbs if move.verb in verb.shown.covers)
    built = next((made[0] for name in covering if (made := offer.composed(name, [move]))), move)
    spot = offer.spot(built.verb, built.values) if built.verb in table.game.opens and built.values else None
    ahead = [
        event
        for event in (() if spot is None else spot.preview)
        if not (event.told.is_detail or event.told.prepares)
    ]
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
