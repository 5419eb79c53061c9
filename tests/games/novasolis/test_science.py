"""The action Science: Survey and Discover (rules 5, 10.4, 14)."""

from __future__ import annotations

import pytest

from bot.engine.moves import Move, Seat, Text
from bot.engine.words import words_of
from bot.games.novasolis.core.actions.allocating import switch_on
from bot.games.novasolis.core.actions.surveying import Reveal
from bot.games.novasolis.core.cards.cards import (
    ANOMALY,
    COLOUR,
    COLOURS,
    LOCATIONS,
    RESEARCH,
    SECTORS,
    TECHNOLOGIES,
    TILES,
    ancient_technologies,
)
from bot.games.novasolis.core.cards.phrases import amount, briefly
from bot.games.novasolis.core.holdings.counting import levels
from bot.games.novasolis.core.holdings.placing import is_last
from bot.games.novasolis.core.holdings.settling import control_artifacts
from bot.games.novasolis.core.seat import labels
from bot.games.novasolis.core.seat.labels import LABELS
from bot.games.novasolis.core.table.state import EMPTY, NEW_RELIC, NONE, OLD_RELIC, TurnRecord
from bot.games.novasolis.core.table.tables import DECIDERS
from tests.catalogues import Late
from tests.games.novasolis.play import GAME, Board, refused

WORDS = Late("novasolis")


@pytest.fixture
def board() -> Board:
    """The Kharrad sit at 2.0, whose locations are blue, yellow and red; their hand is empty."""
    board = Board(race="kharrad")
    board.g.bag += board.empire.hand
    board.empire.hand = []
    return board


def held(board: Board, *ids: str) -> None:
    """Put tiles into the hand."""
    board.empire.hand = [TILES.number[id_] for id_ in ids]


def survey(board: Board, *ids: str) -> None:
    """Survey, keep nothing, and have these tiles in hand to reveal."""
    held(board, *ids)
    board.play("survey")
    board.play("done")


def sector(board: Board, word: str, id_: str) -> None:
    """Lay another sector tile."""
    at = board.at(word)
    at.tile = SECTORS.number[id_]
    size = len(SECTORS[at.tile].stars) + (SECTORS[at.tile].kind == "anomaly")
    at.tiles, at.broken, at.relics = [EMPTY] * size, [False] * size, [0] * size


@pytest.mark.parametrize("surveys", [1, 3])
def test_tiles_kept_and_discarded_in_any_order_lie_the_same(board: Board, surveys: int) -> None:
    """10.4: beyond the limit of the hand some go back."""
    board.play("survey")
    if surveys > 1:
        board.empire.hand += [board.g.bag.pop() for _ in range(5)]
        board.play(f"keep {' '.join(TILES.word[card] for card in board.g.stack[-1].drawn[:2])}")
        while GAME.asks(board.g)[0].prompt.key == "ask-reveal":
            board.play("done")
    move = GAME.asks(board.g)[0].default
    assert len(move.values) > 1
    other = GAME.copy(board.g)
    for g, words in ((board.g, move.values), (other, move.values[::-1])):
        GAME.play(g, Seat(board.me), Move(move.verb, words))
    assert GAME.encode(board.g) == GAME.encode(other)


def test_a_survey_draws_three_keeps_two_and_gives_the_rest_back(board: Board) -> None:
    bag = len(board.g.bag)
    board.play("survey")
    step = board.g.stack[-1]
    assert len(step.drawn) == 3
    assert len(board.g.bag) == bag - 3
    words = [TILES.word[card] for card in step.drawn]
    assert refused(board.g, f"keep {' '.join(words)}")[1] == "too-many-values"
    board.play(f"keep {words[0]} {words[2]}")
    assert [TILES.word[card] for card in board.empire.hand] == [words[0], words[2]]
    assert len(board.g.bag) == bag - 2


