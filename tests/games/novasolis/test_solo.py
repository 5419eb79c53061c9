"""Solo: one seat decides for every empire (rules 20.2)."""

from __future__ import annotations

import pytest

from bot.engine.moves import Event, Seat, Text, told_to
from bot.engine.steps import settle
from bot.games.novasolis.core.cards.cards import ENTITY_CARDS, OBJECTIVES, TILES
from bot.games.novasolis.core.conflict.combat import begin_combat
from bot.games.novasolis.core.round.drafting import Keep
from bot.games.novasolis.core.table.state import SHIP
from tests.catalogues import Late
from tests.games.novasolis.play import GAME, Board, begun, play

WORDS = Late("novasolis")


@pytest.fixture
def board() -> Board:
    """Two empires, both of seat 0."""
    return Board(1, variant="solo", empires="2")


def asked(board: Board) -> tuple[str, int | None]:
    """The question that is open, and for whom."""
    (ask,) = GAME.asks(board.g)
    assert ask.seat == 0
    return ask.prompt.key, ask.side


def test_the_seat_takes_races_and_keeps_cards_for_each_empire_in_turn() -> None:
    g = begun(1, variant="solo", empires="3")
    for side in g.order[::-1]:
        (ask,) = GAME.asks(g)
        assert (ask.seat, ask.prompt.key, ask.side) == (0, "ask-race", side)
        (event,) = [each for each in GAME.play(g, ask.seat, ask.default) if "race" in each.values]
        assert event.about is None, "it names no side: whoever plays the race is named by it"
        assert WORDS.tell(event, []).endswith(" is in play.")
    for key in ("ask-objectives", "ask-first-tiles"):
        for side in range(3):
            (ask,) = GAME.asks(g)
            assert (ask.seat, ask.prompt.key, ask.side) == (0, key, side)
            GAME.play(g, ask.seat, ask.default)
    for side in g.order:
        (ask,) = GAME.asks(g)
        assert (ask.prompt.key, ask.side) == ("ask-turn", side)
        play(g, "pass", side)


def test_cards_are_proposed_to_the_empire_that_chooses() -> None:
    g = begun(1, variant="solo", empires="2", races="random")
    for side in range(2):
        step = g.stack[-1]
        assert isinstance(step, Keep)
        words = {OBJECTIVES.word[card] for card in step.dealt[side]}
        found = [move for move, _ in GAME.offer(g, Seat(0)).proposals("keep", ())]
        assert len(found) == 3
        assert {word for move in found for word in move.values} == words
        GAME.play(g, Seat(0), found[0])


def test_the_objectives_of_all_empires_are_told_once() -> None:
    """When all are open, to the player and to everyone else."""
    for viewer in (Seat(0), None):
        g, events = begun(1, variant="solo", empires="2", races="random"), list[Event]()
        while g.stack[-1].awaits(g) and GAME.asks(g)[0].prompt.key == "ask-objectives":
            (ask,) = GAME.asks(g)
            events += told_to(viewer, GAME.play(g, ask.seat, ask.default))
        said = " ".join(WORDS.tell(event, ["Mira", "Mira"]) for event in events)
        kept = [OBJECTIVES.name[card] for empire in g.empires for card in empire.objectives]
        assert [said.count(WORDS.say(Text("choice-plain", {"value": name}))) for name in kept] == [1] * 4


def test_a_turn_names_the_empire_in_each_of_its_questions(board: Board) -> None:
    g, me = board.g, board.me
    assert asked(board) == ("ask-turn", me)
    board.put("home", me, ships=6)
    board.tech("BT04")
    board.empire.hand = [TILES.number["LB1"]] * 6
    board.play("logistics")
    assert asked(board) == ("ask-allocate", me)
    board.play("allocate")
    assert asked(board) == ("ask-discard", me)
    board.play("discard observatory")
    assert asked(board) == ("ask-upkeep", me)
    board.play("pay")
    board.play("survey")
    assert asked(board) == ("ask-keep", me)
    board.play("done")
    assert asked(board) == ("ask-reveal", me)
    board.play("done")
    assert asked(board) == ("ask-turn", me)
    board.put("2.1", g.entity_side, ships=5)
    board.tech("BT20")
    board.play("move 2x2.0 2.1")
    assert asked(board) == ("ask-combat", me)
    board.play("attack 2.1 entity")
    assert asked(board) == ("ask-reroll", me)
    board.play("done")
    assert asked(board) == ("ask-dice", me)
    for fighter in g.stack[-2].fighters:
        fighter.show([1])
    board.play("auto")
    assert asked(board) == ("ask-onward", me)


def test_a_defender_and_who_can_cancel_a_card_are_named(board: Board) -> None:
    g, you = board.g, board.you
    board.put("2.1", you, ships=1)
    board.put("2.1", g.entity_side, ships=1)
    board.tech("AT5b", you)
    begin_combat(g, board.number("2.1"), g.entity_side, you)
    settle(g)
    assert asked(board) == ("ask-dice", you)
    for fighter in g.stack[-2].fighters:
        fighter.show([1])
    board.play("auto")
    g.entity.deck.append(ENTITY_CARDS.number["E01"])
    board.play("pass")
    board.play("pass")
    assert asked(board) == ("ask-cancel", you)


def test_no_empire_decides_for_another(board: Board) -> None:
    """20.1: they share nothing; what one builds it builds with its own."""
    board.put("2.1", board.you, ships=1)
    board.empire.energy, board.g.empires[board.you].energy = 1, 6
    assert "station-2.0" not in board.offered("build")
    assert not any(str(value).endswith("2.1") for value in board.offered("build"))
    board.play("build ship-2.0")
    assert board.at("2.0").units[board.me][SHIP] == 1
    assert board.g.empires[board.you].energy == 6
