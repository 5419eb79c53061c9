"""X4, Trade: contracts, technologies lent out, offers, and what the technologies of the expansion do (rules 25)."""

from __future__ import annotations

import pytest

from bot.engine.errors import BadOptions, Illegal
from bot.engine.moves import CLOCK, Move, Pace, Seat, Text
from bot.engine.playout import Dice
from bot.engine.rng import Rng
from bot.engine.steps import settle
from bot.games.novasolis.agreements import Pouch, free_trade_tokens, in_bag, tokens_of, trade_tokens_used
from bot.games.novasolis.core.actions.logistics import count_resources, take_income
from bot.games.novasolis.core.cards import cards
from bot.games.novasolis.core.cards.cards import (
    ENERGY,
    FLEET,
    HADRON,
    NEUTRONIUM,
    POPULATION,
    RESEARCH,
    TECHNOLOGIES,
)
from bot.games.novasolis.core.holdings.counting import coop_track, level, resources
from bot.games.novasolis.core.holdings.sources import points_by_source
from bot.games.novasolis.core.scoring.ending import points
from bot.games.novasolis.expansions import MODULES
from bot.games.novasolis.modules.trade.choosing import Mine, ReturnToken, demand_tribute
from bot.games.novasolis.modules.trade.contracts import FIGURES, Contract, Trade, lend, sign
from bot.games.novasolis.modules.trade.offers import Call, TradeOffer, calls, offers
from bot.games.novasolis.modules.trade.window import Bargaining
from bot.players.greedy import GreedyPlayer
from tests.games.novasolis import tables
from tests.games.novasolis.arena import Arena
from tests.games.novasolis.play import GAME, begun, evaluate, first_turn, play, refused, told
from tests.games.novasolis.spelling import printed


class Market(Arena):
    """A board with the module on, in the trade window of my Logistics; `third` is the last empire."""

    def __init__(self, seats: int = 3, race: str = "verdane", seed: str = "nova", **options: str) -> None:
        super().__init__(seats, race, seed, trade="on", **options)
        self.third = self.g.play_order()[-1]
        for empire in self.g.empires:
            empire.resources = [2] * 6
        self.play("logistics")

    def go_on(self) -> None:
        """The rest of my Logistics, as by default."""
        self.play("done")
        while self.ask().prompt.key != "ask-turn":
            GAME.play(self.g, self.ask().seat, self.ask().default)

    def word(self, side: int) -> str:
        """An empire as the value of a move."""
        return f"empire-{side + 1}"

    @property
    def trade(self) -> Trade:
        """What is on the table of the module."""
        return self.g.part(Trade)

    def deal(self, terms: str, side: int | None = None) -> list[str]:
        """I offer you, or another, a deal that is accepted."""
        to = self.you if side is None else side
        self.play(f"offer {self.word(to)} {terms}")
        return self.play(f"accept {self.word(self.me)}", to)

    def sign(self, giver: int, receiver: int, *items: str) -> Contract:
        """A contract made earlier."""
        return sign(self.g, giver, receiver, items)

    def tokens(self) -> list[int]:
        """How many diplomacy tokens I, you and the third have."""
        return [len(tokens_of(self.g, side)) for side in (self.me, self.you, self.third)]

    def used(self, side: int | None = None) -> int:
        """How many of my trade tokens, or another's, are in use."""
        return trade_tokens_used(self.g, self.me if side is None else side)

    def active(self, id_: str, side: int | None = None) -> None:
        """An active technology that was never in the market."""
        self.tech(id_, side)

    def right(self) -> None:
        """What the module says of the state is true."""
        module = next(each for each in MODULES if each.key == "trade")
        module.check(self.g)


@pytest.fixture
def market() -> Market:
    """Three empires; I am in Logistics."""
    return Market()


# Setting up -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "variant"), [(2, "coop"), (1, "solo")])
def test_there_is_no_trade_where_empires_are_no_rivals(seats: int, variant: str) -> None:
    """1.1: refused, naming both."""
    with pytest.raises(BadOptions) as error:
        begun(seats, variant=variant, trade="on")
    assert error.value.rule == "1.1"
    assert error.value.why.values["option"] == "~option-trade"


def test_the_cards_are_those_of_the_tables() -> None:
    """16.3, 16.4."""
    found = [f"{row.id} {printed(n)}" for n, row in TECHNOLOGIES.items() if row.module == "trade"]
    assert found == tables.TRADE.splitlines()
    assert (FIGURES.contracts, FIGURES.items) == (18, 5)


def test_basic_and_race_cards_come_with_trade() -> None:
    """X4's set-up, 16.4: the technology side needs no Diplomacy; with X1 both sides of a card can be researched."""
    race = cards.RACES.called["verdane"]
    assert len(cards.basic_deck(("trade",))) == 45
    assert [len(cards.archive(race, modules)) for modules in ((), ("trade",), ("diplomacy",))] == [3, 4, 3]
    assert len(cards.archive(race, ("diplomacy", "trade"))) == 4
    assert len(cards.archive(race, ("flagships", "trade"))) == 5


@pytest.mark.parametrize("race", ["aurelian", "kharrad", "solmari", "verdane", "nyxari", "ferrun"])
def test_each_race_can_research_its_card_with_trade_alone(race: str) -> None:
    """16.4."""
    market = Market(race=race)
    market.empire.research = 12
    market.go_on()
    own = [n for n in cards.archive(market.empire.race, ("trade",)) if TECHNOLOGIES[n].module]
    assert len(own) == 1
    market.play(f"discover {TECHNOLOGIES.word[own[0]]}")
    assert [tech.card for tech in market.empire.techs] == own


def test_the_bag_is_full_and_all_have_five_trade_tokens() -> None:
    """X4, 25.1."""
    g = begun(2, trade="on")
    assert (in_bag(g), g.part(Trade).contracts) == (50, [])
    g = first_turn(2, trade="on")
    assert [free_trade_tokens(g, side) for side in range(2)] == [5, 5]


def test_without_the_module_nobody_trades() -> None:
    g = first_turn(2)
    play(g, "logistics")
    assert not any(isinstance(step, Bargaining) for step in g.stack)


# Deals ----------------------------------------------------------------------------------------------------------


