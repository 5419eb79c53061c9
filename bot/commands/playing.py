"""Commands that play games: at random, by computer players, or again from a file."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Collection, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

from bot.commands.failure import Failure
from bot.engine.catalogues import ENGLISH
from bot.engine.errors import BadRecord, Illegal
from bot.engine.moves import CLOCK, Event, Pace, Seat, sides_asked, told_to
from bot.engine.playout import DeadEnd, Dice, playout
from bot.engine.record import Record, load_record
from bot.engine.record import replay as replay_record
from bot.engine.rng import Rng
from bot.engine.rules import Game
from bot.engine.words import words_of
from bot.games.catalogue import broken, games
from bot.players import players
from bot.players.levels import kind_called, level
from bot.players.match import Played, finished, play, seating, tally
from bot.players.report import report_of, table
from bot.players.thoughts import THINKERS, Thought, thoughts

INTERRUPTED = 130
"""The exit code after an interrupt, as of any command (128 and the number of the signal)."""
NAMES = ("Mira", "Bo", "Cy", "Dee", "Eli", "Fay")


def selfplay(
    slug: str,
    seats: int | None,
    options: dict[str, str],
    count: int,
    seed: str,
    *,
    as_json: bool,
) -> int:
    """Play random games and print their figures."""
    game, seats = game_for(slug, seats, options)
    total = longest = dead_ends = biggest = 0
    played: list[Played] = []
    start = time.perf_counter()
    for number in range(count):
        state = set_up(game, seats, options, f"{seed}/{number}")
        moves = 0
        try:
            for _ in playout(game, state, Dice(f"{seed}/{number}")):
                moves += 1
        except DeadEnd:
            dead_ends += 1
        else:
            played.append(finished(game, state, ("random",) * seats, moves))
        total, longest = total + moves, max(longest, moves)
        biggest = max(biggest, len(game.encode(state)))
    seconds = time.perf_counter() - start
    figures = {
        "game": slug,
        "seats": seats,
        "games": count,
        "moves": total,
        "moves_per_second": round(total / seconds) if seconds else 0,
        "longest": longest,
        "dead_ends": dead_ends,
        "state_bytes": biggest,
        "seconds": round(seconds, 3),
    }
    report = report_of(played).figures() if played else {}
    rows = table(report) if played else ()
    if as_json:
        print(json.dumps({**figures, "balance": report}))
    else:
        print("\n".join([*(f"{key:17} {value}" for key, value in figures.items()), *rows]))
    return 1 if dead_ends else 0


def compare(
    slug: str,
    seats: int | None,
    options: dict[str, str],
    count: int,
    seed: str,
    called: tuple[str, ...],
    *,
    as_json: bool,
) -> int:
    """Let kinds of computer players play each other, rotating through the seats, and print their results.

    Each game is reported on the standard error as it ends; an interrupt ends the games, and the results so far count.
    """
    game, least = game_for(slug, seats, options)
    chairs = max(least, min(len(called), game.seat_counts(options)[-1])) if seats is None else seats
    known = players()
    kinds = tuple(_kind(each, known) for each in called)
    if len(kinds) > chairs:
        raise Failure(f"{len(kinds)} players do not fit on {chairs} seats")
    set_up(game, chairs, options, seed)
    start, games, interrupted = time.perf_counter(), list[Played](), False
    try:
        for number in range(count):
            seated = seating(kinds, chairs, number)
            games.append(play(game, seated, known, options, f"{seed}/{number}"))
            print(_progress(games, count, time.perf_counter() - start), file=sys.stderr, flush=True)
    except DeadEnd as error:
        raise Failure(str(error), 1) from error
    except KeyboardInterrupt:
        if not games:
            raise
        interrupted = True
    seconds = time.perf_counter() - start
    moves = sum(one.moves for one in games)
    reached, report = tally(games), report_of(games).figures()
    if as_json:
        rows = {kind: mine.figures() for kind, mine in reached.items()}
        figures = {
            "game": slug,
            "seats": chairs,
            "games": len(games),
            "moves": moves,
            "seconds": round(seconds, 3),
        }
        print(json.dumps({**figures, "players": rows, "balance": report}))
        return INTERRUPTED if interrupted else 0
    print(f"{len(games)} games of {slug}, {chairs} seats, {moves} moves in {seconds:.1f} s")
    for kind, mine in reached.items():
        low, high = mine.interval
        print(
            f"{kind:8} won {mine.wins:g} on {mine.seats} seats: {mine.share:.0%} ({low:.0%} to {high:.0%}), "
            f"place {mine.place:.2f}, score {mine.score:.1f}"
        )
    print("\n".join(table(report)))
    return INTERRUPTED if interrupted else 0


def _progress(games: Sequence[Played], count: int, seconds: float) -> str:
    last, won = games[-1], ", ".join(f"{kind} {mine.share:.0%}" for kind, mine in tally(games).items())
    seats = ", ".join(
        f"{name or kind} {score}" for name, kind, score in zip(last.factions, last.kinds, last.scores)
    )
    return f"{len(games)} of {count}, {seconds:.0f} s: {seats}; won so far: {won}"


def picture(
    slug: str,
    seats: int | None,
    options: dict[str, str],
    seed: str,
    moves: int,
    viewer: str,
    out: Path,
    language: str = ENGLISH,
) -> int:
    """Draw a position from a random game as a viewer sees it, in a language."""
    from renderers.catalogue import renderer_of
    from renderers.look import Look

    game, seats = game_for(slug, seats, options)
    seat = viewer_of(viewer, seats)
    render = renderer_of(game).render
    if render is None:
        raise Failure(f"{slug} has no pictures")
    state = set_up(game, seats, options, seed)
    last: list[Event] = []
    for turn in playout(game, state, Dice(seed), limit=moves):
        last = told_to(seat, turn.events) or last
    asks = [
        ask
        for ask in game.asks(state)
        if ask.seat != CLOCK and (ask.audience is None or seat in ask.audience)
    ]
    asks = [ask for ask in asks if ask.pace is Pace.TURN] or asks
    sides = game.sides(state)
    words = words_of(slug, language)
    names, hues = words.side_names(sides, NAMES), tuple(side.hue for side in sides)
    awaited = tuple(sides_asked(asks))
    doing = words.doing(asks[0].prompt, names, several=len(awaited) > 1) if asks else ""
    look = Look(names=names, awaited=awaited, moment=doing, last=tuple(last), language=language, hues=hues)
    drawn = render(game.view(state, seat), look)
    try:
        out.write_bytes(drawn.png)
    except OSError as error:
        raise Failure(f"cannot write {out}: {error.strerror}", 1) from error
    print(drawn.alt)
    return 0


def replay(
    file: Path,
    *,
    film: Path | None = None,
    report: Path | None = None,
    chart: Path | None = None,
    viewer: str = "public",
    speed: str = "normal",
) -> int:
    """Verify an exported game (moves, seed and scores), and write its film, report and chart if asked."""
    try:
        record = load_record(file.read_bytes())
        game = _game(record.game)
        played = [state for state, _, _ in replay_record(game, record)]
    except OSError as error:
        raise Failure(f"cannot read {file}: {error.strerror}") from error
    except BadRecord as error:
        raise Failure(f"{file.name} does not verify: {error}", 1) from error
    ended, words = game.standings(played[-1]), words_of(record.game)
    print(
        f"{file.name} verifies: {record.game}, {record.seats} seats, {len(played) - 1} moves, the seed matches its hash"
    )
    holders = [*record.names, *NAMES][: record.seats]
    names, scores = words.side_names(game.sides(played[-1]), holders), ended.scores
    if ended.shared:
        names, scores = (words.say_key("together"),), scores[:1]
    print("\n".join(f"{name}: {score}" for name, score in zip(names, scores, strict=True)))
    seat = viewer_of(viewer, record.seats)
    if film is not None or report is not None or chart is not None:
        _tell_again(game, record, seat, {"film": film, "report": report, "chart": chart}, speed)
    return 0


def think(file: Path, number: int, plans: int, called: str) -> int:
    """Print what a kind of computer player would have thought before one move of an exported game."""
    kind = _kind(called, THINKERS)
    try:
        record = load_record(file.read_bytes())
        game = _game(record.game)
        moves = list(record.played())
        if not 1 <= number <= len(moves):
            raise Failure(f"there is no move {number}; {file.name} has moves 1 to {len(moves)}")
        *_, (state, _, _) = islice(replay_record(game, record), number)
    except OSError as error:
        raise Failure(f"cannot read {file}: {error.strerror}") from error
    except BadRecord as error:
        raise Failure(f"{file.name} does not verify: {error}", 1) from error
    seat, played = moves[number - 1].seat, moves[number - 1].move
    if seat == CLOCK:
        raise Failure(f"move {number} was made by the clock, which does not think; name another one")
    view = game.view(state, seat)
    who = [*record.names, *NAMES][seat]
    print(f"{record.game}, move {number} of {len(moves)}: {who} (seat {seat + 1}) played {played}")
    now = game.thinking.terms(view, seat)
    print(
        f"worth now {sum(now.values()):.0f}: "
        + ", ".join(f"{name} {worth:.0f}" for name, worth in now.items())
    )
    found = thoughts(game, view, seat, Dice(f"think {number}"), plans, kind)
    longest = max((thought.worlds for thought in found), default=0)
    for place, thought in enumerate(found, 1):
        print(f"\n{place}. {thought.worth:.0f}: " + ", then ".join(map(str, thought.moves)))
        changes = (f"{name} {change:+.0f}" for name, change in thought.terms.items())
        print("   " + (", ".join(changes) or "changes nothing"))
        if thought.worlds:
            print(f"   {_followed(game, thought, longest)}")
    return 0


def _followed(game: Game[Any], thought: Thought, longest: int) -> str:
    """What following a plan into the next turn said of it, beside those followed in the most worlds."""
    worlds = f"{thought.worlds} world{'s' * (thought.worlds > 1)}"
    how = f"followed in {worlds}" if thought.worlds == longest else f"dropped after {worlds}"
    if game.thinking.sees_ahead:
        return f"{how}: {thought.later:.0f} now and after its own next turn together"
    return f"{how}: {thought.later:.0f} after the others' turns and its own next one"


def _kind(called: str, known: Collection[str]) -> str:
    """The kind of computer player that is called so here, by its level or its own word. Raises Failure."""
    words = words_of("house")
    kind = kind_called(words, known, called)
    if kind not in known:
        levels = ", ".join(level(words, each).lower() for each in known)
        raise Failure(f"there is no computer player '{called[:40]}'; choose from {levels}")
    return kind


def _tell_again(
    game: Game[Any], record: Record, seat: Seat | None, wanted: dict[str, Path | None], speed: str
) -> None:
    """Write the film, the report and the chart of a game to the files asked for."""
    from bot.discord.reading.film_store import names_then, teller
    from bot.discord.reading.report import told_in_words
    from bot.sessions.people.archive import told_of
    from renderers.catalogue import renderer_of
    from renderers.chart import draw_chart
    from renderers.film import Film, shown_names

    try:
        told = told_of(game, record, seat, time.time())
    except BadRecord as error:
        raise Failure(f"it cannot be played back: {error}", 1) from error
    words = words_of(game.info.slug)
    names = shown_names(words, told.sides, told.session.names)
    if (out := wanted["report"]) is not None:
        _write(out, told_in_words(game, told, "en").markdown().encode())
    if (out := wanted["chart"]) is not None:
        turning = [(point.moment, point.side) for point in told.points]
        _write(out, draw_chart(game.info.slug, told.moments, names, turning).png)
    if (out := wanted["film"]) is not None:
        renderer = renderer_of(game)
        if renderer.render is None:
            raise Failure(f"{game.info.slug} has no pictures, so there is no film")
        renderer.prepare()
        tell = teller(words)
        turning_at = [point.moment for point in told.points]
        reel = Film(game, renderer.render, told.moments, names_then(told, "en"), tell, turning_at)
        while not reel.done:
            reel.shoot()
        _write(out, reel.file(speed))


def _write(out: Path, data: bytes) -> None:
    try:
        out.write_bytes(data)
    except OSError as error:
        raise Failure(f"cannot write {out}: {error.strerror}", 1) from error
    print(f"{out}: {len(data):,} bytes")


def _game(slug: str) -> Game[Any]:
    every = games()
    if slug in broken():
        raise Failure(str(broken()[slug]), 1)
    if slug not in every:
        raise Failure(f"there is no game '{slug[:40]}'; choose from {', '.join(sorted(every))}")
    return every[slug]


def game_for(slug: str, seats: int | None, options: dict[str, str]) -> tuple[Game[Any], int]:
    """A game by its slug, and how many play: the fewest if none are named. Raises Failure."""
    game = _game(slug)
    return game, game.seat_counts(options)[0] if seats is None else seats


def set_up(game: Game[Any], seats: int, options: dict[str, str], seed: str) -> Any:
    """The first state of a game. Raises Failure, saying why, where the rules refuse it."""
    try:
        state = game.setup(seats, options, Rng(seed))
    except Illegal as refusal:
        _, why, remedy = words_of(game.info.slug).refuse(refusal, NAMES)
        raise Failure(f"{why} {remedy}".strip()) from refusal
    state.events.clear()
    return state


def viewer_of(text: str, seats: int) -> Seat | None:
    """Who looks: None for "public", or a seat, which is counted from 1. Raises Failure."""
    if text == "public":
        return None
    if text.isascii() and text.isdigit() and 1 <= int(text) <= seats:
        return Seat(int(text) - 1)
    raise Failure(f"'{text[:40]}' is not a viewer; choose public, or a seat from 1 to {seats}")
