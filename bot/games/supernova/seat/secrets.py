"""What a viewer may know, and other worlds that the viewer could not tell from this one (rules 3, 12.2)."""

from __future__ import annotations

from bot.engine.moves import Seat
from bot.engine.rng import Rng
from bot.games.supernova.actions.action import Action
from bot.games.supernova.actions.cleanup import DropPopulation
from bot.games.supernova.actions.draw import Draw
from bot.games.supernova.actions.special_effects.showing import is_opened
from bot.games.supernova.actions.together import Together
from bot.games.supernova.actions.trade import Accept, Bargain, TradeOffer
from bot.games.supernova.answers.asking import BATTLES, MISSES
from bot.games.supernova.answers.windows import ANSWERED, ASKED, NOT_ASKED, AnswerWindow
from bot.games.supernova.cards.cards import ALIEN, CIVILIZATION, HIDDEN, KIND, MERC, RACE, Card, P
from bot.games.supernova.conflict.attack import Attack
from bot.games.supernova.conflict.pledges import CONDITIONS, PLEDGED, SIDES
from bot.games.supernova.holdings.promises import MOST, PROMISES
from bot.games.supernova.holdings.things import keep_numbers
from bot.games.supernova.round.agenda import SuperNova
from bot.games.supernova.round.setup import shared_deck, whole_core
from bot.games.supernova.round.shaping import Shaping
from bot.games.supernova.seat.invariants import every_card
from bot.games.supernova.seat.settings import HELD_FOR
from bot.games.supernova.table.options import deck_size, is_leakless
from bot.games.supernova.table.state import ALWAYS, MINE, NEVER, Planet, Pledge, Wishes

CHOSEN = "hidden"
"""The pile that someone has chosen, where a view hides which."""

Slot = tuple[list[Card], int]
"""The place of a card that the viewer does not know."""


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
            player.wishes, player.numbered = Wishes(), []
    for seat in still_to_draw(g, viewer):
        g.drawn_from[seat] = CHOSEN
    for step in g.stack:
        if isinstance(step, AnswerWindow):
            step.answers = [a if seat == viewer else NOT_ASKED for seat, a in enumerate(step.answers)]
        elif isinstance(step, TradeOffer | Bargain | Accept):
            if not knows_offer(step, viewer):
                step.card = HIDDEN
            if not isinstance(step, TradeOffer) and viewer != step.seat:
                step.counters = [c if seat == viewer else [] for seat, c in enumerate(step.counters)]
            if isinstance(step, Bargain) and viewer != step.seat:
                step.promises = [
                    p if seat == viewer or step.answered[seat] else [] for seat, p in enumerate(step.promises)
                ]
        elif isinstance(step, Shaping):
            for part in step.shapes():
                if part.seat != viewer:
                    part.plan, part.answer, part.wished = [], NOT_ASKED, []
        elif isinstance(step, Action) and step.seat != viewer:
            step.offered = [HIDDEN] * len(step.offered)
        elif isinstance(step, Attack) and step.seat != viewer:
            step.peek = []
        elif isinstance(step, DropPopulation) and step.seat != viewer:
            step.cards = [HIDDEN if card in hidden else card for card in step.cards]


def still_to_draw(g: SuperNova, viewer: Seat | None) -> list[Seat]:
    """Other seats that have chosen a pile and not drawn from it yet: everyone sees that they have, not which."""
    parts = [part for step in g.stack if isinstance(step, Together) for part in step.parts]
    seats = [part.seat for part in parts if isinstance(part, Draw)]
    return [seat for seat in seats if seat != viewer and g.drawn_from[seat]]


def knows_offer(step: TradeOffer | Bargain | Accept, viewer: Seat | None) -> bool:
    """Whether the viewer has seen the card that is offered."""
    return viewer == step.seat or (not isinstance(step, TradeOffer) and viewer in step.to)


def known_in_hands(g: SuperNova, viewer: Seat | None) -> set[Card]:
    """Cards in the hands of others that the viewer sees through what is going on."""
    known: set[Card] = set()
    for step in g.stack:
        if isinstance(step, TradeOffer | Bargain | Accept):
            if knows_offer(step, viewer):
                known.add(step.card)
            if not isinstance(step, TradeOffer) and viewer == step.seat:
                known.update(card for cards in step.counters for card in cards)
        elif isinstance(step, Attack) and step.seat == viewer:
            known.update(step.peek)
    return known


def _for_decks(g: SuperNova, unseen: list[Card]) -> list[Card]:
    """Take as many cards of each pile as its deck needs, those that can lie on no planet first."""
    kept = list[Card]()
    for pile in g.piles if len(g.piles) > 1 else ():
        own = [card for card in unseen if g.pile_for(card) is pile]
        own.sort(key=lambda card: KIND[card] in (CIVILIZATION, MERC, ALIEN))
        kept += own[: pile.deck.count(HIDDEN)]
    unseen[:] = [card for card in unseen if card not in set(kept)]
    return kept


