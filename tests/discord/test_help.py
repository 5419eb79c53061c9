"""The first contact: a page that shows what can be played here, and a tour with pictures that ends in a game."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

import pytest
from msgspec.structs import replace

from bot.discord.core.layout.components import Click
from bot.discord.reading.help import OF_GAMES, STOPS, STOPS_AFTER, modules_of
from bot.engine.options import GameInfo
from bot.games.catalogue import games
from bot.games.novasolis.expansions import MODULES
from bot.games.novasolis.rules import NovaRules
from bot.sandbox import Answer, Seen
from tests.discord.stage import Stage, private_refusal, stage
from tests.discord.test_hostile_values import pressed

pytestmark = pytest.mark.e2e


class Bare(NovaRules):
    """The game without its modules."""

    info: ClassVar[GameInfo] = replace(
        NovaRules.info,
        options=tuple(
            each for each in NovaRules.info.options if each.key not in [module.key for module in MODULES]
        ),
    )


BARE = Bare()


async def _shown(scene: Stage, stop: str, slug: str = "novasolis") -> Seen:
    """A page of the tour of a game."""
    page = (await scene.cy.slash("my settings")).message
    answer = await pressed(scene.cy, page, Click("tour", 0, 0, (slug, stop)).custom_id)
    if answer.kind == "later":
        await answer.more()
    return answer.message


async def page_after(scene: Stage, page: Seen, label: str) -> Answer:
    """The page behind a button of another, once its picture is there."""
    answer = await scene.cy.click(page, label)
    return await answer.more() if answer.kind == "later" else answer


def tour_of(message: object, slug: str) -> str:
    return next(b["custom_id"] for b in message.buttons if f"tour:0:0:{slug} 0" in b["custom_id"])  # type: ignore[attr-defined]


@pytest.mark.pictures
async def test_help_shows_a_board_what_can_be_played_and_how(scene: Stage) -> None:
    page = await scene.cy.slash("help")
    assert page.ephemeral
    assert "SOL" in page.text
    assert "Ferries" in page.text
    assert "Embers" in (await scene.cy.click(page.message, "Page 2 of 2")).text
    page = await scene.cy.slash("help")
    assert "Spangler" in page.text
    assert "unofficial" in page.text
    assert page.message.attachments[0]["width"] > 400
    assert page.message.alt_texts
    assert len(page.message.components) <= 40


@pytest.mark.parametrize("slug", sorted(games()))
async def test_the_tour_has_a_picture_at_each_stop_and_ends_in_a_game(tmp_path: Path, slug: str) -> None:
    async with stage(tmp_path / "games.db", games={slug: games()[slug]}) as scene:
        page = (await scene.cy.slash("help")).message
        answer = await scene.cy.click(page, tour_of(page, slug))
        if answer.kind == "later":
            await answer.more()
        shown = answer.message
        assert shown.id == page.id
        texts, pictures, stops = [], [], len(OF_GAMES) + len(STOPS_AFTER)
        alts = []
        for number in range(1, stops + 1):
            assert f"{number} of {stops}" in shown.text
            assert shown.alt_texts
            texts.append(shown.text)
            alts.append(shown.alt_texts[0])
            pictures.append(shown.attachments[0]["url"])
            if number < stops and (answer := await scene.cy.click(shown, "Next →")).kind == "later":
                await answer.more()
        assert len(set(texts)) == len(set(pictures)) == stops
        assert ("direct message" in texts[5]) == (slug != "sol")
        assert re.search(r"\bwins\b|share the win", alts[-1]), "the last picture shows the end"
        await scene.cy.click(shown, "Play the computer")
        await scene.settled()
        assert scene.live().game == slug
        assert scene.live().started_at is not None


async def test_each_module_has_a_page_behind_the_tour(tmp_path: Path) -> None:
    async with stage(tmp_path / "games.db", games={"novasolis": games()["novasolis"]}) as scene:
        words = scene.client.context.words("novasolis", "en")
        keys = modules_of(scene.client.context.games["novasolis"], words)
        titles = [words.say_key(f"option-{key}") for key in keys]
        assert keys == [each.key for each in MODULES]
        assert modules_of(BARE, words) == []
        page = await _shown(scene, str(len(OF_GAMES) + len(STOPS_AFTER) - 1))
        assert [label for label in page.labels if label in titles] == titles
        for title in titles:
            page = (await page_after(scene, page, title if title == titles[0] else "Next →")).message
            assert page.text.startswith(f"### Nova Solis · {title}")
        assert "Next →" not in page.labels
        assert "Play the computer" in page.labels
        for title in reversed(titles[:-1]):
            page = (await page_after(scene, page, "← Back")).message
            assert page.text.startswith(f"### Nova Solis · {title}")
        page = (await page_after(scene, page, "← Back")).message
        assert [label for label in page.labels if label in titles] == titles
        await scene.mira.slash("config options", game="novasolis", option="trade", values="off")
        page = await _shown(scene, str(len(OF_GAMES) + len(STOPS_AFTER) - 1))
        assert [label for label in page.labels if label in titles] == [t for t in titles if t != "Trade"]
        assert (await _shown(scene, "trade")).text.startswith("## Heliograph"), "it is not offered here"


@pytest.mark.usefixtures("good_samples")
@pytest.mark.parametrize(
    ("module", "told"),
    [("diplomacy", "Alliances: "), pytest.param("trade", "Contracts: ", marks=pytest.mark.deep)],
)
async def test_the_page_of_a_module_has_a_picture_of_a_game_with_it(
    tmp_path: Path, module: str, told: str
) -> None:
    """Of empires that are allied, too, though computers never are by themselves."""
    async with stage(tmp_path / "games.db", games={"novasolis": games()["novasolis"]}) as scene:
        assert told in (await _shown(scene, module)).alt_texts[0]


@pytest.mark.usefixtures("good_samples")
async def test_the_pictures_of_the_tour_show_what_it_speaks_of(tmp_path: Path) -> None:
    async with stage(tmp_path / "games.db", games={"factions": games()["factions"]}) as scene:
        flight = await _shown(scene, "3", "factions")
        assert "The line shows a flight" in flight.text
        assert "Last move: " in flight.alt_texts[0]
        hand = await _shown(scene, "5", "factions")
        assert "Only you see your explorers and your secret objectives" in hand.text
        assert hand.alt_texts[0].startswith("Your hand: ")


async def test_the_way_back_leads_to_the_page(scene: Stage) -> None:
    page = (await scene.cy.slash("help")).message
    page = (await scene.cy.click(page, "Page 2 of 2")).message
    shown = (await scene.cy.click(page, tour_of(page, "embers"))).message
    assert f"1 of {len(STOPS)}" in shown.text
    assert not shown.attachments
    await scene.cy.click(shown, "Next →")
    await scene.cy.click(shown, "← Back")
    back = await scene.cy.click(shown, "Back")
    assert "Heliograph" in back.text
    assert "Embers" in back.text
    assert "One-minute tour" in back.message.labels


async def test_it_offers_what_this_server_lets_this_person_do(scene: Stage) -> None:
    await scene.mira.slash("config games", forbid="embers")
    page = await scene.bo.slash("help")
    assert "Embers" not in page.text
    assert "Server settings" not in page.message.labels
    await scene.mira.slash("config people", computers=False)
    assert "Play the computer" not in (await scene.bo.slash("help")).message.labels
    private_refusal(await scene.bo.click(page.message, "Play the computer"))
    assert scene.sessions.in_channel(int(scene.table.id)) is None
    await scene.mira.slash("config channels", allow=scene.second)
    closed = await scene.bo.slash("help")
    assert f"<#{scene.second.id}>" in closed.text
    assert "Open a table" not in closed.message.labels
    assert "One-minute tour" in closed.message.labels
    await scene.mira.slash("config games", forbid="all")
    assert "All games are switched off" in (await scene.bo.slash("help")).text


async def test_admins_find_the_settings_there(scene: Stage) -> None:
    page = (await scene.mira.slash("help")).message
    assert "Server settings" in page.labels
    assert "Every game can be played" in (await scene.mira.click(page, "Server settings")).text
    page = (await scene.mira.slash("help")).message
    assert "Waking hours" in (await scene.mira.click(page, "My settings")).text


async def test_a_table_that_waits_can_be_joined_from_a_full_page(scene: Stage) -> None:
    """An admin's page has the most buttons of all: five games, the next page and the settings."""
    hall, dee = scene.sandbox.add_channel("hall"), scene.sandbox.person("Dee")
    for who, place, game in (
        (scene.cy, scene.table, "embers"),
        (scene.bo, scene.second, "ferries"),
        (scene.bo, hall, "factions"),
    ):
        await who.slash("game new", channel=place, options={"game": game})
    for who, room in ((dee, 3), (scene.mira, 2)):
        page = (await who.slash("help", channel=scene.second)).message
        joins = [label for label in page.labels if label.startswith("Join")]
        assert (len(joins), page.labels.count("One-minute tour")) == (room, 5)
        await who.click(page, "Join Ferries, 1 of 4" if who is dee else "Join Ferries, 2 of 4")
    assert scene.live(scene.second).names == ["Bo", "Dee", "Mira"]


