"""One group of slash commands per game, one subcommand per verb, made from the one description of each verb.

Verbs that share a group have a sub-group of their own.

Every option offers exactly the values that are legal after those typed so far.
"""

from __future__ import annotations

import inspect
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from functools import lru_cache
from typing import Any

import discord
from discord import app_commands

from bot.discord.core.answers.reply import Reply
from bot.discord.core.commands.which_table import ask_which
from bot.discord.core.context import Context, WhichTable, context_of
from bot.discord.core.layout.components import MENU_SIZE, OPTION_LENGTH, Click, word_of
from bot.discord.core.text.errors import Trouble
from bot.discord.core.text.texts import cut, spoken, spoken_help
from bot.discord.private.closer_look import inspect_command
from bot.discord.private.context import PrivateContext
from bot.discord.private.drafting import begin
from bot.discord.private.panel import own_table, show_after
from bot.discord.views.choices import few_of, helps_of
from bot.discord.views.choosing import typed
from bot.discord.views.table import TableView
from bot.discord.views.typed_values import as_value, find, row_of
from bot.engine.errors import BadData, Illegal
from bot.engine.moves import Choice, Move, Param, Seat, Value, Verb
from bot.engine.rules import Game
from bot.engine.words import file_word
from bot.sessions import Refused, SessionView, Status

MOST_COMMANDS = 25
"""How many commands and sub-groups Discord takes side by side."""

TYPED_LENGTH = 4000


def game_group(game: Game[Any], *, inspects: bool) -> app_commands.Group:
    """The commands of one game, built once for each name; `inspects` adds the one that looks closely at things.

    Raises BadData if it, or a sub-group, has more commands than Discord has room for.
    """
    return _built(game, file_word(game.info.slug), inspects)


@lru_cache(maxsize=64)
def _built(game: Game[Any], name: str, inspects: bool) -> app_commands.Group:
    slug = game.info.slug
    named = app_commands.locale_str(name, key="title", room=slug, attribute="name")
    top = app_commands.Group(name=named, description=spoken("tagline", slug))
    groups = {"": top}
    for name, count in commands_of(game, inspects=inspects).items():
        if count > MOST_COMMANDS:
            where = f"{slug} {name}".strip()
            raise BadData(where, "commands", "count", f"{count}; Discord has room for {MOST_COMMANDS}")
    for verb in _commanded(game):
        if verb.shown.group not in groups:
            groups[verb.shown.group] = _sub_group(slug, verb.shown.group)
            top.add_command(groups[verb.shown.group])
        groups[verb.shown.group].add_command(_verb_command(slug, verb))
    if inspects:
        top.add_command(inspect_command(slug))
    return top


def commands_of(game: Game[Any], *, inspects: bool) -> Counter[str]:
    """How many commands and sub-groups stand side by side in a game's command ("") and in each of its sub-groups."""
    counts = Counter(verb.shown.group for verb in _commanded(game))
    counts[""] += len(counts.keys() - {""}) + inspects
    return counts


def _commanded(game: Game[Any]) -> list[Verb]:
    return [verb for verb in game.info.verbs if not verb.turn.clock]


def _sub_group(slug: str, name: str) -> app_commands.Group:
    return app_commands.Group(
        name=_named(slug, name, "group"), description=spoken_help(f"group-{name}", slug)
    )


def _named(slug: str, name: str, family: str) -> app_commands.locale_str:
    """A name that the attribute `.name` of the message FAMILY-NAME translates."""
    return app_commands.locale_str(name, key=f"{family}-{name}", room=slug, attribute="name")


def _verb_command(slug: str, verb: Verb) -> app_commands.Command[Any, ..., None]:
    async def run(interaction: discord.Interaction[Any], **given: Any) -> None:
        context = context_of(interaction, PrivateContext)
        values = [given[_key(i)] for i in range(len(verb.params)) if given.get(_key(i)) is not None]
        await context.answer(interaction, lambda reply: _play(context, reply, slug, verb, values))

    _describe(run, slug, verb)
    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=_named(slug, verb.name, "verb"), description=spoken_help(f"verb-{verb.name}", slug), callback=run
    )
    for i in range(len(verb.params)):
        command.autocomplete(_key(i))(_completer(slug, verb, i))
    return command


def _describe(run: Callable[..., Awaitable[None]], slug: str, verb: Verb) -> None:
    """Give a callback the parameters of a verb, the way discord.py reads them."""
    parameters = [inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD)]
    for i, param in enumerate(verb.params):
        required = i < len(verb.params) - verb.optional
        kind: Any = _typed_as(param) if _is_number(verb, i) else app_commands.Range[str, 1, TYPED_LENGTH]
        parameters.append(
            inspect.Parameter(
                _key(i),
                inspect.Parameter.KEYWORD_ONLY,
                annotation=kind if required else _or_nothing(kind if _is_number(verb, i) else str),
                default=inspect.Parameter.empty if required else None,
            )
        )
    run.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    app_commands.rename(
        **{_key(i): _named(slug, param.name, "param") for i, param in enumerate(verb.params)}
    )(run)
    app_commands.describe(
        **{_key(i): spoken(f"param-{param.name}", slug) for i, param in enumerate(verb.params)}
    )(run)


def _typed_as(number: Param) -> Any:
    if number.least is None and number.most is None:
        return int
    return app_commands.Range[int, number.least, number.most]


def _is_number(verb: Verb, place: int) -> bool:
    """Whether Discord itself lets only numbers be typed. The last parameter of an open verb takes several words."""
    return verb.params[place].kind == "number" and not (verb.open and place == len(verb.params) - 1)


def _or_nothing(kind: Any) -> Any:
    return kind | None


def _key(number: int) -> str:
    return f"value_{number}"


