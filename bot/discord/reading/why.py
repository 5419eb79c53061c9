"""/game why: what a player may and may not do now, and which rule says so, for each kind of move.

The reasons are the refusals that the player would get: the rules are asked about example moves from random games, in
the view of the player who asks.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Any

import discord
from discord import app_commands, ui

from bot.discord.core.answers.reply import Reply
from bot.discord.core.commands.clicks import Clicks
from bot.discord.core.commands.slash import Choices, command_of, matching, quiet
from bot.discord.core.context import Context
from bot.discord.core.layout.components import (
    Click,
    Entry,
    LastingButton,
    box,
    layout,
    menu,
    row,
    rows,
    say,
)
from bot.discord.core.layout.paging import back, menu_page, number_in, page_at, page_of, turns
from bot.discord.core.text.errors import Trouble, explain, untitled
from bot.discord.core.text.texts import about, called, colour, cut, described, quotable
from bot.discord.reading.context import ReadingContext
from bot.discord.reading.rule_pages import rule_button
from bot.discord.views.choices import helps_of
from bot.discord.views.gains import gains_of
from bot.discord.views.table import TableView, table_for
from bot.engine.errors import Illegal
from bot.engine.moves import CLOCK, Move, Seat, Text, Verb
from bot.engine.playout import Dice, playout
from bot.engine.rng import Rng
from bot.engine.rules import Game
from bot.engine.words import Words
from bot.sessions import SessionView

clicks = Clicks[ReadingContext]()

log = logging.getLogger(__name__)

LINES_A_PAGE = 9
REASONS = 5
"""How many reasons the page of one verb gives."""
CHOICES = 12
SOME = 3
"""How many choices of a verb are named beside all others."""
MOST_BEGUN = 60
"""How many lines of a turn are read at the most to tell how it began."""
EXAMPLES = 24
"""How many moves of each verb are tried."""
SAMPLED = 600
"""How many moves of a random game they are taken from."""
GENERAL = ("not-now", "not-asked", "missing-value", "wrong-value", "too-many-values", "unknown-verb")
"""General refusals of every game, given only if no rule says more."""
REASON_LENGTH = 420
VERB = "verb"


@dataclass(frozen=True)
class Reason:
    """Why a move is not legal; `move` is None if the reason holds for every tried move of its verb."""

    refusal: Illegal
    move: Move | None


@dataclass(frozen=True)
class Availability:
    """What a seat can do with a verb: how many moves it has now, and why it has no others.

    Of an open verb, whose moves are too many to count, the ways to begin one are counted.
    """

    verb: Verb
    count: int
    reasons: tuple[Reason, ...]


def availability_of(
    game: Game[Any], view: Any, seat: Seat, verb: Verb, examples: Sequence[Move]
) -> Availability:
    """The availability of a verb, as the view of the seat shows it."""
    offer = game.offer(view, seat)
    legal = {move for move in (*offer.moves, *offer.beside) if move.verb == verb.name}
    begun = offer.choices(verb.name) if verb.open else []
    tried = [move for move in (Move(verb.name), *examples) if move not in legal]
    if verb.open:
        tried = [move for move in tried if not offer.allows(move) and (move.values or not begun)]
    found: list[Reason] = []
    for move in tried:
        refusal = _refusal(game, view, seat, move)
        if refusal is not None:
            found.append(Reason(refusal, move))
    counts = Counter(_said(reason) for reason in found)
    special = [reason for reason in found if _is_special(reason.refusal)]
    # What holds where nothing is named is what someone wonders about who has named nothing.
    special.sort(key=lambda reason: (reason.move != Move(verb.name), -counts[_said(reason)]))
    every = special or found[:1]
    reasons: dict[str, Reason] = {}
    for reason in every:
        alone = counts[_said(reason)] == 1 and reason.move != Move(verb.name) and bool(special)
        reasons.setdefault(_said(reason), reason if alone else Reason(reason.refusal, None))
    return Availability(verb, len(begun or legal), tuple(reasons.values()))


def _said(reason: Reason) -> str:
    return f"{reason.refusal.why.key} {reason.refusal.why.values}"


def _refusal(game: Game[Any], view: Any, seat: Seat, move: Move) -> Illegal | None:
    try:
        return game.explain(view, seat, move)
    except Exception:
        # The reason may depend on something that the view hides; then none is given.
        log.debug("no reason for %s in %s", move, game.info.slug, exc_info=True)
        return None


async def examples_of(
    game: Game[Any], options: dict[str, str], seats: int, version: int | None = None
) -> dict[str, tuple[Move, ...]]:
    """Moves of every verb, from a random game with these options and this version of the rules (None: the newest)."""
    chosen = tuple(sorted(options.items()))
    return await asyncio.to_thread(_examples, game, game.info.slug, chosen, seats, version)


@lru_cache(maxsize=32)
def _examples(
    game: Game[Any], slug: str, options: tuple[tuple[str, str], ...], seats: int, version: int | None
) -> dict[str, tuple[Move, ...]]:
    found: dict[str, dict[Move, None]] = {}
    state = game.setup(seats, dict(options), Rng(f"examples of {slug}"), version)
    state.events.clear()
    for turn in playout(game, state, Dice(slug), limit=SAMPLED):
        moves = found.setdefault(turn.move.verb, {})
        if len(moves) < EXAMPLES:
            moves[turn.move] = None
    return {verb: tuple(moves) for verb, moves in found.items()}


async def show_why(
    context: ReadingContext,
    reply: Reply,
    session: SessionView,
    *,
    verb: str = "",
    page: int = 0,
    listed: int = 0,
) -> None:
    """Show what a user may do at a table, or details of one verb; `listed` is the page of the menu of verbs.

    Raises Trouble("not-started", "no-verb").
    """
    if session.started_at is None:
        raise Trouble("not-started")
    table = await table_for(context, session, reply.user_id, reply.reader)
    if verb and _verb(table, verb) is None:
        verbs = [table.speech.words.say_key(f"verb-{each.name}") for each in _verbs(table.game)]
        raise Trouble("no-verb", {"verb": quotable(cut(verb, 60)), "verbs": verbs})
    if table.seat is None or table.over:
        await reply.show(_outside(table, verb))
        return
    examples = await examples_of(table.game, session.options, len(session.holders), session.version)
    if verb:
        await reply.show(_one(context, table, table.seat, verb, examples))
    else:
        begun = await _begun(context, table, table.seat)
        await reply.show(_every(context, table, table.seat, examples, begun, page, listed))


async def _begun(context: Context, table: TableView, seat: Seat) -> str:
    """The action of several steps, as it is called, of which a seat made the last move in its turn; "" if of none."""
    began = table.session.table_state.turns.turn_began
    if seat not in table.turn_seats or seat >= len(began):
        return ""
    lines = await context.sessions.newest(table.session.id, seat, MOST_BEGUN, began[seat])
    own = [line.move for line in lines if line.seat == seat and line.move and not line.taken_back]
    steps = [move.verb for move in own if not table.game.info.is_beside(move)]
    several = (verb for verb in table.game.info.verbs if verb.shown.covers)
    whole = next(
        (verb.name for verb in several if steps[-1:] and steps[-1] in (verb.name, *verb.shown.covers)), ""
    )
    return table.speech.words.say_key(f"verb-{whole}") if whole else ""


def _verbs(game: Game[Any]) -> list[Verb]:
    return [verb for verb in game.info.verbs if not verb.turn.clock]


def _verb(table: TableView, typed: str) -> Verb | None:
    """The verb with this name or title, in upper or lower case."""
    sought = typed.strip().casefold()
    words = table.speech.words
    return next(
        (v for v in _verbs(table.game) if sought in (v.name, words.say_key(f"verb-{v.name}").casefold())),
        None,
    )


def _outside(table: TableView, typed: str) -> ui.LayoutView:
    """The answer for guests and for finished games: nothing can be played, and what the table waits for."""
    speech = table.speech
    key = "why-over" if table.over else "why-no-seat"
    asked = [f"{table.asked(ask)} {table.doing(ask)}" for ask in table.position.asks if ask.seat != CLOCK]
    lines = [f"**{speech.words.say_key('why-title')}**", speech.say(key)]
    if asked and not table.over:
        lines.append(speech.say("why-waits", asked=list(dict.fromkeys(asked))[:6]))
    if (verb := _verb(table, typed) if typed else None) is not None:
        lines.append(_help(table, verb))
    return layout(box([say("\n".join(lines))]))


def _every(
    context: ReadingContext,
    table: TableView,
    seat: Seat,
    examples: dict[str, tuple[Move, ...]],
    begun: str,
    page: int,
    listed: int,
) -> ui.LayoutView:
    words = table.speech.words
    found = [
        availability_of(table.game, table.view, seat, verb, examples.get(verb.name, ()))
        for verb in _verbs(table.game)
    ]
    # What no random game with these options does belongs to a module that is off.
    played = [one for one in found if one.count or examples.get(one.verb.name)]
    told = [*_lines(table, seat, played, begun), *_hand(table, seat)]
    shown = page_at(told, page, LINES_A_PAGE)
    lines = [f"**{words.say_key('why-title')}**", *_asked(table), *(line for line, _ in shown.items)]
    items: list[ui.Item[Any]] = [say(cut("\n".join(lines), 3500))]
    kinds = [one.verb for one in played if not one.verb.turn.setting]
    if kinds:
        entries = menu_page(words, kinds, listed, partial(_entries, words))
        items.append(row(menu(table.click("why", VERB), words.say_key("why-menu"), entries)))
    rules = list(dict.fromkeys(rule for _, rule in shown.items))
    items += rows([*turns(words, shown, partial(table.click, "why")), *_rules(context, table, rules)][:5])
    return layout(box(items, colour(seat)))


def _entries(words: Words, verbs: Sequence[Verb]) -> list[Entry]:
    return [Entry(verb.name, words.say_key(f"verb-{verb.name}")) for verb in verbs]


def _lines(
    table: TableView, seat: Seat, availabilities: Sequence[Availability], begun: str
) -> list[tuple[str, str]]:
    """What can be done now, a line for each verb; then what one may miss, with the reason and its rule.

    `begun` is the verb with which the turn has begun. Settings, and what answers another question, are left out; so are
    verbs of cards, which the lines of the seat's own cards explain.
    """
    words = table.speech.words
    steps = [one for one in availabilities if not one.verb.turn.setting]
    covered = {name for one in steps if one.count for name in one.verb.shown.covers}
    lines = [(_possible(table, one), "") for one in steps if one.count and one.verb.name not in covered]
    if not table.asks:
        return lines
    of_cards = {move.verb for held in table.game.held(table.view, seat) for move in held.moves}
    missed = [
        (one, why)
        for one in steps
        if not one.count and one.verb.name not in of_cards and (why := _special(one)) is not None
    ]
    if begun and len(missed) < sum(not one.count for one in steps):
        lines.append((words.say_key("why-begun", verb=f"={begun}"), ""))
    alike: dict[tuple[str, str], list[str]] = {}
    for one, refusal in missed:
        said = cut(untitled(refusal, words, table.speech.escaped), REASON_LENGTH)
        alike.setdefault((said, refusal.rule), []).append(_title(table, one.verb))
    for (said, rule), titles in alike.items():
        lines.append(
            (words.say_key("why-cannot", verbs=f"={words.in_a_row(titles)}", because=f"={said}"), rule)
        )
    return lines


def _hand(table: TableView, seat: Seat) -> list[tuple[str, str]]:
    """A line for each card in the seat's own hand: what it does now, or why it cannot be played, with that rule."""
    words, names = table.speech.words, table.speech.escaped
    lines = [(words.say_key("why-hand"), "")]
    for held in table.game.held(table.view, seat):
        values = {"card": f"=**{words.capital(words.say(held.card, names))}**"}
        now = next(filter(None, (_played_now(table, move) for move in held.moves)), None)
        refusals = [] if now else [_refusal(table.game, table.view, seat, move) for move in held.moves]
        known = [refusal for refusal in refusals if refusal is not None]
        refusal = next(filter(_is_special, known), None) or (known[0] if known and not held.state else None)
        if now is not None:
            lines.append((words.say_key("why-held-now", **values, what=f"={now}"), ""))
        elif refusal is None and held.state is not None:
            lines.append((words.say_key("why-held", **values, said=f"={words.say(held.state, names)}"), ""))
        elif refusal is not None:
            said = cut(untitled(refusal, words, names), REASON_LENGTH)
            lines.append((words.say_key("why-held-not", **values, because=f"={said}"), refusal.rule))
    return lines if lines[1:] else []


