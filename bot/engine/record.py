"""What must be kept to play a game again, and the proof that it followed the rules."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Iterator
from typing import Any

import msgspec

from bot.engine.errors import BadRecord, Illegal
from bot.engine.moves import CLOCK, Event, Move, Seat
from bot.engine.rng import Rng, dealer, mixture, seed_hash
from bot.engine.rules import Game


class Played(msgspec.Struct, frozen=True, array_like=True):
    """One move of a log, with its seat."""

    seat: Seat
    move: Move


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A game file. `seed` is None while the game runs (only its hash is public); `result` holds the final scores.

    `version` is the version of the rules that the game was begun under. `mixed` are the contributions to its chance, in
    their order, public from the start on; there are none in games begun before joins were mixed in. A game that goes on
    from a moment of another one has that position as its `start` (see `begun_from`), seen from `start_seat`.
    """

    format: str = "heliograph-game-1"
    game: str
    version: int
    seats: int
    names: list[str]
    options: dict[str, str]
    seed_hash: str
    seed: str | None
    moves: list[str]
    """Each "SEAT VERB VALUE ...", in the order played."""
    result: list[int] | None = None
    mixed: list[str] = []
    start: str = ""
    start_seat: Seat = Seat(0)

    def played(self) -> Iterator[Played]:
        """The moves, parsed. Raises BadRecord at a line that is not a move."""
        for number, line in enumerate(self.moves, 1):
            seat, _, rest = line.partition(" ")
            try:
                played = Played(Seat(int(seat)), Move.parse(rest))
            except ValueError as error:
                raise BadRecord(f"move {number}: '{line[:60]}' is not 'SEAT VERB VALUE ...'") from error
            if not CLOCK <= played.seat < self.seats:
                raise BadRecord(f"move {number}: there is no seat {seat[:9]}")
            yield played


def begun_from(game: Game[Any], start: str, seat: Seat, chance: Rng) -> Any:
    """A position, as text (base64 of its bytes), with what a seat cannot know of it dealt anew."""
    return game.resample(game.view(game.decode(b64decode(start, validate=True)), seat), seat, chance)


def load_record(data: bytes) -> Record:
    """A game file from its bytes. Raises BadRecord saying what is wrong with it."""
    try:
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise BadRecord(f"this is not a game file of Heliograph: {error}") from error
    if record.format != "heliograph-game-1":
        raise BadRecord(f"unknown format '{record.format[:40]}'")
    return record


def replay(game: Game[Any], record: Record) -> Iterator[tuple[Any, Played | None, list[Event]]]:
    """Play a record again by its version of the rules, checking each move: yields (state, move, events).

    The set-up comes first, with no move. The state yielded is the same object each time, changed in place. Raises
    BadRecord if the record is not true.
    """
    if record.seed is None:
        raise BadRecord("the seed is missing: the game was exported while it was running")
    if record.version not in game.info.versions:
        known = game.info.versions
        raise BadRecord(
            f"it was played by version {record.version} of the rules;"
            f" here they have versions {known[0]} to {known[-1]}"
        )
    if seed_hash(record.seed) != record.seed_hash:
        raise BadRecord("the seed does not match the hash shown at the start")
    chance = dealer(record.seed, mixture(record.mixed))
    try:
        if record.start:
            state = begun_from(game, record.start, record.start_seat, chance)
        else:
            state = game.setup(record.seats, record.options, chance, record.version)
    except Illegal as error:
        raise BadRecord(f"the set-up is not legal: {error}") from error
    except (msgspec.MsgspecError, ValueError) as error:
        raise BadRecord(f"the position that it starts from cannot be read: {error}") from error
    state.events.clear()
    yield state, None, []
    for number, played in enumerate(record.played(), 1):
        try:
            events = game.play(state, played.seat, played.move)
        except Illegal as error:
            raise BadRecord(f"move {number} ({played.seat} {played.move}) is not legal: {error}") from error
        yield state, played, events
    if record.result is not None and tuple(record.result) != game.standings(state).scores:
        raise BadRecord(f"the scores are {list(game.standings(state).scores)}, not {record.result}")
