"""Rules 1, 2, 3.5, 7.5 and 14: what a game is about, its pieces and limits, and what happens if nobody answers."""

from __future__ import annotations

import pytest

from bot.engine.foresight import SCORE
from bot.engine.moves import Move, Pace, Seat, Side
from bot.engine.rng import Rng
from bot.engine.words import words_of
from bot.games.sol.table.state import Suit
from tests.games.sol.position import BO, MIRA, RULES, Position


def test_1_momentum_is_the_score() -> None:
    p = Position(2)
    p.player(BO).momentum = 7
    p.energy(BO, 3).station(BO, "node", "L9").bridge(BO, "L4-C4")
    assert RULES.standings(p.g).scores == (0, 7)
    assert RULES.standings(p.g).places is None
    assert RULES.standings(p.g).counts[BO] == {"energy": 3, "stations": 1, "bridges": 1}


def test_2_1_there_are_14_explosions_and_15_cards_of_each_other_suit() -> None:
    g = RULES.setup(4, {}, Rng("x"))
    assert {suit: g.deck.count(suit) for suit in g.effects if suit is not Suit.EXPLOSION} == {
        suit: 15 for suit in g.effects if suit is not Suit.EXPLOSION
    }
    assert g.deck.count(Suit.EXPLOSION) == 14


def test_2_1_energy_and_momentum_have_no_limit() -> None:
    p = Position(2).station(MIRA, "tower", "K1").put(MIRA, "K1").energy(MIRA, 200)
    p.player(MIRA).momentum = 99
    p.play(MIRA, "activate K1", "bonus take")
    assert (p.player(MIRA).momentum, p.player(MIRA).energy) == (107, 192)


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_2_2_each_player_has_13_sundivers(seats: int) -> None:
    for player in RULES.setup(seats, {}, Rng("x")).players:
        assert player.pool + player.reserve == 13


def test_3_5_five_of_a_colour_fill_a_space_for_that_colour_only() -> None:
    p = Position(2).put(MIRA, *["L7"] * 5, "L6").put(BO, "L6")
    assert p.refusal(MIRA, "fly L6 L7") == "3.5"
    p.turn_of(BO)
    assert "L6 L7" in p.legal(BO, "fly")


def test_3_5_stations_and_bridges_are_in_nobodys_way() -> None:
    p = Position(2).put(MIRA, "L6").station(BO, "tower", "L7").bridge(BO, "L7-C7")
    assert "L6 L7" in p.legal(MIRA, "fly")


def test_3_5_one_station_on_a_space() -> None:
    p = Position(2).put(MIRA, "L6", "L7").station(BO, "node", "L6")
    assert p.legal(MIRA, "convert") == {"foundry L7 L6+L7"}


def test_7_5_towers_are_not_built_in_the_orbits() -> None:
    p = Position(2).put(MIRA, "U6", "L6", "C6")
    assert {m.split()[1] for m in p.legal(MIRA, "convert") if m.startswith("tower")} == {"C6"}


def defaults(p: Position) -> dict[Seat, Move]:
    return {ask.seat: ask.default for ask in RULES.asks(p.g)}


def test_14_1_who_is_away_holds_on_the_own_turn() -> None:
    assert defaults(Position(2)) == {MIRA: Move("hold")}


def test_14_1_a_move_begun_is_ended() -> None:
    p = Position(2)
    p.play(MIRA, "launch L1")
    assert defaults(p) == {MIRA: Move("end")}


def test_14_1_a_bonus_is_taken() -> None:
    p = Position(2).station(MIRA, "tower", "C4").put(MIRA, "C4")
    p.play(MIRA, "activate C4")
    assert defaults(p) == {MIRA: Move("bonus", ("take",))}


def test_14_1_the_older_card_is_kept_and_the_game_goes_on_meanwhile() -> None:
    p = Position(2).put(MIRA, "L2", "C2").hold(MIRA, "persist")
    held = p.player(MIRA).held
    p.deck(*[suit.word for suit in p.g.effects if suit not in (Suit.EXPLOSION, held)][:2])
    p.play(MIRA, "convert bridge C2-R1 L2+C2")
    keep = next(ask for ask in RULES.asks(p.g) if ask.seat == MIRA)
    assert keep.default == Move("keep", (held.word,))
    assert not keep.blocking
    assert keep.pace is Pace.ASIDE


