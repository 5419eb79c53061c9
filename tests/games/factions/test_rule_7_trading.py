"""Rule 7: trading with anyone at the beginning of the own turn."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.engine.errors import Illegal
from bot.engine.moves import Move, Pace, Seat, Text
from bot.engine.playout import Dice
from bot.engine.rng import Rng
from bot.games.factions.actions.trading import TradeOffer, offers, parse_both
from bot.games.factions.cards.cards import BACK, CALLED, EXPLORER, OBJECTIVE
from bot.games.factions.seat.secrets import hand_zones, hide_offers, name_anew
from bot.games.factions.table.state import Table
from tests.games.factions.position import BO, CY, MIRA, NAMES, WORDS, told
from tests.games.factions.whole import Dealt, Whole
from tests.games.leaks import known_asks


def table(*more: str, kind: type[Whole] = Whole) -> Whole:
    """Mira's turn begins; each has 5 energy and 2 resources."""
    p = kind("megacore", "zealots", *more)
    for side in range(p.g.sides):
        p.ships(side, "B6").purse(side, 5, 2)
    return p.begin()


def upgrades(p: Whole, machine: int = 0) -> list[int]:
    return [player.upgrades[machine] for player in p.g.players]


def only(p: Whole) -> TradeOffer:
    (offer,) = offers(p.g)
    return offer


def in_worlds_of(p: Whole, viewer: Seat | None) -> Iterator[Table]:
    """Worlds that a viewer cannot tell from a position: they look the same, and the same is asked in them."""
    here = p.rules.view(p.g, viewer), known_asks(p.rules, p.g, viewer)
    for number in range(8):
        world = p.rules.resample(p.g, viewer, Rng(f"world {number}"))
        p.rules.check_invariants(world)
        assert (p.rules.view(world, viewer), known_asks(p.rules, world, viewer)) == here
        yield world


# What can be traded


def test_amounts_change_hands_at_once_when_the_partner_accepts() -> None:
    p = table("einstein")
    events = p.play(MIRA, "offer seat-2 give-energy-3 get-resources-2")
    assert [(event.key, event.audience) for event in events] == [("offered", None)]
    assert p.g.players[0].turn.offers == 1
    assert {ask.seat: ask.prompt.key for ask in p.rules.asks(p.g)} == {
        MIRA: "ask-turn-offers",
        BO: "ask-offer",
    }
    assert p.has(0) == (5, 2), "nothing happens yet"
    events = p.play(BO, "accept seat-1")
    assert [event.key for event in events] == ["traded"]
    assert (p.has(0), p.has(1), p.has(2)) == ((2, 4), (8, 0), (5, 2))
    assert offers(p.g) == []
    assert [player.round.partners for player in p.g.players] == [[1], [0], []]


def test_trading_twice_with_one_player_is_one_partner() -> None:
    p = table()
    for _ in range(2):
        p.play(MIRA, "offer seat-2 give-energy-1 get-resources-1")
        p.play(BO, "accept seat-1")
    assert [player.round.partners for player in p.g.players] == [[1], [0]]


def test_open_cards_and_upgrades_of_the_same_machine_change_hands() -> None:
    p = table()
    p.g.players[0].upgrades = [1, 2, 0, 3, 0, 2]
    p.techs(0, "towed-barge")
    p.owns(1, "yvaga", "swamp-things")
    p.g.players[1].shown = [p.take("neptunian-divers")]
    offer = "give-sails-3 give-battery-1 give-towed-barge get-yvaga get-neptunian-divers"
    p.play(MIRA, f"offer seat-2 {offer}")
    p.play(BO, "accept seat-1")
    mira, bo = p.g.players
    assert (mira.upgrades, bo.upgrades) == ([0, 2, 0, 0, 0, 2], [1, 0, 0, 3, 0, 0])
    assert (mira.techs, bo.techs) == ([], [CALLED["towed-barge"]])
    assert [(each.card, each.explorers) for each in mira.exoplanets] == [
        (CALLED["yvaga"], [CALLED["swamp-things"]])
    ]
    assert (bo.exoplanets, mira.shown, bo.shown) == ([], [CALLED["neptunian-divers"]], [])
    assert p.asked() == [(MIRA, "ask-turn")], "no effect of the exoplanet"


