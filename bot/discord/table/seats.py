"""The seats panel: who has held which seat since when, what is open, and how seats change hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.discord.core.answers.caller import is_admin, user_of
from bot.discord.core.answers.reply import Reply
from bot.discord.core.commands.clicks import Clicks
from bot.discord.core.context import Context, place
from bot.discord.core.layout.components import (
    Click,
    Entry,
    box,
    button,
    layout,
    menu,
    people_menu,
    row,
    rows,
    say,
)
from bot.discord.core.layout.forms import reason_form
from bot.discord.core.layout.paging import back
from bot.discord.core.text.errors import Trouble
from bot.discord.core.text.texts import Speech, cut, escaped, mark
from bot.discord.private.context import PrivateContext
from bot.discord.private.panel import open_panel
from bot.discord.table.computers import computer_label
from bot.discord.views.notices import MOST_COMPONENTS, all_notices, count
from bot.engine.moves import Seat
from bot.players.levels import level
from bot.sessions import SessionView, Status, User
from bot.sessions.core.holding import owned
from bot.sessions.core.lines import Tenure

clicks = Clicks[PrivateContext]()

TEXT_LENGTH = 3000
RED = discord.ButtonStyle.danger
GREEN = discord.ButtonStyle.success
WHILE, GOOD = "while", "good"
"""How a seat is handed over."""


@clicks.at_table("seats")
async def show_seats(context: Context, reply: Reply, session: SessionView, note: str = "") -> None:
    """Show who has held which seat since when, and what this user can do about it."""
    if session.status is Status.LOBBY or session.started_at is None:
        raise Trouble("not-started")
    held = await context.sessions.seats.tenures(session.id)
    await reply.show(await seats_panel(context, session, held, reply, note))


async def seats_panel(
    context: Context, session: SessionView, held: Sequence[Sequence[Tenure]], reply: Reply, note: str = ""
) -> ui.LayoutView:
    """The panel for the user who asked."""
    speech = context.speech(session, reply.language)
    words = speech.words
    lines = [seat_line(session, speech, Seat(seat), held[seat][-1]) for seat in range(len(session.holders))]
    title = f"**{words.say_key('title')}** · {words.say_key('seats-heading')}"
    items: list[ui.Item[Any]] = [say(cut("\n".join(filter(None, [note, title, *lines])), TEXT_LENGTH))]
    if session.status is not Status.PLAYING:
        return layout(box(items))
    own = _own_controls(session, speech, reply)
    server_rules = await context.server_rules(session.guild_id)
    reader = next(iter(session.seats_of(reply.user_id)), None)
    for text, buttons in all_notices(session, speech, context.sessions.votes.matters, server_rules, reader):
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
        kind = f"{words.say_key('lobby-computer')} ({level(words, holder.computer)})"
    else:
        kind = words.say_key("seats-person")
    if holder.owner is not None:
        kind = f"{kind}, {words.say_key('seats-for', name=escaped(holder.owner.name))}"
    return (
        f"**{speech.seat(seat)}** · {kind} · {words.say_key('seats-since', since=f'<t:{int(tenure.at)}:f>')}"
    )


def _own_controls(session: SessionView, speech: Speech, reply: Reply) -> list[ui.Item[Any]]:
    """What this user can do: come back, hand a seat over, leave, or free someone else's seat."""
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
    """The seat that a button or menu is about. Raises Trouble if it is out of date."""
    word = (click.path or click.picked or ("",))[0]
    if not word.isdecimal() or int(word) >= len(session.holders):
        raise Trouble("old-button")
    return Seat(int(word))


async def welcome(context: PrivateContext, reply: Reply, session: SessionView) -> None:
    """Show the panel to someone who has just got a seat: what it may know and what it can do."""
    await open_panel(
        context, reply, session, note=context.speech(session, reply.language).words.say_key("seat-yours")
    )


async def seated(context: PrivateContext, reply: Reply, before: SessionView, after: SessionView) -> None:
    """Show the panel to someone who has a seat now; else say that they asked for it, or let someone else have one."""
    if set(after.seats_of(reply.user_id)) - set(before.seats_of(reply.user_id)):
        await welcome(context, reply, after)
    elif after.seats_of(reply.user_id):
        open_still = any(each.asked for each in after.table_state.offers)
        await _shown(context, reply, after, "seat-agreed-so-far" if open_still else "seat-agreed")
    else:
        await reply.text(context.speech(after, reply.language).words.say_key("seat-is-asked"))


