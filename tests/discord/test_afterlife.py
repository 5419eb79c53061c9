"""A game that is over is a story: film, report, chart and turning points, also of a game that came as a file."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PIL import Image

from bot.app import heliograph
from bot.discord.core.answers.heavy import MOST, Heavy
from bot.discord.core.layout.components import Click
from bot.discord.core.text.errors import Trouble
from bot.discord.reading import film_store as films
from bot.engine.record import Record
from bot.engine.words import host_as
from bot.games.sol.rules import SolRules
from bot.sandbox import Answer, Seen
from bot.sessions import Report, Sessions
from bot.settings import BadSetting, Settings
from renderers.kit.letters.lettering import sized
from tests.discord.at_random import RandomPeople
from tests.discord.records import sol_record
from tests.discord.stage import Stage, private_refusal, stage
from tests.discord.test_hostile_values import pressed

pytestmark = pytest.mark.e2e

DAY = 86400


@pytest.fixture(scope="module")
def sol_file() -> bytes:
    """A whole game of SOL by computer players, as a file."""
    return sol_record()


@pytest.fixture(autouse=True)
def short_films(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few frames show the same as sixty."""
    monkeypatch.setattr(films, "MOST_FRAMES", 6)


async def drawn(scene: Stage, answer: Answer) -> Seen:
    """The message that an answer with a film or a chart becomes once it is drawn."""
    await scene.sandbox.wait_for(lambda: bool(answer.message.attachments))
    return answer.message


@pytest.mark.pictures
async def test_a_file_becomes_a_game_of_the_channel_with_film_and_report(
    scene: Stage, sol_file: bytes
) -> None:
    kept = await scene.mira.slash("game file import", options={"file": ("game.json", sol_file)})
    assert kept.ephemeral
    assert "Imported: SOL" in kept.text
    report = await drawn(scene, await scene.mira.click(kept.message, "Report"))
    assert "Ada" in report.text
    assert "left" not in report.text
    names = [each["filename"] for each in report.attachments]
    assert names == ["scores.png", names[1]]
    text = report.file(1).decode()
    assert "## Turning points" in text
    assert "## Round 1" in text
    assert "Grace \\*H\\*" in text
    page = await scene.mira.click(report, "Read")
    assert "### Round" in page.text
    again = await scene.mira.slash("game file import", options={"file": ("game.json", sol_file)})
    answer = await scene.mira.click(again.message, "Film")
    assert answer.ephemeral
    film = await drawn(scene, answer)
    picture = Image.open(BytesIO(film.file()))
    assert picture.format == "GIF"
    assert picture.n_frames > 4
    assert len(film.file()) < 8 * 1024 * 1024
    assert "No game here" in private_refusal(await scene.cy.slash("game file verify")), (
        "never the last one here"
    )


async def test_an_imported_game_says_so_in_every_view_and_promises_nothing(
    scene: Stage, sol_file: bytes
) -> None:
    kept = await scene.mira.slash("game file import", options={"file": ("game.json", sol_file)})
    assert "A file cannot show who played a game" in kept.text
    await scene.mira.click(kept.message, "Show in channel")
    await scene.settled()
    views = {"ending": scene.table.last}
    assert "deleted after <t:" in views["ending"].text
    for name in ("Film", "Report"):
        views[name] = await drawn(scene, await scene.behind(scene.cy, views["ending"], name))
    views["file"] = views["Report"]
    for name, shown in views.items():
        text = shown.text if name != "file" else shown.file(1).decode()
        assert (
            "mported from a file" in text or "mported from a game file" in text or "was imported" in text
        ), name
        assert "shown at the start" not in text, name
        assert "Verified" not in text, name
    assert "Nothing shows that it was chosen before the game" in views["ending"].text


@pytest.mark.pictures
async def test_the_answer_to_an_import_stays_below_what_its_buttons_show(
    scene: Stage, sol_file: bytes
) -> None:
    card = (await scene.mira.slash("game file import", options={"file": ("game.json", sol_file)})).message
    for name in ("Report", "Film", "Board", "Log"):
        answer = await scene.mira.click(card, name)
        assert answer.message.id != card.id, name
        assert answer.ephemeral
        if name != "Log":
            await drawn(scene, answer)
    assert {"Film", "Report", "Board", "Log", "Keep", "Show in channel"} <= set(card.labels)


