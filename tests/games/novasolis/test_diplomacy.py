"""X3, Diplomacy: alliances made, joined and left, what they cost, and help in combats (rules 24)."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from bot.engine.errors import BadOptions
from bot.engine.moves import Move, Pace, Seat
from bot.engine.playout import Dice
from bot.engine.rng import Rng
from bot.engine.steps import settle
from bot.engine.words import words_of
from bot.games.novasolis.agenda import NovaSolis
from bot.games.novasolis.agreements import (
    TOKENS,
    VALUES,
    Pouch,
    draw_tokens,
    free_trade_tokens,
    in_bag,
    return_token,
    tokens_of,
    trade_tokens_used,
)
from bot.games.novasolis.core.cards.cards import KINDS, RANGE
from bot.games.novasolis.core.conflict.combat import begin_combat
from bot.games.novasolis.core.holdings.counting import coop_track, penalty, stat
from bot.games.novasolis.core.holdings.holdings import allied, allies, contested
from bot.games.novasolis.core.holdings.reach import reach_of
from bot.games.novasolis.core.round.turn import TurnStep
from bot.games.novasolis.core.scoring.ending import OVERWHELMED, lose
from bot.games.novasolis.core.table.state import SHIP
from bot.games.novasolis.expansions import MODULES
from bot.games.novasolis.modules.diplomacy.alliances import COSTS, entry_cost
from bot.games.novasolis.modules.diplomacy.envoys import Ballot, Envoys
from bot.games.novasolis.modules.diplomacy.members import Alliances, alliance_of, enter, members
from bot.games.novasolis.modules.diplomacy.support import CallAllies, commitments
from bot.games.novasolis.modules.flagships.cards import FLAGSHIP
from bot.games.novasolis.modules.trade.contracts import sign
from bot.players.greedy import GreedyPlayer
from tests.games.novasolis.arena import Arena
from tests.games.novasolis.play import GAME, begun, evaluate, first_turn, refused


class Court(Arena):
    """A board with the module on; `others` are all empires but mine, in the order of their turns."""

    def __init__(self, seats: int = 3, race: str = "verdane", seed: str = "nova", **options: str) -> None:
        super().__init__(seats, race, seed, diplomacy="on", **options)
        self.others = self.g.play_order()[1:]

    def ally(self, *sides: int, number: int = 1) -> None:
        """Put empires into one alliance."""
        for side in sides:
            enter(self.g, side, number)

    def tokens(self) -> list[int]:
        """How many diplomacy tokens each empire has."""
        return [len(taken) for taken in self.g.part(Pouch).took]

    def spent(self, *sides: int, n: int) -> list[int]:
        """The tokens of all, if these took so many each."""
        return [n if side in sides else 0 for side in range(len(self.g.empires))]

    def turn_of(self, side: int) -> None:
        """Pass on until a side has the turn."""
        while self.g.active != side or not isinstance(self.g.stack[-1], TurnStep):
            ask = self.ask()
            GAME.play(self.g, ask.seat, ask.default)

    def vote(self, answer: str, *sides: int) -> None:
        for side in sides:
            self.play(f"vote {answer}", side)

    def moves(self, side: int | None = None) -> list[str]:
        """What is offered of alliances."""
        verbs = {verb.name for module in MODULES if module.key == "diplomacy" for verb in module.verbs}
        found = GAME.moves(self.g, Seat(self.me if side is None else side))
        return [str(move) for move in found if move.verb in verbs]


@pytest.fixture
def court() -> Court:
    """Three empires, none of them allied."""
    return Court()


# Setting up -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "variant"), [(2, "coop"), (1, "solo")])
def test_there_are_no_alliances_where_empires_are_no_rivals(seats: int, variant: str) -> None:
    """1.1: refused, naming both."""
    with pytest.raises(BadOptions) as error:
        begun(seats, variant=variant, diplomacy="on")
    assert error.value.rule == "1.1"
    assert error.value.why.values == {
        "option": "~option-diplomacy",
        "value": "~value-diplomacy-on",
        "other": "~option-variant",
        "chosen": f"~value-variant-{variant}",
    }
    begun(seats, variant=variant)


def test_the_bag_holds_fifty_tokens_of_one_star_on_average() -> None:
    """R24.2."""
    g = begun(2, diplomacy="on")
    assert dict(zip(VALUES, g.part(Pouch).left, strict=True)) == {1: 20, 2: 20, 4: 10}
    assert (in_bag(g), sum(value * n for value, n in zip(VALUES, g.part(Pouch).left, strict=True))) == (
        50,
        100,
    )
    g = first_turn(2, diplomacy="on")
    assert [free_trade_tokens(g, side) for side in range(2)] == [5, 5]


def test_without_the_module_there_are_no_tokens_and_no_envoys() -> None:
    g = first_turn(2)
    assert (g.parts, g.beside) == ([], [])
    assert not {"ally", "join"} & {move.verb for move in GAME.moves(g, Seat(g.active))}


# Creating and joining -------------------------------------------------------------------------------------------


def test_who_creates_an_alliance_takes_two_tokens_and_places_one(court: Court) -> None:
    """X3.1.1."""
    assert court.play("ally") == ["alliance-created", "tokens-drawn"]
    assert members(court.g, alliance_of(court.g, court.me)) == [court.me]
    assert court.tokens() == court.spent(court.me, n=2)
    assert free_trade_tokens(court.g, court.me) == 4
    assert in_bag(court.g) == 48
    GAME.check_invariants(court.g)


def test_tokens_lower_the_own_score_and_that_of_all(court: Court) -> None:
    """Key concept: both; R19.5."""
    scores, track = GAME.standings(court.g).scores, coop_track(court.g)
    court.play("ally")
    taken = sum(tokens_of(court.g, court.me))
    assert taken
    assert GAME.standings(court.g).scores[court.me] == scores[court.me] - taken
    assert coop_track(court.g) == track - taken


def test_tokens_are_the_same_beside_the_other_module_that_has_them() -> None:
    """R24.2: one bag, and what an empire took counts against it once."""
    court = Court(trade="on")
    court.play("ally")
    assert in_bag(court.g) == 48
    assert penalty(court.g, court.me) == sum(tokens_of(court.g, court.me)) > 0


def test_tokens_are_drawn_by_chance_from_what_is_left() -> None:
    """R24.2: every value, never more than there are."""
    g = begun(2, diplomacy="on")
    assert {value for _ in range(20) for value in draw_tokens(g, 0, 1, "created")} == set(VALUES)
    assert len(draw_tokens(g, 1, 99, "created")) == 30
    assert (g.part(Pouch).left, draw_tokens(g, 1, 1, "created")) == ([0, 0, 0], [])
    assert sorted(tokens_of(g, 0) + tokens_of(g, 1)) == [1] * 20 + [2] * 20 + [4] * 10
    assert any(event.key == "tokens-drawn" and event.chance for event in g.events)


def test_a_token_goes_back_into_the_bag() -> None:
    """R24.2."""
    g = begun(2, diplomacy="on")
    value = draw_tokens(g, 0, 1, "created")[0]
    assert in_bag(g) == 49
    return_token(g, 0, value)
    assert (tokens_of(g, 0), g.part(Pouch).left) == ([], [row.count for row in TOKENS.diplomacy])


def test_worked_example_w7_yellow_blue_and_red() -> None:
    """W7, X3.1.2: creating 2, the second 2, the third 3, which the other two agree to; 7 in all."""
    court = Court()
    blue, red = court.others
    court.play("ally")
    court.turn_of(blue)
    court.play("join alliance-1", blue)
    assert {ask.seat for ask in GAME.asks(court.g)} == {court.me}
    court.vote("yes", court.me)
    assert court.tokens() == court.spent(court.me, blue, n=2)
    court.turn_of(red)
    court.play("join alliance-1", red)
    assert {ask.seat for ask in GAME.asks(court.g)} == {court.me, blue}
    court.vote("yes", blue)
    assert not alliance_of(court.g, red)
    court.vote("yes", court.me)
    assert len(tokens_of(court.g, red)) == 3
    assert in_bag(court.g) == 50 - 7
    assert members(court.g, 1) == [0, 1, 2]
    GAME.check_invariants(court.g)


def test_the_entry_costs_rise_with_the_members() -> None:
    """R24.1."""
    court = Court(6)
    costs = []
    for side in court.g.play_order():
        court.ally(side)
        costs.append(entry_cost(court.g, 1) if len(costs) < 5 else 0)
    assert costs == [2, 3, 4, 5, 6, 0]
    assert COSTS.create == 2


def test_an_alliance_whose_last_member_has_left_cannot_be_joined(court: Court) -> None:
    court.play("ally")
    court.play("secede")
    court.turn_of(court.others[0])
    assert refused(court.g, "join alliance-1") == ("24", "alliance-unknown")
    court.play("ally", court.others[0])
    court.turn_of(court.others[1])
    assert court.moves(court.others[1]) == ["ally", "join alliance-1"], "the number goes to the next one"


def test_who_has_left_an_alliance_has_no_vote_in_it(court: Court) -> None:
    """R24.4: the members are asked that it has when the request is made."""
    court.ally(court.me, court.others[0])
    court.play("secede")
    court.turn_of(court.others[0])
    court.play("ally", court.others[0])
    court.turn_of(court.others[1])
    court.play("join alliance-1", court.others[1])
    assert [ask.seat for ask in GAME.asks(court.g)] == [court.others[0]]
    assert refused(court.g, "vote yes", court.me) == ("24.4", "alliance-no-vote")


def test_a_request_is_a_question_aside_whose_default_is_no(court: Court) -> None:
    """R24.4, D24, R27.1: whoever has left declines."""
    court.ally(*court.others)
    court.play("join alliance-1")
    asks = GAME.asks(court.g)
    assert {(ask.default, ask.pace, ask.prompt.key) for ask in asks} == {
        (Move("vote", ("no",)), Pace.ASIDE, "ask-alliance-join")
    }
    assert asks[0].prompt.values["n"] == 3
    GAME.play(court.g, asks[0].seat, asks[0].default)
    assert court.tokens() == [0, 0, 0]
    assert not alliance_of(court.g, court.me)
    assert court.ask().prompt.key == "ask-turn"


def test_one_request_for_each_alliance_and_turn() -> None:
    """R24.4: another alliance can be asked, and the same one on the next turn."""
    court = Court(4)
    court.ally(court.others[0])
    court.ally(court.others[1], number=2)
    assert court.moves() == ["ally", "join alliance-1", "join alliance-2"]
    court.play("join alliance-1")
    court.vote("no", court.others[0])
    assert refused(court.g, "join alliance-1") == ("24.4", "alliance-asked")
    assert court.moves() == ["ally", "join alliance-2"]
    court.play("pass")
    court.turn_of(court.me)
    assert "join alliance-1" in court.moves()


def test_an_empire_is_in_one_alliance_at_most() -> None:
    """R24.1."""
    court = Court(4)
    court.ally(court.others[0], number=2)
    court.play("ally")
    assert alliance_of(court.g, court.me) == 1
    assert refused(court.g, "ally") == ("24.1", "alliance-member")
    assert refused(court.g, "join alliance-2") == ("24.1", "alliance-member")
    assert court.moves() == ["secede"]


def test_an_alliance_that_is_not_there_cannot_be_joined(court: Court) -> None:
    assert refused(court.g, "join alliance-1") == ("24", "alliance-unknown")


@pytest.mark.parametrize(("seats", "said"), [(4, "With B, C and D"), (6, "With B and 4 more")])
def test_an_alliance_names_as_many_members_as_a_menu_has_room_for(seats: int, said: str) -> None:
    court = Court(seats)
    court.ally(*court.others)
    names = ["A" if side == court.me else "BCDEF"[court.others.index(side)] for side in range(seats)]
    (label,) = GAME.offer(court.g, Seat(court.me)).labels(Move("join", ("alliance-1",)))
    order = sorted(court.others)
    told = words_of("novasolis").say(label, [*names, "the Entity"])
    for at, side in enumerate(order):
        told = told.replace(names[side], "bcdef"[at])
    assert told == said.lower().replace("with", "With")


def test_an_agreement_needs_its_tokens_in_the_bag(court: Court) -> None:
    """R24.2."""
    court.ally(*court.others)
    court.g.part(Pouch).left = [0, 2, 0]
    assert refused(court.g, "join alliance-1") == ("24.2", "alliance-no-tokens")
    assert court.moves() == ["ally"]
    court.g.part(Pouch).left = [1, 0, 0]
    assert refused(court.g, "ally") == ("24.2", "alliance-no-tokens")
    assert court.moves() == []


def test_an_alliance_needs_a_free_trade_token() -> None:
    """X3.1.1, X3.1.2, R25.10."""
    court = Court(trade="on")
    court.ally(*court.others)
    sign(court.g, court.me, court.you, ("fleet",) * 5)
    assert refused(court.g, "ally") == ("24", "alliance-no-trade-token")
    assert refused(court.g, "join alliance-1") == ("24", "alliance-no-trade-token")
    assert court.moves() == []


def test_others_do_nothing_about_alliances_in_my_turn(court: Court) -> None:
    """R9.3, R24.3: so no one joins in the turn in which an alliance is made."""
    court.play("ally")
    for line in ("join alliance-1", "ally", "secede"):
        assert refused(court.g, line, court.you) == ("24", "alliance-not-your-turn")


def test_outsiders_and_the_one_who_asks_have_no_vote() -> None:
    """R24.4, R24.5: nor has a member twice."""
    court = Court(4)
    court.ally(*court.others[:2])
    court.play("join alliance-1")
    assert refused(court.g, "vote yes", court.others[2]) == ("24.4", "alliance-no-vote")
    assert refused(court.g, "vote yes", court.me) == ("24.4", "alliance-no-vote")
    court.vote("yes", court.others[0])
    assert refused(court.g, "vote yes", court.others[0]) == ("24.4", "alliance-no-vote")
    court.vote("no", court.others[1])
    court.ally(court.me)
    court.play(f"expel empire-{court.others[0] + 1}")
    assert refused(court.g, "vote yes", court.others[0]) == ("24.5", "alliance-no-vote")


# Expelling and leaving ------------------------------------------------------------------------------------------


def test_all_but_the_target_agree_to_an_expulsion_and_take_a_token_each() -> None:
    """X3.1.3, R24.5."""
    court = Court(4)
    first, second, target = court.others
    court.ally(court.me, *court.others)
    court.play(f"expel empire-{target + 1}")
    assert {ask.seat for ask in GAME.asks(court.g)} == {first, second}
    assert court.ask().prompt.key == "ask-alliance-expel"
    assert (court.ask().default, court.ask().pace) == (Move("vote", ("no",)), Pace.ASIDE)
    court.vote("yes", first, second)
    assert court.tokens() == court.spent(court.me, first, second, n=1)
    assert not alliance_of(court.g, target)
    assert free_trade_tokens(court.g, target) == 5
    assert members(court.g, 1) == sorted([court.me, first, second])


def test_one_no_keeps_the_member(court: Court) -> None:
    """R24.5: one call a turn."""
    court.ally(court.me, *court.others)
    court.play(f"expel empire-{court.you + 1}")
    court.vote("no", court.others[1])
    assert court.tokens() == [0, 0, 0]
    assert allied(court.g, court.me, court.you)
    assert refused(court.g, f"expel empire-{court.others[1] + 1}") == ("24.5", "alliance-one-vote")
    assert court.moves() == ["secede"]


def test_two_alone_need_no_vote_and_the_alliance_is_over(court: Court) -> None:
    """R24.5: the caller decides and takes its token; both trade tokens come back at no further cost."""
    court.ally(court.me, court.you)
    told = court.play(f"expel empire-{court.you + 1}")
    assert told == ["alliance-called-vote", "alliance-expelled", "tokens-drawn", "alliance-dissolved"]
    assert court.tokens() == court.spent(court.me, n=1)
    assert court.g.part(Alliances).of == [0, 0, 0]
    assert [trade_tokens_used(court.g, side) for side in range(3)] == [0, 0, 0]


def test_it_is_said_what_tokens_are_taken_for(court: Court) -> None:
    """X3.1, 24.2: for creating an alliance, and for expelling a member."""

    def why(line: str, side: int) -> list[str]:
        events = GAME.play(court.g, Seat(side), Move.parse(line))
        return [str(event.values["why"]) for event in events if event.key == "tokens-drawn"]

    assert why("ally", court.me) == ["~tokens-created"]
    court.ally(court.me, court.you)
    assert why(f"expel empire-{court.you + 1}", court.me) == ["~tokens-expelled"]


def test_a_penalty_is_waived_where_the_bag_is_empty(court: Court) -> None:
    """R24.2."""
    court.ally(court.me, court.you)
    court.g.part(Pouch).left = [0, 0, 0]
    court.play(f"expel empire-{court.you + 1}")
    assert court.tokens() == [0, 0, 0]
    assert not alliance_of(court.g, court.me)


def test_who_can_be_expelled(court: Court) -> None:
    court.ally(court.me, court.you)
    assert refused(court.g, f"expel empire-{court.me + 1}") == ("24.5", "alliance-expel-oneself")
    assert refused(court.g, f"expel empire-{court.others[1] + 1}") == ("24.5", "alliance-no-ally")
    assert refused(court.g, "expel entity") == ("24.5", "alliance-no-ally")


def test_what_an_expelled_member_has_in_sectors_of_allies_stays_and_contests_them(court: Court) -> None:
    """R24.6."""
    court.ally(court.me, court.you)
    sector = court.own("2.2", court.me)
    court.put("2.2", court.you, ships=1)
    assert not contested(court.g, sector)
    court.play(f"expel empire-{court.you + 1}")
    assert sector.units[court.you][SHIP] == 1
    assert contested(court.g, sector)


def test_withdrawing_is_free(court: Court) -> None:
    """X3.1.4."""
    court.ally(court.me, *court.others)
    assert court.play("secede") == ["alliance-left"]
    assert court.tokens() == [0, 0, 0]
    assert free_trade_tokens(court.g, court.me) == 5
    assert allies(court.g, court.others[0]) == [court.others[1]]
    assert refused(court.g, "secede") == ("24", "alliance-none")


@pytest.mark.parametrize("what", ["ship", "station", "flagship", "gate"])
def test_no_one_withdraws_with_tokens_in_sectors_of_allies(court: Court, what: str) -> None:
    """X3.1.4, R24.6: ships, stations, flagship or gates."""
    court.ally(court.me, court.you)
    sector = court.own("2.2", court.you)
    if what == "gate":
        sector.gate = court.me
    else:
        sector.units[court.me][["ship", "station", "flagship"].index(what)] = 1
    assert refused(court.g, "secede") == ("24.6", "alliance-still-there")
    assert "secede" not in court.moves()
    sector.owner = court.others[1]
    assert "secede" in court.moves()


def test_the_last_one_of_an_alliance_is_in_none() -> None:
    court = Court(2)
    court.ally(court.me, court.you)
    assert court.play("secede") == ["alliance-left", "alliance-dissolved"]
    assert court.g.part(Alliances).of == [0, 0]
    court.ally(court.me)
    court.play("secede")
    assert [trade_tokens_used(court.g, side) for side in range(2)] == [0, 0]
    GAME.check_invariants(court.g)


def test_a_turn_has_one_new_alliance(court: Court) -> None:
    """R24.0: whoever creates and leaves one again and again does not empty the bag."""
    court.play("ally")
    court.play("secede")
    assert court.moves() == []
    assert refused(court.g, "ally") == ("24.1", "alliance-founded")
    assert in_bag(court.g) == 48
    court.turn_of(court.others[0])
    court.turn_of(court.me)
    assert court.moves() == ["ally"]


@pytest.mark.parametrize("alone", [False, True])
def test_no_alliance_is_created_in_a_turn_of_withdrawing(court: Court, alone: bool) -> None:
    """R24.0: nor after withdrawing from one without other members; but another can be joined."""
    court.ally(court.me, *(() if alone else (court.you,)))
    court.ally(court.others[1], number=2)
    court.play("secede")
    assert court.moves() == ["join alliance-2"]
    assert refused(court.g, "ally") == ("24.1", "alliance-seceded")


def test_who_attacks_an_ally_has_not_withdrawn(court: Court) -> None:
    """R24.0, R24.7."""
    court.ally(court.me, *court.others)
    meeting(court, court.me, court.you)
    court.play(f"attack 2.1 empire-{court.you + 1}")
    while court.ask().prompt.key != "ask-turn":
        GAME.play(court.g, court.ask().seat, court.ask().default)
    assert (court.g.active, court.moves()) == (court.me, ["ally", "join alliance-1"])


def test_a_new_alliance_takes_a_number_that_is_free() -> None:
    court = Court(4)
    court.ally(court.others[0])
    court.play("ally")
    assert alliance_of(court.g, court.me) == 2


def test_a_turn_does_not_wait_for_what_was_passed_over_before_its_last_action(court: Court) -> None:
    """R9.3: it could be done before; the turn ends by itself."""
    court.empire.objectives = []
    court.empire.turn.actions = ["logistics", "science"]
    court.put("home", court.me, ships=1)
    assert court.moves() == ["ally"]
    court.play("move 1x2.0 2.1")
    assert court.g.active == court.you


def test_a_turn_waits_for_what_its_last_action_makes_possible(court: Court) -> None:
    """R9.3, R24.6: the last ship has left the ally's sector; and what follows from leaving the alliance is new too."""
    court.ally(court.me, court.you)
    court.ally(court.others[1], number=2)
    court.own("2.1", court.you)
    court.empire.objectives = []
    court.empire.turn.actions = ["logistics", "science"]
    court.put("2.1", court.me, ships=1)
    court.put("home", court.me, ships=1)
    assert court.moves() == [f"expel empire-{court.you + 1}"]
    court.play("move 1x2.1 2.0")
    assert (court.g.active, court.ask().prompt.values["n"]) == (court.me, 0)
    court.play("secede")
    assert (court.g.active, court.moves()) == (court.me, ["join alliance-2"])
    court.play("pass")
    assert court.g.active == court.you