def test_only_who_surveys_knows_what_was_drawn(board: Board) -> None:
    """R10.4b."""
    board.play("survey")
    assert EMPTY not in GAME.view(board.g, Seat(board.me)).stack[-1].drawn
    assert set(GAME.view(board.g, Seat(board.you)).stack[-1].drawn) == {EMPTY}
    assert set(GAME.view(board.g, None).stack[-1].drawn) == {EMPTY}


def test_scanners_draw_and_keep_more(board: Board) -> None:
    board.tech("BT01")
    board.play("survey")
    assert (len(board.g.stack[-1].drawn), board.g.stack[-1].most(board.g)) == (5, 3)


def test_a_short_bag_gives_what_it_has(board: Board) -> None:
    """R28.6."""
    board.g.bag = board.g.bag[:1]
    board.play("survey")
    assert len(board.g.stack[-1].drawn) == 1
    board.play("done")
    board.empire.turn = TurnRecord()
    board.g.bag = []
    held(board, "LB1")
    board.play("survey")
    assert board.offered("reveal") == ["observatory"]


def test_a_tile_without_a_free_location_of_its_colour_stays_in_hand(board: Board) -> None:
    survey(board, "LB1", "LY1")
    board.at("2.0").broken[1] = True
    assert refused(board.g, "reveal garden-world 2.0#1") == ("10.4", "reveal-nowhere")


def test_tiles_go_into_free_locations_of_their_colour(board: Board) -> None:
    survey(board, "LB1", "LY1", "LR1")
    assert sorted(board.offered("reveal")) == ["garden-world", "neutronium-mine", "observatory"]
    assert board.offered("reveal", "garden-world") == ["2.0#1"]
    assert refused(board.g, "reveal garden-world 2.0#0") == ("10.4", "reveal-colour")
    assert refused(board.g, "reveal garden-world 2.6#1") == ("10.4", "reveal-not-productive")
    assert refused(board.g, "reveal ocean-world 2.0#1") == ("10.4", "reveal-not-held")
    board.play("reveal garden-world 2.0#1 observatory 2.0#0")
    assert board.at("2.0").tiles == [TILES.number["LB1"], TILES.number["LY1"], EMPTY]
    assert board.empire.hand == [TILES.number["LR1"]]


def test_at_most_two_are_revealed_and_drones_reveal_one_more(board: Board) -> None:
    survey(board, "LB1", "LY1", "LR1")
    line = "reveal garden-world 2.0#1 observatory 2.0#0 neutronium-mine 2.0#2"
    assert refused(board.g, line) == ("10.4", "reveal-limit")
    board.tech("BT02")
    board.play(line)
    assert EMPTY not in board.at("2.0").tiles


def test_nothing_is_revealed_on_tiles_anomalies_and_broken_locations(board: Board) -> None:
    sector(board, "1.0", "A1")
    board.own("1.0", board.me)
    board.at("2.0").tiles[0] = 1
    board.at("1.0").broken[2] = True
    survey(board, "LB1", "LR1")
    assert refused(board.g, "reveal observatory 2.0#0") == ("5", "reveal-taken")
    assert refused(board.g, "reveal observatory 1.0#0") == ("10.4", "reveal-anomaly")
    assert refused(board.g, "reveal neutronium-mine 1.0#2") == ("5", "reveal-destroyed")
    assert board.offered("reveal", "observatory") == ["1.0#1"]


def test_a_contested_sector_takes_no_tile(board: Board) -> None:
    """R11.1."""
    board.put("2.0", board.you, ships=1)
    survey(board, "LB1")
    assert [ask.prompt.key for ask in GAME.asks(board.g)] == ["ask-turn"]


def test_filling_the_last_location_charts_a_sector_once(board: Board) -> None:
    """R5.3."""
    at = board.at("2.0")
    at.tiles[0], at.tiles[1] = TILES.number["LB1"], TILES.number["LY1"]
    survey(board, "LR1")
    assert "charted" in board.play("reveal neutronium-mine 2.0#2")
    assert (at.charted, board.empire.coop) == (True, 2)