def test_worked_example_w8(market: Market) -> None:
    """W8, X4.1, X4.2: two strategic resources for an Energy level and a Scanner."""
    market.active("BT01", market.you)
    market.sign(market.third, market.me, "omega", "omega")
    energy = [level(market.g, side, ENERGY) for side in (market.me, market.you)]
    told = market.deal("give-omega-2 get-energy-1 get-scanner")
    assert told[:4] == ["trade-accepted", "contract-signed", "contract-signed", "technology-lent"]
    assert [trade_tokens_used(market.g, side) for side in (market.me, market.you)] == [2, 2]
    assert market.tokens() == [2, 1, 0]
    assert [level(market.g, side, ENERGY) for side in (market.me, market.you)] == [
        energy[0] + 1,
        energy[1] - 1,
    ]
    scanner = TECHNOLOGIES.number["BT01"]
    assert [(tech.card, tech.active) for tech in market.empire.techs] == [(scanner, False)]
    assert market.g.empires[market.you].techs == []
    market.right()


@pytest.mark.parametrize(
    ("word", "number"),
    [("energy", ENERGY), ("population", POPULATION), ("research", RESEARCH), ("fleet", FLEET)],
)
def test_a_level_falls_for_who_gives_and_rises_for_who_receives_at_once(
    market: Market, word: str, number: int
) -> None:
    """X4.1.1, R7.1, R25.1."""
    before = [level(market.g, side, number) for side in (market.me, market.you)]
    market.deal(f"give-{word}-1")
    assert [level(market.g, side, number) for side in (market.me, market.you)] == [
        before[0] - 1,
        before[1] + 1,
    ]
    assert market.tokens() == [0, 1, 0]


def test_the_income_that_follows_counts_the_deal(market: Market) -> None:
    """R10.1b: LG3 comes after LG2."""
    market.empire.energy = 0
    gained = level(market.g, market.me, ENERGY) - 1
    market.deal("give-energy-1")
    market.play("done")
    assert market.empire.energy == gained


def test_resources_go_to_who_counts_next_and_active_technologies_of_others_stay(market: Market) -> None:
    """X4.1.2, R25.3: the other gives what its last count found, and keeps its technologies on until its Logistics."""
    tech = market.tech("BT01", market.you)
    tech.paid = [HADRON]
    market.deal("get-hadron-2")
    assert market.g.empires[market.you].resources[HADRON] == 0
    assert tech.active
    market.play("done")
    assert market.empire.resources[HADRON] == resources(market.g, market.me)[HADRON] == 2


def test_nobody_gives_resources_that_are_not_there(market: Market) -> None:
    """R25.3: mine by my sources now, whatever the last count found; yours by your last count."""
    have = resources(market.g, market.me)
    word = next(word for word, n in zip(cards.RESOURCES, have, strict=True) if not n)
    assert refused(market.g, f"offer {market.word(market.you)} give-{word}-1") == ("25.3", "trade-resource")
    assert refused(market.g, f"offer {market.word(market.you)} get-omega-3") == ("25.3", "trade-resource")
    market.g.empires[market.you].resources = []
    assert refused(market.g, f"offer {market.word(market.you)} get-omega-1") == ("25.3", "trade-resource")


def test_no_level_falls_below_zero_after_a_deal(market: Market) -> None:
    """R25.3: what is received in the same deal and what a lent technology brought count."""
    research = level(market.g, market.me, RESEARCH)
    assert refused(market.g, f"offer {market.word(market.you)} give-research-{research + 1}") == (
        "25.3",
        "trade-level",
    )
    market.active("BT05")
    assert level(market.g, market.me, RESEARCH) == research + 2
    terms = f"give-research-network give-research-{research}"
    assert market.play(f"offer {market.word(market.you)} {terms}") == ["trade-offered"]
    market.play(f"retract {market.word(market.you)}")
    market.sign(market.me, market.third, "research")
    assert refused(market.g, f"offer {market.word(market.you)} {terms}") == ("25.3", "trade-level")


def test_each_thing_given_takes_a_trade_token_of_its_giver(market: Market) -> None:
    """25.3, R25.10."""
    market.deal("give-energy-1 give-fleet-2")
    assert (market.used(), free_trade_tokens(market.g, market.me)) == (3, 2)
    assert refused(market.g, f"offer {market.word(market.you)} give-fleet-1 give-population-2") == (
        "25.10",
        "trade-no-token",
    )
    market.sign(market.you, market.third, *["fleet"] * 5)
    assert refused(market.g, f"offer {market.word(market.you)} get-energy-1") == ("25.10", "trade-no-token")


def test_a_contract_holds_five_things(market: Market) -> None:
    """R25.2."""
    market.active("TB1")
    assert refused(market.g, f"offer {market.word(market.you)} give-fleet-3 give-population-3") == (
        "25.2",
        "trade-items",
    )
    market.deal("give-fleet-3 give-population-2")
    assert market.trade.contracts[0].items == ["population"] * 2 + ["fleet"] * 3


def test_there_are_eighteen_contracts(market: Market) -> None:
    """R25.10: technologies need none."""
    market.trade.contracts = [Contract(n, market.third, market.you, ["fleet"]) for n in range(1, 18)]
    assert refused(market.g, f"offer {market.word(market.you)} give-energy-1 get-fleet-1") == (
        "25.10",
        "trade-no-contract",
    )
    market.deal("give-energy-1")
    assert len(market.trade.contracts) == 18
    market.active("BT01")
    assert refused(market.g, f"offer {market.word(market.you)} give-fleet-1") == (
        "25.10",
        "trade-no-contract",
    )
    market.deal("give-scanner")
    assert refused(market.g, f"offer {market.word(market.you)} give-fleet-1") == ("25.4", "trade-nothing")


def test_a_deal_needs_enough_diplomacy_tokens_in_the_bag(market: Market) -> None:
    """R24.2, R25.13."""
    market.g.part(Pouch).left = [1, 0, 0]
    assert refused(market.g, f"offer {market.word(market.you)} give-energy-1 get-fleet-1") == (
        "24.2",
        "trade-bag",
    )
    market.deal("give-energy-1")
    assert market.tokens() == [0, 1, 0]


@pytest.mark.parametrize(
    ("terms", "rule", "key"),
    [
        ("give-dark-matter-1", "25.1", "trade-unknown"),
        ("give-reactor-1", "25.1", "trade-unknown"),
        ("give-energy-1 get-energy-1", "25.1", "trade-unknown"),
        ("give-star-2", "25.1", "trade-unknown"),
        ("give-scanner", "25.8", "trade-not-owned"),
    ],
)
def test_what_is_no_thing_to_trade_is_refused(market: Market, terms: str, rule: str, key: str) -> None:
    """R25.1: no Reactor, no Dark Matter, one item of points, nothing that one has not."""
    assert refused(market.g, f"offer {market.word(market.you)} {terms}") == (rule, key)


