"""The private place where a player chooses a move: built from the verbs and choices of the contract, for every game."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Literal

import discord
from discord import ui

from bot.discord.components import (
    Click,
    Entry,
    HouseButton,
    action,
    box,
    button,
    layout,
    menu,
    pick,
    row,
    rows,
    say,
    word_of,
)
from bot.discord.deadlines import deadline_of
from bot.discord.desk import Desk
from bot.discord.errors import INVALID_FORM, Trouble, explain
from bot.discord.paging import PAGE, page_of, paged
from bot.discord.reply import Reply
from bot.discord.sight import NOTHING, Sight, look_menu, sight_of
from bot.discord.story import last_turn, turn_began
from bot.discord.table import Table, table_for, table_of
from bot.discord.texts import colour, cut, heading, quotable
from bot.engine.errors import Illegal
from bot.engine.moves import CLOCK, Choice, Move, Pace, Seat, Value
from bot.sessions import Kind, Refused, SessionView, Status

log = logging.getLogger(__name__)

BUTTONS_FOR_A_VERB = 3
"""Up to so many moves of a verb are a button each; more are in a menu."""
BUTTON_LENGTH = 40
"""Characters that still fit on a button."""
OVERTAKEN = ("stale", "double-click")
"""What a panel is refused because others, or the same player, were faster."""
MENUS_AT_ONCE = 4
"""Up to so many verbs show their first menu at once; more are offered as buttons."""

DONE_SENTENCES = 6
"""How many sentences tell what the player has done."""

SETTINGS = "~settings"
BLURPLE = discord.ButtonStyle.primary
GREY = discord.ButtonStyle.secondary
GREEN = discord.ButtonStyle.success


def panel(
    table: Table,
    path: Sequence[str] = (),
    *,
    done: Sequence[str] = (),
    note: str = "",
    page: int = 0,
    sight: Sight = NOTHING,
    look_page: int = 0,
    undo: bool | None = None,
) -> ui.LayoutView:
    """What a player sees who is to choose: the hand, what was done so far, then the next choice.

    `path` is what was chosen already (a verb, then values as words), `done` sentences of this turn, `note` what is to
    be said first. A path that is not legal (any more) starts over. The picture in `sight` is to be sent with it.
    `undo`: a move can be taken back (None: so it is where something was done).
    """
    seat = table.seat
    assert seat is not None
    items: list[ui.Item[Any]] = [*sight.gallery(), say(_text(table, seat, done, note))]
    chosen = resolve(table, seat, path) if path and path[0] != SETTINGS else None
    if path and path[0] == SETTINGS:
        items += _settings(table, seat, page)
    elif chosen is not None and chosen.values is not None:
        items += _next_parameter(table, seat, chosen.verb, chosen.values, page)
    else:
        looks = [row(look_menu(table, sight.names, look_page))] if sight.names else []
        items += _verbs(table, seat, looks, undo=bool(done) if undo is None else undo)
    return layout(box(items, colour(seat)))


class Chosen:
    """A verb and the values chosen for it so far; `values` is None where one of them is not legal."""

    def __init__(self, verb: str, values: tuple[Value, ...] | None) -> None:
        self.verb, self.values = verb, values


def resolve(table: Table, seat: Seat, path: Sequence[str]) -> Chosen:
    """The values that the words of a path mean now."""
    verb, *words = path
    values: tuple[Value, ...] = ()
    usable = {v.name for v in table.game.verbs(table.view, seat)} if not table.over else set()
    if verb not in usable:
        return Chosen(verb, None)
    for word in words:
        choice = pick(table.game.choices(table.view, seat, verb, values), word)
        if choice is None:
            return Chosen(verb, None)
        values = (*values, choice.value)
    return Chosen(verb, values)


def _text(table: Table, seat: Seat, done: Sequence[str], note: str) -> str:
    parts = [note] if note else []
    asks = table.asks_of(seat)
    if asks:
        asked = "; ".join(table.doing(ask) for ask in asks)
        parts.append(f"**{table.speech.seat(seat)} {asked}** · {table.headline()}{deadline_of(table, asks)}")
    else:
        parts.append(table.title_line())
    if done:
        parts.append(cut("\n".join(f"-# {sentence}" for sentence in done[-6:]), 1500))
    return "\n".join(parts)


def _click(table: Table, act: str, *path: str) -> Click:
    return Click(act, table.session.id, table.position.revision, path)


def _verbs(table: Table, seat: Seat, looks: Sequence[ui.Item[Any]], *, undo: bool) -> list[ui.Item[Any]]:
    words = table.speech.words
    moves = table.legal(seat)
    names = [verb.name for verb in table.game.info.verbs if any(move.verb == verb.name for move in moves)]
    alone = len(names) == 1
    in_menus = [name for name in names if not _is_few(table, seat, moves, name, alone=alone)]
    items: list[ui.Item[Any]] = []
    buttons: list[HouseButton] = []
    if len(in_menus) <= MENUS_AT_ONCE:
        for name in in_menus:
            choices = table.game.choices(table.view, seat, name)
            items.append(row(_menu(table, name, (), choices, 0)))
    else:
        buttons = [
            button(_click(table, "verb", name), words.say_key(f"verb-{name}"), style=BLURPLE)
            for name in in_menus
        ]
    for move in moves:
        if move.verb not in in_menus:
            label = table.short_label(seat, move) if alone else table.label(seat, move)
            path = (move.verb, *map(word_of, move.values))
            buttons.append(button(_click(table, "do", *path), label, style=GREY if moves[1:] else GREEN))
    settings = table.game.settings(table.view, seat) if table.session.status is Status.PLAYING else []
    for move in (move for ask in table.asks_of(seat) for move in ask.standing):
        if move in settings:
            path = (move.verb, *map(word_of, move.values))
            buttons.append(button(_click(table, "do", *path), table.standing_label(seat, move)))
    tail: list[HouseButton] = []
    if undo:
        tail.append(button(_click(table, "undo"), words.say_key("button-undo")))
    if settings:
        tail.append(button(_click(table, "verb", SETTINGS), words.say_key("button-settings")))
    if not table.over:
        tail.append(button(_click(table, "panel"), words.say_key("button-refresh")))
    if any(ask.pace is Pace.WINDOW for ask in table.asks_of(seat)):
        return [*rows(buttons), *items, *looks, *rows(tail)]
    return [*items, *rows(buttons), *looks, *rows(tail)]


def _is_few(table: Table, seat: Seat, moves: Sequence[Move], verb: str, *, alone: bool) -> bool:
    """Whether a verb has so few moves, each of one value at the most, that each of them can be a button.

    `alone`: it is the only verb, so that its name need not stand on the buttons.
    """
    alike = [move for move in moves if move.verb == verb]
    if len(alike) > BUTTONS_FOR_A_VERB or any(len(move.values) > 1 for move in alike):
        return False
    worded = table.short_label if alone else table.label
    return not any(move.values for move in alike) or all(
        len(worded(seat, move)) <= BUTTON_LENGTH for move in alike
    )


def _settings(table: Table, seat: Seat, page: int) -> list[ui.Item[Any]]:
    moves = table.game.settings(table.view, seat)
    names = [verb.name for verb in table.game.info.verbs if any(move.verb == verb.name for move in moves)]
    shown = names[page * 8 : page * 8 + 8]
    items: list[ui.Item[Any]] = []
    plain = []
    for name in shown:
        choices = table.game.choices(table.view, seat, name)
        if choices:
            items.append(row(_menu(table, name, (), choices, 0)))
        else:
            plain.append(button(_click(table, "do", name), table.speech.words.say_key(f"verb-{name}")))
    return [
        *items,
        *rows(plain),
        row(button(_click(table, "panel"), table.speech.words.say_key("button-back"))),
    ]


def _next_parameter(
    table: Table, seat: Seat, verb: str, values: tuple[Value, ...], page: int
) -> list[ui.Item[Any]]:
    words = table.speech.words
    choices = table.game.choices(table.view, seat, verb, values)
    title = f"**{words.say_key(f'verb-{verb}')}**"
    so_far = [table.value_label(seat, verb, values[:i], value) for i, value in enumerate(values)]
    items: list[ui.Item[Any]] = [say(cut(" › ".join([title, *so_far]), 600))]
    if choices:
        items.append(row(_menu(table, verb, values, choices, page)))
    tail = []
    path = (verb, *map(word_of, values))
    if Move(verb, values) in table.legal(seat):
        tail.append(button(_click(table, "do", *path), words.say_key("button-enough"), style=GREEN))
    tail.append(button(_click(table, "panel"), words.say_key("button-back")))
    return [*items, row(*tail)]


def _menu(table: Table, verb: str, values: tuple[Value, ...], choices: Sequence[Choice], page: int) -> Any:
    words = table.speech.words
    pages, shown = paged(choices, page)
    entries = [
        Entry(
            word_of(choice.value), words.say(choice.label, table.speech.plain) + ("" if choice.last else " …")
        )
        for choice in shown
    ]
    for other in (page - 1, page + 1):
        if 0 <= other < pages:
            entries.append(Entry(f"{PAGE}{other}", words.say_key("menu-page", page=other + 1, pages=pages)))
    placeholder = f"{words.say_key(f'verb-{verb}')} …"
    param = table.game.info.verb(verb)
    if values and param is not None and len(values) < len(param.params):
        placeholder = f"{heading(words.say_key('param-' + param.params[len(values)].name))} …"
    return menu(_click(table, "pick", verb, *map(word_of, values)), placeholder, entries)


# What its buttons and menus do -------------------------------------------------------------------------------------


async def open_panel(desk: Desk, reply: Reply, session: SessionView, *, note: str = "") -> None:
    """Show a player's panel, or say privately why there is none for this user."""
    table = await own_table(desk, session, reply.user_id)
    await show_panel(desk, reply, table, note=note)