async def test_an_imported_game_is_kept_from_its_answer_or_from_the_list(
    scene: Stage, sol_file: bytes
) -> None:
    async def there() -> bool:
        scene.sandbox.skip(31 * DAY)
        await scene.sessions.tick()
        return await scene.client.context.sessions._tables.store.counts() != {}

    assert "Imported games" not in (await scene.mira.slash("my games")).message.labels
    card = (await scene.mira.slash("game file import", options={"file": ("game.json", sol_file)})).message
    assert "deleted after <t:" in card.text
    other = (await scene.cy.slash("game file import", options={"file": ("game.json", sol_file)})).message
    assert "imported before" in other.text
    assert "deleted after <t:" in other.text
    assert "Keep" not in other.labels
    forged = Click("imported-keep", 1, 0, ("card",)).custom_id
    assert "Only the host" in private_refusal(await pressed(scene.cy, other, forged))
    elsewhere = (await scene.mira.slash("my games", channel=scene.mira.dm)).message
    listed = await scene.mira.click(elsewhere, "Imported games")
    assert "SOL" in listed.text
    opened = await scene.mira.click(listed.message, "Open")
    assert "Film" in opened.message.labels
    listed = await scene.mira.click(opened.message, "Back")
    kept = await scene.mira.click(listed.message, "Keep")
    assert "It is kept." in kept.text
    assert "Keep" not in kept.message.labels
    assert await there()
    assert "It is kept." in (await scene.mira.click(card, "Keep")).text


