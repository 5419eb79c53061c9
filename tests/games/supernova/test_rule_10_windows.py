"""Rule 10: who may answer a card, who is asked, and that neither tells what is in a hand."""

from __future__ import annotations

from bot.engine.moves import CLOCK, Move, Seat
from bot.engine.playout import Dice
from bot.engine.rng import Rng
from bot.games.supernova.cards import TITLE_CALLED
from bot.games.supernova.state import ALWAYS, MINE, NEVER
from bot.games.supernova.windows import Window
from tests.games.supernova.position import BO, CY, DEE, MIRA, RULES, Position


def building(seats: int = 3) -> Position:
    """Mira builds at Altair, on which nobody else has anything."""
    p = Position(seats).hand(MIRA, "defense-grid", "battleship", "terra")
    p.planet(MIRA, "altair")
    return p.phase("build", MIRA)


def test_10_3_by_default_only_those_touched_are_asked() -> None:
    p = building()
    p.play(MIRA, "play defense-grid altair")
    assert p.awaited() == [MIRA]
    p = Position(3).hand(MIRA, "barren-soil")
    p.planet(BO, "vega", found=3)
    p.phase("others", MIRA).play(MIRA, "play barren-soil vega")
    assert p.awaited() == [BO, CLOCK]


def test_10_3_those_who_always_want_it_are_asked_side_by_side() -> None:
    p = building(4).asked(BO, ALWAYS).asked(DEE, ALWAYS)
    p.play(MIRA, "play defense-grid altair")
    assert p.awaited() == [BO, DEE, CLOCK]
    p.play(DEE, "pass")
    assert p.awaited() == [BO, CLOCK]
    p.play(BO, "pass")
    assert p.awaited() == [MIRA]


def test_10_6_beside_the_question_one_may_let_all_be_from_now_on() -> None:
    p = building().asked(BO, ALWAYS)
    p.play(MIRA, "play defense-grid altair")
    (ask,) = [ask for ask in RULES.asks(p.g) if ask.seat == BO]
    assert [str(move) for move in ask.standing] == ["ask never phase", "ask never turn"]
    p.play(BO, "ask never turn")
    assert p.awaited() == [MIRA]
    p.play(MIRA, "play battleship altair")
    assert p.awaited() == [MIRA]


def test_10_6_who_is_asked_for_one_special_alone_is_not_offered_to_hear_less() -> None:
    p = building().asked(BO, NEVER)
    p.play(BO, "hold sabotage on")
    p.play(MIRA, "play defense-grid altair")
    assert [ask.standing for ask in RULES.asks(p.g) if ask.seat == BO] == [()]


def test_10_3_the_clock_closes_a_window() -> None:
    p = building().asked(BO, ALWAYS)
    p.play(MIRA, "play defense-grid altair")
    p.close()
    assert p.awaited() == [MIRA]


def test_10_3_after_an_answer_all_others_are_asked_again() -> None:
    p = building().asked(BO, ALWAYS).asked(CY, ALWAYS).asked(MIRA, NEVER).hand(BO, "sabotage")
    p.play(MIRA, "play defense-grid altair")
    p.play(CY, "pass")
    p.play(BO, "play sabotage defense-grid")
    assert p.awaited() == [CY, CLOCK]
    p.play(CY, "pass")
    assert p.scrapyard == ["defense-grid"]
    assert p.awaited() == [CY, CLOCK]
    p.play(CY, "pass")
    assert p.awaited() == [MIRA]


def test_10_3_specials_answer_specials_and_the_last_one_happens_first() -> None:
    p = building().asked(BO, ALWAYS).asked(CY, ALWAYS).asked(MIRA, NEVER)
    p.hand(MIRA, "wormhole").hand(BO, "counterintelligence").hand(CY, "counterintelligence")
    ship = p.ship(BO, "cruiser", p.planet(BO, "freya"))
    p.play(MIRA, "play wormhole cruiser")
    assert p.plays(BO, "counterintelligence") == {"wormhole"}
    p.play(BO, "play counterintelligence wormhole")
    assert p.plays(CY, "counterintelligence") == {"counterintelligence"}
    p.play(CY, "play counterintelligence counterintelligence")
    p.play(BO, "pass")  # to the second Counterintelligence
    assert p.scrapyard == ["counterintelligence", "counterintelligence-2"]
    assert ship.fled == 0
    p.play(CY, "pass")  # to the Wormhole; its last answer was Bo's
    assert ship.fled == p.g.turn
    assert p.discard_pile == ["wormhole"]