@clicks.on("seat-take")
async def _take(context: PrivateContext, reply: Reply, click: Click) -> None:
    session = await context.session(reply, click.session)
    seat = _seat(session, click)
    after = await context.sessions.seats.offers.take(session.id, user_of(reply.interaction), seat)
    await seated(context, reply, session, after)


@clicks.on("seat-accept")
async def _accept(context: PrivateContext, reply: Reply, click: Click) -> None:
    session = await context.session(reply, click.session)
    seat = _seat(session, click)
    after = await context.sessions.seats.offers.accept(session.id, user_of(reply.interaction), seat)
    await seated(context, reply, session, after)


@clicks.on("seat-decline")
async def _decline(context: PrivateContext, reply: Reply, click: Click) -> None:
    session = await context.session(reply, click.session)
    seat = _seat(session, click)
    after = await context.sessions.seats.offers.decline(session.id, user_of(reply.interaction), seat)
    await _shown(context, reply, after, declined(session, after, reply.user_id, seat))


def declined(before: SessionView, after: SessionView, user_id: int, seat: Seat | None) -> str:
    """The message for someone who declined an offer or a request, or withdrew their own."""
    asked = [o for o in before.table_state.offers if o.asked and seat in (None, o.seat)]
    if not asked or asked[0].user_id == user_id:
        return "seat-declined" if not asked else "seat-ask-withdrawn"
    still = any(o.asked and o.seat == asked[0].seat for o in after.table_state.offers)
    return "seat-declined-so-far" if still else "seat-ask-answered"


@clicks.on("seat-back")
async def _back(context: PrivateContext, reply: Reply, click: Click) -> None:
    session = await context.session(reply, click.session)
    seat = _seat(session, click)
    await welcome(
        context, reply, await context.sessions.seats.back(session.id, user_of(reply.interaction), seat)
    )


async def _shown(context: PrivateContext, reply: Reply, session: SessionView, key: str) -> None:
    """Say what was done, on the panel if that was clicked; a click in the channel shows there anyway."""
    note = context.speech(session, reply.language).words.say_key(key)
    if reply.clicked is not None:
        await show_seats(context, reply, session, note)
    else:
        await reply.text(note)


@clicks.on("seat-hand")
async def _hand(context: Context, reply: Reply, click: Click) -> None:
    session = await context.session(reply, click.session)
    await show_handover(context, reply, session, _seat(session, click))


@clicks.on("seat-computer")
async def _computer(context: PrivateContext, reply: Reply, click: Click) -> None:
    """Give a free seat to a computer player; if there are several kinds, ask which."""
    session = await context.session(reply, click.session)
    seat = _seat(session, click)
    if len(context.computers) > 1:
        await show_handover(context, reply, session, seat)
        return
    user = user_of(reply.interaction)
    after = await context.sessions.seats.seat_computer(session.id, user, context.computers[0], seat)
    await _shown(context, reply, after, "seat-computer-sits")


@clicks.on("seat-pass-over")
async def _pass_over(context: PrivateContext, reply: Reply, click: Click) -> None:
    """Play on without a player in a free seat."""
    session = await context.session(reply, click.session)
    after = await context.sessions.seats.pass_over(
        session.id, user_of(reply.interaction), _seat(session, click)
    )
    await _shown(context, reply, after, "seat-is-passed-over")


async def show_handover(context: Context, reply: Reply, session: SessionView, seat: Seat) -> None:
    """Ask who gets a seat: a person, for good or for a while, or a computer player."""
    speech = context.speech(session, reply.language)
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
        for kind in context.computers
    ]
    if entries and (await context.server_rules(session.guild_id)).computers:
        items.append(row(menu(_click(session, "seat-engage", seat), words.say_key("menu-engage"), entries)))
    items.append(row(back(words, Click("seats", session.id))))
    await reply.show(layout(box(items)))


@clicks.on("seat-engage")
async def _engage(context: PrivateContext, reply: Reply, click: Click) -> None:
    session = await context.session(reply, click.session)
    kind, _, way = (click.picked or ("",))[0].partition(":")
    user = user_of(reply.interaction)
    after = await context.sessions.seats.seat_computer(
        session.id, user, kind, _seat(session, click), for_a_while=way == WHILE
    )
    await _shown(context, reply, after, "seat-computer-sits")


@clicks.on("seat-offer")
async def _offer(context: PrivateContext, reply: Reply, click: Click) -> None:
    session = await context.session(reply, click.session)
    picked = (click.picked or ("",))[0]
    to, is_bot = picked_user(reply.interaction, picked)
    way = click.path[1] if len(click.path) > 1 else GOOD
    await offer(context, reply, session, to, seat=_seat(session, click), way=way, is_bot=is_bot)


