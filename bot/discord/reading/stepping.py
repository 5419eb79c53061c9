"""Any game step by step: one private message with the board of a moment and what led to it, and buttons to others.

What a message shows is said in its buttons, so someone can go on with it after months and restarts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui
from msgspec.structs import replace

from bot.discord.core.answers.caller import user_of
from bot.discord.core.answers.reply import Reply
from bot.discord.core.commands.clicks import Clicks
from bot.discord.core.context import Context
from bot.discord.core.layout.components import (
    Click,
    Entry,
    box,
    button,
    file_of,
    gallery_of,
    layout,
    menu,
    row,
    say,
)
from bot.discord.core.layout.paging import PAGED, menu_part, page_of
from bot.discord.core.text.errors import Trouble
from bot.discord.core.text.texts import Speech, colour, cut, escaped
from bot.discord.reading.chronicle import stand_line, turn_told
from bot.discord.reading.context import ReadingContext
from bot.discord.reading.film import TABLE, seen_by, viewer_of, viewer_word, viewers
from bot.discord.reading.film_store import names_at
from bot.discord.reading.step_store import AHEAD, label_of
from bot.discord.table import lobby
from bot.discord.views.epilogue import points_of
from bot.engine.moves import Seat, Text, who
from bot.engine.words import Words
from bot.sessions import SessionView, Status
from bot.sessions.core.people import USUAL, Person
from bot.sessions.people.archive import Retold
from bot.sessions.play.lobby import Elsewhere
from renderers.film import chapter_words, look_of
from renderers.look import Look

clicks = Clicks[ReadingContext]()

FILE = "moment.png"
STORY_LENGTH = 1800
BOARD_LENGTH = 1500
"""How many characters what happened may have, and a board in words."""
ALL, OWN = "all", "own"
"""In a custom_id: whether all moments are stepped to, or only those that the turns of one player led to."""
OPEN, FIRST, BACK, ON, LAST, SWITCH = "open", "first", "back", "on", "last", "switch"
"""The last word in the custom_id of a button, so that no two of a message have the same."""
PRIMARY, SECONDARY = discord.ButtonStyle.primary, discord.ButtonStyle.secondary


@dataclass(frozen=True)
class Step:
    """A moment of a game, by its number, as a user looks at it; `own`: only one player's turns are stepped to."""

    told: Retold
    number: int
    user_id: int
    own: bool = False

    @property
    def whose(self) -> Seat | None:
        """The seat whose turns alone can be stepped to: the one from whose view the game is seen, else the user's."""
        seats = self.told.session.seats_of(self.user_id)
        return self.told.viewer if self.told.viewer is not None else next(iter(seats), None)

    @property
    def stops(self) -> list[int]:
        """The numbers of the moments that are stepped to, always with the first and the last."""
        moments = self.told.moments
        if not self.own or self.whose is None:
            return list(range(len(moments)))
        sides = {side for side, info in enumerate(self.told.sides) if info.seat == self.whose}
        turns = (number for number, moment in enumerate(moments, 1) if sides & set(moment.turn))
        return sorted({0, *(number for number in turns if number < len(moments)), len(moments) - 1})

    @property
    def following(self) -> list[int]:
        """The stops that are most likely looked at next: those after this one, or before it at the end."""
        after = [at for at in self.stops if at > self.number]
        return after or [at for at in reversed(self.stops) if at < self.number]

    @property
    def played_by(self) -> Seat:
        """The seat from which the game would be played on: that of the view, the user's own, or whose turn it is."""
        moment = self.told.moments[self.number]
        turns = (moment.sides[side].seat for side in moment.turn)
        return next((seat for seat in (self.whose, *turns) if seat is not None), Seat(0))

    def mode(self) -> str:
        """The word for `own`."""
        return OWN if self.own else ALL

    def click(self, word: str, number: int, mode: str | None = None) -> Click:
        """What leads to a moment of the same view."""
        return Click(
            "step", self.told.session.id, 0, (viewer_word(self.told), str(number), mode or self.mode(), word)
        )


