"""Afterglow: what it is made of works as its rules say, and the proofs find what would give a secret of it away."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from bot.engine.errors import BadData, BadOptions, Illegal
from bot.engine.moves import Event, Move, Seat, Spot, Value, told_to
from bot.engine.offer import Offer
from bot.engine.options import Options
from bot.engine.rng import Rng
from bot.engine.secrets import learners
from bot.engine.steps import Step
from tests.catalogues import Late
from tests.games.proofs import Case, prove_plays_to_the_end
from tests.games.sample.afterglow.core.flight import price
from tests.games.sample.afterglow.core.state import FUEL
from tests.games.sample.afterglow.modules.mirrors import Mirrors
from tests.games.sample.afterglow.modules.storms import Storms
from tests.games.sample.afterglow.rules import Afterglow, AfterglowRules

RULES, WORDS = AfterglowRules(), Late("afterglow")
NAMES = ["Mira", "Bo", "Cy", "The Night"]
MIRA, BO, CY = Seat(0), Seat(1), Seat(2)


def begun(seats: int = 3, options: Options | None = None) -> Afterglow:
    """A game in which the hunches are chosen."""
    g = RULES.setup(seats, options or {}, Rng("afterglow"))
    while g.stack[-1].__class__.__name__ == "Hunch":
        play(g, RULES.awaited(g)[0], "hunch A")
    return g


def play(g: Afterglow, seat: int, line: str) -> list[Event]:
    return RULES.play(g, Seat(seat), Move.parse(line))


def said(viewer: Seat | None, events: list[Event]) -> list[str]:
    return [WORDS.tell(event, NAMES) for event in told_to(viewer, events)]


def refused(g: Afterglow, seat: int, line: str) -> tuple[str, str, str, str]:
    with pytest.raises(Illegal) as error:
        play(g, seat, line)
    return error.value.rule, *WORDS.refuse(error.value, NAMES)


def test_3_a_flight_pays_one_for_a_sector_and_one_for_each_ash_in_it() -> None:
    g = begun()
    g.ash = ["C2", "C2", "B1"]
    assert said(None, play(g, MIRA, "fly C2 B2")) == ["Mira flew to B2 for 4 fuel."]
    assert (g.places[0], g.fuel[0], g.ash) == ("B2", FUEL - 4, ["C2", "C2", "B1", "C2", "B2"])


def test_3_the_goal_alone_means_the_cheapest_way() -> None:
    g = begun()
    g.ash = ["C2"]
    (move, spot) = next(RULES.offer(g, MIRA).proposals("fly", ("B2",)))
    assert move == Move("fly", ("B1", "B2"))
    assert spot.price is not None
    assert WORDS.say(spot.price) == "2 spent, 4 left"
    play(g, MIRA, "fly B2")
    assert g.ash == ["C2", "B1", "B2"]


def test_3_a_flight_that_cannot_be_paid_is_refused_with_the_price_and_what_is_missing() -> None:
    g = begun()
    g.ash = ["C2", "C6", "B1"] * 7
    before = RULES.encode(g)
    assert refused(g, MIRA, "fly A2") == (
        "3",
        "Too expensive.",
        "The cheapest way to A2 costs 10, and you have 6.",
        "You need 4 more.",
    )
    assert refused(g, MIRA, "fly C1")[2] == "You are in C1 already."
    assert RULES.encode(g) == before
    g.ash = []
    assert refused(g, MIRA, "fly C2 B2 C2")[1:] == (
        "Not twice.",
        "You have been to C2 on this way.",
        "Choose a place that you have not entered yet.",
    )
    assert "Z9" in refused(g, MIRA, "fly C2 Z9")[2]


def test_4_a_beacon_gives_its_light_once_and_a_card_that_its_side_alone_sees() -> None:
    g = begun()
    top = g.deck[-1]
    events = play(g, MIRA, "fly B1")
    assert said(MIRA, events)[1:] == ["Mira took 2 light from a beacon.", f"Mira drew a {top}."]
    assert said(BO, events)[2] == said(None, events)[2] == "Mira drew a card."
    assert (g.light[0], "B1" in g.lit, g.hands[0][-1]) == (2, False, top)


def test_5_only_the_partner_sees_the_card_on_offer_and_the_one_in_return() -> None:
    g = begun()
    mine, theirs = g.hands[0][0], g.hands[1][0]
    events = play(g, MIRA, f"offer {mine} side-2")
    assert said(BO, events) == [f"Mira offers Bo a {mine}."]
    assert said(CY, events) == said(None, events) == ["Mira offers Bo a card."]
    assert [RULES.view(g, viewer).stack[-1].card for viewer in (MIRA, BO, CY, None)] == [[mine]] * 2 + [
        [0]
    ] * 2
    assert refused(g, BO, "counter 9")[2] == "You do not have a 9."
    events = play(g, BO, f"counter {theirs}")
    assert said(MIRA, events) == [f"Bo offers Mira a {theirs} in return."]
    assert said(CY, events) == ["Bo offers Mira a card in return."]
    assert said(CY, play(g, MIRA, "accept")) == ["Mira and Bo exchanged cards."]
    assert (g.hands[0][-1], g.hands[1][-1]) == (theirs, mine)
    assert refused(g, MIRA, f"offer {theirs} side-2")[2] == "You have made an offer in this turn."


@pytest.mark.parametrize("line", ["decline", "counter {}"])
def test_5_an_offer_declined_leaves_every_card_where_it_was(line: str) -> None:
    g = begun()
    hands = [sorted(hand) for hand in g.hands]
    play(g, MIRA, f"offer {g.hands[0][0]} side-2")
    play(g, BO, line.format(g.hands[1][0]))
    if line != "decline":
        play(g, MIRA, "decline")
    assert [sorted(hand) for hand in g.hands] == hands


def test_5_who_sees_a_card_has_learned_it_and_no_one_else() -> None:
    g = begun()
    before, move = RULES.copy(g), Move("offer", (g.hands[0][0], "side-2"))
    RULES.play(g, MIRA, move)
    assert learners(RULES, before, MIRA, move, g, 3) == [BO]


def test_6_a_sun_fed_by_more_than_half_gives_light_now_and_costs_fuel_later() -> None:
    for votes, light, fuel in (("feed feed spare", 1, FUEL - 2), ("feed spare spare", 0, FUEL)):
        g = begun(options={"night": "off"})
        for seat in (MIRA, BO, CY):
            play(g, seat, "stay")
        for seat, word in zip((MIRA, BO, CY), votes.split(), strict=True):
            play(g, seat, f"vote {word}")
        right = [2 if band == g.flare else 0 for band in g.shown]
        assert [light + more for more in right] == g.light
        assert g.fuel == [fuel] * 3


def test_8_the_night_is_a_side_without_a_seat_that_puts_out_the_nearest_beacon() -> None:
    g = begun(2)
    play(g, MIRA, "stay")
    events = play(g, BO, "stay")
    assert WORDS.side_names(RULES.sides(g), ["Mira", "Bo"]) == ("Mira", "Bo", "The Night")
    assert (g.places[2], g.light[2]) == ("B1", 2)
    names = ["Mira", "Bo", "The Night"]
    told = [WORDS.tell(event, names) for event in told_to(None, events)]
    assert told[-2:] == ["The Night flew to B1 for 1 fuel.", "The Night took 2 light from a beacon."]


def test_solo_is_one_person_with_two_sides_asked_one_after_the_other() -> None:
    g = RULES.setup(1, {"solo": "on"}, Rng("solo"))
    assert [side.seat for side in RULES.sides(g)] == [MIRA, MIRA, None]
    assert WORDS.side_names(RULES.sides(g), ["Mira"]) == ("Mira (Dawn)", "Mira (Dusk)", "The Night")
    asked = []
    for line in ("hunch A", "hunch B", "stay", "stay", "vote feed", "vote spare"):
        (ask,) = RULES.asks(g)
        asked.append((ask.seat, ask.whose))
        assert "offer" not in {move.verb for move in RULES.moves(g, MIRA)}, "no trade with oneself"
        play(g, MIRA, line)
    assert asked == [(MIRA, 0), (MIRA, 1)] * 3
    assert g.shown == ["A", "B"]


@pytest.mark.parametrize(("light", "won"), [(27, True), (26, False)])
def test_9_all_win_together_with_enough_light_or_lose(light: int, won: bool) -> None:
    g = begun(options={"ending": "together"})
    g.light = [light, 0, 0, 50]
    assert RULES.standings(g).places is None
    g.over = True
    standings = RULES.standings(g)
    assert (standings.outcome, standings.won) == ("together", (won,) * 4)


def with_modules(*on: str) -> Afterglow:
    return begun(options=dict.fromkeys(on, "on"))


def test_10_a_mirror_costs_one_and_makes_its_sector_cheaper_for_its_side() -> None:
    g = with_modules("mirrors")
    play(g, MIRA, "fly C2")
    play(g, MIRA, "mirror yes")
    assert (g.part(Mirrors).at, g.fuel[0]) == ({"C2": 0}, FUEL - 2)
    assert (price(g, 0, "C2"), price(g, 1, "C2"), price(g, 0, "C3")) == (1, 2, 1)


def test_a_module_that_is_off_is_described_but_neither_listed_nor_called() -> None:
    g = begun()
    assert RULES.info.verb("mirror") is not None
    assert "verb-mirror" not in {f"verb-{verb.name}" for verb in RULES.offer(g, MIRA).verbs}
    assert refused(g, MIRA, "mirror yes")[0] == ""
    play(g, MIRA, "fly C2")
    assert g.stack[-1].__class__.__name__ == "Turn"
    assert g.parts == []


def test_11_a_storm_breaks_the_mirrors_of_its_band_through_a_hook() -> None:
    g = with_modules("mirrors", "storms")
    g.part(Storms).deck[-1] = 3
    g.part(Mirrors).at = {"C2": 0, "B2": 1}
    for seat in (MIRA, BO, CY):
        play(g, seat, "stay")
    for seat in (MIRA, BO):
        play(g, seat, "vote spare")
    told = said(None, play(g, CY, "vote spare"))
    assert "A storm went through band C." in told
    assert "The mirror of Mira in C2 broke." in told
    assert g.part(Mirrors).at == {"B2": 1}


def test_a_module_without_its_partner_is_refused_by_name() -> None:
    with pytest.raises(BadOptions) as error:
        RULES.setup(3, {"storms": "on"}, Rng("partner"))
    assert WORDS.refuse(error.value, []) == (
        "Something is missing.",
        "Storms is played only with Mirrors.",
        "Turn Mirrors on too, or turn Storms off.",
    )


class TellsTheOffer(AfterglowRules):
    """The card on offer is told to everyone."""

    def apply(self, state: Afterglow, seat: Seat, move: Move, step: Step | None = None) -> list[Event]:
        return [_public(event, "offered") for event in super().apply(state, seat, move, step)]


class TellsTheHunch(AfterglowRules):
    """A secret choice among public values is told to everyone."""

    def apply(self, state: Afterglow, seat: Seat, move: Move, step: Step | None = None) -> list[Event]:
        return [_public(event, "hunch") for event in super().apply(state, seat, move, step)]


class ShowsTheOffer(AfterglowRules):
    """The view of everyone shows the card on offer."""

    def hide(self, view: Afterglow, viewer: Seat | None) -> None:
        on_offer = [list(step.card) for step in view.stack if hasattr(step, "card")]
        super().hide(view, viewer)
        for step in view.stack:
            if hasattr(step, "card"):
                step.card[:] = on_offer.pop(0)


class ForgetsTheModules(AfterglowRules):
    """In another world the storms to come are the true ones."""

    def deal_anew(self, world: Afterglow, viewer: Seat | None, rng: Rng) -> None:
        storms = [list(part.deck) for part in world.parts if isinstance(part, Storms)]
        super().deal_anew(world, viewer, rng)
        for part in world.parts:
            if isinstance(part, Storms):
                part.deck = storms.pop()


class TwiceOffer(Offer):
    """A place that was entered walks again, though it is not offered."""

    def spot(self, verb: str, chosen: Sequence[Value] = ()) -> Spot | None:
        return super().spot(verb, tuple(dict.fromkeys(chosen)))


class WalksTwice(AfterglowRules):
    """What it offers walks twice."""

    def offer(self, state: Afterglow, seat: Seat) -> Offer:
        return TwiceOffer(self, state, seat)


def _public(event: Event, key: str) -> Event:
    return replace(event, private={}) if event.key == key else event


FAULTS: dict[type[AfterglowRules], str] = {
    TellsTheOffer: "an event tells",
    TellsTheHunch: "an event tells",
    ShowsTheOffer: "viewer",
    ForgetsTheModules: "deck",
    WalksTwice: "walks and is not offered",
}


def prove(game: AfterglowRules, games: int = 4) -> None:
    for number in range(games):
        case = Case(game, 3, {"mirrors": "on", "storms": "on"})
        prove_plays_to_the_end(case, f"afterglow {number}", thorough_every=1)


@pytest.mark.parametrize("games", [1, pytest.param(4, marks=pytest.mark.deep)])
def test_a_game_that_keeps_its_secrets_passes(games: int) -> None:
    prove(AfterglowRules(), games)


@pytest.mark.parametrize("fault", FAULTS)
def test_a_game_that_gives_a_secret_away_does_not_pass(fault: type[AfterglowRules]) -> None:
    with pytest.raises(AssertionError, match=FAULTS[fault]):
        prove(fault())


def test_a_secret_value_without_words_for_those_who_do_not_know_it_does_not_pass() -> None:
    class Wordless(AfterglowRules):
        """A public event hides a value of which its message cannot be silent."""

        def apply(self, state: Afterglow, seat: Seat, move: Move, step: Step | None = None) -> list[Event]:
            events = super().apply(state, seat, move, step)
            return [
                replace(event, private={"vote": (seat,)}) if event.key == "voted" else event
                for event in events
            ]

    with pytest.raises(BadData, match=r"event-voted: \.hidden: is missing"):
        prove(Wordless())


def test_a_card_that_lies_in_no_zone_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("tests.games.sample.afterglow.core.trade.TradeOffer.zones")
    with pytest.raises(AssertionError, match="cards lost"):
        prove(AfterglowRules())