# Attacking allies -----------------------------------------------------------------------------------------------


def meeting(court: Court, *sides: int, ships: int = 3) -> None:
    """Ships of empires stand in 2.1."""
    for side in sides:
        court.put("2.1", side, ships=ships)


def test_who_attacks_an_ally_takes_two_tokens_and_is_out_at_once(court: Court) -> None:
    """R24.7: an ally is a possible opponent."""
    court.ally(court.me, *court.others)
    meeting(court, court.me, court.you)
    assert f"attack 2.1 empire-{court.you + 1}" in map(str, GAME.moves(court.g, Seat(court.me)))
    told = court.play(f"attack 2.1 empire-{court.you + 1}")
    assert told[:3] == ["alliance-betrayed", "tokens-drawn", "combat"]
    assert court.tokens() == court.spent(court.me, n=2)
    assert not alliance_of(court.g, court.me)
    assert free_trade_tokens(court.g, court.me) == 5
    assert members(court.g, 1) == sorted(court.others)


def test_allies_of_whom_is_attacked_may_help_against_the_former_ally(court: Court) -> None:
    """R24.7, R24.9."""
    court.ally(court.me, *court.others)
    meeting(court, court.me, *court.others)
    court.play(f"attack 2.1 empire-{court.you + 1}")
    assert court.ask().seat == court.others[1]
    assert court.ask().prompt.key == "ask-support"
    assert court.ask().prompt.values["side"] == f"@{court.you}"