def picked_user(interaction: discord.Interaction[Any], picked: str) -> tuple[User, bool]:
    """The person picked in a menu, with their name in the server, and whether it is a bot."""
    data: dict[str, Any] = dict(interaction.data or {})
    resolved = data.get("resolved") or {}
    user = (resolved.get("users") or {}).get(picked)
    if user is None:
        raise Trouble("old-button")
    nick = ((resolved.get("members") or {}).get(picked) or {}).get("nick")
    name = nick or user.get("global_name") or user.get("username") or picked
    return User(int(picked), str(name)), bool(user.get("bot"))


async def offer(
    context: PrivateContext,
    reply: Reply,
    session: SessionView,
    to: User,
    *,
    seat: Seat | None,
    way: str,
    is_bot: bool,
) -> None:
    """Offer a seat to someone, who is told by direct message and in the channel."""
    if is_bot:
        raise Trouble("offer-bot")
    by = user_of(reply.interaction)
    after = await context.sessions.seats.offers.make(session.id, by, to, seat, for_a_while=way == WHILE)
    invited = any(each.user_id == to.id and each.invited for each in session.table_state.newcomers)
    await _shown(context, reply, after, "seat-offered-again" if invited else "seat-offered")


async def ask_leave(context: Context, reply: Reply, session: SessionView, seat: Seat | None = None) -> None:
    """Ask for confirmation before leaving: the seat's secrets are gone then, and the last player ends the game."""
    if session.status is not Status.PLAYING:
        raise Trouble("finished")
    mine = list(dict.fromkeys([*session.seats_of(reply.user_id), *owned(session, reply.user_id)]))
    own = mine[0] if seat is None and len(mine) == 1 else seat
    if own is None or own not in mine:
        # The sessions refuse it with the reason.
        await context.sessions.seats.leave(session.id, user_of(reply.interaction), seat)
        raise Trouble("old-button")
    speech = context.speech(session, reply.language)
    words = speech.words
    others = [h for n, h in enumerate(session.holders) if n != own and (h.user_id is not None or h.owner)]
    key = "leave-sure" if others else "leave-sure-last"
    secrets = context.game(session).secrets(session.options, len(session.holders))
    hidden = "yes" if secrets else "no"
    buttons = [
        button(_click(session, "seat-left", own), words.say_key("button-seat-leave"), style=RED),
        button(_click(session, "seat-hand", own), words.say_key("button-hand-over")),
    ]
    await reply.show(
        layout(box([say(words.say_key(key, seat=speech.seat(own), secrets=hidden)), row(*buttons)]))
    )


@clicks.on("seat-leave")
async def _leave(context: Context, reply: Reply, click: Click) -> None:
    session = await context.session(reply, click.session)
    await ask_leave(context, reply, session, _seat(session, click))


@clicks.on("seat-left")
async def _left(context: Context, reply: Reply, click: Click) -> None:
    session = await context.session(reply, click.session)
    after = await context.sessions.seats.leave(session.id, user_of(reply.interaction), _seat(session, click))
    speech = context.speech(after, reply.language)
    said = speech.words.say_key("left", game=speech.words.say_key("title"), place=place(after))
    await reply.show(layout(box([say(said)])))


@clicks.on("seat-kick")
async def _kick(context: PrivateContext, reply: Reply, click: Click) -> None:
    """Show admins a form for the reason; start a vote for others."""
    session = await context.session(reply, click.session)
    seat = _seat(session, click)
    if is_admin(reply.interaction):
        click = _click(session, "seat-remove", seat)
        await reply.form(reason_form(reply.words, click, reply.words.say_key("menu-kick")))
        return
    await kick(context, reply, session, seat)


@clicks.on("seat-remove")
async def _remove(context: PrivateContext, reply: Reply, click: Click) -> None:
    session = await context.session(reply, click.session)
    reason = click.picked[0] if click.picked else ""
    await remove(context, reply, session, _seat(session, click), reason)


async def remove(
    context: PrivateContext, reply: Reply, session: SessionView, seat: Seat, reason: str
) -> None:
    """Free someone's seat at once. Raises Trouble for a user who does not manage the server."""
    if not is_admin(reply.interaction):
        raise Trouble("seat-admins")
    after = await context.sessions.seats.remove(session.id, user_of(reply.interaction), seat, reason)
    await _shown(context, reply, after, "seat-freed")


async def kick(context: PrivateContext, reply: Reply, session: SessionView, seat: Seat) -> None:
    """Start a vote on freeing a seat."""
    state = await context.sessions.seats.kick(session.id, user_of(reply.interaction), seat)
    await _shown(context, reply, state.session, "seat-freed" if state.vote is None else "vote-put")
