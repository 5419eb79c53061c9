"""Super Nova's position in words: the alt text of the picture, and the full text board.

Both are plain text. Names are as people wrote them, without control characters and backticks, so that a text board
can be shown in a code block. To show them anywhere else, escape them.
"""

from __future__ import annotations

from bot.engine.words import Words
from bot.games.supernova.table.state import Table
from renderers.kit.texts.saying import (
    LONGEST_ALT,
    as_said,
    filled,
    full_board,
    said_asked,
    said_marks,
    said_seat,
    said_sides,
    shortened,
)
from renderers.look import Look
from renderers.supernova.board.marks import table_targets
from renderers.supernova.facts.facts import Battle, Empire, Facts, PlanetFact, ShipFact, Strength, facts_of

NAME_IN_ALT = 24


def alt_text(view: Table, look: Look, facts: Facts) -> str:
    """The picture in words, the most important first, as much as fits into 1,024 characters."""
    words, names = facts.words, said_sides(look, len(facts.empires), NAME_IN_ALT)
    targets = table_targets(view, facts, look.marks)
    parts = [
        _title(facts),
        *_asked(facts, names),
        *said_marks(words, targets, look.names),
        *_battle(facts, names),
        *_pending(facts, names),
        _standing(facts, names),
        _piles(facts),
        *(_owned(facts, empire, names) for empire in facts.empires if empire.planets),
    ]
    end = full_board(words)
    return filled(parts, LONGEST_ALT - len(end) - 1) + end


def _owned(facts: Facts, empire: Empire, names: list[str]) -> str:
    told = "; ".join(_planet_briefly(facts.words, planet) for planet in empire.planets)
    return facts.say("board-owner", player=names[empire.seat], planets=told)


def _title(facts: Facts) -> str:
    if facts.over:
        return facts.say("board-finished", title="~title", turn=facts.turn)
    if facts.phase < 0:
        return facts.say("board-before", title="~title")
    return facts.say("board-turn", title="~title", turn=facts.turn, phase=facts.phase_name)


def _asked(facts: Facts, names: list[str]) -> list[str]:
    if facts.over:
        best = [said_seat(facts.words, empire, names) for empire in facts.winners]
        return [facts.say("board-won", players=best)] if best else []
    asked = [facts.empires[seat] for seat in facts.asked]
    if not asked and facts.acting is not None and facts.battle is None and facts.pending is None:
        return said_asked(facts.words, [facts.empires[facts.acting.seat]], names, facts.acting.verb)
    return said_asked(facts.words, asked, names, facts.moment)


def _mde(values: Strength | None) -> str:
    return "M? D? E?" if values is None else "M{} D{} E{}".format(*values)


def _battle(facts: Facts, names: list[str]) -> list[str]:
    battle, say = facts.battle, facts.say
    if battle is None:
        return []
    place = say("board-orbit", planet=battle.target_name) if battle.orbital else battle.target_name
    who = {"attacker": names[battle.attacker], "defender": names[battle.defender], "place": place}
    more = [*_sums(facts, battle)]
    if battle.fleet:
        more.append(say("board-fleet", ships=[ship.face.name for ship in battle.fleet]))
    return [
        say("board-battle-facts", **who, facts=facts.words.in_a_row(more))
        if more
        else say("board-battle", **who)
    ]


def _sums(facts: Facts, battle: Battle) -> list[str]:
    if battle.sums is None:
        return []
    ours, theirs = map(_mde, battle.sums)
    if battle.form:
        return [facts.say("board-sums-in", form=battle.form, ours=ours, theirs=theirs)]
    return [facts.say("board-sums", ours=ours, theirs=theirs)]


def _pending(facts: Facts, names: list[str]) -> list[str]:
    if facts.pending is None:
        return [facts.say("board-window")] if facts.window else []
    player, card = names[facts.pending.seat], facts.pending.face.name
    if facts.pending.targets:
        return [facts.say("board-played-on", player=player, card=card, targets=list(facts.pending.targets))]
    return [facts.say("board-played", player=player, card=card)]


def _standing(facts: Facts, names: list[str]) -> str:
    ranked = sorted(facts.empires, key=lambda empire: -empire.potential)
    told = [
        facts.say("board-score", player=names[e.seat], potential=_potential(facts, e), hand=_hand(facts, e))
        for e in ranked
    ]
    return facts.say("board-standing", goal=facts.goal, scores=as_said(facts.words.in_a_row(told)))


