"""Rule 10.6: Specials that are promised to a battle and play themselves."""

from __future__ import annotations

import pytest

from bot.engine.moves import CLOCK
from bot.games.supernova.cards.cards import DIPLOMACY, ECONOMY, MILITARY, TITLE_CALLED
from bot.games.supernova.conflict.battle import ATTACKER, DEFENDER
from bot.games.supernova.conflict.pledges import applies
from bot.games.supernova.holdings.stacks import Strength
from bot.games.supernova.table.state import Planet, Pledge
from tests.games.supernova.position import BO, MIRA, Position

REINFORCEMENTS = TITLE_CALLED["reinforcements"]


@pytest.mark.parametrize(
    ("side", "when", "attacker", "defender", "ties", "played"),
    [
        (ATTACKER, "if-behind", (2, 9, 9), (3, 0, 0), False, True),
        (ATTACKER, "if-behind", (3, 0, 0), (3, 9, 9), False, False),
        (ATTACKER, "if-behind", (0, 0, 0), (9, 0, 0), False, True),  # however far
        (DEFENDER, "if-behind", (3, 0, 0), (2, 9, 9), False, True),
        (DEFENDER, "if-behind", (2, 0, 0), (3, 0, 0), False, False),
        (ATTACKER, "if-it-turns", (3, 0, 0), (5, 0, 0), False, True),
        (ATTACKER, "if-it-turns", (3, 0, 0), (6, 0, 0), False, False),  # a stalemate is no win
        (ATTACKER, "if-it-turns", (3, 0, 1), (6, 0, 0), False, True),  # by roll-over
        (ATTACKER, "if-it-turns", (3, 0, 1), (6, 0, 0), True, False),  # Mirelli hold the tie
        (ATTACKER, "if-it-turns", (6, 0, 0), (5, 0, 0), False, False),  # it wins anyway
        (ATTACKER, "if-it-turns", (5, 0, 0), (5, 0, 0), False, True),  # from a stalemate
        (DEFENDER, "if-it-turns", (5, 0, 0), (3, 0, 0), False, True),
        (DEFENDER, "if-it-turns", (5, 0, 0), (2, 0, 0), False, True),  # a stalemate is enough
        (DEFENDER, "if-it-turns", (5, 0, 1), (2, 0, 0), False, False),
        (DEFENDER, "if-it-turns", (5, 0, 1), (2, 0, 0), True, True),
        (DEFENDER, "if-it-turns", (6, 0, 0), (2, 0, 0), False, False),
        (DEFENDER, "if-it-turns", (5, 0, 0), (5, 0, 0), False, False),  # a stalemate is enough already
    ],
)
def test_10_6_when_a_pledge_applies(
    side: int, when: str, attacker: Strength, defender: Strength, ties: bool, played: bool
) -> None:
    name = ("attacking", "defending")[side]
    totals = attacker, defender
    assert applies(Pledge(name, REINFORCEMENTS, when), side, MILITARY, totals, ties) == played
    assert not applies(Pledge(name, REINFORCEMENTS, when), 1 - side, MILITARY, totals, ties)
    for category in (DIPLOMACY, ECONOMY):
        assert not applies(Pledge(name, REINFORCEMENTS, when), side, category, totals, ties)


def test_10_6_filibuster_and_bribery_are_pledged_to_battles_of_their_category() -> None:
    for title, category in (("filibuster", DIPLOMACY), ("bribery", ECONOMY)):
        pledge = Pledge("attacking", TITLE_CALLED[title], "if-behind")
        for other in (MILITARY, DIPLOMACY, ECONOMY):
            assert applies(pledge, ATTACKER, other, ((0, 0, 0), (1, 1, 1)), False) == (other == category)


def battle(ship: str, *pledges: str, defender: str = "") -> tuple[Position, Planet]:
    """Mira's ship at Altair against Bo's Freya (1/1/2); Bo pledges."""
    p = Position().quiet()
    home, target = p.planet(MIRA, "altair"), p.planet(BO, "freya")
    p.ship(MIRA, ship, home)
    if defender:
        p.ship(BO, defender, target)
    for pledge in pledges:
        p.play(BO, f"pledge defending {pledge}")
    return p.phase("action", MIRA), target


def test_10_6_a_pledge_that_turns_the_battle_counts_in_it() -> None:
    p, target = battle("cruiser", "reinforcements if-it-turns")
    p.hand(BO, "reinforcements").play(MIRA, "attack freya altair", "strike military")
    assert target.owner == BO
    assert p.scrapyard == ["cruiser"]
    assert p.discard_pile == ["reinforcements"]


def test_10_6_a_pledge_turns_the_battle_of_ships_too() -> None:
    p, _ = battle("cruiser", "reinforcements if-it-turns", defender="fighter-escort")
    p.hand(BO, "reinforcements").play(MIRA, "attack freya altair")
    p.play(BO, "defend")
    assert p.scrapyard == ["cruiser"]


