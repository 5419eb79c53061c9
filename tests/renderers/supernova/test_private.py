"""Private pictures of Super Nova: hands, single cards, and the zoom on an empire."""

from io import BytesIO

import pytest
from PIL import Image

from bot.engine.moves import Seat, Text
from bot.engine.playout import Dice, playout
from bot.engine.rng import Rng
from bot.games.catalogue import games
from bot.games.supernova.cards.cards import HIDDEN, NAME, TITLE, WORDS, Card
from bot.games.supernova.rules import SuperNovaRules
from renderers.catalogue import renderer_of
from renderers.kit.letters.lettering import Type, width
from renderers.kit.letters.paragraphs import paragraph, wrapped
from renderers.look import Look
from renderers.supernova.cards.card import TEXT_SIZES, hand_card, high_of, kind_of, signed, text_room
from renderers.supernova.facts.faces import Face, every_face
from renderers.supernova.facts.facts import facts_of
from renderers.supernova.private import hand
from renderers.supernova.private.empire import arranged, render_empire
from renderers.supernova.private.private import inspect, inspectable
from tests.catalogues import Late
from tests.drawn import noted
from tools.supernova_positions import NAMES, every_card, look_at, position

ENGLISH = Late("supernova")

RULES = SuperNovaRules()
GAME = RULES.setup(4, {}, Rng("hands"))


def opened(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data))


