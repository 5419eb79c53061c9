"""The greedy player at Factions of Sol moves with a purpose, mines, builds, explores, and trades what it gains by."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from bot.engine.moves import Move, Seat
from bot.engine.playout import Dice
from bot.engine.rng import Rng
from bot.engine.rules import Game
from bot.games.factions.actions.places import PlaceWormholes, SiphonSector
from bot.games.factions.actions.trading import offers
from bot.games.factions.cards.cards import CALLED, EARTH, EARTH_DECK, JUPITER, MACHINES
from bot.games.factions.cards.language import Cost, Pay, Points
from bot.games.factions.rules import FactionsRules
from bot.games.factions.table.board import SECTOR_CALLED, SECTOR_WORD, SECTORS
from bot.games.factions.table.state import RoundRecord, Table
from bot.games.factions.table.tables import PASS
from bot.games.factions.thinking import bargains, candidates
from bot.games.factions.thinking.bargains import best_counter, best_offer, near_counter
from bot.games.factions.thinking.candidates import MOST_SECTORS, MOST_TECHS
from bot.games.factions.thinking.outlook import FAR, outlook, reach, visit_worths
from bot.games.factions.thinking.remaining import time_left
from bot.games.factions.thinking.side_worth import side_worth
from bot.games.factions.thinking.thinking import FactionsThinking
from bot.games.factions.thinking.worths import TECH_WORTH
from bot.players import players
from bot.players.greedy import GreedyPlayer
from bot.players.match import play, seating, tally
from bot.players.plan import Plan, expectations, further
from bot.players.suggest import advise, suggest
from bot.players.worlds import Worlds
from tests.games.factions.position import BO, MIRA
from tests.games.factions.whole import Dealt, Whole

DICE = pytest.mark.parametrize("dice", range(2))


def answer(p: Dealt, dice: int = 0, seat: Seat = MIRA) -> Move:
    """What the greedy player does."""
    view = p.rules.view(p.g, seat)
    return GreedyPlayer().choose(p.rules, view, seat, Dice(dice))


def turn(p: Dealt, dice: int = 0) -> list[Move]:
    """What the greedy player does in the turn that Mira has."""
    played = list[Move]()
    while not played or played[-1].verb not in ("end", "pass", "charge"):
        played.append(answer(p, dice))
        p.rules.play(p.g, MIRA, played[-1])
    return played


def words(moves: list[Move]) -> list[str]:
    return [str(move) for move in moves]


@DICE
def test_it_goes_to_an_asteroid_within_reach_and_mines_it(dice: int) -> None:
    p = Dealt("zealots", "ordinary").ships(MIRA, "D6").ships(BO, "A1").purse(MIRA, 4, 0)
    p.tile("E6", 6)
    p.main_phase()
    assert words(turn(p, dice))[:2] == ["move E6", "mine E6"]


@DICE
def test_what_it_advises_is_the_flight_with_what_is_done_at_its_end(dice: int) -> None:
    for place, at_its_end in (("E6", "E6-mine-E6"), ("A1", "")):
        p = Dealt("zealots", "ordinary").ships(MIRA, "D6").ships(BO, place).purse(MIRA, 4, 0)
        if at_its_end:
            p.tile("E6", 6)
        else:
            p.hand(MIRA, "edge-of-everything").ships(MIRA, "G6").purse(MIRA, 3, 0)
        p.main_phase()
        goal = "E6" if at_its_end else "H6"
        found = advise(p.rules, p.rules.view(p.g, MIRA), MIRA, Dice(dice))
        assert found is not None
        advice = found.moves[0]
        assert advice == Move("move", (goal, at_its_end) if at_its_end else (goal,))
        assert p.rules.offer(p.g, MIRA).allows(advice)


@DICE
def test_it_builds_what_it_can_pay_at_mars(dice: int) -> None:
    """Two upgrades complete the sails that were begun."""
    p = Dealt("megacore", "ordinary").ships(MIRA, "D3").ships(BO, "A1").purse(MIRA, 8, 4)
    p.g.number = 3
    p.g.players[MIRA].upgrades[MACHINES.index("sails")] = 1
    p.main_phase()
    played = turn(p, dice)
    assert "use mars" in words(played)
    assert Move("build", ("sails", "sails")) in played


@DICE
def test_it_completes_an_objective_that_a_step_completes(dice: int) -> None:
    p = Dealt("zealots", "ordinary").ships(MIRA, "G6").ships(BO, "A1").purse(MIRA, 3, 0)
    p.hand(MIRA, "edge-of-everything")
    p.main_phase()
    assert words(turn(p, dice))[0] == "move H6"
    assert p.g.players[MIRA].done


@DICE
def test_it_places_the_explorers_that_explore(dice: int) -> None:
    p = Dealt("zealots", "ordinary").ships(MIRA, "A1").ships(BO, "A1").purse(MIRA, 16, 0)
    p.hand(MIRA, "swamp-things", "geriatric-explorers", "carnivorous-orchids")
    p.owns(MIRA, "yvaga")
    p.main_phase()
    assert words([answer(p, dice)]) == ["place carnivorous-orchids yvaga"]
    p.rules.play(p.g, MIRA, answer(p, dice))
    assert answer(p, dice).verb != "place"


@DICE
def test_it_charges_rather_than_passes_when_empty_beside_mercury(dice: int) -> None:
    p = Dealt("megacore", "ordinary").ships(MIRA, "A1").ships(BO, "C1").purse(MIRA, 0, 0)
    p.tile("E3", 6)
    p.main_phase()
    assert words(turn(p, dice)) == ["charge"]


@DICE
def test_it_does_not_pile_up_energy(dice: int) -> None:
    """With a full battery, charging is of no use."""
    p = Dealt("megacore", "ordinary").ships(MIRA, "A1").ships(BO, "C1").purse(MIRA, 16, 0)
    p.main_phase()
    assert words(turn(p, dice))[0] != "charge"


@DICE
def test_it_passes_when_nothing_is_left_to_do(dice: int) -> None:
    p = Dealt("megacore", "ordinary").ships(MIRA, "H6").ships(BO, "C1").purse(MIRA, 0, 0)
    p.g.number = 3
    p.main_phase()
    assert words(turn(p, dice)) == ["pass"]


@DICE
@pytest.mark.parametrize("number", [2, 3])
def test_it_passes_rather_than_jumps_about_where_nothing_can_be_done(dice: int, number: int) -> None:
    """Begun machines tempt it to stay in the round, but who has no energy can use no planet, wherever it jumps."""
    p = Dealt("megacore", "ordinary").ships(MIRA, "D1").ships(BO, "C7").purse(MIRA, 0, 0).purse(BO, 16, 4)
    for machine, n in (("alcubierre", 4), ("faction", 3)):
        p.g.players[MIRA].upgrades[MACHINES.index(machine)] = n
    p.g.number = number
    p.main_phase()
    assert words(turn(p, dice)) == ["pass"]


@DICE
def test_it_flies_to_no_planet_that_it_cannot_pay(dice: int) -> None:
    """Mars is near, but sells nothing for no resources."""
    p = Dealt("megacore", "ordinary").ships(MIRA, "D2").ships(BO, "C7").purse(MIRA, 1, 0).purse(BO, 16, 4)
    p.g.players[MIRA].upgrades[MACHINES.index("faction")] = 3
    p.g.number = 3
    p.g.players[MIRA].round.vote = 0
    p.main_phase()
    assert words(turn(p, dice)) == ["pass"]


@DICE
@pytest.mark.parametrize(("at", "way"), [("D2", "move D1"), ("D6", "move jump-D1 D12"), ("D1", "move D12")])
def test_it_steps_beside_a_planet_that_a_jump_alone_would_not_let_it_use(
    dice: int, at: str, way: str
) -> None:
    """With 1 energy the sectors beyond Mars are too far."""
    p = Dealt("megacore", "ordinary").ships(MIRA, at).ships(BO, "A7").purse(MIRA, 1, 4).purse(BO, 16, 4)
    p.g.players[MIRA].upgrades[MACHINES.index("alcubierre")] = 4
    p.main_phase()
    assert words(turn(p, dice))[:2] == [way, "use mars"]


@DICE
@pytest.mark.parametrize(("faction", "at", "extra"), [("zealots", ("B2",), 3), ("androids", ("C2", "B2"), 0)])
def test_it_wastes_none_of_the_few_turns_that_it_has_alone(
    dice: int, faction: str, at: tuple[str, ...], extra: int
) -> None:
    """It can go to Mars, or vote, at once as well as after a flight to nowhere."""
    p = Dealt(faction, "ordinary").ships(MIRA, *at).ships(BO, "C7").purse(MIRA, 14, 4).purse(BO, 16, 4)
    for machine in ("faction", "probes"):
        p.g.players[MIRA].upgrades[MACHINES.index(machine)] = 3
    for exoplanet in ("permafrost-six", "red-ledger"):
        p.owns(MIRA, exoplanet)
    p.g.number, p.g.extra, p.g.players[BO].passed = 2, extra, True
    p.main_phase()
    played = [move.verb for move in turn(p, dice)]
    assert played[:2] == ["move", "use"]


def test_each_turn_alone_leaves_less_of_the_round() -> None:
    p = Dealt("megacore", "ordinary", "zealots").main_phase()
    rest = []
    for passed in (BO, 2):
        rest.append(time_left(p.g, MIRA))
        p.g.players[passed].passed = True
    for extra in range(1, 7):
        p.g.extra = extra
        rest.append(time_left(p.g, MIRA))
    assert rest == sorted(rest, reverse=True)
    assert len({*rest}) == len(rest)
    p.g.extra = 0
    assert time_left(p.g, MIRA) == rest[2]
    p.g.players[MIRA].passed = True
    assert time_left(p.g, MIRA) == p.g.rounds - p.g.number < rest[-1]


def test_a_full_battery_is_not_charged_beside_mercury() -> None:
    for energy, charges in ((15, True), (16, False)):
        p = Dealt("megacore", "ordinary").ships(MIRA, "A2").ships(BO, "C1").purse(MIRA, energy + 1, 0)
        p.main_phase()
        p.play(MIRA, "move A1")
        p.g.players[MIRA].energy = energy
        likely = p.rules.thinking.candidates(p.g, MIRA, Dice(0))
        assert (Move("use", ("mercury",)) in likely) is charges


def test_nothing_is_worth_a_rescue_that_costs_points() -> None:
    p = Dealt("megacore", "ordinary").ships(MIRA, "H6").ships(BO, "C1").purse(MIRA, 0, 4)
    p.main_phase()
    assert "rescue" not in {move.verb for move in p.rules.thinking.candidates(p.g, MIRA, Dice(0))}
    p.g.first = True
    assert "rescue" in {move.verb for move in p.rules.thinking.candidates(p.g, MIRA, Dice(0))}


def ready_to_trade() -> Dealt:
    """Mira has three explored worlds of ice and one of swamp to explore, Bo the reverse."""
    p = Dealt("megacore", "zealots").ships(MIRA, "A1").ships(BO, "A1").purse(MIRA, 16, 2).purse(BO, 16, 2)
    for side, own, other in (
        (MIRA, ("hoarfall", "slush", "snowblind"), "bogthane"),
        (BO, ("mirewood", "yvaga", "sumpters-rest"), "cold-comfort"),
    ):
        for word in own:
            p.explored(side, word)
        p.owns(side, other)
    return p


def test_an_easy_player_is_rescued_only_where_nothing_else_can_be_done() -> None:
    """With an end of the turn and four rescues to choose from, chance alone would be rescued again and again."""
    p, easy = Whole("megacore", "zealots").ships(0, "D9").purse(0, 16).begin(), players()["random"]
    p.play(MIRA, "move D8")
    offer = p.rules.offer(p.g, MIRA)
    assert [move.verb for move in offer.moves].count("rescue") == 4
    assert {easy.choose(p.rules, p.g, MIRA, Dice(str(n))).verb for n in range(30)} == {"end"}
    assert "rescue" in {move.verb for n in range(30) if (move := offer.sample(Dice(str(n))))}


def test_it_offers_a_trade_that_both_gain_by_and_takes_one() -> None:
    p = ready_to_trade()
    p.main_phase()
    offer = answer(p)
    assert str(offer) == "offer seat-2 give-bogthane get-cold-comfort"
    p.rules.play(p.g, MIRA, offer)
    assert str(answer(p, seat=BO)) == "accept seat-1"
    p.rules.play(p.g, BO, answer(p, seat=BO))
    assert answer(p).verb != "offer"


def test_it_counters_a_trade_that_it_loses_by_where_both_can_gain() -> None:
    p = ready_to_trade()
    p.main_phase()
    p.play(MIRA, "offer seat-2 give-energy-1 get-cold-comfort")
    counter = answer(p, seat=BO)
    assert str(counter) == "counter seat-1 give-cold-comfort get-bogthane"
    p.rules.play(p.g, BO, counter)
    assert str(answer(p)) == "accept seat-2"


@pytest.mark.parametrize(
    ("at", "energy", "offer", "counter"),
    [
        ("E7", 0, "give-resources-1 get-energy-2", "accept seat-1"),
        ("E7", 0, "give-resources-1 get-energy-12", "counter seat-1 give-energy-12 get-resources-3"),
        ("D8", 1, "give-resources-1 get-energy-16", "counter seat-1 give-energy-5 get-resources-1"),
    ],
)
def test_it_counters_with_less_of_what_was_asked_for_or_asks_for_more(
    at: str, energy: int, offer: str, counter: str
) -> None:
    """The maker agrees; the second has no room for 16 energy."""
    p = Dealt("megacore", "ordinary").ships(MIRA, at).ships(BO, "A1").purse(MIRA, energy, 4).purse(BO, 16, 0)
    p.main_phase()
    p.play(MIRA, f"offer seat-2 {offer}")
    assert str(answer(p, seat=BO)) == counter
    if counter.startswith("counter"):
        p.play(BO, counter)
        assert str(answer(p)) == "accept seat-2"


@pytest.mark.parametrize(
    "offer",
    [
        "give-resources-1 get-energy-10 get-battery-1",
        "give-resources-1 give-battery-1 get-energy-10",
        "give-resources-1",
        "get-energy-8",
    ],
)
def test_a_counter_in_other_amounts_is_made_where_one_thing_was_asked_for_another(offer: str) -> None:
    p = Dealt("megacore", "ordinary").ships(MIRA, "E7").ships(BO, "A1").purse(MIRA, 0, 4).purse(BO, 16, 0)
    for side in (MIRA, BO):
        p.g.players[side].upgrades[MACHINES.index("battery")] = 1
    p.main_phase()
    p.play(MIRA, f"offer seat-2 {offer}")
    assert near_counter(p.g, BO, offers(p.g)[0]) is None


def test_no_counter_offer_is_made_that_the_rules_do_not_allow(monkeypatch: pytest.MonkeyPatch) -> None:
    """An explorer in hand that was offered cannot be asked for in return: no one else is to know of it."""
    p = Dealt("megacore", "ordinary").ships(MIRA, "A1").ships(BO, "A1").purse(MIRA, 4, 4).purse(BO, 16, 1)
    p.hand(MIRA, "carnivorous-orchids")
    p.main_phase()
    p.play(MIRA, "offer seat-2 give-carnivorous-orchids get-energy-8")
    for asked, made in (("get-carnivorous-orchids", False), ("get-resources-1", True)):
        counter = Move("counter", ("seat-1", "give-energy-3", asked))
        monkeypatch.setattr(candidates, "near_counter", lambda *_, counter=counter: counter)
        answers = p.rules.thinking.candidates(p.rules.view(p.g, BO), BO, Dice(0))
        assert (counter in answers) is made
        assert all(p.rules.offer(p.g, BO).allows(move) for move in answers)


def test_it_declines_a_trade_that_it_loses_by_where_there_is_no_better() -> None:
    p = Dealt("megacore", "ordinary").ships(MIRA, "A1").ships(BO, "A1").purse(MIRA, 16, 4).purse(BO, 16, 4)
    p.main_phase()
    p.play(MIRA, "offer seat-2 give-energy-1 get-resources-2")
    assert str(answer(p, seat=BO)) == "decline seat-1"


def test_it_takes_a_gift() -> None:
    p = Dealt("megacore", "ordinary").ships(MIRA, "A1").ships(BO, "A1").purse(MIRA, 16, 4).purse(BO, 8, 0)
    p.main_phase()
    p.play(MIRA, "offer seat-2 give-resources-2")
    assert str(answer(p, seat=BO)) == "accept seat-1"


def test_a_counter_is_not_countered_again() -> None:
    p = ready_to_trade()
    p.main_phase()
    p.play(MIRA, "offer seat-2 give-energy-1 get-cold-comfort")
    p.play(BO, "counter seat-1 give-energy-1 get-bogthane")
    assert str(answer(p)) in ("decline seat-2", "withdraw seat-2")


@pytest.mark.parametrize("answered", [True, False])
def test_whoever_declines_or_does_not_answer_is_asked_no_more_in_that_round(*, answered: bool) -> None:
    p = ready_to_trade()
    p.main_phase()
    offer = best_offer(p.g, MIRA)
    p.play(MIRA, str(offer))
    if answered:
        p.play(BO, "decline seat-1")
    else:
        p.play(MIRA, "move A2", "end")
        p.play(BO, "move A2", "end")
    p.g.players[MIRA].turn.offers = 0
    assert offer is not None
    assert best_offer(p.g, MIRA) is None
    p.g.players[MIRA].round = RoundRecord()
    assert best_offer(p.g, MIRA) == offer


def test_whoever_made_a_counter_offer_that_was_not_answered_is_asked_again() -> None:
    p = ready_to_trade()
    p.main_phase()
    p.play(MIRA, "offer seat-2 give-energy-1 get-cold-comfort")
    p.play(BO, "counter seat-1 give-energy-1 get-bogthane")
    p.play(MIRA, "move A2")
    assert not p.g.players[MIRA].round.refused


def test_an_offer_is_suggested_by_which_both_gain_or_none() -> None:
    p = ready_to_trade().main_phase()
    best = best_offer(p.g, MIRA)
    assert best is not None
    for begin in (best.values[:1], best.values[:2], (best.values[0], best.values[2])):
        found = suggest(p.rules, p.rules.view(p.g, MIRA), MIRA, "offer", begin, Dice(1))
        assert found is not None
        assert (found.values[: len(begin)], {*found.values}) == (begin, {*best.values})
    for gift in (("seat-2", "give-energy-8"), ("seat-2", "give-energy-1", "give-resources-1")):
        assert suggest(p.rules, p.rules.view(p.g, MIRA), MIRA, "offer", gift, Dice(1)) is None
    p.play(MIRA, "offer seat-2 give-energy-1")
    counter = suggest(p.rules, p.rules.view(p.g, BO), BO, "counter", ("seat-1",), Dice(1))
    assert counter == best_counter(p.g, BO, MIRA)


def test_an_objective_goes_to_whoever_is_nearer_to_it() -> None:
    """Bo has mined what Mira's objective asks for, and has a machine's last upgrade to spare."""
    p = Dealt("megacore", "ordinary").ships(MIRA, "A1").ships(BO, "A1").purse(MIRA, 16, 0).purse(BO, 16, 4)
    p.hand(MIRA, "prospector").g.players[BO].round.mined = 3
    p.main_phase()
    assert "give-prospector" in str(best_offer(p.g, MIRA))


def test_an_upgrade_goes_to_whoever_completes_a_machine_with_it() -> None:
    p = Dealt("megacore", "ordinary").ships(MIRA, "A1").ships(BO, "A1").purse(MIRA, 8, 0).purse(BO, 16, 4)
    probes = MACHINES.index("probes")
    p.g.players[MIRA].upgrades[probes], p.g.players[BO].upgrades[probes] = 1, 3
    p.g.players[MIRA].upgrades[MACHINES.index("cargo")] = 6
    p.g.number = 2
    p.main_phase()
    assert "give-probes-1" in str(best_offer(p.g, MIRA))


class CountingThinking(FactionsThinking):
    """Counts how often a position is weighed."""

    weighed = 0

    def evaluate(self, view: Any, seat: Seat) -> int:
        self.weighed += 1
        return super().evaluate(view, seat)


class Counting(FactionsRules):
    """Whose computer players are counted."""

    thinking: CountingThinking
    thinks = CountingThinking


@pytest.mark.parametrize("as_planned", [True, False])
def test_it_follows_its_plan_as_long_as_nothing_else_comes(as_planned: bool) -> None:
    p = Dealt("zealots", "ordinary").ships(MIRA, "D3").ships(BO, "A1").purse(MIRA, 8, 4)
    p.g.number = 3
    p.g.players[MIRA].upgrades[MACHINES.index("sails")] = 1
    p.main_phase()
    player, rules = GreedyPlayer(), Counting()
    for _ in range(2):
        rules.thinking.weighed = 0
        move = player.choose(rules, rules.view(p.g, MIRA), MIRA, Dice(0))
        rules.play(p.g, MIRA, move)
        p.g.players[BO].points += not as_planned
    assert str(move) == "use mars"
    assert (rules.thinking.weighed < 6) == as_planned


def test_little_is_thought_of_where_any_sector_can_be_chosen() -> None:
    """A wormhole comes to the ship or to where something can be done; the fullest sectors are emptied."""
    p = Dealt("zealots", "ordinary").ships(MIRA, "D6").ships(BO, "A1").purse(MIRA, 8, 0)
    p.tile("E11", 6)
    p.main_phase()
    p.g.push(PlaceWormholes(MIRA, "", 2))
    words_ = {str(move) for move in p.rules.thinking.candidates(p.g, MIRA, Dice(0))}
    assert {"choose D6", "choose E11", "skip"} < words_
    assert len(words_) == MOST_SECTORS + 1
    p.g.stack.pop()
    p.energy(BO, A1=1, A2=2, A3=3, A4=1, A5=1, A6=1, A7=9, A8=1)
    p.g.push(SiphonSector(MIRA, "", "any", 6))
    words_ = {str(move) for move in p.rules.thinking.candidates(p.g, MIRA, Dice(0))}
    assert {"choose A7", "choose A3", "choose A2"} < words_
    assert len(words_) == MOST_SECTORS + 1


def test_the_way_to_mercury_is_worth_keeping() -> None:
    """With as much energy, one step nearer is worth much where it decides whether a ship can charge."""
    worths = [
        outlook(Dealt("megacore", "ordinary").ships(MIRA, at).ships(BO, "A7").purse(MIRA, 2).g, MIRA)
        for at in ("C1", "D1", "E1", "F1")
    ]
    assert worths[1] - worths[2] > 100 > worths[2] - worths[3]


def test_turns_of_others_can_be_passed_over() -> None:
    p = Dealt("zealots", "ordinary", "megacore").ships(MIRA, "D6").ships(BO, "A1").purse(MIRA, 8, 0)
    p.ships(2, "A1")
    p.main_phase()
    p.play(MIRA, "move D7", "end")
    others = deepcopy([p.g.players[side] for side in (BO, 2)])
    assert p.rules.thinking.turn_again(p.g, MIRA)
    assert p.rules.awaited(p.g) == [MIRA]
    assert p.g.players[MIRA].round.turns == 2
    assert not p.g.players[MIRA].turn.moved
    assert [p.g.players[side] for side in (BO, 2)] == others
    p.play(MIRA, "pass")
    assert not p.rules.thinking.turn_again(p.g, MIRA)


def test_search_looks_at_what_the_next_turn_brings() -> None:
    """Staying where an asteroid can be mined next turn is worth more than being elsewhere."""
    p = Dealt("zealots", "ordinary").ships(MIRA, "D6").ships(BO, "A1").purse(MIRA, 6, 0)
    p.tile("E7", 6)
    p.main_phase()
    world = p.rules.encode(p.g)
    near, far = (Plan(0, (Move("move", (to,)), Move("end"))) for to in ("D7", "C6"))
    found = further(p.rules, world, MIRA, [far, near])
    assert [plan.moves for plan in found] == [near.moves, far.moves]
    for plan in found:
        after = p.rules.decode(world)
        for move in plan.moves:
            p.rules.apply(after, MIRA, move)
        assert plan.worth > p.rules.thinking.evaluate(after, MIRA)


def test_no_resources_are_burned_to_go_where_nothing_can_be_done() -> None:
    """Without energy, no full hold is burned on the way to an asteroid that then does not fit."""
    p = Dealt("zealots", "ordinary").ships(MIRA, "F6").ships(BO, "A1").purse(MIRA, 0, 4)
    p.g.number = 3
    p.main_phase()
    assert "move" not in {move.verb for move in p.rules.thinking.candidates(p.g, MIRA, Dice(0))}
    p.tile("E6", 6)
    assert "move" not in {move.verb for move in p.rules.thinking.candidates(p.g, MIRA, Dice(0))}
    p.purse(MIRA, 2, 0)
    assert "move E6" in {str(move) for move in p.rules.thinking.candidates(p.g, MIRA, Dice(0))}


def test_only_a_planet_beside_the_ship_is_exchanged() -> None:
    p = (
        Dealt("einstein", "ordinary")
        .ships(MIRA, "C1")
        .ships(BO, "A1")
        .purse(MIRA, 8, 0)
        .built(MIRA, "faction")
    )
    p.main_phase()
    pairs = {move.values for move in p.rules.thinking.candidates(p.g, MIRA, Dice(0)) if move.verb == "swap"}
    beside = {"venus", "earth"}
    assert pairs
    assert all(one in beside and other not in beside for one, other in pairs)


def test_an_upgrade_is_not_offered_to_whoever_has_no_slot_for_it() -> None:
    p = Dealt("megacore", "ordinary").ships(MIRA, "A1").ships(BO, "A1").purse(MIRA, 8, 0).purse(BO, 8, 4)
    for machine in ("battery", "cargo"):
        p.built(BO, machine).g.players[MIRA].upgrades[MACHINES.index(machine)] = 1
    p.main_phase()
    assert best_offer(p.g, MIRA) is None
    p.play(MIRA, "offer seat-2 give-battery-1 get-resources-1")
    assert str(answer(p, seat=BO)) == "decline seat-1"


def test_nothing_is_offered_for_more_or_less_of_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where energy harms one side and serves the other, they still trade it for something else or not at all."""

    def worth(g: Table, side: int, *_: object) -> int:
        return g.players[side].energy * (-100 if side == MIRA else 100)

    monkeypatch.setattr(bargains, "side_worth", worth)
    p = Dealt("megacore", "ordinary").ships(MIRA, "A1").ships(BO, "A1").purse(MIRA, 12, 0).purse(BO, 8, 0)
    p.main_phase()
    offer = best_offer(p.g, MIRA)
    assert offer is None or p.rules.offer(p.g, MIRA).allows(offer)


