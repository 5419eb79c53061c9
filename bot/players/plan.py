"""Plans a turn: rows of a seat's own moves, as far as no one else's decision and no chance comes in between.

A plan begins with one move and goes on with the best ways found to continue (beam search): of all positions that are
as many moves ahead, the few best are looked at further. What others are asked aside meanwhile has its default answer.
Plans are tried in one imagined world; the best of them are compared in several.

Where no plan seems better than what there is, the planner looks a turn further: what the seat can do then if the others
wait (`further`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.engine.moves import CLOCK, Ask, Event, Move, Pace, Seat
from bot.engine.playout import Dice
from bot.engine.rules import Game
from bot.workers.serving import show_life

WORLDS = 2
"""In how many worlds each plan is compared at first."""
MORE_WORLDS = 6
"""In how many more worlds plans are compared if chance or a secret makes a difference."""
FINALISTS = 6
"""How many plans are compared in several worlds."""
LAST = 3
"""How many of them are compared in more worlds still."""
ALL = 1_000
"""A plan without chance or secrets counts as tried in so many worlds."""
DEEPEST = 24
"""The most moves of a plan, and the most questions to others that are answered on the way to the next."""
MOST_WINDOWS = 12
"""How many windows are closed at most after a move."""


class Breadth(NamedTuple):
    """How far a planner looks: how many positions as many moves ahead it goes on with, and how many it sees in all."""

    width: int
    tries: int


TURN = Breadth(4, 240)
NEXT_TURN = Breadth(2, 80)
MOST_ANSWERS = 3
"""How many questions that a plan leaves open are answered before the next turn is considered."""
STARTS = 8
"""With how many first moves a plan begins that is followed into the next turn."""


class Plan(NamedTuple):
    """A row of moves and what the position is worth after them, on average in the first `tried` worlds."""

    worth: float
    moves: tuple[Move, ...]
    tried: int = 1


class Ahead(NamedTuple):
    """A position on the way, in which the seat decides again; it is `sure` if it is the same in all worlds.

    Its worth is less by the `risk` of what led to it.
    """

    worth: float
    moves: tuple[Move, ...]
    data: bytes
    sure: bool
    risk: float = 0.0


def best_plans(
    game: Game[Any],
    worlds: Sequence[bytes],
    seat: Seat,
    moves: Sequence[Move],
    breadth: Breadth = TURN,
    last: int = LAST,
) -> list[Plan]:
    """The best plans that begin with one of the moves, best first, by their average worth in the encoded worlds.

    The `last` of them are compared in all of these.
    """
    found = beam(game, worlds, seat, moves, breadth)
    for most, count in ((max(FINALISTS, last), WORLDS), (last, len(worlds))):
        tried = [_tried(game, worlds, seat, plan, count) for plan in found[:most]]
        found = sorted(tried, key=_order) + found[most:]
    return found


def _tried(game: Game[Any], worlds: Sequence[bytes], seat: Seat, plan: Plan, count: int) -> Plan:
    """A plan that was tried in the first `count` worlds; where its worth in the first of them is the same, in all."""
    if plan.tried >= count:
        return plan
    more = [_worth_after(game, world, seat, plan.moves) for world in worlds[plan.tried : count]]
    if count == WORLDS and all(worth == plan.worth for worth in more):
        return plan._replace(tried=ALL)
    return Plan((plan.worth * plan.tried + sum(more)) / count, plan.moves, count)


def plans_ahead(game: Game[Any], worlds: Sequence[bytes], seat: Seat, moves: Sequence[Move]) -> list[Plan]:
    """The best plans; where none seems better than what there is in a seat's own turn, those that lead further."""
    plans = best_plans(game, worlds, seat, moves)
    return further(game, worlds[0], seat, plans) if is_stuck(game, worlds[0], seat, plans) else plans


def is_stuck(game: Game[Any], world: bytes, seat: Seat, plans: Sequence[Plan]) -> bool:
    """Whether a seat may wait, and no plan seems better than what there is, or than to wait.

    It waits by giving the turn away; a question in the midst of its turn has another default.
    """
    if game.thinking.sees_ahead:
        return False
    state = game.decode(world)
    own = [ask for ask in game.briefs(state) if ask.seat == seat and ask.pace is Pace.TURN]
    waiting = [(ask.default,) for ask in own if _gives_away(game, world, ask)]
    best = plans[0]
    return bool(waiting) and (best.moves in waiting or best.worth <= game.thinking.evaluate(state, seat))