def test_an_anomaly_does_not_count_for_charting_but_a_broken_location_prevents_it(board: Board) -> None:
    for broken in (False, True):
        board.empire.turn, board.empire.coop = TurnRecord(), 0
        sector(board, "1.0", "A1")
        at = board.own("1.0", board.me)
        at.tiles[1], at.broken[1], at.charted = (EMPTY if broken else 1), broken, False
        survey(board, "LR1")
        board.play("reveal neutronium-mine 1.0#2")
        assert at.charted is not broken


def test_a_wonder_gains_two_stars_when_it_is_revealed(board: Board) -> None:
    survey(board, "LY7")
    board.play("reveal cultural-wonder 2.0#1")
    assert board.empire.coop == 4


def test_ruins_hold_an_artifact(board: Board) -> None:
    survey(board, "LB7")
    board.play("reveal ancient-ruins-blue 2.0#0")
    assert (board.at("2.0").relics[0], board.empire.coop) == (OLD_RELIC, 4)


def test_archaeologists_gain_another_star(board: Board) -> None:
    """BT18."""
    board.tech("BT18")
    survey(board, "LB7")
    board.play("reveal ancient-ruins-blue 2.0#0")
    assert board.empire.coop == 6


def test_spores_swap_yellow_and_red_once_a_survey() -> None:
    """Verdane: Adaptive Spores."""
    board = Board(race="verdane")
    board.own("2.1", board.me)
    sector(board, "2.1", "N15")
    survey(board, "LR1", "LR2", "LB1")
    assert board.offered("reveal", "neutronium-mine") == ["2.0#1", "2.0#2", "2.1#0", "2.1#1"]
    assert board.offered("reveal", "observatory") == ["2.0#0"]
    assert board.offered("reveal", "neutronium-mine", "2.1#0", "pteracnium-vein") == ["2.0#2"]


def test_terraforming_takes_any_colour_once_and_is_exhausted(board: Board) -> None:
    """BT10."""
    tech = board.tech("BT10")
    survey(board, "LR1", "LR2")
    assert board.offered("reveal", "neutronium-mine") == ["2.0#0", "2.0#1", "2.0#2"]
    assert board.offered("reveal", "neutronium-mine", "2.0#0", "pteracnium-vein") == ["2.0#2"]
    board.play("reveal neutronium-mine 2.0#0 pteracnium-vein 2.0#2")
    assert not tech.ready


def test_terraforming_is_kept_where_the_colours_fit(board: Board) -> None:
    tech = board.tech("BT10")
    survey(board, "LR1")
    board.play("reveal neutronium-mine 2.0#2")
    assert tech.ready


def test_a_technology_costs_research_and_sleeps(board: Board) -> None:
    """R10.4, R10.4a."""
    board.g.market[2] = TECHNOLOGIES.number["BT05"]
    board.empire.research = 5
    deck = len(board.g.basics)
    board.play("discover research-network")
    tech = board.empire.techs[0]
    assert (tech.card, tech.active, board.empire.research) == (TECHNOLOGIES.number["BT05"], False, 1)
    assert board.empire.coop == 2
    assert (len(board.g.basics), EMPTY in board.g.market) == (deck - 1, False)


def test_what_cannot_be_discovered(board: Board) -> None:
    board.g.market = [TECHNOLOGIES.number[id_] for id_ in ("BT14", "BT01", "BT02", "BT03", "BT04")]
    board.empire.research = 4
    assert refused(board.g, "discover phase-cannons") == ("10.4", "discover-too-dear")
    assert refused(board.g, "discover carrier-doctrine") == ("10.4", "discover-not-there")
    assert refused(board.g, "discover deep-archives") == ("10.4", "discover-not-there")
    assert refused(board.g, "discover world-seed") == ("14.7", "discover-no-artifact")
    board.tech("BT01")
    assert refused(board.g, "discover scanner") == ("10.4", "discover-owned")


