"""The panel in which a player chooses a move, built from verbs and choices, for every game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

import discord
from discord import ui

from bot.discord.core.layout.components import (
    LABEL_LENGTH,
    MENU_SIZE,
    Button,
    Entry,
    LastingMenu,
    box,
    button,
    buttons,
    layout,
    menu,
    pick,
    row,
    rows,
    say,
    word_of,
)
from bot.discord.core.layout.paging import back, number_in, page_at, turns
from bot.discord.core.text.texts import colour, cut, quotable
from bot.discord.views.advice import SILENCE, Advice
from bot.discord.views.choices import FIRST, Part, choice_menu, helps_of
from bot.discord.views.deadlines import deadline_of
from bot.discord.views.drafting import beginnings, draft_items, labels_of, openings, without_choice
from bot.discord.views.gains import doubt_of, gains_of
from bot.discord.views.hand_view import FOLD, NOTHING, Sight, look_menu
from bot.discord.views.points import points_line
from bot.discord.views.table import Place, TableView
from bot.engine.moves import Choice, Move, Seat, Text, Value, sides_asked
from bot.sessions import Status
from bot.sessions.core.pace import TablePace
from bot.sessions.play.orders import may_order

BUTTONS_FOR_A_VERB = 3
"""Up to this many moves of a verb are a button each; more are in a menu."""
BUTTON_LENGTH = 40
"""How many characters fit on a button."""
MENUS_AT_ONCE = 4
"""Up to this many verbs show their first menu at once; more are offered as buttons."""

SECOND_LINES = 900
"""How long the second lines of buttons may be together."""

SETTINGS_AT_ONCE = 8
"""Settings on a page."""

SETTINGS = "~settings"
"""The word that replaces a verb when a seat's settings are chosen; a page number may follow."""
BLURPLE = discord.ButtonStyle.primary
GREY = discord.ButtonStyle.secondary
GREEN = discord.ButtonStyle.success


def panel(
    table: TableView,
    path: Sequence[str] = (),
    *,
    done: Sequence[str] = (),
    note: str = "",
    part: Part = FIRST,
    sight: Sight = NOTHING,
    look_page: int = 0,
    undo: int | None = None,
    opening: str = "",
    timeless: bool = False,
    doubt: Move | None = None,
    hint: str = "",
    advice: Advice = SILENCE,
    after: Sequence[Button] = (),
) -> ui.LayoutView:
    """The panel: the hand, what was done so far, then the next choice.

    `path` is what was chosen already (a verb, then values as words), `done` the sentences of this turn, `note` a first
    sentence. A path that is not legal, or no longer, starts over. The picture in `sight` must be sent with it. `undo`
    says how many moves can be taken back, 2 for several of this turn (None: one if something was done). `part` is that
    of the menu of the next parameter, of the draft, or of the open verb `opening` that is about to begin. What is
    `timeless` does not say what others do now, and stays true when they go on. A move in `doubt` costs points, and is
    asked about once more. `hint` helps someone who is new to the game; what the coach says is `advice`, in its place.
    Once the game is over, it offers nothing but what comes `after` it.
    """
    seat = table.seat
    assert seat is not None
    said = say(_text(table, done, note, hint, advice.lines, timeless=timeless))
    items: list[ui.Item[Any]] = [*sight.gallery(), said]
    items += rows(buttons([advice.button])) if advice.button is not None else []
    chosen = resolve(table, seat, path) if path and path[0] not in (SETTINGS, FOLD) else None
    if table.over:
        items += rows(buttons(after))
    elif doubt is not None:
        items += _doubted(table, doubt)
    elif path and path[0] == SETTINGS:
        items += _settings(table, seat, number_in(path, 1))
    elif path[:1] == (FOLD,) and (names := groups_apart(table).get(path[1])):
        items += _folded(table, seat, path[1], names)
    elif chosen is not None and chosen.values is not None:
        items += _next_parameter(table, seat, chosen.verb, chosen.values, part)
    elif not path and (draft := table.begun) is not None:
        items += draft_items(table, seat, draft, part, note)
    else:
        looks = [row(look_menu(table, sight.names, look_page))] if sight.names else []
        items += _verbs(
            table, seat, looks, undo=len(done[:1]) if undo is None else undo, opening=opening, part=part
        )
    sides = sides_asked(table.asks)
    return layout(box(items, colour(table.speech.hue(sides[0] if len(sides) == 1 else seat))))


