"""Which prompt has which buttons, and what may be typed there, in random games of all: without Discord."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, cast

import pytest
from discord import ui

from bot.discord.core.text.texts import Speech
from bot.discord.views.choosing import panel
from bot.discord.views.table import TableView
from bot.discord.views.typed_values import find, title
from bot.engine.moves import CLOCK, Pace, Seat
from bot.engine.playout import Dice, playout
from bot.games.catalogue import GAMES
from bot.sessions import Status
from bot.sessions.core.table_state import TableState
from bot.sessions.play.orders import questions
from tests.games.proofs import NAMES, every_game, quick_cases, quick_presets

MOVES, EVERY, OUTSIDE = 90, 15, 4
"""So many moves of each quick case are played, and the prompts of every so many positions looked at; of those outside
someone's turn, which are rare in some games, more.
"""
ORDER, UNDO, UNDO_TURN = "Always answer …", "Undo", "Undo turn"


def prompts(slug: str) -> Iterator[TableView]:
    """Tables as seats see them that are asked something, in random games."""
    game = every_game()[slug]
    for case in (*quick_cases(game), *quick_presets(game)):
        state = case.setup("prompts")
        for number, _ in enumerate(playout(game, state, Dice(f"prompts {case}"), limit=MOVES)):
            asks = [ask for ask in game.asks(state) if ask.seat != CLOCK]
            if number % (EVERY if all(ask.pace is Pace.TURN for ask in asks) else OUTSIDE) == 0:
                sides = game.sides(state)
                for seat in {ask.seat for ask in asks}:
                    yield table_at(slug, state, seat, Speech(slug, NAMES[: case.seats], "en", sides))


def table_at(slug: str, state: Any, seat: Seat, speech: Speech) -> TableView:
    """The table of a state as a seat sees it."""
    game = every_game()[slug]
    view = game.view(state, seat)
    holders = [SimpleNamespace(user_id=number, name=name) for number, name in enumerate(speech.holders)]
    session = SimpleNamespace(
        id=1, status=Status.PLAYING, holders=holders, table_state=TableState(), imported=False, clock=None
    )
    position = SimpleNamespace(
        session=session,
        view=view,
        asks=[ask for ask in game.asks(view) if ask.known_to(seat)],
        headline=game.headline(view),
        over=False,
        offer=game.offer(view, seat),
        windows=(),
        revision=1,
        now=0.0,
        seq=1,
    )
    return TableView(cast(Any, session), game, seat, cast(Any, position), speech)


def labels_of(view: ui.LayoutView) -> list[str]:
    """The labels of the buttons of a message."""
    return [str(item.label) for item in view.walk_children() if isinstance(item, ui.Button)]


@pytest.mark.parametrize("slug", GAMES)
def test_orders_and_undo_are_offered_where_they_belong_and_nowhere_else(slug: str) -> None:
    asked_outside = asked_in_turn = 0
    for number, table in enumerate(prompts(slug)):
        assert table.seat is not None
        own = [ask for ask in table.asks if ask.pace is Pace.TURN]
        outside = [ask for ask in table.asks if ask.pace is not Pace.TURN]
        askable = {q.ask.prompt.key for q in questions(table.game, table.view, table.seat)}
        undo = number % 3
        labels = labels_of(panel(table, undo=undo))
        assert (UNDO in labels) == (undo > 0)
        assert (UNDO_TURN in labels) == (undo > 1)
        if own and not outside:
            assert ORDER not in labels, "it is their own turn"
        elif any(ask.prompt.key in askable and ask.default.verb for ask in outside) and table.legal:
            assert ORDER in labels
        asked_outside += bool(outside)
        asked_in_turn += bool(own and not outside)
    assert asked_in_turn > 10
    assert asked_outside > 0


@pytest.mark.parametrize("slug", GAMES)
def test_what_a_menu_calls_a_choice_may_be_typed_by_its_title_alone(slug: str) -> None:
    typed = 0
    for table in prompts(slug):
        words, names = table.speech.words, table.names.plain
        for verb in table.game.info.verbs:
            choices = table.offer.choices(verb.name)
            titles = [title(words.say(choice.label, names)) for choice in choices]
            for choice, called in zip(choices, titles, strict=True):
                if titles.count(called) == 1 and not called.isdigit():
                    assert find(table, choices, called.upper()) == choice.value, called
                    typed += 1
    assert typed > 100
