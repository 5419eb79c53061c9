"""The card before the game: who sits where, the options in words, and the buttons to get going."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import ui

from bot.discord.core.context import Context
from bot.discord.core.layout.components import (
    Click,
    Entry,
    LastingButton,
    LastingMenu,
    box,
    button,
    layout,
    menu,
    row,
    rows,
    say,
)
from bot.discord.core.sending.permissions import holds_threads
from bot.discord.core.text.errors import explain
from bot.discord.core.text.texts import Speech, colour, cut, escaped, mark
from bot.discord.table.rematch_card import (
    again_items,
    differences,
    how_rated,
    not_playing_line,
    rematch_rows,
)
from bot.discord.views.deadlines import moment
from bot.discord.views.ways import clock_line
from bot.engine.errors import BadOptions
from bot.engine.lengths import minutes_of, mode_of
from bot.engine.lessons import lessons_of
from bot.engine.matrix import added
from bot.engine.moves import Seat, Text
from bot.engine.options import Option, Preset
from bot.engine.rules import Game
from bot.engine.words import Words
from bot.players.levels import level
from bot.sessions import Refused, SessionView, Status
from bot.sessions.core.holding import seat_counts
from bot.sessions.core.pace import TablePace
from bot.sessions.core.rematch import waiting
from bot.sessions.server import policy
from bot.sessions.server.rules import ServerRules

BLURPLE = discord.ButtonStyle.primary
GREEN = discord.ButtonStyle.success
FELT = 5
"""More or fewer moves than without a module are told from this percentage on."""


async def lobby_card(
    context: Context, session: SessionView, language: str | None = None, mention: Sequence[int] = ()
) -> ui.LayoutView:
    """The card of a session that has not begun or was cancelled, in the language of its channel or another.

    It mentions these users.
    """
    game, server_rules = context.game(session), await context.server_rules(session.guild_id)
    speech = context.speech(session, language or await context.language_at(session))
    words = speech.words
    cancelled = session.status is not Status.LOBBY
    now = context.sessions.now()
    title = f"## {words.say_key('title')}\n{words.say_key('tagline')}"
    if cancelled:
        ended = "lobby-expired" if session.table_state.expired else "lobby-cancelled"
        if session.table_state.formed and not session.table_state.expired:
            is_off = not policy.allows_game(server_rules, session.game)
            ended = "lobby-switched-off" if is_off else "lobby-not-enough"
        return layout(box([say(f"{title}\n{words.say_key(ended)}")], colour(None)))
    length = length_line(words, seat_counts(game, session), minutes_of(game.info, session.options))
    is_new = await context.sessions.newcomers.sit_at(session)
    before, asks = await context.sessions.rematches.earlier(session), bool(waiting(session))
    options = _options_lines(session, speech, game, server_rules, is_new=is_new)
    if asks:
        items = again_items(context, session, before, words, game, server_rules)
        if _preset_now(session, game, server_rules) is None:
            items.append(say(options))
    else:
        items = [
            say(f"{title}\n-# {length}"),
            ui.Separator(),
            say(seat_lines(session, speech, game, now)),
            say(options),
        ]
    if absent := not_playing_line(session, before, words):
        items.append(say(absent))
    rated = await context.sessions.table_options.is_rated(session)
    if differs := differences(session, before, words, game, rated=rated):
        items.append(say(differs))
    if called := _called_line(session, words, now):
        items.append(say(f"-# {called}"))
    if (origin := session.table_state.origin) is not None:
        chapter = words.say_key("chapter", unit=origin.unit, number=origin.number)
        items.append(say(words.say_key("lobby-from-here", chapter=f"={chapter}", seats=origin.seats)))
    if why := _misfits(session, game, server_rules):
        items.append(say(words.say_key("lobby-misfits", changes=why)))
    items.append(say(f"-# {table_options_in_words(words, session, rated=rated)}"))
    if clock := clock_line(words, session.table_state.clock, whole=session.table_state.formed):
        items.append(say(f"-# {clock}"))
    if session.seed_hash is not None:
        items.append(say(f"-# {words.say_key('seed-promised', hash=session.seed_hash)}"))
    if mention:
        items.append(say("-# " + " ".join(f"<@{user_id}>" for user_id in mention)))
    if game.info.presets and not asks and session.table_state.origin is None:
        items.append(row(_preset_menu(session, speech, game, server_rules)))
    if game.info.has_windows and not asks:
        items.append(row(_pace_menu(session, words)))
    if asks:
        fits = len(session.holders) in seat_counts(game, session)
        items += rematch_rows(session, words, fits=fits)
        return layout(box(items, colour(None)))
    in_channel = holds_threads(context.client.get_channel(session.channel_id))
    items += rows(_buttons(session, speech, game, server_rules, in_channel=in_channel))
    return layout(box(items, colour(None)))


def length_line(words: Words, counts: range, minutes: tuple[int, int] | None) -> str:
    """How many people can play, and how long it takes each of them at least and at most, in words."""
    if len(counts) == 1:
        seats = words.say_key("lobby-seats-fixed", seats=counts[0])
    else:
        seats = words.say_key("lobby-seats", least=counts[0], most=counts[-1])
    if minutes is None:
        return seats
    least, most = minutes
    return words.say_key(
        "lobby-length", seats=seats, least=least, most=most, range="no" if least == most else "yes"
    )


def seat_lines(session: SessionView, speech: Speech, game: Game[Any], now: float) -> str:
    """Who sits where, a line each, and how many may still join; at `now`, for whom a seat is kept until when."""
    words = speech.words
    lines = []
    called = {user_id: each.until for user_id, each in session.table_state.called.items()}
    for number, holder in enumerate(session.holders):
        notes = [words.say_key("lobby-host")] if holder.user_id == session.host_id else []
        if holder.user_id in called:
            notes = [words.say_key("lobby-called-seat", until=moment(called[holder.user_id], now))]
        name = f"**{speech.seat(Seat(number))}**"
        if holder.computer is not None:
            notes.append(words.say_key("lobby-computer"))
            name += f" ({level(words, holder.computer)})"
        note = f" · {words.in_a_row(notes)}" if notes else ""
        lines.append(f"{name}{note}")
    counts, seats = seat_counts(game, session), len(session.holders)
    if session.guild_id is None:
        lines.append(f"-# {words.say_key('lobby-direct')}")
    if session.table_state.formed and called:
        lines.append(f"-# {words.say_key('lobby-formed')}")
    elif seats < counts[0]:
        lines.append(f"-# {words.say_key('lobby-missing', missing=counts[0] - seats)}")
    elif seats > counts[-1]:
        lines.append(f"-# {words.say_key('lobby-too-many', most=counts[-1])}")
    elif session.guild_id is None:
        pass
    elif seats == 1 < counts[-1]:
        lines.append(f"-# {words.say_key('lobby-alone')}")
    elif seats < counts[-1]:
        lines.append(f"-# {words.say_key('lobby-room', next=mark(Seat(seats)))}")
    return "\n".join(lines)


def _called_line(session: SessionView, words: Words, now: float) -> str:
    """Who was called to the table, has no seat and has not answered, and until when each can come."""
    names = [
        words.say_key("lobby-called-name", name=escaped(each.name), until=moment(each.until, now))
        for each in session.table_state.called.values()
        if not session.seats_of(each.user_id)
    ]
    return words.say_key("lobby-called", names=words.in_a_row(names)) if names else ""


def _options_lines(
    session: SessionView, speech: Speech, game: Game[Any], server_rules: ServerRules, *, is_new: bool
) -> str:
    """What is played: the preset, or that options were changed by hand; and every option that is not as usual.

    If the game `is_new` for someone at the table, a first game says that it is for them.
    """
    words, options = speech.words, _played_with(game, session, speech)
    if not game.info.presets:
        return options
    preset, pace = _preset_now(session, game, server_rules), session.table_state.pace
    first = Text(f"preset-{game.info.presets[0].key}")
    is_first = preset is None and policy.is_first_game(server_rules, game, session.options, pace)
    if session.table_state.origin is not None:
        played = first if is_first else None if preset is None else Text(f"preset-{preset.key}")
        named = [] if played is None else [f"-# {words.say(played)}"]
        return "\n".join([*named, options] if changed_options(game, session.options) else named or [options])
    if is_first:
        line = words.say_key("preset-first-here", preset=words.say(first), new="yes" if is_new else "no")
        return f"{line}\n{options}"
    if preset is None:
        return f"{words.say_key('preset-custom')}\n{options}"
    title = Text(f"preset-{preset.key}")
    key = "preset-new-here" if is_new and title == first else "preset-now"
    line = words.say_key(key, preset=words.say(title), help=words.attribute(title, "help"))
    return f"{line}\n{options}" if changed_options(game, session.options) else line


def _preset_now(session: SessionView, game: Game[Any], server_rules: ServerRules) -> Preset | None:
    """The preset that a table has chosen; None where options were changed by hand."""
    return policy.preset_of(server_rules, game.info, session.options, session.table_state.pace)


def _played_with(game: Game[Any], session: SessionView, speech: Speech) -> str:
    """Every option that is not as usual, the modules a line each with what they add; and what does not go together."""
    changed = changed_options(game, session.options)
    modules = {each.key: "off" for each in changed if each.module}
    lines = (
        [options_in_words(game, {**session.options, **modules}, speech)]
        if len(changed) > len(modules)
        else []
    )
    lines += [f"-# {_module_line(game, session, speech.words, key)}" for key in modules]
    if (clash := clash_in_words(game, session, speech)) is not None:
        lines.append(clash)
    return "\n".join(lines) or options_in_words(game, session.options, speech)


def _module_line(game: Game[Any], session: SessionView, words: Words, key: str) -> str:
    """A module, and what it adds to a game."""
    title = words.say_key(f"option-{key}")
    weight = weight_in_words(game, session.options, words, key)
    return f"**{title}** · {weight}" if weight else f"**{title}**"


def weight_in_words(game: Game[Any], options: Mapping[str, str], words: Words, key: str) -> str:
    """By test games, how much longer a game of these options is with a module; "" where none were played."""
    found = added(game.info, options, key)
    if found is None:
        return ""
    told = []
    if found.rounds:
        told.append(words.say_key("module-rounds", n=abs(found.rounds), way=_way(found.rounds)))
    length = mode_of(game.info, {**options, key: "off"})
    minutes = round((length.minutes if length else 0) * abs(found.moves) / 100)
    if abs(found.moves) >= FELT and minutes:
        told.append(words.say_key("module-moves", n=minutes, way=_way(found.moves)))
    return words.in_a_row(told) if told else words.say_key("module-light")


def _way(number: int) -> str:
    return "more" if number > 0 else "fewer"


def clash_in_words(game: Game[Any], session: SessionView, speech: Speech) -> str | None:
    """Which options cannot be played together, if there are such."""
    counts = seat_counts(game, session)
    seats = min(max(len(session.holders), counts[0]), counts[-1])
    try:
        game.check_new(seats, game.info.complete(session.options))
    except BadOptions as error:
        return explain(error, speech.words, speech.escaped)
    return None


def _misfits(session: SessionView, game: Game[Any], server_rules: ServerRules) -> list[str]:
    """What the server no longer allows at a table, although it did when that was chosen."""
    state = session.table_state
    return policy.misfits(
        server_rules,
        game,
        options=session.options,
        holders=session.holders,
        clock=state.clock,
        channel_id=session.channel_id,
        within=state.within,
    )


def _preset_menu(
    session: SessionView, speech: Speech, game: Game[Any], server_rules: ServerRules
) -> LastingMenu:
    """The presets with what each is for; one that the server forbids says why."""
    words = speech.words
    now = _preset_now(session, game, server_rules)
    entries = []
    for preset in game.info.presets:
        title = words.say_key(f"preset-{preset.key}")
        try:
            policy.check_preset(server_rules, game.info, preset)
        except Refused as refused:
            title = words.say_key("preset-unavailable", preset=title)
            means = words.say(Text("preset-why-not", refused.values), speech.plain)
        else:
            means = words.attribute(Text(f"preset-{preset.key}"), "help")
            if preset is game.info.presets[0]:
                means = words.say_key("preset-start-here", help=means)
            if (mode := mode_of(game.info, preset.options)) is not None:
                title = words.say_key("preset-entry", preset=title, minutes=mode.minutes)
        entries.append(Entry(preset.key, title, means, chosen=preset is now))
    placeholder = words.say_key("preset-menu" if now else "preset-menu-custom")
    return menu(Click("preset", session.id, session.seq), placeholder, entries)


def _pace_menu(session: SessionView, words: Words) -> LastingMenu:
    entries = [
        Entry(
            pace.value,
            words.say_key("pace-entry", pace=words.say_key(f"pace-{pace.value}")),
            words.say_key(f"pace-{pace.value}-help"),
            chosen=pace is session.table_state.pace,
        )
        for pace in TablePace
    ]
    return menu(Click("set-pace", session.id, session.seq), words.say_key("pace-which"), entries)


def table_options_in_words(words: Words, session: SessionView, *, rated: bool) -> str:
    """Whether the result is rated, and whether moves are suggested."""
    advice = "yes" if session.table_state.advice else "no"
    return words.say_key("table-options", rated=how_rated(session, rated=rated), advice=advice)


def changed_options(game: Game[Any], options: dict[str, str]) -> list[Option]:
    """The options that differ from the game's defaults."""
    return [each for each in game.info.options if options.get(each.key, each.default) != each.default]