def fill(g: SuperNova, rng: Rng) -> None:
    """Fill the hidden places of a view with cards that fit, in place. A true state does not change."""
    unseen = _unseen(g, rng)
    if unseen is None:
        return
    kept = _for_decks(g, unseen)
    for planet in g.planets.values():
        planet.civ = [_draw_kind(unseen, (CIVILIZATION,)) if c == HIDDEN else c for c in planet.civ]
        planet.pop = [_draw_kind(unseen, (MERC, ALIEN)) if c == HIDDEN else c for c in planet.pop]
    unseen += kept
    for pile in g.piles:
        own = [card for card in unseen if g.pile_for(card) is pile]
        pile.deck = [own.pop() if card == HIDDEN else card for card in pile.deck]
        unseen = [card for card in unseen if g.pile_for(card) is not pile] + own
    rng.shuffle(unseen)
    for player in g.players:
        player.hand = sorted(unseen.pop() if card == HIDDEN else card for card in player.hand)
    for step in g.stack:
        if isinstance(step, TradeOffer | Bargain | Accept) and step.card == HIDDEN:
            step.card = rng.pick(g.players[step.seat].hand)
        elif isinstance(step, Action) and HIDDEN in step.offered:
            step.offered = _offered_before(g, step, rng)
        elif isinstance(step, DropPopulation) and HIDDEN in step.cards:
            step.cards = _name_hidden(step.cards, [planet.pop for planet in g.planets_of(step.seat)])


def _unseen(g: SuperNova, rng: Rng) -> list[Card] | None:
    """The cards that can lie in the hidden places of a view, in random order; None if there are none."""
    seen = set(every_card(g))
    if HIDDEN not in seen:
        return None
    seen.remove(HIDDEN)
    unseen: list[Card] = []
    size = deck_size(g.options)
    for seat in range(len(g.piles)):
        deck = whole_core(seat, g.options) if size else shared_deck(g.seats, g.options)
        rest = [card for card in deck if card not in seen]
        rng.shuffle(rest)
        unseen += rest[: size - sum(card in seen for card in deck)] if size else rest
    rng.shuffle(unseen)
    return unseen


def _offered_before(g: SuperNova, step: Action, rng: Rng) -> list[Card]:
    """Some cards that a player may have offered: of the hand, and if those are too few of other hands."""
    hands = [player.hand[:] for player in g.players]
    cards = hands.pop(step.seat)
    rng.shuffle(cards)
    return [*cards, *(card for hand in hands for card in hand)][: len(step.offered)]


def _name_hidden(cards: list[Card], stacks: list[list[Card]]) -> list[Card]:
    """Say which population is meant where a view hides it: that of one stack where one has so much, else of several."""
    missing = cards.count(HIDDEN)
    likely = sorted(stacks, key=lambda stack: len(stack) != missing)
    meant = iter([card for stack in likely for card in stack])
    return [next(meant) if card == HIDDEN else card for card in cards]


def _draw_kind(cards: list[Card], kinds: tuple[int, ...]) -> Card:
    """Take a card of one of these kinds, of the first of them if there is one."""
    at = min(range(len(cards)), key=lambda i: kinds.index(KIND[cards[i]]) if KIND[cards[i]] in kinds else 9)
    return cards.pop(at)


def shuffle_unknown(g: SuperNova, viewer: Seat | None, rng: Rng) -> None:
    """Deal the cards that the viewer does not know again among their places, in place."""
    fill(g, rng)
    known = known_in_hands(g, viewer)
    slots: list[Slot] = [(pile.deck, i) for pile in g.piles for i in range(len(pile.deck))]
    for seat, player in enumerate(g.players):
        if seat != viewer:
            slots += [(player.hand, i) for i, card in enumerate(player.hand) if card not in known]
    stacks = [
        (pile, i)
        for planet in closed_planets(g, viewer)
        for pile in (planet.civ, planet.pop)
        for i in range(len(pile))
    ]
    speaks = any(
        isinstance(step, Action | TradeOffer | Bargain | Accept | Attack | DropPopulation) for step in g.stack
    )
    before = [(pile, i, pile[i]) for pile, i in (*slots, *stacks)] if speaks else []
    _redeal(g, slots, rng)
    likes: dict[tuple[int, int, int], list[Slot]] = {_KIN[pile[i]]: [] for pile, i in stacks}
    if stacks:
        for slot in (*slots, *stacks):
            if (kin := likes.get(_KIN[slot[0][slot[1]]])) is not None:
                kin.append(slot)
    for pile, i in stacks:
        mine = g.pile_for(pile[i])
        other, j = rng.pick([slot for slot in likes[_KIN[pile[i]]] if g.pile_for(slot[0][slot[1]]) is mine])
        pile[i], other[j] = other[j], pile[i]
    if before:
        _rename(g, viewer, {card: pile[i] for pile, i, card in before})
    for player in g.players:
        player.hand.sort()


