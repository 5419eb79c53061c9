"""Games among computer players: who sits where, who won, and how sure that is."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from bot.__main__ import main
from bot.commands import playing
from bot.engine.errors import Illegal
from bot.engine.moves import Move, Seat, Text
from bot.engine.playout import Dice
from bot.engine.rng import Rng
from bot.engine.rules import Game
from bot.engine.standings import Outcome
from bot.engine.words import words_of
from bot.games.catalogue import games
from bot.players import OFFERED, players
from bot.players.match import Played, play, seating, tally, wilson
from bot.players.random import RandomPlayer
from bot.players.report import report_of, table
from tests.games.proofs import SAMPLES, every_game
from tests.games.sample.sided import SidedRules


def test_the_interval_is_that_of_wilson() -> None:
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_every_kind_takes_every_seat_in_turn() -> None:
    assert seating(("a", "b"), 2, 0) == ("a", "b")
    assert seating(("a", "b"), 2, 1) == ("b", "a")
    assert [seating(("a", "b"), 3, n)[0] for n in range(4)] == ["a", "b", "a", "b"]
    assert {kind for n in range(3) for kind in seating(("a", "b", "c"), 2, n)} == {"a", "b", "c"}


def test_a_shared_win_counts_for_each_its_part() -> None:
    found = tally(
        [
            Played(("a", "b"), (1, 1), (5, 5), 10, 100),
            Played(("b", "a"), (2, 1), (3, 8), 10, 100),
            Played(("a", "a"), (1, 2), (4, 2), 10, 100),
        ]
    )
    assert (found["a"].seats, found["a"].wins, found["a"].places, found["a"].scores) == (4, 2.5, 5, 19)
    assert (found["b"].seats, found["b"].wins, found["b"].share) == (2, 0.5, 0.25)


def test_a_win_together_counts_whole_for_each() -> None:
    found = tally(
        [
            Played(("a", "b"), (1, 1), (5, 5), 10, 100, "together"),
            Played(("a", "b"), (2, 2), (3, 3), 10, 100, "together"),
            Played(("a", "b"), (1, 2), (3, 3), 10, 100, "some"),
        ]
    )
    assert (found["a"].wins, found["b"].wins) == (2, 1)


class Cheat(RandomPlayer):
    """Plays what nobody may."""

    def choose(self, game: Game[Any], view: Any, seat: Seat, dice: Dice) -> Move:
        return Move("launch", ("C1",))


def test_a_player_that_breaks_the_rules_ends_the_match() -> None:
    with pytest.raises(Illegal):
        play(games()["sol"], ("cheat", "cheat"), {"cheat": Cheat()}, {}, "a cheat", limit=2)


@pytest.mark.parametrize("outcome", ["ranked", "together"])
def test_who_plays_several_sides_stands_as_the_best_of_them(outcome: Outcome) -> None:
    game = SidedRules(outcome)
    one = play(game, ("random", "greedy"), players(), {}, "sides")
    assert (len(one.places), len(one.scores), one.outcome) == (2, 2, outcome)
    state = game.setup(2, {}, Rng("sides"))
    state.scores, state.discard, state.over = [3, 9], state.deck[:7], True
    standings, sides = game.standings(state), game.sides(state)
    assert [standings.best_side(sides, Seat(seat)) for seat in (0, 1)] == [2, 1]
    state.scores = [8, 9]
    assert game.standings(state).best_side(sides, Seat(0)) == 0


@pytest.mark.parametrize("slug", sorted(every_game()))
def test_a_match_is_the_same_again_for_the_same_seed(slug: str) -> None:
    game, known = every_game()[slug], players()
    seats = max(2, game.info.min_seats)
    kinds = seating(("greedy" if slug in SAMPLES else "random", "random"), seats, 0)
    once, again = (play(game, kinds, known, {}, "again") for _ in range(2))
    assert once == again
    assert 1 in once.places or len(set(once.places)) == 1


def test_selfplay_compares_players(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing, "players", lambda: {**players(), "greedy": RandomPlayer()})
    call = ["selfplay", "supernova", "--players", "greedy,random", "--games", "1", "--seed", "7"]
    assert main([*call, "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["seats"] == 2
    assert figures["players"]["greedy"]["seats"] == figures["players"]["random"]["seats"] == 1
    low, high = figures["players"]["greedy"]["interval"]
    assert low <= figures["players"]["greedy"]["share"] <= high
    assert main(call) == 0
    assert "greedy" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("players_", "complaint"),
    [
        ("wizard", "no computer player 'wizard'; choose from random, easy, medium, hard"),
        ("greedy,random,search", "do not fit on 2 seats"),
    ],
)
def test_selfplay_refuses_players_that_there_are_not(
    players_: str, complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["selfplay", "sol", "--seats", "2", "--players", players_]) == 2
    assert complaint in capsys.readouterr().err


def test_computer_players_of_a_table_are_known_by_their_words() -> None:
    assert list(players()) == ["random", "easy", "greedy", "search"]
    house = words_of("house", "en")
    assert [house.attribute(Text(f"computer-{kind}"), "name") for kind in OFFERED] == [
        "Medium",
        "Easy",
        "Hard",
    ]


def test_the_report_tells_of_seats_factions_and_sources() -> None:
    """Four points of upgrades and six of cards in all; Bo's faction won both games."""
    games_played = [
        Played(
            ("a", "a"),
            (1, 2),
            (5, 1),
            10,
            9,
            counts=({"u": 2, "c": 3}, {"u": 1, "c": 0}),
            factions=("x", "y"),
            rounds=3,
        ),
        Played(
            ("a", "a"),
            (2, 1),
            (1, 3),
            20,
            9,
            counts=({"u": 0, "c": 1}, {"u": 1, "c": 2}),
            factions=("y", "x"),
            rounds=3,
        ),
    ]
    found = json.loads(json.dumps(report_of(games_played).figures()))
    assert (found["moves"], found["rounds"]) == (15, 3)
    assert found["by_faction"]["x"] == {
        "seats": 2,
        "score": 4,
        "score_interval": [2.04, 5.96],
        "wins": 2,
        "share": 1,
        "interval": [0.342, 1.0],
        "sources": {"u": 0.375, "c": 0.625},
    }
    assert (found["by_seat"]["1"]["share"], found["by_seat"]["2"]["score"]) == (0.5, 2)
    assert found["all"]["sources"] == {"u": 0.4, "c": 0.6}
    lines = list(table(found))
    assert lines[0] == "length: 3.0 rounds, 15.0 moves"
    assert any(line.split()[:3] == ["x", "2", "4.00"] for line in lines)