async def show_panel(
    desk: Desk,
    reply: Reply,
    table: Table,
    path: Sequence[str] = (),
    *,
    done: Sequence[str] | None = None,
    note: str = "",
    page: int = 0,
    look_page: int = 0,
    picture: Literal["kept", "new"] = "new",
) -> None:
    """Show the panel of a table's seat with all that belongs to it.

    On the way to a move the picture of a message that shows the same hand is kept. Else it is sent anew: the message
    may just be changing for everybody's sake too, and its picture be gone.
    """
    if reply.standing is not None and _is_letter(reply) and not (path or note or look_page or table.over):
        await _show_sheet(desk, reply, table, reply.standing.id)
        return
    view, sight = await _whole(
        desk, table, reply.user_id, path, done=done, note=note, page=page, look_page=look_page
    )
    standing = reply.standing if picture == "kept" else None
    try:
        await reply.show(view, sight.files(standing))
    except discord.HTTPException as error:
        if standing is None or error.code != INVALID_FORM:
            raise
        await reply.show(view, sight.files())
    await desk.panels.shown(reply, table.session.id, _questions(table), waits=_waits(table))
    if _waits(table) and (await desk.sessions.get(table.session.id)).seq != table.position.seq:
        await refresh_panels(desk, await desk.sessions.get(table.session.id))