def test_faction_upgrades_votes_and_completed_objectives_are_not_traded() -> None:
    p = table()
    p.g.players[0].upgrades[5] = 2
    p.g.players[0].done = [p.take("litterbug")]
    for word in ("give-faction-1", "give-litterbug", "give-vote-1", "get-swamp-things", "give-energy-6"):
        assert p.why(MIRA, f"offer seat-2 {word}") == ("7", "not-to-trade")


def test_an_offer_may_be_a_gift_either_way() -> None:
    p = table()
    p.play(MIRA, "offer seat-2 give-energy-5")
    p.play(BO, "accept seat-1")
    p.play(MIRA, "offer seat-2 get-resources-1")
    p.play(BO, "accept seat-1")
    assert (p.has(0), p.has(1)) == ((0, 3), (10, 1))


def test_terms_name_each_thing_once_and_something() -> None:
    p = table()
    p.hand(0, "swamp-things")
    spot = p.rules.offer(p.g, MIRA).spot("offer", ("seat-2", "give-energy-1", "give-swamp-things"))
    assert spot is not None
    assert spot.ends
    words = {choice.value for choice in spot.next}
    assert not words & {"give-energy-2", "get-energy-1", "give-swamp-things"}
    assert {"give-resources-1", "get-resources-2"} <= words
    begun = p.rules.offer(p.g, MIRA).spot("offer", ("seat-2",))
    assert begun is not None
    assert not begun.ends
    for words_ in (("give-energy-1", "give-energy-2"), ("give-energy-1", "get-energy-1"), ("energy-1",)):
        assert p.rules.offer(p.g, MIRA).spot("offer", ("seat-2", *words_)) is None
    assert parse_both(("give-energy-1", "give-energy-1")) is None
    assert parse_both(("give-energy-x",)) is None


def test_what_an_offer_would_do_is_previewed_and_can_be_said() -> None:
    p = table()
    p.hand(0, "swamp-things")
    spot = p.rules.offer(p.g, MIRA).spot("offer", ("seat-2", "give-swamp-things", "get-resources-1"))
    assert spot is not None
    assert spot.whole is not None
    assert WORDS.say(spot.whole, NAMES) == "Offer Bo Swamp Things for 1 resource"
    assert [WORDS.tell(event, NAMES) for event in spot.preview] == [
        "Mira would give Bo Swamp Things and get 1 resource."
    ]
    assert {str(choice.label.key) for choice in spot.next} == {"choice-give", "choice-get"}


# Who trades with whom


def test_whoever_has_passed_may_be_a_partner_and_nobody_trades_with_themselves() -> None:
    p = table("einstein")
    p.g.players[1].passed = True
    spot = p.rules.offer(p.g, MIRA).spot("offer", ())
    assert spot is not None
    assert not spot.ends
    assert [choice.value for choice in spot.next] == ["seat-2", "seat-3"]
    assert p.rules.offer(p.g, MIRA).spot("offer", ("seat-1",)) is None
    assert p.rules.offer(p.g, BO).spot("offer", ()) is None, "not in the turn of another"


def test_no_offer_is_begun_where_neither_has_anything_to_give() -> None:
    p = table("einstein")
    for player in p.g.players:
        player.energy = player.resources = 0
        player.upgrades = [0] * len(player.upgrades)
        player.explorers.clear()
        player.objectives.clear()
    offer = p.rules.offer(p.g, MIRA)
    assert offer.spot("offer") is None
    assert offer.stroll("offer", Dice(1)) is None
    p.g.players[CY].energy = 1
    spot = p.rules.offer(p.g, MIRA).spot("offer")
    assert spot is not None
    assert [choice.value for choice in spot.next] == ["seat-3"]
    assert {p.rules.offer(p.g, MIRA).stroll("offer", Dice(n)) for n in range(4)} == {
        Move("offer", ("seat-3", "get-energy-1"))
    }


def test_one_offer_to_each_three_open_and_ten_a_turn() -> None:
    p = table("einstein", "androids")
    for seat in (2, 3, 4):
        p.play(MIRA, f"offer seat-{seat} give-energy-1")
        if seat == 2:
            assert p.why(MIRA, "offer seat-2 give-energy-2") == ("7", "offer-open")
    assert p.why(MIRA, "offer seat-2 give-energy-2") == ("7", "offers-enough")
    p.play(CY, "decline seat-1")
    for n in range(4, 11):
        p.play(MIRA, "offer seat-3 give-energy-1")
        p.play(CY, "decline seat-1")
        assert p.g.players[0].turn.offers == n
    assert p.why(MIRA, "offer seat-3 give-energy-1") == ("7", "offers-enough")