async def test_an_imported_game_without_its_rules_is_listed_and_can_be_kept(
    scene: Stage, sol_file: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    card = (await scene.mira.slash("game file import", options={"file": ("game.json", sol_file)})).message
    hosted = {slug: game for slug, game in scene.client.context.games.items() if slug != "sol"}
    monkeypatch.setattr(scene.client.context, "games", hosted)
    listed = await scene.mira.click((await scene.mira.slash("my games")).message, "Imported games")
    assert "**sol, a game of" in listed.text
    assert "Game missing" in private_refusal(await scene.mira.click(listed.message, "Open"))
    kept = await scene.mira.click(listed.message, "Keep")
    assert "It is kept." in kept.text
    assert "Your imported games" in (await scene.mira.click(card, "Keep")).text


async def test_an_imported_game_that_no_one_kept_is_gone_from_the_list(scene: Stage, sol_file: bytes) -> None:
    card = (await scene.mira.slash("game file import", options={"file": ("game.json", sol_file)})).message
    await scene.lobby("embers")
    scene.sandbox.skip(31 * DAY)
    await scene.sessions.tick()
    assert "Imported games" not in (await scene.mira.slash("my games")).message.labels
    private_refusal(await scene.mira.click(card, "Film"))


async def test_a_forged_file_is_compared_with_the_game_that_was_played(scene: Stage) -> None:
    session = await scene.game("embers", scene.bo, windows="off")
    while scene.sessions.in_channel(int(scene.table.id)) is not None:
        for who in await scene.awaited():
            moves = await scene.sessions.moves(session.id, int(who.id))
            await scene.sessions.submit(int(who.id), session.id, moves[0])
    await scene.settled()
    true = await scene.sessions.export(session.id)
    record = msgspec.json.decode(true, type=Record)
    forged = msgspec.json.encode(msgspec.structs.replace(record, moves=record.moves[:-1], result=None))
    told = private_refusal(await scene.mira.slash("game file import", options={"file": ("g.json", forged)}))
    assert f"it differs from move {len(record.moves)} on" in told
    same = await scene.mira.slash("game file import", options={"file": ("g.json", true)})
    assert "was played here" in same.text
    assert "Imported" not in same.text
    verified = await scene.mira.slash("game file verify")
    assert "**Verified.**" in verified.text


async def test_one_person_has_one_heavy_request_at_a_time_and_equal_ones_are_shared(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await scene.game("embers", scene.bo)
    begun, go_on, checks = asyncio.Event(), asyncio.Event(), []
    verify = Sessions.verify

    async def slowly(sessions: Sessions, session: int, viewer: Any = None) -> Report:
        checks.append(viewer)
        begun.set()
        await go_on.wait()
        return await verify(sessions, session, viewer)

    monkeypatch.setattr(Sessions, "verify", slowly)
    asked = [asyncio.create_task(scene.mira.slash("game file verify"))]
    await begun.wait()
    asked += [asyncio.create_task(scene.mira.slash("game file verify"))]
    for command in ("game file report", "game file export"):
        assert "Still at work" in private_refusal(await scene.mira.slash(command))
    assert (await scene.bo.slash("game file export")).ephemeral
    go_on.set()
    assert ["moves" in (await answer).text.casefold() for answer in asked] == [True, True]
    assert checks == [0]
    assert (await scene.mira.slash("game file export")).text != ""


async def test_a_film_being_drawn_locks_nothing_else_of_that_person(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await scene.game("embers", scene.bo)
    begun, go_on = asyncio.Event(), asyncio.Event()

    async def slowly(*_: object) -> None:
        begun.set()
        await go_on.wait()
        raise Trouble("film-too-short")

    monkeypatch.setattr(films.Films, "of", slowly)
    film = asyncio.create_task(scene.mira.slash("game file film"))
    await begun.wait()
    assert "Verified" in (await scene.mira.slash("game file verify")).text
    assert (await scene.mira.slash("game file export")).message.attachments
    go_on.set()
    private_refusal(await film)


async def test_a_queue_that_is_full_says_so() -> None:
    lane, go_on = Heavy(1), asyncio.Event()

    async def work() -> bool:
        return await go_on.wait()

    waiting = [asyncio.create_task(lane.do(number, number, work)) for number in range(MOST)]
    await asyncio.sleep(0)
    with pytest.raises(Trouble) as caught:
        await lane.do(MOST, MOST, work)
    assert caught.value.text.key == "refusal-queue-full"
    go_on.set()
    assert await asyncio.gather(*waiting) == [True] * MOST
    assert await lane.do(MOST, MOST, work)


async def test_a_shared_ending_and_film_stand_in_the_channel(scene: Stage, sol_file: bytes) -> None:
    kept = await scene.mira.slash("game file import", options={"file": ("game.json", sol_file)})
    await scene.mira.click(kept.message, "Show in channel")
    await scene.settled()
    ending = scene.table.last
    assert {"Play again", "Share", "⋯"} <= set(ending.labels)
    assert [each["filename"] for each in ending.attachments] == ["board.png", "scores.png"]
    film = await drawn(scene, await scene.behind(scene.bo, ending, "Film"))
    await scene.bo.click(film, "Show in channel")
    await scene.settled()
    assert scene.table.last.attachments[0]["filename"] == "film.gif"
    assert not scene.table.last.buttons


async def test_the_same_file_twice_is_one_game(scene: Stage, sol_file: bytes) -> None:
    for _ in range(2):
        await scene.mira.slash("game file import", options={"file": ("game.json", sol_file)})
    assert await scene.client.context.sessions._tables.store.counts() == {"finished": 1}


FALSE: list[tuple[Callable[[bytes], bytes], str]] = [
    (lambda data: b"", "not a game file"),
    (lambda data: b"PK\x03\x04" + data, "not a game file"),
    (lambda data: b"\xff\xfe" + data, "not a game file"),
    (lambda data: b"[" * 200_000, "not a game file"),
    (lambda data: data.replace(b'"game":"sol"', b'"game":"sol@everyone"'), "does not have the game"),
    (lambda data: data.replace(b'"seed":"afterlife"', b'"seed":"afterlive"'), "seed"),
    (lambda data: data.replace(b'"version":', b'"version":9'), "version"),
    (lambda data: data.replace(b'"moves":["', b'"moves":["0 hurl K1 99","'), "move 1"),
    (lambda data: data.replace(b'"moves":["', b'"moves":["\xc2\xb2 --5","'), "move 1"),
    (lambda data: data.replace(b'"seats":2', b'"seats":999999999999'), "players"),
    (lambda data: data.replace(b'"moves":[', b'"moves":[' + b'"",' * 200_000), "moves"),
    (lambda data: data + b" " * 1_000_001, "too large for a game"),
]
"""What may become of a file on its way, and what is said of it."""


async def test_files_that_do_not_hold_are_refused_in_private(scene: Stage, sol_file: bytes) -> None:
    for change, told in FALSE:
        answer = await scene.mira.slash("game file import", options={"file": ("game.json", change(sol_file))})
        assert told in private_refusal(answer)
    assert await scene.client.context.sessions._tables.store.counts() == {}


async def test_while_a_game_runs_others_seats_stay_closed(scene: Stage) -> None:
    await scene.game("sol", scene.bo)
    hidden = await scene.mira.slash("game file film", seat=2)
    assert "Not your seat" in private_refusal(hidden)
    hidden = await scene.cy.slash("game file report", seat=1)
    assert "Not your seat" in private_refusal(hidden)
    assert "No such seat" in private_refusal(await scene.mira.slash("game file report", seat=5))
    early = await scene.mira.slash("game file film")
    assert "Too early" in private_refusal(early)
    running = await scene.cy.slash("game file report")
    assert "Still in progress" in running.text
    assert "SHA-256" in running.message.file().decode()


@pytest.mark.pictures
async def test_a_game_under_another_title_never_shows_its_own(
    tmp_path: Path, sol_file: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []

    def noted(text: str, *given: Any) -> Any:
        shown.append(text)
        return sized(text, *given)

    monkeypatch.setattr("renderers.sol.board.strip.sized", noted)
    hosted = {"sol": SolRules()}
    async with stage(tmp_path / "games.db", games=hosted, titles={"sol": "Dying Star"}) as scene:
        assert "Dying Star" in (await scene.cy.slash("help")).text
        kept = (await scene.mira.slash("game file import", options={"file": ("game.json", sol_file)})).message
        await scene.mira.click(kept, "Show in channel")
        await scene.settled()
        report = await drawn(scene, await scene.behind(scene.mira, scene.table.last, "Report"))
        names = [each["filename"] for each in report.attachments]
        assert names == ["scores.png", "dying-star-1.md"]
        text = report.file(1).decode()
        assert "# Dying Star" in text
        film = await drawn(scene, await scene.behind(scene.mira, scene.table.last, "Film"))
        await scene.mira.click(film, "Show in channel")
        await scene.lobby("Dying Star", scene.bo)
        await scene.mira.click(scene.table.last, "Start")
        await scene.settled()
        board = await scene.mira.slash("dying-star activate", unchecked=True)
        assert "DYING STAR" in shown
        shown += [text, report.text, board.text]
        for each in scene.table.messages:
            shown += [each.text, *each.alt_texts]
        assert not [each for each in shown if re.search(r"\bsol\b|last days", each, re.IGNORECASE)]
        commands = [each["name"] for each in scene.sandbox.world.commands_of(None)]
        assert "dying-star" in commands
        assert "sol" not in commands
    async with stage(tmp_path / "games.db", games=hosted) as scene:
        assert "SOL" in (await scene.cy.slash("help")).text
        assert "sol" in [each["name"] for each in scene.sandbox.world.commands_of(None)]


@pytest.mark.parametrize("titles", [{"sol": "Rules"}, {"chess": "Dying Star"}])
async def test_a_title_that_cannot_be_used_is_named(tmp_path: Path, titles: dict[str, str]) -> None:
    settings = Settings(token="x", database=tmp_path / "games.db", titles=titles)
    with pytest.raises(BadSetting, match="HELIOGRAPH_TITLES"):
        async with heliograph(settings, hosted={"sol": SolRules()}):
            pass
    host_as({})


async def test_the_end_of_a_played_game_shows_what_decided_it(scene: Stage) -> None:
    await scene.game("embers", scene.bo, scene.cy)
    scene.sandbox.skip(60)
    assert await RandomPeople(scene, scene.table, "embers").play_on() is None
    await scene.settled()
    ending = scene.table.last
    assert "Made up for the tests." in ending.text
    assert "scores.png" in [each["filename"] for each in ending.attachments]
    report = await scene.behind(scene.cy, ending, "Report")
    assert "Finished on" in report.text
    assert "no pictures" in private_refusal(await scene.behind(scene.cy, ending, "Film"))