def fought(court: Court, enemy: int) -> None:
    """I attack an empire in 2.1 and hold fire after a round; then I can move again."""
    court.play(f"attack 2.1 empire-{enemy + 1}")
    while court.ask().prompt.key not in ("ask-combat", "ask-seizure", "ask-turn"):
        ask = court.ask()
        GAME.play(court.g, ask.seat, Move("stop") if ask.prompt.key == "ask-onward" else ask.default)
    court.empire.turn.actions = []


def test_who_attacks_former_allies_in_the_turn_of_withdrawing_takes_two_tokens_for_each_once(
    court: Court,
) -> None:
    """X3.1.4, R24.7."""
    court.ally(court.me, *court.others)
    meeting(court, court.me, *court.others, ships=9)
    court.play("secede")
    fought(court, court.you)
    assert court.tokens() == court.spent(court.me, n=2)
    fought(court, court.others[1])
    assert court.tokens() == court.spent(court.me, n=4)
    court.play("done") if court.ask().prompt.key != "ask-turn" else None
    fought(court, court.you)
    assert court.tokens() == court.spent(court.me, n=4)


def test_who_attacks_an_ally_has_left_the_others_too(court: Court) -> None:
    """R24.7: the alliance is left in this turn, whether by word or by an attack."""
    court.ally(court.me, *court.others)
    meeting(court, court.me, *court.others, ships=9)
    fought(court, court.you)
    fought(court, court.others[1])
    assert court.tokens() == court.spent(court.me, n=4)


