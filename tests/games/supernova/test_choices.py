"""What each choice says of where, price, gain and danger; what helps stands before what does not."""

from __future__ import annotations

from itertools import permutations

from bot.discord.core.layout.components import OPTION_LENGTH
from bot.discord.core.text.texts import in_whole
from bot.engine.moves import Ask, Event, Move, Seat, Spot, Text
from bot.games.supernova.actions.draw import HandExchange
from bot.games.supernova.cards.cards import ROWS
from bot.games.supernova.holdings.stacks import empire_potential
from bot.games.supernova.holdings.things import does
from tests.games.proofs import prove_straight
from tests.games.supernova.position import BO, CY, MIRA, NAMES, RULES, WORDS, Position, war


def offered(p: Position, seat: Seat, line: str) -> list[tuple[str, str, str]]:
    """The next choices of a move: their values, labels and second lines."""
    verb, *chosen = line.split()
    found = RULES.offer(p.g, seat).choices(verb, tuple(chosen))
    helps = [
        WORDS.say(each.detail, NAMES)
        if each.detail is not None
        else WORDS.attribute(each.label, "help", NAMES)
        for each in found
    ]
    return [
        (str(each.value), WORDS.say(each.label, NAMES), second)
        for each, second in zip(found, helps, strict=True)
    ]


def seconds(p: Position, seat: Seat, line: str) -> dict[str, str]:
    return {value: second for value, _, second in offered(p, seat, line)}


def spot(p: Position, line: str) -> Spot:
    verb, *chosen = line.split()
    found = RULES.offer(p.g, MIRA).spot(verb, chosen)
    assert found is not None
    return found


def told(events: list[Event], reader: Seat) -> list[str]:
    seen = [event.seen_by(reader) for event in events]
    return [WORDS.tell(event, NAMES) for event in seen if event is not None]


def test_6_1_the_discard_pile_says_which_cards_one_would_take() -> None:
    p = Position().discarded("vega", "deneb", "sirius").hand(MIRA, "altair", "freya")
    p.g.players[MIRA].penalty = True
    p.phase("draw", MIRA)
    found = seconds(p, MIRA, "draw")
    assert found["discard"] == "on top now: Sirius"
    assert found["main"] == f"{len(p.g.piles[0].deck)} cards left"


def test_4_5_whoever_has_a_planet_is_told_that_they_keep_the_hand_and_no_one_else_hears_it() -> None:
    p = Position(2).hand(MIRA, "altair").hand(BO, "wormhole")
    hints = [WORDS.say(ask.hint, NAMES) for ask in exchange(p) if ask.hint is not None]
    assert hints == [
        "You have a Planet, so you keep this hand.",
        "You have no Planet, so you may discard all ten cards and draw ten new ones.",
    ]
    assert [ask.seen_by(BO).hint is None for ask in exchange(p)] == [True, False]


def exchange(p: Position) -> list[Ask]:
    """The questions of the hand exchange."""
    return [HandExchange([False, False]).ask(p.g, seat) for seat in (MIRA, BO)]


def test_6_2_an_environment_says_what_it_changes_and_what_helps_comes_first() -> None:
    p = Position(2).hand(MIRA, "toxic-air", "cold-climate", "hot-climate")
    p.planet(MIRA, "altair", found=3)
    p.planet(BO, "canopus", found=3)
    p.shape(MIRA)
    assert [value for value, _, _ in offered(p, MIRA, "lay")] == ["at-canopus", "at-altair"]
    there = seconds(p, MIRA, "lay at-canopus")
    assert list(there) == ["toxic-air", "cold-climate", "hot-climate"]
    assert there["toxic-air"] == "potential 3 → 2 and D 3 → 2"
    assert there["hot-climate"].startswith("changes nothing here · ")
    at_home = seconds(p, MIRA, "lay at-altair")
    assert at_home["toxic-air"] == "D 1 → 0", "what one loses oneself is told in front of it"


def yard(*cards: str) -> Position:
    """Altair (3) with room for three people and one ship, and no one who answers."""
    p = Position().quiet()
    p.planet(MIRA, "altair", homeworld="yes")
    p.hand(MIRA, "underground-cities", "iron-vanguard", "wandering-monks", "battleship", *cards)
    return p.phase("build", MIRA)


