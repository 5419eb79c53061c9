"""The panel of the seats: who holds what since when, what is open, and how seats change hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.discord.components import (
    Click,
    Entry,
    action,
    box,
    button,
    layout,
    menu,
    people_menu,
    row,
    rows,
    say,
    table_action,
)
from bot.discord.computers import computer_label
from bot.discord.desk import Desk, is_admin, place, user_of
from bot.discord.errors import Trouble
from bot.discord.forms import reason_form
from bot.discord.notices import MOST_COMPONENTS, all_notices, count
from bot.discord.paging import back
from bot.discord.panel import open_panel
from bot.discord.reply import Reply
from bot.discord.texts import Speech, cut, escaped, house, mark
from bot.engine.moves import Seat
from bot.sessions import SessionView, Status, User
from bot.sessions.holding import owned
from bot.sessions.lines import Tenure

TEXT_LENGTH = 3000
RED = discord.ButtonStyle.danger
GREEN = discord.ButtonStyle.success
WHILE, GOOD = "while", "good"
"""How a seat is handed over."""


@table_action("seats")
async def show_seats(desk: Desk, reply: Reply, session: SessionView, note: str = "") -> None:
    """Who holds which seat since when, and what this user can do about it."""
    if session.status is Status.LOBBY or session.started_at is None:
        raise Trouble("not-started")
    held = await desk.sessions.seats.tenures(session.id)
    await reply.show(await seats_panel(desk, session, held, reply, note))


async def seats_panel(
    desk: Desk, session: SessionView, held: Sequence[Sequence[Tenure]], reply: Reply, note: str = ""
) -> ui.LayoutView:
    """The panel for whoever asked."""
    speech = desk.speech(session)
    words = speech.words
    lines = [seat_line(session, speech, Seat(seat), held[seat][-1]) for seat in range(len(session.holders))]
    title = f"**{words.say_key('title')}** · {words.say_key('seats-heading')}"
    items: list[ui.Item[Any]] = [say(cut("\n".join(filter(None, [note, title, *lines])), TEXT_LENGTH))]
    if session.status is not Status.PLAYING:
        return layout(box(items))
    own = _own_controls(session, speech, reply)
    charter = await desk.charter(session.guild_id)
    for text, buttons in all_notices(session, speech, desk.sessions.votes.matters, charter):
        shown: list[ui.Item[Any]] = [say(cut(text, 400)), *rows(buttons)]
        if count([*items, *shown, *own]) + 1 <= MOST_COMPONENTS:
            items += shown
    return layout(box([*items, *own]))


def seat_line(session: SessionView, speech: Speech, seat: Seat, tenure: Tenure) -> str:
    """One seat in words: its mark and name, what kind of holder that is, and since when."""
    words, holder = speech.words, session.holders[seat]
    if holder.vacant and session.status.live:
        kind = words.say_key("seats-passed-over" if holder.passed_over else "seats-free")
    elif holder.computer is not None:
        kind = words.say_key("lobby-computer")
    else:
        kind = words.say_key("seats-person")
    if holder.owner is not None:
        kind = f"{kind}, {words.say_key('seats-for', name=escaped(holder.owner.name))}"
    return (
        f"**{speech.seat(seat)}** · {kind} · {words.say_key('seats-since', since=f'<t:{int(tenure.at)}:f>')}"
    )


def _own_controls(session: SessionView, speech: Speech, reply: Reply) -> list[ui.Item[Any]]:
    """What this user can do: come back, hand a seat over, leave, have somebody's seat freed."""
    words, user_id = speech.words, reply.user_id
    mine, away = session.seats_of(user_id), owned(session, user_id)
    buttons = [
        button(_click(session, "seat-back", seat), words.say_key("button-seat-back"), style=GREEN)
        for seat in away[:2]
    ]
    for seat in list(dict.fromkeys([*mine, *away]))[:3]:
        several = f" {mark(seat)}" if len(mine) > 1 else ""
        buttons.append(
            button(_click(session, "seat-hand", seat), words.say_key("button-hand-over") + several)
        )
        buttons.append(
            button(_click(session, "seat-leave", seat), words.say_key("button-seat-leave") + several)
        )
    items: list[ui.Item[Any]] = list(rows(buttons))
    free = [Seat(n) for n, h in enumerate(session.holders) if h.user_id is None and (h.vacant or not h.owner)]
    if mine and free:
        entries = [Entry(str(int(seat)), _name(speech, seat)) for seat in free]
        items.append(row(menu(Click("seat-hand", session.id), words.say_key("menu-fill"), entries)))
    others = [Seat(n) for n, h in enumerate(session.holders) if h.user_id not in (None, user_id)]
    if others and (mine or is_admin(reply.interaction)):
        entries = [Entry(str(int(seat)), _name(speech, seat)) for seat in others]
        items.append(row(menu(Click("seat-kick", session.id), words.say_key("menu-kick"), entries)))
    return items


