"""What a story tells of a turn and of the Entity's phase: a combat in one sentence, all moves in another."""

from __future__ import annotations

from bot.discord.views.story import gist, weighed
from bot.engine.moves import Event, Move, Side
from bot.engine.told import GRAVE
from bot.engine.words import Words, words_of
from bot.games.novasolis.core.alone.roaming import go
from bot.games.novasolis.core.cards.cards import LOCATIONS, TILES
from bot.games.novasolis.core.cards.language import Lose
from bot.games.novasolis.core.holdings.triggers import CHANGE
from bot.games.novasolis.core.table.state import EMPTY, STATION
from bot.games.novasolis.core.table.tables import DECIDERS
from tests.games.novasolis.arena import Arena
from tests.games.novasolis.play import GAME, Board


def words() -> Words:
    return words_of("novasolis")


def names_in(board: Board) -> list[str]:
    """Names by side: I am Mira, you are Bo."""
    names = ["", "", "the Entity"]
    names[board.me], names[board.you] = "Mira", "Bo"
    return names


def story(board: Board, *lines: str) -> list[str]:
    """What a story tells of moves of mine, and of what was told before."""
    events = list(board.g.events)
    for line in lines:
        seat = DECIDERS[board.g.seats][board.me]
        events = [*events, *GAME.play(board.g, seat, Move.parse(line))]
    return sentences(board, gist(words(), events, 8))


def sentences(board: Board, events: list[Event]) -> list[str]:
    return [words().tell(event, names_in(board)) for event in events]


def fight(mine: list[int], theirs: list[int], ships: int, enemies: int, stations: int = 0) -> list[str]:
    """The story of a combat of mine, which is over after a round with these dice."""
    arena = Arena()
    arena.meet(ships, enemies)
    arena.at("2.1").units[arena.g.entity_side][STATION] = stations
    arena.g.events.clear()
    arena.attack()
    arena.dice(mine, theirs)
    arena.g.events.clear()
    lines = ["auto"] if not stations else ["auto", "stop"]
    return [each for each in story(arena, *lines) if "attacked" in each]


def test_a_combat_is_one_sentence_with_what_both_lost() -> None:
    assert fight([6, 6], [1, 1], 2, 2) == ["Mira attacked the Entity in 2.1 and destroyed 2 ships."]
    assert fight([6, 6], [6, 1], 2, 2) == [
        "Mira attacked the Entity in 2.1 and destroyed 2 ships, but lost 1 ship."
    ]
    assert fight([1, 1], [6, 6], 2, 2) == ["Mira attacked the Entity in 2.1 and lost 2 ships."]
    assert fight([1, 1], [1, 1, 1, 1], 2, 2, stations=1) == [
        "Mira attacked the Entity in 2.1 without a loss on either side."
    ]


def test_what_happens_in_a_combat_gives_way_to_its_outcome() -> None:
    """While it goes on, each round tells what was lost in it."""
    arena = Arena()
    arena.meet(2, 3)
    arena.g.events.clear()
    arena.attack()
    arena.dice([4, 1], [4, 1, 1])
    so_far = story(arena, "auto")
    assert "The Entity took 1 hit and lost 1 ship." in so_far
    assert "Mira took 1 hit and lost 1 ship." in so_far
    over = story(arena, "stop")
    assert "Mira attacked the Entity in 2.1 and destroyed 1 ship, but lost 1 ship." in over
    assert not [each for each in over if "took" in each]
    assert sum("attacked" in each for each in over) == 1


def test_whoever_is_attacked_is_told_the_outcome_once() -> None:
    """Before it is over, that it began; and whoever attacks has seen what came of it."""
    for theirs, said in (
        ([6, 6], "The Entity attacked Mira in 2.1 and destroyed 2 ships."),
        ([1, 1], "The Entity attacked Mira in 2.1 without a loss on either side."),
    ):
        arena = Arena()
        arena.meet(2, 2)
        arena.g.events.clear()
        arena.attacked()
        arena.dice([1, 1], theirs)
        sides = [Side(arena.me)]
        begun, _, _ = weighed(words(), list(arena.g.events), sides, 5)
        assert [each.key for each in begun] == ["combat"]
        seat = DECIDERS[arena.g.seats][arena.me]
        events = [*arena.g.events, *GAME.play(arena.g, seat, Move.parse("auto"))]
        mine, _, _ = weighed(words(), events, sides, 5)
        (fought,) = [each for each in mine if "attacked" in words().tell(each, names_in(arena))]
        assert sentences(arena, [fought]) == [said]
        assert (fought.told.weight, fought.told.touches) == (GRAVE, (Side(arena.me),))