def _played_now(table: TableView, move: Move) -> str | None:
    """What the beginning of a move that is possible now would do; None if it is not possible."""
    choices = table.offer.choices(move.verb, move.values[:-1])
    choice = next((each for each in choices if each.value == move.values[-1]), None)
    if choice is None:
        return None
    words = table.speech.words
    brings = gains_of(table, [move]).get(move, "") if choice.last else ""
    (helped,) = helps_of(table, [choice], table.names.escaped)
    return " · ".join(filter(None, [words.say_key(f"verb-{move.verb}"), brings, helped]))


def _is_special(refusal: Illegal) -> bool:
    """Whether a refusal says more than that something else is asked."""
    return refusal.why.key.removeprefix("refusal-") not in GENERAL


def _special(one: Availability) -> Illegal | None:
    """Why no move of a verb is possible, if the rules say more than that something else is asked.

    A reason that holds for all moves is better than one that holds for a single one.
    """
    special = [each for each in one.reasons if _is_special(each.refusal)]
    best = min(special, key=lambda each: each.move is not None, default=None)
    return None if best is None else best.refusal


def _possible(table: TableView, one: Availability) -> str:
    """What can be done with a verb now: how many choices there are, and the first of them."""
    words, title = table.speech.words, _title(table, one.verb)
    choices = table.offer.choices(one.verb.name)
    if not choices:
        return f"**{title}**"
    some = [words.say(choice.label, table.speech.escaped) for choice in choices[:SOME]]
    more = [words.say_key("why-more", count=len(choices) - SOME)] if len(choices) > SOME else []
    said = words.say_key("why-choices", count=len(choices), some=f"={words.in_a_row([*some, *more])}")
    return f"**{title}**: {said}"


