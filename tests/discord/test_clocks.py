"""The clock as players meet it: chosen in the lobby, shown beside the awaited player, run out, and stopped."""

from __future__ import annotations

import pytest

from bot.engine.moves import Seat
from bot.sandbox import Actor, Seen
from bot.sessions import SessionView, User
from bot.sessions.core.calendar import Waking
from bot.sessions.core.pace import TablePace
from bot.sessions.core.people import Person
from bot.sessions.core.presets import PRESETS
from tests.discord.stage import Stage, private_refusal
from tests.games.sample.embers import EmbersRules

pytestmark = pytest.mark.e2e

HOUR = 3600


async def passes(scene: Stage, hours: float) -> None:
    """Time is skipped at the page, and the bot sees to what is due."""
    scene.sandbox.skip(hours * HOUR)
    await scene.sessions.tick()
    await scene.settled()


async def clocked(scene: Stage, *others: Actor, clock: str = "day", **options: str) -> SessionView:
    card = await scene.lobby("embers", *others, **(options or {"windows": "off"}))
    await scene.mira.slash("game clock set", clock=clock)
    await scene.settled()
    await scene.mira.click(card, "Start")
    await scene.settled()
    return scene.live()


async def stake(scene: Stage, user: Actor) -> None:
    session = scene.live()
    move = (await scene.sessions.moves(session.id, int(user.id)))[0]
    await scene.sessions.submit(int(user.id), session.id, move)
    await scene.settled()


def living(scene: Stage) -> Seen:
    """The message that shows the board."""
    id = str(scene.live().message_id)
    return next(each for each in scene.table.messages if each.id == id)


def menu_of(message: Seen, placeholder: str) -> str:
    found = next(menu for menu in message.menus if placeholder in menu["placeholder"])
    return str(found["custom_id"])


async def test_the_host_chooses_a_clock_in_the_lobby_and_the_card_says_it(scene: Stage) -> None:
    card = await scene.lobby("sol", scene.bo)
    assert "Clock:" not in card.text
    panel = await scene.mira.click(card, "Clock")
    assert panel.ephemeral
    await scene.mira.choose(panel.message, "day", menu_of(panel.message, "Which clock"))
    await scene.settled()
    assert "Clock: A day: 24 h + 8 h" in card.text
    await scene.mira.choose(panel.message, "skip", menu_of(panel.message, "When time"))
    assert scene.live().table_state.clock.expiry.value == "skip"
    await scene.mira.choose(panel.message, "0", menu_of(panel.message, "Reminders"))
    await scene.mira.choose(panel.message, "week", menu_of(panel.message, "Which clock"))
    assert (scene.live().table_state.clock.nudges, scene.live().table_state.clock.expiry.value) == (0, "skip")
    others = await scene.bo.click(card, "Clock")
    assert others.ephemeral
    assert not others.message.menus


async def test_a_clock_of_ones_own_is_typed_into_a_form(scene: Stage) -> None:
    card = await scene.lobby("sol", scene.bo)
    panel = await scene.mira.click(card, "Clock")
    form = await scene.mira.choose(panel.message, "custom", menu_of(panel.message, "Which clock"))
    await scene.mira.submit(form.modal, {"field-0": "2 d + 12 h"})
    await scene.settled()
    assert "Clock: 2 d + 12 h" in card.text
    private_refusal(await scene.mira.slash("game clock set", clock="when it suits me"))


async def test_whoever_is_awaited_is_shown_with_the_time(scene: Stage) -> None:
    await clocked(scene, scene.bo)
    await stake(scene, scene.mira)
    ends = int(scene.sandbox.clock.now()) + 24 * HOUR
    shown = scene.table.last.text
    assert "time runs out <t:" in shown
    assert abs(int(shown.split("time runs out <t:")[1].split(":")[0]) - ends) < 60
    panel = await scene.bo.slash("game clock show")
    assert "Bo · 1 d left · time runs out" in panel.text
    assert "7 days off left" in panel.text


