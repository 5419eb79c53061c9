"""The game as the engine sees it: seats, sides, options, verbs (rules 1.1)."""

from __future__ import annotations

import pytest

from bot.engine.errors import BadOptions
from bot.engine.moves import Move, Text
from bot.games.novasolis.core.cards.cards import OBJECTIVES, RACES, TILES
from bot.games.novasolis.core.scoring.ending import OVERWHELMED, lose
from bot.games.novasolis.core.table.tables import DECIDERS
from bot.games.novasolis.rules import NovaRules
from tests.games.novasolis.arena import Arena
from tests.games.novasolis.play import GAME, Board, begun, first_turn, play, refused


@pytest.mark.parametrize(
    ("options", "seats"),
    [({}, [2, 3, 4, 5, 6]), ({"variant": "coop"}, [2, 3, 4, 5, 6]), ({"variant": "solo"}, [1])],
)
def test_two_to_six_play_and_one_alone(options: dict[str, str], seats: list[int]) -> None:
    """1.1, 20.2."""
    assert [*GAME.seat_counts(options)] == seats
    assert (GAME.info.min_seats, GAME.info.max_seats) == (1, 6)


@pytest.mark.parametrize(
    ("options", "clash"),
    [
        ({"mode": "exploration", "variant": "coop"}, ("variant", "coop", "mode", "exploration")),
        ({"entity": "off"}, ("entity", "off", "mode", "survival")),
        ({"roaming": "on"}, ("roaming", "on", "mode", "survival")),
    ],
)
def test_a_clash_names_both_options(options: dict[str, str], clash: tuple[str, ...]) -> None:
    """1.1."""
    with pytest.raises(BadOptions) as error:
        begun(2, **options)
    option, value, other, chosen = clash
    assert error.value.why.values == {
        "option": f"~option-{option}",
        "value": f"~value-{option}-{value}",
        "other": f"~option-{other}",
        "chosen": f"~value-{other}-{chosen}",
    }


@pytest.mark.parametrize(
    ("options", "power"),
    [({}, 2), ({"mode": "exploration"}, 1), ({"power": "4"}, 4), ({"mode": "exploration", "power": "3"}, 3)],
)
def test_the_entity_begins_with_the_usual_power_of_the_mode_or_another(
    options: dict[str, str], power: int
) -> None:
    """1.1: initial_power."""
    assert GAME.info.with_defaults({})["power"] == "usual"
    assert begun(2, **options).entity.power == power


def test_races_are_drafted_or_drawn() -> None:
    """1.1, D1: race_pick."""
    assert GAME.asks(begun(2))[0].prompt.key == "ask-race"
    g = begun(2, races="random")
    assert GAME.asks(g)[0].prompt.key == "ask-objectives"
    assert len({empire.race for empire in g.empires}) == 2


def test_sides_are_empires_then_the_entity_and_in_solo_empires_have_names() -> None:
    """20.2: by their races, once they are chosen."""
    g = first_turn(2)
    assert [(side.seat, side.name, side.hue) for side in GAME.sides(g)] == [
        (0, None, 0),
        (1, None, 1),
        (None, Text("the-entity"), 2),
    ]
    solo = begun(1, variant="solo", empires="2")
    assert [side.name for side in GAME.sides(solo)][:2] == [Text("empire", {"n": n}) for n in (1, 2)]
    last = solo.order[-1]
    play(solo, "race nyxari", last)
    assert GAME.sides(solo)[last].name == Text("empire-of", {"race": RACES.name[RACES.called["nyxari"]]})


def test_a_seat_plays_its_race_and_rounds_are_counted() -> None:
    g = first_turn(2)
    g.empires[1].race = RACES.called["ferrun"]
    assert GAME.summary(g).factions[DECIDERS[g.seats][1]] == "ferrun"
    assert GAME.summary(g).rounds == 1


def test_reports_tell_how_a_game_ended() -> None:
    g = first_turn(2)
    assert GAME.summary(g).ending == ""
    lose(g, OVERWHELMED)
    assert GAME.summary(g).ending == "overwhelmed"


