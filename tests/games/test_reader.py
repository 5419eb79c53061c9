"""What happened is told to whoever it names as “you”: in random games, and in every branch of every message."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor
from msgspec.structs import replace

from bot.engine.catalogues import catalogue, catalogue_files
from bot.engine.moves import Event, SideInfo, Text, Values, one_each, term, who
from bot.engine.playout import Dice, playout
from bot.engine.seats import Seat
from bot.engine.words import READER, THE_READER, words_of
from bot.games.catalogue import games
from tests.games.proofs import every_game, quick_cases, quick_presets, random_case, slugs
from tests.games.reader import (
    HOLDERS,
    WRONG,
    prove_asked_before_readers,
    prove_offered_to_readers,
    prove_told_to_readers,
)
from tests.pseudo import Catalogues

MOVES = 60
"""So many moves of a random game of each quick case are looked at."""
EVERY = 12
"""The entries of every so many positions are looked at."""
GAMES_DEEP = 60
"""So many whole games are looked at in the deep form."""
SEVERAL = ("sides", "seats", "owners", "winners", "order")
PLAYERS = {"seat", "side", "other", "owner", "host", "victim", "leader", *SEVERAL}
"""The values of events that name players."""
OF_SEATS = {"by", "before", "name"}
"""Those by which the house does, too."""


@pytest.mark.parametrize("slug", slugs())
def test_in_random_games_whoever_is_named_reads_you(slug: str) -> None:
    game, told = every_game()[slug], list[str]()
    for case in chain(quick_cases(game), quick_presets(game)):
        state = case.setup("reader")
        for turn in playout(game, state, Dice(f"reader {case}"), settings=True, limit=MOVES):
            told += prove_told_to_readers(game, state, case.seats, turn.events)
            prove_asked_before_readers(game, state, case.seats)
    assert len(set(told)) > 10


@pytest.mark.parametrize("slug", [slug for slug in games() if slug != "ferries"])
def test_no_entry_of_a_menu_calls_its_reader_by_name(slug: str) -> None:
    game, named = every_game()[slug], 0
    for case in chain(quick_cases(game), quick_presets(game)):
        state = case.setup("entries")
        for number, _ in enumerate(playout(game, state, Dice(f"entries {case}"), limit=MOVES)):
            named += prove_offered_to_readers(game, state, case.seats) if number % EVERY == 0 else 0
    assert named > 5


@pytest.mark.deep
@pytest.mark.parametrize("slug", games())
def test_in_many_whole_games_whoever_is_named_reads_you(slug: str) -> None:
    game, dice, told = games()[slug], Dice(f"readers of {slug}"), set[str]()
    for _ in range(GAMES_DEEP):
        case = random_case(game, dice)
        state = case.setup("readers")
        for turn in playout(game, state, Dice(f"readers {case}"), settings=True):
            told.update(prove_told_to_readers(game, state, case.seats, turn.events))
            prove_asked_before_readers(game, state, case.seats)
    assert len(told) > 50, "hardly anything was told to a reader"


class _Branches(Visitor):
    """The values that a message uses, each with the keys of the variants that are chosen by it."""

    def __init__(self) -> None:
        self.values: dict[str, dict[str, None]] = {}
        self.messages: list[str] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 (the name Fluent calls)
        if isinstance(node.selector, ast.VariableReference):
            keys = self.values.setdefault(node.selector.id.name, {})
            keys |= {getattr(each.key, "name", None) or each.key.value: None for each in node.variants}
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the name Fluent calls)
        self.values.setdefault(node.id.name, {})

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (the name Fluent calls)
        self.messages.append(node.id.name)


def _events(room: str) -> Iterator[tuple[str, dict[str, dict[str, None]], bool]]:
    """By message of an event: its values with the variants of each, and whether some can be hidden."""
    found = {
        entry.id.name: entry
        for file in catalogue_files(room)
        for entry in catalogue(*file).entries.body
        if isinstance(entry, ast.Message)
    }
    for key, entry in found.items():
        if key.startswith("event-"):
            branches = _Branches()
            branches.visit(entry)
            for within in branches.messages:
                branches.visit(found[within])
            yield key.removeprefix("event-"), branches.values, any(entry.attributes)


def _value(name: str, key: str, values: dict[str, dict[str, None]]) -> str | int | list[str | Text]:
    """A value that chooses the variant with this key; any if that is empty."""
    number = {"": 3, "one": 1, "other": 3}.get(key)
    if f"{name}-count" in values:
        return [f"=Thing{each}" for each in range(int(key) if key.isdigit() else number or 3)]
    if any(each.isdigit() or each == "one" for each in values.get(name, ())) or name in ("n", "stars"):
        return int(key) if key.isdigit() else number or 3
    return f"={key}" if key else "=Thing"


def _filled(values: dict[str, dict[str, None]], players: Values) -> Iterator[Values]:
    """What the message is told with, once for each variant of each value."""
    names = {name.removesuffix("-id").removesuffix("-count") for name in values} - players.keys()
    plain: Values = {name: _value(name, "", values) for name in names}
    yield {**plain, **players}
    for name in names:
        for key in (*values.get(name, ()), *values.get(f"{name}-count", ())):
            chosen = _value(name, key, values)
            yield {**plain, name: key if chosen == f"={key}" else chosen, **players}


@pytest.mark.parametrize("room", ["house", *every_game()])
def test_every_branch_of_every_event_has_a_form_for_its_reader(room: str) -> None:
    words, looked_at = words_of(room), 0
    players = PLAYERS | (OF_SEATS if room == "house" else set())
    reader = words.names_to(Seat(0), one_each(3), HOLDERS[:3])
    for key, values, hides in _events(room):
        named = sorted(players & {name.removesuffix("-id") for name in values})
        for own in named:
            others = {each: [who(1), who(2)] if each in SEVERAL else who(1) for each in named}
            for mine in [[who(0)], [who(1), who(0)]] if own in SEVERAL else [who(0)]:
                for filled in _filled(values, {**others, own: mine}):
                    events = [Event(key, filled)]
                    events += [replace(events[0], private={"gone": ()})] if hides else []
                    for event in events:
                        public, said = words.tell(event, HOLDERS), words.capital(words.tell(event, reader))
                        assert HOLDERS[0] not in said, f"{key}: {said}"
                        assert HOLDERS[0] not in public or "you" in said.lower(), f"{key}: {said}"
                        wrong = WRONG.search(said)
                        assert wrong is None, f"{key}: {wrong[0]!r} in {said!r}"
                        looked_at += said != words.capital(public)
    assert looked_at > 3


@pytest.mark.parametrize(
    ("said", "is_wrong"),
    [
        ("You has no room.", True),
        ("Round 2 begins. you are the Leader.", True),
        ("Round 2 begins. You was first.", True),
        ("Bo took a card, and you draws another.", True),
        ("Bo activated you’s node.", True),
        ("The alliance of you is over.", True),
        ("Feeders destroyed the node (you).", True),
        ("The alliance of you and Bo is over.", False),
        ("The offer of Bo to you is over.", False),
        ("You have 2 ships. Your ships move, and you pass.", False),
    ],
)
def test_what_no_one_would_write_is_found(said: str, is_wrong: bool) -> None:
    assert bool(WRONG.search(said)) is is_wrong


FORMS = """\
event-took = { $side } { AGREE($side-id, "takes", "take") } { FORM($other-id, part: "whose") } ship.
event-won = { $sides } { AGREE($sides-id, "wins", "win") }.
event-lost = { FORM($sides-id, part: "whose") } ships are lost.
event-seated = The order is { IN_ORDER($sides-id) }.
event-flown = The way ends in { LAST($way-id) }.
"""
TOOK = Event("took", {"side": who(0), "other": who(1)})


def test_a_reader_is_you_in_every_form(catalogues: Catalogues) -> None:
    catalogues("en", room=FORMS)
    words, sides = words_of("room"), one_each(2)
    assert words.tell(TOOK, ("Mira", "Bo")) == "Mira takes Bo’s ship."
    assert words.tell(TOOK, words.names_to(Seat(0), sides, ("Mira", "Bo"))) == "you take Bo’s ship."
    assert words.tell(TOOK, words.names_to(Seat(1), sides, ("Mira", "Bo"))) == "Mira takes your ship."
    reader = words.names_to(Seat(0), sides, ("Mira", "Bo"))
    told = [
        words.tell(Event("won", {"sides": won}), reader) for won in ([who(0)], [who(1)], [who(0), who(1)])
    ]
    assert told == ["you win.", "Bo wins.", "Bo and you win."]


def test_of_a_list_the_last_can_be_said(catalogues: Catalogues) -> None:
    catalogues("en", room=FORMS)
    words = words_of("room")
    for way, end in ((["C4", "C3"], "C3"), (["C4", who(1)], "Bo"), ("C4", "C4")):
        assert words.tell(Event("flown", {"way": way}), ("Mira", "Bo")) == f"The way ends in {end}."


def test_of_several_the_reader_comes_last_but_in_a_turn_order(catalogues: Catalogues) -> None:
    catalogues("en", room=FORMS)
    words = words_of("room")
    given: Values = {"sides": [who(1), who(0), who(2)]}
    names = ("Mira", "Bo", "Cy")
    told = [words.names_to(Seat(0), one_each(3), names), names]
    assert [words.tell(Event("won", given), each) for each in told] == [
        "Bo, Cy and you win.",
        "Bo, Mira and Cy win.",
    ]
    assert [words.tell(Event("lost", given), each) for each in told] == [
        "Bo’s, Cy’s and your ships are lost.",
        "Bo’s, Mira’s and Cy’s ships are lost.",
    ]
    assert [words.tell(Event("seated", given), each) for each in told] == [
        "The order is Bo, you and Cy.",
        "The order is Bo, Mira and Cy.",
    ]


def test_the_reader_can_be_named_without_a_seat(catalogues: Catalogues) -> None:
    catalogues("en", room=FORMS)
    words = words_of("room")
    assert words.tell(Event("took", {"side": THE_READER, "other": "=Bo"}), ()) == "you take Bo’s ship."
    assert words.tell(Event("took", {"side": "=Bo", "other": THE_READER}), ()) == "Bo takes your ship."
    assert words.tell(Event("won", {"sides": [THE_READER, "=Bo"]}), ()) == "Bo and you win."


def test_a_side_of_several_keeps_its_own_name(catalogues: Catalogues) -> None:
    catalogues("en", room=FORMS + "empire-red = Red\nempire-blue = Blue\n")
    words = words_of("room")
    sides = tuple(SideInfo(Seat(0), Text(f"empire-{colour}")) for colour in ("red", "blue"))
    called = words.side_names(sides, ("Mira",))
    assert words.tell(TOOK, called) == "Mira (Red) takes Mira (Blue)’s ship."
    assert words.tell(TOOK, words.names_to(Seat(0), sides, called)) == "Red takes Blue’s ship."


def test_a_language_without_a_word_for_the_reader_says_their_name(catalogues: Catalogues) -> None:
    catalogues("en", room=FORMS)
    catalogues("de", house="locale = de\n", room="event-took = { $side } nimmt ein Schiff von { $other }.\n")
    words = words_of("room", "de")
    assert words.names_to(Seat(0), one_each(2), ("Mira", "Bo")) == ("Mira", "Bo")
    catalogues(
        "de",
        house="locale = de\nreader = du\n    .dative = dir\nsomeone = { $name }\n",
        room='event-took = { $side } { AGREE($side-id, "nimmt", "nimmst") } ein Schiff von '
        '{ FORM($other-id, part: "dative") }.\n',
    )
    words = words_of("room", "de")
    told = [words.tell(TOOK, words.names_to(Seat(seat), one_each(2), ("Mira", "Bo"))) for seat in (0, 1)]
    assert told == ["du nimmst ein Schiff von Bo.", "Mira nimmt ein Schiff von dir."]


def test_no_name_is_taken_for_the_reader() -> None:
    words = words_of("sol")
    hold = Event("hold", {"seat": who(0)})
    assert words.tell(hold, ("you",)) == "you took no action."
    assert words.tell(Event("fee", {"owner": who(0), "seat": who(1)}), ("you", "Bo")).endswith(
        "their bridges."
    )
    assert words.tell(Event("fee", {"owner": who(0), "seat": who(1)}), (READER, "Bo")).endswith(
        "your bridges."
    )
    assert words.tell(
        Event("orders", {"seat": who(0), "question": "=a", "answer": term("whose-own")}), ("Bo",)
    )
