"""Whether a table is rated and plays with advice: on its card, among its options, in the game and at the end."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.discord.core.layout.components import Click
from bot.discord.views.living import unrated_line
from bot.engine.words import words_of
from bot.sandbox import Seen
from bot.sessions import SessionView, Status, User
from bot.sessions.core.table_state import Part, Result
from bot.sessions.play.lobby_checks import TableOption
from tests.discord.at_random import RandomPeople
from tests.discord.stage import Stage, private_refusal

pytestmark = pytest.mark.e2e


async def choose(scene: Stage, title: str, value: str) -> Seen:
    """Mira chooses an option of the table; the panel is then as before."""
    panel = (await scene.mira.click(scene.table.last, "Options")).message
    menu = next(each for each in panel.menus if each["placeholder"] == title)
    panel = (await scene.mira.choose(panel, value, menu["custom_id"])).message
    await scene.settled()
    return panel


async def test_the_card_says_whether_a_game_is_rated_and_the_host_chooses(scene: Stage) -> None:
    await scene.lobby("embers", scene.bo)
    assert "Not rated · with advice" in scene.table.last.text
    assert "Rated\n-# The result counts" in (await choose(scene, "Rated", "on")).text
    await choose(scene, "Advice", "off")
    assert "Rated · no advice" in scene.table.last.text
    await scene.mira.click(scene.table.last, "Start")
    await scene.settled()
    more = await scene.bo.click(scene.table.last, "⋯")
    assert "Rated · no advice" in more.text


async def test_who_played_here_before_plays_for_the_ranking(scene: Stage) -> None:
    await scene.game("embers", scene.bo)
    assert await RandomPeople(scene, scene.table, "first").play_on() is None
    await scene.settled()
    assert "This game is not rated." in scene.table.last.text
    await scene.mira.click(scene.table.last, "Play again")
    await scene.settled()
    rated = "rated, as someone here has finished a game of it"
    assert f"Not as last time: {rated}." in scene.table.last.text
    assert f"-# {rated.capitalize()} · with advice" in scene.table.last.text


async def test_a_table_without_advice_suggests_nothing(scene: Stage) -> None:
    await scene.lobby("sol", scene.bo)
    session, host = scene.live(), User(int(scene.mira.id), "Mira")
    await scene.sessions.table_options.set(session.id, host, TableOption.ADVICE, on=False)
    await scene.settled()
    await scene.mira.click(scene.table.last, "Start")
    await scene.settled()
    now = (await scene.awaited())[0]
    panel = (await now.click(scene.table.last, "Play")).message
    assert "Suggest" not in panel.labels
    menu = panel.menus[0]
    draft = (await now.choose(panel, menu["options"][0]["value"], menu["custom_id"])).message
    assert "Clear" in draft.labels
    assert "Suggest" not in draft.labels
    clear = next(each for each in draft.buttons if each["label"] == "Clear")
    for click in (clear["custom_id"].replace("clear", "suggest"), Click("suggest", session.id).custom_id):
        clear["custom_id"] = click
        assert "plays without advice" in private_refusal(await now.click(draft, click))


def over(session: SessionView, *places: int, wanted: bool = True) -> SessionView:
    parts = tuple((Part(number, f"P{number}", None, 1.0),) for number in range(len(places)))
    return replace(session, result=Result(places, places, parts, wanted=wanted))


async def test_a_game_that_ended_level_says_that_it_is_not_rated(scene: Stage) -> None:
    await scene.game("embers", scene.bo)
    session, words = scene.live(), words_of("embers", "en")
    assert unrated_line(over(session, 1, 1), words) == "-# The game ended level, so it is not rated."
    assert unrated_line(over(session, 1, 2, wanted=False), words) == "-# This game is not rated."
    early = replace(session, status=Status.ABANDONED)
    assert unrated_line(early, words) == ""
    early = replace(early, table_state=replace(early.table_state, rated=True))
    assert unrated_line(early, words) == "-# It was ended early, so it is not rated."
    for other in (over(session, 1, 2), over(session, 1), session):
        assert unrated_line(other, words) == ""
