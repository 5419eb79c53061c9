"""The renderer of each game. One without pictures is shown by the default text board.

The pictures of a game are the package here that has its slug; of a game that is not part of Heliograph, the module
`pictures` of its package. Nothing lists them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from bot.engine.errors import BadData
from bot.engine.moves import Text, Values, who
from bot.engine.rules import Game
from bot.engine.words import Words, words_of
from bot.games.catalogue import packages
from renderers.kit.texts.names import said_name
from renderers.look import Look
from renderers.renderer import Renderer


def default_renderer(game: Game[Any]) -> Renderer:
    """What shows a game that has no pictures."""
    return Renderer(partial(text_board, game))


def text_board(game: Game[Any], view: Any, look: Look) -> str:
    """The position in words, one line a side."""
    words = words_of(game.info.slug, look.language)
    names = [said_name(name, look.hue(side), look.language) for side, name in enumerate(look.names)]
    lines = [words.say(game.headline(view), names)]
    if look.awaited:
        players = [who(side) for side in dict.fromkeys(look.awaited)]
        lines.append(words.say(Text("board-asked", {"players": players, "doing": f"={look.moment}"}), names))
    standings = game.standings(view)
    if winners := [who(side) for side, won in enumerate(standings.won) if won]:
        doing = words.say_key("picture-won", count=len(winners))
        lines.append(words.say(Text("board-asked", {"players": winners, "doing": f"={doing}"}), names))
    for side, score in enumerate(standings.scores):
        facts = [words.say_key("score", score=score)]
        counts = standings.counts[side] if side < len(standings.counts) else {}
        facts += [f"{count} {words.say_key(f'count-{key}')}" for key, count in counts.items()]
        facts += _described(words, view, names, side)
        said: Values = {"name": who(side), "facts": [f"={fact}" for fact in facts]}
        lines.append(words.say(Text("board-player", said), names))
    return "\n".join([*lines, *_described(words, view, names)])


def _described(words: Words, view: Any, names: list[str], side: int | None = None) -> Iterator[str]:
    """The fields of a view (or a side's part of them) for which there is a message."""
    for field in view.__struct_fields__:
        key = f"field-{field}" if side is None else f"field-seat-{field}"
        if words.has(key):
            value = getattr(view, field)
            if side is not None:
                value = value[side] if side < len(value) else None
            if isinstance(value, list | tuple):
                yield words.say(Text(key, {"value": [str(item) for item in value]}), names)
            elif value not in (None, ""):
                yield words.say(Text(key, {"value": value}), names)


_HOUSE = "bot.games."


class _Renderers(Mapping[str, Renderer]):
    """The renderers by game, each loaded when it is first asked for. Raises BadData where one is broken."""

    def __getitem__(self, game: str) -> Renderer:
        if (module := _module(game)) is None:
            raise KeyError(game)
        return _loaded(module)

    def __iter__(self) -> Iterator[str]:
        return (game for game, package in packages().items() if _pictures(package))

    def __len__(self) -> int:
        return sum(1 for _ in self)


RENDERERS: Mapping[str, Renderer] = _Renderers()


@cache
def _module(game: str) -> str | None:
    """The module with the pictures of a game by its slug; None where it has none."""
    package = packages().get(game)
    return None if package is None else _pictures(package) or None


@cache
def _pictures(package: str) -> str:
    """The module with the pictures of a game; "" where it has none."""
    own = package.startswith(_HOUSE)
    module = f"renderers.{package.removeprefix(_HOUSE)}" if own else f"{package}.pictures"
    return module if find_spec(module) is not None else ""


@cache
def _loaded(module: str) -> Renderer:
    file = module.replace(".", "/")
    try:
        renderer = getattr(import_module(module), "RENDERER", None)
    except BadData:
        raise
    except Exception as error:
        raise BadData(file, "file", "import", f"{type(error).__name__}: {error}") from error
    if not isinstance(renderer, Renderer):
        raise BadData(file, "RENDERER", "renderer", "is missing: write RENDERER = Renderer(...)")
    return renderer


def renderer_of(game: Game[Any], renderers: Mapping[str, Renderer] = RENDERERS) -> Renderer:
    """The renderer of a game: its own, or else the default."""
    return renderers.get(game.info.slug) or default_renderer(game)