def test_only_basic_technologies_can_be_lent(market: Market) -> None:
    """X4.2.1: common modules of flagships and cards of this expansion among them."""
    for id_ in ("RG1", "AT1a", "VT1a"):
        market.active(id_)
        word = TECHNOLOGIES[TECHNOLOGIES.number[id_]].word
        assert refused(market.g, f"offer {market.word(market.you)} give-{word}") == (
            "25.1",
            "trade-not-basic",
        )
    for id_ in ("FM02", "TB2"):
        market.active(id_)
        market.deal(f"give-{TECHNOLOGIES[TECHNOLOGIES.number[id_]].word}")
    assert len(market.g.empires[market.you].techs) == 2


def test_a_deal_is_carried_out_in_the_order_of_the_rules(market: Market) -> None:
    """R25.4: contracts, points, technologies, diplomacy tokens, mine first."""
    market.active("BT01")
    market.g.empires[market.you].coop = 4
    market.play(f"offer {market.word(market.me)} get-scanner give-star", market.you)
    market.g.events.clear()
    events = GAME.play(market.g, Seat(market.me), Move.parse(f"accept {market.word(market.you)}"))
    assert [event.key for event in events] == [
        "trade-accepted",
        "contract-signed",
        "stars-contract",
        "technology-lent",
        "tokens-drawn",
        "tokens-drawn",
    ]
    assert [event.values["side"] for event in events[-2:]] == [f"@{market.me}", f"@{market.you}"]


# Offers ---------------------------------------------------------------------------------------------------------


def test_an_offer_waits_for_no_one_and_is_declined_by_default(market: Market) -> None:
    """R25.4."""
    assert market.play(f"offer {market.word(market.you)} give-energy-1 get-fleet-1") == ["trade-offered"]
    ask = next(each for each in GAME.asks(market.g) if each.prompt.key == "ask-trade")
    assert (ask.seat, ask.pace, ask.blocking) == (market.you, Pace.ASIDE, False)
    assert ask.default == Move("decline", (market.word(market.me),))
    assert market.play(str(ask.default), market.you) == ["trade-declined"]
    assert market.tokens() == [0, 0, 0]
    assert not offers(market.g)


def test_others_make_offers_to_the_empire_in_logistics_only(market: Market) -> None:
    """X4.1, R25.4."""
    assert refused(market.g, f"offer {market.word(market.third)} give-energy-1", market.you) == (
        "25.4",
        "trade-not-active",
    )
    assert refused(market.g, f"offer {market.word(market.you)} give-energy-1", market.you) == (
        "25.4",
        "trade-oneself",
    )
    market.play(f"offer {market.word(market.me)} give-energy-1", market.you)
    energy = level(market.g, market.me, ENERGY)
    market.play(f"accept {market.word(market.you)}")
    assert level(market.g, market.me, ENERGY) == energy + 1
    assert market.tokens() == [1, 0, 0]


def test_between_two_empires_one_offer_is_open(market: Market) -> None:
    """R25.4."""
    market.play(f"offer {market.word(market.you)} give-energy-1")
    assert refused(market.g, f"offer {market.word(market.me)} give-energy-1", market.you) == (
        "25.4",
        "trade-open",
    )
    assert refused(market.g, f"offer {market.word(market.you)} give-fleet-1") == ("25.4", "trade-open")
    market.play(f"offer {market.word(market.third)} give-energy-1")
    assert len(offers(market.g)) == 2
    market.right()
    assert market.play(f"retract {market.word(market.you)}") == ["trade-retracted"]
    market.play(f"offer {market.word(market.you)} give-fleet-1")


def test_a_counter_offer_is_accepted_by_who_began(market: Market) -> None:
    """R25.4: both confirm the same deal."""
    market.play(f"offer {market.word(market.you)} give-energy-1")
    assert market.play(f"counter {market.word(market.me)} get-energy-2 give-fleet-1", market.you) == [
        "trade-offered"
    ]
    assert refused(market.g, f"accept {market.word(market.me)}", market.you) == ("25.4", "trade-no-offer")
    assert refused(market.g, f"counter {market.word(market.you)} get-fleet-2") == ("25.4", "trade-countered")
    market.play(f"accept {market.word(market.you)}")
    found = [(each.giver, each.receiver, each.items) for each in market.trade.contracts]
    assert found == [(market.me, market.you, ["energy"] * 2), (market.you, market.me, ["fleet"])]


def test_when_both_change_an_offer_at_once_the_first_change_holds(market: Market) -> None:
    """R25.4: whichever comes second is refused, and nobody is bound to terms that they did not see last."""
    market.play(f"offer {market.word(market.you)} give-energy-1")
    market.play(f"counter {market.word(market.me)} get-energy-2", market.you)
    assert refused(market.g, f"retract {market.word(market.you)}")[1] == "not-now"
    assert refused(market.g, f"offer {market.word(market.you)} give-energy-3") == ("25.4", "trade-open")
    assert (
        refused(market.g, f"counter {market.word(market.me)} get-energy-3", market.you)[1] == "trade-no-offer"
    )
    market.play(f"retract {market.word(market.me)}", market.you)
    assert refused(market.g, f"accept {market.word(market.you)}")[1] == "not-now"

    market.play(f"offer {market.word(market.you)} give-energy-1")
    market.play(f"retract {market.word(market.you)}")
    for line in ("counter {} get-energy-2", "accept {}", "decline {}"):
        assert refused(market.g, line.format(market.word(market.me)), market.you)[1] == "not-now"
    assert market.tokens() == [0, 0, 0]
    assert not market.trade.contracts


def test_a_deal_that_became_impossible_is_refused_and_can_be_declined(market: Market) -> None:
    """R28.33: checked again when it is accepted."""
    market.play(f"offer {market.word(market.you)} give-fleet-4")
    market.deal("give-energy-2", market.third)
    assert refused(market.g, f"accept {market.word(market.me)}", market.you) == ("25.10", "trade-no-token")
    assert [str(move) for move in GAME.moves(market.g, Seat(market.you))] == [
        f"decline {market.word(market.me)}"
    ]


