"""What a session means for its channel: where turns began, who is asked what, what is voted on."""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace

from bot.discord.channel.lost import place_lost
from bot.discord.channel.state import Asked, Form, Shown, Story, Wanted
from bot.discord.core.context import Context
from bot.discord.views.story import turns_began
from bot.discord.views.table import table_of
from bot.engine.moves import CLOCK, Pace
from bot.engine.retelling import chapter_of
from bot.sessions import Kind, Position, Refused, SessionView, Status
from bot.sessions.core.pace import TablePace
from bot.sessions.core.table_state import Vote
from bot.sessions.core.turns import is_news
from bot.sessions.seats.admission import ADMISSION

log = logging.getLogger(__name__)

SHOWN_BEFORE = 6
"""So many of the newest lines that a channel shows are looked at for a move that was taken back."""


def standing(shown: Shown, session: SessionView) -> Shown:
    """What stands in the channel of a session, by what is noted of it there."""
    new = shown.channel == 0
    shown = shown.in_channel(session.channel_id)
    return replace(
        shown,
        votes=shown.votes or (new and bool(session.table_state.votes)),
        message=shown.message or session.message_id,
        seq=session.announced_seq,
        card=shown.card or session.status is Status.LOBBY,
        called=shown.called
        if shown.called.before >= 0
        else replace(shown.called, before=session.announced_seq),
    )


async def position_of(context: Context, session: SessionView) -> Position | None:
    """What everyone may know of a game; None before it begins, and if the store cannot tell."""
    if session.started_at is None or not context.plays(session):
        return None
    try:
        return await context.sessions.position(session.id)
    except Refused as refused:
        log.warning("it is unknown what session %d asks: %s", session.id, refused)
        return None


@dataclass(frozen=True)
class Found:
    """What was read of a session at one moment: its position, and how many `lines` everyone knows.

    `known` is how many they knew when it was looked at last, or shown if it was not looked at yet. `untrue`: a
    move that the channel shows was taken back since, or another round has begun.
    """

    session: SessionView
    position: Position | None
    lines: int
    known: int
    story: Story
    untrue: bool


async def look(context: Context, shown: Shown, before: Wanted, session: SessionView) -> Found:
    """Read what `wanted_now` needs to know of a session. Raises Refused."""
    position, count = await position_of(context, session), context.sessions.revision
    if position is None:
        lines, story = await count(session.id, None, session.seq), before.story
    else:
        session, lines = position.session, position.revision
        story = await story_of(context, before.story, shown, session)
    known = before.lines if before.seq >= 0 else await count(session.id, None, session.announced_seq)
    untrue = _begins_another(shown, position)
    untrue = untrue or (lines != known and await _is_taken_back(context, shown, before, session))
    return Found(session, position, lines, known, story, untrue)


def _begins_another(shown: Shown, position: Position | None) -> bool:
    """Whether another round than the channel shows goes on; whoever plays alone sees that in their panel."""
    if position is None or shown.post is None or len(position.session.holders) == 1:
        return False
    return chapter_of(position.headline) != shown.post.chapter


async def _is_taken_back(context: Context, shown: Shown, before: Wanted, session: SessionView) -> bool:
    """Whether a move that the channel shows was taken back since the last look, as everyone knows."""
    lines = await context.sessions.story(session.id, None, ((shown.seq, SHOWN_BEFORE),))
    undone = any(line.kind is Kind.UNDO and line.seq > max(before.seq, shown.seq) for line in lines)
    return undone and any(line.taken_back and line.seq <= shown.seq for line in lines)


def wanted_now(context: Context, shown: Shown, before: Wanted, found: Found, now: float) -> Wanted:
    """What should stand in the channel of a session `now` (UTC seconds); `before` is what should at the last look."""
    session = found.session
    first, news = before.seq < 0, is_news(session, session.announced_seq)
    put = frozenset([(v.what, v.seat, v.at) for v in session.table_state.votes if v.by == CLOCK])
    ended = session.status is not before.status and session.status in (Status.FINISHED, Status.ABANDONED)
    voted = before.put is not None and bool(put - before.put)
    wanted = before
    if ended or voted:
        wanted = wanted.changed(new=True)
    elif (
        found.lines != found.known or (news and session.seq > before.seq) or (first and shown.message is None)
    ):
        wanted = wanted.changed(due=found.untrue)
    failure = shown.failure
    tried = failure.seq if failure is not None and failure.rights == wanted.rights else -1
    game = context.games.get(session.game)
    asked, pace = asked_in_public(session, found.position), session.table_state.pace
    return replace(
        wanted,
        seq=session.seq,
        lines=found.lines,
        news=news,
        put=put,
        status=session.status,
        form=_form(context, session),
        story=found.story,
        asked=asked,
        pace=pace,
        since=waits_since(shown, before, asked, pace, now),
        lost=place_lost(context.client, session, tried),
        veiled=game is not None and game.secrets(session.options, len(session.holders)),
    )


def waits_since(shown: Shown, before: Wanted, asked: Asked | None, pace: TablePace, now: float) -> float:
    """Since when what is not shown has waited: the first of it; at Days, since someone was last no longer awaited."""
    waited = before.changes != shown.changes and before.since
    return before.since if waited and (pace is not TablePace.DAYS or asked == before.asked) else now


def _form(context: Context, session: SessionView) -> Form:
    if session.started_at is None:
        return Form.CARD
    return Form.LAST if context.is_past(session) else Form.BOARD


async def story_of(context: Context, before: Story, shown: Shown, session: SessionView) -> Story:
    """Where the story of a game that has begun is told from."""
    seq, turns = session.seq, session.table_state.turns
    if seq < before.seq:
        return before
    story = before if before.seq >= 0 else replace(before, first=seq)
    if before.seq < 0 and not shown.card and not turns.began:
        turn, previous = await _in_log(context, session)
        story = replace(story, turn=turn, before=previous)
    elif turns.latest > story.turn:
        story = replace(story, turn=turns.latest, before=turns.previous)
    return replace(story, seq=seq)


async def _in_log(context: Context, session: SessionView) -> tuple[int, int]:
    """Find in the log where this turn and the previous one began, for a game whose turns are not noted yet."""
    table = await table_of(context, session, None)
    lines = await context.sessions.log(session.id, None)
    return turns_began(lines, table.turn_seats)


def asked_in_public(session: SessionView, position: Position | None) -> Asked | None:
    """What the channel would show as asked now; None if that is unknown.

    During a window, it is still the turn of those whose turn it was. Those who may answer in it are called by direct
    message, or by a line in the channel. In a game with phases, a seat that has a turn again in the same phase is asked
    nothing new.
    """
    turns, table = session.table_state.turns, session.table_state
    if position is None or not turns.began:
        return None
    aside = {
        (ask.seat, repr(ask.prompt))
        for ask in position.asks
        if ask.pace is not Pace.TURN and ask.seat != CLOCK
    }
    began = {
        (seat, 0 if turns.phase else turns.began[seat]) for seat in turns.awaited if seat < len(turns.began)
    }
    shown = (session.status, session.holders, table.votes, table.offers, session.undo, session.channel_id)
    return Asked(turns.phase, frozenset(aside | began), shown)


def votes_by_the_bot(session: SessionView) -> list[Vote]:
    """The votes that the bot has called: a player is late, and the others choose what happens."""
    return [vote for vote in session.table_state.votes if vote.by == CLOCK and vote.what != ADMISSION]
