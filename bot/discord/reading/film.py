"""Any game as a film: /game file film, and the buttons under a finished game."""

from __future__ import annotations

import io
from typing import Any

import discord
from discord import app_commands, ui

from bot.discord.core.answers.reply import Reply
from bot.discord.core.commands.clicks import Clicks
from bot.discord.core.context import Context
from bot.discord.core.layout.components import Click, Entry, box, button, layout, menu, row, say
from bot.discord.core.text.texts import Speech, about, called, choice, described, escaped, plain
from bot.discord.reading.context import ReadingContext
from bot.discord.reading.film_store import Progress
from bot.engine.moves import Seat
from bot.sessions import SessionView
from bot.sessions.people.archive import Retold
from renderers.film import SPEEDS, Film

clicks = Clicks[ReadingContext]()

FILE = "film.gif"
TABLE = "-"
"""The viewer in a custom_id that means the public, not a seat."""


async def show_film(
    context: ReadingContext, reply: Reply, session: SessionView, seat: Seat | None, speed: str
) -> None:
    """Show a game as a film, privately."""
    viewer = await context.sessions.archive.viewer(session.id, reply.user_id, seat)
    words = context.words(session.game, reply.language)
    begun = False

    async def progress(done: int, frames: int) -> None:
        nonlocal begun
        said = layout(box([say(words.say_key("film-progress", done=done, frames=frames))]))
        if begun:
            await reply.change(said)
        else:
            await reply.view(said)
        begun = True

    told, film = await _shot(context, reply, session, viewer, reply.language, progress)
    view = film_view(context, told, film, speed, reply.language, reply.user_id)
    if begun:
        await reply.change(view, [film_file(film, speed)])
    else:
        await reply.show(view, [film_file(film, speed)])


async def _shot(
    context: ReadingContext,
    reply: Reply,
    session: SessionView,
    viewer: Seat | None,
    language: str,
    progress: Progress,
) -> tuple[Retold, Film]:
    """A game as it was retold, and its film."""

    async def work() -> tuple[Retold, Film]:
        told = await context.sessions.archive.retold(session.id, viewer)
        return told, await context.films.of(told, language, progress)

    return await context.filming.do(reply.user_id, ("film", session.id, session.seq, viewer, language), work)


def film_view(
    context: Context, told: Retold, film: Film, speed: str, language: str, user_id: int | None
) -> ui.LayoutView:
    """The message with a film; for one user (not None) with buttons for the other views they may see."""
    session = told.session
    speech = context.speech(session, language)
    words = speech.words
    seen = seen_by(speech, told.viewer)
    seconds, frames = film.seconds(speed), len(film.shots)
    title, ready = words.say_key("title"), "film-ready-import" if session.imported else "film-ready"
    gallery: ui.MediaGallery[Any] = ui.MediaGallery()
    gallery.add_item(media=f"attachment://{FILE}", description=words.say_key("film-alt", frames=frames))
    items: list[ui.Item[Any]] = [
        say(words.say_key(ready, title=title, frames=frames, seconds=seconds, viewer=seen)),
        gallery,
    ]
    if user_id is None:
        return layout(box(items))
    who = viewer_word(told)
    seats = viewers(session, user_id)
    if seats:
        entries = [Entry(TABLE, words.say_key("seen-by-table"), chosen=told.viewer is None)]
        entries += [
            Entry(str(int(s)), seen_by(speech, s, in_menu=True), chosen=s == told.viewer) for s in seats
        ]
        items.append(row(menu(Click("film-of", session.id, 0, (speed,)), seen, entries)))
    buttons = [
        button(
            Click("film", session.id, 0, (who, each)), words.say_key(f"speed-{each}"), disabled=each == speed
        )
        for each in SPEEDS
    ]
    if told.viewer is None or not session.status.live:
        buttons.append(
            button(Click("film-share", session.id, 0, (who, speed)), words.say_key("button-share"))
        )
    items.append(row(*buttons))
    return layout(box(items))


def viewers(session: SessionView, user_id: int) -> list[Seat]:
    """The seats from whose view a user may watch a game again."""
    if session.status.live:
        return session.seats_of(user_id)
    return [Seat(seat) for seat in range(len(session.holders))]


def seen_by(speech: Speech, viewer: Seat | None, *, in_menu: bool = False) -> str:
    """Whose view of the game is shown, in words."""
    if viewer is None:
        return speech.words.say_key("seen-by-table")
    holder = speech.holders[viewer]
    shown = plain(holder) if in_menu else escaped(holder)
    return speech.words.say_key("seen-by-seat", seat=f"={shown}")


def viewer_word(told: Retold) -> str:
    """The viewer of a game as a word of a custom_id."""
    return TABLE if told.viewer is None else str(int(told.viewer))


def viewer_of(word: str) -> Seat | None:
    """The viewer that a word of a custom_id means."""
    return Seat(int(word)) if word.isascii() and word.isdigit() else None


def film_file(film: Film, speed: str) -> discord.File:
    """A film as a file to send."""
    return discord.File(io.BytesIO(film.file(speed)), filename=FILE)


def _path(click: Click) -> tuple[Seat | None, str]:
    """The viewer and the speed that a button names."""
    who, speed = (*click.path, TABLE, "normal")[:2] if click.path else (TABLE, "normal")
    return viewer_of(who), speed if speed in SPEEDS else "normal"


@clicks.on("film")
async def _film(context: ReadingContext, reply: Reply, click: Click) -> None:
    session = await context.session(reply, click.session)
    await show_film(context, reply, session, *_path(click))


@clicks.on("film-of")
async def _film_of(context: ReadingContext, reply: Reply, click: Click) -> None:
    seat, speed = _path(Click("film", click.session, 0, (*click.picked[:1], *click.path[:1])))
    await show_film(context, reply, await context.session(reply, click.session), seat, speed)


@clicks.on("film-share")
async def _share(context: ReadingContext, reply: Reply, click: Click) -> None:
    session = await context.session(reply, click.session)
    seat, speed = _path(click)
    viewer = await context.sessions.archive.viewer(
        session.id, reply.user_id, None if session.status.live else seat
    )

    async def quietly(done: int, frames: int) -> None:
        pass

    await reply.acknowledge()
    language = await context.language_at(session)
    told, film = await _shot(context, reply, session, viewer, language, quietly)
    view = film_view(context, told, film, speed, language, None)
    await context.share(reply, view, [film_file(film, speed)])


def add_commands(context: ReadingContext, group: app_commands.Group) -> None:
    """/game file film."""

    @group.command(**called("film", "film"))
    @described(seat=about("film-seat"), speed=about("film-speed"))
    @app_commands.choices(speed=[choice(f"speed-{each}", each) for each in SPEEDS])
    async def film(
        interaction: discord.Interaction[Any],
        seat: app_commands.Range[int, 1, 9] | None = None,
        speed: str = "normal",
    ) -> None:
        viewer = None if seat is None else Seat(seat - 1)
        known = speed if speed in SPEEDS else "normal"
        await context.at_table(
            interaction, lambda reply, session: show_film(context, reply, session, viewer, known)
        )
