"""Every question of SOL shows where it is: what its answers name is marked, under that name, on the picture."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.engine.moves import CLOCK, Mark, Move, Seat, Text
from bot.engine.playout import Dice, playout
from bot.engine.words import words_of
from bot.games.sol.cards.rows import ROWS
from bot.games.sol.round.agenda import Sol
from bot.games.sol.table.tables import SEAT_CALLED, own_mark, sights
from renderers.kit.picture.stamp import overlap
from renderers.kit.stamps.targets import box_around
from renderers.look import Look
from renderers.sol import RENDERER
from renderers.sol.art.geometry import HEIGHT, WIDTH, layout_of, spaces
from renderers.sol.board.cards import BODY, EFFECT, SUIT
from renderers.sol.board.labels import LARGE_LABEL, label_box
from renderers.sol.board.marks import targets_of
from renderers.sol.facts.facts import facts_of
from tests.drawn import noted
from tests.games.proofs import NAMES, quick_cases
from tests.games.sol.crowded import RULES, crowded
from tests.games.sol.position import Position
from tools.positions import look_at, position

pytestmark = pytest.mark.pictures

FROM = ("fly", "hurl", "deconvert")
"""What moves begin with, or take down, is not their goal: it is marked as one's own."""


def wanted(g: Sol, moves: list[Move]) -> set[tuple[str, str]]:
    """The places, suits with an effect and players that answers name, each with how it is marked."""
    suits = [suit.word for suit in g.effects]
    shown = (g.layout.number, g.layout.edge_called, suits, SEAT_CALLED)
    found = set()
    # Structures to take down stand behind a button, unless nothing else can be done.
    for move in [move for move in moves if move.verb not in ("deconvert", "hold")] or moves:
        named = move.values[:1] if move.verb in FROM else move.values
        tone = "own" if move.verb in FROM else "may"
        found |= {(str(value), tone) for value in named if any(value in words for words in shown)}
    return found


def prove_shown(g: Sol) -> Iterator[str]:
    """Raises AssertionError where a question does not show what it is about; yields what is asked."""
    for seat in [seat for seat in RULES.awaited(g) if seat != CLOCK]:
        asks = [ask for ask in RULES.asks(g) if ask.seat == seat]
        marks = [mark for ask in asks for mark in ask.marks]
        told = {(mark.what, mark.tone) for mark in marks}
        missing = wanted(g, RULES.moves(g, seat)) - told
        assert not missing, f"{[ask.prompt.key for ask in asks]} do not show {missing}"
        prove_found(g, seat, marks)
        yield from (ask.prompt.key for ask in asks if ask.marks)


def prove_found(g: Sol, seat: Seat, marks: list[Mark]) -> None:
    """Everything that is marked is on the picture that the seat sees."""
    view = RULES.view(g, seat)
    facts = facts_of(view, Look(tuple(NAMES[: g.seats]), (seat,)))
    found = [target.mark for target in targets_of(view, facts, marks)]
    assert found == marks, f"not on the picture: {[mark for mark in marks if mark not in found]}"


def test_structures_to_take_down_are_shown_only_where_nothing_else_can_be_done() -> None:
    """They stand behind a button that shows them, and would make the picture wider and its type smaller."""
    p = Position().station(Seat(0), "node", "L9").bridge(Seat(0), "L4-C4")
    (ask,) = RULES.asks(p.g)
    assert {mark.what for mark in ask.marks} == {"U1", "U2", "L1", "L2"}
    player = p.player(Seat(0))
    player.pool, player.reserve = 0, player.reserve + player.pool
    (ask,) = RULES.asks(p.g)
    assert {(mark.what, mark.tone) for mark in ask.marks} == {("L9", "own"), ("L4-C4", "own")}


def lively(g: Sol, dice: Dice) -> None:
    """One move of whoever is asked first: use a card if that is possible, else answer at random."""
    seat = RULES.awaited(g)[0]
    moves = RULES.moves(g, seat)
    moves = [move for move in moves if move.verb in ("use", "pick", "activate")] or moves
    RULES.play(g, seat, moves[dice.below(len(moves))])


