"""Standing answers: what can be said in advance, in which words, and that only their owner is told."""

from __future__ import annotations

from bot.engine.moves import Move, Seat
from bot.games.factions.actions.actions import ABILITIES
from bot.games.factions.cards.cards import MERCURY
from bot.games.factions.holdings.orbiting import orbit
from tests.games.factions.position import BO, MIRA, NAMES, WORDS
from tests.games.factions.whole import Whole


def table(*factions: str) -> Whole:
    p = Whole(*(factions or ("megacore", "zealots"))).ships(0, "B1").ships(1, "H1")
    for player in p.g.players:
        player.wishes.ride = "ask"
    return p.begin()


def settings(p: Whole, seat: Seat) -> set[str]:
    return {str(move) for move in p.rules.preferences.moves(p.g, seat)}  # type: ignore[union-attr]


def said(p: Whole, seat: Seat, verb: str, value: str) -> str:
    return WORDS.say(p.rules.labels(p.g, seat, verb, (), (value,))[0], NAMES)


def helped(p: Whole, seat: Seat, verb: str, value: str) -> str:
    return WORDS.attribute(p.rules.labels(p.g, seat, verb, (), (value,))[0], "help", NAMES)


def test_every_setting_but_the_present_one_can_be_chosen() -> None:
    p = table()
    assert settings(p, MIRA) == {"riding always", "riding never", "finishing off"}
    p.play(MIRA, "riding never", "finishing off")
    assert settings(p, MIRA) == {"riding ask", "riding always", "finishing on"}
    assert settings(p, BO) == {"riding always", "riding never", "finishing off"}
    p.play(MIRA, "finishing on")
    assert p.g.players[0].wishes.auto
    assert p.asked() == [(MIRA, "ask-turn")], "a setting is no step of the game"


def test_only_who_has_the_machine_decides_about_it() -> None:
    p = table("androids", "zealots")
    assert not {line for line in settings(p, MIRA) if line.startswith("ascending")}
    p.built(0, "faction")
    assert {"ascending always", "ascending never"} <= settings(p, MIRA)
    events = p.play(MIRA, "ascending never")
    assert p.g.players[0].wishes.ascend == "never"
    assert [(event.key, event.audience) for event in events] == [("will-ascend", (MIRA,))]


def test_only_the_owner_is_told() -> None:
    p = table()
    (event,) = p.play(MIRA, "riding always")
    assert event.audience == (MIRA,)
    assert WORDS.tell(event, NAMES) == (
        "From the next planet that moves, your ship will ride along and keep its side of the planet."
    )
    (event,) = p.play(MIRA, "finishing off")
    assert event.audience == (MIRA,)
    assert p.g.players[0].wishes.auto is False


def test_settings_are_offered_beside_the_question_that_they_answer() -> None:
    p = table().planet("mercury", 0)
    orbit(p.g, MERCURY, 1)
    p.push(p.g.stack.pop())
    (ask,) = [ask for ask in p.rules.asks(p.g) if ask.prompt.key == "ask-ride"]
    assert ask.settings == (Move("riding", ("always",)), Move("riding", ("never",)))


def test_settings_have_words() -> None:
    p = table()
    assert [said(p, MIRA, "riding", word) for word in ("ask", "always", "never")] == [
        "Ask me",
        "Always",
        "Never",
    ]
    assert [said(p, MIRA, "finishing", word) for word in ("on", "off")] == ["On", "Off"]


def test_abilities_that_are_actions_are_called_by_their_machines() -> None:
    p = table("ordinary", "zealots")
    found = [p.rules.labels(p.g, MIRA, "act", (), (word,))[0] for word in ABILITIES]
    assert [(WORDS.say(label), WORDS.attribute(label, "help")) for label in found] == [
        (
            "Artificial Photosynthesis",
            "Once a round, as an Action wherever you are, gain as much energy as you like.",
        ),
        (
            "Galactic Mapping",
            "As an Action, use one effect of each exoplanet you have explored; each works once a round.",
        ),
    ]


def test_what_was_said_about_an_objective_can_be_taken_back_in_other_words() -> None:
    p = table().hand(0, "burnt-offering")
    assert said(p, MIRA, "finish", "burnt-offering") == "Burnt Offering (4 points)"
    p.play(MIRA, "finish burnt-offering yes")
    assert said(p, MIRA, "finish", "burnt-offering") == "Keep Burnt Offering after all"
    p.play(MIRA, "finish burnt-offering no")
    assert said(p, MIRA, "finish", "burnt-offering") == "Burnt Offering (4 points)"


def test_choices_name_what_they_mean() -> None:
    p = table().energy(1, C4=3)
    p.tile("E4", 3)
    assert said(p, MIRA, "choose", "C4") == "C4 (3 energy)"
    assert said(p, MIRA, "choose", "C5") == "C5"
    assert said(p, MIRA, "mine", "E4") == "asteroid E4"
    assert said(p, MIRA, "choose", "E4") == "E4", "a sector, unless asteroids are asked for"
    assert said(p, MIRA, "choose", "K2") == "asteroid K2"
    assert said(p, MIRA, "rescue", "B1") == "B1, losing 20 points"
    assert said(p, MIRA, "use", "mars") == "Mars"
    p.purse(0, 14, 3)
    convert = [WORDS.say(p.rules.labels(p.g, MIRA, "convert", (), (n,))[0], NAMES) for n in (1, 3)]
    assert convert == ["1 resource for 1 energy", "3 resources for 2 energy"]
    assert said(p, MIRA, "offer", "seat-2") == "Bo"
    assert said(p, MIRA, "choose", "from-C4") == "Move the ship in C4"
    first = Whole("megacore", "zealots", first=True).begin()
    assert said(first, MIRA, "rescue", "B1") == "B1 (your only free rescue)"
    assert helped(first, MIRA, "use", "earth") == "Take the Leader token: you begin the next round"
    first.g.claimed = True
    assert helped(first, MIRA, "use", "earth").endswith("you would gain nothing")
    assert helped(p, MIRA, "use", "earth").startswith("Vote")
    assert said(p, MIRA, "decline", "seat-2") == "Bo"
    first.g.players[0].rescued = 1
    assert said(first, MIRA, "rescue", "B1") == "B1, losing 20 points"