def _redeal(g: SuperNova, slots: list[Slot], rng: Rng) -> None:
    """Shuffle cards among their places, each deck for itself."""
    of_pile: dict[int, list[Slot]] = {id(pile): [] for pile in g.piles}
    for cards, i in slots:
        of_pile[id(g.pile_for(cards[i]))].append((cards, i))
    for own in of_pile.values():
        values = [cards[i] for cards, i in own]
        rng.shuffle(values)
        for (cards, i), card in zip(own, values, strict=True):
            cards[i] = card


_KIN = tuple((KIND[card], RACE[card], P[card]) for card in range(len(KIND)))
"""By card: those of one kin may lie under a closed stack in each other's place, and no limit is broken by it."""


def _rename(g: SuperNova, viewer: Seat | None, now: dict[Card, Card]) -> None:
    """Let the steps refer to the cards that are now where the ones they knew were."""
    for step in g.stack:
        if isinstance(step, TradeOffer | Bargain | Accept):
            step.card = now.get(step.card, step.card)
            if not isinstance(step, TradeOffer):
                step.counters = [[now.get(card, card) for card in cards] for cards in step.counters]
        elif isinstance(step, Action) and step.seat != viewer:
            step.offered = [now.get(card, card) for card in step.offered]
        elif isinstance(step, Attack):
            step.peek = [now.get(card, card) for card in step.peek]
        elif isinstance(step, DropPopulation) and step.seat != viewer:
            step.cards = [now.get(card, card) for card in step.cards]


def answer_anew(g: SuperNova, viewer: Seat | None, rng: Rng) -> None:
    """Let others have been asked, or have answered, in open windows and offers, in place: a view does not show it.

    So it is with the piles that others have chosen to draw from.
    """
    for seat in still_to_draw(g, viewer):
        g.drawn_from[seat] = rng.pick(("main", "discard"))
    for step in g.stack:
        if isinstance(step, Bargain) and viewer != step.seat:
            _promise_anew(step, viewer, rng)
        if isinstance(step, AnswerWindow) and not step.closed:
            _answer_anew(g, step, viewer, rng)
        if isinstance(step, Shaping) and not step.closed:
            _shape_anew(g, step, viewer, rng)


def _answer_anew(g: SuperNova, window: AnswerWindow, viewer: Seat | None, rng: Rng) -> None:
    """Whom a window asks is known; whether they have answered is not. Only at a leakless table all may have.

    In a battle, others may have been asked by a setting of their own.
    """
    others = [seat for seat in window.called if seat != viewer]
    for seat in others:
        window.answers[seat] = rng.pick((ASKED, ANSWERED))
    if window.kind in BATTLES:
        for seat in g.order():
            if seat != viewer and seat not in window.called:
                window.answers[seat] = rng.pick((NOT_ASKED, ASKED, ANSWERED))
    if others and ASKED not in window.answers and not is_leakless(g.options):
        window.answers[rng.pick(others)] = ASKED


def _shape_anew(g: SuperNova, step: Shaping, viewer: Seat | None, rng: Rng) -> None:
    """Let others have answered, and have planned Environments. Only at a leakless table all may have."""
    others = [part for part in step.shapes() if part.seat != viewer]
    for part in others:
        part.plan, part.wished = [], []
        part.answer = NOT_ASKED if g.players[part.seat].away else rng.pick((ASKED, ANSWERED))
        if part.answer == ANSWERED and (plays := part.shapes(g)) and rng.below(2):
            part.plan = [[str(word) for word in rng.pick(plays).values]]
    waited_for = [part for part in others if not g.players[part.seat].away]
    if waited_for and not is_leakless(g.options) and all(part.answer != ASKED for part in step.shapes()):
        rng.pick(waited_for).answer = ASKED


def _promise_anew(step: Bargain, viewer: Seat | None, rng: Rng) -> None:
    """Let the others who still think about an offer have something else in mind: all hear of it when they answer."""
    for seat in step.to:
        if seat != viewer and not step.answered[seat]:
            step.promises[seat] = [word for word in PROMISES if rng.below(3) == 0][:MOST]


def number_anew(g: SuperNova, viewer: Seat | None) -> None:
    """Number the cards of the others, which the viewer does not know, in place."""
    for seat, player in enumerate(g.players):
        if seat != viewer:
            keep_numbers(player)


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
            missed=MISSES if player.away else rng.below(MISSES),
            autopass=rng.below(2) == 0,
        )
