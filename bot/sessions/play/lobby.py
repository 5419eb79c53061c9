"""Before a game: who sits where, with which options; and how a table ends."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from bot.engine.moves import Event, Seat, Values
from bot.engine.options import Options
from bot.sessions.core.change import Change, LiveTable
from bot.sessions.core.computer_names import name_for
from bot.sessions.core.contributions import opening
from bot.sessions.core.head import SessionHead, to_row
from bot.sessions.core.holding import SENT_AWAY, named, person, seat_counts, was_sent_away
from bot.sessions.core.pace import TablePace
from bot.sessions.core.presets import fitting
from bot.sessions.core.refusals import Refused, refused_by_store
from bot.sessions.core.rematch import fewer, players_again, seated, waiting, waits_until, with_rematch
from bot.sessions.core.shards import NotServed
from bot.sessions.core.stored import note_stored
from bot.sessions.core.table_state import Called, TableState
from bot.sessions.core.tables import Tables
from bot.sessions.core.types import NAME_LENGTH, REASON_LENGTH, Holder, Kind, SessionView, Status, User
from bot.sessions.play.aside import Aside
from bot.sessions.play.lobby_checks import (
    check_alone,
    check_host,
    check_joined,
    check_live,
    check_lobby,
    check_new,
    last,
    preset_named,
)
from bot.sessions.play.newcomers import Newcomers
from bot.sessions.server import policy
from bot.sessions.server.guilds import server_rules_of
from bot.sessions.server.rules import ServerRules
from bot.store import Clash, Conflict, LogRow, StoreError

MOST_LOBBIES = 3
"""How many open lobbies a person may host."""

Elsewhere = Callable[[], Awaitable[tuple[int, User]]]
"""Makes a channel for a new table; returns it, and the host with the channels that contain it."""

Dress = Callable[[ServerRules, SessionHead], SessionHead]
"""What a new table is besides its game and options, by the rules of its server."""


class Lobby:
    """The changes of a session before its start, and its end."""

    def __init__(self, tables: Tables, aside: Aside, newcomers: Newcomers) -> None:
        self._tables, self._aside, self._newcomers = tables, aside, newcomers

    async def new(
        self,
        channel_id: int,
        guild_id: int | None,
        host: User,
        game: str,
        options: Options,
        preset: str,
        interaction: int | None = None,
        elsewhere: Elsewhere | None = None,
        *,
        first: bool = False,
        dress: Dress = lambda server_rules, head: head,
        pace: TablePace | None = None,
        calls: tuple[Called, ...] = (),
    ) -> SessionView:
        """Open a lobby in a channel; the host takes the first seat, and the seed of the game is chosen.

        With `elsewhere` it is opened in the channel made by that, but only if it could be opened at all. Its
        options are those given, then those of the preset, if any, then the server's usual ones; or, where neither was
        chosen (`first`) and the host has ended no such game, those of a first game. `dress` says what else it is. With
        `calls` it is opened at a `pace` for people who wait for a table, with a clock that fits it if the server allows
        that. A game of the channel that its people have left is put aside. Raises Refused("no-game", "no-preset",
        "channel-busy", "tables-full", "lobbies-full", "hosted-full" and what `policy` refuses), BadOptions for options
        that the game does not have, and with `calls` NotServed.
        """
        tables = self._tables
        first = first and not options and not preset and await self._newcomers.is_new(guild_id, host.id, game)
        state = TableState(chosen_pace=pace, calls=calls, formed=bool(calls))
        server_rules, head = await self._opening(
            channel_id, guild_id, host, game, options, preset, first, state
        )
        self._check_many(server_rules, head, channel_id if elsewhere is None else None)
        if elsewhere is None:
            await self._aside.make_room(channel_id, server_rules)
        else:
            channel_id, host = await elsewhere()
            server_rules, head = await self._opening(
                channel_id, guild_id, host, game, options, preset, first, state
            )
        seed = tables.seeds()
        head = dress(server_rules, replace(head, seed=seed))
        line = LogRow(
            session=0,
            seq=1,
            kind=Kind.NEW.value,
            at=head.created_at,
            seat=head.seats_of(host.id)[0],
            body=opening(game, seed),
            user_id=host.id,
            interaction=interaction,
        )
        lease = tables.shards.lease(guild_id) if calls else None
        try:
            session = await tables.store.create(
                to_row(head), line, most=server_rules.tables, lobbies=MOST_LOBBIES, lease=lease
            )
        except Conflict as conflict:
            if conflict.clash is Clash.LEASE:
                tables.shards.doubt(guild_id)
                raise NotServed from conflict
            if conflict.clash is Clash.TABLES:
                raise Refused("tables-full", most=server_rules.tables) from conflict
            if conflict.clash is Clash.LOBBIES:
                raise Refused(
                    "lobbies-full", most=MOST_LOBBIES, places=self._hosted_places(host.id)
                ) from conflict
            # Another process may have opened it; now this one knows it too.
            row = await tables.store.live_in_channel(channel_id)
            if row is not None:
                tables.admit(row)
            raise Refused("channel-busy") from conflict
        except StoreError as error:
            raise refused_by_store(error) from error
        note_stored()
        return tables.opened(to_row(replace(head, id=session))).view()

    def _check_many(self, server_rules: ServerRules, head: SessionHead, instead: int | None) -> None:
        """Refuse one more table, as far as this process knows; what is in the channel `instead` may make room for it.

        Refused: tables-full, lobbies-full, hosted-full.
        """
        live = [each.head for each in self._tables.by_id.values() if each.head.status.live]
        here = [each for each in live if each.guild_id == head.guild_id and not each.is_aside]
        here = [each for each in here if each.channel_id != instead]
        if 0 < server_rules.tables <= len(here) and head.guild_id is not None:
            raise Refused("tables-full", most=server_rules.tables)
        hosted = sum(each.status is Status.PLAYING and each.host_id == head.host_id for each in here)
        if 0 < server_rules.hosted <= hosted and head.guild_id is not None:
            raise Refused("hosted-full", most=server_rules.hosted)
        if len(places := self._hosted_places(head.host_id)) >= MOST_LOBBIES:
            raise Refused("lobbies-full", most=MOST_LOBBIES, places=places)

    async def _opening(
        self,
        channel_id: int,
        guild_id: int | None,
        host: User,
        game: str,
        options: Options,
        preset: str,
        first: bool,
        state: TableState,
    ) -> tuple[ServerRules, SessionHead]:
        """The rules of the server, and the session that `new` would open."""
        tables = self._tables
        if game not in tables.games:
            raise Refused("no-game", games=sorted(tables.games))
        server_rules, within = await server_rules_of(tables.store, guild_id), policy.within(host)
        policy.check_game(server_rules, game, tables.games)
        policy.check_channel(server_rules, channel_id, within)
        policy.check_starter(server_rules, host)
        info = tables.games[game].info
        if preset:
            chosen = preset_named(info, preset)
            policy.check_preset(server_rules, info, chosen)
            options = {**chosen.options, **options}
        now = tables.clock()
        pace = state.chosen_pace or server_rules.pace.chosen
        clock = server_rules.clock
        if state.formed and pace is not None and policy.allows_clock(server_rules, fitting(clock, pace)):
            clock = fitting(clock, pace)
        table_state = replace(state, clock=clock, chosen_pace=pace, within=within)
        if first:
            options = policy.first_options(server_rules, tables.games[game], table_state.pace)
        return server_rules, SessionHead(
            id=0,
            channel_id=channel_id,
            guild_id=guild_id,
            game=game,
            status=Status.LOBBY,
            host_id=host.id,
            options=policy.settled(
                server_rules,
                tables.games[game],
                policy.complete(server_rules, info, options, table_state.pace),
            ),
            holders=(person(host),),
            created_at=now,
            seq=1,
            due=now + tables.times.lobby,
            table_state=table_state,
        )

    async def join(self, session: int, user: User, interaction: int | None = None) -> SessionView:
        """Take the next free seat. Refused: already-joined, table-full, options-full, kicked."""

        async def rule(table: LiveTable) -> Change:
            head = table.head
            check_lobby(head)
            if head.seats_of(user.id):
                raise Refused("already-joined")
            self._check_room(head, user.id)
            try:
                lines = await self._tables.store.log(head.id)
            except StoreError as error:
                raise refused_by_store(error) from error
            if was_sent_away(lines, user.id):
                raise Refused("kicked")
            after = replace(head, holders=(*head.holders, person(user)))
            if (rematch := head.table_state.rematch) is not None:
                after = with_rematch(after, rematch.without(user.id))
                after = replace(after, holders=seated(after.holders, await self._order(rematch.of)))
            return Change(
                head=after,
                kind=Kind.JOIN,
                seat=after.seats_of(user.id)[0],
                user=user.id,
                interaction=interaction,
                body=user.name[:NAME_LENGTH],
            )

        table, _ = await self._tables.change(session, rule)
        return table.view()

    async def _order(self, session: int) -> list[Holder]:
        """How the players of an earlier game sit when it is played again; nobody if it is no longer stored."""
        try:
            return players_again((await self._tables.table(session)).head.holders)
        except Refused as refused:
            if refused.key != "no-session":
                raise
            return []

    async def leave(self, session: int, user: User, interaction: int | None = None) -> SessionView:
        """Give the seat back. If the host leaves, the next person is host; without anyone left, it is cancelled."""

        def rule(head: SessionHead) -> Change:
            seats = head.seats_of(user.id)
            if not seats:
                raise Refused("not-joined")
            return replace(self.without(head, user), seat=seats[0], interaction=interaction)

        return await self._in_lobby(session, rule)

    async def send_away(self, session: int, user: User, away: int, *, admin: bool = False) -> SessionView:
        """Take the seat of the person `away`, who cannot come back; only the host or an admin may.

        Refused: not-host, kick-self, kick-nobody.
        """

        def rule(head: SessionHead) -> Change:
            check_host(head, user, admin)
            if away == user.id:
                raise Refused("kick-self")
            seats = head.seats_of(away)
            if not seats:
                raise Refused("kick-nobody")
            return replace(self.without(head, User(away, head.holders[seats[0]].name)), how=SENT_AWAY)

        return await self._in_lobby(session, rule)

    async def host_gone(self, session: int, host: int) -> bool:
        """Note that the `host` has left the server: they leave the lobby. Returns whether that changed anything."""

        def rule(head: SessionHead) -> Change:
            check_host(head, User(host, ""))
            return self.without(head, User(host, head.holders[head.seats_of(host)[0]].name))

        try:
            await self._in_lobby(session, rule)
        except Refused as refused:
            if refused.key not in ("not-host", "already-started", "already-over"):
                raise
            return False
        return True

    def without(self, head: SessionHead, user: User) -> Change:
        """A person leaves. The next in the order of seats is host; without anyone left, the lobby is cancelled."""
        after = replace(head, holders=tuple(each for each in head.holders if each.user_id != user.id))
        after = fewer(after, user.id)
        people = after.people()
        if not people:
            after = after.ended(Status.ABANDONED, self._tables.clock())
        elif head.host_id == user.id:
            assert people[0].user_id is not None
            after = replace(after, host_id=people[0].user_id)
        return Change(head=after, kind=Kind.LEAVE, user=user.id, body=user.name[:NAME_LENGTH])

    async def add_computer(self, session: int, user: User, kind: str) -> SessionView:
        """Let a computer player of this kind take the next free seat. Anyone at the table may ask for one."""

        def rule(head: SessionHead) -> Change:
            if kind not in self._tables.players:
                raise Refused("unknown-computer", kinds=self._tables.computers)
            check_joined(head, user)
            self._check_room(head)
            holders = (
                *head.holders,
                Holder(None, name_for(head.id, {holder.name for holder in head.holders}), kind),
            )
            return Change(
                head=replace(head, holders=holders),
                kind=Kind.COMPUTER,
                seat=last(holders),
                user=user.id,
                body=f"+{kind}",
            )

        return await self._in_lobby(session, rule)

    async def remove_computer(self, session: int, user: User) -> SessionView:
        """Remove the last computer player."""

        def rule(head: SessionHead) -> Change:
            check_joined(head, user)
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
        """Change an option; only the host may. Raises BadOptions for an unknown key or value."""

        async def rule(table: LiveTable) -> Change:
            head, game = table.head, self._tables.game(table.head)
            check_lobby(head)
            check_host(head, user)
            check_new(head)
            options = game.info.complete({**head.options, key: value})
            server_rules = await server_rules_of(self._tables.store, head.guild_id)
            policy.check_value(server_rules, game.info, key, value)
            return Change(
                head=replace(head, options=policy.settled(server_rules, game, options)),
                kind=Kind.OPTION,
                user=user.id,
                body=f"{key}={value}",
            )

        table, _ = await self._tables.change(session, rule)
        return table.view()

    async def choose_preset(self, session: int, user: User, key: str) -> SessionView:
        """Set all options as a preset says, the rest as usual on the server; only the host may.

        Refused: not-host, already-started, no-preset, preset-off.
        """

        async def rule(table: LiveTable) -> Change:
            head = table.head
            check_lobby(head)
            check_host(head, user)
            check_new(head)
            game = self._tables.game(head)
            info = game.info
            preset = preset_named(info, key)
            server_rules = await server_rules_of(self._tables.store, head.guild_id)
            policy.check_preset(server_rules, info, preset)
            options = policy.complete(server_rules, info, preset.options, head.table_state.pace)
            options = policy.settled(server_rules, game, options)
            return Change(
                head=replace(head, options=options), kind=Kind.OPTION, user=user.id, body=f"preset={key}"
            )

        table, _ = await self._tables.change(session, rule)
        return table.view()

    async def end(self, session: int, user: User, *, admin: bool, reason: str = "") -> SessionView:
        """Cancel a lobby, or abandon a running game, for users who may end every game; they may give a reason.

        The host may cancel a lobby, and a player whose opponents are all computers may end the game unless the server
        forbids it. Several people decide by a vote: Refused("end-vote").
        """
        caller = policy.caller(user, admin=admin)

        async def rule(table: LiveTable) -> Change:
            head = table.head
            check_live(head)
            server_rules = await server_rules_of(self._tables.store, head.guild_id)
            is_steward = policy.is_steward(server_rules, caller)
            is_own = {holder.user_id for holder in head.holders} in ({user.id}, {user.id, None})
            if head.status is Status.LOBBY and not is_steward:
                check_host(head, user)
            elif not is_steward:
                if not head.seats_of(user.id):
                    raise Refused("not-playing")
                policy.check_ender(server_rules, caller)
                check_alone(head, user)
            values: Values = {"reason": f"={reason.strip()[:REASON_LENGTH]}"} if reason.strip() else {}
            events = []
            if is_steward and (values or not is_own):
                events = [Event("ended-because" if values else "ended-by-admin", values)]
            after = head.ended(Status.ABANDONED, self._tables.clock())
            return Change(head=after, kind=Kind.END, user=user.id, events=events)

        table, _ = await self._tables.change(session, rule, without_rules=True)
        return table.view()

    async def _in_lobby(
        self,
        session: int,
        rule: Callable[[SessionHead], Change],
    ) -> SessionView:
        """Change a lobby by a rule."""

        async def checked(table: LiveTable) -> Change:
            head = table.head
            check_lobby(head)
            return rule(head)

        table, _ = await self._tables.change(session, checked)
        return table.view()

    def _hosted_places(self, user_id: int) -> list[str]:
        """The channels of the open lobbies that a person hosts, as links."""
        heads = (table.head for _, table in sorted(self._tables.by_id.items()))
        hosted = (each for each in heads if each.status is Status.LOBBY and each.host_id == user_id)
        return [f"<#{head.channel_id}>" for head in hosted]

    def _check_room(self, head: SessionHead, user_id: int | None = None) -> None:
        """Refuse one more at a table; seats are kept for those of an earlier game who are asked, unless it is them.

        Refused: table-full, options-full, seats-kept.
        """
        game, seats = self._tables.game(head), len(head.holders)
        asked = {each.user_id: each.name for each in waiting(head)}
        if seats >= game.info.max_seats:
            raise Refused("table-full", most=game.info.max_seats)
        if seats >= (most := seat_counts(game, head)[-1]):
            raise Refused("options-full", most=most)
        if user_id not in asked and seats + len(asked) >= most:
            people, until = [named(each) for each in asked.values()], waits_until(head) or 0.0
            raise Refused("seats-kept", people=people, until=str(int(until)))