def of_game(page: Seen, slug: str) -> list[tuple[str, bool]]:
    """The buttons below a game on the page, and whether each stands out."""
    return [
        (each["label"], each["style"] == 1)
        for each in page.buttons
        if each["custom_id"].split(":", 4)[4].split()[:1] == [slug]
    ]


async def test_what_a_newcomer_presses_first_stands_out(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once they have ended a game of the kind, it is a table with others; what one learns by comes after."""
    page = (await scene.cy.slash("help")).message
    assert "New here? Press *Play the computer*" in page.text
    begin = page
    first = next(each["custom_id"] for each in page.buttons if each["label"].startswith("Begin with "))
    slug = first.split(":", 4)[4].split()[0]
    assert of_game(page, slug) == [
        ("Play the computer", True),
        ("Lessons", False),
        ("One-minute tour", False),
        ("Open a table", False),
        (f"Begin with {scene.client.context.words(slug, 'en').say_key('title')}", True),
    ]
    assert first == page.buttons[-4]["custom_id"], "it stands where a phone shows a long page"

    async def has_finished(guild: int | None, game: str, users: Sequence[int]) -> bool:
        assert [*users] == [int(scene.cy.id)]
        return game == "sol"

    monkeypatch.setattr(scene.sessions._tables.store, "has_finished", has_finished)
    page = (await scene.cy.slash("help")).message
    assert "New here?" not in page.text
    assert not any(label.startswith("Begin with ") for label in page.labels)
    assert of_game(page, "sol") == [
        ("Open a table", True),
        ("Play the computer", False),
        ("One-minute tour", False),
        ("Lessons", False),
    ]
    assert of_game(page, "factions")[0] == ("Play the computer", True)
    await scene.cy.click(begin, next(label for label in begin.labels if label.startswith("Begin with ")))
    await scene.settled()
    assert (scene.live().game, len(scene.live().names)) == (slug, 2)
