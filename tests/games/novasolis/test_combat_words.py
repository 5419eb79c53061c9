"""What players read of a combat."""

from __future__ import annotations

from bot.engine.moves import Event, Move, Pace, Text
from bot.games.novasolis.core.conflict.dice_words import shown
from bot.games.novasolis.core.table.state import SHIP
from bot.games.novasolis.core.table.tables import DECIDERS
from bot.games.novasolis.modules.flagships.cards import FLAGSHIP
from tests.catalogues import Late
from tests.games.novasolis.arena import Arena
from tests.games.novasolis.play import GAME

WORDS = Late("novasolis")


def named(arena: Arena) -> list[str]:
    """Names by side: I am Mira, you are Bo."""
    names = ["", "", "the Entity"]
    names[arena.me], names[arena.you] = "Mira", "Bo"
    return names


def said(arena: Arena, line: str, side: int | None = None) -> list[str]:
    """What was told of a move."""
    seat = DECIDERS[arena.g.seats][arena.me if side is None else side]
    events: list[Event] = GAME.play(arena.g, seat, Move.parse(line))
    return [WORDS.say(Text(f"event-{each.key}", each.values), named(arena)) for each in events]


def dice(arena: Arena) -> str:
    """My dice."""
    groups = [str(die.value) for die in arena.battle.fighters[0].dice]
    return " and ".join([*([", ".join(groups[:-1])] if groups[:-1] else []), groups[-1]])


def asked(arena: Arena) -> str:
    """The question, as it follows the name of who is asked."""
    return WORDS.say(arena.ask().prompt, named(arena))


def offered(arena: Arena, verb: str, *chosen: str | int) -> list[str]:
    """The labels of what may come next, each with what it does."""
    spot = GAME.offer(arena.g, arena.ask().seat).spot(verb, chosen)
    assert spot is not None
    labels = [
        f"{WORDS.say(each.label, named(arena))}{f': {WORDS.say(each.detail)}' if each.detail else ''}"
        for each in spot.next
    ]
    price = [WORDS.say(spot.price)] if spot.price else []
    return [*labels, *price, *([WORDS.say(spot.whole)] if spot.whole else [])]


def test_a_combat_of_two_empires_in_words() -> None:
    arena = Arena()
    arena.tech("BT20")
    arena.meet(3, 3, enemy=arena.you)
    assert arena.ask().side is None
    told = said(arena, f"attack 2.1 empire-{arena.you + 1}")
    assert told[0] == "Mira attacked Bo in 2.1."
    assert told[1] == f"Mira rolled {dice(arena)} in combat round 1."
    arena.dice([6, 3, 1], [3, 2, 2])
    assert asked(arena) == "may roll dice again in 2.1: 6, 3 and 1 against Bo’s 3, 2 and 2"
    assert (arena.ask().pace, arena.ask().side) == (Pace.TURN, None)
    assert offered(arena, "reroll") == ["Tactical Computer"]
    assert offered(arena, "reroll", "tactical-computer") == ["1", "3", "6"]
    (rerolled,) = said(arena, "reroll tactical-computer 1#1")
    assert rerolled == (f"Mira used Tactical Computer and rolled 1 of Mira’s dice again: {dice(arena)}.")
    arena.dice([6, 3, 1], [3, 2, 2])
    assert asked(arena) == "places dice in 2.1: 6, 3 and 1 (so far, Bo will do 0 damage)"
    assert (arena.ask().pace, arena.ask().side) == (Pace.TURN, None)
    assert offered(arena, "put")[:3] == [
        "Slot 6: Missile Salvo: 2 damage",
        "Slot 4: Pulse Laser: 1 damage",
        "Slot 3: Deflector: 1 shield",
    ]
    assert offered(arena, "put", 6, 3) == [
        "Slot 1: Blank: nothing",
        "2 damage, 1 shield, 1 die left",
        "Place 6 on Missile Salvo and 3 on Deflector",
    ]
    assert said(arena, "auto") == []
    assert asked(arena) == "places dice in 2.1: 3, 2 and 2 (so far, Mira will do 2 damage)"
    assert said(arena, "auto", arena.you) == [
        "Mira placed 6 on Missile Salvo, 3 on Deflector and 1 on Blank: 2 damage and 1 shield.",
        "Bo placed 3 on Deflector and 2 and 2 on Blank: 1 shield.",
        "Mira took no hits and lost nothing.",
        "Bo took 1 hit and lost 1 ship.",
        "Mira gained ½☆ for units destroyed.",
    ]
    assert asked(arena) == "may fight on in 2.1: 3 dice against Bo’s 2, 2 rounds left"
    assert said(arena, "stop") == [
        "Mira held fire in 2.1.",
        "Mira attacked Bo in 2.1 and destroyed 1 ship.",
    ]


