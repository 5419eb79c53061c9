"""The text board of a game without pictures: its headline, who is asked, the scores, and what its catalogue describes.

When the game is over, it says who has won.

A field of the game's state is shown if the catalogue has a message for it: `field-FIELD` for one of the table, or
`field-seat-FIELD` for a list with an entry for each seat or side. The message gets the field as `$value`; of a list,
it may use `$value-count`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from bot.engine.moves import Text, Values, who
from bot.engine.words import Words, words_of
from renderers.kit.texts.names import said_name
from renderers.renderer import Renderer

if TYPE_CHECKING:
    from bot.engine.rules import Game
    from renderers.look import Look


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
