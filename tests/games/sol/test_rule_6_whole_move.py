"""Rules 6: a whole Move as one decision. It does what its single steps do, and is built up value by value."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.errors import Illegal
from bot.engine.moves import CLOCK, Event, Move, Seat, Spot, Text, Value
from bot.engine.playout import Dice, playout
from bot.engine.rng import Rng
from bot.engine.words import words_of
from bot.games.parts.chain import Link
from bot.games.sol.actions.move import Moving
from bot.games.sol.actions.whole_move import FIRST, WHOLE_MOVE, WholeMove
from bot.games.sol.round.turn import Choose
from bot.games.sol.table.state import NOBODY, Bridge, Suit, Table
from tests.games.sol.position import BO, CY, MIRA, RULES, Position


def spot(p: Position, *chosen: Value, seat: Seat = MIRA) -> Spot:
    found = RULES.offer(p.g, seat).spot("move", chosen)
    assert found is not None, f"{chosen} does not walk"
    return found


def offered(p: Position, *chosen: Value) -> list[Value]:
    return [choice.value for choice in spot(p, *chosen).next]


def with_effect(effect: str) -> Position:
    """Mira uses a card; she has three sundivers on L4 and a node on L6."""
    p = Position().put(MIRA, "L4", "L4", "L4").station(MIRA, "node", "L6").hold(MIRA, effect)
    p.play(MIRA, f"use {effect}")
    return p


def costs(p: Position, *chosen: Value) -> dict[Value, object]:
    """The points that each flight costs that is offered."""
    details = {choice.value: choice.detail for choice in spot(p, *chosen).next}
    return {value: detail.values["points"] for value, detail in details.items() if detail is not None}


def test_6_one_decision_launches_flies_and_ends_the_action() -> None:
    p = Position().put(MIRA, "L3")
    told = p.play(MIRA, "move launch-L1 from-L3 L4 L5")
    assert [event.key for event in told][:4] == ["launch", "fly", "fly", "travelled"]
    assert (p.on(MIRA, "L1"), p.on(MIRA, "L3"), p.on(MIRA, "L5")) == (1, 0, 1)
    assert p.g.active == BO


@pytest.mark.parametrize("most", [120, pytest.param(800, marks=pytest.mark.deep)])
@pytest.mark.parametrize("effect", ["none", "fuel", "cluster", "puncture", "teleport", "transcend", "portal",
                                    "catapult", "juggernaut", "passage", "ceremony"])  # fmt: skip
def test_6_a_whole_move_is_its_single_steps_one_after_another(effect: str, most: int) -> None:
    """At random positions, with and without an effect: the links are legal one by one, and lead to the same state."""
    dice, moves, long = Dice(effect), 0, 0
    for number in range(0, most, 400):
        state = RULES.setup(3, {}, Rng(f"{effect} {number}"))
        state.events.clear()
        for turn in playout(RULES, state, dice, limit=min(400, most)):
            step = state.stack[-1] if state.stack else None
            if turn.seat == CLOCK or not isinstance(step, Choose | Moving):
                continue
            seat = step.seat
            if effect != "none" and isinstance(step, Choose):
                p = Position(3)
                p.g, p.seats = RULES.copy(state), 3
                if effect in p.g.effects.values():
                    continue
                if (held := p.player(seat).held) is not Suit.HIDDEN:
                    p.g.discard.append(held)
                try:
                    p.hold(seat, effect)
                    p.play(seat, f"use {effect}")
                except (Illegal, ValueError):
                    continue
                world = p.g
            else:
                world = RULES.copy(state)
            found = RULES.offer(world, seat).stroll("move", dice)
            if found is None:
                continue
            moves += 1
            walk = WHOLE_MOVE.walk(world, seat, found.values)
            assert walk is not None
            whole, single = RULES.copy(world), RULES.copy(world)
            told = RULES.play(whole, seat, found)
            heard = []
            for link in walk.trail:
                long += len(link.moves) > 1
                for move in link.moves:
                    heard += RULES.play(single, seat, move)
            heard += RULES.play(single, seat, Move("end"))
            assert RULES.encode(whole) == RULES.encode(single)
            assert told == heard
    assert moves > 5


def test_6_2_a_distant_space_is_one_choice_by_the_way_of_fewest_points() -> None:
    p = Position().put(MIRA, "L3")
    goals = costs(p)
    assert [value for value, points in goals.items() if points == 1] == [
        "from-L3-L2",
        "from-L3-L4",
        "from-L3-U3",
    ]
    assert goals["from-L3-L6"] == 3
    assert "from-L3-L7" not in goals
    p.play(MIRA, "move from-L3-L6")
    assert p.on(MIRA, "L6") == 1


def test_12_with_an_effect_that_changes_flights_each_space_is_chosen() -> None:
    """What is cheapest is then not what it is without: with Hyperdrive every third space costs an energy."""
    plain = Position().put(MIRA, "L3").energy(MIRA, 5)
    assert set(offered(plain)) > {f"from-L3-{goal}" for goal in ("L2", "L4", "U3", "L5", "L6")}
    p = plain.hold(MIRA, "hyperdrive")
    p.play(MIRA, "use hyperdrive")
    assert [word for word in offered(p) if str(word).startswith("from")] == [
        "from-L3-L2",
        "from-L3-L4",
        "from-L3-U3",
    ]


def test_6_3_among_equally_long_ways_one_without_a_fee_is_flown() -> None:
    p = Position().put(MIRA, "L3").bridge(BO, "L3-C3").bridge(MIRA, "L4-C4")
    details = {choice.value: choice.detail for choice in spot(p).next}
    paid = {word: detail.values["owners"] for word, detail in details.items() if detail is not None}
    assert paid["from-L3-C3"] == ["@1"]
    assert paid["from-L3-C4"] == [], "over the own bridge"
    told = p.play(MIRA, "move from-L3-C4")
    assert [event.key for event in told].count("fee") == 0


def test_6_3_a_fee_is_paid_to_whoever_has_the_first_seat_too() -> None:
    p = Position()
    p.play(MIRA, "hold")
    p.put(BO, "L3").bridge(MIRA, "L3-C3").bridge(BO, "L4-C4")
    paid = {choice.value: choice.detail for choice in spot(p, "from-L3", seat=BO).next}
    owners = {word: detail.values["owners"] for word, detail in paid.items() if detail is not None}
    assert owners["C3"] == ["@0"]
    assert owners["C4"] == [], "over the own bridge"
    p.play(BO, "move from-L3 C3")
    assert p.player(MIRA).energy == 3 + 1


def test_6_3_a_way_over_the_bridge_of_the_first_seat_is_no_free_one() -> None:
    """Two points lead from L3 to C2: by L2 over the bridge of Mira, or by C3 over an own one."""
    p = Position()
    p.play(MIRA, "hold")
    p.put(BO, "L3").bridge(MIRA, "L2-C2").bridge(BO, "L3-C3")
    p.play(BO, "move from-L3 C2")
    assert (p.on(BO, "C2"), p.player(MIRA).energy) == (1, 3)


def test_6_3_a_neutral_bridge_costs_no_fee() -> None:
    p = Position().put(MIRA, "L3")
    p.g.bridges[p.g.layout.edge_called["L3-C3"]] = Bridge(NOBODY, 2)
    detail = {choice.value: choice.detail for choice in spot(p, "from-L3").next}["C3"]
    assert detail is not None
    assert detail.values["owners"] == []
    told = p.play(MIRA, "move from-L3 C3")
    assert "fee" not in [event.key for event in told]


def test_12_3_fuel_is_bought_within_a_whole_move() -> None:
    p = with_effect("fuel")
    assert "fuel" in offered(p)
    p.play(MIRA, "move fuel from-L4 L9")
    assert (p.on(MIRA, "L9"), p.player(MIRA).energy) == (1, 3 - 1)


@pytest.mark.parametrize(
    ("effect", "begun", "on"),
    [
        ("juggernaut", "node-L6", "L7"),
        ("cluster", "all-L4", "L5"),
        ("puncture", "puncture-L4", "C4"),
        ("teleport", "teleport-L4", "U9"),
    ],
)
def test_12_3_what_an_effect_moves_is_named_by_its_own_word(effect: str, begun: str, on: str) -> None:
    p = with_effect(effect)
    assert any(str(value).startswith(begun) for value in offered(p))
    assert on in offered(p, begun)
    p.play(MIRA, f"move {begun} {on}")
    number = p.g.layout.number
    assert {
        "juggernaut": p.at("L7") is not None,
        "cluster": p.on(MIRA, "L5") == 3,
        "puncture": p.g.layout.edge_number[number["L4"], number["C4"]] in p.g.bridges,
        "teleport": p.on(MIRA, "U9") == 1,
    }[effect]


def test_12_3_what_moved_by_an_effect_goes_on_as_it_may() -> None:
    assert "L8" in offered(with_effect("juggernaut"), "node-L6", "L7"), "the station goes on"
    after = offered(with_effect("puncture"), "puncture-L4", "C4")
    assert "from-L4-C5" in after
    assert "C5" not in after
    after = offered(with_effect("cluster"), "all-L4", "L5")
    assert "L6" in after
    assert not {"from-L5", "all-L5"} & set(after), "what was moved goes on without being named"


def test_12_3_guests_are_launched_from_where_they_are() -> None:
    p = Position(3)
    p.player(MIRA).guests, p.player(MIRA).reserve = [0, 0, 2], p.player(MIRA).reserve - 2
    corner = p.player(CY).corner
    begun = f"guest-3-U{corner}"
    (choice,) = (choice for choice in spot(p).next if choice.value == begun)
    assert choice.label.values == {"player": f"@{CY}", "space": f"U{corner}", "ends": "no"}
    p.play(MIRA, f"move {begun} U{corner - 1}")
    assert (p.player(MIRA).guests, p.on(MIRA, f"U{corner - 1}")) == ([0, 0, 1], 1)


def test_16_3_3_a_sundiver_comes_back_from_space_and_flies_on_in_one_move() -> None:
    p = Position()
    p.player(MIRA).reserve, p.player(MIRA).lost = p.player(MIRA).reserve - 1, 1
    assert "back-U9" in offered(p)
    p.play(MIRA, "move back-U9 U10")
    assert (p.player(MIRA).lost, p.on(MIRA, "U10")) == (0, 1)


def test_3_5_no_way_leads_through_a_full_space() -> None:
    p = Position().put(MIRA, "L3", "L4", "L4", "L4", "L4", "L4")
    assert "from-L3-L4" not in offered(p)
    assert "from-L3-L5" not in offered(p), "over the orbit above it takes four points"


def test_6_what_moved_last_goes_on_first_and_needs_no_name() -> None:
    p = Position().put(MIRA, "L9")
    assert offered(p)[:4] == ["launch-U1", "launch-U2", "launch-L1", "launch-L2"]
    after = offered(p, "launch-L1")
    assert after.index("L2") < after.index("launch-L1") < after.index("from-L9-L8")
    assert "from-L1-L2" not in after, "the one that was launched goes on without being named"


def test_6_1_several_are_launched_to_one_space_by_one_choice() -> None:
    p = Position().put(MIRA, "U1", "U1", "U1")
    several = [word for word in offered(p) if str(word).startswith("launch") and word[6] != "-"]
    assert several == ["launch2-U1", *(f"launch{n}-{at}" for at in ("U2", "L1", "L2") for n in (2, 3))]
    assert spot(p, "launch3-L2").price.values == {"points": 0}
    p.play(MIRA, "move launch2-L1 launch-L2")
    assert (p.on(MIRA, "L1"), p.on(MIRA, "L2")) == (2, 1)
    few = Position()
    few.player(MIRA).reserve, few.player(MIRA).pool = 12, 1
    assert not [word for word in offered(few) if str(word).startswith("launch2")]


def labels(p: Position, *chosen: Value) -> dict[Value, str]:
    return {each.value: words_of("sol").say(each.label, ["Mira", "Bo"]) for each in spot(p, *chosen).next}


def test_6_what_takes_all_points_says_that_it_ends_the_move_and_is_done() -> None:
    p = Position().put(MIRA, "L3").bridge(BO, "L3-C3")
    said = labels(p)
    assert said["launch3-L1"] == "Launch 3 to L1 and end the Move"
    assert said["launch2-L1"] == "Launch 2 to L1"
    assert said["from-L3-L6"] == "Fly L3 to L6 and end the Move"
    assert labels(p, "launch2-L1")["launch-L2"] == "Launch 1 to L2 and end the Move"
    assert labels(p, "launch-L2", "L1")["L13"] == "Fly on to L13 and end the Move"
    for chosen, done in (
        (("launch3-L1",), True),
        (("launch2-L1",), False),
        (("launch2-L1", "launch-L2"), True),
        (("launch-L2", "L1", "L13"), True),
        (("from-L3-L6",), True),
        (("from-L3-C3",), False),
    ):
        assert spot(p, *chosen).done == done, chosen


def test_6_guests_and_those_lost_in_space_end_a_move_like_others() -> None:
    p = Position(3)
    p.player(MIRA).guests, p.player(MIRA).lost = [0, 0, 2], 1
    p.player(MIRA).reserve -= 3
    said = labels(p, "launch2-L1")
    assert {line for word, line in said.items() if str(word).startswith(("guest", "back"))}
    assert all(line.endswith(" and end the Move") for line in said.values())


def test_6_a_hurl_draws_cards_so_that_one_more_press_is_wanted() -> None:
    p = Position().put(MIRA, "K1", "K1", "K1")
    assert labels(p, "from-K1-sun", "from-K1-sun")["from-K1-sun"] == "Hurl K1 into the Sun"
    hurled = spot(p, "from-K1-sun", "from-K1-sun", "from-K1-sun")
    assert (hurled.ends, hurled.next, hurled.done) == (True, (), False)
    assert labels(p, "from-K1-sun", "from-K1-sun")["launch-L1"] == "Launch 1 to L1"


def test_6_a_card_in_use_may_go_on_where_points_do_not() -> None:
    p = Position().hold(MIRA, "fuel")
    p.play(MIRA, "use fuel")
    assert labels(p)["launch-L1"] == "Launch 1 to L1"
    assert not spot(p, "launch-L1", "launch-L1", "launch-L1").done


def test_6_a_flight_may_be_said_in_two_words_too() -> None:
    """As logs of earlier games have it."""
    p = Position().put(MIRA, "L3")
    assert "from-L3" not in offered(p)
    assert set(offered(p, "from-L3")) == {
        str(word)[8:] for word in offered(p) if str(word).startswith("from-L3-")
    }
    p.play(MIRA, "move from-L3 L5")
    assert p.on(MIRA, "L5") == 1


def test_6_2_a_way_says_which_station_stands_where_it_leads() -> None:
    p = (
        Position()
        .put(MIRA, "L3")
        .station(BO, "node", "L4")
        .station(MIRA, "tower", "L2")
        .station(NOBODY, "node", "U3")
    )
    said = {
        choice.value: words_of("sol").say(choice.detail, ["Mira", "Bo"])
        for choice in spot(p).next
        if choice.detail
    }
    assert said["from-L3-L4"] == "1 point · Bo’s node is there"
    assert said["from-L3-L2"] == "1 point · your tower is there"
    assert said["from-L3-U3"] == "1 point · a node is there"
    assert said["from-L3-L5"] == "2 points"


def test_6_4_hurls_stand_in_the_same_move_and_pay() -> None:
    p = Position().put(MIRA, "K1", "K1")
    told = p.play(MIRA, "move from-K1-sun from-K1-sun")
    assert p.player(MIRA).momentum == 4
    assert p.drawn(told) == 1


def test_6_a_move_ends_only_when_something_moved_and_shows_what_is_left() -> None:
    p = Position().put(MIRA, "L3")
    assert not spot(p).ends
    assert not spot(p, "from-L3").ends
    there = spot(p, "from-L3", "L5")
    assert there.ends
    assert there.price is not None
    assert there.price.values == {"points": 1}
    (ahead,) = there.preview
    assert words_of("sol").tell(ahead, ["Mira", "Bo"]) == "fly L3 to L5", "it speaks of what will be"


def test_6_the_picture_shows_where_the_sundiver_is_was_and_may_go() -> None:
    p = Position().put(MIRA, "L3", "L9")
    assert {mark.what for mark in spot(p).marks if mark.tone == "may"} == {"U1", "U2", "L1", "L2"}
    assert [mark.what for mark in spot(p).marks if mark.tone == "own"] == ["L3", "L9"]
    assert [mark.what for mark in spot(p, "from-L9").marks if mark.tone == "own"] == ["L9"]
    assert "heart" in {mark.what for mark in spot(Position().put(MIRA, "K2"), "from-K2-K1").marks}
    marks = spot(p, "from-L3", "L4").marks
    assert [mark.what for mark in marks if mark.tone == "own"] == ["L4", "L9"]
    assert [mark.what for mark in marks if mark.tone == "chosen"] == ["L3", "L4"]
    assert {"L5", "U4", "L3"} <= {mark.what for mark in marks if mark.tone == "may"}


def test_6_typed_goals_are_proposed_as_whole_moves() -> None:
    p = Position().put(MIRA, "L3").bridge(MIRA, "L4-C4")

    def proposed(verb: str, *given: Value) -> list[str]:
        return [str(move) for move, _ in RULES.offer(p.g, MIRA).proposals(verb, given)]

    assert proposed("fly", "L3", "C4") == ["move from-L3 C4"]
    assert proposed("launch", "L3")[0] == "move launch-L2 L3"
    assert proposed("fly", "L3", "K1") == []
    p.put(MIRA, "K1")
    assert proposed("hurl", "K1")[0] == "move from-K1 sun"


def test_6_typed_goals_are_proposed_the_cheapest_first() -> None:
    p = Position().put(MIRA, "L3", "R4").bridge(MIRA, "R4-K3")

    def proposed(verb: str, *given: Value) -> list[str]:
        return [str(move) for move, _ in RULES.offer(p.g, MIRA).proposals(verb, given)]

    assert proposed("launch", "L3") == [f"move launch-{begun} L3" for begun in ("L2", "U2", "L1", "U1")]
    assert proposed("hurl", "R4")[0] == "move from-R4 K3 sun"
    assert {len(way.split()) for way in proposed("hurl", "R4")} == {4}, "by one space of the core"
    assert proposed("hurl", "L3") == proposed("fly", "L3") == proposed("recall", "U3") == []


def test_6_a_whole_move_says_what_it_is_made_of_and_what_it_leaves() -> None:
    there = spot(Position().put(MIRA, "L3", "K1"), "launch-L1", "L2", "from-K1", "sun")
    assert there.whole == Text("move-whole", {"launches": 1, "flights": 1, "hurls": 1})
    assert there.price == Text("price-move", {"points": 0})
    first = spot(Position().put(MIRA, "L3"))
    assert first.price == Text("price-move", {"points": 3})


def test_6_2_a_goal_beyond_the_points_says_how_many_are_missing() -> None:
    p = Position().put(MIRA, "L3")
    with pytest.raises(Illegal) as refused:
        RULES.play(p.g, MIRA, Move("fly", ("L3", "L8")))
    assert refused.value.why.key == "refusal-too-far"
    assert refused.value.why.values["needed"] == 5
    assert refused.value.why.values["short"] == 2
    assert p.refusal(MIRA, "move from-L3 L8") == "6.2"


def test_6_each_part_of_a_whole_move_is_refused_by_its_own_rule() -> None:
    p = Position().put(MIRA, "L3", "C3")
    assert p.refusal(MIRA, "move launch-L7") == "6.1"
    assert p.refusal(MIRA, "move from-L3 C3") == "3.4"
    assert p.refusal(MIRA, "move from-L3-C3") == "3.4"
    assert p.refusal(MIRA, "move from-C3-sun") == "6.4"
    assert p.refusal(MIRA, "move from-L3 L4 L5 L6 L7") == "6"
    assert p.refusal(MIRA, "move from-C3 sun") == "6.4"
    with pytest.raises(Illegal) as refused:
        RULES.play(p.g, MIRA, Move("move", ("from-L3",)))
    assert refused.value.why.key == "refusal-missing-value"


@pytest.mark.parametrize(
    "move",
    [
        "move from-L3-L4 L5 L9",
        "move launch-L1 from-L3-L4 from-C3-sun from-C3-sun",
        "move launch-L1 from-L3",
        "move launch-L1 end",
        "move",
    ],
)
def test_6_a_whole_move_is_refused_alike_by_those_who_keep_the_state_and_those_who_do_not(move: str) -> None:
    p = Position().put(MIRA, "L3", "C3")
    data, whole = RULES.encode(p.g), Move.parse(move)
    with pytest.raises(Illegal) as kept:
        RULES.play(p.g, MIRA, whole)
    assert RULES.encode(p.g) == data
    with pytest.raises(Illegal) as spent:
        RULES.play(RULES.decode(data), MIRA, whole, data)
    assert (spent.value.rule, spent.value.why) == (kept.value.rule, kept.value.why)


def test_6_a_whole_move_is_walked_once_where_the_state_may_be_spent(monkeypatch: pytest.MonkeyPatch) -> None:
    p, walked = Position().put(MIRA, "L3"), list[object]()
    data, links, move = RULES.encode(p.g), WholeMove.links, Move.parse("move launch-L1 from-L3-L4")

    def counted(self: WholeMove, g: Table, *rest: Any) -> list[Link]:
        walked.append(rest[-1])
        return links(self, g, *rest)

    monkeypatch.setattr(WholeMove, "links", counted)
    once = RULES.decode(data)
    told = RULES.play(once, MIRA, move, data)
    assert walked == [("launch-L1", "from-L3-L4"), ("from-L3-L4",)]
    assert RULES.play(p.g, MIRA, move) == told
    assert RULES.encode(once) == RULES.encode(p.g)


def test_whether_a_verb_can_be_used_is_told_without_walking_another(monkeypatch: pytest.MonkeyPatch) -> None:
    p = Position().put(MIRA, "L3")
    walked = list[object]()
    links = WholeMove.links

    def counted(self: WholeMove, g: Table, *rest: Any) -> list[Link]:
        walked.append(rest[-1])
        return links(self, g, *rest)

    monkeypatch.setattr(WholeMove, "links", counted)
    offer = RULES.offer(p.g, MIRA)
    assert (offer.has("launch"), offer.has("hurl"), walked) == (True, False, [])
    assert (offer.has("move"), len(walked)) == (True, 1)
    assert not RULES.offer(p.g, BO).has("launch")
    assert not RULES.offer(p.g, BO).has("move")


def test_6_nobody_moves_out_of_turn() -> None:
    p = Position().put(BO, "L9")
    assert RULES.offer(p.g, BO).spot("move", ()) is None
    assert RULES.offer(p.g, BO).open_verbs == []
    with pytest.raises(Illegal):
        RULES.play(p.g, Seat(BO), Move("move", ("from-L9", "L8")))


def told_of(p: Position, move: str) -> tuple[str, Event]:
    """What is told of a whole move, and the event that sums it up."""
    (event,) = [event for event in p.play(MIRA, move) if event.key == "travelled"]
    return words_of("sol").tell(event, ["Mira", "Bo", "Cy"]), event


def test_6_a_move_is_told_with_its_places_and_whom_it_paid() -> None:
    p = Position().put(MIRA, "L3").bridge(BO, "L3-C3")
    said, event = told_of(p, "move launch-L1 launch-L1 from-L3 C3")
    assert said == "Mira launched 2 to L1 and flew L3 to C3 over Bo’s bridge (Bo +1 energy)."
    assert event.told.touches == (BO,)
    assert p.g.trips == [], "the next Move is told for itself"


def test_6_each_owner_of_a_bridge_is_told_once() -> None:
    p = Position(3).put(MIRA, "L3").bridge(BO, "L3-C3").bridge(CY, "C3-R2")
    said, _ = told_of(p, "move from-L3 C3 R2 C3")
    assert said == "Mira flew L3 to C3 over the bridges of Bo and Cy (+1 energy each)."
    p = Position().put(MIRA, "L3").bridge(MIRA, "L3-C3")
    assert told_of(p, "move from-L3 C3")[0] == "Mira flew L3 to C3."


def test_6_flights_that_go_on_are_one_trip_and_hurls_of_one_space_are_counted() -> None:
    p = Position().put(MIRA, "L3")
    assert told_of(p, "move from-L3 L4 launch-L1 from-L4 L5")[0] == "Mira launched 1 to L1 and flew L3 to L5."
    p = Position().put(MIRA, "L3")
    assert told_of(p, "move from-L3 L4 L3 launch-L1")[0] == "Mira launched 1 to L1.", "it is where it was"
    p = Position().put(MIRA, "K1", "K1", "K2")
    said, _ = told_of(p, "move from-K1 sun from-K2 sun from-K1 sun")
    assert said == "Mira hurled 2 from K1 and 1 from K2 into the Sun (+6 momentum)."


def told(p: Position, *chosen: Value) -> dict[Value, str]:
    """The second line of each choice, in the order in which they are offered."""
    words = words_of("sol")
    return {
        each.value: words.say(each.detail) if each.detail is not None else words.attribute(each.label, "help")
        for each in spot(p, *chosen).next
    }


def bands(p: Position, *chosen: Value) -> dict[Value, str]:
    return {each.value: words_of("sol").attribute(each.label, "band") for each in spot(p, *chosen).next}


def test_what_is_of_use_is_offered_first_and_says_why() -> None:
    p = Position().put(MIRA, "C3", "L2").bridge(MIRA, "L2-C2").station(BO, "node", "C4")
    lines = told(p)
    assert [*lines][:3] == ["from-C3-C4", "from-L2-C4", "launch-L1"], "stations first, the nearest first"
    assert lines["from-C3-C4"] == "1 point · Seat 2’s node is there"
    assert lines["from-L2-C2"] == "1 point · prepares a foundry on C2"
    assert lines["launch-L1"] == "Lower Orbit · leaves 7 in your pool · prepares a foundry on L1"
    assert lines["launch-U1"] == "Upper Orbit · leaves 7 in your pool"
    assert lines["from-L2-L4"] == "2 points"
    first = [value for value, band in bands(p).items() if not band and str(value).startswith("from")]
    assert len(first) <= FIRST
    assert bands(p)["from-L2-L4"] == "Fly from L2 elsewhere"


def test_what_is_possible_already_or_crewed_already_is_of_no_use() -> None:
    p = Position().put(MIRA, "L1", "L2", "L2", "L12").station(MIRA, "node", "L1")
    assert told(p)["from-L12-L1"] == "2 points · your node is there", (
        "a station with one’s sundiver is not first"
    )
    assert bands(p)["from-L12-L1"] == "Fly from L12 elsewhere"
    assert told(p)["from-L2-L3"] == "1 point · prepares a foundry on L3 and a node on L2"
    assert "prepares a foundry on L2" not in told(p)["launch-L2"], "it can be built as it is"


def test_a_sundiver_that_leaves_takes_its_pattern_along() -> None:
    p = Position().put(MIRA, "L4", "C5")
    p.bridge(MIRA, "L4-C4")
    assert told(p)["from-L4-C4"] == "1 point · prepares a foundry on C4"
    assert "bridge" not in told(p)["from-L4-C4"]


def test_a_launch_to_a_station_is_of_use_like_a_flight_to_one() -> None:
    p = Position().station(MIRA, "node", "L2").station(BO, "tower", "U1").station(NOBODY, "node", "L1")
    lines = told(p)
    assert [*lines][:3] == ["launch-U1", "launch-L1", "launch-L2"]
    assert lines["launch-L2"] == "Lower Orbit · leaves 7 in your pool · your node is there"
    assert lines["launch-U1"] == "Upper Orbit · leaves 7 in your pool · Seat 2’s tower is there"
    assert lines["launch-L1"] == "Lower Orbit · leaves 7 in your pool · a node is there"
    assert lines["launch2-L2"] == "Lower Orbit · leaves 6 in your pool · your node is there"
    assert next(iter(told(p.put(MIRA, "L1", "L2")))) == "launch-U1", (
        "where one stands already, another is of no use"
    )


def test_a_way_back_to_where_a_flight_began_comes_last_and_is_of_no_use() -> None:
    p = Position().put(MIRA, "L5").station(MIRA, "foundry", "L5").bridge(MIRA, "L9-C9")
    lines = told(p, "from-L5-L3")
    assert [*lines][-1] == "L5"
    others = Position().put(MIRA, "L5", "L4").station(MIRA, "foundry", "L5")
    assert next(iter(told(others, "from-L5-U5"))) == "from-L4-L5", "another may take its place"
    assert [*told(others, "from-L5-U5")][-1] == "L5"


def test_a_hurl_comes_before_all_flights() -> None:
    p = Position().put(MIRA, "K2").station(BO, "node", "K1")
    assert [*told(p)][:2] == ["from-K2-sun", "from-K2-K1"]


def test_no_more_than_a_few_are_offered_before_the_others() -> None:
    p = Position().put(MIRA, "C1", "C3", "C5", "C7", "C9", "L1", "L4", "L8")
    ahead = [value for value, band in bands(p).items() if not band and str(value).startswith("from")]
    assert len(ahead) <= FIRST < sum("prepares" in line for line in told(p).values())


def test_the_draft_says_what_it_makes_possible_next_turn() -> None:
    p = Position()
    p.player(MIRA).pool = 8
    words = words_of("sol")
    said = [words.tell(event, ()) for event in spot(p, "launch-U2", "launch-L2").preview]
    assert said == ["launch 1 to L2 and 1 to U2", "next turn you can build a bridge L2-C2"]
    assert len(spot(p, "launch-L2").preview) == 1


def test_12_a_free_crossing_costs_no_point() -> None:
    p = Position().put(MIRA, "L4", "L6").bridge(MIRA, "L4-C4").bridge(BO, "C4-R3").hold(MIRA, "catapult")
    p.play(MIRA, "use catapult")
    assert costs(p)["from-L4-C4"] == 0
    assert told(p)["from-L4-C4"] == "free"
    assert costs(p)["from-L4-L3"] == 1
    assert costs(p, "from-L4-C4")["R3"] == 1, "only one crossing of a sundiver is free"
    points = p.g.stack[-1]
    assert isinstance(points, Moving)
    before = points.mp
    p.play(MIRA, "fly L4 C4")
    assert before - points.mp == 0


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("launch2-L1 from-L2-C2 from-L2-C2", "launched 2 to L1 and flew L2 to C2 twice"),
        ("launch-L1 launch-U1 from-L2-C2", "launched 1 to L1 and 1 to U1, and flew L2 to C2"),
        (
            "launch-L1 launch-U1 from-L2-C2 from-K1-sun",
            "launched 1 to L1 and 1 to U1, flew L2 to C2, and hurled 1 from K1 into the Sun (+2 momentum)",
        ),
        ("launch-L1 launch-U1", "launched 1 to L1 and 1 to U1"),
    ],
)
def test_a_move_is_told_so_that_its_parts_can_be_told_apart(move: str, said: str) -> None:
    p = Position().put(MIRA, "L2", "L2", "K1")
    for bridge in ("L2-C2", "L9-C9", "L10-C10"):
        p.bridge(MIRA, bridge)
    (event,) = [event for event in p.play(MIRA, f"move {move}") if event.key == "travelled"]
    assert words_of("sol").tell(event, ("Mira", "Bo")) == f"Mira {said}."


def test_of_all_that_is_prepared_the_two_best_are_named() -> None:
    """A foundry between each two neighbours, and a bridge: the bridge is least. A tower comes before all others."""
    p = Position().put(MIRA, "L1", "L3", "U2")
    ended = "Lower Orbit · leaves 7 in your pool · prepares "
    assert told(p)["launch-L2"] == f"{ended}a foundry on L1 and a foundry on L2"
    p = Position().put(MIRA, "L1", "C2", "U2")
    assert told(p)["launch-L2"] == f"{ended}a tower on C2 and a foundry on L1"
    p = Position().put(MIRA, "L2", "C2", "L3", "C3", "R1")
    assert told(p)["from-R1-R2"] == "1 point · prepares a tower on R2 and a bridge R2-K1", (
        "a tower by two patterns"
    )


def test_12_a_teleport_prepares_as_a_flight_does() -> None:
    assert told(with_effect("teleport"))["teleport-L4-L2"] == "3 points · prepares a node on L3"
