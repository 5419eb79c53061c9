"""Standing orders: "if I am asked this, answer that", for what a game has no setting for.

An order is made from an open question and one of its answers. When its seat is asked the question again, the bot plays
the answer for it; others see only a quick answer, and no log or file tells more. An order is for exactly this question
(the same values) or for every question of its kind. It ends when its owner drops it, when its answer is not legal, when
the seat changes hands, or when the game is over.

Questions for which a game has its own settings take no orders, nor do windows, where the time to answer must give
nothing away. Votes and undo requests are no questions of a game. After a move is taken back, no order answers until
someone has moved: a player who takes back what an order did wants to do something else.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.engine.errors import Illegal
from bot.engine.moves import CLOCK, Ask, Move, Seat, Text, Verb
from bot.engine.offer import Offer
from bot.engine.rules import Game
from bot.engine.steps import Step, open_steps
from bot.sessions.core.change import LiveTable
from bot.sessions.core.refusals import WITHOUT_RULES, Refused, refused_by_store
from bot.sessions.core.signals import Signal
from bot.sessions.core.stored import note_stored
from bot.sessions.core.tables import Tables
from bot.sessions.core.types import Kind, Status
from bot.sessions.play.play import Overtaken, Play
from bot.store import Changes, OrderRow, Share, StoreError

log = logging.getLogger(__name__)

MOST = 20
"""How many orders one seat may have."""

AGAIN = 5.0
"""Seconds until an answer that could not be stored is tried again."""


class Question(msgspec.Struct, frozen=True):
    """An open question, and its legal answers without settings.

    `name` is the key of its prompt, followed by "~2" and so on if a seat is asked the same more than once. `moves` are
    the answers that are listed, `open` the verbs of which a move that is built up may be an answer. Offers to others
    are none: they leave the question open.
    """

    name: str
    ask: Ask
    moves: tuple[Move, ...]
    open: tuple[str, ...] = ()

    def takes(self, offer: Offer, move: Move) -> bool:
        """Whether a move is an answer, by what its seat is offered: it is listed, or its values walk to an end."""
        if move.verb not in self.open:
            return move in self.moves
        spot = offer.spot(move.verb, move.values)
        return spot is not None and spot.ends


class _Body(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the store keeps of an order besides its key; see Order."""

    prompt: Text
    every: bool
    move: Move
    labels: tuple[Text, ...]
    at: float
    dropped: str = ""
    side: int | None = None


class Order(_Body, frozen=True, kw_only=True):
    """An answer given in advance.

    `prompt` is the question it was made for; `every` says that it answers all questions of that kind. `labels` are the
    words for each value of the move at that time. `dropped` is why it ended ("illegal" or "seat"), until its owner has
    been told. `side` is for which of the seat's sides it answers, as in the question.
    """

    session: int
    seat: Seat
    number: int
    user_id: int

    def fits(self, ask: Ask) -> bool:
        """Whether the order answers this question."""
        if self.dropped or ask.side != self.side:
            return False
        return ask.prompt.key == self.prompt.key if self.every else ask.prompt == self.prompt


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(_Body).decode


def questions(game: Game[Any], view: Any, seat: Seat) -> list[Question]:
    """The open questions to a seat for which it may give orders, as its view shows them."""
    found: list[Question] = []
    for step in open_steps(view, seat):
        if seat not in step.awaits(view):
            continue
        ask = step.ask(view, seat)
        moves = tuple(move for move in step.moves(view, seat) if not _is_deal(game, move.verb))
        built = _built(game, step)
        if (moves or built) and _takes_orders(ask):
            alike = sum(question.ask.prompt.key == ask.prompt.key for question in found)
            name = f"{ask.prompt.key}~{alike + 1}" if alike else ask.prompt.key
            found.append(Question(name, ask, moves, built))
    return found


def may_order(asks: Iterable[Ask]) -> bool:
    """Whether one of the questions to a seat is one for which it may give orders."""
    return any(_takes_orders(ask) for ask in asks)


def may_be_ordered(view: Any, seat: Seat, verb: Verb) -> bool:
    """Whether a move of an open verb would answer a question to a seat for which it may give orders."""
    return not verb.deals.offers and any(
        step.handles(verb.name) and seat in step.awaits(view) and _takes_orders(step.ask(view, seat))
        for step in open_steps(view, seat)
    )


def _built(game: Game[Any], step: Step) -> tuple[str, ...]:
    """The verbs of which a move that is built up may answer a step."""
    open_verbs = (verb for verb in game.info.verbs if verb.open and not verb.deals.offers)
    return tuple(verb.name for verb in open_verbs if step.handles(verb.name))


def _is_deal(game: Game[Any], name: str) -> bool:
    verb = game.info.verb(name)
    return verb is not None and verb.deals.offers


def _takes_orders(ask: Ask) -> bool:
    return not ask.settings and not ask.pace.is_window


