"""Draws what a session shows in its channel, and sends it. Everything in the message is made from the public view."""

from __future__ import annotations

import hashlib
import logging
import time
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace

import discord
from discord import ui

from bot.discord.channel.posting import Letter, edit, is_old, post
from bot.discord.channel.state import Form, Post, Shown, Story, Wanted
from bot.discord.channel.steps import asks_for_new
from bot.discord.channel.turns import votes_by_the_bot
from bot.discord.core.drawing.lanes import Lane, in_lane
from bot.discord.core.drawing.studio import Timed, Whose
from bot.discord.core.layout.components import gist_of
from bot.discord.core.sending.permissions import TO_ATTACH, known_lacking, titles
from bot.discord.core.text.errors import BLOCKED, CHANNEL_GONE
from bot.discord.private.context import PrivateContext
from bot.discord.table.lobby_card import lobby_card
from bot.discord.table.rematch_card import to_mention
from bot.discord.views.earlier import last_board
from bot.discord.views.epilogue import Epilogue, epilogue
from bot.discord.views.living import living
from bot.discord.views.nameless import nameless, nameless_lines
from bot.discord.views.outcome import score_line
from bot.discord.views.secrecy import own_answers
from bot.discord.views.table import TableView, table_of
from bot.engine.moves import Event, Seat
from bot.engine.retelling import chapter_of
from bot.sessions import LogLine, Position, Receipt, SessionView
from bot.sessions.core.rematch import began_by_itself, began_without_some
from bot.sessions.core.table_state import Vote
from bot.sessions.core.turns import is_news
from bot.sessions.seats.admission import ADMISSION
from bot.sessions.seats.votes import missing
from bot.sessions.server.rules import ServerRules
from renderers.look import Look

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Snapshot:
    """A session at one moment, read once for one announcement: the public table, what happened, the server's rules.

    `post` is what the message is to tell. `hidden` are the seats whose answers must not be shown in the channel,
    `called` those that are called there: in a game with hands, the seats whose direct messages are closed.
    """

    table: TableView
    post: Post
    lines: list[LogLine]
    server_rules: ServerRules
    hidden: tuple[Seat, ...]
    called: frozenset[Seat]


@dataclass(frozen=True)
class Drawing:
    """A snapshot with its picture."""

    snapshot: Snapshot
    look: Look
    drawn: Timed


@dataclass(frozen=True)
class Frame:
    """What a session shows, drawn: the letter, and `wanted` with its gist.

    `in_words` makes the same of the position in words, where it has a picture. `turns` and `polls` are what its
    mentions are for (see `Called`). Only a board has a `drawing`, tells what is in a `post` and may ask for `votes`.
    """

    session: SessionView
    wanted: Wanted
    language: str
    letter: Letter
    in_words: Callable[[str], Letter] | None = None
    turns: Mapping[Seat, int] = field(default_factory=dict)
    polls: tuple[float, ...] = ()
    drawing: Drawing | None = None
    post: Post | None = None
    votes: bool = False


def gist(letter: Letter) -> str:
    """What tells a letter from one that looks different."""
    picture = letter.picture.png if letter.picture else b""
    return hashlib.sha256(gist_of(letter.view).encode() + picture).hexdigest()


