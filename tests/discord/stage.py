"""A whole Heliograph in a sandbox, with every game to play, and short words for what people do there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from copy import deepcopy
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Any

import discord
import yarl

from bot.app import aim, heliograph
from bot.discord.client import Heliograph
from bot.engine.catalogues import ENGLISH, languages
from bot.engine.moves import CLOCK, Move, Seat
from bot.engine.rules import Game
from bot.sandbox import Actor, Answer, Place, Sandbox, Seen
from bot.sandbox.errors import Json
from bot.sandbox.world.world import World
from bot.sessions import Sessions, SessionView, Times
from bot.sessions.core.types import Saved
from bot.sessions.play.play import Overtaken
from bot.sessions.server import policy
from bot.settings import Settings
from bot.store.leases import Claim
from tests.discord.parsed import parse_once
from tests.games.proofs import NAMES, every_game, seats_near
from tests.paces import lasting
from tests.patience import PATIENCE
from tests.unmixed import unmixed

REGISTERED: list[Json] = []
"""The commands that a bot of this process registered last: the next finds them, as after any start but the first."""

REGISTERED_FOR: list[object] = []
"""The games and titles that those are of: a bot of the same ones need not look whether it has others."""

parse_once()

FAST = Times(paces=lasting(30.0), grace=5.0, think=0.0, ponder=0.0)


class Seeds:
    """The seeds of a stage, the same in every run: "stage 1", "stage 2" and so on."""

    def __init__(self, name: str) -> None:
        self.restart(name)

    def restart(self, name: str) -> None:
        """Count from the beginning, with another name in front."""
        self.name, self.given = name, 0

    def __call__(self) -> str:
        self.given += 1
        return f"{self.name} {self.given}"


class Stage:
    """The sandbox, the bot in it, and who plays."""

    def __init__(self, sandbox: Sandbox, client: Heliograph, seeds: Seeds) -> None:
        self.sandbox, self.client, self.seeds = sandbox, client, seeds
        client.context.computers = ("random",)
        # All are new here, and advice takes a while.
        client.context.coach.in_first_games = False
        self.mira, self.bo, self.cy = (sandbox.person(name) for name in ("Mira", "Bo", "Cy"))
        self.table = sandbox.channel("table")
        self.second = sandbox.channel("second-table")

    @property
    def sessions(self) -> Sessions:
        return self.client.context.sessions

    @property
    def board(self) -> Seen:
        """The newest board of the channel; the messages of votes may be below it."""
        return next(each for each in reversed(self.table.messages) if "Play" in each.labels)

    async def settled(self) -> None:
        """Wait until the channels and direct messages show the newest state."""
        await self.client.announcer.settled()
        await self.client.notifications.settled()
        await self.client.host_news.settled()

    def live(self, place: Place | None = None) -> SessionView:
        """The running session of a channel."""
        found = self.sessions.in_channel(int((place or self.table).id))
        assert found is not None
        return found

    def company(self, game: str, wanted: int = 2) -> list[Actor]:
        """Who plays a game with Mira, so that as many play as are wanted, or as can."""
        seats = seats_near(self.client.context.games[game], wanted)
        return [self.sandbox.person(name) for name in NAMES[1:seats]]

    async def lobby(self, game: str, *others: Actor, place: Place | None = None, **options: str) -> Seen:
        """A table opened by Mira, with others seated; its card. Without options it has the game's usual ones."""
        found = self.client.context.games.get(game)
        rules = await self.sessions.guilds.server_rules(self.client.guilds[0].id)
        first = () if found is None else found.info.options[:1]
        usual = {each.key: policy.usual_value(rules, game, each) for each in first}
        written = ", ".join(f"{key}={value}" for key, value in (options or usual).items())
        given = {"game": game, "options": written} if written else {"game": game}
        answer = await self.mira.slash("game new", channel=place or self.table, options=given)
        for other in others:
            await other.click(answer.message, "Join")
        await self.settled()
        return answer.message

    async def game(
        self, game: str, *others: Actor, place: Place | None = None, **options: str
    ) -> SessionView:
        """A game that has begun."""
        card = await self.lobby(game, *others, place=place, **options)
        await self.mira.click(card, "Start")
        await self.settled()
        return self.live(place)

    async def behind(self, who: Actor, message: Seen, label: str) -> Answer:
        """Someone presses what is behind the "⋯" of a message."""
        return await who.click((await who.click(message, "⋯")).message, label)

    def pings(self) -> dict[str, list[str]]:
        """Whom each message that the whole channel sees calls when it is posted, by its id, from now on."""
        earlier, posted = {each.id for each in self.table.messages}, dict[str, list[str]]()

        def heard(what: str, thing: Any) -> None:
            here = what == "message" and thing.channel_id == self.table.id and thing.id not in earlier
            if here and thing.only_for is None:
                posted.setdefault(thing.id, [each["id"] for each in thing.payload["mentions"]])

        self.sandbox.world.listeners.append(heard)
        return posted

    def actor(self, user_id: int | None) -> Actor:
        return next(each for each in self.sandbox.people() if int(each.id) == user_id)

    async def closed(self, session: SessionView) -> None:
        """Let the clock close windows that wait for no one."""
        game = self.client.context.games[session.game]
        while game.awaited(await self.truth(session)) == [CLOCK]:
            await self.sessions.tick()

    async def awaited(self, place: Place | None = None) -> list[Actor]:
        """The people who are asked something, once windows are closed that wait for no one."""
        session = self.live(place)
        await self.closed(session)
        found = []
        for number, holder in enumerate(session.holders):
            if holder.user_id is not None:
                position = await self.sessions.position(session.id, number)  # type: ignore[arg-type]
                if any(ask.seat == number for ask in position.asks):
                    found.append(self.actor(holder.user_id))
        return found

    async def truth(self, session: SessionView) -> Any:
        """The state of a session with all its secrets, which only a test may see."""
        tables = self.sessions._tables
        return (await tables.position(await tables.table(session.id))).state

    async def after_computers(self, session: SessionView) -> Any:
        """The state of a session with all its secrets, once no computer player is asked anything."""
        game = self.client.context.games[session.game]

        def moved_on(seen: int) -> bool:
            now = self.sessions.in_channel(session.channel_id)
            return now is None or now.seq != seen

        while True:
            seen = (await self.sessions.get(session.id)).seq
            state = await self.truth(session)
            asked = [seat for seat in game.awaited(state) if seat != CLOCK]
            if not any(session.holders[seat].computer for seat in asked):
                return state
            await self.sandbox.wait_for(partial(moved_on, seen))

    async def put(self, session: SessionView, state: Any) -> None:
        """Let the table stand so from now on."""
        tables = self.sessions._tables
        table = await tables.table(session.id)
        saved = await tables.position(table)
        table.position = Saved.of(self.client.context.games[session.game], state, saved.moved)

    async def play(self, session: SessionView, seat: Seat, move: Move) -> None:
        """Play for the holder of a seat, or for the clock (CLOCK), without a panel; the clock may do it first."""
        if seat == CLOCK:
            seen = (await self.sessions._tables.table(session.id)).head.moved
            with suppress(Overtaken):
                await self.sessions._play.answer(session.id, CLOCK, move, seen=seen)
            return
        user = session.holders[seat].user_id
        assert user is not None
        await self.sessions.submit(user, session.id, move, seat=seat)

    async def ordering(self, who: Actor, place: Place | None = None) -> Seen:
        """Where someone chooses a standing order in their own turn: what /game order list leads to."""
        listed = (await who.slash("game order list", channel=place or self.table)).message
        return (await who.click(listed, "Always answer …")).message

    async def state(self, place: Place | None = None) -> bytes:
        """The bytes of the state, as every seat sees it."""
        session = await self.sessions.recent(int((place or self.table).id))
        if session is None or session.started_at is None:
            return repr(session and (session.holders, session.options, session.seq)).encode()
        game = self.client.context.games[session.game]
        seats: list[Any] = [None, *range(len(session.holders))]
        views = [game.encode((await self.sessions.position(session.id, seat)).view) for seat in seats]
        return b"|".join(views)


