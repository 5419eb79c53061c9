"""Computer players of Nova Solis as partners: what they offer, take, counter and refuse (rules 25)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.engine.moves import Move, Seat
from bot.engine.playout import Dice
from bot.games.novasolis.agreements import Pouch
from bot.games.novasolis.core.cards.cards import RACES, TILES
from bot.games.novasolis.core.holdings.holdings import allied
from bot.games.novasolis.core.table.state import NONE, SHIP
from bot.games.novasolis.core.thinking.evaluation import Lie
from bot.games.novasolis.modules.diplomacy.pacts import gain
from bot.games.novasolis.modules.trade.bargains import CLOSE, ENOUGH, Books, Broker
from bot.games.novasolis.modules.trade.terms import Talks, parse, spoken
from bot.players.easy import EasyPlayer
from bot.players.greedy import GreedyPlayer
from bot.players.match import first_asked
from bot.players.search import SearchPlayer
from bot.players.suggest import suggest
from tests.games.novasolis.play import GAME
from tests.games.novasolis.test_diplomacy import Court
from tests.games.novasolis.test_trade import Market


class Neighbours(Market):
    """I have room for five colonies more, and two technologies sleep for want of Pteracnium and Hadron.

    You have both, no room for colonies, and need my Neutronium.
    """

    def __init__(self, seats: int = 3) -> None:
        super().__init__(seats)
        self.g.empires[self.you].race = RACES.called["kharrad"]
        for word in ("2.2", "2.3", "2.4"):
            self.own(word, self.you)
        self.at("2.2").tiles[0] = TILES.number["LB3"]
        self.tech("BT03", active=False)
        self.tech("BT05", active=False)
        self.tech("BT04", self.you, active=False)

    def player(self, side: int) -> Move:
        """What a new computer player does for a side."""
        return GreedyPlayer().choose(GAME, GAME.view(self.g, Seat(side)), Seat(side), Dice(1))

    def broker(self, side: int, other: int) -> Broker:
        """Judges what a side and another could agree on."""
        return Broker(Books(self.g), Talks(self.g, side, other), other)


@pytest.fixture
def near() -> Neighbours:
    """Three empires, two of which would gain by a deal."""
    return Neighbours()


def spoken_by(move: Move) -> list[str]:
    """The terms of an offer."""
    return [str(word) for word in move.values[1:]]


def test_a_computer_offers_what_both_gain_by_and_the_other_takes_it(near: Neighbours) -> None:
    """X4.2: my room and Neutronium for your Pteracnium and Hadron."""
    move = near.player(near.me)
    assert (move.verb, move.values[0]) == ("offer", near.word(near.you))
    assert {"give-population-2", "give-neutronium-1", "get-pteracnium-1", "get-hadron-1"} <= {*move.values}
    assert min(near.broker(near.me, near.you).gains(spoken_by(move))) > ENOUGH
    near.play(str(move))
    assert near.player(near.you) == Move("accept", (near.word(near.me),))
    near.play(f"accept {near.word(near.me)}", near.you)
    assert len(near.trade.contracts) == 2
    assert near.player(near.me) == Move("done")
    near.right()


SPOILT: dict[str, Callable[[Neighbours], None]] = {
    "too late": lambda near: setattr(near.g, "number", 10),
    "nothing sleeps": lambda near: near.empire.techs.clear(),
    "no tokens": lambda near: setattr(near.g.part(Pouch), "left", [0, 0, 0]),
    "dear tokens": lambda near: setattr(near.g.part(Pouch), "left", [0, 0, 10]),
}


@pytest.mark.parametrize("spoil", SPOILT.values(), ids=[*SPOILT])
def test_a_computer_offers_nothing_that_one_would_lose_by(
    near: Neighbours, spoil: Callable[[Neighbours], None]
) -> None:
    assert GAME.thinking.proposal(near.g, Seat(near.me)) is not None
    spoil(near)
    assert GAME.thinking.proposal(near.g, Seat(near.me)) is None


def test_only_who_is_in_logistics_proposes(near: Neighbours) -> None:
    assert GAME.thinking.proposal(near.g, Seat(near.you)) is None
    near.play(f"offer {near.word(near.third)} give-energy-1")
    assert GAME.thinking.proposal(near.g, Seat(near.me)) is None, "one at a time"
    near.play("done")
    assert GAME.thinking.proposal(near.g, Seat(near.me)) is None


@pytest.mark.parametrize("player", [GreedyPlayer(), SearchPlayer(rounds=2, seconds=None)])
def test_who_refused_is_not_asked_again(near: Neighbours, player: GreedyPlayer | SearchPlayer) -> None:
    """Until something has changed: the same view comes again when an offer is refused."""
    me = Seat(near.me)

    def chosen() -> Move:
        return player.choose(GAME, GAME.view(near.g, me), me, Dice(1))

    move = chosen()
    assert move.verb == "offer"
    near.play(str(move))
    assert chosen().verb != "offer"
    near.play(f"decline {near.word(near.me)}", near.you)
    assert chosen().verb != "offer"
    near.empire.energy -= 1
    assert chosen() == move


def test_who_waits_for_an_answer_comes_after_who_owes_it(near: Neighbours) -> None:
    """Else the window would close before the other could answer."""
    me, you = Seat(near.me), Seat(near.you)
    assert first_asked(GAME, near.g, GAME.awaited(near.g)) == me
    near.play(f"offer {near.word(you)} give-energy-1")
    assert first_asked(GAME, near.g, GAME.awaited(near.g)) == you
    assert [GAME.thinking.waits(near.g, seat) for seat in (me, you)] == [True, False]
    near.play(f"offer {near.word(me)} give-energy-1", near.third)
    assert not GAME.thinking.waits(near.g, me), "an answer is owed to the third"
    near.play(f"decline {near.word(near.third)}")
    assert GAME.thinking.waits(near.g, me)
    near.play(f"decline {near.word(me)}", you)
    assert not GAME.thinking.waits(near.g, me)


@pytest.mark.parametrize(
    ("terms", "answer"),
    [
        ("give-energy-3 give-research-1", "accept"),
        ("give-energy-2", "accept"),
        ("give-energy-1", "counter get-energy-1 get-population-1"),
        ("get-pteracnium-1 give-neutronium-1", "counter give-pteracnium-1 get-neutronium-1 get-population-1"),
        (
            "get-hadron-1 give-population-1 give-energy-1",
            "counter give-hadron-1 get-energy-1 get-population-2",
        ),
        ("get-energy-1", "decline"),
        ("get-fleet-1", "decline"),
        ("get-pteracnium-1", "decline"),
        ("get-energy-2 give-research-1", "decline"),
    ],
)
def test_what_a_computer_answers(near: Neighbours, terms: str, answer: str) -> None:
    """It takes what it gains by, tokens and all, asks for one thing more where that is near, refuses the rest."""
    near.play(f"offer {near.word(near.you)} {terms}")
    verb, *words = answer.split()
    move, broker = near.player(near.you), near.broker(near.you, near.me)
    assert move == Move(verb, (near.word(near.me), *words))
    gives, gets = parse(terms.split()) or ((), ())
    offered = broker.gains(spoken(gets, gives))
    assert (offered.mine > 0) == (verb == "accept")
    if words:
        gains = broker.gains(words)
        assert gains.mine > ENOUGH
        assert gains.theirs > min(0, offered.theirs) - CLOSE
    near.play(str(move), near.you)
    near.right()


def test_a_counter_offer_is_taken_or_refused(near: Neighbours) -> None:
    """Its maker has the last word."""
    near.play(f"offer {near.word(near.you)} give-energy-1")
    near.play(f"counter {near.word(near.me)} get-energy-1 give-pteracnium-1 give-hadron-1", near.you)
    assert near.player(near.me) == Move("accept", (near.word(near.you),))
    near.play(f"decline {near.word(near.you)}")
    near.play(f"offer {near.word(near.you)} give-energy-1")
    near.play(f"counter {near.word(near.me)} get-energy-2", near.you)
    assert near.player(near.me) == Move("decline", (near.word(near.you),))


def test_a_computer_answers_an_offer_to_everyone(near: Neighbours) -> None:
    for terms, verb in (("give-energy-2", "accept"), ("get-energy-2", "decline")):
        near.play(f"offer everyone {terms}")
        for side in (near.you, near.third):
            assert near.player(side) == Move(verb, ("everyone",))
        near.play("retract everyone")


def test_resources_that_no_source_brings_are_worth_nothing(near: Neighbours) -> None:
    """R25.9: you have two Omega by your last count, and lose them with the next."""
    broker = near.broker(near.me, near.you)
    assert broker.is_possible(["get-omega-2"])
    assert broker.gains(["get-omega-2"], tokens=False) == (0, 0)
    assert broker.gains(["get-hadron-1"], tokens=False).mine > 0


def test_what_others_hide_makes_no_difference(near: Neighbours) -> None:
    """An offer and its answer come from the view: with other tiles and objectives in hand they are the same."""
    g = near.g

    def hidden(side: int, hand: list[int], objectives: list[int]) -> Move | None:
        for other in {*range(len(g.empires))} - {side}:
            g.empires[other].hand, g.empires[other].objectives = hand, objectives
        views = [g, GAME.view(g, Seat(side))]
        found = {move for view in views for move in GAME.thinking.candidates(view, Seat(side), Dice(1))}
        proposed = {GAME.thinking.proposal(view, Seat(side)) for view in views}
        (move,) = (proposed - {None}) or found
        return move

    for side in (near.me, near.you):
        found = {hidden(side, hand, goals) for hand, goals in (([1, 1], [1, 2]), ([5, 9], [7, 8]))}
        (move,) = found
        assert move is not None
        assert move.verb == ("offer" if side == near.me else "accept")
        near.play(str(move), side)


def test_land_makes_room_for_settlers_worth_more(near: Neighbours) -> None:
    """Where all of it is taken, a level of Population is a level."""
    worth = near.broker(near.me, near.you).gains(["give-population-1"], tokens=False).theirs
    for sector in near.g.sectors:
        sector.owner = near.third if sector.owner == NONE else sector.owner
    less = near.broker(near.me, near.you).gains(["give-population-1"], tokens=False).theirs
    assert 0 < less < worth


def test_suggest_proposes_what_both_gain_by(near: Neighbours) -> None:
    """Whatever was said already stays in it; where one would lose there is nothing to suggest."""
    me, you = Seat(near.me), near.word(near.you)

    def suggested(verb: str, *begin: str, side: Seat = me) -> Move | None:
        return suggest(GAME, GAME.view(near.g, side), side, verb, begin, Dice(1))

    best = GAME.thinking.proposal(near.g, me)
    assert suggested("offer") == suggested("offer", you) == best
    more = suggested("offer", you, "give-energy-1")
    assert more is not None
    assert more.values[:2] == (you, "give-energy-1")
    assert min(near.broker(me, near.you).gains(spoken_by(more))) > ENOUGH
    assert suggested("offer", near.word(near.third)) is None
    assert suggested("offer", "everyone") is None
    near.play(f"offer {you} give-energy-1")
    counter = suggested("counter", side=Seat(near.you))
    assert counter is not None
    assert counter.values[0] == near.word(near.me)
    near.play(str(counter), near.you)


def test_a_level_given_away_below_its_use_costs_more(near: Neighbours) -> None:
    """R25.11: what is over Population or Fleet is paid for every round."""
    near.g.empires[near.you].techs.clear()
    broker = near.broker(near.me, near.you)
    had = [broker.gains([f"get-population-{n}"], tokens=False).theirs for n in (1, 2)]
    assert had[0] < broker.gains(["give-population-1"], tokens=False).mine
    assert had[1] < 2 * had[0] + 1


# Alliances ------------------------------------------------------------------------------------------------------


class Border(Court):
    """Exploration: my fleet and yours are near two colonies of each other that no one defends."""

    def __init__(self) -> None:
        super().__init__(mode="exploration")
        for side, words in ((self.me, ("1.0", "2.1")), (self.you, ("1.1", "2.3"))):
            for word in words:
                self.own(word, side)
        self.put("1.5", self.me, ships=3)
        self.put("1.4", self.you, ships=3)

    def proposed(self, side: int) -> Move | None:
        """The alliance that a computer proposes in its turn."""
        return GAME.thinking.proposal(GAME.view(self.g, Seat(side)), Seat(side))

    def garrison(self) -> None:
        """I defend all that is mine."""
        for word in ("1.0", "2.1", "2.0"):
            self.put(word, self.me, ships=5)

    def gain(self, own: int, theirs: int) -> float:
        """What I gain by an alliance with you for so many tokens."""
        return gain(self.g, self.me, [self.you], own, theirs, Lie(self.g))


@pytest.fixture
def border() -> Border:
    """Two of three empires could take much of each other."""
    return Border()


def test_two_who_could_take_much_of_each_other_ally(border: Border) -> None:
    """24.1, 24.4: one founds an alliance, the other joins it in its turn, and is let in."""
    assert border.proposed(border.me) == Move("ally")
    border.play("ally")
    assert border.proposed(border.me) is None
    border.turn_of(border.you)
    assert border.proposed(border.you) == Move("join", ("alliance-1",))
    border.play("join alliance-1", border.you)
    assert GAME.thinking.candidates(border.g, Seat(border.me), Dice(1)) == [Move("vote", ("yes",))]
    border.vote("yes", border.me)
    assert allied(border.g, border.me, border.you)
    GAME.check_invariants(border.g)


APART: dict[str, Callable[[Border], None]] = {
    "only I am in danger": lambda border: border.at("1.5").units[border.me].__setitem__(SHIP, 0),
    "only you are": lambda border: border.at("1.4").units[border.you].__setitem__(SHIP, 0),
    "defended": Border.garrison,
    "too late": lambda border: border.g.entity.deck.__delitem__(slice(4, None)),
    "no tokens": lambda border: setattr(border.g.part(Pouch), "left", [3, 0, 0]),
    "dear tokens": lambda border: setattr(border.g.part(Pouch), "left", [0, 0, 10]),
    "in the midst of a turn": lambda border: border.empire.turn.actions.append("move"),
}


@pytest.mark.parametrize("spoil", APART.values(), ids=[*APART])
def test_no_alliance_that_one_would_lose_by_is_founded(
    border: Border, spoil: Callable[[Border], None]
) -> None:
    spoil(border)
    assert border.proposed(border.me) is None


def test_who_was_not_let_in_does_not_ask_again_in_that_turn(border: Border) -> None:
    border.ally(border.you)
    asked = border.proposed(border.me)
    assert asked == Move("join", ("alliance-1",))
    border.play(str(asked))
    border.vote("no", border.you)
    assert border.proposed(border.me) != asked


def test_tokens_that_another_takes_cost_all_in_survival(border: Border) -> None:
    """R24.2: they lower what all have together; among rivals they do no harm."""
    assert border.gain(0, 2) > border.gain(0, 0) > border.gain(1, 0)
    border.g.options["mode"] = "survival"
    assert border.gain(0, 2) < border.gain(0, 0)


def test_easy_and_imagined_players_propose_nothing(near: Neighbours, border: Border) -> None:
    """What is proposed stands in no list of moves; Easy begins with one of those."""
    for board, verbs in ((near, {"offer"}), (border, {"ally", "join"})):
        me = Seat(board.me)
        assert not verbs & {move.verb for move in GAME.thinking.candidates(board.g, me, Dice(1))}
        found = {EasyPlayer().choose(GAME, GAME.view(board.g, me), me, Dice(n)).verb for n in range(5)}
        assert not verbs & found


# Stand-ins ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("player", [GreedyPlayer(), EasyPlayer(), SearchPlayer(rounds=2, seconds=None)])
def test_who_takes_over_a_seat_answers_for_it(
    near: Neighbours, player: GreedyPlayer | EasyPlayer | SearchPlayer
) -> None:
    """An offer that was put to the one before, and one whose answer that one waited for."""
    you, view = Seat(near.you), GAME.view

    def chosen(side: Seat) -> Move:
        return player.choose(GAME, view(near.g, side), side, Dice(1))

    near.play(f"offer {near.word(you)} give-energy-2")
    assert chosen(you) == Move("accept", (near.word(near.me),))
    near.play(f"counter {near.word(near.me)} get-energy-2", you)
    assert chosen(Seat(near.me)) == Move("decline", (near.word(you),))


@pytest.mark.parametrize("player", [GreedyPlayer(), EasyPlayer(), SearchPlayer(rounds=2, seconds=None)])
def test_who_takes_over_a_seat_keeps_its_agreements(
    near: Neighbours, border: Border, player: GreedyPlayer | EasyPlayer | SearchPlayer
) -> None:
    """Contracts that cost it something, and an ally whose colony lies open."""
    me = Seat(near.me)
    near.sign(near.me, near.you, "energy", "research")
    assert player.choose(GAME, GAME.view(near.g, me), me, Dice(1)).verb in ("done", "offer")
    border.ally(border.me, border.you)
    me = Seat(border.me)
    border.put("1.1", border.me, ships=3)
    border.put("1.1", border.you, ships=1)
    for n in range(3):
        verb = player.choose(GAME, GAME.view(border.g, me), me, Dice(n)).verb
        assert verb not in ("secede", "expel", "attack")