async def test_sleepers_are_shown_asleep_and_not_where_they_live(scene: Stage) -> None:
    """Hours that have just ended, whatever the time of day is now."""
    hour = int(scene.sandbox.clock.now() // HOUR) % 24
    asleep = Waking("UTC", f"{(hour + 12) % 24:02}:00", f"{(hour + 22) % 24:02}:00")
    await scene.sessions.people.keep(int(scene.bo.id), Person(waking=asleep))
    await clocked(scene, scene.bo)
    await stake(scene, scene.mira)
    assert "asleep until <t:" in scene.table.last.text
    assert "UTC" not in scene.table.last.text
    private_refusal(await scene.mira.slash("game remind"))
    await passes(scene, 14)
    assert "asleep" not in scene.table.last.text
    assert "time runs out <t:" in scene.table.last.text


async def test_when_a_time_is_over_the_others_choose_in_the_channel(scene: Stage) -> None:
    await clocked(scene, scene.bo)
    await stake(scene, scene.mira)
    for hours in (12.1, 9.6, 2.4):
        await passes(scene, hours)
    shown = living(scene)
    assert shown == scene.table.last
    assert "out of time" in shown.text
    assert "Bo ran out of time. What now?" in shown.text
    assert f"<@{scene.mira.id}>" in shown.text
    scene.client.announcer.rules_changed(scene.client.guilds[0].id)
    await scene.settled()
    assert living(scene) == shown, "it is edited, and still asks"
    private_refusal(await scene.bo.click(shown, "Skip the turn"))
    await scene.mira.click(shown, "Skip the turn")
    await passes(scene, 0.001)
    assert scene.live().table_state.times[1].left == 8 * HOUR


async def test_days_off_are_taken_and_ended_at_the_panel(scene: Stage) -> None:
    await clocked(scene, scene.bo)
    panel = (await scene.bo.slash("game clock show")).message
    form = await scene.bo.click(panel, "Days off")
    away = await scene.bo.submit(form.modal, {"field-0": "3"})
    assert "Enjoy your days off" in away.text
    await scene.settled()
    await stake(scene, scene.mira)
    assert "on days off until <t:" in scene.table.last.text
    back = await scene.bo.click(away.message, "I am back")
    assert "Welcome back" in back.text
    private_refusal(await scene.bo.slash("game clock holiday", days=30))
    private_refusal(await scene.bo.slash("game clock back"))


async def test_the_clock_is_stopped_by_a_vote(scene: Stage) -> None:
    await clocked(scene, scene.bo)
    await scene.bo.slash("game clock stop")
    assert scene.live().table_state.clock.runs
    await scene.settled()
    await scene.mira.click(scene.table.last, "Stop the clock")
    await scene.settled()
    assert not scene.live().table_state.clock.runs
    assert "The game goes on without a clock." in scene.table.last.text
    private_refusal(await scene.bo.slash("game clock stop"))


async def test_players_cannot_change_the_clock_of_a_running_game(scene: Stage) -> None:
    await clocked(scene, scene.bo)
    private_refusal(await scene.bo.slash("game clock set", clock="week"))
    assert scene.live().table_state.clock == PRESETS["day"]


async def test_the_channel_shows_for_whom_no_window_waits(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(EmbersRules, "away", lambda self, state: [Seat(1)])
    await clocked(scene, scene.bo, clock="none")
    _, _, named = living(scene).text.partition("No window waits for ")
    assert "Bo" in named.splitlines()[0]


async def test_a_rematch_keeps_options_that_are_not_usual_at_its_pace(scene: Stage) -> None:
    """A game begun at Live went over to Days by a vote: it has the options that are usual at Live."""
    session = await scene.game("supernova", scene.bo)
    await scene.sessions.clocks.set_pace(
        session.id, User(int(scene.mira.id), "Mira"), TablePace.DAYS, admin=True
    )
    await scene.sessions.end(session.id, User(int(scene.mira.id), "Mira"), admin=True)
    await scene.settled()
    await scene.mira.click(scene.table.last, "Play again")
    await scene.settled()
    assert scene.live().table_state.pace is TablePace.DAYS
    assert scene.live().options == session.options


async def test_the_pace_is_chosen_on_the_card_and_the_clock_goes_along(scene: Stage) -> None:
    card = await scene.lobby("embers", scene.bo)
    assert "Pace" in str(card.menus)
    pace = menu_of(card, "Which pace")
    await scene.mira.choose(card, "days", pace)
    await scene.settled()
    assert scene.live().table_state.pace is TablePace.DAYS
    panel = await scene.mira.click(card, "Clock")
    assert "8 waking hours to answer others’ moves" in panel.text
    clocks = next(menu for menu in panel.message.menus if "Which clock" in menu["placeholder"])
    assert [each["value"] for each in clocks["options"]] == ["none", "day", "week", "custom"]
    await scene.bo.choose(card, "live", pace)
    assert scene.live().table_state.pace is TablePace.DAYS, "only the host chooses"
    await scene.mira.slash("game clock set", clock="evening")
    await scene.settled()
    assert scene.live().table_state.pace is TablePace.LIVE


async def test_in_a_game_the_table_votes_on_the_pace(scene: Stage) -> None:
    await clocked(scene, scene.bo, clock="none")
    panel = await scene.mira.slash("game clock show")
    await scene.mira.click(panel.message, "Play over days")
    await scene.settled()
    message = scene.table.last
    assert "wants to play over days" in message.text
    await scene.bo.click(message, "Play over days")
    await scene.settled()
    assert scene.live().table_state.pace is TablePace.DAYS
    private_refusal(await scene.mira.slash("game clock pace", pace="days"))


async def test_a_server_says_at_which_pace_tables_start(scene: Stage) -> None:
    await scene.mira.slash("config clocks", usual="evening", pace="days")
    await scene.lobby("embers", scene.bo)
    state = scene.live().table_state
    assert (state.pace, state.clock) == (TablePace.DAYS, PRESETS["day"])
