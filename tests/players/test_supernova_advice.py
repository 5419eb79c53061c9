"""What newcomers to Super Nova are told: tips that fit what is suggested, and reasons that say something."""

from __future__ import annotations

from bot.engine.hints import first_hint
from bot.engine.moves import Move, Seat, Side
from bot.engine.thinking import UNLESS
from bot.games.supernova.cards.cards import WORD, WORDS
from bot.players.advising import dice_for
from bot.players.suggest import Suggestion, advise
from tests.catalogues import Late
from tests.games.supernova.position import BO, MIRA, NAMES, RULES, Position

SAID = Late("supernova")


def tip(p: Position, seat: Seat = MIRA) -> str:
    """The first tip for someone who has not done anything yet."""
    hint = first_hint(RULES.hints, RULES.view(p.g, seat), Side(seat), [])
    return "" if hint is None else str(SAID.say(hint, NAMES))


def advice(p: Position, seat: Seat = MIRA) -> Suggestion:
    view = RULES.view(p.g, seat)
    found = advise(RULES, view, seat, dice_for(RULES.encode(view)))
    assert found is not None
    return found


def why(found: Suggestion) -> list[tuple[str, str, int]]:
    return [(reason.term, reason.counted, reason.amount) for reason in found.reasons]


def test_of_planets_with_as_much_potential_the_tip_and_the_suggestion_name_the_better_defended_one() -> None:
    p = Position().hand(MIRA, "mirel", "procyon")
    p.phase("discover", MIRA)
    assert tip(p).startswith("Lay down Procyon")
    found = advice(p)
    assert str(found.moves[0]) == "play procyon"
    assert ("potential", "score", 2) in why(found), "what it brings is said, though the other brings as much"


def test_6_1_what_will_be_drawn_is_useful_on_average() -> None:
    """It said "more useful cards in your hand" of cards that no one knew."""
    p = Position().hand(MIRA, *("garbage-scow", "relay-ship", "cold-climate", "barren-soil"))
    p.discarded("toxic-air", "hot-climate", "ion-storms")
    p.planet(MIRA, "freya", homeworld="yes")
    p.phase("draw", MIRA, BO)
    found = advice(p)
    assert str(found.moves[0]) == "draw main"
    assert [(each.term, each.sure) for each in found.reasons] == [("hand", False)]


def test_10_3_a_phase_once_more_is_for_what_can_be_done_in_it() -> None:
    """It was suggested for "more useful cards in your hand", of which it is one less."""
    p = Position().hand(MIRA, "temporal-rift", "canopus", "hot-climate").phase_end("discover")
    found = advice(p)
    assert str(found.moves[0]) == "play temporal-rift"
    assert why(found)[0] == ("potential", "score", 3)


def test_the_tip_names_the_race_of_which_most_are_held() -> None:
    p = Position().hand(MIRA, "antarian-brokers", "mirelli-weavers", "mirelli-oracles")
    p.planet(MIRA, "freya", homeworld="yes")
    p.phase("build", MIRA, BO)
    assert tip(p).startswith("Put Mirelli ")
    assert "mirelli-weavers" in str(advice(p).moves[0])


def test_the_tip_on_a_homeworld_and_the_suggestion_name_the_roomiest_planet() -> None:
    p = Position().hand(MIRA, "iron-vanguard", "hot-climate")
    p.planet(MIRA, "freya")
    p.planet(MIRA, "eden")
    p.phase("build", MIRA, BO)
    assert tip(p).startswith("Make Eden your Homeworld")
    assert str(advice(p).moves[0]) == "homeworld eden"


def test_8_1_the_tip_on_attacks_names_the_planet_with_the_most_potential_that_can_be_won() -> None:
    p = Position().hand(MIRA, "cold-climate")
    home = p.planet(MIRA, "freya", homeworld="yes")
    p.planet(BO, "algol")
    p.planet(BO, "vega")
    p.phase("action", MIRA, BO)
    assert not tip(p), "no ship can attack"
    p.ship(MIRA, "battleship", home)
    p.phase("action", MIRA, BO)
    assert tip(p) == (
        "Your ships at Freya are stronger than Vega (Bo): Military and Economic. "
        "Attack it: if no Special stops you, its 3 potential is yours."
    )
    assert str(advice(p).moves[0]).startswith("muster vega")