def test_factions_are_drawn() -> None:
    rules = FactionsRules()
    g = rules.setup(4, {}, Rng("factions"))
    seat = rules.awaited(g)[0]
    drawn = {str(rules.thinking.candidates(g, seat, Dice(n))) for n in range(40)}
    assert len(drawn) == 8


def test_no_trade_is_offered_that_only_one_side_gains_by() -> None:
    p = Dealt("megacore", "ordinary").ships(MIRA, "A1").ships(BO, "A1").purse(MIRA, 16, 4).purse(BO, 16, 4)
    assert best_offer(p.g, MIRA) is None


def test_it_takes_the_reward_of_a_vote_that_helps_most() -> None:
    """Who has resources and no machine likes a point for each resource, and takes what comes with that option."""
    p = Dealt("zealots", "ordinary").ships(BO, "A1").purse(MIRA, 8, 1).purse(BO, 8, 0)
    p.built(MIRA, "cargo").g.players[MIRA].resources = 7
    p.g.number = 2
    p.g.piles[EARTH_DECK].deck.remove(CALLED["wealth-debate"])
    p.beside("earth").event("wealth-debate")
    p.visit("earth")
    assert str(answer(p)) in ("vote a1", "vote a2")


def test_a_ship_reaches_what_the_cheapest_way_costs() -> None:
    """The prices of the planner are those of the rules."""
    p = Dealt("zealots", "ordinary").ships(MIRA, "D6").ships(BO, "A1").purse(MIRA, 16, 0)
    p.energy(BO, D7=3, C6=1, E6=5).wormholes("D6", "G2")
    p.main_phase()
    found = reach(p.g, MIRA, 16)
    spots = p.rules.offer(p.g, MIRA).proposals("move")
    prices = {str(move.values[-1]): spot.price for move, spot in spots}
    assert {SECTOR_WORD[s] for s in range(SECTORS) if 0 < found[s] < FAR} == set(prices)
    for word, price in prices.items():
        assert price is not None
        assert price.values["spent"] == found[SECTOR_CALLED[word]], word


