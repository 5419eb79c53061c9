"""The pages of the rules: what *Rules* opens under a board, what a search that finds nothing offers, how pages turn."""

from __future__ import annotations

import pytest
from discord import ui

from bot.discord.core.layout.paging import PAGE
from bot.discord.reading.rule_pages import rule_page
from bot.discord.reading.rule_search import RuleBooks, Setting
from bot.engine.words import words_of
from bot.games.catalogue import games
from bot.sandbox import Seen
from tests.discord.stage import Stage

FIRST = "In five minutes"


def title(message: Seen) -> str:
    """The title of the section that a page shows."""
    return message.text.partition("\n")[0]


@pytest.mark.e2e
async def test_rules_under_a_board_opens_the_section_of_the_question(scene: Stage) -> None:
    await scene.game("sol", scene.bo)
    table = scene.table
    (awaited,) = await scene.awaited()
    for who in (awaited, scene.cy):
        page = (await who.click(table.last, "Rules")).message
        assert page.ephemeral
        assert title(page) == "### 5 A turn", "what the table waits for"
        assert page.labels[0] == FIRST
    start = await scene.cy.click(page, FIRST)
    assert title(start.message) == "### 0 How to play in five minutes"
    assert FIRST not in start.message.labels


@pytest.mark.e2e
async def test_rules_in_a_lobby_open_at_their_beginning(scene: Stage) -> None:
    await scene.lobby("sol")
    lobby = scene.live()
    page = (await scene.bo.slash("rules", channel=scene.table, query="zzyzx")).message
    assert "No rule answers “zzyzx”" in page.text
    assert lobby.started_at is None
    assert page.labels == [FIRST]
    assert title((await scene.bo.click(page, FIRST)).message) == "### 0 How to play in five minutes"


@pytest.mark.e2e
async def test_where_nothing_fits_and_no_game_is_played_each_game_is_offered(scene: Stage) -> None:
    page = (await scene.bo.slash("rules", query="zzyzx")).message
    for slug, game in games().items():
        label = words_of(game.info.slug).say_key("title")
        assert label in page.labels, slug
    page = (await scene.bo.click(page, "Super Nova")).message
    assert title(page) == "-# Super Nova", "no table says which game it is"
    assert "### 0 How to play in five minutes" in page.text


@pytest.mark.e2e
async def test_pages_turn_to_the_next_to_the_one_before_and_by_the_list_of_all(scene: Stage) -> None:
    await scene.game("sol", scene.bo)
    page = (await scene.bo.slash("rules", channel=scene.table, query="2.3")).message
    page = (await scene.bo.click(page, "3 ›")).message
    assert title(page).startswith("### 3 ")
    page = (await scene.bo.click(page, "‹ 2.3")).message
    assert title(page).startswith("### 2.3 ")
    turned = (await scene.bo.choose(page, f"{PAGE}1")).message
    assert title(turned).startswith("### 2.3 "), "the section stays while its list turns"
    assert "7.2.1" in turned.options()
    assert title((await scene.bo.choose(turned, "7.2.1")).message) == "### 7.2.1 Solar bridge"


@pytest.mark.e2e
async def test_what_is_not_in_play_here_is_said_so(scene: Stage) -> None:
    await scene.game("sol", scene.bo)
    for number, said in (("16.1.3", True), ("6", False)):
        page = await scene.bo.slash("rules", channel=scene.table, query=number)
        assert ("Not part of the game in this channel." in page.text) == said
    boxed = await scene.bo.slash("rules", channel=scene.bo.dm, query="SOL boxed edition hurling")
    assert "Not part of the game" not in boxed.text


@pytest.mark.parametrize("game", ["sol", "supernova", "factions", "novasolis"])
def test_every_section_can_be_reached_by_turning_pages(game: str) -> None:
    words, books = words_of("house"), RuleBooks({game: games()[game]}, "en")
    sections, reached = books.of(game), []
    number = sections[0].number
    while number:
        section = books.section(game, number)
        assert section is not None
        reached.append(number)
        page = rule_page(words, books, section, books.search(section.title, game), Setting({}, 0))
        parts = [each for each in page.walk_children() if isinstance(each, ui.Button | ui.Select)]
        names = [str(each.custom_id) for each in parts]
        assert len({*names}) == len(names), "Discord takes none twice"
        assert max(map(len, names)) <= 100
        (menu,) = (each for each in parts if isinstance(each, ui.Select))
        assert number in [option.value for option in menu.options]
        number = next((name.split(" ")[1] for name in names if name.endswith(" button-rule-after")), "")
    assert reached == [section.number for section in sections]


@pytest.mark.e2e
async def test_where_nothing_fits_what_has_a_word_of_it_is_offered_after_the_beginning(scene: Stage) -> None:
    await scene.game("sol", scene.bo)
    page = (await scene.bo.slash("rules", channel=scene.table, query="zzyzx qwxyz foundry")).message
    assert "No rule clearly answers “zzyzx qwxyz foundry”" in page.text
    assert page.labels[0] == FIRST
    assert "7.2.3 Sundiver foundry" in page.labels
