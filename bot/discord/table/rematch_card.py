"""What the card of a table says at which an earlier game is played again: who is in, who is asked, what differs."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.discord.core.context import Context, place
from bot.discord.core.layout.components import Click, button, row, say
from bot.discord.core.text.texts import Speech
from bot.discord.views.absent import absent_lines
from bot.discord.views.deadlines import clock_in_words
from bot.discord.views.ways import way_played
from bot.engine.moves import Seat
from bot.engine.rules import Game
from bot.engine.words import Words
from bot.players.levels import level
from bot.sessions import SessionView
from bot.sessions.core.rematch import players_again, seated, waiting
from bot.sessions.core.types import Holder
from bot.sessions.server.rules import ServerRules

GREEN = discord.ButtonStyle.success


def again_items(
    context: Context,
    session: SessionView,
    before: SessionView | None,
    words: Words,
    game: Game[Any],
    server_rules: ServerRules,
) -> list[ui.Item[Any]]:
    """Which game it is, how it is played and at what pace ("SOL again? First game, Days"), and who is in."""
    way = way_played(session, words, game, server_rules)
    heading = f"## {words.say_key('rematch-heading', game=words.say_key('title'))}"
    rematch = session.table_state.rematch
    until = words.say_key("rematch-until", moment=f"<t:{int(rematch.until if rematch else 0)}:f>")
    return [
        say("\n".join(filter(None, [heading, way]))),
        say(f"{_people_line(context, session, before, words.language)}\n-# {until}"),
    ]


def not_playing_line(session: SessionView, before: SessionView | None, words: Words) -> str:
    """Who does not play again; once everyone has answered, that the host says when it starts; "" if all may be in."""
    said = absent_lines(session, before, words)
    if said and not waiting(session):
        said.append(words.say_key("rematch-host-starts"))
    return " ".join(said)


def _people_line(context: Context, session: SessionView, before: SessionView | None, language: str) -> str:
    """Who is in and who is asked, in the order in which they are to sit; who plays the same elsewhere, and where."""
    asked = {each.user_id: each.name for each in waiting(session)}
    missing = [Holder(user_id, name) for user_id, name in asked.items()]
    order = [] if before is None else players_again(before.holders)
    everyone = seated((*session.holders, *missing), order)
    speech = Speech(session.game, [each.name for each in everyone], language)
    words, parts = speech.words, list[str]()
    for number, holder in enumerate(everyone):
        seat = speech.seat(Seat(number))
        if holder.computer is not None:
            parts.append(f"{seat} ({level(words, holder.computer)})")
        elif holder.user_id not in asked:
            parts.append(words.say_key("rematch-in", seat=seat))
        elif elsewhere := _elsewhere(context, session, holder.user_id):
            parts.append(words.say_key("rematch-elsewhere", seat=seat, places=elsewhere))
        else:
            parts.append(words.say_key("rematch-asked", seat=seat))
    return " · ".join(parts)


def _elsewhere(context: Context, session: SessionView, user_id: int | None) -> str:
    """Where on this server a person plays the same game."""
    tables = [] if user_id is None else context.sessions.of_user(user_id)
    return " ".join(
        place(each)
        for each in tables
        if each.game == session.game and each.guild_id == session.guild_id and not each.is_aside
    )


def differences(
    session: SessionView,
    before: SessionView | None,
    words: Words,
    game: Game[Any],
    *,
    rated: bool | None = None,
) -> str:
    """What is not as it was in the game that is played again, also whether it is `rated` (None: no matter).

    "" if nothing is.
    """
    if before is None:
        return ""
    now, earlier_options = session.options, game.info.with_defaults(before.options)
    found = [
        words.say_key(
            "rematch-option",
            option=words.say_key(f"option-{option.key}"),
            value=words.say_key(f"value-{option.key}-{now[option.key]}"),
        )
        for option in game.info.options
        if now[option.key] != earlier_options.get(option.key)
    ]
    fewer = _computers(before) - _computers(session)
    if fewer > 0:
        found.append(words.say_key("rematch-computers", n=fewer))
    state, was = session.table_state, before.table_state
    if state.clock != was.clock:
        found.append(clock_in_words(words, state.clock))
    if state.pace is not was.pace:
        found.append(words.say_key("pace-entry", pace=words.say_key(f"pace-{state.pace.value}")))
    if rated not in (None, was.rated):
        found.append(words.say_key("rematch-rated", rated=how_rated(session, rated=bool(rated))))
    return f"-# {words.say_key('rematch-differs', changes=words.in_a_row(found))}" if found else ""


def how_rated(session: SessionView, *, rated: bool) -> str:
    """Whether the result is rated, in the word that messages ask for: by the host's choice ("yes") or as is usual."""
    if not rated:
        return "no"
    return "usual" if session.started_at is None and session.table_state.chosen_rated is None else "yes"


def _computers(session: SessionView) -> int:
    return sum(holder.computer is not None for holder in session.holders)


def rematch_rows(session: SessionView, words: Words, *, fits: bool) -> list[ui.ActionRow[Any]]:
    """The buttons to answer; below them those of the host, who may also start without those who are missing."""

    def click(act: str) -> Click:
        return Click(act, session.id, session.seq)

    answers = (
        button(click("join"), words.say_key("button-rematch-in"), style=GREEN),
        button(click("rematch-no"), words.say_key("button-rematch-out")),
        button(click("options"), words.say_key("button-rematch-change")),
    )
    return [
        row(*answers),
        row(
            button(click("start"), words.say_key("button-start"), disabled=not fits),
            button(click("clock"), words.say_key("button-clock")),
            button(click("cancel"), words.say_key("button-cancel")),
        ),
    ]


async def to_mention(context: Context, session: SessionView) -> tuple[int, ...]:
    """Whom the first card of a table calls: the players of the earlier game who take invitations."""
    people = context.sessions.people
    return tuple([each.user_id for each in waiting(session) if (await people.get(each.user_id)).invitations])