# Answers


def test_an_offer_waits_for_nobody_and_ends_when_its_maker_moves_on() -> None:
    p = table("einstein")
    p.play(MIRA, "offer seat-2 give-energy-1", "offer seat-3 give-energy-1")
    asks = {ask.seat: ask for ask in p.rules.asks(p.g)}
    assert (asks[BO].blocking, asks[BO].pace, str(asks[BO].default)) == (False, Pace.ASIDE, "decline seat-1")
    events = p.play(MIRA, "move B7")
    assert [event["other"] for event in told(events, "offer-over")] == ["@1", "@2"]
    assert offers(p.g) == []
    assert {verb.name for verb in p.rules.offer(p.g, BO).verbs} == {"convert", "riding", "finishing"}
    assert p.rules.offer(p.g, MIRA).spot("offer", ()) is None, "trading comes first"
    with pytest.raises(Illegal):
        p.rules.play(p.g, BO, Move.parse("accept seat-1"))


@pytest.mark.parametrize("line", ["pass", "charge", "mine E1", "act artificial-photosynthesis", "use mars"])
def test_passing_and_acting_end_offers_too(line: str) -> None:
    p = Whole("zealots", "megacore")
    p.ships(0, "A1").purse(0, 5, 2).built(0, "faction")
    if line == "mine E1":
        p.ships(0, "E1").tile("E1", 3)
    p.begin()
    if line == "use mars":
        p.beside("mars")
    p.play(MIRA, "offer seat-2 give-energy-1")
    p.play(MIRA, line)
    assert offers(p.g) == []


def test_converting_a_rescue_and_a_swap_leave_offers_open() -> None:
    p = Whole("einstein", "megacore")
    p.ships(0, "C6").purse(0, 5, 2).purse(1, 8, 0).built(0, "faction").begin()
    p.play(MIRA, "offer seat-2 give-energy-1", "convert 1", "swap venus mars", "rescue A1")
    assert len(offers(p.g)) == 1
    p.play(BO, "accept seat-1")
    assert (p.has(0), p.has(1)) == ((5, 1), (9, 0))


def test_an_offer_is_declined_or_withdrawn() -> None:
    p = table()
    p.play(MIRA, "offer seat-2 give-energy-1")
    assert p.legal(BO, "decline") == {"seat-1"}
    assert p.legal(MIRA, "withdraw") == {"seat-2"}
    assert "decline" not in {verb.name for verb in p.rules.offer(p.g, MIRA).verbs}
    assert told(p.play(BO, "decline seat-1"), "declined") == [{"side": "@1", "other": "@0"}]
    p.play(MIRA, "offer seat-2 give-energy-1")
    assert told(p.play(MIRA, "withdraw seat-2"), "withdrew") == [{"side": "@0", "other": "@1"}]
    assert (offers(p.g), p.has(0), p.has(1)) == ([], (5, 2), (5, 2))


def test_a_partner_counters_in_the_same_words_and_only_the_maker_accepts() -> None:
    p = table()
    p.play(MIRA, "offer seat-2 give-energy-1 get-resources-2")
    assert p.why(BO, "counter seat-1 give-resources-3") == ("7", "not-to-trade")
    events = p.play(BO, "counter seat-1 give-resources-1 get-energy-4")
    assert [event.key for event in events] == ["countered"]
    assert {ask.seat: ask.prompt.key for ask in p.rules.asks(p.g)}[MIRA] in ("ask-turn", "ask-counter")
    assert p.rules.offer(p.g, BO).spot("accept", ()) is None
    assert p.rules.offer(p.g, MIRA).spot("counter", ()) is None, "no second counter"
    assert p.legal(MIRA, "decline") == {"seat-2"}
    p.play(MIRA, "accept seat-2")
    assert (p.has(0), p.has(1)) == ((1, 3), (9, 1))


