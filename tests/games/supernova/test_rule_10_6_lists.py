"""Rule 10.6: several plays given in advance, while a Special may still be answered."""

from __future__ import annotations

from bot.engine.moves import CLOCK, Event, Move, Seat, told_to
from bot.engine.words import words_of
from bot.games.supernova.table.state import NEVER
from tests.games.supernova.position import BO, CY, MIRA, RULES, Position


def building() -> Position:
    """Mira builds at Altair and may fling Bo's Relay Ship away; Bo attends."""
    p = Position(3).hand(MIRA, "battleship", "laze-cannon", "spaceport", "iron-vanguard", "wormhole")
    p.attending(BO).asked(MIRA, NEVER).asked(CY, NEVER)
    p.planet(MIRA, "altair", homeworld="yes")
    p.ship(BO, "relay-ship", p.planet(BO, "freya"))
    return p.phase("build", MIRA)


def told(events: list[Event], seat: Seat | None) -> list[str]:
    words = words_of("supernova")
    return [words.tell(event, ["Mira", "Bo", "Cy"]) for event in told_to(seat, events)]


def test_10_6_a_list_is_given_while_an_answer_is_awaited() -> None:
    p = building()
    assert p.legal(MIRA, "queue") == set()
    assert p.refusal(MIRA, "queue spaceport altair") == "10.6"
    p.play(MIRA, "play wormhole relay-ship")
    assert p.legal(MIRA, "queue") == {"done", "battleship altair", "spaceport altair", "iron-vanguard altair"}
    assert p.legal(BO, "queue") == set()


def test_10_6_a_list_is_played_once_nobody_answers() -> None:
    p = building()
    p.play(MIRA, "play wormhole relay-ship", "queue battleship altair", "queue laze-cannon battleship")
    p.play(MIRA, "queue done")
    assert p.awaited() == [BO, CLOCK]
    events = p.play(BO, "pass")
    assert "Mira built Battleship at Altair." in told(events, BO)
    assert p.hand_of(MIRA) == ["iron-vanguard", "spaceport"]
    assert MIRA not in p.awaited()
    assert not p.g.players[MIRA].wishes.queue


def test_10_6_without_done_the_player_is_asked_again_after_the_list() -> None:
    p = building()
    p.play(MIRA, "play wormhole relay-ship", "queue battleship altair")
    p.play(BO, "pass")
    assert p.awaited() == [MIRA]


def test_10_6_what_follows_is_legal_after_what_stands_on_the_list() -> None:
    p = building()
    p.play(MIRA, "play wormhole relay-ship")
    assert "laze-cannon battleship" not in p.legal(MIRA, "queue")
    p.play(MIRA, "queue battleship altair")
    assert "laze-cannon battleship" in p.legal(MIRA, "queue")
    assert "battleship altair" not in p.legal(MIRA, "queue")
    p.play(MIRA, "queue forget")
    assert "battleship altair" in p.legal(MIRA, "queue")


def test_10_6_an_answer_stops_the_list() -> None:
    p = building().hand(BO, "counterintelligence")
    p.play(MIRA, "play wormhole relay-ship", "queue battleship altair", "queue iron-vanguard altair")
    events = p.play(BO, "play counterintelligence wormhole")
    assert "Still in your hand: Battleship and Iron Vanguard." in told(events, MIRA)
    assert not any("hand" in sentence for sentence in told(events, BO))
    assert p.awaited() == [MIRA]
    assert "wormhole" in p.scrapyard


def test_10_6_an_answer_of_ones_own_leaves_the_list() -> None:
    p = building().hand(BO, "counterintelligence").hand(MIRA, "counterintelligence").attending(MIRA)
    p.play(MIRA, "play wormhole relay-ship")
    p.play(BO, "play counterintelligence wormhole")
    p.play(MIRA, "queue battleship altair", "play counterintelligence counterintelligence")
    while p.awaited() != [MIRA] and "battleship" in p.hand_of(MIRA):
        p.close()
    assert "battleship" not in p.hand_of(MIRA)