def _name(speech: Speech, seat: Seat) -> str:
    return f"{mark(seat)} {speech.plain[seat]}"


def _click(session: SessionView, act: str, seat: Seat, *path: str) -> Click:
    return Click(act, session.id, 0, (str(int(seat)), *path))


def _seat(session: SessionView, click: Click) -> Seat:
    """The seat that a button or menu is about. Raises Trouble for one of another time."""
    word = (click.path or click.picked or ("",))[0]
    if not word.isdecimal() or int(word) >= len(session.holders):
        raise Trouble("old-button")
    return Seat(int(word))


async def welcome(desk: Desk, reply: Reply, session: SessionView) -> None:
    """The panel of somebody who has just got a seat: all that it may know, and what can be done."""
    await open_panel(desk, reply, session, note=desk.speech(session).words.say_key("seat-yours"))


@action("seat-take")
async def _take(desk: Desk, reply: Reply, click: Click) -> None:
    session = await desk.session(reply, click.session)
    seat = _seat(session, click)
    await welcome(desk, reply, await desk.sessions.seats.take(session.id, user_of(reply.interaction), seat))


@action("seat-accept")
async def _accept(desk: Desk, reply: Reply, click: Click) -> None:
    session = await desk.session(reply, click.session)
    seat = _seat(session, click)
    await welcome(desk, reply, await desk.sessions.seats.accept(session.id, user_of(reply.interaction), seat))


@action("seat-decline")
async def _decline(desk: Desk, reply: Reply, click: Click) -> None:
    session = await desk.session(reply, click.session)
    after = await desk.sessions.seats.decline(session.id, user_of(reply.interaction), _seat(session, click))
    await _shown(desk, reply, after, "seat-declined")


@action("seat-back")
async def _back(desk: Desk, reply: Reply, click: Click) -> None:
    session = await desk.session(reply, click.session)
    seat = _seat(session, click)
    await welcome(desk, reply, await desk.sessions.seats.back(session.id, user_of(reply.interaction), seat))


async def _shown(desk: Desk, reply: Reply, session: SessionView, key: str) -> None:
    """What was done: said on the panel where that was clicked; a click in the channel shows there."""
    note = desk.speech(session).words.say_key(key)
    if reply.updates:
        await show_seats(desk, reply, session, note)
    else:
        await reply.text(note)


@action("seat-hand")
async def _hand(desk: Desk, reply: Reply, click: Click) -> None:
    session = await desk.session(reply, click.session)
    await show_handover(desk, reply, session, _seat(session, click))


@action("seat-computer")
async def _computer(desk: Desk, reply: Reply, click: Click) -> None:
    """Seat a computer player on a free seat; where there are several kinds, ask which."""
    session = await desk.session(reply, click.session)
    seat = _seat(session, click)
    if len(desk.computers) > 1:
        await show_handover(desk, reply, session, seat)
        return
    user = user_of(reply.interaction)
    after = await desk.sessions.seats.seat_computer(session.id, user, desk.computers[0], seat)
    await _shown(desk, reply, after, "seat-computer-sits")


@action("seat-pass-over")
async def _pass_over(desk: Desk, reply: Reply, click: Click) -> None:
    """Play on without whoever held a free seat."""
    session = await desk.session(reply, click.session)
    after = await desk.sessions.seats.pass_over(session.id, user_of(reply.interaction), _seat(session, click))
    await _shown(desk, reply, after, "seat-is-passed-over")


async def show_handover(desk: Desk, reply: Reply, session: SessionView, seat: Seat) -> None:
    """To whom a seat is to go: somebody, for good or for a while; or a computer player."""
    speech = desk.speech(session)
    words, holder = speech.words, session.holders[seat]
    lasting = holder.owner is None or holder.owner.id == reply.user_id
    ways = [GOOD] if lasting else []
    if holder.user_id is not None or holder.owner is not None:
        ways.append(WHILE)
    asked = words.say_key("handover", seat=speech.seat(seat))
    if WHILE in ways:
        asked = f"{asked} {words.say_key('handover-while')}"
    items: list[ui.Item[Any]] = [say(asked)]
    if session.guild_id is not None:
        for way in ways:
            items.append(
                row(people_menu(_click(session, "seat-offer", seat, way), words.say_key(f"menu-offer-{way}")))
            )
    entries = [
        Entry(f"{kind}:{way}", f"{computer_label(words, kind)} · {words.say_key(f'for-{way}')}")
        for way in ways
        for kind in desk.computers
    ]
    if entries and (await desk.charter(session.guild_id)).computers:
        items.append(row(menu(_click(session, "seat-engage", seat), words.say_key("menu-engage"), entries)))
    items.append(row(back(Click("seats", session.id))))
    await reply.show(layout(box(items)))


@action("seat-engage")
async def _engage(desk: Desk, reply: Reply, click: Click) -> None:
    session = await desk.session(reply, click.session)
    kind, _, way = (click.picked or ("",))[0].partition(":")
    user = user_of(reply.interaction)
    after = await desk.sessions.seats.seat_computer(
        session.id, user, kind, _seat(session, click), for_a_while=way == WHILE
    )
    await _shown(desk, reply, after, "seat-computer-sits")


