"""Super Nova's position in words: the alt text of the picture, and the full text board.

Both are plain text. Names are as people wrote them, without control characters and backticks, so that a text board
can be shown in a code block. To show them anywhere else, escape them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from renderers.kit.names import said_name
from renderers.supernova.facts import (
    PHASE_NAMES,
    Battle,
    Empire,
    Facts,
    PlanetFact,
    ShipFact,
    Strength,
    facts_of,
)

if TYPE_CHECKING:
    from bot.games.supernova.state import Table
    from renderers.look import Look

LONGEST_ALT = 1024
"""The most that Discord accepts as the description of an attachment."""
NAME_IN_ALT = 24
FULL_BOARD = "Full position: /game board text:true."


def alt_text(view: Table, look: Look, facts: Facts) -> str:
    """The picture in words, the most important first, as much as fits into 1,024 characters."""
    del view
    names = _names(look, facts, NAME_IN_ALT)
    parts = [_title(facts), *_asked(facts, names), *_battle(facts.battle, names), *_pending(facts, names)]
    parts.append(_standing(facts, names))
    parts.append(_piles(facts))
    room = LONGEST_ALT - len(FULL_BOARD) - 1
    said = ""
    for part in parts:
        if len(said) + len(part) < room:
            said += part + " "
    for empire in facts.empires:
        told = "; ".join(_planet_briefly(planet) for planet in empire.planets)
        part = f"{names[empire.seat]}: {told}. " if told else ""
        if part and len(said) + len(part) <= room:
            said += part
    return (said + FULL_BOARD).strip()


def _names(look: Look, facts: Facts, longest: int = 32) -> list[str]:
    given = (*look.names, *("" for _ in facts.empires))
    return [said_name(given[empire.seat], empire.seat, look.language, longest) for empire in facts.empires]


def _and(items: list[str]) -> str:
    return items[0] if len(items) == 1 else ", ".join(items[:-1]) + " and " + items[-1]


def _title(facts: Facts) -> str:
    if facts.over:
        return f"Super Nova, finished after turn {facts.turn}."
    if facts.phase < 0:
        return "Super Nova, before the first turn."
    return f"Super Nova, turn {facts.turn}, {PHASE_NAMES[facts.phase]} phase."


def _who(empire: Empire, names: list[str]) -> str:
    return f"{names[empire.seat]} ({empire.colour} {empire.mark})"


def _asked(facts: Facts, names: list[str]) -> list[str]:
    if facts.over:
        best = [_who(empire, names) for empire in facts.winners]
        return [f"{_and(best)} {'wins' if len(best) == 1 else 'share the win'}."] if best else []
    who = [_who(facts.empires[seat], names) for seat in facts.asked]
    if not who and facts.acting is not None and facts.battle is None and facts.pending is None:
        return [f"{_who(facts.empires[facts.acting.seat], names)} {facts.acting.verb}."]
    return [f"{_and(who)} {facts.moment}."] if who else []


def _mde(values: Strength | None) -> str:
    return "M? D? E?" if values is None else "M{} D{} E{}".format(*values)


def _battle(battle: Battle | None, names: list[str]) -> list[str]:
    if battle is None:
        return []
    place = f"the orbit of {battle.target_name}" if battle.orbital else battle.target_name
    said = f"{names[battle.attacker]} attacks {names[battle.defender]} at {place}"
    if battle.sums is not None:
        form = f", {battle.form}:" if battle.form else ","
        said += f"{form} {_mde(battle.sums[0])} against {_mde(battle.sums[1])}"
    return [
        said + f", with {_and([ship.face.name for ship in battle.fleet])}." if battle.fleet else said + "."
    ]


def _pending(facts: Facts, names: list[str]) -> list[str]:
    if facts.pending is not None:
        aim = f" on {_and(list(facts.pending.targets))}" if facts.pending.targets else ""
        return [f"{names[facts.pending.seat]} played {facts.pending.face.name}{aim}; others may answer."]
    return ["Others may answer."] if facts.window else []


def _standing(facts: Facts, names: list[str]) -> str:
    ranked = sorted(facts.empires, key=lambda empire: -empire.potential)
    told = [
        f"{names[e.seat]} {e.potential}{'' if e.sure else ' or more'} ({_count(e.hand, 'card')} in hand)"
        for e in ranked
    ]
    return f"Potential of {facts.goal}: {', '.join(told)}."


def _piles(facts: Facts) -> str:
    top = f", {facts.top.name} on top" if facts.top else ""
    return f"Deck {facts.deck}, discard {facts.discard}{top}, scrapyard {facts.scrap}."


def _count(count: int, thing: str) -> str:
    return f"{count} {thing}" + ("" if count == 1 else "s")


def _planet_briefly(planet: PlanetFact) -> str:
    room = "?" if planet.potential is None else str(planet.potential)
    ships = f", {_count(len(planet.ships), 'ship')}" if planet.ships else ""
    return f"{planet.face.name} {_mde(planet.strength)} population {len(planet.pop)} of {room}{ships}"


def text_board(view: Table, look: Look) -> str:
    """The whole position: the table, then every empire with every card in play."""
    facts = facts_of(view, look)
    names = _names(look, facts)
    lines = [
        _title(facts),
        *_asked(facts, names),
        *_battle(facts.battle, names),
        *_pending(facts, names),
        _piles(facts),
    ]
    for empire in facts.empires:
        lines += ["", *empire_lines(facts, empire, names)]
    return "\n".join(lines)


def empire_lines(facts: Facts, empire: Empire, names: list[str]) -> list[str]:
    """One empire, one line for each planet and each ship."""
    marks = [empire.colour + " " + empire.mark]
    marks += (
        ["to act now"] * empire.asked + ["goes first"] * empire.opens + ["draws one card"] * empire.penalty
    )
    marks += ["resigned"] * empire.resigned + ([f"place {empire.place}"] if empire.place else [])
    more = "" if empire.sure else " or more"
    lines = [
        f"{names[empire.seat]} ({', '.join(marks)}): potential {empire.potential}{more} of {facts.goal}, "
        f"{_count(empire.hand, 'card')} in hand"
    ]
    for planet in empire.planets:
        lines += _planet_lines(planet)
    lines += [f"  Deep Space: {_ship(ship)}" for ship in empire.deep]
    return lines


def _planet_lines(planet: PlanetFact) -> list[str]:
    room = "?" if planet.potential is None else str(planet.potential)
    support = "?" if planet.support is None else str(planet.support)
    marks = planet.status + (f" of the {planet.race} race" if planet.race else "")
    marks += ", orbit closed" if planet.closed else ""
    lines = [
        f"  {planet.face.name}: {_mde(planet.strength)}, population {len(planet.pop)} of {room}, "
        f"orbit {planet.used} of {support}, {marks}"
    ]
    cards = [face.name for face in (*planet.env, *planet.civ, *planet.pop)]
    if cards:
        lines.append(f"    {', '.join(cards)}")
    return lines + [f"    In orbit: {_ship(ship)}" for ship in planet.ships]


def _ship(ship: ShipFact) -> str:
    cards = [face.name for face in (*ship.mods, *ship.crew)]
    said = f"{ship.face.name} {_mde(ship.strength)}, hold {len(ship.crew)} of {ship.hold}"
    said += f", with {', '.join(cards)}" if cards else ""
    return said + (", fled this turn" if ship.fled else "") + (", LongRange" if ship.long_range else "")


def empire_text(facts: Facts, look: Look, seat: int) -> str:
    """One empire in words, as much as fits into the description of a picture."""
    said = " ".join(
        f"{line.strip()}." for line in empire_lines(facts, facts.empires[seat], _names(look, facts))
    )
    return said if len(said) <= LONGEST_ALT else said[: LONGEST_ALT - 1].rstrip(" ,") + "…"
