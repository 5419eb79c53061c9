"""Whether every message that is said exists, every one that exists is said, and none hides one of the house."""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import bot
import renderers
from bot.checks.refusals import refusal_faults
from bot.checks.sources import Use, made, python_files, uses, written
from bot.engine.catalogues import ENGLISH, catalogue, catalogue_files
from bot.engine.errors import Illegal
from bot.engine.files import data_path
from bot.engine.lessons import lessons_of
from bot.engine.rng import Rng
from bot.engine.rulebook import numbers
from bot.engine.rules import Game
from bot.engine.seats import Side
from bot.engine.thinking import RISK, UNLESS, reason_key
from bot.engine.told import TIMES
from bot.engine.words import FUNCTIONS

OVERRIDABLE = "A game may say this in its own words."
"""The comment of a message of the house that a game may hide with one of its own."""

OF_EVERY_GAME = ("title", "tagline", "credits")
"""Messages that the house takes from the catalogue of each game."""

OF_SOME_GAMES = ("hint-first", "tour-goal", "tour-points", "tour-score", "tour-usual", "tour-moves")
"""Messages that the house takes from the catalogue of a game that has them."""

MAY_LACK = frozenset({"several"})
"""Attributes that a language may leave out because it may not need a form of its own."""

_FAMILIES = (
    "verb-",
    "group-",
    "preset-",
    "param-",
    "option-",
    "value-",
    "count-",
    "source-",
    "newcomer-",
    "standing-",
    "reply-",
    "move-",
    "event-",
    "lesson-",
)
"""How messages begin that the house builds from what a game lists."""

_SENTINELS = ("settings",)
"""Words that the house marks like a message though they are none: what stands in place of a verb."""

_BOT, _RENDERERS = Path(bot.__file__).parent, Path(renderers.__file__).parent
_HOUSE, _REFUSAL = "house", "refusal-"


@dataclass(frozen=True)
class Message:
    """A message as its file has it: the values and the messages that it and its attributes use, and its comment.

    `parts` are the names of its attributes, and "" if it has a value. `terms` and `functions` are what else it uses,
    `forms` the attributes that it asks of things. `where` names its file and line.
    """

    key: str
    values: frozenset[str]
    messages: frozenset[str]
    comment: str
    parts: frozenset[str] = frozenset([""])
    terms: frozenset[str] = frozenset()
    functions: frozenset[str] = frozenset()
    forms: frozenset[str] = frozenset()
    where: str = ""

    @property
    def offered(self) -> frozenset[str]:
        """The values that it is given: those that it asks for, and those that its comment names for other languages."""
        return self.values | frozenset(_NAMED.findall(self.comment))


_NAMED = re.compile(r"\$([a-z][a-z0-9-]*)")


class _References(Visitor):
    """Collects the values, the other messages, the terms, the functions and the forms that an entry uses."""

    def __init__(self) -> None:
        self.values: set[str] = set()
        self.messages: set[str] = set()
        self.terms: set[str] = set()
        self.functions: set[str] = set()
        self.forms: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the name Fluent calls)
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (the name Fluent calls)
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 (the name Fluent calls)
        self.terms.add(node.id.name)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 (the name Fluent calls)
        self.functions.add(node.id.name)
        if node.id.name == "FORM":
            named = {each.name.name: each.value for each in node.arguments.named}
            self.forms |= {part.value for part in [named.get("part")] if isinstance(part, ast.StringLiteral)}
        self.generic_visit(node)


def messages(room: str, language: str = ENGLISH) -> list[Message]:
    """The messages of a game or the house in the order of their files, with those that stand there twice."""
    return [message for file in catalogue_files(room, language) for message in _messages(*file)]


def broken_lines(room: str, language: str = ENGLISH) -> list[str]:
    """What is wrong with lines of a catalogue, which are left out until that is mended."""
    return [str(fault) for file in catalogue_files(room, language) for fault in catalogue(*file).faults]


@lru_cache(maxsize=1024)
def _messages(file: str, path: Path) -> tuple[Message, ...]:
    return tuple(
        _message(entry, place) for entry, place in _placed(file, path) if isinstance(entry, ast.Message)
    )


