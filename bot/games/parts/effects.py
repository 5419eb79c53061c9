"""What cards do, in a language of pieces: data says which, the game says once for each kind what it means.

A piece is a struct with a tag, and a row of data has some. `ByKind` has a function for each kind of piece: one table
for what is done, one for what is said, one for what it is worth. A condition compares one of the game's `Measures`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Any, Generic, Protocol, TypeVar, Union

from msgspec import Struct

from bot.engine.errors import BadData

F = TypeVar("F", bound=Callable[..., Any])
K = TypeVar("K", bound=Struct)
S = TypeVar("S")
X = TypeVar("X")


class Piece(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Something that a card does, with its parameters. A game derives its kinds, each with a tag of its own."""


class ByKind(dict[type[Struct], F]):
    """A function for each kind of piece, by its type; `usual` is that of all kinds that have none of their own."""

    def __init__(self, functions: Mapping[type[Struct], F] | None = None, *, usual: F | None = None) -> None:
        super().__init__(functions or {})
        self.usual = usual

    def __missing__(self, kind: type[Struct]) -> F:
        if self.usual is None:
            raise LookupError(f"there is nothing for {kind.__name__}")
        return self.usual

    def of(self, *kinds: type[Struct]) -> Callable[[F], F]:
        """Register the function for some kinds."""

        def register(function: F) -> F:
            self.update(dict.fromkeys(kinds, function))
            return function

        return register

    def over(self, pieces: Iterable[Struct]) -> Iterator[Any]:
        """What the functions of some pieces say of them, one after the other."""
        return (self[type(piece)](piece) for piece in pieces)

    def total(self, pieces: Iterable[Struct]) -> int:
        """The sum of what the functions of some pieces say, such as what these are worth together."""
        return int(sum(self.over(pieces)))


def kinds_of(base: type[Struct]) -> list[type[Struct]]:
    """Every kind of piece that derives from a class, as they are defined; not those from which others derive."""
    found = [kind for each in base.__subclasses__() for kind in kinds_of(each)]
    return found or [base]


def any_kind(base: type[Struct]) -> Any:
    """The type of a field that can be of every kind that derives from a class and is defined so far."""
    return Union[tuple(kinds_of(base))]  # noqa: UP007


def those(kind: type[K], pieces: Iterable[Struct]) -> list[K]:
    """The pieces of one kind."""
    return [piece for piece in pieces if isinstance(piece, kind)]


def inside(value: object, path: str = "") -> Iterator[tuple[str, Struct]]:
    """Every struct in a row of data, itself first, each with the path of its field."""
    if isinstance(value, Struct):
        yield path, value
        for name in value.__struct_fields__:
            yield from inside(getattr(value, name), f"{path}.{name}" if path else name)
    elif isinstance(value, tuple):
        for number, each in enumerate(value):
            yield from inside(each, f"{path}[{number}]")


class Condition(Struct, frozen=True, forbid_unknown_fields=True):
    """A comparison of a measure: a number that follows from the state, for the side that asks.

    It is at `least` and at `most` so much, the same as another measure (`equals`), or more than each other side's
    (`most_of_all`). `of` says of what, where the measure is of something.
    """

    measure: str
    of: str = ""
    least: int | None = None
    most: int | None = None
    equals: str = ""
    most_of_all: bool = False


class Trigger(Protocol):
    """What follows a moment if conditions hold."""

    @property
    def on(self) -> str: ...
    @property
    def when(self) -> tuple[Condition, ...]: ...


T = TypeVar("T", bound=Trigger)


class Measures(dict[str, Callable[[S, int, str, X], int]], Generic[S, X]):
    """By word, the numbers that conditions look at: each for a side, of something, at a moment.

    `sides` are all that can be compared, `usual` is the moment where none is given. `of` has by measure the words of
    what it can be of; all other measures are of nothing.
    """

    def __init__(
        self,
        sides: Callable[[S], Iterable[int]],
        usual: X,
        of: Mapping[str, Collection[str]],
        measures: Mapping[str, Callable[[S, int, str, X], int]] | None = None,
    ) -> None:
        super().__init__(measures or {})
        self.sides, self.usual, self.words = sides, usual, of

    def holds(self, g: S, side: int, condition: Condition, at: X | None = None) -> bool:
        """Whether a condition holds for a side, at a moment."""
        count, of, moment = self[condition.measure], condition.of, self.usual if at is None else at
        here = count(g, side, of, moment)
        if condition.least is not None and here < condition.least:
            return False
        if condition.most is not None and here > condition.most:
            return False
        if condition.equals and here != self[condition.equals](g, side, of, moment):
            return False
        return not condition.most_of_all or all(
            here > count(g, other, of, moment) for other in self.sides(g) if other != side
        )

    def all_hold(self, g: S, side: int, conditions: Iterable[Condition], at: X | None = None) -> bool:
        """Whether all of some conditions hold."""
        return all(self.holds(g, side, condition, at) for condition in conditions)

    def short_of(self, g: S, side: int, conditions: Iterable[Condition]) -> tuple[int, int] | None:
        """How many there are and must be at least, for the first condition that lacks some; None if none does."""
        for each in conditions:
            here = self[each.measure](g, side, each.of, self.usual)
            if each.least is not None and here < each.least:
                return here, each.least
        return None

    def triggered(
        self, g: S, side: int, triggers: Iterable[T], moment: str, at: X | None = None
    ) -> Iterator[T]:
        """Those of some triggers that follow a moment; whether one does is asked when its turn has come."""
        return (each for each in triggers if each.on == moment and self.all_hold(g, side, each.when, at))

    def check(self, files: Mapping[str, Iterable[Struct]], *, bounds_only: bool = False) -> None:
        """Raise BadData if a condition in the rows of a file names a measure that no one counts, or not of what.

        `bounds_only`: the texts of the game can say `least` and `most` alone.
        """
        for file, rows in files.items():
            for number, row in enumerate(rows, 1):
                for path, each in inside(row):
                    if isinstance(each, Condition) and (wrong := self._fault(each, bounds_only)):
                        name = f"row {number} ({getattr(row, 'id', '')})"
                        raise BadData(file, name, f"{path}.{wrong[0]}", wrong[1])

    def _fault(self, condition: Condition, bounds_only: bool) -> tuple[str, str] | None:
        """The field of a condition that is wrong, and why."""
        for field, word in (("measure", condition.measure), ("equals", condition.equals)):
            if (word or field == "measure") and word not in self:
                return field, f"no one counts {word!r}"
        if condition.of not in self.words.get(condition.measure, ("",)):
            return "of", f"{condition.measure} is not counted of {condition.of!r}"
        if bounds_only and (condition.equals or condition.most_of_all):
            return "equals" if condition.equals else "most_of_all", "no text says it"
        return None
