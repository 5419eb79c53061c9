"""Sets the times of response windows: for each person in their own waking hours, by the pace of the table.

Nothing here looks at a hand or at who has passed: a window's times follow from the pace, from who sits at the table,
from the question to the clock, and from times drawn for all seats before anyone is asked.

Where only one person plays, nobody waits for them: a window is open until they answer, or as long as the table's clock
gives them for a turn. Whoever watches sees no time there; that it stays open may tell them that the one person is asked
something, as it always did, and no one at the table can use that.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Literal

from msgspec.structs import replace

from bot.engine.moves import CLOCK, Ask, Pace, Seat
from bot.engine.playout import Dice
from bot.engine.steps import Step
from bot.sessions.core.agenda import clock_steps
from bot.sessions.core.calendar import Waking, deadline
from bot.sessions.core.change import Change, LiveTable
from bot.sessions.core.head import SessionHead
from bot.sessions.core.pace import Limits
from bot.sessions.core.people import People
from bot.sessions.core.table_state import Clock
from bot.sessions.core.tables import Tables
from bot.sessions.core.types import NEVER, UNTIMED, Window
from bot.sessions.time.timekeeping import people_of, user_of

Awake = Sequence[Waking | Literal[False] | None]
"""By seat the waking hours of the person who holds it (None: all hours); False if the bot answers for it."""


class WindowTimes:
    """Adds to each change of a session when its open windows close."""

    def __init__(self, tables: Tables, people: People) -> None:
        self._tables, self._people = tables, people

    async def amend(self, table: LiveTable, change: Change) -> Change:
        """Add to a change the times of windows that opened, and of seats with a new holder."""
        before, head = table.head, change.head
        if not head.windows or not self._tables.plays(head):
            return change
        paced = head.table_state.pace is before.table_state.pace and is_alone(head) == is_alone(before)
        if paced and change.position is None and head.holders == before.holders:
            return change
        state = (change.position or await self._tables.position(table)).state
        now, limits = self._tables.clock(), self._tables.times.paces.of(head.table_state.pace)
        came = [user_of(before, seat) != user_of(head, seat) for seat in map(Seat, range(len(head.holders)))]
        game = self._tables.game(head)
        awake: Awake | None = None
        windows = []
        for window, step in zip(head.windows, clock_steps(state), strict=True):
            is_new = window.until == UNTIMED or not paced
            if is_new or any(came):
                awake = awake if awake is not None else await self._awake(head)
                ends = ends_of(limits, step.ask(state, CLOCK).pace, awake, now)
                if is_alone(head):
                    ends = unhurried(ends, head.table_state.clock, awake, now)
                if is_new:
                    asks = [step.ask(state, seat) for seat in window.asked]
                    phase = Dice(f"windows {head.seed} {game.phase(state)}")
                    least = least_time(limits, awake, step, state, Dice(self._tables.seeds()), phase)
                    window = timed(window, ends, asks, now + least)
                else:
                    window = _handed_over(window, ends, came)
            windows.append(window)
        return replace(change, head=replace(head, windows=tuple(windows)))

    async def offer_ends(self, head: SessionHead, seats: Collection[Seat], made: float) -> float:
        """Until when the last of some seats may answer an offer that was `made` then, and lies beside the game."""
        limits = self._tables.times.paces.of(head.table_state.pace)
        ends = ends_of(limits, Pace.OFFER, await self._awake(head), made)
        return max(ends[seat] for seat in seats)

    async def _awake(self, head: SessionHead) -> Awake:
        users = [holder.user_id for holder in head.holders]
        return [False if user is None else (await self._people.get(user)).waking for user in users]


def ends_of(limits: Limits, pace: Pace, awake: Awake, now: float) -> tuple[float, ...]:
    """By seat until when it may answer a window that opens now."""
    length, cap = (
        (limits.offer, limits.offer_cap) if pace is Pace.OFFER else (limits.window, limits.window_cap)
    )
    return tuple(
        now + length if hours is False or length >= cap else min(deadline(now, length, hours), now + cap)
        for hours in awake
    )


def is_alone(head: SessionHead) -> bool:
    """Whether only one person plays at a table."""
    return len(people_of(head)) <= 1


def unhurried(ends: tuple[float, ...], clock: Clock, awake: Awake, now: float) -> tuple[float, ...]:
    """By seat until when it may answer a window that opens now, where only one person plays."""
    return tuple(
        end if hours is False else max(end, deadline(now, clock.reserve, hours)) if clock.runs else NEVER
        for end, hours in zip(ends, awake, strict=True)
    )


def least_time(limits: Limits, awake: Awake, step: Step, state: Any, dice: Dice, phase: Dice) -> float:
    """For how long a window that opens now is open at least: the longest of the times drawn for all seats.

    Short windows of one phase last equally long, by the dice of the `phase`.
    """
    short = short_draw(limits, awake, step, state)
    return _draw(phase, *short) if short is not None else drawn(limits, awake, dice)


def short_draw(limits: Limits, awake: Awake, step: Step, state: Any) -> tuple[float, float] | None:
    """Between which times a window lasts that need not be open for long; None for all others.

    Who is asked in it and who only may answer count alike, so nothing tells who has answered.
    """
    if _people(awake) <= 1:
        return None
    able = {*step.may(state), *step.awaits(state)} - {CLOCK}
    if all(awake[seat] is False for seat in able):
        return limits.draw_idle
    return limits.draw_unasked if step.ask(state, CLOCK).unasked else None


def drawn(limits: Limits, awake: Awake, dice: Dice) -> float:
    """The longest of the times drawn for all seats."""
    times = limits.draw if _people(awake) > 1 else limits.draw_alone
    return max(_draw(dice, *times) for _ in awake)


def _people(awake: Awake) -> int:
    return sum(hours is not False for hours in awake)


def _draw(dice: Dice, least: float, most: float) -> float:
    return least + dice.below(int((most - least) * 1000) + 1) / 1000


def timed(window: Window, ends: tuple[float, ...], asks: Sequence[Ask], earliest: float) -> Window:
    """A window that opens, with its times. `asks` are its questions to the seats asked."""
    in_public = [ends[ask.seat] for ask in asks if ask.audience is None]
    shown = max(in_public) if in_public and len(in_public) == len(asks) else max(ends)
    return replace(window, ends=ends, earliest=earliest, shown=shown).asking(window.asked)


def _handed_over(window: Window, ends: tuple[float, ...], came: Sequence[bool]) -> Window:
    """An open window in which the new holders of seats have their own time."""
    mine = tuple(
        new if came[seat] or seat >= len(window.ends) else window.ends[seat] for seat, new in enumerate(ends)
    )
    later = [end for seat, end in enumerate(mine) if came[seat]]
    return replace(window, ends=mine, shown=max(window.shown, *later)).asking(window.asked)