def test_the_archive_is_ones_own(board: Board) -> None:
    board.empire.research = 5
    found = {
        str(move.values[0])
        for move in GAME.moves(board.g, DECIDERS[board.g.seats][board.me])
        if move.verb == "discover"
    }
    assert {"reaver-batteries", "war-foundries", "blood-oath"} <= found


def test_an_ancient_technology_needs_an_artifact_and_takes_both_sides(board: Board) -> None:
    """R14.7."""
    board.own("1.1", board.me)
    board.empire.research = 5
    board.play("discover world-seed")
    gone = {*ancient_technologies()} - {*board.g.ancients}
    assert {TECHNOLOGIES[card].id for card in gone} == {"AT3a", "AT3b"}
    assert (board.empire.coop, board.empire.research) == (0, 0)


def test_a_great_technology_scores_when_it_is_first_active(board: Board) -> None:
    """14.7: 2★, once, for who discovered it; none for an empire to which it is lent."""
    board.own("1.1", board.me)
    board.empire.research = 5
    board.play("discover world-seed")
    card = TECHNOLOGIES.number["AT3a"]
    board.tech("AT3a", board.you, active=False)
    other = board.g.empires[board.you]
    board.empire.resources = [0] * 6
    switch_on(board.g, board.me, [card])
    assert board.empire.coop == 0, "nothing was there to activate it"
    board.empire.resources = other.resources = [1, 0, 1, 0, 0, 0]
    for _ in range(2):
        for side, empire, scored in ((board.you, other, 0), (board.me, board.empire, 4)):
            switch_on(board.g, side, [card])
            assert empire.coop == scored
            switch_on(board.g, side, [])
    assert board.empire.sources == {"technology-active": 4}


@pytest.mark.parametrize(("tech", "card", "cost"), [("BT18", "world-seed", 4), (None, "world-seed", 5)])
def test_archaeology_makes_ancients_cheaper(board: Board, tech: str | None, card: str, cost: int) -> None:
    """BT18, R10.2d."""
    board.own("1.1", board.me)
    if tech:
        board.tech(tech)
    board.empire.research = 12
    board.play(f"discover {card}")
    assert board.empire.research == 12 - cost


def test_archivists_pay_less_for_the_first_of_each_discover() -> None:
    board = Board(race="nyxari")
    board.empire.research = 12
    board.play("discover deep-archives")
    assert board.empire.research == 10
    board.play("discover precognition")
    assert board.empire.research == 6


def test_the_other_option_costs_two_energy(board: Board) -> None:
    board.empire.research, board.empire.energy = 12, 3
    board.play("discover war-foundries")
    board.play("survey")
    assert board.empire.energy == 1
    board.play("done")
    assert [ask.prompt.key for ask in GAME.asks(board.g)] == ["ask-turn"]
    assert board.empire.turn.actions == ["science"]


def test_after_a_survey_technologies_cost_two_energy_once(board: Board) -> None:
    board.empire.research, board.empire.energy = 12, 2
    board.play("survey")
    board.play("done")
    board.play("discover war-foundries")
    board.play("discover reaver-batteries")
    assert (board.empire.energy, len(board.empire.techs)) == (0, 2)
    assert refused(board.g, "survey") == ("10.4", "science-done")


def test_without_energy_there_is_no_other_option(board: Board) -> None:
    board.empire.research, board.empire.energy = 12, 1
    board.play("survey")
    board.play("done")
    assert [ask.prompt.key for ask in GAME.asks(board.g)] == ["ask-turn"]
    board = Board(race="kharrad")
    board.empire.research, board.empire.energy = 12, 1
    board.play("discover war-foundries")
    assert refused(board.g, "survey") == ("10.4", "science-too-dear")


def test_the_limit_of_the_hand_counts_after_a_survey(board: Board) -> None:
    held(board, *["LB1"] * 5)
    board.play("survey")
    first = TILES.word[board.g.stack[-1].drawn[0]]
    board.play(f"keep {first}")
    board.play("done")
    ask = GAME.asks(board.g)[0]
    assert (ask.prompt.key, str(ask.default)) == ("ask-discard", f"discard {first}")


