"""Rules 6.2 to 6.5, 8.1: musters, deals, cards laid in a row and transports as one decision each."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec import structs

from bot.engine.errors import Illegal
from bot.engine.moves import Choice, Event, Move, Seat, Spot, Text, Value
from bot.engine.playout import Dice, playout
from bot.engine.rng import Rng
from bot.engine.secrets import learners
from bot.games.parts.chain import Chain, ChainStep, Walk
from bot.games.supernova.actions.laying import Laying
from bot.games.supernova.actions.together import Together
from bot.games.supernova.actions.trade import Bargain
from bot.games.supernova.cards.cards import WORD
from bot.games.supernova.table.state import DEEP
from tests.games.supernova.position import BO, CY, DEE, MIRA, NAMES, RULES, WORDS, Position

CHAINS = ("bargain", "lay", "muster", "transport")


def spot(p: Position, seat: Seat, line: str) -> Spot:
    verb, *chosen = line.split()
    found = RULES.offer(p.g, seat).spot(verb, chosen)
    assert found is not None, f"{line} does not walk"
    return found


def offered(p: Position, seat: Seat, line: str) -> list[Value]:
    return [choice.value for choice in spot(p, seat, line).next]


def prompt(p: Position) -> str:
    """What the seat whose part it is, is asked; where all play at once, the first of them."""
    top = p.g.stack[-1]
    return str(getattr(top.parts[0] if isinstance(top, Together) else top, "prompt", ""))


def walks(p: Position, seat: Seat, line: str) -> bool:
    verb, *chosen = line.split()
    return RULES.offer(p.g, seat).spot(verb, chosen) is not None


def said(text: Text | None) -> str:
    assert text is not None
    return WORDS.say(text, NAMES)


def helped(choice: Choice) -> str:
    """The second line of a choice."""
    return said(choice.detail) if choice.detail is not None else WORDS.attribute(choice.label, "help", NAMES)


def told(events: tuple[Event, ...] | list[Event]) -> list[str]:
    return [WORDS.tell(event, NAMES) for event in events]


def marked(p: Position, seat: Seat, line: str, tone: str) -> list[str]:
    return [mark.what for mark in spot(p, seat, line).marks if mark.tone == tone]


def proposed(p: Position, seat: Seat, line: str) -> list[str]:
    verb, *given = line.split()
    return [str(move) for move, _ in RULES.offer(p.g, seat).proposals(verb, given)]


def fleet(seats: int = 3, **options: str) -> Position:
    """Mira has two warships at Altair and a Garbage Scow (1/0/1) at Vega, Bo a Cruiser (M3) at Freya (1/1/2)."""
    p = Position(seats, **options).quiet()
    home, other, target = p.planet(MIRA, "altair"), p.planet(MIRA, "vega"), p.planet(BO, "freya")
    p.ship(MIRA, "fighter-escort", home)
    p.ship(MIRA, "battleship", home)
    p.ship(MIRA, "garbage-scow", other)
    p.ship(BO, "cruiser", target)
    return p.phase("action", MIRA)


# Muster ---------------------------------------------------------------------------------------------------------------


def test_8_1_a_muster_is_a_planet_and_the_ships_of_one_orbit() -> None:
    p = fleet()
    assert offered(p, MIRA, "muster") == ["freya"]
    assert offered(p, MIRA, "muster freya") == ["all-altair", "fighter-escort", "battleship", "garbage-scow"]
    assert offered(p, MIRA, "muster freya battleship") == ["fighter-escort"]
    assert not spot(p, MIRA, "muster freya").ends
    one = p.play(MIRA, "muster freya battleship")
    assert "Mira attacks Freya (Bo) from Altair with Battleship." in told(one)
    assert p.awaited() == [BO]


WON = " · wins: Military, +2 potential or more"


@pytest.mark.parametrize("line", ["freya all-altair", "freya fighter-escort battleship"])
def test_8_1_the_whole_orbit_goes_at_one_word(line: str) -> None:
    p = fleet()
    assert spot(p, MIRA, f"muster {line}").next == ()
    events = p.play(MIRA, f"muster {line}")
    assert told(events)[0] == "Mira attacks Freya (Bo) from Altair with Fighter Escort and Battleship."


def test_8_1_a_muster_shows_both_sides_and_the_attack_before_it_is_made() -> None:
    p = fleet()
    assert said(spot(p, MIRA, "muster freya").price) == "against ships 3/0/0 and planet 1/1/2 (M/D/E)"
    there = spot(p, MIRA, "muster freya battleship")
    assert said(there.price) == f"your Fleet 4/0/0 against ships 3/0/0 and planet 1/1/2 (M/D/E){WON}"
    assert told(there.preview) == ["attack Freya (Bo) from Altair with Battleship"]
    assert said(there.whole) == "Attack Freya with one ship"
    everything = spot(p, MIRA, "muster freya all-altair")
    assert said(everything.price) == f"your Fleet 6/0/0 against ships 3/0/0 and planet 1/1/2 (M/D/E){WON}"
    assert said(everything.whole) == "Attack Freya with 2 ships"
    (target,) = spot(p, MIRA, "muster").next
    assert helped(target) == f"one ship defends with 3/0/0, planet 1/1/2 (M/D/E){WON}"
    alone = {choice.value: helped(choice) for choice in spot(p, MIRA, "muster freya").next}
    assert alone == {
        "all-altair": f"your Fleet 6/0/0 (M/D/E){WON}",
        "battleship": f"your Fleet 4/0/0 (M/D/E){WON}",
        "fighter-escort": "your Fleet 2/0/0 (M/D/E) · loses to the ships",
        "garbage-scow": "your Fleet 1/0/1 (M/D/E) · loses to the ships",
    }


@pytest.mark.parametrize(
    ("ship", "aboard", "outlook"),
    [
        ("consul-ship", (), "loses to the ships in Military, but not by: Diplomatic"),
        ("merchantman", ("antarian-brokers",), "loses to the ships in Military, but not by: Economic"),
        ("merchantman", (), "loses to the ships"),
        (
            "atmosphere-skimmer",
            ("koolian-diplomats",),
            "loses to the ships in Military, but not by: bypass the ships",
        ),
    ],
)
def test_8_2_a_fleet_that_loses_in_military_may_win_in_another_form(
    ship: str, aboard: tuple[str, ...], outlook: str
) -> None:
    """The Cruiser that defends has 3/0/0."""
    p = fleet()
    p.ship(MIRA, ship, next(each for each in p.g.planets.values() if WORD[each.card] == "vega"), *aboard)
    choices = {choice.value: helped(choice) for choice in spot(p, MIRA, "muster freya").next}
    assert choices[ship].rpartition(" · ")[2] == outlook


def test_8_1_the_picture_shows_the_target_and_the_ships() -> None:
    p = fleet()
    assert marked(p, MIRA, "muster", "may") == ["freya"]
    assert marked(p, MIRA, "muster freya", "chosen") == ["freya"]
    assert marked(p, MIRA, "muster freya", "may") == ["fighter-escort", "battleship", "garbage-scow"]
    assert marked(p, MIRA, "muster freya battleship", "chosen") == ["freya", "battleship"]
    assert marked(p, MIRA, "muster freya all-altair", "chosen") == ["freya", "fighter-escort", "battleship"]


def undefended(**options: str) -> Position:
    """As `fleet`, but no ship is at Freya: the Cruiser waits in Deep Space."""
    p = fleet(**options)
    (ship,) = (ship for ship in p.g.ships.values() if ship.owner == BO)
    p.g.planets[ship.place].orbit.clear()
    ship.place = DEEP
    return p


@pytest.mark.parametrize(
    "line", ["freya all-altair", "freya battleship fighter-escort", "freya garbage-scow"]
)
def test_8_4_where_no_ship_defends_a_muster_says_how_it_strikes(line: str) -> None:
    p = undefended()
    there = spot(p, MIRA, f"muster {line}")
    assert (there.ends, offered(p, MIRA, f"muster {line}")) == (False, ["military", "diplomatic", "economic"])
    whole = spot(p, MIRA, f"muster {line} economic")
    assert (whole.ends, whole.next) == (True, ())
    events = [event.key for event in p.play(MIRA, f"muster {line} economic")]
    assert [key for key in events if key in ("attack", "planet-battle")] == ["attack", "planet-battle"]


def test_8_4_some_of_the_ships_may_strike_and_what_counts_is_said() -> None:
    p = undefended()
    there = spot(p, MIRA, "muster freya battleship")
    assert [choice.value for choice in there.next] == ["fighter-escort", "military", "diplomatic", "economic"]
    assert said(there.next[1].label) == "Military: 4 against 1, you’d win"
    assert said(spot(p, MIRA, "muster freya battleship military").whole) == (
        "Attack Freya with one ship: Military strike"
    )
    assert marked(p, MIRA, "muster freya battleship", "may") == ["fighter-escort"]
    p.play(MIRA, "muster freya battleship military")
    sent = next(ship for ship in p.g.ships.values() if WORD[ship.card] == "battleship")
    assert (p.g.planets[sent.place].owner, p.legal(MIRA, "send")) == (MIRA, set())


def test_8_4_the_strike_of_an_attack_begun_step_by_step_is_said_with_the_last_ships() -> None:
    p = undefended()
    p.play(MIRA, "attack freya altair", "send battleship")
    assert offered(p, MIRA, "muster") == ["fighter-escort", "military", "diplomatic", "economic"]
    assert "planet-battle" in [event.key for event in p.play(MIRA, "muster fighter-escort diplomatic")]


def test_8_4_how_to_strike_is_asked_later_where_something_comes_before_it() -> None:
    """Ships that defend, what the Fleet learns on arriving (8.4, 12.2), or nothing that may strike (14)."""
    spy = undefended()
    spy.ship(MIRA, "colony-ship", spy.g.planets_of(MIRA)[1], "spy-ring")
    gravity = undefended()
    next(planet for planet in gravity.g.planets.values() if planet.owner == BO).env = [
        gravity.take("crushing-gravity")
    ]
    for p, line in (
        (fleet(), "freya battleship"),
        (undefended(stacks="closed"), "freya battleship"),
        (spy, "freya colony-ship"),
        (gravity, "freya battleship"),
    ):
        there = spot(p, MIRA, f"muster {line}")
        assert there.ends, line
        assert not {"military", "economic"} & set(offered(p, MIRA, f"muster {line}"))
        assert walks(p, MIRA, f"muster {line} military") is False
    gravity.ship(MIRA, "assault-lander", gravity.g.planets_of(MIRA)[0])
    assert "military" in offered(gravity, MIRA, "muster freya assault-lander")


def test_8_4_the_best_strike_is_proposed_unless_one_is_typed() -> None:
    p = undefended()
    assert proposed(p, MIRA, "muster freya battleship")[0] == "muster freya battleship military"
    assert proposed(p, MIRA, "muster freya battleship economic")[0] == "muster freya battleship economic"
    assert proposed(p, MIRA, "muster freya garbage-scow")[0] == "muster freya garbage-scow military"
    assert proposed(fleet(), MIRA, "muster freya battleship economic") == []


def test_8_1_a_muster_goes_on_where_the_attack_was_begun_step_by_step() -> None:
    p = fleet()
    p.ship(MIRA, "relay-ship", next(planet for planet in p.g.planets.values() if planet.owner == MIRA))
    p.play(MIRA, "attack freya altair", "send battleship")
    assert offered(p, MIRA, "muster") == ["all-altair", "fighter-escort", "relay-ship"]
    assert said(spot(p, MIRA, "muster relay-ship").whole) == "Attack Freya with 2 ships"
    events = p.play(MIRA, "muster relay-ship")
    assert told(events)[0] == "Mira attacks Freya (Bo) from Altair with Battleship and Relay Ship."


def test_8_1_each_word_of_a_muster_is_refused_by_its_own_rule() -> None:
    p = fleet()
    p.planet(CY, "deneb")
    assert p.why(MIRA, "muster vega") == "own-planet"
    assert p.why(MIRA, "muster freya battleship garbage-scow") == "other-orbit"
    assert p.refusal(MIRA, "muster freya") == ""
    for ship in p.g.ships.values():
        ship.fled = p.g.turn
    assert not walks(p, MIRA, "muster")
    assert p.why(MIRA, "attack freya altair") == "all-fled"


def test_12_2_a_whole_fleet_is_mustered_before_the_stack_opens() -> None:
    p = fleet(stacks="closed")
    assert (
        said(spot(p, MIRA, "muster freya battleship").price)
        == "your Fleet 4/0/0 against ships 3/0/0 (M/D/E) · beats the ships; what defends the planet is hidden"
    )
    p.play(MIRA, "muster freya battleship")
    assert p.awaited() == [BO]


def test_8_1_the_smallest_fleet_that_wins_is_proposed_first() -> None:
    p = fleet()
    assert proposed(p, MIRA, "muster freya") == [
        "muster freya battleship",
        "muster freya battleship fighter-escort",
        "muster freya garbage-scow",
    ]
    assert proposed(p, MIRA, "muster freya vega") == ["muster freya garbage-scow"]
    assert proposed(p, MIRA, "muster fighter-escort")[0] == "muster freya fighter-escort battleship"
    assert proposed(p, MIRA, "muster freya all-altair") == ["muster freya fighter-escort battleship"]
    assert proposed(p, MIRA, "muster deneb") == []
    p.planet(CY, "deneb")
    assert proposed(p, MIRA, "muster")[0] in ("muster deneb battleship", "muster freya battleship")


# Trade ----------------------------------------------------------------------------------------------------------------


def market(seats: int = 4) -> Position:
    p = Position(seats).quiet()
    p.hand(MIRA, "wormhole", "eden").hand(BO, "altair", "smugglers", "cruiser").hand(CY, "vega", "deneb")
    return p.phase("action", MIRA)


def test_6_4_an_offer_names_the_card_and_everyone_it_goes_to() -> None:
    p = market()
    assert offered(p, MIRA, "bargain eden") == ["seat-2", "seat-3", "seat-4", "everyone"]
    assert marked(p, MIRA, "bargain eden", "chosen") == ["hand-eden"]
    there = spot(p, MIRA, "bargain eden seat-2")
    assert [choice.value for choice in there.next] == ["seat-3", "seat-4", "everyone"]
    assert told(there.preview) == ["offer Eden to Bo"]
    assert said(there.whole) == "Offer Eden to Bo"
    events = p.play(MIRA, "bargain eden seat-2 seat-3")
    assert [event.audience for event in events] == [None, (MIRA, BO, CY)]
    assert p.awaited()[:2] == [BO, CY]


def test_6_4_everyone_is_one_word() -> None:
    p = market()
    whole = spot(p, MIRA, "bargain eden everyone")
    assert said(whole.whole) == "Offer Eden to these 3"
    assert whole.next == ()
    p.play(MIRA, "bargain eden everyone")
    assert p.awaited()[:3] == [BO, CY, DEE]


def test_6_4_where_there_is_one_to_offer_to_the_single_step_is_all() -> None:
    p = Position(2).quiet().hand(MIRA, "eden").hand(BO, "vega").phase("action", MIRA)
    assert not walks(p, MIRA, "bargain")
    p.play(MIRA, "trade eden seat-2")
    assert [word for word in offered(p, BO, "bargain") if "-seat-" not in str(word)] == [
        "vega",
        "promise-peace",
        "promise-help",
        "promise-passage",
        "promise-favour",
    ]


def test_6_4_an_offer_begun_step_by_step_goes_on_with_players() -> None:
    p = market()
    p.play(MIRA, "trade eden seat-2")
    assert offered(p, MIRA, "bargain") == ["seat-3", "seat-4", "everyone"]
    assert said(spot(p, MIRA, "bargain seat-4").whole) == "Offer Eden to these 2"
    p.play(MIRA, "bargain seat-4")
    assert p.awaited()[:2] == [BO, DEE]


def test_6_4_an_answer_is_given_whole_and_seen_by_the_two_who_trade() -> None:
    p = market()
    p.play(MIRA, "bargain eden seat-2 seat-3")
    there = spot(p, BO, "bargain smugglers promise-peace altair")
    assert said(there.whole) == "Answer with 2 cards and a promise"
    assert told(there.preview)[-1] == "Bo offers Smugglers and Altair."
    assert "smugglers" not in [choice.value for choice in there.next]
    assert marked(p, BO, "bargain smugglers", "chosen") == ["hand-smugglers"]
    events = p.play(BO, "bargain smugglers promise-peace altair")
    assert [(event.key, event.audience) for event in events] == [
        ("promised", None),
        ("countered-cards", (BO, MIRA)),
    ]
    p.play(CY, "bargain vega")
    assert p.awaited() == [MIRA]
    told_of = p.play(MIRA, "accept seat-2")
    assert [event.values.get("count") for event in told_of if event.key == "traded"] == [2]
    assert p.hand_of(MIRA) == ["altair", "smugglers", "wormhole"]


def test_6_4_each_word_of_a_deal_is_refused_by_its_own_rule() -> None:
    p = market()
    assert p.why(MIRA, "bargain vega seat-2") == "not-in-hand"
    assert p.why(MIRA, "bargain eden seat-2 seat-2") == "invited-already"
    p.play(MIRA, "bargain eden seat-2")
    assert p.why(BO, "bargain altair altair") == "given-already"
    assert p.why(BO, "bargain promise-help promise-help") == "promised-already"
    assert p.why(BO, "bargain eden") == "not-in-hand"


def test_6_4_the_table_learns_to_whom_a_card_is_offered_and_not_which() -> None:
    p = market()
    before = RULES.copy(p.g)
    p.play(MIRA, "bargain eden seat-2")
    offer = Move("bargain", ("eden", "seat-2"))
    assert learners(RULES, before, MIRA, offer, p.g, 4) == [BO]
    before = RULES.copy(p.g)
    answer = Move("bargain", ("altair", "promise-help", "smugglers"))
    p.play(BO, str(answer))
    assert learners(RULES, before, BO, answer, p.g, 4) == [MIRA]


def test_6_4_disguises_keep_what_the_table_hears() -> None:
    p = market()
    step = p.g.stack[-1]
    move = Move("bargain", ("eden", "seat-2"))
    assert [str(one) for one in step.disguises(p.g, MIRA, move, CY)] == [
        "bargain eden seat-2",
        "bargain wormhole seat-2",
    ]
    for viewer in (MIRA, BO):
        assert list(step.disguises(p.g, MIRA, move, viewer)) == []
    assert list(step.disguises(p.g, MIRA, Move("bargain", ("eden", "everyone")), CY)) == []
    p.play(MIRA, str(move))
    bargain = p.g.stack[-1]
    assert isinstance(bargain, Bargain)
    answer = Move("bargain", ("altair", "promise-help"))
    found = [str(one) for one in bargain.disguises(p.g, BO, answer, CY)]
    assert found[0] == "bargain promise-help"
    assert "bargain cruiser promise-help" in found
    assert list(bargain.disguises(p.g, BO, answer, MIRA)) == []


# Cards laid in a row --------------------------------------------------------------------------------------------------


def yard(*others: str, **options: str) -> Position:
    """Mira builds at Altair, her Homeworld, and Vega; nobody asks to answer."""
    p = Position(3, **options).quiet()
    p.hand(MIRA, "cruiser", "battleship", "iron-vanguard", "megalopolis", *others)
    p.planet(MIRA, "altair", homeworld="yes")
    p.planet(MIRA, "vega")
    return p.phase("build", MIRA)


def test_6_3_a_place_is_named_once_for_all_that_goes_there() -> None:
    p = yard()
    assert offered(p, MIRA, "lay") == ["at-altair", "at-vega"]
    assert offered(p, MIRA, "lay at-altair iron-vanguard") == [
        "megalopolis",
        "battleship",
        "cruiser",
        "at-vega",
        "go-on",
    ]
    line = "lay at-altair iron-vanguard cruiser battleship at-vega megalopolis"
    there = spot(p, MIRA, line)
    assert len(there.preview) == 4
    assert said(there.whole) == "Play 4 cards and end Build"
    assert said(spot(p, MIRA, "lay at-altair iron-vanguard").price) == "Altair: people 1/3, orbit 0/2"
    p.play(MIRA, line)
    assert p.hand_of(MIRA) == []
    assert p.awaited() == [MIRA]
    assert prompt(p) == "action"


@pytest.mark.parametrize("held", ["terra", "wormhole"])
def test_6_3_the_part_ends_with_the_row_unless_its_player_goes_on(held: str) -> None:
    p, going_on = yard(held), yard(held)
    assert said(spot(p, MIRA, "lay at-altair cruiser").whole) == "Play it and end Build"
    assert offered(p, MIRA, "lay at-altair cruiser")[-1] == "go-on"
    assert "done" not in offered(p, MIRA, "lay at-altair cruiser")
    p.play(MIRA, "lay at-altair cruiser")
    assert prompt(p) == "action"
    after = spot(going_on, MIRA, "lay at-altair cruiser go-on")
    assert (after.ends, after.next, said(after.whole)) == (True, (), "Play it")
    assert marked(going_on, MIRA, "lay at-altair cruiser go-on", "chosen") == ["altair", "hand-cruiser"]
    going_on.play(MIRA, "lay at-altair cruiser go-on")
    assert prompt(going_on) == "build"
    going_on.play(MIRA, "lay at-vega battleship")
    assert prompt(going_on) == "action"


def test_14_after_a_scout_ship_the_part_goes_on() -> None:
    p = yard("fast-scout-ship", "deneb")
    assert said(spot(p, MIRA, "lay at-altair fast-scout-ship").whole) == "Play it"
    p.play(MIRA, "lay at-altair fast-scout-ship at-vega battleship")
    assert prompt(p) == "further-discovery"
    p.play(MIRA, "play deneb")
    assert prompt(p) == "build"
    assert p.hand_of(MIRA) == ["cruiser", "iron-vanguard", "megalopolis"]


def test_10_2_a_special_is_a_row_of_its_own() -> None:
    p = yard("wormhole")
    assert "wormhole" not in offered(p, MIRA, "lay")
    p.play(MIRA, "lay at-altair cruiser go-on")
    assert offered(p, MIRA, "lay")[-1] == "wormhole"
    whole = spot(p, MIRA, "lay wormhole cruiser")
    assert whole.ends
    assert whole.next == ()
    assert said(whole.whole) == "Play Wormhole on Cruiser at Altair"
    p.play(MIRA, "lay wormhole cruiser")
    assert "wormhole" in p.discard_pile


def test_6_2_environments_are_laid_in_a_row_where_several_planets_are_new() -> None:
    p = Position(3).quiet().hand(MIRA, "cold-climate", "toxic-air", "barren-soil")
    p.planet(BO, "altair", found=3)
    p.planet(CY, "vega", found=3)
    p.phase("others", MIRA)
    assert offered(p, MIRA, "lay") == ["at-altair", "at-vega"]
    assert offered(p, MIRA, "lay at-altair toxic-air") == ["at-vega"]
    p.play(MIRA, "lay at-altair toxic-air at-vega cold-climate")
    assert p.hand_of(MIRA) == ["barren-soil"]
    lone = Position(3).quiet().hand(MIRA, "cold-climate")
    lone.planet(BO, "altair", found=3)
    lone.phase("others", MIRA)
    assert not walks(lone, MIRA, "lay")


def test_6_3_each_word_of_a_row_is_refused_by_its_own_rule() -> None:
    p = yard("eden")
    assert p.refusal(MIRA, "lay at-altair cruiser battleship") == "7.6"
    assert p.refusal(MIRA, "lay at-vega iron-vanguard") == "7.4"
    assert p.why(MIRA, "lay at-altair eden") == "other-phase"
    assert p.why(MIRA, "lay at-altair dreadnought") == "not-in-hand"


@pytest.mark.parametrize("parallel", ["off", "on"])
def test_7_6_what_cannot_be_built_at_once_is_proposed_with_what_makes_room(parallel: str) -> None:
    p = yard(parallel=parallel)
    p.play(MIRA, "play cruiser altair")
    assert p.refusal(MIRA, "play battleship altair") == "7.6"
    assert proposed(p, MIRA, "play battleship altair") == ["lay at-altair iron-vanguard battleship"]
    assert proposed(p, MIRA, "lay battleship") == ["lay at-vega battleship"]
    assert proposed(p, MIRA, "lay iron-vanguard battleship") == ["lay at-altair iron-vanguard battleship"]
    assert proposed(p, MIRA, "lay megalopolis vega") == ["lay at-vega megalopolis"]
    assert proposed(p, MIRA, "lay dreadnought") == []


def test_6_3_the_picture_tells_cards_in_the_hand_from_those_in_play() -> None:
    p = yard("battleship")
    p.play(MIRA, "play battleship altair", "play iron-vanguard altair")
    p.hand(MIRA, "laze-cannon")
    assert marked(p, MIRA, "lay", "may") == ["altair", "vega", "battleship"]
    assert "hand-battleship" in marked(p, MIRA, "lay at-altair", "may")
    assert marked(p, MIRA, "lay at-battleship laze-cannon", "chosen") == ["battleship", "hand-laze-cannon"]


def test_10_2_the_picture_shows_a_special_and_its_targets() -> None:
    p = yard("wormhole")
    p.play(MIRA, "play battleship altair")
    assert marked(p, MIRA, "lay wormhole", "chosen") == ["hand-wormhole"]
    assert marked(p, MIRA, "lay wormhole", "may") == ["battleship"]
    assert marked(p, MIRA, "lay wormhole battleship", "chosen") == ["hand-wormhole", "battleship"]


# Transport ------------------------------------------------------------------------------------------------------------


def harbour(*titles: str) -> Position:
    """Nora Lucre is aboard a Relay Ship at Altair; a Garbage Scow is at Vega, which has room for one more ship."""
    p = Position(2).quiet().hand(MIRA, *titles)
    home = p.planet(MIRA, "altair", "general-bellis", homeworld="yes")
    p.planet(MIRA, "vega", "smugglers", "free-miners")
    p.ship(MIRA, "relay-ship", home, "nora-lucre")
    p.ship(MIRA, "garbage-scow", home)
    return p.phase("transport", MIRA)


def test_6_5_ships_and_people_go_in_one_row() -> None:
    p = harbour()
    line = "transport at-vega relay-ship nora-lucre garbage-scow"
    there = spot(p, MIRA, line)
    assert told(there.preview) == [
        "move Relay Ship to Vega",
        "move Nora Lucre to Vega",
        "move Garbage Scow to Vega",
    ]
    assert said(there.whole) == "Move 3 cards and end Transport"
    assert marked(p, MIRA, line, "chosen") == ["vega", "relay-ship", "nora-lucre", "garbage-scow"]
    assert marked(p, MIRA, "transport at-vega", "may") == ["relay-ship", "garbage-scow"]
    p.play(MIRA, line)
    assert prompt(p) != "transport" or p.awaited() == [BO]


@pytest.mark.parametrize("held", ["terra", "mass-exodus"])
def test_6_5_the_part_ends_with_the_row_unless_its_player_goes_on(held: str) -> None:
    p = harbour(held)
    assert said(spot(p, MIRA, "transport at-vega relay-ship").whole) == "Move it and end Transport"
    assert offered(p, MIRA, "transport at-vega relay-ship")[-1] == "go-on"
    assert said(spot(p, MIRA, "transport at-vega relay-ship go-on").whole) == "Move it"
    (choice,) = (
        each for each in spot(p, MIRA, "transport at-vega relay-ship").next if each.whole is not None
    )
    assert (choice.value, said(choice.whole)) == ("go-on", "Move it")
    p.play(MIRA, "transport at-vega relay-ship go-on")
    assert (prompt(p), p.awaited()) == ("transport", [MIRA])
    p.play(MIRA, "transport at-vega nora-lucre")
    assert prompt(p) != "transport" or p.awaited() == [BO]


@pytest.mark.parametrize(
    ("begun", "held", "line"),
    [
        (yard, "wormhole", "lay at-altair cruiser"),
        (yard, "wormhole", "lay at-altair cruiser go-on"),
        (harbour, "mass-exodus", "transport at-vega relay-ship"),
        (harbour, "mass-exodus", "transport at-vega relay-ship go-on"),
    ],
)
def test_10_2_that_a_part_goes_on_tells_nothing_of_a_special(
    begun: Callable[..., Position], held: str, line: str
) -> None:
    """Two games that look the same to all others, in one of which a Special is held that fits after the row."""
    without, holding = begun("terra"), begun(held)
    viewers = (None, *(Seat(seat) for seat in range(without.g.seats) if seat != MIRA))

    def looks(p: Position) -> list[bytes]:
        return [RULES.encode(RULES.view(p.g, viewer)) for viewer in viewers]

    assert looks(without) == looks(holding)
    assert without.play(MIRA, line) == holding.play(MIRA, line)
    assert without.awaited() == holding.awaited()
    assert looks(without) == looks(holding)


def test_6_5_each_word_of_a_transport_is_refused_by_its_own_rule() -> None:
    p = harbour()
    assert p.why(MIRA, "transport at-vega relay-ship relay-ship") == "moved-already"
    assert p.why(MIRA, "transport at-vega cruiser") == "not-your-card"


def test_6_5_people_are_taken_by_their_ship_to_a_distant_planet() -> None:
    p = harbour()
    assert p.refusal(MIRA, "move nora-lucre vega") is not None
    assert proposed(p, MIRA, "move nora-lucre vega") == ["transport at-vega relay-ship nora-lucre"]
    assert proposed(p, MIRA, "transport vega relay-ship") == ["transport at-vega relay-ship"]
    assert proposed(p, MIRA, "transport relay-ship vega") == ["transport at-vega relay-ship"]
    assert proposed(p, MIRA, "transport cruiser") == []


def test_14_a_landing_goes_on_until_the_natives_let_it_land() -> None:
    p = Position(2).quiet()
    world = p.planet(MIRA, "altair", "hostile-natives", "abundant-land")
    p.ship(MIRA, "colony-ship", world, "smugglers", "free-miners", "wandering-monks")
    p.phase("transport", MIRA)
    begun = spot(p, MIRA, "transport at-altair smugglers")
    assert not begun.ends
    assert [choice.value for choice in begun.next] == ["free-miners", "wandering-monks"]
    assert {choice.value: choice.last for choice in begun.next} == {
        "free-miners": True,
        "wandering-monks": False,
    }
    with pytest.raises(Illegal):
        RULES.play(p.g, MIRA, Move.parse("transport at-altair smugglers"))
    p.play(MIRA, "transport at-altair smugglers wandering-monks free-miners")
    assert p.words(world.pop) == ["free-miners", "smugglers", "wandering-monks"]


def test_14_too_weak_a_party_is_told_what_the_natives_ask_and_what_it_has() -> None:
    p = Position(2).quiet()
    world = p.planet(MIRA, "altair", "hostile-natives")
    p.ship(MIRA, "colony-ship", world, "smugglers", "wandering-monks")
    p.planet(MIRA, "vega")
    p.phase("transport", MIRA)
    refusal = RULES.explain(p.g, MIRA, Move.parse("move smugglers altair"))
    assert refusal.why.values["strength"] == 2
    assert refusal.why.values["there"] == 1


# All of them ----------------------------------------------------------------------------------------------------------


def singles(chain: Chain, walk: Walk) -> list[Move]:
    """The single moves of a whole one in their order."""
    if not isinstance(chain, Laying) or walk.trail[0].last:
        return walk.moves
    plays = [Move("play", tuple(play)) for play in chain.plays(walk)]
    return [*plays, *(move for move in walk.moves if move.verb != "play")]


@pytest.mark.parametrize("games", [2, pytest.param(6, marks=pytest.mark.deep)])
@pytest.mark.parametrize("verb", CHAINS)
def test_a_whole_move_is_its_single_steps_one_after_another(verb: str, games: int) -> None:
    """At random positions in which nobody answers cards: the links are legal one by one, and lead to the same state."""
    dice, moves, long = Dice(verb), 0, 0
    for number in range(games):
        state = RULES.setup(4, {"trade": "free"}, Rng(f"{verb} {number}"))
        state.events.clear()
        for player in state.players:
            player.wishes.ask = player.wishes.usual = 0
        for turn in playout(RULES, state, dice, limit=900):
            step = state.stack[-1] if state.stack else None
            if turn.seat < 0 or step is None:
                continue
            seat, table = step.awaits(state)[0], state
            if isinstance(step, Together):
                step = step.part_of(seat)
                table = structs.replace(state, stack=[*state.stack, step])
            if not isinstance(step, ChainStep) or verb not in step.chains:
                continue
            chain = step.chains[verb]
            found = chain.sample(table, seat, dice)
            walk = chain.walk(table, seat, found.values) if found is not None else None
            if found is None or walk is None:
                continue
            if {"fast-scout-ship", "terraforming-works"} & set(found.values) or _in_mind(step, seat):
                # The cards ask something in between; a whole answer replaces what was put together before.
                continue
            moves += 1
            long += len(walk.trail) > 1
            whole, single, heard = RULES.copy(state), RULES.copy(state), list[Event]()
            events = RULES.play(whole, seat, found)
            for move in singles(chain, walk):
                heard += RULES.play(single, seat, move)
            closing = None if walk.trail[-1].last else chain.closing(walk.world, seat, walk.trail)
            over = single.phase != state.phase  # the seat is asked for its part of the next phase
            if closing is not None and not over and seat in RULES.awaited(single):
                heard += RULES.play(single, seat, closing)
            assert RULES.encode(whole) == RULES.encode(single), found
            scored = ("scored", "lost-points")  # of a whole move, what it comes to
            assert [e for e in events if e.key not in scored] == [e for e in heard if e.key not in scored]
    assert moves > 20
    assert long > 5


def _in_mind(step: ChainStep, seat: Seat) -> bool:
    return isinstance(step, Bargain) and bool(step.counters[seat] or step.promises[seat])


def test_computer_players_weigh_single_steps_only() -> None:
    p = fleet()
    assert not any(move.verb in CHAINS for move in RULES.thinking.candidates(p.g, MIRA, Dice("weigh")))


def test_9_3_who_takes_people_off_a_planet_is_told_which_ships_they_supported() -> None:
    """A Dreadnought takes two places."""
    p = Position()
    home = p.planet(MIRA, "freya", "iron-vanguard", homeworld="yes")
    p.ship(MIRA, "dreadnought", home)
    p.planet(MIRA, "altair", "smugglers")
    p.phase("transport", MIRA, BO)
    lost = "Ships are then lost at the end of this turn: no room for all in orbit around Freya."
    assert lost not in told(spot(p, MIRA, "transport at-altair dreadnought").preview)
    assert lost in told(spot(p, MIRA, "transport at-dreadnought iron-vanguard").preview)
    assert lost not in told(
        spot(p, MIRA, "transport at-dreadnought iron-vanguard at-altair dreadnought").preview
    )
