"""Rules 8: prices, paths step by step, and what they leave behind."""

from __future__ import annotations

import pytest

from bot.engine.moves import Move, Value
from bot.engine.playout import Dice
from bot.games.factions.actions.moving import MOVEMENT, carry_out, price
from bot.games.factions.cards.cards import MARS
from bot.games.factions.holdings.prices import Purse
from bot.games.factions.table.board import SECTOR_CALLED, SECTOR_WORD
from tests.games.factions.position import BO, MIRA, NAMES, RULES, WORDS, Position, told


def mover(
    *techs: str, faction: str = "zealots", at: str = "C4", energy: int = 16, resources: int = 0
) -> Position:
    return Position(faction, "ordinary").ships(0, at).purse(0, energy, resources).techs(0, *techs).turn()


def costs(p: Position, sector: str, *, through: bool = False, half: bool = False) -> int:
    return price(p.g, 0, SECTOR_CALLED[sector], through=through, half=half)


def cost_of(p: Position, *words: str) -> int:
    """What is spent on a path of single words."""
    way = MOVEMENT.walk(p.g, MIRA, words)
    assert way is not None, words
    assert way.words == words
    return way.spent


@pytest.mark.parametrize(("held", "inner", "outer"), [(0, 1, 2), (1, 2, 2), (2, 3, 3), (3, 4, 4), (7, 8, 8)])
def test_a_sector_costs_the_energy_in_it_and_one_more_and_an_empty_outer_one_costs_2(
    held: int, inner: int, outer: int
) -> None:
    p = mover().energy(1, D4=held, E4=held)
    assert (costs(p, "D4"), costs(p, "E4")) == (inner, outer)


def test_vector_t1_three_sectors_cost_1_and_4_and_2() -> None:
    p = mover(at="D2").energy(1, D4=3)
    assert cost_of(p, "D3", "D4", "E4") == 7
    events = p.play(MIRA, "move D3 D4 E4")
    assert p.left_in("D3", "D4", "E4") == [1, 7, 2]
    assert p.has(0) == (9, 0)
    (moved,) = told(events, "moved")
    assert moved["path"] == ["D3 (1)", "D4 (4)", "E4 (2)"]
    assert (moved["side"], moved["from"], moved["spent"], moved["left"]) == ("@0", "D2", 7, 9)
    turn = p.g.players[0].turn
    assert turn.entered == turn.placed == [SECTOR_CALLED[word] for word in ("D3", "D4", "E4")]
    assert (p.at(0), turn.through, turn.teleported) == (["E4"], False, False)
    assert p.g.players[0].round.spent == []
    assert p.g.cubes[SECTOR_CALLED["D4"]] == [4, 3, 0], "by colour"


def test_vector_t2_energy_left_behind_is_paid_by_the_next() -> None:
    p = Position("zealots", "ordinary").ships(0, "C4").ships(1, "C4").turn()
    p.play(MIRA, "move C5 C6", "end")
    p.turn(1)
    p.play(BO, "move C5 C6")
    assert p.has(1) == (12, 4)
    assert p.left_in("C5", "C6") == [3, 3]


def test_vector_t3_an_outer_sector_with_2_costs_3() -> None:
    assert costs(mover().energy(1, E4=2), "E4") == 3


def test_vector_t18_resources_are_converted_on_the_way() -> None:
    p = mover(at="D1", resources=2).energy(1, D2=8, D3=8)
    spot = RULES.offer(p.g, MIRA).spot("move", ("D2", "D3"))
    assert spot is not None
    assert spot.price is not None
    assert dict(spot.price.values) == {"spent": 18, "converted": 2, "energy": 0, "resources": 0}
    assert WORDS.say(spot.price, NAMES) == "leaves 0 energy and 0 resources"
    assert spot.whole is not None
    assert WORDS.say(spot.whole, NAMES) == "Move to D3"
    events = p.play(MIRA, "move D2 D3")
    assert p.has(0) == (0, 0)
    assert told(events, "converted") == [{"side": "@0", "n": 2}]
    assert p.left_in("D2", "D3") == [17, 17]


