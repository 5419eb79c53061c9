"""Positions of Super Nova out of games in which the computers played badly, and what they play now."""

from __future__ import annotations

import pytest

from bot.engine.moves import Move, Seat
from bot.engine.playout import Dice
from bot.games.supernova.actions.trade import Bargain
from bot.games.supernova.thinking.staying import ship_worth
from bot.players.greedy import GreedyPlayer
from bot.players.search import SearchPlayer
from tests.games.supernova.position import BO, CY, MIRA, RULES, Position

Player = GreedyPlayer | SearchPlayer


def hard() -> Player:
    return SearchPlayer(12, None)


PLAYERS = pytest.mark.parametrize("player", [GreedyPlayer, hard], ids=["medium", "hard"])


def choose(p: Position, seat: Seat, player: Player, number: int = 1) -> Move:
    return player.choose(RULES, RULES.view(p.g, seat), seat, Dice(number))


def play_on(p: Position, seat: Seat, player: Player) -> list[str]:
    """The seat plays in its part of the phase as long as it alone is asked; what it played."""
    played, phase = list[str](), p.g.phase
    while p.awaited() == [seat] and p.g.phase == phase:
        played.append(str(choose(p, seat, player)))
        p.play(seat, played[-1])
    return played


@PLAYERS
def test_a_ship_is_built_where_the_planet_would_be_taken(player: type[Player]) -> None:
    """Deneb has nothing to defend it, and a Cruiser is near; at home the ship would help nobody."""
    p = Position().hand(MIRA, "dreadnought")
    home = p.planet(MIRA, "eden", "iron-vanguard", "koolian-guard", homeworld="koolian")
    p.planet(MIRA, "deneb", "smugglers", "trade-exchange")
    p.ship(MIRA, "fighter-escort", home)
    near = p.planet(BO, "aldebaran", "planetary-shield", "defense-grid", "silver-tongue-jace", "free-miners")
    p.ship(BO, "cruiser", near)
    p.g.opening = BO
    p.phase("build", MIRA, BO)
    assert str(choose(p, MIRA, player())) == "play dreadnought deneb"


@PLAYERS
def test_ships_move_to_where_the_planet_would_be_taken(player: type[Player]) -> None:
    p = Position()
    home = p.planet(MIRA, "eden", "iron-vanguard", "koolian-guard", homeworld="koolian")
    p.planet(MIRA, "deneb")
    p.ship(MIRA, "battleship", home)
    p.ship(MIRA, "fighter-escort", home)
    near = p.planet(BO, "aldebaran", "planetary-shield", "defense-grid", "silver-tongue-jace", "free-miners")
    p.ship(BO, "cruiser", near)
    p.g.opening = BO
    p.phase("transport", MIRA, BO)
    moved = play_on(p, MIRA, player())
    assert {"move battleship deneb", "move fighter-escort deneb"} & set(moved), moved


@PLAYERS
def test_no_planet_is_discovered_with_which_a_rival_would_win(player: type[Player]) -> None:
    """Bo has 15 of 17 and attacks before Mira can: Deneb would be taken at once. With 5, it is well worth the risk."""
    for more, expected in (("underground-cities", "megalopolis", "arcology"), "pass"), ((), "play deneb"):
        p = Position().hand(MIRA, "deneb")
        p.planet(MIRA, "castor", "iron-vanguard", "planetary-shield", "wandering-monks", homeworld="yes")
        near = p.planet(BO, "aldebaran", "abundant-land", *more)
        for title in ("eden", "vega", "kool") if more else ("canopus",):
            p.planet(BO, title)
        p.ship(BO, "cruiser", near)
        p.g.opening = BO
        p.phase("discover", MIRA)
        assert str(choose(p, MIRA, player())) == expected


@PLAYERS
def test_all_ships_go_that_make_an_attack_sure(player: type[Player]) -> None:
    """The Lander alone is one ahead, so that one Special turns the battle; the Battleship waits in the same orbit."""
    p = Position()
    home = p.planet(MIRA, "eden", "iron-vanguard", homeworld="yes")
    p.ship(MIRA, "assault-lander", home)
    p.ship(MIRA, "battleship", home)
    p.planet(BO, "pollux", "temperate-climate")
    p.planet(BO, "aldebaran", "planetary-shield", "defense-grid")
    p.phase("action", MIRA, BO)
    played = play_on(p, MIRA, player())
    assert played[0] == "attack pollux eden"
    assert {"send assault-lander", "send battleship"} <= set(played)


