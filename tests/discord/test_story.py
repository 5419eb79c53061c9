"""The story is told in a few sentences: the action, then the cards, then the flare."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from bot.discord.views.story import (
    deeds,
    done_by,
    gist,
    gist_of_turns,
    in_one,
    last_turn,
    turn_began,
    turns_began,
    turns_of,
)
from bot.discord.views.table import names_then
from bot.engine.moves import Event, Move, Seat, Values, who
from bot.engine.playout import Dice
from bot.engine.rng import Rng
from bot.engine.told import COUNTED, DETAIL, GRAVE, PLAIN, QUIET, joined, part_of
from bot.engine.words import words_of
from bot.games.catalogue import games
from bot.games.sol.actions.drawing import StallDraw
from bot.games.sol.rules import SolRules
from bot.games.sol.table.state import Suit
from bot.sessions import Kind, LogLine
from tests.catalogues import Late

SOL = Late("sol")
MIRA, BO = Seat(0), Seat(1)


def fly(seat: Seat, start: str, goal: str) -> Event:
    values: Values = {"seat": who(seat), "start": start, "goal": goal, "count": 1}
    return Event("fly", values, told=part_of("travelled"), about=seat)


def moved(seat: Seat) -> Event:
    return Event("travelled", {"seat": who(seat), "parts": []}, about=seat)


def drew(seat: Seat, suit: str) -> Event:
    return Event(
        "draw", {"seat": who(seat), "suit": f"~suit-{suit}"}, chance=True, told=joined("suit"), about=seat
    )


FLARE = Event("flare", {"marker": 6})
GIVEN = [
    Event("flare-node", {"seat": who(BO), "amount": 1, "space": f"U{n}"}, told=DETAIL, about=BO)
    for n in range(1, 8)
]


KEPT = Event("keep", {"seat": who(MIRA), "suit": "~suit-flare", "effect": "~effect-catapult"}, about=MIRA)


def test_of_a_turn_its_own_sides_choices_are_told_first_then_its_cards_then_others() -> None:
    """A label had "Bo drew Reverberation. A solar flare!" where Bo had built a bridge."""
    turn = [moved(BO), drew(BO, "flare"), drew(BO, "persist"), FLARE, *GIVEN, KEPT]

    def told(events: list[Event], most: int = 2, *sides: Seat) -> list[str]:
        return [event.key for event in deeds(SOL, events, sides or (BO,), most)]

    assert told(turn, 1) == ["travelled"]
    assert told(turn) == ["travelled", "draw"], "details about Bo are no deeds"
    assert told(turn, 4) == ["travelled", "draw", "flare", "keep"], "in their order"
    assert told([moved(BO), drew(BO, "flare"), replace(KEPT, about=BO), FLARE]) == ["travelled", "keep"]
    assert told([KEPT, moved(BO)]) == ["travelled", "keep"], "others come after them"
    assert told([FLARE, *GIVEN, KEPT]) == ["flare", "keep"]
    weighty = replace(moved(MIRA), told=PLAIN.touching(GRAVE, BO))
    own = replace(weighty, about=BO)
    assert deeds(SOL, [own, moved(BO)], (BO,), 1) == [moved(BO)], "of one side the newest"
    assert deeds(SOL, [weighty, moved(BO)], (MIRA, BO), 1) == [weighty], "of several sides the weightiest"


def keys(events: list[Event], most: int = 4) -> list[str]:
    return [event.key for event in gist(SOL, events, most)]


def test_steps_give_way_to_what_sums_them_up() -> None:
    steps = [fly(MIRA, "U10", "U9"), fly(MIRA, "U9", "U8")]
    assert keys(steps) == ["fly", "fly"]
    assert keys([*steps, moved(MIRA)]) == ["travelled"]
    assert keys(GIVEN[:4] + steps[:1], 3)[-1] == "fly", "the newest step is always told"
    assert keys([fly(BO, "U1", "U2"), *steps, moved(MIRA)]) == ["fly", "travelled"]


def test_the_action_the_cards_and_the_flare_stay_when_there_is_much_to_tell() -> None:
    cards = [drew(MIRA, "refraction"), drew(MIRA, "explosion"), FLARE, *GIVEN, drew(MIRA, "expansion")]
    told = gist(SOL, [moved(MIRA), *cards], 3)
    assert [event.key for event in told] == ["travelled", "draw", "flare"]
    assert SOL.tell(told[1], ["Mira", "Bo"]) == "Mira drew Refraction, Solar Flare and Expansion."


def test_cards_of_different_players_are_told_apart() -> None:
    assert keys([drew(MIRA, "refraction"), drew(BO, "refraction")]) == ["draw", "draw"]


def test_cards_of_a_quiet_round_are_told_as_one() -> None:
    g = SolRules().setup(2, {}, Rng("quiet"))
    g.events.clear()
    for suit in (Suit.REFRACTION, Suit.EXPLOSION):
        StallDraw(MIRA, 1, quiet=27).tell(g, suit)
    (event,) = gist(SOL, g.events, 3)
    assert (
        SOL.tell(event, ["Mira", "Bo"])
        == "After 27 rounds without a card, the Sun revealed Refraction and Solar Flare."
    )


def built(sector: str) -> Event:
    return Event("built-ship", {"side": who(MIRA), "sector": sector}, told=COUNTED, about=MIRA)


def test_what_happened_several_times_is_told_once_with_its_number() -> None:
    words = words_of("novasolis")
    settled = [
        Event("settled", {"side": who(MIRA), "sector": sector}, told=joined("sector"))
        for sector in ("1.0", "1.5")
    ]
    events = [built("2.0"), *settled, built("2.0"), built("1.5"), built("2.0")]
    told = [words.tell(event, ["Mira", "Bo"]) for event in gist(words, events, 4)]
    assert told == [
        "Mira built 3 ships in 2.0.",
        "Mira settled 1.0 and 1.5.",
        "Mira built a ship in 1.5.",
    ]


def test_what_is_told_together_touches_everyone_whom_a_part_of_it_touches() -> None:
    events = [
        Event("destroyed", {"cards": [f"=Ship {side}"]}, told=joined("cards").touching(GRAVE, side))
        for side in (BO, MIRA, BO)
    ]
    (told,) = gist(words_of("supernova"), events, 4)
    assert (told.told.touches, told.told.weight) == ((BO, MIRA), GRAVE)
    assert told.values == {"cards": ["=Ship 1", "=Ship 0", "=Ship 1"]}


def test_a_value_of_that_name_alone_does_not_tell_an_event_as_several() -> None:
    words, reshuffled = words_of("supernova"), Event("reshuffled", {"count": 9, "times": 2})
    assert words.tell(reshuffled, ["Mira"]) == words.tell(Event("reshuffled", {"count": 9}), ["Mira"]) != ""


def line(seq: int, seat: Seat, *, kind: Kind = Kind.MOVE, taken_back: bool = False) -> LogLine:
    return LogLine(seq, kind, seat, Move("hold"), [], 0.0, taken_back)


def last(seq: int, *, taken_back: bool = False) -> LogLine:
    return LogLine(seq, Kind.MOVE, MIRA, None, [], 0.0, taken_back, ends_turn=True)


def test_only_an_event_about_the_same_side_sums_up_a_step() -> None:
    """However a game calls the value that names the side."""
    words = words_of("factions")

    def took(side: int) -> Event:
        values = {"side": who(side), "card": "~card"}
        return Event("gained-research", values, told=part_of("gained-exoplanet"), about=side)

    gained = Event("gained-exoplanet", {"side": who(BO), "card": "~card"}, about=BO)
    told = gist(words, [took(MIRA), took(BO), gained], 4)
    assert [each.key for each in told] == ["gained-research", "gained-exoplanet"]
    assert [each.about for each in told] == [MIRA, BO]


def test_an_event_is_about_the_side_that_it_names_unless_the_game_says_otherwise() -> None:
    g = games()["sol"].setup(2, {}, Rng("about"))
    g.events.clear()
    g.tell("hold", seat=who(BO))
    g.tell_chance("draw", side=who(BO), seat=who(MIRA), suit="x")
    g.tell_partly("draw", {"suit": (BO,)}, about=BO, seat=who(MIRA), suit="x")
    g.tell("nova")
    assert [event.about for event in g.events] == [BO, BO, BO, None]


def test_what_has_a_notice_of_its_own_or_no_words_is_not_told_in_a_story() -> None:
    offered = Event("seat-offered", {"name": "=Cy", "before": "=Bo"}, told=QUIET)
    assert gist(SOL, [offered, Event("bookkeeping"), FLARE], 4) == [FLARE]
    assert SOL.tell(offered, ["Mira", "Bo"]) != "", "the log tells it"


def test_a_preview_joins_what_is_alike_and_leaves_nothing_out() -> None:
    assert built("2.0").ahead.told == COUNTED
    assert fly(MIRA, "U10", "U9").ahead.told == GIVEN[0].ahead.told == PLAIN


def test_events_stored_before_it_was_said_how_to_tell_them_are_told_for_themselves() -> None:
    stored = b'["fly",{"seat":"@0","start":"U1","goal":"U2","count":1},null,false,{}]'
    event = msgspec.json.decode(stored, type=Event)
    assert event.told == PLAIN
    assert keys([event, event]) == ["fly", "fly"]
    again = msgspec.json.decode(msgspec.json.encode(fly(MIRA, "U1", "U2")), type=Event)
    assert again == fly(MIRA, "U1", "U2")
    assert msgspec.json.encode(event) == stored[:-1] + b",{},null]", "what is usual takes no room"


def test_a_turn_began_at_the_last_move_of_anybody_else() -> None:
    lines = [
        line(1, MIRA),
        line(2, BO),
        line(3, MIRA),
        line(4, BO, taken_back=True),
        line(5, BO, kind=Kind.UNDO),
    ]
    assert turn_began(lines, {MIRA}) == 2
    assert turn_began(lines[:1], {MIRA}) == 0
    assert turn_began(lines, {BO}) == 3


def test_the_last_turn_of_a_seat_is_what_it_did_without_others_between() -> None:
    lines = [line(1, MIRA), line(2, BO), line(3, MIRA), line(4, MIRA), line(5, BO), line(6, BO)]
    assert [each.seq for each in last_turn(lines, MIRA)] == [3, 4]


def test_the_last_turn_is_told_with_what_came_before_and_after_its_end() -> None:
    """A rescue before a pass, and what is chosen after it."""
    lines = [line(1, BO), line(2, MIRA), last(3), line(4, MIRA), last(5), line(6, MIRA)]
    assert [each.seq for each in last_turn(lines, MIRA)] == [4, 5, 6]
    assert [each.seq for each in last_turn(lines[:5], MIRA)] == [4, 5]
    assert [each.seq for each in last_turn(lines[:3], MIRA)] == [2, 3]


def test_the_next_turn_of_the_last_player_in_a_round_begins_at_the_end_of_the_one_before() -> None:
    lines = [line(1, BO), line(2, MIRA), last(3), line(4, MIRA), line(5, MIRA)]
    assert turn_began(lines, {MIRA}) == 3
    assert turns_began(lines, {MIRA}) == (3, 1)
    assert turns_began([*lines, last(6), line(7, BO)], {MIRA}) == (7, 6)
    done, whole = done_by(lines, MIRA, {MIRA})
    assert ([each.seq for each in done], whole) == ([4, 5], True)


def test_turns_of_the_last_player_are_told_each_by_itself() -> None:
    lines = [line(1, BO), last(2), last(3), line(4, MIRA), last(5, taken_back=True), line(6, BO), last(7)]
    turns = [[each.seq for each in turn] for turn in turns_of([*lines, line(8, MIRA)])]
    assert turns == [[1, 2], [3], [4, 6, 7], [8]]
    one, other = drew(MIRA, "refraction"), drew(MIRA, "explosion")
    assert gist_of_turns(SOL, [[one], [other]], 3) == [[one], [other]]
    assert len(gist_of_turns(SOL, [[one, other]], 3)[0]) == 1
    steps = [[moved(MIRA)], [fly(MIRA, "U1", "U2")], [one]]
    assert gist_of_turns(SOL, steps, 2) == [steps[0], [], [one]]


def test_a_turn_also_ends_where_it_passed_to_others() -> None:
    lines = [
        line(1, BO),
        line(2, MIRA),
        line(3, BO),
        line(5, BO, taken_back=True),
        line(6, MIRA),
        last(7),
        line(8, BO),
    ]
    turns = [[each.seq for each in turn] for turn in turns_of(lines, (0, 3, 7))]
    assert turns == [[1, 2, 3], [6, 7], [8]]


def test_what_no_player_does_is_left_out_last() -> None:
    turns = [[FLARE], [moved(MIRA), *GIVEN[:2]], [moved(BO), drew(BO, "refraction")]]
    for most, told in (
        (4, ["flare", "travelled", "travelled", "draw"]),
        (2, ["flare", "draw"]),
        (1, ["draw"]),
    ):
        kept = gist_of_turns(SOL, turns, most, {MIRA, BO})
        assert [event.key for events in kept for event in events] == told


@pytest.mark.parametrize("awaited", [{MIRA}, {BO}, {MIRA, BO}, set[Seat]()])
def test_the_newest_lines_are_enough_where_something_came_before_the_turn(awaited: set[Seat]) -> None:
    dice, enough = Dice("turns"), 0
    for _ in range(200):
        lines = [
            LogLine(
                seq,
                Kind.MOVE if dice.below(4) else Kind.VOTE,
                (MIRA, BO)[dice.below(2)],
                None,
                [],
                0.0,
                not dice.below(5),
                ends_turn=not dice.below(3),
            )
            for seq in range(1, 11)
        ]
        everything, _ = done_by(lines, MIRA, awaited)
        for newest in range(1, len(lines)):
            found, whole = done_by(lines[-newest:], MIRA, awaited)
            assert not whole or found == everything
            enough += whole
    assert enough > 200


def test_a_story_names_those_who_held_the_seats_when_it_happened() -> None:
    first, second = moved(BO), moved(BO)
    lines = [
        LogLine(1, Kind.MOVE, BO, None, [first], 0.0, names=("Mira", "Bo")),
        LogLine(2, Kind.MOVE, BO, None, [second], 1.0, names=("Mira", "Cy")),
        LogLine(3, Kind.MOVE, MIRA, None, GIVEN, 2.0),
    ]
    assert [names_then(lines, event)[1] for event in (first, second)] == ["Bo", "Cy"]
    assert names_then(lines, GIVEN[0]) == (), "nobody has come or gone since"
    built_ships = [built("2.0"), built("2.0")]
    lines = [
        LogLine(1, Kind.MOVE, BO, None, [replace(built("2.0"), about=BO)], 0.0, names=("Mira", "Bo")),
        LogLine(2, Kind.MOVE, MIRA, None, built_ships, 1.0, names=("Mira", "Cy")),
    ]
    (two,) = gist(words_of("novasolis"), built_ships, 1)
    assert names_then(lines, two) == ("Mira", "Cy"), "those of another side’s line are not taken"


def test_what_the_lines_do_not_tell_has_the_names_of_now() -> None:
    lines = [LogLine(1, Kind.MOVE, BO, None, [moved(BO)], 0.0, names=("Mira", "Bo"))]
    (joined,) = gist(SOL, GIVEN[:2], 1)
    assert names_then(lines, joined) == ()


def test_what_someone_does_in_a_row_is_said_in_one_sentence() -> None:
    moved, took, gained = "Mira moved to D2 for 3 energy.", "Mira took Mirage.", "Mira gained 4 energy."

    def said(*sentences: str, subject: str = "Mira") -> list[str]:
        return in_one(words_of("house"), [(subject, each) for each in sentences])

    assert said(moved, took, gained) == ["Mira moved to D2 for 3 energy, took Mirage and gained 4 energy."]
    assert said(moved) == [moved]
    others = "Mira and Bo drew a card.", "Mira’s hold is full.", "Mira lost a ship. It was the last."
    assert said(moved, *others, took) == [moved, *others, took], "these cannot be taken apart"
    assert said(moved, "Mira has 3 points: 2 for machines.", took)[1:] == [
        "Mira has 3 points: 2 for machines.",
        took,
    ]
    assert said(moved, took, subject="") == [moved, took], "about no one"
    assert in_one(words_of("house"), [("Mira", took), ("Bo", "Bo took Yvaga."), ("Mira", moved)]) == [
        took,
        "Bo took Yvaga.",
        moved,
    ]
    assert said(*[took] * 5) == ["Mira took Mirage, took Mirage, took Mirage and took Mirage.", took]
