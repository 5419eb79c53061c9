"""Hands and full tables: private pictures beside their floors, and how large they are."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from bot.engine.moves import Seat
from bot.engine.playout import Dice, playout
from bot.engine.rng import Rng
from renderers.kit.frames import Frames
from renderers.look import Look, Picture
from renderers.supernova import board, hand
from tests.bench.pictures import floor
from tests.bench.table import Row, interleaved
from tests.games.proofs import NAMES, every_game

LIMIT = 400
"""Kilobytes that a picture may have."""

POSITIONS = 8


def positions(slug: str, seats: int, every: int = 12) -> list[tuple[Any, Seat, Look]]:
    """States of a late random game, each with the seat that is asked and the look of its table."""
    game = every_game()[slug]
    state = game.setup(seats, {}, Rng("hands"))
    found = []
    for number, turn in enumerate(playout(game, state, Dice("hands"), limit=60 * seats)):
        awaited = [seat for seat in game.awaited(state) if seat >= 0]
        if awaited and number % every == 0:
            look = Look(tuple(NAMES[:seats]), tuple(map(int, awaited)), "plays", tuple(turn.events))
            found.append((game.copy(state), awaited[0], look))
    return found[-POSITIONS:]


def _row(what: str, draw: list[Callable[[], Picture]], frames: Frames) -> Iterator[Row]:
    pngs = [one().png for one in draw]

    def whole() -> None:
        for one in draw:
            frames.forget()
            one()

    def usual() -> None:
        for one in draw:
            one()

    def below() -> None:
        for png in pngs:
            floor(png)

    each = 1000 / len(draw)
    for kind, ours, goal in (("warm, drawn whole", whole, "<= 1.5"), ("on the last frame", usual, "<= 0.7")):
        mine, reference, ratio = interleaved(ours, below)
        yield Row(f"{what}: {kind}", f"{mine * each:.1f} ms", f"floor {reference * each:.1f} ms", ratio, goal)
    biggest = max(map(len, pngs)) / 1000
    yield Row(f"{what}: largest file", f"{biggest:.0f} kB", f"{LIMIT} kB", biggest / LIMIT, "<= 1.0")


def rows() -> Iterator[Row]:
    """Super Nova's fullest table, and the hand of the seat asked."""
    game = every_game()["supernova"]
    seats = game.info.max_seats
    board.prepare()
    tables = positions("supernova", seats)
    boards = [(game.view(state, None), look) for state, _, look in tables]
    yield from _row(
        f"table of supernova, {seats} seats", [partial(board.render, *one) for one in boards], board.FRAMES
    )
    hands = [(game.view(state, seat), look, int(seat)) for state, seat, look in tables]
    yield from _row("hand of supernova", [partial(hand.render_hand, *one) for one in hands], hand.FRAMES)
