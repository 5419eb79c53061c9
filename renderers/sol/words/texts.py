"""SOL's position in words: the alt text of the picture and the full text board (rules 14.3).

Both are plain text. Names are as people wrote them, without control characters and backticks, so that a text board
can be shown in a code block. To show them anywhere else, escape them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from typing import NamedTuple

from bot.engine.words import Words, words_of
from bot.games.sol.table.state import NOBODY, Kind, Table
from renderers.kit.texts.names import said_name
from renderers.kit.texts.saying import (
    LONGEST_ALT,
    as_said,
    filled,
    full_board,
    letter_of,
    said_asked,
    said_marks,
    said_seat,
)
from renderers.look import Look
from renderers.sol.art.geometry import layout_of
from renderers.sol.board.marks import targets_of
from renderers.sol.board.trace import HEART_SPACE, trace_of
from renderers.sol.facts.facts import KINDS, STATIONS, Facts, PlayerFacts, facts_of

NAME_IN_ALT = 24
LAYERS = {"K": "core", "R": "radiative", "C": "convective", "L": "lower", "U": "upper"}
"""The words of the layers by their letters, core first."""
SEVERAL = {Kind.TOWER: "towers", Kind.FOUNDRY: "foundries", Kind.NODE: "nodes"}


def alt_text(view: Table, look: Look, facts: Facts) -> str:
    """The picture in words, the most important first, as much as fits into 1,024 characters."""
    words = words_of("sol", look.language)
    names = [as_said(said_name(n, seat, look.language, NAME_IN_ALT)) for seat, n in enumerate(look.names)]
    parts = [
        _title(words, facts),
        *_asked(words, facts, names),
        *said_marks(words, targets_of(view, facts, look.marks), look.names),
        *_last(words, view, look),
        _threat(words, facts),
        _standing(words, facts, names),
    ]
    if not facts.over:
        parts.append(_stock(words, facts.players[int(view.active)], names))
    end = full_board(words)
    room = LONGEST_ALT - len(end) - 1
    said = filled(parts, room)
    return (said + _position(words, view, names, room - len(said)) + end).strip()


def _title(words: Words, facts: Facts) -> str:
    key = "board-over" if facts.over else "board-last-round" if facts.last_chance else "board-round"
    return words.say_key(key, title="~title", round=facts.round)


def _asked(words: Words, facts: Facts, names: list[str]) -> list[str]:
    if not facts.over:
        return said_asked(words, [facts.players[seat] for seat in facts.asked], names, facts.moment)
    best = [said_seat(words, player, names) for player in facts.winners]
    if not best:
        return [words.say_key("board-goal-missed", goal=facts.goal)]
    if facts.goal is not None:
        return [words.say_key("board-goal-reached", players=best, goal=facts.goal)]
    return [words.say_key("board-won", players=best)]


def _last(words: Words, view: Table, look: Look) -> list[str]:
    trace = trace_of(view, layout_of(view.board), look.last)
    if trace.end == HEART_SPACE:
        return [words.say_key("board-last-hurl", **{"from": trace.start})]
    if trace.end and trace.start:
        return [words.say_key("board-last-flight", **{"from": trace.start, "to": trace.end})]
    if trace.end:
        return [words.say_key("board-last-launch", to=trace.end)]
    return [words.say_key("board-last-spaces", spaces=list(trace.spaces))] if trace.spaces else []


def _threat(words: Words, facts: Facts) -> str:
    say = words.say_key
    told = [say("board-cards", cards=facts.deck)]
    if facts.over:
        return say("board-facts", facts=told[0])
    if facts.goal is not None:
        told.append(say("board-goal", goal=facts.goal))
    if facts.event:
        told.append(say("board-event", event=facts.event))
    if facts.in_use:
        told.append(say("board-in-use", effect=facts.in_use))
    return say("board-threat", flares=facts.marker, facts=words.in_a_row(told))


def _standing(words: Words, facts: Facts, names: list[str]) -> str:
    ranked = sorted(facts.players, key=lambda player: -player.momentum)
    told = [words.say_key("board-score", player=names[p.seat], score=p.momentum) for p in ranked]
    return words.say_key("board-standing", scores=as_said(words.in_a_row(told)))


def _stock(words: Words, player: PlayerFacts, names: list[str]) -> str:
    say = words.say_key
    told = [
        say("board-energy", count=player.energy),
        say("board-ready", count=player.pool),
        say("board-moves", count=player.moves),
        *_held(words, player),
    ]
    if player.lost:
        told.append(say("board-lost", count=player.lost))
    return say("board-stock", player=names[player.seat], facts=words.in_a_row(told))


def _held(words: Words, player: PlayerFacts) -> list[str]:
    if player.held is None:
        return []
    if player.held.effect:
        return [words.say_key("board-holds-effect", suit=player.held.title, effect=player.held.effect)]
    return [words.say_key("board-holds", suit=player.held.title)]


class Piece(NamedTuple):
    """Something on the board: whose it is, the key of what it is, where it stands."""

    owner: str
    thing: str
    place: str


def _position(words: Words, view: Table, names: list[str], room: int) -> str:
    """What each player has on the board, innermost first, as much as there is room for."""
    pieces = list(_pieces(words, view, names))
    low, high = 0, len(pieces)
    while low < high:
        middle = (low + high + 1) // 2
        if len(_placed(words, pieces[:middle])) <= room:
            low = middle
        else:
            high = middle - 1
    return _placed(words, pieces[:low])


def _placed(words: Words, pieces: Sequence[Piece]) -> str:
    """Pieces by owner and kind, with a blank at the end; "" for none."""
    told = []
    for owner, own in groupby(pieces, lambda piece: piece.owner):
        things = [
            _things(words, thing, tuple(piece.place for piece in alike))
            for thing, alike in groupby(own, lambda piece: piece.thing)
        ]
        told.append(words.say_key("board-owner", owner=owner, pieces="; ".join(things)))
    return words.say_key("board-position", pieces=as_said(" ".join(told))) + " " if told else ""


@lru_cache(4096)
def _things(words: Words, thing: str, places: tuple[str, ...]) -> str:
    """Pieces of one kind and owner: "towers K2, K4"."""
    return words.say_key("board-things", things=f"~board-{thing}", places=words.in_a_row(places))


@lru_cache(1024)
def _several(words: Words, place: str, count: int) -> str:
    """Several pieces at one place: "K2 (3)"."""
    return words.say_key("board-several", place=place, count=count)


def _pieces(words: Words, view: Table, names: list[str]) -> Iterator[Piece]:
    """Each piece: player by player, then the neutral ones."""
    board = view.layout
    inward = [s for layer in LAYERS for s in board.spaces if board.layer[s] == layer]

    def at(space: int, count: int) -> str:
        place = board.names[space]
        return _several(words, place, count) if count > 1 else place

    for seat in [*view.order, NOBODY]:
        name = names[seat] if seat >= 0 else "~board-no-one"
        if seat >= 0:
            for space in inward:
                if number := view.sundivers[seat][space]:
                    yield Piece(name, "sundivers", at(space, number))
        for kind in SEVERAL:
            for space in inward:
                station = view.stations[space]
                if station is not None and station.seat == seat and station.kind is kind:
                    yield Piece(name, SEVERAL[kind], board.names[space])
        for edge, bridge in sorted(view.bridges.items(), reverse=True):
            if bridge.seat == seat:
                yield Piece(name, "bridges", board.edge_names[edge])
    for space in inward:
        if space in view.cubes:
            yield Piece("~board-no-one", "cubes", board.names[space])
    for space in inward:
        if feeders := view.feeders.count(space):
            yield Piece("~board-no-one", "feeders", at(space, feeders))


def text_board(view: Table, look: Look) -> str:
    """The whole position, one line a layer (outermost first) and one paragraph a player.

    Sundivers are written as seat letter and count, stations as kind and seat letter.
    """
    facts = facts_of(view, look)
    words = words_of("sol", look.language)
    say = words.say_key
    names = [as_said(said_name(n, seat, look.language)) for seat, n in enumerate(look.names)]
    letters = [letter_of(words, player) for player in facts.players]
    lines = [_title(words, facts), *_asked(words, facts, names), *_last(words, view, look)]
    lines.append(_threat(words, facts))
    for held in facts.effects:
        lines.append(say("board-suit", suit=held.title, effect=held.effect or "~board-no-effect"))
    lines.append("")
    board = view.layout
    for layer, word in reversed(LAYERS.items()):
        spaces = [s for s in board.spaces if board.layer[s] == layer]
        found = [(board.names[s], _coded(words, view, s, letters)) for s in spaces]
        told = " ".join(f"{name} [{code}]" for name, code in found if code)
        lines.append(say("board-layer", layer=f"~layer-{word}", spaces=told or "~board-empty"))
    bridges = [
        f"{board.edge_names[e]}({letters[bridge.seat]})" for e, bridge in sorted(view.bridges.items())
    ]  # outer space first, as commands name them
    lines.append(say("board-all-bridges", bridges=" ".join(bridges) or "~board-none"))
    ships = [f"{player.corner} {letters[player.seat]}" for player in facts.players]
    lines += [say("board-ships", ships=words.in_a_row(ships)), ""]
    lines.append(say("board-order", letters=" ".join(letters[seat] for seat in view.order)))
    for player in facts.players:
        lines += _status(words, player, names, letters)
    return "\n".join(lines)


def _coded(words: Words, view: Table, space: int, letters: list[str]) -> str:
    parts = [f"{letters[seat]}{own[space]}" for seat, own in enumerate(view.sundivers) if own[space]]
    station = view.stations[space]
    if station is not None:
        letter = letters[station.seat] if station.seat >= 0 else "~board-neutral"
        parts.append(words.say_key(f"board-code-{STATIONS[station.kind]}", letter=letter))
    if space in view.cubes:
        parts.append(words.say_key("board-code-cube"))
    if count := view.feeders.count(space):
        parts.append(words.say_key("board-code-feeders", count=count))
    return " ".join(parts)


def _status(words: Words, player: PlayerFacts, names: list[str], letters: list[str]) -> list[str]:
    say = words.say_key
    marks = [say("board-look", colour=f"~colour-{player.colour}", mark=f"~mark-{player.mark}")]
    marks += [say("board-to-act")] * player.asked
    if player.place is not None:
        marks.append(say("board-place", place=player.place))
    stock = [
        say("board-now-momentum", count=player.momentum),
        say("board-now-energy", count=player.energy),
        say("board-now-pool", count=player.pool),
        say("board-now-movement", count=player.moves),
        say("board-now-corner", corner=player.corner),
        *_held(words, player),
    ]
    if player.guests:
        guests = " ".join(f"{letters[owner]}{count}" for owner, count in player.guests)
        stock.append(say("board-now-guests", guests=guests))
    if player.lost:
        stock.append(say("board-now-lost", count=player.lost))
    if player.gone:
        stock.append(say("board-now-gone", count=player.gone))
    counts = zip(("sundiver", *KINDS), (player.reserve, *player.pieces), strict=True)
    reserve = words.in_a_row([say(f"board-count-{kind}", count=count) for kind, count in counts])
    key = say(
        "board-key",
        letter=letters[player.seat],
        player=names[player.seat],
        facts=words.in_a_row(marks),
    )
    return [key, f"  {words.in_a_row(stock)}", f"  {say('board-reserve', pieces=reserve)}"]
