"""Going back to an earlier turn of a running game: what that would mean, and the question to the table."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands, ui

from bot.discord.core.answers.reply import Reply
from bot.discord.core.commands.clicks import Clicks, number_at
from bot.discord.core.commands.slash import Choices, quiet
from bot.discord.core.layout.components import Click, box, button, layout, row, say
from bot.discord.core.text.texts import about, called, described
from bot.discord.reading.context import ReadingContext
from bot.discord.reading.step_search import found_turn, matching_turns
from bot.discord.reading.stepping import ALL, OPEN, usual_view
from bot.discord.table.ending import is_alone
from bot.discord.views.notices import seen_since
from bot.engine.moves import Text
from bot.sessions import Refused, SessionView, Status
from bot.sessions.play.ruling import taken_back, where

clicks = Clicks[ReadingContext]()

FIRST = 1
"""The number of the first moment that a turn led to: one that can be taken back."""


async def ask_ruling(context: ReadingContext, reply: Reply, session: SessionView, moment: int) -> None:
    """Say privately what going back to a moment would mean. Refused: "not-playing", "ruling-nothing"."""
    mine = session.seats_of(reply.user_id)
    if session.status is not Status.PLAYING or not mine:
        raise Refused("not-playing")
    proposal = await context.sessions.proposal(session.id, moment)
    speech = await context.speech_now(session, reply.language)
    words, alone = speech.words, is_alone(session, reply.user_id)
    rated = "yes" if session.table_state.rated else "no"
    values = {"alone": "yes" if alone else "no", "rated": rated, "pace": session.table_state.pace.value}
    sure = Text("ruling-sure", {**where(proposal), **taken_back(proposal), **values})
    lines = [words.say(sure, speech.names_to(mine[0])), *seen_since(proposal, speech, mine[0])]
    do = button(
        Click("ruling", session.id, 0, (str(moment),)),
        words.say_key("button-ruling", alone="yes" if alone else "no"),
        style=discord.ButtonStyle.danger,
    )
    there = Click("step", session.id, 0, (str(int(mine[0])), str(moment), ALL, OPEN))
    back = button(there, words.say_key("button-back"))
    items: list[ui.Item[Any]] = [say("\n".join(lines)), row(do, back)]
    await reply.show(layout(box(items)))


@clicks.on("ruling-ask", words=1)
async def _ask(context: ReadingContext, reply: Reply, click: Click) -> None:
    session = await context.session(reply, click.session)
    await ask_ruling(context, reply, session, number_at(click, 0))


@clicks.on("ruling", words=1)
async def _ruling(context: ReadingContext, reply: Reply, click: Click) -> None:
    session = await context.session(reply, click.session)
    state = await context.sessions.propose_ruling(reply.user_id, session.id, number_at(click, 0))
    words = context.speech(session, reply.language).words
    said = "ruling-done" if state.vote is None else "vote-put"
    await reply.show(layout(box([say(words.say_key(said))])))


def add_commands(context: ReadingContext, group: app_commands.Group) -> None:
    """/game ruling: a turn is named by what happened in it, and taken back with all after it."""

    @group.command(**called("ruling", "ruling"))
    @described(turn=about("ruling-turn"))
    async def ruling(interaction: discord.Interaction[Any], turn: str) -> None:
        async def act(reply: Reply, session: SessionView) -> None:
            viewer = usual_view(session, reply.user_id)
            after = await found_turn(context, reply, session, viewer, turn, FIRST, newest=True)
            await ask_ruling(context, reply, session, after - 1)

        await context.at_table(interaction, act)

    @ruling.autocomplete("turn")
    @quiet
    async def turns(interaction: discord.Interaction[Any], current: str) -> Choices:
        return await matching_turns(context, interaction, current, FIRST, newest=True)