def _placed(file: str, path: Path) -> Iterator[tuple[ast.EntryType, str]]:
    """The entries of a file that have a name, each with its file and line."""
    lines = path.read_bytes().decode("utf-8", errors="replace").splitlines()
    begun = [(number, found[1]) for number, line in enumerate(lines, 1) if (found := _BEGINS.match(line))]
    at = 0
    for entry in catalogue(file, path).entries.body:
        if isinstance(entry, ast.Message | ast.Term):
            name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
            at = next((i for i in range(at, len(begun)) if begun[i][1] == name), at)
            yield entry, f"{file}, line {begun[at][0]}"


_BEGINS = re.compile(r"(-?[A-Za-z][\w-]*) *=", re.ASCII)


def _message(entry: ast.Message | ast.Term, place: str) -> Message:
    used = _References()
    used.visit(entry)
    comment = entry.comment.content or "" if entry.comment is not None else ""
    parts = frozenset(["" for _ in (entry.value,) if entry.value is not None])
    return Message(
        key=entry.id.name,
        values=frozenset(used.values),
        messages=frozenset(used.messages),
        comment=comment,
        parts=parts | {attribute.id.name for attribute in entry.attributes},
        terms=frozenset(used.terms),
        functions=frozenset(used.functions),
        forms=frozenset(used.forms),
        where=place,
    )


def _terms(room: str, language: str) -> dict[str, Message]:
    """The terms of a catalogue, each as a message would be."""
    return {
        entry.id.name: _message(entry, place)
        for file in catalogue_files(room, language)
        for entry, place in _placed(*file)
        if isinstance(entry, ast.Term)
    }


def required(game: Game[Any]) -> list[str]:
    """The keys of the messages that a game must have because of what it lists of itself."""
    keys = [*OF_EVERY_GAME]
    for verb in game.info.verbs:
        keys += [f"verb-{verb.name}", *(f"param-{param.name}" for param in verb.params)]
        keys += [f"group-{verb.shown.group}"] if verb.shown.group else []
    keys += [f"newcomer-{hint.key}" for hint in game.hints]
    keys += [f"preset-{preset.key}" for preset in game.info.presets]
    for name, lesson in lessons_of(game.info.slug).items():
        keys += [f"lesson-{name}-{beat.key}" for beat in lesson.beats]
    keys += map(reason_key, game.thinking.grounds)
    keys += [reason_key(UNLESS)] if RISK in game.thinking.grounds else []
    for option in game.info.options:
        keys += [f"option-{option.key}", *(f"value-{option.key}-{value}" for value in option.values)]
    return list(dict.fromkeys(keys))


def word_faults(game: Game[Any], every: Mapping[str, Game[Any]]) -> list[str]:
    """What is wrong with the messages of a game; `every` are the games of the house, it may be one of them or not."""
    slug = game.info.slug
    own, house = messages(slug), {each.key: each for each in messages(_HOUSE)}
    known = {**house, **{each.key: each for each in own}}
    files = python_files(folders(game))
    needed = [*required(game), *_counts(game)]
    fields = [f"field-{seat}{field}" for field in game.state_type.__struct_fields__ for seat in ("", "seat-")]
    faults = broken_lines(slug) + _doubled(own) + _overriding(own, house)
    faults += _unknown(slug)
    faults += [f"message {key}: is missing" for key in needed if key not in known]
    faults += [f"message {each.key}: has no .you" for each in own if _asks(each) and "you" not in each.parts]
    faults += _unmet(uses(files, handed_on=True), known)
    others = house_files(every)
    faults += refusal_faults(_parts(own), _parts(known.values()), made(files), made(others))
    text = written([*others, *files], _data_words(slug))
    asked = [each.key.removeprefix("ask-") for each in own if _asks(each)]
    answers = [f"move-{verb.name}-{question}" for verb in game.info.verbs for question in asked]
    spared = {
        *answers,
        *needed,
        *fields,
        *OF_SOME_GAMES,
        *house,
        *(key for each in own for key in each.messages),
    }
    faults += [
        f"message {each.key}: nothing says it"
        for each in own
        if not (each.key in spared or each.key.startswith(_REFUSAL) or text.says(each.key))
    ]
    return list(dict.fromkeys(faults))


