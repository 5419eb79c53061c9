"""Rules 2 and 5: decks, planets, factions, ships and what two factions begin with."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bot.engine.errors import Illegal
from bot.engine.moves import Move, Seat
from bot.engine.rng import Rng
from bot.engine.words import words_of
from bot.games.factions.cards.cards import (
    AUTOMA,
    AUTOMATON,
    CALLED,
    DECKS,
    EARTH,
    EARTH_DECK,
    EVENT,
    FACTIONS,
    JUPITER_DECK,
    MARS,
    MERCURY,
    NEPTUNE,
    NEPTUNE_DECK,
    OBJECTIVE,
    OF_DECK,
    PLANETS,
    SATURN_DECK,
    URANUS,
    URANUS_DECK,
    VENUS,
    row_of,
    steps_of,
)
from bot.games.factions.round.agenda import Factions
from bot.games.factions.rules import FactionsRules
from bot.games.factions.table.board import SECTOR_WORD, SLOT_WORD
from bot.games.factions.table.decks import automa_cards, in_play
from bot.games.factions.table.state import EMPTY, NONE
from tests.games.factions.position import NAMES, WORDS

GAME = FactionsRules()


def dealt(seats: int, seed: str = "set-up", **options: Any) -> Factions:
    return GAME.setup(seats, options, Rng(seed))


def asked(g: Factions) -> Seat:
    (ask,) = GAME.asks(g)
    assert GAME.offer(g, ask.seat).allows(ask.default)
    return ask.seat


def choose(g: Factions, word: str) -> None:
    GAME.play(g, asked(g), Move("choose", (word,)))


def test_no_round_is_counted_until_all_has_been_chosen() -> None:
    g, headlines = dealt(2), list[str]()
    while GAME.headline(g).values["round"] == 0:
        headlines.append(WORDS.say(GAME.headline(GAME.view(g, None)), NAMES))
        GAME.play(g, asked(g), GAME.asks(g)[0].default)
    assert set(headlines) == {"before the first of 3 rounds"}
    assert len(headlines) >= 4, "two factions and two ships"
    assert WORDS.say(GAME.headline(g), NAMES) == "round 1 of 3 · no one has passed"


# Planets and decks


@pytest.mark.parametrize("first", ["off", "on"])
def test_planets_begin_as_far_from_the_prime_axis_as_a_card_of_theirs_says(first: str) -> None:
    seen: dict[int, set[int]] = {planet: set() for planet in range(len(PLANETS))}
    for seed in range(60):
        g = dealt(3, f"planets {seed}", first=first)
        assert g.rings == [*range(6), *((NONE, NONE) if first == "on" else (6, 7))]
        for planet in range(len(PLANETS)):
            seen[planet].add(g.nodes[planet])
    assert seen[MARS] <= {2, 3, 4, 5, 6}
    assert len(seen[MARS]) > 3
    assert seen[MERCURY] <= {0, 1, 3, 4, 6, 7, 9, 10}
    assert len(seen[MERCURY]) > 5
    if first == "on":
        assert seen[EARTH] == seen[URANUS] == seen[NEPTUNE] == {0}
    else:
        assert len(seen[EARTH]) > 6
        assert len(seen[NEPTUNE]) > 6


def test_in_a_first_game_planets_are_placed_by_cards_that_are_in_the_game() -> None:
    cards = in_play(SATURN_DECK, 3, True)
    assert not [card for card in cards if row_of(card).advanced]
    steps = {steps_of(card) for card in cards}
    assert {dealt(3, f"saturn {seed}", first="on").nodes[5] for seed in range(80)} <= steps


@pytest.mark.parametrize(
    ("seats", "first", "count"), [(1, "off", 23), (2, "off", 23), (3, "off", 30), (2, "on", 17)]
)
def test_objectives_with_a_star_need_three_players(seats: int, first: str, count: int) -> None:
    g = dealt(seats, first=first)
    deck = g.piles[SATURN_DECK].deck
    assert len(deck) == count
    assert any(OBJECTIVE[card].star for card in deck) == (seats > 2)
    assert any(row_of(card).advanced for card in deck) == (first == "off")
    assert deck != sorted(deck)


def test_one_event_of_each_phase_is_taken_and_no_other_deck_is_opened() -> None:
    g = dealt(4)
    (ahead,) = g.ahead
    assert (EVENT[g.event].phase, EVENT[ahead].phase) == (1, 2)
    rest = g.piles[EARTH_DECK].deck
    assert Counter(EVENT[card].phase for card in rest) == {1: 5, 2: 5}
    assert (len(g.jupiter), len(g.neptune)) == (3, 3)
    assert (len(g.piles[JUPITER_DECK].deck), len(g.piles[NEPTUNE_DECK].deck)) == (33, 21)
    assert g.piles[AUTOMA].deck == []


def test_a_first_game_has_no_uranus_no_neptune_and_no_events() -> None:
    g = dealt(4, first="on")
    assert (g.event, g.ahead, g.neptune, len(g.jupiter)) == (EMPTY, [], [], 3)
    assert [g.piles[deck].deck for deck in (EARTH_DECK, URANUS_DECK, NEPTUNE_DECK)] == [[], [], []]
    assert [FACTIONS[int(n)].word for n in range(8) if FACTIONS[n].first] == [
        str(move.values[0]) for move in GAME.moves(g, asked(g))
    ]


def test_seats_and_the_leader_are_drawn_by_lot() -> None:
    games = [dealt(3, f"lot {seed}") for seed in range(30)]
    assert {tuple(g.ring) for g in games} == {(a, b, 3 - a - b) for a in range(3) for b in range(3) if a != b}
    assert {g.leader for g in games} == {0, 1, 2}


@pytest.mark.parametrize(("seats", "tiles"), [(1, 16), (2, 8), (3, 12), (4, 16)])
def test_asteroids_are_placed_face_down(seats: int, tiles: int) -> None:
    g = dealt(seats)
    assert (sum(tile != EMPTY for tile in g.tiles), any(g.faces), len(g.bag)) == (tiles, False, 18 - tiles)
    assert (g.tiles[SLOT_WORD.index("K1")] != EMPTY) == (seats in (1, 4))


# Factions and ships


def test_factions_are_chosen_from_the_leader_s_right_backwards() -> None:
    g = dealt(4)
    at = g.ring.index(Seat(g.leader))
    order = [g.ring[at - i] for i in range(1, 5)]
    for seat, word in zip(order, ("megacore", "androids", "tunnelers", "deepstate"), strict=True):
        assert asked(g) == seat
        choose(g, word)
        player = g.players[seat]
        assert (FACTIONS[player.faction].word, player.energy, player.resources) == (word, 16, 4)
    assert order[-1] == g.leader
    assert asked(g) == g.leader, "the Leader's ship is placed first"


def test_a_faction_that_is_taken_or_not_for_a_first_game_is_refused() -> None:
    g = dealt(2, first="on")
    choose(g, "megacore")
    before = GAME.encode(g)
    for word, why in (("megacore", "faction-taken"), ("deepstate", "faction-not-first"), ("nobody", None)):
        with pytest.raises(Illegal) as refused:
            choose(g, word)
        if why:
            assert (refused.value.rule, refused.value.why.key) == ("5", f"refusal-{why}")
    assert GAME.encode(g) == before


def test_each_ship_begins_beside_the_planet_of_its_faction_in_turn_order() -> None:
    g = dealt(3)
    words = ("zealots", "ordinary", "council")
    for word in words:
        choose(g, word)
    order = g.order()
    for side in order:
        assert asked(g) == side
        planet = PLANETS.index(FACTIONS[g.players[side].faction].planet)
        sectors = {str(move.values[0]) for move in GAME.moves(g, Seat(side))}
        assert sectors == {SECTOR_WORD[sector] for sector in g.around(planet)}
        choose(g, SECTOR_WORD[g.around(planet)[1]])
        assert g.players[side].ships == [g.around(planet)[1]]
    assert GAME.asks(g)[0].prompt.key == "ask-turn"
    assert asked(g) == g.leader
    assert not any(map(any, g.cubes)), "no energy is left"


def test_beside_a_place_to_begin_stands_how_far_the_nearest_planets_are() -> None:
    g = dealt(2)
    while GAME.asks(g)[0].prompt.key == "ask-faction":
        choose(g, str(GAME.asks(g)[0].default.values[0]))
    side = asked(g)
    for planet, node in enumerate((4, 9, 9, 5, 6, 0, 0, 0)):
        g.nodes[planet] = node
    g.players[side].faction = 0
    labels = GAME.labels(g, side, "choose", (), ("A4", "B5"))
    assert [WORDS.attribute(label, "help", NAMES) for label in labels] == [
        "Mars 4, Venus 6 and Earth 7 energy away",
        "Mars 2, Venus 4 and Earth 5 energy away",
    ]


def test_a_sector_is_listed_under_its_band_with_what_is_beside_it() -> None:
    g = dealt(2)
    for faction in ("deepstate", "tunnelers"):
        choose(g, faction)
    for _ in range(2):
        choose(g, str(GAME.moves(g, asked(g))[0].values[0]))
    words, venus = words_of("factions", "en"), {SECTOR_WORD[sector] for sector in g.around(VENUS)}
    labels = {str(each.value): each.label for each in GAME.offer(g, asked(g)).choices("choose")}
    bands = {word: words.attribute(label, "band") for word, label in labels.items()}
    assert {word for word, band in bands.items() if "Venus" in band} == venus
    assert {band for band in bands.values() if "Beside" not in band} == {
        *(f"Band {band}" for band in "ABCDFGH"),
        "Band E (Asteroid Belt)",
    }
    assert len(set(bands.values())) <= 25, "one menu"
    told = {word for word, label in labels.items() if "Venus" in words.attribute(label, "help")}
    assert told == venus
    rocks = {SLOT_WORD[slot] for slot, tile in enumerate(g.tiles) if tile != EMPTY}
    assert rocks == {word for word, label in labels.items() if "steroid" in words.attribute(label, "help")}


def test_tunnelers_place_both_wormholes_and_the_deep_state_takes_a_tech() -> None:
    g = dealt(2)
    at = g.ring.index(Seat(g.leader))
    choose(g, "deepstate")
    choose(g, "tunnelers")
    for _ in range(2):
        choose(g, str(GAME.moves(g, asked(g))[0].values[0]))
    assert (asked(g), str(GAME.asks(g)[0].default)) == (g.ring[at], "choose B6")
    choose(g, "B6")
    assert str(GAME.asks(g)[0].default) == "choose E6"
    with pytest.raises(Illegal):
        choose(g, "B6")
    choose(g, "H1")
    assert [SECTOR_WORD[sector] for sector in g.wormholes] == ["B6", "H1"]
    other = g.ring[at - 1]
    assert (asked(g), str(GAME.asks(g)[0].default)) == (other, "choose auxiliary-cells")
    choose(g, "ore-burner")
    assert g.players[other].techs == [CALLED["ore-burner"]]
    assert len(g.players[other].explorers) == 1, "round 1 begins"
    assert GAME.asks(g)[0].prompt.key == "ask-turn"


# Solo


def test_alone_one_chooses_for_the_automa_too_whose_card_joins_its_deck() -> None:
    g = dealt(1, difficulty="hard")
    choose(g, "megacore")
    assert GAME.asks(g)[0].prompt.key == "ask-automa-faction"
    events = GAME.play(g, asked(g), Move("choose", ("androids",)))
    assert next(WORDS.tell(event, NAMES) for event in events) == "The automa plays Android Resistance."
    automa = g.players[1]
    assert (automa.energy, automa.resources, automa.ships, g.difficulty) == (0, 0, [], "hard")
    cards = {AUTOMATON[card].word for card in g.piles[AUTOMA].deck}
    assert cards == {*(f"automa-{planet}" for planet in PLANETS), "automa-androids"}
    assert g.leader == 0
    assert g.rounds == 2


@pytest.mark.parametrize(("seats", "told"), [(1, 0), (2, 1)])
def test_seats_are_told_where_there_are_several(seats: int, told: int) -> None:
    g = GAME.deal(seats, {"first": "off", "difficulty": "easy"}, Rng("told"), 1)
    keys = Counter(event.key for event in g.events)
    assert (keys["seated"], keys["planet-begins"], keys["market-filled"]) == (told, 8, 2)


def test_the_automa_of_a_first_game_has_no_cards_of_absent_planets() -> None:
    words = {AUTOMATON[card].planet for card in automa_cards(True)}
    assert words == set(PLANETS[:6])
    assert {AUTOMATON[card].planet for card in automa_cards(False)} == set(PLANETS)
    assert dealt(3, difficulty="hard").difficulty == ""


# The numbers printed on cards


def test_printed_numbers_follow_from_the_place_in_the_deck() -> None:
    assert [steps_of(card) for card in OF_DECK[0]] == [0, 1, 3, 4, 6, 7, 9, 10]
    assert [steps_of(card) for card in OF_DECK[1][10:14]] == [10, 11, 0, 1]
    assert len(DECKS) == 9


def test_what_a_faction_is_good_for_fits_into_its_menu() -> None:
    g = dealt(2)
    for row in FACTIONS:
        (label,) = GAME.labels(g, Seat(0), "choose", (), (row.word,))
        said = WORDS.attribute(label, "help", NAMES)
        assert 0 < len(said) <= 100, "Discord cuts the second line of an entry there"
        assert said.endswith(f"at {WORDS.say_key(f'planet-{row.planet}')}.")
