"""Clicks are answered before pictures are drawn: these follow by an edit, and nothing older replaces anything newer."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.discord.core.answers.late import SOON, Late
from bot.discord.core.answers.reply import Reply
from bot.discord.core.drawing.lanes import Lane, current_lane, in_lane
from bot.discord.views.table import table_of
from bot.engine.moves import Move, Seat
from bot.sandbox import Seen
from tests.discord.hands import building, hand_messages, play_from
from tests.discord.stage import Stage, stage
from tests.patience import PATIENCE

pytestmark = pytest.mark.e2e

COMING = "The picture will appear here in a moment."


class Easel:
    """Hands are drawn when told; `asked` has the lanes in which they were asked for, `drawn` counts them."""

    def __init__(self, scene: Stage, patch: pytest.MonkeyPatch) -> None:
        self.asked, self.drawn = list[Lane](), 0
        self._free = asyncio.Event()
        studio: Any = scene.client.context.studio
        hand = studio.hand

        async def drawn(*given: Any, **named: Any) -> Any:
            self.asked.append(current_lane())
            await self._free.wait()
            self.drawn += 1
            return await hand(*given, **named)

        patch.setattr(studio, "hand", drawn)

    def hold(self) -> None:
        self._free.clear()

    def draw(self) -> None:
        self._free.set()


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Stage]:
    async with stage(tmp_path / "games.db", wait=0.0) as made:
        yield made


@pytest.fixture
def easel(scene: Stage, monkeypatch: pytest.MonkeyPatch) -> Iterator[Easel]:
    made = Easel(scene, monkeypatch)
    made.draw()
    yield made
    made.draw()


def shown(message: Seen) -> list[str]:
    return [each["filename"] for each in message.attachments]


def history(scene: Stage, message: Seen) -> list[list[str]]:
    """What files a message shows, from now on."""
    found: list[list[str]] = []

    def heard(what: str, thing: Any) -> None:
        if what == "message" and thing.id == message.id:
            found.append([each["filename"] for each in thing.payload["attachments"]])

    scene.sandbox.world.listeners.append(heard)
    return found


def said(scene: Stage, words: str) -> int:
    """How many messages say just that."""
    channels = scene.sandbox.world.messages.values()
    return sum(each.payload["content"] == words for channel in channels for each in channel.values())


async def until(done: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not done():
            await asyncio.sleep(0)


async def test_a_new_panel_says_that_its_picture_is_coming(scene: Stage, easel: Easel) -> None:
    await building(scene)
    (now,) = await scene.awaited()
    wanted = shown(hand_messages(now, scene)[0])
    scene.client.context.drawings._made.clear()
    easel.hold()
    panel = (await now.click(scene.table.last, "Play")).message
    assert COMING in panel.text
    assert (shown(panel), panel.menus != []) == ([], True)
    easel.draw()
    await scene.settled()
    assert COMING not in panel.text
    assert shown(panel) == wanted


async def test_a_late_picture_comes_into_its_panel_though_something_was_said_since(
    scene: Stage, easel: Easel, monkeypatch: pytest.MonkeyPatch
) -> None:
    await building(scene)
    (now,) = await scene.awaited()
    wanted = shown(hand_messages(now, scene)[0])
    scene.client.context.drawings._made.clear()

    async def add(reply: Reply) -> None:
        await reply.text("By the way.")

    monkeypatch.setattr(scene.client.context.place_news, "remind", add)
    easel.hold()
    panel = (await now.click(scene.table.last, "Play")).message
    await until(lambda: said(scene, "By the way.") == 1)
    easel.draw()
    await scene.settled()
    assert shown(panel) == wanted
    assert said(scene, "By the way.") == 1


@pytest.mark.parametrize("wait", [100 * PATIENCE, None])
async def test_an_answer_waits_behind_the_pictures_of_others_only_where_it_must(
    scene: Stage, easel: Easel, wait: float | None
) -> None:
    """It must where Discord takes no picture later."""
    await building(scene)
    (now,) = await scene.awaited()
    context = scene.client.context
    context.drawings._made.clear()
    context.late.wait = wait
    easel.hold()
    asked, lanes = asyncio.Event(), context.studio._lanes

    async def another() -> None:
        async with lanes.turn():
            await asked.wait()

    others = [asyncio.create_task(another()) for _ in range(lanes._slots + 1)]
    await until(lambda: context.studio.is_behind)
    easel.asked.clear()
    clicking = asyncio.create_task(now.click(scene.table.last, "Play"))
    async with asyncio.timeout(PATIENCE):
        if wait is None:
            await until(lambda: easel.asked != [])
            easel.draw()
            asked.set()
        answer = await clicking
        panel = (await answer.more()).message if answer.kind == "later" else answer.message
    assert (COMING in panel.text) == (wait is not None)
    asked.set()
    await asyncio.gather(*others)
    assert not context.studio.is_behind
    easel.draw()
    await scene.settled()
    assert shown(panel) == shown(hand_messages(now, scene)[0])


async def test_a_clicked_panel_keeps_its_picture_until_the_new_one_is_drawn(
    scene: Stage, easel: Easel
) -> None:
    await building(scene)
    (now,) = await scene.awaited()
    panel = (await now.click(scene.table.last, "Play")).message
    await scene.settled()
    before, alt = panel.attachments, panel.alt_texts
    assert len(before) == 1
    easel.hold()
    versions = history(scene, panel)
    answer = await play_from(now, panel)
    assert answer.kind == "update"
    assert (panel.attachments, panel.alt_texts) == (before, alt)
    assert COMING not in panel.text
    easel.draw()
    await scene.settled()
    assert shown(panel) != [each["filename"] for each in before]
    assert len({tuple(each) for each in versions}) == 2


async def test_the_newest_wins_though_an_older_picture_comes_late(scene: Stage, easel: Easel) -> None:
    await building(scene)
    (now,) = await scene.awaited()
    panel = (await now.click(scene.table.last, "Play")).message
    await scene.settled()
    (before,), versions = shown(panel), history(scene, panel)
    easel.hold()
    await play_from(now, panel)
    session = scene.live()
    (seat,) = session.seats_of(int(now.id))
    state = scene.client.context.games["supernova"].copy(await scene.truth(session))
    state.players[seat].hand.pop()
    await scene.put(session, state)
    await now.click(panel, "Refresh")
    easel.draw()
    await scene.settled()
    assert len(easel.asked) > 1
    assert shown(panel) != [before]
    assert {tuple(each) for each in versions} == {(before,), tuple(shown(panel))}, "one came too late"


async def test_a_picture_that_discord_refuses_is_logged_and_the_panel_goes_on(
    scene: Stage, easel: Easel, caplog: pytest.LogCaptureFixture
) -> None:
    await building(scene)
    (now,) = await scene.awaited()
    scene.client.context.drawings._made.clear()
    easel.hold()
    panel = (await now.click(scene.table.last, "Play")).message
    fault = scene.sandbox.fault("status", r"PATCH /webhooks/", status=503, times=None)
    easel.draw()
    await scene.settled()
    assert fault.fired
    assert "are not shown" in caplog.text
    assert COMING in panel.text
    scene.sandbox.faults.clear()
    await now.click(panel, "Refresh")
    await scene.settled()
    assert COMING not in panel.text
    assert shown(panel) == shown(hand_messages(now, scene)[0])


async def test_in_a_direct_message_the_picture_follows_once(scene: Stage, easel: Easel) -> None:
    await building(scene)
    (now,) = await scene.awaited()
    message = hand_messages(now, scene)[0]
    before = shown(message)
    easel.hold()
    answer = await play_from(now, message)
    assert answer.kind == "update"
    assert (shown(message), COMING in message.text) == (before, False)
    # Until the letters are drawn as well, as the channel has been told of the move.
    await scene.sandbox.wait_for(lambda: len(easel.asked) >= len(scene.live().holders))
    versions = history(scene, message)
    easel.draw()
    await scene.settled()
    assert hand_messages(now, scene)[0].id == message.id
    assert shown(message) != before
    assert versions == [shown(message)], "one edit, whether the answer or the letter makes it"


async def test_where_discord_takes_no_picture_later_answers_wait_for_theirs(
    scene: Stage, easel: Easel
) -> None:
    await building(scene)
    (now,) = await scene.awaited()
    scene.client.context.drawings._made.clear()
    scene.sandbox.break_galleries()
    easel.hold()
    answer = await now.click(scene.table.last, "Play")
    easel.draw()
    await scene.settled()
    assert answer.message.gone
    (panel,) = answer.followups
    assert shown(panel)
    assert scene.client.context.late.wait is None
    scene.sandbox.violations.clear()
    again = (await now.click(scene.table.last, "Play")).message
    assert shown(again) == shown(panel)
    await scene.settled()
    assert panel.gone


async def test_a_hand_is_drawn_once_for_panel_and_message(scene: Stage, easel: Easel) -> None:
    await building(scene)
    (now,) = await scene.awaited()
    panel = (await now.click(scene.table.last, "Play")).message
    await scene.settled()
    easel.asked.clear()
    await play_from(now, panel)
    await scene.settled()
    people = len(scene.live().holders)
    assert len(easel.asked) <= people + 1, "each hand once, and once more for the menu on the way"


async def test_who_waits_for_a_hand_overtakes_the_letter_that_shows_it(scene: Stage, easel: Easel) -> None:
    await building(scene)
    context = scene.client.context
    drawings = context.drawings
    drawings._made.clear()
    table = await table_of(context, scene.live(), Seat(1))
    easel.asked.clear()
    easel.hold()
    with in_lane(Lane.LETTER):
        letter = asyncio.create_task(drawings.hand(table, table.look()))
        await asyncio.sleep(0)
    person = asyncio.create_task(drawings.hand(table, table.look()))
    await scene.sandbox.wait_for(lambda: len(easel.asked) == 2)
    assert easel.asked == [Lane.LETTER, Lane.PERSON]
    easel.draw()
    assert await asyncio.wait_for(letter, PATIENCE) is await asyncio.wait_for(person, PATIENCE) is not None
    assert len(easel.asked) == 2


async def test_what_no_one_waits_for_any_longer_is_not_drawn(scene: Stage, easel: Easel) -> None:
    await building(scene)
    drawings = scene.client.context.drawings
    drawings._made.clear()
    table = await table_of(scene.client.context, scene.live(), Seat(1))
    easel.hold()
    easel.asked.clear()
    before = easel.drawn
    gone = asyncio.create_task(drawings.hand(table, table.look()))
    await scene.sandbox.wait_for(lambda: easel.asked)
    gone.cancel()
    await asyncio.wait({gone})
    again = asyncio.create_task(drawings.hand(table, table.look()))
    await asyncio.sleep(0)
    easel.draw()
    assert await again is not None
    assert easel.drawn == before + 1


async def test_another_view_is_another_picture(scene: Stage) -> None:
    """Of another seat, and of the same one a move later."""
    await building(scene)
    context, session = scene.client.context, scene.live()
    drawings = context.drawings
    first = await table_of(context, session, Seat(1))
    drawn = await drawings.hand(first, first.look())
    assert drawn is await drawings.hand(await table_of(context, session, Seat(1)), first.look())
    state = scene.client.context.games["supernova"].copy(await scene.truth(session))
    state.players[1].hand.pop()
    await scene.put(session, state)
    later = await table_of(context, session, Seat(1))
    other = await table_of(context, session, Seat(0))
    found = [await drawings.hand(table, first.look()) for table in (first, later, other)]
    assert found[0] is drawn
    assert len({each.name for each in found if each is not None}) == 3


# The order of what is shown in a message ---------------------------------------------------------------------------


@pytest.fixture
def late() -> Late:
    return Late(set())


def test_answers_wait_for_their_pictures_no_longer_than_said(late: Late) -> None:
    assert late.wait == SOON == 0.15


async def test_what_is_not_on_its_way_is_dropped_for_what_is_newer(late: Late) -> None:
    drawn, told = asyncio.get_running_loop().create_future(), list[str]()

    async def show(made: str) -> None:
        told.append(made)

    late.follow(1, drawn, show)
    other = late.follow(2, asyncio.sleep(0, "elsewhere"), show)
    await other
    first = next(iter(late._tasks))
    await late.overtake(1)
    if not drawn.done():
        drawn.set_result("older")
    await asyncio.wait({first})
    assert told == ["elsewhere"]


async def test_what_nobody_began_to_wait_for_ends_with_it(late: Late) -> None:
    begun, kept = list[str](), list[str]()

    async def think() -> str:
        begun.append("thought")
        return "advice"

    async def show(made: str) -> None:
        kept.append(made)

    advice, drawing = think(), asyncio.get_running_loop().create_future()
    for number, making in enumerate((advice, drawing)):
        task = late.follow(number, making, show)
        await late.overtake(number)
        await asyncio.wait({task})
    assert inspect.getcoroutinestate(advice) == inspect.CORO_CLOSED
    assert drawing.cancelled()
    assert not begun
    assert not kept


async def test_what_is_on_its_way_arrives_before_what_is_newer(late: Late) -> None:
    sent, told, began = asyncio.Event(), list[str](), asyncio.Event()

    async def show(made: str) -> None:
        began.set()
        await sent.wait()
        told.append(made)

    late.follow(1, asyncio.sleep(0, "older"), show)
    await began.wait()

    async def newer() -> None:
        await late.overtake(1)
        told.append("newer")

    following = asyncio.create_task(newer())
    await asyncio.sleep(0)
    assert told == []
    sent.set()
    await following
    assert told == ["older", "newer"]


async def test_moves_of_others_are_no_news_to_a_late_picture(scene: Stage, easel: Easel) -> None:
    """Someone else acts while a hand is drawn: the panel of the first still gets its picture."""
    await building(scene)
    (now,) = await scene.awaited()
    scene.client.context.drawings._made.clear()
    easel.hold()
    panel = (await now.click(scene.table.last, "Play")).message
    seats = scene.live().seats_of(int(now.id))
    other = next(seat for seat in range(3) if seat not in seats)
    user = scene.live().holders[other].user_id
    assert user is not None
    await scene.sessions.submit(user, scene.live().id, Move("ask", ("never", "turn")), seat=Seat(other))
    easel.draw()
    await scene.settled()
    assert shown(panel) == shown(hand_messages(now, scene)[0])


async def test_who_reads_words_gets_them_at_once_and_nothing_is_drawn(scene: Stage, easel: Easel) -> None:
    await building(scene)
    (now,) = await scene.awaited()
    wanted = "\n".join(hand_messages(now, scene)[0].alt_texts)
    people = scene.sessions.people
    await people.keep(int(now.id), replace(await people.get(int(now.id)), words=True))
    await scene.settled()
    easel.asked.clear()
    easel.hold()
    panel = (await now.click(scene.table.last, "Play")).message
    await scene.settled()
    assert (easel.asked, shown(panel)) == ([], [])
    assert wanted.split(",")[0] in panel.text
    assert COMING not in panel.text


@pytest.mark.parametrize("game", ["sol", "supernova", "factions", "novasolis"])
async def test_what_is_shown_changes_no_view(scene: Stage, game: str) -> None:
    """Views are handed to everyone who asks for them until the position changes."""
    session = await scene.game(game, scene.bo)
    now = (await scene.awaited())[0]
    rules = scene.client.context.games[game]
    seats = [None, Seat(0), Seat(1)]
    views = [(await scene.sessions.position(session.id, seat)).view for seat in seats]
    before = [rules.encode(view) for view in views]
    panel = (await now.click(scene.table.last, "Play")).message
    for label in [label for label in ("Suggest", "Settings", "Back", "Refresh") if label in panel.labels]:
        if label in panel.labels:
            await now.click(panel, label)
    for command in ("game board", "hand"):
        await now.slash(command)
    await scene.settled()
    if scene.live().seq == session.seq:
        after = [(await scene.sessions.position(session.id, seat)).view for seat in seats]
        assert [one is other for one, other in zip(views, after, strict=True)] == [True] * 3
    assert [rules.encode(view) for view in views] == before