def test_10_6_a_play_that_has_become_illegal_is_dropped_and_its_player_told_why() -> None:
    p = building().hand(MIRA, "cruiser", "defense-grid")
    p.planet(MIRA, "vega")
    p.play(MIRA, "play wormhole relay-ship", "queue cruiser vega", "queue defense-grid altair")
    p.g.closed.append(p.g.planets_of(MIRA)[1].card)
    events = p.play(BO, "pass")
    assert told(events, MIRA)[-3:] == [
        "Your list stops here: Cruiser cannot be played on Vega.",
        "A Black Hole closes the orbit of Vega for the rest of this turn.",
        "Still in your hand: Defense Grid.",
    ]
    assert told(events, BO) == ["Bo’s Relay Ship is flung into Deep Space."]
    assert p.awaited() == [MIRA]


def test_6_2_an_environment_whose_planet_has_left_play_stays_in_the_hand() -> None:
    p = Position(3).hand(MIRA, "cold-climate", "toxic-air")
    p.planet(BO, "vega", found=3)
    lost = p.planet(CY, "deneb", found=3)
    p.phase("others", MIRA)
    p.play(MIRA, "play cold-climate deneb")
    assert p.why(MIRA, "queue toxic-air vega") == "list-later"
    del p.g.planets[lost.card]
    p.g.scrapyard.append(lost.card)
    events = p.play(MIRA, "play toxic-air vega")
    assert [event.audience for event in events if event.key == "list-refused"] == [(MIRA,)]
    assert p.hand_of(MIRA) == ["cold-climate"]


def test_10_6_nobody_else_sees_a_list() -> None:
    p = building()
    p.play(MIRA, "play wormhole relay-ship")
    before = [RULES.encode(RULES.view(p.g, viewer)) for viewer in (None, BO, CY)]
    p.play(MIRA, "queue battleship altair", "queue done")
    assert [RULES.encode(RULES.view(p.g, viewer)) for viewer in (None, BO, CY)] == before
    assert RULES.view(p.g, MIRA).players[MIRA].wishes.queue == [["battleship", "altair"], ["done"]]


def test_10_6_a_list_has_its_words() -> None:
    p, words = building(), words_of("supernova")
    p.play(MIRA, "play wormhole relay-ship", "queue battleship altair")
    labels = [words.say(c.label, ["Mira", "Bo", "Cy"]) for c in RULES.offer(p.g, MIRA).choices("queue")]
    assert "then pass" in labels
    assert "clear the list" in labels
    assert any(label.startswith("2. Laze Cannon") or "Laze Cannon ·" in label for label in labels)
    assert Move("queue", ("done",)) in RULES.offer(p.g, MIRA).settings


def test_10_6_what_may_follow_stops_where_the_list_has_become_illegal() -> None:
    p = building().hand(MIRA, "defense-grid")
    p.planet(MIRA, "vega")
    p.play(MIRA, "play wormhole relay-ship", "queue battleship vega", "queue laze-cannon battleship")
    p.g.closed.append(p.g.planets_of(MIRA)[1].card)
    assert "defense-grid altair" in p.legal(MIRA, "queue")
    assert "battleship altair" in p.legal(MIRA, "queue")


def test_10_6_why_a_play_is_not_put_on_the_list() -> None:
    p = building()
    assert p.why(MIRA, "queue spaceport altair") == "list-now"
    assert p.why(BO, "queue spaceport altair") == "list-later"
    p.play(MIRA, "play wormhole relay-ship")
    assert p.why(MIRA, "queue kool altair") == "not-in-hand"
    assert p.why(MIRA, "queue laze-cannon altair") == "not-your-ship"
    p.play(MIRA, "queue done")
    assert p.why(MIRA, "queue spaceport altair") == "list-ended"
    p.play(BO, "pass")
    assert p.g.players[MIRA].wishes.queue == []
