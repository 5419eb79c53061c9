"""Three processes of the bot on one PostgreSQL, one Discord with six shards and twelve servers, and their tables."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import ExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

import psycopg

from bot.engine.playout import Dice
from bot.games.catalogue import games
from bot.sandbox import Sandbox
from tests.campaign.__main__ import Accidents
from tests.campaign.bot import BotProcess
from tests.campaign.calm import are_sent, becomes_calm
from tests.campaign.seen import Witness
from tests.cluster.load import Clicks, ClusterBook, ClusterTable, Pace
from tests.cluster.proxy import Proxy, proxied
from tests.patience import comes_right
from tests.store.cluster import named, statement
from tests.store.server import Server, following, running

SHARDS, TOGETHER, SERVERS = 6, 3, 12
PROCESSES, TABLES = 3, 40
GAMES = ("sol", "supernova", "factions", "novasolis")
RATE = 30.0
"""Moves a second at all tables together, at the most."""

PROGRAM = "tests.cluster.program"
COMMON = {"HELIOGRAPH_WORKERS": "1", "HELIOGRAPH_COMPUTER_PAUSE": "0"}
ROLE = "player"
"""Whom the processes are for PostgreSQL: someone who owns the games, and may not do everything."""

ANSWERED = 20.0
"""Seconds after which an answer that was promised counts as none."""


@dataclass
class Scene:
    """Everything that troubles can strike, and what they found (`figures`, as they are told at the end)."""

    sandbox: Sandbox
    server: Server
    proxy: Proxy
    bots: list[BotProcess]
    tables: list[ClusterTable]
    book: ClusterBook
    clicks: Clicks
    witness: Witness
    dice: Dice
    folder: Path
    standby: Server | None = None
    figures: dict[str, str] = field(default_factory=dict)

    @property
    def games(self) -> str:
        """The address of the games for who may do everything."""
        return self.at("games")

    def at(self, name: str) -> str:
        """The address of a database of the server that leads, for who may do everything."""
        return named(self.server.address, name)

    @property
    def moves(self) -> int:
        """Moves that were acknowledged so far."""
        return sum(table.moves for table in self.tables)

    def of(self, shard: int) -> list[ClusterTable]:
        """The tables on a shard."""
        return [table for table in self.tables if shard_of(table) == shard]

    def shards_of(self, bot: BotProcess) -> list[int]:
        """The shards that a process serves."""
        found = statement(
            self.games,
            f"SELECT shard FROM lease JOIN process ON process.name = lease.process WHERE pid = {bot.pid}",
        )
        return [int(str(row[0])) for row in found]

    async def are_shared(self) -> None:
        """Wait until every process has its fair share of the shards."""
        fair = SHARDS // len(self.bots)

        def wrong() -> str:
            shares = [len(self.shards_of(bot)) for bot in self.bots]
            return "" if min(shares) >= fair else f"the shares are {shares}"

        await comes_right(wrong)

    async def ask_for_messages(self) -> None:
        """Have someone reminded at every table."""
        guest = self.sandbox.person("Dee")
        await asyncio.gather(*(table.ask_for_messages(guest, invite=False) for table in self.tables))

    async def open(self) -> None:
        """Begin a game at every table where none is on."""
        await asyncio.gather(*(table.open(table.people) for table in self.tables if table.stand() is None))

    def explained(self) -> str:
        """What stands where, for whoever looks for the cause of a failure."""
        untold = (
            "SELECT log.session, log.seq, kind, user_id, at, interaction FROM log"
            " JOIN session ON session.id = log.session WHERE log.seq > announced ORDER BY at LIMIT 40"
        )
        behind = "SELECT id, channel, guild, seq, announced FROM session WHERE announced < seq"
        asked = {
            "unanswered": self.clicks.unanswered[-3:],
            "impossible": self.clicks.impossible[-3:],
            "processes": {bot.pid: (bot.alive, bot.folder.name) for bot in self.bots},
            "process": statement(self.games, "SELECT name, pid, claim, beat, until, leaving FROM process"),
            "lease": statement(self.games, "SELECT shard, term, process, until, heir, ready FROM lease"),
            "untold": statement(self.games, untold),
            "behind": [(*row, (int(str(row[2])) >> 22) % SHARDS) for row in statement(self.games, behind)],
        }
        return "\n".join(f"  {what}: {found}" for what, found in asked.items())

    async def administer(self, sql: str, name: str = "games") -> None:
        """Carry out a statement that may have to wait for others, which the proxy serves meanwhile."""
        await asyncio.to_thread(statement, self.at(name), sql)

    def promote(self) -> None:
        """Let the standby lead."""
        assert self.standby is not None
        self.standby.promote()
        self.server, self.standby = self.standby, None
        self.book.move(self.games)

    async def start_apart(self, user: str, name: str) -> str:
        """Start a further process on a database of the server, and end it; what it said."""
        folder = self.folder / f"apart-{name}-{user.partition(':')[0]}"
        folder.mkdir(exist_ok=True)
        address = f"postgresql://{user}@127.0.0.1:{self.proxy.port}/{name}"
        bot = BotProcess(self.sandbox, folder, PROGRAM, address, **COMMON)
        with suppress(AssertionError):
            await bot.start()
            await bot.kill()
        return bot.said

    def counted(self) -> tuple[int, int]:
        """How many clicks were acknowledged and answered so far."""
        return len(self.clicks.acknowledged), len(self.clicks.answered)

    def tell(self, what: str, before: tuple[int, int]) -> None:
        """Note how fast clicks were answered since so many were."""
        found, answered = (
            sorted(self.clicks.acknowledged[before[0] :]),
            sorted(self.clicks.answered[before[1] :]),
        )
        if found:
            p99 = found[int(len(found) * 0.99)]
            self.figures[what] = (
                f"{len(found)} clicks, acknowledged p50 {found[len(found) // 2]:.3f} p99 {p99:.3f}"
                f" max {found[-1]:.3f} s; answered max {answered[-1] if answered else 0:.3f} s"
            )


def shard_of(table: ClusterTable) -> int:
    """The shard to which the events of a table's channel go."""
    return (int(table.place.channel.guild) >> 22) % SHARDS


