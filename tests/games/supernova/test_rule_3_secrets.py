"""Rules 3 and 12.2: what each player knows, and which other games it could be for a player."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from bot.engine.moves import BLANK, Move, Seat
from bot.engine.playout import Dice
from bot.engine.rng import Rng
from bot.games.supernova.actions.cleanup import DropPopulation
from bot.games.supernova.actions.placing import Placing
from bot.games.supernova.actions.trade import Accept, Bargain, TradeOffer
from bot.games.supernova.answers.asking import list_specials
from bot.games.supernova.answers.slots import OWN_PRIORITY
from bot.games.supernova.answers.windows import ASKED, NOT_ASKED, AnswerWindow
from bot.games.supernova.cards.cards import (
    HEADQUARTERS,
    HIDDEN,
    HOME,
    KIND,
    NONE,
    RACE,
    TITLE,
    TRAIT,
    WORTH,
    Card,
    P,
)
from bot.games.supernova.conflict.attack import Attack
from bot.games.supernova.round.agenda import SuperNova
from bot.games.supernova.seat.invariants import every_card
from bot.games.supernova.seat.settings import HELD_FOR
from bot.games.supernova.table.state import ALWAYS, MINE, NEVER, Pledge, Table, Wishes
from tests.games.leaks import prove_events_keep_secrets
from tests.games.supernova.position import BO, CY, MIRA, RULES, Position

Look = Callable[[SuperNova], object]


def seen(p: Position, look: Look) -> list[object]:
    """What the public, Mira, Bo and Cy see."""
    return [look(RULES.view(p.g, viewer)) for viewer in (None, MIRA, BO, CY)]


def hand_of(seat: Seat) -> Look:
    return lambda view: view.players[seat].hand


def worlds(p: Position, viewer: Seat | None, count: int = 12) -> Iterator[SuperNova]:
    """Other games that the viewer could not tell from this one, made of the game and of the viewer's own view."""
    for number in range(count):
        source = p.g if number % 2 else RULES.view(p.g, viewer)
        world = RULES.resample(source, viewer, Rng(f"world {number}"))
        RULES.check_invariants(world)
        assert RULES.encode(RULES.view(world, viewer)) == RULES.encode(RULES.view(p.g, viewer))
        yield world


# What is seen ---------------------------------------------------------------------------------------------------------


def test_3_the_main_deck_is_seen_by_nobody_and_the_other_piles_by_all() -> None:
    p = Position(3).discarded("kool", "antares")
    p.g.scrapyard = [p.take("terra")]
    deck = len(p.g.piles[0].deck)
    assert seen(p, lambda view: view.piles[0].deck) == [[HIDDEN] * deck] * 4
    assert seen(p, lambda view: view.piles[0].discard) == [p.g.piles[0].discard] * 4
    assert seen(p, lambda view: view.scrapyard) == [p.g.scrapyard] * 4


def test_3_a_hand_is_seen_by_its_owner_alone_and_counted_by_all() -> None:
    p = Position(3).hand(MIRA, "terra", "kool")
    own, hidden = p.g.players[MIRA].hand, [HIDDEN, HIDDEN]
    assert seen(p, hand_of(MIRA)) == [hidden, own, hidden, hidden]


def test_10_6_wishes_are_known_to_their_owner_alone() -> None:
    p = Position(3).asked(BO, ALWAYS)
    p.play(BO, "hold sabotage on", "pledge defending reinforcements if-behind")
    own = p.g.players[BO].wishes
    assert seen(p, lambda view: view.players[BO].wishes) == [Wishes(), Wishes(), own, Wishes()]


def test_10_3_answers_in_a_window_are_known_to_those_who_give_them() -> None:
    p = Position(3).attending(BO).attending(CY).hand(MIRA, "salvage-rights").discarded("kool")
    p.phase("build", MIRA).play(MIRA, "play salvage-rights kool")

    def answers(view: SuperNova) -> object:
        window = view.stack[-1]
        assert isinstance(window, AnswerWindow)
        return window.answers[1:]

    unknown = [NOT_ASKED, NOT_ASKED]
    assert seen(p, answers) == [unknown, unknown, [ASKED, NOT_ASKED], [NOT_ASKED, ASKED]]


