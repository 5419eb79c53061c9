"""A combat on the board and privately: whose dice lie where, what they come to, and what is chosen."""

from __future__ import annotations

from dataclasses import replace as replace_slot
from io import BytesIO
from typing import Any
from unittest.mock import patch

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.games.novasolis.core.conflict import grid
from bot.games.novasolis.core.conflict.battle import Die
from bot.games.novasolis.core.table.tables import DECIDERS
from renderers.kit.colours.palette import EMBER, GOLD
from renderers.kit.letters.lettering import Type, words
from renderers.kit.picture.stamp import Stamp
from renderers.look import Form, Look
from renderers.novasolis import pictures
from renderers.novasolis.art.geometry import middles, size_of
from renderers.novasolis.board import combat
from renderers.novasolis.board.combat import slot_stamp
from renderers.novasolis.facts.fights import Fight, Slot, fight_of
from tests.catalogues import Late
from tests.drawn import noted
from tests.games.novasolis.arena import Arena, with_tiles
from tests.games.novasolis.play import GAME
from tests.renderers.counted import count
from tools.novasolis_positions import NAMES

LOOK = Look((*NAMES[:2], "the Entity"))
SPEECH = Late("novasolis")


@pytest.fixture
def arena() -> Arena:
    """I have attacked the Entity in 2.1: four of my ships against three."""
    found = Arena()
    found.meet(4, 3)
    found.attack()
    found.dice([6, 4, 3, 1], [5, 4, 2])
    return found


def fight(arena: Arena, *chosen: int) -> Fight:
    """The combat as I see it with slots chosen for my dice."""
    seat = DECIDERS[arena.g.seats][arena.me]
    spot = GAME.offer(arena.g, seat).spot("put", chosen)
    assert spot is not None
    found = fight_of(GAME.view(arena.g, seat), SPEECH, spot.marks)
    assert found is not None
    return found


def pixels(png: bytes, colour: tuple[int, int, int], at: tuple[float, ...] | None = None) -> int:
    picture = Image.open(BytesIO(png)).convert("RGB")
    if at is not None:
        x, y, half = at
        picture = picture.crop((round(x - half), round(y - half), round(x + half), round(y + half)))
    return count(picture, colour)


def test_no_combat_is_shown_where_there_is_none() -> None:
    assert fight_of(Arena().g, SPEECH) is None


def test_what_is_put_what_is_left_and_what_is_chosen_are_apart(arena: Arena) -> None:
    arena.play("put 6")
    shown = fight(arena, 4)
    mine = shown.sides[0]
    assert [slot.dice for slot in mine.slots] == [(), (), (), (), (), (6,)]
    assert [slot.planned for slot in mine.slots] == [(), (), (), (4,), (), ()]
    assert [slot.open for slot in mine.slots] == [True, True, True, False, False, False]
    assert mine.left == (3, 1)
    assert mine.acts
    assert (mine.damage, mine.shield) == (3, 0)


def test_all_dice_of_the_entity_count_though_some_are_still_to_come(arena: Arena) -> None:
    theirs = fight(arena).sides[1]
    assert [slot.planned for slot in theirs.slots] == [(), (2,), (), (4,), (5,), ()]
    assert {slot.tone for slot in theirs.slots} == {"would"}
    assert (theirs.left, theirs.damage, theirs.acts) == ((), 2, False)


def told_of_enemy(arena: Arena) -> tuple[tuple[int, int], tuple[int, int], bool]:
    """The damage and shields of the enemy in words and in the picture, and whether the words say "so far"."""
    ask = arena.ask()
    assert ask.prompt.key == "ask-dice"
    shown = fight_of(GAME.view(arena.g, ask.seat), SPEECH)
    assert shown is not None
    (enemy,) = [side for side in shown.sides if not side.acts]
    values, said = ask.prompt.values, SPEECH.say(ask.prompt, ["Mira", "Bo", "the Entity"])
    words = (int(str(values["damage"])), int(str(values["shield"])))
    assert f"{words[0]} damage" in said
    return words, (enemy.damage, enemy.shield), "so far" in said


def test_the_question_tells_the_damage_of_the_entity_that_the_picture_shows(arena: Arena) -> None:
    assert told_of_enemy(arena) == ((2, 0), (2, 0), False)
    arena.play("put 6")
    assert told_of_enemy(arena) == ((2, 0), (2, 0), False)