@pytest.mark.parametrize("verb", ["seize", "raze"])
def test_who_takes_a_colony_of_a_former_ally_in_the_turn_of_withdrawing_takes_two_tokens_once(
    court: Court, verb: str
) -> None:
    """X3.1.4, R24.7."""
    court.ally(court.me, court.you)
    meeting(court, court.me, ships=4)
    court.put("2.2", court.me, ships=4)
    court.play("secede")
    for word in ("2.1", "2.2"):
        court.own(word, court.you)
    told = court.play(f"{verb} 2.1")
    assert told[0] == "tokens-drawn"
    assert court.tokens() == court.spent(court.me, n=2)
    assert "tokens-drawn" not in court.play(f"{verb} 2.2")
    assert court.tokens() == court.spent(court.me, n=2)


def test_who_has_fought_a_former_ally_takes_its_colony_for_nothing_more(court: Court) -> None:
    """R24.7: each former ally once."""
    court.ally(court.me, court.you)
    meeting(court, court.me, ships=9)
    court.put("2.1", court.you, ships=1)
    court.play("secede")
    court.own("2.1", court.you)
    fought(court, court.you)
    court.at("2.1").units[court.you][SHIP] = 0
    if court.ask().prompt.key == "ask-combat":
        court.play("done")
    court.play("raze 2.1")
    assert court.tokens() == court.spent(court.me, n=2)