@pytest.mark.parametrize("turns", [3, pytest.param(40, marks=pytest.mark.deep)])
def test_each_question_marks_what_its_answers_name(turns: int) -> None:
    asked = set[str]()
    for effect in ROWS:
        g, dice = crowded(3, f"sights {effect}", effect), Dice(effect)
        for _ in range(turns):
            asked |= set(prove_shown(g))
            lively(g, dice)
    assert asked >= {"ask-choose", "ask-activate", "ask-move", "ask-chain", "ask-accelerate", "ask-keep"}
    assert len(asked) >= 10, asked


@pytest.mark.parametrize("seen_again", [400, pytest.param(9, marks=pytest.mark.deep)])
def test_so_do_the_questions_of_every_option(seen_again: int) -> None:
    asked = set[str]()
    for case in quick_cases(RULES):
        state, before = case.setup("sights"), set[str]()
        for number, _ in enumerate(playout(RULES, state, Dice("sights"))):
            new = {ask.prompt.key for ask in RULES.asks(state)} - before
            if new or number % seen_again == 0:
                asked |= set(prove_shown(state))
            before |= new
    assert asked >= {"ask-warp-to", "ask-singularity", "ask-attrition", "ask-place-bridge", "ask-scour"}
    assert len(asked) >= 16, asked


@pytest.mark.parametrize("seats", [2, pytest.param(4, marks=pytest.mark.deep), 5])
def test_a_private_picture_is_small_and_shows_no_cut_words(seats: int) -> None:
    """In a crowded game every space is marked, so the whole board is shown."""
    view = position(seats, seed=3)
    marks = [own_mark(view.board, view.layout.names[space]) for space in view.layout.spaces]
    with noted() as drawn:
        shown = RENDERER.focus(view, replace(look_at(view), marks=tuple(marks)))
    assert shown is not None
    assert len(shown.png) <= 150_000
    with Image.open(BytesIO(shown.png)) as picture:
        assert 700 <= picture.width <= 1000
    assert drawn.texts <= {*view.layout.names, *"12345"}
    assert LARGE_LABEL.size >= 27
    assert drawn.collisions() == []


@pytest.mark.parametrize("count", [1, 3, 7])
def test_cards_to_choose_from_fill_the_picture_with_what_they_do(count: int) -> None:
    """One below the other: a strip of the ribbon said their names alone, and was small on a phone."""
    g = crowded(5, "cards")
    marks = sights(g, [Move("keep", (suit.word,)) for suit in [*g.effects][:count]])
    look = Look(tuple(NAMES[:5]), (0,), marks=marks)
    with noted() as drawn:
        shown = RENDERER.focus(RULES.view(g, Seat(0)), look)
    assert shown is not None
    words = words_of("sol")
    said = " ".join(drawn.texts)
    for suit, effect in [*g.effects.items()][:count]:
        assert words.say_key(f"effect-{effect}") in drawn.texts
        assert words.say_key(f"suit-{suit.word}") in drawn.texts
        assert all(word in said for word in words.attribute(Text(f"effect-{effect}"), "text").split())
        name = f"{words.say_key(f'suit-{suit.word}')} ({words.say_key(f'effect-{effect}')})"
        assert name in shown.alt.replace("\N{NO-BREAK SPACE}", " ")
    assert not {"U1", "L1", "K1"} & drawn.texts, "nothing of the board"
    assert drawn.collisions() == []
    assert drawn.over() == []
    assert min(EFFECT.size, SUIT.size, BODY.size) >= 30
    with Image.open(BytesIO(shown.png)) as picture:
        assert picture.width == 1000
        assert 170 * count < picture.height < 300 * count
    assert len(shown.png) <= 150_000


def test_a_part_of_the_board_shows_only_names_that_are_wholly_there() -> None:
    view = position(2, seed=3)
    mark = own_mark(view.board, "L3")
    look = replace(look_at(view), marks=(mark,))
    box = box_around(targets_of(view, facts_of(view, look), look.marks), WIDTH, HEIGHT)
    with noted() as drawn:
        RENDERER.focus(view, look)
    shown = {name for name in view.layout.names if name in drawn.texts}
    layout = layout_of(view.board)
    cut = {
        name
        for name in spaces(layout)
        if overlap(box, label_box(layout, name)) not in (None, label_box(layout, name))
    }
    assert cut
    assert "L3" in shown
    assert not cut & shown