def test_an_artifact_of_someone_elses_contested_sector_waits(board: Board) -> None:
    board.at("1.1").relics[0] = NEW_RELIC
    board.own("1.1", board.me)
    board.put("1.1", board.you, ships=1)
    survey(board)
    assert board.at("1.1").relics[0] == NEW_RELIC
    assert board.at("1.1").owner != NONE


def test_each_tile_must_fit_its_location(board: Board) -> None:
    """R10.4: the second too, after one that does."""
    survey(board, "LB1", "LR1")
    assert board.offered("reveal", "observatory", "2.0#0", "neutronium-mine") == ["2.0#2"]
    assert refused(board.g, "reveal observatory 2.0#0 neutronium-mine 2.0#1") == ("10.4", "reveal-colour")


def test_what_is_revealed_is_told_with_its_place(board: Board) -> None:
    """R4.12, R5.3: and the location that charts the sector is named before."""
    at = board.at("2.0")
    at.tiles[0], at.tiles[1] = TILES.number["LB1"], TILES.number["LY1"]
    survey(board, "LR1")
    seat = DECIDERS[board.g.seats][board.me]
    tile, place = (GAME.offer(board.g, seat).spot("reveal", chosen) for chosen in ((), ("neutronium-mine",)))
    assert tile is not None
    assert place is not None
    assert (tile.ends, place.ends, tile.next[0].last) == (False, False, False)
    (goal,) = place.next
    brings = Text("choice-brings", {"brings": [amount("neutronium", 1)], "charts": 1})
    assert (goal.value, goal.last, goal.detail) == ("2.0#2", True, brings)
    assert [(mark.what, mark.tone) for mark in tile.marks] == [("neutronium-mine", "may")]
    assert [(mark.what, mark.tone, mark.note) for mark in place.marks] == [
        ("neutronium-mine", "chosen", None),
        ("2.0#2", "may", Text("choice-charts")),
    ]
    whole = GAME.offer(board.g, seat).spot("reveal", ("neutronium-mine", "2.0#2"))
    assert whole is not None
    assert (whole.ends, whole.whole) == (True, Text("reveal-whole", {"n": 1}))
    assert whole.price == Text("price-reveal", {"left": 1})
    assert [(mark.what, mark.tone) for mark in whole.marks] == [
        ("2.0#2", "chosen"),
        ("neutronium-mine", "chosen"),
    ]
    events = GAME.play(board.g, seat, Move.parse("reveal neutronium-mine 2.0#2"))
    told = {event.key: event.values for event in events}
    me, tile_name = f"@{board.me}", TILES.name[TILES.number["LR1"]]
    assert told["revealed"] == {
        "side": me,
        "tile": Text("reveal-one", {"card": tile_name, "sector": "2.0"}),
    }
    assert told["charted"] == {"side": me, "sector": "2.0"}


def test_a_charted_sector_is_not_charted_again_nor_one_with_a_broken_location(board: Board) -> None:
    """R5.3."""
    at = board.at("2.0")
    at.tiles[:] = [TILES.number["LB1"], TILES.number["LY1"], EMPTY]
    assert is_last(at, 2)
    assert not is_last(at, 0)
    at.charted = True
    assert not is_last(at, 2)
    at.charted, at.broken[0] = False, True
    assert not is_last(at, 2)
    at.broken[0], at.tiles[1] = False, EMPTY
    assert not is_last(at, 2)


def test_an_artifact_is_told_where_it_lies(board: Board) -> None:
    """R19.4: its points come once a game, to who controls it first."""
    survey(board, "LB7")
    events = GAME.play(
        board.g, DECIDERS[board.g.seats][board.me], Move.parse("reveal ancient-ruins-blue 2.0#0")
    )
    told = {event.key: event.values for event in events}
    assert told["artifact"] == {"side": f"@{board.me}", "sector": "2.0"}
    board.g.events.clear()
    control_artifacts(board.g)
    assert board.g.events == []