def test_energy_is_spent_before_resources() -> None:
    p = mover(resources=3, energy=5)
    events = p.play(MIRA, "move C5 C6")
    assert p.has(0) == (3, 3)
    assert told(events, "converted") == []


def test_one_entry_costs_no_more_than_the_batteries_hold() -> None:
    p = mover(resources=4).energy(1, C5=16, D4=15)
    assert p.why(MIRA, "move C5") == ("8", "path-over-capacity")
    assert cost_of(p, "D4") == 16
    p.purse(0, 9)
    assert p.why(MIRA, "move D4") == ("8", "path-too-dear")
    p.purse(0, 16, 4)
    p.built(0, "battery")
    assert cost_of(p, "C5") == 17, "with a larger battery it can be paid"


def test_too_dear_names_price_and_what_is_missing() -> None:
    p = mover(energy=2, resources=1).energy(1, C5=5, C3=5, B4=5, D4=5)
    assert p.why(MIRA, "move C5") == ("8", "path-too-dear")
    refusal = RULES.explain(p.g, MIRA, Move("move", ("C6",)))
    assert dict(refusal.why.values) == {"place": "C6", "price": 7, "left": 3, "missing": 4}


def test_no_sector_is_entered_twice_but_the_first_may_be_entered_once() -> None:
    p = mover()
    assert cost_of(p, "C5", "C4") == 2
    assert p.why(MIRA, "move C5 C4 C5") == ("8", "path-again")
    assert p.why(MIRA, "move C4") == ("8", "path-here"), "where it stands is no first destination"
    first, then = (RULES.offer(p.g, MIRA).spot("move", chosen) for chosen in ((), ("C5",)))
    assert first is not None
    assert then is not None
    assert "C4" not in {choice.value for choice in first.next}
    assert "C4" in {choice.value for choice in then.next}
    assert p.why(MIRA, "move C5 C5") == ("8", "path-here")


def test_diagonal_sectors_do_not_touch() -> None:
    spot = RULES.offer(mover().g, MIRA).spot("move")
    assert spot is not None
    near = [choice.value for choice in spot.next if choice.detail and choice.detail.values["steps"] == 1]
    assert near == ["C3", "C5", "B4", "D4"]


def test_a_goal_further_away_means_the_cheapest_way_there() -> None:
    p = mover().energy(1, C5=9)
    p.play(MIRA, "move C6")
    assert len(p.g.players[0].turn.entered) == 4
    assert p.has(0) == (12, 0)


def test_a_path_needs_a_step_and_there_is_one_movement_in_a_turn() -> None:
    p = mover()
    spot = RULES.offer(p.g, MIRA).spot("move")
    assert spot is not None
    assert not spot.ends
    p.play(MIRA, "move C5")
    assert p.why(MIRA, "move C6") == ("6", "moved-already")


def test_ships_do_not_enter_the_kuiper_belt_and_words_that_are_no_sector_are_refused() -> None:
    p = mover(at="H1")
    assert p.why(MIRA, "move K1") == ("3", "kuiper")
    assert p.why(MIRA, "move E1 Z9") == ("3", "path-unknown")
    assert p.why(MIRA, "move E1 asteroid") == ("3", "path-unknown")


def test_a_sector_walled_in_by_the_path_itself_cannot_be_reached() -> None:
    p = mover(at="A1").built(0, "battery").purse(0, 32)
    around = [f"B{i}" for i in range(1, 13)]
    assert p.why(MIRA, f"move {' '.join(around)} C12 A5") == ("8", "path-blocked")


# What changes prices --------------------------------------------------------------------------------------------------


def test_solar_sails_enter_every_empty_sector_for_1() -> None:
    p = mover().energy(1, E5=1)
    assert (costs(p, "E4"), costs(p, "E5")) == (2, 2)
    p.built(0, "sails")
    assert (costs(p, "E4"), costs(p, "D4"), costs(p, "E5")) == (1, 1, 2)


def test_subsidised_lanes_make_empty_outer_sectors_cost_1() -> None:
    p = mover().ruling("subsidised-lanes").energy(1, E5=1)
    assert (costs(p, "E4"), costs(p, "E5")) == (1, 2)