def test_an_objective_is_worth_more_the_nearer_it_is() -> None:
    p = Dealt("zealots", "ordinary").ships(MIRA, "D6").ships(BO, "A1").hand(MIRA, "prospector")
    worths = []
    for mined in range(4):
        p.g.players[MIRA].round.mined = mined
        worths.append(side_worth(p.g, MIRA, MIRA))
    assert worths == sorted(set(worths))


def test_a_flat_battery_is_worse_far_from_mercury() -> None:
    """What can be charged counts, and what can be reached then."""
    near, far = (
        Dealt("megacore", "ordinary").ships(MIRA, at).ships(BO, "A7").purse(MIRA, 0) for at in ("A1", "G7")
    )
    assert outlook(near.g, MIRA) > outlook(far.g, MIRA) == 0


class Trader:
    """Offers a gift at the beginning of each turn, and passes; notes what it is offered."""

    def __init__(self) -> None:
        self.offered = 0

    def choose(self, game: Game[Any], view: Any, seat: Seat, dice: Dice) -> Move:
        moves = game.moves(view, seat)
        for offer in offers(view):
            if offer.answers == seat:
                self.offered += 1
                return moves[0]
        if PASS not in moves:
            return moves[0]
        return (
            PASS if view.players[seat].turn.offers else Move("offer", (f"seat-{2 - seat}", "give-energy-1"))
        )


