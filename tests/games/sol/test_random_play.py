"""Random play from crowded positions: every effect is used, nothing breaks, and every state survives the bytes."""

from __future__ import annotations

import pytest

from bot.engine.moves import Move, Seat
from bot.engine.offer import Offer
from bot.engine.playout import Dice
from bot.games.sol.cards.rows import ROWS
from bot.games.sol.round.agenda import Sol
from bot.games.sol.table.tables import tables_of
from tests.catalogues import Late
from tests.games.sol.crowded import RULES, crowded

WORDS = Late("sol")
NAMES = ["Mira", "Bo", "Cy", "Dee", "Eli"]


def play_some_turns(g: Sol, dice: Dice, steps: int) -> list[Move]:
    """Play on at random, using cards and ending actions a little more often than chance would; the moves."""
    played: list[Move] = []
    while len(played) < steps and not g.over:
        seats = RULES.awaited(g)
        seat = seats[dice.below(len(seats))]
        moves = RULES.moves(g, seat)
        assert moves, f"seat {seat} has no move"
        assert len(set(moves)) == len(moves), "a move is listed twice"
        assert all(ask.default in RULES.moves(g, ask.seat) for ask in RULES.asks(g))
        lively = [move for move in moves if move.verb in ("use", "convert", "activate", "pick")]
        if lively and dice.below(2):
            moves = lively
        move = moves[dice.below(len(moves))]
        for ask in RULES.asks(g):
            assert WORDS.say(ask.prompt, NAMES)
        for event in RULES.apply(g, seat, move):
            WORDS.tell(event, NAMES)
            assert WORDS.has(f"event-{event.key}"), event.key
        RULES.check_invariants(g)
        played.append(move)
        data = RULES.encode(g)
        assert RULES.encode(RULES.decode(data)) == data
    return played


def walk(offer: Offer, verb: str, chosen: tuple[str | int, ...]) -> int:
    """Say the label of every choice from here on, a few branches at first and then one; how many were said."""
    choices = offer.choices(verb, chosen)
    for choice in choices:
        label = WORDS.say(choice.label, NAMES)
        assert label
        assert len(label) <= 100, label
    onward = choices[: 3 if len(chosen) < 3 else 1]
    return len(choices) + sum(walk(offer, verb, (*chosen, choice.value)) for choice in onward)


@pytest.mark.parametrize("effect", ROWS)
def test_every_choice_has_its_label(effect: str) -> None:
    g, dice, said = crowded(3, f"labels {effect}", effect), Dice(effect), 0
    for _ in range(12):
        for seat in RULES.awaited(g):
            offer = RULES.offer(g, seat)
            said += sum(walk(offer, verb.name, ()) for verb in offer.verbs if not verb.open)
        play_some_turns(g, dice, 3)
    assert said > 100


@pytest.mark.parametrize(
    ("seats", "positions"), [(2, 2), (5, 2), *(pytest.param(n, 8, marks=pytest.mark.deep) for n in (2, 5))]
)
def test_every_refusal_names_its_rule_and_can_be_said(seats: int, positions: int) -> None:
    g, dice = crowded(seats, f"refusals {seats}"), Dice(seats)
    board = tables_of(g.board)
    bridges = [m for rows in board.radial for _, bs, _ in rows for _, m in bs]
    towers = [m for rows in board.radial for _, _, ts in rows for _, m in ts]
    every = [*board.launch, *board.hurl, *board.activate, *board.deconvert_station, *bridges, *towers]
    every += [move for _, _, move in board.nodes] + [move for row in board.foundries for move in row[1:]]
    every += [Move("fly", (a, b)) for a in board.board.names for b in board.board.names]
    every += [Move("use", (key,)) for key in ROWS]
    for _ in range(positions):
        play_some_turns(g, dice, 5)
        seat, before = RULES.awaited(g)[0], RULES.encode(g)
        offer = RULES.offer(g, seat)
        legal = set(offer.moves)
        for move in every:
            if move not in legal:
                title, why, _ = WORDS.refuse(RULES.explain(g, seat, move, offer), NAMES)
                assert title
                assert why
        assert RULES.encode(g) == before


@pytest.mark.parametrize("games", [2, pytest.param(8, marks=pytest.mark.deep)])
@pytest.mark.parametrize("effect", ROWS)
def test_every_effect_is_used_in_crowded_positions_and_breaks_nothing(effect: str, games: int) -> None:
    """In so many games, and in more until it was used three times."""
    used = 0
    for number in range(8):
        if number >= games and used >= 3:
            break
        g = crowded(2 + number % 4, f"{effect} {number}", effect)
        for seat in range(g.seats):
            for question in ("node", "foundry", "tower", "flare-node", "flare-foundry", "flare-tower"):
                if number % 3 == 0:
                    g.players[Seat(seat)].orders[question] = "ask"
        moves = play_some_turns(g, Dice(number), 60)
        used += sum(move == Move("use", (effect,)) for move in moves)
    assert used >= 3, f"{effect} was used {used} times"


@pytest.mark.parametrize("seats", [3, *(pytest.param(n, marks=pytest.mark.deep) for n in (2, 4, 5))])
def test_crowded_games_end(seats: int) -> None:
    g = crowded(seats, f"to the end {seats}")
    assert len(play_some_turns(g, Dice(seats), 20_000)) < 20_000
