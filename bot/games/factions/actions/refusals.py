"""Why a word cannot come next in a Movement (rules 8, 13, 14)."""

from __future__ import annotations

from bot.engine.errors import Illegal
from bot.engine.moves import Values
from bot.games.factions.actions.courses import (
    CHOSEN,
    EXTRACT,
    FROM,
    GATE,
    HALF,
    HALVED,
    JUMP,
    JUMPED,
    STEPPED,
    TO,
    Course,
    memo_of,
)
from bot.games.factions.table.board import BAND, BELT, KUIPER, SECTOR_CALLED, SLOT_CALLED
from bot.games.parts.paths import Way

STARTERS = (FROM, JUMP, GATE, TO, EXTRACT)


def refuse_word(way: Way, word: str) -> Illegal | None:
    """Why a word does not go on with a path; None: it is a sector, or no word of a path at all."""
    course, done = memo_of(way)
    if SLOT_CALLED.get(word, 0) >= KUIPER:
        return Illegal("3", "kuiper", {"place": word})
    if word.startswith(STARTERS) and done & STEPPED:
        return Illegal("8", "not-before-steps")
    if course.moving is not None and not word.startswith(TO):
        return Illegal("14", "wormhole-first")
    if word.startswith(FROM):
        return _refuse_ship(way, course, done)
    if word.startswith(JUMP):
        return _refuse_jump(way, course, done, word.removeprefix(JUMP))
    if word.startswith(GATE):
        return _refuse_gate(course)
    if word.startswith(TO):
        return _refuse_token(course, word.removeprefix(TO))
    if word == EXTRACT:
        return Illegal("14", "extract-empty" if course.extractor else "extract-not-now")
    half = word.startswith(HALF)
    place = word.removeprefix(HALF)
    if place not in SECTOR_CALLED:
        return None
    return (_refuse_half(way, course, done, place) if half else None) or _refuse_capacity(way, course, place)


def _refuse_ship(way: Way, course: Course, done: int) -> Illegal:
    if course.other is None or done & CHOSEN:
        return Illegal("14", "no-other-ship", {"place": way.place})
    return Illegal("14", "ship-first" if done else "ship-elsewhere", {"place": way.place})


def _refuse_jump(way: Way, course: Course, done: int, place: str) -> Illegal | None:
    at, goal = SECTOR_CALLED[str(way.place)], SECTOR_CALLED.get(place)
    if not course.drive:
        return Illegal("13", "no-drive")
    if done & JUMPED:
        return Illegal("8", "jumped-already")
    if BAND[at] == BELT:
        return Illegal("8", "jump-in-belt", {"place": way.place})
    if goal is None:
        return None
    if goal == at:
        return Illegal("8", "path-here", {"place": place})
    return Illegal("8", "jump-other-band", {"place": place, "band": str(way.place)[0]})


def _refuse_gate(course: Course) -> Illegal:
    return Illegal("14", "gate-not-now" if course.tunnels else "no-tunnels")


def _refuse_token(course: Course, place: str) -> Illegal | None:
    if course.moving is None:
        return Illegal("14", "gate-unpaid")
    if SECTOR_CALLED.get(place) in course.wormholes:
        return Illegal("9", "wormhole-there", {"place": place})
    return Illegal("14", "gate-not-now") if place in SECTOR_CALLED else None


def _refuse_half(way: Way, course: Course, done: int, place: str) -> Illegal | None:
    if not course.fares.half:
        return Illegal("16.7", "no-half")
    if done & HALVED:
        return Illegal("16.7", "halved-already")
    sector = SECTOR_CALLED[place]
    if place in way.entered:
        return Illegal("8", "path-again", {"place": place})
    if sector not in course.adjacent(SECTOR_CALLED[str(way.place)]):
        return Illegal("8", "half-not-adjacent", {"place": place, "at": way.place})
    at = SECTOR_CALLED[str(way.place)]
    full, less = course.entry(at, sector, done), course.entry(at, sector, done, half=True)
    if less >= full:
        return Illegal("16.7", "half-helps-not", {"place": place, "price": full})
    if less > way.left:
        missing: Values = {"place": place, "price": less, "left": way.left, "missing": less - way.left}
        return Illegal("8", "path-too-dear", missing)
    return None


def _refuse_capacity(way: Way, course: Course, place: str) -> Illegal | None:
    at, sector = SECTOR_CALLED[str(way.place)], SECTOR_CALLED[place]
    if sector not in course.adjacent(SECTOR_CALLED[str(way.place)]):
        return None
    price = course.entry(at, sector, memo_of(way)[1])
    capacity = course.purse.capacity
    if price <= capacity:
        return None
    return Illegal("8", "path-over-capacity", {"place": place, "price": price, "capacity": capacity})
