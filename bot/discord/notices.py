"""What concerns the table beside the game, in the channel's message: votes, offers of seats, seats that are free.

A message holds 40 components. What finds no room is counted in one line; the panel of the seats has it all.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import discord
from discord import ui

from bot.discord.ballots import vote_buttons, vote_text
from bot.discord.components import Click, HouseButton, button, rows, say
from bot.discord.table import Table
from bot.discord.texts import Speech, cut, escaped
from bot.engine.moves import Seat
from bot.sessions import SessionView, Status
from bot.sessions.affairs import Offer
from bot.sessions.charter import USUAL, Charter

MOST_COMPONENTS = 40
TEXT_LENGTH = 400
GREEN = discord.ButtonStyle.success

Notice = tuple[str, Sequence[HouseButton]]
"""What is said, and the buttons under it."""


def count(items: Iterable[ui.Item[Any]]) -> int:
    """How many components Discord counts, with those inside others."""
    total = 0
    for item in items:
        total += 1
        if isinstance(item, ui.ActionRow | ui.Container | ui.Section):
            total += count(item.children)
    return total


def notices(
    table: Table, choices: Mapping[str, tuple[str, ...]], room: int, charter: Charter = USUAL
) -> list[ui.Item[Any]]:
    """All that is open, the most pressing first, in at most `room` components.

    `choices` are those of each matter; computer players are offered where the `charter` of the server allows them.
    """
    shown: list[ui.Item[Any]] = []
    waiting = list(all_notices(table.session, table.speech, choices, charter))
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
    charter: Charter = USUAL,
) -> Iterable[Notice]:
    """Votes, then offers, then free seats."""
    if session.status is not Status.PLAYING:
        return
    for vote in session.affairs.votes:
        if vote.what in choices:
            offered_now = tuple(c for c in choices[vote.what] if charter.computers or c != "stand-in")
            yield vote_text(vote, speech), vote_buttons(offered_now, session, vote, speech)
    offered = {offer.seat for offer in session.affairs.offers}
    for offer in session.affairs.offers:
        yield _offer(session, speech, offer)
    for number, holder in enumerate(session.holders):
        if holder.vacant and number not in offered:
            yield _free_seat(session, speech, Seat(number), charter)


def _offer(session: SessionView, speech: Speech, offer: Offer) -> Notice:
    key = "notice-offer-while" if offer.for_a_while else "notice-offer"
    said = speech.words.say_key(key, name=escaped(offer.name), seat=speech.seat(offer.seat))
    seat = str(int(offer.seat))
    return said, [
        button(
            Click("seat-accept", session.id, 0, (seat,)), speech.words.say_key("button-accept"), style=GREEN
        ),
        button(Click("seat-decline", session.id, 0, (seat,)), speech.words.say_key("button-decline")),
    ]


def _free_seat(session: SessionView, speech: Speech, seat: Seat, charter: Charter) -> Notice:
    owner = session.holders[seat].owner
    key = "notice-free" if owner is None else "notice-free-while"
    passed = session.holders[seat].passed_over
    said = speech.words.say_key("notice-passed-over" if passed else key, seat=speech.seat(seat))
    number = str(int(seat))
    take = Click("seat-take", session.id, 0, (number,))
    buttons = [button(take, speech.words.say_key("button-take"), style=GREEN)]
    if charter.computers:
        computer = Click("seat-computer", session.id, 0, (number,))
        buttons.append(button(computer, speech.words.say_key("button-computer")))
    if not passed:
        over = Click("seat-pass-over", session.id, 0, (number,))
        buttons.append(button(over, speech.words.say_key("button-pass-over")))
    return said, buttons
