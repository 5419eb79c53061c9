"""What cards say, made of clauses: one for each piece of the language that a game's cards are written in.

A clause has no capital and no full stop, so that others can hold it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import msgspec

from bot.engine.moves import Text, Values

T = TypeVar("T", Text, str)


def tag_of(piece: msgspec.Struct) -> str:
    """The word that stands for the piece in data."""
    return str(piece.__struct_config__.tag)


def numbers_of(piece: msgspec.Struct) -> Values:
    """The parameters of a piece that are numbers or words, by name."""
    values = {name: getattr(piece, name) for name in piece.__struct_fields__}
    return {name: value for name, value in values.items() if isinstance(value, str | int)}


def all_of(parts: Sequence[Text]) -> Text:
    """Clauses in one: "this, that and a third"."""
    return parts[0] if len(parts) == 1 else Text("all-of", {"parts": parts})


def any_of(parts: Sequence[T]) -> T | Text:
    """Clauses in one: "this, that or a third"."""
    *front, last = parts
    said: T | Text = last
    for number, part in enumerate(reversed(front)):
        said = Text("comma" if number else "either", {"first": part, "rest": said})
    return said


def joined(parts: Sequence[Text]) -> Text:
    """Clauses with semicolons between them."""
    *front, said = parts
    for part in reversed(front):
        said = Text("clauses", {"first": part, "rest": said})
    return said


def follows(moment: Text, what: Text, when: Text | None) -> Text:
    """What follows a moment, as a clause; `when` says on what it hangs."""
    if when is None:
        return Text("follows", {"moment": moment, "what": what})
    return Text("follows-if", {"moment": moment, "what": what, "when": when})


def stated(clause: Text) -> Text:
    """A clause as a sentence."""
    return Text("stated", {"said": clause})


def sentences(parts: Sequence[Text]) -> Text:
    """Sentences one after the other."""
    *front, said = parts
    for part in reversed(front):
        said = Text("two-sentences", {"first": part, "rest": said})
    return said
