"""How a golden game of SOL is played and told.

Moves are chosen by lot, but with a liking for what makes a game (build inward, activate, hurl), one after another or
in one go; each round begins with what every player has.
"""

from __future__ import annotations

from bot.engine.moves import Event, Move, Seat
from bot.engine.playout import Dice
from bot.engine.rng import Rng
from bot.engine.words import words_of
from bot.games.sol.round.agenda import Sol
from bot.games.sol.rules import SolRules
from bot.games.sol.scoring.standings import is_shared
from tests.games.proofs import Case

NAMES = ["Mira", "Bo", "Cy", "Dee", "Eli"]
RULES = SolRules()
LIKING = {
    "activate": 400,
    "bonus": 10,
    "convert": 120,
    "deconvert": 1,
    "end": 12,
    "flare": 100,
    "fly": 20,
    "hold": 1,
    "hurl": 400,
    "keep": 10,
    "launch": 60,
    "pass": 10,
    "pick": 30,
    "place": 10,
    "recall": 60,
    "scour": 150,
    "use": 250,
    "veto": 10,
}
INWARD = 120
"""How much better a flight to a deeper layer is liked than another."""
TOWER = 500
WHOLE = 12
"""One in so many moves is a whole Move, where one can be made."""


def liking(g: Sol, move: Move) -> int:
    """How well a move is liked: its weight in the lot."""
    weight = LIKING[move.verb]
    if move.verb == "fly":
        depth, number = g.layout.depth, g.layout.number
        a, b = (number[str(value)] for value in move.values[:2])
        return weight + INWARD * max(0, depth[b] - depth[a]) if depth[b] >= depth[a] else 2
    if move.verb == "convert" and move.values[0] == "tower":
        return weight + TOWER
    if move.values == ("decline",):
        return 1
    return weight


def choose(g: Sol, seat: Seat, dice: Dice) -> Move:
    """A legal move by lot, now and then several in one go."""
    if dice.below(WHOLE) == 0 and (whole := RULES.offer(g, seat).stroll("move", dice)) is not None:
        return whole
    moves = RULES.moves(g, seat)
    lot = [liking(g, move) for move in moves]
    rest = dice.below(sum(lot))
    for move, weight in zip(moves, lot, strict=True):
        rest -= weight
        if rest < 0:
            return move
    raise AssertionError("the lot is empty")


def told(case: Case, seed: str) -> list[str]:
    """A whole game: a line for each move, a summary for each round."""
    seats = case.seats
    g = RULES.setup(seats, case.options, Rng(seed), case.version)
    dice, names = Dice(seed), NAMES[:seats]
    lines: list[str] = []
    lines += sentences(g.events, names, "")
    g.events.clear()
    headline = ""
    while not g.over:
        if (now := words_of("sol").say(RULES.headline(g), names)) != headline:
            headline = now
            lines += ["", f"== {headline}", *summary(g, names), ""]
        asked = RULES.awaited(g)
        seat = asked[dice.below(len(asked))]
        move = choose(g, seat, dice)
        told = sentences(RULES.play(g, seat, move), names, " " * 33)
        RULES.check_invariants(g)
        first = told[0].strip() if told else ""
        lines.append(f"{names[seat]:<5}{move!s:<28}{first}".rstrip())
        lines += told[1:]
    lines += ["", "== the end", *summary(g, names), ""]
    places = RULES.standings(g).places
    assert places is not None
    if is_shared(g.options, seats):
        lines.append("won" if places[0] == 1 else "lost")
    else:
        lines += [f"{place}. {name}" for place, name in sorted(zip(places, names, strict=True))]
    return lines


def sentences(events: list[Event], names: list[str], indent: str) -> list[str]:
    return [indent + said for event in events if (said := words_of("sol").tell(event, names))]


def summary(g: Sol, names: list[str]) -> list[str]:
    """What each player has, one line each."""
    found = []
    for seat in g.order:
        player, layout = g.players[seat], g.layout
        board = " ".join(
            f"{layout.names[s]}{'' if n == 1 else f'x{n}'}" for s, n in enumerate(g.sundivers[seat]) if n
        )
        built = [
            f"{st.kind.word} {layout.names[s]}" for s, st in enumerate(g.stations) if st and st.seat == seat
        ]
        built += [
            layout.edge_names[edge] for edge, bridge in sorted(g.bridges.items()) if bridge.seat == seat
        ]
        found.append(
            f"   {names[seat]:<5}{player.momentum:>3} momentum {player.energy:>3} energy, pool {player.pool},"
            f" reserve {player.reserve}, corner {player.corner} | {board or '-'} | {', '.join(built) or '-'}"
        )
    return found