def test_ion_afterburners_make_the_first_outer_sector_1_cheaper_never_below_1() -> None:
    p = mover("ion-afterburners", at="D4").energy(1, F4=3)
    assert cost_of(p, "E4", "E5") == 1 + 2
    assert cost_of(p, "D5", "E5", "F5") == 1 + 1 + 2, "inner sectors do not use it up"
    assert cost_of(p, "E4", "D4", "D5", "E5") == 1 + 1 + 1 + 2, "steps in between do not bring it back"
    assert cost_of(p, "E4", "F4") == 1 + 4
    assert cost_of(p.energy(1, E4=3), "E4", "E5") == 3 + 2
    assert cost_of(p.built(0, "sails"), "D5", "E5", "F5") == 3


def test_the_cheapest_way_saves_the_discount_for_where_it_is_worth_most() -> None:
    p = mover("ion-afterburners", at="D4")
    assert cost_of(p, "E4") == 1
    p.built(0, "sails").energy(1, E5=5, F4=9, F6=9, G5=9, F5=4)
    (proposed,) = MOVEMENT.proposals(p.g, MIRA, "move", ("E5",))
    assert cost_of(p, *map(str, proposed.values)) == 1 + 5


def test_the_trash_compactor_halves_one_entry_into_a_sector_with_energy_rounded_up() -> None:
    p = mover("trash-compactor").energy(1, C5=3, C6=4)
    assert cost_of(p, "C5", "half-C6") == 4 + 3
    assert cost_of(p, "half-C5", "C6") == 2 + 5
    assert p.why(MIRA, "move half-C5 half-C6") == ("16.7", "halved-already")
    assert p.why(MIRA, "move half-C5 D5 C5") == ("8", "path-again")
    assert p.why(MIRA, "move half-C5 D5 D6 half-C6") == ("16.7", "halved-already")
    assert p.why(MIRA, "move half-D4") == ("16.7", "half-helps-not")
    assert p.why(MIRA, "move half-C6") == ("8", "half-not-adjacent")
    assert p.why(MIRA, "move C5 C6 half-C5") == ("8", "path-again")
    assert mover().why(MIRA, "move half-C5") == ("16.7", "no-half")
    events = p.play(MIRA, "move half-C5")
    assert p.left_in("C5") == [5]
    assert told(events, "moved")[0]["path"] == ["C5"]


def test_half_of_what_is_too_dear_may_still_be_too_dear() -> None:
    p = mover("trash-compactor", energy=2).energy(1, C5=5)
    assert p.why(MIRA, "move half-C5") == ("8", "path-too-dear")
    assert p.why(MIRA, "move C5")[1] == "path-too-dear"
    assert cost_of(p.purse(0, 3), "half-C5") == 3


def test_half_of_an_entry_that_the_batteries_cannot_hold_is_offered() -> None:
    p = mover("trash-compactor").energy(1, C5=20)
    assert p.why(MIRA, "move C5") == ("8", "path-over-capacity")
    assert cost_of(p, "half-C5") == 11


def test_the_phase_skimmer_caps_every_entry_at_5() -> None:
    p = mover("phase-skimmer").energy(1, C5=9, C6=3)
    assert cost_of(p, "C5", "C6") == 5 + 4
    p.play(MIRA, "move C5")
    assert p.left_in("C5") == [14], "what is paid is placed"


def test_vector_t14_a_step_through_the_wormholes_pays_for_the_goal() -> None:
    p = mover(at="C3").wormholes("C3", "H9")
    assert cost_of(p, "H9") == 2
    p.play(MIRA, "move H9")
    turn = p.g.players[0].turn
    assert (p.at(0), turn.through, turn.teleported) == (["H9"], True, False)
    assert turn.placed == [SECTOR_CALLED["H9"]]


def test_one_wormhole_leads_nowhere() -> None:
    p = mover(at="C3", energy=3).wormholes("C3")
    assert p.why(MIRA, "move H9") == ("8", "path-too-dear")


