"""Suggests what a player may do, and why, or how to go on with a move that was begun."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from bot.engine.foresight import SCORE
from bot.engine.moves import Move, Pace, Seat, Value
from bot.engine.playout import Dice
from bot.engine.rules import Game
from bot.engine.thinking import RISK, UNLESS
from bot.players.composing import begun, in_one
from bot.players.following import Begun, comes_next
from bot.players.greedy import free_move
from bot.players.memory import rest_of
from bot.players.plan import Plan, best_plans, carry_out, goes_on, let_windows_pass
from bot.players.reasons import (
    MOST,
    Outcome,
    Reason,
    as_far_as,
    of_the_first,
    outcome,
    reasons,
    side_of,
)
from bot.players.survey import Survey

TRIES = 40
"""How many random ways of going on are tried."""
OTHERS = 6
"""Among how many other first moves one is looked for that leads elsewhere."""


SHOWN = 4
"""How many moves of a plan are told: what comes later in another turn is not promised."""


class Suggestion(NamedTuple):
    """The moves of a plan as far as they are certain, and why it is better than another one.

    The first move is whole, and legal now. Each of the others stands with the encoded view in which it is made. `rest`
    is what the plan goes on with if its first move turns out as imagined. `other` is what the next best plan begins
    with (None: no other leads elsewhere as far as a player sees, and the reasons say what is better than now). An
    `offer` is proposed to someone else. The first `at_once` moves follow each other whatever comes: no chance, and no
    decision of anyone else, is in between. It is the `only` one where nothing else is worth a thought. `then` is what
    of all that it prepares comes first in the next turn, a verb and its first values, if most imagined worlds agree.
    """

    moves: tuple[Move, ...]
    views: tuple[bytes, ...]
    reasons: tuple[Reason, ...] = ()
    other: Move | None = None
    rest: tuple[tuple[bytes, Move], ...] = ()
    offer: bool = False
    at_once: int = 1
    only: bool = False
    then: Begun = ()


def advise(
    game: Game[Any],
    view: Any,
    seat: Seat,
    dice: Dice,
    planned: Sequence[Move] = (),
    *,
    offers: bool = True,
    silent: bool = False,
) -> Suggestion | None:
    """The best plan that a greedy player finds from a view, or the one that was `planned`.

    None: there is nothing to do. Without `offers` none is proposed first. With the same dice it is the same for every
    state of this view. A `silent` suggestion has only the first move and the rest of its plan.
    """
    encoded = game.encode(view)
    if (free := free_move(game, view, seat, dice)) is not None:
        return _said(Survey(game, view, seat, dice, [free]), view, (free,), silent=silent)
    if all(ask.seat != seat for ask in game.briefs(view)):
        return None
    if offers and (offer := game.thinking.proposal(view, seat)) is not None:
        return Suggestion((offer,), (encoded,), offer=True)
    if good := game.thinking.recommended(view, seat):
        chosen = good[dice.below(len(good))]
        said = _said(Survey(game, view, seat, dice, [chosen]), view, (chosen,), silent=silent)
        return said._replace(reasons=(Reason("recommended", beside=True),))
    survey = Survey(game, view, seat, dice)
    kept = (
        bool(planned)
        and game.offer(view, seat).allows(planned[0])
        and not survey.wastes(Plan(0, tuple(planned)))
    )
    plans = survey.plans() if survey.moves[1:] and not (kept and silent) else []
    if kept:
        best = tuple(planned)
    elif plans:
        best = _first_of_use(survey, plans)
    else:
        best = tuple(survey.moves)
    return _said(survey, view, best, plans, silent=silent) if best else None


def _sensible(
    survey: Survey, view: Any, best: tuple[Move, ...], plans: Sequence[Plan]
) -> list[tuple[Move, ...]]:
    """The best of the plans that begin otherwise, each with another first move: none is worse than to do nothing.

    What can still be done after the best plan is none: both can be had. Nor is what nobody thinks of.
    """
    game, seat = survey.game, survey.seat
    waits = _waiting(game, view, seat)
    # Of answers that one must give, one is the default, too.
    gives_up = waits is not None and not waits.values
    least = max((plan.worth for plan in plans if gives_up and plan.moves == (waits,)), default=-math.inf)
    firsts: dict[Move, tuple[Move, ...]] = {}
    for plan in plans:
        if plan.worth >= least:
            firsts.setdefault(plan.moves[0], plan.moves)
    firsts.pop(best[0], None)
    after = game.decode(survey.worlds[0])
    carry_out(game, after, seat, best)
    offer = game.offer(after, seat) if goes_on(game, after, seat) else None
    return [
        moves
        for first, moves in list(firsts.items())[:OTHERS]
        if first.verb not in game.thinking.last_resorts and not (offer is not None and offer.allows(first))
    ]


def _waiting(game: Game[Any], view: Any, seat: Seat) -> Move | None:
    """What a seat that does nothing has played for it."""
    return next((ask.default for ask in game.briefs(view) if ask.seat == seat), None)


def _first_of_use(survey: Survey, plans: Sequence[Plan]) -> tuple[Move, ...]:
    """The best plan, or if it wastes its turn one that does not, begins otherwise and leads to hardly less."""
    best = plans[0]
    firsts = {plan.moves[0] for plan in plans}
    others = [move for move in survey.moves if move not in firsts] if survey.wastes(best) else []
    found = best_plans(survey.game, survey.worlds, survey.seat, others) if others else []
    useful = (
        plan
        for plan in found[:OTHERS]
        if (survey.is_hardly_less(plan, best) or survey.loses(best)) and not survey.wastes(plan)
    )
    return next(useful, best).moves


def compare(
    game: Game[Any], view: Any, seat: Seat, dice: Dice, planned: Sequence[Move], played: Move
) -> tuple[Reason, ...]:
    """Why a plan was better than the best one that begins with the move `played` instead.

    Nothing, if that move was not possible there: it was made after others had moved on.
    """
    survey = Survey(game, view, seat, dice, [played])
    if not all(game.offer(game.decode(world), seat).allows(played) for world in survey.worlds):
        return ()
    side = side_of(game, view, seat)
    own = outcome(game, view, survey.worlds, seat, side, tuple(planned))
    other = outcome(game, view, survey.worlds, seat, side, survey.plans()[0].moves)
    if own.worth <= other.worth:
        return ()
    return tuple(reasons(game.thinking.grounds, own, other, beside=True))


def _said(
    survey: Survey, view: Any, best: tuple[Move, ...], plans: Sequence[Plan] = (), *, silent: bool
) -> Suggestion:
    """A plan with its reasons, compared with the first of the others that leads elsewhere."""
    game, seat, worlds = survey.game, survey.seat, survey.worlds
    whole = in_one(game, worlds[0], seat, best)
    rest = tuple(rest_of(game, worlds[0], seat, whole))
    if silent:
        return Suggestion(whole[:1], (game.encode(view),), rest=rest)
    side = side_of(game, view, seat)

    def led_to(moves: tuple[Move, ...]) -> Outcome:
        return outcome(game, view, worlds, seat, side, _in_this_phase(game, worlds[0], seat, moves))

    own, now = led_to(whole), led_to(())
    found = ((moves, led_to(moves)) for moves in _sensible(survey, view, best, plans))
    elsewhere = (each for each in found if each[1] != own and not _is_a_detour(best, own, *each))
    another, theirs = next(elsewhere, (None, now))
    other = None if another is None else begun(game, worlds[0], seat, another)
    grounds, tacit = game.thinking.grounds, game.thinking.tacit
    why, alone = reasons(grounds, own, theirs, tacit=tacit), reasons(grounds, own, now, tacit=tacit)
    if not why and (alone or own.worth > theirs.worth):
        # Nothing that a player sees tells them apart.
        other, why = None, alone
    elif not any(reason.counted == SCORE for reason in why):
        # What another plan brings as well is still what this one is for: its points, or all if it is but better.
        brings = [reason for reason in alone if reason.counted and not reason.beside][: MOST - 1]
        is_but_better = all(reason.beside for reason in why)
        why = [*(each for each in brings if is_but_better or each.counted == SCORE), *why][:MOST]
    told, counted_on = _told(game, worlds, seat, whole), _in_this_phase(game, worlds[0], seat, whole)
    if len(told) == 1 and (later := counted_on[1:]) and game.offer(view, seat).allows(later[0]):
        why = of_the_first(why, own, led_to(later)) or reasons(grounds, own, led_to(later), tacit=tacit)
    turn = _in_this_turn(game, worlds[0], seat, counted_on)
    if len(turn) < len(counted_on):
        now_on = led_to(turn)
        gained = (each for each in reasons(grounds, now_on, now, tacit=tacit) if each.counted)
        why = as_far_as(why, now_on, led_to(tuple(move for _, move in told[:SHOWN]))) or list(gained)
    if told[1:] and another is not None and another[0].verb == best[0].verb:
        # Which of its kind the first move is, such as the card that is kept, speaks for none that follow.
        counted = [reason for reason in why if reason.counted]
        other, why = (other, why) if counted else (None, alone)
    if other is None:
        counted = [reason for reason in why if reason.counted]
        why = _not_of_all(counted, own.more[0], survey, view, best[0], plans)
        waits = not best[0].values and best[0] == _waiting(game, view, seat)
        is_a_choice = survey.moves[1:] or best[0].verb in game.thinking.last_resorts
        if waits and is_a_choice and not (why or told[1:]):
            why = [Reason("waiting", beside=True)]
        if not (waits or why or survey.moves[1:]):
            why = alone[:1]
    is_open = game.thinking.is_open
    why = [each._replace(sure=each.sure and not is_open(view, seat, each.term)) for each in why]
    if any(reason.counted and not reason.beside for reason in why) and any(
        RISK in each for each in own.terms
    ):
        why = [*why, Reason(UNLESS)]
    moves = tuple(move for _, move in told)
    return Suggestion(
        moves,
        tuple(before for before, _ in told),
        tuple(why),
        other,
        rest,
        at_once=_at_once(game, worlds[0], seat, moves),
        only=not survey.moves[1:],
        then=comes_next(game, worlds, seat, moves),
    )


def _is_a_detour(best: tuple[Move, ...], own: Outcome, moves: tuple[Move, ...], theirs: Outcome) -> bool:
    """Whether a plan makes the first move of the best one later, and brings no more of anything that is counted."""
    pairs = zip(own.more, theirs.more)
    return best[0] in moves and all(there[key] <= here[key] for here, there in pairs for key in here)


def _not_of_all(
    counted: Sequence[Reason],
    own: Mapping[str, int],
    survey: Survey,
    view: Any,
    first: Move,
    plans: Sequence[Plan],
) -> list[Reason]:
    """The reasons without what every other choice brings as well, as far as one world shows it.

    `own` is what the plan brings there that begins with the move `first`.
    """
    game, seat, world = survey.game, survey.seat, survey.worlds[0]
    side = side_of(game, view, seat)

    def brought(moves: tuple[Move, ...]) -> Mapping[str, int]:
        return outcome(game, view, [world], seat, side, _in_this_phase(game, world, seat, moves)).more[0]

    ways = {move: (move,) for move in survey.moves} | {plan.moves[0]: plan.moves for plan in reversed(plans)}
    ways.pop(first, None)
    shared = {reason.counted for reason in counted} if ways else set()
    for moves in ways.values():
        if not shared:
            break
        theirs = brought(moves)
        shared = {key for key in shared if theirs[key] >= own[key]}
    return [reason for reason in counted if reason.counted not in shared]


def _in_this_phase(game: Game[Any], world: bytes, seat: Seat, moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """The moves of a plan until the next phase or a window: what comes later is no reason for them."""
    state = game.decode(world)
    phase, in_a_window = game.phase(state), _is_in_a_window(game, state, seat)
    for number, following in enumerate(moves[1:], 1):
        carry_out(game, state, seat, moves[number - 1 : number])
        if not goes_on(game, state, seat) or not game.offer(state, seat).allows(following):
            return moves[:number]
        if game.phase(state) != phase or (_is_in_a_window(game, state, seat) and not in_a_window):
            return moves[:number]
    return moves


def _in_this_turn(game: Game[Any], world: bytes, seat: Seat, moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """The moves of a plan until the next turn: what comes later depends on what is found until then."""
    state = game.decode(world)
    turn = game.turn(state)
    for number, move in enumerate(moves):
        if number and not (goes_on(game, state, seat) and game.offer(state, seat).allows(move)):
            return moves[:number]
        carry_out(game, state, seat, (move,))
        if game.turn(state) != turn:
            return moves[: number + 1]
    return moves


def _is_in_a_window(game: Game[Any], state: Any, seat: Seat) -> bool:
    return any(ask.seat == seat and ask.pace is Pace.WINDOW for ask in game.briefs(state))


def _told(
    game: Game[Any], worlds: Sequence[bytes], seat: Seat, moves: tuple[Move, ...]
) -> list[tuple[bytes, Move]]:
    """The moves of a plan, each with the encoded view in which it is made, as far as that is the same in all worlds."""
    found, states = list[tuple[bytes, Move]](), [game.decode(world) for world in worlds]
    while moves:
        views = {game.encode(game.view(state, seat)) for state in states}
        if len(views) > 1 or not all(game.offer(state, seat).allows(moves[0]) for state in states):
            break
        found.append((views.pop(), moves[0]))
        for state in states:
            game.apply(state, seat, moves[0])
            let_windows_pass(game, state)
        if not all([goes_on(game, state, seat) for state in states]):
            break
        moves = moves[1:]
        moves = in_one(game, game.encode(states[0]), seat, moves) if moves else ()
    return found


def _at_once(game: Game[Any], world: bytes, seat: Seat, moves: Sequence[Move]) -> int:
    """How many moves can be played in a row: after each but the last no chance came, and only the seat is awaited."""
    state = game.decode(world)
    for number, move in enumerate(moves, 1):
        events = game.apply(state, seat, move)
        if any(event.chance for event in events) or game.awaited(state) != [seat]:
            return number
    return len(moves)


def suggest(
    game: Game[Any], view: Any, seat: Seat, verb: str, chosen: Sequence[Value], dice: Dice
) -> Move | None:
    """The best move of a verb that begins with the values chosen, one move ahead: of all, or of some of an open verb.

    Among equally good ones it is the shortest; None if there is no such move. An offer changes nothing by itself, so
    the game says which one both gain by.
    """
    begin = tuple(chosen)
    if (described := game.info.verb(verb)) is not None and described.deals.offers:
        return game.thinking.bargain(view, seat, verb, begin)
    listed = (
        _of_an_open_verb(game, view, seat, verb, begin, dice)
        if verb in game.opens
        else game.moves(view, seat)
    )
    moves = [move for move in listed if move.verb == verb and move.values[: len(begin)] == begin]
    if not moves:
        return None
    worths = Survey(game, view, seat, dice, moves).worths()
    best = max(worths)
    return min(
        (move for move, worth in zip(moves, worths) if worth == best), key=lambda move: len(move.values)
    )


def _of_an_open_verb(
    game: Game[Any], view: Any, seat: Seat, verb: str, begin: tuple[Value, ...], dice: Dice
) -> list[Move]:
    offer = game.offer(view, seat)
    found = dict.fromkeys(move for move, _ in offer.proposals(verb, begin))
    for _ in range(TRIES):
        if (strolled := offer.stroll(verb, dice, begin)) is not None:
            found[strolled] = None
    return list(found)
