"""What players read of trade, and who reads it (rules 25)."""

from __future__ import annotations

import pytest

from bot.discord.core.layout.components import OPTION_LENGTH
from bot.engine.moves import Event, Move, Seat, Spot, Text
from bot.games.novasolis.core.cards.cards import TECHNOLOGIES
from bot.games.novasolis.core.cards.phrases import does
from bot.games.novasolis.core.table.tables import DECIDERS
from bot.games.novasolis.modules.trade.module import TradeModule
from bot.games.novasolis.modules.trade.terms import choice_of
from bot.games.parts.clauses import sentences
from tests.catalogues import Late
from tests.games.novasolis.play import GAME
from tests.games.novasolis.test_trade import Market

WORDS = Late("novasolis")


def say(market: Market, text: Text | None) -> str:
    """A text with names: I am Mira, you are Bo, the third is Kim."""
    assert text is not None
    names = ["", "", ""]
    names[market.me], names[market.you], names[market.third] = "Mira", "Bo", "Kim"
    return WORDS.say(text, names)


def events(market: Market, line: str, side: int | None = None) -> list[Event]:
    """What a move tells."""
    return GAME.play(market.g, Seat(market.me if side is None else side), Move.parse(line))


def told(market: Market, line: str, side: int | None = None) -> list[str]:
    """The same in words."""
    return [say(market, Text(f"event-{each.key}", each.values)) for each in events(market, line, side)]


def terms(market: Market, *chosen: str) -> Spot:
    """Where an offer of mine stands after some words."""
    spot = GAME.offer(market.g, Seat(market.me)).spot("offer", chosen)
    assert spot is not None
    return spot


def test_an_offer_says_to_all_who_gives_what_to_whom() -> None:
    """R25.4: offers are public."""
    market = Market()
    offer = f"offer {market.word(market.you)} give-energy-1 get-fleet-2"
    assert told(market, offer) == ["Mira offers Bo 1 Energy level for 2 Fleet."]
    ask = next(each for each in GAME.asks(market.g) if each.prompt.key == "ask-trade")
    assert say(market, ask.prompt) == "may answer Mira, who offers 1 Energy level for 2 Fleet"
    assert say(market, ask.hint).startswith(
        "Accepting costs you 1 diplomacy token. Both of you can make this deal now."
    )
    assert told(market, f"accept {market.word(market.me)}", market.you)[:3] == [
        "Bo accepted the offer of Mira.",
        "Mira now gives Bo by contract: 1 Energy level.",
        "Bo now gives Mira by contract: 2 Fleet.",
    ]


def test_an_offer_to_everyone_says_to_each_what_there_is_to_get() -> None:
    market = Market()
    assert say(market, GAME.asks(market.g)[0].prompt) == "may trade before income"
    events(market, "offer everyone give-energy-1 get-fleet-1")
    asked = {ask.seat: say(market, ask.prompt) for ask in GAME.asks(market.g) if ask.prompt.key == "ask-call"}
    assert asked == dict.fromkeys(
        map(Seat, (market.you, market.third)),
        "may answer Mira, who offers everyone 1 Energy level for 1 Fleet",
    )


def test_an_offer_needs_more_than_a_partner() -> None:
    """R25.4: it can be made once something is given or taken, and then says what was chosen."""
    market = Market()
    assert not terms(market, market.word(market.you)).ends
    for partner, key in ((market.word(market.you), "trade-preview"), ("everyone", "call-preview")):
        spot = terms(market, partner, "give-energy-1")
        assert spot.ends
        assert [event.key for event in spot.preview] == [key]
        assert say(market, spot.whole) == "Give 1 Energy level for nothing"


def test_a_button_names_few_things_and_counts_many() -> None:
    """All of them are above it."""
    market, chosen = Market(), ["give-energy-1"]
    partner = market.word(market.you)

    def whole(*more: str) -> str:
        return say(market, terms(market, partner, *chosen, *more).whole)

    assert whole("get-fleet-2") == "Give 1 Energy level for 2 Fleet"
    assert whole("get-fleet-2", "get-research-1") == "Give 1 Energy level for 1 Research level and 2 Fleet"
    assert whole("get-fleet-2", "get-research-1", "get-population-1") == "Give 1 thing for 4 things"