def test_taking_colonies_of_others_and_in_later_turns_costs_nothing(court: Court) -> None:
    """R24.7."""
    court.ally(court.me, court.you)
    meeting(court, court.me, ships=4)
    court.own("2.1", court.others[1])
    court.play("secede")
    court.play("raze 2.1")
    assert court.tokens() == [0, 0, 0]
    court.turn_of(court.you)
    court.turn_of(court.me)
    court.own("2.1", court.you)
    court.at("2.1").units = [[0] * len(KINDS) for _ in court.at("2.1").units]
    court.put("2.1", court.me, ships=4)
    court.play("raze 2.1")
    assert court.tokens() == [0, 0, 0]


def test_attacks_on_others_and_in_later_turns_cost_nothing(court: Court) -> None:
    """R24.7."""
    court.ally(court.me, court.you)
    court.put("home", court.g.entity_side, ships=1)
    court.put("home", court.me, ships=1)
    meeting(court, court.me, *court.others)
    court.play("secede")
    court.play(f"attack 2.1 empire-{court.others[1] + 1}")
    assert court.tokens() == [0, 0, 0]
    court.turn_of(court.you)
    court.turn_of(court.me)
    if court.at("2.1").has_forces(court.you) and court.at("2.1").has_forces(court.me):
        court.play(f"attack 2.1 empire-{court.you + 1}")
    assert court.tokens() == [0, 0, 0]