class Chosen(NamedTuple):
    """A verb, and the values that `words` choose for it so far; `values` is None if one of them is not legal."""

    verb: str
    words: tuple[str, ...]
    values: tuple[Value, ...] | None

    @property
    def move(self) -> Move:
        """The move of these values, or of the words as they are where one is not legal: the rules say what is wrong."""
        return Move(self.verb, tuple(map(typed, self.words)) if self.values is None else self.values)


def typed(word: str) -> Value:
    """A typed value: an integer if it looks like one; never something that the catalogue would read as a name."""
    if len(word) < 19 and word.removeprefix("-").isdecimal():
        return int(word)
    return quotable(word)


def resolve(table: TableView, seat: Seat, path: Sequence[str]) -> Chosen:
    """The values that the words of a path currently mean."""
    verb, *words = path
    values: tuple[Value, ...] = ()
    if table.over or not table.offer.has(verb):
        return Chosen(verb, tuple(words), None)
    if len(words) == 1 and (
        whole := next((each for each in wholes(table, verb) if each.word == words[0]), None)
    ):
        return Chosen(verb, tuple(map(word_of, whole.move.values)), whole.move.values)
    for word in words:
        choice = pick(table.offer.choices(verb, values), word)
        if choice is None:
            return Chosen(verb, tuple(words), None)
        values = (*values, choice.value)
    return Chosen(verb, tuple(words), values)


def _text(table: TableView, done: Sequence[str], note: str, hint: str, coach: str, *, timeless: bool) -> str:
    parts, asks = [note] if note else [], table.asks
    if asks:
        parts.append(f"**{table.asked_of_you(asks)}** · {table.headline()}{deadline_of(table, asks)}")
        hints = _draft_hint(table) if table.begun is not None else []
        parts += map("-# {}".format, filter(None, [*(hints or table.hints(asks)), points_line(table)]))
        parts += [hint] if hint and not coach else []
    elif not timeless:
        parts.append(table.title_line())
    parts += map("-# {}".format, coach.splitlines())
    if done:
        parts.append(cut("\n".join(map("-# {}".format, done[-6:])), 1500))
    return "\n".join(parts)


def _draft_hint(table: TableView) -> list[str]:
    """What helps with the move that is being built up, in place of the question's hints, if its verb says so."""
    assert table.begun is not None
    hint = table.speech.words.attribute(Text(f"verb-{table.begun.verb.name}"), "draft", table.speech.escaped)
    return [hint] if hint else []


