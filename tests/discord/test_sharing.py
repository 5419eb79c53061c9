"""The end of a game to share: a picture of what everyone saw, first privately, and in words wherever it cannot be."""

from __future__ import annotations

from contextlib import closing
from io import BytesIO
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from PIL import Image

from bot.discord.core.context import Context
from bot.discord.core.drawing import studio as studio_module
from bot.discord.core.drawing.studio import Studio
from bot.discord.core.layout.components import Click
from bot.discord.core.text.texts import Speech
from bot.discord.views import ending as ending_module
from bot.discord.views.ending import end_picture, ending_in_words, ending_of
from bot.engine.moves import Event, Seat, Side, SideInfo, Text, one_each, who
from bot.engine.standings import Standings
from bot.engine.turning import TurningPoint
from bot.games.catalogue import games
from bot.sandbox import Seen
from bot.sandbox.world.permissions import ATTACH_FILES
from bot.sessions.people.archive import Archive, Retold
from bot.workers.pool import Workers
from renderers.catalogue import RENDERERS
from renderers.ending import SIZE
from renderers.look import Look, Picture
from tests.discord.at_random import RandomPeople
from tests.discord.records import sol_record
from tests.discord.stage import Stage, private_refusal
from tests.discord.test_afterlife import drawn
from tests.discord.test_chronicle import retold
from tests.discord.test_hostile_values import pressed
from tests.workers.orders import dies

NAMES = ["Mira", "Bo", "Cy"]


@pytest.fixture(scope="module")
def sol() -> Retold:
    """A game of SOL for three, told again."""
    return retold("sol", 3, NAMES)


def ended(
    told: Retold, standings: Standings, points: tuple[TurningPoint, ...] = (), **changes: Any
) -> Retold:
    return msgspec.structs.replace(told, standings=standings, points=points, **changes)


def said(told: Retold, names: list[str] = NAMES) -> tuple[str, str]:
    """Who won and how, as the picture says it."""
    session = told.session
    found = ending_of(
        told, Speech(session.game, session.names, "en", told.sides), names[: len(session.names)]
    )
    return found.won, found.why


def point(key: str, **values: Any) -> TurningPoint:
    told = {"seat": who(0), "other": who(2), "unit": "round", "number": 7, **values}
    return TurningPoint(Text(key, told), 1, Side(0))


def test_the_sentence_is_the_turning_point_that_says_most_and_else_by_how_much(sol: Retold) -> None:
    won = Standings((9, 2, 5), (1, 3, 2))
    lead = point("turning-lead", score=Text("figure", {"score": 5}), than=Text("figure", {"score": 2}))
    behind = point("turning-behind", by=Text("score", {"score": 4}))
    assert said(ended(sol, won, (behind, lead))) == (
        "Mira won",
        "In round 7, Mira took the lead for good, 5–2 against Cy.",
    )
    assert said(ended(sol, won, (behind,)))[1] == "In round 7, Mira was still 4 momentum behind Cy."
    assert said(ended(sol, won)) == ("Mira won", "Mira won with 4 momentum more than Cy.")


def test_who_shares_the_win_is_named_or_counted(sol: Retold) -> None:
    level = Standings((9, 2, 9), (1, 3, 1))
    assert said(ended(sol, level)) == ("Mira and Cy share the win", "They are level at 9 momentum.")
    wide = ["W" * 32] * 3
    assert said(ended(sol, Standings((9, 9, 9), (1, 1, 1))), wide)[0] == "3 players share the win"


def test_a_game_that_was_ended_early_has_no_winner(sol: Retold) -> None:
    assert said(ended(sol, Standings((9, 2, 5)))) == ("Ended early", "")


def test_who_wins_together_survives_in_the_words_of_the_game_and_a_line_says_how() -> None:
    told = retold("novasolis", 2, NAMES[:2], variant="coop", races="random")
    counts = tuple({} for _ in told.sides)
    lost, saved = Standings.sharing(39, False, counts), Standings.sharing(39, True, counts)
    assert said(ended(told, saved))[0] == "We survived"
    assert said(ended(told, lost))[0] == "We lost"
    last = Event("ended-overwhelmed", {"round": 6})
    mine = Event("hold", {}, about=Side(0))
    moments = (*told.moments[:-1], msgspec.structs.replace(told.moments[-1], events=(last, mine)))
    assert "track" in said(ended(told, lost, moments=moments))[1]
    speech = Speech("novasolis", NAMES[:2], "en", told.sides)
    lines = ending_of(ended(told, lost), speech, NAMES[:2]).lines
    assert [(line.name, line.score) for line in lines] == [
        ("Together", "19½ stars"),
        ("Mira", ""),
        ("Bo", ""),
    ]


