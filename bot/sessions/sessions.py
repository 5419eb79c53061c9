"""The door of this room: everything that may be asked of the sessions, and wanted from them."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from bot.engine.answerer import Answerer
from bot.engine.moves import CLOCK, Choice, Move, Seat, Value, Verb
from bot.engine.options import Options
from bot.engine.rules import Game
from bot.sessions.alarms import Alarms
from bot.sessions.archive import Archive
from bot.sessions.change import Saved, Table
from bot.sessions.clocks import Clocks
from bot.sessions.clockwork import Clockwork
from bot.sessions.errands import Errands
from bot.sessions.figures import Figures
from bot.sessions.guilds import Guilds
from bot.sessions.history import History
from bot.sessions.house import House
from bot.sessions.lobby import Lobby
from bot.sessions.mydata import MyData
from bot.sessions.orders import Orders
from bot.sessions.people import People
from bot.sessions.play import Play
from bot.sessions.receipts import Receipts
from bot.sessions.refusals import Refused, refused_by_store
from bot.sessions.seats import Seats
from bot.sessions.shard import ALONE, Shard
from bot.sessions.shown import Shown
from bot.sessions.types import (
    LogLine,
    Outcome,
    Position,
    Report,
    SessionView,
    Times,
    UndoState,
    User,
)
from bot.sessions.undo import Undo
from bot.sessions.votes import Votes
from bot.store import Store, StoreError


def new_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(32)


class Sessions:
    """All sessions of one bot. Requests raise Refused (the house) or Illegal (the rules); nothing is changed then.

    Everything that returns after a change is on disk.
    """

    def __init__(self, house: House) -> None:
        self._house, self.shard = house, house.shard
        self._lobby = Lobby(house)
        self._play = Play(house)
        self._history = History(house)
        self._undo = Undo(house, self._history)
        self.archive = Archive(house)
        self.figures = Figures(house)
        self.shown = Shown(house)
        """What Discord shows of the sessions."""
        self.receipts = Receipts(house)
        """What playing and announcing cost."""
        self._clockwork = Clockwork(house, self._play)
        house.watchers.append(self._clockwork.consider)
        self.guilds = Guilds(house, partial(self._lobby.end, admin=True))
        self.votes = Votes(house)
        """What is put to the vote at a table, and what can be."""
        self.errands = Errands(house)
        """What is to be sent to one person: reminders, invitations."""
        self.seats = Seats(house, self.votes, self.errands)
        """Who holds which seat of a running game, and how that changes."""
        self.people = People(house.store)
        """What each person likes, at every table."""
        self.clocks = Clocks(house, self.people, self.votes, self.errands)
        """How long each seat may take: settings, days off, reminders."""
        self.orders = Orders(house, self._play)
        """What people answer in advance."""
        self.mydata = MyData(house, self._lobby, self.seats, self.people, self.orders)
        """All that is kept about a person, and the end of it."""
        self.mydata.on_forget += [self.figures.forget, self.archive.forget]
        self._alarms = Alarms(house, self.clocks, self.errands, self._play)
        house.watchers.append(self._alarms.consider)

    @classmethod
    async def open(
        cls,
        store: Store,
        games: Mapping[str, Game[Any]],
        *,
        players: Mapping[str, Answerer] | None = None,
        clock: Callable[[], float] = time.time,
        times: Times | None = None,
        seeds: Callable[[], str] = new_seed,
        hold: int = 256,
        shard: Shard = ALONE,
    ) -> Sessions:
        """Find every live session and go on where it stood. `hold` is how many states are kept in memory.

        Only those of the `shard` are gone on with; of the others it is known how they stand.
        Raises StoreError. States are read when they are needed; computer players and windows go on at once.
        """
        house = House(
            store,
            games,
            players or {},
            clock=clock,
            times=times or Times(),
            seeds=seeds,
            hold=hold,
            shard=shard,
        )
        sessions = cls(house)
        await store.changed_elsewhere()
        for row in await store.open_sessions():
            sessions.votes.consider(house.admit(row))
        sessions._clockwork.start()
        await sessions._alarms.start()
        await sessions.orders.start()
        return sessions

    async def close(self) -> None:
        """Stop the clocks, and wait for what is being stored. The store is left open."""
        await self._alarms.stop()
        await self.orders.stop()
        await self._clockwork.stop()
        if self._house.tasks:
            await asyncio.gather(*self._house.tasks, return_exceptions=True)

    async def new(
        self, channel_id: int, guild_id: int | None, host: User, game: str, options: Options | None = None
    ) -> SessionView:
        """Open a lobby; the host takes the first seat. Refused: no-game, channel-busy; BadOptions."""
        return await self._lobby.new(channel_id, guild_id, host, game, options or {})

    async def join(self, session: int, user: User) -> SessionView:
        """Take the next free seat. Refused: already-joined, table-full, already-started, already-over."""
        return await self._lobby.join(session, user)

    async def leave(self, session: int, user: User) -> SessionView:
        """Give the seat back before the start; the last to leave cancels. Refused: not-joined, already-started."""
        return await self._lobby.leave(session, user)

    async def add_computer(self, session: int, user: User, kind: str = "random") -> SessionView:
        """Seat a computer player. Refused: unknown-computer, not-joined, table-full, already-started."""
        return await self._lobby.add_computer(session, user, kind)

    async def remove_computer(self, session: int, user: User) -> SessionView:
        """Send the last computer player away. Refused: no-computer, not-joined, already-started."""
        return await self._lobby.remove_computer(session, user)

    async def set_option(self, session: int, user: User, key: str, value: str) -> SessionView:
        """Change an option. Refused: not-host, already-started; BadOptions."""
        return await self._lobby.set_option(session, user, key, value)

    async def start(self, session: int, user: User, *, admin: bool = False) -> SessionView:
        """Begin. Refused: not-host, too-few, already-started; BadOptions."""
        return await self._lobby.start(session, user, admin=admin)

    async def end(self, session: int, user: User, *, admin: bool = False, reason: str = "") -> SessionView:
        """Cancel a lobby, or abandon a game at once. Refused: not-host, already-over, not-playing; end-vote."""
        return await self._lobby.end(session, user, admin=admin, reason=reason)

    async def submit(
        self,
        user_id: int,
        session: int,
        move: Move,
        *,
        seat: Seat | None = None,
        seen_seq: int | None = None,
        interaction_id: int | None = None,
    ) -> Outcome:
        """Play a move; it is on disk when this returns. See `play.Play.submit` for what is refused."""
        return await self._play.submit(
            user_id, session, move, seat=seat, seen_seq=seen_seq, interaction_id=interaction_id
        )

    async def undo(self, user_id: int, session: int) -> UndoState:
        """Take one's last move back, or ask those who must agree."""
        return await self._undo.ask(user_id, session)

    async def may_undo(self, user_id: int, session: int) -> bool:
        """Whether this person has a move to take back, alone or with the others' consent."""
        return await self._undo.possible(user_id, session)

    async def agree_undo(self, user_id: int, session: int, answer: str) -> UndoState:
        """Answer an open request with "yes" or "no"."""
        return await self._undo.agree(user_id, session, answer)

    def in_channel(self, channel_id: int) -> SessionView | None:
        """The live session of a channel."""
        session = self._house.by_channel.get(channel_id)
        return None if session is None else self._house.tables[session].view()

    async def recent(self, channel_id: int) -> SessionView | None:
        """The live session of a channel, else the last one that was played there."""
        live = self.in_channel(channel_id)
        if live is not None:
            return live
        try:
            row = await self._house.store.live_in_channel(channel_id)
            row = row or await self._house.store.last_played(channel_id)
        except StoreError as error:
            raise refused_by_store(error) from error
        return None if row is None else self._house.admit(row).view()

    def of_user(self, user_id: int) -> list[SessionView]:
        """The live sessions in which a person has a seat, the oldest first."""
        return [
            self._house.tables[session].view() for session in sorted(self._house.by_user.get(user_id, ()))
        ]

    def live(self) -> list[SessionView]:
        """Every live session, the oldest first."""
        views = (table.view() for _, table in sorted(self._house.tables.items()))
        return [view for view in views if view.status.live]

    async def get(self, session: int) -> SessionView:
        """One session. Refused: no-session."""
        return (await self._house.table(session)).view()

    async def position(self, session: int, viewer: Seat | None = None) -> Position:
        """The game as a seat (None: the public) may know it. Refused: no-session, not-started."""
        ledger = await self._house.ledger(await self._house.table(session))
        table, game, saved = await self._saved(session)
        view = game.view(saved.state, viewer)
        asked = game.asks(saved.state) if table.head.status.live else ()
        asks = [ask for ask in asked if ask.known_to(viewer)]
        return Position(
            session=table.view(),
            viewer=viewer,
            seq=table.head.seq,
            revision=ledger.revision(viewer, table.head.seq),
            view=view,
            asks=asks,
            headline=game.headline(view),
            standings=game.standings(view),
            over=saved.state.over,
            windows=self._clockwork.closing_times(table) if any(ask.seat == CLOCK for ask in asks) else (),
            now=self._house.clock(),
        )

    async def verbs(self, session: int, user_id: int, seat: Seat | None = None) -> list[Verb]:
        """The verbs a person may use now. Refused: not-playing."""
        game, view, own = await self._own_view(session, user_id, seat)
        return game.verbs(view, own)

    async def choices(
        self, session: int, user_id: int, verb: str, chosen: Sequence[Value] = (), seat: Seat | None = None
    ) -> list[Choice]:
        """The legal values of a verb's next parameter after those chosen. Refused: not-playing."""
        game, view, own = await self._own_view(session, user_id, seat)
        return game.choices(view, own, verb, chosen)

    async def moves(self, session: int, user_id: int, seat: Seat | None = None) -> list[Move]:
        """Every legal move of a person, without settings. Refused: not-playing."""
        game, view, own = await self._own_view(session, user_id, seat)
        return game.moves(view, own)

    async def log(self, session: int, viewer: Seat | None = None, since: int = 0) -> list[LogLine]:
        """The log after a line, as a seat (None: the public) may know it."""
        return await self._history.log(await self._house.table(session), viewer, since)

    async def line(self, session: int, viewer: Seat | None, revision: int) -> int:
        """The newest line that a viewer (None: the public) had seen at a revision."""
        ledger = await self._house.ledger(await self._house.table(session))
        return ledger.line(viewer, revision)

    async def line_before(self, session: int, viewer: Seat | None, seq: int, lines: int) -> int:
        """The line of the log after which a viewer (None: the public) knows of so many lines up to `seq`."""
        ledger = await self._house.ledger(await self._house.table(session))
        return ledger.line(viewer, ledger.revision(viewer, seq) - lines)

    async def revision(self, session: int, viewer: Seat | None, seq: int) -> int:
        """How many of the lines up to `seq` a viewer (None: the public) knows of."""
        ledger = await self._house.ledger(await self._house.table(session))
        return ledger.revision(viewer, seq)

    async def export(self, session: int) -> bytes:
        """The game file (JSON of `engine.record.Record`); seed and moves only when it is over. Refused: not-started."""
        return await self._history.export(await self._house.table(session))

    async def verify(self, session: int) -> Report:
        """Whether the log gives every state that was kept. Refused: not-started."""
        return await self._history.verify(await self._house.table(session))

    def subscribe(self, callback: Callable[[int], None]) -> None:
        """Call back on the loop, with the session's id, after every change that is on disk."""
        self._house.listeners.append(callback)

    async def tick(self) -> None:
        """See to windows and clocks that are due; happens by itself, and at once when a test moves the clock."""
        await self._clockwork.tick()
        await self._alarms.tick()

    async def _saved(self, session: int) -> tuple[Table, Game[Any], Saved]:
        table = await self._house.table(session)
        return table, self._house.game(table.head), await self._house.position(table)

    async def _own_view(self, session: int, user_id: int, seat: Seat | None) -> tuple[Game[Any], Any, Seat]:
        table, game, saved = await self._saved(session)
        mine = table.head.seats_of(user_id)
        if not mine:
            raise Refused("not-playing")
        if seat is not None and seat not in mine:
            raise Refused("wrong-seat", seats=[f"@{own}" for own in mine])
        asked = [own for own in mine if own in table.head.asked]
        own = seat if seat is not None else next(iter([*asked, *mine]))
        return game, game.view(saved.state, own), own
