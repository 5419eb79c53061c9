"""What may be promised in an answer to an offer (rules 6.4): to whom, until when, or in words of one's own.

In words: `promise-peace` (to the player who offers, as printed), `promise-help-seat-3-next`. A promise in words of
one's own is kept with a "=" in front, as texts have what was typed. No promise is binding.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from bot.engine.moves import Move, Seat, Text, Value, Values
from bot.games.supernova.table.state import Table
from bot.games.supernova.table.tables import SEAT_CALLED, SEAT_WORDS, WHO

PROMISES = ("peace", "help", "passage", "favour")
"""What may be promised besides cards."""
TERMS = ("turn", "next", "game")
"""Until when: the end of this turn, of the next one, or of the game."""
MOST = 3
"""How many promises an answer may have."""
LONGEST = 120
"""How many letters words of one's own may have."""
PREFIX = "promise-"
OWN = "="

PLAIN = {kind: Move("counter", (PREFIX + kind,)) for kind in PROMISES}
PARTS = {
    f"{kind}-{seat}-{term}": (kind, seat, term) for kind in PROMISES for seat in SEAT_WORDS for term in TERMS
}
DETAILED = {word: Move("counter", (PREFIX + word,)) for word in PARTS}
_UNSAFE = re.compile(r"[\s{}`<>]|^[@~=]")


def list_promises(g: Table, seat: Seat, given: Sequence[str]) -> list[Move]:
    """The promises that a seat may add to those given."""
    if len(given) >= MOST:
        return []
    plain = [move for kind, move in PLAIN.items() if kind not in given]
    others = {SEAT_WORDS[other] for other in g.order() if other != seat}
    promised = {parts[:2] for one in given if (parts := parts_of(one))}
    return plain + [
        move
        for word, move in DETAILED.items()
        if PARTS[word][1] in others and PARTS[word][:2] not in promised
    ]


def is_promised(given: Sequence[str], word: str) -> bool:
    """Whether the same is promised already, for whatever term."""
    parts = parts_of(word)
    return word in given or (
        parts is not None and any(parts[:2] == other[:2] for one in given if (other := parts_of(one)))
    )


def parts_of(word: str) -> tuple[str, str, str] | None:
    """The kind, the seat it concerns and the term of a promise that says them."""
    return PARTS.get(word)


def own_words(given: Sequence[str], values: Sequence[Value]) -> str | None:
    """A promise in words of one's own, as it is kept; None if they cannot be promised."""
    words = [str(value) for value in values]
    text = " ".join(words)
    if not words or len(text) > LONGEST or any(_UNSAFE.search(word) for word in words):
        return None
    return OWN + text if len(given) < MOST and OWN + text not in given else None


def promised(word: str) -> str | Text:
    """A promise as a value of a text: what, to whom and until when."""
    parts = parts_of(word)
    return word if word.startswith(OWN) else Text("vow", _values(parts)) if parts else f"~promise-{word}"


def promise_label(word: str) -> Text:
    """The words for the choice of a promise."""
    parts = parts_of(word.removeprefix(PREFIX))
    return Text("choice-vow", _values(parts)) if parts else Text("choice-promise", {"promise": f"~{word}"})


def told(seat: Seat, to: Seat, word: str) -> dict[str, Any]:
    """The values of the event by which everyone hears of a promise."""
    return {"seat": WHO[seat], "to": WHO[to], "promise": promised(word)}


def _values(parts: tuple[str, str, str]) -> Values:
    kind, seat, term = parts
    return {"kind": kind, "target": WHO[SEAT_CALLED[seat]], "term": f"~term-{term}"}
