"""The pace and the clock of a table, which go together: a clock of minutes is for Live, one of days is for Days."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from bot.engine.moves import Event, Seat
from bot.sessions.core.change import Change, LiveTable
from bot.sessions.core.head import SessionHead
from bot.sessions.core.pace import TablePace
from bot.sessions.core.presets import fitting
from bot.sessions.core.table_state import Clock, Vote
from bot.sessions.core.tables import Tables
from bot.sessions.core.types import Kind, Status
from bot.sessions.seats.votes import people
from bot.sessions.server.guilds import server_rules_of
from bot.sessions.server.policy import allows_clock
from bot.sessions.server.rules import ServerRules

_json = msgspec.json.Encoder()


class PaceVote:
    """The vote on playing on at another pace."""

    choices = ("yes", "no")
    fallback = None
    needs_all = False

    def __init__(self, tables: Tables, pace: TablePace) -> None:
        self._tables, self._pace = tables, pace
        self.what = vote_for(pace)

    def voters(self, head: SessionHead, seat: Seat | None) -> tuple[Seat, ...]:
        """Everyone at the table."""
        return people(head)

    def stands(self, head: SessionHead, vote: Vote) -> bool:
        """Whether the table still plays at the other pace."""
        return head.table_state.pace is not self._pace and head.status is Status.PLAYING

    async def carry_out(
        self, table: LiveTable, head: SessionHead, vote: Vote, choice: str, user: int | None
    ) -> Change:
        """Change the pace."""
        server_rules = await server_rules_of(self._tables.store, head.guild_id)
        return change_of_pace(head, self._pace, server_rules, user)


def vote_for(pace: TablePace) -> str:
    """The name of the vote on playing on at a pace."""
    return pace.value


def change_of_clock(head: SessionHead, clock: Clock, user: int | None) -> Change:
    """The change that gives a table another clock; all times start anew, and the pace is the one that fits it."""
    events = [] if head.status is Status.LOBBY else [Event("clock-set" if clock.runs else "clock-stopped")]
    pace = None if clock.runs else head.table_state.pace
    table_state = replace(head.table_state, clock=clock, chosen_pace=pace, times=())
    after, body = replace(head, table_state=table_state), _json.encode(clock).decode()
    return Change(head=after, kind=Kind.CLOCK, user=user, body=body, events=events)


def change_of_pace(head: SessionHead, pace: TablePace, server_rules: ServerRules, user: int | None) -> Change:
    """The change that gives a table another pace; a clock that does not fit it makes way for one that does.

    Where the server does not allow that clock, the table keeps its own.
    """
    state = head.table_state
    events = [] if head.status is Status.LOBBY else [Event(f"pace-{pace.value}")]
    after, body = replace(state, chosen_pace=pace), pace.value
    clock = fitting(state.clock, pace) if state.clock.runs else state.clock
    if clock != state.clock and allows_clock(server_rules, clock):
        after = replace(after, clock=clock, times=())
        body = f"{body} {_json.encode(clock).decode()}"
        events += [Event("clock-set")] if events else []
    return Change(head=replace(head, table_state=after), kind=Kind.PACE, user=user, body=body, events=events)
