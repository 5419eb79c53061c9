"""The proof that nothing leaks, put to the proof: here the bot gives something away, and it is noticed every time."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from contextvars import ContextVar
from dataclasses import replace
from typing import Any
from zlib import crc32

import pytest
from msgspec.structs import replace as structs_replace

from bot.discord import verbs
from bot.discord.channel import showing
from bot.discord.channel.showing import Drawing, Frame, Showing
from bot.discord.channel.worker import ChannelWorker
from bot.discord.core.context import Context
from bot.discord.core.drawing.studio import Studio, Timed
from bot.discord.core.layout.components import Button, Click
from bot.discord.private import hands
from bot.discord.private.hands import Hands
from bot.discord.reading import board
from bot.discord.views import living
from bot.discord.views.hand_steps import Do
from bot.discord.views.hand_steps import Step as HandStep
from bot.discord.views.table import TableView
from bot.engine.moves import Seat
from bot.sessions import LogLine, Position, Sessions
from bot.sessions.core import lines as log_lines
from bot.sessions.core.visibility import Visibility
from renderers.look import Picture
from tests.discord.stage import Stage
from tests.discord.test_leaks import GAMES, QUICKLY
from tests.discord.worlds import prove_that_nothing_leaks
from tests.games.proofs import SAMPLES

pytestmark = pytest.mark.e2e

VIEWER = Seat(1)
MOVES = 30


class Spy:
    """Knows of every table what the viewer must not know: the sum of the cards in other hands."""

    def __init__(self, context: Context, patch: pytest.MonkeyPatch) -> None:
        self.context, self.patch = context, patch
        self.at = ContextVar("session", default=0)

    def odd(self, session: int) -> bool:
        """Whether the secret of a session's table is an odd number."""
        return self.worth(session) % 2 == 1

    def worth(self, session: int) -> int:
        """The secret of a session's table; 0 before the cards are dealt."""
        table = self.context.sessions._tables.by_id.get(session)
        position = None if table is None else table.position
        if position is None:
            return 0
        state: Any = position.state
        hands = state.hands if hasattr(state, "hands") else [player.hand for player in state.players]
        return sum(sum(map(int, hand)) for seat, hand in enumerate(hands) if seat != VIEWER)

    def watch(self) -> None:
        """Keep in `at` which session is being shown."""

        async def drawing(before: Any, shows: Showing, position: Position, *others: Any) -> Drawing:
            self.at.set(position.session.id)
            begun: Drawing = await before(shows, position, *others)
            return begun

        async def sheet(before: Any, context: Context, table: TableView) -> Any:
            self.at.set(table.session.id)
            return await before(context, table)

        self.around(Showing, "drawing", drawing)
        self.around(hands, "sheet_of", sheet)

    def around(self, owner: Any, name: str, leak: Callable[..., Any]) -> None:
        """Let `leak`, called with what stands there now and its arguments, take the place of a function."""
        before = getattr(owner, name)
        self.patch.setattr(owner, name, lambda *given, **named: leak(before, *given, **named))


def a_label_of_the_channel(spy: Spy) -> None:
    def named(before: Any, made: Iterable[Button]) -> Any:
        return before([each._replace(label=f"{each.label} {spy.odd(each.click.session)}") for each in made])

    spy.around(living, "buttons", named)


def a_button_id(spy: Spy) -> None:
    def with_word(click: Any, table: TableView, act: str, *path: str) -> Click:
        made: Click = click(table, act, *path)
        return replace(made, path=(*made.path, "odd" if spy.odd(made.session) else "even"))

    spy.around(TableView, "click", with_word)


def the_headline(spy: Spy) -> None:
    def told(headline: Any, table: TableView) -> str:
        return f"{headline(table)}{'!' if spy.odd(table.session.id) else '.'}"

    spy.around(TableView, "headline", told)


def what_the_channel_is_told(spy: Spy) -> None:
    async def of_mira(story: Any, sessions: Sessions, session: int, viewer: Any, marks: Any) -> Any:
        lines = await story(sessions, session, Seat(0) if viewer is None else viewer, marks)
        return [_told_to_all(line) for line in lines] if viewer is None else lines

    spy.around(Sessions, "story", of_mira)


def _told_to_all(line: LogLine) -> LogLine:
    return structs_replace(line, events=[structs_replace(event, audience=None) for event in line.events])


def the_board_in_words(spy: Spy) -> None:
    async def described(describe: Any, *given: Any) -> str:
        board: str = await describe(*given)
        return f"{board}." if spy.odd(spy.at.get()) else board

    spy.watch()
    spy.around(Studio, "describe", described)


def whom_it_pings(spy: Spy) -> None:
    def pinged(mention: Any, table: TableView, called: Collection[Seat]) -> tuple[Seat, ...]:
        # New messages are few: so their secret is told more exactly.
        return (*mention(table, called), *map(Seat, range(spy.worth(table.session.id) % 3)))

    spy.around(showing, "_to_mention", pinged)


def one_edit_more_of_the_channel(spy: Spy) -> None:
    async def twice(show: Any, worker: ChannelWorker, frame: Frame) -> None:
        await show(worker, frame)
        if spy.odd(frame.session.id):
            worker.shown = replace(worker.shown, gist="", changes=-1)
            await show(worker, frame)

    spy.around(ChannelWorker, "_show", twice)


def an_edit_after_what_is_secret(spy: Spy) -> None:
    async def look(before: Any, worker: ChannelWorker) -> None:
        seq = worker.wanted.seq
        await before(worker)
        if worker.wanted.seq != seq:
            worker.show_anew()
            worker.shown = replace(worker.shown, gist="")

    spy.around(ChannelWorker, "_look", look)


