"""Before a game: who sits where, with which options; and its start and end."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from bot.engine.errors import Illegal
from bot.engine.moves import Event, Seat, Values, who
from bot.engine.options import Options
from bot.engine.rng import Rng
from bot.sessions import policy
from bot.sessions.affairs import Affairs
from bot.sessions.agenda import agenda
from bot.sessions.change import Change, Table
from bot.sessions.charter import Charter
from bot.sessions.guilds import charter_of
from bot.sessions.head import Head, to_row
from bot.sessions.house import House
from bot.sessions.refusals import Refused, refused_by_store
from bot.sessions.types import NAME_LENGTH, REASON_LENGTH, Holder, Kind, SessionView, Status, User
from bot.sessions.votes import people
from bot.store import Conflict, LogRow, StoreError


class Lobby:
    """The changes of a session that are no moves."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def new(
        self, channel_id: int, guild_id: int | None, host: User, game: str, options: Options
    ) -> SessionView:
        """Open a lobby in a channel, with what is usual in the server; the host takes the first seat.

        Raises Refused("no-game", "channel-busy", "tables-full" or what `policy` refuses), and BadOptions for options
        that the game does not have.
        """
        house = self._house
        if game not in house.games:
            raise Refused("no-game", games=sorted(house.games))
        charter, within = await charter_of(house.store, guild_id), policy.within(host)
        policy.check_game(charter, game, house.games)
        policy.check_channel(charter, channel_id, within)
        policy.check_starter(charter, host)
        now = house.clock()
        head = Head(
            id=0,
            channel_id=channel_id,
            guild_id=guild_id,
            game=game,
            status=Status.LOBBY,
            host_id=host.id,
            options=policy.complete(charter, house.games[game].info, options),
            holders=(_person(host),),
            created_at=now,
            seq=1,
            affairs=Affairs(clock=charter.clock, within=within),
        )
        line = LogRow(session=0, seq=1, kind=Kind.NEW.value, at=now, seat=0, body=game, user=host.id)
        try:
            session = await house.store.create(to_row(head), line, most=charter.tables)
        except Conflict as conflict:
            if conflict.what == "guild":
                raise Refused("tables-full", most=charter.tables) from conflict
            # Another process may have opened it: from now on this one knows it too.
            row = await house.store.live_in_channel(channel_id)
            if row is not None:
                house.admit(row)
            raise Refused("channel-busy") from conflict
        except StoreError as error:
            raise refused_by_store(error) from error
        table = house.admit(to_row(replace(head, id=session)))
        house.tell(session)
        return table.view()

    async def join(self, session: int, user: User) -> SessionView:
        """Take the next free seat."""

        def rule(head: Head) -> Change:
            if head.seats_of(user.id):
                raise Refused("already-joined")
            self._check_room(head)
            holders = (*head.holders, _person(user))
            return Change(
                head=replace(head, holders=holders),
                kind=Kind.JOIN,
                seat=_last(holders),
                user=user.id,
                body=user.name[:NAME_LENGTH],
            )

        return await self._in_lobby(session, rule)

    async def leave(self, session: int, user: User) -> SessionView:
        """Give the seat back. Where the host leaves, the next person is host; where nobody is left, it is cancelled."""

        def rule(head: Head) -> Change:
            seats = head.seats_of(user.id)
            if not seats:
                raise Refused("not-joined")
            holders = tuple(holder for holder in head.holders if holder.user_id != user.id)
            after = replace(head, holders=holders)
            people = after.people()
            if not people:
                after = replace(after, status=Status.ABANDONED, ended_at=self._house.clock())
            elif head.host_id == user.id:
                assert people[0].user_id is not None
                after = replace(after, host_id=people[0].user_id)
            return Change(
                head=after, kind=Kind.LEAVE, seat=seats[0], user=user.id, body=user.name[:NAME_LENGTH]
            )

        return await self._in_lobby(session, rule)

    async def add_computer(self, session: int, user: User, kind: str) -> SessionView:
        """Let a computer player of that kind take the next free seat. Anybody at the table may ask for one."""

        def rule(head: Head) -> Change:
            if kind not in self._house.players:
                raise Refused("unknown-computer", kinds=sorted(self._house.players))
            _check_joined(head, user)
            self._check_room(head)
            holders = (
                *head.holders,
                Holder(None, self._house.computer_name(kind, {holder.name for holder in head.holders}), kind),
            )
            return Change(
                head=replace(head, holders=holders),
                kind=Kind.COMPUTER,
                seat=_last(holders),
                user=user.id,
                body=f"+{kind}",
            )

        return await self._in_lobby(session, rule)

    async def remove_computer(self, session: int, user: User) -> SessionView:
        """Send the last computer player away."""

        def rule(head: Head) -> Change:
            _check_joined(head, user)
            seats = [i for i, holder in enumerate(head.holders) if holder.computer is not None]
            if not seats:
                raise Refused("no-computer")
            holders = (*head.holders[: seats[-1]], *head.holders[seats[-1] + 1 :])
            return Change(
                head=replace(head, holders=holders),
                kind=Kind.COMPUTER,
                seat=Seat(seats[-1]),
                user=user.id,
                body="-",
            )

        return await self._in_lobby(session, rule)

    async def set_option(self, session: int, user: User, key: str, value: str) -> SessionView:
        """Change an option; the host's right. Raises BadOptions for an unknown key or value."""

        def rule(head: Head) -> Change:
            _check_host(head, user)
            options = self._house.game(head).info.complete({**head.options, key: value})
            return Change(
                head=replace(head, options=options), kind=Kind.OPTION, user=user.id, body=f"{key}={value}"
            )

        return await self._in_lobby(session, rule)

    async def start(self, session: int, user: User, *, admin: bool) -> SessionView:
        """Deal and begin; the host's right. Raises BadOptions where seats and options do not fit.

        What the server allows is checked again: it may have changed since the lobby was opened.
        """
        caller = policy.caller(user, admin=admin)

        def rule(head: Head) -> Change:
            game, seats = self._house.game(head), len(head.holders)
            if seats < game.info.min_seats:
                raise Refused("too-few", seats=seats, least=game.info.min_seats)
            seed = self._house.seeds()
            try:
                state = game.setup(seats, head.options, Rng(seed))
                events, state.events = state.events, []
                asked, windows = agenda(game, state, (), self._house.clock(), self._house.times)
                data = game.encode(state)
            except Illegal:
                raise
            except Exception as error:
                raise self._house.rules_broke(head, "the set-up", error) from error
            after = replace(
                head,
                status=Status.PLAYING,
                seed=seed,
                started_at=self._house.clock(),
                asked=asked,
                windows=windows,
            )
            return Change(
                head=after, kind=Kind.START, user=user.id, events=events, position=(state, data), keep=True
            )

        def check(charter: Charter, head: Head) -> None:
            _check_host(head, user, caller.admin)
            policy.check_starter(charter, caller)
            policy.check_game(charter, head.game, self._house.games)
            policy.check_channel(charter, head.channel_id, head.affairs.within)

        return await self._in_lobby(session, rule, check)

    async def end(self, session: int, user: User, *, admin: bool, reason: str = "") -> SessionView:
        """Cancel a lobby, or abandon a running game: the right of those who may end every game, who may give a reason.

        A lobby is cancelled by its host too, a game also ended by whoever plays with computer players alone, unless the
        server keeps that from the table; where several people play they decide together: Refused("end-vote").
        """
        caller = policy.caller(user, admin=admin)

        async def rule(table: Table) -> Change:
            head = table.head
            _check_live(head)
            charter = await charter_of(self._house.store, head.guild_id)
            is_steward = policy.is_steward(charter, caller)
            if head.status is Status.LOBBY and not is_steward:
                _check_host(head, user)
            elif not is_steward:
                if not head.seats_of(user.id):
                    raise Refused("not-playing")
                policy.check_ender(charter, caller)
                _check_alone(head, user)
            values: Values = {"reason": f"={reason.strip()[:REASON_LENGTH]}"} if reason.strip() else {}
            events = [Event("ended-because" if values else "ended-by-admin", values)] if is_steward else []
            after = head.ended(Status.ABANDONED, self._house.clock())
            return Change(head=after, kind=Kind.END, user=user.id, events=events)

        table, _ = await self._house.change(session, rule)
        return table.view()

    async def _in_lobby(
        self,
        session: int,
        rule: Callable[[Head], Change],
        check: Callable[[Charter, Head], None] | None = None,
    ) -> SessionView:
        """Change a lobby by a rule; `check` refuses what its server does not allow."""

        async def checked(table: Table) -> Change:
            _check_live(table.head)
            if table.head.status is not Status.LOBBY:
                raise Refused("already-started")
            head = table.head
            if check is not None:
                check(await charter_of(self._house.store, head.guild_id), head)
            return rule(head)

        table, _ = await self._house.change(session, checked)
        return table.view()

    def _check_room(self, head: Head) -> None:
        most = self._house.game(head).info.max_seats
        if len(head.holders) >= most:
            raise Refused("table-full", most=most)


def _person(user: User) -> Holder:
    return Holder(user.id, user.name[:NAME_LENGTH])


def _check_live(head: Head) -> None:
    if not head.status.live:
        raise Refused("already-over")


def _check_joined(head: Head, user: User) -> None:
    if not head.seats_of(user.id):
        raise Refused("not-joined")


def _check_host(head: Head, user: User, admin: bool = False) -> None:
    if head.host_id != user.id and not admin:
        raise Refused("not-host", host=[f"@{seat}" for seat in head.seats_of(head.host_id)])


def _check_alone(head: Head, user: User) -> None:
    others = [seat for seat in people(head) if head.holders[seat].user_id != user.id]
    if others:
        raise Refused("end-vote", others=[who(seat) for seat in others])


def _last(holders: tuple[Holder, ...]) -> Seat:
    return Seat(len(holders) - 1)