def house_faults(every: Mapping[str, Game[Any]]) -> list[str]:
    """What is wrong with the messages of the house itself, which say what its code names."""
    own = messages(_HOUSE)
    known = {each.key: each for each in own}
    elsewhere = (*OF_EVERY_GAME, *OF_SOME_GAMES, *_SENTINELS)
    named = [
        use
        for use in uses(house_files(every))
        if use.key not in elsewhere and not (use.built and use.key.startswith(_FAMILIES))
    ]
    of_games = [file for game in every.values() for file in python_files(folders(game))]
    text = written([*house_files(every), *of_games])
    within = {key for each in own for key in each.messages}
    faults = [
        *broken_lines(_HOUSE),
        *_unknown(_HOUSE),
        *_doubled(own),
        *_unmet(named, known),
        *refusal_faults(_parts(own), _parts(own), made(house_files(every)), made(of_games)),
        *(
            f"message {key}: nothing says it"
            for key in known
            if not (key in within or key.startswith(_REFUSAL) or text.says(key))
        ),
    ]
    return list(dict.fromkeys(faults))


def translation_faults(room: str, language: str) -> list[str]:
    """What a language lacks of a game's or the house's English catalogue, or has beside it.

    What is missing is said in English meanwhile.
    """
    if not catalogue_files(room, language):
        return [f"{language}: says nothing yet"]
    own, english = messages(room, language), {each.key: each for each in messages(room)}
    known = {each.key: each for each in own}
    faults = broken_lines(room, language) + _doubled(own)
    for key, meant in english.items():
        said = known.get(key)
        if said is None:
            faults.append(f"message {key}: is missing")
            continue
        lacks = sorted(meant.parts - said.parts - MAY_LACK)
        faults += [
            f"message {key}: its {'.' + part if part else 'text'} is missing ({said.where})" for part in lacks
        ]
        if more := sorted(said.values - _given_with(meant.offered)):
            faults.append(f"message {key}: asks for {', '.join(more)}, which English does not ({said.where})")
    faults += [
        f"message {key}: is not in English ({said.where})"
        for key, said in known.items()
        if key not in english
    ]
    faults += _unknown(room, language)
    if (found := numbers(room, language)) != numbers(room, ENGLISH):
        faults.append(f"rules.{language}.md: {'has other sections than rules.md' if found else 'is missing'}")
    return [f"{language}: {fault}" for fault in faults]


def _unknown(room: str, language: str = ENGLISH) -> list[str]:
    """What the entries of a catalogue use that it has not: messages, terms, functions, forms of things."""
    rooms = dict.fromkeys((_HOUSE, room))
    own = [*messages(room, language), *_terms(room, language).values()]
    known = {each.key: each for name in rooms for each in messages(name, language)}
    terms = {key for name in rooms for key in _terms(name, language)}
    parts = {part for each in known.values() for part in each.parts}
    faults = []
    for each in own:
        used = [
            *(f"the message {key}" for key in sorted(each.messages - known.keys())),
            *(f"the term -{key}" for key in sorted(each.terms - terms)),
            *(f"the function {key}" for key in sorted(each.functions - FUNCTIONS)),
            *(f"the form {key}, which nothing has" for key in sorted(each.forms - parts)),
        ]
        faults += [f"message {each.key}: uses {what} ({each.where})" for what in used]
    return faults


def folders(game: Game[Any]) -> list[Path]:
    """Where the code of a game lives: its rules, in a package or in one file, and its pictures."""
    rules = Path(inspect.getfile(type(game)))
    return [rules.parent if rules.name == "rules.py" else rules, _RENDERERS / game.info.slug]


def house_files(every: Mapping[str, Game[Any]]) -> list[Path]:
    """The code that belongs to no game and speaks to people; games that are not in the catalogue yet are none of it."""
    others = [folder for game in every.values() for folder in folders(game)]
    for game_rooms in (_BOT / "games").iterdir():
        if game_rooms.name != "parts" and game_rooms.is_dir():
            others += [game_rooms, _RENDERERS / game_rooms.name]
    return python_files([_BOT, _RENDERERS], [*others, _BOT / "sandbox"])


