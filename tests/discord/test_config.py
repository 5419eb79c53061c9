"""/config as admins use it: pages, menus, commands, the list of changes, files; and everyone else is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.discord.config.commands import config_group
from bot.engine.words import words_of
from bot.sandbox import Actor, Answer, CannotDo, Seen
from bot.sandbox.world.permissions import MANAGE_GUILD
from renderers.catalogue import RENDERERS
from renderers.look import Look, Picture
from tests.discord.at_random import RandomPeople
from tests.discord.stage import Stage, private_refusal

pytestmark = pytest.mark.e2e

PAGES = (
    "Games",
    "Options",
    "Channels",
    "People",
    "Pace and clocks",
    "Pictures",
    "Language",
    "Limits",
    "Changes",
)


async def page(scene: Stage, number: int) -> Seen:
    """A page of the panel, opened by its button on the first one."""
    first = (await scene.mira.slash("config show")).message
    opens = [b["custom_id"] for b in first.buttons if b["custom_id"].startswith("h:config:")]
    return (await scene.mira.click(first, opens[number])).message


def menu_of(message: Seen, what: str) -> dict[str, Any]:
    return next(m for m in message.menus if what in m["placeholder"])


async def choose(who: Actor, message: Seen, what: str, *values: Any) -> Answer:
    return await who.choose(message, list(values), menu_of(message, what)["custom_id"])


async def test_the_panel_is_private_and_says_what_holds(scene: Stage) -> None:
    panel = await scene.mira.slash("config show")
    assert panel.ephemeral
    for title in PAGES:
        assert f"**{title}**" in panel.text
    assert "Every game can be played" in panel.text
    assert len(panel.message.components) <= 40
    for number, title in enumerate(PAGES):
        shown = await page(scene, number)
        assert f"### {title}" in shown.text
        assert len(shown.components) <= 40
        assert "Every game can be played" in (await scene.mira.click(shown, "Back")).text


async def test_games_are_switched_off_and_the_change_is_listed(scene: Stage) -> None:
    shown = await page(scene, 0)
    answer = await choose(scene.mira, shown, "Games that", "embers")
    assert answer.message.id == shown.id
    assert "Games: all → Embers" in answer.text
    text = private_refusal(await scene.bo.slash("game new", game="sol"))
    assert "Embers" in text
    assert "sol" not in (await scene.bo.autocomplete("game new", "game", {"game": ""})).values
    listed = await page(scene, 8)
    assert "Games: all → Embers\n-# Mira, <t:" in listed.text


def all_but_sol(scene: Stage) -> str:
    """How the page says that every game but SOL can be played."""
    titles = [words_of(slug).say_key("title") for slug in scene.client.context.games if slug != "sol"]
    return f"{words_of('house').listed(titles)} can be played"


async def test_commands_do_the_same_and_open_the_page(scene: Stage) -> None:
    assert all_but_sol(scene) in (await scene.mira.slash("config games", forbid="SOL")).text
    assert "Every game" in (await scene.mira.slash("config games", allow="all", tables=3)).text
    assert "Up to 3 games" in (await scene.mira.slash("config games")).text
    await scene.mira.slash("config options", game="sol", option="draft", values="off")
    offered = (await scene.bo.autocomplete("game new", "options", {"game": "sol", "options": ""})).values
    assert not any(value.startswith("draft") for value in offered)
    given = {"game": "sol", "option": "edition", "values": "boxed,"}
    more = (await scene.mira.autocomplete("config options", "values", given)).values
    assert more == ["boxed,bridge"]
    shown = await scene.mira.slash("config options", game="SOL", option="Edition", usual="boxed")
    assert "default" in shown.text
    card = await scene.lobby("sol")
    assert scene.live().options["edition"] == "boxed"
    assert "Start" in [b["label"] for b in card.buttons]
    for options in ({"game": "chess"}, {"game": "sol", "option": "gravity"}):
        private_refusal(await scene.mira.slash("config options", options=options))
    given = {"game": "sol", "option": "draft", "values": "sideways"}
    private_refusal(await scene.mira.slash("config options", options=given))
    private_refusal(await scene.mira.slash("config clocks", least="soon"))
    private_refusal(await scene.mira.slash("config clocks", least="7 d", most="1 h"))
    private_refusal(await scene.mira.slash("config channels", forbid=scene.table))


async def test_an_option_that_is_fixed_stands_in_the_lobby_with_a_lock(scene: Stage) -> None:
    shown = await page(scene, 1)
    shown = (await choose(scene.mira, shown, "Which game", "sol")).message
    shown = (await choose(scene.mira, shown, "Which option", "draft")).message
    assert "open" in shown.text
    shown = (await choose(scene.mira, shown, "Values", "off")).message
    assert "fixed: off" in shown.text
    card = await scene.lobby("sol")
    panel = (await scene.mira.click(card, "Options")).message
    assert "🔒 off" in panel.text
    assert not [m for m in panel.menus if "Draft" in m["placeholder"]]
    shown = (await choose(scene.mira, shown, "Values", "off", "on")).message
    panel = (await scene.mira.click(card, "Options")).message
    assert [m for m in panel.menus if "Draft" in m["placeholder"]]


async def test_a_value_that_was_taken_away_cannot_be_forged(scene: Stage) -> None:
    card = await scene.lobby("sol")
    old = (await scene.mira.click(card, "Options")).message
    await scene.mira.slash("config options", game="sol", option="draft", values="off")
    before = await scene.state()
    menu = menu_of(old, "Draft")
    text = private_refusal(await scene.mira.choose(old, "on", menu["custom_id"]))
    assert "On this server, " in text
    given = {"game": "sol", "options": "draft=on"}
    private_refusal(await scene.mira.slash("game new", channel=scene.second, options=given))
    assert await scene.state() == before


async def test_a_lobby_opened_before_a_change_is_put_right_with_one_click(scene: Stage) -> None:
    card = await scene.lobby("sol", scene.bo, draft="on", effects="all")
    await scene.mira.slash("config options", game="sol", option="draft", values="off")
    answer = await scene.mira.click(card, "Start")
    assert "Settings changed" in private_refusal_of(answer)
    assert "Draft" in answer.text
    done = await scene.mira.click(answer.message, "Use allowed options")
    assert "options now match" in done.text
    await scene.mira.click(card, "Start")
    await scene.settled()
    assert scene.live().options["draft"] == "off"
    assert scene.live().started_at is not None


def private_refusal_of(answer: Answer) -> str:
    assert answer.ephemeral
    return answer.text


async def test_computer_players_go_from_open_lobbies_and_come_by_no_old_button(scene: Stage) -> None:
    card = await scene.lobby("embers")
    custom_id = next(b["custom_id"] for b in card.buttons if b["label"] == "Computer player")
    before = {**card.payload}
    await scene.mira.slash("config people", computers=False)
    await scene.settled()
    assert "Computer player" not in card.labels
    card.stored.payload = before
    assert "switched off" in private_refusal(await scene.mira.click(card, custom_id))
    assert len(scene.live().holders) == 1
    help_page = await scene.bo.slash("help", channel=scene.second)
    assert "Play the computer" not in help_page.message.labels


async def test_channels_and_their_threads(scene: Stage) -> None:
    shown = await page(scene, 2)
    shown = (await choose(scene.mira, shown, "Channels for games", scene.second)).message
    assert f"<#{scene.second.id}>" in shown.text
    text = private_refusal(await scene.bo.slash("game new", game="embers"))
    assert f"<#{scene.second.id}>" in text
    thread = scene.sandbox.add_thread(scene.second, "a quiet corner")
    await scene.bo.slash("game new", channel=thread, game="embers")
    await scene.settled()
    assert scene.live(thread).host_id == int(scene.bo.id)
    await scene.mira.click(shown, "Allow all channels")
    await scene.lobby("embers")


async def test_channels_and_roles_that_were_deleted_are_told(scene: Stage) -> None:
    await scene.mira.slash("config channels", allow=scene.second)
    pilots = scene.sandbox.role("Pilots")
    await scene.mira.slash("config people", options={"start-role": pilots})
    scene.sandbox.delete(scene.second)
    scene.sandbox.acts.places.close_role(pilots)
    panel = await scene.mira.slash("config show")
    assert "None of the allowed channels exist any longer" in panel.text
    await page(scene, 3)
    private_refusal(await scene.bo.slash("game new", game="embers"))


async def test_roles_may_start_and_end(scene: Stage) -> None:
    regulars = scene.sandbox.role("Regulars")
    shown = await page(scene, 3)
    shown = (await choose(scene.mira, shown, "Who can open", "roles")).message
    shown = (await choose(scene.mira, shown, "Roles that can start", regulars)).message
    assert f"<@&{regulars.id}>" in shown.text
    dee = scene.sandbox.person("Dee")
    text = private_refusal(await dee.slash("game new", game="embers"))
    assert f"<@&{regulars.id}>" in text
    await scene.mira.slash("config people", options={"end": "admins"})
    card = (await scene.bo.slash("game new", game="embers")).message
    await dee.click(card, "Join")
    await scene.settled()
    await scene.bo.click(card, "Start")
    await scene.settled()
    dee.give(regulars)
    before = scene.live().seq
    private_refusal(await dee.slash("game end"))
    assert scene.live().seq == before


async def test_clocks_are_chosen_within_the_servers_bounds(scene: Stage) -> None:
    shown = await page(scene, 4)
    shown = (await choose(scene.mira, shown, "Default clock", "day")).message
    form = await choose(scene.mira, shown, "Default clock", "custom")
    answer = await scene.mira.submit(form.modal, {"field-0": "2 d + 6 h"})
    assert "Default clock: A day: 24 h + 8 h → 2 d + 6 h" in answer.text
    await choose(scene.mira, answer.message, "Which clocks", "needed")
    await scene.lobby("embers")
    assert scene.live().table_state.clock.reserve == 2 * 86400


async def test_what_is_done_when_a_time_is_over_is_set_by_menu_and_by_command(scene: Stage) -> None:
    private_refusal(await scene.mira.slash("config clocks", options={"over": "skip"}))
    shown = (await scene.mira.slash("config clocks", usual="day")).message
    shown = (await choose(scene.mira, shown, "When time", "skip")).message
    assert "**Changed.** When time runs out: Let the table decide → Skip the turn" in shown.text
    assert "the rest of their turn is skipped" in shown.text
    shown = (await choose(scene.mira, shown, "Reminders", "3")).message
    assert "Reminders per question: 2 → 3" in shown.text
    both = await scene.mira.slash("config clocks", options={"over": "wait", "reminders": 0})
    assert "When time runs out: Skip the turn → Wait; Reminders per question: 3 → 0" in both.text
    await scene.mira.slash("config clocks", usual="week")
    await scene.lobby("embers")
    clock = scene.live().table_state.clock
    assert (clock.reserve, clock.expiry.value, clock.nudges) == (72 * 3600, "wait", 0)


@pytest.mark.pictures
async def test_small_pictures(scene: Stage) -> None:
    await scene.game("sol", scene.bo)
    width = scene.table.last.attachments[0]["width"]
    shown = await page(scene, 5)
    await choose(scene.mira, shown, "Size", "small")
    board = await scene.mira.slash("game board")
    assert board.message.attachments[0]["width"] < width


async def test_landscape_is_offered_where_a_game_has_it(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    def render(view: Any, look: Look) -> Picture:
        return Picture(RENDERERS["sol"].render(view, look).png, f"in {look.form}")  # type: ignore[misc]

    portraits = {"sol": RENDERERS["sol"]}
    monkeypatch.setattr(scene.client.context.studio, "_renderers", portraits)
    await scene.game("sol", scene.bo)
    assert [each["placeholder"] for each in (await page(scene, 5)).menus] == ["Size of pictures"]
    command = next(each for each in config_group(scene.client.context).commands if each.name == "pictures")
    assert [each.name for each in command.parameters] == ["size"]  # type: ignore[union-attr]

    both = {"sol": RENDERERS["sol"]._replace(render=render, landscape=True)}
    monkeypatch.setattr(scene.client.context.studio, "_renderers", both)
    command = next(each for each in config_group(scene.client.context).commands if each.name == "pictures")
    assert [each.name for each in command.parameters] == ["size", "board"]  # type: ignore[union-attr]
    assert (await scene.mira.slash("game board")).message.alt_texts[:1] == ["in portrait"]
    changed = await choose(scene.mira, await page(scene, 5), "Form", "landscape")
    assert "landscape" in changed.text
    assert (await scene.mira.slash("game board")).message.alt_texts[:1] == ["in landscape"]
    now = (await scene.awaited())[0]
    await now.slash("sol hold")
    await scene.settled()
    assert scene.table.last.alt_texts[:1] == ["in landscape"]
    assert "Boards are in landscape" in (await scene.mira.slash("config show")).text


async def test_what_goes_on_is_left_alone_or_ended_by_a_named_choice(scene: Stage) -> None:
    await scene.game("embers", scene.bo)
    answer = await scene.mira.slash("config games", forbid="embers")
    assert "One running game" in answer.text
    assert f"<#{scene.table.id}>" in answer.text
    kept = await scene.mira.click(answer.message, "Let it finish")
    assert scene.live().status.live
    other = (await scene.mira.slash("config show")).message
    await scene.mira.slash("config pictures", size="small")
    overtaken = await scene.mira.click(other, "End it now")
    assert "in the meantime" in overtaken.text
    assert scene.live().status.live
    ended = await scene.mira.click(overtaken.message, "End it now")
    await scene.settled()
    assert "One game was ended" in ended.text
    assert scene.sessions.in_channel(int(scene.table.id)) is None
    assert "ended early" in scene.table.last.text
    assert kept.message.id
    private_refusal(await scene.bo.click(scene.table.last, "Play again"))


async def test_a_rematch_takes_the_options_that_go_now_and_says_so(scene: Stage) -> None:
    await scene.game("embers", scene.bo, rounds="4")
    await scene.mira.slash("config options", game="embers", option="rounds", values="3")
    sure = await scene.mira.slash("game end")
    await scene.mira.click(sure.message, next(b for b in sure.message.labels if "End" in b))
    await scene.settled()
    answer = await scene.bo.click(scene.table.last, "Play again")
    await scene.settled()
    assert scene.live().options["rounds"] == "3"
    assert "Not as last time: Rounds: three." in answer.text


async def test_a_menu_from_before_another_admins_change_shows_the_settings_anew(scene: Stage) -> None:
    shown = await page(scene, 0)
    await scene.mira.slash("config games", tables=2)
    answer = await choose(scene.mira, shown, "Games that", "embers")
    assert "in the meantime" in answer.text
    assert (await scene.sessions.guilds.server_rules(int(scene.sandbox.guild_id))).games is None
    answer = await choose(scene.mira, answer.message, "Games that", "embers")
    assert "Only Embers" in answer.text


async def test_others_are_not_even_offered_the_command(scene: Stage) -> None:
    with pytest.raises(CannotDo):
        await scene.bo.slash("config show")
    with pytest.raises(CannotDo):
        await scene.mira.slash("config show", channel=scene.mira.dm)


def open_to_all(scene: Stage) -> None:
    """What a server can do in its own settings: give the command to everyone."""
    for command in scene.sandbox.world.commands.values():
        if command["name"] == "config":
            command["default_member_permissions"] = None


async def test_where_a_server_gives_the_command_to_all_it_is_refused_all_the_same(scene: Stage) -> None:
    open_to_all(scene)
    export = ("config", "config audit", "config export", "config games", "config show")
    for command in export[1:]:
        assert "manage this server" in private_refusal(await scene.bo.slash(command))
    private_refusal(await scene.bo.slash("config games", forbid="sol"))
    private_refusal(await scene.bo.slash("config import", file=("a.json", b"{}")))
    private_refusal(await scene.bo.slash("config people", computers=False))
    assert (await scene.sessions.guilds.numbered(int(scene.sandbox.guild_id))).number == 0


async def test_an_admin_who_is_one_no_more_changes_nothing_with_an_open_panel(scene: Stage) -> None:
    stewards = scene.sandbox.acts.places.open_role("Stewards", MANAGE_GUILD)
    scene.bo.give(stewards)
    panel = (await scene.bo.slash("config games")).message
    scene.bo.take(stewards)
    private_refusal(await choose(scene.bo, panel, "Games that", "embers"))
    private_refusal(await scene.bo.click(panel, "Back"))
    assert (await scene.sessions.guilds.numbered(int(scene.sandbox.guild_id))).number == 0


async def test_settings_are_exported_and_read_back(scene: Stage) -> None:
    await scene.mira.slash("config games", forbid="sol", tables=4)
    exported = await scene.mira.slash("config export")
    assert exported.ephemeral
    data = exported.message.file()
    await scene.mira.slash("config games", allow="all", tables=0)
    answer = await scene.mira.slash("config import", file=("settings.json", data))
    assert "2 settings changed" in answer.text
    assert all_but_sol(scene) in answer.text
    assert "from a file" in (await scene.mira.slash("config audit")).text
    panel = (await scene.mira.slash("config show")).message
    form = await scene.mira.click(panel, "Load from a file")
    answer = await scene.mira.submit(form.modal, {"field-0": ("settings.json", data)})
    assert "Nothing changed" in answer.text


WRONG: tuple[tuple[bytes | dict[str, Any], str], ...] = (
    (b"", "damaged"),
    (b"\x89PNG\r\n\x1a\n", "damaged"),
    (b"[" * 5000, "not a settings file"),
    (b'{"game": "sol"}', "not a settings file"),
    (b" " * 70_000, "too large"),
    (b'{"heliograph": "charter", "version": 9}', "version 9"),
    ({"games": ["chess"]}, "chess"),
    ({"options": {"sol": {"gravity": {}}}}, "gravity"),
    ({"options": {"sol": {"draft": {"values": ["@everyone"]}}}}, "everyone"),
    ({"tables": -1}, "0 (one per channel)"),
    ({"colour": "<@1> **red**"}, "colour"),
)
"""What is sent as a file, and a word of the reason why it is not taken."""


async def test_files_that_are_wrong_are_refused_with_the_reason(scene: Stage) -> None:
    for data, said in WRONG:
        if not isinstance(data, bytes):
            head = {"heliograph": "charter", "version": 1, "server": int(scene.sandbox.guild_id)}
            data = json.dumps({**head, "charter": data}).encode()
        text = private_refusal(await scene.mira.slash("config import", file=("a.json", data)))
        assert said in text
        assert "@everyone" not in text.replace("\\@everyone", "")
    assert (await scene.sessions.guilds.numbered(int(scene.sandbox.guild_id))).number == 0


async def test_a_free_seat_is_offered_to_people_alone_where_computers_are_switched_off(scene: Stage) -> None:
    await scene.game("embers", scene.bo)
    sure = await scene.bo.slash("game seat leave")
    await scene.bo.click(sure.message, "Leave the game")
    await scene.settled()
    assert "Computer player" in scene.table.last.labels
    before = {**scene.table.last.payload}
    await scene.mira.slash("config people", computers=False)
    await scene.settled()
    living = scene.table.last
    assert "Take the seat" in living.labels
    assert "Computer player" not in living.labels
    living.stored.payload = before
    assert "switched off" in private_refusal(await scene.mira.click(living, "Computer player"))


async def test_clocks_that_are_not_allowed_are_not_offered(scene: Stage) -> None:
    await scene.mira.slash("config clocks", usual="day", choice="needed", least="8 h")
    card = await scene.lobby("embers")
    panel = (await scene.mira.click(card, "Clock")).message
    offered = panel.options(menu_of(panel, "Which clock")["custom_id"])
    assert offered == ["day", "week", "custom"]
    await scene.mira.slash("config clocks", choice="fixed")
    assert "🔒" in (await scene.mira.click(card, "Clock")).text
    text = private_refusal(await choose(scene.mira, panel, "Which clock", "week"))
    assert "fixed on this server" in text


async def test_no_vote_is_put_that_could_not_be_carried_out(scene: Stage) -> None:
    await scene.mira.slash("config clocks", usual="day", choice="needed")
    await scene.game("embers", scene.bo)
    panel = (await scene.bo.slash("game clock show")).message
    assert "Stop the clock" not in panel.labels
    assert "every table must have a clock" in private_refusal(await scene.bo.slash("game clock stop"))
    await scene.mira.slash("config people", options={"end": "admins"})
    assert "only admins can end" in private_refusal(await scene.bo.slash("game end"))
    assert "Ask the table" not in (await scene.mira.slash("game end")).message.labels
    assert scene.live().table_state.votes == ()


async def test_a_game_that_is_switched_off_is_not_imported_either(scene: Stage) -> None:
    await scene.game("embers", scene.bo)
    await RandomPeople(scene, scene.table, "over").play_on()
    await scene.settled()
    data = (await scene.mira.slash("game file export")).message.file()
    await scene.mira.slash("config games", forbid="embers")
    text = private_refusal(await scene.bo.slash("game file import", file=("game.json", data)))
    assert "switched off" in text
    await scene.mira.slash("config games", allow="all")
    await scene.mira.slash("config channels", allow=scene.second)
    private_refusal(await scene.bo.slash("game file import", file=("game.json", data)))


async def test_direct_messages_know_no_rules_of_a_server(scene: Stage) -> None:
    await scene.mira.slash("config games", forbid="all")
    await scene.mira.slash("config people", options={"start": "admins", "computers": False})
    card = (await scene.bo.slash("game new", channel=scene.bo.dm, game="embers")).message
    await scene.bo.click(card, "Computer player")
    await scene.settled()
    await scene.bo.click(card, "Start")
    await scene.settled()
    assert scene.live(scene.bo.dm).started_at is not None


async def test_limits_are_chosen_by_menu_and_by_command(scene: Stage) -> None:
    shown = await page(scene, 7)
    shown = (await choose(scene.mira, shown, "Which limit", "hosted")).message
    shown = (await choose(scene.mira, shown, "Running games per host", "2")).message
    assert "Everyone can host up to 2 running games." in shown.text
    said = (await scene.mira.slash("config limits", **{"free-live": 0, "aside-days": 90})).text
    assert "Live: channel free after: 3 days → never" in said
    assert "Days: put aside after: 60 days → 90 days" in said