def test_attacking_the_entity_after_withdrawing_costs_nothing(court: Court) -> None:
    court.ally(court.me, court.you)
    meeting(court, court.me, court.g.entity_side)
    court.play("secede")
    court.play("attack 2.1 entity")
    assert court.tokens() == [0, 0, 0]


def far_from_me(court: Court) -> str:
    """A sector beside the homeworld of another empire that is out of my support."""
    theirs = court.number("theirs")
    supported = reach_of(court.g, court.me).supported
    found = (n for n in court.g.layout.around(theirs, stat(court.g, court.you, RANGE)) if n not in supported)
    return next(
        court.g.layout.words[n] for n in found if not court.g.sectors[n].has_forces(court.you) and n != theirs
    )


def out_of_support(court: Court, *, enemy: int) -> str:
    """My two ships came to a sector where only an ally supports them, beside an enemy."""
    word = far_from_me(court)
    court.ally(court.me, court.you)
    here = next(
        w for w in court.g.layout.words if court.number(w) in court.g.layout.neighbours[court.number(word)]
    )
    court.put(here, court.me, ships=2)
    court.put(word, enemy, ships=1)
    court.play(f"move 2x{here} {word}")
    assert court.ask().prompt.key == "ask-combat"
    assert court.at(word).units[court.me][SHIP] == 2
    return word


def test_who_withdraws_between_combats_loses_a_ship_where_support_is_gone() -> None:
    """R24.6, X3.2.1, R28.19."""
    court = Court()
    word = out_of_support(court, enemy=court.g.entity_side)
    assert court.moves() == ["secede"]
    assert refused(court.g, "ally") == ("24.6", "alliance-in-a-move")
    assert court.play("secede")[-1] == "support-lost"
    assert court.at(word).units[court.me][SHIP] == 1


def test_who_attacks_an_ally_far_from_home_loses_a_ship_first() -> None:
    """R24.7, X3.2.1, R28.20: the combat uses what is left."""
    court = Court()
    word = out_of_support(court, enemy=court.you)
    told = court.play(f"attack {word} empire-{court.you + 1}")
    assert told.index("support-lost") < told.index("combat")
    assert court.at(word).units[court.me][SHIP] == 1


def test_there_is_no_combat_if_nothing_is_left_for_it() -> None:
    court = Court()
    word = out_of_support(court, enemy=court.you)
    court.at(word).units[court.me][SHIP] = 1
    told = court.play(f"attack {word} empire-{court.you + 1}")
    assert "support-lost" in told
    assert "combat" not in told
    assert not court.at(word).has_forces(court.me)


def test_a_flagship_is_lost_where_no_ship_is() -> None:
    """X3.2.1: a ship, or the flagship."""
    court = Court()
    word = out_of_support(court, enemy=court.g.entity_side)
    units = court.at(word).units[court.me]
    units[SHIP], units[FLAGSHIP] = 0, 1
    court.play("secede")
    assert not court.at(word).has_forces(court.me)