def test_ships_stay_that_an_attack_does_not_need() -> None:
    p = Position()
    home = p.planet(MIRA, "eden", "iron-vanguard", homeworld="yes")
    p.ship(MIRA, "dreadnought", home)
    p.ship(MIRA, "fighter-escort", home)
    p.planet(BO, "pollux")
    p.phase("action", MIRA, BO).play(MIRA, "attack pollux eden", "send dreadnought")
    assert "done" in map(str, RULES.thinking.candidates(p.g, MIRA, Dice(1)))


@PLAYERS
def test_aliens_that_can_live_nowhere_are_discarded_first(player: type[Player]) -> None:
    """A Trade Exchange can be built any time, a race without a world of its own cannot."""
    p = Position().hand(MIRA, "antarian-brokers", "trade-exchange", "garbage-scow")
    p.planet(MIRA, "castor", "terran-engineers", homeworld="terran")
    p.planet(BO, "vega")
    p.phase("discard", MIRA, BO)
    assert {str(choose(p, MIRA, player(), number)) for number in range(3)} == {"discard antarian-brokers"}


@PLAYERS
def test_what_can_be_built_is_built(player: type[Player]) -> None:
    """A Trade Exchange that makes a planet stronger is worth more there than in the hand."""
    p = Position().hand(MIRA, "trade-exchange", "hot-climate")
    p.planet(MIRA, "regulus")
    p.planet(BO, "vega")
    p.phase("build", MIRA, BO)
    assert str(choose(p, MIRA, player())) == "play trade-exchange regulus"


@PLAYERS
def test_7_6_a_ship_leaves_where_a_dreadnought_takes_two_places(player: type[Player]) -> None:
    """Together they could take Eden; but Freya has two places for three, and one of the ships would be lost."""
    p = Position()
    home = p.planet(MIRA, "freya", "iron-vanguard", homeworld="yes")
    p.planet(MIRA, "altair", "ring-fortress", "defense-grid", "grand-embassy", "trade-exchange")
    p.ship(MIRA, "dreadnought", home)
    p.ship(MIRA, "fighter-escort", home)
    p.planet(BO, "eden", "planetary-shield", "defense-grid", "bounty-hunters")
    p.ship(BO, "garbage-scow", p.planet(BO, "vega", "smugglers"))
    p.phase("transport", MIRA, BO)
    assert play_on(p, MIRA, player())[0] == "move fighter-escort altair"


@PLAYERS
def test_7_3_the_roomiest_planet_becomes_the_homeworld_once_there_are_people_for_it(
    player: type[Player],
) -> None:
    """Without a Homeworld no one can be built. The first Aliens declare its race."""
    p = Position().hand(MIRA, "iron-vanguard", "terran-marines", "hot-climate")
    p.planet(MIRA, "freya")
    p.planet(MIRA, "eden")
    p.planet(BO, "vega")
    p.phase("build", MIRA, BO)
    played = play_on(p, MIRA, player())
    assert played[0] == "homeworld eden"
    assert {"play iron-vanguard eden", "play terran-marines eden"} <= set(played)


@PLAYERS
def test_7_3_no_homeworld_is_made_in_the_midst_of_a_battle(player: type[Player]) -> None:
    """That the battle is won as it stands is no merit of whatever is done meanwhile."""
    p = Position().hand(MIRA, "reinforcements", "iron-vanguard").attending(MIRA).hand(BO, "reinforcements")
    p.ship(MIRA, "battleship", p.planet(MIRA, "eden"))
    p.planet(BO, "pollux")
    p.planet(BO, "vega", "iron-vanguard", "planetary-shield")
    p.phase("action", MIRA, BO).play(MIRA, "attack pollux eden", "strike military")
    assert str(choose(p, MIRA, player())) == "pass"


@PLAYERS
def test_6_1_the_first_to_choose_draws_from_the_pile_that_holds_more(player: type[Player]) -> None:
    """The others have not chosen yet, so that nothing is drawn at once."""
    for cards, pile in (("eden", "bribery", "arcology"), "discard"), (("hot-climate", "ion-storms"), "main"):
        p = Position().hand(MIRA, *("garbage-scow", "relay-ship", "cold-climate", "barren-soil"))
        p.discarded("toxic-air", *cards)
        p.planet(MIRA, "freya", homeworld="yes")
        p.phase("draw", MIRA, BO)
        assert {str(choose(p, MIRA, player(), number)) for number in range(3)} == {f"draw {pile}"}


