"""No menu or button of a game says only that something can be chosen: it says what is asked, or what it does."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from discord import ui

from bot.discord.views.advice import move_in_words
from bot.discord.views.choosing import panel
from bot.discord.views.table import TableView, table_of
from bot.engine.moves import CLOCK
from bot.engine.playout import Dice, playout
from bot.games.catalogue import GAMES
from bot.sessions.play.drafts import Draft
from tests.discord.stage import Stage
from tests.games.proofs import Case

pytestmark = pytest.mark.e2e

GENERIC = re.compile(r"(choose|pick|what comes next)( …|:|$)", re.IGNORECASE)
"""Words that say nothing of what is chosen, or for what."""

PLAYED = {"sol": {"effects": "all"}}


def labels_in(view: ui.LayoutView) -> Iterator[str]:
    """The labels of the buttons of a panel, and the titles of its menus."""
    for item in view.walk_children():
        if isinstance(item, ui.Button):
            yield item.label or ""
        if isinstance(item, ui.Select):
            yield item.placeholder or ""


def drafts_of(table: TableView) -> Iterator[TableView]:
    """The table with each open verb begun by its first choice."""
    for verb in table.offer.open_verbs:
        choices = table.offer.choices(verb.name)
        for choice in choices[:1]:
            yield replace(table, draft=Draft(1, verb.name, (choice.value,)))


QUICK = ("factions",)


@pytest.mark.parametrize(
    "slug", [slug if slug in QUICK else pytest.param(slug, marks=pytest.mark.deep) for slug in GAMES]
)
async def test_each_question_of_a_game_is_said_by_its_menus_and_buttons(scene: Stage, slug: str) -> None:
    session = await scene.game(slug, *scene.company(slug))
    game = scene.client.context.games[slug]
    case, seen = Case(game, len(session.holders), PLAYED.get(slug, {})), set[str]()
    state, looked_at = case.setup("labels"), 0
    for _ in playout(game, state, Dice("labels"), limit=250):
        fresh = [ask for ask in game.asks(state) if ask.seat != CLOCK and ask.prompt.key not in seen]
        if state.over or not fresh:
            continue
        await scene.put(session, state)
        for ask in fresh:
            seen.add(ask.prompt.key)
            table = await table_of(scene.client.context, await scene.sessions.get(session.id), ask.seat)
            for each in (table, *drafts_of(table)):
                found = [*labels_in(panel(each))]
                assert not [said for said in found if GENERIC.match(said) or "?:" in said], ask.prompt
                looked_at += len(found)
            told = [move_in_words(table, move) for move in table.offer.moves[:20]]
            assert not [said for said in told if GENERIC.match(said) or "?:" in said], ask.prompt
    assert looked_at > 20
    assert len(seen) > 3
