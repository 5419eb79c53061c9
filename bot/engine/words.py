"""Sentences from the Fluent catalogues under data/, filled with the names of the players.

Every game has `data/<game>/text/en.ftl`; what all games share is `data/house/text/en.ftl`. A catalogue may have
further files, one for each topic: `text/en/*.ftl`.
A message of the game hides one of the house with the same key. Beside a list `$places` it may ask for `$places-count`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from bot.engine.errors import BadData, Illegal
from bot.engine.files import data_path
from bot.engine.moves import Event, Text

Names = Sequence[str]
"""The name to write for each seat, already escaped for where it will be shown."""


_IRREGULAR = {"has": "have", "is": "are", "does": "do"}


def they(doing: str) -> str:
    """The plural of what follows a name (English): "moves, with 2 points left" as "move, with 2 points left"."""
    verb = re.match(r"\w*", doing)[0]  # type: ignore[index]
    rest = doing[len(verb) :]
    if verb in _IRREGULAR:
        return _IRREGULAR[verb] + rest
    if verb.endswith("oes"):
        return verb[:-2] + rest
    return (verb[:-1] if verb.endswith("s") else verb) + rest


def catalogue_files(room: str, language: str = "en") -> list[tuple[str, Path]]:
    """The files of the catalogue of a game or the house, each with its name for people."""
    main = (f"{room}/text/{language}.ftl", data_path(room, "text", f"{language}.ftl"))
    themes = sorted(data_path(room, "text", language).glob("*.ftl"))
    return [main, *((f"{room}/text/{language}/{path.name}", path) for path in themes)]


class Telling(NamedTuple):
    """How the message of an event wants it to be told; see `bot.discord.views.story`."""

    told: bool
    detail: str
    sums_up: bool
    together: str


class Words:
    """The catalogue of one game in one language."""

    def __init__(self, game: str, language: str = "en") -> None:
        self.game = game
        self._bundle = FluentBundle([language], use_isolating=False)
        self._plain: dict[tuple[str, str | None], str] = {}
        """Sentences without values, cached."""
        self._tellings: dict[str, Telling] = {}
        for room in ("house", game):
            for file, path in catalogue_files(room, language):
                self._read(file, path)

    def _read(self, file: str, path: Path) -> None:
        if not path.is_file():
            raise BadData(file, "file", "path", "is missing")
        resource = FluentResource(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Junk) and entry.content:
                raise BadData(file, entry.content.strip().splitlines()[0][:60], "syntax", "is not Fluent")
        self._bundle.add_resource(resource, allow_overrides=True)

    def has(self, key: str, attribute: str | None = None) -> bool:
        """Whether the catalogue has the message (with a value), or its attribute."""
        if not self._bundle.has_message(key):
            return False
        message = self._bundle.get_message(key)
        return message.value is not None if attribute is None else attribute in message.attributes

    def say(self, text: Text, names: Names = ()) -> str:
        """The sentence. If the key or a value is missing, BadData names it."""
        return self._format(text.key, None, text.values, names)

    def say_key(self, key: str, /, **values: Any) -> str:
        """The sentence of a message, for texts that name no one."""
        return self._format(key, None, values, ())

    def attribute(self, text: Text, attribute: str, names: Names = ()) -> str:
        """An attribute of the message, such as `.help` or `.remedy`; empty if the message has none."""
        return self._format(text.key, attribute, text.values, names) if self.has(text.key, attribute) else ""

    def telling(self, key: str) -> Telling:
        """How events of this key are told."""
        if key not in self._tellings:
            message = Text(f"event-{key}")
            told = self.has(message.key) and not self.has(message.key, "notice")
            detail = self.attribute(message, "detail")
            sums_up = self.has(f"event-{detail}")
            self._tellings[key] = Telling(told, detail, sums_up, self.attribute(message, "together"))
        return self._tellings[key]

    def tell(self, event: Event, names: Names) -> str:
        """What happened, as a sentence; empty for an event that has no message (it is bookkeeping)."""
        key = f"event-{event.key}"
        return self._format(key, None, event.values, names) if self.has(key) else ""

    def refuse(self, refusal: Illegal, names: Names) -> tuple[str, str, str]:
        """(title, why, remedy) of a refusal. The rule's number is `refusal.rule`."""
        text = refusal.why
        title = self.attribute(text, "title", names) or self.say_key("refusal-title")
        return title, self.say(text, names), self.attribute(text, "remedy", names)

    def _format(self, key: str, attribute: str | None, values: dict[str, Any], names: Names) -> str:
        if not values and (known := self._plain.get((key, attribute))) is not None:
            return known
        if not self._bundle.has_message(key):
            raise BadData(f"{self.game}/text", key, "message", "is missing")
        message = self._bundle.get_message(key)
        pattern = message.value if attribute is None else message.attributes[attribute]
        if pattern is None:
            raise BadData(f"{self.game}/text", key, "message", "has no value")
        filled = {name: self._value(value, names) for name, value in values.items()}
        filled.update(
            {f"{name}-count": len(value) for name, value in values.items() if isinstance(value, list)}
        )
        said, errors = self._bundle.format_pattern(pattern, filled)
        if errors:
            raise BadData(f"{self.game}/text", key, "message", str(errors[0]))
        if not values:
            self._plain[key, attribute] = str(said)
        return str(said)

    def _value(self, value: Any, names: Names) -> Any:
        if isinstance(value, list | tuple):
            return self.listed([str(self._value(item, names)) for item in value])
        if isinstance(value, str) and value[:1] == "@" and value[1:].isdigit():
            seat = int(value[1:])
            return names[seat] if seat < len(names) else self.say_key("seat-number", number=seat + 1)
        if isinstance(value, str) and value[:1] == "=":
            return value[1:]
        if isinstance(value, str) and value[:1] == "~":
            return self._format(value[1:], None, {}, names)
        return value

    def listed(self, items: Sequence[str]) -> str:
        """Several things in one phrase: "C3, C5 and R2"; "nothing" for none."""
        if not items:
            return self.say_key("list-none")
        if len(items) == 1:
            return items[0]
        return self.say_key("list-join", items=", ".join(items[:-1]), last=items[-1])


@lru_cache(maxsize=64)
def words_of(game: str, language: str = "en") -> Words:
    """The catalogue of a game, loaded once."""
    return Words(game, language)