def _verbs(
    table: TableView,
    seat: Seat,
    looks: Sequence[ui.Item[Any]],
    *,
    undo: int,
    opening: str = "",
    part: Part = FIRST,
) -> list[ui.Item[Any]]:
    words, offer, asks = table.speech.words, table.offer, table.asks
    is_window = any(ask.pace.is_window for ask in asks)
    legal = table.legal
    moves, begun = [*offer.only_moves, *legal], offer.empty_moves
    settings = offer.beside if table.session.status is Status.PLAYING else []
    menus, covered = beginnings(table, seat, opening, part)
    moves = [move for move in moves if move.verb not in covered] + begun
    played = {move.verb for move in moves}
    names = [verb.name for verb in table.game.info.verbs if verb.name in played]
    alone = len(names) == 1 and not menus
    apart = groups_apart(table)
    names = [name for name in names if not any(name in folded for folded in apart.values())]
    rare = [verb.name for verb in table.game.info.verbs if verb.shown.rare and verb.name in names]
    labels = {
        name: _labels_of_few(table, seat, moves, name, alone=alone) for name in names if name not in rare
    }
    in_menus = [name for name, few in labels.items() if few is None]
    items: list[ui.Item[Any]] = menus
    made: list[Button] = []
    if len(in_menus) + len(menus) <= MENUS_AT_ONCE:
        for name in in_menus:
            opened, only = _opened(table, seat, name)
            items.append(row(opened))
            if only.values and only in moves:
                path = (name, *map(word_of, only.values))
                made.append(Button(table.click("do", *path), table.label(seat, only)))
    else:
        made = [
            Button(table.click("verb", name), table.title_of(seat, name), style=BLURPLE) for name in in_menus
        ]
    for move in moves:
        if few := labels.get(move.verb):
            path, label = (move.verb, *map(word_of, move.values)), few[move]
            made.append(Button(table.click("do", *path), label, GREY if moves[1:] or menus else GREEN))
    beside = {move.verb for move in settings}
    single, closed = list[str](), [*rare]
    for verb in table.game.info.verbs if settings else ():
        if verb.name in beside and verb.shown.meanwhile and not moves:
            items.append(row(_menu(table, verb.name, (), offer.choices(verb.name))))
        elif verb.name in beside and verb.turn.free and verb.name not in names:
            found = wholes(table, verb.name)
            alike = [move for move in settings if move.verb == verb.name]
            if is_whole(table, verb.name):
                alike = [whole.move for whole in found]
            if found[1:] and (offered := _whole_menu(table, seat, verb.name)) is not None:
                items.append(row(offered))
            elif len(alike) == 1:
                single.append(verb.name)
                path = (verb.name, *map(word_of, alike[0].values))
                made.append(Button(table.click("do", *path), table.label(seat, alike[0])))
            else:
                closed.append(verb.name)
                made.append(Button(table.click("verb", verb.name), words.say_key(f"verb-{verb.name}")))
    grave = [Button(table.click("verb", name), words.say_key(f"verb-{name}")) for name in rare]
    grave += [
        Button(table.click("verb", FOLD, group), f"{words.say_key(f'group-{group}')} …") for group in apart
    ]
    for move in dict.fromkeys(move for ask in asks for move in ask.settings):
        if move in settings:
            path = (move.verb, *map(word_of, move.values))
            made.append(Button(table.click("do", *path), table.label(seat, move, "standing")))
    told = _second_lines(
        table, [*(name for name in names if name not in (*in_menus, *rare, *covered)), *single], closed
    )
    acts = {
        ("suggest",): "button-draft-suggest"
        if table.session.table_state.advice and len(moves) + 2 * len(menus) + len(offer.free_moves) > 1
        else "",
        ("undo",): "button-undo" if undo else "",
        ("undo-turn",): "button-undo-turn" if undo > 1 else "",
        ("verb", SETTINGS): "button-settings" if settings else "",
        ("panel",): "button-refresh" if table.refreshes else "",
        ("order",): "button-order" if legal and may_order(table.asides) else "",
        ("note", str(int(seat))): "button-note" if table.session.table_state.pace is TablePace.DAYS else "",
    }
    tail = {table.click(*path): key for path, key in acts.items() if key}
    every = buttons([*made, *map(Button, tail, map(words.say_key, tail.values())), *grave])
    moving, always = rows(every[: len(made)]), rows(every[len(made) :])
    if is_window:
        return [*told, *moving, *items, *looks, *always]
    return [*items, *told, *moving, *looks, *always]


def verbs_shown(table: TableView, seat: Seat) -> set[str]:
    """The verbs of which the first panel of the seat shows moves, or where they begin; those of a group apart, too."""
    opened, offer = [verb for verb, _, _ in openings(table, seat)], table.offer
    covered = {name for verb in opened for name in (verb.name, *verb.shown.covers)}
    played = {move.verb for move in (*offer.only_moves, *table.legal)} - covered
    played |= {move.verb for move in offer.empty_moves}
    beside = () if played else {move.verb for move in offer.beside}
    meanwhile = {verb.name for verb in table.game.info.verbs if verb.shown.meanwhile and verb.name in beside}
    return {*played, *meanwhile, *(verb.name for verb in opened)}


