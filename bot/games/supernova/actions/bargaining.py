"""One side of a trade as one decision: a card and everyone it is offered to, or a whole answer to an offer (rules 6.4).

In words: `scout seat-2 seat-3` offers a Scout to two players, `scout everyone` to all; `freya promise-peace` answers
with Freya and a promise. Those who trade know the cards; the table hears to whom, what is promised, and at the end
how many cards changed hands.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.moves import Event, Mark, Move, Seat, Text, Value
from bot.engine.told import joined
from bot.games.parts.chain import Chain, Link, Walk
from bot.games.supernova.cards.cards import ROWS, TITLE_CALLED, WORDS
from bot.games.supernova.holdings.promises import PREFIX, promise_label, told
from bot.games.supernova.holdings.things import IN_HAND, title_label
from bot.games.supernova.table.state import Table
from bot.games.supernova.table.tables import DONE, SEAT_CALLED, SEAT_WORDS, WHO

VERB = "bargain"
EVERYONE = "everyone"
SHOWN = {**{word: IN_HAND + word for word in WORDS}, **{word: word for word in SEAT_WORDS}}
"""The words by which a picture shows what was or may be chosen; promises are in no picture."""


class WholeBargain(Chain):
    """An offer to one player or several, or a whole answer to one."""

    verb = VERB

    def closing(self, g: Table, seat: Seat, trail: Sequence[Link]) -> Move | None:
        return DONE

    def label(self, walk: Walk, seat: Seat, value: Value, links: Sequence[Link]) -> tuple[Text, Text | None]:
        word = str(value)
        if word == EVERYONE:
            return Text("choice-everyone", {"count": len(links[0].moves)}), None
        if word in SEAT_CALLED:
            return Text("choice-player", {"player": WHO[SEAT_CALLED[word]]}), None
        if word.startswith(PREFIX):
            return promise_label(word), None
        return title_label(walk.before, seat, word), None

    def marks(self, walk: Walk, seat: Seat) -> tuple[Mark, ...]:
        words = [str(word) for move in walk.moves for word in move.values] + [
            str(word) for word in walk.begun
        ]
        at = len(walk.begun)
        may = dict.fromkeys(str(link.words[at]) for link in walk.links)
        return (
            *(Mark(SHOWN[word], "chosen") for word in dict.fromkeys(words) if word in SHOWN),
            *(Mark(SHOWN[word], "may") for word in may if word in SHOWN and word not in words),
        )


class WholeOffer(WholeBargain):
    """A card, and those it is offered to. Where there is only one to offer it to, the single step is all."""

    def links(
        self, g: Table, seat: Seat, trail: Sequence[Link], begun: tuple[Value, ...] | None = None
    ) -> list[Link]:
        by_title: dict[str, list[Move]] = {}
        for move in g.stack[-1].moves(g, seat):
            if move.verb == "trade":
                by_title.setdefault(str(move.values[0]), []).append(move)
        found = list[Link]()
        for title, moves in by_title.items():
            front = () if trail or self.invited(g) else (title,)
            if front and not moves[1:]:
                return []
            found += [Link((*front, move.values[1]), (move,), not moves[1:]) for move in moves]
            if moves[1:]:
                found.append(Link((*front, EVERYONE), tuple(moves), last=True))
        return found

    def invited(self, g: Table) -> list[Seat]:
        """Who was invited before the chain began."""
        return []

    def whole(self, walk: Walk, seat: Seat) -> Text | None:
        return Text("bargain-whole-offer", {"card": _card(walk), "to": self._to(walk)})

    def preview(self, walk: Walk, seat: Seat) -> tuple[Event, ...]:
        if not walk.moves:
            return ()
        return (Event("will-offer", {"to": self._to(walk), "card": _card(walk)}, (seat,)),)

    def meant(self, walk: Walk, seat: Seat, word: str) -> Move | None:
        title = walk.begun[0] if walk.begun else walk.moves[0].values[0] if walk.moves else None
        return Move("trade", (word,) if title is None else (title, word))

    def proposals(self, g: Table, seat: Seat, verb: str, given: Sequence[Value]) -> Iterator[Move]:
        """What was typed: offered to everyone first, then to each player."""
        if verb == VERB:
            links = [link for link in self.links(g, seat, ()) if link.words[: len(given)] == tuple(given)]
            for link in sorted(links, key=lambda link: not link.last):
                yield Move(VERB, link.words)

    def disguises(self, g: Table, seat: Seat, move: Move, viewer: Seat | None) -> Iterator[Move]:
        """Those who are not invited see to whom a card was offered, not which."""
        words = [str(word) for word in move.values]
        invited = viewer is not None and (EVERYONE in words or SEAT_WORDS[viewer] in words)
        if viewer == seat or invited or not words or words[0] not in TITLE_CALLED:
            return
        for title in dict.fromkeys(link.words[0] for link in self.links(g, seat, ())):
            yield Move(VERB, (title, *move.values[1:]))

    def _to(self, walk: Walk) -> list[str]:
        return [
            WHO[to]
            for to in (*self.invited(walk.before), *(SEAT_CALLED[str(m.values[1])] for m in walk.moves))
        ]


class WholeInvitation(WholeOffer):
    """Further players to whom the card on offer goes."""

    def invited(self, g: Table) -> list[Seat]:
        return [] if not g.stack else list(g.stack[-1].to)


class WholeAnswer(WholeBargain):
    """Cards and promises for the card that is offered, in place of what was put together before."""

    def begin(self, g: Table, seat: Seat) -> None:
        g.stack[-1].counters[seat], g.stack[-1].promises[seat] = [], []

    def links(
        self, g: Table, seat: Seat, trail: Sequence[Link], begun: tuple[Value, ...] | None = None
    ) -> list[Link]:
        return [Link(move.values, (move,)) for move in g.stack[-1].moves(g, seat) if move.verb == "counter"]

    def whole(self, walk: Walk, seat: Seat) -> Text | None:
        cards, promises = _answer(walk)
        return Text("bargain-whole-answer", {"cards": len(cards), "promises": len(promises)})

    def preview(self, walk: Walk, seat: Seat) -> tuple[Event, ...]:
        (cards, promises), step = _answer(walk), walk.before.stack[-1]
        heard = [
            Event("promised", told(seat, step.seat, word.removeprefix(PREFIX)), told=joined("promise"))
            for word in promises
        ]
        if cards:
            heard.append(Event("countered-cards", {"seat": WHO[seat], "cards": cards}, (seat,)))
        return tuple(heard)

    def meant(self, walk: Walk, seat: Seat, word: str) -> Move | None:
        return Move("counter", (word,))

    def disguises(self, g: Table, seat: Seat, move: Move, viewer: Seat | None) -> Iterator[Move]:
        """Only the player who offers sees the cards of an answer; the others hear the promises."""
        if viewer in (seat, g.stack[-1].seat):
            return
        promises = tuple(word for word in move.values if str(word).startswith(PREFIX))
        if promises:
            yield Move(VERB, promises)
        for link in self.links(g, seat, ()):
            if not str(link.words[0]).startswith(PREFIX):
                yield Move(VERB, (*link.words, *promises))


OFFERING = {VERB: WholeOffer()}
INVITING = {VERB: WholeInvitation()}
ANSWERING = {VERB: WholeAnswer()}


def _card(walk: Walk) -> str:
    """The name of the card on offer."""
    return ROWS[TITLE_CALLED[str(walk.moves[0].values[0])]].name


def _answer(walk: Walk) -> tuple[list[str], list[str]]:
    """The names of the cards of an answer, and the words of its promises."""
    words = [str(move.values[0]) for move in walk.moves]
    cards = [ROWS[TITLE_CALLED[word]].name for word in words if word in TITLE_CALLED]
    return cards, [word for word in words if word not in TITLE_CALLED]
