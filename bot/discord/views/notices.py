"""Notices in the channel's message about the table itself: votes, offered seats, free seats.

A message holds 40 components. One line counts the notices that do not fit; the seats panel shows all of them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

import discord
from discord import ui

from bot.discord.core.layout.components import Click, LastingButton, button, rows, say
from bot.discord.core.text.texts import Speech, cut, escaped
from bot.discord.views.table import TableView
from bot.engine.moves import Seat, Text, Values, who
from bot.sessions import SessionView, Status
from bot.sessions.core.table_state import Proposal, SeatOffer, Vote
from bot.sessions.play.ruling import RULING, taken_back, where
from bot.sessions.seats.admission import ADMISSION
from bot.sessions.seats.votes import missing, vote_on
from bot.sessions.server.rules import USUAL, ServerRules

MOST_COMPONENTS = 40
TEXT_LENGTH = 400
GREEN = discord.ButtonStyle.success

NO_SEAT = "-"
"""Says in a button that the vote is about the game, not a seat."""

Notice = tuple[str, Sequence[LastingButton]]
"""A text, and the buttons under it."""


def count(items: Iterable[ui.Item[Any]]) -> int:
    """How many components Discord counts, including nested ones."""
    total = 0
    for item in items:
        total += 1
        if isinstance(item, ui.ActionRow | ui.Container | ui.Section):
            total += count(item.children)
    return total


def notices(
    table: TableView,
    choices: Mapping[str, tuple[str, ...]],
    room: int,
    server_rules: ServerRules = USUAL,
    apart: Collection[Vote] = (),
) -> list[ui.Item[Any]]:
    """All open notices but the votes that are asked `apart`, the most urgent first, in at most `room` components.

    `choices` are those of each kind of vote; computer players are offered if the `server_rules` allow them.
    """
    shown: list[ui.Item[Any]] = []
    waiting = list(all_notices(table.session, table.speech, choices, server_rules, table.seat, apart))
    while waiting:
        text, buttons = waiting[0]
        items: list[ui.Item[Any]] = [say(cut(text, TEXT_LENGTH)), *rows(buttons)]
        line = 1 if len(waiting) > 1 else 0
        if count([*shown, *items]) + line > room:
            break
        shown += items
        waiting.pop(0)
    if waiting and count(shown) < room:
        shown.append(say(f"-# {table.speech.words.say_key('notices-more', more=len(waiting))}"))
    return shown


def all_notices(
    session: SessionView,
    speech: Speech,
    choices: Mapping[str, tuple[str, ...]],
    server_rules: ServerRules = USUAL,
    reader: Seat | None = None,
    apart: Collection[Vote] = (),
) -> Iterable[Notice]:
    """Votes but those `apart`, then offers, then free seats, as the holder of a seat (None: everyone) reads of them."""
    if session.status is not Status.PLAYING:
        return
    for vote in session.table_state.votes:
        if vote.what in choices and vote.what != ADMISSION and vote not in apart:
            offered_now = tuple(c for c in choices[vote.what] if server_rules.computers or c != "stand-in")
            said = vote_text(vote, speech, reader, session.table_state.proposal)
            yield said, vote_buttons(offered_now, session, vote, speech)
    offered = {offer.seat for offer in session.table_state.offers}
    for offer in session.table_state.offers:
        yield _offer(session, speech, offer, reader)
    for number, holder in enumerate(session.holders):
        if holder.vacant and number not in offered:
            yield _free_seat(session, speech, Seat(number), server_rules)


def _offer(session: SessionView, speech: Speech, offer: SeatOffer, reader: Seat | None) -> Notice:
    key = "notice-offer-while" if offer.for_a_while else "notice-offer"
    if offer.asked:
        key = "notice-asked"
    accept = "button-agree" if offer.asked else "button-accept"
    values: Values = {"name": f"={escaped(offer.name)}", "seat": who(offer.seat)}
    said = speech.words.say(Text(key, values), speech.seats_to(reader))
    if offer.asked and (vote := vote_on(session, ADMISSION, offer.seat)) is not None:
        said = "\n".join(
            [said, f"-# {silence_line(vote, speech)}", f"-# {ballots_line(vote, speech, reader)}"]
        )
    seat = str(int(offer.seat))
    return said, [
        button(Click("seat-accept", session.id, 0, (seat,)), speech.words.say_key(accept), style=GREEN),
        button(Click("seat-decline", session.id, 0, (seat,)), speech.words.say_key("button-decline")),
    ]


def _free_seat(session: SessionView, speech: Speech, seat: Seat, server_rules: ServerRules) -> Notice:
    owner = session.holders[seat].owner
    key = "notice-free" if owner is None else "notice-free-while"
    passed = session.holders[seat].passed_over
    said = speech.words.say_key("notice-passed-over" if passed else key, seat=speech.seat(seat))
    number = str(int(seat))
    take = Click("seat-take", session.id, 0, (number,))
    buttons = [button(take, speech.words.say_key("button-take"), style=GREEN)]
    if server_rules.computers:
        computer = Click("seat-computer", session.id, 0, (number,))
        buttons.append(button(computer, speech.words.say_key("button-computer")))
    if not passed:
        over = Click("seat-pass-over", session.id, 0, (number,))
        buttons.append(button(over, speech.words.say_key("button-pass-over")))
    return said, buttons


def vote_text(
    vote: Vote, speech: Speech, reader: Seat | None = None, proposal: Proposal | None = None
) -> str:
    """What is voted on, the votes so far, and who has not voted yet, as the holder of a seat reads it.

    Of a ruling also what it would go back to, what was seen since, and when silence agrees.
    """
    small = [ballots_line(vote, speech, reader)]
    if vote.what == RULING and proposal is not None:
        small = [*seen_since(proposal, speech, reader), silence_line(vote, speech), *small]
    question = vote_question(vote, speech, reader, proposal)
    return "\n".join([f"**{question}**", *(f"-# {line}" for line in small)])


def vote_question(
    vote: Vote,
    speech: Speech,
    reader: Seat | None = None,
    proposal: Proposal | None = None,
    *,
    was: bool = False,
) -> str:
    """What is voted on, as the holder of a seat reads it; `was`: what a player had asked for, once that is decided."""
    values: Values = {} if vote.seat is None else {"seat": who(vote.seat)}
    if vote.what == RULING and proposal is not None:
        values |= {**where(proposal), **taken_back(proposal)}
    if vote.by >= 0:
        values["by"] = who(vote.by)
    text, names = Text(f"vote-{vote.what}", values), speech.seats_to(reader)
    return speech.words.attribute(text, "asked", names) if was else speech.words.say(text, names)


def seen_since(proposal: Proposal, speech: Speech, reader: Seat | None = None) -> list[str]:
    """What chance has shown everyone since a moment that the game would go back to."""
    words, names = speech.words, speech.names_to(reader)
    said = [words.capital(told) for event in proposal.seen if (told := words.tell(event, names))]
    if not said:
        return []
    return [words.say_key("ruling-seen", said=f"={' '.join(said)}", more=proposal.more)]


def silence_line(vote: Vote, speech: Speech) -> str:
    """From when on silence agrees, or that it does not."""
    if vote.until is None:
        return speech.words.say_key("vote-newcomer-in-haste")
    return speech.words.say_key(f"vote-{vote.what}-silence", until=str(int(vote.until) + 1))


def ballots_line(vote: Vote, speech: Speech, reader: Seat | None = None) -> str:
    """The votes so far, and who has not voted yet, as the holder of a seat reads it."""
    given, names = [], speech.seats_to(reader)
    for choice in dict.fromkeys(vote.ballots.values()):
        voters = [who(Seat(seat)) for seat, ballot in sorted(vote.ballots.items()) if ballot == choice]
        label = Text(f"vote-{vote.what}-{choice}")
        given.append(speech.words.say(Text("vote-given", {"choice": label, "seats": voters}), names))
    if awaited := [*map(who, missing(vote))]:
        given.append(speech.words.say(Text("waiting-line", {"parts": awaited}), names))
    return " ".join(given)


def vote_buttons(
    choices: tuple[str, ...], session: SessionView, vote: Vote, speech: Speech
) -> list[LastingButton]:
    """A button for each choice."""
    seat = NO_SEAT if vote.seat is None else str(int(vote.seat))
    return [
        button(
            Click("vote", session.id, 0, (vote.what, seat, choice)),
            speech.words.say_key(f"vote-{vote.what}-{choice}"),
        )
        for choice in choices
    ]