def test_6_3_as_many_cards_as_surely_fit_can_be_chosen_at_once_in_any_order() -> None:
    p = yard("cruiser")
    there = spot(p, "lay at-altair")
    assert there.several is None, "two ships have no room together"
    p = yard("genetic-manipulation")
    there = spot(p, "lay at-altair")
    words = ("underground-cities", "iron-vanguard", "wandering-monks", "battleship")
    assert there.several == (1, 5)
    found = set()
    for order in permutations(words):
        q = Position()
        q.g = RULES.copy(p.g)
        q.hushed = True
        q.play(MIRA, f"lay at-altair {' '.join(order)}")
        found.add(RULES.encode(q.g))
    assert len(found) == 1
    assert spot(p, "lay at-altair iron-vanguard").several is None, (
        "then other places and the end are offered too"
    )


def test_7_5_of_people_only_as_many_can_be_chosen_at_once_as_have_room() -> None:
    p = Position().quiet()
    p.planet(MIRA, "mizar", "smugglers", homeworld="yes")
    p.hand(MIRA, "iron-vanguard", "wandering-monks", "spy-ring", "underground-cities").phase("build", MIRA)
    assert spot(p, "lay at-mizar").several is None
    p.planet(MIRA, "vega", "free-miners")
    assert spot(p, "lay at-vega").several == (1, 2)


def test_7_4_aliens_of_two_races_cannot_be_chosen_at_once() -> None:
    p = Position().quiet()
    p.planet(MIRA, "altair", homeworld="yes")
    p.hand(MIRA, "tlisk-warriors", "koolian-diplomats").phase("build", MIRA)
    assert spot(p, "lay at-altair").several is None
    p.hand(MIRA, "iron-vanguard")
    assert spot(p, "lay at-altair").several is None


def test_6_3_a_card_says_what_it_changes_at_its_place() -> None:
    found = seconds(yard(), MIRA, "lay at-altair")
    assert found["iron-vanguard"] == "M 1 → 4 and orbit 1 → 2"
    assert found["battleship"] == ""
    p = Position().quiet()
    home = p.planet(MIRA, "altair")
    p.ship(MIRA, "ore-freighter", home)
    p.hand(MIRA, "cargo-pods", "trade-hold", "gravity-compensators").phase("build", MIRA)
    aboard = seconds(p, MIRA, "lay at-ore-freighter")
    assert aboard["cargo-pods"] == "hold 3 → 5"
    assert aboard["trade-hold"] == "E 2 → 4 · The ship counts as Mercantile too."
    assert aboard["gravity-compensators"] == "The ship gains HighG.", (
        "that changes something without a number"
    )


def test_6_5_a_place_says_who_can_go_there() -> None:
    p = Position().quiet()
    home = p.planet(MIRA, "altair", "smugglers", "iron-vanguard")
    p.ship(MIRA, "ore-freighter", home)
    p.planet(MIRA, "vega")
    p.phase("transport", MIRA)
    found = {value: (label, second) for value, label, second in offered(p, MIRA, "transport")}
    assert found["at-vega"] == ("to Vega", "can take Ore Freighter")
    assert found["at-ore-freighter"] == ("aboard Ore Freighter", "can take Smugglers and Iron Vanguard")


def test_8_1_planets_that_could_be_taken_stand_first() -> None:
    p = Position(3).quiet()
    home = p.planet(MIRA, "altair")
    p.ship(MIRA, "battleship", home)
    p.planet(BO, "aldebaran")
    p.planet(CY, "freya")
    p.phase("action", MIRA)
    found = seconds(p, MIRA, "muster")
    assert list(found) == ["freya", "aldebaran"]
    assert found["freya"] == "no ships defend, planet 1/1/2 (M/D/E) · wins: Military, +2 potential or more"
    assert found["aldebaran"] == "no ships defend, planet 4/0/1 (M/D/E) · wins in no category"


def test_12_2_nothing_under_a_closed_stack_is_told_of_an_attack() -> None:
    p = Position(2, stacks="closed").quiet()
    home = p.planet(MIRA, "altair")
    p.ship(MIRA, "battleship", home)
    p.planet(BO, "freya", "general-bellis")
    p.phase("action", MIRA)
    assert seconds(p, MIRA, "muster freya")["battleship"] == (
        "your Fleet 4/0/0 (M/D/E) · beats the ships; what defends the planet is hidden"
    )


