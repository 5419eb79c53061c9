"""The door of the sessions: every request that may be made of them."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any

from bot.engine.answerer import Answerer
from bot.engine.moves import Move, Seat
from bot.engine.options import Options
from bot.engine.rules import Game
from bot.sessions.core.change import LiveTable
from bot.sessions.core.idle import keep_idle
from bot.sessions.core.people import People
from bot.sessions.core.pipeline import Pipeline
from bot.sessions.core.refusals import Refused, refused_by_store
from bot.sessions.core.rounds import Rounds
from bot.sessions.core.shards import Shards
from bot.sessions.core.table_state import Proposal
from bot.sessions.core.tables import Tables
from bot.sessions.core.turns import keep_turns
from bot.sessions.core.types import (
    LogLine,
    LogPage,
    Outcome,
    Position,
    Report,
    SessionView,
    Times,
    UndoState,
    User,
)
from bot.sessions.custody import Custody
from bot.sessions.finding.finder import Finder
from bot.sessions.outbox.notifications import Notifications
from bot.sessions.outbox.shown import Receipts, Shown
from bot.sessions.people.archive import Archive, beginning_of, proposal_of
from bot.sessions.people.experience import Experience
from bot.sessions.people.lessons import Lessons
from bot.sessions.people.mydata import MyData
from bot.sessions.people.notes import Notes
from bot.sessions.people.retention import Retention
from bot.sessions.people.statistics import Figures
from bot.sessions.play.aside import Aside
from bot.sessions.play.autoplay import Autoplay
from bot.sessions.play.drafts import Drafts
from bot.sessions.play.from_here import FromHere
from bot.sessions.play.history import History, Positions
from bot.sessions.play.lobby import Elsewhere, Lobby
from bot.sessions.play.lobby_checks import TableOptions
from bot.sessions.play.moving import Moving
from bot.sessions.play.newcomers import Newcomers
from bot.sessions.play.orders import Orders
from bot.sessions.play.play import Play
from bot.sessions.play.rematches import Rematches
from bot.sessions.play.ruling import Rulings
from bot.sessions.play.starting import Starting
from bot.sessions.play.undo import Undo
from bot.sessions.seats.offers import Offers
from bot.sessions.seats.seats import Seats
from bot.sessions.seats.votes import Votes, VoteState
from bot.sessions.server.guilds import Guilds
from bot.sessions.time.alarms import Alarms
from bot.sessions.time.clocks import Clocks
from bot.sessions.time.windows import WindowTimes
from bot.store import Store, StoreError


def new_seed() -> str:
    """A seed that no one can guess."""
    return secrets.token_hex(32)


class Sessions:
    """All sessions of one bot. Requests raise Refused (by the bot) or Illegal (by the game); then nothing is changed.

    A method that changes something returns once the change is stored.
    """

    def __init__(self, tables: Tables) -> None:
        self._tables, self.shards = tables, tables.shards
        self.now = tables.clock
        """The time in UTC seconds."""
        self.on_change = tables.on_change
        """Tells a session as it is after every stored change, on the event loop."""
        self._aside = Aside(tables)
        self.table_options = TableOptions(tables)
        """What a table chooses besides the options of its game."""
        self.newcomers = Newcomers(tables)
        """Who has not ended a game of a kind yet."""
        self._lobby = Lobby(tables, self._aside, self.newcomers)
        self._starting = Starting(tables, self.table_options)
        self.rematches = Rematches(tables, self._lobby, self._starting)
        """The tables at which earlier games are played again."""
        self.finder = Finder(tables, self._lobby, self._starting)
        """Who waits for a table, and is called to one."""
        self.moving = Moving(tables, self._aside)
        """The way of a table to another channel."""
        self._play = Play(tables)
        self._history = History(tables)
        self._undo = Undo(tables, self._history)
        self._from_here = FromHere(tables, self._history, self._lobby)
        self.archive = Archive(tables)
        self.figures = Figures(tables)
        self.shown = Shown(tables)
        """What Discord shows of the sessions."""
        self.receipts = Receipts(tables)
        """What playing and announcing cost."""
        self.people = People(tables.store)
        """Each person's preferences, at every table."""
        self.lessons = Lessons(tables.store, tables.clock)
        """How far people are in lessons."""
        self.notes = Notes(tables)
        """What people write down for themselves at their seats."""
        windows = WindowTimes(tables, self.people)
        self._autoplay = Autoplay(tables, self._play, windows.offer_ends)
        self._positions = Positions(tables, self._autoplay)
        self.guilds = Guilds(tables, partial(self._lobby.end, admin=True))
        self.votes = Votes(tables)
        """The votes at a table, and the matters to vote on."""
        self._rulings = Rulings(tables, self._history, self.votes, self.people)
        self.notifications = Notifications(tables, self.people)
        self.finder.calls.on_call.subscribe(self.notifications.on_due)
        """Notifications to one person: reminders, invitations."""
        offers = Offers(tables, self.people, self.notifications, self.votes)
        self.seats = Seats(tables, self.votes, offers)
        """Who holds which seat of a running game, and how that changes."""
        self.clocks = Clocks(tables, self.people, self.votes, self.notifications)
        """How long each seat may take: settings, days off, reminders."""
        self.orders = Orders(tables, self._play)
        """Standing orders: answers that people gave in advance."""
        self.drafts = Drafts(tables)
        """Moves that people are still building up."""
        self.mydata = MyData(tables, self._lobby, self.rematches, self.seats, self.people, self.orders)
        """Everything stored about a person, and its deletion."""
        self.experience = Experience(tables)
        """What people have done who are new to a game."""
        for forget in (
            self.figures.forget,
            self.archive.forget,
            self.people.forget,
            self.drafts.forget,
            self.experience.forget,
            self.newcomers.forget,
        ):
            self.mydata.on_forget.subscribe(forget)
        self.mydata.on_forget.subscribe(lambda user_id: tables.logs.forget())
        self._retention = Retention(tables)
        self._rounds = (
            Rounds(self._retention.tick, "deleting old games"),
            Rounds(self._aside.tick, "putting games aside"),
        )
        self._alarms = Alarms(tables, self.clocks, self.notifications, self._play)
        self.custody = Custody(tables, self._autoplay, self._alarms, self.orders, self.finder)
        """What follows when the shards of this process change."""
        tables.pipeline = Pipeline(
            groundwork=(
                self._aside.guard,
                self.guilds.guard,
                self.seats.credit,
                self.clocks.timekeeping.amend,
                windows.amend,
            ),
            upkeep=(
                self.votes.keep,
                self._rulings.keep,
                self.seats.keep,
                keep_turns,
                keep_idle,
                self.drafts.keep_up,
                self.notifications.keep,
                self.finder.calls.keep,
            ),
            watchers=(
                self._autoplay.consider,
                self.rematches.consider,
                self.votes.consider,
                self.orders.consider,
                self.drafts.consider,
                self._alarms.consider,
                self.notifications.consider,
                self.finder.consider,
            ),
            refreshers=(self.notifications.refresh, self.orders.refresh),
            caches=(
                self.guilds.forget,
                self.people.forget_all,
                tables.logs.forget,
                self.drafts.forget,
                self.experience.forget_all,
                self.newcomers.forget_all,
            ),
        )

    @classmethod
    async def open(
        cls,
        store: Store,
        games: Mapping[str, Game[Any]],
        *,
        players: Mapping[str, Answerer] | None = None,
        clock: Callable[[], float] = time.time,
        steady: Callable[[], float] | None = None,
        times: Times | None = None,
        seeds: Callable[[], str] = new_seed,
        hold: int = 256,
        shards: Shards | None = None,
    ) -> Sessions:
        """Find every live session and resume it. `hold` is how many states are kept in memory.

        `clock` tells UTC seconds; where it jumps against the seconds of `steady`, players get time as after a restart.
        Only the sessions of the `shards` (None: all) are resumed; the others are only known. States are read when
        needed; computer players and windows go on at once. Raises StoreError.
        """
        tables = Tables(
            store,
            games,
            players or {},
            clock=clock,
            steady=steady,
            times=times or Times(),
            seeds=seeds,
            hold=hold,
            shards=shards,
        )
        sessions = cls(tables)
        await tables.refresh()
        for table in await tables.load(tables.shards.share):
            sessions.votes.consider(table)
            sessions.rematches.consider(table)
        sessions._autoplay.start()
        await sessions._alarms.start()
        await sessions.orders.start()
        for each in sessions._rounds:
            each.start()
        return sessions

    async def has_logged(self, interaction: int) -> bool:
        """Whether an interaction has caused a line of a log, whichever process wrote it. Raises Refused("store-…")."""
        try:
            return await self._tables.store.line_of(interaction) is not None
        except StoreError as error:
            raise refused_by_store(error) from error

    async def take(self, interaction: int) -> bool:
        """Whether this process is the first to take an interaction that others hear, too. Raises Refused("store-…")."""
        try:
            return await self._tables.store.take(interaction)
        except StoreError as error:
            raise refused_by_store(error) from error

    async def meet(self, *users: int) -> None:
        """Take the live sessions of some people into memory, wherever they play. Raises Refused("store-…")."""
        await self._tables.meet(users)

    async def lost(self) -> StoreError:
        """Wait until nothing more can be stored; returns why."""
        return await self._tables.store.lost()

    async def _table(self, session: int) -> LiveTable:
        """The session with this id. Raises Refused("no-session")."""
        return self._tables.by_id.get(session) or await self._tables.table(session)

    async def close(self) -> None:
        """Stop the clocks, and wait for what is being stored. The store is left open."""
        await self.custody.close()
        for each in self._rounds:
            await each.stop()
        await self.finder.stop()
        await self._alarms.stop()
        await self.orders.stop()
        await self._autoplay.stop()
        while self._tables.tasks:
            await asyncio.gather(*self._tables.tasks, return_exceptions=True)

    async def new(
        self,
        channel_id: int,
        guild_id: int | None,
        host: User,
        game: str,
        options: Options | None = None,
        preset: str = "",
        interaction: int | None = None,
        elsewhere: Elsewhere | None = None,
        *,
        first: bool = False,
    ) -> SessionView:
        """Open a lobby; the host takes the first seat. Refused: no-game, no-preset, channel-busy; BadOptions.

        `interaction`, here and below, is Discord's number of the click or command; it is mixed into the seed.
        `elsewhere` makes the channel in which it is opened, a thread of this one, once it is clear that it can be.
        `first`: a host for whom that is new gets a first game.
        """
        return await self._lobby.new(
            channel_id, guild_id, host, game, options or {}, preset, interaction, elsewhere, first=first
        )

    async def join(self, session: int, user: User, interaction: int | None = None) -> SessionView:
        """Take the next free seat. Refused: already-joined, table-full, already-started, already-over."""
        return await self._lobby.join(session, user, interaction)

    async def leave(self, session: int, user: User, interaction: int | None = None) -> SessionView:
        """Give the seat back before the start; the last to leave cancels it. Refused: not-joined, already-started."""
        return await self._lobby.leave(session, user, interaction)

    async def send_away(self, session: int, user: User, away: int, *, admin: bool = False) -> SessionView:
        """Send someone away from a lobby. Refused: not-host, kick-self, kick-nobody, already-started."""
        return await self._lobby.send_away(session, user, away, admin=admin)

    async def host_gone(self, session: int, host: int) -> bool:
        """Let a lobby go on without its host, who left the server. Returns whether that changed anything."""
        return await self._lobby.host_gone(session, host)

    async def add_computer(self, session: int, user: User, kind: str = "random") -> SessionView:
        """Seat a computer player. Refused: unknown-computer, not-joined, table-full, already-started."""
        return await self._lobby.add_computer(session, user, kind)

    async def remove_computer(self, session: int, user: User) -> SessionView:
        """Remove the last computer player. Refused: no-computer, not-joined, already-started."""
        return await self._lobby.remove_computer(session, user)

    async def set_option(self, session: int, user: User, key: str, value: str) -> SessionView:
        """Change an option. Refused: not-host, already-started; BadOptions."""
        return await self._lobby.set_option(session, user, key, value)

    async def choose_preset(self, session: int, user: User, key: str) -> SessionView:
        """Set all options as a preset says. Refused: not-host, already-started, no-preset, preset-off."""
        return await self._lobby.choose_preset(session, user, key)

    async def start(
        self, session: int, user: User, *, admin: bool = False, interaction: int | None = None
    ) -> SessionView:
        """Start the game. Refused: not-host, too-few, already-started; BadOptions."""
        return await self._starting.start(session, user, admin=admin, interaction=interaction)

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
        """Play a move; it is stored when this returns. See `play.Play.submit` for its refusals."""
        return await self._play.submit(
            user_id, session, move, seat=seat, seen_seq=seen_seq, interaction_id=interaction_id
        )

    async def undo(self, user_id: int, session: int, since: int | None = None) -> UndoState:
        """Take the user's last move back, or ask those who must agree.

        With `since` only a move after that line, and only where no one need be asked.
        """
        return await self._undo.ask(user_id, session, since)

    async def may_undo(self, user_id: int, session: int) -> int:
        """How many moves this person has to take back, at once or with the others' consent: 2 for several this turn."""
        return await self._undo.steps(user_id, await self._table(session))

    async def agree_undo(self, user_id: int, session: int, answer: str) -> UndoState:
        """Answer an open undo request with "yes" or "no"."""
        return await self._undo.agree(user_id, session, answer)

    async def proposal(self, session: int, moment: int) -> Proposal:
        """What going back to a moment of a running game would be.

        Refused: "ruling-open", "vote-rests", "ruling-nothing" and as by `retold`.
        """
        await self._rulings.check(session)
        return proposal_of(await self.archive.retold(session), moment)

    async def propose_ruling(self, user_id: int, session: int, moment: int) -> VoteState:
        """Ask the table to go back to a moment of a running game; if no one else need agree, go back at once.

        Refused: "not-playing", "ruling-open", "ruling-nothing", "vote-rests".
        """
        return await self._rulings.propose(user_id, session, await self.proposal(session, moment))

    async def play_from(
        self,
        session: int,
        moment: int,
        seat: Seat,
        channel_id: int,
        guild_id: int | None,
        host: User,
        interaction_id: int | None = None,
        elsewhere: Elsewhere | None = None,
    ) -> SessionView:
        """Open a table that goes on from a moment of a game that is over, with the host in this seat.

        What that seat did not know is dealt anew. Refused: as by `FromHere.open`, "from-here-end".
        """
        beginning = beginning_of(await self.archive.retold(session), moment)
        return await self._from_here.open(
            session, beginning, seat, channel_id, guild_id, host, interaction_id, elsewhere
        )

    def in_channel(self, channel_id: int) -> SessionView | None:
        """The live session of a channel."""
        session = self._tables.by_channel.get(channel_id)
        return None if session is None else self._tables.by_id[session].view()

    async def recent(self, channel_id: int) -> SessionView | None:
        """The live session of a channel, or else the last one played there."""
        live = self.in_channel(channel_id)
        if live is not None:
            return live
        try:
            row = await self._tables.store.live_in_channel(channel_id)
            row = row or await self._tables.store.last_played(channel_id)
        except StoreError as error:
            raise refused_by_store(error) from error
        return None if row is None else self._tables.admit(row).view()

    def of_user(self, user_id: int) -> list[SessionView]:
        """The live sessions in which a person has a seat, the oldest first."""
        return [view for view in self.tables_of(user_id) if view.seats_of(user_id)]

    def tables_of(self, user_id: int) -> list[SessionView]:
        """The live sessions in which a person has a seat, someone holds one for them, or they are called to one.

        The oldest come first.
        """
        return [self._tables.by_id[each].view() for each in sorted(self._tables.by_user.get(user_id, ()))]

    def out_of_place(self, user_id: int) -> list[SessionView]:
        """Those of `of_user` whose channel does not show them, because it is deleted or closed to the bot."""
        mine = [self._tables.by_id[each] for each in sorted(self._tables.by_user.get(user_id, ()))]
        lost = [table.view() for table in mine if table.head.table_state.place_lost not in ("", "aside")]
        return [view for view in lost if view.seats_of(user_id)]

    def servers_of(self, user_id: int) -> set[int | None]:
        """The servers (None: direct messages) of the same sessions."""
        return {self._tables.by_id[each].head.guild_id for each in self._tables.by_user.get(user_id, ())}

    def awaits(self, session: int, user_id: int) -> bool:
        """Whether a live session asks a person something."""
        if (table := self._tables.by_id.get(session)) is None:
            return False
        head = table.head
        asked = head.asked if self._tables.plays(head) else ()
        return any(seat in asked for seat in head.seats_of(user_id))

    def live(self) -> list[SessionView]:
        """Every live session, the oldest first."""
        views = (table.view() for _, table in sorted(self._tables.by_id.items()))
        return [view for view in views if view.status.live]

    async def get(self, session: int) -> SessionView:
        """One session. Refused: no-session."""
        return (await self._table(session)).view()

    async def position(self, session: int, viewer: Seat | None = None) -> Position:
        """The game as a seat (None: the public) may know it. Refused: no-session, not-started."""
        return await self._positions.of(await self._table(session), viewer)

    async def moves(self, session: int, user_id: int, seat: Seat | None = None) -> list[Move]:
        """Every legal move of a person, without settings. Refused: not-playing, wrong-seat."""
        head = (await self._table(session)).head
        mine = head.seats_of(user_id)
        if not mine:
            raise Refused("not-playing")
        if seat is not None and seat not in mine:
            raise Refused("wrong-seat", seats=[f"@{own}" for own in mine])
        asked = [own for own in mine if own in head.asked]
        offer = (await self.position(session, seat if seat is not None else [*asked, *mine][0])).offer
        return offer.moves if offer is not None else []

    async def log(self, session: int, viewer: Seat | None = None, since: int = 0) -> list[LogLine]:
        """The log after a line, as a seat (None: the public) may know it."""
        return await self._history.log(await self._table(session), viewer, since)

    async def log_page(self, session: int, viewer: Seat | None, number: int, size: int) -> LogPage:
        """A page of the log, of up to `size` lines, as a viewer may know it; 0 is the newest, the nearest is given."""
        return await self._history.page(await self._table(session), viewer, number, size)

    async def line(self, session: int, viewer: Seat | None, revision: int) -> int:
        """The newest line that a viewer (None: the public) had seen at a revision."""
        visibility = await self._tables.logs.visibility(await self._table(session))
        return visibility.line(viewer, revision)

    async def newest(self, session: int, viewer: Seat | None, most: int, since: int = 0) -> list[LogLine]:
        """The newest `most` lines after line `since` that a viewer (None: the public) knows of, in order."""
        return await self._history.newest(await self._table(session), viewer, most, since)

    async def story(
        self, session: int, viewer: Seat | None, marks: Iterable[tuple[int, int]]
    ) -> list[LogLine]:
        """The log as a viewer may know it, from the latest of some marks on.

        A mark is a line, and how many lines that lead up to it are told, too.
        """
        table = await self._table(session)
        visibility = await self._tables.logs.visibility(table)
        return await self._history.log(table, viewer, visibility.before(viewer, marks))

    async def revision(self, session: int, viewer: Seat | None, seq: int) -> int:
        """How many of the lines up to `seq` a viewer (None: the public) knows of."""
        visibility = await self._tables.logs.visibility(await self._table(session))
        return visibility.revision(viewer, seq)

    async def last_view(self, session: int) -> Any:
        """What everyone may know of the last position of a game whose rules are no longer played.

        None if its state can no longer be read.
        """
        return await self._history.last_view(await self._table(session))

    async def export(self, session: int) -> bytes:
        """The game file (JSON of `engine.record.Record`); seed and moves only when it is over. Refused: not-started."""
        return await self._history.export(await self._table(session))

    async def verify(self, session: int, viewer: Seat | None = None) -> Report:
        """Whether the log gives every kept state. Refused: not-started."""
        return await self._history.verify(await self._table(session), viewer)

    async def tick(self) -> None:
        """Handle windows, clocks and old games that are due; happens by itself, at once when a test moves the clock."""
        await self._autoplay.tick()
        await self._alarms.tick()
        await self._retention.tick()
        await self._aside.tick()