class Showing:
    """Draws and sends the living messages."""

    def __init__(self, context: PrivateContext) -> None:
        self._context, self._client = context, context.client

    async def leaf(self, session: SessionView, wanted: Wanted) -> Frame:
        """The card of a session that has not begun, or the last board of one whose rules are no longer played."""
        language = await self._context.language_at(session)
        mention: tuple[int, ...] = ()
        if wanted.form is Form.CARD:
            named = nameless(session) if wanted.nameless else session
            if not session.announced_seq:
                mention = await to_mention(self._context, named)
            view = await lobby_card(self._context, named, language, mention)
        else:
            view = await last_board(self._context, session, None, language)
        letter = Letter(view, None, None, mention, f"{session.id}:{wanted.lines}")
        return Frame(session, replace(wanted, news=False, gist=gist(letter)), language, letter)

    async def drawing(self, position: Position, shown: Shown, wanted: Wanted) -> Drawing:
        """A position of a game, drawn, with all that its channel shows besides, after what stands there."""
        snapshot = await self._snapshot(position, shown, wanted)
        table = snapshot.table
        look = table.look(_last_events(snapshot.lines, wanted.story), server_rules=snapshot.server_rules)
        with in_lane(Lane.CHANNEL):
            drawn = await self._context.studio.timed(
                table.game, table.view, look, whose=Whose(position.session.id)
            )
        return Drawing(snapshot, look, drawn)

    async def _snapshot(self, position: Position, shown: Shown, wanted: Wanted) -> Snapshot:
        """Everything that the channel shows of a session: session and position are of one moment."""
        context, session, story = self._context, position.session, wanted.story
        named = nameless(session) if wanted.nameless else session
        table = await table_of(context, named, None, position=position)
        # It is told from fixed lines on, so that lines which nobody sees push no told line out.
        post = _post(table, shown, wanted)
        lines = await context.sessions.story(session.id, None, ((story.first, 6), (post.since, 0)))
        if wanted.nameless:
            lines = nameless_lines(lines)
        server_rules = await context.server_rules(table.session.guild_id)
        called = frozenset(map(Seat, range(len(session.holders))))
        if wanted.veiled:
            called = await context.hands.closed(session)
        return Snapshot(table, post, lines, server_rules, await own_answers(context, table), called)

    async def frame(self, drawing: Drawing, shown: Shown, wanted: Wanted) -> Frame:
        """The board of a game as its channel shows it, after what stands there."""
        context, snapshot = self._context, drawing.snapshot
        table, session = snapshot.table, snapshot.table.session
        wanted = replace(wanted, news=_begins(table, shown))
        new = asks_for_new(shown, wanted)
        no_files = bool(known_lacking(context.client, session.channel_id, TO_ATTACH))
        picture = None if no_files else drawing.drawn.picture
        board = "" if picture else await context.studio.describe(table.game, table.view, drawing.look)
        told = _to_mention(table, snapshot.called)
        if table.over:
            told = ()
        elif not new:
            told = self._newly_called(session, shown, told)
        polls = [vote for vote in session.table_state.votes if vote.what == ADMISSION] if new else []
        told += tuple(seat for vote in polls if vote.at > shown.called.polled for seat in missing(vote))
        mention = tuple(dict.fromkeys(user for seat in told if (user := session.holders[seat].user_id)))
        end = await epilogue(context, session, table.speech.language) if table.over else Epilogue()
        if no_files or wanted.nameless:
            end = replace(end, chart=None)
        if wanted.nameless:
            end = replace(end, following=None)
        apart = self._asked_apart(session, shown, new=new)
        notes = [table.speech.say("was-away")] if wanted.away else []
        if no_files and drawing.drawn.picture is not None:
            notes.append(table.speech.say("place-without-files", missing=titles(TO_ATTACH)))
        if wanted.nameless and not shown.nameless:
            notes.append(table.speech.say("place-without-names"))

        def view(alt: str | None, text: str, epilogue: Epilogue) -> ui.LayoutView:
            return living(
                table,
                story=_told(table, snapshot),
                alt=alt,
                board=text,
                mention=mention,
                notice="\n".join(notes),
                own_answers=snapshot.hidden,
                has_hands=wanted.veiled,
                has_key=context.studio.has_key(table.game, table.view),
                choices=context.sessions.votes.matters,
                server_rules=snapshot.server_rules,
                first_turn=session.table_state.origin is None
                and (wanted.story.turn == 0 or _is_first_turn(session)),
                epilogue=epilogue,
                apart=apart,
            )

        state = f"{session.id}:{table.position.revision}"
        letter = Letter(
            view(picture.alt if picture else None, board, end), picture, end.chart, mention, state, board
        )

        def in_words(text: str) -> Letter:
            return Letter(view(None, text, replace(end, chart=None)), None, None, mention, state, text)

        began = session.table_state.turns.began
        return Frame(
            session,
            replace(wanted, gist=gist(letter)),
            table.speech.language,
            letter,
            in_words if picture else None,
            turns={seat: began[seat] for seat in told if seat < len(began)},
            polls=tuple(vote.at for vote in polls),
            drawing=drawing,
            post=snapshot.post,
            votes=len(apart) < len(session.table_state.votes),
        )

    def _asked_apart(self, session: SessionView, shown: Shown, *, new: bool) -> list[Vote]:
        """The votes whose own message is below the one that is edited; a new one, which is below them, has all."""
        message = shown.message
        if new or message is None or is_old(message, self._context.sessions.now()):
            return []
        sent = discord.utils.snowflake_time(message).timestamp()
        return [vote for vote in session.table_state.votes if vote.by >= 0 and vote.at >= sent]

    def _newly_called(self, session: SessionView, shown: Shown, told: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """Whom a message that only replaces an old one calls: whose turn has begun, so that no line has to."""
        began = session.table_state.turns.began
        old = shown.message is not None and is_old(shown.message, self._context.sessions.now())
        if not old or votes_by_the_bot(session):
            return ()
        return tuple(
            seat for seat in told if seat < len(began) and not shown.called.includes(seat, began[seat])
        )

    async def sent(self, frame: Frame, message: int | None, *, new: bool) -> tuple[int, Letter]:
        """Edit the `message` of a session, or post a `new` one; the id of the message, and the letter in it.

        A picture that Discord does not take is left out. Raises discord.HTTPException.
        """
        letter = frame.letter
        try:
            return await self._sent(frame, letter, message, new=new), letter
        except discord.HTTPException as error:
            no_use = frame.in_words is None or error.code == CHANNEL_GONE or error.code in BLOCKED
            if no_use or error.status == 429 or error.status >= 500:
                raise
            log.warning("a picture was not taken (%s); the board goes out in words", error)
        assert frame.drawing is not None
        assert frame.in_words is not None
        table = frame.drawing.snapshot.table
        letter = frame.in_words(
            await self._context.studio.describe(table.game, table.view, frame.drawing.look)
        )
        return await self._sent(frame, letter, message, new=new), letter

    async def _sent(self, frame: Frame, letter: Letter, message: int | None, *, new: bool) -> int:
        context, session = self._context, frame.session
        channel = self._client.get_partial_messageable(session.channel_id)
        if message is not None and not new and await edit(context.budget, channel, message, letter):
            return message
        await context.sessions.shown.mark_posting(session.id)
        by = await context.reach.of_last_move(session) if context.reach.boards else None
        return await post(context.budget, channel, message, letter, by)


def receipt_of(frame: Frame, since: float, letter: Letter) -> Receipt | None:
    """What it cost to show a frame; it began at `since`, in seconds of `time.perf_counter`."""
    if frame.drawing is None:
        return None
    drawn, table = frame.drawing.drawn, frame.drawing.snapshot.table
    return Receipt(
        session=frame.session.id,
        seq=table.position.seq,
        draw_ms=drawn.draw_ms,
        encode_ms=drawn.encode_ms,
        deliver_ms=(time.perf_counter() - since) * 1000,
        sent_bytes=len(letter.picture.png) if letter.picture else len(letter.board),
        view_hash=hashlib.sha256(table.game.encode(table.view)).hexdigest()[:16],
    )


def _begins(table: TableView, shown: Shown) -> bool:
    """Whether something began that was not shown (`is_news`); a host who has just started the game knows of it.

    But where others were asked to play, the card stays, and says to those who had not answered that it has begun.
    """
    session = table.session
    if not shown.card or began_by_itself(session) or began_without_some(session):
        return is_news(session, session.announced_seq)
    turns = session.table_state.turns
    others = not turns.phase and _others_begin(table)
    return others or is_news(session, turns.first)


def _post(table: TableView, shown: Shown, wanted: Wanted) -> Post:
    """What the message tells: from where it told before if it is edited, and nothing told already if it is new."""
    chapter, story = chapter_of(table.position.headline), wanted.story
    before = shown.post or Post(story.before, story.turn, chapter)
    if shown.post is None:
        return before
    scores, goals = table.standings.scores, table.game.goals(table.view)
    if asks_for_new(shown, replace(wanted, news=_begins(table, shown))):
        return before.next(story.turn, chapter, scores, goals)
    return before.edited(chapter, scores, goals)


def _told(table: TableView, snapshot: Snapshot) -> str:
    """The story, and the scores after a round that is over."""
    post, speech = snapshot.post, table.speech
    shared = table.standings.shared
    scores = "" if table.over else score_line(post.scores, post.goals, post.closed, speech, shared=shared)
    return "\n".join(filter(None, [table.story(snapshot.lines), scores]))


def _last_events(lines: list[LogLine], story: Story) -> tuple[Event, ...]:
    """The events of this turn, or of the previous one while nothing has happened in this one."""
    for since in (story.turn, story.before):
        found = tuple(e for line in lines if line.seq > since and not line.taken_back for e in line.events)
        if found:
            return found
    return ()


def _to_mention(table: TableView, called: Collection[Seat]) -> tuple[Seat, ...]:
    """Of the seats `called` in the channel, those whose turn it is; the voters while a late player is voted on."""
    choosing = [seat for vote in votes_by_the_bot(table.session) for seat in missing(vote)]
    return tuple(dict.fromkeys(choosing or (seat for seat in _whose_turn(table) if seat in called)))


def _whose_turn(table: TableView) -> list[Seat]:
    turn = [ask.seat for ask in table.turn_asks] or table.session.table_state.turns.awaited
    return [seat for seat in turn if 0 <= seat < len(table.session.holders)]


def _is_first_turn(session: SessionView) -> bool:
    """Whether only computers have ended a turn yet."""
    turns = session.table_state.turns
    by_people = (
        ended
        for holder, ended in zip(session.holders, turns.ended, strict=False)
        if holder.user_id is not None
    )
    return turns.first > 0 and not any(by_people)


def _others_begin(table: TableView) -> bool:
    """Whether it is the turn of someone other than the host who just started the game."""
    people = {table.session.holders[seat].user_id for seat in _whose_turn(table)} - {None}
    return bool(people - {table.session.host_id})
