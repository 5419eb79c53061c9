"""How long a window stays open tells nothing of hands, nor of who has answered in secret."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine.moves import CLOCK, Ask, Move, Pace, Seat, Text
from bot.engine.playout import Dice, playout
from bot.engine.rng import Rng
from bot.engine.rules import Game
from bot.engine.steps import settle
from bot.sessions.core.agenda import Open, agenda, clock_steps, open_windows
from bot.sessions.core.calendar import waking
from bot.sessions.core.pace import HOUR, Limits, Paces
from bot.sessions.core.presets import NO_CLOCK, PRESETS
from bot.sessions.core.table_state import Clock
from bot.sessions.core.types import UNTIMED, Window
from bot.sessions.time.windows import Awake, drawn, ends_of, least_time, short_draw, timed
from tests.games.leaks import After, alike, other_world, prove_same_news
from tests.games.proofs import Case, every_game
from tests.games.sample.embers import Douse, Embers, EmbersRules
from tests.games.supernova.position import MIRA as MIRA_SEAT
from tests.games.supernova.position import RULES, Position
from tests.sessions.venue import BO, CY, MIRA, User, Venue

LIVE, DAYS = Paces().live, Paces().days
GAMES = 6
A, B, C = Seat(0), Seat(1), Seat(2)
NIGHT = waking("UTC", "08:00", "22:00")
"""Awake for 14 hours of each day."""


def windows_of(
    game: Game[Any], state: Any, before: Open, now: float, awake: Awake = (None, False, None)
) -> tuple[Window, ...]:
    """The open windows; those that open now with dice that fall alike in all worlds. A computer sits between people."""
    _, windows = agenda(game, state, before)
    return tuple(
        timed(
            window,
            ends_of(LIVE, step.ask(state, CLOCK).pace, awake, now),
            [step.ask(state, seat) for seat in window.asked],
            now + least_time(LIVE, awake, step, state, Dice(f"{now}"), Dice(game.phase(state))),
        )
        if window.until == UNTIMED
        else window
        for step, window in zip(clock_steps(state), windows, strict=True)
    )


def there(world: Any, windows: tuple[Window, ...]) -> Open:
    """The same windows in another world, where others may have answered in secret."""
    return [
        (step, window.asking(tuple(seat for seat in step.awaits(world) if seat != CLOCK)))
        for step, window in open_windows(world, windows)
    ]


def in_public(windows: tuple[Window, ...]) -> list[tuple[float, float, tuple[float, ...]]]:
    """The times of windows without what follows from who has answered."""
    return [(window.shown, window.earliest, window.ends) for window in windows]


@pytest.mark.parametrize(
    ("slug", "games"),
    [("embers", GAMES), ("supernova", 1), pytest.param("supernova", GAMES, marks=pytest.mark.deep)],
)
def test_windows_last_as_long_in_every_world_that_looks_the_same(slug: str, games: int) -> None:
    """A window that was open keeps its time, a new one gets its own; in another world just the same."""
    game, compared = every_game()[slug], 0
    for number in range(games):
        case, dice, rng = Case(game, 3, {}), Dice(f"times {number}"), Rng(f"times {number}")
        state = case.setup(f"times {number}")
        windows = windows_of(game, state, (), 0.0)
        before, still_open = game.copy(state), open_windows(state, windows)
        for now, turn in enumerate(playout(game, state, dice, settings=True, limit=250), 1):
            after = windows_of(game, state, still_open, float(now))
            here = After(game, state, turn.events)
            for viewer in (None, Seat(dice.below(3))):
                world = other_world(game, before, viewer, rng)
                others = (
                    [turn.move]
                    if turn.seat in (viewer, CLOCK)
                    else islice(alike(game, world, turn.seat, turn.move, viewer, rng), 2)
                )
                for other in others:
                    branch = game.copy(world)
                    open_there = there(branch, windows)
                    later = After(game, branch, game.apply(branch, turn.seat, other))
                    if prove_same_news(viewer, here, later):
                        assert in_public(windows_of(game, branch, open_there, float(now))) == in_public(after)
                        compared += bool(after)
            before, windows, still_open = game.copy(state), after, open_windows(state, after)
    assert compared > 10


def test_the_times_of_a_window_follow_from_the_pace() -> None:
    """Rule 10.7: 45 s and 2 min at Live; at Days 8 h and 24 h of one's own waking hours, at most 24 h and 48 h."""
    evening = 20 * HOUR
    assert ends_of(LIVE, Pace.WINDOW, (NIGHT, None, False), evening) == (evening + 45,) * 3
    assert ends_of(LIVE, Pace.OFFER, (NIGHT,), evening) == (evening + 120,)
    asleep = 10 * HOUR
    assert ends_of(DAYS, Pace.WINDOW, (NIGHT, None, False), evening) == (
        evening + 8 * HOUR + asleep,
        evening + 8 * HOUR,
        evening + 8 * HOUR,
    )
    assert ends_of(DAYS, Pace.OFFER, (NIGHT, None), evening) == (evening + 44 * HOUR, evening + 24 * HOUR)
    on_monday_only = waking("UTC", "09:00", "15:00", weekends=False)
    friday_evening = 24 * HOUR + evening
    assert ends_of(DAYS, Pace.WINDOW, (on_monday_only,), friday_evening) == (friday_evening + 24 * HOUR,)
    assert ends_of(DAYS, Pace.OFFER, (on_monday_only,), friday_evening) == (friday_evening + 48 * HOUR,)


