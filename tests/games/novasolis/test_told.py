"""What is told of cards, by name, and who is told it (rules 26)."""

from __future__ import annotations

from bot.engine.moves import Event, Move, Seat, Text
from bot.games.novasolis.core.cards.cards import OBJECTIVES, TECHNOLOGIES, TILES
from bot.games.novasolis.core.cards.phrases import text_of
from bot.games.novasolis.core.cards.rows import Row
from bot.games.novasolis.core.table.tables import DECIDERS
from bot.games.parts.clauses import sentences
from tests.games.novasolis.play import GAME, Board, begun, play


def played(board: Board, line: str) -> dict[str, Event]:
    """What was told of a move of mine, by its key."""
    events = GAME.play(board.g, DECIDERS[board.g.seats][board.me], Move.parse(line))
    return {event.key: event for event in events}


def is_secret_of(event: Event, side: int, cards: list[str]) -> bool:
    """Whether an event tells these cards to one seat, and to others only how many there are."""
    seat, values = Seat(side), {"side": f"@{side}", "n": len(cards)}
    others = (event.seen_by(Seat(1 - side)), event.seen_by(None))
    return (
        event.seen_by(seat) == event
        and event.values == {**values, "cards": cards}
        and all(other is not None and other.values == values for other in others)
    )


def test_only_their_owner_is_told_which_cards_were_kept() -> None:
    """R10.4b, 26: objectives and first hands."""
    g = begun(2, races="random")
    for key, rows in (("kept-objectives", OBJECTIVES), ("kept-tiles", TILES)):
        kept = g.stack[-1].dealt[0][:2]
        event = play(g, str(GAME.asks(g)[0].default), 0)[-1]
        assert event.key == key
        assert is_secret_of(event, 0, [rows.name[card] for card in sorted(kept, key=rows.word.__getitem__)])
        play(g, str(GAME.asks(g)[0].default), 1)


def test_only_who_surveys_is_told_what_was_drawn_and_kept() -> None:
    """R10.4b, 26."""
    board = Board(race="kharrad")
    board.empire.hand = [TILES.number["LY1"]] * 5
    event = played(board, "survey")["surveyed"]
    drawn = board.g.stack[-1].drawn
    assert event.chance
    assert is_secret_of(event, board.me, [TILES.name[card] for card in drawn])
    kept = sorted(drawn)[0]
    event = played(board, f"keep {TILES.word[kept]}")["kept-tiles"]
    assert is_secret_of(event, board.me, [TILES.name[kept]])
    board.play("done")
    event = played(board, "discard garden-world")["discarded"]
    assert is_secret_of(event, board.me, [TILES.name[TILES.number["LY1"]]])


def test_everyone_is_told_which_technologies_are_active() -> None:
    board = Board()
    for id_ in ("BT04", "BT10"):
        board.tech(id_, active=False)
    board.play("logistics")
    board.empire.resources = [2, 0, 0, 0, 0, 0]
    names = [TECHNOLOGIES.name[TECHNOLOGIES.number[id_]] for id_ in ("BT10", "BT04")]
    seat = DECIDERS[board.g.seats][board.me]
    spot = GAME.offer(board.g, seat).spot("allocate", ("terraforming", "orbital-habitats"))
    assert spot is not None
    assert spot.price == Text("price-allocate", {"used": 2, "left": 0})
    assert spot.preview == (Event("allocated-ahead", {"side": f"@{board.me}", "cards": names}),)
    assert (spot.ends, spot.whole, spot.next) == (True, Text("allocate-whole", {"n": 2, "cards": names}), ())
    nothing = GAME.offer(board.g, seat).spot("allocate", ())
    assert nothing is not None
    assert (nothing.ends, nothing.whole, nothing.preview) == (True, Text("allocate-nothing"), ())
    assert nothing.price == Text("price-allocate", {"used": 0, "left": 2})
    event = played(board, "allocate terraforming orbital-habitats")["allocated"]
    assert event.values == {"side": f"@{board.me}", "cards": names}


def said(key: str, row: Row) -> Text:
    """A card as a choice: its title and what it does."""
    return Text(key, {"card": row.name, "said": sentences(text_of(row))})


def test_cards_to_keep_say_what_they_do() -> None:
    g = begun(2, races="random")
    for key, rows in (("choice-objective", OBJECTIVES), ("choice-tile", TILES)):
        spot = GAME.offer(g, Seat(0)).spot("keep", ())
        assert spot is not None
        for choice in spot.next:
            assert choice.label == said(key, rows[rows.called[str(choice.value)]])
        for seat in (0, 1):
            play(g, str(GAME.asks(g)[0].default), seat)


def test_dice_say_where_they_can_go_and_what_for() -> None:
    """R12.5: the best slot first; a whole plan is said by tiles."""
    board = Board()
    board.put("2.1", board.me, ships=2)
    board.put("2.1", board.g.entity_side, ships=1)
    board.play("attack 2.1 entity")
    for fighter in board.g.stack[-2].fighters:
        fighter.show([4, 3] if fighter.side == board.me else [1])
    seat = DECIDERS[board.g.seats][board.me]
    spot = GAME.offer(board.g, seat).spot("put", ())
    assert spot is not None
    assert [choice.value for choice in spot.next] == [4, 3, 2, 1]
    assert [choice.detail == Text("slot-nothing") for choice in spot.next] == [False, False, True, True]
    assert [choice.suggested for choice in spot.next] == [True, False, False, False]
    whole = GAME.offer(board.g, seat).spot("put", (4, 3))
    assert whole is not None
    assert (whole.ends, whole.next) == (True, ())
    assert whole.price == Text("price-dice", {"damage": 1, "shield": 1, "n": 0})