def test_who_attacked_is_told_what_came_of_it_too() -> None:
    """The answer of who is attacked may end a combat: what it brought is no news of one's own move."""
    arena = Arena()
    arena.meet(2, 2, enemy=arena.you)
    arena.attack()
    for fighter in arena.battle.fighters:
        fighter.show([1])
    arena.play("auto")
    events = GAME.play(arena.g, DECIDERS[arena.g.seats][arena.you], Move.parse("auto"))
    if GAME.asks(arena.g)[0].prompt.key == "ask-onward":
        events = [*events, *GAME.play(arena.g, DECIDERS[arena.g.seats][arena.me], Move.parse("stop"))]
    for side in (arena.me, arena.you):
        mine, _, _ = weighed(words(), events, [Side(side)], 5)
        said = sentences(arena, mine)
        assert any("attacked" in each for each in said), said


def test_all_fleets_of_a_move_are_one_sentence() -> None:
    board = Board()
    board.put("2.0", board.me, ships=2)
    assert story(board, "move 1x2.0 2.1 1x2.0 1.0")[-1] == (
        "Mira moved 1 ship from 2.0 to 2.1 and 1 ship from 2.0 to 1.0."
    )


def test_all_that_ships_of_the_entity_do_is_one_sentence() -> None:
    board = Board()
    board.put("2.0", board.g.entity_side, ships=3)
    board.g.events.clear()
    go(board.g, board.number("2.0"), board.number("2.1"), 2)
    go(board.g, board.number("2.1"), board.number("2.2"), 1)
    assert story(board) == ["Entity ships moved: 2 from 2.0 to 2.1 and 1 from 2.1 to 2.2."]


def test_tiles_revealed_together_and_what_they_chart_are_told_together() -> None:
    board = Board(race="kharrad")
    other = board.own("2.11", board.me)
    home = board.at("2.0")
    home.tiles[:2] = [TILES.number["LB1"], TILES.number["LY1"]]
    red = next(at for at, mark in enumerate(LOCATIONS[other.tile]) if mark == LOCATIONS[home.tile][2])
    other.tiles = [TILES.number["LB1"] if at != red else EMPTY for at in range(len(other.tiles))]
    board.play("survey")
    board.play("done")
    board.empire.hand = [TILES.number["LR1"]] * 2
    word = TILES.word[TILES.number["LR1"]]
    board.g.events.clear()
    assert story(board, f"reveal {word} 2.0#2 {word} 2.11#{red}") == [
        "Mira revealed Neutronium Mine in 2.0 and Neutronium Mine in 2.11.",
        "Mira charted 2.0 and 2.11.",
        "Mira gained 1★ for each of 2 sectors charted.",
    ]


def test_what_takes_nothing_concerns_no_one() -> None:
    """A card that takes energy takes none of an empty reactor: no one reads about it first."""
    board = Board()
    for energy, touched in ((0, ()), (2, (Side(board.me),))):
        board.empire.energy = energy
        board.g.events.clear()
        CHANGE[Lose](board.g, board.me, Lose("energy", 2), "entity")
        (lost,) = board.g.events
        assert lost.told.touches == touched


def test_what_was_drawn_and_kept_gives_way_to_what_was_done_with_it() -> None:
    """They are left out first, where several turns are told in a few sentences."""
    board = Board(race="kharrad")
    events = [event for line in ("survey", "done") for event in _played(board, line)]
    assert [event.key for event in events] == ["surveyed", "kept-tiles"]
    assert all(event.told.is_detail for event in events)


def _played(board: Board, line: str) -> list[Event]:
    return GAME.play(board.g, DECIDERS[board.g.seats][board.me], Move.parse(line))
