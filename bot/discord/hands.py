"""What only one player may know: it goes by direct message, one message per seat, new when an answer is needed.

Where direct messages are closed nothing is lost: the button "My hand" in the channel opens the same panel privately.
Which message shows which seat is kept with the games, so that a restart repeats nothing.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from dataclasses import dataclass

import discord
from discord import ui
from msgspec.structs import replace

from bot.discord.catchup import news_of
from bot.discord.choosing import panel
from bot.discord.components import gist_of
from bot.discord.desk import Desk, place
from bot.discord.errors import DM_CLOSED, LATER, MESSAGE_GONE, NO_ACCESS, incident, is_network
from bot.discord.farewell import farewell
from bot.discord.memory import Memory
from bot.discord.posting import nonce_of
from bot.discord.secrecy import knows_more
from bot.discord.sight import NOTHING, Sight, hand_file, sight_of
from bot.discord.studio import at_leisure
from bot.discord.table import Table, table_of
from bot.discord.texts import no_pings
from bot.engine.moves import Seat
from bot.engine.secrets import has_secrets
from bot.sessions import Kind, LetterRow, SessionView, Status
from bot.sessions.people import Prompts

log = logging.getLogger(__name__)

NOBODY = 0
"""The user of a letter that is nobody's any more."""

AGAIN = 20.0
"""Seconds after which it is tried again to take a hand away."""

AT_ONCE = 4
"""Tables at a time whose messages are looked at after a start."""

A_SECOND = 12
"""So many hands a second are looked at after a start: each may be drawn, and be two of Discord's fifty requests."""


@dataclass(frozen=True)
class Sheet:
    """What a direct message is to show: the layout, the hand in it, what it asks, and who moved last."""

    view: ui.LayoutView
    sight: Sight
    question: str
    shown: str
    mover: Seat | None