def patient() -> Sandbox:
    """A sandbox whose people wait long enough for an answer that was promised."""
    sandbox = Sandbox(rate_limits=False, validate=False)
    sandbox.patience = ANSWERED
    return sandbox


@asynccontextmanager
async def scene(
    folder: Path,
    seed: str,
    *,
    tables: int = TABLES,
    processes: int = PROCESSES,
    rate: float = RATE,
    shards: int = SHARDS,
    settings: Sequence[dict[str, str]] = (),
    followed: bool = False,
) -> AsyncIterator[Scene]:
    """Start everything and open all tables; at the end nothing may be left that no one foresaw.

    `settings` are variables of the environment of each process. They reach the database through the proxy, or, where it
    is `followed` by a standby, without one. Raises NoPostgres.
    """
    hosted, broken = games(), Accidents()
    log = logging.getLogger("aiohttp.server")
    log.addHandler(broken)
    log.propagate = False
    with ExitStack() as ending:
        server = ending.enter_context(running(max_connections="100"))
        async with proxied(server.socket) as proxy, patient() as sandbox:
            gateway = sandbox.gateway
            gateway.shards, gateway.together, gateway.identify_apart = shards, TOGETHER, 5.0
            statement(server.address, f"CREATE ROLE {ROLE} LOGIN")
            statement(server.address, f"CREATE DATABASE games OWNER {ROLE}")
            address = f"postgresql://{ROLE}@127.0.0.1:{proxy.port}/games"
            standby = None
            if followed:
                standby = ending.enter_context(following(server))
                hosts = f"host={server.home},{standby.home}"
                address = f"postgresql://{ROLE}@/games?{hosts}&target_session_attrs=read-write"
            bots = []
            for number in range(processes):
                home = folder / f"bot-{number}"
                home.mkdir(parents=True, exist_ok=True)
                own = settings[number] if settings else {}
                bots.append(BotProcess(sandbox, home, PROGRAM, address, **COMMON, **own))
            book, clicks, pace = ClusterBook(named(server.address, "games"), hosted), Clicks(), Pace(rate)
            servers = [sandbox.world.home]
            servers += [
                sandbox.add_guild(f"Server {n}", shard=(n % SHARDS, SHARDS)) for n in range(1, SERVERS)
            ]
            people = [sandbox.add_person(f"P{number}") for number in range(2 * -(-tables // len(GAMES)))]
            found = []
            for number in range(tables):
                game = GAMES[number % len(GAMES)]
                pair = number // len(GAMES)
                place = sandbox.add_channel(f"{game}-{pair}", guild=servers[number % SERVERS])
                table = ClusterTable(
                    sandbox, book, hosted, place, game, f"{seed}/{number}", pace, clicks, computers=number % 2
                )
                table.people = people[2 * pair : 2 * pair + 2]
                found.append(table)
            witness = Witness(sandbox)
            them = Scene(
                sandbox, server, proxy, bots, found, book, clicks, witness, Dice(seed), folder, standby
            )
            clicks.follow(sandbox)
            try:
                await asyncio.gather(*(bot.start() for bot in bots))
                await sandbox.bot_online()
                began = time.monotonic()
                await them.open()
                print(f"  {len(found)} tables open: {time.monotonic() - began:.1f} s", flush=True)
                yield them
                await asyncio.gather(*(bot.stop() for bot in bots))
            except Exception:
                with suppress(psycopg.Error):
                    print(them.explained(), flush=True)
                raise
            finally:
                for bot in bots:
                    if bot.alive:
                        await bot.kill()
                book.close()
            book_problems = [str(each) for each in sandbox.violations]
            assert not book_problems, f"Discord would have refused: {book_problems[:3]}"
            accidents = [each for bot in bots for each in bot.troubles()] + broken.found
            assert not accidents, "\n".join(["no one had foreseen:", *accidents[:12]])


async def rests(them: Scene) -> None:
    """Wait until every table shows its newest state, and prove that nothing was lost or came twice."""
    await them.sandbox.bot_online(60)
    them.book.settle()
    await are_sent(them.witness, them.book)
    hosted = games()
    for table in them.tables:
        await becomes_calm(them.witness, them.book, hosted[table.game], table)
    them.figures["moves in the logs"] = str(them.book.prove())
    them.figures["moves acknowledged and found"] = str(len(them.book.notes))
    them.figures["by game"] = str(dict(Counter(table.game for table in them.tables)))
