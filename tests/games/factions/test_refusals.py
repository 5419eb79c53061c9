"""What is refused: the rule, what stands in the way and what to do instead; nothing changes (all by `Position.why`)."""

from __future__ import annotations

import pytest

from bot.engine.errors import Illegal
from bot.engine.moves import Move
from bot.games.factions.cards.cards import CALLED, EARTH
from bot.games.factions.cards.language import Mine
from bot.games.factions.table.state import EMPTY, NONE
from tests.games.factions.position import BO, CY, MIRA, NAMES, WORDS
from tests.games.factions.whole import Whole


def table(*factions: str) -> Whole:
    """The turn of the first of some factions at C6, with 5 energy and no resources."""
    p = Whole(*(factions or ("megacore", "zealots")))
    p.ships(0, "C6").purse(0, 5, 0).begin()
    return p


def advice(p: Whole, line: str) -> str:
    """What to do instead."""
    with pytest.raises(Illegal) as refused:
        p.rules.play(p.g, MIRA, Move.parse(line))
    _, _, remedy = WORDS.refuse(refused.value, NAMES)
    return remedy


# Paths


@pytest.mark.parametrize(
    ("path", "why"),
    [
        ("C7 C8 C7", "path-again"),
        ("C7 C6 C7", "path-again"),
        ("C7 C7", "path-here"),
        ("K1", "kuiper"),
        ("jump-C9", "no-drive"),
        ("half-C7", "no-half"),
        ("from-C6", "no-other-ship"),
        ("from-D6", "no-other-ship"),
        ("extract", "extract-not-now"),
        ("gate-B6-energy", "no-tunnels"),
    ],
)
def test_paths_that_repeat_a_sector_or_are_none(path: str, why: str) -> None:
    p = table()
    found = p.why(MIRA, f"move {path}")[1]
    assert found == why
    assert p.at(0) == ["C6"]


def test_a_path_that_cannot_be_paid_names_the_price_and_what_is_missing() -> None:
    p = table()
    p.energy(1, C7=5)
    assert p.why(MIRA, "move C7") == ("8", "path-too-dear")
    p.purse(0, 5, 1)
    assert p.rules.offer(p.g, MIRA).allows(Move.parse("move C7"))
    p.energy(1, C7=16)
    assert p.why(MIRA, "move C7") == ("8", "path-over-capacity")


def test_a_path_in_the_turn_of_another_and_a_second_one() -> None:
    p = table()
    with pytest.raises(Illegal):
        p.rules.play(p.g, BO, Move.parse("move A2"))
    p.play(MIRA, "move C7")
    assert p.why(MIRA, "move C8") == ("6", "moved-already")


def test_who_cannot_look_at_asteroids_is_told_what_that_takes() -> None:
    p = table()
    assert p.why(MIRA, "look E5") == ("14", "not-your-machine")


def test_an_asteroid_that_was_looked_at_is_known() -> None:
    p = table("deepstate", "zealots").built(0, "faction")
    p.tile("E5", 4)
    p.tile("E6", 2)
    assert p.rules.offer(p.g, MIRA).allows(Move.parse("look E5"))
    p.play(MIRA, "look E5")
    assert p.why(MIRA, "look E5") == ("14.6", "looked-already")
    assert p.why(MIRA, "look E7") == ("", "wrong-value"), "there is none"
    assert advice(p, "look E7") == "You can choose asteroid E6."


def test_orders_for_the_other_ship() -> None:
    p = table("androids", "zealots")
    p.ships(0, "C6", "F2")
    assert p.why(MIRA, "move from-D6") == ("14", "ship-elsewhere")
    assert p.why(MIRA, "move from-F2") == ("14", "ship-elsewhere"), "that one moves anyway"
    assert p.why(MIRA, "move F3 from-C6") == ("8", "not-before-steps")
    assert p.rules.offer(p.g, MIRA).allows(Move.parse("move from-C6 C7"))
    assert not p.rules.offer(p.g, MIRA).allows(Move.parse("rescue A1 from-D6"))


# Votes, objectives, techs


def test_a_second_vote_in_a_round_is_not_offered() -> None:
    p = Whole("megacore", "zealots")
    p.event("solar-forecast").beside("earth").begin()
    p.g.players[0].turn.placed = list(p.g.players[0].ships)
    p.play(MIRA, "use earth")
    with pytest.raises(Illegal):
        p.rules.play(p.g, MIRA, Move.parse("vote c1"))
    p.play(MIRA, "vote a2", "end")
    assert p.g.players[0].round.vote == 0
    p.begin()
    p.g.players[0].turn.placed = list(p.g.players[0].ships)
    p.play(MIRA, "use earth")
    assert p.asked() == [(MIRA, "ask-end")], "no question"
    with pytest.raises(Illegal):
        p.rules.play(p.g, MIRA, Move.parse("vote b2"))
    assert p.g.players[0].round.vote == 0


def test_an_objective_without_its_condition_is_not_completed() -> None:
    p = table()
    p.hand(0, "burnt-offering", "edge-of-everything")
    assert p.why(MIRA, "finish edge-of-everything yes") == ("16.6", "finished-by-itself")
    assert p.why(MIRA, "finish ringmaster yes") == ("16.6", "not-in-hand")
    p.play(MIRA, "finish burnt-offering yes")
    assert p.why(MIRA, "finish burnt-offering yes") == ("16.6", "said-already")
    p.play(MIRA, "move C7", "end")
    assert p.g.players[0].done == [], "neither in band A nor in band H"
    assert p.g.players[0].objectives == [CALLED["burnt-offering"], CALLED["edge-of-everything"]]