def _gives_away(game: Game[Any], world: bytes, ask: Ask) -> bool:
    """Whether the default of a question ends the turn of the side that is asked."""
    state = game.decode(world)
    game.apply(state, ask.seat, ask.default)
    let_windows_pass(game, state)
    if not goes_on(game, state, ask.seat):
        return True
    return not any(each.seat == ask.seat and each.whose == ask.whose for each in game.briefs(state))


def further(game: Game[Any], world: bytes, seat: Seat, plans: Sequence[Plan]) -> list[Plan]:
    """One plan for each first move, ordered by what the seat can make of it in its next turn, best first."""
    starts: dict[Move, Plan] = {}
    for plan in plans:
        starts.setdefault(plan.moves[0], plan)
    found = []
    for plan in list(starts.values())[:STARTS]:
        state = game.decode(world)
        carry_out(game, state, seat, plan.moves)
        has_turn = next_turn(game, state, seat)
        found.append(Plan(_best_now(game, state, seat, plan.worth) if has_turn else plan.worth, plan.moves))
    return sorted(found, key=_order)


def worth_alone(game: Game[Any], world: bytes, seat: Seat, plan: Plan) -> float:
    """What a seat can make of a plan in its next turn if the others pass (`turn_again`), or how the game then ends."""
    state = game.decode(world)
    carry_out(game, state, seat, plan.moves)
    worth = float(game.thinking.evaluate(state, seat))
    _finish(game, state, seat)
    if game.thinking.turn_again(state, seat):
        return _best_now(game, state, seat, worth)
    if state.over and not game.thinking.sees_ahead:
        return float(game.thinking.evaluate(state, seat))
    return worth


def _best_now(game: Game[Any], state: Any, seat: Seat, otherwise: float) -> float:
    """What the best plan is worth that a seat finds quickly in its turn; `otherwise` where it has open moves alone."""
    ways = ways_on(game, state, seat)
    return beam(game, [game.encode(state)], seat, ways, NEXT_TURN)[0].worth if ways else otherwise


def beam(
    game: Game[Any], worlds: Sequence[bytes], seat: Seat, moves: Sequence[Move], breadth: Breadth
) -> list[Plan]:
    """The plans found in the first world, best first. What they begin with is compared in all of them."""
    found: list[Plan] = []
    ahead: dict[bytes, Ahead] = {}
    seen = {worlds[0]}
    start = Ahead(0, (), worlds[0], True)
    sights = [_look(game, worlds, seat, start, move, found, ahead) for move in moves]
    left = breadth.tries
    for _ in range(DEEPEST):
        rim = sorted(ahead.values(), key=_order)[: breadth.width]
        if not rim or left <= 0:
            break
        seen.update(ahead)
        ahead = {}
        for position in rim:
            for move in ways_on(game, game.decode(position.data), seat):
                _look(game, (position.data,), seat, position, move, found, ahead)
                left -= 1
        for data in seen & ahead.keys():
            del ahead[data]
    found += [Plan(each.worth, each.moves, ALL if each.sure else 1) for each in ahead.values()]
    return sorted(found or sights, key=_order)


def expectations(
    game: Game[Any], worlds: Sequence[bytes], seat: Seat, plans: Sequence[tuple[Move, ...]]
) -> list[float]:
    """The average worth of the position after each plan; all are tried in the same encoded worlds."""
    found = []
    for moves in plans:
        state = game.decode(worlds[0])
        events = carry_out(game, state, seat, moves)
        sure = not _is_chance(events) and all(move.verb in game.thinking.certain for move in moves)
        worth = game.thinking.evaluate(state, seat) - game.thinking.risk(state, seat, events)
        plan = Plan(worth, moves, ALL if sure else 1)
        for count in (WORLDS, len(worlds)):
            plan = _tried(game, worlds, seat, plan, count)
        found.append(plan.worth)
    return found


def _worth_after(game: Game[Any], world: bytes, seat: Seat, plan: tuple[Move, ...]) -> float:
    state = game.decode(world)
    events = carry_out(game, state, seat, plan)
    return game.thinking.evaluate(state, seat) - game.thinking.risk(state, seat, events)


