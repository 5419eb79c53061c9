"""SOL's position in words: the alt text of the picture and the full text board (rules 14.3).

Both are plain text. Names are as people wrote them, without control characters and backticks, so that a text board
can be shown in a code block. To show them anywhere else, escape them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bot.games.sol.state import NOBODY, Kind
from renderers.kit.names import said_name
from renderers.sol.facts import KINDS, STATIONS, Facts, Player, facts_of
from renderers.sol.geometry import layout_of
from renderers.sol.trace import HEART_SPACE, trace_of

if TYPE_CHECKING:
    from bot.games.sol.state import Table
    from renderers.look import Look

LONGEST_ALT = 1024
"""The most that Discord accepts as the description of an attachment."""
NAME_IN_ALT = 24
LAYERS = (("K", "Core"), ("R", "Radiative"), ("C", "Convective"), ("L", "Lower orbit"), ("U", "Upper orbit"))
PLURAL = {Kind.TOWER: "towers", Kind.FOUNDRY: "foundries", Kind.NODE: "nodes"}
FULL_BOARD = "Full position: /game board text:true."


def alt_text(view: Table, look: Look, facts: Facts) -> str:
    """The picture in words, the most important first, as much as fits into 1,024 characters."""
    names = [said_name(n, seat, NAME_IN_ALT) for seat, n in enumerate(look.names)]
    parts = [
        _title(facts),
        *_asked(facts, names),
        *_last(view, look),
        _threat(facts),
        _standing(facts, names),
    ]
    active = int(view.active)
    if not facts.over:
        parts.append(_stock(facts.players[active], names) + ".")
    room = LONGEST_ALT - len(FULL_BOARD) - 1
    said = ""
    for part in parts:
        if len(said) + len(part) < room:
            said += part + " "
    said = _add_position(view, names, said, room)
    return (said + FULL_BOARD).strip()


def _title(facts: Facts) -> str:
    if facts.over:
        return "SOL, after the nova."
    return f"SOL, round {facts.round}." + (" Last chances before the nova." if facts.last_chance else "")


def _asked(facts: Facts, names: list[str]) -> list[str]:
    if facts.over:
        best = [f"{names[p.seat]} ({p.colour} {p.mark})" for p in facts.winners]
        if not best:
            return [f"The goal of {facts.goal} was not reached."]
        if facts.goal is not None:
            return [f"{_and(best)} reached the goal of {facts.goal}."]
        return [f"{best[0]} wins." if len(best) == 1 else f"{_and(best)} share the win."]
    who = [f"{names[seat]} ({facts.players[seat].colour} {facts.players[seat].mark})" for seat in facts.asked]
    return [f"{_and(who)} {facts.moment}."] if who else []


def counted(count: int, thing: str) -> str:
    """`2 bridges`, `1 foundry`, `0 foundries`."""
    if count == 1:
        return f"1 {thing}"
    return f"{count} {thing[:-1]}ies" if thing.endswith("y") else f"{count} {thing}s"


def _and(items: list[str]) -> str:
    return items[0] if len(items) == 1 else ", ".join(items[:-1]) + " and " + items[-1]


def _last(view: Table, look: Look) -> list[str]:
    corners = tuple(player.corner for player in view.players)
    trace = trace_of(layout_of(view.board), look.last, corners)
    if trace.end == HEART_SPACE:
        return [f"Last move: from {trace.start} into the heart."]
    if trace.end and trace.start:
        return [f"Last move: {trace.start} to {trace.end}."]
    if trace.end:
        return [f"Last move: launch to {trace.end}."]
    return [f"Last move at {_and(list(trace.spaces))}."] if trace.spaces else []


def _threat(facts: Facts) -> str:
    flares = counted(facts.marker, "flare")
    cards = f"{counted(facts.deck, 'card')} left"
    event = f", event {facts.event}" if facts.event else ""
    used = f", {facts.in_use} in use" if facts.in_use else ""
    goal = f", goal {facts.goal}" if facts.goal is not None else ""
    return (cards if facts.over else f"Nova in {flares}, {cards}{goal}{event}{used}") + "."


def _standing(facts: Facts, names: list[str]) -> str:
    ranked = sorted(facts.players, key=lambda player: -player.momentum)
    return "Momentum: " + ", ".join(f"{names[p.seat]} {p.momentum}" for p in ranked) + "."


def _stock(player: Player, names: list[str]) -> str:
    ready, points = counted(player.pool, "sundiver"), counted(player.moves, "move")
    said = f"{names[player.seat]}: {player.energy} energy, {ready} ready, {points}"
    if player.held:
        effect = f" ({player.held.effect})" if player.held.effect else ""
        said += f", holds {player.held.suit}{effect}"
    if player.lost:
        said += f", {player.lost} lost in space"
    return said


def _add_position(view: Table, names: list[str], said: str, room: int) -> str:
    """What each player has on the board, innermost first, as much as there is room for."""
    opened = ""
    for owner, thing, place in _pieces(view, names):
        if not opened.startswith(owner + "/"):
            clause = f"{'. ' if opened else 'On the board, '}{owner}: {thing} {place}"
        else:
            clause = f", {place}" if opened == f"{owner}/{thing}" else f"; {thing} {place}"
        if len(said) + len(clause) + 2 > room:
            break
        said += clause
        opened = f"{owner}/{thing}"
    return said + ". " if opened else said


def _pieces(view: Table, names: list[str]) -> Iterator[tuple[str, str, str]]:
    """Each piece as (owner, kind, place): player by player, then the neutral ones."""
    board = view.layout
    inward = [s for layer, _ in LAYERS for s in board.spaces if board.layer[s] == layer]
    for seat in [*view.order, NOBODY]:
        name = names[seat] if seat >= 0 else "no one"
        if seat >= 0:
            for space in inward:
                if number := view.sundivers[seat][space]:
                    yield name, "sundivers", board.names[space] + (f" ({number})" if number > 1 else "")
        for kind in PLURAL:
            for space in inward:
                station = view.stations[space]
                if station is not None and station.seat == seat and station.kind is kind:
                    yield name, PLURAL[kind], board.names[space]
        for edge, bridge in sorted(view.bridges.items(), reverse=True):
            if bridge.seat == seat:
                yield name, "bridges", board.edge_names[edge]
    for space in inward:
        if space in view.cubes:
            yield "no one", "energy cubes", board.names[space]
    for space in inward:
        if feeders := view.feeders.count(space):
            yield "no one", "feeders", board.names[space] + (f" ({feeders})" if feeders > 1 else "")


def text_board(view: Table, look: Look) -> str:
    """The whole position, one line a layer (outermost first) and one paragraph a player.

    Sundivers are written as seat letter and count, stations as kind and seat letter.
    """
    facts = facts_of(view, look)
    names = [said_name(n, seat) for seat, n in enumerate(look.names)]
    letters = [p.colour[0].upper() for p in facts.players]
    lines = [_title(facts)]
    lines += _asked(facts, names) + _last(view, look)
    lines.append(_threat(facts))
    lines += [f"{held.suit.capitalize()}: {held.effect or 'no effect'}" for held in facts.effects]
    lines.append("")
    board = view.layout
    for layer, title in reversed(LAYERS):
        spaces = [s for s in board.spaces if board.layer[s] == layer]
        found = [(board.names[s], _coded(view, s, letters)) for s in spaces]
        said = " ".join(f"{name} [{code}]" for name, code in found if code)
        lines.append(f"{title}: {said or 'empty'}")
    bridges = [
        f"{board.edge_names[e]}({letters[bridge.seat]})" for e, bridge in sorted(view.bridges.items())
    ]  # outer space first, as commands name them
    lines.append(f"Bridges: {' '.join(bridges) or 'none'}")
    ships = [f"{player.corner} {letters[player.seat]}" for player in facts.players]
    lines += [f"Motherships at corners: {', '.join(ships)}", ""]
    order = " ".join(letters[seat] for seat in view.order)
    lines.append(f"Turn order: {order}")
    for player in facts.players:
        lines += _status(player, names, letters)
    return "\n".join(lines)


def _coded(view: Table, space: int, letters: list[str]) -> str:
    parts = [f"{letters[seat]}{own[space]}" for seat, own in enumerate(view.sundivers) if own[space]]
    station = view.stations[space]
    if station is not None:
        parts.append(f"{STATIONS[station.kind]}:{letters[station.seat] if station.seat >= 0 else 'neutral'}")
    if space in view.cubes:
        parts.append("cube")
    if view.feeders.count(space):
        parts.append(f"feeders:{view.feeders.count(space)}")
    return " ".join(parts)


def _status(player: Player, names: list[str], letters: list[str]) -> list[str]:
    asked = ", to act now" if player.asked else ""
    place = f", place {player.place}" if player.place is not None else ""
    head = f"{letters[player.seat]} = {names[player.seat]} ({player.colour} {player.mark}{asked}{place})"
    stock = (
        f"  momentum {player.momentum}, energy {player.energy}, pool {player.pool}, movement {player.moves}, "
        f"mothership at corner {player.corner}"
    )
    if player.held:
        stock += f", holds {player.held.suit}" + (f" ({player.held.effect})" if player.held.effect else "")
    if player.guests:
        stock += ", guests " + " ".join(f"{letters[owner]}{count}" for owner, count in player.guests)
    if player.lost:
        stock += f", lost in space {player.lost}"
    if player.gone:
        stock += f", out of the game {player.gone}"
    pieces = ", ".join(counted(count, kind) for count, kind in zip(player.pieces, KINDS, strict=True))
    return [head, stock, f"  reserve: {counted(player.reserve, 'sundiver')}, {pieces}"]