def test_a_market_card_that_one_has_is_not_sold_twice(board: Board) -> None:
    """R28.25, R10.4."""
    board.g.market[0] = TECHNOLOGIES.number["BT04"]
    board.tech("BT04")
    board.empire.research = 12
    assert refused(board.g, "discover orbital-habitats") == ("10.4", "discover-owned")


def test_a_tile_does_nothing_while_its_sector_is_contested(board: Board) -> None:
    """R28.14, R5.1: it stays, and serves the next owner of the sector."""
    at = board.at("2.0")
    at.tiles[0] = TILES.number["LB8"]
    assert levels(board.g, board.me)[RESEARCH] == 3
    board.put("2.0", board.you, ships=4)
    assert levels(board.g, board.me)[RESEARCH] == 1
    before = levels(board.g, board.you)[RESEARCH]
    at.owner, at.capital = board.you, False
    assert levels(board.g, board.you)[RESEARCH] == before + 2
    assert at.tiles[0] == TILES.number["LB8"]


def goes_on(board: Board) -> str:
    """What is said of a Science that goes on."""
    (ask,) = GAME.asks(board.g)
    assert ask.prompt.key == "ask-turn"
    assert ask.hint is not None
    return WORDS.say(ask.hint).partition("Your Science goes on: ")[2]


def test_what_science_goes_on_with_is_said_and_offered_in_the_turn_itself(board: Board) -> None:
    """10.4: with no research left nothing is "bought on", and a Survey is no longer free. No question asks for it."""
    board.empire.energy, board.empire.research = 4, 5
    board.g.market[:2] = [TECHNOLOGIES.number[id_] for id_ in ("BT03", "BT01")]
    assert goes_on(board) == ""
    board.play("discover scanner")
    assert goes_on(board) == "buy more technologies, or Survey too for 2 energy."
    board.play("discover fusion-reactors")
    assert goes_on(board) == "you may Survey too for 2 energy."
    board.play("survey")
    assert board.empire.energy == 2
    board.play("done")
    assert goes_on(board) == ""
    assert board.empire.turn.actions == ["science"]


def test_without_energy_for_a_survey_buying_on_does_not_speak_of_it(board: Board) -> None:
    board.empire.energy, board.empire.research = 1, 5
    board.g.market[:2] = [TECHNOLOGIES.number[id_] for id_ in ("BT03", "BT01")]
    board.play("discover scanner")
    assert goes_on(board) == "buy more technologies with what research is left."


def test_after_a_survey_it_goes_on_until_another_action_is_begun(board: Board) -> None:
    """10.4: the two are one action; what is free does not end it."""
    board.put("home", board.me, ships=1)
    board.empire.energy, board.empire.research = 4, 12
    board.play("survey")
    board.play("done")
    assert goes_on(board) == "you may Discover too for 2 energy and the research."
    board.play("move 1x2.0 2.1")
    assert goes_on(board) == ""
    assert refused(board.g, "discover war-foundries") == ("9.1", "action-taken")
    assert board.empire.energy == 4


def test_a_turn_waits_after_its_last_action_while_science_goes_on(board: Board) -> None:
    board.empire.energy, board.empire.research = 4, 12
    board.empire.turn.actions = ["build", "move"]
    board.play("survey")
    board.play("done")
    assert board.g.active == board.me
    assert goes_on(board) == "you may Discover too for 2 energy and the research."
    board.play("discover war-foundries")
    assert goes_on(board) == "buy more technologies with what research is left."
    board.play("pass")
    assert board.g.active == board.you