def dealt(count: int):  # type: ignore[no-untyped-def]
    """A seat's view in which it holds so many cards."""
    view = RULES.view(GAME, Seat(1))
    view.players[1].hand = every_card()[:: max(1, 128 // max(1, count))][:count]
    return view


@pytest.mark.parametrize("count", [0, 1, 4, 7, 10, 12, 16, 20, 25])
def test_a_hand_of_any_size_is_drawn_and_numbered(count: int) -> None:
    view = dealt(count)
    picture = hand.render_hand(view, Look(NAMES[:4]), 1)
    wide, high = opened(picture.png).size
    assert wide == 1200
    assert 200 < high <= 1500
    assert len(picture.png) < 400_000
    assert len(picture.alt) <= 1024
    hand.FRAMES.forget()
    assert hand.render_hand(dealt(count), Look(NAMES[:4]), 1) == picture


def test_plays_that_are_listed_to_follow_are_marked_for_their_owner() -> None:
    view = dealt(4)
    plain = hand.render_hand(view, Look(NAMES[:4]), 1)
    first, second = (WORDS[TITLE[card]] for card in view.players[1].hand[:2])
    view.players[1].wishes.queue = [[second, "altair"], [first, "altair"], ["done"]]
    assert hand.places_on_list(view, 1) == {view.players[1].hand[1]: 1, view.players[1].hand[0]: 2}
    listed = hand.render_hand(view, Look(NAMES[:4]), 1)
    assert listed.png != plain.png
    assert "Next, you play" in listed.alt
    assert "on Altair, then" in listed.alt


def test_a_hand_from_another_view_is_the_same_whatever_it_holds() -> None:
    state = RULES.setup(3, {}, Rng("a"))
    other = RULES.resample(state, Seat(0), Rng("b"))
    assert other.players[1].hand != state.players[1].hand
    look = Look(NAMES[:3])
    seen, again = (hand.render_hand(RULES.view(world, Seat(0)), look, 1) for world in (state, other))
    assert seen == again
    assert not any(face.name in seen.alt for face in every_face())


def test_what_lights_up_is_what_the_rules_allow_to_play() -> None:
    state = RULES.setup(3, {}, Rng("light"))
    seen = 0
    for _ in playout(RULES, state, Dice("light"), limit=160):
        for seat in map(Seat, range(3)):
            view = RULES.view(state, seat)
            moves = RULES.moves(view, seat)
            plays = {str(m.values[0]) for m in moves if m.verb == "play"}
            held = {WORDS[TITLE[card]] for card in view.players[seat].hand}
            titles, plays_now = hand.playable(view, seat)
            lit = {WORDS[title] for title in titles}
            assert lit <= held
            assert plays_now or not plays & held
            if plays & held:
                assert lit == plays & held
                seen += 1
    assert seen > 10


def test_the_alt_text_of_a_hand_names_every_card_and_first_what_may_be_played() -> None:
    view = dealt(8)
    alt = hand.render_hand(view, Look(NAMES[:4]), 1).alt
    for number, card in enumerate(view.players[1].hand, 1):
        assert f"{number} {hand.card_words(hand.face_of(card, ENGLISH), ENGLISH.say_key)}" in alt
    view.players[1].hand = []
    assert hand.render_hand(view, Look(NAMES[:4]), 1).alt == "Your hand is empty."


@pytest.mark.parametrize("face", every_face(), ids=lambda face: face.word)
def test_a_card_of_a_hand_has_its_title_on_one_line_and_nothing_cut_or_zero(face: Face) -> None:
    size = TEXT_SIZES[-1]
    with noted() as drawn:
        hand_card(face, 1, True, hand.WIDE, high_of(face, hand.WIDE, size), size)
    marks = {signed(face, value) for value in (face.p, *face.strengths) if value}
    said = paragraph(face.text, "medium", (size,), text_room(hand.WIDE), 10_000)
    assert drawn.texts >= {face.name, kind_of(face), *marks, *said.lines}
    assert "0" not in drawn.texts
    assert not any("…" in text for text in drawn.texts)
    assert " ".join(said.lines) == face.text
    assert drawn.collisions() == []


def test_a_phone_can_read_the_usual_hand_which_stands_in_even_columns() -> None:
    small = 0
    for number in range(60):
        view = RULES.view(RULES.setup(2, {}, Rng(f"hand {number}")), Seat(0))
        boxes, size = hand.card_boxes([hand.face_of(card, ENGLISH) for card in view.players[0].hand])
        small += size * 400 / 1200 < 9
        assert [box[0] for box in boxes] == [hand.LEFT, hand.LEFT + hand.WIDE + hand.GAP] * 5
        for index, (_, top, _, foot) in enumerate(boxes[2:]):
            assert top == boxes[index][3] + hand.GAP
            assert foot <= hand.MOST
        for left, right in zip(boxes[::2], boxes[1::2], strict=True):
            assert (left[1], left[3]) == (right[1], right[3]), "both cards of a row are equally high"
    assert small == 0


def test_every_card_can_be_looked_at_alone() -> None:
    for face in every_face()[::9]:
        picture = hand.render_card(face.word)
        assert picture is not None
        assert opened(picture.png).size == (800, 1080)
        assert face.name in picture.alt
        assert face.text in picture.alt
    assert hand.render_card("no-such-card") is None


@pytest.mark.parametrize(("planets", "rich"), [(0, 0.0), (1, 1.0), (4, 1.5), (8, 2.0), (13, 2.0)])
def test_an_empire_is_shown_with_all_its_stacks_on_one_picture(planets: int, rich: float) -> None:
    view = position(2, 9, planets=planets, rich=rich)
    look = look_at(view)
    picture = render_empire(view, look, 0)
    wide, high = opened(picture.png).size
    assert (wide, high <= 1500) == (1200, True)
    assert len(picture.png) < 400_000
    assert len(picture.alt) <= 1024
    placed, end = arranged(facts_of(view, look).empires[0], ENGLISH.say_key)
    assert end <= 1500
    for index, (block, x, y) in enumerate(placed):
        for other, ox, oy in placed[:index]:
            apart = (
                x >= ox + other.width
                or ox >= x + block.width
                or y >= oy + other.height
                or oy >= y + block.height
            )
            assert apart


def test_looking_closely_is_by_colour_or_title() -> None:
    view = position(3, 2)
    look = look_at(view)
    blue = inspect(view, look, "blue")
    assert blue is not None
    assert blue.alt.startswith("Mirela (blue circle")
    pollux = inspect(view, look, "Koolian Diplomats")
    assert pollux is not None
    assert pollux.alt.startswith("Koolian Diplomats. Alien · Koolian")
    assert inspect(view, look, "orange") is None
    assert inspect(view, look, "nonsense") is None


def test_what_can_be_looked_at_is_what_the_viewer_sees() -> None:
    state = RULES.setup(3, {}, Rng("see"))
    view = RULES.view(state, Seat(2))
    names = inspectable(view)
    hand = dict.fromkeys(WORDS[TITLE[card]] for card in state.players[2].hand)
    assert list(names)[: len(hand) + 3] == [*hand, "blue", "yellow", "red"]
    for card in state.players[2].hand:
        assert names[WORDS[TITLE[card]]] == Text(NAME[card].removeprefix("~"))
    public = inspectable(RULES.view(state, None))
    assert public == {colour: Text(f"colour-{colour}") for colour in ("blue", "yellow", "red")}
    for name in names:
        assert inspect(view, Look(NAMES[:3]), name) is not None


def test_private_pictures_are_the_same_in_another_world_that_looks_the_same() -> None:
    state = RULES.setup(4, {"stacks": "closed"}, Rng("worlds"))
    for _ in playout(RULES, state, Dice("worlds"), limit=260):
        pass
    there = RULES.resample(state, Seat(2), Rng("elsewhere"))
    look = Look(NAMES[:4])
    views = [RULES.view(world, Seat(2)) for world in (state, there)]
    assert hand.render_hand(views[0], look, 2) == hand.render_hand(views[1], look, 2)
    assert inspectable(views[0]) == inspectable(views[1])
    for name in ("blue", "yellow", "red", "green"):
        assert inspect(views[0], look, name) == inspect(views[1], look, name)


def test_the_catalogue_offers_private_pictures_where_a_game_has_them() -> None:
    supernova, sol = (renderer_of(games()[slug]) for slug in ("supernova", "sol"))
    assert supernova.hand is not None
    assert supernova.can_inspect
    assert sol.hand is None
    assert not sol.can_inspect


def test_a_hidden_card_has_no_face() -> None:
    assert hand.face_of(HIDDEN, ENGLISH) == hand.face_of(Card(-1), ENGLISH)
    assert hand.face_of(HIDDEN, ENGLISH).text == ""


def test_paragraphs_break_at_blanks_and_are_cut_with_an_ellipsis() -> None:
    style = Type("medium", 24)
    for line in wrapped("one two three four five six seven", style, 120):
        assert width(line, style) <= 120
    assert paragraph("word " * 90, "medium", (24, 20), 200, 100).cut
    assert paragraph("", "medium", (24,), 200, 100).lines == ()