def test_when_both_change_an_offer_at_once_the_first_change_holds() -> None:
    """Whoever comes second is refused or ends it: nobody is bound to terms that the other has just changed."""
    p = table()
    p.play(MIRA, "offer seat-2 give-energy-1 get-resources-2")
    p.play(BO, "counter seat-1 give-resources-1 get-energy-4")
    assert p.why(MIRA, "offer seat-2 give-energy-2") == ("7", "offer-open")
    for line in ("counter seat-1 give-resources-1 get-energy-5", "accept seat-1", "decline seat-1"):
        assert p.why(BO, line) == ("", "not-asked")
    p.play(MIRA, "withdraw seat-2")
    assert p.legal(MIRA, "accept") == set()

    p.play(MIRA, "offer seat-2 give-energy-1", "withdraw seat-2")
    for line in ("counter seat-1 give-resources-1", "accept seat-1", "decline seat-1"):
        assert p.why(BO, line) == ("", "not-asked")
    assert (offers(p.g), p.has(0), p.has(1)) == ([], (5, 2), (5, 2))


# Secret cards


def blind(p: Whole) -> Whole:
    p.hand(1, "swamp-things", "yeti-cousins", "litterbug")
    p.play(MIRA, "offer seat-2 give-energy-3 get-explorers-1")
    return p


def test_secret_cards_are_asked_for_by_number_picked_and_confirmed() -> None:
    p = blind(table("einstein"))
    spot = p.rules.offer(p.g, BO).spot("accept", ("seat-1",))
    assert spot is not None
    assert not spot.ends
    assert {choice.value for choice in spot.next} == {"swamp-things", "yeti-cousins"}
    assert not p.rules.offer(p.g, BO).allows(Move.parse("accept seat-1"))
    assert not p.rules.offer(p.g, BO).allows(Move.parse("accept seat-1 litterbug"))
    assert not p.rules.offer(p.g, BO).allows(Move.parse("accept seat-1 swamp-things yeti-cousins"))
    picked = p.rules.offer(p.g, BO).spot("accept", ("seat-1", "yeti-cousins"))
    assert picked is not None
    assert picked.whole is not None
    assert [WORDS.say(picked.whole, NAMES), *(WORDS.tell(event, NAMES) for event in picked.preview)] == [
        "Choose Yeti Cousins for Mira",
        "Mira gives 3 energy, Bo gives Yeti Cousins.",
        "Mira then sees what you chose, and confirms or declines.",
    ]
    assert only(p).picked == []
    events = p.play(BO, "accept seat-1 yeti-cousins")
    assert [(event.key, event.audience) for event in events] == [("picked", (MIRA, BO))]
    assert (p.has(0)[0], only(p).picked) == (5, [CALLED["yeti-cousins"]])
    assert "ask-confirm-offer" in {only(p).ask(p.g, MIRA).prompt.key}
    assert p.rules.offer(p.g, BO).spot("accept", ()) is None
    spot = p.rules.offer(p.g, MIRA).spot("accept", ("seat-2",))
    assert spot is not None
    assert [WORDS.tell(event, NAMES) for event in spot.preview] == [
        "Mira gives 3 energy, Bo gives Yeti Cousins."
    ]
    events = p.play(MIRA, "accept seat-2")
    assert [(event.key, event.audience) for event in events] == [
        ("traded", None),
        ("traded-cards", (MIRA, BO)),
    ]
    assert (p.g.players[0].explorers, p.has(1)[0]) == ([CALLED["yeti-cousins"]], 8)
    assert p.g.players[1].explorers == [CALLED["swamp-things"]]


def test_the_maker_may_leave_what_was_picked() -> None:
    p = blind(table())
    p.play(BO, "accept seat-1 swamp-things")
    p.play(MIRA, "decline seat-2")
    assert (offers(p.g), p.g.players[0].explorers, p.has(0)) == ([], [], (5, 2))