def test_nothing_is_lost_where_support_remains(court: Court) -> None:
    """R24.6."""
    court.ally(court.me, court.you)
    court.put("home", court.me, ships=2)
    court.put("2.1", court.g.entity_side, ships=1)
    court.play("move 2x2.0 2.1")
    assert court.play("secede") == ["alliance-left", "alliance-dissolved"]
    assert court.units(court.me)[SHIP] == 2


def test_units_that_did_not_move_in_this_action_suffer_nothing() -> None:
    """R10.3f, R24.6."""
    court = Court()
    word = far_from_me(court)
    court.ally(court.me, court.you)
    court.put(word, court.me, ships=2)
    court.play("secede")
    assert court.at(word).units[court.me][SHIP] == 2


# Combat support -------------------------------------------------------------------------------------------------


def test_what_can_be_committed() -> None:
    """R24.9: some or all; a flagship only with all others."""
    assert [str(move) for move in commitments([2, 1, 1, 0])] == [
        "support 2 1 1",
        "support 2 1",
        "support 2",
        "support 1 1",
        "support 1",
        "support 0 1",
    ]
    assert [str(move) for move in commitments([0, 0, 1, 0])] == ["support 0 0 1"]


def test_allies_in_the_sector_are_asked_in_the_order_of_turns_and_may_stay_out() -> None:
    """R24.9, C1, D26: asked aside, none by default."""
    court = Court(5)
    first, second, third, outsider = court.others
    court.ally(court.me, first, second, third)
    meeting(court, court.me, second, third, outsider, court.g.entity_side)
    court.play("attack 2.1 entity")
    ask = court.ask()
    assert (ask.seat, ask.pace, ask.default) == (second, Pace.ASIDE, Move("stay"))
    assert (ask.prompt.values["dice"], ask.prompt.values["against"]) == (3, 3)
    assert court.play("support 2", second) == ["supports"]
    assert court.ask().seat == third
    assert court.ask().prompt.values["dice"] == 5
    told = court.play("stay", third)
    assert told[:2] == ["supports-not", "rolled"]
    fighter = court.battle.fighters[0]
    assert [(each.side, each.units, each.strength) for each in fighter.helpers] == [(second, [2, 0, 0, 0], 2)]
    assert (len(fighter.dice), fighter.strength) == (5, 3)
    GAME.check_invariants(court.g)


def test_allies_help_whom_the_entity_attacks_beginning_with_the_attacked() -> None:
    """R24.9: the order of turns from the attacked empire on."""
    court = Court(4)
    first, _, third = court.others
    court.ally(court.me, first, third)
    meeting(court, first, third, court.me, court.g.entity_side)
    begin_combat(court.g, court.number("2.1"), court.g.entity_side, first)
    settle(court.g)
    step = court.g.stack[-1]
    assert isinstance(step, CallAllies)
    assert step.waiting == [third, court.me]


def test_allies_without_forces_there_are_not_asked(court: Court) -> None:
    court.ally(court.me, court.you)
    meeting(court, court.me, court.g.entity_side)
    court.put("home", court.you, ships=3)
    court.play("attack 2.1 entity")
    assert court.ask().prompt.key == "ask-dice"


def test_both_sides_have_helpers_and_no_one_helps_both() -> None:
    """R24.9."""
    court = Court(4)
    first, second, third = court.others
    court.ally(court.me, second)
    court.ally(first, third, number=2)
    meeting(court, court.me, first, second, third)
    court.play(f"attack 2.1 empire-{first + 1}")
    court.play("support 3", second)
    court.play("support 1", third)
    assert [[each.side for each in fighter.helpers] for fighter in court.battle.fighters] == [
        [second],
        [third],
    ]
    assert [len(fighter.dice) for fighter in court.battle.fighters] == [6, 4]


def test_more_than_is_there_or_a_flagship_alone_cannot_help(court: Court) -> None:
    """R24.9."""
    court.ally(court.me, court.you)
    meeting(court, court.me, court.you, court.g.entity_side, ships=2)
    court.at("2.1").units[court.you][FLAGSHIP] = 1
    court.play("attack 2.1 entity")
    assert refused(court.g, "support 3", court.you) == ("24.9", "support-too-many")
    assert refused(court.g, "support 1 1", court.you) == ("24.9", "support-too-many")
    assert refused(court.g, "support 1 0 1", court.you) == ("24.9", "support-flagship-last")
    assert refused(court.g, "support 2", court.others[1]) == ("24.9", "support-not-asked")
    court.play("support 2 0 1", court.you)
    assert court.battle.fighters[0].helpers[0].units == [2, 0, 1, 0]


def test_worked_example_blue_and_red_share_two_and_a_half_stars() -> None:
    """X3.3: the Entity attacks blue, red helps; hits and stars are shared evenly, the stronger one first."""
    court = Court()
    court.ally(court.me, court.you)
    meeting(court, court.me, court.g.entity_side, ships=5)
    court.put("2.1", court.you, ships=4)
    for empire in court.g.empires:
        empire.coop = 0
    court.attacked()
    court.play("support 4", court.you)
    for fighter in court.battle.fighters:
        fighter.show([6, 6, 4] if fighter.side == court.me else [6] * 4)
        fighter.plan = []
    court.play("auto")
    assert [court.g.empires[side].coop for side in (court.me, court.you)] == [3, 2]
    assert [court.units(side)[SHIP] for side in (court.me, court.you)] == [3, 2]
    GAME.check_invariants(court.g)


