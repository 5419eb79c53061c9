"""Why a move is not legal, as precisely as the rules can say."""

from __future__ import annotations

from collections.abc import Collection

from bot.engine.errors import Illegal
from bot.engine.moves import Move, Seat, literal
from bot.games.supernova.answers.asking import PHASE_OF
from bot.games.supernova.cards.cards import (
    KIND_OF_TITLE,
    ROWS,
    SPECIAL,
    TIMING,
    TIMINGS,
    TITLE,
    TITLE_CALLED,
    Title,
)
from bot.games.supernova.table.state import PHASES, Table


def named(move: Move) -> Title | None:
    """The title that a move names first, also as it stands on the card: "Assassin", "Ko'ol"; None for no title."""
    if not move.values:
        return None
    word = str(move.values[0])
    return TITLE_CALLED.get(word, TITLE_CALLED.get(word.lower().replace(" ", "-").replace("'", "")))


def refuse_hand(g: Table, seat: Seat, move: Move) -> Illegal | None:
    """The card that a move names must be in the hand."""
    if not move.values:
        return None
    title = named(move)
    if title is None:
        return Illegal("13", "no-such-card", {"given": literal(move.values[0])})
    if all(TITLE[card] != title for card in g.players[seat].hand):
        return Illegal("3", "not-in-hand", {"card": ROWS[title].name})
    return None


def refuse_phase(g: Table, title: Title) -> Illegal | None:
    """A card may be played in the phase printed on it (2.1)."""
    row = ROWS[title]
    now = "discover" if PHASES[g.phase] in ("others", "own") else PHASES[g.phase]
    if row.phase not in ("any", now):
        return Illegal(
            "2.1", "other-phase", {"card": row.name, "phase": f"~phase-{row.phase}", "now": f"~phase-{now}"}
        )
    return None


def refuse_special(g: Table, seat: Seat, move: Move, timings: Collection[int]) -> Illegal | None:
    """10.2: a Special of the right phase and timing, with a legal target."""
    if refusal := refuse_hand(g, seat, move):
        return refusal
    title = named(move)
    if title is None:
        return None
    row = ROWS[title]
    if KIND_OF_TITLE[title] != SPECIAL:
        return Illegal("10.2", "no-special", {"card": row.name})
    if PHASE_OF[title] not in (-1, g.phase):
        return refuse_phase(g, title)
    if TIMING[title] not in timings:
        return Illegal(
            "10.2", "wrong-timing", {"card": row.name, "timing": f"~timing-{TIMINGS[TIMING[title]]}"}
        )
    return Illegal("13.9", "wrong-target", {"card": row.name, "text": row.text})