def test_what_words_and_pictures_tell_of_the_enemy_is_the_same_in_every_combat() -> None:
    told = set[tuple[int, int]]()
    for power in (1, 4, 6):
        for attacked in (False, True):
            arena = Arena()
            arena.meet(4, 3)
            arena.g.entity.power = power
            if power == 6:
                arena.tech("AT6b")
            arena.attacked() if attacked else arena.attack()
            arena.dice([6, 5, 4, 1], [6, 5, 2])
            for slots in ("6", "3 4", "auto"):
                words, picture, far = told_of_enemy(arena)
                assert words == picture, (power, attacked, slots)
                assert not far
                told.add(words)
                arena.play(slots if slots == "auto" else f"put {slots}")
    assert len(told) >= 3, "combats differ"


def test_of_an_empire_only_the_dice_that_lie_are_told_in_words_and_in_the_picture() -> None:
    arena = Arena()
    arena.meet(2, 2, enemy=arena.you)
    arena.attack()
    arena.dice([6, 6], [6, 4])
    arena.battle.fighters[1].plan = [6, 4]
    for put, damage in (("put 6", 0), ("put 1", 2)):
        assert told_of_enemy(arena) == ((damage, 0), (damage, 0), True)
        arena.play(put)


def test_hits_say_what_falls_and_what_is_absorbed(arena: Arena) -> None:
    place = arena.battle.place(arena.g)
    place.units[arena.enemy][:2] = [1, 0]
    mine, theirs = fight(arena, 6, 4).sides
    assert (mine.hits, mine.falls[:2], mine.absorbed) == (2, (2, 0), 0)
    assert (theirs.hits, theirs.falls[:2], theirs.absorbed) == (3, (1, 0), 2)
    assert fight(arena, 6, 4, 3).sides[0].hits == 1, "the third die is a shield"


def test_a_plan_that_is_laid_is_not_in_the_picture() -> None:
    """It is its owner's alone, and a picture may be shown to others."""
    arena = Arena()
    arena.meet(2, 2, enemy=arena.you)
    arena.attack()
    arena.dice([6, 6], [6, 6])
    before = pictures.render(arena.g, LOOK)
    for fighter in arena.battle.fighters:
        fighter.plan = [6, 6]
    assert pictures.render(arena.g, LOOK) == before


@pytest.mark.parametrize("form", ["portrait", "landscape"])
def test_the_board_shows_both_grids_instead_of_panels(arena: Arena, form: Form) -> None:
    arena.play("put 6")
    view = GAME.view(arena.g, None)
    with noted() as drawn:
        picture = pictures.render(view, replace(LOOK, form=form))
    assert drawn.collisions() == []
    assert {"Combat in 2.1", "round 1 of 3", "dice are placed", "The Entity", *NAMES[:2]} <= drawn.texts
    assert not any(text.endswith("…") for text in drawn.texts)
    assert len(picture.png) < 400_000
    assert "6 in slot 6, to place 4 3 1; 2 damage, 0 shields; 2 hits: loses 2 ships." in picture.alt
    sector = view.layout.called["2.1"]
    around = (*middles(2)[sector], size_of(2))
    arena.battle.sector = view.layout.called["2.6"]
    elsewhere = pictures.render(GAME.view(arena.g, None), replace(LOOK, form=form))
    assert pixels(picture.png, EMBER, around) > pixels(elsewhere.png, EMBER, around) + 500


def test_between_two_rounds_losses_of_the_whole_combat_are_shown(arena: Arena) -> None:
    arena.put("2.1", arena.enemy, ships=1)
    arena.play("put 6 4 3 1")
    shown = fight_of(arena.g, SPEECH)
    assert shown is not None
    assert shown.awaits == "onward"
    assert [side.lost[0] for side in shown.sides] == [1, 3]
    assert [any(side.falls) for side in shown.sides] == [False, False]


def test_slots_to_choose_are_gold_in_private_and_told(arena: Arena) -> None:
    seat = DECIDERS[arena.g.seats][arena.me]
    spot = GAME.offer(arena.g, seat).spot("put", (6,))
    assert spot is not None
    view = GAME.view(arena.g, seat)
    picture = pictures.focus(view, replace(LOOK, marks=spot.marks))
    assert picture is not None
    plain = pictures.focus(view, replace(LOOK, marks=spot.marks[:1] + spot.marks[-1:]))
    assert plain is not None
    assert pixels(picture.png, GOLD) > pixels(plain.png, GOLD) + 1000
    assert picture.alt.startswith("Combat in 2.1, round 1 of 3. ")
    assert "6 in slot 6, to place 4 3 1;" in picture.alt


