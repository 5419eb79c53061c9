"""Sides: who has a score and a place, what texts call them, and how a game ends for them."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine.moves import Ask, Event, Move, Seat, SideInfo, Text, one_each, told_to, who
from bot.engine.playout import Dice, playout
from bot.engine.retelling import Moment, retell
from bot.engine.rng import Rng
from bot.engine.rules import Game
from bot.engine.standings import Outcome, Standings
from bot.engine.steps import Step, open_steps, settle
from bot.engine.thinking import WON
from bot.engine.words import words_of
from tests.games.proofs import Case, prove_plays_to_the_end
from tests.games.sample.embers import PASS, Embers, EmbersRules
from tests.games.sample.sided import SidedRules
from tests.games.text import text

FLAME, BO, CINDER, ASH = range(4)
OUTCOMES: list[Outcome] = ["ranked", "together", "some"]


def begun(game: Game[Any], seats: int = 2) -> Embers:
    state: Embers = game.setup(seats, {"windows": "off"}, Rng("sides"))
    state.events.clear()
    return state


def ended(game: SidedRules, scores: list[int]) -> Embers:
    """A finished game in which Cinder has 7 and Ash has 6."""
    state = begun(game)
    state.scores, state.round, state.over = scores, 3, True
    state.discard = state.deck[:7]
    return state


def test_by_default_each_seat_is_a_side() -> None:
    assert EmbersRules().sides(begun(EmbersRules(), 3)) == one_each(3)
    assert one_each(2) == (SideInfo(Seat(0), None, 0), SideInfo(Seat(1), None, 1))


def test_a_side_is_called_by_its_holder_its_own_name_or_both() -> None:
    words, state = words_of("embers"), begun(SidedRules())
    called = words.side_names(SidedRules().sides(state), ["Mira", "Bo"])
    assert called == ("Mira (Flame)", "Bo", "Mira (Cinder)", "Ash")
    event = Event("over", {"winners": [who(CINDER), who(BO), who(ASH)]})
    assert words.tell(event, called) == "The fire is out. Mira (Cinder), Bo and Ash won."
    assert words.side_names((SideInfo(Seat(4)),), ["Mira"]) == ("Seat 5",)
    assert words.side_names((SideInfo(Seat(0)), SideInfo(Seat(0))), ["Mira"]) == ("Mira", "Mira")
    hostile = words.side_names(SidedRules().sides(state), ["@1", "~nothing"])
    assert hostile == ("@1 (Flame)", "~nothing", "@1 (Cinder)", "Ash")
    assert words.side_names((SideInfo(Seat(0), text("choice-plain", value="Flame")),), ["Mira"]) == ("Mira",)


def test_a_question_is_for_a_side_of_its_seat() -> None:
    ask = Ask(Seat(1), Text("ask-stake"), PASS)
    assert ask.whose == 1
    assert replace(ask, side=CINDER).whose == CINDER


def test_who_is_not_asked_hears_which_side_is() -> None:
    game = SidedRules()
    state = begun(game)
    game.play(state, Seat(1), game.moves(state, Seat(1))[0])
    state.round = 2
    assert game.explain(state, Seat(1), Move("stake", (1,))).why.values["awaited"] == [who(CINDER)]


def test_who_has_won_follows_from_the_standings() -> None:
    assert Standings.ranked((3, 5, 5)).won == (False, True, True)
    assert Standings((3, 5, 5)).won == (False, False, False)
    assert Standings.together((3, 5), True).won == (True, True)
    lost = Standings.together((3, 5), False, ({}, {}))
    assert (lost.won, lost.places, lost.outcome, lost.counts) == (
        (False, False),
        (2, 2),
        "together",
        ({}, {}),
    )
    assert Standings.together((3, 5), None) == Standings((3, 5), None, (), "together")
    some = Standings.some((3, 5), [True, False])
    assert (some.won, some.places, some.outcome) == ((True, False), (1, 2), "some")
    assert Standings.some((3, 5), None) == Standings((3, 5), None, (), "some")


def test_a_ranked_seat_is_worth_the_lead_of_its_sides_over_those_of_others() -> None:
    game = SidedRules("ranked")
    state = begun(game)
    state.scores, state.discard = [4, 9], state.deck[:7]
    assert game.thinking.evaluate(state, Seat(0)) == (4 - 9) + (7 - 9)
    assert game.thinking.evaluate(state, Seat(1)) == 9 - 7


def test_a_ranked_seat_is_worth_more_for_each_side_that_it_beats() -> None:
    game = SidedRules("ranked")
    state = ended(game, [4, 9])
    assert game.standings(state).places == (4, 1, 2, 3)
    beaten_by_cinder_less_what_beat_both = 1 - (2 + 1)
    assert (
        game.thinking.evaluate(state, Seat(0))
        == (4 - 9) + (7 - 9) + WON * beaten_by_cinder_less_what_beat_both
    )
    assert game.thinking.evaluate(state, Seat(1)) == 9 - 7 + WON * 3


def test_who_plays_together_is_worth_the_same() -> None:
    game = SidedRules("together", goal=26)
    state = ended(game, [4, 9])
    state.over = False
    assert [game.thinking.evaluate(state, Seat(seat)) for seat in (0, 1)] == [4 + 9 + 7] * 2
    won, lost = ended(game, [4, 9]), ended(game, [4, 8])
    assert [game.thinking.evaluate(won, Seat(seat)) for seat in (0, 1)] == [20 + WON] * 2
    assert [game.thinking.evaluate(lost, Seat(seat)) for seat in (0, 1)] == [19 - WON] * 2


def test_where_each_side_wins_for_itself_a_seat_is_worth_its_own() -> None:
    game = SidedRules("some", goal=7)
    state = ended(game, [4, 9])
    assert game.standings(state).won == (False, True, True, False)
    assert game.thinking.evaluate(state, Seat(0)) == 11 + WON - WON
    assert game.thinking.evaluate(state, Seat(1)) == 9 + WON
    state.over = False
    assert game.thinking.evaluate(state, Seat(0)) == 11


@pytest.mark.parametrize("outcome", OUTCOMES)
def test_games_with_sides_pass_every_proof(outcome: Outcome) -> None:
    for seats in (2, 3):
        prove_plays_to_the_end(Case(SidedRules(outcome), seats, {}), f"sides {outcome}")


class OthersFirst(SidedRules):
    """The side without a seat comes first."""

    def sides(self, state: Embers) -> tuple[SideInfo, ...]:
        sides = super().sides(state)
        return (sides[-1], *sides[:-1])


class SameColour(SidedRules):
    """Ash looks like the first player."""

    def sides(self, state: Embers) -> tuple[SideInfo, ...]:
        *sides, ash = super().sides(state)
        return (*sides, replace(ash, hue=0))


class Nameless(SidedRules):
    """Nothing tells the sides of the first player apart."""

    def sides(self, state: Embers) -> tuple[SideInfo, ...]:
        first, *others = super().sides(state)
        return (replace(first, name=None), *others)


class FewerScores(SidedRules):
    """Ash is a side and has no score."""

    def standings(self, state: Embers) -> Standings:
        return EmbersRules.standings(self, state)


class AsksForAnother(SidedRules):
    """The second player is asked for Cinder."""

    def asks(self, state: Embers, viewer: Seat | None = None) -> list[Ask]:
        return [replace(ask, side=len(state.scores)) for ask in EmbersRules.asks(self, state, viewer)]


class NamesNoOne(SidedRules):
    """A headline names a side that there is not."""

    def headline(self, state: Embers) -> Text:
        return text("headline", round=state.round, rounds=who(len(state.scores) + 2))


class EndsOtherwise(SidedRules):
    """The table learns only at the end that it wins together."""

    def standings(self, state: Embers) -> Standings:
        standings = super().standings(state)
        return Standings.together(standings.scores, won=True) if state.over else standings


class ShowsSidesToSome(SidedRules):
    """Only who holds the lowest cards knows what Ash is called."""

    def sides(self, state: Embers) -> tuple[SideInfo, ...]:
        *sides, ash = super().sides(state)
        return (*sides, replace(ash, name=text("choice-plain", value=f"Ash {sum(state.hands[0])}")))


@pytest.mark.parametrize(
    "faulty",
    [
        OthersFirst,
        SameColour,
        Nameless,
        FewerScores,
        AsksForAnother,
        NamesNoOne,
        EndsOtherwise,
        ShowsSidesToSome,
    ],
)
def test_sides_that_cannot_be_told_apart_or_change_do_not_pass(faulty: type[SidedRules]) -> None:
    with pytest.raises(AssertionError):
        prove_plays_to_the_end(Case(faulty(), 2, {}), "faulty sides")


def retold(game: SidedRules) -> list[Moment]:
    state = begun(game)

    def states() -> Any:
        yield state, []
        for turn in playout(game, state, Dice("sides")):
            yield state, turn.events

    return list(retell(game, states(), None, over=True))


def test_the_turn_passes_from_side_to_side() -> None:
    moments = retold(SidedRules())
    stakes = [moment.turn for moment in moments if moment.doing and moment.doing.key == "ask-stake"]
    assert stakes == [(FLAME, BO), (CINDER, BO), (FLAME, BO)]
    assert all(len(moment.scores) == len(moment.sides) == 4 for moment in moments)
    assert moments[-1].turn == ()


def test_a_moment_knows_which_move_brought_each_score_most() -> None:
    """Played again beside it, move by move."""
    game = SidedRules()
    state = begun(game)
    gains: list[tuple[tuple[int, ...], tuple[Any, ...]]] = []
    scores = game.standings(state).scores

    def states() -> Any:
        nonlocal scores
        yield state, []
        for turn in playout(game, state, Dice("sides")):
            after = game.standings(state).scores
            gains.append(
                (tuple(b - a for a, b in zip(scores, after, strict=True)), tuple(told_to(None, turn.events)))
            )
            scores = after
            yield state, turn.events

    grown = 0
    for number, moment in enumerate(retell(game, states(), None, over=True)):
        for side, peak in enumerate(moment.peaks):
            best = max((gain[side] for gain, _ in gains), default=0)
            grown += best > 0
            assert peak == next((events for gain, events in gains if best > 0 and gain[side] == best), ()), (
                number
            )
        assert len(moment.peaks) == len(moment.scores)
        gains.clear()
    assert grown > 3
    assert not any(moment.peaks for moment in retell(game, [(begun(game), [])], None, over=False))


class Bystander(Step, tag="bystander"):
    """A seat may leave, and no one waits for it."""

    seat: Seat

    def may(self, g: Embers) -> tuple[Seat, ...]:
        return (self.seat,)

    def moves(self, g: Embers, seat: Seat) -> list[Move]:
        return [PASS]

    def do_leave(self, g: Embers, seat: Seat) -> None:
        g.done(self)

    def run(self, g: Embers) -> None:
        g.done(self)
        g.tell("over", winners=[])


def test_who_may_answer_is_not_waited_for() -> None:
    game = EmbersRules()
    state = begun(game)
    game.play(state, Seat(1), game.moves(state, Seat(1))[0])
    bystander: Any = Bystander(Seat(1))
    state.beside.append(bystander)
    assert game.awaited(state) == [0]
    assert [ask.seat for ask in game.asks(state)] == [0]
    assert open_steps(state, Seat(1)) == [bystander]
    assert bystander not in open_steps(state, Seat(0))
    assert game.moves(state, Seat(1)) == [PASS]
    assert not game.offer(state, Seat(0)).allows(PASS)
    game.play(state, Seat(1), PASS)
    assert not state.beside


def test_a_step_that_waits_for_no_one_goes_on_whoever_may_answer() -> None:
    state = begun(EmbersRules())
    waiting: Any = Bystander(Seat(1))
    state.push(waiting)
    assert open_steps(state, Seat(1)) == [waiting]
    settle(state)
    assert waiting not in state.stack
    assert [event.key for event in state.events] == ["over"]
