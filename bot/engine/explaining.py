"""Why a move is not legal: by the rule of the step it was meant for, else for a reason common to all games."""

from __future__ import annotations

from typing import Any, Protocol

from bot.engine.errors import Illegal
from bot.engine.moves import CLOCK, Ask, Move, Seat, Values, literal, who
from bot.engine.offer import Offer, Rules, numbers_of
from bot.engine.steps import Step


class Asking(Rules, Protocol):
    """What of a game an explanation is made from; see `rules.Game`."""

    def asks(self, state: Any, viewer: Seat | None = None) -> list[Ask]: ...


def explain(game: Asking, state: Any, seat: Seat, move: Move, offer: Offer) -> Illegal:
    """Why a move that is not in the offer is not legal. Reasons common to all games have no rule number."""
    verb = game.info.verb(move.verb)
    if state.over:
        return Illegal("1", "game-over")
    if verb is None:
        return Illegal("", "unknown-verb", {"verb": literal(move.verb), "verbs": _usable(offer)})
    steps = offer.steps
    beside = [step for step in (game.anytime, game.preferences) if step is not None]
    walks = _walking(move, offer) if verb.open else len(move.values)
    asked = Move(move.verb, move.values[: walks + 1])
    for step in (*steps, *beside):
        if step.handles(move.verb) and (refusal := step.refuse(state, seat, asked)):
            return refusal
    if not steps:
        others: list[Step] = [*state.stack[-1:], *state.beside]
        for step in others:
            if step.handles(move.verb) and (refusal := step.refuse_others(state, seat, move)):
                return refusal
        known = (ask for ask in game.asks(state) if ask.audience is None or seat in ask.audience)
        awaited = list(dict.fromkeys(who(ask.whose) for ask in known if ask.seat != CLOCK))
        return Illegal("", "not-asked", {"awaited": awaited})
    usable = _usable(offer)
    if f"~verb-{move.verb}" not in usable:
        return Illegal("", "not-now", {"verb": f"~verb-{move.verb}", "verbs": usable})
    i = walks if verb.open else 0
    legal = offer.choices(move.verb, move.values[:i])
    while i < len(move.values) and move.values[i] in {choice.value for choice in legal}:
        i += 1
        legal = offer.choices(move.verb, move.values[:i])
    if not legal:
        return Illegal("", "too-many-values", {"verb": f"~verb-{move.verb}"})
    name = verb.params[min(i, len(verb.params) - 1)].name if i < len(verb.params) or verb.open else ""
    values: Values = {"param": f"~param-{name}", "legal": [choice.label for choice in legal[:12]]}
    if i == len(move.values):
        return Illegal("", "missing-value", values)
    values["given"] = literal(move.values[i])
    if (numbers := numbers_of(legal)) is not None:
        bounds: Values = {"least": numbers[0], "most": numbers[-1]}
        return Illegal("", "wrong-number", {**values, **bounds})
    return Illegal("", "wrong-value", values)


def _walking(move: Move, offer: Offer) -> int:
    """How many values of a move of an open verb walk, from the first one on."""
    walks = len(move.values)
    while walks and offer.spot(move.verb, move.values[:walks]) is None:
        walks -= 1
    return walks


def _usable(offer: Offer) -> list[str]:
    return [f"~verb-{verb.name}" for verb in offer.verbs]
