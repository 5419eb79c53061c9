"""The colours that pictures use can be told apart by everybody (read from the palette, not from a copy)."""

from collections.abc import Sequence
from itertools import combinations, product

import pytest
from PIL import Image

from bot.games.sol.table.state import Suit
from renderers.kit.colours.palette import (
    BONE,
    DIM,
    EMBER,
    FAINT,
    FIRE_GROUND,
    FLASH,
    GOLD,
    INK,
    IVORY,
    LABEL_ON_FIRE,
    LABEL_ON_SPACE,
    PANEL,
    PANEL_ACTIVE,
    RGB,
    SEATS,
    SEATS_FOR,
    SPACE,
    SUITS,
    designed,
    fire,
    fire_steps,
)
from renderers.kit.colours.vision import ciede2000, contrast, seen_by
from renderers.kit.picture.canvas import snapped
from renderers.kit.stamps.icons import ICONS
from renderers.sol.art.ground import palette

GROUNDS = (SPACE, PANEL, PANEL_ACTIVE)
SIGNALS = (GOLD, EMBER, FLASH, IVORY, BONE)


def test_ciede2000_agrees_with_the_published_measure() -> None:
    assert ciede2000((255, 255, 255), (0, 0, 0)) == pytest.approx(100.0, abs=0.01)
    assert ciede2000((42, 123, 228), (42, 123, 228)) == 0
    assert ciede2000(SEATS[0].colour, SEATS[3].colour) == pytest.approx(44.6, abs=0.1)


@pytest.mark.parametrize(
    ("vision", "least"), [("normal", 25), ("protan", 15), ("deutan", 15), ("tritan", 15)]
)
def test_every_two_seats_differ_for_every_kind_of_vision(vision: str, least: float) -> None:
    seen = [seen_by(vision, seat.colour) for seat in SEATS]
    assert min(ciede2000(a, b) for a, b in combinations(seen, 2)) >= least


@pytest.mark.parametrize("vision", SEATS_FOR)
def test_who_sees_colours_otherwise_has_seats_further_apart_and_off_the_signals(vision: str) -> None:
    def nearest(colours: Sequence[RGB], others: Sequence[RGB] = ()) -> float:
        seen, signals = ([seen_by(vision, c) for c in some] for some in (colours, others))
        pairs = product(seen, signals) if signals else combinations(seen, 2)
        return min(ciede2000(a, b) for a, b in pairs)

    usual, own = [seat.colour for seat in SEATS], SEATS_FOR[vision]
    assert nearest(own) >= max(19.5, nearest(usual) + 2)
    assert nearest(own, SIGNALS) >= max(10.5, nearest(usual, SIGNALS) + 3.5)
    for colour in own:
        assert contrast(INK, colour) >= 4.5
        assert all(contrast(colour, ground) >= 3 for ground in (*GROUNDS, FIRE_GROUND))


def test_seats_come_in_the_order_of_the_house_with_a_mark_each() -> None:
    assert [seat.name for seat in SEATS] == ["blue", "yellow", "red", "green", "violet", "orange"]
    assert len({seat.mark for seat in SEATS}) == 6


@pytest.mark.parametrize("seat", SEATS, ids=lambda seat: seat.name)
def test_a_digit_can_be_read_on_every_seat_and_a_mark_on_every_ground(seat) -> None:  # type: ignore[no-untyped-def]
    assert contrast(INK, seat.colour) >= 4.5
    for ground in (*GROUNDS, FIRE_GROUND):
        assert contrast(seat.colour, ground) >= 3


def test_words_can_be_read_on_every_ground() -> None:
    for ground in GROUNDS:
        assert contrast(IVORY, ground) >= 7
        assert contrast(DIM, ground) >= 4.5
        assert contrast(GOLD, ground) >= 7
    assert contrast(FAINT, PANEL) >= 4.5
    assert contrast(LABEL_ON_SPACE, SPACE) >= 7
    assert contrast(LABEL_ON_FIRE, SPACE) >= 7
    assert contrast(LABEL_ON_FIRE, FIRE_GROUND) >= 7


def test_every_suit_of_sol_has_a_tint_and_a_glyph() -> None:
    words = {suit.word for suit in Suit if suit != Suit.HIDDEN}
    assert words == set(SUITS)
    assert words <= set(ICONS)


@pytest.mark.parametrize("suit", SUITS)
def test_the_glyph_of_a_suit_stands_out_from_its_panel(suit: str) -> None:
    assert contrast(SUITS[suit], PANEL) >= 4.5


def test_the_ramp_of_light_begins_in_space_and_never_darkens() -> None:
    assert fire(0) == SPACE
    steps = fire_steps(40)
    assert steps[0] == SPACE
    light = [0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in steps]
    assert light[1:] == sorted(light[1:])


def test_the_committed_palette_holds_every_designed_colour_and_snaps_it_to_itself() -> None:
    colours = designed()
    strip = Image.new("RGB", (len(colours), 1))
    for x, colour in enumerate(colours):
        strip.putpixel((x, 0), colour)
    snapped_strip = snapped(strip, palette()).convert("RGB")
    assert [snapped_strip.getpixel((x, 0)) for x in range(len(colours))] == colours
    assert (palette().getpalette() or [])[:3] == list(SPACE)
