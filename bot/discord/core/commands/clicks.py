"""Which function answers which click. Each module with buttons of its own keeps a `Clicks`; the client joins them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterable
from typing import Concatenate, Generic, ParamSpec, TypeVar

from bot.discord.core.answers.reply import Reply
from bot.discord.core.context import Context
from bot.discord.core.layout.components import Click
from bot.discord.core.text.errors import Trouble
from bot.sessions import SessionView

DIGITS = 19
"""Ids and other numbers in the words of a click have at most this many digits."""

C = TypeVar("C", bound=Context, contravariant=True)
Handler = Callable[[C, Reply, Click], Awaitable[None]]
More = ParamSpec("More")
TableAct = Callable[Concatenate[C, Reply, SessionView, More], Awaitable[None]]


class Clicks(Generic[C]):
    """The actions of one module, by the name in their buttons, and the context that they need."""

    def __init__(self) -> None:
        self.handlers: dict[str, Handler[C]] = {}

    def on(self, name: str, *, words: int = 0, picks: int = 0) -> Callable[[Handler[C]], Handler[C]]:
        """The decorated function answers clicks on this action; those with fewer words or picks are out of date."""

        def register(handler: Handler[C]) -> Handler[C]:
            def handle(context: C, reply: Reply, click: Click) -> Awaitable[None]:
                if len(click.path) < words or len(click.picked) < picks:
                    raise Trouble("old-button")
                return handler(context, reply, click)

            self.handlers[name] = handle
            return handler

        return register

    def at_table(self, name: str) -> Callable[[TableAct[C, More]], TableAct[C, More]]:
        """The decorated function carries out this action at the table of the button; other code may call it too."""

        def register(act: TableAct[C, More]) -> TableAct[C, More]:
            async def handle(context: C, reply: Reply, click: Click) -> None:
                session = await context.session(reply, click.session)
                await act(context, reply, session)  # type: ignore[call-arg]  # whatever more it takes has a default

            self.handlers[name] = handle
            return act

        return register


def number_at(click: Click, place: int) -> int:
    """The number at this place in the words of a click. Raises Trouble("old-button") if there is none."""
    word = click.path[place] if place < len(click.path) else ""
    if not (word.isascii() and word.isdigit() and len(word) <= DIGITS):
        raise Trouble("old-button")
    return int(word)


def setting_in(click: Click, names: Collection[str]) -> tuple[str, str]:
    """The name of a setting, one of `names`, and the value that was picked, or else that the button sets.

    Raises Trouble("old-button") if there is none.
    """
    name, *values = (*click.path[:1], *click.picked, *click.path[1:], "")
    if name not in names or len(values) < 2:
        raise Trouble("old-button")
    return name, values[0]


def joined(rooms: Iterable[Clicks[C]]) -> dict[str, Handler[C]]:
    """The actions of all modules. Raises ValueError where two have the same name."""
    found: dict[str, Handler[C]] = {}
    for clicks in rooms:
        if twice := found.keys() & clicks.handlers.keys():
            raise ValueError(f"two modules answer to {sorted(twice)}")
        found.update(clicks.handlers)
    return found


async def unknown_action(context: Context, reply: Reply, click: Click) -> None:
    """Answer a button of an older version. Raises Trouble("old-button")."""
    raise Trouble("old-button")