def test_who_counters_with_a_number_of_secret_cards_confirms_what_is_picked() -> None:
    p = table()
    p.hand(0, "litterbug", "machinist")
    p.play(MIRA, "offer seat-2 give-energy-3")
    p.play(BO, "counter seat-1 give-resources-2 get-objectives-1")
    p.play(MIRA, "accept seat-2 machinist")
    assert (p.has(0), [ask.prompt.key for ask in p.rules.asks(p.g) if ask.seat == BO]) == (
        (5, 2),
        ["ask-confirm-counter"],
    )
    assert only(p).told(p.g, BO)["gives"] == ["~card-machinist"]
    assert only(p).told(p.g, None)["gives"] != ["~card-machinist"]
    p.play(BO, "accept seat-1")
    assert (p.has(0), p.g.players[1].objectives) == ((5, 4), [CALLED["machinist"]])
    assert p.g.players[0].objectives == [CALLED["litterbug"]]


def test_hidden_cards_that_are_named_are_told_to_the_two_alone() -> None:
    p = table("einstein")
    p.hand(0, "swamp-things", "litterbug")
    events = p.play(MIRA, "offer seat-2 give-swamp-things give-litterbug get-resources-1")
    public, private = events
    assert (public.key, public.audience, private.key, private.audience) == (
        "offered",
        None,
        "offered-cards",
        (MIRA, BO),
    )
    assert "Swamp Things" not in str(WORDS.tell(public, NAMES))
    assert "1 explorer" in str(WORDS.tell(public, NAMES))
    assert "Swamp Things" in str(WORDS.tell(private, NAMES))
    zones = hand_zones(p.g, 0, p.g.players[0].explorers, EXPLORER, offers(p.g))
    assert [zone.known for zone in zones if zone.held] == [(MIRA, BO)]
    view = p.rules.view(p.g, CY)
    (seen,) = offers(view)
    assert (seen.gives.cards, seen.gives.blind) == ((), (1, 1))
    (seen,) = offers(p.rules.view(p.g, BO))
    assert seen.gives.cards == only(p).gives.cards


@pytest.mark.parametrize("card", ["swamp-things", "litterbug", "towed-barge"])
def test_what_an_offer_says_to_others_does_not_change_when_its_card_goes_elsewhere(card: str) -> None:
    p = table("einstein", "council", kind=Dealt)
    p.hand(0, "swamp-things", "litterbug").techs(0, "towed-barge")
    for partner in (2, 3):
        p.play(MIRA, f"offer seat-{partner} give-{card}")

    def told() -> list[Text]:
        return [ask.prompt for ask in p.rules.asks(p.g) if ask.seat == CY]

    before = told()
    p.play(BO, "accept seat-1")
    assert told() == before
    view = p.rules.view(p.g, Seat(3))
    assert [ask.prompt for ask in p.rules.asks(view, Seat(3)) if ask.seat == CY] == before
    for world in in_worlds_of(p, Seat(3)):
        assert [ask.prompt for ask in p.rules.asks(world) if ask.seat == CY] == before


def test_a_card_that_is_offered_to_two_is_known_to_both() -> None:
    p = table("einstein", "council", kind=Dealt)
    p.hand(0, "swamp-things", "dune-nomads")
    for partner in (2, 3):
        p.play(MIRA, f"offer seat-{partner} give-swamp-things")
    for partner in (BO, CY):
        for world in in_worlds_of(p, partner):
            assert CALLED["swamp-things"] in world.players[MIRA].explorers
    hands = [tuple(world.players[MIRA].explorers) for world in in_worlds_of(p, Seat(3))]
    assert not all(CALLED["swamp-things"] in hand for hand in hands)


@pytest.mark.parametrize(
    ("kind", "cards"),
    [("explorers", ("swamp-things", "dune-nomads")), ("objectives", ("litterbug", "machinist"))],
)
@pytest.mark.parametrize("others", [0, 1])
def test_what_was_picked_is_still_picked_in_all_worlds_once_it_is_gone(
    kind: str, cards: tuple[str, ...], others: int
) -> None:
    """Another's question would tell else that so few are left that the card must be gone."""
    p = table("einstein", "council", kind=Dealt)
    p.hand(0, *cards[: 1 + others])
    p.play(MIRA, "offer seat-2 give-energy-1")
    p.play(BO, f"counter seat-1 give-resources-1 get-{kind}-1")
    p.play(MIRA, f"accept seat-2 {cards[0]}", f"offer seat-3 give-{cards[0]}")
    p.play(CY, "accept seat-1")
    for viewer in (None, CY, Seat(3)):
        for world in in_worlds_of(p, viewer):
            (offer,) = offers(world)
            assert [ask.prompt.key for ask in p.rules.asks(world) if ask.seat == BO] == [
                "ask-confirm-counter"
            ]
            assert set(offer.picked) <= set(EXPLORER if kind == "explorers" else OBJECTIVE)
            is_there = set(offer.picked) <= {*world.players[MIRA].explorers, *world.players[MIRA].objectives}
            assert is_there == bool(others)


