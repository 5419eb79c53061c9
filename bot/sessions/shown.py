"""What Discord shows of the sessions: the message in each channel, and the direct messages with the hands."""

from __future__ import annotations

from collections.abc import Sequence

from bot.sessions.change import Table
from bot.sessions.head import retiring_text
from bot.sessions.house import House
from bot.sessions.refusals import refused_by_store
from bot.sessions.types import POSTING, SessionView
from bot.store import LetterRow, StoreError


class Shown:
    """Notes what was shown, so that a restart repeats nothing and forgets nothing. Raises Refused("store-…")."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def mark_announced(
        self, session: int, seq: int, message_id: int | None, *, retiring: Sequence[int] = ()
    ) -> None:
        """The channel shows line `seq` now, in that message; the buttons of those `retiring` are to be taken off."""
        table = await self._house.table(session)
        if seq < table.announced:
            return
        table.announced, table.message = seq, message_id
        known = dict.fromkeys((*table.retiring, *retiring))
        table.retiring = tuple(each for each in known if each != POSTING)
        await self._keep_shown(table)

    async def mark_posting(self, session: int) -> None:
        """A new message is about to be posted: until it is announced, it may be there and its id not known."""
        table = await self._house.table(session)
        if POSTING not in table.retiring:
            table.retiring = (*table.retiring, POSTING)
            await self._keep_shown(table)

    def unretired(self) -> list[SessionView]:
        """The sessions with earlier messages that still have their buttons."""
        return [table.view() for table in self._house.own() if table.retiring]

    async def mark_retired(self, session: int, message_id: int) -> None:
        """An earlier message has no buttons any more, or cannot be reached."""
        table = await self._house.table(session)
        table.retiring = tuple(each for each in table.retiring if each != message_id)
        await self._keep_shown(table)

    async def _keep_shown(self, table: Table) -> None:
        try:
            await self._house.store.announced(
                table.head.id, table.announced, table.message, retiring_text(table.retiring)
            )
        except StoreError as error:
            raise refused_by_store(error) from error

    def unannounced(self) -> list[int]:
        """The sessions whose channel does not show the newest line, the oldest first."""
        return sorted(table.head.id for table in self._house.own() if table.announced < table.head.seq)

    async def letters(self, session: int) -> list[LetterRow]:
        """The direct messages that show the seats of a session their hands, as they were last kept."""
        try:
            return await self._house.store.letters(session)
        except StoreError as error:
            raise refused_by_store(error) from error

    async def keep_letter(self, letter: LetterRow) -> None:
        """Remember the direct message of a seat, so that it is edited and not repeated after a restart."""
        try:
            await self._house.store.letter(letter)
        except StoreError as error:
            raise refused_by_store(error) from error
