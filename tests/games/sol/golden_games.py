"""Golden playthroughs of SOL: a whole game for each mode as a report that reads like a game.

The files are in `golden/`; their first lines say how each game was set up. Moves are chosen by lot, but with a liking
for what makes a game (build inward, activate, hurl). After a change that was meant,
`python -m tests.games.sol.golden_games --write` writes all of them anew, and a reviewer reads what changed.
"""

from __future__ import annotations

import sys
from pathlib import Path

from bot.engine.moves import Event, Move, Seat
from bot.engine.playout import Dice
from bot.engine.rng import Rng
from bot.engine.words import words_of
from bot.games.sol.agenda import Sol
from bot.games.sol.rules import SolRules
from bot.games.sol.scenarios import is_shared

FOLDER = Path(__file__).parent / "golden"
NAMES = ["Mira", "Bo", "Cy", "Dee", "Eli"]
RULES = SolRules()
WORDS = words_of("sol")
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
    """A legal move by lot."""
    moves = RULES.moves(g, seat)
    lot = [liking(g, move) for move in moves]
    rest = dice.below(sum(lot))
    for move, weight in zip(moves, lot, strict=True):
        rest -= weight
        if rest < 0:
            return move
    raise AssertionError("the lot is empty")


def setup(path: Path) -> tuple[int, dict[str, str], str]:
    """Seats, options and seed from a file's first lines."""
    head = dict(line.split(": ", 1) for line in path.read_text(encoding="utf-8").splitlines()[:3])
    options = dict(pair.split("=") for pair in head["options"].split() if "=" in pair)
    return int(head["seats"]), options, head["seed"]


def report(seats: int, options: dict[str, str], seed: str) -> str:
    """A whole game as text: a line for each move, a summary for each round."""
    g = RULES.setup(seats, options, Rng(seed))
    dice, names = Dice(seed), NAMES[:seats]
    chosen = " ".join(f"{key}={value}" for key, value in options.items())
    lines = [f"seats: {seats}", f"options: {chosen or 'default'}", f"seed: {seed}", ""]
    lines += sentences(g.events, names, "")
    g.events.clear()
    headline = ""
    while not g.over:
        if (now := WORDS.say(RULES.headline(g), names)) != headline:
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
    return "\n".join(lines) + "\n"


def sentences(events: list[Event], names: list[str], indent: str) -> list[str]:
    return [indent + said for event in events if (said := WORDS.tell(event, names))]


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


def main() -> None:
    for path in sorted(FOLDER.glob("*.txt")):
        text = report(*setup(path))
        same = path.read_text(encoding="utf-8") == text
        if "--write" in sys.argv:
            path.write_text(text, encoding="utf-8")
        print(f"{path.name}: {'same' if same else 'DIFFERS'}")


if __name__ == "__main__":
    main()
