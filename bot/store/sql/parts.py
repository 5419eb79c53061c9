"""All methods of a store, whatever the engine."""

from __future__ import annotations

from bot.store.sql.changes import ChangesPart
from bot.store.sql.drafts import DraftsPart
from bot.store.sql.figures import FiguresPart
from bot.store.sql.leases import LeasesPart
from bot.store.sql.logs import LogsPart
from bot.store.sql.orders import OrdersPart
from bot.store.sql.people import PeoplePart
from bot.store.sql.servers import ServersPart
from bot.store.sql.sessions import SessionsPart


class Parts(
    SessionsPart,
    LogsPart,
    ChangesPart,
    OrdersPart,
    DraftsPart,
    ServersPart,
    FiguresPart,
    PeoplePart,
    LeasesPart,
):
    """A bot.store.Store, but for how its engine reads, writes and closes."""
