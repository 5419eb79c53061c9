"""Hands and full tables: private pictures beside their floors, and how large they are."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from typing import Any

from bot.engine.moves import Seat
from bot.engine.playout import Dice, playout
from bot.engine.rng import Rng
from bot.games.novasolis.core.actions.allocating import Allocate
from bot.games.novasolis.core.conflict.allocation import PutDice
from renderers.kit.picture.frames import Frames
from renderers.look import Look, Picture
from renderers.novasolis import pictures as galaxy
from renderers.novasolis.board import combat as duel
from renderers.novasolis.private import allocation, mat, sector
from renderers.novasolis.private import hand as cards
from renderers.supernova import pictures
from renderers.supernova.private import hand
from tests.bench.pictures import floor
from tests.bench.table import Row, interleaved, sized
from tests.games.proofs import NAMES, every_game

LIMIT = 400
"""Kilobytes that a picture may have."""

POSITIONS = sized(8, 1)


def positions(slug: str, seats: int, every: int = sized(12, 3)) -> list[tuple[Any, Seat, Look]]:
    """States of a late random game, each with the seat that is asked and the look of its table."""
    game = every_game()[slug]
    state = game.setup(seats, {}, Rng("hands"))
    found = []
    for number, turn in enumerate(playout(game, state, Dice("hands"), limit=sized(60, 10) * seats)):
        awaited = [seat for seat in game.awaited(state) if seat >= 0]
        if awaited and number % every == 0:
            look = Look(tuple(NAMES[:seats]), tuple(map(int, awaited)), "plays", tuple(turn.events))
            found.append((game.copy(state), awaited[0], look))
    return found[-POSITIONS:]


def _row(
    what: str, draw: list[Callable[[], Picture | None]], frames: Frames, *, follow: bool = True
) -> Iterator[Row]:
    """Pictures drawn whole, and where they `follow` one another on the one before; then the largest file."""
    pngs = [picture.png for one in draw if (picture := one()) is not None]

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
    kinds = (("warm, drawn whole", whole, "<= 1.5"), ("on the last frame", usual, "<= 0.7"))
    for kind, ours, goal in kinds[: 1 + follow]:
        mine, reference, ratio = interleaved(ours, below)
        yield Row(f"{what}: {kind}", f"{mine * each:.1f} ms", f"floor {reference * each:.1f} ms", ratio, goal)
    biggest = max(map(len, pngs)) / 1000
    yield Row(f"{what}: largest file", f"{biggest:.0f} kB", f"{LIMIT} kB", biggest / LIMIT, "<= 1.0")


def rows() -> Iterator[Row]:
    """Super Nova's fullest table, and the hand of the seat asked."""
    game = every_game()["supernova"]
    seats = game.info.max_seats
    pictures.prepare()
    tables = positions("supernova", seats)
    boards = [(game.view(state, None), look) for state, _, look in tables]
    yield from _row(
        f"table of supernova, {seats} seats",
        [partial(pictures.render, *one) for one in boards],
        pictures.FRAMES,
    )
    hands = [(game.view(state, seat), look, int(seat)) for state, seat, look in tables]
    yield from _row("hand of supernova", [partial(hand.render_hand, *one) for one in hands], hand.FRAMES)
    galaxy.prepare()
    for what, (draw, frames) in _of_novasolis().items():
        yield from _row(f"{what} of novasolis, 6 empires", draw, frames, follow=False)


def _of_novasolis() -> dict[str, tuple[list[Callable[[], Picture | None]], Frames]]:
    """What draws combats, for all and in private, choices, hands, boards of empires and sectors of some games."""
    combats = list(islice(_asked(lambda state: isinstance(state.stack[-1], PutDice)), POSITIONS))
    choices = list(islice(_asked(lambda state: isinstance(state.stack[-1], Allocate)), POSITIONS))
    late = list(islice(_asked(lambda state: state.number > 3), 200, 200 + 20 * POSITIONS, 20))
    words = [state.layout.words[state.layout.homeworlds[seat]] for state, seat, _ in late]
    game = every_game()["novasolis"]
    views = [(game.view(state, seat), look, seat) for state, seat, look in late]
    return {
        "combat on the board": ([partial(galaxy.render, *_seen(one)) for one in combats], galaxy.FRAMES),
        "combat in private": ([partial(_focus, *_seen(one)) for one in combats], duel.FRAMES),
        "allocation in private": ([partial(_focus, *_seen(one)) for one in choices], allocation.FRAMES),
        "hand": ([partial(cards.render_hand, *one) for one in views], cards.FRAMES),
        "command board": ([partial(mat.render_mat, *one) for one in views], mat.FRAMES),
        "sector": (
            [
                partial(sector.render_sector, view, look, view.layout.called[word])
                for (view, look, _), word in zip(views, words, strict=True)
            ],
            sector.FRAMES,
        ),
    }


def _asked(fits: Callable[[Any], bool]) -> Iterator[tuple[Any, Seat, Look]]:
    """States of random games for six in which someone is asked, each with the seat and what they can choose."""
    game, number = every_game()["novasolis"], 0
    while True:
        number += 1
        state = game.setup(6, {}, Rng(f"hands {number}"))
        for turn in playout(game, state, Dice(f"hands {number}")):
            for seat in game.awaited(state)[:1] if state.stack and fits(state) else ():
                marks = [ask.marks for ask in game.asks(state) if ask.seat == seat]
                spots = [
                    game.offer(state, seat).spot(verb.name) for verb in game.offer(state, seat).open_verbs
                ]
                marks += [spot.marks for spot in spots if spot is not None]
                names = (*NAMES[:6], "the Entity")
                look = Look(names, (int(seat),), "plays", tuple(turn.events), marks=sum(marks, ()))
                yield game.copy(state), seat, look


def _seen(position: tuple[Any, Seat, Look]) -> tuple[Any, Look]:
    state, seat, look = position
    return every_game()["novasolis"].view(state, seat), look


def _focus(view: Any, look: Look) -> Picture:
    picture = galaxy.focus(view, look)
    assert picture is not None
    return picture