@asynccontextmanager
async def stage(
    database: Path,
    *,
    sandbox: Sandbox | None = None,
    quiet: float = 0.02,
    linger: float = 0.0,
    times: Times = FAST,
    games: dict[str, Game[Any]] | None = None,
    seeds: str = "stage",
    shard: tuple[int, int] | None = None,
    claim: Claim | None = None,
    titles: Mapping[str, str] = MappingProxyType({}),
    record: Path | None = None,
    workers: int = 0,
    wait: float | None = None,
) -> AsyncIterator[Stage]:
    """A running bot with `games` (None: every game); `claim` is what it wants of the database (None: as `shard` says),
    `seeds` what its seeds are called, `titles` what games are called instead of their own titles, `workers` how many
    processes draw and think, and `wait` how long answers wait for their pictures (None: always).

    With `sandbox` it joins a Discord that is there already (a restart). Its clock stands: time passes by `skip`.
    """
    given = Seeds(seeds)
    base, gateway = discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
    own = sandbox is None
    sandbox = sandbox or await Sandbox(strict=True, rate_limits=False).__aenter__()
    if own:
        keep_commands(sandbox.world)
    hosted = games or every_game()
    named = [tuple(hosted.items()), tuple(titles.items()), languages()]
    try:
        sandbox.clock.stand()
        aim(sandbox.api_url, sandbox.gateway_url)
        settings = Settings(
            token=sandbox.token,
            database=database,
            shard=shard,
            titles=titles,
            record=record,
            workers=workers,
            sync_commands=not own or named != REGISTERED_FOR or languages() != (ENGLISH,),
        )
        with unmixed():
            async with heliograph(
                settings,
                hosted=hosted,
                claim=claim,
                clock=sandbox.clock.now,
                times=times,
                seeds=given,
                quiet=quiet,
                linger=linger,
                guild_ready_timeout=0,
            ) as client:
                client.context.late.wait = wait
                await client.login(sandbox.token)
                running = asyncio.create_task(client.connect())
                async with asyncio.timeout(PATIENCE):
                    held = set(client.context.sessions.shards.terms)
                    await sandbox.wait_for(lambda: client.duties.begun >= held)
                if settings.sync_commands:
                    REGISTERED[:], REGISTERED_FOR[:] = deepcopy(sandbox.world.commands_of(None)), named
                yield Stage(sandbox, client, given)
                await client.close()
                await asyncio.gather(running, return_exceptions=True)
        if own:
            await sandbox.__aexit__(None, None, None)
    finally:
        await sandbox.close() if own else None
        discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = base, yarl.URL(gateway)


def keep_commands(world: World) -> None:
    """Let a new world have the commands that were registered last in another."""
    for command in REGISTERED:
        ids = {name: world.ids.next() for name in ("id", "version")}
        world.keep_command({**command, **ids, "application_id": world.identity.bot_id})


def pick_menu(message: Seen, number: int = 0) -> dict[str, Any]:
    """The n-th menu of a message."""
    return message.menus[number]


def private_refusal(answer: Answer) -> str:
    """The text of an answer that must be a private refusal: a bold title, then why."""
    assert answer.ephemeral, f"not private: {answer!r}"
    text = answer.text
    assert text.startswith("**"), f"no refusal: {text!r}"
    assert ".**" in text or "?**" in text, f"no title: {text!r}"
    return text