def test_14_1_a_last_chance_uses_the_deepest_tower_first() -> None:
    p = Position(2).station(BO, "tower", "C7").station(BO, "tower", "R4").put(BO, "C7", "R4")
    p.put(MIRA, "C3", "R2").marker(1).deck("explosion")
    p.play(MIRA, "convert bridge R2-K1 C3+R2")
    assert defaults(p) == {BO: Move("activate", ("R4",))}


def test_14_1_nothing_is_secret_but_the_deck() -> None:
    p = Position(3)
    for viewer in (None, MIRA, BO):
        view = RULES.view(p.g, viewer)
        assert set(view.deck) == {Suit.HIDDEN}
        assert len(view.deck) == len(p.g.deck)
        assert view.rng is None
        assert (view.players, view.effects, view.sundivers) == (p.g.players, p.g.effects, p.g.sundivers)


def test_14_2_commands_and_what_they_name() -> None:
    commands = {
        verb.name: (
            " ".join(f"{p.name}:{p.kind}" if p.kind != "word" else p.name for p in verb.params),
            verb.optional,
        )
        for verb in RULES.info.verbs
    }
    assert commands == {
        "move": ("way", 0),
        "launch": ("to:space how", 1),
        "fly": ("from:space to:space how", 1),
        "hurl": ("space:space how", 1),
        "convert": ("piece at:space using", 1),
        "deconvert": ("structure:space", 0),
        "activate": ("space:space how", 1),
        "use": ("effect", 0),
        "pick": ("choice with", 1),
        "bonus": ("answer", 0),
        "flare": ("space:space", 0),
        "keep": ("card", 0),
        "recall": ("to:space", 0),
        "scour": ("space:space", 0),
        "veto": ("effect", 0),
        "place": ("piece at:space", 0),
        "hold": ("", 0),
        "end": ("", 0),
        "pass": ("", 0),
        "orders": ("question order", 0),
    }
    assert [verb.name for verb in RULES.info.verbs if verb.turn.setting] == ["orders"]


def test_2_a_game_is_for_1_to_5_players() -> None:
    assert (RULES.info.slug, RULES.info.min_seats, RULES.info.max_seats) == ("sol", 1, 5)


def test_1_a_choice_is_measured_by_momentum_energy_and_sundivers() -> None:
    p = Position(2).energy(BO, 7)
    p.player(BO).momentum = 5
    assert dict(RULES.measures(p.g, Side(BO))) == {SCORE: 5, "energy": 7, "sundivers": 8}
    assert all(words_of("sol").has(f"measure-{key}", "name") for key in RULES.measures(p.g, Side(BO)))


def test_8_4_what_draws_or_ends_may_cost_energy_by_orders_that_only_their_owner_knows() -> None:
    doubtful = {verb.name: RULES.uncertain(verb.name) for verb in RULES.info.verbs}
    assert {name for name, keys in doubtful.items() if keys} == {"convert", "end", "move"}
    assert doubtful["convert"] == doubtful["end"] == doubtful["move"] == {"energy", "sundivers"}


def test_14_2_one_decision_stands_for_the_single_steps_of_a_move() -> None:
    (whole,) = (verb for verb in RULES.info.verbs if verb.open)
    assert (whole.name, whole.shown.covers) == ("move", ("launch", "fly", "hurl", "recall"))
    assert len(RULES.info.verbs) == len({verb.name for verb in RULES.info.verbs})


def test_14_1_a_view_shows_the_own_standing_orders_alone() -> None:
    p = Position(2)
    p.play(BO, "orders tower take")
    orders = {viewer: RULES.view(p.g, viewer).players[BO].orders for viewer in (None, MIRA, BO)}
    assert orders == {None: {}, MIRA: {}, BO: {"tower": "take"}}
    for viewer in (None, MIRA):
        worlds = [RULES.resample(p.g, viewer, Rng(f"{number}")) for number in range(20)]
        assert len({world.players[BO].orders["tower"] for world in worlds}) > 1, "others in other worlds"
    assert RULES.resample(p.g, BO, Rng("x")).players[BO].orders == {"tower": "take"}


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        ({}, range(1, 6)),
        ({"longer": "on"}, range(1, 5)),
        ({"mode": "coop"}, range(2, 6)),
        ({"scenario": "sunworm"}, range(1, 2)),
        ({"level": "1"}, range(1, 2)),
        ({"mode": "coop", "level": "1"}, range(2, 6)),
    ],
)
def test_16_how_many_can_play(options: dict[str, str], seats: range) -> None:
    assert RULES.seat_counts(options) == seats