def test_10_1_targets_are_looked_at_again_when_a_special_happens() -> None:
    p = building().asked(BO, ALWAYS).asked(MIRA, NEVER).hand(MIRA, "wormhole").hand(BO, "black-hole")
    p.ship(BO, "cruiser", p.planet(BO, "freya"))
    p.play(MIRA, "play wormhole cruiser")
    told = p.play(BO, "play black-hole freya")
    assert [event.key for event in told] == ["announced", "black-hole", "special-fizzled"]
    assert p.discard_pile == ["wormhole"]


def test_10_2_build_cards_and_wrong_moments_are_refused() -> None:
    p = (
        building()
        .asked(BO, ALWAYS)
        .hand(BO, "kool", "reinforcements", "temporal-rift", "super-nova", "wormhole")
    )
    p.play(MIRA, "play defense-grid altair")
    assert p.refusal(BO, "play kool") == "10.2"
    assert p.refusal(BO, "play temporal-rift") == "10.2"
    assert p.refusal(BO, "play reinforcements attacker") == "2.1"
    assert p.refusal(BO, "play wormhole altair") == "13.9"
    assert p.legal(BO, "play") == set()


def test_10_4_a_battle_asks_everybody_again_after_each_card() -> None:
    p = Position().asked(MIRA, MINE).asked(BO, MINE).hand(BO, "reinforcements", "reinforcements")
    home = p.planet(MIRA, "altair")
    p.planet(BO, "freya")
    p.ship(MIRA, "battleship", home)
    p.phase("action", MIRA).play(MIRA, "attack freya altair", "strike military")
    assert p.awaited() == [MIRA, BO, CLOCK]
    p.play(MIRA, "pass")
    p.play(BO, "play reinforcements defender")
    p.play(MIRA, "pass")
    assert p.awaited() == [MIRA, BO, CLOCK]
    p.play(BO, "play reinforcements defender")
    p.play(MIRA, "pass")
    assert p.totals() == ((4, 0, 0), (7, 1, 2))


def test_10_5_the_end_of_a_phase_asks_those_who_hold_out_for_it() -> None:
    p = Position(3).asked(BO, ALWAYS).phase_end("build")
    assert p.awaited() == [BO, CLOCK]
    p = Position(3).phase_end("build")
    assert not isinstance(p.g.stack[-1], Window)
    p = Position(3)
    p.play(CY, "hold temporal-rift on")
    p.phase_end("build")
    assert p.awaited() == [CY, CLOCK]


def test_10_5_a_rift_at_the_end_of_discover_repeats_all_its_parts() -> None:
    p = Position(3).quiet().asked(MIRA, ALWAYS).hand(MIRA, "temporal-rift", "terra", "rich-ores")
    p.hand(BO, "toxic-air")
    p.planet(CY, "vega", found=3)
    p.phase_end("own").play(MIRA, "play temporal-rift", "play terra")
    assert p.plays(BO, "toxic-air") == {"terra"}
    p.play(BO, "play toxic-air terra")
    if MIRA in p.awaited() and isinstance(p.g.stack[-1], Window):
        p.play(MIRA, "pass")
    p.play(CY, "pass")
    assert p.plays(MIRA, "rich-ores") == {"terra"}


def test_10_6_a_hold_asks_whether_or_not_the_card_is_in_the_hand() -> None:
    for hand in ((), ("sabotage",)):
        p = building().hand(BO, *hand)
        p.play(BO, "ask never game", "hold sabotage on")
        p.play(MIRA, "play defense-grid altair")
        assert p.awaited() == [BO, CLOCK]


def test_10_6_a_wish_holds_for_as_long_as_was_said() -> None:
    p = building()
    p.play(BO, "ask always phase")
    assert p.g.players[BO].wishes.ask == ALWAYS
    p.phase_end("build")
    p.play(BO, "pass")
    assert p.g.players[BO].wishes.ask == MINE


def test_10_6_a_wish_counts_at_once_in_the_open_window() -> None:
    p = building().asked(BO, ALWAYS)
    p.play(MIRA, "play defense-grid altair")
    p.play(CY, "ask always turn")
    assert p.awaited() == [BO, CY, CLOCK]
    p.play(BO, "ask never game")
    p.play(CY, "ask never game")
    assert p.awaited() == [MIRA]


def test_10_6_a_pledge_plays_itself_where_it_turns_the_battle() -> None:
    for ship, played in (("cruiser", True), ("dreadnought", False)):
        p = Position().quiet().hand(BO, "reinforcements")
        p.play(BO, "pledge defending reinforcements if-it-turns")
        home = p.planet(MIRA, "altair")
        p.planet(BO, "freya")
        p.ship(MIRA, ship, home)
        p.phase("action", MIRA).play(MIRA, "attack freya altair", "strike military")
        assert (p.hand_of(BO) == []) == played
        assert ("reinforcements" in p.discard_pile) == played


