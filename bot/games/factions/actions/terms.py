"""What a trade gives: amounts, cards by name, and cards of the giver's own choice (rules 7)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from bot.engine.moves import Text
from bot.games.factions.cards.cards import CALLED, EXPLORER, FACTION, MACHINES, NAME, OBJECTIVE, WORD, Card
from bot.games.factions.holdings.machines import machines_of
from bot.games.factions.holdings.modifiers import values
from bot.games.factions.table.state import Player, Table

TRADED = MACHINES[:FACTION]
"""The machines whose upgrades can be traded: those that all factions have."""
HANDS = ("explorers", "objectives")
"""What can be asked for without a name: so many of the partner's choice."""
_KINDS = (EXPLORER, OBJECTIVE)
"""The cards of each of HANDS."""
AMOUNTS = ("energy", "resources", *TRADED)


class Terms(msgspec.Struct, frozen=True, array_like=True):
    """What one side gives: `amounts` in the order of AMOUNTS, `cards` by name, `blind` so many of each of HANDS."""

    amounts: tuple[int, ...] = (0,) * len(AMOUNTS)
    cards: tuple[Card, ...] = ()
    blind: tuple[int, ...] = (0,) * len(HANDS)


def parse(words: Sequence[str]) -> Terms | None:
    """The terms written in words such as "energy-3", "explorers-1" or a card's; None if they are none.

    What is said twice is no term.
    """
    amounts, blind, cards = [0] * len(AMOUNTS), [0] * len(HANDS), list[Card]()
    for word in words:
        what, _, number = word.rpartition("-")
        if word in CALLED and CALLED[word] not in cards:
            cards.append(CALLED[word])
        elif what in AMOUNTS and number.isdigit() and not amounts[AMOUNTS.index(what)]:
            amounts[AMOUNTS.index(what)] = int(number)
        elif what in HANDS and number.isdigit() and not blind[HANDS.index(what)]:
            blind[HANDS.index(what)] = int(number)
        else:
            return None
    return Terms(tuple(amounts), tuple(cards), tuple(blind))


def amounts_of(player: Player) -> tuple[int, ...]:
    """How much a side has of each of AMOUNTS."""
    return player.energy, player.resources, *player.upgrades[:FACTION]


def open_cards(player: Player) -> list[Card]:
    """The cards of a side that everyone sees and that can be traded."""
    return [*player.shown, *player.techs, *(exoplanet.card for exoplanet in player.exoplanets)]


def hidden_cards(player: Player) -> tuple[list[Card], list[Card]]:
    """The cards of a side that it alone knows: explorers and objectives."""
    return player.explorers, player.objectives


def words_for(player: Player, *, own: bool) -> Iterator[str]:
    """Every word for something that a side can give; its hidden cards by name only in its `own` words."""
    for what, most in zip(AMOUNTS, amounts_of(player), strict=True):
        yield from (f"{what}-{n}" for n in range(1, most + 1))
    for card in open_cards(player):
        yield WORD[card]
    for what, cards in zip(HANDS, hidden_cards(player), strict=True):
        if own:
            yield from (WORD[card] for card in sorted(cards) if card > 0)
        else:
            yield from (f"{what}-{n}" for n in range(1, len(cards) + 1))


def has(player: Player, terms: Terms) -> bool:
    """Whether a side still has what the terms say."""
    held = {*open_cards(player), *player.explorers, *player.objectives}
    return (
        all(n <= most for n, most in zip(terms.amounts, amounts_of(player), strict=True))
        and held.issuperset(terms.cards)
        and all(n <= len(cards) for n, cards in zip(terms.blind, hidden_cards(player), strict=True))
    )


def missing_room(g: Table, side: int, gets: Terms) -> str:
    """What a side has no room for that it got in a trade, as a word of AMOUNTS; "" if all fits (7.6)."""
    if not any(gets.amounts):
        return ""
    player, now = g.players[side], values(g, side)
    caps = (
        now["energy-cap"],
        now["resource-cap"],
        *(machine.size for machine in machines_of(player)[:FACTION]),
    )
    for what, has_, more, cap in zip(AMOUNTS, amounts_of(player), gets.amounts, caps, strict=True):
        if more and has_ > cap:
            return what
    return ""


def hand_over(g: Table, giver: int, taker: int, terms: Terms) -> None:
    """Give everything that the terms name."""
    from_, to = g.players[giver], g.players[taker]
    energy, resources, *upgrades = terms.amounts
    from_.energy, to.energy = from_.energy - energy, to.energy + energy
    from_.resources, to.resources = from_.resources - resources, to.resources + resources
    for machine, n in enumerate(upgrades):
        from_.upgrades[machine] -= n
        to.upgrades[machine] += n
    for card in terms.cards:
        for exoplanet in [each for each in from_.exoplanets if each.card == card]:
            from_.exoplanets.remove(exoplanet)
            to.exoplanets.append(exoplanet)
        for mine, theirs in (
            (from_.shown, to.shown),
            (from_.explorers, to.explorers),
            (from_.objectives, to.objectives),
            (from_.techs, to.techs),
        ):
            if card in mine:
                mine.remove(card)
                theirs.append(card)
        from_.forget(card)


def amount(what: str, n: int) -> Text:
    """An amount of one of AMOUNTS or HANDS, for display."""
    return Text(f"amount-{what}", {"n": n})


def said(terms: Terms, player: Player, *, open_: bool) -> list[str | Text]:
    """The terms as texts; cards that only their owner knows by name only where `open_`, else by their number."""
    found = list[str | Text]()
    for what, n in zip(AMOUNTS, terms.amounts, strict=True):
        if n:
            found.append(amount(what, n))
    told = terms if open_ else unnamed(terms, player)
    found += [NAME[card] for card in told.cards]
    found += [amount(what, n) for what, n in zip(HANDS, told.blind, strict=True) if n]
    return found


def unnamed(terms: Terms, player: Player) -> Terms:
    """The terms as everyone may know them: cards that only their owner knows are counted, not named.

    That the owner no longer has one is known to no one else, so it still counts.
    """
    public = open_cards(player)
    hidden = [[card for card in terms.cards if card in kind and card not in public] for kind in _KINDS]
    named = tuple(card for card in terms.cards if not any(card in cards for cards in hidden))
    blind = (n + len(cards) for n, cards in zip(terms.blind, hidden, strict=True))
    return Terms(terms.amounts, named, tuple(blind))
