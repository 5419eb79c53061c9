"""What a viewer may know, and other worlds that a viewer could not tell from this one (rules 3, 12.2)."""

from __future__ import annotations

from bot.engine.moves import Seat
from bot.engine.rng import Rng
from bot.games.supernova.agenda import SuperNova
from bot.games.supernova.attack import Attack
from bot.games.supernova.cards import ALIEN, CIVILIZATION, HIDDEN, KIND, MERC, RACE, Card, P
from bot.games.supernova.cleanup import DropPopulation
from bot.games.supernova.invariants import every_card
from bot.games.supernova.options import deck_size
from bot.games.supernova.pledges import CONDITIONS, PLEDGED, SIDES
from bot.games.supernova.settings import HELD_FOR
from bot.games.supernova.setup import shared_deck, whole_core
from bot.games.supernova.special_effects import is_opened
from bot.games.supernova.state import ALWAYS, MINE, NEVER, Planet, Pledge, Wishes
from bot.games.supernova.trade import Accept, Bargain, Offer
from bot.games.supernova.windows import NOT_ASKED, Window

Slot = tuple[list[Card], int]
"""A place where a card lies that the viewer does not know."""


def closed_planets(g: SuperNova, viewer: Seat | None) -> list[Planet]:
    """The planets whose Civilization and population the viewer may not see."""
    if g.options["stacks"] == "open" or g.over:
        return []
    return [p for p in g.planets.values() if p.owner != viewer and not is_opened(g, p)]


def hide(g: SuperNova, viewer: Seat | None) -> None:
    """Turn a copy of the true state into what the viewer may know, in place."""
    for pile in g.piles:
        pile.deck = [HIDDEN] * len(pile.deck)
    known = known_in_hands(g, viewer)
    closed = closed_planets(g, viewer)
    hidden = {card for planet in closed for card in (*planet.civ, *planet.pop)}
    for planet in closed:
        planet.civ, planet.pop = [HIDDEN] * len(planet.civ), [HIDDEN] * len(planet.pop)
    for seat, player in enumerate(g.players):
        if seat != viewer:
            player.hand = sorted(card if card in known else HIDDEN for card in player.hand)
            player.wishes = Wishes()
    for step in g.stack:
        if isinstance(step, Window):
            step.answers = [a if seat == viewer else NOT_ASKED for seat, a in enumerate(step.answers)]
        elif isinstance(step, Offer | Bargain | Accept):
            if not knows_offer(step, viewer):
                step.card = HIDDEN
            if not isinstance(step, Offer) and viewer != step.seat:
                step.counters = [c if seat == viewer else [] for seat, c in enumerate(step.counters)]
                step.promises = [p if seat == viewer else [] for seat, p in enumerate(step.promises)]
        elif isinstance(step, Attack) and step.seat != viewer:
            step.peek = []
        elif isinstance(step, DropPopulation) and step.seat != viewer:
            step.cards = [HIDDEN if card in hidden else card for card in step.cards]


def knows_offer(step: Offer | Bargain | Accept, viewer: Seat | None) -> bool:
    """Whether the viewer has seen the card that is offered."""
    return viewer == step.seat or (not isinstance(step, Offer) and viewer in step.to)


def known_in_hands(g: SuperNova, viewer: Seat | None) -> set[Card]:
    """Cards in the hands of others that the viewer sees through what is going on."""
    known: set[Card] = set()
    for step in g.stack:
        if isinstance(step, Offer | Bargain | Accept):
            if knows_offer(step, viewer):
                known.add(step.card)
            if not isinstance(step, Offer) and viewer == step.seat:
                known.update(card for cards in step.counters for card in cards)
        elif isinstance(step, Attack) and step.seat == viewer:
            known.update(step.peek)
    return known


def fill(g: SuperNova, rng: Rng) -> None:
    """Put cards that fit where a view hides them, in place. Nothing happens to a true state."""
    unseen = _unseen(g, rng)
    if unseen is None:
        return
    for planet in g.planets.values():
        planet.civ = [_draw_kind(unseen, (CIVILIZATION,)) if c == HIDDEN else c for c in planet.civ]
        planet.pop = [_draw_kind(unseen, (MERC, ALIEN)) if c == HIDDEN else c for c in planet.pop]
    for pile in g.piles:
        own = [card for card in unseen if g.pile_for(card) is pile]
        pile.deck = [own.pop() if card == HIDDEN else card for card in pile.deck]
        unseen = [card for card in unseen if g.pile_for(card) is not pile] + own
    rng.shuffle(unseen)
    for player in g.players:
        player.hand = sorted(unseen.pop() if card == HIDDEN else card for card in player.hand)
    for step in g.stack:
        if isinstance(step, Offer | Bargain | Accept) and step.card == HIDDEN:
            step.card = rng.pick(g.players[step.seat].hand)
        elif isinstance(step, DropPopulation) and HIDDEN in step.cards:
            step.cards = [c for planet in g.planets_of(step.seat) for c in planet.pop] or step.cards


