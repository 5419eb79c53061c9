"""A move that is built up value by value: where it stands, what may come next, and the button that plays it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Any

import discord
from discord import ui
from msgspec.structs import replace

from bot.discord.core.layout.components import (
    MENU_SIZE,
    Button,
    Entry,
    LastingMenu,
    button,
    buttons,
    pick,
    row,
    rows,
    say,
    word_of,
)
from bot.discord.core.text.texts import cut
from bot.discord.views.asked import Begun
from bot.discord.views.choices import FIRST, Part, choice_menu, helps_of
from bot.discord.views.gains import gains_of
from bot.discord.views.story import gist
from bot.discord.views.table import TableView
from bot.engine.moves import Choice, Move, Seat, Spot, Text, Value, Verb
from bot.engine.words import Names
from bot.sessions.play.orders import may_be_ordered

PREVIEW_SENTENCES = 6
"""How many sentences tell what a draft would do."""

AT_ONCE = "+"
"""Stands between the words of an entry that chooses several values, one after the other."""

NEW = "0"
"""Stands for the number of a draft that is about to begin."""


def without_choice(table: TableView, seat: Seat, verb: str, values: tuple[Value, ...]) -> tuple[Value, ...]:
    """Values, and those after them that leave no choice, so that no menu has a single entry."""
    while (spot := table.offer.spot(verb, values)) is not None:
        if spot.ends or len(spot.next) != 1:
            break
        values = (*values, spot.next[0].value)
    return values


def beginnings(
    table: TableView, seat: Seat, opening: str = "", part: Part = FIRST
) -> tuple[list[ui.Item[Any]], set[str]]:
    """A menu for each open verb that can be begun, a part of that of `opening`, and the verbs that these cover.

    What leaves no choice is a button.
    """
    items: list[ui.Item[Any]] = []
    covered: set[str] = set()
    for verb, values, spot in openings(table, seat):
        at = part if verb.name == opening else FIRST
        only = (*values, spot.next[0].value)
        if len(spot.next) > 1 or spot.straight or not table.offer.ends(verb.name, only):
            items.append(row(_menu(table, verb, values, spot, NEW, at)))
        else:
            label = ": ".join(
                (_title(table, verb, values), *labels_of(table, verb, only, table.names.plain)[-1:])
            )
            items.append(row(button(table.click("grow", verb.name, NEW, *map(word_of, only)), label)))
        covered |= {verb.name, *verb.shown.covers}
    return items, covered


def openings(table: TableView, seat: Seat) -> Iterator[tuple[Verb, tuple[Value, ...], Spot]]:
    """The open verbs that the seat may begin, each with the values that leave no choice, and where it stands then.

    A verb that has only one move is none of them.
    """
    only = {move.verb for move in table.offer.only_moves}
    for verb in table.offer.open_verbs:
        if verb.name in only:
            continue
        values = without_choice(table, seat, verb.name, ())
        spot = table.offer.spot(verb.name, values)
        if spot is not None and spot.ends:
            # It may be played like this: only a draft has the button for that, and a choice makes the draft.
            values = values[:-1]
            spot = table.offer.spot(verb.name, values)
        if spot is not None and spot.next:
            yield verb, values, spot


def draft_items(table: TableView, seat: Seat, begun: Begun, part: Part, told: str = "") -> list[ui.Item[Any]]:
    """The draft: what it would do unless that is `told` above, what may come next, and its buttons."""
    assert table.draft is not None
    words, spot = table.speech.words, begun.spot
    number = str(table.draft.number)
    price = f" · {words.say(spot.price, table.speech.escaped)}" if spot.price is not None else ""
    title = words.say_key(f"verb-{begun.verb.name}")
    chosen = [] if spot.preview else labels_of(table, begun.verb, begun.values, table.speech.escaped)
    lines = [" › ".join([f"**{title}**", *chosen]) + price]
    if spot.ends:
        gains = gains_of(table, [Move(begun.verb.name, begun.values)], final=True)
        lines += [f"› {said}" for said in gains.values()]
    ahead = table.sentences(gist(words, list(spot.preview), PREVIEW_SENTENCES))
    lines += [f"› {sentence}" for sentence in ahead if not _is_in(sentence.removesuffix("."), told)]
    if begun.cut:
        lines.append(f"-# {words.say_key('draft-cut')}")
    items: list[ui.Item[Any]] = [say(cut("\n".join(lines), 1500))]
    further = replace(spot, next=tuple(choice for choice in spot.next if choice.whole is None))
    if further.next:
        items.append(row(_menu(table, begun.verb, begun.values, further, number, part)))
    made = []
    if spot.ends:
        whole = words.say(spot.whole, table.names.plain) if spot.whole is not None else title + price
        made.append(Button(table.click("draft", "go", number), whole, discord.ButtonStyle.success))
    for choice in spot.next:
        if choice.whole is not None:
            go = table.click("draft", "go", number, word_of(choice.value))
            made.append(Button(go, words.say(choice.whole, table.names.plain)))
    acts = ["back", "clear", *(["suggest"] if further.next and table.session.table_state.advice else [])]
    clicks = {f"button-draft-{act}": table.click("draft", act, number) for act in acts}
    if spot.ends and table.asides and may_be_ordered(table.view, seat, begun.verb):
        clicks["button-order"] = table.click("order-draft", number)
    made += map(Button, clicks.values(), map(words.say_key, clicks))
    return [*items, *rows(buttons(made))]


def _is_in(sentence: str, text: str) -> bool:
    """Whether a text has a sentence, perhaps in the middle of another one, and not only a longer word that begins so:
    "to L1" is not in "to L12"."""
    return re.search(rf"(?<!\w){re.escape(sentence)}(?!\w)", text, re.IGNORECASE) is not None


def _menu(
    table: TableView, verb: Verb, values: tuple[Value, ...], spot: Spot, number: str, part: Part
) -> LastingMenu:
    title = _title(table, verb, values) if number == NEW else _asked_next(table, verb, spot)
    skipped = map(word_of, values) if number == NEW else ()
    click = table.click("grow", verb.name, number, *skipped)
    begun, choices, several = Move(verb.name, values), spot.next, spot.several
    straight = [*zip_longest(spot.straight, spot.said)]
    if straight and several is not None:
        firsts = {chosen[0].value for chosen in spot.straight}
        left = tuple(choice for choice in choices if choice.value not in firsts)
        if len(straight) + len(left) > MENU_SIZE:
            several, straight = None, []
        else:
            choices = left
    above = [_straight(table, verb, values, chosen, said, gain=several is None) for chosen, said in straight]
    return choice_menu(table, click, title, begun, choices, part, several, above)


def _asked_next(table: TableView, verb: Verb, spot: Spot) -> str:
    """What is asked next of a move that is built up: as the spot says, else its verb (`.next`)."""
    words, names = table.speech.words, table.names.plain
    if spot.asked is not None:
        return words.say(spot.asked, names)
    key = f"verb-{verb.name}"
    return words.attribute(Text(key), "next", names) or words.say_key(key)


def _title(table: TableView, verb: Verb, values: tuple[Value, ...]) -> str:
    """A verb, and the values that leave no choice."""
    words, begun = table.speech.words, labels_of(table, verb, values, table.names.plain)
    said = words.say_key(f"verb-{verb.name}")
    return words.say_key("begun-move", verb=said, values=f"={words.in_a_row(begun)}") if begun else said


def _straight(
    table: TableView,
    verb: Verb,
    values: tuple[Value, ...],
    chosen: Sequence[Choice],
    said: Text | None,
    *,
    gain: bool,
) -> Entry:
    """The entry for choices that follow each other at once, with what they bring if it is to be told.

    If they are `said` as one, below stands the `.help` of that.
    """
    words, names = table.speech.words, table.names.plain
    whole = Move(verb.name, (*values, *(choice.value for choice in chosen)))
    begun = Move(verb.name, values)
    gains = gains_of(table, [whole], begun=begun).get(whole, "") if gain and chosen[-1].last else ""
    (second,) = (
        helps_of(table, chosen[-1:], table.names.plain)
        if said is None
        else [words.attribute(said, "help", names)]
    )
    labels = [choice.label for choice in chosen] if said is None else [said]
    label = " › ".join(words.say(label, names) for label in labels)
    return Entry(
        AT_ONCE.join(word_of(choice.value) for choice in chosen),
        label,
        " · ".join(filter(None, [gains, second])),
    )


def grown(
    table: TableView, verb: str, values: tuple[Value, ...], picked: Sequence[str]
) -> tuple[tuple[Value, ...], str]:
    """Values with those picked behind them, in the order of their menu; and the first that does not walk, if any.

    What was chosen already need not be chosen again for a row that begins with it.
    """
    offered = table.offer.choices(verb, values)
    chosen = [[word] if pick(offered, word) else word.split(AT_ONCE) for word in picked]
    if len(chosen) > 1:
        spot = table.offer.spot(verb, values)
        straight = [] if spot is None else spot.straight
        order = [[word_of(choice.value) for choice in each] for each in (*straight, *zip(offered))]
        chosen.sort(key=lambda words: order.index(words) if words in order else len(order))
    for words in chosen:
        for word in words:
            choice = pick(table.offer.choices(verb, values), word)
            if choice is not None:
                values = (*values, choice.value)
            elif word == words[-1] or word not in map(word_of, values):
                return values, word
    return values, ""


def labels_of(table: TableView, verb: Verb, values: tuple[Value, ...], names: Names) -> list[str]:
    """Values in words, as they were offered."""
    said = []
    for number, value in enumerate(values):
        choices = table.offer.choices(verb.name, values[:number])
        said += [table.speech.words.say(each.label, names) for each in choices if each.value == value]
    return said