def _parts(own: Iterable[Message]) -> dict[str, frozenset[str]]:
    return {each.key: each.parts for each in own}


def _asks(message: Message) -> bool:
    """Whether a message is a prompt, which speaks to its reader in words of their own."""
    return message.key.startswith("ask-")


def _doubled(own: Sequence[Message]) -> list[str]:
    keys = [each.key for each in own]
    return [f"message {key}: stands there twice" for key in dict.fromkeys(keys) if keys.count(key) > 1]


def _overriding(own: Iterable[Message], house: Mapping[str, Message]) -> list[str]:
    """Messages that hide one of the house which is not meant for it, or that ask for more than the house gives."""
    faults = []
    for each in own:
        hidden = house.get(each.key)
        if hidden is not None and OVERRIDABLE not in hidden.comment:
            faults.append(f"message {each.key}: hides the house's own")
        elif hidden is not None and (more := sorted(each.values - hidden.values)):
            faults.append(f"message {each.key}: asks for {', '.join(more)}, which the house does not give")
    return faults


def _unmet(named: Iterable[Use], known: Mapping[str, Message]) -> list[str]:
    """Uses without their message, or that do not give the values that it asks for."""
    faults = []
    for use in named:
        if use.built:
            if not any(use.fits(key) for key in known):
                faults.append(f"message {use.key.replace('(.+?)', '…')}: none is like it ({use.where})")
        elif (message := known.get(use.key)) is None:
            faults.append(f"message {use.key}: is missing ({use.where})")
        elif use.attribute and use.attribute not in message.parts:
            faults.append(f"message {use.key}: has no .{use.attribute} ({use.where})")
        elif use.values is not None:
            given = _with_companions(use.values)
            if use.key.startswith("event-"):
                given = given - {"told", "about"} | {TIMES}
            if more := sorted(asked_of(message, known) - given):
                faults.append(
                    f"message {use.key}: asks for {', '.join(more)}, which is not given ({use.where})"
                )
    return faults


def _given_with(values: Collection[str]) -> set[str]:
    """What a language may ask for where English asks for these values: with a thing its id, with an id its thing."""
    things = {name.removesuffix(f"-{more}") for name in values for more in ("count", "id")}
    return _with_companions({*values, *things})


def _with_companions(values: Collection[str]) -> set[str]:
    """The values that a message is given, with what goes beside each: how many a list has, and what a thing is."""
    return {*values, *(f"{name}-{more}" for name in values for more in ("count", "id"))}


def asked_of(message: Message, known: Mapping[str, Message], above: Collection[str] = ()) -> frozenset[str]:
    """The values that a message asks for, with those of the messages within it, which are among the `known`."""
    path = {message.key, *above}
    within = [known[key] for key in message.messages - path if key in known]
    return message.offered.union(*(asked_of(each, known, path) for each in within))


def _counts(game: Game[Any]) -> list[str]:
    """The messages for the numbers beside the scores and for what scores are made of, at any number of seats."""
    keys: dict[str, None] = {}
    for seats in range(game.info.min_seats, game.info.max_seats + 1):
        try:
            state = game.setup(seats, {}, Rng("check"))
        except Illegal:
            continue
        standings = game.standings(state)
        keys |= {f"count-{key}": None for counts in standings.counts for key in counts}
        sources = [game.breakdown(state, Side(side)) for side in range(len(standings.scores))]
        keys |= {f"source-{key}": None for found in sources if len(found) > 1 for key in found}
    return list(keys)


def _data_words(slug: str) -> set[str]:
    """Every word in the data files of a game: ids of cards, effects and scenarios make keys."""
    folder = data_path(slug)
    lessons = [*folder.glob("lessons/*.json")]
    return {path.stem for path in lessons} | {
        word
        for path in (*folder.glob("*.json"), *lessons)
        for word in _strings(json.loads(path.read_text(encoding="utf-8")))
    }


def _strings(thing: Any) -> Iterator[str]:
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, list):
        for each in thing:
            yield from _strings(each)
    elif isinstance(thing, dict):
        for key, each in thing.items():
            yield str(key)
            yield from _strings(each)