def test_what_is_certain_is_weighed_once_and_what_is_drawn_in_many_worlds() -> None:
    p = Dealt("megacore", "ordinary").ships(MIRA, "A1").ships(BO, "C1").purse(MIRA, 0, 2).purse(BO, 16, 4)
    p.beside("venus")
    p.main_phase()
    rules = Counting()
    worlds = Worlds(rules, rules.view(p.g, MIRA), MIRA, Dice(0), 8)
    weighed = []
    for word in ("move", "charge"):
        moves = [move for move in rules.thinking.candidates(p.g, MIRA, Dice(0)) if move.verb == word]
        rules.thinking.weighed = 0
        expectations(rules, worlds, MIRA, [(moves[0],)])
        weighed.append(rules.thinking.weighed)
    assert weighed == [1, 8]


def test_a_full_battery_is_not_charged_to_pass_the_time() -> None:
    p = Dealt("zealots", "ordinary").ships(MIRA, "A1").ships(BO, "C1").purse(MIRA, 16, 0)
    p.main_phase()
    assert "charge" in {move.verb for move in p.rules.moves(p.g, MIRA)}
    assert "charge" not in {move.verb for move in p.rules.thinking.candidates(p.g, MIRA, Dice(0))}
    p.purse(MIRA, 15, 0)
    assert "charge" in {move.verb for move in p.rules.thinking.candidates(p.g, MIRA, Dice(0))}