def _title(table: TableView, verb: Verb) -> str:
    return table.speech.words.say_key(f"verb-{verb.name}")


def _asked(table: TableView) -> list[str]:
    """What the seat is asked, or whom the table waits for."""
    if asks := table.asks:
        return [f"**{table.asked_of_you(asks)}**"]
    waits = dict.fromkeys(ask.whose for ask in table.position.asks if ask.seat != CLOCK)
    seats = [table.speech.side(side) for side in waits]
    return [table.speech.say("why-not-asked", seats=[f"={seat}" for seat in seats])]


def _because(table: TableView, reason: Reason) -> str:
    """A reason as a sentence; one that holds for a single move names it."""
    said = explain(reason.refusal, table.speech.words, table.speech.escaped) or ""
    said = cut(said, REASON_LENGTH)
    if reason.move is None:
        return said
    return table.speech.words.say_key("why-example", move=_written(reason.move), because=said)


def _written(move: Move) -> str:
    return " ".join(str(value) for value in move.values) or move.verb


def _one(
    context: ReadingContext, table: TableView, seat: Seat, typed: str, examples: dict[str, tuple[Move, ...]]
) -> ui.LayoutView:
    """One verb: what it is, what it can be used for now, and why not for other things."""
    verb = _verb(table, typed)
    assert verb is not None
    words = table.speech.words
    availability = availability_of(table.game, table.view, seat, verb, examples.get(verb.name, ()))
    command = words.say_key("why-command", command=command_of(table.session.game, verb))
    lines = [f"**{_title(table, verb)}**", _help(table, verb), f"-# {command}", *_asked(table)]
    if availability.count:
        lines.append(f"**{words.say_key('why-now', count=availability.count)}**")
        choices = table.game.offer(table.view, seat).choices(verb.name)
        named = [words.say(choice.label, table.speech.escaped) for choice in choices[:CHOICES]]
        more = [words.say_key("why-more", count=len(choices) - CHOICES)] if len(choices) > CHOICES else []
        if named:
            lines.append(f"-# {words.listed([*named, *more])}")
    of_each_kind = {reason.refusal.why.key: reason for reason in reversed(availability.reasons)}
    reasons = [reason for reason in availability.reasons if reason in of_each_kind.values()][:REASONS]
    if availability.count:
        reasons = [reason for reason in reasons if reason.refusal.rule]
    if reasons:
        heading = words.say_key("why-else" if availability.count else "why-not")
        lines += [heading, *(f"- {_because(table, reason)}" for reason in reasons)]
    elif not availability.count:
        lines.append(words.say_key("why-none"))
    items: list[ui.Item[Any]] = [say(cut("\n".join(filter(None, lines)), 3800))]
    rules = list(dict.fromkeys(reason.refusal.rule for reason in reasons))
    items += rows([*_rules(context, table, rules)[:4], back(words, table.click("why"))])
    return layout(box(items, colour(seat)))


