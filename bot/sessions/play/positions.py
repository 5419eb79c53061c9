"""Games as those who look at them may know them."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.moves import CLOCK, Seat, asks_seen_by
from bot.sessions.core.change import LiveTable, Seen
from bot.sessions.core.tables import Tables
from bot.sessions.core.types import Position
from bot.sessions.play.autoplay import Autoplay


class Positions:
    """Makes a position of the state of a session for a viewer (a seat, or None: the public)."""

    def __init__(self, tables: Tables, autoplay: Autoplay) -> None:
        self._tables, self._autoplay = tables, autoplay

    async def of(self, table: LiveTable, viewer: Seat | None) -> Position:
        """The game as a viewer may know it now. Refused: not-started."""
        seen = table.seen.get(viewer)
        if seen is None or seen.saved is not table.position or seen.position.seq != table.head.seq:
            position = await self._look(table, viewer)
        elif (position := seen.position).session is not (session := table.view()):
            # Only what the channel shows of it has changed.
            position = replace(position, session=session)
            table.seen[viewer] = Seen(seen.saved, position)
        has_windows = table.head.windows and any(ask.seat == CLOCK for ask in position.asks)
        closing = self._autoplay.closing_times(table, viewer) if has_windows else ()
        return replace(position, windows=closing, now=self._tables.clock())

    async def _look(self, table: LiveTable, viewer: Seat | None) -> Position:
        """What a viewer sees of a session; what follows from its state is computed once for each state."""
        visibility = await self._tables.logs.visibility(table)
        saved = await self._tables.position(table)
        game, session = self._tables.game(table.head), table.view()
        revision = visibility.revision(viewer, session.seq)
        live = session.status.live and not session.is_aside
        asks = asks_seen_by(viewer, saved.asks) if live else []
        before = table.seen.get(viewer)
        if before is not None and before.saved is saved:
            position = replace(
                before.position, session=session, seq=session.seq, revision=revision, asks=asks
            )
        else:
            view = game.view(saved.state, viewer)
            position = Position(
                session=session,
                viewer=viewer,
                seq=session.seq,
                revision=revision,
                view=view,
                offer=None if viewer is None else game.offer(view, viewer),
                asks=asks,
                headline=game.headline(view),
                sides=game.sides(view),
                over=saved.state.over,
            )
        table.seen[viewer] = Seen(saved, position)
        return position
