"""What a position of SOL is worth to a seat, for computer players.

One momentum counts `MOMENTUM`; everything else counts for the momentum it may still bring before the Sun goes nova.
Only open information is used. The figures were found by self-play.
"""

from __future__ import annotations

from bot.engine.moves import Seat
from bot.engine.thinking import WON
from bot.games.sol.actions.activate import Activating
from bot.games.sol.actions.convert import Converted
from bot.games.sol.actions.drawing import Draw
from bot.games.sol.actions.move import Moving
from bot.games.sol.scoring.standings import goal, is_shared
from bot.games.sol.table.edition import hurl_cards
from bot.games.sol.table.state import Table
from bot.games.sol.thinking.outlook import CARD, MOMENTUM, facts, held_worth, outlook
from bot.games.sol.thinking.together import cards_left, outlook_together

PATIENCE = 26
"""The round after which a card counts for more with each round."""
LEAST = 70
"""In percent: how much what the least of all can reach counts in a common game, beside what they reach on average."""
IMPATIENCE = 12
"""How much more a card is worth with every further round."""


def terms(g: Table, seat: Seat) -> dict[str, float]:
    """The worth of a position to `seat`: its lead, its own outlook, and how near the end has come."""
    if g.over:
        return {"result": _result(g, seat)}
    momenta = [player.momentum for player in g.players]
    if is_shared(g.options, g.seats):
        return _terms_together(g)
    drawn = earned(g) - len(g.deck)
    mine = momenta.pop(seat)
    lead = 2 * mine - max(momenta) - sum(momenta) / len(momenta)
    card = CARD + IMPATIENCE * max(0, g.round - PATIENCE)
    own = {name: 2 * each for name, each in own_outlook(g, seat).items()}
    return {"momentum": int(MOMENTUM * lead), **own, "cards drawn": 2 * card * drawn}


def own_outlook(g: Table, seat: Seat) -> dict[str, int]:
    """The outlook of a seat by its parts, with its kept card."""
    return {**outlook(facts(g, seat))._asdict(), "card": held_worth(g, seat)}


def _terms_together(g: Table) -> dict[str, float]:
    """What a common game is worth to all: the means of the seats, less for how far one falls behind these."""
    cards = cards_left(g) - earned(g)
    seats = [_each_together(g, Seat(each), cards) for each in range(g.seats)]
    means: dict[str, float] = {name: sum([each[name] for each in seats]) // len(seats) for name in seats[0]}
    least = min([sum(each.values()) for each in seats])
    return {**means, "behind": -LEAST * (sum(means.values()) - least) / 100}


def _each_together(g: Table, seat: Seat, cards: int) -> dict[str, int]:
    outlook = outlook_together(facts(g, seat), cards, g.seats)
    return {
        "momentum": MOMENTUM * g.players[seat].momentum,
        **outlook._asdict(),
        "card": held_worth(g, seat),
    }


def earned(g: Table) -> int:
    """The cards that the action under way will still draw."""
    cards = 0
    for step in g.stack:
        match step:
            case Activating() | Converted():
                cards += step.cards
            case Moving():
                cards += hurl_cards(g, step.hurled)
            case Draw():
                cards += step.left
    return cards


def _result(g: Table, seat: Seat) -> int:
    scores = [player.momentum for player in g.players]
    if is_shared(g.options, g.seats):
        return MOMENTUM * min(scores) + WON * (min(scores) >= goal(g.options, g.seats))
    own = scores[seat]
    best = max(score for other, score in enumerate(scores) if other != seat)
    return MOMENTUM * (own - best) + WON * ((own > best) - sum(score > own for score in scores))
