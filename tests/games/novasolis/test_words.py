"""Everything that Nova Solis says has its words, and nothing is written that nothing says."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

import pytest

from bot.checks.words import messages, required
from bot.engine.hints import first_hint
from bot.engine.moves import Move, Seat, Side, Text, one_each
from bot.engine.retelling import Chapter, Moment
from bot.engine.rng import Rng
from bot.engine.standings import Standings
from bot.engine.turning import turning_points
from bot.games.novasolis.agenda import NovaSolis
from bot.games.novasolis.core.actions.building import BY_WORD
from bot.games.novasolis.core.cards.cards import OBJECTIVES, TECHNOLOGIES, TILES
from bot.games.novasolis.core.cards.phrases import stars
from bot.games.novasolis.core.table.state import SHIP
from tests.catalogues import Late
from tests.games.novasolis.play import GAME, Board, begun

WORDS = Late("novasolis")
MANY = 20
"""So many different refusals at least come up in a random game."""
THINGS = ("energy-2", "omega-1", "star", "scanner", "fleet-5")
DEALS = [f"{way}-{what}" for way in ("give", "get") for what in THINGS]
SIDES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo")


def test_no_message_is_missing() -> None:
    """`bot check`, which the tests of commands run, looks for idle ones, too."""
    assert [key for key in required(GAME) if not WORDS.has(key)] == []


def test_every_verb_option_and_preset_is_explained() -> None:
    known = {each.key: each for each in messages("novasolis")}
    keys = [f"verb-{verb.name}" for verb in GAME.info.verbs]
    keys += [f"option-{option.key}" for option in GAME.info.options]
    keys += [f"preset-{preset.key}" for preset in GAME.info.presets]
    assert all("help" in known[key].parts for key in keys)


def names_of(g: NovaSolis) -> Sequence[str]:
    return WORDS.side_names(GAME.sides(g), SIDES)


def is_whole(said: str) -> bool:
    """Whether a sentence is there and nothing in it was left as code writes it."""
    return bool(said.strip()) and not any(mark in said for mark in ("{", "$", "~", "@", "None"))


def said_at(g: NovaSolis, seat: Seat) -> Iterator[str]:
    """Everything that a seat reads before it answers."""
    names = names_of(g)
    yield WORDS.say(GAME.headline(g), names)
    for ask in GAME.asks(g):
        yield WORDS.doing(ask.prompt, names)
        yield WORDS.attribute(ask.prompt, "hint", names) if ask.hint is None else WORDS.say(ask.hint, names)
    offer = GAME.offer(g, seat)
    for verb in offer.verbs:
        for choice in offer.choices(verb.name):
            yield WORDS.say(choice.label, names)
            if choice.detail:
                yield WORDS.say(choice.detail, names)


def test_the_hint_of_a_turn_says_what_an_unused_action_brings() -> None:
    def hint() -> str:
        ask = board.g.stack[-1].ask(board.g, Seat(board.me))
        assert ask.hint is not None
        _, said = WORDS.say(ask.hint).split("\n")
        return said

    board = Board(race="solmari")
    assert hint() == (
        "Each action once a turn; each unused one brings 2 energy. Your race’s ability, Merchant Banks: "
        "When you pass, gain 1 more energy for each unused action."
    )
    board.empire.turn.actions = ["logistics"]
    assert hint() == "Each action once a turn; each unused one brings 2 energy."
    board.empire.turn.actions, board.g.number = [], 4
    for side, half_stars in ((board.me, 10), (board.you, 9)):
        board.g.empires[side].coop = half_stars
    assert hint() == (
        "Each action once a turn; each unused one brings 2 energy. "
        "To survive, you need 52½★ more together: about 6★ in each round."
    ), "in rounds 4 to 12"
    board.g.number = 12
    assert hint().endswith("about 53★ in each round.")
    board.empire.coop = 124
    assert hint() == "Each action once a turn; each unused one brings 2 energy."
    board.empire.turn.actions = ["logistics", "science", "move"]
    assert hint() == "You have taken all your actions."


def test_newcomers_are_told_what_their_empire_lacks() -> None:
    def tip(*done: str) -> str:
        moves = [Move.parse(line) for line in done]
        found = first_hint(GAME.hints, GAME.view(board.g, Seat(board.me)), Side(board.me), moves)
        return "" if found is None else WORDS.say(found).partition(":")[0]

    board = Board(race="solmari")
    next(each for each in board.g.sectors if each.home == board.me).units[board.me][SHIP] = 3
    assert tip() == "If you have an action to spare, *Survey* draws 3 tiles"
    assert tip("survey") == "All your ships are at home"
    board.empire.energy = 2
    assert (
        tip("survey", "move 2x2.0 1.1")
        == "You have only 2 energy. Once you can do no more with it, *Logistics* brings your income."
    )
    board.empire.turn.actions = ["logistics", "science", "move"]
    assert tip() == ""


def test_a_turn_says_first_what_there_is_to_spend_and_room_for() -> None:
    def purse() -> str:
        ask = board.g.stack[-1].ask(board.g, Seat(board.me))
        assert ask.hint is not None
        return WORDS.say(ask.hint).splitlines()[0]

    board = Board(race="aurelian")
    board.empire.energy, board.empire.research = 5, 7
    before = "You have 5 of 6 energy, 7 research, 0 of 4 colonies, 0 of 4 units."
    assert purse() == f"{before} Your sectors bring 1 Boson for technologies."
    board.put("2.0", board.g.entity_side, ships=1)
    assert purse() == before, "what is contested brings nothing"
    board.at("2.0").units[board.g.entity_side][SHIP] = 0
    board.own("2.1", board.me)
    board.put("2.1", board.me, ships=2, stations=1)
    assert purse().startswith("You have 5 of 6 energy, 7 research, 1 of 4 colonies, 3 of 4 units.")


def said_of(g: NovaSolis, seat: Seat, move: Move) -> Iterator[str]:
    """A move as it is shown before it is made."""
    names, offer = names_of(g), GAME.offer(g, seat)
    yield from (WORDS.say(label, names) for label in offer.labels(move))
    if spot := offer.spot(move.verb, move.values):
        assert {event.key.rpartition("-")[2] for event in spot.preview} <= {"ahead", "preview"}
        yield from (WORDS.tell(event, names) for event in spot.preview)
        if spot.price:
            yield WORDS.say(spot.price, names)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        pytest.param(2, {}, marks=pytest.mark.deep),
        (1, {"variant": "solo", "empires": "3"}),
        pytest.param(3, {"mode": "exploration", "roaming": "on"}, marks=pytest.mark.deep),
        pytest.param(5, {"mode": "exploration", "destroyers": "on"}, marks=pytest.mark.deep),
        (4, {"diplomacy": "on", "flagships": "on"}),
        (3, {"diplomacy": "on", "trade": "on"}),
    ],
)
def test_a_whole_game_is_said_without_a_fault(seats: int, options: dict[str, str]) -> None:
    g, dice = begun(seats, "said", **options), Rng("said")
    told = list(g.events)
    while not g.over:
        seat = GAME.asks(g)[0].seat
        move = GAME.offer(g, seat).sample(dice)
        assert move is not None
        wrong = [said for said in (*said_at(g, seat), *said_of(g, seat, move)) if not is_whole(said)]
        assert wrong == []
        told += GAME.play(g, seat, move)
    names = names_of(g)
    assert [event for event in told if not is_whole(WORDS.tell(event, names))] == []
    assert is_whole(WORDS.say(GAME.headline(g), names))


def nonsense(g: NovaSolis, dice: Rng) -> Iterator[Move]:
    """Moves with words of the right kind, which mostly do not fit the moment."""
    sectors, technologies = list(g.layout.words), [row.word for row in TECHNOLOGIES.values()]
    orders = [f"{order}-{word}" for order in BY_WORD for word in sectors]
    pools: dict[str, tuple[Sequence[str | int], ...]] = {
        "allocate": (technologies, technologies),
        "attack": (sectors, ["entity", "empire-1", "empire-2"]),
        "build": (orders, orders),
        "ally": (),
        "join": (["alliance-1", "alliance-2"],),
        "expel": (["empire-1", "empire-2", "empire-3"],),
        "secede": (),
        "vote": (["yes", "no"],),
        "offer": (["empire-1", "empire-2", "empire-3"], DEALS, DEALS),
        "counter": (["empire-1", "empire-2"], DEALS, DEALS),
        "accept": (["empire-1", "empire-2"],),
        "retract": (["empire-1", "empire-2"],),
        "rescind": (["contract-1", "contract-2"],),
        "regain": (technologies,),
        "support": ([0, 1, 9], [0, 1, 9], [0, 1]),
        "claim": ([row.word for row in OBJECTIVES.values()],),
        "discover": (technologies,),
        "move": ([f"{ships}x{word}" for ships in (1, 2, 9) for word in sectors], sectors),
        "reveal": (
            [row.word for row in TILES.values()],
            [f"{word}#{at}" for word in sectors for at in (0, 1)],
        ),
        "seize": (sectors,),
        "withdraw": (sectors, [1, 9]),
    }
    for verb, pool in pools.items():
        for count in range(min(1, len(pool)), len(pool) + 1):
            yield Move(verb, tuple(dice.pick(words) for words in pool[:count]))


@pytest.mark.parametrize("every", [5, pytest.param(1, marks=pytest.mark.deep)])
def test_refusals_of_a_game_have_a_title_a_reason_and_a_remedy(every: int) -> None:
    """At one question in so many."""
    g, dice, faults, keys = (
        begun(3, "refused", diplomacy="on", trade="on"),
        Rng("refused"),
        list[Text](),
        set[str](),
    )
    for number in itertools.count():
        if g.over:
            break
        seat, names = GAME.asks(g)[0].seat, names_of(g)
        for wrong in nonsense(g, dice) if number % every == 0 else ():
            if not GAME.offer(g, seat).allows(wrong):
                refusal = GAME.explain(g, seat, wrong)
                keys.add(refusal.why.key)
                faults += [refusal.why for said in WORDS.refuse(refusal, names) if not is_whole(said)]
        move = GAME.offer(g, seat).sample(dice)
        assert move is not None
        GAME.play(g, seat, move)
    assert faults == []
    assert len(keys) > MANY


def test_halves_are_said_as_stars() -> None:
    said = {score: WORDS.say_key("score", score=score) for score in (0, 1, 2, 3, 54)}
    assert WORDS.say(Text("figure", {"score": 55})) == "27½"
    assert WORDS.say(Text("figure", {"score": -1})) == "−½"
    assert said == {0: "no stars", 1: "½ star", 2: "1 star", 3: "1½ stars", 54: "27 stars"}


def test_stars_below_zero_are_said_with_their_halves() -> None:
    said = {n: WORDS.say(stars(n)) for n in (-5, -4, -1, 1)}
    assert said == {-5: "−2½★", -4: "−2★", -1: "−½★", 1: "½★"}
    assert WORDS.say(stars(-3, own=True)) == "−1½☆"
    assert {n: WORDS.say_key("score", score=n) for n in (-5, -2, -1)} == {
        -5: "−2½ stars",
        -2: "−1 star",
        -1: "−½ star",
    }


def test_turning_points_say_stars_with_halves() -> None:
    def moments(*all_scores: tuple[int, ...]) -> list[Moment]:
        return [
            Moment(Chapter("round", number), (), None, Text("the-entity"), scores, (), b"", one_each(2))
            for number, scores in enumerate(all_scores)
        ]

    points = turning_points(moments((0, 0), (1, 0), (6, 0)), Standings.ranked((6, 0)))
    said = [WORDS.say(point.text, SIDES) for point in points]
    assert any("2½ stars in one turn" in each for each in said)
    assert not any("5" in each for each in said)
    halves = turning_points(moments((0, 0), (5, 0), (5, 1)), Standings.sharing(6, True, ({}, {})))
    assert any("of the 3 stars had been scored" in WORDS.say(each.text, SIDES) for each in halves)