async def _play(context: PrivateContext, reply: Reply, slug: str, verb: Verb, given: list[Any]) -> None:
    try:
        session = await context.here(reply, slug)
    except WhichTable as asked:
        clicks = {each.id: await _click(context, reply, each, verb, given) for each in asked.sessions}
        await ask_which(context, reply, asked, lambda each: clicks[each.id])
        return
    table = await own_table(context, reply, session)
    seat, move = choose_seat(table, session.seats_of(reply.user_id), verb, given)
    if table.seat is not None and not table.offer.allows(move):
        for proposed, _ in table.game.offer(table.view, table.seat).proposals(verb.name, move.values):
            await begin(context, reply, table, proposed)
            return
    seats = session.seats_of(reply.user_id) if seat is None else [seat]
    async with context.reach.moving(reply.interaction, table.position, seats):
        outcome = await context.sessions.submit(
            reply.user_id, session.id, move, seat=seat, interaction_id=reply.interaction.id
        )
        await show_after(context, reply, outcome.session, outcome.seat)


async def _click(context: Context, reply: Reply, session: SessionView, verb: Verb, given: list[Any]) -> Click:
    """The click that plays the typed move at one table."""
    if session.status is not Status.PLAYING or verb.open:
        return Click("panel", session.id)
    table = await own_table(context, reply, session)
    _, move = choose_seat(table, session.seats_of(reply.user_id), verb, given)
    words = (word_of("-".join(str(value).split())) for value in move.values)
    return Click("do", session.id, table.position.revision, (verb.name, *words))


def choose_seat(
    table: TableView, seats: list[Seat], verb: Verb, given: list[Any]
) -> tuple[Seat | None, Move]:
    """The move that the typed text means: by value, title or label in upper or lower case, or by number.

    If one person holds several seats, the session decides whose move it is.
    """
    seat = table.seat
    assert seat is not None
    values: tuple[Value, ...] = ()
    usable = not table.over and table.offer.has(verb.name)
    for raw in given[:-1] if verb.open else given:
        choices = table.offer.choices(verb.name, values) if usable else []
        values = (*values, meant(table, choices, raw))
    if verb.open and given:
        left = str(given[-1]).split()
        if usable:
            values, left = row_of(table, verb.name, values, left)
        values = (*values, *map(typed, left))
    return (seat if len(seats) == 1 or usable else None), Move(verb.name, values)


def meant(table: TableView, choices: list[Choice], raw: Any) -> Value:
    """The legal value that was meant, or the typed text if there is none."""
    found = find(table, choices, raw)
    if found is not None:
        return found
    text = str(raw).strip()
    return typed(as_value(text) if " " in text else text) if isinstance(raw, str) else raw


Completer = Callable[[discord.Interaction[Any], str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]


def _completer(slug: str, verb: Verb, number: int) -> Completer:
    async def complete(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[Any]]:
        try:
            table = await _quiet_table(context_of(interaction, PrivateContext), interaction, slug)
        except (Trouble, Illegal, Refused):
            return []
        if table is None or table.seat is None or not table.offer.has(verb.name):
            return []
        values: tuple[Value, ...] = ()
        for param in verb.params[:number]:
            raw = getattr(interaction.namespace, param.name, None)
            if raw is None:
                return []
            values = (
                *values,
                meant(table, table.offer.choices(verb.name, values), raw),
            )
        if verb.open:
            return _offered_next(table, table.seat, verb, str(current or ""))
        choices = table.offer.choices(verb.name, values)
        return offered(table, choices, str(current or ""), as_number=_is_number(verb, number))

    return complete


def _offered_next(
    table: TableView, seat: Seat, verb: Verb, typed_so_far: str
) -> list[app_commands.Choice[Any]]:
    """What may come next in a move of an open verb, each after the words typed before it."""
    done, _, last = typed_so_far.rpartition(" ")
    values, left = row_of(table, verb.name, (), done.split())
    choices = table.offer.choices(verb.name, values)
    last = " ".join((*left, last))
    front = " ".join(map(str, values))
    found = [
        app_commands.Choice(
            name=cut(f"{front} {choice.name}".strip(), OPTION_LENGTH), value=f"{front} {choice.value}".strip()
        )
        for choice in offered(table, choices, last)
    ]
    return [choice for choice in found if len(choice.value) <= OPTION_LENGTH]


def offered(
    table: TableView, choices: list[Choice], typed_so_far: str, *, as_number: bool = False
) -> list[app_commands.Choice[Any]]:
    """The choices that match what was typed so far, those that begin with it first; of many numbers a few first."""
    sought = typed_so_far.strip().casefold()
    few = few_of(choices) or []
    ranked = []
    shown = [*few, *(choice for choice in choices if choice not in few)] if not sought else choices
    for choice, second in zip(shown, helps_of(table, shown, table.names.plain), strict=True):
        said = table.speech.words.say(choice.label, table.names.plain)
        label = cut(" · ".join(filter(None, [said, second])), OPTION_LENGTH)
        value = str(choice.value)
        if len(value) > OPTION_LENGTH or (as_number and not isinstance(choice.value, int)):
            continue
        begins = value.casefold().startswith(sought)
        if begins or sought in label.casefold():
            ranked.append((not begins, label, choice.value))
    ranked.sort(key=lambda entry: entry[0])
    return [
        app_commands.Choice(name=label or str(value), value=value if as_number else str(value))
        for _, label, value in ranked[:MENU_SIZE]
    ]


async def _quiet_table(
    context: Context, interaction: discord.Interaction[Any], slug: str
) -> TableView | None:
    """The table that a half-typed command is about; None if the user has no table to play at."""
    reply = Reply(interaction)
    session: SessionView = await context.here(reply, slug)
    return await own_table(context, reply, session)
