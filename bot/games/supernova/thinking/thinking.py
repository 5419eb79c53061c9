"""What computer players know of the game beyond its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from bot.engine.moves import Event, Move, Seat, Side
from bot.engine.steps import Chooser
from bot.engine.thinking import Thinking
from bot.games.supernova.actions.draw import Draw
from bot.games.supernova.actions.homeworlds import FirstHomeworld
from bot.games.supernova.actions.together import Together
from bot.games.supernova.answers.asking import stack_owner
from bot.games.supernova.answers.windows import AnswerWindow
from bot.games.supernova.cards import language as fx
from bot.games.supernova.cards.cards import ALIEN, KIND, MERC, ROWS, SPECIAL_EFFECT, TITLE, TITLE_CALLED, WORD
from bot.games.supernova.conflict.attack_questions import Muster
from bot.games.supernova.conflict.attack_state import current_attack
from bot.games.supernova.holdings.stacks import roomiest
from bot.games.supernova.round.agenda import SuperNova
from bot.games.supernova.round.shaping import Shaping
from bot.games.supernova.table.state import BUILD
from bot.games.supernova.table.tables import DONE
from bot.games.supernova.thinking.evaluation import counts, risk, terms
from bot.games.supernova.thinking.reach import is_half_hearted
from bot.games.supernova.thinking.trading import good_offers, is_fair_answer, refused


class SuperNovaThinking(Thinking[SuperNova]):
    """How computer players see the game."""

    sees_ahead: ClassVar[bool] = True
    grounds: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "result": ("score",),
        "potential": ("score",),
        "planets": ("planets", "population", "strength"),
        "ships": ("ships", "fleet"),
        "hand": (),
        "idle": (),
        "hope": ("prey",),
        "fear": ("safe",),
        "battle": (),
        "trade": (),
        "rivals": ("behind",),
        "risk": (),
    }

    def terms(self, view: SuperNova, seat: Seat) -> dict[str, float]:
        return terms(view, seat)

    def risk(self, after: SuperNova, seat: Seat, events: Sequence[Event]) -> float:
        return risk(after, seat, events)

    def is_open(self, view: SuperNova, seat: Seat, term: str) -> bool:
        """Others may lay Environments on the same planets; then only owners are asked again. Cards are drawn later."""
        top = view.stack[-1] if view.stack else None
        if isinstance(top, Shaping) and not top.own:
            return term != "hand" and any(part.seat != seat for part in top.shapes())
        part = top.part_of(seat) if isinstance(top, Together) else top
        return isinstance(part, Draw) and term == "hand"

    def counts(self, view: SuperNova, side: Side) -> Mapping[str, int]:
        return {**self.game.measures(view, side), **counts(view, Seat(side))}

    def candidates(self, state: SuperNova, seat: Seat, dice: Chooser, most: int = 48) -> list[Move]:
        """No bargain in which the seat gives more than it gets, and no offer that no one gains by.

        No ship stays that would decide an attack, and what was offered in vain is discarded: it is not offered again.
        """
        found = super().candidates(state, seat, dice, most)
        top = state.stack[-1] if state.stack else None
        if isinstance(top, Muster) and DONE in found and is_half_hearted(state, top.attack(state)):
            found.remove(DONE)
        if isinstance(top, Together) and (card := refused(state, seat)) is not None:
            back = [
                move for move in found if move.verb == "discard" and move.values == (ROWS[TITLE[card]].word,)
            ]
            found = back or found
        good = good_offers(state, seat) if any(move.verb == "trade" for move in found) else set()
        return [
            move
            for move in found
            if (move.values in good if move.verb == "trade" else is_fair_answer(state, seat, move))
            and _is_timely(state, seat, move)
            and not _harms_itself(state, seat, move)
        ]

    def free_candidates(self, state: SuperNova, seat: Seat) -> list[Move]:
        return [move for move in super().free_candidates(state, seat) if _is_timely(state, seat, move)]


def _is_timely(g: SuperNova, seat: Seat, move: Move) -> bool:
    """Whether a Homeworld, if the move designates one, is the roomiest planet, and there are people to build on it.

    No race is declared: the first Aliens do so.
    """
    if move.verb != "homeworld":
        return True
    if len(move.values) > 1:
        return False
    top = g.stack[-1]
    if isinstance(top, FirstHomeworld):
        return True
    people = any(KIND[card] in (ALIEN, MERC) for card in g.players[seat].hand)
    builds = g.phase == BUILD and top.handles("play") and not isinstance(top, AnswerWindow)
    return people and builds and move.values[0] == WORD[roomiest(g, seat).card]


def _harms_itself(g: SuperNova, seat: Seat, move: Move) -> bool:
    """Whether a Special takes a card of one's own, or helps the other side of one's own battle."""
    if move.verb not in ("play", "lay") or len(move.values) < 2 or str(move.values[0]) not in TITLE_CALLED:
        return False
    effect, target = SPECIAL_EFFECT[TITLE_CALLED[str(move.values[0])]], str(move.values[1])
    if isinstance(effect, fx.ExileShip | fx.Scrap | fx.DiscardAlien):
        return stack_owner(g, target) == [seat]
    attack = current_attack(g)
    if isinstance(effect, fx.Side) and attack is not None and seat in (attack.seat, attack.defender):
        return target != ("attacker" if seat == attack.seat else "defender")
    return False