def test_what_was_picked_may_have_been_placed_since() -> None:
    p = table("einstein", "council", kind=Dealt)
    p.hand(0, "swamp-things").owns(0, "yvaga")
    p.play(MIRA, "offer seat-2 give-energy-1")
    p.play(BO, "counter seat-1 give-resources-1 get-explorers-1")
    p.play(MIRA, "accept seat-2 swamp-things", "place swamp-things yvaga")
    for world in in_worlds_of(p, CY):
        assert [offer.picked for offer in offers(world)] == [[CALLED["swamp-things"]]]


def test_picked_cards_are_known_to_the_two_and_a_number_to_others() -> None:
    p = blind(table("einstein"))
    p.play(BO, "accept seat-1 yeti-cousins")
    (seen,) = offers(p.rules.view(p.g, CY))
    assert seen.picked == [0]
    assert p.rules.view(p.g, MIRA).players[1].explorers.count(CALLED["yeti-cousins"]) == 1
    assert CALLED["swamp-things"] not in p.rules.view(p.g, MIRA).players[1].explorers
    assert CALLED["yeti-cousins"] not in p.rules.view(p.g, CY).players[1].explorers


@pytest.mark.parametrize("countered", [False, True])
def test_another_world_offers_other_hidden_cards_of_the_same_hand(countered: bool) -> None:
    p = table("einstein")
    p.hand(0, "swamp-things", "yeti-cousins", "litterbug").hand(1, "penguin-brigade", "machinist")
    if countered:
        p.play(MIRA, "offer seat-2 give-energy-1")
        p.play(BO, "counter seat-1 give-machinist get-explorers-1")
        p.play(MIRA, "accept seat-2 swamp-things")
    else:
        p.play(MIRA, "offer seat-2 give-swamp-things get-objectives-1")
        p.play(BO, "accept seat-1 machinist")
    seen = set()
    for seed in range(12):
        world = p.rules.view(p.g, CY)
        for side, player in enumerate(world.players):
            player.explorers, player.objectives = p.g.players[side].explorers, p.g.players[side].objectives
        name_anew(world, CY, Rng(f"{seed}"))
        (offer,) = offers(world)
        named = offer.gets.cards if countered else offer.gives.cards
        seen.add((named, tuple(offer.picked)))
        assert offer.gives.blind[0] + offer.gives.blind[1] == (1 if countered else 0)
        again = p.rules.view(p.g, CY)
        hide_offers(world, CY)
        assert offers(world) == offers(again)
    picks = {CALLED["swamp-things"], CALLED["yeti-cousins"]}
    if countered:
        assert {pick for _, (pick,) in seen} == picks
        assert {named for named, _ in seen} == {(CALLED["machinist"],)}
    else:
        assert {card for (card,), _ in seen} == picks
        assert {pick for _, pick in seen} == {(CALLED["machinist"],)}


def test_in_another_world_own_offers_stay_and_those_of_others_come_out_otherwise() -> None:
    p = table("einstein", "council")
    p.hand(0, "swamp-things", "yeti-cousins")
    p.play(MIRA, "offer seat-2 give-swamp-things", "offer seat-3 give-yeti-cousins")
    world = p.rules.view(p.g, BO)
    world.players[0].explorers = list(p.g.players[0].explorers)
    name_anew(world, BO, Rng("anew"))
    own, other = offers(world)
    assert own.gives.cards == (CALLED["swamp-things"],)
    assert (len(other.gives.cards), other.gives.blind) == (1, (0, 0))


def test_what_was_said_about_an_objective_goes_with_it() -> None:
    p = table()
    p.hand(0, "burnt-offering")
    p.g.players[0].wishes.finish = [CALLED["burnt-offering"]]
    p.play(MIRA, "offer seat-2 give-burnt-offering")
    p.play(BO, "accept seat-1")
    assert (p.g.players[0].wishes.finish, p.g.players[1].wishes.finish) == ([], [])


# Checked again when it is carried out


