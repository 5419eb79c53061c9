"""Films of games: drawn frame by frame between the living messages, and kept for the next viewer."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence

from bot.discord.core.context import Context
from bot.discord.core.text.errors import Trouble
from bot.discord.core.text.texts import plain
from bot.discord.views.story import gist
from bot.engine.moves import Event, Seat
from bot.engine.words import Words, words_of
from bot.sessions.people.archive import Retold
from bot.sessions.server.policy import title
from renderers.film import MOST_FRAMES, Film, shown_names

MOST_BYTES = 8 * 1024 * 1024
KEPT = 8
"""How many films are kept; each takes two or three megabytes."""
TELL = 2.0
"""Seconds between two progress messages."""
SENTENCES = 2

Progress = Callable[[int, int], Awaitable[None]]
"""Receives, now and then, how many frames are drawn and how many there are."""


class Films:
    """Draws films, and keeps the newest ones."""

    def __init__(self, context: Context) -> None:
        self._context = context
        context.sessions.mydata.on_forget.subscribe(self.forget)
        self._kept: OrderedDict[tuple[int, int, Seat | None, tuple[str, ...], str], Film] = OrderedDict()

    def forget(self, user_id: int) -> None:
        """Drop all films, because someone may no longer be named in them."""
        self._kept.clear()

    async def of(self, told: Retold, language: str, progress: Progress) -> Film:
        """The film of a game. Raises Trouble "no-film" if the game has no pictures, and "film-too-short"."""
        if len(told.moments) < 2:
            raise Trouble("film-too-short")
        key = (told.session.id, told.session.moved, told.viewer, tuple(told.session.names), language)
        if key not in self._kept:
            most = MOST_FRAMES
            film = await self._drawn(told, language, most, progress)
            while len(film.file()) > MOST_BYTES and most > 4:
                most //= 2
                film = await self._drawn(told, language, most, progress)
            self._kept[key] = film
        self._kept.move_to_end(key)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return self._kept[key]

    async def _drawn(self, told: Retold, language: str, most: int, progress: Progress) -> Film:
        context = self._context
        game = context.games[told.session.game]
        render = context.studio.renderer(game).render
        if render is None:
            raise Trouble("no-film", {"game": title(told.session.game)})
        names = await asyncio.to_thread(names_then, told, language)
        words = context.words(told.session.game, language)
        turning = [point.moment for point in told.points]
        film = await asyncio.to_thread(
            Film,
            game,
            render,
            told.moments,
            names,
            teller(words),
            turning,
            most,
            language,
        )
        loop = asyncio.get_running_loop()
        said = loop.time()
        while not film.done:
            await context.studio.shoot(game, film)
            if loop.time() - said >= TELL:
                said = loop.time()
                await progress(film.shot, len(film.shots))
        return film


def names_then(told: Retold, language: str) -> list[tuple[str, ...]]:
    """The names of the sides at each moment, as pictures can show them."""
    return [names_at(told, number, language) for number in range(len(told.moments))]


def names_at(told: Retold, number: int, language: str) -> tuple[str, ...]:
    """The names of the sides at one moment, as pictures can show them."""
    words, sides = words_of(told.session.game, language), told.moments[number].sides
    return shown_names(words, sides, [plain(name) for name in told.names[number]])


def teller(words: Words) -> Callable[[Sequence[Event], Sequence[str]], str]:
    """Returns a function that tells events in a sentence or two."""

    def tell(events: Sequence[Event], names: Sequence[str]) -> str:
        said = (words.tell(event, names) for event in gist(words, events, SENTENCES))
        return " ".join(words.capital(sentence) for sentence in said if sentence)

    return tell