def test_10_6_a_pledge_of_a_card_that_is_gone_is_passed_over() -> None:
    p, target = battle("merchantman", "reinforcements if-behind", "bribery if-it-turns")
    p.hand(BO, "bribery").play(MIRA, "attack freya altair", "strike economic")
    assert target.owner == BO
    assert p.discard_pile == ["bribery"]


def test_10_6_a_pledge_that_does_not_apply_leaves_the_next_its_chance() -> None:
    p, target = battle("merchantman", "reinforcements if-behind", "bribery if-it-turns")
    p.hand(BO, "bribery", "reinforcements").play(MIRA, "attack freya altair", "strike economic")
    assert target.owner == BO
    assert p.hand_of(BO) == ["reinforcements"]


def test_10_6_each_copy_of_a_pledged_card_is_played_while_it_applies() -> None:
    p, _ = battle("dreadnought", "reinforcements if-behind")
    p.hand(BO, "reinforcements", "reinforcements", "reinforcements")
    p.play(MIRA, "attack freya altair", "strike military")
    assert p.hand_of(BO) == ["reinforcements-3"]  # 6 against 1 + 3 + 3
    assert p.scrapyard == ["dreadnought"]


def test_10_6_the_attacker_pledges_first_and_the_defender_may_answer() -> None:
    p, target = battle("fighter-escort", "reinforcements if-behind")
    p.planet(BO, "vega")
    target.civ = [p.take("planetary-shield")]
    p.play(MIRA, "pledge attacking reinforcements if-it-turns")
    p.hand(BO, "reinforcements").hand(MIRA, "reinforcements")
    events = p.play(MIRA, "attack freya altair", "strike military")
    assert [event.values["seat"] for event in events if event.key == "announced"] == ["@0", "@1"]
    assert target.owner == BO  # 2 + 3 against 1 + 3, then against 1 + 3 + 3


def test_10_6_mirelli_and_a_pledge_hold_a_tie_together() -> None:
    p, target = battle("merchantman", "bribery if-it-turns")
    target.pop = [p.take("mirelli-oracles")]
    p.g.ships[p.g.planets_of(MIRA)[0].orbit[0]].mods = [
        p.take("trade-hold"),
        p.take("laze-cannon"),
    ]
    p.hand(BO, "bribery").play(MIRA, "attack freya altair", "strike economic")  # 5 against 2 + 3
    assert target.owner == BO
    assert p.hand_of(BO) == []


def test_10_6_after_a_pledge_all_are_asked_again_in_the_same_battle() -> None:
    p, _ = battle("cruiser", "reinforcements if-behind")
    p.ship(BO, "fighter-escort", None)
    p.attending(MIRA).hand(MIRA, "reinforcements").hand(BO, "reinforcements")
    p.play(MIRA, "attack freya altair", "strike military")
    p.play(MIRA, "pass")
    assert p.plays(MIRA, "reinforcements") == set()  # Bo's is announced, and answered as any Special
    p.play(MIRA, "pass")
    assert p.awaited() == [MIRA, CLOCK]
    assert p.totals() == ((3, 0, 0), (4, 1, 2))
    assert p.plays(MIRA, "reinforcements") == {"attacker", "defender"}


def test_10_6_after_a_pledge_in_orbit_cards_of_orbital_battles_are_legal() -> None:
    p, _ = battle("cruiser", "reinforcements if-behind", defender="fighter-escort")
    p.attending(MIRA).hand(MIRA, "mutiny").hand(BO, "reinforcements")
    p.play(MIRA, "attack freya altair")
    p.play(BO, "defend")
    p.play(MIRA, "pass", "pass")
    assert p.plays(MIRA, "mutiny") == {"cruiser", "fighter-escort"}


def test_10_6_one_pledge_a_side_and_card_and_it_may_be_taken_back() -> None:
    p = Position().phase("build", MIRA)
    wishes = p.g.players[BO].wishes
    assert len(p.legal(BO, "pledge")) == 2 * 3 * 2
    p.play(BO, "pledge defending bribery if-behind", "pledge attacking bribery if-behind")
    p.play(BO, "pledge defending bribery if-it-turns")
    bribery = TITLE_CALLED["bribery"]
    assert wishes.pledges == [
        Pledge("attacking", bribery, "if-behind"),
        Pledge("defending", bribery, "if-it-turns"),
    ]
    assert "defending bribery if-it-turns" not in p.legal(BO, "pledge")
    assert "defending bribery off" in p.legal(BO, "pledge")
    assert "defending reinforcements off" not in p.legal(BO, "pledge")
    p.play(BO, "pledge defending bribery off")
    assert wishes.pledges == [Pledge("attacking", bribery, "if-behind")]