def groups_apart(table: TableView) -> dict[str, list[str]]:
    """The verbs that can be used now and stand behind a button, by their group; none where nothing else can be done."""
    usable = {move.verb for move in (*table.offer.only_moves, *table.legal, *table.offer.empty_moves)}
    found = dict[str, list[str]]()
    if all(verb.shown.apart for verb in table.game.info.verbs if verb.name in usable):
        return found
    for verb in table.game.info.verbs:
        if verb.shown.apart and verb.name in usable:
            found.setdefault(verb.shown.group, []).append(verb.name)
    return found


def _folded(table: TableView, seat: Seat, group: str, names: Sequence[str]) -> list[ui.Item[Any]]:
    """What stands behind the button of a group."""
    words, moves = table.speech.words, table.legal
    labels = {name: _labels_of_few(table, seat, moves, name, alone=False) for name in names}
    menus = [
        row(_menu(table, name, (), table.offer.choices(name))) for name, few in labels.items() if few is None
    ]
    made = [
        button(table.click("do", move.verb, *map(word_of, move.values)), label)
        for few in labels.values()
        for move, label in (few or {}).items()
    ]
    title = say(f"**{words.say_key(f'group-{group}')}**")
    told = _second_lines(table, [name for name, few in labels.items() if few is not None])
    return [title, *menus, *told, *rows(made), row(back(words, table.click("panel")))]


def _second_lines(table: TableView, verbs: Sequence[str], closed: Sequence[str] = ()) -> list[ui.Item[Any]]:
    """What these verbs (attribute `.hint`) and their choices do, cost or pay, for buttons, which have one line.

    Of those that are `closed`, whose choices are shown only to who asks for them, there is the hint alone.
    """
    words, names = table.speech.words, table.speech.escaped
    lines: dict[str, None] = {}
    assert table.seat is not None
    for each in (each for verb in verbs for each in wholes(table, verb)):
        if told := _brings(table, each):
            lines[f"-# {table.label(table.seat, each.move)}: {told}"] = None
    verbs = [verb for verb in verbs if not is_whole(table, verb)]
    whole = {move.verb for move in (*table.legal, *table.offer.only_moves) if not move.values}
    offered = {verb: table.offer.choices(verb) for verb in verbs}
    ending = [Move(verb, (each.value,)) for verb, choices in offered.items() for each in choices if each.last]
    moves = [*(Move(verb) for verb in verbs if verb in whole), *ending]
    gains = gains_of(table, moves, final=True) if moves else {}
    for verb, choices in offered.items():
        hints = gains.get(Move(verb)), words.attribute(Text(f"verb-{verb}"), "hint", names)
        if hint := " · ".join(filter(None, hints)):
            lines[f"-# {words.say_key(f'verb-{verb}')}: {hint}"] = None
        for choice, second in zip(choices, helps_of(table, choices, table.names.escaped), strict=True):
            if told := " · ".join(filter(None, [gains.get(Move(verb, (choice.value,))), second])):
                lines[f"-# {words.capital(words.say(choice.label, names))}: {told}"] = None
    for verb in closed:
        if hint := words.attribute(Text(f"verb-{verb}"), "hint", names):
            lines[f"-# {words.say_key(f'verb-{verb}')}: {hint}"] = None
    return [say(cut("\n".join(lines), SECOND_LINES))] if lines else []