@PLAYERS
def test_a_planet_and_the_people_of_its_race_are_kept(player: type[Player]) -> None:
    """Antares comes next turn, and the Antarians can be built there."""
    p = Position().hand(MIRA, "antares", "antarian-brokers", "cold-climate", "filibuster")
    p.planet(MIRA, "castor", "terran-engineers", homeworld="terran")
    p.planet(BO, "vega")
    p.phase("discard", MIRA, BO)
    assert {str(choose(p, MIRA, player(), number)) for number in range(3)} == {"discard cold-climate"}


@PLAYERS
def test_what_would_be_discarded_is_built(player: type[Player]) -> None:
    """A Spaceport adds little, but its place in the hand is filled again next turn."""
    p = Position().hand(MIRA, "spaceport", "reinforcements", "hot-climate")
    p.planet(MIRA, "freya", "smugglers", homeworld="yes")
    p.planet(BO, "vega")
    p.phase("build", MIRA, BO)
    assert play_on(p, MIRA, player())[0] == "play spaceport freya"


@PLAYERS
def test_1_no_one_is_helped_to_the_goal_to_make_others_prey_less_tempting(player: type[Player]) -> None:
    """With Abundant Land on Polaris Bo has 19 of 19, and with it on Canopus Mira has one more potential."""
    p = Position().hand(MIRA, "abundant-land", "hot-climate", "filibuster")
    p.planet(MIRA, "freya", "iron-vanguard", homeworld="yes")
    p.planet(MIRA, "canopus", found=3)
    for title in ("eden", "vega", "altair", "regulus"):
        p.ship(BO, "cruiser" if title in ("eden", "vega") else "fighter-escort", p.planet(BO, title))
    p.planet(BO, "deneb")
    p.planet(BO, "achernar")
    p.planet(BO, "polaris", found=3)
    p.g.goal = 19
    p.shapes = False
    p.phase("others", MIRA, BO)
    assert "polaris" not in str(choose(p, MIRA, player()))


@PLAYERS
def test_8_3_a_planet_is_struck_where_no_special_turns_the_battle(player: type[Player]) -> None:
    """Spica has 0/1/3: the Consul Ship wins a Military tie by Diplomacy, and by five in Diplomacy itself."""
    p = Position().quiet()
    home = p.planet(MIRA, "eden", homeworld="yes")
    p.ship(MIRA, "consul-ship", home, "diplomatic-suite")
    p.planet(BO, "spica")
    p.planet(BO, "aldebaran", "planetary-shield", "grand-embassy")
    p.phase("action", MIRA, BO)
    assert "strike diplomatic" in play_on(p, MIRA, player())


@PLAYERS
def test_8_3_of_two_planets_that_bring_as_much_the_surer_one_is_attacked(player: type[Player]) -> None:
    """Scorpius costs Bo two Mercs besides; but there a Special would save it, and not at Mirel."""
    p = Position()
    home = p.planet(MIRA, "eden", "iron-vanguard", homeworld="yes")
    p.ship(MIRA, "battleship", home)
    p.planet(BO, "scorpius", "wandering-monks", "doctor-quill")
    p.planet(BO, "mirel")
    p.phase("action", MIRA, BO)
    assert str(choose(p, MIRA, player())) == "attack mirel eden"


@PLAYERS
def test_13_10_super_nova_hits_what_hurts_most_though_a_ship_may_escape(player: type[Player]) -> None:
    """Bo is asked first whether the Cruiser escapes; so it seemed as if nothing had happened, and Freya was hit."""
    p = Position().hand(MIRA, "super-nova", "hot-climate")
    p.planet(MIRA, "sirius", "grand-embassy", homeworld="yes")
    armed = p.planet(BO, "deneb", "nora-lucre", homeworld="vorrud")
    p.ship(BO, "consul-ship", armed, "warp-cannon", "laze-cannon", "vorrud-chieftain")
    p.ship(BO, "cruiser", armed)
    p.planet(BO, "freya")
    p.phase("action", MIRA, BO)
    assert "play super-nova deneb" in play_on(p, MIRA, player())