def test_8_5_a_strike_says_what_one_wins_or_loses() -> None:
    p, _, _ = war("battleship")
    p.play(MIRA, "attack freya altair")
    found = {value: (label, second) for value, label, second in offered(p, MIRA, "strike")}
    assert found["military"] == (
        "Military: 4 against 1, you’d win",
        "Freya is yours, +2 potential: all that was built there is scrapped",
    )
    assert found["diplomatic"] == (
        "Diplomatic: 0 against 1, you’d lose",
        "your ships go over to Bo; you take one card aboard back",
    )
    assert found["economic"][1] == "your ships go over to Bo with one card aboard; you take the others back"


def test_6_4_whoever_traded_reads_what_they_gave_and_got() -> None:
    p = Position(2).hand(MIRA, "altair").hand(BO, "freya", "vega").phase("action", MIRA)
    p.play(MIRA, "trade altair seat-2")
    p.play(BO, "counter freya", "counter promise-peace", "done")
    events = p.play(MIRA, "accept seat-2")
    assert "You gave Altair and got Freya." in told(events, MIRA)
    assert "You gave Freya and got Altair." in told(events, BO)
    p = Position(2).hand(MIRA, "altair").hand(BO, "freya").phase("action", MIRA)
    p.play(MIRA, "trade altair seat-2")
    p.play(BO, "counter promise-peace", "done")
    assert "You gave Altair and got a promise." in told(p.play(MIRA, "accept seat-2"), MIRA)


def test_9_4_a_ship_lost_in_deep_space_is_not_said_to_lack_room_in_orbit() -> None:
    p = Position().quiet()
    p.planet(MIRA, "altair")
    p.ship(MIRA, "battleship", None)
    p.hand(MIRA, "vega").phase("discard", MIRA)
    events = p.play(MIRA, "discard vega") if p.awaited() == [MIRA] else []
    said = [*told(list(p.g.events), MIRA), *told(events, MIRA)]
    assert "Mira lost Battleship in Deep Space." in said


def test_a_card_can_be_named_as_it_stands_on_it() -> None:
    p = Position(2).hand(MIRA, "assassin", "vega").phase("discover", MIRA)
    reasons = {name: RULES.explain(p.g, MIRA, Move("play", (name, "vega"))).why.key for name in TYPED}
    assert reasons == TYPED


TYPED = {
    "Assassin": "refusal-wrong-target",
    "assassin": "refusal-wrong-target",
    "Free Miners": "refusal-not-in-hand",
    "Ko'ol": "refusal-not-in-hand",
    "Nonsense": "refusal-no-such-card",
}
"""What people type, and why it cannot be played."""


def test_7_3_a_race_says_how_many_of_it_one_holds_and_what_they_can_do() -> None:
    p = Position().quiet()
    p.planet(MIRA, "altair")
    p.hand(MIRA, "tlisk-warriors", "tlisk-brood", "vega").phase("build", MIRA)
    said = {value: (label, second) for value, label, second in offered(p, MIRA, "homeworld altair")}
    assert said["tlisk"] == (
        "Tlisk · 2 in your hand",
        "First game: In orbital battles a Warship has M+1 for each Tlisk card aboard.",
    )
    assert said["terran"][0] == "Terran · none in your hand"
    assert said["terran"][1].startswith("A Diplomatic ship")
    begin = [value for value, (_, second) in said.items() if second.startswith("First game: ")]
    assert begin == ["tlisk", "mirelli"]
    assert all(len(text) <= OPTION_LENGTH for both in said.values() for text in both)


def test_what_a_card_does_begins_with_a_sentence_that_a_menu_has_room_for() -> None:
    for row in ROWS:
        said = WORDS.attribute(
            Text("choice-special", {"name": row.name, "number": 0, "text": does(row)}), "help"
        )
        assert len(in_whole(said, OPTION_LENGTH)) <= OPTION_LENGTH
        assert "…" not in in_whole(said, OPTION_LENGTH), said


def rows(p: Position, seat: Seat) -> list[str]:
    """What may be laid at once, each with its place."""
    found = RULES.offer(p.g, seat).spot("lay", ())
    assert found is not None
    return [" ".join(str(choice.value) for choice in row) for row in found.straight]