def test_a_technology_on_offer_names_its_price_once() -> None:
    """10.4: what is paid may be less than what is printed."""
    board = Board(race="nyxari")
    board.empire.research = 4
    (label,) = GAME.offer(board.g, Seat(board.me)).labels(Move("discover", ("precognition",)))
    words = words_of("novasolis")
    named = "Precognition, needs Boson"
    assert words.say(label) == f"{named} (you have none, so it stays off)", "what it costs stands beside it"
    said = words.attribute(label, "help")
    assert said
    assert "needs" not in said
    assert not said.startswith("Gain")
    sector(board, "2.1", "N01")
    board.own("2.1", board.me).tiles[0] = TILES.number["LB4"]
    (label,) = GAME.offer(board.g, Seat(board.me)).labels(Move("discover", ("precognition",)))
    assert words.say(label) == named, "an Ion Nebula brings Boson"


@pytest.mark.parametrize(
    ("id_", "there", "lacks"),
    [
        ("BT15", [0, 9, 9, 9, 0, 9], ["antimatter", "neutronium"]),
        ("BT15", [1, 0, 0, 0, 0, 0], ["antimatter"]),
        ("BT15", [1, 0, 0, 0, 1, 0], []),
        ("RB3", [0, 0, 0, 1, 9, 9], ["another"]),
        ("RB3", [0, 0, 0, 2, 0, 0], []),
        ("RB3", [1, 0, 0, 1, 0, 0], []),
        ("RB3", [1, 1, 1, 0, 0, 0], ["boson"]),
    ],
)
def test_a_technology_on_offer_says_what_one_lacks_for_it(
    monkeypatch: pytest.MonkeyPatch, id_: str, there: list[int], lacks: list[str]
) -> None:
    """R14.2: a resource that it names does not also pay for "any basic resource"."""
    monkeypatch.setattr(labels, "resources", lambda g, side: there)
    board, card = Board(race="aurelian"), TECHNOLOGIES.number[id_]
    label = LABELS["discover"](board.g, (), TECHNOLOGIES.word[card])
    assert label.values["lacks"] == [f"~resource-{each}" for each in lacks]


def test_what_covers_a_slot_is_said_in_few_words_on_offer() -> None:
    board = Board()
    label = LABELS["discover"](board.g, (), TECHNOLOGIES.word[TECHNOLOGIES.number["BT15"]])
    assert words_of("novasolis").attribute(label, "help") == "Slot 6 of your combat grid: 3 damage per die."


def test_tiles_that_can_be_revealed_together_are_offered_where_they_fill_a_sector(board: Board) -> None:
    """R5.3: a sector before it has room too; and in a location of each colour it makes no difference which."""
    sector(board, "1.0", "N01")
    board.own("1.0", board.me)
    board.at("2.0").tiles[0] = TILES.number["LB1"]
    survey(board, "LY1", "LR1")
    spot = GAME.offer(board.g, DECIDERS[board.g.seats][board.me]).spot("reveal", ())
    assert spot is not None
    first, said = spot.straight[0], spot.said[0]
    assert [str(choice.value) for choice in first] == ["garden-world", "2.0#1", "neutronium-mine", "2.0#2"]
    words = words_of("novasolis")
    assert words.say(said) == "Garden World in 2.0 and Neutronium Mine in 2.0"
    assert words.attribute(said, "help") == "Brings +2 Population and 1 Neutronium"


def test_what_tiles_bring_together_is_summed_up() -> None:
    """Two that add to the same level, two artifacts, and stars that come at once."""
    bonuses = [
        bonus
        for id_ in ("LB1", "LB2", "LB3", "LB7", "LY6", "LY7")
        for bonus in TILES[TILES.number[id_]].bonus
    ]
    said = [words_of("novasolis").say(each) for each in briefly(bonuses)]
    assert said == ["+2 Research level", "+2 Population", "1 Hadron", "2 artifacts"]


