"""The numbers of the cards in a hand, by which pictures and menus name them: each keeps its own while it is held."""

from __future__ import annotations

from bot.games.supernova.cards.cards import HIDDEN, Card
from bot.games.supernova.table.state import Player


def numbers(player: Player) -> list[tuple[int, Card]]:
    """The cards of a hand with their numbers, from the lowest. A new card has the lowest number that is free."""
    if HIDDEN in player.hand:
        return list(enumerate(player.hand, 1))
    held = set(player.hand)
    found = {number: card for number, card in enumerate(player.numbered, 1) if card in held}
    fresh = sorted(held.difference(found.values()))
    free = (number for number in range(1, len(held) + len(player.numbered) + 1) if number not in found)
    return sorted([*found.items(), *zip(free, fresh, strict=False)])


def keep_numbers(player: Player) -> None:
    """Note the numbers of a hand that has changed."""
    if len(player.hand) == sum(card != HIDDEN for card in player.numbered) and not set(
        player.hand
    ).difference(player.numbered):
        return
    now = dict(numbers(player))
    player.numbered = [now.get(number, HIDDEN) for number in range(1, max(now, default=0) + 1)]