def test_a_trade_that_no_longer_fits_is_refused_and_nothing_changes() -> None:
    p = table()
    p.play(MIRA, "offer seat-2 give-energy-3 get-resources-1")
    p.purse(1, 14, 2)
    assert p.why(BO, "accept seat-1") == ("7", "trade-no-room")
    p.purse(1, 13, 2)
    assert p.rules.offer(p.g, BO).allows(Move.parse("accept seat-1"))
    p.purse(0, 5, 5)
    assert p.why(BO, "accept seat-1") == ("7", "trade-no-room")
    p.purse(0, 2, 2)
    assert p.why(BO, "accept seat-1") == ("7", "trade-gone")


def test_whoever_answers_reads_what_stands_in_the_way() -> None:
    p = table()
    p.play(MIRA, "offer seat-2 give-energy-3 get-resources-1")

    def hint() -> str:
        return p.hint(BO)

    assert "You can only accept while both have room" in hint()
    p.purse(1, 14, 2)
    assert "You cannot accept now: Bo has no room for the energy." in hint()


def test_what_was_offered_and_is_gone_cannot_be_traded() -> None:
    p = table()
    p.hand(0, "swamp-things").owns(1, "yvaga")
    p.play(MIRA, "offer seat-2 give-swamp-things get-yvaga")
    gone = p.g.players[1].exoplanets.pop()
    assert p.why(BO, "accept seat-1") == ("7", "trade-gone")
    p.g.players[1].exoplanets.append(gone)
    p.play(MIRA, "withdraw seat-2", "offer seat-2 give-swamp-things get-yvaga")
    p.g.players[0].explorers.clear()
    assert p.why(BO, "accept seat-1") == ("7", "trade-gone")
    q = blind(table())
    q.g.players[1].explorers.clear()
    assert q.why(BO, "accept seat-1") == ("7", "trade-gone")


def test_machines_take_only_as_many_upgrades_as_they_have_slots() -> None:
    p = table()
    p.g.players[0].upgrades[3], p.g.players[1].upgrades[3] = 2, 2
    p.play(MIRA, "offer seat-2 give-sails-2")
    assert p.why(BO, "accept seat-1") == ("7", "trade-no-room")
    p.play(MIRA, "withdraw seat-2", "offer seat-2 give-sails-1")
    p.play(BO, "accept seat-1")
    assert upgrades(p, 3) == [1, 3]


def test_room_is_judged_by_what_each_has_after_the_trade() -> None:
    p = table()
    p.g.players[0].upgrades[0] = 2
    p.purse(0, 16, 1).purse(1, 16, 0)
    p.play(MIRA, "offer seat-2 give-battery-2 give-energy-4")
    p.play(BO, "accept seat-1")
    assert (upgrades(p), p.has(0)[0], p.has(1)[0]) == ([0, 2], 12, 20), (
        "Beta holds the energy that came with it"
    )
    p.play(MIRA, "offer seat-2 get-energy-5")
    assert p.why(BO, "accept seat-1") == ("7", "trade-no-room")
    q = table()
    q.g.players[0].upgrades[1] = 2
    q.purse(0, 5, 6).purse(1, 5, 2)
    q.play(MIRA, "offer seat-2 give-cargo-2 get-resources-1")
    assert q.why(BO, "accept seat-1") == ("7", "trade-no-room"), "no room for what comes where the hold goes"


def test_a_tech_that_comes_or_goes_counts_for_the_room() -> None:
    p = table()
    p.techs(0, "auxiliary-cells").purse(0, 12, 0).purse(1, 16, 4)
    p.play(MIRA, "offer seat-2 give-auxiliary-cells give-energy-4")
    p.play(BO, "accept seat-1")
    assert (p.has(0)[0], p.has(1)[0]) == (8, 20)
    p.play(MIRA, "offer seat-2 get-auxiliary-cells give-energy-1")
    assert p.why(BO, "accept seat-1") == ("7", "trade-no-room")
    p.play(MIRA, "withdraw seat-2", "offer seat-2 get-auxiliary-cells")
    events = p.play(BO, "accept seat-1")
    assert (told(events, "trimmed")[0]["energy"], p.has(1)[0]) == (4, 16)


