"""What happened in a few sentences: where a turn began in the log, and what of it is worth telling.

The catalogue of a game says it of each event, beside its sentence. `.detail = KEY`: it is a step that the event KEY of
the same seat sums up later; a detail that nothing sums up (any other KEY) only goes first when there is too much to
tell, while the step just taken stays. `.together = VALUE`: events that differ in this value alone are told in one
sentence. `.notice`: it stands in the channel's message as long as it is open, and is not told there. The log tells
everything.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec.structs import replace

from bot.engine.moves import Event, Seat, Text
from bot.engine.words import Words
from bot.sessions import Kind, LogLine


def gist(words: Words, events: Sequence[Event], most: int) -> list[Event]:
    """The events that tell the story, in their order: at most so many, all of which have words."""
    kept: list[tuple[Event, str]] = []
    for event in events:
        if not words.has(f"event-{event.key}") or words.has(f"event-{event.key}", "notice"):
            continue
        kept = [pair for pair in kept if not _sums_up(event, *pair)]
        together = _attribute(words, event, "together")
        partner = next(
            (i for i, (other, _) in enumerate(kept) if together and _alike(event, other, together)), None
        )
        if partner is None:
            kept.append((event, _attribute(words, event, "detail")))
        else:
            kept[partner] = (_joined(kept[partner][0], event, together), kept[partner][1])
    newest = len(kept) and words.has(f"event-{kept[-1][1]}")
    while len(kept) > most:
        spared = kept[:-1] if newest else kept
        kept.pop(next((i for i, (_, detail) in enumerate(spared) if detail), 0))
    return [event for event, _ in kept]


def turn_began(lines: Sequence[LogLine], awaited: Collection[Seat]) -> int:
    """The line after which those awaited have had their turn: the last move of anybody else; 0 at the beginning."""
    others = (line.seq for line in reversed(_moves(lines)) if line.seat not in awaited)
    return next(others, 0)


def last_turn(lines: Sequence[LogLine], seat: Seat) -> list[LogLine]:
    """The newest moves of a seat between which nobody else moved."""
    found: list[LogLine] = []
    for line in reversed(_moves(lines)):
        if line.seat == seat:
            found.insert(0, line)
        elif found:
            break
    return found


def _moves(lines: Sequence[LogLine]) -> list[LogLine]:
    return [line for line in lines if line.kind is Kind.MOVE and not line.taken_back]


def _attribute(words: Words, event: Event, attribute: str) -> str:
    return words.attribute(Text(f"event-{event.key}"), attribute)


def _sums_up(event: Event, earlier: Event, detail: str) -> bool:
    return detail == event.key and event.values.get("seat") == earlier.values.get("seat")


def _alike(event: Event, earlier: Event, value: str) -> bool:
    rest = {**event.values, value: ""} == {**earlier.values, value: ""}
    return rest and event.key == earlier.key and event.audience == earlier.audience


def _joined(earlier: Event, event: Event, value: str) -> Event:
    """Both in one: the value is a list of theirs."""
    every: list[str] = []
    for each in (earlier, event):
        told = each.values[value]
        every += told if isinstance(told, list) else [str(told)]
    return replace(earlier, values={**earlier.values, value: every})
