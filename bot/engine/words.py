"""Sentences from the Fluent catalogues under data/, filled with the names of the players.

Every game has `data/<game>/text/en.ftl`; what all games share is `data/house/text/en.ftl`. A catalogue may have
further files, one for each topic: `text/en/*.ftl`. Another language has files of its own name beside them; what it does
not say yet is said in English (`bot check` names it).
A message of the game hides one of the house with the same key. Beside a list `$places` it may ask for `$places-count`,
and beside each value `$piece` for `$piece-id`: the key of its message, such as "piece-bridge", or the value itself if
it has none. So a language can choose an article by what a thing is, or say it in another form: FORM($piece-id, part:
"accusative") is that attribute of its message.

What happened is told to others by names and to its reader as "you" (message `reader`): `names_to` are the names for
that. A side is a thing, too. $side-id is "reader" for the reader's own, FORM($side-id, part: "whose") is "Mira’s" or
"your", or that attribute of the message which names a side that is no person, such as the Entity. AGREE($side-id,
"has", "have") says the second for the reader and for several; languages with more forms give them all:
AGREE($side-id, "hat", "hast", "haben", "habt") for one, the reader, several, several with the reader.
ENDS($name, "s x z") is "yes" if a name ends so. Of several sides the reader's comes last ("Bo and you") unless
IN_ORDER($sides-id) says them as they are given. LAST($sectors-id) is the last of several.

`docs/translating.md` leads translators through all this.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from datetime import date
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

import msgspec
from babel import Locale, UnknownLocaleError
from babel.dates import format_date
from babel.lists import format_list
from babel.localedata import LocaleDataDict
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt
from fluent.runtime.utils import native_to_fluent
from fluent.syntax import FluentParser

from bot.engine.catalogues import ENGLISH, catalogue_files, check_language, parsed, source
from bot.engine.command_names import renamed
from bot.engine.errors import BadData, BadValue, Illegal
from bot.engine.moves import Event, Seat, SideInfo, Text, who
from bot.engine.told import TIMES

log = logging.getLogger(__name__)

Names = Sequence[str]
"""The name to write for each side, already escaped for where it will be shown. Where all have seats: of each holder."""


class SideName(str):
    """What a message calls a side, such as the Entity or one of several of a seat; it has the forms of the message."""

    text: Text
    sign = ""

    @classmethod
    def of(cls, said: str, text: Text, sign: str = "") -> SideName:
        """What is said for it, with the message and the sign that stands before it."""
        name = cls(sign + said)
        name.text, name.sign = text, sign
        return name


READER = "\0"
"""Stands among the names for that of the reader. No one can be called so."""
THE_READER = Text("reader")
"""Stands among values for the reader, where they are no holder of a seat."""


def _capital(said: Any) -> str:
    """The text with a capital at the front: CAPITAL in catalogues."""
    text = str(said)
    return text[:1].upper() + text[1:]


MOST_SAID = 4096
"""How many sentences of a catalogue are kept as they were said, and how many numbers."""

_packed = msgspec.msgpack.Encoder(enc_hook=repr).encode


def _halves(count: Any) -> str:
    """A number of halves as wholes, such as "2½" for 5: HALVES in catalogues."""
    whole, half = divmod(abs(int(count)), 2)
    said = f"{whole or ''}½" if half else str(whole)
    return f"−{said}" if count < 0 else said


class _Signed(Locale):
    """A locale whose numbers below zero have a minus sign, not a hyphen."""

    @cached_property
    def decimal_formats(self) -> LocaleDataDict:
        pattern = copy(super().decimal_formats[None])
        above, below = pattern.prefix
        pattern.prefix = (above, below.replace("-", "\N{MINUS SIGN}"))
        return LocaleDataDict({None: pattern})


def _written(values: Mapping[str, Any]) -> bytes:
    """What a sentence is made of, so that the same one is found again."""
    try:
        return _packed(values)
    except OverflowError:  # a number of more than 64 bits
        return repr(values).encode()


class _Whole(FluentInt):
    """A whole number. Babel takes its time to write one, so that each is written once for a locale."""

    def format(self, locale: Locale) -> str:
        """The number as it is written where the catalogue does not say how: `NUMBER` makes another number of it."""
        return _whole(int(self), locale)


@lru_cache(maxsize=MOST_SAID)
def _whole(number: int, locale: Locale) -> str:
    return str(FluentInt(number).format(locale))


class _Bundle(FluentBundle):
    """A catalogue that says numbers so."""

    def _get_babel_locale(self) -> Locale:
        locale = super()._get_babel_locale()
        return _Signed(locale.language, locale.territory, locale.script, locale.variant)

    def said(self, pattern: Any, given: _Given) -> tuple[str, list[Exception]]:
        """What a pattern says, and what is wrong with it. Unlike `format_pattern` it asks only for what it says."""
        errors = list[Exception]()
        try:
            return str(pattern(ResolverEnvironment(self, errors, CurrentEnvironment(given)))), errors
        except ValueError as error:
            return "", [error]


class _Given(dict[str, Any]):
    """What a message may ask for, made of the values of a text when it does: most ask only for a part."""

    def __init__(self, words: Words, values: Mapping[str, Any], names: Names) -> None:
        self._words, self._values, self._names = words, values, names

    def __missing__(self, name: str) -> Any:
        self[name] = made = self._made(name)
        return made

    def _made(self, name: str) -> Any:
        """A value in words, how many a list has, or what a value is. Raises KeyError for what no text gives."""
        of, _, part = name.rpartition("-")
        value = self._values.get(of)
        if part == "id" and of in self._values:
            return _Things.of(value, self._names)
        if part == "count" and isinstance(value, list | tuple):
            return _Whole(len(value))
        said = self._words.value(self._values[name], self._names)
        return _Whole(said) if isinstance(said, int) else native_to_fluent(said)


class _Things(str):
    """The ids of one or several things, with the texts that name them, which FORM says in another form."""

    texts: tuple[str | Text, ...]
    names: Names

    @classmethod
    def of(cls, value: Any, names: Names) -> _Things:
        """What the value stands for: nothing but itself if it is no thing."""
        texts = tuple(value) if isinstance(value, list | tuple) else (value,)
        found = cls(" ".join(_id_of(text, names) for text in texts))
        found.texts, found.names = texts, names
        return found


def _id_of(value: Any, names: Names) -> str:
    """What a value is, in one word: the key of its message; what someone typed and the names of others are nothing."""
    if isinstance(value, Text):
        return value.key
    if _name_of(value, names) == READER:
        return "reader"
    if isinstance(value, str) and value[:1] == "~":
        return value[1:].rpartition(":")[2].partition(".")[0]
    if isinstance(name := _name_of(value, names), SideName):
        return name.text.key
    return "" if isinstance(value, str) and value[:1] in ("@", "=") else str(value)


def _name_of(value: Any, names: Names) -> str | None:
    """The name of the side that a value stands for; None if it stands for none, or for one without a name."""
    if isinstance(value, str) and value[:1] == "@" and value[1:].isdigit() and int(value[1:]) < len(names):
        return names[int(value[1:])]
    return None


def _reader_last(values: Sequence[Any], names: Names) -> list[Any]:
    """The values, that which stands for the reader at the end."""
    return sorted(values, key=lambda value: value == THE_READER or _name_of(value, names) == READER)


def _agree(sides: Any, one: Any, reader: Any, several: Any = None, both: Any = None) -> str:
    """What goes with one side, the reader, several, or several with the reader: AGREE in catalogues.

    Where the language makes no difference, several are said as the reader is, and several with the reader as several.
    """
    if len(sides.texts) < 2:
        return str(reader if sides == "reader" else one)
    several = reader if several is None else several
    return str(several if both is None or "reader" not in sides.split() else both)


def _ends(said: Any, endings: Any) -> str:
    """Whether what is said ends in one of some endings, "yes" or "no": ENDS in catalogues. Case does not matter.

    Spaces stand between the endings. What a name has behind its last letter, such as formatting, is left out.
    """
    letters = re.sub(r"[\W_]+$", "", str(said)).casefold()
    return "yes" if letters.endswith(tuple(str(endings).casefold().split())) else "no"


_FUNCTIONS: dict[str, Callable[..., Any]] = {
    "CAPITAL": _capital,
    "HALVES": _halves,
    "AGREE": _agree,
    "ENDS": _ends,
}
"""What catalogues can call without knowing what is said."""

FUNCTIONS = frozenset({*_FUNCTIONS, "FORM", "IN_ORDER", "LAST", "NUMBER", "DATETIME"})
"""All that catalogues can call, with what Fluent itself has."""


_TITLES: dict[str, str] = {}
"""The titles that the operator chose, by game; see `host_as`."""


class Words:
    """The catalogue of one game in one language."""

    def __init__(self, game: str, language: str = ENGLISH) -> None:
        self.game, self.language = game, check_language(language)
        self._english = None if language == ENGLISH else words_of(game)
        """Says what this catalogue does not."""
        functions: dict[str, Callable[..., Any]] = {
            **_FUNCTIONS,
            "FORM": self._form,
            "IN_ORDER": self._in_order,
            "LAST": self._last,
        }
        self._bundle = _Bundle([language, ENGLISH], functions=functions, use_isolating=False)
        self._said: dict[tuple[object, ...], str] = {}
        """Sentences that were said, by what they were made of: menus say the same ones again and again."""
        self._stand_ins: set[str] = set()
        """The messages of the English catalogue that are broken."""
        self._patterns: dict[tuple[str, str | None], Any] = {}
        for room in ("house", game):
            for file, path in catalogue_files(room, language):
                self._read(file, path)
        if game in _TITLES:
            chosen = f'title = {{ "{_TITLES[game]}" }}\nsubtitle = {{ "" }}'
            self._bundle.add_resource(FluentParser().parse(chosen), allow_overrides=True)

    def _read(self, file: str, path: Path) -> None:
        """Add what a file says. What is broken is said in English; in the English catalogue, its key stands for it."""
        text = source(file, path)
        found = parsed(file, text if self._english is None else renamed(text, self.language))
        self._bundle.add_resource(found.entries, allow_overrides=True)
        if self._english is None:
            self._stand_ins |= set(found.broken)
            for key in found.broken:
                if not self._bundle.has_message(key):
                    self._bundle.add_resource(FluentParser().parse(f'{key} = {{ "{key}" }}'))

    def has(self, key: str, attribute: str | None = None) -> bool:
        """Whether the catalogue, or the English one, has the message (with a value) or its attribute."""
        return self.says(key, attribute) or (self._english is not None and self._english.has(key, attribute))

    def says(self, key: str, attribute: str | None = None) -> bool:
        """Whether this catalogue itself has the message (with a value) or its attribute."""
        return self._pattern(key, attribute) is not None

    def _pattern(self, key: str, attribute: str | None) -> Any:
        """The pattern of a message or attribute in this catalogue; None if there is none."""
        at = key, attribute
        if at not in self._patterns:
            message = self._bundle.get_message(key) if self._bundle.has_message(key) else None
            value = message and (message.value if attribute is None else message.attributes.get(attribute))
            self._patterns[at] = value
        return self._patterns[at]

    def say(self, text: Text, names: Names = ()) -> str:
        """The sentence. If the key or a value is missing, BadData names it."""
        return self._format(text.key, None, text.values, names)

    def say_key(self, key: str, /, **values: Any) -> str:
        """The sentence of a message, for texts that name no one."""
        return self._format(key, None, values, ())

    def attribute(self, text: Text, attribute: str, names: Names = ()) -> str:
        """An attribute of the message, such as `.help` or `.remedy`; empty if the message has none."""
        return self._format(text.key, attribute, text.values, names) if self.has(text.key, attribute) else ""

    def doing(self, prompt: Text, names: Names, *, several: bool = False) -> str:
        """What a prompt asks for, in words that follow a name; for several names, its attribute `.several`."""
        tells = self if self._english is None or self.says(prompt.key) else self._english
        attribute = "several" if several and tells.says(prompt.key, "several") else None
        return self._format(prompt.key, attribute, prompt.values, names)

    def asking(self, prompt: Text, names: Names) -> str:
        """What a prompt asks of its reader, as a sentence without a full stop: its attribute `.you`."""
        return self._format(prompt.key, "you", prompt.values, names)

    def side_names(self, sides: Sequence[SideInfo], holders: Names) -> tuple[str, ...]:
        """The name of each side, from those of the seats' holders: "Mira", "Mira (Vorrud)" or "Vorrud"."""
        seats = [side.seat for side in sides]
        return tuple(self._side_name(side, holders, alone=seats.count(side.seat) == 1) for side in sides)

    def _side_name(self, side: SideInfo, holders: Names, *, alone: bool) -> str:
        own = "" if side.name is None else self.say(side.name, holders)
        if side.seat is None:
            return own if side.name is None else SideName.of(own, side.name)
        holder = str(self.value(who(side.seat), holders))
        if alone or not own:
            return holder
        several = Text("side-of-several", {"holder": f"={holder}", "side": f"={own}"})
        return SideName.of(self.say(several), several)

    def names_to(self, seat: Seat, sides: Sequence[SideInfo], names: Names) -> tuple[str, ...]:
        """These names of the sides, as the holder of a seat is told of them: a lone side of theirs is the reader.

        Of several, each is called by its own name. A language without a message `reader` says all names.
        """
        own = [number for number, side in enumerate(sides) if side.seat == seat]
        if not self.says("reader"):
            return tuple(names)
        return tuple(
            name if number not in own else READER if len(own) == 1 else self._side_alone(sides[number], name)
            for number, name in enumerate(names)
        )

    def _side_alone(self, side: SideInfo, name: str) -> str:
        return name if side.name is None else SideName.of(self.say(side.name), side.name)

    def tellable(self, events: Sequence[Event]) -> list[Event]:
        """Those of some events that have a message; the others are bookkeeping."""
        return [event for event in events if self.has(f"event-{event.key}")]

    def tell(self, event: Event, names: Names) -> str:
        """What happened, as a sentence; empty for an event that has no message (it is bookkeeping).

        Where a value is hidden, it is the attribute `.hidden` of the message. Each may ask for `$times`: how many
        events it stands for. An event of an earlier version of the bot that lacks a value says just that.
        """
        key = f"event-{event.key}"
        if not self.has(key):
            return ""
        attribute = "hidden" if event.private and event.hides else None
        try:
            return self._format(key, attribute, {TIMES: 1, **event.values}, names)
        except BadValue as fault:
            # It was kept before the sentence was changed. The table goes on without it.
            log.warning("an event cannot be told as it was kept: %s", fault)
            return self.say_key("told-before")

    def refuse(self, refusal: Illegal, names: Names) -> tuple[str, str, str]:
        """(title, why, remedy) of a refusal. The rule's number is `refusal.rule`."""
        text = refusal.why
        title = self.attribute(text, "title", names) or self.say_key("title-refused")
        return title, self.say(text, names), self.attribute(text, "remedy", names)

    def _format(self, key: str, attribute: str | None, values: dict[str, Any], names: Names) -> str:
        made_of = (key, attribute, _written(values), *names) if values else (key, attribute)
        said = self._said.get(made_of)
        if said is None:
            if len(self._said) >= MOST_SAID:
                self._said.clear()
            said = self._said[made_of] = self._formed(key, attribute, values, names)
        return said

    def _formed(self, key: str, attribute: str | None, values: dict[str, Any], names: Names) -> str:
        pattern = self._pattern(key, attribute)
        if pattern is None:
            if self._english is not None:
                return self._english._format(key, attribute, values, names)
            if key in self._stand_ins:
                return key
            raise BadData(f"{self.game}/text", key, f".{attribute}" if attribute else "message", "is missing")
        said, errors = self._bundle.said(pattern, _Given(self, values, names))
        if errors:
            if self._english is not None:
                return self._english._format(key, attribute, values, names)
            raise BadValue(f"{self.game}/text", key, "message", str(errors[0]))
        return said

    def value(self, value: Any, names: Names) -> Any:
        """A value of a text as it is said: a text or a name in words, several things in one phrase."""
        if isinstance(value, Text):
            return self._format(value.key, None, value.values, names)
        if isinstance(value, list | tuple):
            return self.listed([str(self.value(item, names)) for item in _reader_last(value, names)])
        if isinstance(value, str) and value[:1] == "@" and value[1:].isdigit():
            name = _name_of(value, names)
            if name is None:
                return self.say_key("seat-number", number=int(value[1:]) + 1)
            return self.say_key("reader") if name == READER else name
        if isinstance(value, str) and value[:1] == "=":
            return value[1:]
        if isinstance(value, str) and value[:1] == "~":
            game, _, key = value[1:].rpartition(":")
            words = words_of(game, self.language) if game else self
            key, _, attribute = key.partition(".")
            return words.attribute(Text(key), attribute) if attribute else words.say_key(key)
        return value

    def _last(self, things: _Things) -> str:
        """The last of several things, such as where a way ends: LAST($way-id) in catalogues."""
        return str(self.value(things.texts[-1], things.names))

    def _form(self, things: _Things, part: str) -> str:
        """Things in another form, such as their accusative: FORM in catalogues. Those without it are said as usual."""
        texts = _reader_last(things.texts, things.names)
        return self.listed([self._in_form(text, str(part), things.names) for text in texts])

    def _in_order(self, things: _Things) -> str:
        """Things one after the other as they are given: IN_ORDER in catalogues, for turn orders."""
        return self.listed([str(self.value(text, things.names)) for text in things.texts])

    def _in_form(self, text: str | Text, part: str, names: Names) -> str:
        own: str | Text = text
        name = _name_of(text, names)
        if isinstance(name, SideName) and self.says(name.text.key, part):
            return name.sign + self._format(name.text.key, part, name.text.values, names)
        if isinstance(name, SideName):
            own = Text("someone", {"name": text})
        elif isinstance(text, str) and text[:1] in ("~", "@", "="):
            own = Text(_id_of(text, names) or "someone", {"name": text})
        if isinstance(own, Text) and self.says(own.key, part):
            return self._format(own.key, part, own.values, names)
        return str(self.value(text, names))

    def listed(self, items: Sequence[str]) -> str:
        """Several things in one phrase: "C3, C5 and R2"; "nothing" for none."""
        if not items:
            return self.say_key("list-none")
        return items[0] if len(items) == 1 else format_list(items, "standard", self.locale)

    def in_a_row(self, items: Sequence[str]) -> str:
        """Several things one after the other: "C3, C5, R2"."""
        return self._between.join(items)

    def day(self, day: date) -> str:
        """A day as this language writes it: "27 Nov 2026", "27.11.2026"."""
        return str(format_date(day, "medium", self.locale))

    def capital(self, said: str) -> str:
        """What was said, as a sentence of its own begins in this language."""
        return self.say_key("sentence", said=f"={said}") if said[:1].islower() else said

    @cached_property
    def locale(self) -> Locale:
        """The conventions for lists and names of places: those that the catalogue of the house names."""
        named = self.say_key("locale")
        try:
            return Locale.parse(named, sep="-")
        except (UnknownLocaleError, ValueError):
            log.error("%s: there are no conventions '%s'; those of English hold", self.language, named)
            return Locale.parse(ENGLISH)

    @cached_property
    def _between(self) -> str:
        """What stands between two things of a longer list. Units of measurement are joined otherwise."""
        return str(self.locale.list_patterns["standard"]["middle"]).format("", "")


def words_of(game: str, language: str = ENGLISH) -> Words:
    """The catalogue of a game or the "house", loaded once. Raises BadData for a language that is not there."""
    return loaded(game, language)


loaded = lru_cache(maxsize=512)(Words)
"""The catalogues that have been asked for."""


def host_as(titles: Mapping[str, str]) -> None:
    """From now on, call these games (by slug) by other titles in every language, and all others by their own.

    A game under another title has no subtitle. A title has no quotation marks, braces or backslashes.
    """
    if titles != _TITLES:
        _TITLES.clear()
        _TITLES.update(titles)
        loaded.cache_clear()


def file_word(game: str) -> str:
    """The word for a game in the names of commands and files: its slug, or one made from the title chosen for it."""
    return title_word(_TITLES[game]) if game in _TITLES else game


def title_word(title: str) -> str:
    """A title as one word that can be a command: "Dying Star" is "dying-star"."""
    return re.sub(r"[\W_]+", "-", title.casefold()).strip("-")
