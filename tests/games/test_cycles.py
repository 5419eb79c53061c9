"""What costs no turn comes to an end in every game; where it does not, the proof fails."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.engine.moves import Move, Seat
from bot.engine.playout import Dice, playout
from bot.engine.rules import Game
from bot.engine.steps import Step
from bot.games.novasolis.modules.diplomacy import envoys
from bot.games.novasolis.modules.diplomacy.alliances import COSTS, against_entry
from tests.games.cycles import common_supplies, is_less, prove_free_moves_end
from tests.games.novasolis.play import GAME as NOVA
from tests.games.novasolis.play import first_turn
from tests.games.proofs import Case, every_game, preset_cases, quick_cases
from tests.games.sample.embers import Embers, EmbersRules

APART, OF_A_GAME = 5, 8
"""So many moves lie between the positions of a game, and so many of one are looked at."""


def positions(game: Game[Any], wanted: int, dice: Dice) -> Iterator[tuple[Case, Any]]:
    """So many positions of random games with all kinds of options; those with most come first."""
    cases = sorted((*preset_cases(game), *quick_cases(game)), key=lambda case: -len(case.options))
    found = 0
    for number in range(wanted):
        case = cases[number % len(cases)]
        state = case.setup(f"cycles {number}")
        for at, _ in enumerate(playout(game, state, dice, limit=APART * OF_A_GAME)):
            if at % APART == 0 and not state.over:
                yield case, state
                found += 1
                if found == wanted:
                    return


@pytest.mark.parametrize("wanted", [24, pytest.param(2000, marks=pytest.mark.deep)])
@pytest.mark.parametrize("slug", sorted(every_game()))
def test_no_game_has_free_moves_that_take_from_others_without_end(slug: str, wanted: int) -> None:
    game, dice = every_game()[slug], Dice(f"cycles of {slug}")
    looked_at = sum(1 for case, state in positions(game, wanted, dice) if _prove(case, state, dice))
    assert looked_at == wanted


def _prove(case: Case, state: Any, dice: Dice) -> bool:
    prove_free_moves_end(case.game, case.seats, state, dice)
    return True


def test_empires_that_create_and_leave_alliances_again_and_again_are_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As it once was: one empire could take all diplomacy tokens in a turn."""
    g = first_turn(3, diplomacy="on")
    assert sum(prove_free_moves_end(NOVA, 3, g, Dice(n)) for n in range(20)) > 20
    monkeypatch.setattr(envoys, "against_founding", lambda g, side: against_entry(g, side, COSTS.create))
    with pytest.raises(AssertionError, match="'ally', 'secede'"):
        _ = [prove_free_moves_end(NOVA, 3, g, Dice(n)) for n in range(20)]


class Burn(Step, tag="burn"):
    """A card of the deck is thrown away."""

    def moves(self, g: Embers, seat: Seat) -> list[Move]:
        return [Move("leave")]

    def do_leave(self, g: Embers, seat: Seat) -> None:
        g.deck.pop()


class BurnOnce(Burn, tag="burn-once"):
    """The same, once."""

    def moves(self, g: Embers, seat: Seat) -> list[Move]:
        return [Move("leave")] if g.round else []

    def do_leave(self, g: Embers, seat: Seat) -> None:
        super().do_leave(g, seat)
        g.round = 0


class Rob(Burn, tag="rob"):
    """The next player loses a point."""

    def do_leave(self, g: Embers, seat: Seat) -> None:
        g.scores[(seat + 1) % len(g.scores)] -= 1


class Repent(Burn, tag="repent"):
    """The player itself loses a point."""

    def do_leave(self, g: Embers, seat: Seat) -> None:
        g.scores[seat] -= 1


class InTwoSteps(Burn, tag="in-two-steps"):
    """One move takes a card, and another makes that possible again."""

    def moves(self, g: Embers, seat: Seat) -> list[Move]:
        return [Move("leave")] if g.windows else [Move("keep", (1,))]

    def do_leave(self, g: Embers, seat: Seat) -> None:
        super().do_leave(g, seat)
        g.windows = False

    def do_keep(self, g: Embers, seat: Seat, card: int) -> None:
        g.windows = True


def walked(step: Step) -> int:
    """How many free moves are made in Embers where they are these."""

    class Rules(EmbersRules):
        anytime = step

    state = Case(Rules(), 3, {}).setup("cycles")
    return sum(prove_free_moves_end(Rules(), 3, state, Dice(n)) for n in range(3))


@pytest.mark.parametrize(
    ("step", "repeated"), [(Burn(), "'leave'"), (Rob(), "'leave'"), (InTwoSteps(), "'leave', 'keep 1'")]
)
def test_free_moves_that_take_from_others_without_end_are_noticed(step: Step, repeated: str) -> None:
    with pytest.raises(AssertionError, match=repeated):
        walked(step)


@pytest.mark.parametrize(("step", "moves"), [(BurnOnce(), 9), (Repent(), 54)])
def test_what_can_be_done_once_or_costs_oneself_alone_passes(step: Step, moves: int) -> None:
    assert walked(step) == moves


def test_someone_alone_takes_from_no_one() -> None:
    assert prove_free_moves_end(EmbersRules(), 1, None, Dice("alone")) == 0


def test_of_a_supply_there_is_less_where_cards_lack_or_a_number_is_lower() -> None:
    state = Case(EmbersRules(), 3, {}).setup("cycles")
    before = common_supplies(state, state.scores)
    assert before["deck"][0] == len(state.deck)
    state.deck.pop()
    state.round -= 1
    after = common_supplies(state, state.scores)
    lower = {name for name in before if is_less(after[name], before[name])}
    assert lower == {"deck", "round"}
    assert not is_less((2, 5, 1), (2, 4, 2)), "one card lies there for another"
    assert is_less((2, 4, 1), (2, 4, 2))
    assert not is_less((2, 4), (2, 4))
