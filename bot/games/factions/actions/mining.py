"""Mining asteroids: where, how many in a turn, and what they give (rules 10, 13 to 15)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from bot.engine.errors import Illegal
from bot.engine.moves import Move, Seat, Text
from bot.engine.told import part_of
from bot.games.factions.actions.objectives import finish_instant
from bot.games.factions.cards.cards import TILE
from bot.games.factions.cards.language import Mine
from bot.games.factions.holdings.asking import DO, Cause, Demand
from bot.games.factions.holdings.gains import gain_resources
from bot.games.factions.holdings.modifiers import value
from bot.games.factions.table.board import KUIPER, MINED_FROM, REACHED_FROM, SLOT_CALLED, SLOT_WORD, SLOTS
from bot.games.factions.table.state import EMPTY, Table
from bot.games.factions.table.tables import CHOOSE_SLOT, MINE, WHO

Where = Literal["legal", "adjacent", "any"]


def has_mined_enough(g: Table, side: int) -> bool:
    """Whether a side can mine no more this turn."""
    turn, most = g.players[side].turn, value(g, side, "mine-per-turn")
    return bool(most and turn.mined >= most) or (turn.ranged and _relied_enough(g, side))


def _relied_enough(g: Table, side: int) -> bool:
    """Whether a side has mined too many to rely on a tech's range as well."""
    most = value(g, side, "mine-ranged-limit")
    return bool(most) and g.players[side].turn.mined >= most


def is_at(g: Table, side: int, slot: int) -> bool:
    """Whether a ship that can act is in the sector of an asteroid, or touches a quadrant of the Kuiper Belt."""
    return not set(g.acting(side)).isdisjoint(REACHED_FROM[slot])


def is_near(g: Table, side: int, slot: int) -> bool:
    """Whether a ship is next to the sector of an asteroid of the belt, through the wormholes too."""
    return slot < KUIPER and any(REACHED_FROM[slot][0] in g.adjacent(ship) for ship in g.acting(side))


def slots_for(g: Table, side: int, where: Where) -> list[int]:
    """The asteroids that a side may mine now: by the rules, from next to them by a card, or anywhere."""
    if side == g.automa:
        return _filled(g, range(SLOTS)) if where == "any" else []
    reached: Iterable[int] = range(SLOTS)
    if where != "any":
        ships = set(g.acting(side) if where == "legal" else g.players[side].ships)
        reached = {slot for ship in ships for slot in MINED_FROM[ship]}
        if where == "adjacent" or (value(g, side, "mine-range") > 0 and not _relied_enough(g, side)):
            beside = {sector for ship in ships for sector in g.adjacent(ship)}
            reached |= {slot for sector in beside for slot in MINED_FROM[sector] if slot < KUIPER}
    found = _filled(g, reached)
    return found if found and not has_mined_enough(g, side) else []


def _filled(g: Table, slots: Iterable[int]) -> list[int]:
    return sorted(slot for slot in slots if g.tiles[slot] != EMPTY)


def list_mines(g: Table, side: int, found: list[Move]) -> None:
    """Append every asteroid that a side may mine as its Action."""
    found += [MINE[slot] for slot in slots_for(g, side, "legal")]


def mine(g: Table, side: int, word: str) -> None:
    """Mine an asteroid by the rules."""
    slot = SLOT_CALLED[word]
    take(g, side, slot, relied=not is_at(g, side, slot))


def take(g: Table, side: int, slot: int, *, relied: bool) -> None:
    """Turn an asteroid over, gain its resources and remove it. `relied`: only an own range let the side mine it."""
    card, turn = g.tiles[slot], g.players[side].turn
    g.tiles[slot], g.faces[slot], g.peeks[slot] = EMPTY, False, []
    g.bag.append(card)
    worth, bonus = TILE[card].value, 0 if side == g.automa else value(g, side, "mine-bonus")
    told, place = part_of("gained-resources"), SLOT_WORD[slot]
    g.tell("mined", told=told, side=WHO[side], slot=place, worth=worth, bonus=bonus)
    turn.mined += 1
    turn.ranged |= relied
    g.players[side].round.mined += 1
    turn.mined_at_once = gain_resources(g, side, worth + bonus, Text("gained-by-mining", {"slot": place}))
    finish_instant(g, side)


def refuse_mine(g: Table, side: int, move: Move) -> Illegal | None:
    """Why a side may not mine an asteroid now."""
    slot = SLOT_CALLED.get(str(move.values[0])) if move.values else None
    if slot is None:
        return None
    word = SLOT_WORD[slot]
    if g.tiles[slot] == EMPTY:
        return Illegal("10", "no-asteroid", {"slot": word})
    if has_mined_enough(g, side):
        return Illegal("10", "mined-enough")
    if is_near(g, side, slot) and value(g, side, "mine-range") and _relied_enough(g, side):
        return Illegal("16.7", "relied-enough")
    return Illegal("10", "kuiper-away" if slot >= KUIPER else "asteroid-away", {"slot": word})


@DO.of(Mine)
def _mine(g: Table, effect: Mine, cause: Cause) -> None:
    slots = slots_for(g, cause.side, effect.scope)
    if len(slots) == 1:
        _take_by(g, cause.side, slots[0], effect.scope)
    elif slots:
        g.push(WhichAsteroid(cause.side, effect.scope, cause.source))


def _take_by(g: Table, side: int, slot: int, where: Where) -> None:
    take(g, side, slot, relied=where == "legal" and not is_at(g, side, slot))


class WhichAsteroid(Demand, tag="which-asteroid"):
    """A card lets a side mine, and there are several asteroids."""

    where: Where
    source: str

    def text(self, g: Table) -> Text:
        return Text("ask-which-asteroid", {"source": self.source})

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return [CHOOSE_SLOT[slot] for slot in slots_for(g, self.side, self.where)]

    def do_choose(self, g: Table, seat: Seat, word: str) -> None:
        g.done(self)
        _take_by(g, self.side, SLOT_CALLED[word], self.where)
