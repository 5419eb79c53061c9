"""Games of Factions in which everyone follows the advice: what of it wastes something is counted.

Run it for more games: `python -m tests.players.waste FIRST GAMES`.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

from bot.engine.moves import CLOCK, Move, Seat
from bot.engine.rng import Rng
from bot.games.catalogue import games
from bot.games.factions.actions.destinations import landed
from bot.games.factions.actions.moving import MOVEMENT
from bot.games.factions.cards.cards import MERCURY, PLANETS
from bot.games.factions.round.turn import START, TurnStep
from bot.games.factions.table.board import SECTOR_CALLED
from bot.games.factions.table.state import Table
from bot.players.advising import dice_for, planned_in
from bot.players.match import first_asked
from bot.players.suggest import Suggestion, advise

GAME = games()["factions"]
RESCUE, MINED, CHARGED = "rescue in reach of Mercury", "mined into a full hold", "charge that loses"
WORLDS = 4
SEEN = "rescues", "mines", "charges"
"""What could have been wasted, and was counted: a harness that sees none proves nothing."""


def followed(number: int) -> Counter[str]:
    """What is wasted in a game in which everyone follows the advice; every other one is a first game."""
    seats, options = 3 if number % 8 == 7 else 2, {"first": "on" if number % 2 else "off"}
    state = GAME.setup(seats, options, Rng(f"waste {number}"))
    state.events.clear()
    plans, found = dict[Seat, Suggestion](), Counter[str]()
    while not state.over:
        seat = first_asked(GAME, state, GAME.awaited(state))
        if seat == CLOCK:
            move = next(ask.default for ask in GAME.briefs(state) if ask.seat == CLOCK)
        else:
            view = GAME.view(state, seat)
            encoded = GAME.encode(view)
            advice = advise(
                GAME, view, seat, dice_for(encoded), planned_in(plans.get(seat), encoded), silent=True
            )
            assert advice is not None
            plans[seat], move = advice, advice.moves[0]
            found.update(wasted(view, seat, move))
        GAME.play(state, seat, move)
    return found


def wasted(view: Any, seat: Seat, move: Move) -> Iterator[str]:
    """What a move wastes, and what of `SEEN` it is."""
    if move.verb == "rescue":
        yield SEEN[0]
        if is_in_reach(view, seat):
            yield RESCUE
        return
    at = landed(move.values[-1]) if move.verb == "move" and move.values else None
    act = move if at is None else at[1]
    if act.verb == "mine":
        yield SEEN[1]
        world = GAME.resample(view, seat, Rng("mined"))
        gained = [
            event.values["n"] for event in GAME.apply(world, seat, move) if event.key == "gained-resources"
        ]
        if gained == [0]:
            yield MINED
    elif act.verb == "charge" or act == Move("use", (PLANETS[MERCURY],)):
        yield SEEN[2]
        left = list[int]()
        for number in range(WORLDS):
            world = GAME.resample(view, seat, Rng(f"charged {number}"))
            GAME.apply(world, seat, move)
            amounts = [answer for answer in GAME.moves(world, seat) if answer.verb == "choose"]
            if amounts and all(isinstance(answer.values[0], int) for answer in amounts):
                GAME.apply(world, seat, max(amounts, key=lambda answer: int(answer.values[0])))
            left.append(world.players[seat].energy)
        if max(left) <= view.players[seat].energy:
            yield CHARGED


def is_in_reach(g: Table, seat: Seat) -> bool:
    """Whether a ship is beside Mercury, or may fly there with what its side has."""
    if g.touches(seat, MERCURY):
        return True
    top = g.stack[-1]
    if not isinstance(top, TurnStep) or top.stage(g) != START:
        return False
    near = set(g.around(MERCURY))
    ways = MOVEMENT.reach(g, seat, MOVEMENT.start(g, seat))
    return any(SECTOR_CALLED[str(place)] in near for place in ways)


def main(first: int, count: int) -> None:
    """Print what is wasted in so many games, and in which."""
    total = Counter[str]()
    for number in range(first, first + count):
        found = followed(number)
        total += found
        if any(found[each] for each in (RESCUE, MINED, CHARGED)):
            print(number, dict(found), flush=True)
    print(dict(total))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:3]))
