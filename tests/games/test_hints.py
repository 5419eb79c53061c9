"""Tips for newcomers: each is said somewhere, has room on a phone, and follows from its reader's view."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.engine.hints import LEARNING, Hint, first_hint
from bot.engine.moves import CLOCK, Ask, Move, Seat, Side, Text
from bot.engine.playout import Dice, playout
from bot.engine.rng import Rng
from bot.engine.words import words_of
from bot.games.catalogue import GAMES, games
from bot.games.factions.cards.cards import CALLED, MARS
from bot.players.suggest import advise
from tests.games.factions.deeds import Deeds
from tests.games.factions.whole import Whole
from tests.games.proofs import Case
from tests.games.sol.position import BO, MIRA, RULES, Position

NAMES = ["Mira", "Bo", "Cy", "Dee", "Eli", "Fay", "Gil"]
LONGEST = 170
"""Five lines of a phone."""
RARE = {
    "sol": {"node", "tower"},
    "factions": {"place", "venus", "mars-beside"},
    "supernova": {"environment"},
    "novasolis": set[str](),
}
"""What random players seldom come to: it has a test of its own, or may be missing."""
TABLES = {
    "sol": [(3, {})],
    "supernova": [(3, {}), (2, {"parallel": "on"})],
    "factions": [(3, {"first": "on"})],
    "novasolis": [(2, {"mode": "exploration"}), (1, {"variant": "solo"})],
}


@pytest.mark.parametrize("slug", GAMES)
def test_each_tip_is_said_where_it_is_lacking_and_in_few_words(slug: str) -> None:
    game, words, said = games()[slug], words_of(slug), dict[str, str]()
    assert len(game.hints) >= 6
    for _, ask, view in asked(slug):
        for hint in game.hints:
            if (values := hint.lacks(view, ask.whose)) is not None:
                said[hint.key] = words.say(Text(f"newcomer-{hint.key}", values), NAMES)
    assert {hint.key for hint in game.hints} - said.keys() <= RARE[slug]
    assert not {key: text for key, text in said.items() if len(text) > LONGEST}


@pytest.mark.parametrize("slug", GAMES)
def test_a_tip_follows_from_what_its_reader_may_know(slug: str) -> None:
    game, rng, compared = games()[slug], Rng("tips"), 0
    for number, (state, ask, view) in enumerate(asked(slug)):
        if number % 9:
            continue
        world = game.view(game.resample(state, ask.seat, rng), ask.seat)
        here, there = ([hint.lacks(each, ask.whose) for hint in game.hints] for each in (view, world))
        assert here == there
        assert here == [hint.lacks(state, ask.whose) for hint in game.hints], "it needs more than a view has"
        compared += any(values is not None for values in here)
    assert compared > 5


def asked(slug: str) -> Iterator[tuple[Any, Ask, Any]]:
    """The first questions of some random games, each with the state and its reader's view."""
    for seats, options in TABLES[slug]:
        case = Case(games()[slug], seats, options)
        for seed in range(3):
            state = case.setup(f"tips {seed}")
            for _ in playout(case.game, state, Dice(seed)):
                if case.game.turns_of(state, Seat(0)) > (20 if slug == "sol" else 4):
                    break
                for ask in case.game.asks(state):
                    if ask.seat != CLOCK:
                        yield state, ask, case.game.view(state, ask.seat)


def test_the_most_useful_tip_comes_first_and_goes_once_it_was_heeded() -> None:
    hints = (
        Hint("never", lambda view, side: None),
        Hint("bridge", lambda view, side: {"n": view}, ("convert bridge", "build")),
        Hint("aim", lambda view, side: {}),
    )

    def key(*lines: str) -> str:
        found = first_hint(hints, 3, Side(0), [Move.parse(line) for line in lines])
        return "" if found is None else found.key

    assert first_hint(hints, 3, Side(0), []) == Text("newcomer-bridge", {"n": 3})
    assert key("convert node L3", "move bridge-L3", "bridge") == "newcomer-bridge"
    assert key("convert bridge L3-C3 U3+L3") == key("build") == key("build x") == "newcomer-aim"
    assert first_hint(hints[:2], 3, Side(0), [Move("build")]) is None
    late = [first_hint(hints[at:], 3, Side(0), [], LEARNING + 1) for at in (1, 2)]
    assert late == [Text("newcomer-bridge", {"n": 3}), None], "what is never done ends with the first turns"


