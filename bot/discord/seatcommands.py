"""/game seat: all that the panel of the seats does, by command; and /game join and /game leave, whatever is on."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands

from bot.discord import lobby, seats
from bot.discord.computers import computer_label
from bot.discord.desk import Desk, user_of
from bot.discord.reply import Reply
from bot.discord.slash import Choices, Completer, matching, quiet, table_command
from bot.discord.texts import about, house, mark, quotable
from bot.engine.moves import Seat
from bot.sessions import Refused, SessionView, Status, User
from bot.sessions.types import REASON_LENGTH

SEAT_LENGTH = 100


async def join(desk: Desk, reply: Reply, session: SessionView) -> None:
    """Take a seat: of a table that has not begun, or a free one of a running game."""
    if session.status is Status.PLAYING:
        after = await desk.sessions.seats.take(session.id, user_of(reply.interaction))
        await seats.welcome(desk, reply, after)
    else:
        await lobby.join(desk, reply, session)


async def leave(desk: Desk, reply: Reply, session: SessionView) -> None:
    """Give one's seat up, before the game or in it."""
    if session.status is Status.PLAYING:
        await seats.ask_leave(desk, reply, session)
    else:
        await lobby.leave(desk, reply, session)


def add_commands(desk: Desk, group: app_commands.Group) -> None:
    """Add the group to /game."""
    seat = app_commands.Group(name="seat", description=about("seat"), parent=group)
    _own_commands(desk, seat)
    _commands_about_others(desk, seat)


def _own_commands(desk: Desk, group: app_commands.Group) -> None:
    group.add_command(table_command(desk, "show", seats.show_seats, "seat-show"))

    @group.command(name="leave", description=about("seat-leave"))
    @app_commands.describe(seat=about("seat-which"))
    @app_commands.autocomplete(seat=_completer(desk))
    async def leave_command(interaction: discord.Interaction[Any], seat: SeatText | None = None) -> None:
        await desk.at_table(
            interaction,
            lambda reply, session: seats.ask_leave(desk, reply, session, meant(desk, session, seat)),
        )

    for name, act in (("take", desk.sessions.seats.take), ("accept", desk.sessions.seats.accept)):
        group.add_command(_about_one(desk, name, act))
    group.add_command(_about_one(desk, "back", desk.sessions.seats.back))
    group.add_command(_about_one(desk, "decline", desk.sessions.seats.decline, "seat-declined"))
    group.add_command(_about_one(desk, "pass-over", desk.sessions.seats.pass_over, "seat-is-passed-over"))


def _commands_about_others(desk: Desk, group: app_commands.Group) -> None:
    ways = [
        app_commands.Choice(name=house().say_key(f"for-{way}"), value=way)
        for way in (seats.GOOD, seats.WHILE)
    ]

    @group.command(name="offer", description=about("seat-offer"))
    @app_commands.describe(who=about("seat-offer-who"), duration=about("seat-for"), seat=about("seat-which"))
    @app_commands.rename(duration="for")
    @app_commands.choices(duration=ways)
    @app_commands.autocomplete(seat=_completer(desk))
    async def offer(
        interaction: discord.Interaction[Any],
        who: discord.User,
        duration: str = seats.GOOD,
        seat: SeatText | None = None,
    ) -> None:
        async def carry_out(reply: Reply, session: SessionView) -> None:
            to = User(who.id, who.display_name)
            which = meant(desk, session, seat)
            await seats.offer(desk, reply, session, to, seat=which, way=duration, is_bot=who.bot)

        await desk.at_table(interaction, carry_out)

    @group.command(name="computer", description=about("seat-computer"))
    @app_commands.describe(
        kind=about("seat-computer-kind"), duration=about("seat-for"), seat=about("seat-which")
    )
    @app_commands.rename(duration="for")
    @app_commands.choices(duration=ways)
    @app_commands.autocomplete(seat=_completer(desk), kind=_kinds(desk))
    async def computer(
        interaction: discord.Interaction[Any],
        kind: app_commands.Range[str, 1, SEAT_LENGTH] | None = None,
        duration: str = seats.WHILE,
        seat: SeatText | None = None,
    ) -> None:
        async def carry_out(reply: Reply, session: SessionView) -> None:
            after = await desk.sessions.seats.seat_computer(
                session.id,
                user_of(interaction),
                quotable(kind or desk.computers[0]),
                meant(desk, session, seat),
                for_a_while=duration == seats.WHILE,
            )
            await reply.text(desk.speech(after).words.say_key("seat-computer-sits"))

        await desk.at_table(interaction, carry_out)

    @group.command(name="kick", description=about("seat-kick"))
    @app_commands.describe(seat=about("seat-which"), reason=about("seat-kick-reason"))
    @app_commands.autocomplete(seat=_completer(desk))
    async def kick(
        interaction: discord.Interaction[Any],
        seat: SeatText,
        reason: app_commands.Range[str, 1, REASON_LENGTH] | None = None,
    ) -> None:
        async def carry_out(reply: Reply, session: SessionView) -> None:
            which = meant(desk, session, seat)
            assert which is not None
            if reason is None:
                await seats.kick(desk, reply, session, which)
            else:
                await seats.remove(desk, reply, session, which, reason)

        await desk.at_table(interaction, carry_out)


SeatText = app_commands.Range[str, 1, SEAT_LENGTH]

AboutOne = Callable[[int, User, Seat | None], Awaitable[SessionView]]


def _about_one(desk: Desk, name: str, act: AboutOne, said: str = "") -> app_commands.Command[Any, ..., Any]:
    """A command about one seat, by which somebody gets it; or which is answered by the message `said`."""

    @app_commands.describe(seat=about("seat-which"))
    @app_commands.autocomplete(seat=_completer(desk))
    async def run(interaction: discord.Interaction[Any], seat: SeatText | None = None) -> None:
        async def carry_out(reply: Reply, session: SessionView) -> None:
            after = await act(session.id, user_of(interaction), meant(desk, session, seat))
            if said:
                await reply.text(desk.speech(after).words.say_key(said))
            else:
                await seats.welcome(desk, reply, after)

        await desk.at_table(interaction, carry_out)

    return app_commands.Command(name=name, description=about(f"seat-{name}"), callback=run)


def meant(desk: Desk, session: SessionView, typed: str | None) -> Seat | None:
    """The seat that somebody means: its number from 1, its name, or the mark and name that are offered.

    Raises Refused("seat-unknown").
    """
    if typed is None:
        return None
    sought = typed.strip().casefold()
    labels = _labels(desk, session)
    for number, label in enumerate(labels):
        if sought in (str(number + 1), label.casefold(), label.partition(" ")[2].casefold()):
            return Seat(number)
    raise Refused("seat-unknown", seats=len(labels))


def _labels(desk: Desk, session: SessionView) -> list[str]:
    speech = desk.speech(session)
    return [f"{mark(Seat(number))} {name}" for number, name in enumerate(speech.plain)]


def _completer(desk: Desk) -> Completer:
    @quiet
    async def complete(interaction: discord.Interaction[Any], current: str) -> Choices:
        session = await desk.here(Reply(interaction))
        if session.game not in desk.games:
            return []
        named = [(str(number), label) for number, label in enumerate(_labels(desk, session), 1)]
        return matching(named, current)

    return complete


def _kinds(desk: Desk) -> Completer:
    async def complete(interaction: discord.Interaction[Any], current: str) -> Choices:
        named = [(kind, computer_label(house(), kind)) for kind in desk.computers]
        return matching(named, current)

    return complete