@PLAYERS
@pytest.mark.parametrize(("phase", "others", "plays"), [("discover", (BO,), False), ("transport", (), True)])
def test_8_6_a_wormhole_is_kept_until_the_ship_cannot_come_home(
    player: type[Player], phase: str, others: tuple[Seat, ...], *, plays: bool
) -> None:
    """In Discover it was played on a Consul Ship, which flew home in Transport; after that it is lost with its crew."""
    p = Position().hand(MIRA, "wormhole", "filibuster", "hot-climate")
    cards = "planetary-shield", "grand-embassy", "trade-exchange", "silver-tongue-jace"
    p.ship(MIRA, "fighter-escort", p.planet(MIRA, "castor", *cards, homeworld="yes"))
    p.ship(BO, "consul-ship", p.planet(BO, "canopus", "ajax-rho", homeworld="yes"), "spy-ring")
    p.phase(phase, MIRA, *others)
    assert ("play wormhole consul-ship" in play_on(p, MIRA, player())) is plays


def test_8_6_a_ship_in_deep_space_is_worth_what_may_become_of_it() -> None:
    """It counts for as much as can still fly home, stay there or be lost."""
    worths = []
    for title, room, phase in (
        ("battleship", True, "build"),
        ("battleship", False, "build"),
        ("battleship", True, "discard"),
        ("cruiser", False, "build"),
    ):
        p = Position().hand(MIRA, "filibuster", "hot-climate")
        home = p.planet(MIRA, "castor", homeworld="yes")
        if not room:
            p.ship(MIRA, "merchantman", home)
        p.ship(MIRA, title, None)
        p.planet(BO, "vega")
        p.phase(phase, MIRA, BO)
        worths.append(RULES.thinking.terms(p.g, MIRA)["ships"])
        if not room:
            worths[-1] -= 100 * ship_worth(next(iter(p.g.ships.values())))
    at_home, lost, late, stays = worths
    assert at_home > stays > lost == late == 0


@PLAYERS
def test_6_4_cards_that_could_not_be_built_make_room_for_others(player: type[Player]) -> None:
    """With ten such cards it passed, and drew one card next turn."""
    p = Position().hand(MIRA, "evil-clones", "bounty-hunters", "garbage-scow", "cruiser", "warp-cannon")
    p.hand(MIRA, "iron-vanguard", "smugglers", "relay-ship", "fighter-escort", "filibuster")
    full = p.planet(MIRA, "aldebaran", "silver-tongue-jace", homeworld="yes")
    for ship in ("envoy-ship", "fast-scout-ship"):
        p.ship(MIRA, ship, full, "laze-cannon" if ship == "envoy-ship" else "trade-hold")
    p.planet(BO, "canopus", "spy-ring", "planetary-shield", "trade-exchange")
    p.phase("action", MIRA, BO)
    played = play_on(p, MIRA, player())
    assert played[0].startswith("jettison")
    assert "jettison filibuster" not in played


@PLAYERS
def test_an_environment_that_raises_potential_is_kept_for_the_next_planet(player: type[Player]) -> None:
    """Abundant Land was discarded twice, before Mercs and ships for which there was no place."""
    p = Position().hand(MIRA, "abundant-land", "evil-clones", "garbage-scow", "filibuster")
    p.ship(MIRA, "cruiser", p.planet(MIRA, "aldebaran"))
    p.planet(BO, "vega")
    p.phase("discard", MIRA, BO)
    found = {str(choose(p, MIRA, player(), number)) for number in range(3)}
    assert found <= {"discard evil-clones", "discard garbage-scow"}


@PLAYERS
def test_a_modifier_without_strength_is_built_rather_than_kept(player: type[Player]) -> None:
    """Long-Range Tanks stayed in the hand for the whole game, and a Battleship was lost in Deep Space."""
    p = Position().hand(MIRA, "long-range-tanks", "reinforcements", "hot-climate")
    p.ship(MIRA, "battleship", p.planet(MIRA, "freya", homeworld="yes"))
    p.planet(BO, "vega")
    p.phase("build", MIRA, BO)
    assert play_on(p, MIRA, player())[0] == "play long-range-tanks battleship"


# Trades ------------------------------------------------------------------------------------------------------------


def traders(*more: str) -> Position:
    """Mira holds Terrans, and Bo Antarians; each has the Homeworld that the other's race wants."""
    p = Position(3).hand(MIRA, "terran-senators", *more).hand(BO, "antarian-brokers").hand(CY, "vega")
    p.ship(MIRA, "colony-ship", p.planet(MIRA, "eden", homeworld="antarian"))
    p.planet(BO, "altair", homeworld="terran")
    p.planet(CY, "regulus", homeworld="mirelli")
    return p.phase("action", MIRA, BO, CY)


