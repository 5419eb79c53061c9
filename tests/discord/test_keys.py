"""The picture key: a button below the board, what a search for signs finds, and near the beginning of *Look at*."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.engine.moves import Seat, Text
from bot.engine.playout import Dice, playout
from bot.engine.rng import Rng
from bot.engine.words import words_of
from bot.games.novasolis.core.cards.cards import ENTITY_CARDS
from renderers.catalogue import RENDERERS
from renderers.renderer import KEY
from tests.discord.stage import Stage
from tests.games.proofs import every_game

pytestmark = pytest.mark.e2e
KEYED = ("factions", "novasolis")


@pytest.mark.parametrize("slug", KEYED)
async def test_the_key_is_a_button_beside_board_and_rules_for_everyone(scene: Stage, slug: str) -> None:
    await scene.game(slug, scene.bo)
    labels = scene.table.last.labels
    assert labels[-6:] == ["My hand", "Board", "Log", "Rules", "Key", "⋯"]
    for who in (scene.mira, scene.cy):
        shown = await who.click(scene.table.last, "Key")
        assert shown.ephemeral
        assert shown.text.startswith("**picture key**")
        assert shown.message.file()
        assert len(shown.message.alt_texts[0]) > 100


@pytest.mark.parametrize("slug", KEYED)
@pytest.mark.parametrize("typed", ["legend", "Icons", "symbols", "picture key"])
async def test_a_search_for_signs_finds_the_key(scene: Stage, slug: str, typed: str) -> None:
    await scene.game(slug, scene.bo)
    found = await scene.bo.slash("rules", channel=scene.table, query=typed)
    assert found.ephemeral
    assert found.text.startswith("**picture key**")
    assert found.message.file()


async def test_another_search_finds_the_rules_and_so_does_a_game_without_a_key(scene: Stage) -> None:
    await scene.game("factions", scene.bo)
    found = await scene.bo.slash("rules", channel=scene.table, query="symbols of energy")
    assert found.text.startswith("### ")
    await scene.game("sol", scene.bo, place=scene.second)
    assert "Key" not in scene.second.last.labels
    found = await scene.bo.slash("rules", channel=scene.second, query="legend")
    assert found.text.startswith("### 3.7 Reading the picture")


async def test_who_reads_boards_in_words_gets_the_key_in_words(scene: Stage) -> None:
    await scene.game("factions", scene.bo)
    people, bo = scene.sessions.people, int(scene.bo.id)
    await people.keep(bo, replace(await people.get(bo), words=True))
    found = await scene.bo.slash("rules", channel=scene.table, query="icons")
    assert found.message.attachments == []
    assert len(found.text) > 100


@pytest.mark.parametrize("slug", KEYED)
def test_what_can_be_looked_at_begins_with_what_is_mine_and_the_key(slug: str) -> None:
    game, listed, held = every_game()[slug], RENDERERS[slug].inspectable, 0
    assert listed is not None
    state = game.setup(2, {}, Rng("looks"))
    for number, _ in enumerate(playout(game, state, Dice("looks"), limit=120)):
        if number % 20 == 0:
            for seat in (Seat(0), Seat(1)):
                view = game.view(state, seat)
                names = listed(view)
                first = list(names)[: list(names).index(KEY)]
                mine = {each.card.values["value"] for each in game.held(view, seat)}
                assert mine <= {f"~{names[name].key}" for name in first}
                held += len(mine)
    assert held


@pytest.mark.parametrize(
    ("slug", "title"),
    [
        ("supernova", "Colony Ship"),
        ("factions", "Full Tank"),
        ("factions", "automa mercury"),
        ("novasolis", "{entity}"),
        ("novasolis", "Shadow Hunter"),
    ],
)
async def test_a_search_for_a_card_shows_it_with_the_rules_that_were_found(
    scene: Stage, slug: str, title: str
) -> None:
    await scene.game(slug, scene.bo)
    if title == "{entity}":
        title = words_of(slug).say(Text(f"entity-{next(iter(ENTITY_CARDS.values())).word}"))
    found = await scene.cy.slash("rules", channel=scene.table, query=title)
    assert found.ephemeral
    assert found.text.startswith(f"**{title}**")
    assert found.message.file()


async def test_what_is_no_card_is_looked_for_in_the_rules(scene: Stage) -> None:
    await scene.game("novasolis", scene.bo)
    for query in ("2.1", "blue", "market", "survey", "0.0"):
        found = await scene.bo.slash("rules", channel=scene.table, query=query)
        assert not found.message.attachments, query
