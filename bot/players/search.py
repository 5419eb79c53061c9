"""The player that looks further: what its best plans lead to once the others have answered and it has planned again.

It plans its turn as `greedy` does, but more broadly, and follows the best plans that end in different positions: the
others plan their turns for themselves, as narrowly as can be, then it plans its own next turn, and the position after
that is what the plan is worth. All plans are followed in an imagined world, the better half of them in more, and so on
until one is left, each half for as many of the rounds (sequential halving: Karnin, Koren and Somekh 2013). So no tree
is built: whole turns are the moves of the search, and the planner is its policy, for the others as well.

Where others matter little to what a seat can do next (`Thinking.plans_alone`), they pass: few plans are followed, in
all worlds. A game of four in Nova Solis then takes 70 s of computing; with the turns of others 150 s did not suffice.
Where the game is likely to end before its next turn, as many plans as elsewhere are compared by how it ends.

Where a game plans to its end by itself (`Thinking.game_plan`), as SOL does for who plays alone, that plan is played.

Tried before, and weaker in these games: tree search over single moves with a prior by the evaluation (ISMCTS with
PUCT), in which 600 walks see few whole turns; two turns more instead of one, whose worths differ less by the plan than
by what is guessed of the others; to count what the turn itself brings as well; and half as broad a plan (`WIDE`), by
which SOL is won against `greedy` in 15 of 23 games instead of 13.5 of 14.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.engine.moves import CLOCK, Move, Pace, Seat
from bot.engine.playout import Dice
from bot.engine.rules import Game
from bot.engine.thinking import GamePlan
from bot.players.greedy import free_move
from bot.players.memory import Memory, rest_of
from bot.players.plan import Breadth, Plan, beam, carry_out, has_the_turn, ways_on, worth_alone
from bot.players.survey import Survey
from bot.workers.pool import Rank, Workers

ROUNDS = 24
"""How many times a plan is followed in a world, before one is chosen."""
SECONDS = 0.8
PLANS = 12
"""How many plans are followed at most. Those that lead to the same position count as one."""
FEW = 4
WIDE = Breadth(12, 1500)
REPLY = Breadth(2, 60)
NEXT = Breadth(3, 120)
LOOKED_AT = 80
"""Among how many plans those that end in different positions are looked for."""
ALIKE = 4
"""How many of these begin with the same move at most."""
MOST_REPLIES = 60
"""How many questions are answered for others until the seat has its turn again."""


class Chosen(NamedTuple):
    """The move that is played, and the rest of its plan with the encoded views that it is for."""

    move: Move
    rest: list[tuple[bytes, Move]]
    game_plan: GamePlan | None = None


class Followed(NamedTuple):
    """A plan, and what it led to in the worlds in which it was followed, in sum."""

    plan: Plan
    total: float = 0.0
    worlds: int = 0
    game_plan: GamePlan | None = None

    @property
    def worth(self) -> float:
        """What it leads to on average; where it was not followed, what it is worth by itself."""
        return self.total / self.worlds if self.worlds else self.plan.worth


class SearchPlayer:
    """Plays the plan that leads to most, limited by rounds and by time (None: by rounds alone).

    With the same dice and no time limit it plays the same move on every machine. It thinks in one of the `workers`, or
    on a thread (None).
    """

    def __init__(
        self, rounds: int = ROUNDS, seconds: float | None = SECONDS, *, workers: Workers | None = None
    ) -> None:
        self.rounds, self.seconds, self.workers = rounds, seconds, workers
        self._memory = Memory()

    def choose(self, game: Game[Any], view: Any, seat: Seat, dice: Dice) -> Move:
        """Think here and now."""
        if (free := free_move(game, view, seat, dice)) is not None:
            return free
        encoded = game.encode(view)
        if (offer := self._memory.offer(game, view, seat, encoded)) is not None:
            return offer
        if (planned := self._memory.recall(seat, encoded)) is not None:
            return planned
        known = self._memory.game_plan(game, view, seat)
        chosen = look_further(game, view, seat, dice, self.rounds, self.seconds, known)
        self._memory.keep(seat, chosen.rest, chosen.game_plan)
        return chosen.move

    async def answer(self, game: Game[Any], view: Any, seat: Seat, dice: Dice) -> Move:
        """Think elsewhere, to keep the event loop free."""
        moves = game.moves(view, seat)
        if len(moves) == 1 and not game.offer(view, seat).open_verbs:
            return moves[0]
        encoded = game.encode(view)
        if (offer := await asyncio.to_thread(self._memory.offer, game, view, seat, encoded)) is not None:
            return offer
        if (planned := self._memory.recall(seat, encoded)) is not None:
            return planned
        known = self._memory.game_plan(game, view, seat)
        order = (self.rounds, self.seconds, type(game), encoded, seat, dice.below(1 << 50), known)
        if self.workers is None:
            chosen = await asyncio.to_thread(_think_there, *order)
        else:
            chosen = await self.workers.do(_think_there, *order, rank=Rank.THOUGHT, about=game.info.slug)
        self._memory.keep(seat, chosen.rest, chosen.game_plan)
        return chosen.move


def _think_there(
    rounds: int,
    seconds: float | None,
    rules: type[Game[Any]],
    encoded: bytes,
    seat: Seat,
    seed: int,
    known: tuple[Any, ...],
) -> Chosen:
    """What a worker does. It gets only the bytes of a view."""
    game, dice = rules(), Dice(seed)
    view = game.decode(encoded)
    if (free := free_move(game, view, seat, dice)) is not None:
        return Chosen(free, [])
    return look_further(game, view, seat, dice, rounds, seconds, known)


def look_further(
    game: Game[Any],
    view: Any,
    seat: Seat,
    dice: Dice,
    rounds: int,
    seconds: float | None,
    known: Sequence[Any] = (),
) -> Chosen:
    """The move whose plan leads to most, by so many rounds and in so many seconds."""
    end = None if seconds is None else time.monotonic() + seconds
    survey = Survey(game, view, seat, dice)
    if len(survey.moves) == 1:
        return Chosen(survey.moves[0], [])
    best = followed(survey, rounds, end, known)[0]
    moves = best.plan.moves
    return Chosen(moves[0], rest_of(game, survey.worlds[0], seat, moves), best.game_plan)


def followed(survey: Survey, rounds: int, end: float | None, known: Sequence[Any] = ()) -> list[Followed]:
    """The plans that are considered, the one that leads to most first, then as they dropped out, the last first.

    `end` is when to stop, in seconds of `time.monotonic`; `known` is what is left of an earlier plan of a game.
    """
    game, seat, first = survey.game, survey.seat, survey.worlds[0]
    halfway = None if end is None else (time.monotonic() + end) / 2

    def hurried() -> bool:
        """Whether half of the time is over."""
        return halfway is not None and time.monotonic() >= halfway

    if (game_plan := game.thinking.game_plan(game.decode(first), seat, rounds, known, hurried)) is not None:
        return [Followed(Plan(game_plan.worth, game_plan.moves), game_plan=game_plan)]
    plans = survey.broad_plans(WIDE, PLANS)
    if not has_the_turn(game, game.decode(first), seat):
        return [Followed(plan) for plan in plans]
    return _useful_first(survey, _followed(game, survey.worlds, seat, _apart(survey, plans), rounds, end))


def _apart(survey: Survey, plans: Sequence[Plan]) -> list[Plan]:
    """The best plans that end in different positions, of which at most `ALIKE` begin with the same move.

    If others are passed over, few that begin differently, with the best of those that do not waste the turn.
    """
    game, world, seat = survey.game, survey.worlds[0], survey.seat
    if _are_few(game, world, seat):
        firsts = {plan.moves[0]: plan for plan in reversed(plans)}
        ranked = sorted(firsts.values(), key=lambda plan: -plan.worth)
        useful = next((plan for plan in ranked if not survey.wastes(plan)), ranked[0])
        return ranked[:FEW] if useful in ranked[:FEW] else [*ranked[:FEW], useful]
    ends: dict[bytes, Plan] = {}
    begun = Counter[Move]()
    for plan in plans[:LOOKED_AT]:
        if begun[plan.moves[0]] == ALIKE:
            continue
        state = game.decode(world)
        carry_out(game, state, seat, plan.moves)
        if (after := game.encode(state)) not in ends:
            ends[after] = plan
            begun[plan.moves[0]] += 1
        if len(ends) == PLANS:
            break
    return list(ends.values())


def _useful_first(survey: Survey, found: list[Followed]) -> list[Followed]:
    """The plans, but before one that wastes its turn the best that does not, if it leads to hardly less."""
    useful = (each for each in found if each.worlds and not survey.wastes(each.plan))
    best = next(useful, found[0]) if survey.game.thinking.spared else found[0]
    if best is found[0] or found[0].worth - best.worth > survey.game.thinking.spared:
        return found
    return [best, *(each for each in found if each is not best)]


def _are_few(game: Game[Any], world: bytes, seat: Seat) -> bool:
    """Whether few plans are followed, in all worlds: others are passed over, and the seat will have its turn again."""
    alone = game.thinking.plans_alone
    return alone and not game.thinking.ends_soon(game.decode(world), seat)


def _followed(
    game: Game[Any],
    worlds: Sequence[bytes],
    seat: Seat,
    plans: Sequence[Plan],
    rounds: int,
    end: float | None,
) -> list[Followed]:
    """The plans, first the one that leads to most on average in the worlds in which it was followed.

    After each share of the worlds, the lesser half of them drop out, but for few ones whose worths differ by luck.
    """
    left, dropped = [Followed(plan) for plan in plans], list[Followed]()
    few, halvings, at = _are_few(game, worlds[0], seat), max(1, len(plans) - 1).bit_length(), 0
    while len(left) > 1 and at < len(worlds):
        share = 1 if few else max(1, rounds // halvings // len(left))
        for world in worlds[at : at + share]:
            seen: list[Followed] = []
            for each in left:
                if len(seen) == rounds or (end is not None and time.monotonic() >= end):
                    # Only plans that were followed in the same worlds can be compared.
                    if world is worlds[0] and seen:
                        left, dropped = seen, left[len(seen) :]
                    return sorted(left, key=_total, reverse=True) + dropped
                worth = _worth_later(game, world, seat, each.plan)
                seen.append(Followed(each.plan, each.total + worth, each.worlds + 1))
            left, rounds = seen, rounds - len(seen)
        at, halvings = at + share, max(1, halvings - 1)
        left.sort(key=_total, reverse=True)
        stay = len(left) if few else (len(left) + 1) // 2
        left, dropped = left[:stay], left[stay:] + dropped
    return left + dropped


def _total(followed: Followed) -> tuple[float, int]:
    """What plans are ranked by; of those that led to equally much the shortest, which leaves most open."""
    return followed.total, -len(followed.plan.moves)


def _worth_later(game: Game[Any], world: bytes, seat: Seat, plan: Plan) -> float:
    """What the position is worth after the plan, the turns of others and the seat's next one.

    If others are passed over, what the turn itself brings, which is known from more worlds, counts as much.
    """
    if game.thinking.plans_alone:
        return plan.worth + worth_alone(game, world, seat, plan)
    state = game.decode(world)
    events = carry_out(game, state, seat, plan.moves)
    risk = game.thinking.risk(state, seat, events)
    if others_play(game, state, seat):
        _play_turn(game, state, seat, NEXT)
    return game.thinking.evaluate(state, seat) - risk


def others_play(game: Game[Any], state: Any, seat: Seat) -> bool:
    """Let others play as they would plan until the seat has its turn again; whether it has.

    What is asked aside, of anyone, has its default answer.
    """
    for _ in range(MOST_REPLIES):
        asks = () if state.over else game.briefs(state)
        if not asks:
            break
        turns = [ask for ask in asks if ask.pace is Pace.TURN and ask.seat != CLOCK]
        other = next((ask for ask in turns if ask.seat != seat), None)
        if other is None and turns:
            return True
        if other is not None:
            _play_turn(game, state, other.seat, REPLY)
        else:
            game.apply(state, asks[0].seat, asks[0].default)
    return False


def _play_turn(game: Game[Any], state: Any, seat: Seat, breadth: Breadth) -> None:
    """Play the best plan that a seat finds so; its default where it has open moves alone."""
    ways = ways_on(game, state, seat)
    if len(ways) > 1:
        plan = beam(game, [game.encode(state)], seat, ways, breadth)[0].moves
    else:
        plan = (*ways, *(ask.default for ask in game.briefs(state) if ask.seat == seat))[:1]
    carry_out(game, state, seat, plan)
