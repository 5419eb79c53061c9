"""The turn with which the best plan for a whole game alone begins, as moves of SOL's rules, for computer players."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from bot.engine.moves import Move, Seat
from bot.engine.thinking import GamePlan, Playable
from bot.games.sol.actions.activate import Activating
from bot.games.sol.actions.convert import Converted, list_conversions
from bot.games.sol.actions.drawing import Keep
from bot.games.sol.actions.effects.chain import Chaining
from bot.games.sol.actions.move import Moving
from bot.games.sol.actions.scour import Scour
from bot.games.sol.holdings.rewards import Bonus
from bot.games.sol.round.agenda import Sol
from bot.games.sol.round.turn import Choose
from bot.games.sol.scoring.standings import goal
from bot.games.sol.table.board import LAYERS
from bot.games.sol.table.edition import explosions, is_boxed, other_suits, trigger_flares
from bot.games.sol.table.state import Kind, Suit, Table
from bot.games.sol.table.tables import END, HOLD, KEEP, TAKE, USE_BY_EFFECT, tables_of
from bot.games.sol.thinking.blueprint import best_line, jobs_left, turns_of
from bot.games.sol.thinking.lines import RANK, Line, Prospects, Turn, alive

COUNTDOWN = 13
REWARD = 10.0
"""What it counts in momentum to reach the goal."""
DIVER = 1.3
"""What a sundiver counts in momentum that an event may take."""


def game_plan(
    g: Sol,
    seat: Seat,
    width: int,
    known: Sequence[Any],
    game: Playable,
    hurried: Callable[[], bool] = lambda: False,
) -> GamePlan | None:
    """The best plan, whose first turn is played on `g`; None where there is no such plan."""
    if g.seats > 1 or is_boxed(g.options) or g.over:
        return None
    if isinstance(step := g.stack[-1], Keep):
        return GamePlan(0.0, (KEEP[min(step.options(g), key=lambda suit: rank(g.effects.get(suit, "")))],))
    if not isinstance(step, Choose):
        return None
    start, seen = line_of(g, seat), prospects_of(g)
    best = best_line(seen, start, width, known, hurried)
    if best is start:
        return None
    moves, begun, played = list[Move](), g.round, 0
    for turn in turns_of(best):
        played += 1
        for move in turn_moves(g, seat, turn):
            if not game.offer(g, seat).allows(move):
                # What lines leave out, such as how many sundivers fit on a space, is in the way.
                return GamePlan(best.worth, tuple(moves)) if moves else None
            game.apply(g, seat, move)
            moves.append(move)
        if turn.what != "use" or not _is_in(g, begun, Choose):
            break
    return GamePlan(best.worth, tuple(moves), whereabouts(g, seat), jobs_left(best, played))


def whereabouts(g: Table, seat: Seat) -> str:
    """What tells one position from others as far as plans foresee it; "" where none is made."""
    if g.seats > 1 or is_boxed(g.options):
        return ""
    stations = [(space, each.kind.word) for space, each in enumerate(g.stations) if each is not None]
    where = (
        g.players[seat].corner,
        g.sundivers[seat],
        stations,
        sorted(g.bridges),
        sorted(g.effects.items()),
    )
    return repr(where)


def rank(effect: str) -> int:
    """Where an effect stands among those that a plan may use."""
    return RANK.index(effect) if effect in RANK else len(RANK)


def prospects_of(g: Table) -> Prospects:
    """What a plan counts on."""
    left = explosions(g.options) - COUNTDOWN + g.marker
    triggers = trigger_flares(g.options, g.seats) - g.discard.count(Suit.TRIGGER)
    cards = len(g.deck) - triggers
    chance = triggers / max(1, cards)
    drift = dict[str, float]()
    if g.event == "sunworm":
        drift = dict.fromkeys(LAYERS, -DIVER * chance)
    hoped = min(g.effects.values(), key=rank, default="")
    return Prospects(
        g.board,
        alive(cards, left, g.marker),
        left / max(1, cards),
        goal(g.options, g.seats),
        REWARD,
        g.event,
        tuple([(number + 1) * cards // (triggers + 1) + 1 for number in range(triggers)]),
        tuple([drift[layer] for layer in g.layout.layer]) if drift and triggers else (),
        g.event == "sunworm",
        g.options["hurl"] != "vaporize",
        hoped if hoped in RANK else "",
        1 / (1 + other_suits(g.options, g.seats)),
    )


def line_of(g: Table, seat: Seat) -> Line:
    """The position at the beginning of a turn."""
    line, player = Line(), g.players[seat]
    line.before, line.job = None, None
    line.turns, line.time, line.worth, line.spare = (), 0, 0.0, None
    line.corner, line.pool, line.reserve = player.corner, player.pool, player.reserve
    line.energy, line.momentum, line.pieces = player.energy, player.momentum, tuple(player.pieces)
    line.divers = tuple([space for space, n in enumerate(g.sundivers[seat]) for _ in range(n)])
    line.stations = tuple(
        [(space, each.kind, each.seat == seat) for space, each in enumerate(g.stations) if each is not None]
    )
    line.bridges = tuple(sorted(g.bridges))
    line.cubes, line.feeders = tuple(g.cubes), tuple(g.feeders)
    line.held, line.luck = g.effects.get(player.held, ""), 0.0
    return line


def turn_moves(g: Sol, seat: Seat, turn: Turn) -> Iterator[Move]:
    """The moves of a turn, each when the one before is played."""
    names, table, begun = g.layout.names, tables_of(g.board), g.round
    if turn.effect in ("transcend", "puncture", "chain", "procreate", "hyperdrive"):
        yield USE_BY_EFFECT[turn.effect]
    if turn.what == "use":
        if _is_in(g, begun, Chaining):
            yield table.pick[turn.steps[0][0]]
    elif turn.what == "move":
        for step in turn.steps:
            if len(step) == 1:
                yield table.launch[step[0]]
            elif step[1] < 0:
                yield table.hurl[step[0]]
            elif len(step) > 2:
                yield Move("fly", (names[step[0]], names[step[1]], "puncture"))
            else:
                yield Move("fly", (names[step[0]], names[step[1]]))
        if _is_in(g, begun, Moving):
            yield END
    elif turn.what == "build":
        legal = list[Move]()
        list_conversions(g, seat, legal)
        yield next(move for move in legal if _is_built(g, move, turn))
        if turn.effect == "motivate" and _is_in(g, begun, Converted):
            yield USE_BY_EFFECT["motivate"]
            if _is_in(g, begun, Bonus):
                yield TAKE
        elif _is_in(g, begun, Converted):
            yield END
    elif turn.what == "activate":
        for space in turn.steps[0]:
            yield table.activate[space]
            if _is_in(g, begun, Bonus):
                yield TAKE
        if _is_in(g, begun, Activating):
            yield END
    elif turn.what == "scour":
        for space in turn.steps[0]:
            yield table.scour[space]
        if _is_in(g, begun, Scour):
            yield END
    elif turn.what == "take down":
        bridge = turn.kind is Kind.BRIDGE
        yield table.deconvert_bridge[turn.at] if bridge else table.deconvert_station[turn.at]
    else:
        yield HOLD


def _is_in(g: Sol, begun: int, step: type[object]) -> bool:
    """Whether a step of the turn that was begun in that round waits for an answer."""
    return not g.over and g.round == begun and isinstance(g.stack[-1], step)


def _is_built(g: Sol, move: Move, turn: Turn) -> bool:
    piece, at, *using = move.values
    named = g.layout.edge_names[turn.at] if turn.kind is Kind.BRIDGE else g.layout.names[turn.at]
    if (piece, at) != (turn.kind.word, named):
        return False
    used = set(str(using[0]).split("+")) if using else set()
    return used <= {g.layout.names[space] for space in turn.steps[0]}