def offer(view: SuperNova) -> TradeOffer | Bargain | Accept:
    step = view.stack[-1]
    assert isinstance(step, TradeOffer | Bargain | Accept)
    return step


def test_6_4_an_offer_is_known_to_its_player_until_it_is_made_then_to_those_invited() -> None:
    p = Position(4).hand(MIRA, "terra", "vorr").hand(BO, "kool", "mirel")
    p.phase("action", MIRA).play(MIRA, "trade terra seat-2")
    terra, vorr = p.g.players[MIRA].hand
    assert seen(p, lambda view: offer(view).card) == [HIDDEN, terra, HIDDEN, HIDDEN]
    assert seen(p, hand_of(MIRA)) == [[HIDDEN] * 2, [terra, vorr], [HIDDEN] * 2, [HIDDEN] * 2]
    p.play(MIRA, "done")
    assert seen(p, lambda view: offer(view).card) == [HIDDEN, terra, terra, HIDDEN]
    assert seen(p, hand_of(MIRA)) == [[HIDDEN] * 2, [terra, vorr], [HIDDEN, terra], [HIDDEN] * 2]


def test_6_4_an_answer_is_known_to_its_player_and_to_the_one_who_offers() -> None:
    p = Position(4).hand(MIRA, "terra").hand(BO, "kool", "mirel").hand(CY, "vorr")
    p.phase("action", MIRA).play(MIRA, "trade terra seat-2", "trade terra seat-3", "done")
    p.play(BO, "counter kool", "counter promise-peace")
    kool = p.g.players[BO].hand[0]
    assert [look[1] for look in seen(p, lambda view: offer(view).counters)] == [[], [kool], [kool], []]
    promises = [look[1] for look in seen(p, lambda view: offer(view).promises)]
    assert promises == [[], ["peace"], ["peace"], []]
    p.play(BO, "done")
    promises = [look[1] for look in seen(p, lambda view: offer(view).promises)]
    assert promises == [["peace"]] * 4, "a promise is public once it is given"
    p.play(CY, "pass")
    assert isinstance(p.g.stack[-1], Accept)
    assert [look[1] for look in seen(p, lambda view: offer(view).promises)] == [["peace"]] * 4
    assert [look[1] for look in seen(p, lambda view: offer(view).counters)] == [[], [kool], [kool], []]
    assert [HIDDEN in look for look in seen(p, hand_of(BO))] == [True, True, False, True]
    assert [kool in look for look in seen(p, hand_of(BO))] == [False, True, True, False]


def test_6_4_what_somebody_still_thinks_of_promising_may_be_anything_to_others() -> None:
    p = Position(4).hand(MIRA, "terra").hand(BO, "kool", "mirel").hand(CY, "vorr")
    p.phase("action", MIRA).play(MIRA, "trade terra seat-2", "trade terra seat-3", "done")
    p.play(BO, "counter promise-peace", "done")
    p.play(CY, "counter promise-help")
    rng = Rng("promises")

    def promised(viewer: Seat | None) -> set[tuple[tuple[str, ...], ...]]:
        worlds = [offer(RULES.resample(p.g, viewer, rng)).promises for _ in range(30)]
        return {tuple(tuple(sorted(own)) for own in (world[1], world[2])) for world in worlds}

    for viewer in (None, BO):
        assert {by_bo for by_bo, _ in promised(viewer)} == {("peace",)}
        assert len(promised(viewer)) > 5
    assert {by_cy for _, by_cy in promised(CY)} == {("help",)}
    assert promised(MIRA) == {(("peace",), ("help",))}


def peeking() -> Position:
    """Mira attacks with a Spy Ring; Bo holds a Special and a Planet."""
    p = Position(3).quiet().hand(BO, "wormhole", "terra")
    home = p.planet(MIRA, "altair")
    p.planet(BO, "freya")
    p.ship(MIRA, "battleship", home, "spy-ring")
    p.phase("action", MIRA).play(MIRA, "attack freya altair")
    return p