@pytest.mark.parametrize(
    ("partner", "said"),
    [
        ("empire-2", "Mira would give Bo 1 Energy level and get nothing."),
        ("everyone", "Mira would give 1 Energy level to the first to accept, for nothing."),
    ],
)
def test_a_preview_of_an_offer_says_who_would_get_what(partner: str, said: str) -> None:
    """R25.4."""
    market = Market()
    (event,) = terms(market, partner.replace("2", str(market.you + 1)), "give-energy-1").preview
    assert say(market, Text(f"event-{event.key}", event.values)) == said


@pytest.mark.parametrize(
    ("word", "label", "of"),
    [
        ("give-energy-1", "You give 1 Energy level", "~level-energy"),
        ("give-energy-2", "You give 2 Energy levels", "~level-energy"),
        ("get-research-3", "You get 3 Research levels", "~level-research"),
        ("get-fleet-2", "You get 2 Fleet", "~level-fleet"),
        ("get-hadron-2", "You get 2 Hadron", "~resource-hadron"),
        ("give-star", "You give 1★ now and in each Logistics", "~deal-points"),
    ],
)
def test_terms_to_choose_say_what_and_how_much(word: str, label: str, of: str) -> None:
    """R25.1: levels, resources and points; amounts of one thing stand together."""
    choice = choice_of(word)
    assert WORDS.say(choice.label) == label
    assert choice.label.values["name"] == of


def test_contracts_to_end_say_who_gives_whom_what() -> None:
    """25.7, R25.6: so does the question of who may answer."""
    market = Market()
    market.sign(market.me, market.you, "energy")
    market.sign(market.you, market.me, "hadron", "star")
    spot = GAME.offer(market.g, Seat(market.me)).spot("rescind", ())
    assert spot is not None
    assert [say(market, choice.label) for choice in spot.next] == [
        "Mira’s contract with Bo",
        "Bo’s contract with Mira",
    ]
    assert [WORDS.attribute(choice.label, "help") for choice in spot.next] == [
        "Gives 1 Energy level",
        "Gives 1 Hadron and 1★ now and in each Logistics",
    ]
    assert "Mira ended a contract with Bo: 1 Energy level." in told(market, "rescind contract-1")
    assert say(market, market.ask().prompt) == "may end contracts with Mira in return"
    ended = "Bo ended a contract with Mira: 1 Hadron and 1★ now and in each Logistics."
    assert ended in told(market, "rescind contract-2", market.you)


def test_only_who_draws_the_tiles_of_the_settlers_guild_is_told_which() -> None:
    """16.4, 26."""
    market = Market(race="aurelian", diplomacy="on")
    market.active("RB5")
    market.play(f"offer {market.word(market.you)} give-energy-1")
    accepted = events(market, f"accept {market.word(market.me)}", market.you)
    event = next(each for each in accepted if each.key == "guild-tiles")
    assert event.seen_by(DECIDERS[market.g.seats][market.me]) == event
    assert "cards" in event.values
    for seat in (Seat(market.you), Seat(market.third), None):
        seen = event.seen_by(seat)
        assert seen is not None
        assert "cards" not in seen.values


def test_all_that_players_do_in_trade_is_one_group_of_commands() -> None:
    assert {verb.shown.group for verb in TradeModule.verbs if not verb.turn.clock} == {"trade"}


@pytest.mark.parametrize(
    ("word", "exact"),
    [
        ("tribute-demands", " 2 or more units of an empire in a combat"),
        ("contract-foundries", " by contract, "),
    ],
)
def test_what_trade_technologies_do_is_exact_and_fits_an_entry(word: str, exact: str) -> None:
    said = WORDS.say(sentences(does(TECHNOLOGIES[TECHNOLOGIES.called[word]].does)))
    assert exact in said
    assert len(said) <= OPTION_LENGTH
