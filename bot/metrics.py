"""Metrics for Prometheus, if switched on; `bot.endpoint` serves them.

Counters and histograms are updated while the bot works; the database is counted when the page is requested.
No metric names a person, a channel or a server.
"""

from __future__ import annotations

import asyncio
import math

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from bot import __version__
from bot.discord.client import Heliograph
from bot.sessions import Refused
from bot.sessions.people.statistics import Tally
from bot.store import Trouble
from bot.store.leases import since_boot
from renderers.kit.picture.pixels import PIXELS

QUICK = (0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 3.0)
"""Bounds in seconds for what should take milliseconds."""
SLOW = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 15.0)
BYTES = (10_000, 50_000, 100_000, 200_000, 400_000, 800_000, 2_000_000, 8_000_000)

TIMED = {
    "validate": ("Checking and carrying out a move", QUICK),
    "store": ("Writing a line of a log to disk", QUICK),
    "draw": ("Drawing a board", SLOW),
    "encode": ("Packing a picture", SLOW),
    "deliver": ("Sending a message to Discord", SLOW),
}


class Metrics:
    """All metrics of one bot. `observe` is handed to the sessions (`bot.sessions.core.measures`)."""

    def __init__(self, client: Heliograph) -> None:
        self._client, self._sessions = client, client.context.sessions
        self._workers = client.context.studio.workers
        registry = self.registry = CollectorRegistry()
        Gauge("heliograph_info", "The running version", ["version"], registry=registry).labels(
            __version__
        ).set(1)
        self._moves = Counter("heliograph_moves", "Moves played", ["game"], registry=registry)
        self._lines = Counter("heliograph_log_lines", "Log lines by kind", ["kind"], registry=registry)
        self._refusals = Counter("heliograph_refusals", "Requests refused", ["by"], registry=registry)
        self._logged = Counter(
            "heliograph_logged", "Warnings and errors logged", ["level"], registry=registry
        )
        self._requests = Counter(
            "heliograph_requests",
            "Requests to Discord: with the bot's token, as answers to interactions, and those refused with 429",
            ["kind"],
            registry=registry,
        )
        self._held = Histogram(
            "heliograph_request_held_seconds",
            "How long the bot held a request back, by what it was for",
            ["need"],
            buckets=SLOW,
            registry=registry,
        )
        self._unstored = Counter(
            "heliograph_unstored_lines",
            "Lines of a log that could not be stored, or not in time, by what the database said",
            ["why"],
            registry=registry,
        )
        for trouble in Trouble:
            self._unstored.labels(trouble.value)
        self._seconds = {
            what: Histogram(f"heliograph_{what}_seconds", told, ["game"], buckets=bounds, registry=registry)
            for what, (told, bounds) in TIMED.items()
        }
        self._sent = Histogram(
            "heliograph_sent_bytes", "Size of the boards sent", ["game"], buckets=BYTES, registry=registry
        )
        self._lag = Histogram(
            "heliograph_loop_lag_seconds", "How late the event loop is", buckets=QUICK, registry=registry
        )
        self._counted = Gauge("heliograph_sessions", "Sessions", ["game", "status"], registry=registry)
        self._windows = Gauge("heliograph_open_windows", "Response windows that are open", registry=registry)
        self._reminders = Gauge("heliograph_reminders", "Reminders by state", ["state"], registry=registry)
        self._unshown = Gauge(
            "heliograph_unannounced_sessions", "Sessions whose channel is not up to date", registry=registry
        )
        self._bytes = Gauge("heliograph_database_bytes", "Size of the database", registry=registry)
        self._free = Gauge(
            "heliograph_disk_free_bytes",
            "What is free on the disk of the database; not a number for one on a server",
            registry=registry,
        )
        self._gateway = Gauge(
            "heliograph_gateway_latency_seconds", "Time of a heartbeat to Discord and back", registry=registry
        )
        self._pixels = Gauge("heliograph_pixel_bytes", "Drawn things kept in memory", registry=registry)
        self._drawings = Gauge(
            "heliograph_pixel_lookups",
            "Drawn things asked for, by what came of it",
            ["found"],
            registry=registry,
        )
        self._processes = Gauge(
            "heliograph_workers", "Processes that draw and think for computer players", registry=registry
        )
        self._orders = Gauge(
            "heliograph_orders",
            "Pictures and thoughts that are under way, and that wait for a worker",
            ["state"],
            registry=registry,
        )
        self._oldest = Gauge(
            "heliograph_oldest_order_seconds",
            "For how long the oldest picture or thought has been under way",
            registry=registry,
        )
        self._lost = Gauge(
            "heliograph_workers_lost",
            "Workers that ended over an order, and that were killed because they gave no sign of life",
            ["why"],
            registry=registry,
        )
        self._up = Gauge("heliograph_database_up", "Whether the database answers", registry=registry)
        self._shards = Gauge(
            "heliograph_shards",
            "Discord's shards: all, those that this process has, those of them that are connected, and those that no"
            " process has",
            ["state"],
            registry=registry,
        )
        self._moved = Counter(
            "heliograph_shard_changes", "Shards that this process gained and lost", ["way"], registry=registry
        )
        shards = self._sessions.shards
        gained, lost = self._moved.labels("gained"), self._moved.labels("lost")
        shards.on_gain.subscribe(lambda _: gained.inc())
        shards.on_loss.subscribe(lambda _: lost.inc())
        self._living = Gauge("heliograph_processes", "Living processes on the database", registry=registry)
        self._lease = Gauge(
            "heliograph_lease_seconds",
            "For how long this process may go on without another sign of life; 0: it does nothing unasked",
            registry=registry,
        )
        self._doubles = Counter(
            "heliograph_interactions_taken",
            "Interactions that someone else had answered: another process (elsewhere), or another bot (rival)",
            ["by"],
            registry=registry,
        )
        self._requests_waiting = Gauge(
            "heliograph_requests_waiting", "Requests to Discord that wait for their turn", registry=registry
        )
        self._requests_allowed = Gauge(
            "heliograph_requests_allowed", "Requests a second that this process may send", registry=registry
        )

    def observe(self, what: str, amount: float, kind: str) -> None:
        """Record one figure."""
        if what == "move":
            self._moves.labels(kind).inc(amount)
        elif what == "line":
            self._lines.labels(kind).inc(amount)
        elif what == "refusal":
            self._refusals.labels(kind).inc(amount)
        elif what == "sent":
            self._sent.labels(kind).observe(amount)
        elif what == "request":
            self._requests.labels(kind).inc(amount)
        elif what in ("elsewhere", "rival"):
            self._doubles.labels(what).inc(amount)
        elif what == "unstored":
            self._unstored.labels(kind).inc(amount)
        elif what == "held":
            self._held.labels(kind).observe(amount)
        elif what in self._seconds:
            self._seconds[what].labels(kind).observe(amount)

    def lag(self, seconds: float) -> None:
        """Record how late the loop was."""
        self._lag.observe(seconds)

    def logged(self, level: str) -> None:
        """Record that something was logged as a warning or worse."""
        self._logged.labels(level).inc()

    async def page(self) -> bytes:
        """All current metrics, as Prometheus reads them."""
        try:
            counted = await self._sessions.figures.tally()
        except Refused:
            self._up.set(0)
        else:
            self._up.set(1)
            self._count(counted)
        kept = PIXELS.figures
        self._pixels.set(kept.held)
        self._drawings.labels("yes").set(kept.hits)
        self._drawings.labels("no").set(kept.misses)
        self._watched()
        self._unshown.set(len(self._sessions.shown.overdue()))
        self._agreed()
        latency = self._client.latency
        self._gateway.set(latency if math.isfinite(latency) else -1)
        return await asyncio.to_thread(generate_latest, self.registry)

    def _watched(self) -> None:
        watch = self._workers.watch
        self._processes.set(len(self._workers.pids))
        self._orders.labels("under way").set(watch.under_way)
        self._orders.labels("waiting").set(watch.waiting)
        self._oldest.set(watch.oldest() or 0.0)
        self._lost.labels("ended").set(watch.ended)
        self._lost.labels("silent").set(watch.silent)

    def _agreed(self) -> None:
        """What processes have agreed on, as this one has heard last."""
        shards, budget = self._sessions.shards, self._client.context.budget
        self._requests_waiting.set(budget.waiting)
        self._requests_allowed.set(budget.a_second)
        self._shards.labels("all").set(shards.count)
        self._shards.labels("held").set(len(shards.terms))
        self._shards.labels("connected").set(len(shards.terms.keys() & self._client.ready_shards))
        if (standing := shards.standing) is None:
            return
        since = since_boot() - standing.asked
        alone = [each for each in standing.leases if each.until <= standing.now + since]
        self._shards.labels("nobody").set(len(alone))
        self._living.set(len(standing.processes))
        self._lease.set(max(0.0, standing.lasting - since))

    def _count(self, counted: Tally) -> None:
        self._counted.clear()
        for (game, status), number in counted.sessions.items():
            self._counted.labels(game, status).set(number)
        self._windows.set(counted.windows)
        self._reminders.labels("due").set(counted.reminders_due)
        self._reminders.labels("waiting").set(counted.reminders_waiting)
        self._reminders.labels("sent").set(counted.reminders_sent)
        self._bytes.set(counted.bytes)
        self._free.set(math.nan if counted.disk_free is None else counted.disk_free)