def test_ordinary_people_value_what_produces_unexplored() -> None:
    more = []
    for faction in ("ordinary", "zealots"):
        p = Dealt(faction, "megacore").ships(MIRA, "A1").ships(BO, "A1").purse(MIRA, 8, 2)
        p.g.jupiter = [CALLED["forgeheart"]]
        visit, before = visit_worths(p.g, MIRA, 2.5)[JUPITER], side_worth(p.g, MIRA, MIRA)
        p.owns(MIRA, "kiln")
        more.append((visit, side_worth(p.g, MIRA, MIRA) - before))
    assert more[0][0] > more[1][0] + 100
    assert more[0][1] > more[1][1] + 100


def test_megacore_thinks_of_asteroids_next_to_its_way() -> None:
    found = {}
    for faction in ("megacore", "zealots"):
        p = Dealt(faction, "ordinary").ships(MIRA, "D5").ships(BO, "A1").purse(MIRA, 1, 0)
        p.tile("E6", 6)
        p.main_phase()
        moves = {str(move) for move in p.rules.thinking.candidates(p.g, MIRA, Dice(0))}
        p.ships(MIRA, "D6").purse(MIRA, 0, 0)
        found[faction] = "move D6" in moves, outlook(p.g, MIRA) > 0
    assert found == {"megacore": (True, True), "zealots": (False, False)}


