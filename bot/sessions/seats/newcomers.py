"""Who may hold a seat of a running game besides those who do.

In a game with secrets a person may know only one seat: no one holds two, or takes another after having held one.
Without secrets, a person may play several.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.moves import Seat
from bot.sessions.core.head import SessionHead
from bot.sessions.core.holding import holder_of, may_dispose, named, own_seat, owned, was_sent_away
from bot.sessions.core.lines import tenures
from bot.sessions.core.refusals import Refused, refused_by_store
from bot.sessions.core.table_state import Newcomer
from bot.sessions.core.tables import Tables
from bot.sessions.core.types import User
from bot.store import LogRow, StoreError


async def lines_of(tables: Tables, head: SessionHead) -> list[LogRow]:
    """The log of a session. Raises Refused("store-…")."""
    try:
        return await tables.store.log(head.id)
    except StoreError as error:
        raise refused_by_store(error) from error


async def check_taker(tables: Tables, head: SessionHead, user: User, seat: Seat) -> None:
    """Refuse a user who may not take a free seat without an offer. Refused: "kicked", and as `check_newcomer`."""
    owner = head.holders[seat].owner
    if owner is not None and owner.id == user.id:
        return
    if was_sent_away(await lines_of(tables, head), user.id):
        raise Refused("kicked")
    await check_newcomer(tables, head, user, seat)


async def check_newcomer(tables: Tables, head: SessionHead, user: User, seat: Seat) -> None:
    """Refuse a user who may not hold a seat besides those they hold or know. Refused: "second-seat", "knew-another"."""
    if not has_hands(tables, head):
        return
    if [own for own in (*head.seats_of(user.id), *owned(head, user.id)) if own != seat]:
        raise Refused("second-seat", name=named(user.name))
    if head.holders[seat].user_id == user.id:
        raise Refused("second-seat", name=named(user.name))
    held = tenures(await lines_of(tables, head), head.holders)
    for number, each in enumerate(held):
        if number != seat and any(tenure.holder.user_id == user.id for tenure in each):
            raise Refused("knew-another", name=named(user.name), seat=f"@{number}")


def has_hands(tables: Tables, head: SessionHead) -> bool:
    """Whether a seat of this game knows what others do not."""
    return tables.game(head).secrets(head.options, len(head.holders))


def disposable(head: SessionHead, user: User, seat: Seat | None) -> Seat:
    """The seat that a user may hand over. Refused: "seat-held", "seat-unknown", "not-playing", "which-seat"."""
    if seat is None:
        return own_seat(head, user, None)
    if not 0 <= seat < len(head.holders):
        raise Refused("seat-unknown", seats=len(head.holders))
    if not head.seats_of(user.id) and not owned(head, user.id):
        raise Refused("not-playing")
    if not may_dispose(head, user, seat):
        raise Refused("seat-held", holder=holder_of(head, seat))
    return seat


def newcomer(head: SessionHead, user_id: int) -> Newcomer:
    """What has passed between the table and a person."""
    known = (each for each in head.table_state.newcomers if each.user_id == user_id)
    return next(known, Newcomer(user_id))


def with_newcomer(head: SessionHead, known: Newcomer) -> SessionHead:
    """The session with what has passed between the table and a person."""
    others = without_newcomer(head, known.user_id).table_state.newcomers
    return replace(head, table_state=replace(head.table_state, newcomers=(*others, known)))


def without_newcomer(head: SessionHead, user_id: int) -> SessionHead:
    """The session of someone who has a seat at the table now."""
    newcomers = tuple(each for each in head.table_state.newcomers if each.user_id != user_id)
    return replace(head, table_state=replace(head.table_state, newcomers=newcomers))