@action("seat-offer")
async def _offer(desk: Desk, reply: Reply, click: Click) -> None:
    session = await desk.session(reply, click.session)
    picked = (click.picked or ("",))[0]
    to, is_bot = picked_user(reply.interaction, picked)
    way = click.path[1] if len(click.path) > 1 else GOOD
    await offer(desk, reply, session, to, seat=_seat(session, click), way=way, is_bot=is_bot)


def picked_user(interaction: discord.Interaction[Any], picked: str) -> tuple[User, bool]:
    """Who was picked in a menu of people, with the name shown in the server; and whether it is a bot."""
    data: dict[str, Any] = dict(interaction.data or {})
    resolved = data.get("resolved") or {}
    user = (resolved.get("users") or {}).get(picked)
    if user is None:
        raise Trouble("old-button")
    nick = ((resolved.get("members") or {}).get(picked) or {}).get("nick")
    name = nick or user.get("global_name") or user.get("username") or picked
    return User(int(picked), str(name)), bool(user.get("bot"))


async def offer(
    desk: Desk, reply: Reply, session: SessionView, to: User, *, seat: Seat | None, way: str, is_bot: bool
) -> None:
    """Offer a seat: whom it is offered to is told by direct message, and in the channel."""
    if is_bot:
        raise Trouble("offer-bot")
    by = user_of(reply.interaction)
    after = await desk.sessions.seats.offer(session.id, by, to, seat, for_a_while=way == WHILE)
    await _shown(desk, reply, after, "seat-offered")


async def ask_leave(desk: Desk, reply: Reply, session: SessionView, seat: Seat | None = None) -> None:
    """Leaving is asked once: who leaves sees nothing of the seat any more, and the last one ends the game."""
    if session.status is not Status.PLAYING:
        raise Trouble("finished")
    mine = list(dict.fromkeys([*session.seats_of(reply.user_id), *owned(session, reply.user_id)]))
    own = mine[0] if seat is None and len(mine) == 1 else seat
    if own is None or own not in mine:
        # The house says what is wrong with it.
        await desk.sessions.seats.leave(session.id, user_of(reply.interaction), seat)
        raise Trouble("old-button")
    speech = desk.speech(session)
    words = speech.words
    others = [h for n, h in enumerate(session.holders) if n != own and (h.user_id is not None or h.owner)]
    key = "leave-sure" if others else "leave-sure-last"
    buttons = [
        button(_click(session, "seat-left", own), words.say_key("button-seat-leave"), style=RED),
        button(_click(session, "seat-hand", own), words.say_key("button-hand-over")),
    ]
    await reply.show(layout(box([say(words.say_key(key, seat=speech.seat(own))), row(*buttons)])))


@action("seat-leave")
async def _leave(desk: Desk, reply: Reply, click: Click) -> None:
    session = await desk.session(reply, click.session)
    await ask_leave(desk, reply, session, _seat(session, click))


@action("seat-left")
async def _left(desk: Desk, reply: Reply, click: Click) -> None:
    session = await desk.session(reply, click.session)
    after = await desk.sessions.seats.leave(session.id, user_of(reply.interaction), _seat(session, click))
    speech = desk.speech(after)
    said = speech.words.say_key("left", game=speech.words.say_key("title"), place=place(after))
    await reply.show(layout(box([say(said)])))


@action("seat-kick")
async def _kick(desk: Desk, reply: Reply, click: Click) -> None:
    """For admins a form with the reason; for the table a vote."""
    session = await desk.session(reply, click.session)
    seat = _seat(session, click)
    if is_admin(reply.interaction):
        click = _click(session, "seat-remove", seat)
        await reply.form(reason_form(click, house().say_key("menu-kick")))
        return
    await kick(desk, reply, session, seat)


@action("seat-remove")
async def _remove(desk: Desk, reply: Reply, click: Click) -> None:
    session = await desk.session(reply, click.session)
    reason = click.picked[0] if click.picked else ""
    await remove(desk, reply, session, _seat(session, click), reason)


async def remove(desk: Desk, reply: Reply, session: SessionView, seat: Seat, reason: str) -> None:
    """Free somebody's seat at once. Raises Trouble for who does not manage the server."""
    if not is_admin(reply.interaction):
        raise Trouble("seat-admins")
    after = await desk.sessions.seats.remove(session.id, user_of(reply.interaction), seat, reason)
    await _shown(desk, reply, after, "seat-freed")


async def kick(desk: Desk, reply: Reply, session: SessionView, seat: Seat) -> None:
    """Put it to the table that a seat becomes free."""
    state = await desk.sessions.seats.kick(session.id, user_of(reply.interaction), seat)
    await _shown(desk, reply, state.session, "seat-freed" if state.vote is None else "vote-put")
