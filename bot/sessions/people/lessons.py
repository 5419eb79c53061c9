"""How far people are in lessons: they leave one at any time, and find it there again."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from bot.engine.moves import Move
from bot.sessions.core.refusals import refused_by_store
from bot.sessions.core.stored import note_stored
from bot.store import LessonRow, Store, StoreError


class Progress(msgspec.Struct, frozen=True):
    """How far a person is in a lesson: the key of the beat, the version of the rules then, and a move half built up."""

    game: str
    lesson: str
    beat: str
    version: int
    begun: Move | None = None


class Lessons:
    """The lessons that people have begun. Nothing is remembered here: the store knows."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store, self._clock = store, clock

    async def of(self, user_id: int) -> dict[tuple[str, str], Progress]:
        """How far a person is, by game and lesson. Raises Refused("store-…")."""
        try:
            rows = await self._store.lessons(user_id)
        except StoreError as error:
            raise refused_by_store(error) from error
        return {(row.game, row.lesson): _progress(row) for row in rows}

    async def keep(self, user_id: int, progress: Progress) -> None:
        """Keep how far a person is. Raises Refused("store-…")."""
        begun = "" if progress.begun is None else str(progress.begun)
        row = LessonRow(
            user_id, progress.game, progress.lesson, progress.beat, progress.version, self._clock(), begun
        )
        try:
            await self._store.keep_lesson(row)
        except StoreError as error:
            raise refused_by_store(error) from error
        note_stored()


def _progress(row: LessonRow) -> Progress:
    return Progress(row.game, row.lesson, row.beat, row.version, Move.parse(row.begun) if row.begun else None)