def test_who_places_dice_is_told_what_comes_of_having_them_placed() -> None:
    arena = Arena()
    arena.meet(3, 2)
    said(arena, "attack 2.1 entity")
    arena.dice([6, 3, 1], [6, 4])
    (ask,) = GAME.asks(arena.g)
    assert ask.hint is not None
    assert WORDS.say(ask.hint).startswith("Placed for you: 2 damage, 1 shield. ")
    assert ask.seen_by(None).hint is None
    assert WORDS.attribute(ask.prompt, "you", named(arena)) == (
        "Place your dice in 2.1: 6, 3 and 1 (the Entity will do 2 damage)"
    )


def test_a_combat_with_the_entity_in_words() -> None:
    arena = Arena()
    arena.meet(2, 2)
    arena.at("2.1").units[arena.me][FLAGSHIP] = 1
    said(arena, "attack 2.1 entity")
    arena.dice([6, 1], [6, 4])
    assert said(arena, "auto") == [
        "Mira placed 6 on Missile Salvo and 1 on Blank: 2 damage.",
        "The Entity placed 6 and 4: 2 damage.",
        "Mira took 2 hits and lost 2 ships.",
        "The Entity took 2 hits and lost 2 ships.",
        "Mira gained 1★ for units destroyed.",
        "Mira attacked the Entity in 2.1 and destroyed 2 ships, but lost 2 ships.",
    ]


def test_whom_to_attack_and_where_to_withdraw_in_words() -> None:
    arena = Arena(race="kharrad")
    arena.meet(3, 2, stations=1)
    assert offered(arena, "attack") == ["2.1: the Entity"]
    assert offered(arena, "attack", "2.1") == ["2 dice against your 6"], "it is named already"
    arena.put("2.1", arena.you, ships=1)
    assert offered(arena, "attack") == ["2.1"]
    assert offered(arena, "attack", "2.1") == ["Bo", "The Entity"]
    arena.at("2.1").units[arena.you][SHIP] = 0
    spot = GAME.offer(arena.g, arena.ask().seat).spot("attack", ())
    assert spot is not None
    assert WORDS.attribute(spot.next[0].label, "help", named(arena)) == "2 dice against your 6"
    said(arena, "attack 2.1 entity")
    arena.dice([1], [1])
    said(arena, "auto")
    assert offered(arena, "withdraw", "1.0") == ["1 ship", "2 ships"]


def test_a_setting_in_words() -> None:
    assert offered(Arena(), "defend") == ["Place my dice for me"]


def test_a_withdrawal_in_words() -> None:
    arena = Arena()
    arena.meet(3, 3)
    said(arena, "attack 2.1 entity")
    arena.dice([1], [1])
    said(arena, "auto")
    assert said(arena, "withdraw 1.0 2") == [
        "Mira withdrew 2 ships from 2.1 to 1.0.",
        "Mira attacked the Entity in 2.1 without a loss on either side.",
    ]


def test_a_standing_answer_in_words() -> None:
    arena = Arena()
    assert said(arena, "defend auto") == ["When you are attacked, your dice are placed for you."]
    assert (
        WORDS.say(Text("standing-defend", {"how": "auto"}))
        == "Always place my dice for me when I am attacked"
    )


def test_many_equal_dice_in_words() -> None:
    said = [WORDS.say(text) for text in shown([6, 6, 6, 5, 4, 4, 1, 1, 1, 1])]
    assert said == ["6", "6", "6", "5", "4", "4", "1", "1", "1", "1"]
