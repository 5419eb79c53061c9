"""Several moves ahead: Monte Carlo tree search over what a seat may know.

Each round imagines a world that fits the seat's view and walks down a tree of moves that all worlds share (single
observer information set tree search: Cowling, Powley and Whitehouse 2012). It begins with the best plans (`plan`).
Where the walk leaves the tree, the moves there are each tried once, and the evaluation of what they lead to says which
are worth following (a prior, as in PUCT: Rosin 2011) and what the walk was worth. A walk ends where the turn of others
begins, or after some of their moves, in which every seat is taken to play for itself.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Sequence
from typing import Any

from bot.engine.moves import CLOCK, Move, Pace, Seat
from bot.engine.playout import Dice
from bot.engine.rules import Game
from bot.engine.thinking import WON
from bot.players.greedy import OPEN_MOVES, free_move
from bot.players.plan import (
    FINALISTS,
    MORE_WORLDS,
    WORLDS,
    Plan,
    best_plans,
    further,
    has_the_turn,
    is_stuck,
    let_windows_pass,
)
from bot.players.worlds import Worlds, imagine
from bot.workers.pool import Rank, Workers
from bot.workers.serving import show_life

ROUNDS = 600
SECONDS = 0.4
LIKELY = 4
"""How many first moves are followed into the next turn if a game's evaluation looks ahead itself."""
ROUNDS_A_WORLD = 10
"""For so many rounds, turns are looked through in one more world, where a game's evaluation looks ahead itself."""
TURNS = 1
"""How many turns after the present one are considered."""
CURIOSITY = 0.9
"""How much a rarely followed move is preferred to one that did well."""
KEENNESS = 12.0
"""How much more often a move is followed that looks better at first sight."""
REPLIES = 0
"""How many moves of others a walk looks through: they are harder to guess than the seat's own."""
DEEPEST = 60
"""The most moves that a walk may take."""