def test_what_is_decided_by_in_a_combat_can_be_read_on_a_phone(arena: Arena) -> None:
    """27 of 1,200 pixels are 9 of 400. Names of tiles that fit on no line of that size are a little smaller."""
    sizes = dict[str, int]()

    def spied(text: str, style: Type, *rest: Any) -> Stamp:
        sizes[text] = style.size
        return words(text, style, *rest)

    spot = GAME.offer(arena.g, DECIDERS[arena.g.seats][arena.me]).spot("put", (6,))
    assert spot is not None
    with noted() as drawn, patch.object(combat, "words", spied):
        pictures.focus(GAME.view(arena.g, DECIDERS[arena.g.seats][arena.me]), replace(LOOK, marks=spot.marks))
    assert drawn.collisions() == []
    assert {"to place", "round 1 of 3", "2 hits: loses 2 ships", "attacks"} <= {*sizes}
    assert {text: size for text, size in sizes.items() if size < 27 and text[0] not in "123456"} == {}


def test_dice_to_roll_again_are_marked_one_by_one() -> None:
    arena = Arena()
    arena.meet(3, 3)
    arena.tech("BT20")
    arena.attack()
    arena.dice([6, 6, 1], [5, 4, 2])
    seat = DECIDERS[arena.g.seats][arena.me]
    spot = GAME.offer(arena.g, seat).spot("reroll", ("tactical-computer", "6#2"))
    assert spot is not None
    shown = fight_of(arena.g, SPEECH, spot.marks)
    assert shown is not None
    assert shown.awaits == "reroll"
    assert [side.marked for side in shown.sides] == [("may", "chosen", "may"), ("",) * 3]


def armed(monkeypatch: pytest.MonkeyPatch, *ids: str) -> Arena:
    """A combat between grids with these tiles on top, in its second round: a one-time tile was used in the first."""
    monkeypatch.setattr(grid, "START_GRID", with_tiles(*ids))
    found = Arena()
    found.meet(9, 9)
    found.attack()
    found.dice([6, 5, 3], [1])
    found.play("put 6 5 3")
    found.play("continue")
    found.dice([6, 5, 5, 3], [1])
    return found


POWERS = ("V7", "V2", "V4", "V6", "V8")


def test_powers_of_tiles_are_known_and_what_is_spent(arena: Arena, monkeypatch: pytest.MonkeyPatch) -> None:
    mine = fight(armed(monkeypatch, *POWERS), 6, 5, 5).sides[0]
    assert [slot.power for slot in mine.slots] == ["minimum", "minimum", "once", "", "increasing", "once"]
    assert [slot.spent for slot in mine.slots] == [False, False, True, False, False, True]
    assert (mine.damage, mine.shield, mine.armour) == (0, 6, 1)
    monkeypatch.setattr(grid, "START_GRID", with_tiles("V3"))
    arena.dice([6, 4, 3, 1], [1])
    rolled_again = fight(arena, 6).sides[0]
    assert (rolled_again.slots[5].power, rolled_again.damage) == ("reroll", 2)


@pytest.mark.parametrize("form", ["portrait", "landscape"])
def test_powers_of_tiles_are_drawn_and_armour_is_told(monkeypatch: pytest.MonkeyPatch, form: Form) -> None:
    view = GAME.view(armed(monkeypatch, *POWERS).g, None)
    with noted() as drawn:
        pictures.FRAMES.forget()
        picture = pictures.render(view, replace(LOOK, form=form))
    assert drawn.collisions() == []
    assert not any(text.endswith("…") for text in drawn.texts)
    assert {"1+N", "≥N", "1×"} <= drawn.texts
    assert "0 damage, 0 shields, 1 armour;" in picture.alt


def test_a_die_that_is_rolled_again_and_a_spent_tile_look_different(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Slot("Nova Cannon", 4, 0)
    again = slot_stamp(6, replace_slot(plain, power="reroll"), 180, 160)
    spent = slot_stamp(6, replace_slot(plain, power="once", spent=True), 180, 160)
    colours = [golds(stamp) for stamp in (slot_stamp(6, plain, 180, 160), again, spent)]
    assert colours[0] == colours[2] == 0 < colours[1]
    assert golds(slot_stamp(6, replace_slot(plain, power="once"), 180, 160)) > 0


def golds(stamp: Stamp) -> int:
    """The golden pixels of a stamp."""
    assert isinstance(stamp.source, Image.Image)
    return count(stamp.source, GOLD)


def test_many_dice_in_a_slot_are_counted(arena: Arena) -> None:
    arena.battle.fighters[0].dice = [Die(6, 6) for _ in range(7)] + [Die(1)]
    with noted() as drawn:
        pictures.FRAMES.forget()
        pictures.render(GAME.view(arena.g, None), LOOK)
    assert "×7" in drawn.texts