async def _show_sheet(desk: Desk, reply: Reply, table: Table, message_id: int) -> None:
    """Show in a direct message what it would show without the click, and once more where something came between."""
    hands = desk.announcer.hands
    sheet = await hands.sheet(table)
    if await reply.show(sheet.view, sheet.sight.files()):
        hands.was_shown(table, sheet, message_id)
    session = await desk.sessions.get(table.session.id)
    if session.seq != table.position.seq:
        hands.changed(session)


def _is_letter(reply: Reply) -> bool:
    """Whether a direct message was clicked: it shows the same whoever changes it, the click or the game."""
    return reply.standing is not None and not reply.standing.flags.ephemeral


async def _whole(
    desk: Desk,
    table: Table,
    user_id: int,
    path: Sequence[str] = (),
    *,
    done: Sequence[str] | None = None,
    note: str = "",
    page: int = 0,
    look_page: int = 0,
) -> tuple[ui.LayoutView, Sight]:
    said = await done_so_far(desk, table) if done is None else done
    sight = await sight_of(desk, table)
    if not note and desk.announcer.hands.must_be_told(table):
        note = table.speech.say("dms-closed")
    undo = await desk.sessions.may_undo(user_id, table.session.id)
    view = panel(table, path, done=said, note=note, page=page, sight=sight, look_page=look_page, undo=undo)
    return view, sight