def test_10_7_two_missed_windows_put_a_seat_to_sleep_until_it_speaks() -> None:
    p = (
        building()
        .asked(BO, ALWAYS)
        .asked(CY, ALWAYS)
        .hand(MIRA, "defense-grid", "trade-exchange", "arcology")
    )
    for card in ("defense-grid", "defense-grid"):
        p.play(MIRA, f"play {card} altair")
        p.play(CY, "pass")
        p.close()
    p.play(MIRA, "play trade-exchange altair")
    assert p.awaited() == [CY, CLOCK]
    p.play(CY, "pass")
    p.play(BO, "double off")
    p.play(MIRA, "play arcology altair")
    assert p.awaited() == [BO, CY, CLOCK]


def test_timed_windows_wait_for_the_clock_though_nobody_is_asked() -> None:
    p = Position(3, windows="timed").hand(MIRA, "defense-grid", "terra")
    p.planet(MIRA, "altair")
    p.phase("build", MIRA).play(MIRA, "play defense-grid altair")
    assert p.awaited() == [CLOCK]
    p.close()
    assert p.awaited() == [MIRA]


# Secrets ----------------------------------------------------------------------------------------------------------


def test_whom_a_window_asks_is_no_secret_but_to_others() -> None:
    p = building().asked(BO, ALWAYS)
    p.play(MIRA, "play defense-grid altair")
    public = [ask.seat for ask in RULES.asks(p.g) if ask.audience is None]
    assert public == [CLOCK]
    for viewer in (None, MIRA, CY):
        assert RULES.awaited(RULES.view(p.g, viewer)) == [CLOCK]
    assert RULES.awaited(RULES.view(p.g, BO)) == [BO, CLOCK]


def test_a_refusal_does_not_tell_who_is_asked() -> None:
    p = building().asked(BO, ALWAYS)
    p.play(MIRA, "play defense-grid altair")
    assert RULES.explain(p.g, CY, Move("pass")).why.values == {"awaited": []}


def asked_in_windows(hands: str) -> list[tuple[int, tuple[Seat, ...]]]:
    """Whom each window of some games asks at first, others' hands being dealt as `hands` says.

    Seats 1 and 2 hold all Specials, or none; what they do is the same either way.
    """
    found: list[tuple[int, tuple[Seat, ...]]] = []
    for number in range(30):
        p = building().asked(BO, (NEVER, MINE, ALWAYS)[number % 3]).asked(CY, MINE)
        p.planet(BO, "freya")
        p.ship(BO, "cruiser", p.planet(CY, "vega"))
        p.g.ships[next(iter(p.g.ships))].owner = CY
        for seat in (BO, CY):
            if number % 2:
                p.g.players[seat].wishes.holds = [TITLE_CALLED["counterintelligence"]]
        if hands == "specials":
            p.hand(BO, "wormhole", "counterintelligence", "sabotage")
            p.hand(CY, "wormhole", "counterintelligence", "black-hole")
        p.hand(MIRA, "assassin", "plague", "salvage-rights").discarded("kool")
        for line in ("play defense-grid altair", "play salvage-rights kool", "play battleship altair"):
            p.play(MIRA, line)
            while isinstance(p.g.stack[-1], Window):
                asked = tuple(seat for seat in p.awaited() if seat != CLOCK)
                found.append((p.g.stack[-1].kind, asked))
                if asked:
                    p.play(asked[0], "pass")
                else:
                    p.close()
    return found


def test_who_is_asked_and_how_long_is_the_same_whatever_the_hands() -> None:
    assert asked_in_windows("specials") == asked_in_windows("none")
    assert len(asked_in_windows("none")) > 30


def test_in_whole_games_nobody_is_asked_because_of_a_hand() -> None:
    """Each card of some random games is also played against empty hands: the same seats are asked."""
    windows = 0
    for number in range(12):
        g, dice = RULES.setup(3, {}, Rng(f"asked {number}")), Dice(number)
        for seat in range(3):
            g.players[seat].wishes.ask = (NEVER, MINE, ALWAYS)[(number + seat) % 3]
        for _ in range(400):
            seats = RULES.awaited(g)
            if not seats:
                break
            seat = seats[dice.below(len(seats))]
            moves = RULES.moves(g, seat)
            move = moves[dice.below(len(moves))]
            world = RULES.copy(g)
            for other, player in enumerate(world.players):
                if other != seat:
                    world.piles[0].deck[:0], player.hand = player.hand, []
            RULES.apply(g, seat, move)
            if move.verb == "play" and isinstance(g.stack[-1], Window):
                RULES.apply(world, seat, move)
                assert RULES.awaited(world) == RULES.awaited(g)
                windows += 1
    assert windows > 100