def test_tunnelers_see_how_far_a_wormhole_takes_them() -> None:
    """The price is that of the rules, and an asteroid far away comes to mind."""
    p = Dealt("tunnelers", "ordinary").ships(MIRA, "A1").ships(BO, "A7").purse(MIRA, 8, 0)
    p.wormholes("A1", "H1").energy(BO, E9=1)
    p.tile("E9", 6)
    p.main_phase()
    price = reach(p.g, MIRA, 16)[SECTOR_CALLED["E9"]]
    assert price == 6
    through = [
        move for move in p.rules.thinking.candidates(p.g, MIRA, Dice(0)) if move.values[-1:] == ("E9",)
    ]
    assert "move gate-H1-energy to-E9 E9" in {str(move) for move in through}
    p.play(MIRA, "move gate-H1-energy to-E9 E9")
    assert p.g.players[MIRA].energy == 8 - price
    p = Dealt("tunnelers", "ordinary").ships(MIRA, "B1").ships(BO, "A7").purse(MIRA, 8, 0)
    p.wormholes("A7", "H1")
    assert reach(p.g, MIRA, 16)[SECTOR_CALLED["H1"]] == 4 + 2


def test_the_council_uses_earth_as_what_is_best() -> None:
    p = Dealt("council", "zealots").ships(MIRA, "A1").ships(BO, "A1").purse(MIRA, 8, 4).purse(BO, 8, 4)
    p.event("wealth-debate")
    council, zealots = (visit_worths(p.g, side, 2.5) for side in (MIRA, BO))
    assert council[EARTH] == max(council) > zealots[EARTH]
    p.g.players[MIRA].round.spent.append("earth-as-other")
    assert visit_worths(p.g, MIRA, 2.5)[EARTH] > zealots[EARTH]
    p.g.players[MIRA].round.vote = 0
    assert visit_worths(p.g, MIRA, 2.5)[EARTH] == 0