def test_the_least_time_is_the_longest_of_those_drawn_for_all_seats() -> None:
    """Rule 10.6: 5 to 20 s at Live, 10 to 40 min at Days; one to three seconds where the others are computers."""

    def times(limits: Any, *awake: Any) -> list[float]:
        return [drawn(limits, awake, Dice(f"draw {number}")) for number in range(300)]

    for found, least, most in (
        (times(LIVE, None), 1, 3),
        (times(LIVE, None, False, False), 1, 3),
        (times(LIVE, None, NIGHT), 5, 20),
        (times(DAYS, None, NIGHT), 600, 2400),
    ):
        assert least <= min(found) < max(found) <= most
    two, six = times(LIVE, None, None), times(LIVE, *[None] * 6)
    assert sum(six) / 300 > sum(two) / 300 + 2, "more seats, a later time: the longest one counts"


SEATED: dict[str, Awake] = {
    "people": (None, None, None),
    "one computer": (None, False, None),
    "two computers": (None, False, False),
}
IDLE, UNASKED = (1.0, 1.5), (2.0, 2.5)
SHORT = replace(LIVE, draw_idle=IDLE, draw_unasked=UNASKED)


def salvaging() -> Position:
    """Mira has played Salvage Rights, which touches nobody."""
    p = Position(3, leakless="on").hand(MIRA_SEAT, "salvage-rights", "terra").discarded("kool")
    p.phase("build", MIRA_SEAT).play(MIRA_SEAT, "play salvage-rights kool")
    return p


def sabotaging() -> Position:
    """Mira has played Sabotage on something of Bo, who sits second."""
    p = Position(3, leakless="on").hand(MIRA_SEAT, "sabotage", "terra").hand(B, "counterintelligence")
    p.planet(B, "vega", "defense-grid")
    p.phase("build", MIRA_SEAT).play(MIRA_SEAT, "play sabotage defense-grid")
    return p


def fighting() -> Position:
    """Mira attacks Bo; both are away, so nobody is asked."""
    p = Position(3, leakless="on")
    p.planet(B, "freya")
    p.ship(MIRA_SEAT, "battleship", p.planet(MIRA_SEAT, "altair"))
    for seat in (MIRA_SEAT, B):
        p.g.players[seat].away, p.g.players[seat].wishes.missed = True, 2
    p.phase("action", MIRA_SEAT)
    p.g.stack[-1].do(p.g, MIRA_SEAT, Move("attack", ("freya", "altair")))
    settle(p.g)
    p.g.stack[-1].do(p.g, MIRA_SEAT, Move("strike", ("military",)))
    settle(p.g)
    return p


def shaping_again() -> Position:
    """Cy has played on the new planet of Bo, who sits second and alone is asked again."""
    p = Position(3, leakless="on").hand(C, "toxic-air").hand(B, "rich-ores")
    p.planet(B, "vega", found=3)
    p.phase("others", MIRA_SEAT, B, C).play(C, "play toxic-air vega")
    p.close()
    return p


@pytest.mark.parametrize(
    ("position", "seated", "times"),
    [
        (salvaging, "people", UNASKED),
        (salvaging, "one computer", UNASKED),
        (salvaging, "two computers", None),
        (sabotaging, "people", None),
        (sabotaging, "one computer", None),
        (fighting, "people", None),
        (shaping_again, "people", None),
        (shaping_again, "one computer", IDLE),
    ],
)
def test_a_window_is_short_only_where_no_person_may_answer_or_nobody_is_asked(
    position: Callable[[], Position], seated: str, times: tuple[float, float] | None
) -> None:
    """Rule 10.3; a battle is never short, and alone with computers windows are shorter still."""
    g = position().g
    (step,) = clock_steps(g)
    assert short_draw(SHORT, SEATED[seated], step, g) == times