def test_6_4_the_tip_on_jettison_names_the_people_without_a_world() -> None:
    """One card goes in the Discard phase anyway."""
    for more, expected in (
        ((), ""),
        (("tlisk-brood",), "You have no world for Antarian Brokers and Tlisk Brood. If you attack no one, "),
    ):
        p = Position().hand(MIRA, "antarian-brokers", *more, "terran-marines", "filibuster")
        p.planet(MIRA, "castor", homeworld="terran")
        p.planet(BO, "vega")
        p.phase("action", MIRA, BO)
        assert tip(p)[: len(expected) or None] == expected
        found = advice(p)
        assert found.moves[0].verb == ("dump" if more else "pass")
        assert why(found) == [("idle", "", 0) if more else ("waiting", "", 0)]


def test_to_wait_is_compared_with_nothing_that_is_worse() -> None:
    """To take the battle for the attacker, or to spend a card for nothing, is no choice that anyone would weigh."""
    p = Position().hand(BO, "reinforcements", "filibuster").attending(BO)
    p.ship(MIRA, "fighter-escort", p.planet(MIRA, "eden", homeworld="yes"))
    p.planet(BO, "aldebaran", "planetary-shield")
    p.phase("action", MIRA, BO).play(MIRA, "attack aldebaran eden", "strike military")
    found = advice(p, BO)
    assert str(found.moves[0]) == "pass"
    assert (found.other, why(found)) == (None, [("waiting", "", 0)])


def test_a_move_is_not_compared_with_what_can_be_done_after_it() -> None:
    """It read "Discard Warp Cannon · compared with Play Plague", and Plague came next."""
    p = Position().hand(MIRA, "warp-cannon", "plague", "cold-climate")
    p.planet(MIRA, "castor", "terran-engineers", homeworld="terran")
    p.planet(BO, "vega", "koolian-diplomats", homeworld="koolian")
    p.phase("action", MIRA, BO)
    found = advice(p)
    assert str(found.moves[0]) == "play plague koolian-diplomats"
    assert str(found.other) == "pass"


def test_specials_that_take_cards_are_never_aimed_at_ones_own() -> None:
    p = Position().hand(MIRA, "wormhole", "plague", "sabotage", "assassin", "cold-climate")
    home = p.planet(MIRA, "freya", "mirelli-weavers", "iron-vanguard", "trade-exchange", homeworld="mirelli")
    p.ship(MIRA, "cruiser", home, "laze-cannon")
    other = p.planet(BO, "vega", "terran-marines", "smugglers", "defense-grid", homeworld="terran")
    p.ship(BO, "battleship", other, "warp-cannon")
    p.phase("action", MIRA, BO)
    own = {WORD[card] for card in (*home.pop, *home.civ, *home.orbit, *p.g.ships[home.orbit[0]].mods)}
    listed = [move for move in RULES.moves(p.g, MIRA) if move.verb == "play"]
    kept = [move for move in RULES.thinking.candidates(p.g, MIRA, dice_for(b"")) if move.verb == "play"]
    assert own & {str(move.values[1]) for move in listed}, "the rules allow it"
    assert not own & {str(move.values[1]) for move in kept}
    assert (
        {str(move.values[0]) for move in kept} == {"wormhole", "plague", "sabotage", "assassin"} <= set(WORDS)
    )


def test_only_what_this_phase_brings_is_a_reason() -> None:
    """What Mira builds afterwards is no reason to spoil Bo's new planet."""
    p = Position().hand(MIRA, "barren-soil", "iron-vanguard", "smugglers", "trade-exchange")
    p.shapes = False
    p.planet(MIRA, "freya", homeworld="yes")
    p.planet(BO, "vega", found=3)
    p.phase("others", MIRA)
    found = advice(p)
    assert "barren-soil" in str(found.moves[0])
    assert {term for term, *_ in why(found)} <= {"rivals", "hope"}, why(found)


