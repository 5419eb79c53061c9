"""What each request of the bot's was for: what it did, and why it was made.

The bot says neither. So what decides is listened to, and the next request in the same channel is put down to it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from bot.discord.channel.calls import Calls
from bot.discord.channel.showing import Frame
from bot.discord.channel.state import Asked
from bot.discord.channel.steps import asks_for_new
from bot.discord.channel.worker import ChannelWorker
from bot.discord.private.hand_messages import HandMessages
from bot.discord.views.hand_steps import Print, Sheet
from bot.sessions import HandMessageRow
from bot.sessions.core.turns import is_news
from tests.bench.table import Row
from tests.discord.stage import Stage

MOST = 12
"""How many reasons of a kind are told, the commonest first."""

_MESSAGE = re.compile(r"/channels/(\d+)/messages(?:/(\d+))?$")


class Reasons:
    """How often there was a request of each kind, and for each kind how often for which reason."""

    def __init__(self, scene: Stage) -> None:
        self.counts: Counter[tuple[str, str]] = Counter()
        self._scene, self._next = scene, dict[str, str]()

    @property
    def total(self) -> int:
        """How many requests there were."""
        return self.counts.total()

    def kinds(self) -> Counter[str]:
        """How many of each kind."""
        found: Counter[str] = Counter()
        for (kind, _), count in self.counts.items():
            found[kind] += count
        return found

    def rows(self, turns: float) -> Iterator[Row]:
        """For each kind, how many there were a turn, and why."""
        for kind, number in sorted(self.kinds().items()):
            why = Counter({reason: count for (each, reason), count in self.counts.items() if each == kind})
            told = ", ".join(f"{reason} {count / turns:.1f}" for reason, count in why.most_common(MOST))
            yield Row(f"  {kind}", f"{number / turns:.1f}", told)

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Count from now on, until this ends."""
        with pytest.MonkeyPatch.context() as patch:
            _before(patch, HandMessages, "sent", self._hand_sent)
            _before(patch, HandMessages, "edited", self._hand_edited)
            _before(patch, ChannelWorker, "_show", self._shown)
            _before(
                patch, Calls, "_post", lambda calls, session, call: self._note(session.channel_id, "call")
            )
            _before(patch, Calls, "_remove", lambda calls, row: self._note(row.channel, "call"))
            self._scene.sandbox.rest.on_traffic = self._heard
            yield

    def _note(self, channel: object, reason: str) -> None:
        self._next[str(channel)] = reason

    def _hand_sent(self, _: HandMessages, row: HandMessageRow, sheet: Sheet, view: object) -> None:
        words = {each.partition("/")[0] for each in sheet.question.split()}
        user = self._scene.actor(row.user_id)
        self._note(user.dm.id, " ".join(sorted(words)) or "first")

    def _hand_edited(self, _: HandMessages, row: HandMessageRow, sheet: Sheet) -> None:
        before = Print.of(row.shown)
        parts = [name for name in ("hand", "said") if getattr(before, name) != getattr(sheet.print, name)]
        whose = "asked" if sheet.question else "was asked" if row.question else "not asked"
        self._note(row.channel, f"{whose}: {' and '.join(parts)}")

    def _shown(self, worker: ChannelWorker, frame: Frame) -> None:
        session, wanted = frame.session, frame.wanted
        asked = _changed(worker.shown.asked, wanted.asked)
        if is_news(session, session.announced_seq):
            asked = "phase" if session.table_state.turns.phase else "turn"
        elif asks_for_new(worker.shown, wanted):
            asked = "asked for"
        self._note(session.channel_id, asked)

    def _heard(self, method: str, path: str, *_: object) -> None:
        if path.startswith(("/interactions", "/webhooks")):
            return
        table, found = self._scene.table.id, _MESSAGE.search(path)
        reason = self._next.pop(found[1], "") if found is not None else ""
        if found is None:
            kind = "open" if path == "/users/@me/channels" else "other"
        elif found[1] != table:
            kind = f"hand {method.lower()}"
        elif method == "PATCH":
            session = self._scene.sessions.in_channel(int(table))
            living = session is not None and found[2] == str(session.message_id)
            kind = "edit" if living else "retire"
        else:
            kind = method.lower()
        self.counts[kind, reason] += 1


def _before(patch: pytest.MonkeyPatch, where: type, name: str, tell: Callable[..., None]) -> None:
    """Tell of each call of a method before it is made."""
    method = getattr(where, name)

    async def told(*given: Any, **named: Any) -> Any:
        tell(*given, **named)
        return await method(*given, **named)

    patch.setattr(where, name, told)


def _changed(shown: Asked | None, asked: Asked | None) -> str:
    """In what that which is asked differs from what a message shows as asked."""
    if shown is None or asked is None:
        return "unknown"
    if asked.questions - shown.questions:
        return "asked anew"
    parts = ("phase", "questions", "else_")
    found = [part for part in parts if getattr(shown, part) != getattr(asked, part)]
    said = {"questions": "fewer asked", "else_": "else", "phase": "phase"}
    return " and ".join(said[part] for part in found) or "same asked"
