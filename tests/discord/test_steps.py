"""What is done about a channel, case by case: by what stands there, what should stand there, and the time."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from math import inf

import discord
import pytest

from bot.discord.channel.posting import YOUNG
from bot.discord.channel.state import Asked, Failure, Form, Post, Shown, Wanted
from bot.discord.channel.steps import AT_DAYS, Do, Pauses, Step, asks_for_new, next_step
from bot.discord.channel.turns import waits_since
from bot.engine.retelling import Chapter
from bot.engine.standings import Goal
from bot.sessions.core.pace import TablePace

NOW = 1_795_700_000.0
PAUSES = Pauses(quiet=2.0, linger=60.0)
MESSAGE, OLD = (
    discord.utils.time_snowflake(datetime.fromtimestamp(NOW - seconds, UTC)) for seconds in (YOUNG, YOUNG + 1)
)

TWO = Asked("", frozenset({(0, 5), (1, 5)}), ())
ONE = Asked("", frozenset({(0, 5)}), ())
OTHER = Asked("", frozenset({(2, 9)}), ())

UP_TO_DATE = Shown(
    channel=1, message=MESSAGE, seq=8, changes=3, posts=1, at=NOW - 600, gist="same", asked=TWO
)
SAME = Wanted(changes=3, posts=1, seq=8, asked=TWO, pace=TablePace.LIVE, since=NOW - 10)
CHANGED = replace(SAME, changes=4, seq=9, asked=OTHER)
"""Someone else is asked."""
FEWER = replace(CHANGED, asked=ONE)
"""Nobody is asked anything new."""
DRAWN = replace(CHANGED, gist="other")
FAILED = Failure(4, 0, again=NOW + 5, times=1)


def _failed(**changed: object) -> Shown:
    return replace(UP_TO_DATE, failure=replace(FAILED, **changed))  # type: ignore[arg-type]


CASES: dict[str, tuple[Shown, Wanted, Step]] = {
    # Nothing has changed for everyone's eyes.
    "nothing happened": (UP_TO_DATE, SAME, Step(Do.NOTHING)),
    "only something secret happened": (UP_TO_DATE, replace(SAME, seq=9), Step(Do.KEEP)),
    "an unknown message may exist of what is shown": (
        replace(UP_TO_DATE, unsure=True),
        SAME,
        Step(Do.KEEP),
    ),
    "put aside, and that is done": (UP_TO_DATE, replace(SAME, seq=9, lost="aside"), Step(Do.NOTHING)),
    # It cannot be shown.
    "put aside": (UP_TO_DATE, replace(CHANGED, lost="aside"), Step(Do.RETIRE)),
    "the channel is lost": (UP_TO_DATE, replace(CHANGED, lost="deleted"), Step(Do.LOSE)),
    "the channel is lost, which was noted": (
        _failed(lost="deleted", seq=9, again=inf),
        replace(CHANGED, lost="deleted"),
        Step(Do.WAIT, inf),
    ),
    "what is shown could not be noted": (
        _failed(changes=3),
        replace(SAME, seq=9),
        Step(Do.WAIT, NOW + 5),
    ),
    "lost and noted, but put aside since": (
        _failed(lost="deleted", seq=9, again=inf),
        replace(CHANGED, lost="aside"),
        Step(Do.RETIRE),
    ),
    "it failed": (_failed(), CHANGED, Step(Do.WAIT, NOW + 5)),
    "it failed, and it is time to try again": (_failed(again=NOW), CHANGED, Step(Do.DRAW)),
    "it failed, and more has changed": (_failed(changes=3), CHANGED, Step(Do.DRAW)),
    "it failed, and the bot may do other things": (_failed(), replace(CHANGED, rights=1), Step(Do.DRAW)),
    "it was lost and no longer is": (_failed(lost="archived", again=inf), CHANGED, Step(Do.DRAW)),
    "it failed, and it is lost": (_failed(), replace(CHANGED, lost="locked"), Step(Do.LOSE)),
    # It must be drawn, at once or later.
    "someone else is asked": (UP_TO_DATE, CHANGED, Step(Do.DRAW)),
    "so soon after the last edit": (
        replace(UP_TO_DATE, at=NOW - 1.5),
        CHANGED,
        Step(Do.REST, NOW + 0.5),
    ),
    "long enough after the last edit": (replace(UP_TO_DATE, at=NOW - 2), CHANGED, Step(Do.DRAW)),
    "a turn began right after the last edit": (
        replace(UP_TO_DATE, at=NOW - 1),
        replace(CHANGED, news=True),
        Step(Do.DRAW),
    ),
    "a new message was asked for right after the last edit": (
        replace(UP_TO_DATE, at=NOW - 1),
        replace(CHANGED, posts=2),
        Step(Do.DRAW),
    ),
    "fewer are asked": (UP_TO_DATE, FEWER, Step(Do.WAIT, NOW + 50)),
    "the same are asked": (UP_TO_DATE, replace(FEWER, asked=TWO), Step(Do.WAIT, NOW + 50)),
    "fewer are asked, right after the last edit": (
        replace(UP_TO_DATE, at=NOW - 1.5),
        FEWER,
        Step(Do.REST, NOW + 0.5),
    ),
    "it has waited for long enough": (UP_TO_DATE, replace(FEWER, since=NOW - 60), Step(Do.DRAW)),
    "fewer are asked at Days": (
        UP_TO_DATE,
        replace(FEWER, pace=TablePace.DAYS),
        Step(Do.WAIT, NOW - 10 + 60 * AT_DAYS),
    ),
    "the same are asked at Days": (
        UP_TO_DATE,
        replace(FEWER, asked=TWO, pace=TablePace.DAYS),
        Step(Do.WAIT, inf),
    ),
    "it is unknown who is asked": (UP_TO_DATE, replace(FEWER, asked=None), Step(Do.DRAW)),
    "it is unknown who was asked": (replace(UP_TO_DATE, asked=None), FEWER, Step(Do.DRAW)),
    "another phase asks fewer": (
        UP_TO_DATE,
        replace(FEWER, asked=replace(ONE, phase="upkeep")),
        Step(Do.DRAW),
    ),
    "there are other buttons": (
        UP_TO_DATE,
        replace(FEWER, asked=replace(ONE, else_=("vote",))),
        Step(Do.DRAW),
    ),
    "fewer are asked, but it must not wait": (UP_TO_DATE, replace(FEWER, due=4), Step(Do.DRAW)),
    "what must not wait is shown": (UP_TO_DATE, replace(FEWER, due=3), Step(Do.WAIT, NOW + 50)),
    "fewer are asked, and a new message was asked for": (UP_TO_DATE, replace(FEWER, posts=2), Step(Do.DRAW)),
    "fewer are asked, where there is no message": (
        replace(UP_TO_DATE, message=None),
        FEWER,
        Step(Do.DRAW),
    ),
    "fewer are asked than by the card of the lobby": (replace(UP_TO_DATE, card=True), FEWER, Step(Do.DRAW)),
    "fewer are asked, after the bot was away": (UP_TO_DATE, replace(FEWER, away=True), Step(Do.DRAW)),
    "fewer are asked, after it failed": (_failed(changes=3), FEWER, Step(Do.DRAW)),
    # It is drawn.
    "drawn": (UP_TO_DATE, DRAWN, Step(Do.EDIT)),
    "drawn, right after the last edit": (replace(UP_TO_DATE, at=NOW - 1), DRAWN, Step(Do.EDIT)),
    "drawn, and fewer are asked": (UP_TO_DATE, replace(DRAWN, asked=ONE), Step(Do.EDIT)),
    "a turn began": (UP_TO_DATE, replace(DRAWN, news=True), Step(Do.POST)),
    "a new message was asked for": (UP_TO_DATE, replace(DRAWN, posts=2), Step(Do.POST)),
    "the game began, which its host knows": (
        replace(UP_TO_DATE, card=True),
        replace(DRAWN, posts=2),
        Step(Do.EDIT),
    ),
    "the game began with the turn of another": (
        replace(UP_TO_DATE, card=True),
        replace(DRAWN, news=True),
        Step(Do.POST),
    ),
    "a card is not replaced": (
        UP_TO_DATE,
        replace(DRAWN, form=Form.CARD, posts=2, news=True),
        Step(Do.EDIT),
    ),
    "nor what is left of a game": (UP_TO_DATE, replace(DRAWN, form=Form.LAST, posts=2), Step(Do.EDIT)),
    "it looks the same": (UP_TO_DATE, replace(DRAWN, veiled=True, gist="same"), Step(Do.KEEP)),
    "it looks the same, and there are no secrets": (UP_TO_DATE, replace(DRAWN, gist="same"), Step(Do.EDIT)),
    "it looks different, and there are secrets": (UP_TO_DATE, replace(DRAWN, veiled=True), Step(Do.EDIT)),
    "it looks the same, but a turn began": (
        UP_TO_DATE,
        replace(DRAWN, veiled=True, gist="same", news=True),
        Step(Do.POST),
    ),
    "it looks the same, in an old message": (
        replace(UP_TO_DATE, message=OLD),
        replace(DRAWN, veiled=True, gist="same"),
        Step(Do.KEEP),
    ),
    "there may be an unknown message": (replace(UP_TO_DATE, unsure=True), DRAWN, Step(Do.SEEK)),
    "there may be one, and none is known": (
        replace(UP_TO_DATE, unsure=True, message=None),
        DRAWN,
        Step(Do.SEEK),
    ),
    "there may be one, but a turn began": (
        replace(UP_TO_DATE, unsure=True),
        replace(DRAWN, news=True),
        Step(Do.POST),
    ),
    "there is no message": (replace(UP_TO_DATE, message=None), DRAWN, Step(Do.POST)),
    "the message is old": (replace(UP_TO_DATE, message=OLD), DRAWN, Step(Do.POST)),
}


@pytest.mark.parametrize("case", CASES)
def test_what_is_done_about_a_channel(case: str) -> None:
    shown, wanted, step = CASES[case]
    assert next_step(shown, wanted, NOW, PAUSES) == step


@pytest.mark.parametrize(
    ("before", "asked", "pace", "since"),
    [
        (SAME, ONE, TablePace.LIVE, NOW),  # what came before is shown
        (FEWER, ONE, TablePace.LIVE, NOW - 10),
        (FEWER, OTHER, TablePace.LIVE, NOW - 10),
        (replace(FEWER, since=0.0), ONE, TablePace.LIVE, NOW),
        (FEWER, ONE, TablePace.DAYS, NOW - 10),
        (FEWER, TWO, TablePace.DAYS, NOW),
        (SAME, TWO, TablePace.DAYS, NOW),
    ],
)
def test_since_when_it_has_waited(before: Wanted, asked: Asked, pace: TablePace, since: float) -> None:
    assert waits_since(UP_TO_DATE, before, asked, pace, NOW) == since


def test_nothing_lingers_if_that_is_not_wished() -> None:
    assert next_step(UP_TO_DATE, FEWER, NOW, replace(PAUSES, linger=0.0)) == Step(Do.DRAW)


def test_in_another_channel_nothing_stands_yet() -> None:
    shown = replace(_failed(), unsure=True)
    assert shown.in_channel(1) is shown
    moved = shown.in_channel(2)
    assert (moved.channel, moved.message, moved.gist, moved.unsure, moved.failure) == (
        2,
        None,
        "",
        False,
        None,
    )
    assert moved.asked == shown.asked
    assert moved.called == shown.called
    assert asks_for_new(moved, DRAWN)
    assert replace(shown, channel=0).in_channel(2) == replace(shown, channel=2)


GOAL = Goal("momentum", 3, 13)


def test_a_new_message_tells_nothing_that_the_one_before_told() -> None:
    rounds = [Chapter("round", number) for number in (0, 1, 2)]
    first = Post(0, 4, rounds[0])
    second = first.next(9, rounds[1], (3, 5), (GOAL,))
    assert second == Post(4, 9, rounds[1]), "the set-up is no round"
    third = second.next(12, rounds[2], (3, 5), (GOAL,))
    assert third == Post(9, 12, rounds[2], rounds[1], (3, 5), (GOAL,))
    later = second.next(20, Chapter("round", 4), (7, 5), ())
    assert later == Post(9, 20, Chapter("round", 4), Chapter("round", 3), (7, 5)), (
        "one player had turns in a row"
    )
    assert third.next(12, rounds[2], (4, 5), ()) == Post(9, 12, rounds[2]), (
        "a second message in a turn repeats it"
    )


def test_a_message_that_is_edited_into_the_next_round_has_the_scores_of_the_last_until_that_is_taken_back() -> (
    None
):
    rounds = [Chapter("round", number) for number in (0, 1, 2)]
    shown = Post(4, 9, rounds[1])
    assert shown.edited(rounds[1], (3, 5), ()) == shown
    ended = shown.edited(rounds[2], (3, 5), (GOAL,))
    assert ended == Post(4, 9, rounds[2], rounds[1], (3, 5), (GOAL,))
    assert ended.edited(rounds[2], (4, 5), ()) == ended, "it says how all stood after the round"
    assert ended.next(12, rounds[2], (4, 5), ()) == Post(9, 12, rounds[2]), "the scores are told once"
    assert ended.edited(rounds[1], (3, 5), ()) == shown
    assert Post(0, 4, rounds[0]).edited(rounds[1], (0, 0), ()) == Post(0, 4, rounds[1])
