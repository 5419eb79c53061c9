"""The people of an earlier game who are asked to play it again: who is missing, where they sit, and when it is open."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence

from msgspec.structs import replace

from bot.sessions.core.change import Change
from bot.sessions.core.head import SessionHead
from bot.sessions.core.holding import person
from bot.sessions.core.table_state import Asked, Rematch
from bot.sessions.core.types import Holder, Kind, SessionView, Status

OPENED = "rematch=open"
"""The body of the line with which nobody is waited for any longer."""


def waiting(head: SessionHead | SessionView) -> tuple[Asked, ...]:
    """Who is asked to play again at a table that has not begun, and has not answered."""
    rematch = head.table_state.rematch
    return rematch.asked if rematch is not None and head.status is Status.LOBBY else ()


def not_playing(session: SessionView, before: SessionView | None, *, silent: bool = False) -> list[str]:
    """The names of those asked to play a game again who declined or left; or of who was `silent` until it was too late.

    Once it has begun, those who did not answer in time are not distinguished from those who declined.
    """
    rematch = session.table_state.rematch
    if before is None or rematch is None or not rematch.short or not rematch.until:
        return []
    here = {*(each.user_id for each in session.holders), *(each.user_id for each in rematch.asked)}
    others = (each for each in players_again(before.holders) if each.user_id not in here)
    return [
        each.name
        for each in others
        if each.user_id is not None and each.user_id > 0 and (each.user_id in rematch.silent) is silent
    ]


def is_waiting(head: SessionHead) -> bool:
    """Whether seats are kept for someone."""
    return bool(waiting(head))


def waits_until(head: SessionHead) -> float | None:
    """Until when seats are kept (UTC seconds); None if they are not."""
    rematch = head.table_state.rematch
    return rematch.until if rematch is not None and is_waiting(head) else None


def all_are_in(head: SessionHead) -> bool:
    """Whether everyone who was asked has said yes, so that the game starts."""
    rematch = head.table_state.rematch
    return head.status is Status.LOBBY and rematch is not None and not rematch.asked and not rematch.short


def with_rematch(head: SessionHead, rematch: Rematch | None) -> SessionHead:
    """A session that plays another game again, or waits for others."""
    return replace(head, table_state=replace(head.table_state, rematch=rematch))


def fewer(head: SessionHead, user_id: int) -> SessionHead:
    """A session that no longer waits for a person who does not play again."""
    rematch = head.table_state.rematch
    return head if rematch is None else with_rematch(head, replace(rematch.without(user_id), short=True))


def no_longer_asking(head: SessionHead, *, by_host: bool) -> Rematch | None:
    """What is left of a rematch that begins: which game, whether people were asked, and whether the host started it."""
    rematch = head.table_state.rematch
    return None if rematch is None else Rematch(rematch.of, rematch.until, short=by_host)


def began_by_itself(session: SessionView) -> bool:
    """Whether a game may have begun without anyone starting it: all who were asked or called had come."""
    rematch = session.table_state.rematch
    return session.table_state.formed or (rematch is not None and not rematch.short)


def began_without_some(session: SessionView) -> bool:
    """Whether a host started a game again for which others were asked too: not all of them need be in."""
    rematch = session.table_state.rematch
    is_short = rematch is not None and rematch.short and rematch.until > 0
    return is_short and session.started_at is not None


def opened(head: SessionHead) -> Change:
    """The change after which nobody is waited for: the table is open to everyone."""
    assert head.table_state.rematch is not None
    silent = tuple(each.user_id for each in waiting(head))
    after = with_rematch(head, replace(head.table_state.rematch, asked=(), short=True, silent=silent))
    return Change(head=after, kind=Kind.OPTION, body=OPENED)


def players_again(holders: Sequence[Holder]) -> list[Holder]:
    """Who played a game, in the order in which they sit when it is played again: who sat first sits last.

    The owner of a seat plays, not whoever stood in; a person has one seat, and no one has one that was free.
    """
    found: dict[Hashable, Holder] = {}
    for holder in holders:
        whose = person(holder.owner) if holder.owner is not None else holder
        if not whose.vacant:
            found.setdefault(_key(whose), replace(whose, passed_over=False))
    order = list(found.values())
    return [*order[1:], *order[:1]]


def seated(holders: Iterable[Holder], order: Sequence[Holder]) -> tuple[Holder, ...]:
    """The holders of seats as players of an earlier game sit when it is played again; others come last."""
    ranks = {_key(each): rank for rank, each in enumerate(order)}
    return tuple(sorted(holders, key=lambda holder: ranks.get(_key(holder), len(ranks))))


def _key(holder: Holder) -> Hashable:
    return holder.user_id if holder.computer is None else (holder.computer, holder.name)
