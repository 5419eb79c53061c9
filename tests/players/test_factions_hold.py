"""What Medium, and so Suggest, does in Factions of Sol with a hold that is nearly full, and with the free rescue."""

from __future__ import annotations

import pytest

from bot.engine.moves import Move
from bot.engine.playout import Dice
from bot.engine.rng import Rng
from bot.games.catalogue import games
from bot.games.factions.holdings.modifiers import value
from bot.games.factions.table.board import SLOT_CALLED
from bot.games.factions.thinking.waste import may_spend, overfills
from bot.players.suggest import advise
from tests.games.factions.position import BO, MIRA
from tests.games.factions.whole import Dealt

MINES = Move("move", ("E5",)), Move("mine", ("E5",))


def dealt(ship: str, energy: int, room: int) -> Dealt:
    p = (
        Dealt("megacore", "ordinary")
        .ships(MIRA, ship)
        .ships(BO, "C7")
        .purse(MIRA, energy, 0)
        .purse(BO, 16, 4)
    )
    p.main_phase()
    p.g.players[MIRA].resources = value(p.g, MIRA, "resource-cap") - room
    return p


@pytest.mark.parametrize(
    ("room", "worth", "seen", "fits"),
    [(2, 5, True, False), (2, 4, True, True), (2, 5, False, True), (1, 2, False, False), (1, 2, True, True)],
)
def test_an_asteroid_fits_if_half_of_what_it_is_likely_to_be_has_room(
    room: int, worth: int, *, seen: bool, fits: bool
) -> None:
    p = dealt("D5", 9, room)
    p.tile("E5", worth)
    p.g.peeks[SLOT_CALLED["E5"]] = [MIRA] if seen else []
    assert overfills(p.g, MIRA, MINES) is not fits
    assert not overfills(p.g, MIRA, (Move("convert", (2,)), *MINES)), "what is converted leaves room"
    assert not overfills(p.g, MIRA, MINES[:1])


@pytest.mark.parametrize(("energy", "room", "may"), [(9, 1, True), (0, 1, False), (9, 5, False)])
def test_a_hold_may_be_emptied_where_energy_and_resources_buy_something(
    energy: int, room: int, *, may: bool
) -> None:
    p = dealt("B4", energy, room)
    assert may_spend(p.g, MIRA) is may
    p.g.players[MIRA].turn.moved = True
    assert not may_spend(p.g, MIRA)


def test_a_nearly_full_hold_is_emptied_before_an_asteroid_is_mined() -> None:
    """In the first turn of a first game it mined one of four resources, while Mars was an energy further away."""
    p = dealt("D7", 16, 1)
    p.planet("mars", 2)
    p.tile("E7", 4)
    wastes, after = p.rules.thinking.wastes, p.rules.copy(p.g)
    moves = Move("move", ("E7",)), Move("mine", ("E7",))
    assert wastes(p.g, after, MIRA, moves)
    after.players[MIRA].energy = p.g.players[MIRA].energy = 0
    assert not wastes(p.g, after, MIRA, moves), "nothing else is in reach"


@pytest.mark.parametrize(
    ("ship", "energy", "number", "rescued"),
    [
        ("D11", 6, 1, False),
        ("D11", 6, 3, True),
        ("D11", 1, 1, True),
        ("H11", 6, 1, True),
    ],
)
def test_the_free_rescue_is_kept_by_who_gets_to_mercury_in_the_next_round(
    ship: str, energy: int, number: int, *, rescued: bool
) -> None:
    p = dealt(ship, energy, 1)
    p.g.first, p.g.number = True, number
    p.energy(**{f"{band}{at}": 7 for band in "BCD" for at in range(1, 13)})
    verbs = {move.verb for move in p.rules.thinking.candidates(p.g, MIRA, Dice(0))}
    assert ("rescue" in verbs) is rescued


def test_what_later_turns_may_bring_is_no_promise_of_what_is_suggested_now() -> None:
    """Alone in the last round it promised eight points, with all that it could do in its turns to come."""
    p = dealt("E4", 8, 5)
    p.planet("mars", 4)
    p.tile("E4", 4)
    p.g.number, p.g.extra, p.g.players[BO].passed = 3, 1, True
    found = advise(p.rules, p.rules.view(p.g, MIRA), MIRA, Dice(0))
    assert found is not None
    assert [str(move) for move in found.moves] == ["mine E4"]
    assert any("mars" in str(move) for _, move in found.rest), "upgrades come in the next turn"
    assert [(reason.counted, reason.amount) for reason in found.reasons] == [("score", 2)]


def test_a_plan_that_flies_on_from_a_ship_that_is_yet_to_be_set_is_looked_at() -> None:
    """Alone, the first turn follows at once, so a plan goes on into it; no suggestion came there."""
    game = games()["factions"]
    state = game.setup(1, {}, Rng("alone"))
    for _ in range(2):
        game.apply(state, MIRA, next(m for m in game.moves(state, MIRA) if m.verb == "choose"))
    found = advise(game, game.view(state, MIRA), MIRA, Dice("set"))
    assert found is not None
    assert [move.verb for move in found.moves[:2]] == ["choose", "move"]
