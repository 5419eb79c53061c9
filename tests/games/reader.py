"""What happened as its reader is told of it: "you" and "your", never their own name; all else as everyone reads it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from bot.engine.moves import Event, Seat, Text, asks_seen_by, names, told_to, who
from bot.engine.rules import Game
from bot.engine.words import Names, Words, words_of

HOLDERS = ("Zamira", "Zebo", "Zycy", "Zodee", "Zueli", "Zafee")
"""Names that are part of no other word."""
FOLLOWED = 4
"""After so many first values of a verb its next choices are looked at."""
WRONG = re.compile(
    r"\b[Yy]ou’s\b"
    r"|(?:^|[.:;,(] |\b(?:and|that|what|because|where) )[Yy]ou (?!(?:always|towards)\b)(?:[a-z]*[^\Ws]s|was)\b"
    r"|\bof you\b(?!,| and)|\([^)]*\byou\)|[.!?] you\b"
)
"""What no one would write to a reader, such as “You has” and “a ship of you”."""


def prove_told_to_readers(game: Game[Any], state: Any, seats: int, events: Iterable[Event]) -> list[str]:
    """Whoever an event names is told it as "you", and all others as everyone; what readers were told so is returned.

    `events` happened just before `state`.
    """
    words, sides, found = words_of(game.info.slug), game.sides(state), list[str]()
    called = words.side_names(sides, HOLDERS)
    for seat in map(Seat, range(seats)):
        own = {who(number) for number, side in enumerate(sides) if side.seat == seat}
        reader = words.names_to(seat, sides, called)
        for event in told_to(seat, events):
            public = words.tell(event, called)
            said = words.capital(words.tell(event, reader))
            if HOLDERS[seat] not in public:
                assert said == words.capital(public), f"{said} for {public}"
                continue
            assert own & names(event.values)
            assert HOLDERS[seat] not in said, said
            assert len(own) > 1 or re.search(r"\byour?\b", said, re.IGNORECASE), said
            wrong = WRONG.search(said)
            assert wrong is None, f"{wrong[0]}: {said}"
            found.append(said)
    return found


def prove_offered_to_readers(game: Game[Any], state: Any, seats: int) -> int:
    """No entry of a menu, its second line or its band calls its reader by name; how many name someone."""
    words, sides, named = words_of(game.info.slug), game.sides(state), 0
    called = words.side_names(sides, HOLDERS)
    for seat in map(Seat, range(seats)):
        if [side.seat for side in sides].count(seat) > 1 or seat not in game.awaited(state):
            continue
        offer, reader = game.offer(game.view(state, seat), seat), words.names_to(seat, sides, called)
        first = [choice for verb in game.info.verbs for choice in offer.choices(verb.name, ())]
        after = [
            choice
            for verb in game.info.verbs
            for begun in offer.choices(verb.name, ())[:FOLLOWED]
            if len(verb.params) > 1
            for choice in offer.choices(verb.name, (begun.value,))
        ]
        for choice in first + after:
            texts = [choice.label] if choice.detail is None else [choice.label, choice.detail]
            for text in texts:
                for part in (None, "help", "band"):
                    public, said = (_label(words, text, part, each) for each in (called, reader))
                    wrong = WRONG.search(said) if said != public else None
                    assert HOLDERS[seat] not in said, said
                    assert wrong is None, said
                    assert part is not None or said.split(" ")[0] != "you", said
                    named += any(name in public for name in HOLDERS)
    return named


def _label(words: Words, text: Text, part: str | None, names: Names) -> str:
    return words.say(text, names) if part is None else words.attribute(text, part, names)


def prove_asked_before_readers(game: Game[Any], state: Any, seats: int) -> None:
    """No question, to whomever, calls its reader by name."""
    words, sides = words_of(game.info.slug), game.sides(state)
    called = words.side_names(sides, HOLDERS)
    for seat in map(Seat, range(seats)):
        own = {who(number) for number, side in enumerate(sides) if side.seat == seat}
        reader = words.names_to(seat, sides, called)
        for ask in asks_seen_by(seat, game.asks(state)):
            if own & names(ask.prompt.values):
                is_asked = ask.seat == seat and len(own) == 1
                said = words.asking(ask.prompt, reader) if is_asked else words.doing(ask.prompt, reader)
                wrong = WRONG.search(said)
                assert HOLDERS[seat] not in said, said
                assert wrong is None, f"{wrong[0]}: {said}"