def options_in_words(game: Game[Any], options: dict[str, str], speech: Speech) -> str:
    """The options that differ from the defaults, in words."""
    words = speech.words
    told = [
        f"{words.say_key(f'option-{option.key}')}: {words.say_key(f'value-{option.key}-{options[option.key]}')}"
        for option in changed_options(game, options)
    ]
    return f"-# {cut(' · '.join(told), 900)}" if told else f"-# {words.say_key('lobby-usual')}"


def _buttons(
    session: SessionView, speech: Speech, game: Game[Any], server_rules: ServerRules, *, in_channel: bool
) -> list[LastingButton]:
    words = speech.words
    counts = seat_counts(game, session)
    full = len(session.holders) >= counts[-1]
    fits = len(session.holders) in counts

    def click(act: str) -> Click:
        return Click(act, session.id, session.seq)

    buttons: list[LastingButton] = []
    if server_rules.computers:
        buttons.append(button(click("computer"), words.say_key("button-computer"), disabled=full))
    if session.guild_id is not None:
        buttons = [
            button(click("join"), words.say_key("button-join"), style=GREEN, disabled=full),
            button(click("leave"), words.say_key("button-leave")),
            *buttons,
        ]
    if any(holder.computer is not None for holder in session.holders):
        buttons.append(button(click("computer-away"), words.say_key("button-computer-away")))
    if len({holder.user_id for holder in session.holders} - {None}) > 1:
        buttons.append(button(click("send-away"), words.say_key("button-send-away")))
    if session.table_state.origin is None:
        buttons.append(button(click("options"), words.say_key("button-options")))
    buttons.append(button(click("clock"), words.say_key("button-clock")))
    if policy.forbidden(server_rules, game, session.options):
        buttons.append(button(Click("fit", session.id), words.say_key("button-fit")))
    if in_channel:
        buttons.append(button(click("thread"), words.say_key("button-thread")))
    begins = session.table_state.formed and bool(session.table_state.called)
    style = discord.ButtonStyle.secondary if begins else BLURPLE
    buttons.append(button(click("start"), words.say_key("button-start"), style=style, disabled=not fits))
    buttons.append(button(click("cancel"), words.say_key("button-cancel")))
    if lessons_of(session.game):
        buttons.append(button(Click("lessons", path=(session.game,)), words.say_key("button-lessons")))
    return buttons