class Orders:
    """The standing orders of every table. Memory is a cache: the store is asked again before an order is played."""

    def __init__(self, tables: Tables, play: Play) -> None:
        self._tables, self._play = tables, play
        self._armed: dict[int, tuple[Order, ...]] = {}
        self._running: dict[int, asyncio.Task[None]] = {}
        self._stopped = False
        self.on_drop = Signal[Order]("an order of session {0.session}")
        """Tells of every order that was dropped for a reason, once that is stored."""

    async def start(self) -> None:
        """Read all orders, and go on answering by them. Raises StoreError."""
        rows = await self._tables.store.orders(share=self._tables.shards.share)
        self._take_in({row.session for row in rows}, rows)

    async def load(self, sessions: Iterable[int], share: Share) -> None:
        """Read the orders of the sessions of a share. Raises StoreError."""
        self._take_in(sessions, await self._tables.store.orders(share=share))

    def forget(self, sessions: Iterable[int]) -> None:
        """Forget the orders of sessions that another process serves now."""
        for session in sessions:
            self._armed.pop(session, None)

    async def refresh(self, changes: Changes) -> None:
        """Take in what other processes wrote."""
        self._take_in([row.id for row in changes.sessions], changes.orders)

    def _take_in(self, sessions: Iterable[int], rows: Sequence[OrderRow]) -> None:
        """Replace the orders of these sessions by these rows."""
        armed: dict[int, tuple[Order, ...]] = {}
        for row in rows:
            armed[row.session] = (*armed.get(row.session, ()), _order(row))
        for session in sessions:
            self._armed.pop(session, None)
            if session in armed:
                self._armed[session] = armed[session]
                if (table := self._tables.by_id.get(session)) is not None:
                    self.consider(table)

    async def stop(self) -> None:
        """Play no more orders."""
        self._stopped = True
        tasks = list(self._running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def let_go(self, sessions: Iterable[int]) -> None:
        """Play no more orders of some sessions; what is being stored ends first."""
        tasks = [task for session in sessions if (task := self._running.get(session)) is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def of(self, user_id: int, session: int | None = None) -> list[Order]:
        """The orders of a person, at one table or at all of them, oldest table first."""
        wanted = sorted(self._armed) if session is None else [session]
        return [order for table in wanted for order in self._armed.get(table, ()) if order.user_id == user_id]

    def untold(self) -> list[Order]:
        """The dropped orders whose owners do not know yet."""
        return [order for orders in self._armed.values() for order in orders if order.dropped]

    async def arm(
        self, user_id: int, session: int, seat: Seat, name: str, move: Move, *, every: bool
    ) -> Order:
        """Give an order for the open question with this name; it replaces one for the same question.

        The order answers the open question at once. Raises Refused: "not-playing", "order-not-asked",
        "order-not-legal", "order-many".
        """
        table = await self._tables.table(session)
        saved = await self._tables.position(table)
        if table.head.status is not Status.PLAYING or seat not in table.head.seats_of(user_id):
            raise Refused("not-playing")
        game = self._tables.game(table.head)
        view = game.view(saved.state, seat)
        question = next((q for q in questions(game, view, seat) if q.name == name), None)
        if question is None:
            raise Refused("order-not-asked")
        offer = game.offer(view, seat)
        if not question.takes(offer, move):
            raise Refused("order-not-legal")
        body = _Body(
            prompt=question.ask.prompt,
            every=every,
            move=move,
            labels=offer.labels(move),
            at=self._tables.clock(),
            side=question.ask.side,
        )
        mine = [order for order in self.of(user_id, session) if order.seat == seat and not order.dropped]
        before = [order for order in mine if order.every == every and order.fits(question.ask)]
        if len(mine) - len(before) >= MOST:
            raise Refused("order-many", most=MOST)
        try:
            for order in before:
                await self._remove(order)
            row = await self._tables.store.add_order(session, int(seat), user_id, _encode(body).decode())
        except StoreError as error:
            raise refused_by_store(error) from error
        note_stored()
        made = _order(row)
        self._armed[session] = (*self._armed.get(session, ()), made)
        self.consider(table)
        return made

    async def drop(self, user_id: int, session: int, seat: Seat, number: int) -> Order:
        """Drop an order for its owner. Raises Refused("order-gone")."""
        found = next((o for o in self.of(user_id, session) if o.seat == seat and o.number == number), None)
        if found is None:
            raise Refused("order-gone")
        await self.told(found)
        return found

    async def told(self, order: Order) -> None:
        """Forget an order that its owner dropped, or knows to be dropped. Raises Refused("store-…")."""
        try:
            await self._remove(order)
        except StoreError as error:
            raise refused_by_store(error) from error

    async def _remove(self, order: Order) -> None:
        await self._tables.store.remove_order(order.session, int(order.seat), order.number)
        note_stored()
        self._forget(order)

    def _forget(self, order: Order) -> None:
        left = tuple(other for other in self._armed.get(order.session, ()) if _key(other) != _key(order))
        self._armed[order.session] = left
        if not left:
            del self._armed[order.session]

    def consider(self, table: LiveTable) -> None:
        """Look at a session that changed, in case an order answers an open question."""
        session = table.head.id
        running = self._running.get(session)
        if self._stopped or session not in self._armed or not self._tables.shards.serves(table.head.guild_id):
            return
        if running is None or running.done():
            task = asyncio.create_task(self._work(table))
            self._running[session] = task
            task.add_done_callback(lambda done: self._ended(session, done))

    def _ended(self, session: int, task: asyncio.Task[None]) -> None:
        if self._running.get(session) is task:
            del self._running[session]

    async def answered(self, session: int, patience: float = 2.0) -> None:
        """Wait until the orders of a session have answered what is open now, at most `patience` seconds."""
        if (task := self._running.get(session)) is not None:
            await asyncio.wait([task], timeout=patience + self._tables.times.think)

    async def settled(self) -> None:
        """Wait until every order that fits now has been played (for tests)."""
        while self._running:
            await asyncio.wait(list(self._running.values()))

    async def _work(self, table: LiveTable) -> None:
        while self._tables.shards.serves(table.head.guild_id):
            seen = table.head.seq
            try:
                if not await self._answer_one(table) and table.head.seq == seen:
                    return
            except Overtaken:
                continue
            except (Refused, StoreError) as error:
                if isinstance(error, Refused) and error.key in (*WITHOUT_RULES, "rules-broke", "not-started"):
                    return
                log.warning("a standing order at session %d: %s; trying again later", table.head.id, error)
                await asyncio.sleep(AGAIN)
            except Exception:
                log.exception("the standing orders of session %d cannot be looked at", table.head.id)
                return

    async def _answer_one(self, table: LiveTable) -> bool:
        """Play one order, or drop one that has ended; False if there is nothing to do."""
        head = table.head
        orders = self._armed.get(head.id, ())
        if head.status is not Status.PLAYING:
            await self._tables.store.remove_orders(head.id)
            self._armed.pop(head.id, None)
            return False
        for order in orders:
            if not order.dropped and head.holders[order.seat].user_id != order.user_id:
                await self._drop(order, "seat")
                return True
        asked = [seat for seat in head.asked if seat != CLOCK]
        if not any(order.seat in asked and not order.dropped for order in orders):
            return False
        saved = await self._tables.position(table)
        game = self._tables.game(head)
        for seat in asked:
            mine = [order for order in orders if order.seat == seat]
            view = game.view(saved.state, seat)
            found = _fitting(mine, questions(game, view, seat)) if mine else None
            if found is not None:
                order, question = found
                legal = question.takes(game.offer(view, seat), order.move)
                return await self._play_it(table, saved.moved, order, legal=legal)
        return False

    async def _play_it(self, table: LiveTable, seen: int, order: Order, *, legal: bool) -> bool:
        head = table.head
        holder = head.holders[order.seat]
        if holder.user_id != order.user_id:
            return True
        row = await self._tables.store.order(order.session, int(order.seat), order.number)
        if row is None or _order(row) != order:
            self._take_in([order.session], await self._tables.store.orders(order.session))
            return True
        if not legal:
            await self._drop(order, "illegal")
            return True
        if await self._taken_back(head.id, head.moved):
            return False
        if self._tables.times.think:
            await asyncio.sleep(self._tables.times.think)
        try:
            await self._play.answer(head.id, order.seat, order.move, seen=seen, how="order", holder=holder)
        except Illegal:
            await self._drop(order, "illegal")
        return True

    async def _taken_back(self, session: int, line: int) -> bool:
        rows = await self._tables.store.tail(session, line, 1)
        return bool(rows) and rows[0].kind == Kind.UNDO.value

    async def _drop(self, order: Order, why: str) -> None:
        """Drop an order for a reason of which its owner will be told."""
        dropped = replace(order, dropped=why)
        if not await self._tables.store.change_order(_row(dropped)):
            self._forget(order)
            return
        kept = (
            dropped if _key(other) == _key(order) else other for other in self._armed.get(order.session, ())
        )
        self._armed[order.session] = tuple(kept)
        self.on_drop(dropped)


def _fitting(orders: Sequence[Order], asked: Sequence[Question]) -> tuple[Order, Question] | None:
    """The order that answers one of the questions; an order for exactly this question comes first."""
    for question in asked:
        for order in sorted(orders, key=lambda order: order.every):
            if order.fits(question.ask):
                return order, question
    return None


def _key(order: Order) -> tuple[int, int, int]:
    return order.session, int(order.seat), order.number


def _order(row: OrderRow) -> Order:
    kept = msgspec.structs.asdict(_decode(row.body))
    return Order(session=row.session, seat=Seat(row.seat), number=row.number, user_id=row.user_id, **kept)


def _row(order: Order) -> OrderRow:
    body = _Body(**{name: getattr(order, name) for name in _Body.__struct_fields__})
    return OrderRow(order.session, int(order.seat), order.number, order.user_id, _encode(body).decode())
