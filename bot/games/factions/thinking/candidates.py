"""The moves that are worth a computer player's thought, where the rules allow far more.

A Movement is worth it to where something can be done that cannot be done more cheaply elsewhere. A trade from which
both sides gain is offered before anything else, since the answer may change the turn.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf

from bot.engine.moves import Move, Seat, Value
from bot.games.factions.actions.courses import (
    ENERGY,
    EXTRACT,
    GATE,
    NEW,
    RESOURCE,
    TO,
    account,
    course_of,
    has_stepped,
    memo_of,
    steps,
)
from bot.games.factions.actions.effects import Choice, is_mining
from bot.games.factions.actions.exploring import hand_of
from bot.games.factions.actions.moving import BEACON, MOVEMENT
from bot.games.factions.actions.places import ClearSectors, SiphonSector, WhichSector
from bot.games.factions.actions.planets import REFRESH, Market
from bot.games.factions.actions.research import TakeTech
from bot.games.factions.actions.trading import TradeOffer, offers
from bot.games.factions.cards.cards import (
    CALLED,
    EXOPLANET,
    JUPITER,
    MACHINES,
    MERCURY,
    OBJECTIVE,
    PLANETS,
    WORD,
    row_of,
)
from bot.games.factions.holdings.asking import first_of_each
from bot.games.factions.holdings.machines import machines_of
from bot.games.factions.holdings.modifiers import value
from bot.games.factions.holdings.upgrades import Build, room, room_in_all
from bot.games.factions.round.turn import START, TurnStep
from bot.games.factions.round.upkeep import GetReady
from bot.games.factions.scoring.scoring import machine_points, worth
from bot.games.factions.seat.settings import AtAnyTime
from bot.games.factions.table.board import BAND, BANDS, BESIDE, SECTOR_CALLED, SECTOR_WORD, SECTORS
from bot.games.factions.table.state import EMPTY, NONE, Player, Table
from bot.games.factions.table.tables import DECIDERS, SKIP
from bot.games.factions.thinking.bargains import best_counter, best_offer, near_counter, worth_of_trade
from bot.games.factions.thinking.building import machines_worth
from bot.games.factions.thinking.outlook import appeals, mined_from, reach
from bot.games.factions.thinking.remaining import time_left
from bot.games.factions.thinking.side_worth import crew_for
from bot.games.factions.thinking.worths import POINT, TECH_WORTH
from bot.games.factions.thinking.worths import RESOURCE as RESOURCE_WORTH
from bot.games.parts.paths import Way

MOST_WAYS = 10
"""How many Movements are considered: those that promise most for their price."""
A_STEP = 8
"""About what the energy for a step of price 1 is worth."""
WISHED = 200
"""What a band promises that an objective names."""
MOST_SECTORS = 6
"""How many sectors are considered if any can be chosen."""
MOST_TUNNELS = 2
"""How many sectors with asteroids are considered if a wormhole can go anywhere."""
SLOT = "slot-"
USE_MERCURY = Move("use", (PLANETS[MERCURY],))
USE_JUPITER = Move("use", (PLANETS[JUPITER],))
MOST_PICKS = 8
"""How many ways of choosing cards for a partner are tried."""
MOST_TECHS = 4
"""How many techs are considered: those that are worth most in a round."""
MOST_BUILDS = 5
"""How many ways of placing upgrades are tried."""


def likely_moves(g: Table, seat: Seat) -> list[Move] | None:
    """The moves worth thinking about, where they are not simply all moves."""
    answers = [move for offer in offers(g) if offer.answers == seat for move in replies(g, offer, seat)]
    if answers:
        return answers
    top = g.stack[-1] if g.stack else None
    if isinstance(top, TurnStep) and top.side == seat:
        moves = [move for move in top.moves(g, seat) if is_sensible(g, seat, move)]
        if top.stage(g) != START:
            return moves
        if not g.players[seat].turn.offers and g.seats > 1 and (trade := best_offer(g, seat)) is not None:
            return [trade]
        return [*moves, *movements(g, seat)]
    if isinstance(top, GetReady):
        return top.moves(g, seat)[:1]
    if isinstance(top, Build) and DECIDERS[g.seats][top.side] == seat:
        return builds(g, top)
    if isinstance(top, Market) and DECIDERS[g.seats][top.side] == seat and not top.early:
        # Three new cards are for the others, where the side could gain one.
        return [move for move in top.moves(g, seat) if move != REFRESH] or [REFRESH]
    if isinstance(top, TakeTech) and DECIDERS[g.seats][top.side] == seat:
        return sorted(top.moves(g, seat), key=lambda move: -TECH_WORTH[CALLED[str(move.values[0])]])[
            :MOST_TECHS
        ]
    if isinstance(top, Choice) and DECIDERS[g.seats][top.side] == seat and is_mining(top):
        # What is mined without an Action leaves it for something else.
        full = g.players[top.side].resources >= value(g, top.side, "resource-cap")
        return [SKIP] if full else top.moves(g, seat)[:1]
    if isinstance(top, WhichSector) and DECIDERS[g.seats][top.side] == seat:
        likely = {SECTOR_WORD[sector] for sector in sectors(g, top)}
        return [move for move in top.moves(g, seat) if move == SKIP or move.values[0] in likely]
    return None


def is_sensible(g: Table, seat: Seat, move: Move) -> bool:
    """Whether a move is no rescue that costs points, no exchange of two planets that are both elsewhere, no dawdling.

    A full battery is not charged: to wait is to pass. No asteroid is mined for a full hold, no one goes shopping at
    Jupiter without the price of an exoplanet, and whoever can get to Mercury is not rescued.
    """
    if move.verb == "charge" or move == USE_MERCURY:
        return g.players[seat].energy < value(g, seat, "energy-cap")
    if move.verb == "mine":
        return g.players[seat].resources < value(g, seat, "resource-cap")
    if move == USE_JUPITER:
        return g.players[seat].resources >= value(g, seat, "jupiter-cost")
    if move.verb == "swap":
        one, other = (PLANETS.index(str(word)) for word in move.values)
        return g.touches(seat, one) and not g.touches(seat, other)
    if move.verb == "rescue":
        is_free = BEACON in move.values or (g.first and not g.players[seat].rescued)
        return is_free and not is_near_mercury(g, seat)
    return True


def is_near_mercury(g: Table, seat: Seat) -> bool:
    """Whether a ship is beside Mercury, or may fly there with what its side has: in this turn, in the next, or in the
    next round, in which no energy lies in the way.
    """
    if g.touches(seat, MERCURY):
        return True
    energy, top = g.players[seat].energy, g.stack[-1]
    clear = reach(g, seat, energy, is_clear=True) if g.number < g.rounds else ()
    if clear and any(clear[sector] <= energy for sector in g.around(MERCURY)):
        return True
    if not isinstance(top, TurnStep) or top.stage(g) != START:
        prices = reach(g, seat, energy)
        return any(prices[sector] <= energy for sector in g.around(MERCURY))
    near = {SECTOR_WORD[sector] for sector in g.around(MERCURY)}
    return not near.isdisjoint(MOVEMENT.reach(g, seat, MOVEMENT.start(g, seat)))


def sectors(g: Table, step: WhichSector) -> list[int]:
    """The sectors that promise most, of all that can be chosen: full ones to empty, others to go to."""
    found = step.sectors(g)
    if len(found) <= MOST_SECTORS:
        return found
    if isinstance(step, ClearSectors | SiphonSector):
        return sorted(found, key=lambda sector: -g.energy_in(sector))[:MOST_SECTORS]
    worths = appeals(g, step.side)
    for ship in g.players[step.side].ships:
        worths[ship] = inf
    return sorted(found, key=lambda sector: -worths[sector])[:MOST_SECTORS]


# Movements -----------------------------------------------------------------------------------------------------------


def movements(g: Table, seat: Seat) -> Iterator[Move]:
    """The cheapest way to each planet, to asteroids, and into bands that an objective asks for, if it is worth it.

    Where nothing can be done with what the side has, it goes nowhere. No resources are burned for less than they are
    worth. What may come before the first step comes on top.
    """
    seen, lures, worths = set[str](), attractions(g, seat), appeals(g, seat)
    course, ways, start = course_of(g, seat), list[tuple[float, Way]](), MOVEMENT.start(g, seat)
    found = list(MOVEMENT.reach(g, seat, start).values())
    for way in sorted([*found, *_steps_after(start, found)], key=lambda way: way.spent):
        sector = SECTOR_CALLED[str(way.place)]
        features = lures[sector] - seen
        if not has_stepped(way):
            features -= {*PLANETS}
        if features:
            seen |= features
            promise = worths[sector] + (WISHED if any(feature in BANDS for feature in features) else 0)
            if promise > 0 and promise >= RESOURCE_WORTH * account(way).converted:
                ways.append((promise - A_STEP * way.spent, way))
    ways.sort(key=lambda pair: -pair[0])
    paths = [way.words for _, way in ways[:MOST_WAYS]]
    yield from (Move("move", path) for path in paths)
    if course.extractor and g.wormholes:
        yield from _walking(g, seat, ((EXTRACT, *path) for path in paths))
    if course.tunnels:
        yield from _walking(g, seat, _tunnels(g, seat))


def _steps_after(start: Way, found: Sequence[Way]) -> list[Way]:
    """The ways of one step after a jump, or in place of one, to where a jump leads as well: the cheapest to each place.

    Only who has stepped there can use a planet.
    """
    jumps = {way.place: way for way in found if not has_stepped(way)}
    best: dict[Value, Way] = {}
    for way in (start, *jumps.values()) if jumps else ():
        for hop in steps(way, *memo_of(way)):
            if hop.place in jumps and hop.price <= way.left:
                after = way.after(hop)
                if hop.place not in best or after.spent < best[hop.place].spent:
                    best[hop.place] = after
    return list(best.values())


def attractions(g: Table, seat: Seat) -> list[set[str]]:
    """By sector, what one may go there for: planets and asteroids that it touches, a band that an objective names."""
    bands = {
        when.of
        for card in g.players[seat].objectives
        if card in OBJECTIVE
        for when in OBJECTIVE[card].when
        if when.measure == "ship-in-band"
    }
    found = [{BANDS[BAND[sector]]} & bands for sector in range(SECTORS)]
    for ring, planet in enumerate(g.rings):
        if planet != NONE:
            for sector in BESIDE[ring][g.nodes[planet]]:
                found[sector].add(PLANETS[planet])
    mined = mined_from(g, seat)
    for slot, tile in enumerate(g.tiles):
        if tile != EMPTY:
            for sector in mined[slot]:
                found[sector].add(f"{SLOT}{slot}")
    return found


def _walking(g: Table, seat: Seat, paths: Iterator[tuple[Value, ...]]) -> Iterator[Move]:
    for path in paths:
        way = MOVEMENT.walk(g, seat, path)
        if way is not None and MOVEMENT.ends(way):
            yield Move("move", path)


def _tunnels(g: Table, seat: Seat) -> Iterator[tuple[Value, ...]]:
    """A wormhole comes to the ship, or from where the ship is to beside a planet; then a step through it."""
    at = g.players[seat].ships[-1]
    tokens = [SECTOR_WORD[sector] for sector in g.wormholes]
    for token in tokens if at not in g.wormholes else ():
        others = [other for other in tokens if other != token]
        for payment in (ENERGY, RESOURCE):
            yield from ((f"{GATE}{token}{payment}", TO + SECTOR_WORD[at], other) for other in others)
    if at in g.wormholes:
        token = next((word for word in tokens if word != SECTOR_WORD[at]), NEW)
        worths, mined = appeals(g, seat), mined_from(g, seat)
        full = {sector for slot, tile in enumerate(g.tiles) if tile != EMPTY for sector in mined[slot]}
        goals = [
            min(BESIDE[ring][g.nodes[planet]], key=g.energy_in)
            for ring, planet in enumerate(g.rings)
            if planet != NONE
        ]
        goals += sorted(full, key=lambda sector: (-worths[sector], g.energy_in(sector)))[:MOST_TUNNELS]
        for goal in goals:
            for payment in (ENERGY, RESOURCE):
                yield f"{GATE}{token}{payment}", TO + SECTOR_WORD[goal], SECTOR_WORD[goal]


def placements(g: Table, seat: Seat) -> list[Move]:
    """The explorers of the hand that explore an exoplanet, one by one."""
    player = g.players[seat]
    hand, found = hand_of(player), list[Move]()
    offered = first_of_each(hand)
    for exoplanet in player.exoplanets:
        need = EXOPLANET[exoplanet.card].need - worth(exoplanet.explorers, exoplanet.card)
        crew = crew_for(hand, exoplanet.card, need) if need > 0 else None
        kinds = [row_of(card) for card in crew or ()]
        found += [
            Move("place", (WORD[card], WORD[exoplanet.card])) for card in offered if row_of(card) in kinds
        ]
    return AtAnyTime().fitting(g, seat, found)


# Upgrades and answers ------------------------------------------------------------------------------------------------


def builds(g: Table, step: Build) -> list[Move]:
    """The best of all ways to place as many upgrades as there are: in one machine, or a level of one and another."""
    player, most = g.players[step.side], min(step.limit(g), room_in_all(g, g.players[step.side]))
    rows = set[tuple[int, ...]]()
    for first in range(len(MACHINES)):
        begun = min(most, _to_the_level(g, player, first))
        for second in range(len(MACHINES)) if begun else ():
            n = min(most - begun, room(g, player, second) - (begun if first == second else 0))
            if begun + n >= step.least:
                rows.add(tuple(sorted((first,) * begun + (second,) * n)))
    ranked = sorted(rows, key=lambda row: (-_worth_of(g, step.side, row), row))
    found = [Move("build", tuple(MACHINES[machine] for machine in row)) for row in ranked[:MOST_BUILDS]]
    return found or [step.default(g)]


def _worth_of(g: Table, side: int, row: tuple[int, ...]) -> int:
    """What the machines of a side are worth with so many upgrades more."""
    player = g.players[side]
    before = list(player.upgrades)
    for machine in row:
        player.upgrades[machine] += 1
    found = POINT * machine_points(player) + machines_worth(player, time_left(g, side))
    player.upgrades = before
    return found


def _to_the_level(g: Table, player: Player, machine: int) -> int:
    """The slots free in the level of a machine that is being built."""
    left = player.upgrades[machine]
    for size in machines_of(player)[machine].slots:
        if left < size:
            return size - left
        left -= size
    return 0


def replies(g: Table, offer: TradeOffer, seat: Seat) -> list[Move]:
    """Answers to an offer: a counter-offer by which both gain where the offer is no gain, else what can be said to it.

    What comes near to the offer goes first. A countered offer is not countered again.
    """
    is_plain = not offer.countered and not any((*offer.gives.blind, *offer.gets.blind))
    if is_plain:
        works = offer.fault(g) is None
        gain = worth_of_trade(g, seat, offer.maker, offer.gets, offer.gives)[0] if works else 0
        counter = (near_counter(g, seat, offer) or best_counter(g, seat, offer.maker)) if gain <= 0 else None
        if counter is not None and offer.is_whole(g, seat, counter):
            return [counter]
    return [*offer.moves(g, seat), *acceptances(g, offer, seat)]


def acceptances(g: Table, offer: TradeOffer, seat: Seat) -> list[Move]:
    """Ways of accepting an offer."""
    found, rows = list[Move](), [tuple[Value, ...]()]
    while rows and len(found) < MOST_PICKS:
        row = rows.pop()
        spot = offer.accept_spot(g, seat, row)
        if spot is not None:
            if spot.ends:
                found.append(Move("accept", row))
            rows += [(*row, choice.value) for choice in spot.next[:MOST_PICKS]]
    return found
