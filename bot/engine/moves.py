"""The types of the contract: seats, moves, verbs, questions, events and texts.

All of them are plain data. A sentence is never stored: a `Text` names a message of the game's Fluent catalogue and the
values that go into it (`words.Words` says it). In those values `who(side)` stands for the name of a side, which is its
holder's unless the game says more, `term(key)` for another message of the catalogue, `literal(text)` for what someone
typed.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property, lru_cache
from typing import Literal

import msgspec

from bot.engine.seats import CLOCK as CLOCK
from bot.engine.seats import Seat as Seat
from bot.engine.seats import Side as Side
from bot.engine.told import PLAIN, Told

Value = str | int
"""One parameter of a move. A string never looks like a number and contains no spaces."""


def who(side: int) -> str:
    """The value that stands for the name of a side in a text; side i is seat i's own."""
    return f"@{side}"


def term(key: str) -> str:
    """The value that stands for the message `key` of the catalogue in a text; "key.attribute" is a part of it."""
    return f"~{key}"


def literal(given: object) -> str:
    """The value that stands for exactly what someone typed; long input is cut."""
    return f"={str(given)[:40]}"


class Move(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One legal move: a verb and its values, in the order of the verb's parameters."""

    verb: str
    values: tuple[str | int, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.verb, *map(str, self.values)))

    @classmethod
    def parse(cls, line: str) -> Move:
        """The move written by `str(move)`; a value that looks like an integer becomes one.

        >>> Move.parse("fly C4 R3")
        Move(verb='fly', values=('C4', 'R3'))
        """
        verb, *values = line.split()
        return cls(verb, tuple(int(v) if v.lstrip("-").isdigit() else v for v in values))


