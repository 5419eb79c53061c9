"""What a table asks, as one viewer may know it: the open questions, whose they are, and what the viewer may do."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar, NamedTuple

from bot.discord.core.layout.components import Click
from bot.discord.core.text.texts import Speech
from bot.engine.moves import CLOCK, Ask, Move, Pace, Seat, Side, Spot, Value, Verb, sides_asked
from bot.engine.offer import Offer
from bot.engine.rules import Game
from bot.sessions import Position, SessionView
from bot.sessions.core.people import USUAL, Person
from bot.sessions.play.drafts import Draft


class Begun(NamedTuple):
    """The part of a draft that still stands, and whether something had to be cut off."""

    verb: Verb
    values: tuple[Value, ...]
    spot: Spot
    cut: bool


@dataclass(frozen=True)
class AskedView:
    """A session seen from a seat (None: the channel) with its questions; `table.TableView` puts them in words.

    `user_id` is whose eyes it is for (None: everyone's in the channel).
    """

    refreshes: ClassVar[bool] = True
    """Whether the game may go on while its panel is open, so that it can be refreshed."""

    session: SessionView
    game: Game[Any]
    seat: Seat | None
    position: Position
    speech: Speech
    person: Person = USUAL
    draft: Draft | None = None
    user_id: int | None = None

    @cached_property
    def view(self) -> Any:
        """The state as this viewer may know it."""
        return self.position.view

    @cached_property
    def over(self) -> bool:
        """Whether the game is over."""
        return not self.session.status.live or self.position.over

    def click(self, act: str, *path: str) -> Click:
        """A click at this table, by someone who has seen what this viewer sees."""
        return Click(act, self.session.id, self.position.revision, path)

    @cached_property
    def own_sides(self) -> frozenset[Side]:
        """The sides that the viewer plays."""
        if self.seat is None:
            return frozenset()
        return frozenset(Side(i) for i, side in enumerate(self.speech.sides) if side.seat == self.seat)

    @cached_property
    def asks(self) -> list[Ask]:
        """The open questions to the viewer's own seat."""
        return [] if self.seat is None else self.asks_of(self.seat)

    @property
    def asides(self) -> list[Ask]:
        """The open questions to the viewer that are outside the turn."""
        return [ask for ask in self.asks if ask.pace is not Pace.TURN]

    def asks_of(self, seat: Seat) -> list[Ask]:
        """The open questions to a seat, as far as this viewer may know them."""
        return [ask for ask in self.position.asks if ask.seat == seat]

    @cached_property
    def turn_asks(self) -> list[Ask]:
        """The questions of the turn itself: they say whose turn it is."""
        return [ask for ask in self.position.asks if ask.pace is Pace.TURN and ask.seat != CLOCK]

    @cached_property
    def turn_seats(self) -> set[Seat]:
        """The seats whose turn it is."""
        return {ask.seat for ask in self.turn_asks}

    @cached_property
    def other_asks(self) -> list[Ask]:
        """The questions outside the turn: asides and windows."""
        return [ask for ask in self.position.asks if ask.pace is not Pace.TURN and ask.seat != CLOCK]

    @cached_property
    def main_asks(self) -> list[Ask]:
        """The questions that say who must do something: those of the turn, else those outside it."""
        return self.turn_asks or self.other_asks

    @cached_property
    def main_sides(self) -> list[Side]:
        """The sides that must do something."""
        return sides_asked(self.main_asks)

    @cached_property
    def clock_asks(self) -> list[Ask]:
        """The open windows, no matter who may answer in them."""
        return [ask for ask in self.position.asks if ask.seat == CLOCK]

    @property
    def titled(self) -> list[Ask]:
        """The question that the title line says."""
        return self.main_asks[:1] if len(self.main_sides) == 1 else []

    @cached_property
    def offer(self) -> Offer:
        """What the viewer's seat may do, as far as this viewer can tell."""
        assert self.position.offer is not None
        return self.position.offer

    @property
    def has_company(self) -> bool:
        """Whether more than one person plays."""
        return len({holder.user_id for holder in self.session.holders} - {None}) > 1

    @cached_property
    def begun(self) -> Begun | None:
        """The longest beginning of the seat's draft that still walks; None if there is none."""
        draft = self.draft
        if draft is None or self.seat is None or self.over:
            return None
        offer, verb = self.offer, self.game.info.verb(draft.verb)
        if verb is None:
            return None
        for n in range(len(draft.values), 0, -1):
            if (spot := offer.spot(verb.name, draft.values[:n])) is not None:
                return Begun(verb, draft.values[:n], spot, n < len(draft.values))
        return None

    @cached_property
    def legal(self) -> list[Move]:
        """Every legal move of the viewer's seat; none once the game is over."""
        return [] if self.over else self.offer.moves