def _potential(facts: Facts, empire: Empire) -> str:
    return str(empire.potential) if empire.sure else facts.say("board-or-more", potential=empire.potential)


def _hand(facts: Facts, empire: Empire) -> str:
    return facts.say("board-in-hand", count=empire.hand)


def _piles(facts: Facts) -> str:
    counts = {"deck": facts.deck, "discard": facts.discard, "scrap": facts.scrap}
    if facts.top is None:
        return facts.say("board-piles", **counts)
    return facts.say("board-piles-top", **counts, top=facts.top.name)


def _room(planet: PlanetFact) -> str:
    return "?" if planet.potential is None else str(planet.potential)


def _planet_briefly(words: Words, planet: PlanetFact) -> str:
    told = words.say_key(
        "board-planet-briefly",
        planet=planet.face.name,
        strength=_mde(planet.strength),
        people=len(planet.pop),
        room=_room(planet),
    )
    if not planet.ships:
        return told
    return words.say_key(
        "board-with-ships", planet=told, count=len(planet.ships), strength=_mde(planet.orbit)
    )


def text_board(view: Table, look: Look) -> str:
    """The whole position: the table, then every empire with every card in play."""
    facts = facts_of(view, look)
    names = said_sides(look, len(facts.empires))
    lines = [
        _title(facts),
        *_asked(facts, names),
        *_battle(facts, names),
        *_pending(facts, names),
        _piles(facts),
    ]
    for empire in facts.empires:
        lines += ["", *empire_lines(facts, empire, names)]
    return "\n".join(lines)


def empire_lines(facts: Facts, empire: Empire, names: list[str]) -> list[str]:
    """One empire, one line for each planet and each ship."""
    say, row = facts.say, facts.words.in_a_row
    marks = [say("board-colours", colour=f"~colour-{empire.colour}", mark=f"~mark-{empire.mark}")]
    marks += [say("board-to-act")] * empire.asked + [say("board-first")] * empire.opens
    marks += [say("board-penalty")] * empire.penalty + [say("board-resigned")] * empire.resigned
    marks += [say("board-place", place=empire.place)] if empire.place else []
    lines = [
        say(
            "board-empire",
            player=names[empire.seat],
            marks=row(marks),
            potential=_potential(facts, empire),
            goal=facts.goal,
            hand=_hand(facts, empire),
        )
    ]
    for planet in empire.planets:
        lines += _planet_lines(facts.words, planet)
    lines += ["  " + say("board-deep", ship=_ship(facts.words, ship)) for ship in empire.deep]
    return lines


def _planet_lines(words: Words, planet: PlanetFact) -> list[str]:
    say = words.say_key
    marks = [say(f"board-{planet.status}")]
    if planet.race:
        marks = [say("board-of-race", status=marks[0], race=planet.race)]
    marks += [say("board-closed")] * planet.closed
    told = say(
        "board-planet",
        planet=planet.face.name,
        strength=_mde(planet.strength),
        people=len(planet.pop),
        room=_room(planet),
        used=planet.used,
        support="?" if planet.support is None else planet.support,
        marks=words.in_a_row(marks),
    )
    lines = [f"  {told}"]
    cards = [face.name for face in (*planet.env, *planet.civ, *planet.pop)]
    if cards:
        lines.append(f"    {words.in_a_row(cards)}")
    if planet.ships[1:]:
        together = say("board-orbit-together", count=len(planet.ships), strength=_mde(planet.orbit))
        lines.append(f"    {together}")
    return lines + ["    " + say("board-orbiting", ship=_ship(words, ship)) for ship in planet.ships]


def _ship(words: Words, ship: ShipFact) -> str:
    say = words.say_key
    cards = [face.name for face in (*ship.mods, *ship.crew)]
    told = [
        say(
            "board-ship",
            ship=ship.face.name,
            strength=_mde(ship.strength),
            aboard=len(ship.crew),
            hold=ship.hold,
        )
    ]
    told += [say("board-with", cards=words.in_a_row(cards))] if cards else []
    told += [say("board-fled")] * ship.fled + [say("board-long-range")] * ship.long_range
    return words.in_a_row(told)


def empire_text(facts: Facts, look: Look, seat: int) -> str:
    """One empire in words, as much as fits into the description of a picture."""
    said = " ".join(
        f"{line.strip()}."
        for line in empire_lines(facts, facts.empires[seat], said_sides(look, len(facts.empires)))
    )
    return shortened(said)