async def show_step(
    context: ReadingContext,
    reply: Reply,
    session: SessionView,
    seat: Seat | None,
    number: int = 0,
    *,
    own: bool = False,
    listed_from: int | None = None,
) -> None:
    """Show a moment of a game privately: the one with this number, or the last one.

    Its menu lists the stops around it, or those from the place `listed_from` on.
    """
    context.steps.stop_ahead(reply.user_id)
    told = await told_for(context, reply, session, seat)
    step = Step(told, min(number, len(told.moments) - 1), reply.user_id, own)
    person = (await context.reader(reply.user_id, session.guild_id)).person
    await reply.show(*await _message(context, step, person, reply.language, listed_from=listed_from))
    if not person.words:
        wanted = [
            (told.moments[at], await look_at(context, told, at, person, reply.language))
            for at in step.following[:AHEAD]
        ]
        context.steps.draw_ahead(reply.user_id, context.game(session), wanted)


async def told_for(context: ReadingContext, reply: Reply, session: SessionView, seat: Seat | None) -> Retold:
    """A game as it was retold, in a view that this user may have.

    Refused as by `Archive.viewer` and `Archive.retold`; Trouble: "film-too-short".
    """
    archive = context.sessions.archive
    viewer = await archive.viewer(session.id, reply.user_id, seat)
    context.game(session)
    told = await archive.remembered(session.id, viewer)
    if told is None:
        key = ("step", session.id, session.seq, viewer)
        told = await context.stepping.do(reply.user_id, key, lambda: archive.retold(session.id, viewer))
    if not told.moments:
        raise Trouble("film-too-short")
    return told


async def look_at(context: Context, told: Retold, number: int, person: Person, language: str) -> Look:
    """What the picture of a moment needs besides its view, with the names of that time."""
    rules, words = (
        await context.server_rules(told.session.guild_id),
        context.words(told.session.game, language),
    )
    look = look_of(told.moments[number], names_at(told, number, language), words)
    return replace(look, size=rules.picture, vision=person.vision.value, form=rules.board)


async def _message(
    context: ReadingContext,
    step: Step,
    person: Person,
    language: str,
    shown_by: str = "",
    listed_from: int | None = None,
) -> tuple[ui.LayoutView, list[discord.File]]:
    """The message of a moment: with all buttons, or for the channel, with the name of who shows it."""
    told = step.told
    game, moment = context.game(told.session), told.moments[step.number]
    look = await look_at(context, told, step.number, person, language)
    speech = Speech(told.session.game, told.names[step.number], language, moment.sides)
    head, story = sentences(told, step.number, speech, shown_by)
    picture = None if person.words else await context.steps.board(game, moment, look)
    items: list[ui.Item[Any]] = [say(head)]
    if picture is not None:
        items.append(gallery_of(FILE, picture.alt))
    else:
        board = await context.studio.describe(game, game.decode(moment.view), look)
        items.append(say(f"```\n{cut(board.replace('```', 'ˋˋˋ'), BOARD_LENGTH)}\n```"))
    items.append(say(story))
    if shown_by:
        items.append(row(button(step.click(OPEN, step.number), speech.words.say_key("button-step"))))
    else:
        items += [_ways(step, speech.words), *await _moments(context, step, language, listed_from)]
        items += _views(step, context.speech(told.session, language), speech)
    hues = [moment.sides[side].hue for side in dict.fromkeys(moment.turn)]
    view = layout(box(items, colour(hues[0] if len(hues) == 1 else None)))
    return view, [] if picture is None else [file_of(picture, FILE)]