def test_who_plays_alone_has_lost_by_name() -> None:
    told = retold("novasolis", 1, ["Mira"], variant="solo")
    counts = tuple({} for _ in told.sides)
    assert said(ended(told, Standings.sharing(39, False, counts)), ["Mira"])[0] == "Mira lost"
    assert said(ended(told, Standings.sharing(39, True, counts)), ["Mira"])[0] == "Mira survived"


def test_a_side_without_a_player_is_named_if_it_won_or_scored(sol: Retold) -> None:
    ash = SideInfo(None, Text("choice-plain", {"value": "the ash"}), 3)
    speech = Speech("sol", NAMES, "en", (*one_each(3), ash))

    def lines(*scores: int, places: tuple[int, ...]) -> list[str]:
        told = ended(sol, Standings(scores, places), sides=(*one_each(3), ash))
        return [line.name for line in ending_of(told, speech, NAMES).lines]

    assert lines(3, 2, 1, 0, places=(1, 2, 3, 4)) == ["Mira", "Bo", "Cy"]
    assert lines(3, 2, 1, 9, places=(2, 3, 4, 1)) == ["The ash", "Mira", "Bo", "Cy"]
    assert lines(3, 2, 1, 0, places=(2, 3, 4, 1))[0] == "The ash"
    told = ended(sol, Standings((3, 2, 1, 0), (2, 3, 4, 1)), sides=(*one_each(3), ash))
    assert [line.score for line in ending_of(told, speech, NAMES).lines][:2] == ["", "3 momentum"]


def test_more_sides_than_there_is_room_for_are_counted(sol: Retold) -> None:
    sides = one_each(10)
    told = ended(sol, Standings.ranked(range(10, 0, -1)), sides=sides)
    names = [f"N{seat}" for seat in range(10)]
    lines = ending_of(told, Speech("sol", names, "en", sides), names).lines
    assert [line.name for line in lines] == [*names[:7], "and 3 more"]


def test_the_words_say_what_the_picture_says(sol: Retold) -> None:
    speech = Speech("sol", NAMES, "en", sol.sides)
    ending, told = ending_of(sol, speech, NAMES), ending_in_words(sol, speech)
    facts = [ending.title, ending.won, ending.why, *(f"{line.name} {line.score}" for line in ending.lines)]
    for fact in facts:
        assert fact in told
        assert fact in ending.alt


@pytest.mark.e2e
async def test_a_finished_game_of_any_kind_has_a_picture_to_share(scene: Stage) -> None:
    """Embers has no pictures of its own, and nothing was written for it."""
    await scene.game("embers", scene.bo, scene.cy)
    scene.sandbox.skip(60)
    assert await RandomPeople(scene, scene.table, "embers").play_on() is None
    await scene.settled()
    end = scene.table.last
    answer = await drawn(scene, await scene.cy.click(end, "Share"))
    assert answer.id != end.id
    assert {"Show in channel", "Show the report in the channel"} == set(answer.labels)
    check(answer)
    await scene.cy.click(answer, "Show in channel")
    await scene.settled()
    check(scene.table.last)
    assert not scene.table.last.buttons
    await scene.cy.click(answer, "Show the report in the channel")
    await scene.settled()
    assert any(each["filename"].endswith(".md") for each in scene.table.last.attachments)


@pytest.mark.e2e
@pytest.mark.parametrize("act", ["share", "share-end"])
async def test_a_running_game_has_no_end_to_share(scene: Stage, act: str) -> None:
    session = await scene.game("embers", scene.bo)
    early = Click(act, session.id).custom_id
    assert "Not over yet" in private_refusal(await pressed(scene.mira, scene.table.last, early))


def broken(*_: object) -> None:
    """A fault of ours."""
    raise LookupError("no such colour")


def check(shown: Seen) -> None:
    """A message shows the picture of an ending, and says the same."""
    (file,) = shown.attachments
    assert file["filename"] == "end.png"
    with Image.open(BytesIO(shown.file())) as picture:
        assert picture.size == SIZE
    (alt,) = {*shown.alt_texts}
    assert alt.startswith("Embers. ")
    assert all(name in alt for name in ("Mira", "Bo", "Cy"))
    assert alt.endswith("Played on Heliograph.")


