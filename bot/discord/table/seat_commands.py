"""/game seat: everything that the seats panel does, by command; and /game join and /game leave."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands

from bot.discord.core.answers.caller import user_of
from bot.discord.core.answers.reply import Reply
from bot.discord.core.commands.slash import Choices, Completer, matching, quiet, table_command
from bot.discord.core.context import Context
from bot.discord.core.text.texts import about, called, choice, described, mark, quotable
from bot.discord.private.context import PrivateContext
from bot.discord.table import lobby, seats
from bot.discord.table.computers import computer_label
from bot.discord.table.context import TableContext
from bot.engine.moves import Seat
from bot.engine.words import words_of
from bot.players.levels import kind_called
from bot.sessions import Refused, SessionView, Status, User
from bot.sessions.core.types import REASON_LENGTH

SEAT_LENGTH = 100


async def join(context: TableContext, reply: Reply, session: SessionView) -> None:
    """Take a seat in a lobby, or a free one of a running game."""
    if session.status is Status.PLAYING:
        after = await context.sessions.seats.offers.take(session.id, user_of(reply.interaction))
        await seats.seated(context, reply, session, after)
    else:
        await lobby.join(context, reply, session)


async def leave(context: TableContext, reply: Reply, session: SessionView) -> None:
    """Give up the user's seat, before or during the game."""
    if session.status is Status.PLAYING:
        await seats.ask_leave(context, reply, session)
    else:
        await lobby.leave(context, reply, session)


def add_commands(context: PrivateContext, group: app_commands.Group) -> None:
    """Add the group to /game."""
    seat = app_commands.Group(**called("seat", "seat"), parent=group)
    _own_commands(context, seat)
    _commands_about_others(context, seat)


def _own_commands(context: PrivateContext, group: app_commands.Group) -> None:
    group.add_command(table_command(context, "show", seats.show_seats, "seat-show"))

    @group.command(**called("leave", "seat-leave"))
    @described(seat=about("seat-which"))
    @app_commands.autocomplete(seat=_completer(context))
    async def leave_command(interaction: discord.Interaction[Any], seat: SeatText | None = None) -> None:
        await context.at_table(
            interaction,
            lambda reply, session: seats.ask_leave(
                context, reply, session, meant(context, reply, session, seat)
            ),
        )

    offers = context.sessions.seats.offers
    for name, act in (
        ("take", offers.take),
        ("accept", offers.accept),
        ("back", context.sessions.seats.back),
    ):
        group.add_command(_about_one(context, name, act))
    group.add_command(_about_one(context, "decline", offers.decline, seats.declined))
    group.add_command(
        _about_one(context, "pass-over", context.sessions.seats.pass_over, lambda *_: "seat-is-passed-over")
    )