def test_8_4_the_specials_that_a_spy_ring_sees_are_known_to_the_attacker_alone() -> None:
    p = peeking()
    terra, wormhole = p.g.players[BO].hand

    def peek(view: SuperNova) -> object:
        return next(step.peek for step in view.stack if isinstance(step, Attack))

    assert seen(p, peek) == [[], [wormhole], [], []]
    assert seen(p, hand_of(BO)) == [[HIDDEN] * 2, [HIDDEN, wormhole], [terra, wormhole], [HIDDEN] * 2]


def crowded(stacks: str = "closed") -> Position:
    """Mira has too much population on Bellatrix and must give some up."""
    p = Position(3, stacks=stacks).hand(MIRA, "terra")
    p.planet(MIRA, "bellatrix", "evil-clones", "smugglers")
    p.ship(MIRA, "fighter-escort", p.g.planets_of(MIRA)[0], "iron-vanguard")
    return p.phase("discard", MIRA)


def drop(view: SuperNova) -> list[Card]:
    step = view.stack[-1]
    assert isinstance(step, DropPopulation)
    return step.cards


def test_12_2_what_may_be_given_up_of_a_closed_stack_is_known_to_its_owner() -> None:
    p = crowded()
    clones, smugglers = p.g.planets_of(MIRA)[0].pop
    vanguard = next(iter(p.g.ships.values())).pop[0]
    others = [HIDDEN, HIDDEN, vanguard]
    assert seen(p, drop) == [others, [clones, smugglers, vanguard], others, others]
    p = crowded("open")
    assert seen(p, drop) == [drop(p.g)] * 4


def test_12_2_what_race_is_kept_under_a_closed_stack_can_be_asked_of_a_view() -> None:
    p = Position(3, stacks="closed").hand(MIRA, "terra")
    p.planet(MIRA, "eden", "tlisk-brood", "koolian-guard", "smugglers")
    p.phase("discard", MIRA)
    for viewer in (None, MIRA, BO):
        (ask,) = RULES.asks(RULES.view(p.g, viewer), viewer)
        assert (ask.seat, ask.prompt.key) == (MIRA, "ask-keep-race")
        assert ask.default == (Move("choose", ("tlisk",)) if viewer == MIRA else BLANK)


def test_12_2_at_the_end_of_the_game_all_stacks_lie_open() -> None:
    p = Position(3, stacks="closed")
    freya = p.planet(BO, "freya", "smugglers", "arcology")
    assert seen(p, lambda view: view.planets[freya.card].pop)[1] == [HIDDEN]
    p.g.over = True
    assert seen(p, lambda view: view.planets[freya.card].pop) == [freya.pop] * 4
    assert seen(p, lambda view: view.planets[freya.card].civ) == [freya.civ] * 4


# Other worlds ---------------------------------------------------------------------------------------------------------


def varied(p: Position, viewer: Seat | None, look: Callable[[SuperNova], object]) -> bool:
    """Whether other worlds of the viewer differ in this."""
    return len({str(look(world)) for world in worlds(p, viewer)}) > 1


def test_in_other_worlds_decks_and_hands_of_others_differ_and_ones_own_does_not() -> None:
    p = Position(3).hand(MIRA, "terra", "vorr").hand(BO, "kool", "mirel").discarded("eden")
    assert varied(p, MIRA, lambda world: world.piles[0].deck)
    assert varied(p, MIRA, hand_of(BO))
    assert not varied(p, MIRA, hand_of(MIRA))
    assert not varied(p, MIRA, lambda world: world.piles[0].discard)
    assert varied(p, None, hand_of(MIRA))
    for world in worlds(p, MIRA):
        assert sorted(every_card(world)) == sorted(every_card(p.g))
        assert all(player.hand == sorted(player.hand) for player in world.players)


def test_in_other_worlds_others_wish_other_things() -> None:
    p = Position(3)
    assert varied(p, MIRA, lambda world: world.players[BO].wishes.ask)
    assert varied(p, MIRA, lambda world: world.players[BO].wishes.holds)
    assert varied(p, MIRA, lambda world: world.players[BO].wishes.pledges)
    assert not varied(p, MIRA, lambda world: world.players[MIRA].wishes)
    for world in worlds(p, MIRA):
        wishes = world.players[BO].wishes
        assert wishes.ask == wishes.usual
        assert wishes.ask in (NEVER, MINE, ALWAYS)
        assert wishes.until == "game"
        assert set(wishes.holds) <= set(HELD_FOR)
        assert all(isinstance(pledge, Pledge) for pledge in wishes.pledges)
        assert not wishes.queue