def _questions(table: Table) -> frozenset[str]:
    return frozenset(ask.prompt.key for ask in table.asks_of(table.seat or Seat(0)))


def _waits(table: Table) -> bool:
    return all(ask.seat != table.seat for ask in table.turn_asks())


async def refresh_panels(desk: Desk, session: SessionView, *, every: bool = False) -> None:
    """Bring the open panels up to date of those who waited and are asked something now; with `every` all of them."""
    for opened in desk.panels.at(session.id):
        table = await table_for(desk, session, opened.user_id)
        if table.seat is None or not (every or (opened.waits and _questions(table) - opened.questions)):
            continue
        view, sight = await _whole(desk, table, opened.user_id)
        files = [file for file in sight.files() if isinstance(file, discord.File)]
        try:
            await opened.show(view, files)
        except discord.HTTPException as error:
            log.info("an open panel stays as it is: %s", error)
            desk.panels.replace(opened, None)
        else:
            changed = replace(opened, questions=_questions(table), waits=_waits(table))
            desk.panels.replace(opened, changed)


async def own_table(desk: Desk, session: SessionView, user_id: int) -> Table:
    """The table from a player's own seat. Raises Trouble for a lobby and for guests."""
    if session.status is Status.LOBBY:
        raise Trouble("not-started")
    if session.status is not Status.PLAYING:
        raise Trouble("finished")
    if not session.seats_of(user_id):
        asked = (await desk.sessions.position(session.id)).asks
        raise Trouble(
            "no-seat", {"awaited": list(dict.fromkeys(f"@{a.seat}" for a in asked if a.seat != CLOCK))}
        )
    return await table_for(desk, session, user_id)


async def done_so_far(desk: Desk, table: Table) -> list[str]:
    """What the seat has done in this turn, or did in its last one, in a few sentences."""
    assert table.seat is not None
    lines = await desk.sessions.log(table.session.id, table.seat)
    seats = {ask.seat for ask in table.turn_asks()}
    if table.seat not in seats:
        return table.gist(last_turn(lines, table.seat), DONE_SENTENCES)
    began = desk.announcer.turn_began(table.session.id)
    since = turn_began(lines, seats) if began is None else began
    mine = [line for line in lines if line.seq > since and line.seat == table.seat and line.kind is Kind.MOVE]
    return table.gist(mine, DONE_SENTENCES)


async def play(
    desk: Desk, reply: Reply, session: SessionView, seat: Seat, move: Move, seen: int | None
) -> None:
    """Play a move for a user's seat, and show the panel as it is then."""
    outcome = await desk.sessions.submit(
        reply.user_id, session.id, move, seat=seat, seen_seq=seen, interaction_id=reply.interaction.id
    )
    await show_after(desk, reply, outcome.session, seat)


async def show_after(desk: Desk, reply: Reply, session: SessionView, seat: Seat, note: str = "") -> None:
    """The panel after something was done: what can be done next, or what the table waits for."""
    table = await table_of(desk, session, seat)
    done = await done_so_far(desk, table)
    await show_panel(desk, reply, table, done=done, note=note)


@action("play")
async def _play(desk: Desk, reply: Reply, click: Click) -> None:
    await open_panel(desk, reply, await desk.session(reply, click.session))


@action("panel")
async def _again(desk: Desk, reply: Reply, click: Click) -> None:
    reply.in_place()
    await open_panel(desk, reply, await desk.session(reply, click.session))


@action("verb")
async def _verb(desk: Desk, reply: Reply, click: Click) -> None:
    reply.in_place()
    table = await own_table(desk, await desk.session(reply, click.session), reply.user_id)
    await show_panel(desk, reply, table, click.path, picture="kept")