def test_the_report_gives_shares_only_of_what_adds_up_to_the_score() -> None:
    found = report_of([Played(("a",), (1,), (5,), 10, 9, counts=({"ships": 2},))]).figures()
    assert found["all"] == {
        "seats": 1,
        "score": 5,
        "score_interval": None,
        "wins": 1,
        "share": 1,
        "interval": [0.207, 1.0],
    }


def test_the_report_tells_how_games_ended() -> None:
    """Of four games three were lost in one way; what ends in one way only says nothing of it."""
    game = Played(("a",), (1,), (5,), 10, 9, rounds=3)
    ends = ("saved", "burnt", "burnt", "burnt")
    found = json.loads(
        json.dumps(
            report_of(
                msgspec.structs.replace(game, rounds=n, ending=end) for n, end in enumerate(ends, 9)
            ).figures()
        )
    )
    assert found["endings"] == {
        "burnt": {"games": 3, "share": 0.75, "interval": [0.301, 0.954]},
        "saved": {"games": 1, "share": 0.25, "interval": [0.046, 0.699]},
    }
    assert found["rounds_interval"] == [9.23, 11.77]
    assert "ended burnt: 3 games, 75.0% (30% to 95%)" in list(table(found))
    assert "endings" not in report_of([game]).figures()


def test_one_game_tells_of_no_spread() -> None:
    game = Played(("a", "a"), (1, 2), (5, 1), 10, 9, factions=("x", "y"))
    found = json.loads(json.dumps(report_of([game]).figures(), allow_nan=False))
    assert found["by_faction"]["x"]["score_interval"] is None
    assert any(line.split()[:4] == ["x", "1", "5.00", "any"] for line in table(found))