def test_zealots_can_charge_far_from_mercury() -> None:
    p = Dealt("zealots", "ordinary").ships(MIRA, "G7").ships(BO, "A7").purse(MIRA, 0)
    assert outlook(p.g, MIRA) == 0
    p.built(MIRA, "faction")
    assert outlook(p.g, MIRA) > 0
    p.g.players[MIRA].round.spent.append("artificial-photosynthesis")
    assert outlook(p.g, MIRA) == 0


def test_only_explorers_that_explore_are_thought_of() -> None:
    p = Dealt("zealots", "ordinary").ships(MIRA, "A1").ships(BO, "A1").purse(MIRA, 16, 4)
    p.hand(MIRA, "geriatric-explorers").owns(MIRA, "yvaga")
    p.main_phase()
    assert p.rules.offer(p.g, MIRA).free_moves
    assert not p.rules.thinking.free_candidates(p.g, MIRA)
    p.hand(MIRA, "carnivorous-orchids")
    assert p.rules.thinking.free_candidates(p.g, MIRA)
    assert set(p.rules.thinking.free_candidates(p.g, MIRA)) <= set(p.rules.offer(p.g, MIRA).free_moves)


def test_of_equal_explorers_the_one_that_is_offered_is_thought_of() -> None:
    p = Dealt("zealots", "ordinary").ships(MIRA, "A1").ships(BO, "A1").purse(MIRA, 16, 4)
    p.hand(MIRA, "glass-beetles", "glass-beetles-2").owns(MIRA, "slush")
    p.main_phase()
    thought = p.rules.thinking.free_candidates(p.g, MIRA)
    assert thought
    assert set(thought) <= set(p.rules.offer(p.g, MIRA).free_moves)


