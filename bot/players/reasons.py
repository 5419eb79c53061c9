"""Why one plan is better than another: by the terms of the evaluation, and by what a player can count.

Plans are compared in imagined worlds. Only numbers leave these: one that is the same in all of them is sure, any other
is a mean and is said to be one. So what is said follows from the view of the seat alone.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from bot.engine.moves import Move, Seat, Side
from bot.engine.rules import Game
from bot.engine.thinking import RISK
from bot.players.plan import carry_out

MOST = 3
"""How many reasons are told."""
SLIGHT = 0.2
"""A term that differs by a smaller share of what the first one does is not told."""


class Reason(NamedTuple):
    """A term of the evaluation that speaks for a plan, and what a player can count of it.

    It is `amount` more of what is `counted` than there is now, or than the other plan leads to (`beside`). With nothing
    counted, the term itself is higher than there. It is `sure` if it is so in every world, else on average.
    """

    term: str
    counted: str = ""
    amount: int = 0
    sure: bool = True
    beside: bool = False


class Outcome(NamedTuple):
    """What a plan leads to in each world: its terms, and what is counted more than now."""

    terms: list[dict[str, float]]
    more: list[dict[str, int]]

    @property
    def worth(self) -> float:
        """What the plan comes to on average."""
        return _mean([sum(each.values()) for each in self.terms])


def side_of(game: Game[Any], view: Any, seat: Seat) -> Side:
    """The side for which a seat is asked, else its own."""
    asked = next((ask for ask in game.briefs(view) if ask.seat == seat), None)
    return Side(seat) if asked is None or asked.whose is None else asked.whose


def outcome(
    game: Game[Any], view: Any, worlds: Sequence[bytes], seat: Seat, side: Side, moves: tuple[Move, ...]
) -> Outcome:
    """What a plan leads to; without moves, how it stands."""
    now, terms, more = game.thinking.counts(view, side), list[dict[str, float]](), list[dict[str, int]]()
    for world in worlds:
        state = game.decode(world)
        events = carry_out(game, state, seat, moves)
        risk = game.thinking.risk(state, seat, events)
        terms.append({**game.thinking.terms(state, seat), **({RISK: -risk} if risk else {})})
        then = game.thinking.counts(state, side)
        more.append({key: then[key] - before for key, before in now.items()})
    return Outcome(terms, more)


def reasons(
    grounds: Mapping[str, Sequence[str]],
    best: Outcome,
    other: Outcome,
    *,
    beside: bool = False,
    tacit: Collection[str] = (),
) -> list[Reason]:
    """Why a plan is better than another, or than how things are now; the most important reason first.

    A term that is no ground is never told, and a `tacit` one only by what is counted of it. What a plan brings is told,
    else by what it is ahead of the other plan in what can be counted, else the term that matters most. With `beside`
    everything is told as compared with that plan.
    """
    ahead = _ahead(best.terms, other.terms)
    seen = [term for term in ahead if term in grounds and (grounds[term] or term not in tacit)]
    ranked = sorted(((_mean(ahead[term]), term) for term in seen), reverse=True)
    told = [term for by, term in ranked if by > 0 and by >= SLIGHT * ranked[0][0]]
    found, said = list[Reason](), set[str]()
    for term in told:
        counted = list(_counted(term, grounds[term], best, other, beside=beside))
        fresh = [reason for reason in counted if reason.counted not in said]
        found += fresh
        said |= {reason.counted for reason in counted}
        if not counted and term not in tacit:
            found.append(Reason(term, sure=min(ahead[term]) > 0, beside=True))
    counted = [reason for reason in found if reason.counted]
    gained = [reason for reason in counted if not reason.beside]
    return (gained or counted or found[:1])[:MOST]


def of_the_first(why: Sequence[Reason], own: Outcome, without: Outcome) -> list[Reason]:
    """The reasons for the first move of a plan alone: what the others bring `without` it as well is taken off."""
    pairs = list(zip(own.more, without.more))
    return _at_most(why, lambda key: [here[key] - there[key] for here, there in pairs])


def as_far_as(why: Sequence[Reason], *ends: Outcome) -> list[Reason]:
    """The reasons with no more of what is counted than there is at the best of these ends of a plan."""
    return _at_most(why, lambda key: max(([more[key] for more in end.more] for end in ends), key=_mean))


def _at_most(why: Sequence[Reason], most: Callable[[str], Sequence[int]]) -> list[Reason]:
    """The reasons, of which what is gained is told as no more than this in each world, and not at all where it is
    nothing.
    """
    found = list[Reason]()
    for each in why:
        if each.counted and not each.beside:
            gained = most(each.counted)
            if (least := round(_mean(gained))) <= 0:
                continue
            if least < each.amount or len(set(gained)) > 1:
                each = each._replace(amount=min(each.amount, least), sure=len(set(gained)) == 1)
        found.append(each)
    return found


def _counted(
    term: str, counts: Sequence[str], best: Outcome, other: Outcome, *, beside: bool
) -> Iterator[Reason]:
    """What can be counted of a term: more than now, else more than the other plan leads to."""
    for count in counts:
        gained = [more[count] for more in best.more]
        ahead = [own - more[count] for own, more in zip(gained, other.more)]
        if not beside and _mean(ahead) > 0 and (by := round(_mean(gained))) > 0:
            yield Reason(term, count, by, len(set(gained)) == 1)
        elif (by := round(_mean(ahead))) > 0:
            yield Reason(term, count, by, len(set(ahead)) == 1, beside=True)


def _ahead(
    best: Sequence[Mapping[str, float]], other: Sequence[Mapping[str, float]]
) -> dict[str, list[float]]:
    """By term, how much more it is in each world."""
    terms = dict.fromkeys(term for each in (*best, *other) for term in each)
    return {
        term: [one.get(term, 0.0) - another.get(term, 0.0) for one, another in zip(best, other)]
        for term in terms
    }


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
