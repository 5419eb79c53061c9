"""What happened, in a few sentences: where a turn began in the log, and which events are worth telling.

How an event is told is said beside it (`bot.engine.told.Told`); one that has no words is not told. The log tells
everything.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import chain

from msgspec.structs import replace

from bot.engine.moves import Event, Seat, Text
from bot.engine.seats import Side
from bot.engine.told import TIMES
from bot.engine.words import Words
from bot.sessions import Kind, LogLine

MOST_IN_ONE = 4
"""So many things that someone did are said in one sentence."""


def gist(words: Words, events: Sequence[Event], most: int) -> list[Event]:
    """At most `most` events that tell the story, in their order; all of them have words."""
    return gist_of_turns(words, [events], most)[0]


def deeds(words: Words, events: Sequence[Event], sides: Collection[Side], most: int) -> list[Event]:
    """At most `most` events that tell what these sides did, in their order; if there is room, then what others did.

    What chance did for them, as the cards that they drew, comes after what they chose; details come last. The newest
    of equal events are told, if there are several sides the weightiest.
    """

    def rank(at: int) -> tuple[bool, bool, bool, int, int]:
        event = told[at]
        own, weight = event.about in sides, event.told.weight if len(sides) > 1 else 0
        return not event.told.is_detail, own, not event.chance, weight, at

    told = _joined_up(words, events)
    best = sorted(range(len(told)), key=rank)[-most:]
    return [told[at] for at in sorted(best, key=lambda at: (told[at].about not in sides, at))]


def weighed(
    words: Words, events: Sequence[Event], sides: Collection[Side], most: int
) -> tuple[list[Event], list[Event], int]:
    """The events that touch these sides, the gravest first; the gist of all others; and how many others there are.

    A step that touches them is told beside what sums it up, unless that touches them too.
    """
    told = _joined_up(words, events, sides)
    mine = sorted((each for each in told if _touches(each, sides)), key=lambda each: -each.told.weight)
    others = [each for each in told if not _touches(each, sides)]
    return mine, gist(words, others, most), len(others)


def gist_of_turns(
    words: Words, turns: Sequence[Sequence[Event]], most: int, players: Collection[Side] = ()
) -> list[list[Event]]:
    """By turn, the events that tell the story, at most `most` in total; no event is joined to one of another turn.

    The newest event stays, unless it is a detail. Details are left out first, then what players did, then what no
    player did: what is about no side of `players`.
    """
    kept = [(turn, event) for turn, events in enumerate(turns) for event in _joined_up(words, events)]
    newest = len(kept) and not kept[-1][1].told.detail
    while len(kept) > most:
        spared = [event for _, event in (kept[:-1] if newest else kept)]
        details = (i for i, event in enumerate(spared) if event.told.is_detail)
        done = (i for i, event in enumerate(spared) if event.about in players)
        kept.pop(next(chain(details, done), 0))
    return [[event for of, event in kept if of == turn] for turn in range(len(turns))]


def _joined_up(words: Words, events: Sequence[Event], sides: Collection[Side] = ()) -> list[Event]:
    """The events that have words, those to be told together as one.

    Steps that others sum up are left out, unless they touch one of these `sides` and what sums them up does not.
    """
    kept: list[Event] = []
    for event in words.tellable(events):
        if event.told.quiet:
            continue
        kept = [each for each in kept if not sums_up(event, each) or _tells_more(each, event, sides)]
        partner = next((i for i, other in enumerate(kept) if _goes_with(event, other)), None)
        if partner is None:
            kept.append(event)
        else:
            kept[partner] = _joined(kept[partner], event)
    return kept


def in_one(words: Words, told: Sequence[tuple[str, str]]) -> list[str]:
    """Sentences, each with whom it is about; those in a row that begin with the same name as one: "Mira did A and B."

    A sentence that says more than one thing, or begins with more than one name, stays as it is.
    """
    found: list[tuple[str, list[str]]] = []
    also = words.listed(["", ""]).lstrip()
    for subject, said in told:
        done = said.removeprefix(f"{subject} ").removesuffix(".")
        plain = subject and len(said) - len(done) == len(subject) + 2
        if not plain or done.startswith(also) or any(mark in done for mark in (". ", ": ", "; ")):
            found.append(("", [said]))
        elif found and found[-1][0] == subject and len(found[-1][1]) < MOST_IN_ONE:
            found[-1][1].append(done)
        else:
            found.append((subject, [done]))
    return [
        words.say_key("told-in-one", subject=f"={subject}", done=f"={words.listed(each)}")
        if subject
        else each[0]
        for subject, each in found
    ]


def turns_of(lines: Sequence[LogLine], passed: Collection[int] = ()) -> list[list[LogLine]]:
    """What counts of some lines, in parts that end where a turn ends: also with the lines where it `passed` on."""
    turns: list[list[LogLine]] = [[]]
    for line in lines:
        if any(turns[-1] and turns[-1][-1].seq <= end < line.seq for end in passed):
            turns.append([])
        if not line.taken_back:
            turns[-1].append(line)
            if line.ends_turn:
                turns.append([])
    return [turn for turn in turns if turn]


def turn_began(lines: Sequence[LogLine], awaited: Collection[Seat]) -> int:
    """The line after which the current turn began: the last move of anyone not awaited, or one that ends a turn.

    0 at the beginning.
    """
    before = (line.seq for line in reversed(moves_of(lines)) if line.seat not in awaited or line.ends_turn)
    return next(before, 0)


def turns_began(lines: Sequence[LogLine], awaited: Collection[Seat]) -> tuple[int, int]:
    """The lines after which the current turn and the one before it began."""
    began = turn_began(lines, awaited)
    earlier = [line for line in moves_of(lines) if line.seq <= began]
    seats = {line.seat for line in earlier[-1:] if line.seat is not None}
    return began, turn_began(earlier[:-1], seats)


def last_turn(lines: Sequence[LogLine], seat: Seat) -> list[LogLine]:
    """The newest moves of a seat with no one else's move in between: one turn at most, and what it entailed."""
    found: list[LogLine] = []
    ended = False
    for line in reversed(moves_of(lines)):
        if line.seat != seat and not found:
            continue
        if line.seat != seat or (ended and line.ends_turn):
            break
        found.insert(0, line)
        ended = ended or line.ends_turn
    return found


