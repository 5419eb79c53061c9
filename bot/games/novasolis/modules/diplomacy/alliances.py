"""Alliances: who may found, join or leave one, and what it costs (rules 24.1 to 24.7)."""

from __future__ import annotations

import msgspec

from bot.engine.errors import Illegal
from bot.engine.files import load_object
from bot.engine.told import FELT, GRAVE, SMALL, touching
from bot.games.novasolis.agreements import draw_tokens, free_trade_tokens, in_bag
from bot.games.novasolis.core.actions.aftermath import Aftermath
from bot.games.novasolis.core.cards.cards import KINDS
from bot.games.novasolis.core.cards.phrases import amount
from bot.games.novasolis.core.cards.rows import ROOM
from bot.games.novasolis.core.holdings.holdings import allied, take
from bot.games.novasolis.core.holdings.reach import reach_of
from bot.games.novasolis.core.table.state import NONE, Table
from bot.games.novasolis.core.table.tables import SIDE_WORD, WHO
from bot.games.novasolis.modules.diplomacy.members import Alliances, alliance_of, allies_of, enter, members


class Costs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Diplomacy tokens: to create an alliance, to join one by the members there, to expel one, to attack an ally."""

    create: int
    join: tuple[int, ...]
    expel: int
    attack: int


COSTS = load_object(Costs, ROOM, "diplomacy.json")
FOUNDED, SECEDED = "founded", "seceded"
"""What an empire did this turn that forbids it to create an alliance (R24.0)."""
_LEFT = "left-"
"""How words begin for former allies that an empire left this turn, and for turning on whom it did not pay yet."""


def entry_cost(g: Table, alliance: int) -> int:
    """The diplomacy tokens that the next member takes (R24.1)."""
    return COSTS.join[len(members(g, alliance)) - 1]


def open_alliances(g: Table) -> list[int]:
    """The numbers of all alliances, ascending."""
    return sorted({*g.part(Alliances).of} - {0})


def against_entry(g: Table, side: int, cost: int) -> Illegal | None:
    """What stands against an empire entering an alliance for so many tokens (R24.1, R24.2, R25.10)."""
    if alliance_of(g, side):
        return Illegal("24.1", "alliance-member")
    if free_trade_tokens(g, side) <= 0:
        return Illegal("24", "alliance-no-trade-token")
    return Illegal("24.2", "alliance-no-tokens", {"n": cost, "left": in_bag(g)}) if in_bag(g) < cost else None


def alliance_word(alliance: int) -> str:
    """An alliance as the value of a move."""
    return f"alliance-{alliance}"


def asked(alliance: int) -> str:
    """What a turn has once for each alliance (R24.4)."""
    return f"asked-{alliance}"


def against_joining(g: Table, side: int, alliance: int) -> Illegal | None:
    """What stands against an empire asking to join an alliance (R24.4)."""
    if refusal := against_entry(g, side, entry_cost(g, alliance)):
        return refusal
    again = asked(alliance) in g.empires[side].turn.spent
    return Illegal("24.4", "alliance-asked") if again else None


def against_founding(g: Table, side: int) -> Illegal | None:
    """What stands against an empire creating an alliance, one a turn and none after withdrawing (R24.0)."""
    if refusal := against_entry(g, side, COSTS.create):
        return refusal
    spent = g.empires[side].turn.spent
    if FOUNDED in spent:
        return Illegal("24.1", "alliance-founded")
    return Illegal("24.1", "alliance-seceded") if SECEDED in spent else None


def against_leaving(g: Table, side: int) -> Illegal | None:
    """What stands against an empire withdrawing from its alliance: that it has something where allies rule (R24.6)."""
    friends = allies_of(g, side)
    if not alliance_of(g, side):
        return Illegal("24", "alliance-none")
    for number, sector in enumerate(g.sectors):
        if sector.owner in friends and (sector.has_forces(side) or sector.gate == side):
            values = {"sector": g.layout.words[number], "side": WHO[sector.owner]}
            return Illegal("24.6", "alliance-still-there", {**values})
    return None


def found_alliance(g: Table, side: int) -> None:
    """A new alliance with one member (X3.1.1)."""
    g.tell("alliance-created", side=WHO[side])
    taken = open_alliances(g)
    free = (number for number in range(1, len(g.empires) + 1) if number not in taken)
    enter(g, side, next(free))
    g.empires[side].turn.spent.append(FOUNDED)
    draw_tokens(g, side, COSTS.create, "created")


def join_alliance(g: Table, side: int, alliance: int) -> None:
    """An empire becomes a member (X3.1.2)."""
    cost = entry_cost(g, alliance)
    g.tell(
        "alliance-joined",
        told=touching(FELT, *members(g, alliance)),
        side=WHO[side],
        sides=[WHO[member] for member in members(g, alliance)],
    )
    enter(g, side, alliance)
    draw_tokens(g, side, cost, "joined")


def expel(g: Table, target: int) -> None:
    """A member is out; each of the others takes a token, in the order of their turns (X3.1.3)."""
    rest = allies_of(g, target)
    g.tell(
        "alliance-expelled",
        told=touching(GRAVE, target),
        side=WHO[target],
        sides=[WHO[member] for member in rest],
    )
    for side in g.play_order():
        if side in rest:
            draw_tokens(g, side, COSTS.expel, "expelled")
    _leave(g, target)


def secede(g: Table, side: int) -> None:
    """An empire withdraws; this turn it remembers from whom (X3.1.4)."""
    g.tell("alliance-left", told=touching(FELT, *allies_of(g, side)), side=WHO[side])
    g.empires[side].turn.spent.append(SECEDED)
    _part(g, side, allies_of(g, side))


def betray(g: Table, side: int, enemy: int) -> None:
    """Turn on an ally, or on one that was when one left the alliance this turn: tokens, once for each (R24.7)."""
    if enemy == g.entity_side:
        return
    spent, left = g.empires[side].turn.spent, _LEFT + SIDE_WORD[enemy]
    if allied(g, side, enemy):
        g.tell("alliance-betrayed", told=touching(GRAVE, enemy), side=WHO[side], other=WHO[enemy])
        draw_tokens(g, side, COSTS.attack, "attacked")
        _part(g, side, [other for other in allies_of(g, side) if other != enemy])
    elif left in spent:
        spent.remove(left)
        draw_tokens(g, side, COSTS.attack, "attacked")


def tokens_used(g: Table, side: int) -> int:
    """A member's trade token lies on the contract of its alliance (R25.10)."""
    return int(alliance_of(g, side) != 0)