def test_an_attack_tells_what_is_won_and_what_the_rival_loses() -> None:
    p = Position().hand(MIRA, "cold-climate")
    p.ship(MIRA, "battleship", p.planet(MIRA, "freya", homeworld="yes"))
    p.planet(BO, "vega")
    p.planet(BO, "aldebaran", "planetary-shield")
    p.phase("action", MIRA, BO)
    assert why(advice(p))[:2] == [("potential", "score", 3), ("rivals", "behind", 3)]


def test_of_cards_that_must_go_the_suggestion_says_why_it_is_this_one() -> None:
    """The default is a card, too, and no way to do nothing."""
    p = Position().hand(MIRA, "gravity-compensators", "eden", "rich-ores")
    p.planet(MIRA, "castor", homeworld="terran")
    p.planet(BO, "vega", homeworld="koolian")
    p.phase("discard", MIRA, BO)
    found = advice(p)
    assert (str(found.moves[0]), str(found.other)) == ("discard rich-ores", "discard eden")
    assert why(found) == [("hand", "", 0)]


def test_what_comes_next_anyway_is_no_reason_for_a_special() -> None:
    """It read "Play Wormhole · +2 potential", which were those of the planet discovered after it."""
    p = Position().hand(MIRA, "wormhole", "sirius", "cold-climate")
    p.shapes = False
    p.planet(MIRA, "freya", "iron-vanguard", homeworld="yes")
    vega = p.planet(BO, "vega", "terran-marines", homeworld="terran")
    p.ship(BO, "battleship", vega, "warp-cannon")
    p.phase("discover", MIRA)
    view = RULES.view(p.g, MIRA)
    plan = Move("play", ("wormhole", "battleship")), Move("play", ("sirius",))
    found = advise(RULES, view, MIRA, dice_for(RULES.encode(view)), plan)
    assert found is not None
    assert ([str(move) for move in found.moves], why(found)) == (
        ["play wormhole battleship"],
        [("fear", "safe", 1)],
    )


def test_what_an_attack_wins_is_promised_unless_a_special_stops_it() -> None:
    p = Position().hand(MIRA, "cold-climate", "sirius")
    p.ship(MIRA, "battleship", p.planet(MIRA, "freya", homeworld="yes"))
    p.planet(BO, "vega")
    p.phase("discover", MIRA)
    assert why(advice(p)) == [("potential", "score", 2)], "a planet of one's own is sure"
    p.phase("action", MIRA, BO)
    found = advice(p)
    assert (found.moves[0].verb, why(found)[0], why(found)[-1]) == (
        "muster",
        ("potential", "score", 3),
        (UNLESS, "", 0),
    )


def test_6_2_what_an_environment_brings_is_sure_only_when_no_one_lays_others_at_the_same_time() -> None:
    """It said "+1 potential" for Mira's card, and Bo's on the same planet took it away."""
    p = Position().hand(MIRA, "abundant-land").hand(BO, "toxic-air")
    p.planet(MIRA, "altair", found=3)
    p.shapes = False
    p.phase("others", MIRA, BO)
    at_once = advice(p).reasons
    p.play(MIRA, "play abundant-land altair")
    p.play(BO, "play toxic-air altair")
    asked_again = advice(p).reasons
    assert [(each.counted, each.sure) for each in at_once] == [("score", False)]
    assert [(each.counted, each.sure) for each in asked_again] == [("score", True)]
    p = Position().hand(MIRA, "cold-climate").hand(BO, "abundant-land")
    p.planet(MIRA, "altair", found=3)
    p.shapes = False
    p.phase("others", MIRA, BO)
    kept = advice(p)
    assert str(kept.moves[0]) == "pass"
    assert [(each.term, each.sure) for each in kept.reasons] == [("hand", True)], "no one takes cards in hand"
