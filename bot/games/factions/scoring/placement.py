"""Placing the explorers in hand so that the game ends best (rules 18)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product

import msgspec

from bot.games.factions.cards.cards import EXOPLANET, EXPLORER, Card
from bot.games.factions.scoring.scoring import COUNTS, TYPE_OF, is_explored, worth
from bot.games.factions.table.state import Exoplanet, Table
from bot.games.factions.table.tables import WHO

MOST_SEARCHED = 8
"""The most unexplored exoplanets that are considered: those that miss least."""

Needs = tuple[tuple[int, int], ...]
"""Exoplanets that still miss something: the type of each, and how much."""


def explore_best(g: Table, side: int, outcome: Callable[[Table], tuple[int, ...]]) -> None:
    """Place explorers of the hand so that the `outcome` for a side, which may change its table, is best (18)."""
    player = g.players[side]
    for exoplanet, explorers in best_placement(g, side, outcome):
        for card in explorers:
            (player.explorers if card in player.explorers else player.shown).remove(card)
            exoplanet.explorers.append(card)
        g.tell(
            "explorers-placed",
            side=WHO[side],
            explorers=[EXPLORER[card].name for card in explorers],
            exoplanet=EXOPLANET[exoplanet.card].name,
            explored=int(is_explored(exoplanet)),
        )


def best_placement(
    g: Table, side: int, outcome: Callable[[Table], tuple[int, ...]]
) -> list[tuple[Exoplanet, list[Card]]]:
    """Explorers in hand for each exoplanet that they explore, so that the outcome is best.

    Nothing where none is better than none. Each choice of exoplanets is filled in two ways, one of which spares
    explorers, as some objectives count those in hand.
    """
    player, best = g.players[side], list[tuple[Exoplanet, list[Card]]]()
    open_ = sorted(
        (each for each in player.exoplanets if not is_explored(each)),
        key=lambda each: (_missing(each), each.card),
    )[:MOST_SEARCHED]
    hand = sorted([*player.explorers, *player.shown])
    sparing = sorted(hand, key=lambda card: -max(COUNTS[card]))
    most = _placed(g, side, best, outcome)
    for choice in product((False, True), repeat=len(open_)):
        chosen = [each for each, is_in in zip(open_, choice, strict=True) if is_in]
        if not chosen or not can_fill(tuple((TYPE_OF[each.card], _missing(each)) for each in chosen), hand):
            continue
        usual, spared = _fill(chosen, hand), _fill(chosen, sparing)
        for groups in (usual, spared) if _cards(spared) < _cards(usual) else (usual,):
            if (reached := _placed(g, side, groups, outcome)) > most:
                best, most = groups, reached
    return best


def _cards(groups: Sequence[tuple[Exoplanet, Sequence[Card]]]) -> int:
    return sum(len(explorers) for _, explorers in groups)


def _placed(
    g: Table,
    side: int,
    groups: Sequence[tuple[Exoplanet, Sequence[Card]]],
    outcome: Callable[[Table], tuple[int, ...]],
) -> tuple[int, ...]:
    """The outcome once groups of explorers are placed."""
    world = msgspec.msgpack.decode(msgspec.msgpack.encode(g), type=Table)
    player = world.players[side]
    own = {each.card: each for each in player.exoplanets}
    for exoplanet, explorers in groups:
        for card in explorers:
            (player.explorers if card in player.explorers else player.shown).remove(card)
        own[exoplanet.card].explorers += explorers
    return outcome(world)


def _missing(exoplanet: Exoplanet) -> int:
    return EXOPLANET[exoplanet.card].need - worth(exoplanet.explorers, exoplanet.card)


def can_fill(needs: Needs, hand: Sequence[Card], *, later: Sequence[Card] = ()) -> bool:
    """Whether explorers can fill all needs; those in `later` are for all but the first.

    Tries card after card, the strongest first, and never twice what is left to fill in the same way.
    """
    cards = [(_gains(needs, card), 0) for card in hand] + [(_gains(needs, card), 1) for card in later]
    cards.sort(key=lambda each: (max(each[0], default=0), -sum(each[0]), each))
    reach = [0]
    for gains, begin in cards:
        reach.append(reach[-1] + max(gains[begin:], default=0))
    failed = set[tuple[tuple[int, int], ...]]()

    def filled(missing: tuple[int, ...], number: int) -> bool:
        """Whether the first so many cards fill what is missing."""
        if not any(missing):
            return True
        alike = (number, 0), *_alike(needs, missing)
        if sum(missing) > reach[number] or alike in failed:
            return False
        failed.add(alike)
        return any(filled(after, number - 1) for after in _after(missing, *cards[number - 1]))

    return filled(tuple(missing for _, missing in needs), len(cards))


def _gains(needs: Needs, card: Card) -> tuple[int, ...]:
    return tuple(EXPLORER[card].worth(type_) for type_, _ in needs)


def _alike(needs: Needs, missing: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """A key that is equal if only exoplanets of the same type change places; the first exoplanet keeps its own."""
    pairs = [(type_, left) for (type_, _), left in zip(needs, missing, strict=True)]
    return (*pairs[:1], *sorted(pairs[1:]))


def _after(missing: tuple[int, ...], gains: tuple[int, ...], begin: int) -> list[tuple[int, ...]]:
    """What may be missing after an explorer was placed on any exoplanet from `begin` on where it helps."""
    found = [
        (*missing[:at], max(0, missing[at] - gains[at]), *missing[at + 1 :])
        for at in range(begin, len(missing))
        if missing[at] and gains[at]
    ]
    return sorted(found, key=sum) or [missing]


def _fill(chosen: Sequence[Exoplanet], hand: list[Card]) -> list[tuple[Exoplanet, list[Card]]]:
    """Explorers for each of some exoplanets that the hand can fill: the first that leave enough for the others."""
    found = []
    for number, exoplanet in enumerate(chosen):
        rest = tuple((TYPE_OF[each.card], _missing(each)) for each in chosen[number + 1 :])
        type_, missing, group, passed = (
            TYPE_OF[exoplanet.card],
            _missing(exoplanet),
            list[Card](),
            list[Card](),
        )
        for at, card in enumerate(hand):
            gain = EXPLORER[card].worth(type_)
            needs = ((type_, max(0, missing - gain)), *rest)
            if missing > 0 and gain and can_fill(needs, hand[at + 1 :], later=passed):
                group.append(card)
                missing -= gain
            else:
                passed.append(card)
        hand = passed
        found.append((exoplanet, group))
    return found