def test_where_a_sundiver_starts_and_can_begin_is_told_with_its_neighbours() -> None:
    g = Position().put(Seat(0), "L3", "K2").g
    (ask,) = RULES.asks(g)
    look = Look(("Mira", "Bo"), (0,), marks=ask.marks)
    assert RENDERER.focus_told is not None
    told = RENDERER.focus_told(RULES.view(g, Seat(0)), look)
    assert "It starts from L3 (inward C3, outward U3) and K2 (outward R2 and R3)." in told
    launches = "U1 (inward L1), U2 (inward L2), L1 (inward C1, outward U1) and L2 (inward C2, outward U2)"
    assert f"You can choose {launches}." in told


@pytest.mark.parametrize(("seats", "in_words"), [(1, True), (2, True), (3, False), (5, False)])
def test_what_is_left_to_build_with_is_in_words_where_there_is_room(seats: int, in_words: bool) -> None:
    view = position(seats, seed=3)
    with noted() as drawn:
        RENDERER.render(view, look_at(view))
    words = {text.split()[-1] for text in drawn.texts}
    assert ({"spare", "foundries", "towers"} <= words) == in_words
    assert drawn.collisions() == []


def test_a_move_that_is_built_up_shows_its_sundivers_where_they_will_be() -> None:
    g = Position().put(Seat(0), "L3", "L3", "C3").bridge(Seat(0), "L3-C3").g
    spot = RULES.offer(g, Seat(0)).spot("move", ("launch-L1", "from-L3-C3"))
    assert spot is not None
    after = RULES.copy(g)
    for step in ("launch L1", "fly L3 C3"):
        RULES.play(after, Seat(0), Move.parse(step))
    counted = {mark.what: mark.count for mark in spot.marks if mark.tone == "chosen"}
    assert counted == {"L1": 1, "L3": 1, "C3": 2}
    look = Look(("Mira", "Bo"), (0,), marks=spot.marks)
    shown = RENDERER.focus(RULES.view(g, Seat(0)), look)
    uncounted = replace(look, marks=tuple(replace(mark, count=None) for mark in spot.marks))
    assert shown == RENDERER.focus(RULES.view(after, Seat(0)), uncounted)
    assert shown is not None
    assert "L1 (then one of your sundivers)" in shown.alt
    assert "C3 (then 2 of your sundivers)" in shown.alt


@pytest.mark.parametrize(
    ("card", "words", "steps", "told"),
    [
        (
            "juggernaut",
            ("node-K1-K2",),
            ["fly K1 K2 node"],
            ("K1 (your node leaves, ", "K2 (then with your node, "),
        ),
        (
            "puncture",
            ("puncture-L9-C9",),
            ["fly L9 C9 puncture"],
            ("L9-C9 (then with your bridge)", "L9 (none of your sundivers left)"),
        ),
    ],
)
def test_a_draft_of_a_card_shows_the_pieces_that_it_moves(
    card: str, words: tuple[str, ...], steps: list[str], told: tuple[str, ...]
) -> None:
    g = Position().put(Seat(0), "L9").station(Seat(0), "node", "K1").hold(Seat(0), card).g
    RULES.play(g, Seat(0), Move("use", (card,)))
    spot = RULES.offer(g, Seat(0)).spot("move", words)
    assert spot is not None
    after = RULES.copy(g)
    for step in steps:
        RULES.play(after, Seat(0), Move.parse(step))
    look = Look(("Mira", "Bo"), (0,), marks=spot.marks)
    shown = RENDERER.focus(RULES.view(g, Seat(0)), look)
    as_it_is = replace(look, marks=tuple(replace(mark, count=None, piece=None) for mark in spot.marks))
    assert shown == RENDERER.focus(RULES.view(after, Seat(0)), as_it_is)
    assert shown != RENDERER.focus(RULES.view(g, Seat(0)), as_it_is)
    assert shown is not None
    assert all(each in shown.alt.replace("\N{NO-BREAK SPACE}", " ") for each in told), shown.alt


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("energy", [0, 12, 27])
def test_so_is_what_can_be_spent(seats: int, energy: int) -> None:
    """With four and five players below the numbers, where momentum, card and pieces leave a line for it."""
    view = position(seats, seed=3)
    for player in view.players:
        player.energy = energy
    with noted() as drawn:
        RENDERER.render(view, look_at(view))
    assert {"energy", "ready", "moves"} <= set(drawn.texts)
    assert drawn.collisions() == []
    assert drawn.over() == []
