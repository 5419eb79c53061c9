"""Alt text and text board say what the picture shows."""

import re

import pytest

from bot.engine.moves import Event
from renderers.look import Look
from renderers.sol import pictures
from renderers.sol.facts.facts import KINDS, facts_of
from tools.positions import NAMES, look_at, position

GOLDEN_ALT = (
    "SOL, round 14. Mirela (blue circle) moves. Last move: L3 to L4. 4 flares to nova, 31 cards left. "
    "Momentum: Tomás 31, Mirela 27. "
    "Mirela: 15 energy, 0 sundivers ready, 4 moves, has Oscillation (Juggernaut). "
    "On the board, Mirela: sundivers on K2, R8 (four); towers on K5, C7; foundries on R7, L10; nodes on C13, L12; "
    "bridges on C13-R8. "
    "Tomás: sundivers on R4 (three), C8, L10; towers on K4, C6; foundries on L1, U1; nodes on R8, C10; "
    "bridges on L3-C3. "
    "Full position: /game board text:true."
)
GOLDEN_BOARD = """\
Upper orbit: U1 [foundry:Y]
Lower orbit: L1 [foundry:Y] L10 [Y1 foundry:B] L12 [node:B]
Convective: C6 [tower:Y] C7 [tower:B] C8 [Y1] C10 [node:Y] C13 [node:B]
Radiative: R4 [Y3] R7 [foundry:B] R8 [B4 node:Y]
Core: K2 [B1] K4 [tower:Y] K5 [tower:B]
Bridges: L3-C3(Y) C13-R8(B)
Motherships at corners: 5 B, 12 Y

Turn order: B Y
B = Mirela (blue circle, to act now)
  momentum 27, energy 15, pool 0, movement 4, mothership at corner 5, has Oscillation (Juggernaut)
  reserve: 2 sundivers, 7 bridges, 1 node, 1 foundry, 1 tower
Y = Tomás (yellow star)
  momentum 31, energy 12, pool 5, movement 4, mothership at corner 12
  reserve: 3 sundivers, 7 bridges, 1 node, 1 foundry, 1 tower"""


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("crowd", [0.3, 1.0, 2.0])
def test_an_alt_text_fits_and_ends_with_the_way_to_the_full_board(seats: int, crowd: float) -> None:
    view = position(seats, seed=3, crowd=crowd)
    alt = pictures.render(view, look_at(view)).alt
    assert len(alt) <= 1024
    assert alt.endswith("Full position: /game board text:true.")
    assert alt.startswith(f"SOL, round 14. {NAMES[view.active]}")


def test_a_small_position_is_said_whole_and_the_most_important_first() -> None:
    view = position(2, seed=3, crowd=0.4)
    look = look_at(view, last=(Event("fly", {"seat": "@1", "start": "L3", "goal": "L4", "count": 1}),))
    assert pictures.render(view, look).alt == GOLDEN_ALT
    assert pictures.text_board(view, look).endswith(GOLDEN_BOARD)


def test_an_alt_text_fits_with_the_longest_names() -> None:
    view = position(5, seed=3, crowd=2)
    look = Look(
        tuple("W" * 100 for _ in range(5)), (0, 1, 2, 3, 4), "choose what to do with a card that was drawn"
    )
    alt = pictures.render(view, look).alt
    assert len(alt) <= 1024
    assert alt.endswith("text:true.")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_text_board_holds_every_piece_of_the_view(seats: int) -> None:
    view = position(seats, seed=7)
    look = look_at(view)
    text = pictures.text_board(view, look)
    assert len(text) < 3800
    facts = facts_of(view, look)
    letters = [player.colour[0].upper() for player in facts.players]
    said = dict(re.findall(r"([ULCRK]\d+) \[([^\]]*)\]", text))
    graph = view.layout
    for space in graph.spaces:
        parts = said.get(graph.names[space], "").split()
        tokens = {part for part in parts if ":" not in part}
        assert tokens == {f"{letters[s]}{own[space]}" for s, own in enumerate(view.sundivers) if own[space]}
        station = view.stations[space]
        assert [p for p in parts if ":" in p] == (
            [] if station is None else [f"{KINDS[station.kind]}:{letters[station.seat]}"]
        )
    for edge, bridge in view.bridges.items():
        assert f"{graph.edge_names[edge]}({letters[bridge.seat]})" in text
    for seat, player in enumerate(view.players):
        assert f"{letters[seat]} = {NAMES[seat]}" in text
        assert f"momentum {player.momentum}, energy {player.energy}, pool {player.pool}" in text


def test_facts_are_those_of_the_view() -> None:
    view = position(4, seed=7)
    facts = facts_of(view, look_at(view))
    assert [p.momentum for p in facts.players] == [p.momentum for p in view.players]
    assert [p.energy for p in facts.players] == [p.energy for p in view.players]
    assert facts.deck == 31
    assert facts.marker == 4
    assert facts.effects[0].suit == "explosion"
    assert facts.asked == (view.active,)
