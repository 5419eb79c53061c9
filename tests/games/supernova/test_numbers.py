"""The cards of a hand keep their numbers while they are held; no one else learns from them."""

from __future__ import annotations

from bot.engine.moves import Seat
from bot.engine.playout import Dice, playout
from bot.engine.rng import Rng
from bot.games.supernova.cards.cards import WORD
from bot.games.supernova.holdings.things import keep_numbers, numbers
from tests.games.supernova.position import BO, MIRA, NAMES, RULES, WORDS, Position


def numbered(p: Position, seat: Seat = MIRA) -> dict[int, str]:
    return {number: WORD[card] for number, card in numbers(p.g.players[seat])}


def yard() -> Position:
    p = Position().quiet()
    p.planet(MIRA, "altair", homeworld="yes")
    p.hand(MIRA, "eden", "megalopolis", "iron-vanguard", "battleship").phase("build", MIRA)
    keep_numbers(p.g.players[MIRA])
    return p


def test_a_card_keeps_its_number_when_another_is_played_and_a_new_one_takes_the_free_number() -> None:
    p = yard()
    assert numbered(p) == {1: "eden", 2: "megalopolis", 3: "iron-vanguard", 4: "battleship"}
    p.play(MIRA, "play megalopolis altair")
    assert numbered(p) == {1: "eden", 3: "iron-vanguard", 4: "battleship"}
    labels = [WORDS.say(each.label, NAMES) for each in RULES.offer(p.g, MIRA).choices("lay", ("at-altair",))]
    assert [label.split(".")[0] for label in labels] == ["3", "4"]
    p.hand(MIRA, "salvage-rights").discarded("deneb")
    p.play(MIRA, "play salvage-rights deneb")
    assert numbered(p) == {1: "eden", 2: "deneb", 3: "iron-vanguard", 4: "battleship"}


def test_only_the_owner_of_a_hand_sees_its_numbers() -> None:
    p = yard()
    assert [RULES.view(p.g, seat).players[MIRA].numbered != [] for seat in (MIRA, BO, None)] == [
        True,
        False,
        False,
    ]


def test_in_random_games_no_held_card_changes_its_number() -> None:
    state = RULES.setup(3, {"trade": "free"}, Rng("numbers"))
    before = [dict(numbers(player)) for player in state.players]
    assert [list(each) for each in before] == [list(range(1, 11))] * 3
    changed = 0
    for _ in playout(RULES, state, Dice("numbers"), limit=300):
        now = [dict(numbers(player)) for player in state.players]
        for old, new, player in zip(before, now, state.players, strict=True):
            held = {card: number for number, card in old.items() if card in player.hand}
            assert {card: number for number, card in new.items() if card in held} == held
            assert sorted(new.values()) == player.hand
            changed += old != new
        before = now
    assert changed > 50