def test_open_gates_make_every_entry_through_the_wormholes_cost_1() -> None:
    p = mover(at="C3").wormholes("C3", "H9").energy(1, H9=6).ruling("open-the-gates")
    assert cost_of(p, "H9") == 1
    assert cost_of(p, "C4", "C3", "H9") == 3
    near = mover(at="C3").wormholes("C3", "C4").energy(1, C4=6).ruling("open-the-gates")
    assert cost_of(near, "C4") == 1, "neighbours that hold the wormholes"


# Conversions at a better rate -----------------------------------------------------------------------------------------


def test_the_ore_burner_gives_3_energy_for_each_of_the_first_two_resources_of_a_turn() -> None:
    p = mover("ore-burner", energy=0, resources=4).energy(1, C5=4)
    p.play(MIRA, "move C5 C6")
    assert p.has(0) == (0, 2), "5 and 1 from two resources"
    assert p.g.players[0].turn.boosted == 2
    p = mover("ore-burner", energy=0, resources=4)
    p.play(MIRA, "move C5 C6")
    assert (p.has(0), p.g.players[0].turn.boosted) == ((1, 3), 1)
    p = mover("ore-burner", energy=0, resources=4)
    p.g.players[0].turn.boosted = 1
    assert MOVEMENT.start(p.g, MIRA).left == 3 + 3
    p.play(MIRA, "move C5")
    assert (p.has(0), p.g.players[0].turn.boosted) == ((2, 3), 2)


def test_energy_that_does_not_fit_while_converting_is_lost_and_counts_in_the_price() -> None:
    p = mover("ore-burner", energy=15, resources=2).energy(1, C5=15)
    way = MOVEMENT.walk(p.g, MIRA, ("C5",))
    assert way is not None
    assert (way.spent, way.left) == (18, 3)
    events = p.play(MIRA, "move C5")
    assert p.has(0) == (0, 1)
    assert p.left_in("C5") == [31]
    assert told(events, "moved")[0]["spent"] == 16


@pytest.mark.parametrize("boosts", [0, 1, 2])
def test_a_purse_converts_as_late_and_as_little_as_possible(boosts: int) -> None:
    """Paying one by one is the same as what is left of the whole."""
    dice = Dice(f"purse {boosts}")
    for _ in range(200):
        purse = Purse(dice.below(17), dice.below(6), 16, 3, boosts)
        energy, resources, rich, left = purse.energy, purse.resources, boosts, purse.worth
        for _ in range(6):
            wanted = 1 + dice.below(16)
            due = wanted + purse.after(left).loss(wanted)
            if due > left:
                break
            while energy < wanted:
                energy, resources = min(16, energy + (3 if rich else 1)), resources - 1
                rich = max(0, rich - 1)
            energy, left = energy - wanted, left - due
            now = purse.after(left)
            assert (now.energy, now.resources, now.boosts) == (energy, resources, rich)


# What is offered ------------------------------------------------------------------------------------------------------

EVERY_WORD = [
    *SECTOR_WORD,
    *(f"{kind}-{sector}" for kind in ("half", "jump", "from", "to") for sector in SECTOR_WORD),
    *(f"gate-{sector}-{payment}" for sector in (*SECTOR_WORD, "new") for payment in ("energy", "resource")),
    "extract",
    "K1",
]


def _crowded(p: Position, dice: Dice, most: int) -> Position:
    for sector in range(len(SECTOR_WORD)):
        p.g.cubes[sector][1] = dice.below(most)
    return p


