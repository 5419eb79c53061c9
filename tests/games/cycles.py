"""What costs no turn comes to an end: it never leads back to where one was, with less for someone or for all.

A player could else repeat it as often as they like: take all tokens of the table, or ruin the score of everyone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.moves import CLOCK, Move, Seat
from bot.engine.offer import Offer
from bot.engine.playout import Dice
from bot.engine.rules import Game
from bot.engine.steps import State

LONGEST = 6
"""So many free moves follow each other at most."""
OF_EVERY_STATE = frozenset(State.__struct_fields__)


def prove_free_moves_end(game: Game[Any], seats: int, state: Any, dice: Dice) -> int:
    """Each seat that is asked makes free moves at random, as far as it can; they are counted.

    These are moves that the rules allow at any time, and others after which it is asked just what it was asked before.
    After none of them it may do just what it could do earlier, while another's score or a common supply is lower. What
    someone takes from their own score alone is their business, as is all of a game for one.
    """
    if seats == 1:
        return 0
    return sum(_walk(game, state, seat, dice) for seat in game.awaited(state) if seat != CLOCK)


class _Point:
    """A position on the way: what the seat may do in it, the scores, and what lies on the table for all."""

    def __init__(self, game: Game[Any], state: Any, seat: Seat) -> None:
        self.game, self.state, self.seat = game, state, seat
        self.offer = game.offer(state, seat)
        self.asks = [(ask.seat, ask.word, ask.prompt) for ask in game.asks(state)]
        self.asked = [ask for ask in self.asks if ask[0] == seat]
        sides, scores = game.sides(state), game.standings(state).scores
        self.scores = [score for side, score in zip(sides, scores, strict=True) if side.seat != seat]
        self.supplies = common_supplies(state, scores)

    def has_less_than(self, other: _Point) -> bool:
        """Whether another's score or a common supply is lower than at another point."""
        return any(a < b for a, b in zip(self.scores, other.scores, strict=True)) or any(
            is_less(self.supplies[name], there)
            for name, there in other.supplies.items()
            if name in self.supplies
        )

    def allows_what(self, other: _Point) -> bool:
        """Whether everyone is asked, and the seat may do, just the same as at another point."""
        return self.asks == other.asks and _allowed(self.offer) == _allowed(other.offer)


def _walk(game: Game[Any], state: Any, seat: Seat, dice: Dice) -> int:
    trail, moves = [_Point(game, game.copy(state), seat)], list[Move]()
    tried = {verb.name for verb in game.info.verbs if verb.turn.alone or verb.turn.ends}
    while len(moves) < LONGEST:
        here = trail[-1]
        move = _any_move(here.offer, tried, dice)
        if move is None:
            break
        world = game.copy(here.state)
        is_beside = move in here.offer.free_moves
        game.apply(world, seat, move)
        if world.over:
            tried.add(move.verb)
            continue
        there = _Point(game, world, seat)
        if there.asked != here.asked and not is_beside:
            tried.add(move.verb)
            continue
        trail.append(there)
        moves.append(move)
        for at, earlier in enumerate(trail[:-1]):
            assert not (there.has_less_than(earlier) and there.allows_what(earlier)), (
                f"seat {seat} can repeat {[*map(str, moves[at:])]} without end"
            )
    return len(moves)


def _any_move(offer: Offer, tried: set[str], dice: Dice) -> Move | None:
    """A move of a verb that was not tried, and that would not be made for the seat if it were away."""
    listed = [*offer.moves, *offer.free_moves]
    verbs = [verb for verb in dict.fromkeys(move.verb for move in listed) if verb not in tried]
    verbs += [verb for verb in offer.walked if verb not in tried and verb not in verbs]
    while verbs:
        verb = verbs.pop(dice.below(len(verbs)))
        found = [move for move in listed if move.verb == verb and move not in offer.defaults]
        if found:
            return found[dice.below(len(found))]
        if verb in offer.walked and (move := offer.stroll(verb, dice)) is not None:
            return move
    return None


def _allowed(offer: Offer) -> list[Any]:
    """What a seat may do: its moves, and how those of open verbs begin."""
    return [offer.moves, offer.free_moves, [(verb.name, offer.spot(verb.name)) for verb in offer.open_verbs]]


def common_supplies(state: Any, scores: Sequence[int]) -> dict[str, tuple[int, ...]]:
    """What the table as a whole has, by field: numbers, and how many cards lie in a pile; not the scores.

    What modules put on the table counts too.
    """
    found = dict[str, tuple[int, ...]]()
    for part in getattr(state, "parts", ()):
        supplies = common_supplies(part, scores)
        found |= {f"{type(part).__name__}.{name}": supply for name, supply in supplies.items()}
    for name in state.__struct_fields__:
        value = getattr(state, name)
        if name in OF_EVERY_STATE or isinstance(value, bool) or value == [*scores]:
            continue
        if isinstance(value, int):
            found[name] = (value,)
        elif isinstance(value, list):
            plain = all(isinstance(each, int) for each in value)
            found[name] = (len(value), *(value if plain else ()))
        elif isinstance(value, dict) and all(isinstance(each, int) for each in value.values()):
            found[name] = tuple(value.values())
    return found


def is_less(these: tuple[int, ...], those: tuple[int, ...]) -> bool:
    """Whether there is less of a supply: fewer cards, or less of something and no more of anything."""
    if len(these) != len(those):
        return len(these) < len(those)
    return these != those and all(a <= b for a, b in zip(these, those, strict=True))
