"""Playouts towards secrets: no game tells by whom it waits for what someone holds; an old fault is noticed."""

from __future__ import annotations

import pytest

from bot.engine.moves import Ask, Seat
from bot.engine.playout import Dice
from bot.games.novasolis.core.round import turn
from bot.games.novasolis.core.round.turn import TurnStep
from bot.games.novasolis.core.scoring.objectives import claimable
from bot.games.novasolis.core.table.state import Table
from tests.games.novasolis.play import GAME, first_turn
from tests.games.proofs import Case, cases, every_game
from tests.games.sample.embers import Embers, EmbersRules
from tests.games.seeking import prove_secrets_at_hand, secret_choices, some_way_in, towards_secrets

TABLES = {
    str(Case(game, counts[len(counts) // 2], {}))
    for game in every_game().values()
    for counts in [game.seat_counts({})]
}
CASES = [
    pytest.param(case, id=str(case), marks=() if str(case) in TABLES else pytest.mark.deep)
    for game in every_game().values()
    for case in cases(game)
]
PLAYOUTS = 2


@pytest.mark.parametrize("case", CASES)
def test_where_a_secret_is_at_hand_no_one_sees_more_than_they_may(case: Case) -> None:
    dice = Dice(f"seeking in {case}")
    state = some_way_in(case.game, case.setup(f"seeking in {case}"), dice)
    prove_secrets_at_hand(case.game, case.seats, state, dice)


def ripe() -> Table:
    """A game at its first turn in which everyone meets some objectives, whoever holds them."""
    g = first_turn(3)
    for empire in g.empires:
        empire.slain, empire.routs = [9, 9, 9, 9], 9
    return g


def seek() -> int:
    """How often a secret mattered in some playouts from there."""
    return sum(prove_secrets_at_hand(GAME, 3, ripe(), Dice(number)) for number in range(PLAYOUTS))


def test_such_playouts_find_objectives_that_are_met_and_turns_that_wait_for_them() -> None:
    waited = set[bool]()
    for number in range(PLAYOUTS):
        for g in towards_secrets(GAME, ripe(), Dice(number)):
            top = g.stack[-1] if g.stack else None
            if isinstance(top, TurnStep) and top.lingers:
                waited.add(bool(claimable(g, top.side)))
                assert bool(secret_choices(GAME, g)) == bool(claimable(g, top.side))
    assert waited == {True, False}


def test_a_turn_that_waits_only_for_objectives_that_are_met_is_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As it once was."""
    assert seek()

    def is_over(self: TurnStep, g: Table) -> bool:
        return was_over(self, g) and not claimable(g, self.side)

    was_over = TurnStep.is_over
    monkeypatch.setattr(TurnStep, "is_over", is_over)
    monkeypatch.setattr(turn, "due", lambda g, side: [])
    monkeypatch.setattr(turn, "wants_to_claim", lambda g, side: False)
    with pytest.raises(AssertionError, match="for whom the table waits"):
        seek()


class WaitsForHighCards(EmbersRules):
    """No one waits for a player without a high card, though the question stands."""

    def awaited(self, state: Embers) -> list[Seat]:
        found = super().awaited(state)
        return [seat for seat in found if seat < 0 or max(state.hands[seat], default=9) > 6] or found[:1]


class AsksInSecret(EmbersRules):
    """Everything is asked in secret, and only of those who hold a high card."""

    def asks(self, state: Embers, viewer: Seat | None = None) -> list[Ask]:
        found = super().asks(state, viewer)
        return [ask for ask in found if ask.seat < 0 or max(state.hands[ask.seat], default=9) > 6]


@pytest.mark.parametrize("fault", [WaitsForHighCards, AsksInSecret])
def test_a_game_that_waits_by_what_someone_holds_is_noticed(fault: type[EmbersRules]) -> None:
    def play(rules: EmbersRules) -> None:
        for number in range(PLAYOUTS):
            prove_secrets_at_hand(rules, 3, Case(rules, 3, {}).setup(f"waits {number}"), Dice(number))

    play(EmbersRules())
    with pytest.raises(AssertionError, match="for whom the table waits"):
        play(fault())