@pytest.mark.parametrize("number", range(9))
def test_what_is_offered_walks_and_nothing_else_and_every_way_on_ends(number: int) -> None:
    dice = Dice(f"offered {number}")
    faction = ("zealots", "tunnelers", "androids")[number % 3]
    p = _crowded(mover(faction=faction, energy=dice.below(14), resources=dice.below(4)), dice, 7)
    p.wormholes("C6", "F4").built(0, *(("faction", "alcubierre")[dice.below(2) :]))
    p.techs(0, *(("trash-compactor",) if number % 2 else ("ore-burner",)))
    if faction == "androids":
        p.ships(0, "D2", "C4")
    before, chosen = RULES.encode(p.g), tuple[Value, ...]()
    for _ in range(5):
        spot = RULES.offer(p.g, MIRA).spot("move", chosen)
        if spot is None:
            assert not chosen
            break
        assert spot.next or spot.ends
        offered = [str(choice.value) for choice in spot.next]
        some = {*offered, *(EVERY_WORD[dice.below(len(EVERY_WORD))] for _ in range(60))}
        walks = {word: way for word in some if (way := MOVEMENT.walk(p.g, MIRA, (*chosen, word)))}
        assert walks.keys() == set(offered)
        assert len(walks) == len(spot.next)
        for choice in spot.next:
            goal = walks[str(choice.value)]
            assert choice.last == MOVEMENT.ends(goal)
            assert WORDS.say(choice.label, NAMES)
            assert choice.detail is not None
            assert WORDS.say(choice.detail, NAMES)
            assert any(mark.note and mark.note.values == choice.detail.values for mark in spot.marks)
            if not choice.last:
                assert RULES.offer(p.g, MIRA).stroll("move", dice, (*chosen, choice.value)) is not None
        assert spot.price is not None
        assert WORDS.say(spot.price, NAMES)
        if spot.ends:
            assert spot.whole is not None
            assert WORDS.say(spot.whole, NAMES)
        assert RULES.encode(p.g) == before, "looking changes nothing"
        if not spot.next:
            break
        chosen = (*chosen, spot.next[dice.below(len(spot.next))].value)


@pytest.mark.parametrize("number", range(20))
def test_a_random_movement_can_be_played_and_tells_what_its_preview_did(number: int) -> None:
    dice = Dice(f"played {number}")
    faction = ("zealots", "tunnelers", "androids")[number % 3]
    p = _crowded(mover(faction=faction, energy=4 + dice.below(9), resources=dice.below(4)), dice, 4)
    p.wormholes("C6", "F4").built(0, "faction", "alcubierre")
    p.techs(0, ("trash-compactor", "ore-burner", "ion-afterburners", "phase-skimmer")[number % 4])
    move = RULES.offer(p.g, MIRA).stroll("move", dice)
    assert move is not None
    spot = RULES.offer(p.g, MIRA).spot("move", move.values)
    way = MOVEMENT.walk(p.g, MIRA, move.values)
    assert spot is not None
    assert way is not None
    held = sum(map(sum, p.g.cubes))
    extracted = sum(p.left_in(*_wormholes_at_extraction(p, move.values)))
    events = RULES.play(p.g, MIRA, move)
    assert [(f"{event.key}-ahead", event.values) for event in events] == [
        (event.key, event.values) for event in spot.preview
    ]
    said = [WORDS.tell(event, NAMES) for event in spot.preview]
    assert all(said)
    assert not any(
        f" {word} " in each for word in ("moved", "jumped", "converted", "emptied") for each in said
    )
    player = p.g.players[0]
    assert 0 <= player.energy <= 16
    assert player.resources >= 0
    spent = [int(str(event.values["spent"])) for event in events if event.key == "moved"]
    assert sum(map(sum, p.g.cubes)) == held + sum(spent) - extracted
    assert SECTOR_WORD[player.ships[-1]] == way.place


def _wormholes_at_extraction(p: Position, values: tuple[Value, ...]) -> list[str]:
    if "extract" not in values:
        return []
    tokens = [SECTOR_WORD[sector] for sector in p.g.wormholes]
    for word in map(str, values[: values.index("extract")]):
        if word.startswith("gate-"):
            tokens.remove(word.split("-")[1])
        elif word.startswith("to-"):
            tokens.append(word.removeprefix("to-"))
    return tokens


def test_proposals_for_what_was_typed_use_every_means() -> None:
    p = mover().built(0, "alcubierre")
    (jump,) = MOVEMENT.proposals(p.g, MIRA, "move", ("C9",))
    assert jump.values == ("jump-C9",)


def test_a_movement_does_not_swallow_what_was_told_before_it() -> None:
    p = mover()
    p.g.tell("rescued-free", side="@0", place="C4")
    carry_out(p.g, 0, ("C5",))
    assert [event.key for event in p.g.events] == ["rescued-free", "moved"]