def _part(g: Table, side: int, former: list[int]) -> None:
    """An empire leaves its alliance in its turn, in which it still has to pay for turning on some former allies."""
    g.empires[side].turn.spent += [_LEFT + SIDE_WORD[other] for other in former]
    _leave(g, side)
    _lose_support(g, side)


def _leave(g: Table, side: int) -> None:
    """The trade token comes back; where one member is left, the alliance is over (R24.5)."""
    alliance = alliance_of(g, side)
    enter(g, side, 0)
    if len(rest := members(g, alliance)) == 1:
        g.tell("alliance-dissolved", told=touching(SMALL, rest[0]), side=WHO[rest[0]])
        enter(g, rest[0], 0)


def _lose_support(g: Table, side: int) -> None:
    """In each sector that this Move has reached and that has lost its support, a unit is lost (X3.2.1, R24.6)."""
    running = next((step for step in reversed(g.stack) if isinstance(step, Aftermath)), None)
    if running is None:
        return
    supported = reach_of(g, side).supported
    for goal in running.goals:
        units = g.sectors[goal].units[side]
        kind = next((kind for kind, row in enumerate(KINDS) if row.moves and units[kind]), NONE)
        if goal not in supported and kind != NONE:
            take(g.sectors[goal], side, kind)
            g.tell(
                "support-lost",
                told=touching(FELT, side),
                side=WHO[side],
                sector=g.layout.words[goal],
                units=[amount(KINDS[kind].word, 1)],
            )
    running.goals = [goal for goal in running.goals if goal in supported]