@PLAYERS
def test_6_4_aliens_are_offered_to_the_world_they_belong_to_and_traded_for_others(
    player: type[Player],
) -> None:
    p = traders()
    people = {seat: player() for seat in (MIRA, BO)}
    offer = choose(p, MIRA, people[MIRA])
    assert str(offer) == "trade terran-senators seat-2"
    p.play(MIRA, str(offer))
    p.play(MIRA, str(choose(p, MIRA, people[MIRA])))
    while isinstance(p.g.stack[-1], Bargain):
        p.play(BO, str(choose(p, BO, people[BO])))
    assert str(choose(p, MIRA, people[MIRA])) == "accept seat-2"
    p.play(MIRA, "accept seat-2")
    assert p.words(p.g.players[MIRA].hand) == ["antarian-brokers"]
    assert p.words(p.g.players[BO].hand) == ["terran-senators"]


def test_6_4_nothing_is_offered_to_who_is_about_to_win() -> None:
    p = traders()
    p.g.goal = 7
    assert not [move for move in RULES.thinking.candidates(p.g, MIRA, Dice(1)) if move.verb == "trade"]


def test_6_4_nothing_is_offered_among_two() -> None:
    p = Position().hand(MIRA, "terran-senators")
    p.planet(MIRA, "eden", homeworld="antarian")
    p.planet(BO, "altair", homeworld="terran")
    p.phase("action", MIRA, BO)
    assert not [move for move in RULES.thinking.candidates(p.g, MIRA, Dice(1)) if move.verb == "trade"]


@PLAYERS
def test_6_4_a_card_that_was_refused_is_discarded_and_not_offered_again(player: type[Player]) -> None:
    p = traders("terran-marines", "tlisk-brood")
    offer = str(choose(p, MIRA, player()))
    offered = offer.split()[1]
    assert offered.startswith("terran-")
    p.play(MIRA, offer, "done")
    p.play(BO, "pass")
    p.phase("discard", MIRA, BO, CY)
    assert {str(choose(p, MIRA, player(), number)) for number in range(3)} == {f"discard {offered}"}


def test_what_others_hold_changes_neither_an_offer_nor_its_worth() -> None:
    """Only what all can see of others counts, before an offer and once it is made."""
    p = traders()
    for line in (None, "trade terran-senators seat-2", "done"):
        if line:
            p.play(MIRA, line)
        swapped = RULES.copy(p.g)
        bo, cy = swapped.players[BO], swapped.players[CY]
        bo.hand, cy.hand = cy.hand, bo.hand
        if line != "done":
            found = [RULES.thinking.candidates(g, MIRA, Dice(1)) for g in (p.g, swapped)]
            assert found[0] == found[1]
        for seat in (MIRA, CY):
            terms = [RULES.thinking.terms(RULES.view(g, seat), seat)["trade"] for g in (p.g, swapped)]
            assert terms[0] == terms[1]


def test_12_2_under_closed_stacks_no_trade_is_judged_by_who_lives_there() -> None:
    p = traders()
    open_worth = RULES.thinking.candidates(p.g, MIRA, Dice(1))
    p.g.options["stacks"] = "closed"
    closed = RULES.thinking.candidates(p.g, MIRA, Dice(1))
    assert [move.verb for move in open_worth].count("trade") == 1
    assert "trade" not in [move.verb for move in closed]


@pytest.mark.parametrize(("target", "wins"), [("procyon", True), ("vega", False)])
def test_an_attack_is_worth_what_it_may_win_while_its_ships_are_still_chosen(
    target: str, *, wins: bool
) -> None:
    """It seemed worth nothing then, so it was given up for the jettison of cards."""
    p = Position().hand(MIRA, "hot-climate")
    home = p.planet(MIRA, "mizar", "terran-engineers", homeworld="terran")
    p.ship(MIRA, "battleship", home)
    p.ship(MIRA, "cruiser", home)
    p.planet(BO, "procyon")
    guarded = p.planet(BO, "vega", "planetary-shield", "koolian-diplomats", homeworld="koolian")
    for ship in ("dreadnought", "fighter-escort", "fighter-escort"):
        p.ship(BO, ship, guarded)
    p.phase("action", MIRA, BO)
    before = RULES.thinking.terms(p.g, MIRA)["battle"]
    p.play(MIRA, f"attack {target} mizar")
    after = RULES.thinking.terms(p.g, MIRA)["battle"]
    assert (before, after > before) == (0, wins)
