"""What a server played: statistics and the ranking, as its members read them."""

from __future__ import annotations

import re

import pytest

from bot.discord.core.text.texts import escaped
from bot.sessions import User
from bot.sessions.core.people import Person
from tests.discord.at_random import RandomPeople
from tests.discord.stage import Stage, private_refusal

pytestmark = pytest.mark.e2e


async def play(scene: Stage, seed: str) -> None:
    await scene.game("embers", scene.bo, rounds="3", windows="off")
    assert await RandomPeople(scene, scene.table, seed).play_on() is None
    await scene.settled()


async def test_who_has_only_ended_a_game_early_has_finished_none(scene: Stage) -> None:
    session = await scene.game("embers", scene.bo)
    await scene.sessions.end(session.id, User(int(scene.mira.id), "Mira"), admin=True)
    stats = (await scene.mira.slash("game stats")).text
    assert "No games finished, one ended early." in stats
    assert "**Embers**: no games finished · one ended early" in stats


async def test_after_some_games_there_are_statistics_and_a_ranking(scene: Stage) -> None:
    none = await scene.mira.slash("game stats")
    assert none.ephemeral
    assert "not finished a game on this server yet" in none.text
    empty = await scene.mira.slash("game ranking", game="embers")
    assert "No rated game of Embers" in empty.text
    for number in range(4):
        await play(scene, f"statistics {number}")
    end = scene.table.last
    assert end.text.count("(best so far ") == 2
    assert "you know" not in end.text, "only after a first game"
    assert "Open a table" not in end.labels
    stats = await scene.bo.slash("game stats", member=scene.mira.id)
    assert "Mira on this server" in stats.text
    assert "4 games finished" in stats.text
    assert "Bo (4)" in stats.text
    assert re.search(r"average place [12](\.\d)? of 2\b(?!\.)", stats.text)
    assert [each["filename"] for each in stats.message.attachments] == ["points.png", "others.png"]
    points, others = dict.fromkeys(stats.message.alt_texts)
    assert points.startswith("Mira’s points over 3 rated games: from ")
    found = await scene.sessions.figures.career(int(scene.sandbox.guild_id), int(scene.mira.id), "embers")
    (duel,) = found.duels
    assert (duel.name, duel.games) == ("Bo", 4)
    assert f"Bo: {duel.ahead} ahead, {duel.level} level, {duel.behind} behind" in others
    await scene.sessions.people.keep(int(scene.bo.id), Person(words=True))
    in_words = await scene.bo.slash("game stats", member=scene.mira.id)
    assert not in_words.message.attachments
    assert escaped(points) in in_words.text
    ranking = await scene.bo.click(stats.message, "Ranking")
    assert "Embers: ranking" in ranking.text
    assert "Mira" in ranking.text
    assert "points" in ranking.text
    ever = ranking.text
    last = await scene.bo.click(ranking.message, "Last season")
    assert "No rated game of Embers" in last.text
    now = await scene.bo.click(last.message, "This season")
    assert ever.splitlines()[1:] == now.text.splitlines()[2:]
    assert "Games that ended from <t:" in now.text
    scene.sandbox.skip(100 * 86400)
    later = await scene.bo.click(now.message, "All time")
    assert later.text == ever
    assert "No rated game" in (await scene.bo.click(later.message, "This season")).text
    mine = await scene.bo.click(later.message, "My statistics")
    assert "Bo on this server" in mine.text
    more = await scene.behind(scene.bo, scene.table.last, "Report")
    assert more.ephemeral


async def test_what_does_not_go_is_refused_in_private(scene: Stage) -> None:
    unknown = await scene.mira.slash("game ranking", game="chess @everyone")
    assert "no game" in private_refusal(unknown)
    direct = await scene.mira.slash("game stats", channel=scene.mira.dm)
    assert "direct message" in private_refusal(direct)


async def test_everybody_finds_them_without_a_command(scene: Stage) -> None:
    await scene.game("embers", scene.bo)
    more = await scene.mira.click(scene.table.last, "⋯")
    stats = await scene.mira.click(more.message, "Statistics")
    assert "not finished a game on this server yet" in stats.text
