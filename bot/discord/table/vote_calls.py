"""The message of a vote that a player has called: it calls everyone whose voice is needed, once, and says the outcome.

It is found again by its buttons, so that nothing of it is stored. What the bot asks is called by the board (`channel`).
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial

import discord
from discord import ui

from bot.discord.core.context import Context
from bot.discord.core.layout.components import box, clicks_in, components_of, layout, rows, say
from bot.discord.core.sending.budget import Need
from bot.discord.core.sending.reach import nonce_of
from bot.discord.core.text.errors import MESSAGE_GONE
from bot.discord.core.text.texts import Speech, harmless, no_pings, only
from bot.discord.views.notices import NO_SEAT, vote_buttons, vote_question, vote_text
from bot.engine.moves import Seat
from bot.sessions import Kind, Refused, SessionView, Status
from bot.sessions.core.shards import NotServed
from bot.sessions.core.table_state import Proposal, Vote
from bot.sessions.seats.votes import missing

log = logging.getLogger(__name__)

SEARCHED = 30
"""How many messages are searched for that of a vote, from when it was called on."""

TOLD = 8
"""How many lines of the log are read for what a vote came to."""

Key = tuple[str, Seat | None, float]
"""What a vote is about, the seat, and when it was called."""


@dataclass
class _Call:
    """A vote: the session as it was last while the vote was open, and as it is now; and its message, once known.

    `wanted` counts what happened to it, `shown` what its message shows of that. `posted`: by this process.
    """

    open: SessionView
    now: SessionView
    vote: Vote
    channel: int
    wanted: int = 1
    shown: int = 0
    message: int | None = None
    posted: bool = False
    busy: bool = False

    @property
    def is_over(self) -> bool:
        """Whether the vote is decided, or no longer needed."""
        return self.now is not self.open


class VoteCalls:
    """Follows the votes of all games, for as long as the bot runs."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._open: dict[int, dict[Key, _Call]] = {}

    def start(self) -> None:
        """Follow the votes that are open, whose voters were called, and each that is called from now on."""
        self._context.sessions.on_change.subscribe(self._note)
        for session in self._context.sessions.live():
            votes = _called_by_players(session)
            if votes:
                self._open[session.id] = {
                    key: _Call(session, session, vote, session.channel_id, shown=1)
                    for key, vote in votes.items()
                }

    def _note(self, session: SessionView) -> None:
        before, votes = self._open.pop(session.id, {}), _called_by_players(session)
        now = {key: call for key, call in before.items() if key in votes}
        for key, vote in votes.items():
            if key not in now:
                now[key] = _Call(session, session, vote, session.channel_id)
            elif (now[key].vote, _proposed(now[key].open)) != (vote, _proposed(session)):
                now[key].vote, now[key].wanted = vote, now[key].wanted + 1
            now[key].open = now[key].now = session
        if now:
            self._open[session.id] = now
        for key, call in before.items():
            if key not in now:
                call.now, call.wanted = session, call.wanted + 1
        for call in {**before, **now}.values():
            if call.shown != call.wanted and not call.busy:
                call.busy = True
                self._context.later(partial(self._follow, call), f"the vote of session {session.id}")

    async def _follow(self, call: _Call) -> None:
        """Post or edit the message of a vote until it shows how things are."""
        self._context.unasked(call.now.guild_id)
        try:
            while call.shown != call.wanted:
                wanted = call.wanted
                if self._context.presence.is_in(call.now.guild_id) and self._context.plays(call.now):
                    await self._show(call)
                call.shown = wanted
        except (discord.HTTPException, Refused, NotServed) as error:
            call.shown = call.wanted
            log.warning("the message of a vote of session %d stays as it is: %s", call.now.id, error)
        finally:
            call.busy = False

    async def _show(self, call: _Call) -> None:
        context, session = self._context, call.now
        channel = context.client.get_partial_messageable(call.channel)
        speech = await context.speech_now(session, await context.language_at(session))
        if not call.shown and not call.posted:
            if not call.is_over:
                await self._post(call, channel, speech)
            return
        if call.message is None:
            call.message = await self._found(call, channel)
        if call.message is None:
            return
        view = await self._outcome(call, speech) if call.is_over else self._question(call, speech)
        await context.budget.turn(Need.HAND, "PATCH", channel.id, call.message)
        try:
            message = channel.get_partial_message(call.message)
            await message.edit(view=view, allowed_mentions=no_pings())
        except discord.HTTPException as error:
            if error.code not in MESSAGE_GONE:
                raise

    async def _post(self, call: _Call, channel: discord.PartialMessageable, speech: Speech) -> None:
        """Ask those who have not voted. In direct messages everyone reads of a vote anyway."""
        holders = [call.open.holders[seat].user_id for seat in missing(call.vote)]
        people = [user_id for user_id in holders if user_id is not None]
        if call.open.guild_id is None or not people:
            return
        nonce = nonce_of("vote", call.open.id, call.vote.what, call.vote.seat, call.vote.at)
        await self._context.budget.turn(Need.POST, "POST", channel.id)
        sent = await channel.send(
            view=self._question(call, speech, people), allowed_mentions=only(tuple(people)), nonce=nonce
        )
        call.message, call.posted = sent.id, True

    def _question(self, call: _Call, speech: Speech, people: list[int] | None = None) -> ui.LayoutView:
        """What is voted on, with the buttons to vote; it calls these people."""
        session, vote = call.open, call.vote
        said = vote_text(vote, speech, None, session.table_state.proposal)
        choices = vote_buttons(self._context.sessions.votes.choices(vote.what), session, vote, speech)
        items: list[ui.Item[ui.LayoutView]] = [say(said), *rows(choices)]
        if people:
            items.append(say("-# " + " ".join(f"<@{each}>" for each in people)))
        return layout(box(items))

    async def _outcome(self, call: _Call, speech: Speech) -> ui.LayoutView:
        """What was decided, and below it who had asked for what."""
        session = call.now
        lines = await self._context.sessions.newest(session.id, None, TOLD, call.open.seq)
        words = speech.words
        told = [
            words.capital(said)
            for line in lines
            if line.kind is not Kind.MOVE and line.seq <= session.seq
            for event in harmless(line.events)
            if (said := words.tell(event, speech.names_to(None, line.names)))
        ]
        if not told:
            told = [words.say_key("vote-over", ended="no" if session.status is Status.PLAYING else "yes")]
        question = vote_question(call.vote, speech, None, call.open.table_state.proposal, was=True)
        return layout(box([say(f"**{' '.join(told)}**\n-# {question}")]))

    async def _found(self, call: _Call, channel: discord.PartialMessageable) -> int | None:
        """The message of a vote that an earlier process has posted; None if it is not there."""
        about = NO_SEAT if call.vote.seat is None else str(int(call.vote.seat))
        await self._context.budget.turn(Need.HAND, "GET", channel.id)
        since = datetime.fromtimestamp(call.vote.at - 5, UTC)
        async for message in channel.history(limit=SEARCHED, after=since):
            clicks = clicks_in(components_of(message))
            if clicks and all(
                (each.action, each.session, each.path[:2]) == ("vote", call.now.id, (call.vote.what, about))
                for each in clicks
            ):
                return message.id
        return None


def _proposed(session: SessionView) -> Proposal | None:
    """Where the table may go back to: what was seen since may have grown."""
    return session.table_state.proposal


def _called_by_players(session: SessionView) -> dict[Key, Vote]:
    """The open votes that a player has called."""
    votes = session.table_state.votes if session.status is Status.PLAYING else ()
    return {(each.what, each.seat, each.at): each for each in votes if each.by >= 0}
