"""Lines of advice drawn by lot are true: what they promise is counted anew, in the true state, by other code."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest

from bot.engine.moves import CLOCK, Move, Seat
from bot.engine.playout import Dice
from bot.engine.rng import Rng
from bot.engine.rules import Game
from bot.games.catalogue import games
from bot.games.factions.cards.cards import EXOPLANET
from bot.games.factions.scoring.scoring import COUNTS, TYPE_OF, machines_finished, points
from bot.games.novasolis.core.cards.cards import LEVELS, RESOURCES
from bot.games.novasolis.core.holdings.counting import level, resources
from bot.games.supernova.conflict.prospects import is_haven, ready, winning
from bot.games.supernova.holdings.stacks import bare_potential, planet_strength, ship_strength
from bot.games.supernova.scoring.standings import standings
from bot.players.advising import dice_for, planned_in
from bot.players.match import first_asked
from bot.players.plan import carry_out, goes_on
from bot.players.reasons import side_of
from bot.players.suggest import SHOWN, Suggestion, advise

LINES = 25
"""Of each game."""
Counter = Callable[[Any, int], int]


def of_players(name: str) -> Counter:
    return lambda g, side: getattr(g.players[side], name)


def many_of_players(name: str) -> Counter:
    return lambda g, side: len(getattr(g.players[side], name))


def owned(name: str, owner: str) -> Counter:
    """How many of a table's things have this owner."""

    def count(g: Any, side: int) -> int:
        things = getattr(g, name)
        found = things.values() if isinstance(things, dict) else things
        return len([thing for thing in found if thing is not None and getattr(thing, owner) == side])

    return count


def explored(g: Any, side: int) -> int:
    crews = [(each.card, each.explorers) for each in g.players[side].exoplanets]
    return len(
        [
            card
            for card, crew in crews
            if sum(COUNTS[one][TYPE_OF[card]] for one in crew) >= EXOPLANET[card].need
        ]
    )


def of_empires(name: str) -> Counter:
    return lambda g, side: getattr(g.empires[side], name)


def strength(g: Any, side: int) -> int:
    return sum(sum(planet_strength(g, each)) for each in g.planets.values() if each.owner == side)


def fleet(g: Any, side: int) -> int:
    return sum(sum(ship_strength(g, each)) for each in g.ships.values() if each.owner == side)


def in_reach(g: Any) -> list[tuple[int, int, int]]:
    """Who could take which planet from whom with the ships of one orbit."""
    return [
        (origin.owner, target.card, target.owner)
        for target in g.planets.values()
        for origin in g.planets.values()
        if origin.owner != target.owner
        and bare_potential(target)
        and target.card not in g.closed
        and not is_haven(g, target)
        and winning(g, ready(g, origin), target.card)
    ]


FORESEEN = frozenset({"beaten", "safe", "settlers", "tiles"})
"""What Nova Solis says that can or should be done next, not what is there."""

COUNTED: Mapping[str, Mapping[str, Counter]] = {
    "sol": {
        "score": of_players("momentum"),
        "energy": of_players("energy"),
        "sundivers": lambda g, side: 13 - g.players[side].reserve - g.players[side].gone,
        "stations": owned("stations", "seat"),
        "bridges": owned("bridges", "seat"),
        "inside": lambda g, side: sum(
            n for n, name in zip(g.sundivers[side], g.layout.names) if name[0] in "CRK"
        ),
    },
    "supernova": {
        "cards": many_of_players("hand"),
        "planets": owned("planets", "owner"),
        "ships": owned("ships", "owner"),
        "population": lambda g, side: sum(len(each.pop) for each in g.planets.values() if each.owner == side),
        "strength": strength,
        "fleet": fleet,
        "safe": lambda g, side: -len({card for _, card, owner in in_reach(g) if owner == side}),
        "prey": lambda g, side: len({card for attacker, card, _ in in_reach(g) if attacker == side}),
        "behind": lambda g, side: -standings(g).scores[1 - side],
    },
    "factions": {
        "score": lambda g, side: sum(points(g, side).values()),
        "energy": of_players("energy"),
        "resources": of_players("resources"),
        "explorers": lambda g, side: len([*g.players[side].explorers, *g.players[side].shown]),
        "upgrades": lambda g, side: sum(g.players[side].upgrades),
        "techs": many_of_players("techs"),
        "exoplanets": many_of_players("exoplanets"),
        "secrets": many_of_players("objectives"),
        "complete": lambda g, side: machines_finished(g.players[side]),
        "explored": explored,
    },
    "novasolis": {
        "energy": of_empires("energy"),
        "research": of_empires("research"),
        "colonies": owned("sectors", "owner"),
        **{
            f"level-{word}": lambda g, side, at=at: level(g, side, at)  # type: ignore[misc]
            for at, word in enumerate(LEVELS)
        },
        **{
            f"resource-{word}": lambda g, side, at=at: resources(g, side)[at]  # type: ignore[misc]
            for at, word in enumerate(RESOURCES)
        },
        "stations": lambda g, side: sum(each.units[side][1] for each in g.sectors),
        "active": lambda g, side: sum(each.active for each in g.empires[side].techs),
        "technologies": lambda g, side: len(g.empires[side].techs),
        "ships": lambda g, side: sum(each.units[side][0] for each in g.sectors),
        "artifacts": lambda g, side: games()["novasolis"].standings(g).counts[side]["artifacts"],
    },
}


