"""Moves made once and kept, so that listing moves builds nothing."""

from __future__ import annotations

from bot.engine.moves import Move, Seat
from bot.games.supernova.cards.cards import CARDS, CATEGORIES, RACES, WORD, WORDS

SEATS = tuple((Seat(i),) for i in range(6))
"""`awaits` of a step that asks one seat."""
NOBODY: tuple[Seat, ...] = ()
WHO = tuple(f"@{i}" for i in range(6))
"""`moves.who` by seat."""
SEAT_WORDS = tuple(f"seat-{i + 1}" for i in range(6))
"""A player as the value of a move."""
SEAT_CALLED = {word: Seat(i) for i, word in enumerate(SEAT_WORDS)}

PASS = Move("pass")
DONE = Move("done")
CLOSE = Move("close")
DEFEND = Move("defend")
WITHDRAW = Move("withdraw")
DRAW_MAIN, DRAW_DISCARD = Move("draw", ("main",)), Move("draw", ("discard",))
KEEP_HAND, NEW_HAND = Move("draw", ("keep",)), Move("draw", ("new-hand",))
STRIKE = tuple(Move("strike", (word,)) for word in CATEGORIES)
BYPASS_FLEET = Move("strike", ("bypass",))
ACCEPT = tuple(Move("accept", (word,)) for word in SEAT_WORDS)
CHOOSE_RACE = tuple(Move("choose", (word,)) for word in RACES)

PLAY = tuple(Move("play", (word,)) for word in WORDS)
"""By title: a card that needs no place."""
JETTISON = tuple(Move("jettison", (word,)) for word in WORDS)
DISCARD_HAND = tuple(Move("discard", (word,)) for word in WORDS)
COUNTER = tuple(Move("counter", (word,)) for word in WORDS)
CHOOSE = tuple(Move("choose", (WORD[card],)) for card in range(CARDS))
FLEE = tuple(Move("flee", (WORD[card],)) for card in range(CARDS))
SEND = tuple(Move("send", (WORD[card],)) for card in range(CARDS))
DISCARD_CARD = tuple(Move("discard", (WORD[card],)) for card in range(CARDS))
"""By card: what is given up of the cards in play. The word of a first copy is also that of its title."""


class Row(dict[int, Move]):
    """The moves of one verb and first value, by the card that is the second value."""

    def __init__(self, verb: str, first: str) -> None:
        super().__init__()
        self._verb, self._first = verb, first

    def __missing__(self, card: int) -> Move:
        move = self[card] = Move(self._verb, (self._first, WORD[card]))
        return move


PLAY_ON = tuple(Row("play", word) for word in WORDS)
"""By title, then by the card in play that it is played on."""
MOVE_TO = tuple(Row("move", WORD[card]) for card in range(CARDS))
"""By card, then by where it moves."""
ATTACK = tuple(Row("attack", WORD[card]) for card in range(CARDS))
"""By target, then by the planet that the Fleet comes from."""
TRADE = tuple(tuple(Move("trade", (word, seat)) for seat in SEAT_WORDS) for word in WORDS)
"""By title, then by the seat it is offered to."""
