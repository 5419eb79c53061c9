"""Keeps the channel of one session up to date: looks at the session, and does what `steps.next_step` says."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from math import inf

import discord

from bot.discord.channel.calls import Calls
from bot.discord.channel.lost import lost_by
from bot.discord.channel.place_watch import PlaceWatch
from bot.discord.channel.retiring import Retiring
from bot.discord.channel.showing import Frame, Showing, gist, receipt_of
from bot.discord.channel.state import Failure, Form, Shown, Wanted
from bot.discord.channel.steps import Do, Pauses, Step, next_step
from bot.discord.channel.turns import Found, look, standing, story_of, wanted_now
from bot.discord.core.sending.budget import MAY_GO
from bot.discord.core.text.errors import BLOCKED, LATER, THREAD_ARCHIVED, incident, is_passing
from bot.discord.private.context import PrivateContext
from bot.sessions import Receipt, Refused, SessionView
from bot.sessions.core.shards import NotServed
from bot.sessions.core.table_state import PlaceLost

log = logging.getLogger(__name__)

AGAIN = 1.0
"""Seconds until a session that could not be looked at is looked at again."""

TAKEN = "store-taken"
"""The refusal to note a board where another process shows the session by now."""


@dataclass(frozen=True)
class Means:
    """What the workers of all channels use.

    `tell` updates what only one player sees: the open panels of all if it is told to, otherwise those of who waits.
    `over` hears of a session that has ended and is shown.
    """

    context: PrivateContext
    showing: Showing
    retiring: Retiring
    calls: Calls
    watch: PlaceWatch
    pauses: Pauses
    tell: Callable[[SessionView, bool], None]
    over: Callable[[int], object]


class ChannelWorker:
    """Shows one session in its channel. `shown` is what stands there, `wanted` what should stand there.

    It has a task while there is something to do, and a timer while the channel waits (until `waits_until`).
    """

    def __init__(self, session: SessionView, means: Means) -> None:
        self.session, self.shown, self.wanted = session, Shown(), Wanted()
        self.task: asyncio.Task[None] | None = None
        self.waits_until = inf
        self._means, self._context = means, means.context
        self._found: Found
        """The session as it was looked at last."""
        self._woken = asyncio.Event()
        self._timer: asyncio.TimerHandle | None = None
        self._reached = 0.0
        self._has_left = self._is_blind = False
        """`_is_blind`: whether the session could not even be looked at."""
        self._told_as = session.status if session.status.live else None
        """The status of the session when its players were told last."""
        self._told_back = session.table_state.ruled
        """The line with which the game had last gone back when its players were told last."""
        self._untold = False
        self._people: tuple[int | None, ...] | None = None
        self._tried = self.wanted
        """What was tried last to show."""
        self._called_for = -1
        """The changes after which it was looked at who is to be called."""

    # What others say ---------------------------------------------------------------------------------------------

    def changed(self, session: SessionView) -> None:
        """Bring the channel of this session up to date. Who lost a seat sees nothing of it from now on."""
        self.adopt(session)
        before, self._people = self._people, tuple(holder.user_id for holder in self.session.holders)
        changed_hands = before not in (None, self._people)
        if changed_hands and session.started_at is not None and self._context.plays(session):
            self._means.tell(session, False)
        self._untold = True
        self.wake()

    def show_at_once(self) -> None:
        """Let the next look at the session show it without delay, although nothing in it may have changed."""
        self.wanted = self.wanted.changed(due=True)

    def show_anew(self) -> None:
        """Let the next look at the session show it as it is then, although nothing in it may have changed."""
        self.wanted = self.wanted.changed()

    def show_again(self) -> None:
        """Show a session of a server that has invited the bot again, in a new message."""
        self.wanted = self.wanted.changed(new=True, away=True)
        self.try_again()

    def try_again(self) -> None:
        """Try what the channel refused: the bot may do other things there."""
        self.wanted = replace(self.wanted, rights=self.wanted.rights + 1)

    def begin(self, *, away: bool) -> None:
        """Begin with a message whose id may be unknown; `away`: players have not seen what happened last."""
        self.shown, self.wanted = replace(self.shown, unsure=True), replace(self.wanted, away=away)

    async def look_first(self, session: SessionView) -> None:
        """Look at a session whose channel is up to date, so that only later changes count as new."""
        if self.wanted.story.seq < 0:
            self.shown = standing(self.shown, session)
            story = await story_of(self._context, self.wanted.story, self.shown, session)
            self.wanted = replace(self.wanted, story=story)

    def adopt(self, session: SessionView) -> None:
        """Take note of a session as it is now, unless a newer one is known."""
        if (session.seq, session.announced_seq) >= (self.session.seq, self.session.announced_seq):
            self.session = session

    def wake(self) -> None:
        """Look at the session, and do what there is to do."""
        self._woken.set()
        if self.task is None:
            self.task = asyncio.get_running_loop().create_task(self._work())

    def stop_waiting(self) -> None:
        """Let nothing wait any longer to be shown."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer, self.waits_until = None, inf

    def leave(self) -> asyncio.Task[None] | None:
        """Show nothing that is not being shown already; what is under way, if anything is."""
        self._has_left = True
        self.stop_waiting()
        self._woken.set()
        return self.task

    # Working -----------------------------------------------------------------------------------------------------

    async def _work(self) -> None:
        MAY_GO.set(self._may_go)
        try:
            while self._woken.is_set():
                self._woken.clear()
                self.stop_waiting()
                try:
                    await self._do_next()
                except Exception as error:
                    if not self._is_blind:
                        self._woken.set()
                    try:
                        await self._failed(error)
                    except NotServed:
                        log.info("session %d is another process's business", self.session.id)
                    except Exception as another:
                        incident(another, f"the channel of session {self.session.id}")
        finally:
            self.task = None
        if not self.session.status.live and not self._failures and not self._has_left:
            self._means.over(self.session.id)

    async def _do_next(self) -> None:
        """Do what there is to do next; if there may be more, it wakes itself."""
        if not self._may_go():
            return
        self._is_blind = True
        now = await self._look()
        self._is_blind = False
        step = next_step(self.shown, self.wanted, now, self._means.pauses)
        self._tried = self.wanted
        match step.do:
            case Do.REST:
                await self._rest(step.until)
                return
            case Do.DRAW:
                await self._show(await self._drawn())
            case Do.KEEP:
                await self._keep(self._found.session)
            case Do.LOSE:
                await self._lose(self.wanted.lost)
            case Do.RETIRE:
                await self._retire()
            case Do.WAIT:
                self._wait(step.until)
        lost = self.shown.failure is not None and self.shown.failure.seq >= 0
        if step.do in (Do.WAIT, Do.RETIRE) and not lost and self._called_for != self.wanted.changes:
            await self._call()
        self._tell(every=step.do is Do.RETIRE)

    def _may_go(self) -> bool:
        return not self._has_left and self._context.presence.watches(self.session.guild_id)

    def _now(self) -> float:
        """UTC seconds; they never go back, even if the clock is put back, or a timer is faster than it."""
        self._reached = max(self._context.sessions.now(), self._reached)
        return self._reached

    def _next(self, wanted: Wanted) -> Step:
        return next_step(self.shown, wanted, self._now(), self._means.pauses)

    async def _look(self) -> float:
        """Note what stands in the channel, and what should; returns the time at which it was looked at."""
        session = self.session
        self.shown = standing(self.shown, session)
        found = await look(self._context, self.shown, self.wanted, session)
        self.adopt(found.session)
        # From here on nothing waits, so that nothing is lost that others have asked for meanwhile.
        self._found = found
        if found.session is not session:
            self.shown = standing(self.shown, found.session)
        now = self._now()
        self.wanted = wanted_now(self._context, self.shown, self.wanted, found, now)
        return now

    async def _rest(self, until: float) -> None:
        """Do nothing until then, or until something happens."""
        try:
            await asyncio.wait_for(self._woken.wait(), until - self._now())
        except TimeoutError:
            self._reached = max(until, self._reached)
            self._woken.set()

    def _wait(self, until: float) -> None:
        """Wake at that time."""
        self.waits_until = until
        if until < inf:
            wait = until - self._now()
            self._timer = asyncio.get_running_loop().call_later(wait, self._ring, until)

    def _ring(self, until: float) -> None:
        self._reached = max(until, self._reached)
        self.wake()

    def _tell(self, *, every: bool = False) -> None:
        """Update what only one player sees; always after the channel, so that the order gives nothing away."""
        if not self._untold:
            return
        before = self._told_as, self._told_back
        now = self._told_as, self._told_back = self.session.status, self.session.table_state.ruled
        self._untold = False
        if self.session.started_at is not None and self._context.plays(self.session):
            # The first look at a running game after the start is not a new turn: panels need not be redrawn.
            self._means.tell(self.session, every or before != now)

    async def _call(self) -> None:
        """Call in the channel whom a game with hands asks and no direct message reaches."""
        self._called_for = self.wanted.changes
        if not self.wanted.veiled:
            return
        turns = await self._means.calls.update(self.session, self._found.position, self.shown.called)
        self.shown = replace(self.shown, called=self.shown.called.with_turns(turns))

    async def _keep(self, session: SessionView, receipt: Receipt | None = None) -> None:
        """Note that the channel shows a session as it was then, and what that cost."""
        shown, message = self._context.sessions.shown, self.shown.message
        self.adopt(await shown.mark_announced(session.id, session.seq, message, receipt))
        self.wanted = replace(self.wanted, away=False)
        self.shown = replace(self.shown, unsure=False, failure=None)

    # Showing -----------------------------------------------------------------------------------------------------

    async def _drawn(self) -> Frame:
        """Wait for a turn to draw, then draw the newest state."""
        showing = self._means.showing
        if self.wanted.form is not Form.BOARD:
            return await showing.leaf(self._found.session, self.wanted)
        async with self._context.studio.easel:
            if self.session is not self._found.session:
                await self._look()
            wanted = self._tried = self.wanted
            position = self._found.position or await self._context.sessions.position(self.session.id)
            drawing = await showing.drawing(position, self.shown, wanted)
        return await showing.frame(drawing, self.shown, wanted)

    async def _show(self, frame: Frame) -> None:
        """Show what was drawn, and call those whom it does not reach."""
        since = time.perf_counter()
        if (step := self._next(frame.wanted)).do is Do.SEEK:
            message = await self._means.retiring.lost(self.session)
            self.shown = replace(self.shown, unsure=False, message=message or self.shown.message)
            step = self._next(frame.wanted)
        before, letter = self.shown, frame.letter
        if step.do in (Do.POST, Do.EDIT):
            message, letter = await self._means.showing.sent(frame, before.message, new=step.do is Do.POST)
            if self.session.channel_id != frame.session.channel_id:
                return await self._leave(frame.session, message)
            self.shown = replace(self.shown, message=message, at=self._now(), gist=gist(letter), failure=None)
            self._untold |= step.do is Do.POST
        self.shown = self._after(frame)
        try:
            self._check_served()
            await self._keep(frame.session, receipt_of(frame, since, letter))
        except (NotServed, Refused) as error:
            if step.do is Do.POST and (isinstance(error, NotServed) or error.key == TAKEN):
                await self._withdraw(frame.session)
            raise
        await self._means.context.place_news.note(self.session, "")
        if (before.card or before.votes) and before.message not in (None, self.shown.message):
            await self._leave(frame.session, before.message)
        self._means.retiring.take(self.session)
        await self._call()

    def _check_served(self) -> None:
        """Raise NotServed where another process has got the session, which shows it too."""
        shards = self._context.sessions.shards
        if shards.of(self.session.guild_id) not in shards.terms:
            raise NotServed

    async def _withdraw(self, session: SessionView) -> None:
        """Remove a message that was posted although another process shows the session by now."""
        assert self.shown.message is not None
        channel = self._context.client.get_partial_messageable(session.channel_id)
        try:
            await channel.get_partial_message(self.shown.message).delete()
        except (discord.HTTPException, OSError) as error:
            log.warning("message %d stands beside that of another process: %s", self.shown.message, error)

    def _after(self, frame: Frame) -> Shown:
        """What stands in the channel once it shows a frame."""
        wanted = frame.wanted
        return replace(
            self.shown,
            changes=wanted.changes,
            posts=wanted.posts,
            asked=wanted.asked,
            language=frame.language,
            card=wanted.form is Form.CARD,
            votes=frame.votes,
            nameless=wanted.nameless and wanted.form is Form.BOARD,
            called=self.shown.called.with_turns(frame.turns, frame.polls),
            post=frame.post,
            failure=None,
        )

    async def _leave(self, session: SessionView, message: int | None) -> None:
        """Take the buttons off a message that the session has left behind."""
        if message is not None:
            left = await self._context.sessions.shown.mark_left(session.id, (session.channel_id, message))
            self.adopt(left)
            self._means.retiring.take(left)

    async def _retire(self) -> None:
        """A game has no channel any longer: its message there loses its buttons, and its players are told."""
        session = self.session
        if session.announced_seq < session.seq:
            self.adopt(await self._context.sessions.shown.mark_announced(session.id, session.seq, None))
            if session.status.live:
                self._context.place_news.tell(session)
        self._means.retiring.take(session)
        self.shown = replace(self.shown, message=None, changes=self.wanted.changes)

    # Failing -----------------------------------------------------------------------------------------------------

    async def _failed(self, error: Exception) -> None:
        """Nothing was shown: log it once; unless the place is lost, try again later and with the next change."""
        code, tried = getattr(error, "code", None), self._tried
        if code in BLOCKED and not tried.nameless:
            self.wanted = replace(self.wanted, nameless=True)
            return
        times, again = self._failures, inf
        if not is_passing(error) and not isinstance(error, discord.HTTPException):
            incident(error, f"session {self.session.id} could not be shown")
        else:
            if not times:
                log.warning("session %s cannot be shown in its channel: %s", self.session.id, error)
            if self._is_blind:
                again, times = self._now() + AGAIN, max(times, 1)
            else:
                again = self._now() + LATER[times] if times < len(LATER) else inf
                times += 1
        place = self.session.table_state.place_lost
        self.shown = replace(
            self.shown, failure=Failure(tried.changes, tried.rights, place, again=again, times=times)
        )
        if self._is_blind:
            self._wait(again)
        if code == THREAD_ARCHIVED:
            await self._means.watch.look(self.session)
        if lost := lost_by(error):
            await self._lose(lost)

    async def _lose(self, lost: PlaceLost) -> None:
        """Note that the channel cannot show its session; it is not tried again before something has changed."""
        tried, times = self._tried, self._failures
        self.adopt(await self._context.place_news.note(self.session, lost))
        session = self.session
        if lost == "deleted" and not session.status.live:
            self.adopt(await self._context.sessions.shown.mark_announced(session.id, session.seq, None))
        place = session.table_state.place_lost
        failure = Failure(tried.changes, tried.rights, place, session.seq, times=times)
        self.shown = replace(self.shown, failure=failure)

    @property
    def _failures(self) -> int:
        """How often in a row showing it has failed."""
        return self.shown.failure.times if self.shown.failure is not None else 0