def said(p: Position, word: str, *chosen: str) -> tuple[str, str]:
    """How a word is offered: its label, and what it costs."""
    spot = RULES.offer(p.g, MIRA).spot("move", chosen)
    assert spot is not None
    choice = next(choice for choice in spot.next if choice.value == word)
    assert choice.detail is not None
    return WORDS.say(choice.label, NAMES), WORDS.say(choice.detail, NAMES)


def test_every_word_is_offered_with_what_it_does_and_costs() -> None:
    p = mover("trash-compactor", faction="tunnelers", energy=3, resources=3).energy(1, C5=3, B6=2)
    p.wormholes("B6").built(0, "faction", "alcubierre")
    assert said(p, "C3") == ("C3", "1 step, leaves 2 energy")
    assert said(p, "C5") == ("C5", "1 step, leaves 0 energy (converts 1 resource)")
    assert said(p, "half-C5") == ("C5 at half price", "1 step, leaves 1 energy")
    assert said(p, "D2", "C3") == ("D2", "2 steps, leaves 0 energy")
    assert said(p, "jump-C9") == ("Jump to C9", "Free, before your first step")
    assert said(p, "gate-B6-energy") == (
        "Move the wormhole in B6 for 4 energy",
        "Leaves 0 energy and 2 resources",
    )
    assert said(p, "gate-B6-resource") == (
        "Move the wormhole in B6 for a resource",
        "Leaves 3 energy and 2 resources",
    )
    assert said(p, "gate-new-energy")[0] == "Place a wormhole for 4 energy"
    assert said(p, "gate-new-resource") == (
        "Place a wormhole for a resource",
        "Leaves 3 energy and 2 resources",
    )
    assert said(p, "to-E5", "gate-B6-resource") == ("To E5", "Leaves 3 energy and 2 resources")
    assert said(p, "extract") == ("Use the Dark Energy Extractor", "Gains 2 energy")
    android = mover(faction="androids").ships(0, "D9", "C4")
    assert said(android, "from-D9")[0] == "Move the ship in D9"


def test_a_planet_that_is_typed_means_the_cheapest_sector_beside_it() -> None:
    p = mover(at="D4").planet("mars", 6).planet("neptune", 0)
    typed = [(move.values, spot.ends) for move, spot in p.rules.offer(p.g, MIRA).proposals("move", ("mars",))]
    beside = {SECTOR_WORD[sector] for sector in p.g.around(MARS)}
    assert {values[-1] for values, _ in typed} == beside
    assert typed[0] == (("D5", "D6"), True), "the cheapest first"
    onward = [move.values for move, _ in p.rules.offer(p.g, MIRA).proposals("move", ("C4", "mars"))]
    assert onward[0][:2] == ("C4", "C5")
    p.purse(0, 1)
    assert list(p.rules.offer(p.g, MIRA).proposals("move", ("neptune",))) == []
    assert p.why(MIRA, "move neptune") == ("8", "path-planet")


def test_a_sector_of_the_path_says_what_a_ship_finds_there() -> None:
    p = mover(at="D4").planet("mars", 3).planet("jupiter", 4).planet("earth", 6)
    p.tile("E5", 3)
    p.tile("K2", 4)
    for word, told_ in (
        ("D5", "D5"),
        ("F4", "F4, beside Jupiter"),
        ("D4", "D4, beside Mars"),
        ("H6", "H6, asteroid"),
    ):
        assert said(p, word, "D3")[0] == told_
    for slot in ("E6", "E7", "E8", "E9"):
        p.tile(slot, 3 + int(slot[1:]) % 2)
    assert said(p, "E9", "D3")[0] == "E9, asteroid", "there are nearer ones"
    spot = MOVEMENT.spot(p.g, MIRA, ())
    assert spot is not None
    bands = {WORDS.attribute(choice.label, "band", NAMES) for choice in spot.next}
    assert {"Anywhere in band D", "Anywhere in band E (Asteroid Belt)"} <= bands
