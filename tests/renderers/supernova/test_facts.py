"""What the pictures of Super Nova say is what the rules say of the view."""

import pytest

from bot.engine.moves import Seat
from bot.games.supernova.answers.windows import CARD_WINDOW, END_WINDOW, PLANET_WINDOW, AnswerWindow, Resolve
from bot.games.supernova.cards.cards import HIDDEN, WORD
from bot.games.supernova.conflict.attack import Attack
from bot.games.supernova.holdings import stacks
from bot.games.supernova.table.state import BUILD, Table
from renderers.supernova.facts.faces import SKINS, TINTS, every_face, face_called, face_of, picture_of
from renderers.supernova.facts.facts import Acting, facts_of
from renderers.supernova.words.texts import alt_text
from tests.catalogues import Late
from tools.supernova_positions import every_card, hand_of, look_at, position

ENGLISH = Late("supernova")


def fight(view: Table, stage: str = "planet") -> tuple[Table, Attack]:
    """A position in which seat 1 attacks a planet of seat 2."""
    origin = next(planet for planet in view.planets.values() if planet.owner == 1 and planet.orbit)
    target = next(planet for planet in view.planets.values() if planet.owner == 2)
    fleet, origin.orbit = origin.orbit, []
    for ship in fleet:
        view.ships[ship].place = target.card
    attack = Attack(
        Seat(1), origin.card, target.card, Seat(2), stage=stage, fleet=fleet, counted=fleet,
        sides=[[3, 0, 0], [0, 0, 0]],
    )  # fmt: skip
    view.stack = [attack]
    return view, attack


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_numbers_of_empires_and_planets_are_those_of_the_rules(seats: int) -> None:
    view = position(seats, seed=seats, planets=4, rich=1.3)
    facts = facts_of(view, look_at(view))
    assert facts.deck == len(view.piles[0].deck)
    assert facts.discard == len(view.piles[0].discard)
    assert facts.goal == view.goal
    for empire in facts.empires:
        assert empire.potential == stacks.empire_potential(view, Seat(empire.seat))
        assert empire.hand == len(view.players[empire.seat].hand)
        assert [p.word for p in empire.planets] == [WORD[p.card] for p in view.planets_of(Seat(empire.seat))]
        for told, planet in zip(empire.planets, view.planets_of(Seat(empire.seat)), strict=True):
            assert told.strength == stacks.planet_strength(view, planet)
            assert told.potential == stacks.potential(view, planet)
            assert told.support == stacks.support(planet)
            assert [s.word for s in told.ships] == [WORD[ship] for ship in planet.orbit]
            for ship in told.ships:
                card = next(card for card in planet.orbit if WORD[card] == ship.word)
                assert ship.strength == stacks.ship_strength(view, view.ships[card])
                assert ship.hold == stacks.hold(view.ships[card])


def test_a_running_attack_tells_both_sums_with_what_specials_add() -> None:
    view, attack = fight(position(4, 1, rich=1.3))
    battle = facts_of(view, look_at(view)).battle
    assert battle is not None
    assert battle.sums == attack.totals(view)
    assert battle.form == "military"
    assert not battle.orbital
    assert (battle.attacker, battle.defender) == (1, 2)


def test_while_the_form_of_an_attack_is_chosen_all_sums_are_shown() -> None:
    view, attack = fight(position(4, 1, rich=1.3), "assault")
    battle = facts_of(view, look_at(view)).battle
    assert battle is not None
    assert battle.form == ""
    assert battle.sums == attack.totals(view)
    assert "military" not in alt_text(view, look_at(view), facts_of(view, look_at(view)))


def test_before_the_form_is_chosen_no_sums_are_told() -> None:
    view, _ = fight(position(4, 1, rich=1.3), "form")
    battle = facts_of(view, look_at(view)).battle
    assert battle is not None
    assert battle.sums is None
    assert battle.form == ""


def test_while_answers_are_awaited_the_board_names_who_is_at_it() -> None:
    view, attack = fight(position(4, 1, rich=1.3))
    look = look_at(view)
    view.stack = [attack, AnswerWindow(PLANET_WINDOW, HIDDEN, None, [], [0] * 4)]
    assert facts_of(view, look).acting == Acting(1, "attacks")
    view.stack, view.phase, view.active = (
        [AnswerWindow(CARD_WINDOW, HIDDEN, Seat(2), [], [0] * 4)],
        BUILD,
        Seat(2),
    )
    assert facts_of(view, look).acting == Acting(2, "builds")
    view.stack = [AnswerWindow(END_WINDOW, HIDDEN, None, [], [0] * 4)]
    assert facts_of(view, look).acting is None


def test_an_announced_special_and_its_window_are_told() -> None:
    view = position(4, 1)
    ship = next(iter(view.ships))
    special = hand_of(["wormhole"])[0]
    view.stack = [Resolve(Seat(3), special, [WORD[ship]]), AnswerWindow(1, special, Seat(3), [], [0] * 4)]
    facts = facts_of(view, look_at(view))
    assert facts.window
    assert facts.pending is not None
    assert facts.pending.face.name == "Wormhole"
    assert facts.pending.targets == (face_of(ship, ENGLISH).name,)


def test_closed_stacks_tell_counts_and_nothing_else() -> None:
    view = position(3, 2, planets=3, rich=2)
    for planet in view.planets.values():
        planet.civ, planet.pop = [HIDDEN] * len(planet.civ), [HIDDEN] * len(planet.pop)
    for empire in facts_of(view, look_at(view)).empires:
        for planet in empire.planets:
            if planet.civ or planet.pop:
                assert planet.strength is None
                assert planet.potential is None
                assert not empire.sure


def test_every_card_has_a_face_an_emblem_and_a_tint_of_its_own() -> None:
    faces = every_face()
    assert len(faces) == len(every_card())
    assert {face.word for face in faces if face.type == "planet"} == set(SKINS)
    for face in faces:
        assert face.type in TINTS
        assert picture_of(face, 40).mask.getbbox() is not None
    drawn = [picture_of(face, 40).source.tobytes() for face in faces if face.type not in ("planet", "alien")]
    assert len(set(drawn)) == len(drawn)
    assert len({(skin.texture, skin.kind, skin.turn) for skin in SKINS.values()}) == len(SKINS)


def test_a_face_says_what_is_printed() -> None:
    face = face_called("consul-ship", ENGLISH)
    assert face is not None
    assert (face.p, face.strengths) == (2, (0, 3, 0))
    assert face.line == "Ship · Diplomatic"
    skimmer = face_called("cruiser", ENGLISH)
    assert skimmer is not None
    assert "LongRange" in skimmer.text
    assert face_called("koolian-diplomats", ENGLISH) is not None
    assert face_called("no-such-card", ENGLISH) is None