@action("pick")
async def _pick(desk: Desk, reply: Reply, click: Click) -> None:
    reply.in_place()
    session = await desk.session(reply, click.session)
    table = await own_table(desk, session, reply.user_id)
    assert table.seat is not None
    word = click.picked[0] if click.picked else ""
    if (page := page_of(word)) is not None:
        await show_panel(desk, reply, table, click.path, page=page, picture="kept")
        return
    await _take(desk, reply, table, (*click.path, word), await _seen(desk, table, click), ends=False)


@action("do")
async def _do(desk: Desk, reply: Reply, click: Click) -> None:
    reply.in_place()
    table = await own_table(desk, await desk.session(reply, click.session), reply.user_id)
    await _take(desk, reply, table, click.path, await _seen(desk, table, click), ends=True)


async def _seen(desk: Desk, table: Table, click: Click) -> int:
    """The line of the log that whoever clicks in a panel of this table has seen."""
    return await desk.sessions.line(table.session.id, table.seat, click.revision)


async def _take(
    desk: Desk, reply: Reply, table: Table, path: Sequence[str], seen: int, *, ends: bool
) -> None:
    """Follow a path: to the next menu, or to the move that it is.

    What is not legal any more is explained above the same panel as it is now.
    """
    try:
        await _follow(desk, reply, table, path, seen, ends=ends)
    except (Illegal, Refused) as error:
        if isinstance(error, Refused) and error.key not in OVERTAKEN:
            raise
        note = explain(error, table.speech.words, table.speech.escaped) or ""
        await open_panel(desk, reply, await desk.session(reply, table.session.id), note=note)


async def _follow(
    desk: Desk, reply: Reply, table: Table, path: Sequence[str], seen: int, *, ends: bool
) -> None:
    assert table.seat is not None
    chosen = resolve(table, table.seat, path)
    if chosen.values is None:
        move = Move(path[0], tuple(map(typed, path[1:])))
        await play(desk, reply, table.session, table.seat, move, seen)
        return
    if not ends and table.game.choices(table.view, table.seat, chosen.verb, chosen.values):
        await show_panel(desk, reply, table, path, picture="kept")
        return
    await play(desk, reply, table.session, table.seat, Move(chosen.verb, chosen.values), seen)


def typed(word: str) -> Value:
    """A value from what somebody typed: an integer where it looks like one, and never a sign of the catalogue."""
    if len(word) < 19 and word.removeprefix("-").isdecimal():
        return int(word)
    return quotable(word)


@action("undo")
async def _undo(desk: Desk, reply: Reply, click: Click) -> None:
    reply.in_place()
    await undo(desk, reply, await desk.session(reply, click.session))


async def undo(desk: Desk, reply: Reply, session: SessionView) -> None:
    """Take back one's last move, or ask those who learned something by it."""
    if not session.seats_of(reply.user_id):
        raise Trouble("not-at-table")
    state = await desk.sessions.undo(reply.user_id, session.id)
    speech = desk.speech(session)
    if not state.done:
        await reply.text(speech.say("undo-asked", seats=[speech.seat(seat) for seat in state.missing]))
        return
    table = await own_table(desk, state.session, reply.user_id)
    await show_panel(desk, reply, table, note=speech.say("undone"))


@action("answer")
async def _answer(desk: Desk, reply: Reply, click: Click) -> None:
    """An answer that stands in the channel: only whoever holds the seat can give it."""
    session = await desk.session(reply, click.session)
    seat = Seat(int(click.path[0]))
    if seat not in session.seats_of(reply.user_id):
        speech = desk.speech(session)
        raise Trouble("not-your-question", {"seat": f"@{int(seat)}"} if seat < len(speech.plain) else {})
    move = Move(click.path[1], tuple(map(typed, click.path[2:])))
    seen = await desk.sessions.line(session.id, None, click.revision)
    await play(desk, reply, session, seat, move, seen)


@action("undo-answer")
async def _undo_answer(desk: Desk, reply: Reply, click: Click) -> None:
    session = await desk.session(reply, click.session)
    if not session.seats_of(reply.user_id):
        raise Trouble("not-at-table")
    await desk.sessions.agree_undo(reply.user_id, session.id, "yes" if click.path[:1] == ("yes",) else "no")
    await reply.quietly()