class Text(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence to be said: the key of a message and its values.

    A value may be a text itself, or a list may hold some: they are said in the same language.
    """

    key: str
    values: Values = {}


Values = dict[str, str | int | Text | Sequence[str | Text]]
"""What goes into a sentence, by name."""


def changed(values: Values, change: Callable[[str], str]) -> Values:
    """The values with each string in them changed, in lists and in texts too."""

    def part(value: str | Text) -> str | Text:
        return change(value) if isinstance(value, str) else Text(value.key, changed(value.values, change))

    return {
        name: value
        if isinstance(value, int)
        else part(value)
        if isinstance(value, str | Text)
        else [part(each) for each in value]
        for name, value in values.items()
    }


def strings(values: Values) -> Iterator[str]:
    """The strings among the values, in lists and in texts too."""
    for value in values.values():
        for part in value if isinstance(value, Sequence) and not isinstance(value, str) else (value,):
            if isinstance(part, Text):
                yield from strings(part.values)
            elif isinstance(part, str):
                yield part


def quotes(values: Values) -> bool:
    """Whether a value, also one in a list or a text, is a `literal`: someone may have typed it."""
    return any(each.startswith("=") for each in strings(values))


def names(values: Values) -> set[str]:
    """The sides that the values name, as `who` says them."""
    return {each for each in strings(values) if each.startswith("@")}


class Param(msgspec.Struct, frozen=True):
    """One parameter of a verb. `kind` says how people give it: "number" is an integer, anything else a word.

    A number is never below `least` nor above `most`, if they are given; the legal ones may be fewer.
    """

    name: str
    kind: str = "word"
    least: int | None = None
    most: int | None = None


class Shown(msgspec.Struct, frozen=True):
    """Where a verb is offered.

    Verbs of one `group` share a sub-group of the game's commands; its title and one-line help are the messages
    `group-NAME` and `group-NAME.help`. Those of a group that are `apart` are offered behind one button with its title,
    so that what is grave stands beside nothing that is pressed often. A `rare` verb is offered behind all others, too,
    and its choices only to whoever asks for them. While a verb can be used, it is offered in place of those that it
    `covers`: their moves are parts of its own. A `charted` one is shown on the picture before anything is chosen: all
    that can come first is marked. One that is useful `meanwhile` is offered openly to a seat that waits. All of a
    `whole` one stands in one menu, and what is picked there is played at once: values of an open verb, else a move with
    all its values while there is room for each; a single one is a button. One that `answers` has a word that says
    nothing by itself, such as "Choose": what is asked stands in its place.
    """

    group: str = ""
    rare: bool = False
    covers: tuple[str, ...] = ()
    charted: bool = False
    meanwhile: bool = False
    apart: bool = False
    whole: bool = False
    answers: bool = False


class InTurn(msgspec.Struct, frozen=True):
    """How the moves of a verb stand in the course of a game; by default each is a step of it.

    A `setting` can be changed at any time and any number of times; it is not a step of the game. A `free` move can also
    be made in the turns of others, and does not prevent anyone's undo; a setting that is free is offered beside what
    else can be done. A verb that only the `clock` uses has no command. A move of an `alone` verb is a whole turn, one
    of a verb that `ends` a turn the last of it; everyone may know of both that they were made.
    """

    setting: bool = False
    free: bool = False
    clock: bool = False
    alone: bool = False
    ends: bool = False


class Deals(msgspec.Struct, frozen=True):
    """How a verb deals with other players.

    One that `offers` makes an offer to another player: no standing order does. What it `heeds` are the keys of events
    by which others change what it agrees to. Whoever has not seen one is shown it first, unless it names a third side.
    """

    offers: bool = False
    heeds: tuple[str, ...] = ()


class Verb(msgspec.Struct, frozen=True):
    """A kind of move, described once.

    Its title, one-line help and its parameters' titles are the messages `verb-NAME`, `verb-NAME.help` and
    `param-NAME` of the catalogue. A move may leave out at most `optional` parameters at the end.

    The moves of an `open` verb are too many to list: a move is built up value by value along the spots of its step, at
    most `most` of them, and its last parameter stands for all values from there on.
    """

    name: str
    params: tuple[Param, ...] = ()
    optional: int = 0
    open: bool = False
    most: int = 60
    shown: Shown = Shown()
    turn: InTurn = InTurn()
    deals: Deals = Deals()


class SideInfo(msgspec.Struct, frozen=True):
    """Who has a score and a place: a seat's own side, a further one that it plays, or one without a seat (None).

    `name` is what a side is called that is not a seat's only one. `hue` is the number of its colour; side i has i.
    One that never `scores` is left out where scores are told.
    """

    seat: Seat | None
    name: Text | None = None
    hue: int = 0
    scores: bool = True


@lru_cache(maxsize=32)
def one_each(seats: int) -> tuple[SideInfo, ...]:
    """One side for each seat."""
    return tuple(SideInfo(Seat(seat), None, seat) for seat in range(seats))


class Choice(msgspec.Struct, frozen=True):
    """A legal value of a verb's next parameter, with its label. `last`: a move may end with this value.

    A second line, which says what the choice does, costs or pays, is the attribute `.help` of the label's message, or
    `detail` where it is a message of its own. Where there are too many choices for one menu, those whose attribute
    `.band` says the same stand together under that name. A choice may be `suggested`.

    Of an open verb, a last value that only says how the move ends has the `whole` move in a few words: in a draft it is
    a button in place of an entry.
    """

    value: str | int
    label: Text
    last: bool
    detail: Text | None = None
    suggested: bool = False
    whole: Text | None = None


class Held(msgspec.Struct, frozen=True):
    """A card in a hand: what it is called, beginnings of the moves that play it, the best first, and what is to know.

    `state` is said while it cannot be played, where the rules do not refuse it with a reason of its own: when it can
    be, or what it lacks.
    """

    card: Text
    moves: tuple[Move, ...] = ()
    state: Text | None = None


class Mark(msgspec.Struct, frozen=True):
    """Something to point out on the picture. `what` is the word that commands take.

    A "may" can be chosen now, a "chosen" has been, and "own" is what would be used or moved. `note` says more of it.
    `count` is how many pieces of whoever chooses will be there after what is chosen; None: as many as the picture has.
    `piece` is a larger one that will stand there then, "" for none; None: the one that the picture has.
    """

    what: str
    tone: Literal["may", "chosen", "own"]
    note: Text | None = None
    count: int | None = None
    piece: str | None = None


class Pace(enum.Enum):
    """Which clock a question runs on. An OFFER is a window that lasts longer, because its answer needs thought."""

    TURN = "turn"
    ASIDE = "aside"
    WINDOW = "window"
    OFFER = "offer"

    @cached_property
    def is_window(self) -> bool:
        """Whether the question is over when its own time is, and runs no seat's clock."""
        return self in (Pace.WINDOW, Pace.OFFER)


UNSAID = Text("")
"""The words of a question that is asked without being shown."""
BLANK = Move("")
"""Hides what is played for another seat that is away, because that may be a secret."""


class Ask(msgspec.Struct, frozen=True):
    """A question that is open now.

    `default` is what is played for a seat that is away, BLANK in the views of others. `blocking` is false when the
    game goes on meanwhile. `audience` is who may know that it is asked (None: everyone). `settings` are settings
    that answer this question from now on and are offered beside it (message `standing-VERB`). `side` is for which
    of its sides the seat decides (None: for its own, the one with its number). `marks` is what the question is
    about, shown on the private picture before anything is chosen. `hint` helps the seat with what is there now, in
    place of the prompt's attribute `.hint`; no one else sees either. `unasked`, of a question to the clock: everyone
    can see that nobody in particular is asked in this window, so it need not be open for long.
    """

    seat: Seat
    prompt: Text
    default: Move
    pace: Pace = Pace.TURN
    blocking: bool = True
    audience: tuple[Seat, ...] | None = None
    settings: tuple[Move, ...] = ()
    side: Side | None = None
    marks: tuple[Mark, ...] = ()
    hint: Text | None = None
    unasked: bool = False

    @property
    def whose(self) -> Side:
        """The side that is asked."""
        return Side(self.seat) if self.side is None else self.side

    @property
    def word(self) -> str:
        """What the seat is asked, for which of its sides, as one word."""
        return self.prompt.key if self.side is None else f"{self.prompt.key}@{self.side}"

    def known_to(self, viewer: Seat | None) -> bool:
        """Whether `viewer` (None: the public) may know that it is asked; the asked seat always may."""
        return self.audience is None or viewer in self.audience or viewer == self.seat

    def seen_by(self, viewer: Seat | None) -> Ask:
        """The question as `viewer` (None: the public) sees it: only the asked seat sees default, hint and marks."""
        if viewer == self.seat:
            return self
        return msgspec.structs.replace(self, default=BLANK, hint=None, marks=())


def asks_seen_by(viewer: Seat | None, asks: Iterable[Ask]) -> list[Ask]:
    """The questions of which `viewer` (None: the public) may know, as they see them."""
    return [ask.seen_by(viewer) for ask in asks if ask.known_to(viewer)]


def sides_asked(asks: Iterable[Ask]) -> list[Side]:
    """The sides that are asked, each once."""
    return list(dict.fromkeys([ask.whose for ask in asks]))


class Event(msgspec.Struct, frozen=True, array_like=True):
    """Something that happened. Its sentence is the message `event-KEY`.

    `audience` is who may know of it (None: everyone); `chance` says that it came from the generator. `private` are the
    values that fewer may know, by name, each with who may. Whoever does not know one of them is told the attribute
    `.hidden` of the message instead. `told` is how a story tells it, `about` the side that it is about.
    """

    key: str
    values: Values = {}
    audience: tuple[Seat, ...] | None = None
    chance: bool = False
    private: dict[str, tuple[Seat, ...]] = {}
    told: Told = PLAIN
    about: Side | None = None

    def seen_by(self, viewer: Seat | None) -> Event | None:
        """What `viewer` (None: the public) may be told of it, without the values that are hidden; None: nothing."""
        if self.audience is not None and viewer not in self.audience:
            return None
        hidden = (
            [name for name, knowers in self.private.items() if viewer not in knowers] if self.private else ()
        )
        if not hidden:
            return self
        values = {name: value for name, value in self.values.items() if name not in hidden}
        private = {**self.private, **dict.fromkeys(hidden, ())}
        named = names(values)
        about = self.about if self.about is not None and who(self.about) in named else None
        told = self.told.among(side for side in self.told.touches if who(side) in named)
        return Event(self.key, values, self.audience, self.chance, private, told, about)

    @property
    def ahead(self) -> Event:
        """What would happen, for a preview. Its sentence is the message `event-KEY-ahead`."""
        return msgspec.structs.replace(self, key=f"{self.key}-ahead", told=self.told.ahead)

    @property
    def hides(self) -> bool:
        """Whether a value is hidden from the one who sees it."""
        return any(name not in self.values for name in self.private)


def told_to(viewer: Seat | None, events: Iterable[Event]) -> list[Event]:
    """What `viewer` (None: the public) is told of some events. Nothing else of them may reach anyone."""
    return [seen for event in events if (seen := event.seen_by(viewer)) is not None]


class Spot(msgspec.Struct, frozen=True):
    """Where a move stands that is built up value by value.

    `next` are the values that may come next, best first; it may be played as it is if it `ends`, and `whole` is then
    that move in a few words. `price` is what it costs so far or what is left, `preview` what would happen, `marks` what
    a picture shows of it.

    Of `several`, the least and the most, the values in `next` may be chosen at once. They follow each other in the move
    as single values, and their order makes no difference.

    `asked` is what the menu of `next` asks once the move is begun ("To which sector?"). `straight` are choices that may
    follow each other at once, a row of them each, best first: an entry above `next` saves the menus between them. The
    first rows are `said` by these labels; all others by those of their choices, one after the other. With `several`,
    rows may be chosen at once instead, as far as they still fit after each other; a choice of `next` with which a row
    begins is then offered in its rows alone.

    A move that is `done` may end, nothing can follow, and what it does can be taken back: it is played as soon as its
    last value is chosen, and the label of that says so.
    """

    next: tuple[Choice, ...]
    ends: bool
    price: Text | None = None
    preview: tuple[Event, ...] = ()
    marks: tuple[Mark, ...] = ()
    whole: Text | None = None
    several: tuple[int, int] | None = None
    asked: Text | None = None
    straight: tuple[tuple[Choice, ...], ...] = ()
    said: tuple[Text, ...] = ()
    done: bool = False