@pytest.mark.parametrize("position", [salvaging, sabotaging, shaping_again])
def test_who_has_answered_and_what_they_hold_makes_no_window_shorter(
    position: Callable[[], Position],
) -> None:
    p = position()
    for viewer in (None, MIRA_SEAT, B, C):
        found = set()
        for number in range(12):
            world = RULES.resample(p.g, viewer, Rng(f"short {number}"))
            (step,) = clock_steps(world)
            found.add(short_draw(SHORT, SEATED["one computer"], step, world))
        assert len(found) == 1, viewer


def test_the_short_windows_of_a_phase_last_equally_long() -> None:
    """Rule 10.3: 3 to 6 s at Live; at Days one that a person may answer is open for as long as others."""
    p = salvaging()
    (step,) = clock_steps(p.g)

    def lasts(number: int, phase: str, limits: Limits = LIVE) -> float:
        return least_time(limits, (None,) * 3, step, p.g, Dice(f"{number}"), Dice(phase))

    times = {lasts(number, "3 build") for number in range(40)}
    assert len(times) == 1
    found = {lasts(0, f"{number} build") for number in range(200)}
    assert 3 <= min(found) < 4 < 5 < max(found) <= 6
    assert {600 <= lasts(0, f"{number} build", DAYS) <= 2400 for number in range(20)} == {True}


def question(seat: Seat, *, in_secret: bool = True) -> Ask:
    return Ask(seat, Text("ask"), Move("leave"), Pace.WINDOW, audience=(seat,) if in_secret else None)


def test_a_window_waits_for_those_left_and_shows_none_of_it() -> None:
    """It closes with the last of those asked, then at the time drawn; what is shown stays as it was."""
    window = Window(UNTIMED, asked=(A, B))
    window = timed(window, (50.0, 60.0, 90.0), [question(A), question(B)], earliest=20.0)
    assert (window.until, window.shown) == (60.0, 90.0)
    assert [window.end_for(viewer) for viewer in (None, A, B, C)] == [90.0, 50.0, 60.0, 90.0]
    one_left = window.asking((A,))
    assert (one_left.until, one_left.shown, one_left.earliest) == (50.0, 90.0, 20.0)
    assert one_left.asking(()).until == 20.0
    assert replace(window, earliest=55.0).asking((A,)).until == 55.0, "nobody is done sooner than that"
    known = timed(Window(UNTIMED, asked=(A,)), (50.0, 60.0, 90.0), [question(A, in_secret=False)], 20.0)
    assert known.shown == 50.0, "everyone knows who is asked"


def test_a_window_in_which_someone_is_asked_anew_has_all_its_time_again() -> None:
    """Another answer reopens it for those who have passed; those who are still asked go on as before."""
    game = EmbersRules()
    state = game.setup(3, {}, Rng("asked anew"))
    step = Douse(A, 9, [True, False, False])
    state.stack.append(step)
    window = Window(90.0, asked=(B, C), ends=(90.0, 90.0, 90.0), earliest=20.0, shown=90.0)
    for answered, until in (
        ([True, False, True], 90.0),
        ([True, True, True], UNTIMED),
        ([False] * 3, UNTIMED),
    ):
        step.answered = answered
        _, now_open = agenda(game, state, [(step, window)])
        assert [each.until for each in now_open] == ([] if all(answered) else [until])


def test_an_older_window_keeps_its_time() -> None:
    """One that was stored before seats had times of their own."""
    assert Window(60.0).asking((A, B)).until == Window(60.0).end_for(A) == 60.0


