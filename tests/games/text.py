"""Short for writing texts in the sample games."""

from __future__ import annotations

from bot.engine.moves import Text, Values


def text(key: str, /, **values: str | int) -> Text:
    """`Text(key, values)`."""
    checked: Values = {**values}
    return Text(key, checked)
