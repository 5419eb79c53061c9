"""What Nova Solis says of its verbs and of the ways to play that it recommends."""

from __future__ import annotations

from bot.games.novasolis.rules import NovaRules
from tests.games.declared import preset_in_words, verb_in_words

VERBS = """
race race
keep cards: open charted whole
logistics
allocate technologies: open charted
spare pay
spare remove piece
spare discard cards: open charted whole
build orders: open charted
move fleets: open charted
attack sector side
fight reroll technology dice: open
fight put slots:number 1..6: open charted
fight auto
fight continue
fight stop
fight withdraw sector [ships:number 1..]
fight seize sector
fight raze sector
survey
reveal tiles: open charted
discover technology
power convert stock number:number
power reset technology
power cancel
power let
claim objective
done
pass
set defend how: setting
set claims how: setting
alliance ally: apart
alliance join alliance: apart
alliance expel member: apart
alliance secede: apart
alliance vote answer
fight support vessels:number 0.. [bastions:number 0..] [flagships:number 0..1]
fight stay
trade offer partner terms: open offers
trade counter partner terms: open offers
trade accept partner: heeds=trade-offered,called
trade decline partner
trade retract partner
trade rescind contracts: open
trade regain technology
trade return token:number 1..4
leave partner: clock
trade mine resource
power cover technology
"""

PRESETS = """
first: mode=survival variant=coop power=1 races=random
survival: mode=survival variant=core
coop: mode=survival variant=coop
solo: mode=survival variant=solo
exploration: mode=exploration variant=core
everything: mode=survival variant=core flagships=on destroyers=on diplomacy=on trade=on void=on
"""


def test_verbs_are_shown_and_stand_in_a_turn_as_they_say() -> None:
    assert [verb_in_words(verb) for verb in NovaRules.info.verbs] == VERBS.strip().splitlines()


def test_ways_to_play_are_made_of_these_options() -> None:
    assert [preset_in_words(preset) for preset in NovaRules.info.presets] == PRESETS.strip().splitlines()