def test_no_tech_stays_over_the_limit() -> None:
    p = Whole("megacore", "zealots")
    p.techs(0, "towed-barge").beside("uranus").begin()
    p.g.players[0].turn.placed = list(p.g.players[0].ships)
    p.play(MIRA, "use uranus", "choose ore-burner")
    for line in ("end", "skip", "choose auxiliary-cells"):
        with pytest.raises(Illegal):
            p.rules.play(p.g, MIRA, Move.parse(line))
    assert len(p.g.players[0].techs) == 2
    p.play(MIRA, "choose towed-barge", "end")
    assert p.g.players[0].techs == [CALLED["ore-burner"]]


# Asteroids


def test_an_asteroid_that_is_mined_or_out_of_reach() -> None:
    p = Whole("zealots", "megacore")
    p.ships(0, "E1").ships(1, "E1").tile("E1", 3)
    p.tile("K1", 2)
    p.tile("E2", 2)
    p.purse(0, 5, 0).main_phase()
    assert p.why(MIRA, "mine E5") == ("10", "no-asteroid")
    assert p.why(MIRA, "mine E2") == ("10", "asteroid-away")
    assert p.why(MIRA, "mine K1") == ("10", "kuiper-away")
    p.play(MIRA, "mine E1")
    assert p.why(MIRA, "mine E2") == ("10", "action-taken")
    p.play(MIRA, "end")
    assert p.why(BO, "mine E1") == ("10", "no-asteroid")
    p.play(BO, "mine E2")
    assert p.g.tiles[:2] == [EMPTY, EMPTY]


def test_what_a_card_mined_before_counts_for_the_action() -> None:
    p = Whole("megacore", "zealots")
    p.ships(0, "D4").ships(1, "A1").purse(0, 5, 0).main_phase()
    p.tile("E4", 3)
    p.tile("E5", 2)
    p.do(Mine("adjacent"))
    p.ships(0, "E5")
    assert p.why(MIRA, "mine E5") == ("10", "mined-enough")
    p = Whole("zealots", "megacore")
    p.ships(0, "E4").ships(1, "A1").purse(0, 5, 0).techs(0, "tractor-scoop").main_phase()
    p.tile("E4", 3)
    p.tile("E5", 2)
    p.do(Mine("adjacent"))
    p.play(MIRA, "choose E4")
    assert p.why(MIRA, "mine E5") == ("16.7", "relied-enough")


def test_what_is_refused_comes_with_a_remedy() -> None:
    p = table()
    p.energy(1, C7=5)
    assert "energy" in advice(p, "move C7")
    assert advice(p, "move K1")
    assert advice(p, "mine E5")


# Trades


def test_a_partner_who_is_gone() -> None:
    p = table("megacore", "zealots", "einstein")
    for to in ("seat-1", "seat-4", "seat-5", "nobody"):
        assert not p.rules.offer(p.g, MIRA).allows(Move.parse(f"offer {to} give-energy-1"))
    p.play(MIRA, "offer seat-2 give-energy-1")
    for seat, line in (
        (CY, "accept seat-1"),
        (MIRA, "accept seat-2"),
        (BO, "accept seat-3"),
        (BO, "decline seat-3"),
    ):
        assert not p.rules.offer(p.g, seat).allows(Move.parse(line))
    p.play(MIRA, "move C7")
    with pytest.raises(Illegal):
        p.rules.play(p.g, BO, Move.parse("accept seat-1"))
    assert p.has(0)[0] == 4


# The automa


def test_the_automa_has_no_seat_and_takes_no_offers() -> None:
    p = Whole("megacore", solo=True)
    p.begin()
    assert [(side.seat, side.hue) for side in p.rules.sides(p.g)] == [(0, 0), (None, 1)]
    for line in ("offer seat-2 give-energy-1", "choose swamp-things"):
        assert not p.rules.offer(p.g, MIRA).allows(Move.parse(line))
    assert [ask.seat for ask in p.rules.asks(p.g)] == [MIRA]
    name = p.rules.sides(p.g)[1].name
    assert name is not None
    assert name.key == "automa"
    p.g.players[1].faction = 1
    name = p.rules.sides(p.g)[1].name
    assert name is not None
    assert (name.key, p.g.players[1].faction) != ("automa", NONE)
    assert "Zealots" in WORDS.say(name, NAMES)


def test_of_planets_it_is_said_what_stands_in_the_way_of_the_one_at_hand() -> None:
    """Typed without a planet: the reason for one that a ship is next to, not for one somewhere else."""
    p = table()
    p.planet("mercury", 0).planet("venus", 0).planet("earth", 0)
    assert p.why(MIRA, "use") == ("10", "beside-none")
    p.planet("earth", 6)
    assert p.why(MIRA, "use") == ("10", "no-energy-beside")
    p.g.players[0].turn.placed = list(p.g.around(EARTH))
    assert p.why(MIRA, "use")[1] == "missing-value", "Earth can be used"
