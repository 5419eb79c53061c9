"""What a typed text means among the values that can be chosen: pure, it sends nothing."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from bot.discord.core.layout.components import OPTION_LENGTH
from bot.discord.core.text.texts import cut
from bot.discord.views.table import TableView
from bot.engine.moves import Choice, Value

LONGEST = 6
"""Words of the longest title that a row of words is searched for."""
_NUMBER = re.compile(r"^\d+\. ")
_APART = " · "


def find(table: TableView, choices: Sequence[Choice], raw: Any) -> Value | None:
    """The value that was meant: by value, label, title or number, in upper or lower case; None if there is none."""
    text = str(raw).strip()
    for choice in choices:
        if str(choice.value) == text:
            return choice.value
    lowered, plain = text.casefold(), as_value(text)
    named = any(letter.isalpha() for letter in plain)
    titled: Value | None = None
    for choice in choices:
        label = table.speech.words.say(choice.label, table.names.plain)
        folded = label.casefold()
        if lowered in (str(choice.value).casefold(), folded, cut(folded, OPTION_LENGTH)):
            return choice.value
        if text.isdigit() and label.startswith(f"{text}. "):
            return choice.value
        if titled is None and named and plain in (as_value(str(choice.value)), as_value(title(label))):
            titled = choice.value
    return titled


def row_of(
    table: TableView, verb: str, front: tuple[Value, ...], words: Sequence[str]
) -> tuple[tuple[Value, ...], list[str]]:
    """The values that words typed one after another mean, titles of several words among them; and the words left over.

    It stops at the first word that means nothing there.
    """
    values, left = front, list(words)
    while left:
        choices = table.offer.choices(verb, values)
        for count in range(min(LONGEST, len(left)), 0, -1):
            value = find(table, choices, " ".join(left[:count]))
            if value is not None:
                values, left = (*values, value), left[count:]
                break
        else:
            break
    return values, left


def title(label: str) -> str:
    """The name in a label, without its number and what is said about it."""
    return _NUMBER.sub("", label).split(_APART)[0]


def as_value(text: str) -> str:
    """A text in the form that values have: "Ko'ol" as "kool", "Terraforming Works" as "terraforming-works"."""
    return re.sub(r"[\W_]+", "-", re.sub(r"['’]", "", text.casefold())).strip("-")