def _labels_of_few(
    table: TableView, seat: Seat, moves: Sequence[Move], verb: str, *, alone: bool
) -> dict[Move, str] | None:
    """The moves of a verb in words, if they are so few, each with at most one value, that each can be a button.

    A single move may have more values. `alone`: it is the only verb, so the buttons need not name it.
    """
    alike = [move for move in moves if move.verb == verb]
    single = len(alike) == 1
    if len(alike) > BUTTONS_FOR_A_VERB or (not single and any(len(move.values) > 1 for move in alike)):
        return None
    place: Place = "reply" if alone or _answers(table, verb) else "move"
    has_values = any(move.values for move in alike)
    labels = {move: table.label(seat, move, place) for move in alike}
    most = LABEL_LENGTH if single else BUTTON_LENGTH
    return labels if not has_values or max(map(len, labels.values())) <= most else None


def _answers(table: TableView, verb: str) -> bool:
    """Whether the word of a verb says nothing by itself."""
    described = table.game.info.verb(verb)
    return described is not None and described.shown.answers


class Whole(NamedTuple):
    """A move that is offered with all its values, and what its last choices do, cost or pay."""

    move: Move
    told: str

    @property
    def word(self) -> str:
        """What stands for it in a menu."""
        return word_of("/".join(map(str, self.move.values)))


def is_whole(table: TableView, verb: str) -> bool:
    """Whether moves of a verb are offered with all their values."""
    found = table.game.info.verb(verb)
    return found is not None and found.shown.whole and not found.open


def wholes(table: TableView, verb: str) -> list[Whole]:
    """The moves of a verb that is offered whole, best first; none where there are too many for a menu."""
    found: list[Whole] = []
    for chosen in whole_rows(table, verb):
        helps = filter(None, reversed(helps_of(table, chosen, table.names.plain)))
        found.append(Whole(Move(verb, tuple(choice.value for choice in chosen)), next(helps, "")))
    return found


def whole_rows(table: TableView, verb: str) -> list[tuple[Choice, ...]]:
    """The choices of each move of such a verb, from the first to the last.

    Of a free verb, which is offered all the time, a move with a word that may be left out is not among them: one who
    means it says it step by step.
    """
    rows = list(_rows_after(table, verb, ())) if is_whole(table, verb) else []
    of = table.game.info.verb(verb)
    if of is not None and of.turn.free:
        rows = [row for row in rows if len(row) <= len(of.params) - of.optional]
    return rows if len(rows) <= MENU_SIZE else []


def _rows_after(table: TableView, verb: str, chosen: tuple[Choice, ...]) -> Iterator[tuple[Choice, ...]]:
    for choice in table.offer.choices(verb, tuple(each.value for each in chosen)):
        longer = (*chosen, choice)
        if choice.last:
            yield longer
        else:
            yield from _rows_after(table, verb, longer)


def _brings(table: TableView, whole: Whole) -> str:
    return " · ".join(filter(None, [gains_of(table, [whole.move]).get(whole.move, ""), whole.told]))


def _whole_menu(table: TableView, seat: Seat, verb: str) -> LastingMenu | None:
    """The menu of all moves of a verb that is offered whole; None where each value is chosen by itself."""
    entries = [
        Entry(whole.word, table.label(seat, whole.move), _brings(table, whole))
        for whole in wholes(table, verb)
    ]
    click = table.click("pick", verb)
    return menu(click, f"{table.title_of(seat, verb)} …", entries) if entries else None


def _doubted(table: TableView, move: Move) -> list[ui.Item[Any]]:
    """The move that costs points, its price, and the button that makes it all the same."""
    words = table.speech.words
    assert table.seat is not None
    said = "\n".join((f"**{table.label(table.seat, move)}**", doubt_of(table, move)))
    path = (move.verb, *map(word_of, move.values))
    sure = button(table.click("sure", *path), words.say_key("button-sure"), style=discord.ButtonStyle.danger)
    return [say(said), row(sure, back(words, table.click("panel")))]