def test_the_window_closes_when_the_empire_in_logistics_says_so(market: Market) -> None:
    """R25.4."""
    market.play(f"offer {market.word(market.you)} give-energy-1")
    told = market.play("done")
    assert told[:2] == ["trade-over", "income"]
    assert not offers(market.g)
    with pytest.raises(Illegal):
        market.play(f"offer {market.word(market.you)} give-energy-1")


def test_an_offer_is_built_word_by_word(market: Market) -> None:
    """R25.4: by buttons."""
    others = [market.word(side) for side in range(3) if side != market.me]
    assert market.offered("offer") == [*others, "everyone"]
    words = market.offered("offer", market.word(market.you))
    assert {"give-energy-1", "get-energy-1", "give-star", "get-omega-2"} <= {*words}
    assert not {"give-energy-6", "get-omega-3"} & {*words}
    more = market.offered("offer", market.word(market.you), "give-energy-1")
    assert "give-fleet-4" in more
    assert not {"give-energy-2", "get-energy-1", "give-fleet-5"} & {*more}
    assert market.offered("offer", side=market.you) == [market.word(market.me)]


# Offers to everyone ---------------------------------------------------------------------------------------------


def test_the_first_to_accept_an_offer_to_everyone_has_the_deal(market: Market) -> None:
    """R25.4, D6: open calls."""
    assert market.play("offer everyone give-energy-1 get-fleet-1") == ["called"]
    asks = [each for each in GAME.asks(market.g) if each.prompt.key == "ask-call"]
    assert {ask.seat for ask in asks} == {market.you, market.third}
    assert {(ask.pace, ask.blocking, str(ask.default)) for ask in asks} == {
        (Pace.ASIDE, False, "decline everyone")
    }
    told = market.play("accept everyone", market.third)
    assert told[:3] == ["trade-accepted", "contract-signed", "contract-signed"]
    found = [(each.giver, each.receiver, each.items) for each in market.trade.contracts]
    assert found == [(market.me, market.third, ["energy"]), (market.third, market.me, ["fleet"])]
    assert market.tokens() == [1, 0, 1]
    assert not calls(market.g)
    with pytest.raises(Illegal):
        market.play("accept everyone", market.you)


def test_an_offer_to_everyone_ends_when_all_declined_or_it_is_taken_back(market: Market) -> None:
    """R25.4: a refusal has no cost."""
    market.play("offer everyone give-energy-1")
    assert market.play("decline everyone", market.you) == ["trade-declined"]
    assert not [ask for ask in GAME.asks(market.g) if ask.seat == market.you]
    assert market.play("decline everyone", market.third) == ["trade-declined", "call-over"]
    market.play("offer everyone give-energy-1")
    assert market.play("retract everyone") == ["call-retracted"]
    market.play("offer everyone give-energy-1")
    assert market.play("done")[0] == "call-over"
    assert (calls(market.g), market.tokens()) == ([], [0, 0, 0])


def test_an_offer_to_everyone_is_checked_for_each_when_it_is_accepted(market: Market) -> None:
    """R28.33: one may be able to keep it while another is not; atomic, so nothing changes."""
    market.sign(market.you, market.third, *["research"] * 5)
    market.play("offer everyone get-fleet-1")
    assert refused(market.g, "accept everyone", market.you) == ("25.10", "trade-no-token")
    assert [str(move) for move in GAME.moves(market.g, Seat(market.you))] == ["decline everyone"]
    ask = next(ask for ask in GAME.asks(market.g) if ask.seat == market.you)
    assert ask.hint is not None
    assert ask.hint.values["works"].key == "trade-blocked"
    assert market.play("accept everyone", market.third)[0] == "trade-accepted"


def test_only_the_empire_in_logistics_offers_to_everyone_once_at_a_time(market: Market) -> None:
    """R25.4; with one other empire, an offer to it is the same."""
    offer = "offer everyone give-energy-1"
    assert refused(market.g, offer, market.you) == ("25.4", "trade-not-active")
    market.play(offer)
    assert refused(market.g, offer) == ("25.4", "trade-called")
    assert "everyone" not in market.offered("offer")
    market.play(f"offer {market.word(market.you)} give-fleet-1")
    market.right()
    pair = Market(2)
    assert refused(pair.g, offer) == ("25.4", "trade-two")
    assert pair.offered("offer") == [pair.word(pair.you)]


def test_an_offer_to_everyone_needs_one_who_can_keep_it(market: Market) -> None:
    """R25.3: what is chosen fits at least one of the others."""
    market.active("BT01", market.third)
    market.sign(market.you, market.third, *["research"] * 5)
    assert "get-scanner" in market.offered("offer", "everyone")
    market.sign(market.third, market.you, *["research"] * 5)
    assert not [word for word in market.offered("offer", "everyone") if str(word).startswith("get")]
    assert refused(market.g, "offer everyone get-fleet-1") == ("25.10", "trade-no-token")


def test_who_wants_other_terms_than_those_for_everyone_makes_an_offer(market: Market) -> None:
    """R25.4: the offer to everyone stays open."""
    market.play("offer everyone give-energy-1 get-fleet-2")
    market.play(f"offer {market.word(market.me)} get-energy-1 give-fleet-1", market.you)
    market.play(f"accept {market.word(market.you)}")
    assert len(calls(market.g)) == 1
    found = [(each.giver, each.receiver, each.items) for each in market.trade.contracts]
    assert found == [(market.me, market.you, ["energy"]), (market.you, market.me, ["fleet"])]


# Points ---------------------------------------------------------------------------------------------------------


def test_points_move_at_signing_and_in_each_logistics_of_the_receiver(market: Market) -> None:
    """X4.1.3, R25.5: the track of all stays."""
    giver, receiver = market.g.empires[market.you], market.empire
    giver.coop, giver.sources = 7, {"settled": 7}
    receiver.coop = receiver.own = 0
    receiver.sources = {}
    market.g.empires[market.third].coop = 0
    track = coop_track(market.g)
    market.deal("get-star")
    assert (giver.coop, receiver.coop) == (5, 2)
    market.go_on()
    receiver.turn.actions = []
    had = giver.coop, receiver.coop
    market.play("logistics")
    assert (giver.coop, receiver.coop) == (had[0] - 2, had[1] + 2)
    assert coop_track(market.g) == track - sum(tokens_of(market.g, market.me))
    assert sum(points_by_source(market.g, market.me)) == receiver.coop + receiver.own
    assert sum(points_by_source(market.g, market.you)) == giver.coop + giver.own