def _commands_about_others(context: PrivateContext, group: app_commands.Group) -> None:
    ways = [choice(f"for-{way}", way) for way in (seats.GOOD, seats.WHILE)]

    @group.command(**called("offer", "seat-offer"))
    @described(
        {"duration": "for"}, who=about("seat-offer-who"), duration=about("seat-for"), seat=about("seat-which")
    )
    @app_commands.choices(duration=ways)
    @app_commands.autocomplete(seat=_completer(context))
    async def offer(
        interaction: discord.Interaction[Any],
        who: discord.User,
        duration: str = seats.GOOD,
        seat: SeatText | None = None,
    ) -> None:
        async def carry_out(reply: Reply, session: SessionView) -> None:
            to = User(who.id, who.display_name)
            which = meant(context, reply, session, seat)
            await seats.offer(context, reply, session, to, seat=which, way=duration, is_bot=who.bot)

        await context.at_table(interaction, carry_out)

    @group.command(**called("computer", "seat-computer"))
    @described(
        {"duration": "for"},
        kind=about("seat-computer-kind"),
        duration=about("seat-for"),
        seat=about("seat-which"),
    )
    @app_commands.choices(duration=ways)
    @app_commands.autocomplete(seat=_completer(context), kind=_kinds(context))
    async def computer(
        interaction: discord.Interaction[Any],
        kind: app_commands.Range[str, 1, SEAT_LENGTH] | None = None,
        duration: str = seats.WHILE,
        seat: SeatText | None = None,
    ) -> None:
        async def carry_out(reply: Reply, session: SessionView) -> None:
            words = words_of("house", reply.language)
            after = await context.sessions.seats.seat_computer(
                session.id,
                user_of(interaction),
                kind_called(words, context.computers, quotable(kind)) if kind else context.computers[0],
                meant(context, reply, session, seat),
                for_a_while=duration == seats.WHILE,
            )
            await reply.text(context.speech(after, reply.language).words.say_key("seat-computer-sits"))

        await context.at_table(interaction, carry_out)

    @group.command(**called("kick", "seat-kick"))
    @described(seat=about("seat-which"), reason=about("seat-kick-reason"))
    @app_commands.autocomplete(seat=_completer(context))
    async def kick(
        interaction: discord.Interaction[Any],
        seat: SeatText,
        reason: app_commands.Range[str, 1, REASON_LENGTH] | None = None,
    ) -> None:
        async def carry_out(reply: Reply, session: SessionView) -> None:
            which = meant(context, reply, session, seat)
            assert which is not None
            if session.status is Status.LOBBY:
                await lobby.send_away(context, reply, session, session.holders[which].user_id)
            elif reason is None:
                await seats.kick(context, reply, session, which)
            else:
                await seats.remove(context, reply, session, which, reason)

        await context.at_table(interaction, carry_out)


SeatText = app_commands.Range[str, 1, SEAT_LENGTH]

AboutOne = Callable[[int, User, Seat | None], Awaitable[SessionView]]
Said = Callable[[SessionView, SessionView, int, Seat | None], str]
"""Gives the message that answers a command: from the session before and after it, the user, and the seat."""


def _about_one(
    context: PrivateContext, name: str, act: AboutOne, said: Said | None = None
) -> app_commands.Command[Any, ..., Any]:
    """A command about one seat: it gives the user the seat, or answers with the message that `said` gives."""

    @described(seat=about("seat-which"))
    @app_commands.autocomplete(seat=_completer(context))
    async def run(interaction: discord.Interaction[Any], seat: SeatText | None = None) -> None:
        async def carry_out(reply: Reply, session: SessionView) -> None:
            which = meant(context, reply, session, seat)
            after = await act(session.id, user_of(interaction), which)
            if said is not None:
                key = said(session, after, reply.user_id, which)
                await reply.text(context.speech(after, reply.language).words.say_key(key))
            else:
                await seats.seated(context, reply, session, after)

        await context.at_table(interaction, carry_out)

    return app_commands.Command(**called(name, f"seat-{name}"), callback=run)


def meant(context: Context, reply: Reply, session: SessionView, typed: str | None) -> Seat | None:
    """The seat that was typed: its number from 1, its name, or the suggested mark and name.

    Raises Refused("seat-unknown").
    """
    if typed is None:
        return None
    sought = typed.strip().casefold()
    labels = _labels(context, session, reply.language)
    for number, label in enumerate(labels):
        if sought in (str(number + 1), label.casefold(), label.partition(" ")[2].casefold()):
            return Seat(number)
    raise Refused("seat-unknown", seats=len(labels))


def _labels(context: Context, session: SessionView, language: str) -> list[str]:
    speech = context.speech(session, language)
    return [f"{mark(Seat(number))} {name}" for number, name in enumerate(speech.plain)]


def _completer(context: Context) -> Completer:
    @quiet
    async def complete(interaction: discord.Interaction[Any], current: str) -> Choices:
        session = await context.here(Reply(interaction))
        if not context.plays(session):
            return []
        labels = _labels(context, session, await context.language(interaction))
        return matching([(str(number), label) for number, label in enumerate(labels, 1)], current)

    return complete


def _kinds(context: Context) -> Completer:
    async def complete(interaction: discord.Interaction[Any], current: str) -> Choices:
        words = words_of("house", await context.language(interaction))
        named = [(kind, computer_label(words, kind)) for kind in context.computers]
        return matching(named, current)

    return complete
