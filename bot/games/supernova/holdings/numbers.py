"""The numbers of the cards in a hand, by which pictures and menus name them: each keeps its own while it is held."""

from __future__ import annotations

from bot.games.supernova.cards.cards import HIDDEN, Card
from bot.games.supernova.table.state import Player


def numbers(player: Player) -> list[tuple[int, Card]]:
    """The cards of a hand with their numbers, from the lowest. A new card has the lowest number that is free."""
    if HIDDEN in player.hand:
        return list(enumerate(player.hand, 1))
    return [(number, card) for number, card in enumerate(_by_number(player), 1) if card != HIDDEN]


def keep_numbers(player: Player) -> None:
    """Note the numbers of a hand that has changed."""
    player.numbered = player.hand[:] if HIDDEN in player.hand else _by_number(player)


def _by_number(player: Player) -> list[Card]:
    """The cards of a hand by their numbers, from 1, HIDDEN where one is free."""
    held = set(player.hand)
    found = [card if card in held else HIDDEN for card in player.numbered]
    for card in sorted(held.difference(found)):
        if HIDDEN in found:
            found[found.index(HIDDEN)] = card
        else:
            found.append(card)
    while found and found[-1] == HIDDEN:
        found.pop()
    return found
