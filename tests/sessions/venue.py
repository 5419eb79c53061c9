"""Sessions of Embers to play in tests, on a file of their own, with a clock that stands until it is moved."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import msgspec

from bot.engine.moves import Event, Move, Seat
from bot.engine.playout import Dice
from bot.engine.steps import Step
from bot.players import players
from bot.sessions import Sessions, SessionView, Times, User
from bot.sessions.core.head import from_row
from bot.sessions.core.shards import Shards
from bot.sessions.play.history import check
from bot.store import Store, StoreError
from bot.store.sqlite import SQLiteStore, open_store
from tests.games.sample.embers import Embers, EmbersRules
from tests.games.sample.mended import MendedRules
from tests.paces import lasting

MIRA, BO, CY, DEE, ELI = (User(n, name) for n, name in enumerate(("Mira", "Bo", "Cy", "Dee", "Eli"), 1))
CHANNEL, OTHER_CHANNEL = 100, 200


class Clock:
    """Seconds that pass when told to."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


class FragileRules(EmbersRules):
    """Embers with a bug: staking a card breaks half-way while `broken` is set."""

    broken = False

    def apply(self, state: Embers, seat: Seat, move: Move, step: Step | None = None) -> list[Event]:
        if self.broken and move.verb == "stake":
            state.hands[seat].clear()
            raise ZeroDivisionError("a bug in the rules")
        return super().apply(state, seat, move, step)


class NewerRules(MendedRules, FragileRules):
    """Embers after an update of the bot that mended a rule."""


class Venue:
    """Sessions on a file, and short words for what tests do with them."""

    def __init__(self, store: SQLiteStore, sessions: Sessions, clock: Clock, rules: FragileRules) -> None:
        self.store, self.sessions, self.clock, self.rules = store, sessions, clock, rules

    async def lobby(self, *people: User, channel: int = CHANNEL, **options: str) -> SessionView:
        """A lobby with these people; the first is the host."""
        view = await self.sessions.new(channel, None, people[0], "embers", options)
        for user in people[1:]:
            view = await self.sessions.join(view.id, user)
        return view

    async def game(self, *people: User, channel: int = CHANNEL, computers: int = 0, **options: str) -> int:
        """A game that has started; its id."""
        view = await self.lobby(*people, channel=channel, **options)
        for _ in range(computers):
            await self.sessions.add_computer(view.id, people[0])
        return (await self.sessions.start(view.id, people[0])).id

    async def seat(self, session: int, user: User, by: User, seat: Seat | None = None) -> SessionView:
        """A person takes a free seat, and the table agrees, first `by`."""
        view = await self.sessions.seats.offers.take(session, user, seat)
        others = [
            User(h.user_id, h.name) for h in view.holders if h.user_id is not None and h.user_id != by.id
        ]
        for voter in (by, *others):
            if any(each.asked for each in view.table_state.offers):
                view = await self.sessions.seats.offers.accept(session, voter, seat)
        return view

    async def any_move(self, session: int, user: User) -> Move:
        """The first legal move of a person."""
        return (await self.sessions.moves(session, user.id))[0]

    async def state_bytes(self, session: int) -> bytes:
        """The newest state in the store."""
        found = await self.store.current(session)
        assert found is not None
        assert found[1] is not None
        return found[1].state

    async def settle(self, session: int) -> None:
        """Wait until the computer players have answered all that they are asked now."""
        table = await self.sessions._tables.table(session)
        while table.busy is not None and not table.busy.done():
            await asyncio.wait([table.busy])

    def pause_computers(self) -> None:
        """Computer players answer no more."""
        self.sessions._autoplay._stopped = True

    async def play_out(self, session: int, *people: User, dice: Dice | None = None) -> None:
        """Play at random until it is over."""
        dice = dice or Dice("desk")
        while (await self.sessions.get(session)).status.live:
            for user in people:
                if (await self.sessions.get(session)).status.live:
                    moves = await self.sessions.moves(session, user.id)
                    if moves:
                        await self.sessions.submit(user.id, session, moves[dice.below(len(moves))])

    async def proof(self, session: int) -> None:
        """The log read from the file gives every state that is kept there."""
        await prove(self.store, session)


async def prove(store: Store, session: int) -> None:
    """Replay a log from the store alone and compare every snapshot; the newest one is the present position."""
    row = await store.session(session)
    assert row is not None
    snapshots = await store.snapshots(session)
    report = check(EmbersRules(), from_row(row), await store.log(session), snapshots)
    assert report.ok, report.problem
    assert report.snapshots == len(snapshots)
    assert not row.moved or snapshots[-1].seq == row.moved


@asynccontextmanager
async def open_venue(
    path: Path,
    *,
    clock: Clock | None = None,
    steady: Clock | None = None,
    seeds: Callable[[], str] | None = None,
    busy_seconds: float = 5.0,
    hold: int = 256,
    window: float = 60.0,
    shards: Shards | None = None,
    rules: FragileRules | None = None,
    kept: float = 0.0,
) -> AsyncIterator[Venue]:
    """Sessions on the file at `path`, closed at the end."""
    clock, rules = clock or Clock(), rules or FragileRules()
    store = await open_store(path, busy_seconds=busy_seconds)
    sessions = await Sessions.open(
        store,
        {"embers": rules},
        players=players(),
        clock=clock,
        steady=steady,
        times=Times(paces=lasting(window), grace=15.0, think=0.0, ponder=0.0, kept=kept),
        seeds=seeds or (lambda: "a seed for tests"),
        hold=hold,
        shards=shards,
    )
    try:
        yield Venue(store, sessions, clock, rules)
        with suppress(StoreError):  # some tests leave a broken store behind
            await find_everyone(store, sessions)
    finally:
        await sessions.close()
        await store.close()


async def find_everyone(store: Store, sessions: Sessions) -> None:
    """Every live session of a person is found in the store by the person, since other processes look there."""
    rows = await store.sessions(sorted(set().union(*sessions._tables.by_user.values())))
    live = {head.id: head.players() for row in rows if (head := from_row(row)).status.live}
    people = set().union(*live.values())
    found = {user: {row.id for row in await store.live_of([user])} for user in people}
    lost = [(user, each) for each, players in live.items() for user in players if each not in found[user]]
    assert not lost, f"(user, session) that are not found: {lost}"


def values(events: list[Event]) -> bytes:
    """Events as bytes, to look for what must not be in them."""
    return msgspec.json.encode(events)
