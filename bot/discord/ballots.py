"""Votes in Discord: the question, who has voted for what, a button for each choice; and what the buttons do."""

from __future__ import annotations

from bot.discord.components import Click, HouseButton, action, button
from bot.discord.desk import Desk
from bot.discord.errors import Trouble
from bot.discord.reply import Reply
from bot.discord.texts import Speech
from bot.engine.moves import Seat
from bot.sessions.affairs import Vote
from bot.sessions.types import SessionView
from bot.sessions.votes import missing

NO_SEAT = "-"


def vote_text(vote: Vote, speech: Speech) -> str:
    """What is voted on, how those voted who did, and who is awaited."""
    values = {} if vote.seat is None else {"seat": speech.seat(vote.seat)}
    if vote.by >= 0:
        values["by"] = speech.seat(vote.by)
    question = speech.words.say_key(f"vote-{vote.what}", **values)
    given = []
    for choice in dict.fromkeys(vote.ballots.values()):
        voters = [Seat(seat) for seat, ballot in sorted(vote.ballots.items()) if ballot == choice]
        label = speech.words.say_key(f"vote-{vote.what}-{choice}")
        given.append(speech.say("vote-given", choice=label, seats=[speech.seat(seat) for seat in voters]))
    if awaited := missing(vote):
        given.append(speech.say("waiting-line", parts=[speech.seat(seat) for seat in awaited]))
    return "\n".join([f"**{question}**", f"-# {' '.join(given)}"])


def vote_buttons(
    choices: tuple[str, ...], session: SessionView, vote: Vote, speech: Speech
) -> list[HouseButton]:
    """A button for each choice."""
    seat = NO_SEAT if vote.seat is None else str(int(vote.seat))
    return [
        button(
            Click("vote", session.id, 0, (vote.what, seat, choice)),
            speech.words.say_key(f"vote-{vote.what}-{choice}"),
        )
        for choice in choices
    ]


@action("vote")
async def _vote(desk: Desk, reply: Reply, click: Click) -> None:
    session = await desk.session(reply, click.session)
    if len(click.path) != 3 or not (click.path[1] == NO_SEAT or click.path[1].isdecimal()):
        raise Trouble("old-button")
    what, about, choice = click.path
    seat = None if about == NO_SEAT else Seat(int(about))
    await desk.sessions.votes.cast(session.id, reply.user_id, what, seat, choice)
    await reply.quietly()