async def test_a_window_of_the_same_name_right_after_another_has_a_time_of_its_own(
    venue: Venue, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two cards of one title in a row: the last answer closes the window of the first, and that of the second opens."""

    def open_another(self: Douse, g: Embers) -> None:
        g.done(self)
        g.push(Douse(self.winner, self.pot, [seat == self.winner for seat in range(3)]))

    session = await venue.game(MIRA, BO, CY)
    for user in (MIRA, BO, CY):
        await venue.sessions.submit(user.id, session, await venue.any_move(session, user))
    (first,) = (await venue.sessions.position(session, None)).windows
    asked = [user for user in (MIRA, BO, CY) if venue.sessions.awaits(session, user.id)]
    await venue.sessions.submit(asked[0].id, session, Move("leave"))
    venue.clock.now = first - 1
    assert (await venue.sessions.position(session, None)).windows == (first,)
    with monkeypatch.context() as patched:
        patched.setattr(Douse, "run", open_another)
        await venue.sessions.submit(asked[1].id, session, Move("leave"))
    assert (await venue.sessions.position(session, None)).windows == (venue.clock.now + 60,)


async def test_a_window_in_which_no_one_is_left_closes_at_the_time_drawn(
    venue: Venue, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rules leave it to the clock, and what is shown of it does not change with the answers."""

    def waits_for_the_clock(self: Douse, g: Embers) -> tuple[Seat, ...]:
        return () if self.closed else (*(Seat(s) for s, done in enumerate(self.answered) if not done), CLOCK)

    monkeypatch.setattr(Douse, "awaits", waits_for_the_clock)
    limits = replace(venue.sessions._tables.times.paces.live, draw=(7.0, 7.0))
    venue.sessions._tables.times = replace(venue.sessions._tables.times, paces=Paces(limits, limits))
    session = await venue.game(MIRA, BO, CY)
    for user in (MIRA, BO, CY):
        await venue.sessions.submit(user.id, session, await venue.any_move(session, user))
    opened = venue.clock.now
    shown = (await venue.sessions.position(session, None)).windows
    for user in (MIRA, BO, CY):
        if venue.sessions.awaits(session, user.id):
            await venue.sessions.submit(user.id, session, Move("leave"))
    assert (await venue.sessions.position(session, None)).windows == shown == (opened + 60,)
    for now, still_open in ((opened + 6.9, True), (opened + 7, False)):
        venue.clock.now = now
        await venue.sessions.tick()
        assert bool((await venue.sessions.position(session, None)).windows) is still_open


async def asked_alone(venue: Venue, *others: User, clock: Clock = NO_CLOCK) -> int:
    """A game of Mira, others and a computer, in a window in which she is asked; the others have left their seats."""
    view = await venue.lobby(MIRA, *others)
    await venue.sessions.add_computer(view.id, MIRA)
    await venue.sessions.clocks.set(view.id, MIRA, clock)
    session = (await venue.sessions.start(view.id, MIRA)).id
    while True:
        await venue.settle(session)
        asks = (await venue.sessions.position(session, MIRA_SEAT)).asks
        if any(ask.seat == MIRA_SEAT and ask.pace is Pace.WINDOW for ask in asks):
            break
        for user in (MIRA, *others):
            for move in (await venue.sessions.moves(session, user.id))[:1]:
                await venue.sessions.submit(user.id, session, move)
    for other in others:
        await venue.sessions.seats.leave(session, other)
    return session


async def test_where_one_person_plays_a_window_waits_for_their_answer(venue: Venue) -> None:
    session = await asked_alone(venue)
    for viewer in (None, MIRA_SEAT):
        assert (await venue.sessions.position(session, viewer)).windows == (), "no time is shown"
    venue.clock.now += 2 * 24 * HOUR
    await venue.sessions.tick()
    assert venue.sessions.awaits(session, MIRA.id)
    await venue.sessions.submit(MIRA.id, session, Move("leave"))
    asks = (await venue.sessions.position(session, MIRA_SEAT)).asks
    assert not any(ask.pace.is_window for ask in asks), "it is over with the answer"


async def test_alone_with_a_clock_a_window_lasts_as_long_as_a_turn(venue: Venue) -> None:
    session = await asked_alone(venue, clock=PRESETS["evening"])
    reserve = PRESETS["evening"].reserve
    assert (await venue.sessions.position(session, None)).windows == (venue.clock.now + reserve,)
    venue.clock.now += reserve - 1
    await venue.sessions.tick()
    assert venue.sessions.awaits(session, MIRA.id)
    moved = (await venue.sessions.get(session)).moved
    venue.clock.now += 1
    await venue.sessions.tick()
    assert (await venue.sessions.get(session)).moved > moved, "the clock has closed it"


async def test_a_window_has_its_usual_time_once_a_second_person_plays(venue: Venue) -> None:
    session = await asked_alone(venue, BO)
    assert (await venue.sessions.position(session, None)).windows == ()
    await venue.seat(session, CY, MIRA)
    assert (await venue.sessions.position(session, None)).windows == (venue.clock.now + 60,)