@pytest.mark.parametrize("seed", range(3))
def test_the_first_tips_of_sol_say_the_same_as_what_is_suggested(seed: int) -> None:
    game, made = games()["sol"], list[Move]()
    state = game.setup(2, {"effects": "first"}, Rng(f"tips {seed}"))
    seat = game.awaited(state)[0]
    for key in ("first", "bridge"):
        view = game.view(state, seat)
        hint, found = first_hint(game.hints, view, Side(seat), made), advise(game, view, seat, Dice(seed))
        assert hint is not None
        assert hint.key == f"newcomer-{key}"
        assert found is not None
        assert all(str(place) in str(found.moves[0]) for place in hint.values.values())
        made.append(found.moves[0])
        game.play(state, seat, found.moves[0])
        while not state.over and game.awaited(state) != [seat]:
            ask = game.asks(state)[0]
            game.play(state, ask.seat, ask.default)


def test_a_flight_that_ends_with_the_use_of_a_planet_is_a_use_of_it() -> None:
    mars = next(hint for hint in games()["factions"].hints if hint.key == "mars")
    assert mars.is_learned([Move("move", ("C3", "D6-use-mars"))])
    assert mars.is_learned([Move("use", ("mars",))])
    assert not mars.is_learned([Move("move", ("C3", "D6-use-venus")), Move("use", ("earth", "mars"))][:1])


def test_factions_says_what_mars_beside_you_sells_for_what_you_have() -> None:
    p = Whole("megacore", "zealots").purse(0, 9, 5).begin()
    p.g.players[0].ships, p.g.players[0].turn.moved = [p.g.around(MARS)[0]], True
    p.g.players[0].turn.placed = [p.g.players[0].ships[0]]
    assert tip("factions", p) == (
        "Mars is beside you: use it to buy 2 upgrades for 4 resources. "
        "Each is a point, and complete machines score more."
    )
    p.g.players[0].resources = 2
    assert tip("factions", p).startswith("Mars is beside you: use it to buy 1 upgrade for 2 resources.")


def test_factions_says_where_an_explorer_counts_and_where_to_get_one() -> None:
    p = Whole("megacore", "einstein").purse(0, 16, 1).begin()
    assert tip("factions", p).startswith("You have hardly any resources")
    p.owns(0, "slush")
    assert tip("factions", p).startswith("Slush is not explored yet: when you are beside Venus")
    p.g.players[0].explorers = [CALLED["geriatric-explorers"]]
    assert tip("factions", p).startswith("You have hardly any resources"), "one is not enough"
    p.g.players[0].explorers.append(CALLED["geriatric-explorers-2"])
    assert tip("factions", p) == (
        "You have the explorers that Slush needs, such as Geriatric Explorers: *Place an explorer*. "
        "Explored, an exoplanet scores and produces every round."
    )


def tip(slug: str, p: Deeds) -> str:
    """What a newcomer on the first seat is told."""
    found = first_hint(games()[slug].hints, games()[slug].view(p.g, Seat(0)), Side(0), [])
    return "" if found is None else words_of(slug).say(found, NAMES)


@pytest.mark.parametrize(
    ("divers", "tip"),
    [
        (("C3", "C5"), "node"),
        (("L3", "L5"), "further"),
        (("C3", "C5", "L3"), "aim"),
        (("U3", "L3", "C3"), "tower"),
        (("L3", "K2"), "further"),
    ],
)
def test_sol_a_node_is_proposed_inside_the_sun_and_where_no_bridge_can_be_built(
    divers: tuple[str, ...], tip: str
) -> None:
    g = Position().put(MIRA, *divers).bridge(MIRA, "L1-C1").g
    said = [hint.key for hint in RULES.hints if hint.lacks(RULES.view(g, MIRA), Side(MIRA)) is not None]
    assert said[0] == tip


def test_sol_the_way_on_from_the_deepest_bridge_is_said_until_one_has_scored() -> None:
    further = next(hint for hint in RULES.hints if hint.key == "further")
    position = Position().put(MIRA, "U5").bridge(MIRA, "L1-C1").bridge(BO, "R1-K1")
    words = words_of("sol")

    def said() -> str:
        values = further.lacks(RULES.view(position.g, MIRA), Side(MIRA))
        return "" if values is None else words.say(Text("newcomer-further", values), NAMES)

    assert said().startswith("Your bridge L1-C1 leads inward: with one sundiver on L1 and another on C1,")
    position.bridge(MIRA, "R2-K1").bridge(MIRA, "C1-R1")
    assert said().startswith("Your bridge R2-K1 leads into the core:")
    position.player(MIRA).momentum = 1
    assert not said()