@pytest.mark.parametrize("viewer", [None, CY])
def test_in_other_worlds_of_those_not_invited_another_card_is_offered(viewer: Seat | None) -> None:
    p = Position(4).hand(MIRA, "terra", "vorr", "eden").hand(BO, "kool", "mirel")
    p.phase("action", MIRA).play(MIRA, "trade terra seat-2", "done")
    p.play(BO, "counter kool")
    assert varied(p, viewer, lambda world: offer(world).card)
    for world in worlds(p, viewer):
        assert offer(world).card in world.players[MIRA].hand


@pytest.mark.parametrize("viewer", [MIRA, BO])
def test_in_other_worlds_of_those_invited_the_same_card_is_offered(viewer: Seat) -> None:
    p = Position(4).hand(MIRA, "terra", "vorr", "eden").hand(BO, "kool", "mirel")
    p.phase("action", MIRA).play(MIRA, "trade terra seat-2", "done")
    p.play(BO, "counter kool")
    terra, kool = p.g.players[MIRA].hand[0], p.g.players[BO].hand[0]
    for world in worlds(p, viewer):
        assert offer(world).card == terra
        assert terra in world.players[MIRA].hand
        assert offer(world).counters[BO] == [kool]
        assert kool in world.players[BO].hand


def test_in_other_worlds_of_the_game_an_answer_names_cards_that_its_player_holds() -> None:
    p = Position(4).hand(MIRA, "terra").hand(BO, "kool", "mirel")
    p.phase("action", MIRA).play(MIRA, "trade terra seat-2", "done")
    p.play(BO, "counter kool")
    for number in range(8):
        world = RULES.resample(p.g, CY, Rng(f"answer {number}"))
        assert set(offer(world).counters[BO]) <= set(world.players[BO].hand)
        assert len(offer(world).counters[BO]) == 1


def test_in_other_worlds_of_the_attacker_the_specials_seen_stay() -> None:
    p = peeking()
    wormhole = p.g.players[BO].hand[1]
    assert all(wormhole in world.players[BO].hand for world in worlds(p, MIRA))
    assert varied(p, MIRA, hand_of(BO))
    for number in range(8):
        world = RULES.resample(p.g, CY, Rng(f"peek {number}"))
        attack = next(step for step in world.stack if isinstance(step, Attack))
        assert set(attack.peek) <= set(world.players[BO].hand)


def kin(cards: list[Card]) -> list[tuple[int, int, int]]:
    return [(KIND[card], RACE[card], P[card]) for card in cards]


def test_12_2_in_other_worlds_closed_stacks_hold_other_cards_that_break_no_limit() -> None:
    p = Position(3, stacks="closed").hand(BO, "evil-clones")
    freya = p.planet(BO, "freya", "smugglers", "tlisk-brood", "arcology", "defense-grid")
    altair = p.planet(MIRA, "altair", "free-miners", "megalopolis")
    assert varied(p, MIRA, lambda world: world.planets[freya.card].pop)
    assert varied(p, MIRA, lambda world: world.planets[freya.card].civ)
    assert not varied(p, MIRA, lambda world: world.planets[altair.card].pop)
    assert not varied(p, MIRA, lambda world: world.planets[altair.card].civ)
    for number in range(8):
        world = RULES.resample(p.g, MIRA, Rng(f"closed {number}"))
        assert kin(world.planets[freya.card].pop) == kin(freya.pop)
        assert kin(world.planets[freya.card].civ) == kin(freya.civ)


