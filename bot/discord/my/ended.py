"""/my games: the games that a person has played to their end, and the way back into each."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.discord.core.answers.reply import Reply
from bot.discord.core.commands.clicks import Clicks
from bot.discord.core.context import Context, link, place
from bot.discord.core.layout.components import Click, box, button, layout, row, rows, say
from bot.discord.core.layout.paging import back, number_in, page_at, turns
from bot.discord.core.text.texts import Speech, colour
from bot.discord.views.earlier import last_scores, why_past
from bot.sessions import Refused, SessionView
from bot.sessions.core.table_state import Result

clicks = Clicks[Context]()

SIZE = 6
"""How many games one page shows."""


async def show_ended(context: Context, reply: Reply, number: int = 0) -> None:
    """Show a page of the games that a person has played to their end, the newest first."""
    words, items = reply.words, list[ui.Item[Any]]()
    ended = await context.sessions.archive.ended_of(reply.user_id)
    page = page_at(ended, number, SIZE)
    for each in page.items:
        session = await context.sessions.get(each)
        items.append(say(await _line(context, reply, session)))
        if not why_past(context, session, words):
            items.append(row(button(Click("step", session.id), words.say_key("button-step"))))
    title = f"## {words.say_key('my-ended-title')}"
    if not items:
        title = f"{title}\n{words.say_key('my-ended-none')}"
    tail = turns(words, page, lambda word: Click("my-ended", 0, 0, (word,)))
    tail.append(back(words, Click("my-games")))
    await reply.show(layout(box([say(title), *items, *rows(tail)], colour(None))))


async def _line(context: Context, reply: Reply, session: SessionView) -> str:
    """One game: what, where and when, and how it ended."""
    words, day = reply.words, f"<t:{int(session.ended_at or session.created_at)}:D>"
    title = context.title(session.game, reply.language)
    head = f"**{title}** · {place(session)} · {day} · [{words.say_key('my-games-link')}]({link(session)})"
    try:
        speech = await context.speech_now(session, reply.language)
    except Refused:
        speech = context.speech(session, reply.language)
    if session.result is None:
        names = words.listed([speech.seat(seat) for seat in range(len(session.holders))])
        return f"{head}\n{words.say_key('my-ended-early', names=f'={names}')}"
    return f"{head}\n{' · '.join(_placed(session.result, speech))}"


def _placed(result: Result, speech: Speech) -> list[str]:
    """The sides with their places and scores, the best first; only the scores where there are no places."""
    scores = last_scores(result, speech)
    if not result.is_contest:
        return scores
    best = sorted(range(len(scores)), key=lambda side: (result.places[side], -result.scores[side]))
    return [f"{speech.words.say_key('place', place=result.places[side])} {scores[side]}" for side in best]


@clicks.on("my-ended")
async def _ended(context: Context, reply: Reply, click: Click) -> None:
    await show_ended(context, reply, number_in(click.path))
