"""The coach: a line under each question with the best plan and why, and after a move what had been better.

It thinks in a worker while the panel is there already; a line that comes when the position has moved on is dropped.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import Any, NamedTuple

from bot.discord.core.context import Context
from bot.discord.views.advice import (
    SILENCE,
    Advice,
    advice_in_words,
    as_in,
    move_in_words,
    plan_button,
    prepared_in_words,
    reasons_in_words,
)
from bot.discord.views.table import TableView
from bot.engine.moves import Move
from bot.players.advising import Adviser, Place
from bot.players.reasons import Reason
from bot.players.suggest import Suggestion
from bot.sessions import Kind, Refused, Status
from bot.sessions.core.people import Coaching
from bot.workers.pool import Rank

log = logging.getLogger(__name__)

REMEMBERED = 500
"""Of how many people at their tables it is remembered what they were told last."""


class Given(NamedTuple):
    """What someone was told in a view, after the line `seq` of the log; where `first`, why there is a coach, too.

    `missed` is what they were told of the move before.
    """

    seq: int
    view: Any
    suggestion: Suggestion
    first: bool
    missed: str


class Coach:
    """Advises those who want it at each question, and says what they missed."""

    in_first_games = True
    """Whether people are coached while a game is new for them, unless they want no coach."""

    def __init__(self, context: Context, adviser: Adviser) -> None:
        self._sessions, self._adviser = context.sessions, adviser
        self._given: OrderedDict[tuple[int, Place], Given] = OrderedDict()
        context.sessions.mydata.on_forget.subscribe(self.forget)

    def forget(self, user_id: int) -> None:
        """Forget what someone was told who deleted their data."""
        for key in [key for key in self._given if key[0] == user_id]:
            del self._given[key]

    def may_speak(self, table: TableView) -> bool:
        """Whether the viewer of a table is coached there, as far as that is known without the store."""
        playing = table.seat is not None and table.session.status is Status.PLAYING
        coach = table.person.coach
        wanted = coach is Coaching.ALWAYS or (coach is Coaching.FIRST and self.in_first_games)
        return playing and wanted and table.session.table_state.advice

    async def _is_first_game(self, table: TableView) -> bool:
        assert table.user_id is not None
        try:
            return await self._sessions.newcomers.plays_first(table.session, table.user_id)
        except Refused as refused:
            log.warning("no coach at session %d: %s", table.session.id, refused)
            return False

    async def advice(self, table: TableView) -> Advice:
        """What the viewer missed by their last move, and what they had better do now; silence if there is neither.

        Silence, too, for those who are coached in first games and play no such game.
        """
        by_default = table.person.coach is Coaching.FIRST
        if by_default and not await self._is_first_game(table):
            return SILENCE
        assert table.seat is not None
        assert table.user_id is not None
        place = Place(table.session.id, table.seat)
        key = table.user_id, place
        seq, before, missed, played_since = table.position.seq, self._given.get(key), "", None
        if before is not None:
            played_since = await self._played_since(table, place, before.seq)
            missed = (
                before.missed
                if played_since is None
                else await self._missed(table, place, before, played_since)
            )
        said, offer, played = [missed], table.offer, None
        if table.asks and len(offer.moves) + 2 * len(offer.open_verbs) + len(offer.free_moves) > 1:
            found = await self._adviser.suggestion(place, seq, table.game, table.view, rank=Rank.THOUGHT)
            if found is not None:
                said.append(await asyncio.to_thread(advice_in_words, table, found))
                played = await asyncio.to_thread(plan_button, table, found)
                before = self._given.get(key)
                first = by_default and (before is None or (before.first and played_since is None))
                said += [table.speech.words.say_key("coach-first")] if first else []
                self._given[key] = Given(seq, table.view, found, first, missed)
                self._given.move_to_end(key)
                if len(self._given) > REMEMBERED:
                    self._given.popitem(last=False)
        return Advice("\n".join(filter(None, said)), played)

    async def _played_since(self, table: TableView, place: Place, seq: int) -> Move | None:
        """What a seat has played first after a line of the log, but for settings; None if nothing."""
        if seq == table.position.seq:
            return None
        log = await self._sessions.log(table.session.id, place.seat, seq)
        own = (line for line in log if line.kind is Kind.MOVE and line.seat == place.seat)
        return next((line.move for line in own if not (line.taken_back or table.is_setting(line))), None)

    async def _missed(self, table: TableView, place: Place, given: Given, played: Move) -> str:
        """By what the suggestion was better than what was played in its place; empty if it was not."""
        advised = given.suggestion.moves[0]
        if played == advised or given.suggestion.offer:
            return ""
        plan = (advised, *(move for _, move in given.suggestion.rest))
        why = await self._adviser.missed(place, table.game, given.view, plan, played)
        return await asyncio.to_thread(_missed_in_words, table, given, played, why) if why else ""


def _missed_in_words(table: TableView, given: Given, played: Move, why: tuple[Reason, ...]) -> str:
    """By what the suggestion was better, but for what its own words say already."""
    before, tacit = as_in(table, given.view), table.game.thinking.tacit
    fresh = [reason for reason in why if reason.counted or reason.term not in tacit]
    suggestion = given.suggestion
    advised = move_in_words(before, suggestion.moves[0]), prepared_in_words(before, suggestion)
    return table.speech.words.say_key(
        "coach-missed" if fresh else "coach-missed-plain",
        advised=f"={'; '.join(filter(None, advised))}",
        played=f"={move_in_words(before, played)}",
        what=f"={reasons_in_words(table, fresh)}",
    )