def test_who_has_too_little_gives_what_is_there(market: Market) -> None:
    """R25.5: half-stars of any kind, possibly none."""
    giver = market.g.empires[market.you]
    giver.coop, giver.own, giver.sources = 1, 3, {"settled": 1, "seized": 3}
    market.g.empires[market.third].coop = market.g.empires[market.third].own = 0
    coop, own = market.empire.coop, market.empire.own
    told = market.deal("get-star")
    assert (giver.coop, giver.own) == (0, 2)
    assert (market.empire.coop, market.empire.own) == (coop + 1, own + 1)
    assert "contract-no-stars" not in told
    assert points(market.g, market.you) == sum(points_by_source(market.g, market.you)) == 2
    assert "contract-no-stars" in market.deal("get-star get-energy-1", market.third)


# Ending contracts -----------------------------------------------------------------------------------------------


def test_rescinding_costs_a_token_each_and_all_goes_back_at_once(market: Market) -> None:
    """X4.1.4, R25.6."""
    energy = level(market.g, market.me, ENERGY)
    market.sign(market.me, market.you, "energy", "energy")
    market.sign(market.third, market.me, "hadron")
    assert market.offered("rescind") == ["contract-1", "contract-2"]
    market.play("rescind contract-1 contract-2")
    assert (market.trade.contracts, market.tokens()) == ([], [2, 0, 0])
    assert [market.used(side) for side in range(3)] == [0, 0, 0]
    assert level(market.g, market.me, ENERGY) == energy
    assert market.g.empires[market.third].resources[HADRON] == 2
    market.right()


def test_receivers_answer_at_once_in_the_order_of_turns(market: Market) -> None:
    """R25.6, D27: only those who received what I ended; by default they keep what they have."""
    market.sign(market.me, market.third, "fleet")
    market.sign(market.me, market.you, "fleet")
    market.sign(market.you, market.me, "energy")
    market.sign(market.third, market.me, "energy")
    market.play("rescind contract-1 contract-2")
    ask = market.ask()
    assert (ask.seat, ask.pace, ask.default) == (market.you, Pace.ASIDE, Move("done"))
    assert market.offered("rescind", side=market.you) == ["contract-3"]
    assert refused(market.g, "rescind contract-4", market.you) == ("25.6", "trade-retort")
    market.play("rescind contract-3", market.you)
    assert market.tokens() == [2, 1, 0]
    market.play("done", market.third)
    assert [each.number for each in market.trade.contracts] == [4]
    assert isinstance(market.g.stack[-1], Bargaining)


def test_a_giver_whose_contract_the_receiver_ends_does_not_answer(market: Market) -> None:
    """X4.1.4: receiving players."""
    market.sign(market.you, market.me, "fleet")
    market.sign(market.you, market.me, "energy")
    market.play("rescind contract-1")
    assert isinstance(market.g.stack[-1], Bargaining)


def test_contracts_are_ended_in_the_own_logistics(market: Market) -> None:
    """25.7."""
    market.sign(market.me, market.you, "fleet")
    assert refused(market.g, "rescind contract-1", market.you) == ("25.6", "trade-own-logistics")
    assert refused(market.g, "rescind contract-2") == ("25.6", "trade-no-such-contract")


def test_what_a_contract_brought_is_kept(market: Market) -> None:
    """R25.7."""
    market.sign(market.you, market.me, "energy")
    market.empire.energy = 0
    take_income(market.g, market.me)
    gained = market.empire.energy
    market.play("rescind contract-1")
    assert market.empire.energy == gained
    assert level(market.g, market.me, ENERGY) == gained - 1


def test_population_and_fleet_given_below_their_use_cost_upkeep(market: Market) -> None:
    """R25.11, R7.4: nothing happens at once."""
    fleet = level(market.g, market.me, FLEET)
    market.put("home", market.me, ships=fleet)
    market.deal("give-fleet-1")
    assert market.at("home").units[market.me][0] == fleet
    market.play("done")
    while market.ask().prompt.key != "ask-upkeep":
        GAME.play(market.g, market.ask().seat, market.ask().default)
    assert market.ask().seat == market.me


def test_an_empty_bag_waives_the_price_of_ending(market: Market) -> None:
    """R24.2: a penalty."""
    market.sign(market.me, market.you, "fleet")
    market.g.part(Pouch).left = [0, 0, 0]
    market.play("rescind contract-1")
    assert (market.trade.contracts, market.tokens()) == ([], [0, 0, 0])


# Shortfalls -----------------------------------------------------------------------------------------------------


def test_what_a_giver_no_longer_has_is_lost_to_its_newest_contract(market: Market) -> None:
    """R25.9: without a diplomacy token; the receiver keeps it until it counts."""
    have = resources(market.g, market.me)
    at = next(index for index, n in enumerate(have) if n)
    word = cards.RESOURCES[at]
    for side in (market.you, market.third):
        market.sign(market.me, side, word, "fleet")
    market.sign(market.me, market.third, word)
    counted = market.g.empires[market.third].resources[at]
    count_resources(market.g, market.me)
    spare = have[at]
    left = [each.items.count(word) for each in market.trade.contracts]
    assert sum(left) == spare
    assert market.tokens() == [0, 0, 0]
    assert market.g.empires[market.third].resources[at] == counted
    assert [each.number for each in market.trade.contracts] == [1, 2]
    assert left == ([1, 0] if spare == 1 else [1, 1])
    market.right()


def test_a_level_that_is_no_longer_covered_stays_until_the_next_count_of_its_receiver(market: Market) -> None:
    """R25.9, R7.1."""
    had = level(market.g, market.me, RESEARCH)
    yours = level(market.g, market.you, RESEARCH)
    market.active("BT01")
    market.sign(market.me, market.you, *["research"] * had)
    market.sign(market.me, market.you, "research")
    count_resources(market.g, market.me)
    assert [each.items for each in market.trade.contracts] == [["research"] * had]
    assert level(market.g, market.you, RESEARCH) == yours + had + 1
    count_resources(market.g, market.you)
    assert level(market.g, market.you, RESEARCH) == yours + had
    assert level(market.g, market.me, RESEARCH) == 0