def test_locations_alike_are_offered_once_beside_a_tile(board: Board) -> None:
    """Both are there where a location is asked for; only the second is named as people type it."""
    sector(board, "2.1", "N16")
    board.own("2.1", board.me)
    survey(board, "LB1")
    offer = GAME.offer(board.g, DECIDERS[board.g.seats][board.me])
    colours = [COLOURS[colour] for colour in LOCATIONS[board.at("2.1").tile]]
    alike = [f"2.1#{at}" for at, colour in enumerate(colours) if colour == "blue"]
    assert len(alike) == 2
    start, asked = offer.spot("reveal", ()), offer.spot("reveal", ("observatory",))
    assert start is not None
    assert asked is not None
    assert [str(row[-1].value) for row in start.straight] == ["2.0#0", alike[0]]
    words = words_of("novasolis")
    labels = {str(choice.value): words.say(choice.label) for choice in asked.next}
    assert labels == {
        "2.0#0": "2.0 (blue)",
        alike[0]: "2.1 (blue)",
        alike[1]: f"{alike[1]} (blue)",
    }


def test_what_is_kept_is_marked_and_named_on_its_button() -> None:
    """The drawn tiles are gold in the hand, and no other."""
    board = Board()
    board.empire.hand = [1]
    board.play("survey")
    seat, words = Seat(board.me), words_of("novasolis")
    offer = GAME.offer(board.g, seat)
    begun = offer.spot("keep", ())
    assert begun is not None
    drawn = {str(choice.value) for choice in begun.next}
    assert {mark.what for mark in begun.marks} == drawn
    one, two = sorted(drawn)[:2]
    chosen = offer.spot("keep", (one, two))
    assert chosen is not None
    assert [mark.tone for mark in chosen.marks[:2]] == ["chosen", "chosen"]
    assert chosen.whole is not None
    titles = [words.say_key(f"tile-{word}") for word in (one, two)]
    assert words.say(chosen.whole) == f"Keep {titles[0]} and {titles[1]}"


def test_tiles_that_can_be_revealed_together_are_offered_at_once() -> None:
    """As many as a Survey reveals, the best first, each where it fits; nothing once one is chosen."""
    board = Board(race="aurelian")
    names = ("ancient-ruins-yellow", "ocean-world", "neutronium-mine")
    board.empire.hand = [TILES.called[name] for name in names]
    board.g.push(Reveal(board.me))

    def sets(*chosen: str) -> dict[str, list[str | int]]:
        spot = GAME.offer(board.g, Seat(board.me)).spot("reveal", chosen)
        assert spot is not None
        told = [words_of("novasolis").say(said) for said in spot.said]
        return dict(zip(told, ([choice.value for choice in row] for row in spot.straight), strict=False))

    assert sets() == {
        "Ancient Ruins (yellow) in 2.0 and Neutronium Mine in 2.0": [names[0], "2.0#1", names[2], "2.0#2"],
        "Ocean World in 2.0 and Neutronium Mine in 2.0": [names[1], "2.0#1", names[2], "2.0#2"],
    }, "both yellow tiles have no room"
    assert sets("ocean-world", "2.0#1") == {}
    board.empire.hand = board.empire.hand[:1]
    assert sets() == {}


def test_tiles_are_offered_with_their_locations_where_there_is_a_choice() -> None:
    board = Board()
    seat = Seat(board.me)
    near = next(
        word
        for word, sector in zip(board.g.layout.words, board.g.sectors, strict=True)
        if word != "2.0" and COLOURS.index("blue") in LOCATIONS[sector.tile]
    )
    board.own(near, board.me)
    blue = [card for card in TILES if COLOURS[COLOUR[card]] == "blue"][:1]
    board.empire.hand = [*blue]
    board.g.push(Reveal(board.me))
    places = [
        f"{word}#{at}"
        for word in (near, "2.0")
        for at, colour in enumerate(LOCATIONS[board.at(word).tile])
        if colour != ANOMALY and COLOURS[colour] == "blue"
    ]
    assert len(places) > 1
    begun = GAME.offer(board.g, seat).spot("reveal", ())
    assert begun is not None
    rows = [tuple(choice.value for choice in row) for row in begun.straight]
    assert sorted(rows) == sorted((TILES.word[blue[0]], place) for place in places)
    board.at(near).owner = NONE
    alone = GAME.offer(board.g, seat).spot("reveal", ())
    assert alone is not None
    assert alone.straight == (), "the panel chooses its one location itself"