def sentences(told: Retold, number: int, speech: Speech, shown_by: str = "") -> tuple[str, str]:
    """What stands above the board of a moment, and what led to it and comes next, in text with Markdown."""
    words, moment = speech.words, told.moments[number]
    head = [words.say_key("step-shown", by=f"={shown_by}")] if shown_by else []
    head += [words.say_key("from-a-file-note")] if told.session.imported else []
    label = label_of(told, number, words, speech.escaped)
    head.append(words.say_key("step-heading", title=words.say_key("title"), moment=f"={label}"))
    story = turn_told(moment.events, told.moments[number - 1].turn if number else (), speech)
    if number == len(told.moments) - 1 and told.session.status is Status.ABANDONED:
        story.append(words.capital(f"{words.say_key('it-was-ended')}."))
    story = story or [words.say_key("step-nothing")]
    turned = [said for point, said in points_of(told, speech) if point.moment == number]
    story += [words.say_key("step-turning", said=f"={said}") for said in turned]
    if moment.doing is not None:
        sides = list(dict.fromkeys(moment.turn))
        doing = words.doing(moment.doing, speech.escaped, several=len(sides) > 1)
        whose = words.listed([speech.side(side) for side in sides])
        chapter = chapter_words(words.say_key, moment.chapter)
        new = "no" if number and told.moments[number - 1].chapter == moment.chapter else "yes"
        story.append(
            words.say_key("step-next", new=new, chapter=f"={chapter}", who=f"={whose}", doing=f"={doing}")
        )
    seen = seen_by(speech, told.viewer)
    place = words.say_key("step-place", number=number + 1, count=len(told.moments), viewer=f"={seen}")
    scores = stand_line(moment, speech) if any(moment.scores) else ""
    small = " · ".join(filter(None, [place, scores]))
    said = "\n".join(story)
    return "\n".join(head), f"{cut(said, STORY_LENGTH)}\n-# {small}"


def _ways(step: Step, words: Words) -> ui.ActionRow[Any]:
    """The buttons to the first, the previous, the next and the last stop."""
    before = [at for at in step.stops if at < step.number]
    after = [at for at in step.stops if at > step.number]
    ways = {FIRST: before[:1], BACK: before[-1:], ON: after[:1], LAST: after[-1:]}
    return row(
        *(
            button(
                step.click(word, next(iter(found), step.number)),
                words.say_key(f"button-step-{word}"),
                style=PRIMARY if word == ON else SECONDARY,
                disabled=not found,
            )
            for word, found in ways.items()
        )
    )


async def _moments(
    context: ReadingContext, step: Step, language: str, listed_from: int | None
) -> list[ui.Item[Any]]:
    """A menu of the stops and the moment that is shown: all, or those around it with entries that lead to the others.

    With `listed_from` they are those from this place on.
    """
    told = step.told
    if len(told.moments) < 2:
        return []
    names, words = await context.steps.called(told, language), context.words(told.session.game, language)
    stops = sorted({*step.stops, step.number})
    first = stops.index(step.number) - PAGED // 2 if listed_from is None else listed_from
    around = words.say_key("step-earlier"), words.say_key("step-later")

    def entries(part: Sequence[int]) -> list[Entry]:
        return [Entry(str(at), names[at].label, names[at].told, chosen=at == step.number) for at in part]

    listed = menu_part(stops, first, entries, around)
    click = Click("step-to", told.session.id, 0, (viewer_word(told), step.mode(), str(step.number)))
    return [row(menu(click, words.say_key("step-menu"), listed))]


def _views(step: Step, speech: Speech, then: Speech) -> list[ui.Item[Any]]:
    """A menu of the views in which the user may see the game, and what else is done with a moment.

    `then` has the names of that time.
    """
    told, words, at = step.told, speech.words, str(step.number)
    items: list[ui.Item[Any]] = []
    if seats := viewers(told.session, step.user_id):
        seen: dict[Seat | None, str] = {None: words.say_key("seen-by-table")}
        seen |= {seat: seen_by(speech, seat, in_menu=True) for seat in seats}
        entries = [
            Entry(TABLE if seat is None else str(int(seat)), words.capital(said), chosen=seat == told.viewer)
            for seat, said in seen.items()
        ]
        click = Click("step-as", told.session.id, 0, (at, step.mode()))
        items.append(row(menu(click, words.say_key("step-views"), entries)))
    buttons = []
    if step.whose is not None:
        mine = step.whose in told.session.seats_of(step.user_id)
        whose = "you" if mine else f"={speech.plain_seat(step.whose)}"
        label = words.say_key("button-step-all" if step.own else "button-step-own", whose=whose)
        buttons.append(button(step.click(SWITCH, step.number, ALL if step.own else OWN), label))
    seats = told.session.seats_of(step.user_id)
    if told.session.status.live and seats and step.number < len(told.moments) - 1:
        back = Click("ruling-ask", told.session.id, 0, (at,))
        turn = told.moments[step.number].turn
        named = Text(
            "button-step-ruling", {"seat": who(turn[0]), "several": "yes" if len(turn) > 1 else "no"}
        )
        buttons.append(button(back, words.say(named, then.readers[seats[0]].plain)))
    if not told.session.status.live and step.number < len(told.moments) - 1:
        seat = step.played_by
        goes_on = Click("step-play", told.session.id, 0, (at, str(int(seat))))
        label = words.say_key("button-step-play", seat=f"={speech.plain_seat(seat)}")
        buttons.append(button(goes_on, label))
    share = Click("step-share", told.session.id, 0, (at, viewer_word(told)))
    buttons.append(button(share, words.say_key("button-share")))
    return [*items, row(*buttons)]


