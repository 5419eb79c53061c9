"""Every list of games holds thirty: it has pages, or finds by typing what does not fit.

The sandbox refuses what Discord would: more than 25 choices, 40 components or 4,000 characters.
"""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.engine import files
from bot.engine.playout import Dice, eager_move
from bot.engine.words import loaded
from bot.sandbox import Seen
from bot.sandbox.people.driver import Actor
from tests.discord.stage import Stage, private_refusal, stage
from tests.games.sample.many import fleet

pytestmark = pytest.mark.e2e

COUNT = 30
SLUGS = [f"ferries-{number}" for number in range(1, COUNT + 1)]
TITLES = [slug.capitalize().replace("-", " ") for slug in SLUGS]
TITLE = re.compile(r"Ferries \d+")


@pytest_asyncio.fixture
async def thirty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Stage]:
    """A bot with thirty games and no other."""
    monkeypatch.setattr(files, "_roots", [tmp_path, *files._roots])
    async with stage(tmp_path / "games.db", games=fleet(tmp_path, COUNT)) as scene:
        yield scene
    loaded.cache_clear()


async def pages(who: Actor, first: Seen) -> list[str]:
    """The text of each page, turned to one after the other."""
    found, shown, number = [first.text], first, 1
    while (
        onward := next((b for b in shown.labels if b.startswith(f"Page {number + 1} of ")), None)
    ) is not None:
        shown, number = (await who.click(shown, onward)).message, number + 1
        found.append(shown.text)
    return found


def named(*texts: str) -> list[str]:
    """The games that texts name, in their order."""
    return list(dict.fromkeys(title for text in texts for title in TITLE.findall(text)))


async def test_help_shows_them_on_pages_with_their_tours(thirty: Stage) -> None:
    first = (await thirty.cy.slash("help")).message
    assert len(first.components) <= 40
    assert named(*await pages(thirty.cy, first)) == TITLES
    last = first.labels.index("Page 5 of 6")
    assert "Page 6 of 6" not in first.labels[last:]
    tour = (await thirty.cy.click(first, f"h:tour:0:0:{SLUGS[-1]} 0")).message
    assert tour.text.startswith(f"### {TITLES[-1]} · 1 of ")
    assert TITLES[-1] in (await thirty.cy.click(tour, "Back")).text


async def test_a_game_is_found_by_typing_and_a_wrong_one_is_told_all(thirty: Stage) -> None:
    assert len((await thirty.mira.autocomplete("game new", "game", {"game": ""})).values) == 25
    assert (await thirty.mira.autocomplete("game new", "game", {"game": "ies 30"})).values == [SLUGS[-1]]
    for command in ("game stats", "game ranking", "config options"):
        assert (await thirty.mira.autocomplete(command, "game", {"game": "-30"})).values == [SLUGS[-1]]
    refused = private_refusal(await thirty.mira.slash("game new", game="chess"))
    assert named(refused) == TITLES
    await thirty.mira.slash("game new", game=TITLES[-1])
    assert thirty.live().game == SLUGS[-1]
    assert TITLES[-1] in (await thirty.mira.slash("my games")).text


async def test_admins_allow_and_forbid_any_of_them(thirty: Stage) -> None:
    page = (await thirty.mira.slash("config games")).message
    every = [menu["options"] for menu in page.menus[:2]]
    assert [option["value"] for options in every for option in options] == SLUGS
    assert all(option.get("default") for options in every for option in options)
    page = (await thirty.mira.choose(page, SLUGS[25:29], page.menus[1]["custom_id"])).message
    assert "ferries-30" not in (await thirty.bo.autocomplete("game new", "game", {"game": "-30"})).values
    page = (await thirty.mira.choose(page, SLUGS[:2], page.menus[0]["custom_id"])).message
    chosen = [o["value"] for menu in page.menus[:2] for o in menu["options"] if o.get("default")]
    assert chosen == [*SLUGS[:2], *SLUGS[25:29]]
    assert len(named((await thirty.bo.slash("help")).text)) == 5
    page = (await thirty.mira.slash("config games", allow="all")).message
    assert "Every game can be played" in page.text


async def test_options_of_any_of_them_are_set(thirty: Stage) -> None:
    page = (await thirty.mira.slash("config options")).message
    offered = [option["value"] for option in page.menus[0]["options"]]
    assert offered[:-1] == SLUGS[:23]
    page = (await thirty.mira.choose(page, offered[-1], page.menus[0]["custom_id"])).message
    assert [option["value"] for option in page.menus[0]["options"]][:-1] == SLUGS[23:]
    page = (await thirty.mira.choose(page, SLUGS[-1], page.menus[0]["custom_id"])).message
    assert [o["value"] for o in page.menus[0]["options"] if o.get("default")] == [SLUGS[-1]]
    assert "Crates" in str(page.menus[1]["options"])


async def test_statistics_and_rankings_of_all_of_them_are_shown(thirty: Stage) -> None:
    for number, slug in enumerate(SLUGS):
        session, dice = await thirty.game(slug, thirty.bo), Dice(f"thirty {number}")
        game = thirty.client.context.games[slug]
        while not (state := await thirty.truth(session)).over:
            seat = game.awaited(state)[0]
            await thirty.play(session, seat, eager_move(game, state, seat, dice))
        await thirty.settled()
    told = await pages(thirty.bo, (await thirty.bo.slash("game stats", member=thirty.mira.id)).message)
    assert all("Mira on this server" in text for text in told)
    assert sorted(named(*(text.partition("\n")[2] for text in told))) == sorted(TITLES)
    ranking = (await thirty.bo.slash("game ranking")).message
    (menu,) = ranking.menus
    onward = menu["options"][-1]["value"]
    further = (await thirty.bo.choose(ranking, onward)).message
    assert {o["value"] for o in (*menu["options"][:-1], *further.menus[0]["options"][:-1])} == set(SLUGS)
    last = further.menus[0]["options"][6]["value"]
    assert (await thirty.bo.choose(further, last)).text.startswith(
        f"### {last.capitalize().replace('-', ' ')}"
    )


async def test_the_rules_of_all_of_them_are_searched(thirty: Stage) -> None:
    assert (await thirty.mira.autocomplete("rules", "query", {"query": "sw"})).values
    found = await thirty.mira.slash("rules", query="swap a ferry")
    assert "Shuffle a ferry" in found.text