def test_a_die_goes_into_slots_1_to_6() -> None:
    """R12.5, C4."""
    arena = Arena()
    arena.meet(2, 2)
    arena.attack()
    arena.dice([6, 6], [1, 1])
    for slot in (0, 7):
        assert refused(arena.g, f"put {slot}", arena.me)[1] == "wrong-number"
    arena.play("put 6 1")
    numbers = {
        verb.name: (param.least, param.most)
        for verb in NovaRules.info.verbs
        for param in verb.params
        if param.kind == "number"
    }
    assert numbers == {
        **{"put": (1, 6), "withdraw": (1, None), "convert": (None, None)},
        **{"support": (0, 1), "return": (1, 4)},
    }


def test_lists_are_open_and_commands_of_one_kind_stand_together() -> None:
    """R28.2: orders of one move are walked as one."""
    verbs = NovaRules.info.verbs
    assert {verb.name for verb in verbs if verb.open} == {
        *("keep", "allocate", "discard", "build", "move"),
        *("reroll", "put", "reveal"),
        *("offer", "counter", "rescind"),
    }
    groups = {
        group: {verb.name for verb in verbs if verb.shown.group == group}
        for group in ("fight", "spare", "power", "alliance", "trade")
    }
    assert groups == {
        "fight": {
            *("reroll", "put", "auto", "continue", "stop", "withdraw", "seize", "raze"),
            *("support", "stay"),
        },
        "spare": {"pay", "remove", "discard"},
        "power": {"convert", "reset", "cancel", "let", "cover"},
        "alliance": {"ally", "join", "expel", "secede", "vote"},
        "trade": {
            *("offer", "counter", "accept", "decline", "retract", "rescind"),
            *("regain", "return", "mine"),
        },
    }
    assert [(verb.name, verb.shown.group) for verb in verbs if verb.turn.setting] == [
        ("defend", "set"),
        ("claims", "set"),
    ]
    assert [(verb.name, verb.optional) for verb in verbs if verb.optional] == [
        ("withdraw", 1),
        ("support", 2),
    ]


def usual(board: Board) -> tuple[str, str]:
    """The question that is open, and what is played for who is away."""
    (ask,) = GAME.asks(board.g)
    return ask.prompt.key, str(ask.default)


def test_what_is_played_for_who_is_away_in_a_turn() -> None:
    """D4, D12, D16, D19, D20; R27.1."""
    board = Board(race="kharrad")
    assert usual(board) == ("ask-turn", "pass")
    board.empire.hand = [TILES.number[id_] for id_ in ("LB1", "LY1", "LR1", "LB2", "LY2", "LR2")]
    board.empire.research = 9
    board.play("survey")
    board.play("done")
    assert usual(board) == ("ask-reveal", "done")
    board.play("done")
    assert usual(board) == ("ask-discard", "discard pteracnium-vein")
    board.play("discard pteracnium-vein")
    assert usual(board) == ("ask-turn", "pass")
    board.put("home", board.me, ships=3)
    board.put("1.0", board.g.entity_side, ships=1)
    board.own("2.1", board.you)
    board.play("move 1x2.0 1.0 2x2.0 2.1")
    assert usual(board) == ("ask-combat", "done")
    board.play("done")
    assert usual(board) == ("ask-seizure", "seize 2.1")


def test_without_population_who_is_away_razes() -> None:
    """D16."""
    board = Board(race="kharrad")
    for word in ("1.1", "1.2", "1.3"):
        board.own(word, board.me)
    board.put("home", board.me, ships=2)
    board.own("2.1", board.you)
    board.play("move 2x2.0 2.1")
    assert usual(board) == ("ask-seizure", "raze 2.1")


def test_who_is_away_before_the_first_round_takes_what_comes_first() -> None:
    """D1 to D3."""
    g = begun(2)
    assert str(GAME.asks(g)[0].default) == f"race {RACES.word[1]}"
    play(g, f"race {RACES.word[1]}", g.order[-1])
    assert str(GAME.asks(g)[0].default) == f"race {RACES.word[2]}"
    play(g, f"race {RACES.word[2]}", g.order[0])
    for rows in (OBJECTIVES, TILES):
        first = g.stack[-1].dealt[0][:2]
        assert GAME.asks(g)[0].default == Move("keep", tuple(rows.word[card] for card in first))
        for side in (0, 1):
            play(g, str(GAME.asks(g)[0].default), side)
