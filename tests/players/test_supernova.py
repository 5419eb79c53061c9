"""The greedy player at Super Nova: it bothers nobody for want of anything better."""

from __future__ import annotations

import pytest

from bot.engine.playout import Dice
from bot.games.supernova.actions.trade import Bargain
from bot.games.supernova.cards.cards import ROWS, TITLE, Card
from bot.games.supernova.thinking.trading import card_worth
from bot.players.greedy import GreedyPlayer
from tests.games.supernova.position import BO, CY, MIRA, RULES, Position

JUNK = ("cold-climate", "toxic-air", "barren-soil", "garbage-scow")
GOODS = (
    "vega",
    "freya",
    "reinforcements",
    "battleship",
    "smugglers",
    "defense-grid",
    "wormhole",
    "rich-ores",
)


def test_it_passes_rather_than_offering_a_card_that_it_wants_nothing_for() -> None:
    p = Position(3).hand(MIRA, "terra", "cold-climate", "evil-clones")
    p.planet(MIRA, "altair")
    p.phase("action", MIRA)
    view = RULES.view(p.g, MIRA)
    assert {str(GreedyPlayer().choose(RULES, view, MIRA, Dice(n))) for n in range(3)} == {"pass"}


def worth(cards: list[Card]) -> int:
    return sum(card_worth(card) for card in cards)


def hand_for(dice: Dice, *titles: str) -> list[str]:
    """Some of these titles, each once."""
    return [title for title in titles if dice.below(3)]


@pytest.mark.parametrize("offers", [12, pytest.param(200, marks=pytest.mark.deep)])
def test_6_4_a_card_of_no_use_is_never_answered_with_more(offers: int) -> None:
    for number in range(offers):
        dice, junk = Dice(f"junk {number}"), JUNK[number % len(JUNK)]
        p = (
            Position(3)
            .hand(MIRA, junk)
            .hand(BO, "smugglers", *hand_for(dice, *GOODS, *(one for one in JUNK if one != junk)))
        )
        p.planet(BO, "altair")
        p.phase("action", MIRA).play(MIRA, f"trade {junk} seat-2", "done")
        step = p.g.stack[-1]
        assert isinstance(step, Bargain)
        while BO in p.awaited():
            move = GreedyPlayer().choose(RULES, RULES.view(p.g, BO), BO, dice)
            p.play(BO, str(move))
        given = step.counters[BO]
        assert len(given) <= 2, [ROWS[TITLE[card]].word for card in given]
        assert worth(given) <= card_worth(step.card), [ROWS[TITLE[card]].word for card in given]


@pytest.mark.parametrize("offers", [12, pytest.param(200, marks=pytest.mark.deep)])
def test_6_4_no_answer_is_accepted_that_is_worth_less_than_the_card(offers: int) -> None:
    for number in range(offers):
        dice, goods = Dice(f"goods {number}"), GOODS[number % len(GOODS)]
        answer = [*hand_for(dice, "terra", *JUNK), "mirel"][: 1 + dice.below(3)]
        p = Position(3).hand(MIRA, goods).hand(BO, *answer)
        p.phase("action", MIRA).play(MIRA, f"trade {goods} seat-2", "done")
        card, given = p.g.players[MIRA].hand[0], p.g.players[BO].hand[:]
        p.play(BO, *(f"counter {title}" for title in answer), "done")
        move = GreedyPlayer().choose(RULES, RULES.view(p.g, MIRA), MIRA, dice)
        assert str(move) == "pass" or worth(given) >= card_worth(card), answer


def test_6_4_a_better_card_is_still_traded_for_a_worse_one() -> None:
    p = Position(3).hand(MIRA, "battleship").hand(BO, "eden", "garbage-scow", "reinforcements")
    p.phase("action", MIRA).play(MIRA, "trade battleship seat-2", "done")
    while BO in p.awaited():
        p.play(BO, str(GreedyPlayer().choose(RULES, RULES.view(p.g, BO), BO, Dice(1))))
    step = p.g.stack[-1]
    assert step.counters[BO], "something is offered for it"
    assert p.words(step.counters[BO]) == ["garbage-scow"], "no more than it takes"
    assert p.awaited() == [MIRA]
    assert CY not in p.awaited()