def _settings(table: TableView, seat: Seat, page: int) -> list[ui.Item[Any]]:
    words = table.speech.words
    beside = {move.verb for move in table.offer.beside}
    names = [verb.name for verb in table.game.info.verbs if verb.name in beside and not verb.turn.free]
    shown = page_at(names, page, SETTINGS_AT_ONCE)
    items: list[ui.Item[Any]] = []
    plain = []
    for name in shown.items:
        choices = table.offer.choices(name)
        if choices:
            items.append(row(_menu(table, name, (), choices)))
        else:
            plain.append(button(table.click("do", name), words.say_key(f"verb-{name}")))
    tail = [*turns(words, shown, partial(table.click, "verb", SETTINGS)), back(words, table.click("panel"))]
    return [*items, *rows(plain), row(*tail)]


def _next_parameter(
    table: TableView, seat: Seat, verb: str, values: tuple[Value, ...], part: Part
) -> list[ui.Item[Any]]:
    """The menu of the next value that leaves a choice, or the button for the move where none does."""
    words, values = table.speech.words, without_choice(table, seat, verb, values)
    choices = table.offer.choices(verb, values)
    title = f"**{table.title_of(seat, verb)}**"
    so_far = [table.value_label(seat, verb, values[:i], value) for i, value in enumerate(values)]
    items: list[ui.Item[Any]] = [say(cut(" › ".join([title, *so_far]), 600))]
    if not choices:
        gains = gains_of(table, [Move(verb, values)], final=True)
        items += [say(f"› {said}") for said in gains.values()]
    if choices:
        items.append(row(_menu(table, verb, values, choices, part)))
    tail = []
    path, spot = (verb, *map(word_of, values)), table.offer.spot(verb, values)
    if spot is not None and spot.ends:
        place: Place = "reply" if _answers(table, verb) else "move"
        label = table.label(seat, Move(verb, values), place)
        tail.append(button(table.click("do", *path), label, style=GREEN))
    advised = table.session.table_state.advice and len(choices) > 1
    if advised and any(move.verb == verb for move in table.legal):
        tail.append(button(table.click("suggest", *path), words.say_key("button-draft-suggest")))
    tail.append(back(words, table.click("panel")))
    return [*items, row(*tail)]


def _opened(table: TableView, seat: Seat, verb: str) -> tuple[LastingMenu, Move]:
    """The menu of a verb, and the move with what leaves no choice.

    An only move, which is too long for a button, is an entry.
    """
    if (menu_of_wholes := _whole_menu(table, seat, verb)) is not None:
        return menu_of_wholes, Move(verb)
    choices = table.offer.choices(verb)
    begun = Move(verb, () if len(choices) > 1 else without_choice(table, seat, verb, ()))
    if begun.values and table.offer.choices(verb, begun.values):
        return _first_menu(table, begun), begun
    return _menu(table, verb, (), choices), Move(verb)


def _first_menu(table: TableView, begun: Move) -> LastingMenu:
    """The menu that begins a move, with the values that leave no choice in its title."""
    words, verb = table.speech.words, table.game.info.verb(begun.verb)
    assert verb is not None
    chosen = words.in_a_row(labels_of(table, verb, begun.values, table.names.plain))
    title = words.say_key("whole-move", verb=words.say_key(f"verb-{verb.name}"), values=f"={chosen}")
    click = table.click("pick", verb.name, *map(word_of, begun.values))
    choices = table.offer.choices(verb.name, begun.values)
    return choice_menu(table, click, title, begun, choices)


def _menu(
    table: TableView, verb: str, values: tuple[Value, ...], choices: Sequence[Choice], part: Part = FIRST
) -> LastingMenu:
    words = table.speech.words
    assert table.seat is not None
    title = table.title_of(table.seat, verb)
    param = table.game.info.verb(verb)
    if values and param is not None and len(values) < len(param.params):
        asked = words.say_key(f"param-{param.params[len(values)].name}")
        title = words.say_key("menu-next", what=f"={asked}")
    click = table.click("pick", verb, *map(word_of, values))
    return choice_menu(table, click, title, Move(verb, values), choices, part)