def number_of(word: str) -> int:
    """The number that a word means; 0 if it is none."""
    return int(word) if word.isascii() and word.isdigit() and len(word) < 7 else 0


@clicks.on("step")
async def _step(context: ReadingContext, reply: Reply, click: Click) -> None:
    """Without words in its path: from the beginning, in the user's own view while the game runs."""
    session = await context.session(reply, click.session)
    if len(click.path) < 3:
        await show_step(context, reply, session, usual_view(session, reply.user_id))
        return
    viewer, number, mode = click.path[:3]
    await show_step(context, reply, session, viewer_of(viewer), number_of(number), own=mode == OWN)


@clicks.on("step-to", words=2, picks=1)
async def _to(context: ReadingContext, reply: Reply, click: Click) -> None:
    session = await context.session(reply, click.session)
    viewer, mode = click.path[:2]
    listed_from = page_of(click.picked[0])
    number = click.picked[0] if listed_from is None else (*click.path[2:], "")[0]
    await show_step(
        context,
        reply,
        session,
        viewer_of(viewer),
        number_of(number),
        own=mode == OWN,
        listed_from=listed_from,
    )


@clicks.on("step-as", words=2, picks=1)
async def _as(context: ReadingContext, reply: Reply, click: Click) -> None:
    session = await context.session(reply, click.session)
    number, mode = click.path[:2]
    await show_step(context, reply, session, viewer_of(click.picked[0]), number_of(number), own=mode == OWN)


@clicks.on("step-share", words=2)
async def _share(context: ReadingContext, reply: Reply, click: Click) -> None:
    """Show a moment in the channel, as everyone may know it; whoever looked at it in a view of their own is told."""
    session = await context.session(reply, click.session)
    told = await told_for(context, reply, session, None)
    await reply.acknowledge()
    language = await context.language_at(session)
    step = Step(told, min(number_of(click.path[0]), len(told.moments) - 1), reply.user_id)
    name = escaped(reply.interaction.user.display_name)
    await context.share(reply, *await _message(context, step, USUAL, language, name))
    if viewer_of(click.path[1]) is not None:
        await reply.text(reply.words.say_key("step-posted"))


@clicks.on("step-play", words=2)
async def _play(context: ReadingContext, reply: Reply, click: Click) -> None:
    await _play_from(context, reply, click)


@clicks.on("step-play-thread", words=2)
async def _play_in_thread(context: ReadingContext, reply: Reply, click: Click) -> None:
    await _play_from(context, reply, click, in_thread=True)


async def _play_from(context: ReadingContext, reply: Reply, click: Click, *, in_thread: bool = False) -> None:
    """Open a table that goes on from a moment of a game that is over."""
    session, interaction = await context.session(reply, click.session), reply.interaction
    context.game(session)
    number, seat = number_of(click.path[0]), Seat(number_of(click.path[1]))

    async def create(elsewhere: Elsewhere | None) -> SessionView:
        return await context.sessions.play_from(
            session.id,
            number,
            seat,
            interaction.channel_id or 0,
            interaction.guild_id,
            user_of(interaction),
            interaction.id,
            elsewhere,
        )

    reply.beside()
    opening = lobby.Opening(session.game, create, Click("step-play-thread", session.id, 0, click.path[:2]))
    await lobby.open_table(context, reply, opening, in_thread=in_thread)


def usual_view(session: SessionView, user_id: int) -> Seat | None:
    """In whose view a game is first shown: the user's own while it runs, else everyone's."""
    return next(iter(session.seats_of(user_id)), None) if session.status.live else None