def test_12_2_in_other_worlds_what_is_given_up_lies_on_the_planet() -> None:
    p = crowded()
    planet = p.g.planets_of(MIRA)[0]
    for world in worlds(p, BO):
        population = {
            card for stack in (world.planets[planet.card], *world.ships.values()) for card in stack.pop
        }
        assert set(drop(world)) <= population
        assert len(drop(world)) >= 2
    assert not varied(p, MIRA, drop)
    for number in range(8):
        world = RULES.resample(p.g, BO, Rng(f"given {number}"))
        assert drop(world)[:2] == world.planets[planet.card].pop


@pytest.mark.parametrize("seats", [2, 4])
def test_12_4_in_other_worlds_each_card_is_of_its_own_deck(seats: int) -> None:
    p = Position(seats, decks="own-40")
    for pile, player in zip(p.g.piles, p.g.players, strict=True):
        player.hand = sorted(pile.deck[:3])
        del pile.deck[:3]
    for viewer in (None, MIRA):
        for world in worlds(p, viewer, 4):
            for pile, player in zip(world.piles, world.players, strict=True):
                assert len(pile.deck) == 37
                assert all(world.pile_for(card) is pile for card in pile.deck)
                assert len(player.hand) == 3
            cards = every_card(world)
            assert [sum(world.pile_for(card) is pile for card in cards) for pile in world.piles] == [
                40
            ] * seats
    assert varied(p, MIRA, hand_of(BO))


def test_12_2_what_is_given_up_is_supposed_where_just_so_much_lives() -> None:
    p = Position(3, stacks="closed").hand(MIRA, "terra")
    p.planet(MIRA, "altair", "free-miners")
    bellatrix = p.planet(MIRA, "bellatrix", "evil-clones", "smugglers")
    p.planet(MIRA, "eden", "wandering-monks", "iron-vanguard", "ajax-rho")
    p.phase("discard", MIRA)
    for number in range(6):
        world = RULES.resample(RULES.view(p.g, BO), BO, Rng(f"supposed {number}"))
        assert drop(world) == world.planets[bellatrix.card].pop


# Whether a part goes on -----------------------------------------------------------------------------------------------


def look_at_transports() -> None:
    """Mira moves and Bo is next, in worlds where she may hold a Special that could follow."""
    p = Position(3).quiet()
    p.hand(MIRA, "terra", "kool", "antares", "eden", "smugglers", "battleship")
    for seat, home, colony, ship in (
        (MIRA, "altair", "vega", "relay-ship"),
        (BO, "deneb", "freya", "cruiser"),
    ):
        p.ship(seat, ship, p.planet(seat, home))
        p.planet(seat, colony)
    p.phase("transport", MIRA, BO)
    for number in range(4):
        prove_events_keep_secrets(RULES, 3, p.g, Dice(f"transports {number}"))


def test_a_part_that_goes_on_only_for_who_holds_a_special_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """As it once was."""
    look_at_transports()

    def finishes(self: Placing, g: Table, seat: Seat, trail: object) -> bool:
        found: list[Move] = []
        list_specials(g, seat, OWN_PRIORITY, found)
        return not found

    monkeypatch.setattr(Placing, "finishes", finishes)
    with pytest.raises(AssertionError, match="for whom the table waits"):
        look_at_transports()


def test_12_2_everyone_sees_which_card_of_a_closed_stack_its_owner_takes_back() -> None:
    """It goes into a hand, and what stays is hidden again; yet all are told which it was."""
    seen = set()
    for card in ("smugglers", "iron-vanguard"):
        p = Position(2, stacks="closed").quiet()
        home = p.planet(MIRA, "altair")
        p.planet(BO, "freya", "smugglers", "iron-vanguard")
        p.ship(MIRA, "envoy-ship", home)
        p.phase("action", MIRA).play(MIRA, "attack freya altair", "strike diplomatic")
        p.play(BO, f"choose {card}")
        seen.add(RULES.encode(RULES.view(p.g, None)))
    assert len(seen) == 2


def test_3_a_card_that_is_not_known_is_of_no_title_kind_or_race_and_worth_nothing() -> None:
    """So what is counted in a view by kind, race or strength passes over it."""
    assert {table[HIDDEN] for table in (TITLE, KIND, RACE, HOME, HEADQUARTERS)} == {NONE}
    assert {table[HIDDEN] for table in (P, WORTH, TRAIT)} == {0}