def test_6_7_all_that_can_be_built_anywhere_can_be_chosen_at_once() -> None:
    p = Position().hand(MIRA, "free-miners", "megalopolis", "penal-colony", "cruiser")
    p.planet(MIRA, "altair", homeworld="yes")
    p.planet(MIRA, "eden", "smugglers")
    p.planet(BO, "freya", "evil-clones")
    p.phase("build", MIRA)
    found = RULES.offer(p.g, MIRA).spot("lay", ())
    assert found is not None
    assert found.several == (1, 4), "each card once"
    laid = rows(p, MIRA)
    assert {"at-altair free-miners", "at-eden free-miners", "at-freya penal-colony"} <= set(laid)
    assert laid.index("at-altair megalopolis") < laid.index("at-altair free-miners"), (
        "what makes room comes first"
    )
    assert spot(p, "lay at-altair free-miners").straight == (), "then place by place"


def test_6_7_at_one_place_the_cards_stand_alone_and_environments_by_the_planets_they_help_or_harm() -> None:
    p = Position().hand(MIRA, "free-miners", "smugglers")
    p.planet(MIRA, "altair", homeworld="yes")
    p.phase("build", MIRA)
    assert rows(p, MIRA) == []
    p = Position().hand(MIRA, "rich-ores", "cold-climate")
    p.planet(BO, "freya", found=3)
    p.planet(MIRA, "altair", found=3)
    p.shape(MIRA)
    assert rows(p, MIRA) == [
        "at-freya cold-climate",
        "at-altair rich-ores",
        "at-freya rich-ores",
        "at-altair cold-climate",
    ]


def test_6_7_a_whole_attack_that_wins_is_one_choice() -> None:
    p, home, _ = war("battleship")
    p.ship(MIRA, "relay-ship", home)
    p.planet(BO, "vega", "wandering-monks", "defense-grid", "defense-grid")
    found = spot(p, "muster")
    rows_offered = [[str(choice.value) for choice in row] for row in found.straight]
    assert rows_offered == [["freya", "battleship", "military"]], (
        "Vega holds, and the relay ship is of no use"
    )
    assert [WORDS.say(choice.label, NAMES) for choice in found.straight[0]] == [
        "Freya (Bo)",
        "Battleship at Altair",
        "Military: 4 against 1, you’d win",
    ]
    assert spot(p, "muster freya").straight == ()


def asked(p: Position, seat: Seat) -> tuple[str, str]:
    """What a seat is asked, and the hint."""
    (ask,) = [each for each in RULES.asks(RULES.view(p.g, seat), seat) if each.seat == seat]
    hint = WORDS.attribute(ask.prompt, "hint", NAMES) if ask.hint is None else WORDS.say(ask.hint, NAMES)
    return WORDS.attribute(ask.prompt, "you", NAMES), hint


def test_6_4_whoever_has_acted_is_asked_for_nothing_but_the_rest_and_without_ships_no_attack_is_named() -> (
    None
):
    p = Position().quiet().hand(MIRA, "wormhole", "terra").hand(BO, "cruiser")
    p.ship(MIRA, "battleship", p.planet(MIRA, "altair"))
    p.planet(BO, "freya")
    p.phase("action", MIRA)
    assert asked(p, MIRA)[0] == "Choose an action"
    assert "attack fails" in asked(p, MIRA)[1]
    p.play(MIRA, "attack freya altair", "strike military")
    assert asked(p, MIRA) == (
        "Anything else before your Action ends?",
        "Press Done, or play a Special first.",
    )
    p = Position().hand(MIRA, "terra", "kool")
    p.phase("action", MIRA)
    assert asked(p, MIRA)[1] == "One of these, or pass. You have no ships that could attack."
    p.ship(MIRA, "battleship", p.planet(MIRA, "altair"))
    p.planet(BO, "freya")
    p.play(MIRA, "jettison terra")
    assert asked(p, MIRA)[1] == "Jettison more cards, or press Done."


def test_6_4_an_offer_says_what_the_card_is_to_whoever_it_is_for() -> None:
    for title, said in (
        ("cruiser", "Cruiser · Ship · P1 M3."),
        ("wormhole", "Wormhole · Special · Fling one ship in orbit into Deep Space, out of any battle."),
    ):
        p = Position(3).hand(MIRA, title).hand(BO, "terra").hand(CY, "kool")
        p.phase("action", MIRA).play(MIRA, f"trade {title} seat-2")
        p.play(MIRA, "done")
        assert asked(p, BO)[1].startswith(f"For you: {said}")
        assert all(ask.hint is None for ask in RULES.asks(RULES.view(p.g, CY), CY))


