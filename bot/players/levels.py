"""What kinds of computer players are called: "Hard" is the one whose word is `search`."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.moves import Text
from bot.engine.words import Words


def level(words: Words, kind: str) -> str:
    """How well a kind of computer player plays, in a word."""
    return words.attribute(Text(f"computer-{kind}"), "name") or kind


def kind_called(words: Words, kinds: Iterable[str], typed: str) -> str:
    """The kind of computer player that is called so, such as "Hard"; what was typed if there is none."""
    called = {level(words, kind).casefold(): kind for kind in kinds}
    return called.get(typed.strip().casefold(), typed)