@pytest.mark.e2e
async def test_the_report_shares_the_end_as_everyone_saw_it(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = await scene.mira.slash("game file import", options={"file": ("game.json", sol_record())})
    asked: list[Seat | None] = []
    real = Archive.retold

    async def noting(self: Archive, session: int, viewer: Seat | None = None) -> Retold:
        asked.append(viewer)
        return await real(self, session, viewer)

    report = await drawn(scene, await scene.mira.click(kept.message, "Report"))
    assert "Show in channel" not in report.labels
    monkeypatch.setattr(Archive, "retold", noting)
    shared = await drawn(scene, await scene.mira.click(report, "Share"))
    assert asked == [None]
    assert [each["filename"] for each in shared.attachments] == ["end.png"]


@pytest.mark.e2e
@pytest.mark.parametrize("trouble", ["permission", "refused", "drawing"])
async def test_without_its_picture_the_end_is_told_in_words(
    scene: Stage, monkeypatch: pytest.MonkeyPatch, trouble: str, expected_errors: list[str]
) -> None:
    kept = await scene.mira.slash("game file import", options={"file": ("game.json", sol_record())})
    report = await drawn(scene, await scene.mira.click(kept.message, "Report"))
    if trouble == "drawing":
        expected_errors.append("could not be drawn")
        monkeypatch.setattr(ending_module, "draw_ending", broken)
    shared = (await scene.mira.click(report, "Share")).message
    await scene.settled()
    assert bool(shared.attachments) == (trouble != "drawing")
    if trouble == "permission":
        scene.sandbox.deny(scene.table, ATTACH_FILES)
    if trouble == "refused":
        scene.sandbox.fault("code", f"POST /channels/{scene.table.id}/messages", status=400, code=50035)
    tries, share = list[int](), Context.share

    async def noting(self: Context, reply: Any, view: Any, files: Any = ()) -> None:
        tries.append(len(files))
        await share(self, reply, view, files)

    monkeypatch.setattr(Context, "share", noting)
    await scene.mira.click(shared, "Show in channel")
    await scene.settled()
    assert tries == ([1, 0] if trouble == "refused" else [0])
    scene.sandbox.violations.clear()
    for told in (scene.table.last, *([shared] if trouble == "drawing" else [])):
        assert not told.attachments
        assert "### SOL" in told.text
        assert "Ada" in told.text
        assert "Grace \\*H\\*" in told.text
        assert "Played on Heliograph" in told.text


async def test_a_worker_that_is_killed_while_it_draws_takes_no_words_with_it(
    sol: Retold, monkeypatch: pytest.MonkeyPatch, expected_errors: list[str]
) -> None:
    """Of the board, the rest of the picture stays."""
    expected_errors += ["a board of sol could not be drawn", "the end of session 0 could not be drawn"]
    with closing(Workers(1)) as workers:
        context: Any = SimpleNamespace(
            games=games(),
            studio=Studio(RENDERERS, workers),
            speech=lambda session, language, sides: Speech(session.game, session.names, language, sides),
        )
        whole = await end_picture(context, sol, "en")
        with monkeypatch.context() as faulty:
            faulty.setattr(studio_module, "drawn_there", dies)
            boardless = await end_picture(context, sol, "en")
        with monkeypatch.context() as faulty:
            faulty.setattr(ending_module, "draw_ending", dies)
            assert await end_picture(context, sol, "en") is None
        assert whole is not None
        assert boardless is not None
        assert boardless.alt == whole.alt
        assert boardless.png != whole.png
        assert await end_picture(context, sol, "en") == whole


async def test_a_game_without_a_vista_is_seen_as_its_whole_board() -> None:
    board = Picture(b"", "here")
    plain = RENDERERS["sol"]._replace(render=lambda view, look: board, vista=None)
    with closing(Workers(1)) as workers:
        studio = Studio({"sol": plain}, workers)
        assert await studio.vista(games()["sol"], None, Look(())) == board
        assert await Studio({}, workers).vista(games()["sol"], None, Look(())) is None


def test_where_no_player_won_the_last_thing_that_happened_says_how() -> None:
    """Not that someone had the highest score, which does not decide."""
    told = retold("novasolis", 2, NAMES[:2])
    entity = next(Side(number) for number, side in enumerate(told.sides) if side.seat is None)
    last = msgspec.structs.replace(told.moments[-1], events=(Event("ended-overwhelmed", {"round": 6}),))
    lost = ended(
        told,
        Standings((3, 2, 0), (2, 2, 1)),
        (point("turning-despite", seat=who(entity), other=who(0)),),
        moments=(*told.moments[:-1], last),
    )
    assert said(lost) == ("The Entity won", "The Entity’s track reached its end in round 6.")
    saved = ended(lost, Standings((3, 2, 0), (1, 2, 3)), lost.points)
    assert "highest score" in said(saved)[1]