def _unseen(g: SuperNova, rng: Rng) -> list[Card] | None:
    """The cards that can lie in the hidden places of a view, in random order; None if there are none."""
    seen: set[Card] = set()
    hidden = 0
    for card in every_card(g):
        if card == HIDDEN:
            hidden += 1
        else:
            seen.add(card)
    if not hidden:
        return None
    unseen: list[Card] = []
    size = deck_size(g.options)
    for seat in range(len(g.piles)):
        deck = whole_core(seat, g.options) if size else shared_deck(g.seats, g.options)
        rest = [card for card in deck if card not in seen]
        rng.shuffle(rest)
        unseen += rest[: size - sum(card in seen for card in deck)] if size else rest
    rng.shuffle(unseen)
    return unseen


def _draw_kind(cards: list[Card], kinds: tuple[int, ...]) -> Card:
    """Take a card of one of these kinds, of the first of them if there is one."""
    at = min(range(len(cards)), key=lambda i: kinds.index(KIND[cards[i]]) if KIND[cards[i]] in kinds else 9)
    return cards.pop(at)


def shuffle_unknown(g: SuperNova, viewer: Seat | None, rng: Rng) -> None:
    """Deal the cards that the viewer does not know anew among their places, in place."""
    fill(g, rng)
    known = known_in_hands(g, viewer)
    slots: list[Slot] = [(pile.deck, i) for pile in g.piles for i in range(len(pile.deck))]
    for seat, player in enumerate(g.players):
        if seat != viewer:
            slots += [(player.hand, i) for i, card in enumerate(player.hand) if card not in known]
    before = [(pile, i, pile[i]) for pile, i in slots]
    _redeal(g, slots, rng)
    stacks = [
        (pile, i)
        for planet in closed_planets(g, viewer)
        for pile in (planet.civ, planet.pop)
        for i in range(len(pile))
    ]
    before += [(pile, i, pile[i]) for pile, i in stacks]
    for pile, i in stacks:
        likes = [
            (other, j)
            for other, j in (*slots, *stacks)
            if _kin(pile[i]) == _kin(other[j]) and g.pile_for(pile[i]) is g.pile_for(other[j])
        ]
        other, j = rng.pick(likes)
        pile[i], other[j] = other[j], pile[i]
    now = {card: pile[i] for pile, i, card in before}
    _rename(g, viewer, now)
    for player in g.players:
        player.hand.sort()


def _redeal(g: SuperNova, slots: list[Slot], rng: Rng) -> None:
    """Shuffle cards among their places, each deck for itself."""
    for pile in g.piles:
        own = [(cards, i) for cards, i in slots if g.pile_for(cards[i]) is pile]
        values = [cards[i] for cards, i in own]
        rng.shuffle(values)
        for (cards, i), card in zip(own, values, strict=True):
            cards[i] = card


def _kin(card: Card) -> tuple[int, int, int]:
    """Cards of one kin may lie under a closed stack in each other's place, and no limit is broken by it."""
    return KIND[card], RACE[card], P[card]


def _rename(g: SuperNova, viewer: Seat | None, now: dict[Card, Card]) -> None:
    """Let the steps speak of the cards that lie where those they knew lay."""
    for step in g.stack:
        if isinstance(step, Offer | Bargain | Accept):
            step.card = now.get(step.card, step.card)
            if not isinstance(step, Offer):
                step.counters = [[now.get(card, card) for card in cards] for cards in step.counters]
        elif isinstance(step, Attack):
            step.peek = [now.get(card, card) for card in step.peek]
        elif isinstance(step, DropPopulation) and step.seat != viewer:
            step.cards = [now.get(card, card) for card in step.cards]


def wish_anew(g: SuperNova, viewer: Seat | None, rng: Rng) -> None:
    """Give the others other wishes, in place."""
    for seat, player in enumerate(g.players):
        if seat == viewer:
            continue
        ask = rng.pick((NEVER, MINE, MINE, ALWAYS))
        player.wishes = Wishes(
            ask,
            ask,
            "game",
            [title for title in HELD_FOR if rng.below(4) == 0],
            [Pledge(rng.pick(SIDES), title, rng.pick(CONDITIONS)) for title in PLEDGED if rng.below(3) == 0],
        )