def hand_messages_before_the_channel(spy: Spy) -> None:
    async def first(show: Any, worker: ChannelWorker, frame: Frame) -> None:
        if spy.odd(worker.session.id) and worker.session.started_at is not None:
            await spy.context.hands._update(worker.session)
        await show(worker, frame)

    spy.around(ChannelWorker, "_show", first)


def one_edit_more_of_a_hand_message(spy: Spy) -> None:
    async def again(do: Any, hands: Hands, step: HandStep, row: Any, sheet: Any) -> None:
        if step.do is Do.NOTE and row.message is not None and sheet is not None and spy.odd(row.session):
            step = HandStep(Do.EDIT, step.question, step.shown)
        await do(hands, step, row, sheet)

    spy.around(Hands, "_do", again)


def a_hand_message_that_is_not_written(spy: Spy) -> None:
    async def perhaps(do: Any, hands: Hands, step: HandStep, row: Any, sheet: Any) -> None:
        if row.message is None or not spy.odd(row.session):
            await do(hands, step, row, sheet)

    spy.around(Hands, "_do", perhaps)


def the_choices_while_typing(spy: Spy) -> None:
    def fewer(offered: Any, table: TableView, *given: Any, **named: Any) -> list[Any]:
        choices: list[Any] = offered(table, *given, **named)
        return choices[: len(choices) - spy.odd(table.session.id)]

    spy.around(verbs, "offered", fewer)


def the_number_on_buttons(spy: Spy) -> None:
    spy.around(Visibility, "revision", lambda revision, visibility, viewer, seq: seq)


def how_many_lines_the_log_has(spy: Spy) -> None:
    spy.around(log_lines, "known_lines", lambda known, lines, viewer: list(lines))
    spy.around(Visibility, "known", lambda known, whole, *_: list(range(1, whole.lines + 1)))
    spy.around(board, "log_sentences", lambda sentences, table, line: sentences(table, line) or ["–"])


IN_WORDS = [
    a_label_of_the_channel,
    a_button_id,
    the_headline,
    what_the_channel_is_told,
    the_board_in_words,
    whom_it_pings,
    one_edit_more_of_the_channel,
    an_edit_after_what_is_secret,
    hand_messages_before_the_channel,
    one_edit_more_of_a_hand_message,
    a_hand_message_that_is_not_written,
    the_choices_while_typing,
    the_number_on_buttons,
    how_many_lines_the_log_has,
]
"""Ways of giving something away that need no picture, and so a small game."""

QUICK = (
    a_label_of_the_channel,
    what_the_channel_is_told,
    one_edit_more_of_the_channel,
    a_hand_message_that_is_not_written,
    the_choices_while_typing,
    how_many_lines_the_log_has,
)
"""One of each kind: on a button, in words, in how often something is sent, or not at all, in menus, in pages."""


def in_bytes(picture: Picture) -> Picture:
    return structs_replace(picture, png=picture.png + b"\0")


def in_alt_text(picture: Picture) -> Picture:
    return structs_replace(picture, alt=f"{picture.alt[:1000]}.")


def the_picture_of_the_board(spy: Spy) -> None:
    _on_the_board(spy, in_bytes)


def the_alt_text_of_the_board(spy: Spy) -> None:
    _on_the_board(spy, in_alt_text)


def _on_the_board(spy: Spy, told: Callable[[Picture], Picture]) -> None:
    async def timed(draw: Any, *given: Any, **named: Any) -> Timed:
        drawn: Timed = await draw(*given, **named)
        if drawn.picture is None or not spy.odd(spy.at.get()):
            return drawn
        return drawn._replace(picture=told(drawn.picture))

    spy.watch()
    spy.around(Studio, "timed", timed)


def the_picture_of_ones_own_hand(spy: Spy) -> None:
    async def drawn(draw: Any, *given: Any, **named: Any) -> Picture:
        picture: Picture = await draw(*given, **named)
        return in_bytes(picture) if spy.odd(spy.at.get()) else picture

    spy.watch()
    spy.around(Studio, "hand", drawn)


async def test_while_nothing_is_given_away_nothing_is_noticed(scene: Stage) -> None:
    await prove_that_nothing_leaks(scene, "embers", VIEWER, MOVES, ask_every=2)


@pytest.mark.parametrize(
    ("leak", "game", "ask_every"),
    [
        *(
            pytest.param(leak, "embers", 2, marks=() if leak in QUICK else pytest.mark.deep)
            for leak in IN_WORDS
        ),
        (the_picture_of_the_board, "supernova", 8),
        *(
            pytest.param(leak, "supernova", 8, marks=pytest.mark.deep)
            for leak in (the_alt_text_of_the_board, the_picture_of_ones_own_hand)
        ),
    ],
)
async def test_it_is_noticed_when_a_secret_is_in(
    scene: Stage,
    leak: Callable[[Spy], None],
    game: str,
    ask_every: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    leak(Spy(scene.client.context, monkeypatch))
    with pytest.raises(AssertionError):
        await prove_that_nothing_leaks(scene, game, VIEWER, MOVES, ask_every=ask_every)


class KnowsAll(Spy):
    """Knows of every table whatever there is to know, in a number."""

    def worth(self, session: int) -> int:
        table = self.context.sessions._tables.by_id.get(session)
        if table is None or table.position is None:
            return 0
        return crc32(self.context.games[table.head.game].encode(table.position.state))


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=() if game in SAMPLES else pytest.mark.deep) for game in GAMES]
)
async def test_few_moves_are_enough_to_notice_it_in_every_game(
    scene: Stage, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    the_headline(KnowsAll(scene.client.context, monkeypatch))
    with pytest.raises(AssertionError, match=r"number 0 of (channel|direct messages)|an answer"):
        await prove_that_nothing_leaks(scene, game, VIEWER, QUICKLY)
