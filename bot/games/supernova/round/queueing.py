"""Listing further plays while the others may still answer the first one (rules 10.6).

A play may follow if it would be legal after the plays before it, with no one answering.
"""

from __future__ import annotations

import msgspec

from bot.engine.errors import Illegal
from bot.engine.moves import Move, Seat
from bot.games.supernova.actions.together import Together
from bot.games.supernova.answers.slots import QueueSlot
from bot.games.supernova.cards.cards import CARD_CALLED, NAME, ROWS, TIMING, TITLE_CALLED, WORDS
from bot.games.supernova.holdings.queues import END, drop
from bot.games.supernova.round.agenda import SuperNova
from bot.games.supernova.table.state import Table
from bot.games.supernova.table.tables import Row

THEN_DONE, FORGET = Move("queue", ("done",)), Move("queue", ("forget",))
QUEUE_ON = tuple(Row("queue", word) for word in WORDS)
"""By title, then by the card in play that it is to be played on."""

_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(SuperNova)


def interrupted(g: Table, seat: Seat) -> QueueSlot | None:
    """The seat's own part of a phase, if something above it on the stack must be answered first."""
    for step in g.stack[:-1]:
        own = step.part_of(seat) if isinstance(step, Together) else step
        if isinstance(own, QueueSlot) and own.seat == seat:
            return own
    return None


def ahead(g: Table, slot: QueueSlot) -> tuple[Table, QueueSlot]:
    """The table and the part as they will be once the list is played, if no one answers."""
    queue = g.players[slot.seat].wishes.queue
    if not queue:
        return g, slot
    world = _decoder.decode(_encoder.encode(g))
    own = interrupted(world, slot.seat)
    assert own is not None
    if all(step is not own for step in world.stack):
        world.push(own)
    at = next(i for i, step in enumerate(world.stack) if step is own)
    for word, *targets in queue:
        if Move("play", (word, *targets)) not in own.moves(world, own.seat):
            break
        own.play_card(world, TITLE_CALLED[word], *targets)
        del world.stack[at + 1 :]
    return world, own


def list_queue(g: Table, seat: Seat, found: list[Move]) -> None:
    """Append every play that may be put on the list, the entry that ends it, and the one that clears it."""
    slot = interrupted(g, seat)
    if slot is None:
        return
    queue = g.players[seat].wishes.queue
    if END not in queue:
        world, own = ahead(g, slot)
        for move in own.moves(world, seat):
            if move.verb == "play" and TIMING[TITLE_CALLED[str(move.values[0])]] < 0:
                found.append(QUEUE_ON[TITLE_CALLED[str(move.values[0])]][CARD_CALLED[str(move.values[1])]])
        found.append(THEN_DONE)
    if queue:
        found.append(FORGET)


def queue(g: Table, seat: Seat, word: str, *targets: str) -> None:
    """Put a play on the list, or its end; or forget the list."""
    entries = g.players[seat].wishes.queue
    if word == "forget":
        drop(g, seat)
        return
    entries.append([word, *targets])
    if entries[-1] == END:
        g.tell("listed-done", (seat,))
    else:
        card = ROWS[TITLE_CALLED[word]].name
        g.tell("listed", (seat,), card=card, at=NAME[CARD_CALLED[targets[0]]], number=len(entries))


def refuse_queue(g: Table, seat: Seat, move: Move) -> Illegal | None:
    """10.6: why this cannot be put on the list."""
    slot = interrupted(g, seat)
    if slot is None:
        top = g.stack[-1] if g.stack else None
        own = top.part_of(seat) if isinstance(top, Together) else top
        return Illegal(
            "10.6", "list-now" if isinstance(own, QueueSlot) and own.seat == seat else "list-later"
        )
    if END in g.players[seat].wishes.queue:
        return Illegal("10.6", "list-ended")
    world, own = ahead(g, slot)
    return own.refuse(world, seat, Move("play", move.values))