def test_an_exchange_of_equals_needs_no_room() -> None:
    p = table()
    p.g.players[0].upgrades[3] = p.g.players[1].upgrades[2] = 1
    p.purse(0, 16, 2).purse(1, 5, 2)
    p.play(MIRA, "offer seat-2 give-energy-2 get-alcubierre-1")
    p.play(BO, "accept seat-1")
    assert (p.has(0)[0], upgrades(p, 2)) == (14, [1, 0])


def test_a_hold_traded_away_burns_what_no_longer_fits() -> None:
    p = table()
    p.g.players[0].upgrades[1] = 2
    p.purse(0, 5, 7)
    p.play(MIRA, "offer seat-2 give-cargo-2")
    events = p.play(BO, "accept seat-1")
    assert (told(events, "trimmed")[0]["resources"], p.has(0)[1]) == (2, 5)


def test_over_the_limit_the_receiver_returns_a_tech_and_objectives_wait_for_the_end_of_the_turn() -> None:
    p = table()
    p.techs(0, "towed-barge").techs(1, "ore-burner")
    p.hand(0, "litterbug").hand(1, "machinist", "collector", "ringmaster")
    p.play(MIRA, "offer seat-2 give-towed-barge give-litterbug")
    p.play(BO, "accept seat-1")
    assert (BO, "ask-return-tech") in p.asked()
    assert len(p.g.players[1].objectives) == 4
    p.play(BO, "choose towed-barge")
    assert p.g.players[1].techs == [CALLED["ore-burner"]]
    assert p.asked() == [(MIRA, "ask-turn")]


def test_upgrades_traded_trigger_nothing() -> None:
    p = table()
    p.ruling("quality-control")
    p.g.players[0].upgrades[0] = 1
    p.play(MIRA, "offer seat-2 give-battery-1")
    p.play(BO, "accept seat-1")
    assert p.has(1) == (5, 2)


def test_cards_of_a_hand_are_explorers_and_objectives() -> None:
    assert {BACK[card] for card in OBJECTIVE} != {BACK[card] for card in EXPLORER}
    assert offers(table().g) == []
    assert Seat(0) == MIRA


def test_whoever_makes_an_offer_learns_that_there_is_no_room_for_it_yet() -> None:
    p = table().purse(0, 5, 3)

    def warned(seat: Seat, verb: str, *words: str) -> list[str]:
        spot = p.rules.offer(p.g, seat).spot(verb, words)
        assert spot is not None
        return [WORDS.tell(event, NAMES) for event in spot.preview if event.key == "no-room-yet"]

    no_room = ["Mira has no room for the resources yet; the trade has to wait until there is."]
    assert warned(MIRA, "offer", "seat-2", "get-resources-2", "give-energy-1") == []
    assert warned(MIRA, "offer", "seat-2", "give-resources-1") == []
    p.purse(0, 5, 4)
    assert warned(MIRA, "offer", "seat-2", "get-resources-2", "give-energy-1") == no_room
    p.play(MIRA, "offer seat-2 give-energy-1")
    assert warned(BO, "counter", "seat-1", "give-resources-2", "get-energy-1") == no_room


def test_offers_and_counters_at_random_are_ones_that_may_be_made() -> None:
    for number in range(20):
        p = table("einstein")
        dice = Dice(f"offers {number}")
        offer = p.rules.offer(p.g, MIRA).stroll("offer", dice)
        assert offer is not None
        assert (offer.verb, len(offer.values) > 1) == ("offer", True)
        p.play(MIRA, str(offer))
        partner = Seat(only(p).partner)
        counter = p.rules.offer(p.g, partner).stroll("counter", dice)
        assert counter is not None
        assert (counter.verb, counter.values[0]) == ("counter", "seat-1")
        p.play(partner, str(counter))
        assert only(p).countered


def test_terms_have_words_wherever_a_whole_offer_is_named() -> None:
    """As on the button of the only answer to an offer."""
    terms = ("give-founders-pride", "get-energy-2", "give-resources-1")
    p = table()
    labels = [p.rules.labels(p.g, MIRA, verb, ("seat-2",), terms) for verb in ("offer", "accept", "counter")]
    said = ["You give Founders’ Pride", "You get 2 energy", "You give 1 resource"]
    assert [[WORDS.say(label, NAMES) for label in each] for each in labels] == [said] * 3
