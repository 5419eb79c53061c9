"""Errors by who made the mistake. Any other exception is a bug."""

from __future__ import annotations

from typing import NamedTuple

from bot.engine.moves import Text, Values


class Illegal(Exception):
    """A player's mistake: the move is not legal. The state is untouched.

    `rule` is the number of the rule in the game's reference, or "" if no rule says it. The message
    `refusal-KEY` says why in one sentence; its attribute `.title` is a two-word version, `.remedy` what would be
    legal instead.
    """

    def __init__(self, rule: str, key: str, values: Values | None = None) -> None:
        super().__init__(f"{key} (rule {rule})" if rule else key)
        self.rule = rule
        self.why = Text(f"refusal-{key}", values or {})


class NotWhole(Exception):
    """A move that was begun turned out not to be legal, and the state may be half changed."""


class Objection(NamedTuple):
    """What stands against something, whoever asks: the key and the values of the refusal that it is for a move."""

    key: str
    values: Values

    def refusal(self, rule: str, values: Values) -> Illegal:
        """The refusal of a move, which gives further values."""
        return Illegal(rule, self.key, {**values, **self.values})


class BadOptions(Illegal):
    """Options that do not fit together, or do not fit the number of seats."""


class BadData(Exception):
    """A mistake in the content: a row of a data file is invalid."""

    def __init__(self, file: str, row: str, field: str, what: str) -> None:
        super().__init__(f"{file}: {row}: {field}: {what}")
        self.file, self.row, self.field, self.what = file, row, field, what


class BadValue(BadData):
    """A sentence wants a value that it was not given, or one of another kind."""


class BadRecord(Exception):
    """A game file or log that does not replay: foreign, damaged or tampered with."""
