"""The Action phase: pass, trade, jettison one card or several, or attack (rules 6.4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import ClassVar

from msgspec.structs import replace

from bot.engine.errors import Illegal
from bot.engine.moves import Ask, Choice, Event, Move, Seat, Spot, Text, Value
from bot.engine.told import joined, part_of
from bot.games.parts.chain import Chain
from bot.games.parts.several import choose_several
from bot.games.supernova.actions import bargaining
from bot.games.supernova.actions.cleanup import least
from bot.games.supernova.actions.trade import TradeOffer
from bot.games.supernova.answers.asking import may_be_held
from bot.games.supernova.answers.refusals import named, refuse_hand
from bot.games.supernova.answers.slots import Slot
from bot.games.supernova.cards.cards import (
    CARD_CALLED,
    HIDDEN,
    NAME,
    NONE,
    OWN_ACTION,
    TITLE,
    TITLE_CALLED,
    WINDOW,
    WORDS,
    Card,
    Title,
)
from bot.games.supernova.conflict import muster
from bot.games.supernova.conflict.attack import Attack
from bot.games.supernova.conflict.prospects import list_attacks, refuse_attack
from bot.games.supernova.holdings.things import title_label
from bot.games.supernova.holdings.zones import discard, take_from_hand
from bot.games.supernova.table.state import ACTION, Table
from bot.games.supernova.table.tables import DONE, JETTISON, NOBODY, PASS, SEAT_CALLED, SEATS, TRADE, WHO

VERB = "dump"


def dump_spot(g: Table, seat: Seat, chosen: Sequence[Value], most: int) -> Spot | None:
    """Where the choice of up to `most` cards of the hand stands. The least useful of those left is suggested."""
    hand = [card for card in g.players[seat].hand if card != HIDDEN]
    if not most or not hand:
        return None
    words = [WORDS[TITLE[card]] for card in hand]
    left = [card for card, word in zip(hand, words, strict=True) if word not in chosen]
    suggested = WORDS[TITLE[least(left)]] if left else ""
    offered = [Choice(word, title_label(g, seat, word), True, suggested=word == suggested) for word in words]
    spot = choose_several(offered, chosen, 1, most)
    if spot is None or not chosen:
        return spot
    told = (
        Event("will-jettison", {"card": f"~card-{word}"}, told=joined("card"))
        for word in in_hand(g, seat, chosen)
    )
    return replace(spot, preview=tuple(told), whole=Text("dump-whole", {"count": len(chosen)}))


def in_hand(g: Table, seat: Seat, words: Sequence[Value]) -> list[Value]:
    """Words of cards in the order of the hand."""
    order: list[Title] = [TITLE[card] for card in g.players[seat].hand]
    return sorted(words, key=lambda word: order.index(TITLE_CALLED[str(word)]))


JETTISONED = 3
"""How many cards a player may jettison."""


class Action(Slot, tag="action"):
    """One action, with Specials for the player's own Action phase before and after it.

    `acted` is "", "trade", "jettison" or "attack"; `busy` while the trade or attack goes on; `count` the cards
    jettisoned; `over` after a Cease-Fire. With free trade, a trade does not use up the action; `offered` are the cards
    offered so far, each only once (rules 12.3), which views of others do not tell.
    """

    acted: str = ""
    busy: bool = False
    count: int = 0
    offered: list[Card] = []
    over: bool = False

    timings: ClassVar[frozenset[int]] = frozenset({WINDOW, OWN_ACTION})
    prompt: ClassVar[str] = "action"
    chains: ClassVar[Mapping[str, Chain]] = {**muster.CHAINS, **bargaining.OFFERING}

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        return NOBODY if self.busy else SEATS[self.seat]

    def ask(self, g: Table, seat: Seat) -> Ask:
        """Whoever has acted is asked whether there is anything else."""
        found = super().ask(g, seat)
        if self.acted and not self.may_jettison() and not self.may_trade(g):
            return replace(found, prompt=Text("ask-action-more", self.about(g)))
        if self.acted == "jettison":
            return replace(found, hint=Text("hint-action-jettison"))
        attacks = list[Move]()
        list_attacks(g, seat, attacks)
        return found if attacks else replace(found, hint=Text("hint-action-peaceful"))

    def run(self, g: Table) -> None:
        """Go on after the trade or attack, which is over."""
        self.busy = False
        if self.over or self.is_over(g):
            g.done(self)

    def is_over(self, g: Table) -> bool:
        """Whether everyone can see that nothing more can be done: an action is, and no Special of this part may follow.

        Specials for any window may follow at the end of the phase (10.5).
        """
        used_up = bool(self.acted) and not (self.acted == "jettison" and self.may_jettison())
        return used_up and not may_be_held(g, frozenset({OWN_ACTION}), ACTION)

    def default(self, g: Table) -> Move:
        return DONE if self.acted else PASS

    def may_trade(self, g: Table) -> bool:
        """Whether a card may be offered: one a turn, unless trade is free."""
        if g.options["trade"] == "free":
            return True
        return not self.acted and g.players[self.seat].offered != g.turn

    def to_offer(self, g: Table, title: Title | None) -> Card | None:
        """The first card of a title in the hand that has not been offered yet."""
        hand = g.players[self.seat].hand
        return next((card for card in hand if TITLE[card] == title and card not in self.offered), None)

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        found: list[Move] = []
        titles: list[int] = []
        for card in g.players[seat].hand:
            title = TITLE[card]
            if title != NONE and (not titles or titles[-1] != title):
                titles.append(title)
        if self.may_jettison():
            found += [JETTISON[title] for title in titles]
        if not self.acted:
            list_attacks(g, seat, found)
        if self.may_trade(g):
            others = [s for s in range(g.seats) if s != seat and not g.players[s].resigned]
            for title in titles:
                if self.to_offer(g, title) is None:
                    continue
                row = TRADE[title]
                for other in others:
                    found.append(row[other])
        self.list_specials(g, found)
        found.append(DONE if self.acted else PASS)
        return found

    def may_jettison(self) -> int:
        """How many cards more may be jettisoned."""
        return JETTISONED - self.count if self.acted in ("", "jettison") else 0

    def spot(self, g: Table, seat: Seat, verb: str, chosen: tuple[Value, ...]) -> Spot | None:
        if verb == VERB:
            return dump_spot(g, seat, chosen, self.may_jettison())
        return super().spot(g, seat, verb, chosen)

    def composed(self, g: Table, seat: Seat, verb: str, moves: Sequence[Move]) -> tuple[Move, int] | None:
        if verb != VERB:
            return super().composed(g, seat, verb, moves)
        first = takewhile(lambda move: move.verb == "jettison", moves[: self.may_jettison()])
        words = [str(move.values[0]) for move in first]
        return (Move(VERB, tuple(in_hand(g, seat, words))), len(words)) if words else None

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        if move.verb == VERB and self.may_jettison():
            return refuse_hand(g, seat, Move(VERB, move.values[-1:]))
        if move.verb in ("trade", "jettison"):
            if refusal := refuse_hand(g, seat, move):
                return refusal
            if move.verb == "trade" and not (self.may_trade(g) and self.to_offer(g, named(move)) is not None):
                return Illegal("6.4", "traded-already")
        if move.verb in ("trade", "jettison", VERB, "attack") and self.acted:
            return Illegal("6.4", "acted-already")
        if move.verb == "attack":
            return refuse_attack(g, seat, move)
        return super().refuse(g, seat, move)

    def do_pass(self, g: Table, seat: Seat) -> None:
        g.done(self)
        g.tell("passed", told=part_of("turn"), seat=WHO[seat])

    def do_done(self, g: Table, seat: Seat) -> None:
        g.done(self)

    def do_trade(self, g: Table, seat: Seat, word: str, to: str) -> None:
        card = self.to_offer(g, TITLE_CALLED[word])
        if card is None:
            raise ValueError(f"seat {seat} holds no {word}")
        g.players[seat].offered = g.turn
        if g.options["trade"] == "once":
            self.acted = "trade"
        else:
            self.offered.append(card)
        self.busy = True
        offer = TradeOffer(seat, card, [SEAT_CALLED[to]])
        g.push(offer)
        offer.look(g)

    def do_jettison(self, g: Table, seat: Seat, word: str) -> None:
        self.put_down(g, seat, word)
        if self.is_over(g):
            g.done(self)

    def put_down(self, g: Table, seat: Seat, word: str) -> None:
        """One card goes onto the Discard pile."""
        self.acted = "jettison"
        self.count += 1
        card = take_from_hand(g, seat, TITLE_CALLED[word])
        discard(g, [card])
        g.tell("jettisoned", told=joined("card"), seat=WHO[seat], card=NAME[card])

    def do_dump(self, g: Table, seat: Seat, *words: str) -> None:
        for word in in_hand(g, seat, words):
            self.put_down(g, seat, str(word))
        if self.is_over(g):
            g.done(self)

    def do_attack(self, g: Table, seat: Seat, target: str, origin: str) -> None:
        self.acted, self.busy = "attack", True
        planet = g.planets[CARD_CALLED[target]]
        attack = Attack(seat, CARD_CALLED[origin], planet.card, planet.owner)
        g.push(attack)
        attack.muster(g)
