"""What the picture of each question shows: everything on the table that can be chosen first, or that it is about."""

from collections import Counter
from typing import Any

import pytest

from bot.engine.moves import Mark, Seat
from bot.engine.offer import Offer
from bot.engine.playout import Dice, playout
from bot.engine.rng import Rng
from bot.games.catalogue import games
from bot.games.supernova.actions.placing import AT
from renderers.look import Look
from renderers.supernova.art.geometry import HEIGHT, SEATS, WIDTH, layout_of
from renderers.supernova.board.marks import CLEAR, spots, table_targets, uncut
from renderers.supernova.facts.facts import facts_of
from tools.supernova_positions import look_at, position

RULES = games()["supernova"]
ON_THE_TABLE = {
    "ask-draw",
    "ask-build",
    "ask-action",
    "ask-transport",
    "ask-defend",
    "ask-shape",
    "ask-window-planet",
}
"""Questions of which the game that is played has some."""
OF_THE_HAND = ("play", "trade", "counter", "jettison")
"""Verbs that name cards of the hand, which may have the words of cards in play."""


def marks_of(offer: Offer, seat: Seat, state: Any) -> tuple[Mark, ...]:
    """What the first panel of a question marks, as `bot.discord.views.hand_view` gathers it."""
    begun = [offer.spot(verb.name) for verb in offer.open_verbs if verb.shown.charted]
    ahead = tuple(mark for spot in begun if spot is not None for mark in spot.marks)
    return ahead or tuple(mark for ask in RULES.asks(state) if ask.seat == seat for mark in ask.marks)


def first_choices(offer: Offer, key: str) -> set[str]:
    """The things on the table that can be chosen first: where rows begin, whom Fleets attack, else of single moves."""
    charted = [verb for verb in offer.open_verbs if verb.shown.charted]
    if not charted:
        hand = ("discard",) if key == "ask-discard" else ()
        moves = [move for move in offer.moves if move.verb not in (*OF_THE_HAND, *hand)]
        return {str(value) for move in moves for value in move.values}
    begun = {verb.name: spot for verb in charted if (spot := offer.spot(verb.name)) is not None}
    words = [(name, str(choice.value)) for name, spot in begun.items() for choice in spot.next]
    return {word.removeprefix(AT) for name, word in words if name == "muster" or word.startswith(AT)}


@pytest.mark.parametrize("seed", ["asked", pytest.param("again", marks=pytest.mark.deep)])
def test_the_first_picture_of_a_question_shows_what_can_be_chosen(seed: str) -> None:
    state, shown = RULES.setup(3, {"short": "on"}, Rng(seed)), Counter[str]()
    for number, _ in enumerate(playout(RULES, state, Dice(seed), limit=500)):
        for ask in RULES.asks(state):
            if ask.seat < 0 or number % 3:
                continue
            view, offer = RULES.view(state, ask.seat), RULES.offer(state, ask.seat)
            marks = marks_of(offer, ask.seat, state)
            facts = facts_of(view, Look(("Mira", "Bo", "Cy"), (int(ask.seat),)))
            marked = {target.mark.what for target in table_targets(view, facts, marks)}
            wanted = first_choices(offer, ask.prompt.key) & set(dict(spots(view, facts)))
            assert wanted <= marked, f"{ask.prompt.key}: {wanted - marked}"
            shown[ask.prompt.key] += bool(marked)
    assert set(shown) >= ON_THE_TABLE, shown
    assert all(shown[key] for key in ON_THE_TABLE), shown


@pytest.mark.parametrize("seats", SEATS)
def test_what_is_marked_is_shown_with_its_whole_empires_and_nothing_is_cut(seats: int) -> None:
    """Whatever is marked: a planet, several, the piles, or ships in Deep Space; and no more where it is one."""
    layout, view = layout_of(seats), position(seats, seats, planets=3)
    facts = facts_of(view, look_at(view))
    every = list(dict(spots(view, facts)))
    dice, shapes = Dice("uncut"), set[tuple[int, int]]()
    for _ in range(40):
        marks = [Mark(every[dice.below(len(every))], "may") for _ in range(1 + dice.below(2))]
        targets = table_targets(view, facts, marks)
        left, top, right, bottom = uncut(layout, targets)
        shapes.add((right - left, bottom - top))
        assert 0 <= left < right <= WIDTH
        assert 0 <= top < bottom <= HEIGHT
        for target in targets:
            assert (left, top) <= target.box[:2]
            assert target.box[2] <= right
            assert target.box[3] <= bottom
        for panel in layout.panels:
            wide = min(right, panel.x + panel.width) - max(left, panel.x)
            high = min(bottom, panel.y + panel.height) - max(top, panel.y)
            assert min(wide, high) <= 0 or (wide, high) == (panel.width, panel.height)
    least = min(wide for wide, _ in shapes)
    assert least == layout.panels[0].width + 2 * CLEAR