def test_what_is_covered_stays(market: Market) -> None:
    market.sign(market.me, market.you, "energy", "star")
    count_resources(market.g, market.me)
    assert market.trade.contracts[0].items == ["energy", "star"]


# Technologies ---------------------------------------------------------------------------------------------------


def test_an_owner_takes_its_technology_back_for_a_token(market: Market) -> None:
    """X4.2.3, R25.8: the holder loses it at once, the trade token returns, and it is asleep."""
    market.active("BT01")
    lend(market.g, TECHNOLOGIES.number["BT01"], market.me, market.you)
    holder = market.g.empires[market.you]
    holder.techs[0].active, holder.grid = True, [TECHNOLOGIES.number["BT01"]]
    assert market.used() == 1
    market.play("regain scanner")
    assert (holder.techs, holder.grid, market.used()) == ([], [], 0)
    assert [(tech.card, tech.active) for tech in market.empire.techs] == [
        (TECHNOLOGIES.number["BT01"], False)
    ]
    assert market.tokens() == [1, 0, 0]
    assert refused(market.g, "regain scanner") == ("25.8", "trade-not-lent")


def test_what_is_received_in_ones_own_logistics_can_be_activated_in_it(market: Market) -> None:
    """X4.2.2, R25.8: the empire in Logistics allocates after the deal; the other waits for its own Logistics."""
    market.active("BT02", market.you)
    market.active("BT06")
    market.deal("get-survey-drones give-fleet-command")
    theirs = market.g.empires[market.you].techs
    assert [tech.active for tech in (*market.empire.techs, *theirs)] == [False, False]
    market.play("done")
    assert market.ask().prompt.key == "ask-allocate"
    assert market.offered("allocate") == ["survey-drones"]
    market.play("allocate survey-drones")
    assert [tech.active for tech in (*market.empire.techs, *theirs)] == [True, False]


def test_what_is_borrowed_is_not_passed_on_and_no_one_has_two(market: Market) -> None:
    """R25.8."""
    market.active("BT01", market.you)
    lend(market.g, TECHNOLOGIES.number["BT01"], market.you, market.me)
    assert refused(market.g, f"offer {market.word(market.third)} give-scanner") == ("25.8", "trade-borrowed")
    market.active("BT01", market.third)
    assert refused(market.g, f"offer {market.word(market.third)} get-scanner") == ("25.8", "trade-owned")


def test_an_owner_cannot_take_or_buy_another_copy_of_what_it_lent(market: Market) -> None:
    """R25.8, R28.25: it stays its owner."""
    market.active("BT01")
    card = TECHNOLOGIES.number["BT01"]
    lend(market.g, card, market.me, market.you)
    market.active("BT01", market.third)
    assert refused(market.g, f"offer {market.word(market.third)} get-scanner") == ("25.8", "trade-owned")
    market.g.market[0] = card
    market.empire.research = 12
    market.go_on()
    assert refused(market.g, "discover scanner") == ("10.4", "discover-owned")


# What technologies do -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ids", "total"), [((), 5), (("TB1",), 7), (("TB5",), 8), (("TB1", "RY5"), 10), (("TB5", "RY5"), 10)]
)
def test_technologies_add_trade_tokens_up_to_ten(market: Market, ids: tuple[str, ...], total: int) -> None:
    """16.3, R25.10."""
    for id_ in ids:
        market.active(id_)
    assert free_trade_tokens(market.g, market.me) == total


def test_who_lends_what_brought_tokens_has_none_free_until_it_is_under_its_total(market: Market) -> None:
    """16.3, R25.8: nothing is recalled."""
    market.active("TB1")
    market.deal("give-fleet-3 give-population-2")
    market.deal("give-commodity-exchange")
    assert (market.used(), free_trade_tokens(market.g, market.me)) == (6, 0)
    market.right()


@pytest.mark.parametrize(
    ("id_", "stock", "gained"),
    [("TB2", "energy", 1), ("TB5", "research", 2), ("RY5", "energy", 3), ("RP5", "research", 1)],
)
def test_contracts_and_loans_bring_income(market: Market, id_: str, stock: str, gained: int) -> None:
    """TB2, TB5, Merchant Princes, Shared Academies."""
    market.empire.race = cards.RACES.called["solmari"]
    market.sign(market.me, market.you, "fleet", "fleet", "population")
    market.sign(market.me, market.third, "fleet", "fleet")
    market.sign(market.you, market.me, "fleet")
    market.sign(market.third, market.you, "fleet")
    market.active("BT01")
    lend(market.g, TECHNOLOGIES.number["BT01"], market.me, market.you)
    market.empire.energy = market.empire.research = 0
    take_income(market.g, market.me)
    before = getattr(market.empire, stock)
    market.active(id_)
    market.empire.energy = market.empire.research = 0
    take_income(market.g, market.me)
    assert getattr(market.empire, stock) - before == gained


def test_free_ports_and_merchant_princes_bring_three_at_most(market: Market) -> None:
    market.empire.race = cards.RACES.called["solmari"]
    for _ in range(4):
        market.sign(market.you, market.me, "fleet")
    market.empire.energy = 0
    take_income(market.g, market.me)
    before = market.empire.energy
    market.active("TB2")
    market.empire.energy = 0
    take_income(market.g, market.me)
    assert market.empire.energy - before == 3


def test_the_diplomatic_corps_draws_one_more_and_puts_one_back() -> None:
    """TB3, D28: for agreements only; the worst by default."""
    market = Market(diplomacy="on")
    market.active("TB3")
    market.g.part(Pouch).left = [1, 0, 1]
    market.deal("get-energy-1")
    ask = market.ask()
    assert (ask.prompt.key, ask.default) == ("ask-return-token", Move("return", (4,)))
    assert market.play("return 4") == ["token-returned"]
    assert (tokens_of(market.g, market.me), market.g.part(Pouch).left) == ([1], [0, 0, 1])
    market.g.part(Pouch).left = [0, 0, 2]
    market.sign(market.me, market.you, "fleet")
    market.play("rescind contract-2")
    assert tokens_of(market.g, market.me) == [1, 4]
    assert not isinstance(market.g.stack[-1], ReturnToken)


