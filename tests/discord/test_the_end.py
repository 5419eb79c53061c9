"""The end of a game: its row of buttons, what each person reads of themselves, and what follows a first game."""

from __future__ import annotations

import pytest

from bot.discord.views.living import AFTER_THE_END, with_record
from bot.engine.moves import Move
from bot.engine.words import words_of
from bot.sandbox import Seen
from bot.sessions import User
from bot.sessions.people.careers import Before, Ended
from tests.discord.at_random import RandomPeople
from tests.discord.stage import Stage

pytestmark = pytest.mark.e2e


async def played(scene: Stage, name: str, **options: str) -> Seen:
    """The last message of a game of Mira and Bo."""
    await scene.game("embers", scene.bo, **options)
    assert await RandomPeople(scene, scene.table, name).play_on() is None
    await scene.settled()
    return scene.table.last


@pytest.mark.deep
async def test_each_reads_their_best_so_far_and_their_place_here(scene: Stage) -> None:
    first = await played(scene, "first")
    assert "best so far" not in first.text
    best = {}
    for _ in range(3):
        view = await scene.sessions.recent(int(scene.table.id))
        assert view is not None
        assert view.result is not None
        for part, score in zip(view.result.parts, view.result.scores, strict=True):
            name = part[0].name
            best[name] = max(best.get(name, 0), score)
        last = await played(scene, f"more {len(best)} {view.id}")
        for name, score in best.items():
            line = next(each for each in last.text.splitlines() if f" {name}**" in each)
            assert f"(best so far {score})" in line
    assert " of 2 here" in last.text


def test_a_line_about_a_person_says_only_what_is_known() -> None:
    words = words_of("house", "en")
    assert (
        with_record(words, "1st ★ Bo 15", Ended(Before(4, 11), 3, 8))
        == "1st ★ Bo 15 (best so far 11), 3rd of 8 here"
    )
    assert with_record(words, "1st ★ Bo 15", Ended(Before(4, 11), 1, 1)) == "1st ★ Bo 15 (best so far 11)"
    assert with_record(words, "1st ★ Bo 15", Ended(Before(), 0, 8)) == "1st ★ Bo 15"


async def test_one_row_says_what_to_do_next_and_after_a_first_game_how_to_go_on(scene: Stage) -> None:
    end = await played(scene, "first", rounds="3", windows="off")
    labels = [words_of("house", "en").say_key(label) for _, label in AFTER_THE_END]
    assert end.labels == ["Open a table", *labels, "⋯"]
    more = (await scene.mira.click(end, "⋯")).message
    assert {"Film", "Report", "Log", "Verify", "Game file"} <= set(more.labels)
    assert "End the game" not in more.labels
    assert "● Mira and ★ Bo: you know Embers now. **Full game** · With every rule" in end.text
    await scene.bo.click(end, "Open a table")
    await scene.settled()
    assert scene.live().options["windows"] == "on"


async def test_that_people_ended_the_game_is_told_after_the_last_move(scene: Stage) -> None:
    session = await scene.game("sol", scene.bo)
    (turn,) = session.table_state.turns.awaited
    await scene.sessions.submit(session.holders[turn].user_id or 0, session.id, Move("hold"))
    await scene.settled()
    await scene.sessions.end(session.id, User(int(scene.mira.id), "Mira"), admin=True)
    await scene.settled()
    last = f"**{session.names[turn]} took no action.**\nSomeone who manages games on this server ended the game.\n"
    assert last in scene.table.last.text


async def test_whoever_ends_their_own_game_against_computers_is_not_told_of_an_admin(scene: Stage) -> None:
    await scene.lobby("embers")
    host = User(int(scene.mira.id), "Mira")
    await scene.sessions.add_computer(scene.live().id, host)
    await scene.sessions.start(scene.live().id, host)
    await scene.settled()
    await scene.sessions.end(scene.live().id, host, admin=True)
    await scene.settled()
    assert "the game was ended early" in scene.table.last.text
    assert "manages games" not in scene.table.last.text