def test_whoever_would_lose_ships_is_told_so_while_they_can_still_move() -> None:
    p = Position(2)
    altair, vega, _ = (p.planet(MIRA, planet) for planet in ("altair", "vega", "eden"))
    p.ship(MIRA, "fighter-escort", vega)
    assert "Choose what goes where" in said_in_transport(p)
    p.ship(MIRA, "dreadnought", altair)
    lost = "You lose ships at the end of this turn unless you move some: "
    assert said_in_transport(p) == f"{lost}no room for all in orbit around Altair."
    relay, adrift = p.ship(MIRA, "relay-ship", None), p.ship(MIRA, "battleship", None)
    assert said_in_transport(p) == f"{lost}no room for all in orbit around Altair; Battleship in Deep Space."
    altair.orbit.clear()
    altair.pop.append(p.take("iron-vanguard"))
    for ship in (relay, adrift):
        ship.owner = BO
    assert "Choose what goes where" in said_in_transport(p)


def said_in_transport(p: Position) -> str:
    """What Mira is told about her Transport."""
    return asked(p.phase("transport", MIRA), MIRA)[1]


def test_an_attack_says_what_the_planet_is_worth_once_all_on_it_is_scrapped() -> None:
    p, _, freya = war("dreadnought")
    freya.civ.append(p.take("underground-cities"))
    freya.env.append(p.take("abundant-land"))
    before = empire_potential(p.g, MIRA)
    p.phase("action", MIRA)
    assert seconds(p, MIRA, "muster")["freya"].endswith("· wins: Military, +3 potential or more")
    draft = spot(p, "muster freya dreadnought").price
    assert draft is not None
    assert WORDS.say(draft, NAMES).endswith("(M/D/E) · wins: Military, +3 potential or more")
    p.play(MIRA, "muster freya dreadnought military")
    assert empire_potential(p.g, MIRA) == before + 3


def test_bad_environments_never_make_a_conquered_planet_cost_potential() -> None:
    p, _, _ = war("battleship")
    p.planet(BO, "bellatrix", "barren-soil", "toxic-air")
    p.phase("action", MIRA)
    assert seconds(p, MIRA, "muster")["bellatrix"].endswith("wins: Military, +0 potential or more")


def test_in_transport_all_that_can_go_is_offered_with_where_it_goes_and_what_would_be_lost_first() -> None:
    p = Position(2)
    altair, vega = p.planet(MIRA, "altair", "iron-vanguard"), p.planet(MIRA, "vega")
    p.planet(MIRA, "eden")
    p.ship(MIRA, "garbage-scow", altair)
    p.phase("transport", MIRA)
    found = spot(p, "transport")
    assert [WORDS.say(row, NAMES) for row in found.said] == [
        "Iron Vanguard from Altair aboard Garbage Scow",
        "Garbage Scow from Altair to Vega",
        "Garbage Scow from Altair to Eden",
    ]
    for row in found.straight:
        prove_straight(RULES.offer(p.g, MIRA), "transport", (), row)
    assert found.several == (1, 2)
    p.ship(MIRA, "relay-ship", None)
    deep = spot(p.phase("transport", MIRA), "transport").said
    assert "Relay Ship from Deep Space to Vega" in [WORDS.say(row, NAMES) for row in deep]
    p.play(MIRA, "transport at-garbage-scow iron-vanguard at-vega garbage-scow go-on")
    assert p.words(next(ship.pop for ship in p.g.ships.values() if ship.pop)) == ["iron-vanguard"]
    p.g.moved.clear()
    p.ship(MIRA, "fighter-escort", vega)
    p.ship(MIRA, "cruiser", vega)
    rows = [
        [str(choice.value) for choice in row]
        for row in spot(p.phase("transport", MIRA), "transport").straight
    ]
    crowded = [row[-1] in ("garbage-scow", "cruiser", "fighter-escort") for row in rows]
    assert crowded == sorted(crowded, reverse=True)
    assert {*crowded} == {True, False}, "rows of both kinds"
    for values in rows:
        assert RULES.offer(p.g, MIRA).allows(Move("transport", tuple(values)))