def test_the_diplomatic_corps_of_others_works_in_my_turn(market: Market) -> None:
    """R28.34."""
    market.active("TB3", market.you)
    market.g.part(Pouch).left = [1, 1, 0]
    market.deal("give-energy-1")
    assert (market.ask().seat, market.ask().pace) == (market.you, Pace.ASIDE)
    market.play("return 1", market.you)
    assert tokens_of(market.g, market.you) == [2]
    assert isinstance(market.g.stack[-1], Bargaining)


def test_advanced_mining_yields_more_for_the_same_allocation(market: Market) -> None:
    """TB4, D9: the own price is paid without it."""
    home = market.at("home")
    market.active("TB4")
    tile = next(
        number
        for number, row in cards.TILES.items()
        if any(getattr(piece, "resource", "") == "neutronium" for piece in row.bonus)
    )
    home.tiles[0] = tile
    other = next(
        number
        for number, row in TECHNOLOGIES.items()
        if row.needs == ("neutronium",) and row.kind == "basic" and not row.module
    )
    market.tech(TECHNOLOGIES[other].id, active=False)
    market.play("done")
    assert market.trade.mined[market.me] == NEUTRONIUM
    both, word = f"advanced-mining {TECHNOLOGIES.word[other]}", TECHNOLOGIES.word[other]
    market.empire.resources = [0] * 6
    assert refused(market.g, f"allocate {both}") == ("14.2", "allocate-short")
    assert refused(market.g, f"allocate {word}") == ("14.2", "allocate-short")
    assert refused(market.g, "allocate advanced-mining") == ("14.2", "allocate-short")
    market.empire.resources = [1, 0, 0, 0, 0, 0]
    market.play(f"allocate {both}")
    assert [tech.active for tech in market.empire.techs] == [True, True]


def test_advanced_mining_asks_which_tile(market: Market) -> None:
    """D9: the lowest location by default."""
    market.active("TB4")
    tiles = {
        piece.resource: number
        for number, row in cards.TILES.items()
        for piece in row.bonus
        if getattr(piece, "resource", "") in ("hadron", "neutronium") and hasattr(piece, "n")
    }
    home = market.at("home")
    home.tiles[0] = tiles["hadron"]
    home.tiles[1] = tiles["neutronium"]
    market.play("done")
    assert isinstance(market.g.stack[-1], Mine)
    assert market.ask().default == Move("mine", ("hadron",))
    assert market.play("mine neutronium")[0] == "mined"
    assert market.trade.mined[market.me] == NEUTRONIUM
    assert not any(isinstance(step, Mine) for step in market.g.stack)


def test_the_settlers_guild_draws_a_tile_for_each_contract_given() -> None:
    market = Market(race="aurelian", diplomacy="on")
    market.active("RB5")
    hand = len(market.empire.hand)
    told = market.deal("give-energy-1 get-fleet-1")
    assert told.count("guild-tiles") == 1
    assert len(market.empire.hand) == hand + 1


def test_the_settlers_guild_keeps_to_the_limit_of_tiles_in_hand() -> None:
    """16.4, 5.2: a tile too many goes back to the bag at once."""
    market = Market(race="aurelian", diplomacy="on")
    market.active("RB5")
    market.empire.hand = [cards.TILES.number["LY1"]] * 5
    market.deal("give-energy-1")
    assert len(market.empire.hand) == 6
    assert (market.ask().seat, market.ask().prompt) == (market.me, Text("ask-discard", {"n": 1}))


def test_tribute_takes_a_token_away_for_a_seizure_or_two_units() -> None:
    """Tribute Demands: of the owner's choice."""
    market = Market(race="kharrad", diplomacy="on")
    market.active("RR5")
    tokens_of(market.g, market.me)[:] = [1, 4]
    market.g.part(Pouch).left = [19, 20, 9]
    demand_tribute(market.g, market.me)
    settle(market.g)
    assert market.ask().default == Move("return", (4,))
    market.play("return 1")
    assert (tokens_of(market.g, market.me), market.g.part(Pouch).left) == ([4], [20, 20, 9])
    market.go_on()
    market.empire.energy = 6
    market.meet(3, 2, enemy=market.you)
    market.attack()
    market.dice([6, 6, 4], [1, 1])
    market.play("auto")
    while market.ask().prompt.key not in ("ask-turn", "ask-combat"):
        GAME.play(market.g, market.ask().seat, market.ask().default)
    assert market.at("2.1").units[market.you][0] == 0
    assert tokens_of(market.g, market.me) == []


def test_a_seizure_demands_tribute() -> None:
    market = Market(race="kharrad", diplomacy="on")
    market.active("RR5")
    market.go_on()
    tokens_of(market.g, market.me)[:] = [2]
    market.g.part(Pouch).left = [20, 19, 10]
    market.own("2.1", market.you)
    market.put("home", market.me, ships=3)
    market.play("move 3xhome 2.1".replace("home", market.g.layout.words[market.number("home")]))
    assert "token-returned" in market.play("raze 2.1")
    assert tokens_of(market.g, market.me) == []


def test_received_population_counts_twice_with_the_gene_exchange() -> None:
    """16.4: Population only, what is received and not what is given, also where it fades, and only while active."""
    market = Market(race="verdane")

    def levels() -> tuple[int, int]:
        return level(market.g, market.me, POPULATION), level(market.g, market.me, FLEET)

    population, fleet = levels()
    market.sign(market.you, market.me, "population", "population", "fleet")
    market.sign(market.me, market.third, "population")
    assert levels() == (population + 1, fleet + 1)
    market.tech("RG5", active=False)
    assert levels() == (population + 1, fleet + 1)
    market.empire.techs[0].active = True
    assert levels() == (population + 3, fleet + 1)
    market.trade.contracts = []
    market.trade.fading[market.me] = ["population", "fleet"]
    assert levels() == (population + 2, fleet + 1)


def test_academies_score_once_for_each_technology_taken() -> None:
    market = Market(race="nyxari", diplomacy="on")
    market.active("RP5")
    market.active("BT01")
    stars = market.empire.coop
    assert "stars-teaching" in market.deal("give-scanner")
    assert market.empire.coop == stars + 2
    market.play("regain scanner")
    assert "stars-teaching" not in market.deal("give-scanner", market.third)
    assert market.empire.coop == stars + 2