def carry_out(game: Game[Any], state: Any, seat: Seat, plan: tuple[Move, ...]) -> list[Event]:
    """Play a plan, as far as it is possible in this world. Returns what happened."""
    show_life()
    events: list[Event] = []
    for number, move in enumerate(plan):
        step = None
        if number:
            step = game.offer(state, seat).taking(move) if goes_on(game, state, seat) else None
            if step is None:
                break
        events += game.apply(state, seat, move, step)
        events += let_windows_pass(game, state)
    return events


def _finish(game: Game[Any], state: Any, seat: Seat) -> None:
    """What a seat is still asked after a plan that chance ended is answered by what looks best at once."""
    for _ in range(MOST_ANSWERS):
        if not goes_on(game, state, seat):
            break
        data, ways = game.encode(state), ways_on(game, state, seat)
        if not ways:
            break
        best = (
            max(ways, key=lambda move: _worth_after(game, data, seat, (move,))) if len(ways) > 1 else ways[0]
        )
        game.apply(state, seat, best)
        let_windows_pass(game, state)


def let_windows_pass(game: Game[Any], world: Any) -> list[Event]:
    """Close the windows that a move opened in an imagined world, as if nobody had an answer: so it is decided.

    Returns what happened.
    """
    events: list[Event] = []
    for _ in range(MOST_WINDOWS):
        asks = game.briefs(world) if CLOCK in game.awaited(world) else []
        closing = next((ask for ask in asks if ask.seat == CLOCK and ask.pace is Pace.WINDOW), None)
        if closing is None:
            break
        events += game.apply(world, CLOCK, closing.default)
    return events


def goes_on(game: Game[Any], world: Any, seat: Seat) -> bool:
    """Whether the seat decides next. What others and the clock are asked aside is answered by its default."""
    return _until_asked(game, world, seat, over_turns=False)


def next_turn(game: Game[Any], world: Any, seat: Seat) -> bool:
    """Let others wait, in place, until the seat has the turn again; whether it has."""
    return _until_asked(game, world, seat, over_turns=True) and has_the_turn(game, world, seat)


def has_the_turn(game: Game[Any], world: Any, seat: Seat) -> bool:
    return any(ask.seat == seat and ask.pace is Pace.TURN for ask in game.briefs(world))


def _until_asked(game: Game[Any], world: Any, seat: Seat, *, over_turns: bool) -> bool:
    for _ in range(DEEPEST):
        if game.awaited(world) == [seat]:
            return True
        asks = game.briefs(world)
        turn = [ask for ask in asks if ask.pace is Pace.TURN and ask.seat not in (seat, CLOCK)]
        if any(ask.seat == seat for ask in asks) and not (turn and over_turns):
            return not turn
        ask = next((ask for ask in asks if ask.seat != CLOCK), None) or next(iter(asks), None)
        if ask is None or (ask.pace is Pace.TURN and not over_turns):
            return False
        game.apply(world, ask.seat, ask.default)
    return False


def _look(
    game: Game[Any],
    worlds: Sequence[bytes],
    seat: Seat,
    before: Ahead,
    move: Move,
    found: list[Plan],
    ahead: dict[bytes, Ahead],
) -> Plan:
    """Try a move in the first world; it ends a plan, or leads to a position ahead. The first of a plan in all worlds.

    What is certain is tried once.
    """
    state = game.decode(worlds[0])
    events = game.apply(state, seat, move) + let_windows_pass(game, state)
    risk, is_chance = before.risk + game.thinking.risk(state, seat, events), _is_chance(events)
    worth = game.thinking.evaluate(state, seat) - risk
    sure = before.sure and move.verb in game.thinking.certain and not is_chance
    plan = Plan(worth, (*before.moves, move), ALL if sure else 1)
    for count in (WORLDS, len(worlds)) if len(worlds) > 1 else ():
        plan = _tried(game, worlds, seat, plan, count)
    if is_chance or not goes_on(game, state, seat):
        found.append(plan)
        return plan
    after = game.encode(state)
    if after not in ahead or ahead[after].worth < plan.worth:
        ahead[after] = Ahead(plan.worth, plan.moves, after, sure, risk)
    return plan


def ways_on(game: Game[Any], state: Any, seat: Seat) -> list[Move]:
    """The moves with which a plan may go on: none is drawn at random."""
    return game.thinking.candidates(state, seat, Dice(0), 0)


def _is_chance(events: Sequence[Event]) -> bool:
    return any(event.chance for event in events)


def _order(plan: Plan | Ahead) -> tuple[float, int]:
    """The best first, and of equally good ones the shortest."""
    return -plan.worth, len(plan.moves)