def promised(slug: str, lines: int) -> list[tuple[str, int, int]]:
    """What lines of advice promise for sure, and what comes of it in the true state."""
    game, found, number, told = games()[slug], list[tuple[str, int, int]](), 0, 0
    lot = Dice(f"true {slug}")
    while told < lines:
        state = game.setup(2, {}, Rng(f"true {number}"))
        state.events.clear()
        number += 1
        plans = dict[Seat, Suggestion]()
        for _ in range(160):
            if state.over or told == lines:
                break
            seat = first_asked(game, state, game.awaited(state))
            if seat == CLOCK:
                game.play(state, seat, next(ask.default for ask in game.briefs(state) if ask.seat == CLOCK))
                continue
            view = game.view(state, seat)
            encoded, drawn = game.encode(view), lot.below(6) == 0
            planned = planned_in(plans.get(seat), encoded)
            advice = advise(game, view, seat, dice_for(encoded), planned, silent=not drawn)
            assert advice is not None
            plans[seat] = advice
            if drawn and advice.reasons:
                told += 1
                found += kept(slug, state, seat, advice)
            game.play(state, seat, advice.moves[0])
    return found


def kept(slug: str, state: Any, seat: Seat, advice: Suggestion) -> list[tuple[str, int, int]]:
    """What a line promises for sure to be gained, and what is gained in the true state.

    That is by the whole plan in this phase, or as much of it as is told.
    """
    game = games()[slug]
    view = game.view(state, seat)
    side = side_of(game, view, seat)
    plan = advice.moves[0], *(move for _, move in advice.rest)
    ends = [game.view(followed(game, state, seat, moves), seat) for moves in (plan, advice.moves[:SHOWN])]
    found = list[tuple[str, int, int]]()
    for reason in advice.reasons:
        if reason.sure and not reason.beside and reason.counted:
            count = COUNTED[slug].get(reason.counted) or (lambda g, side: game.standings(g).scores[side])
            if (reason.counted == "cards" and slug == "sol") or reason.counted in FORESEEN:
                continue
            gained = [count(then, side) - count(view, side) for then in ends]
            found.append((reason.counted, reason.amount, gained[reason.amount == gained[1]]))
    return found


def followed(game: Game[Any], state: Any, seat: Seat, moves: Sequence[Move]) -> Any:
    """The true state after moves of a plan, as far as they can be made in this phase."""
    after, phase = game.copy(state), game.phase(state)
    for number, move in enumerate(moves):
        if number and not (goes_on(game, after, seat) and game.offer(after, seat).allows(move)):
            break
        if game.phase(after) == phase:
            carry_out(game, after, seat, (move,))
    return after


@pytest.mark.deep
@pytest.mark.parametrize("slug", sorted(COUNTED))
def test_what_is_promised_for_sure_comes_true(slug: str) -> None:
    found = promised(slug, LINES)
    assert len(found) >= 5
    assert [each for each in found if each[1] != each[2]] == []