def done_by(lines: Sequence[LogLine], seat: Seat, awaited: Collection[Seat]) -> tuple[list[LogLine], bool]:
    """What a seat did in its turn, or in its last one if it is not awaited; and whether all of it is in these lines.

    There is no telling if there is nothing before it.
    """
    moves = moves_of(lines)
    if seat not in awaited:
        turn = last_turn(lines, seat)
        return turn, bool(turn) and moves[0].seq < turn[0].seq
    since = turn_began(lines, awaited)
    return [line for line in moves if line.seq > since and line.seat == seat], since > 0


def moves_of(lines: Sequence[LogLine]) -> list[LogLine]:
    """The moves among some lines that were not taken back."""
    return [line for line in lines if line.kind is Kind.MOVE and not line.taken_back]


def _touches(event: Event, sides: Collection[Side]) -> bool:
    return any(side in sides for side in event.told.touches)


def sums_up(event: Event, earlier: Event) -> bool:
    """Whether an event tells what an earlier one was a part of."""
    return earlier.told.part_of == event.key and event.about == earlier.about


def _tells_more(step: Event, event: Event, sides: Collection[Side]) -> bool:
    """Whether a step touches sides that the event that sums it up says nothing to."""
    return _touches(step, sides) and not _touches(event, sides)


def _goes_with(event: Event, earlier: Event) -> bool:
    """Whether two events differ only in the value that joins them."""
    value = event.told.joins
    if not value or event.key != earlier.key or earlier.told.joins != value:
        return False
    if value != TIMES and value not in event.values.keys() & earlier.values.keys():
        return False
    rest = {**event.values, value: ""} == {**earlier.values, value: ""}
    return rest and (event.audience, event.private) == (earlier.audience, earlier.private)


def _joined(earlier: Event, event: Event) -> Event:
    """Two events as one, whose value is the list of both values, or which says how many they are."""
    value = event.told.joins
    told = earlier.told.among(dict.fromkeys((*earlier.told.touches, *event.told.touches)))
    if value == TIMES:
        times = earlier.values.get(TIMES, 1)
        assert isinstance(times, int)
        return replace(earlier, values={**earlier.values, TIMES: times + 1}, told=told)
    every: list[str | Text] = []
    for each in (earlier, event):
        said = each.values[value]
        every += [str(said)] if isinstance(said, int) else [said] if isinstance(said, str | Text) else said
    return replace(earlier, values={**earlier.values, value: every}, told=told)