def _help(table: TableView, verb: Verb) -> str:
    return table.speech.words.attribute(Text(f"verb-{verb.name}"), "help")


def _rules(context: ReadingContext, table: TableView, numbers: Sequence[str]) -> list[LastingButton]:
    """Buttons that open the sections of the rules that were named."""
    books = context.rule_books.of(table.speech.language)
    found = [books.section(table.session.game, number) for number in dict.fromkeys(numbers)]
    return [rule_button(section) for section in found if section is not None]


@clicks.on("why")
async def _why(context: ReadingContext, reply: Reply, click: Click) -> None:
    session = await context.session(reply, click.session)
    if click.path[:1] == (VERB,):
        verb = (*click.picked, *click.path[1:], "")[0]
        if (listed := page_of(verb)) is not None:
            await show_why(context, reply, session, listed=listed)
            return
        await show_why(context, reply, session, verb=verb)
        return
    await show_why(context, reply, session, page=number_in(click.path))


def add_commands(context: ReadingContext, group: app_commands.Group) -> None:
    """`/game why`."""

    @group.command(**called("why", "why"))
    @described(verb=about("why-verb"))
    async def why(interaction: discord.Interaction[Any], verb: str = "") -> None:
        await context.at_table(
            interaction, lambda reply, session: show_why(context, reply, session, verb=verb)
        )

    @why.autocomplete("verb")
    @quiet
    async def verbs(interaction: discord.Interaction[Any], current: str) -> Choices:
        session = await context.here(Reply(interaction))
        game = context.game(session)
        words = context.words(session.game, await context.language(interaction))
        return matching(((verb.name, words.say_key(f"verb-{verb.name}")) for verb in _verbs(game)), current)
