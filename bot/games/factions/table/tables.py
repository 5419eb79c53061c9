"""Moves and values made once and kept, so that listing moves builds nothing."""

from __future__ import annotations

from bot.engine.moves import Move, Seat
from bot.games.factions.cards.cards import CARDS, PLANETS, WORD
from bot.games.factions.table.board import SECTOR_WORD, SLOT_WORD

WISHES = ("ask", "always", "never")
"""What a standing answer can be."""
SEATS = tuple((Seat(i),) for i in range(4))
"""`awaits` of a step that asks one seat."""
NOBODY: tuple[Seat, ...] = ()
DECIDERS = tuple(tuple(Seat(side if side < seats else 0) for side in range(5)) for seats in range(5))
"""By the number of seats, and by side, the seat that decides: the human for the automa."""
WHO = tuple(f"@{side}" for side in range(5))
"""`moves.who` by side."""
PLANET_NAME = tuple(f"~planet-{word}" for word in PLANETS)
"""The value that stands for a planet in a text."""
SIDE_WORD = tuple(f"seat-{side + 1}" for side in range(5))
"""A side as the value of a move."""
SIDE_CALLED = {word: side for side, word in enumerate(SIDE_WORD)}

PASS, END, CHARGE, SKIP, READY = Move("pass"), Move("end"), Move("charge"), Move("skip"), Move("ready")
USE = tuple(Move("use", (word,)) for word in PLANETS)
MINE = tuple(Move("mine", (word,)) for word in SLOT_WORD)
STAY = Move("stay")
REST = Move("choose", ("rest",))
RIDE = tuple(Move("ride", (word,)) for word in SECTOR_WORD)
RESCUE = tuple(Move("rescue", (word,)) for word in SECTOR_WORD)
CHOOSE_CARD = tuple(Move("choose", (word,)) for word in WORD)
CHOOSE_SECTOR = tuple(Move("choose", (word,)) for word in SECTOR_WORD)
CHOOSE_SLOT = tuple(Move("choose", (word,)) for word in SLOT_WORD)
CHOOSE_PLANET = tuple(Move("choose", (word,)) for word in PLANETS)
CHOOSE_SIDE = tuple(Move("choose", (word,)) for word in SIDE_WORD)
CHOOSE_NUMBER = tuple(Move("choose", (n,)) for n in range(64))
assert len(CHOOSE_CARD) == CARDS
RIDING = tuple(Move("riding", (word,)) for word in WISHES)
ASCENDING = tuple(Move("ascending", (word,)) for word in WISHES)