class SearchPlayer:
    """Plays the move followed most in a search limited by rounds and by time (None: by rounds alone).

    With the same dice and no time limit it plays the same move on every machine. It thinks in one of the `workers`, or
    on a thread (None).
    """

    def __init__(
        self,
        rounds: int = ROUNDS,
        seconds: float | None = SECONDS,
        *,
        replies: int = REPLIES,
        workers: Workers | None = None,
    ) -> None:
        self.rounds, self.seconds, self.replies, self.workers = rounds, seconds, replies, workers

    def choose(self, game: Game[Any], view: Any, seat: Seat, dice: Dice) -> Move:
        """Search here and now."""
        if (free := free_move(game, view, seat, dice)) is not None:
            return free
        moves = game.thinking.candidates(view, seat, dice, OPEN_MOVES)
        if len(moves) == 1:
            return moves[0]
        worlds = Worlds(game, view, seat, dice, WORLDS + MORE_WORLDS)
        plans = best_plans(game, worlds, seat, moves)
        if game.thinking.sees_ahead and has_the_turn(game, game.decode(worlds[0]), seat):
            return self._in_turns_to_come(game, worlds, seat, plans)
        if is_stuck(game, worlds[0], seat, plans):
            return further(game, worlds[0], seat, plans)[0].moves[0]
        search = Search(game, view, seat, dice, self.replies)
        for plan in reversed(plans[:FINALISTS]):
            search.plant(plan)
        return search.best(moves, self.rounds, self.seconds)

    def _in_turns_to_come(
        self, game: Game[Any], worlds: Sequence[bytes], seat: Seat, plans: Sequence[Plan]
    ) -> Move:
        """The move that leads to most: in this turn, and on average in some worlds in some more.

        What a turn leads to is known from a few worlds, in each of which the next turn makes the most of its luck; so
        what the turn itself brings, known from more, counts as much.
        """
        end = None if self.seconds is None else time.monotonic() + self.seconds
        firsts: dict[Move, Plan] = {}
        for plan in plans:
            firsts.setdefault(plan.moves[0], plan)
        likely = list(firsts.values())[:LIKELY]
        later, seen = dict.fromkeys(firsts, 0.0), 0
        for world in worlds[: max(1, self.rounds // ROUNDS_A_WORLD)] if len(likely) > 1 else ():
            for plan in further(game, world, seat, likely, TURNS):
                later[plan.moves[0]] += plan.worth
            seen += 1
            if end is not None and time.monotonic() >= end:
                break
        return max(likely, key=lambda plan: plan.worth + later[plan.moves[0]] / max(1, seen)).moves[0]

    async def answer(self, game: Game[Any], view: Any, seat: Seat, dice: Dice) -> Move:
        """Search elsewhere, to keep the event loop free."""
        moves = game.moves(view, seat)
        if len(moves) == 1 and not game.offer(view, seat).open_verbs:
            return moves[0]
        seed = dice.below(1 << 50)
        order = ((self.rounds, self.seconds, self.replies), type(game), game.encode(view), seat, seed)
        if self.workers is None:
            return await asyncio.to_thread(_choose_there, *order)
        return await self.workers.do(_choose_there, *order, rank=Rank.THOUGHT, about=game.info.slug)


def _choose_there(
    bounds: tuple[int, float | None, int], rules: type[Game[Any]], view: bytes, seat: Seat, seed: int
) -> Move:
    """What a worker does. It gets only the bytes of a view."""
    game, (rounds, seconds, replies) = rules(), bounds
    return SearchPlayer(rounds, seconds, replies=replies).choose(game, game.decode(view), seat, Dice(seed))


class Node:
    """A point in the game as the seat can know it, with the results of the moves tried there."""

    __slots__ = ("followed", "tried")

    def __init__(self) -> None:
        self.followed = 0
        self.tried: dict[tuple[Seat, Move], Branch] = {}


class Branch:
    """A move from a node: how often it was followed, the sum of what its seat got, its worth at first sight."""

    __slots__ = ("followed", "got", "node", "sight")

    def __init__(self, sight: float) -> None:
        self.followed = 0
        self.got = 0.0
        self.sight = sight
        self.node: Node | None = None


class Scale:
    """Scales the evaluations of one seat, whose unit is the game's own, to between 0 and 1."""

    __slots__ = ("least", "most")

    def __init__(self) -> None:
        self.least, self.most = math.inf, -math.inf

    def see(self, worth: float) -> None:
        """Widen the scale to include a worth; won and lost games are off the scale."""
        if abs(worth) < WON / 2:
            self.least, self.most = min(self.least, worth), max(self.most, worth)

    def plain(self, worth: float) -> float:
        """A worth that can be added up: won and lost games lie just outside the scale."""
        if abs(worth) < WON / 2 or self.most < self.least:
            return worth
        beside = (self.most - self.least) / 4 + 1
        return self.most + beside if worth > 0 else self.least - beside

    def share(self, worth: float) -> float:
        """The place of a worth on the scale."""
        if self.most <= self.least:
            return 0.5 if abs(worth) < WON / 2 else float(worth > 0)
        return (self.plain(worth) - self.least) / (self.most - self.least)


class Search:
    """One search of one seat from one view."""

    def __init__(self, game: Game[Any], view: Any, seat: Seat, dice: Dice, replies: int) -> None:
        self.game, self.view, self.seat, self.dice = game, view, seat, dice
        self.replies = replies
        self.root = Node()
        self.moves: list[Move] = []
        self.scales: dict[Seat, Scale] = {}

    def plant(self, plan: Plan) -> None:
        """Let the tree begin with a plan, at the worth that it was found to have."""
        node = self.root
        self._scale(self.seat).see(plan.worth)
        for move in plan.moves:
            branch = node.tried.setdefault((self.seat, move), Branch(plan.worth))
            branch.sight = max(branch.sight, plan.worth)
            if branch.node is None:
                branch.node = Node()
            node = branch.node

    def best(self, moves: list[Move], rounds: int, seconds: float | None) -> Move:
        """The move followed most after that many rounds, or when the time is over."""
        self.moves = moves
        end = None if seconds is None else time.monotonic() + seconds
        for _ in range(rounds):
            self._walk()
            show_life()
            if end is not None and time.monotonic() >= end:
                break
        return max(moves, key=self._standing)

    def _standing(self, move: Move) -> tuple[int, float]:
        branch = self.root.tried.get((self.seat, move))
        return (branch.followed, branch.sight) if branch else (-1, 0.0)

    def _walk(self) -> None:
        game, world, node = self.game, imagine(self.game, self.view, self.seat, self.dice), self.root
        path: list[tuple[Node, Seat, Branch]] = []
        seat, replies = self.seat, 0
        while len(path) < DEEPEST:
            moves = game.moves(world, seat) if path else self.moves
            if not moves:
                break
            fresh = self._try(node, world, seat, moves)
            move, branch = self._pick(node, seat, moves)
            path.append((node, seat, branch))
            game.apply(world, seat, move)
            if world.over or (fresh and len(path) > 1):
                break
            seat = self._next(world)
            if world.over:
                break
            if seat != self.seat:
                replies += 1
                if replies > self.replies:
                    break
            if branch.node is None:
                branch.node = Node()
            node = branch.node
        self._learn(path, world)

    def _next(self, world: Any) -> Seat:
        """Who moves next: the searching seat if it is asked, otherwise the seat whose turn it is.

        What others and the clock are asked in between, in windows and asides, is answered by its default at once.
        """
        game = self.game
        for _ in range(DEEPEST):
            asks = game.briefs(world)
            if not asks or any(ask.seat == self.seat for ask in asks):
                break
            ask = next((ask for ask in asks if ask.seat != CLOCK), asks[0])
            if ask.pace is Pace.TURN:
                return ask.seat
            game.apply(world, ask.seat, ask.default)
        return self.seat

    def _try(self, node: Node, world: Any, seat: Seat, moves: list[Move]) -> bool:
        """Try each move not yet tried at this node; whether there was any."""
        tried = node.tried
        new = [move for move in moves if (seat, move) not in tried]
        if not new:
            return False
        game, scale = self.game, self._scale(seat)
        data = game.encode(world) if len(new) > 1 else b""
        for move in new:
            if not data:
                tried[seat, move] = Branch(0.0)
                continue
            after = game.decode(data)
            game.apply(after, seat, move)
            let_windows_pass(game, after)
            sight = game.thinking.evaluate(after, seat) if seat != CLOCK else 0
            scale.see(sight)
            tried[seat, move] = Branch(sight)
        return True

    def _pick(self, node: Node, seat: Seat, moves: list[Move]) -> tuple[Move, Branch]:
        """The move to follow, by how well it did, how good it looks, and how rarely it was followed so far."""
        tried, share = node.tried, self._scale(seat).share
        branches = [tried[seat, move] for move in moves]
        node.followed += 1
        if len(moves) == 1:
            return moves[0], branches[0]
        sights = [share(branch.sight) for branch in branches]
        top = max(sights)
        keen = [math.exp(KEENNESS * (sight - top)) for sight in sights]
        reach = CURIOSITY * math.sqrt(node.followed) / sum(keen)
        best, found = -1.0, 0
        for i, branch in enumerate(branches):
            n = branch.followed
            mean = share(branch.got / n) if n else sights[i]
            worth = mean + reach * keen[i] / (1 + n)
            if worth > best:
                best, found = worth, i
        return moves[found], branches[found]

    def _learn(self, path: list[tuple[Node, Seat, Branch]], world: Any) -> None:
        """Add to every move of the walk what its seat got at the end."""
        worths: dict[Seat, float] = {}
        for _, seat, branch in path:
            branch.followed += 1
            if seat == CLOCK:
                continue
            if seat not in worths:
                worth, scale = self.game.thinking.evaluate(world, seat), self._scale(seat)
                scale.see(worth)
                worths[seat] = scale.plain(worth)
            branch.got += worths[seat]

    def _scale(self, seat: Seat) -> Scale:
        return self.scales.setdefault(seat, Scale())