def test_foundries_make_the_first_ship_or_station_of_a_build_cheaper() -> None:
    """Contract Foundries: while one gives a strategic resource."""
    market = Market(race="verdane", diplomacy="on")
    market.active("RO5")
    market.go_on()
    market.empire.energy = 9
    home = market.g.layout.words[market.number("home")]

    def spent(*orders: str) -> object:
        spot = GAME.offer(market.g, Seat(market.me)).spot(
            "build", tuple(f"{order}-{home}" for order in orders)
        )
        assert spot is not None
        assert spot.whole is not None
        return spot.whole.values["spent"]

    market.empire.techs[0].active = True
    market.sign(market.me, market.you, "fleet")
    assert spent("ship", "ship") == 2
    market.sign(market.me, market.you, "neutronium")
    assert spent("ship", "ship") == 1
    assert spent("station", "ship") == 2
    assert spent("ship", "station") == 2


# Empires that no one plays --------------------------------------------------------------------------------------


def left(market: Market) -> list[str]:
    """No one plays me any more: the clock ends my deals."""
    move = GAME.parting(market.g, Seat(market.me))
    assert move == Move("leave", (market.word(market.me),))
    return told(GAME.play(market.g, CLOCK, move))


def test_the_deals_of_an_empire_without_a_player_end_at_no_cost(market: Market) -> None:
    """R25.12, R27.1: contracts both ways; technologies go back to their owners; others' deals stay."""
    energy = level(market.g, market.you, ENERGY)
    market.sign(market.me, market.you, "energy", "hadron")
    market.sign(market.third, market.me, "fleet")
    others = market.sign(market.you, market.third, "research")
    market.active("BT01")
    market.active("BT02", market.you)
    lend(market.g, TECHNOLOGIES.number["BT01"], market.me, market.you)
    lend(market.g, TECHNOLOGIES.number["BT02"], market.you, market.me)
    market.go_on()
    assert left(market) == [
        "left-deals",
        "contract-over",
        "contract-over",
        "technology-back",
        "technology-back",
    ]
    assert (market.trade.contracts, market.trade.loans, market.tokens()) == ([others], [], [0, 0, 0])
    assert [market.used(side) for side in (market.me, market.you, market.third)] == [0, 1, 0]
    assert level(market.g, market.you, ENERGY) == energy
    assert [TECHNOLOGIES[tech.card].id for tech in market.empire.techs] == ["BT01"]
    assert [TECHNOLOGIES[tech.card].id for tech in market.g.empires[market.you].techs] == ["BT02"]
    assert GAME.parting(market.g, Seat(market.me)) is None
    market.right()


def test_only_the_clock_ends_deals_for_nothing_and_only_between_actions(market: Market) -> None:
    """R25.12: whoever plays pays for each contract that they end."""
    market.sign(market.me, market.you, "energy")
    leave = f"leave {market.word(market.me)}"
    assert GAME.parting(market.g, Seat(market.me)) is None
    with pytest.raises(Illegal):
        GAME.play(market.g, CLOCK, Move.parse(leave))
    market.go_on()
    assert GAME.parting(market.g, Seat(market.you)) is None
    for side in (market.me, market.you):
        with pytest.raises(Illegal):
            market.play(leave, side)
    left(market)


# Computers and whole games --------------------------------------------------------------------------------------


def test_a_computer_answers_first_and_leaves_it_to_people_to_end_contracts(market: Market) -> None:
    market.sign(market.me, market.you, "fleet")
    assert GAME.thinking.candidates(market.g, Seat(market.me), Dice(1)) == [Move("done")]
    market.play(f"offer {market.word(market.me)} get-energy-1", market.you)
    assert {move.verb for move in GAME.thinking.candidates(market.g, Seat(market.me), Dice(1))} == {"decline"}


def test_points_to_come_are_worth_something(market: Market) -> None:
    me, before = Seat(market.me), evaluate(market.g, Seat(market.me))
    market.g.empires[market.you].coop = 20
    before = evaluate(market.g, me)
    market.sign(market.you, market.me, "star")
    assert evaluate(market.g, me) > before


def test_points_to_give_away_are_worth_less_than_nothing(market: Market) -> None:
    """X4.1.3: the receiver takes them in each of its Logistics."""
    me = Seat(market.me)
    market.empire.coop = 20
    before = evaluate(market.g, me)
    market.sign(market.me, market.you, "star")
    assert evaluate(market.g, me) < before


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        pytest.param(2, {}, marks=pytest.mark.deep),
        (3, {"diplomacy": "on"}),
        pytest.param(4, {"mode": "exploration", "entity": "off"}, marks=pytest.mark.deep),
        pytest.param(
            6,
            {"diplomacy": "on", "flagships": "on", "destroyers": "on", "void": "on"},
            marks=pytest.mark.deep,
        ),
    ],
)
def test_random_games_end_and_every_state_is_right(seats: int, options: dict[str, str]) -> None:
    seed = f"deals {seats}"
    g, dice, seen = begun(seats, seed, trade="on", races="random", **options), Rng(seed), set[type]()
    number = 0
    while not g.over:
        seat = dice.pick([ask.seat for ask in GAME.asks(g)])
        move = Move("offer", ("everyone", "give-energy-1", "get-fleet-1"))
        if dice.below(4) or not GAME.offer(g, seat).allows(move):
            found = GAME.offer(g, seat).sample(dice)
            assert found is not None
            move = found
        GAME.play(g, seat, move)
        GAME.check_invariants(g)
        number += 1
        seen |= {type(step) for step in (*g.stack, *g.beside)}
        if number % 5 == 0 and not g.over:
            seat = GAME.asks(g)[0].seat
            view, world = GAME.view(g, seat), GAME.copy(g)
            GAME.deal_anew(world, seat, Rng(f"anew {number}"))
            GAME.check_invariants(world)
            assert GAME.view(world, seat) == view
            assert GAME.moves(view, seat) == GAME.moves(g, seat)
    assert seen >= ({Bargaining, TradeOffer} if seats == 2 else {Bargaining, Call, TradeOffer})


def test_strivers_trade_to_the_end() -> None:
    """The last two rounds, with contracts that run."""
    g = first_turn(3, "striving", mode="exploration", trade="on", diplomacy="on")
    dice, player = Dice(5), GreedyPlayer()
    sign(g, 0, 1, ("energy", "star"))
    g.entity.discard, g.entity.deck = g.entity.deck[2:], g.entity.deck[:2]
    while not g.over:
        seat = GAME.asks(g)[0].seat
        GAME.play(g, seat, player.choose(GAME, GAME.view(g, seat), seat, dice))
    GAME.check_invariants(g)
