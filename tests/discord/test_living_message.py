"""What the channel shows: one living message a turn, true after every trouble and every restart."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.discord.core.drawing.studio import Studio
from bot.discord.core.layout.components import content_of
from bot.discord.views.living import living
from bot.discord.views.table import table_of
from bot.engine.moves import Move, Seat
from bot.engine.playout import Dice, eager_move
from bot.games.sol.actions.drawing import open_keep
from bot.games.sol.table.state import Suit
from bot.sandbox import Actor, Sandbox
from bot.sessions import User
from bot.sessions.core.pace import TablePace
from renderers.catalogue import RENDERERS
from tests.discord.at_random import RandomPeople
from tests.discord.hands import until_action
from tests.discord.stage import Stage, stage
from tests.games.sol.position import BO, MIRA, RULES, Position

pytestmark = pytest.mark.e2e

SECONDARY = 2
"""The style of a grey button."""


def mentions(message: Any) -> list[str]:
    return [each["id"] for each in message.payload["mentions"]]


async def test_the_buttons_of_older_messages_show_what_to_do_now(scene: Stage) -> None:
    await scene.game("sol", scene.bo)
    now, old = (await scene.awaited())[0], scene.table.last
    await now.slash("sol hold")
    await scene.settled()
    following = (await scene.awaited())[0]
    assert scene.table.last.id != old.id
    assert (await following.click(old, "Play")).message.menus
    assert following.name in (await now.click(old, "Play")).text


async def test_a_click_finds_its_button_though_the_message_was_edited_on_the_way(scene: Stage) -> None:
    await scene.game("sol", scene.bo)
    now, before = (await scene.awaited())[0], scene.table.last
    seen = {each["label"]: each["custom_id"] for each in before.buttons}
    offered = await now.autocomplete("sol launch", "to", {"to": ""})
    await now.slash("sol launch", to=offered.values[0])
    await scene.settled()
    assert scene.table.last.id == before.id
    assert {each["label"]: each["custom_id"] for each in scene.table.last.buttons} == seen


async def test_a_new_message_when_the_turn_passes_mentions_only_who_is_next(scene: Stage) -> None:
    await scene.game("sol", scene.bo)
    now = (await scene.awaited())[0]
    before = scene.table.last
    await now.slash("sol hold")
    await scene.settled()
    following = (await scene.awaited())[0]
    after = scene.table.last
    assert after.id != before.id
    assert mentions(after) == [following.id]
    assert before.attachments


@pytest.mark.parametrize("slug", ["sol", "novasolis"])
async def test_a_message_calls_once_and_says_no_name_to_call_once_it_is_edited(
    scene: Stage, slug: str
) -> None:
    """Discord counts mentions anew with each edit: whoever was called must not be called by an old message."""
    shown: dict[str, list[tuple[list[str], str]]] = {}

    def heard(what: str, thing: Any) -> None:
        if what == "message" and thing.channel_id == scene.table.id and thing.only_for is None:
            called = [each["id"] for each in thing.payload["mentions"]]
            shown.setdefault(thing.id, []).append((called, str(thing.payload["components"])))

    scene.sandbox.world.listeners.append(heard)
    for who in (scene.mira, scene.bo):
        who.close_dms()
    session = await scene.game(slug, scene.bo)
    game, dice = scene.client.context.games[slug], Dice("calls")
    for _ in range(14):
        state = await scene.truth(session)
        seat = next(seat for seat in game.awaited(state) if seat >= 0)
        await scene.play(session, seat, eager_move(game, state, seat, dice))
        await scene.settled()
    boards = {each: states for each, states in shown.items() if "h:play:" in states[0][1]}
    assert len(boards) > 3
    assert any(called for states in shown.values() for called, _ in states[:1]), "someone is called"
    assert any(states[1:] for states in boards.values()), "messages are edited"
    for states in boards.values():
        for called, said in states[1:]:
            assert not called
            assert "<@" not in said
    newest = max(boards, key=int)
    assert scene.table.last.id == newest


@asynccontextmanager
async def held(
    reader: object, name: str, monkeypatch: pytest.MonkeyPatch, *, after: int = 0
) -> AsyncIterator[asyncio.Event]:
    """Hold a method of `reader` until the end, after so many calls; the event says that someone waits for it."""
    act, waiting, go_on = getattr(reader, name), asyncio.Event(), asyncio.Event()
    called = itertools.count()

    async def wait(*given: Any, **named: Any) -> Any:
        if next(called) >= after:
            waiting.set()
            await go_on.wait()
        return await act(*given, **named)

    monkeypatch.setattr(reader, name, wait)
    try:
        yield waiting
    finally:
        go_on.set()


@pytest.mark.parametrize(("room", "what"), [("studio", "timed"), ("sessions", "position")])
async def test_whose_turn_began_is_told_though_many_moves_land_at_once(
    scene: Stage, monkeypatch: pytest.MonkeyPatch, room: str, what: str
) -> None:
    """They land while a picture is drawn, or before anyone has looked at the first of them."""
    session = await scene.game("sol", scene.bo)
    now, before = (await scene.awaited())[0], scene.table.last
    other = next(each for each in (scene.mira, scene.bo) if each != now)
    posted = scene.pings()
    async with held(getattr(scene.client.context, room), what, monkeypatch) as waiting:
        await scene.sessions.submit(int(now.id), session.id, Move("hold"))
        await waiting.wait()
        for who in (other, now, other):
            await scene.sessions.submit(int(who.id), session.id, Move("hold"))
    await scene.settled()
    after = scene.table.last
    assert after.id != before.id
    assert posted[after.id] == [now.id]
    assert list(posted.values()).count([now.id]) == 1
    assert now.name in after.text.splitlines()[0]
    assert "Play" in after.labels


async def test_the_host_whose_second_turn_came_before_the_first_picture_is_told(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    card = await scene.lobby("sol", scene.bo)
    posted = scene.pings()
    async with held(scene.sessions, "position", monkeypatch) as waiting:
        starting = asyncio.create_task(scene.mira.click(card, "Start"))
        await waiting.wait()
        session, host = scene.live(), Seat(0)
        while (turns := scene.live().table_state.turns).latest == 0 or turns.awaited != (host,):
            (seat,) = turns.awaited
            await scene.sessions.submit(session.holders[seat].user_id or 0, session.id, Move("hold"))
    await starting
    await scene.settled()
    assert scene.table.last.id != card.id
    assert posted[scene.table.last.id] == [scene.mira.id]


async def test_within_a_turn_the_message_is_edited(scene: Stage) -> None:
    await scene.game("sol", scene.bo)
    now = (await scene.awaited())[0]
    before = scene.table.last
    picture = before.file()
    offered = await now.autocomplete("sol launch", "to", {"to": ""})
    await now.slash("sol launch", to=offered.values[0])
    await scene.settled()
    assert scene.table.last.id == before.id
    assert scene.table.last.file() != picture
    assert "launched" in scene.table.last.text


async def test_a_message_of_fifty_minutes_is_replaced_without_a_call(scene: Stage) -> None:
    """Of messages older than an hour, Discord lets few edits pass."""
    await scene.game("sol", scene.bo)
    now, before = (await scene.awaited())[0], scene.table.last
    offered = (await now.autocomplete("sol launch", "to", {"to": ""})).values
    scene.sandbox.skip(49 * 60)
    await now.slash("sol launch", to=offered[0])
    await scene.settled()
    assert scene.table.last.id == before.id
    scene.sandbox.skip(2 * 60)
    await now.slash("sol launch", to=offered[1])
    await scene.settled()
    after = scene.table.last
    assert after.id != before.id
    assert "launched" in after.text
    assert mentions(after) == []
    assert not before.gone
    assert str(scene.live().message_id) == after.id


async def test_the_picture_has_alt_text_and_the_buttons_stand_below(scene: Stage) -> None:
    await scene.game("sol", scene.bo)
    last = scene.table.last
    assert last.labels[:4] == ["Play", "Board", "Log", "Rules"]
    assert last.alt_texts
    assert all(len(alt) <= 1024 for alt in last.alt_texts)
    assert last.components[0]["accent_color"] is not None


async def test_the_first_message_says_how_to_begin(scene: Stage) -> None:
    await scene.game("sol", scene.bo)
    assert "Press *Play*. To begin, launch" in scene.table.last.text
    await (await scene.awaited())[0].slash("sol hold")
    await scene.settled()
    assert "Press *Play*. To begin" not in scene.table.last.text


async def test_who_starts_alone_is_told_that_it_is_a_game_for_one(scene: Stage) -> None:
    card = await scene.lobby("sol")
    assert "play solo against a goal" in card.text
    await scene.bo.click(card, "Join")
    await scene.settled()
    assert "play solo against a goal" not in card.text
    await scene.bo.click(card, "Leave")
    await scene.mira.click(card, "Start")
    await scene.settled()
    assert "A solo game" in scene.table.last.text


async def test_a_computer_player_fills_a_seat_and_plays(scene: Stage) -> None:
    card = await scene.lobby("sol")
    await scene.mira.click(card, "Computer player")
    await scene.settled()
    assert "computer" in card.text
    await scene.mira.click(card, "Start")
    await RandomPeople(scene, scene.table, "alone").play_on(6)
    assert scene.live().seq > 6


async def test_a_picture_that_cannot_be_drawn_leaves_the_board_in_words(
    scene: Stage, monkeypatch: pytest.MonkeyPatch, expected_errors: list[str]
) -> None:
    expected_errors.append("could not be drawn")

    def broken(*_: object) -> None:
        raise ValueError("no brush")

    studio: Studio = scene.client.context.studio
    monkeypatch.setattr(studio, "_renderers", {"sol": RENDERERS["sol"]._replace(render=broken)})
    await scene.game("sol", scene.bo)
    last = scene.table.last
    assert not last.attachments
    assert "```" in last.text
    assert "Play" in last.labels


@pytest.mark.parametrize(
    "trouble",
    [
        {"kind": "status", "status": 503, "times": 1},
        {"kind": "status", "status": 500, "times": 1},
        {"kind": "code", "status": 400, "code": 40005, "times": 1},
    ],
)
async def test_discord_refusing_the_message_once_loses_nothing(scene: Stage, trouble: dict[str, Any]) -> None:
    await scene.game("sol", scene.bo)
    now = (await scene.awaited())[0]
    scene.sandbox.fault(trouble.pop("kind"), r"POST /channels/\d+/messages", **trouble)
    await now.slash("sol hold")
    await scene.settled()
    following = (await scene.awaited())[0]
    assert following.name in scene.table.last.text.splitlines()[0]
    assert "Play" in scene.table.last.labels
    scene.sandbox.violations.clear()  # the refusals were on order


async def test_each_turn_is_told_once_in_a_line_under_a_headline_that_stays_true(scene: Stage) -> None:
    session, posts = await scene.game("sol", scene.bo), list[str]()
    position = Position()
    position.player(BO).momentum = 4
    await scene.put(session, position.g)
    for seat in 3 * (MIRA, BO):
        await scene.play(session, seat, Move("hold"))
        await scene.settled()
        posts.append(scene.table.last.id)
    told = {message.id: message.text.splitlines() for message in scene.table.messages}
    for number, post in enumerate(posts[2:]):
        heading, *rest = told[post]
        earlier, now = ("Bo", "Mira") if number % 2 else ("Mira", "Bo")
        assert f"{now}’s turn** · round" in heading
        assert [line for line in rest if "no action" in line] == [f"**{earlier} took no action.**"]
        assert any(line.startswith("-# After round") for line in rest) == number % 2
    assert "-# After round 2: ● Mira 0 · ★ Bo 4" in told[posts[3]]


async def test_a_deleted_message_is_posted_again(scene: Stage) -> None:
    await scene.game("sol", scene.bo)
    now = (await scene.awaited())[0]
    gone = scene.table.last
    scene.sandbox.fault("code", r"PATCH /channels/\d+/messages/\d+", status=404, code=10008)
    offered = await now.autocomplete("sol launch", "to", {"to": ""})
    await now.slash("sol launch", to=offered.values[0])
    await scene.settled()
    assert scene.table.last.id != gone.id
    assert "launched" in scene.table.last.text


async def restart(database: Path, check: Callable[[Stage, Stage], Any]) -> None:
    """Play a little, stop without a word, start again on the same Discord, and check."""
    async with Sandbox(strict=True, rate_limits=False) as sandbox:
        async with stage(database, sandbox=sandbox) as first:
            await first.game("sol", first.bo)
            await RandomPeople(first, first.table, "restart").play_on(12)
            await first.settled()
        async with stage(database, sandbox=sandbox) as second:
            await check(first, second)


async def test_after_a_restart_the_old_buttons_work(tmp_path: Path) -> None:
    async def check(first: Stage, second: Stage) -> None:
        await second.settled()
        count = len(second.table.messages)
        living = next(m for m in reversed(second.table.messages) if "Play" in m.labels)
        now = (await second.awaited())[0]
        panel = await now.click(living, "Play")
        assert panel.ephemeral
        assert panel.message.menus or panel.message.labels
        assert len(second.table.messages) == count, "nothing happened meanwhile, so nothing is said"
        await RandomPeople(second, second.table, "again").play_on(10)
        await second.settled()
        playable = [message.id for message in second.table.messages if "Play" in message.labels]
        assert playable[-1] == str(second.live().message_id)

    await restart(tmp_path / "games.db", check)


async def test_after_a_restart_a_panel_tells_of_this_turn_alone(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    async with Sandbox(strict=True, rate_limits=False) as sandbox:
        async with stage(database, sandbox=sandbox) as first:
            await first.game("sol", first.bo)
            for _ in range(2):
                await (await first.awaited())[0].slash("sol hold")
            await first.settled()
        async with stage(database, sandbox=sandbox) as second:
            now = (await second.awaited())[0]
            panel = (await now.click(second.table.last, "Play")).message
            assert "drift" not in panel.text
            offered = await now.autocomplete("sol launch", "to", {"to": ""})
            after = (await now.slash("sol launch", to=offered.values[0])).message
            assert "launched" in after.text
            assert "drift" not in after.text
            await second.settled()
            assert "took no action" in second.table.last.text, "the channel tells of the turn before"


async def test_what_happened_while_the_bot_could_not_speak_is_told_at_the_start(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    async with Sandbox(strict=True, rate_limits=False) as sandbox:
        async with stage(database, sandbox=sandbox) as first:
            await first.game("sol", first.bo)
            now = (await first.awaited())[0]
            for route in (r"POST /channels/\d+/messages", r"PATCH /channels/\d+/messages/\d+"):
                sandbox.fault("code", route, status=403, code=50013, times=None)
            await now.slash("sol hold")
            await first.settled()
        sandbox.faults.clear()
        async with stage(database, sandbox=sandbox) as second:
            await second.settled()
            assert "I was offline" in second.table.last.text
            assert "Play" in second.table.last.labels


async def test_who_is_asked_several_things_has_each_answer_as_one_button(scene: Stage) -> None:
    session = await scene.game("sol", scene.bo, scene.cy)
    position = Position(3).station(BO, "foundry", "C2").put(MIRA, "C2")
    suits = sorted(set(position.g.deck) - {Suit.EXPLOSION})[:2]
    for suit in suits:
        position.g.deck.remove(suit)
    open_keep(position.g, BO, suits)
    await scene.put(session, position.g)
    await scene.play(session, MIRA, Move("activate", ("C2",)))
    await scene.settled()
    asked = [ask.prompt.key for ask in RULES.asks(await scene.truth(session)) if ask.seat == BO]
    assert sorted(asked) == ["ask-bonus-foundry", "ask-keep"]
    ids = [button["custom_id"] for button in scene.table.last.buttons]
    assert len(set(ids)) == len(ids)
    assert any(
        f":answer:{session.id}:" in each and f" {int(BO)} " in f" {each.split(':')[4]} " for each in ids
    )
    assert "**For ★ Bo** (keeps a card; play may go on)" in scene.table.last.text
    answers = {each["style"] for each in scene.table.last.buttons if ":answer:" in each["custom_id"]}
    assert answers == {SECONDARY}, "no answer is brighter than Play"
    panel = (await scene.bo.click(scene.table.last, "Play")).message
    ids = [button["custom_id"] for button in panel.buttons]
    assert len(set(ids)) == len(ids)
    now = scene.live()
    rival = replace(now.holders[BO], user_id=None, computer="random")
    alone = replace(now, holders=(now.holders[MIRA], rival, *now.holders[2:]))
    shown = content_of(living(await table_of(scene.client.context, alone, None), story="", alt=None))
    assert "h:answer:" not in shown, "a computer's questions have no buttons"
    assert "keeps a card" not in shown, "nor is it waited for beside the turn"
    assert "Waiting for ★ Bo" in shown, "what blocks the game is said"


async def test_what_asks_nobody_anything_is_shown_a_little_later(tmp_path: Path) -> None:
    async with stage(tmp_path / "games.db", linger=3600.0) as scene:
        session = await scene.game("supernova", scene.bo, scene.cy)
        board = scene.table.last
        before = board.text
        for seat, shown in ((2, False), (1, False), (0, True)):
            await scene.play(session, Seat(seat), Move("draw", ("keep",)))
            await scene.settled()
            newest = scene.table.last
            assert (newest.text != before) == shown
            assert (scene.live().announced_seq == scene.live().seq) == shown
        assert newest.id != board.id
        assert scene.live().table_state.turns.phase != session.table_state.turns.phase

        await until_action(scene, session)
        newest = scene.table.last
        (now,) = await scene.awaited()
        await scene.sessions.submit(int(now.id), scene.live().id, await quiet_move(scene, now))
        await scene.settled()
        (following,) = await scene.awaited()
        assert following.name in scene.table.last.text.splitlines()[0]
        assert scene.table.last.id == newest.id


async def test_what_waits_is_shown_when_its_time_has_come(tmp_path: Path) -> None:
    async with stage(tmp_path / "games.db", linger=0.05) as scene:
        session = await scene.game("supernova", scene.bo, scene.cy)
        await scene.play(session, Seat(2), Move("draw", ("keep",)))
        await scene.sandbox.wait_for(lambda: scene.live().announced_seq == scene.live().seq)


async def test_while_someone_goes_on_with_their_turn_the_message_is_edited_once_a_minute(
    tmp_path: Path,
) -> None:
    async with stage(tmp_path / "games.db", linger=60.0) as scene:
        await scene.game("sol", scene.bo)
        (now,) = await scene.awaited()
        before = scene.table.last
        said = before.text
        seen = []
        for skipped in (5, 5, 61):
            scene.sandbox.skip(skipped)
            offered = await now.autocomplete("sol launch", "to", {"to": ""})
            await now.slash("sol launch", to=offered.values[0])
            await scene.settled()
            assert now.name in [each.name for each in await scene.awaited()]
            seen.append(scene.table.last.text != said)
        assert (seen, scene.table.last.id) == ([False, False, True], before.id)


@pytest.mark.parametrize("pace", [TablePace.LIVE, TablePace.DAYS])
async def test_what_the_message_shows_is_no_longer_shown_once_it_was_taken_back(
    tmp_path: Path, pace: TablePace
) -> None:
    async with stage(tmp_path / "games.db", linger=60.0) as scene:
        card = await scene.lobby("sol")
        await scene.mira.click(card, "Computer player")
        await scene.sessions.clocks.set_pace(scene.live().id, User(int(scene.mira.id), "Mira"), pace)
        await scene.mira.click(card, "Start")
        session = scene.live()
        await scene.after_computers(session)
        await scene.settled()
        headline = scene.table.last.text.splitlines()[0]
        launch = (await scene.mira.autocomplete("sol launch", "to", {"to": ""})).values[0]
        await scene.mira.slash("sol launch", to=launch)
        await scene.mira.slash("game undo")
        await scene.settled()
        assert scene.live().announced_seq < scene.live().seq, "what was not shown may wait"
        await scene.mira.slash("sol hold")
        await scene.after_computers(session)
        await scene.settled()
        newest = scene.table.last
        assert newest.text.splitlines()[0] != headline
        await scene.mira.slash("game undo")
        await scene.settled()
        assert scene.table.last.id == newest.id
        assert scene.table.last.text.splitlines()[0] == headline
        assert scene.live().announced_seq == scene.live().seq
        await scene.mira.slash("sol launch", to=launch)
        await scene.settled()
        assert scene.live().announced_seq < scene.live().seq, "what goes on may wait"


@pytest.mark.parametrize("pace", [TablePace.LIVE, TablePace.DAYS])
async def test_who_ends_a_round_and_begins_the_next_is_no_reason_to_show_the_old_one(
    tmp_path: Path, pace: TablePace
) -> None:
    async with stage(tmp_path / "games.db", linger=60.0) as scene:
        card = await scene.lobby("novasolis", scene.bo)
        await scene.sessions.clocks.set_pace(scene.live().id, User(int(scene.mira.id), "Mira"), pace)
        await scene.mira.click(card, "Start")
        session, game = scene.live(), scene.client.context.games["novasolis"]

        async def play_on(turn: str) -> str:
            """Let that turn end as soon as it can; returns the next: its round, and whose it is."""
            while game.turn(state := await scene.truth(session)) == turn:
                ask = next(ask for ask in game.asks(state) if ask.seat >= 0)
                await scene.play(session, ask.seat, ask.default)
            await scene.settled()
            return game.turn(state)

        turn, ended = "", ""
        while not ended.startswith("1 ") or ended.split()[1] != turn.split()[1]:
            before = scene.table.last
            ended, turn = turn, await play_on(turn)
        assert scene.table.last.id == before.id
        assert f"round {turn.split()[0]} " in scene.table.last.text.splitlines()[0]


async def test_at_days_the_message_shows_the_board_as_the_turn_began_until_it_ends(tmp_path: Path) -> None:
    async with stage(tmp_path / "games.db", linger=60.0) as scene:
        card = await scene.lobby("sol", scene.bo)
        await scene.sessions.clocks.set_pace(
            scene.live().id, User(int(scene.mira.id), scene.mira.name), TablePace.DAYS
        )
        await scene.mira.click(card, "Start")
        await scene.settled()
        (now,) = await scene.awaited()
        before = scene.table.last
        said = before.text
        for _ in range(2):
            scene.sandbox.skip(2 * 3600)
            offered = await now.autocomplete("sol launch", "to", {"to": ""})
            await now.slash("sol launch", to=offered.values[0])
            await scene.settled()
            assert (scene.table.last.id, scene.table.last.text) == (before.id, said)
        assert (await now.click(before, "Board")).text.splitlines()[0] not in said
        assert scene.sessions.shown.unannounced()
        assert scene.sessions.shown.overdue() == []
        game = scene.client.context.games["sol"]
        while now.name in [each.name for each in await scene.awaited()]:
            ask = game.asks(await scene.truth(scene.live()))[0]
            await scene.play(scene.live(), ask.seat, ask.default)
        await scene.settled()
        assert scene.table.last.id != before.id
        assert "launched" in scene.table.last.text


@pytest.mark.parametrize("trouble", [False, True])
async def test_a_board_can_be_sent_by_the_command_that_ended_the_turn(scene: Stage, trouble: bool) -> None:
    """Where Discord does not take that, the bot sends it."""
    scene.client.context.reach.boards = True
    await scene.game("sol", scene.bo)
    if trouble:
        scene.sandbox.fault("code", "POST /webhooks/.*", status=403, code=50013, times=None)
    (now,), before = await scene.awaited(), scene.table.last
    posted = list[str]()
    scene.sandbox.rest.on_traffic = lambda method, path, *_: posted.append(f"{method} {path}")
    await now.slash("sol hold")
    await scene.settled()
    (following,) = await scene.awaited()
    assert scene.table.last.id != before.id
    assert mentions(scene.table.last) == [following.id]
    assert scene.table.last.file()
    assert posted.count(f"POST /channels/{scene.table.id}/messages") == trouble
    offered = await following.autocomplete("sol launch", "to", {"to": ""})
    await following.slash("sol launch", to=offered.values[0])
    await scene.settled()
    assert "launched" in scene.table.last.text, "it is edited like any other"


async def quiet_move(scene: Stage, who: Actor) -> Move:
    """A move that passes or ends, if there is one, else the first."""
    session = scene.live()
    seat = session.seats_of(int(who.id))[0]
    game = scene.client.context.games[session.game]
    moves = game.moves(await scene.truth(session), seat)
    return next((move for move in moves if move.verb in ("pass", "done")), moves[0])


async def test_a_clock_that_was_put_back_delays_nothing(scene: Stage) -> None:
    """Else a board that was just edited would wait for the time of that edit to come again."""
    worker = scene.client.announcer.worker(await scene.game("sol", scene.bo))
    await scene.settled()
    before = worker._now()
    scene.sandbox.clock.skew -= 3600
    assert worker._now() == before
    scene.sandbox.clock.skew += 3601
    assert worker._now() == pytest.approx(before + 1, abs=0.5)


async def test_whoever_is_asked_first_reads_how_to_begin_also_after_computers(scene: Stage) -> None:
    card = await scene.lobby("ferries")
    await scene.mira.click(card, "Computer player")
    await scene.bo.click(card, "Join")
    await scene.mira.click(card, "Leave")
    await scene.settled()
    await scene.bo.click(scene.table.last, "Start")
    session = scene.live()
    assert [holder.computer is None for holder in session.holders] == [False, True]
    await scene.after_computers(session)
    await scene.settled()
    session = scene.live()
    assert session.moved > 0, "the computer has moved"
    begin = scene.client.context.words("ferries", "en").say_key("hint-first")
    assert begin in scene.table.last.text
    while scene.live().table_state.turns.ended[1] == 0:
        moves = await scene.sessions.moves(session.id, int(scene.bo.id))
        await scene.play(session, Seat(1), moves[0])
    await scene.after_computers(session)
    await scene.settled()
    assert begin not in scene.table.last.text