class Hands:
    """Sends and keeps up to date the direct messages of every session."""

    def __init__(self, desk: Desk, client: discord.Client) -> None:
        self._desk, self._client = desk, client
        self._letters: dict[int, dict[Seat, LetterRow]] = {}
        self._memories: dict[tuple[int, Seat], Memory] = {}
        self._warned: set[tuple[int, int]] = set()
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._keeping: set[asyncio.Task[None]] = set()
        self._again: set[int] = set()
        self._failures: dict[tuple[int, Seat], int] = {}

    def start(self) -> None:
        """Send what was not sent before the last end, slowly, so that those who play meanwhile go first."""
        task = asyncio.get_running_loop().create_task(self._catch_up())
        self._keeping.add(task)
        task.add_done_callback(self._keeping.discard)

    async def _catch_up(self) -> None:
        under_way: set[asyncio.Task[None]] = set()
        wait = 0.0
        for session in self._desk.sessions.live():
            known = session.status is Status.PLAYING and session.game in self._desk.games
            if not known or not has_secrets(self._desk.game(session)):
                continue
            await asyncio.sleep(wait)
            wait = len(session.holders) / A_SECOND
            with at_leisure():
                self.changed(session)
            if (task := self._tasks.get(session.id)) is None:
                continue  # its server has removed the bot
            under_way.add(task)
            while len(under_way) >= AT_ONCE:
                _, under_way = await asyncio.wait(under_way, return_when=asyncio.FIRST_COMPLETED)

    def changed(self, session: SessionView) -> None:
        """Bring the direct messages of a session up to date, if its game has secrets."""
        if not has_secrets(self._desk.game(session)) or not self._desk.presence.is_in(session.guild_id):
            return
        if session.id in self._tasks:
            self._again.add(session.id)
            return
        task = asyncio.get_running_loop().create_task(self._work(session.id))
        self._tasks[session.id] = task

    @property
    def busy(self) -> list[asyncio.Task[None]]:
        """The work under way."""
        return [*self._tasks.values(), *self._keeping]

    async def first_letter(self, session: SessionView, user_id: int) -> bool:
        """Say to a newcomer where the hands will come. False: their direct messages are closed."""
        if (await self._desk.sessions.people.get(user_id)).prompts is Prompts.CHANNEL:
            return True
        speech = self._desk.speech(session)
        title = speech.words.say_key("title")
        said = speech.words.say_key("first-letter", game=title, place=place(session))
        try:
            channel = await self._client.create_dm(discord.Object(user_id))
            await channel.send(said, allowed_mentions=no_pings())
        except discord.HTTPException as error:
            if error.code not in DM_CLOSED:
                log.warning("a direct message could not be sent: %s", error)
            self._warned.add((session.id, user_id))
            return False
        return True

    def must_be_told(self, table: Table) -> bool:
        """Whether the player of a seat is to be told now, and only now, that their direct messages are closed."""
        letters = self._letters.get(table.session.id, {})
        letter = letters.get(table.seat) if table.seat is not None else None
        if letter is None or letter.channel is not None or letter.told:
            return False
        self._keep_soon(replace(letter, told=True))
        return True

    def was_shown(self, table: Table, sheet: Sheet, message_id: int) -> None:
        """A click was answered with this sheet in the message of a seat: it need not be sent once more."""
        letters = self._letters.get(table.session.id, {})
        letter = letters.get(table.seat) if table.seat is not None else None
        if letter is not None and letter.message == message_id:
            self._keep_soon(replace(letter, question=sheet.question, shown=sheet.shown))

    async def _known(self, session_id: int) -> dict[Seat, LetterRow]:
        if session_id not in self._letters:
            rows = await self._desk.sessions.shown.letters(session_id)
            self._letters[session_id] = {Seat(row.seat): row for row in rows}
        return self._letters[session_id]

    async def _keep(self, letter: LetterRow) -> None:
        letters = self._letters.setdefault(letter.session, {})
        if letters.get(Seat(letter.seat)) != letter:
            letters[Seat(letter.seat)] = letter
            await self._desk.sessions.shown.keep_letter(letter)

    def _keep_soon(self, letter: LetterRow) -> None:
        async def keep() -> None:
            try:
                await self._desk.sessions.shown.keep_letter(letter)
            except Exception as error:
                incident(error, f"the letter of session {letter.session}")

        self._letters[letter.session][Seat(letter.seat)] = letter
        task = asyncio.get_running_loop().create_task(keep())
        self._keeping.add(task)
        task.add_done_callback(self._keeping.discard)

    async def _work(self, session_id: int) -> None:
        try:
            while True:
                self._again.discard(session_id)
                try:
                    await self._update(await self._desk.sessions.get(session_id))
                except Exception as error:
                    incident(error, f"the hands of session {session_id}")
                if session_id not in self._again:
                    return
        finally:
            self._tasks.pop(session_id, None)

    async def _update(self, session: SessionView) -> None:
        """Write to all at once: when somebody's message comes does not tell whether others got one."""
        public = await table_of(self._desk, session, None)
        letters = await self._known(session.id)
        held = {Seat(number) for number, holder in enumerate(session.holders) if holder.user_id is not None}
        seats = sorted(held | {seat for seat, letter in letters.items() if letter.message is not None})
        await asyncio.gather(*(self._guarded(public, seat, letters.get(seat)) for seat in seats))
        if not session.status.live:
            for number in range(len(session.holders)):
                self._memories.pop((session.id, Seat(number)), None)
                self._failures.pop((session.id, Seat(number)), None)
            self._letters.pop(session.id, None)

    async def _guarded(self, public: Table, seat: Seat, letter: LetterRow | None) -> None:
        """Bring one message up to date; where that fails the others are none the worse, and it is tried again."""
        session = public.session.id
        try:
            await self._tell(public, seat, letter)
            self._failures.pop((session, seat), None)
        except Exception as error:
            if not (is_network(error) or isinstance(error, discord.HTTPException)):
                incident(error, f"a hand of session {session}")
                return
            log.warning("a hand of session %s could not be sent: %s", session, error)
            failures = self._failures.get((session, seat), 0)
            self._failures[session, seat] = failures + 1
            if failures < len(LATER):
                asyncio.get_running_loop().call_later(LATER[failures], self._retry, session)

    def _retry(self, session_id: int) -> None:
        """Write once more what Discord did not take, unless the table is gone meanwhile."""
        for session in self._desk.sessions.live():
            if session.id == session_id:
                self.changed(session)

    async def _tell(self, public: Table, seat: Seat, letter: LetterRow | None) -> None:
        session = public.session
        user = session.holders[seat].user_id
        if letter is not None and letter.user != user:
            await self._part(session, letter)
            letter = None
        if user is None:
            return
        table = await table_of(self._desk, session, seat)
        if table.person.prompts is Prompts.CHANNEL and not table.over:
            await self._withhold(letter or LetterRow(session=session.id, seat=seat, user=user))
        elif table.over:
            if letter is not None:
                await self._edit(letter, await self.sheet(table))
        elif letter is not None:
            await self._write(letter, await self.sheet(table))
        elif knows_more(public, table):
            warned = (session.id, user) in self._warned
            unsent = LetterRow(session=session.id, seat=seat, user=user, told=warned)
            await self._keep(await self._send(unsent, await self.sheet(table)))

    async def sheet(self, table: Table) -> Sheet:
        """What a seat is to be shown now. It says nothing of the moves of others that it may not know of."""
        assert table.seat is not None
        memory = await self._remember(table, table.seat)
        asks = table.asks_of(table.seat)
        sight = NOTHING if table.over else await sight_of(self._desk, table)
        note = f"-# {table.speech.words.say_key('title')} · {place(table.session)}"
        news = await self._news(table, memory) if asks and not table.over else []
        said = "\n".join(news)
        done = [sentence for sentence in memory.told if sentence not in said]
        view = panel(table, done=done, note="\n".join([note, *news]), sight=sight)
        question = " ".join(sorted({ask.prompt.key for ask in asks}))
        return Sheet(view, sight, question, _fingerprint(view, memory.own), memory.mover)

    async def told(self, table: Table) -> list[str]:
        """What a seat has learned in private of late, in sentences."""
        assert table.seat is not None
        return (await self._remember(table, table.seat)).told

    async def _news(self, table: Table, memory: Memory) -> list[str]:
        """What a player who is asked missed: where more than one turn passed since they looked or moved."""
        user_id = table.session.holders[table.seat or 0].user_id
        if user_id is None:
            return []
        looked = await self._desk.sessions.people.looked(table.session.id, user_id) or 0
        since = max(looked, memory.own)
        if not since:
            return []
        news = news_of(table, await self._desk.sessions.log(table.session.id, table.seat, since))
        return news.lines(table) if news.turns > 1 else []

    async def _remember(self, table: Table, seat: Seat) -> Memory:
        """What a seat knows of the log; read anew where something was taken back."""
        session = table.session.id
        memory = self._memories.setdefault((session, seat), Memory())
        lines = await self._desk.sessions.log(session, seat, memory.seq)
        if any(line.kind is Kind.UNDO for line in lines) and memory.seq:
            memory = self._memories[session, seat] = Memory()
            lines = await self._desk.sessions.log(session, seat)
        memory.read(table, lines)
        return memory

    async def _write(self, letter: LetterRow, sheet: Sheet) -> None:
        """Edit the message of a seat; a new one takes its place where an answer is newly needed."""
        asked, asks = set(letter.question.split()), set(sheet.question.split())
        needed = bool(asks) and sheet.mover != letter.seat and (not asked or bool(asks - asked))
        if needed or (letter.message is None and asks and not asked):
            sent = await self._send(letter, sheet)
            if letter.message != sent.message:
                await self._remove(letter)
            await self._keep(sent)
        elif letter.message is None:
            await self._keep(replace(letter, question=sheet.question))
        else:
            await self._edit(letter, sheet)

    async def _send(self, letter: LetterRow, sheet: Sheet) -> LetterRow:
        """Send a new message; where direct messages are closed the letter says so.

        It is to be kept when the one before is gone, not sooner: what fails between is done again, and the new one has
        a nonce by which it comes only once.
        """
        try:
            channel = await self._client.create_dm(discord.Object(letter.user))
            files = [hand_file(sheet.sight.hand)] if sheet.sight.hand is not None else []
            nonce = nonce_of("hand", letter.session, letter.seat, letter.user, letter.message, sheet.shown)
            sent = await channel.send(view=sheet.view, files=files, allowed_mentions=no_pings(), nonce=nonce)
            letter = replace(letter, channel=channel.id, message=sent.id, told=False)
        except discord.HTTPException as error:
            if error.code not in (*DM_CLOSED, *NO_ACCESS):
                raise
            letter = replace(letter, channel=None, message=None)
        return replace(letter, question=sheet.question, shown=sheet.shown)

    async def _edit(self, letter: LetterRow, sheet: Sheet) -> None:
        if letter.message is None or letter.channel is None or letter.shown == sheet.shown:
            return
        after = replace(letter, question=sheet.question, shown=sheet.shown)
        message = self._client.get_partial_messageable(letter.channel).get_partial_message(letter.message)
        try:
            await message.edit(view=sheet.view, attachments=sheet.sight.files(), allowed_mentions=no_pings())
        except discord.NotFound as error:
            if error.code not in MESSAGE_GONE:
                raise
            after = replace(after, message=None, question="")
        await self._keep(after)

    async def _withhold(self, letter: LetterRow) -> None:
        """Whoever likes no direct messages has none; the button in the channel shows the same."""
        await self._remove(letter)
        await self._keep(replace(letter, channel=None, message=None, question="", shown="", told=True))

    async def _part(self, session: SessionView, letter: LetterRow) -> None:
        """Take the hand away from somebody who holds its seat no more; tried again where Discord does not take it."""
        if letter.message is not None and letter.channel is not None:
            message = self._client.get_partial_messageable(letter.channel).get_partial_message(letter.message)
            view = farewell(self._desk, session, Seat(letter.seat), letter.user)
            try:
                await message.edit(view=view, attachments=[], allowed_mentions=no_pings())
            except discord.HTTPException as error:
                if error.code not in (*MESSAGE_GONE, *NO_ACCESS, *DM_CLOSED):
                    asyncio.get_running_loop().call_later(AGAIN, self.changed, session)
                    raise
        parted = replace(letter, user=NOBODY, channel=None, message=None, question="", shown="", told=True)
        await self._keep(parted)

    async def _remove(self, letter: LetterRow) -> None:
        """Delete a message that has a hand in it. Raises discord.HTTPException where that is to be tried again."""
        if letter.message is None or letter.channel is None:
            return
        message = self._client.get_partial_messageable(letter.channel).get_partial_message(letter.message)
        try:
            await message.delete()
        except discord.HTTPException as error:
            if error.code not in (*MESSAGE_GONE, *NO_ACCESS, *DM_CLOSED):
                raise
            log.info("an old direct message stays: %s", error)


def _fingerprint(view: ui.LayoutView, own: int) -> str:
    """What a view shows, and after which of the seat's own moves: the moves of others change no button."""
    return hashlib.sha256(f"{own} {gist_of(view)}".encode()).hexdigest()[:24]