# Computers and whole games --------------------------------------------------------------------------------------


def test_computers_take_in_allies_early_and_stand_by_them(court: Court) -> None:
    court.ally(*court.others)
    court.play("join alliance-1")
    dice = Dice(1)
    voter = court.ask().seat
    assert GAME.thinking.candidates(court.g, voter, dice) == [Move("vote", ("yes",))]
    court.g.number = 10
    assert GAME.thinking.candidates(court.g, voter, dice) == [Move("vote", ("no",))]
    court.vote("no", voter)
    court.ally(court.me)
    court.g.number = 1
    court.play(f"expel empire-{court.you + 1}")
    assert GAME.thinking.candidates(court.g, court.ask().seat, dice) == [Move("vote", ("no",))]


@pytest.mark.parametrize(("enemies", "answer"), [(5, "support 2"), (6, "stay")])
def test_computers_help_where_it_is_enough(court: Court, enemies: int, answer: str) -> None:
    court.ally(court.me, court.you)
    meeting(court, court.me)
    court.put("2.1", court.you, ships=2)
    court.put("2.1", court.g.entity_side, ships=enemies)
    court.play("attack 2.1 entity")
    assert GAME.thinking.candidates(court.g, Seat(court.you), Dice(1)) == [Move.parse(answer)]


def test_an_ally_is_worth_something_and_tokens_are_not(court: Court) -> None:
    me = Seat(court.me)
    before = evaluate(court.g, me)
    court.ally(court.me, court.you)
    allied_ = evaluate(court.g, me)
    assert allied_ > before
    tokens_of(court.g, court.me)[:] = [2]
    assert evaluate(court.g, me) < allied_


def played(seats: int, seed: str, **options: str) -> Iterable[NovaSolis]:
    """A random game with the module, state by state."""
    g, dice = begun(seats, seed, diplomacy="on", races="random", **options), Rng(seed)
    while not g.over:
        seat = GAME.asks(g)[0].seat
        move = GAME.offer(g, seat).sample(dice)
        assert move is not None
        GAME.play(g, seat, move)
        yield g


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        pytest.param(2, {}, marks=pytest.mark.deep),
        (3, {"mode": "exploration"}),
        pytest.param(4, {"mode": "exploration", "entity": "off"}, marks=pytest.mark.deep),
        pytest.param(6, {}, marks=pytest.mark.deep),
        pytest.param(6, {"mode": "exploration", "roaming": "on"}, marks=pytest.mark.deep),
    ],
)
def test_random_games_end_and_every_state_is_right(seats: int, options: dict[str, str]) -> None:
    seen = set[type]()
    for number, g in enumerate(played(seats, f"pacts {seats}", **options)):
        GAME.check_invariants(g)
        seen |= {type(step) for step in (*g.stack, *g.beside)}
        if number % 5 == 0 and not g.over:
            seat = GAME.asks(g)[0].seat
            view, world = GAME.view(g, seat), GAME.copy(g)
            GAME.deal_anew(world, seat, Rng(f"anew {number}"))
            GAME.check_invariants(world)
            assert GAME.view(world, seat) == view
            assert GAME.moves(view, seat) == GAME.moves(g, seat)
    assert seen >= {Envoys, Ballot}


def test_computers_leave_it_to_people_to_begin_and_end_alliances(court: Court) -> None:
    court.ally(court.me, court.you)
    court.ally(court.others[1], number=2)
    meeting(court, court.me, *court.others)
    verbs = [str(move) for move in GAME.thinking.candidates(court.g, Seat(court.me), Dice(1))]
    assert f"attack 2.1 empire-{court.others[1] + 1}" in verbs
    assert not {f"attack 2.1 empire-{court.you + 1}", f"expel empire-{court.you + 1}"} & {*verbs}
    court.own("2.1", court.others[1])
    enter(court.g, court.me, 0)
    verbs = [move.verb for move in GAME.thinking.candidates(court.g, Seat(court.me), Dice(1))]
    assert not {"ally", "join"} & {*verbs}


def test_strivers_with_allies_play_to_the_end() -> None:
    """The last two rounds."""
    g, dice, player = (
        begun(3, "striving", mode="exploration", races="random", diplomacy="on"),
        Dice(5),
        GreedyPlayer(),
    )
    for side in (0, 1):
        enter(g, side, 1)
    g.entity.discard, g.entity.deck = g.entity.deck[2:], g.entity.deck[:2]
    while not g.over:
        seat = GAME.asks(g)[0].seat
        GAME.play(g, seat, player.choose(GAME, GAME.view(g, seat), seat, dice))
    GAME.check_invariants(g)
    assert allied(g, 0, 1)


def test_a_game_that_is_over_has_no_envoys() -> None:
    g = first_turn(2, diplomacy="on")
    lose(g, OVERWHELMED)
    GAME.check_invariants(g)
    assert GAME.moves(g, Seat(0)) == []