@DICE
def test_it_explores_before_it_answers_and_then_answers(dice: int) -> None:
    p = Dealt("zealots", "ordinary").ships(MIRA, "A1").ships(BO, "A1").purse(MIRA, 16, 3)
    p.hand(MIRA, "swamp-things", "geriatric-explorers").owns(MIRA, "yvaga")
    p.main_phase()
    p.visit("venus")
    played = list[Move]()
    while p.asked() == [(MIRA, "ask-announce")]:
        played.append(answer(p, dice))
        p.rules.play(p.g, MIRA, played[-1])
    assert [move.verb for move in played] == ["place", "place", "choose"]


def test_an_explorer_that_is_asked_for_is_not_thought_of() -> None:
    p = Dealt("zealots", "ordinary").ships(MIRA, "A1").ships(BO, "A1")
    p.hand(MIRA, "swamp-things", "geriatric-explorers").owns(MIRA, "yvaga")
    assert p.rules.thinking.free_candidates(p.g, MIRA)
    p.do(Pay((Cost("explorer"),), (Points(1),)))
    assert p.rules.thinking.free_candidates(p.g, MIRA) == []


def test_only_the_best_techs_are_looked_at() -> None:
    p = Dealt("zealots", "ordinary").ships(BO, "A1").purse(MIRA, 16, 0)
    p.beside("uranus")
    p.visit("uranus")
    every = {CALLED[str(move.values[0])] for move in p.rules.moves(p.g, MIRA)}
    looked = {CALLED[str(move.values[0])] for move in p.rules.thinking.candidates(p.g, MIRA, Dice(0))}
    assert len(looked) == MOST_TECHS < len(every)
    assert min(TECH_WORTH[card] for card in looked) >= max(TECH_WORTH[card] for card in every - looked)


def test_whoever_is_offered_a_trade_answers_before_the_turn_goes_on() -> None:
    trader = Trader()
    play(FactionsRules(), ("trader", "trader"), {"trader": trader}, {"first": "on"}, "trader")
    assert trader.offered == 6


@pytest.mark.deep
@pytest.mark.parametrize("difficulty", ["easy", "hard"])
def test_it_plays_against_the_automa(difficulty: str) -> None:
    played = play(FactionsRules(), ("greedy",), players(), {"difficulty": difficulty}, "solo")
    assert played.scores[0] > 5


@pytest.mark.deep
def test_greedy_beats_random() -> None:
    game, known = FactionsRules(), players()
    played = [play(game, seating(("greedy", "random"), 2, n), known, {}, f"strength/{n}") for n in range(3)]
    assert tally(played)["greedy"].wins == 3
