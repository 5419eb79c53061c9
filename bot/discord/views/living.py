"""The living message: what everyone sees in the channel, built from the public view."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import discord
from discord import ui

from bot.discord.core.layout import components
from bot.discord.core.layout.components import (
    Button,
    Click,
    LastingButton,
    box,
    button,
    buttons,
    layout,
    row,
    rows,
    say,
)
from bot.discord.core.text.texts import colour, cut
from bot.discord.views.deadlines import deadline_of
from bot.discord.views.epilogue import Epilogue, chart_item, numbered
from bot.discord.views.notices import MOST_COMPONENTS, count, notices
from bot.discord.views.outcome import placed, scored_together, together, told_in_order, winner
from bot.discord.views.table import TableView
from bot.engine.moves import Ask, Move, Seat, Side, Text, Values, who
from bot.engine.words import Words
from bot.sessions import SessionView, Status
from bot.sessions.core.table_state import Vote
from bot.sessions.people.careers import Ended
from bot.sessions.server.rules import USUAL, ServerRules
from renderers.look import Picture
from renderers.renderer import KEY

PICTURE = "board.png"
TEXT_BOARD_LENGTH = 1900
ANSWERS_AT_ONCE = 5
QUESTIONS_AT_ONCE = 3
BUTTONS_IN_A_ROW = 5
"""Of more buttons, those to play stand in a row of their own."""
LINES = 2
"""Components beside questions that hold lines alone: the story with who is waited for, and how many notices wait."""
ON_FROM_THE_END = (("rematch", "button-rematch"), ("step", "button-step"))
"""The buttons of an ended game for everyone who played, each a click and its label."""
AFTER_THE_END = (*ON_FROM_THE_END, ("share", "button-share-end"))
"""The buttons under a finished game, each a click and its label; others are behind "⋯", at `reading.board`."""
BLURPLE = discord.ButtonStyle.primary
GREEN = discord.ButtonStyle.success


def living(
    table: TableView,
    *,
    story: str,
    alt: str | None,
    board: str = "",
    mention: Sequence[int] = (),
    notice: str = "",
    own_answers: Sequence[Seat] = (),
    has_hands: bool = False,
    has_key: bool = False,
    first_turn: bool = False,
    epilogue: Epilogue | None = None,
    choices: Mapping[str, tuple[str, ...]] = {},
    server_rules: ServerRules = USUAL,
    apart: Collection[Vote] = (),
) -> ui.LayoutView:
    """The message for the channel; votes that are asked `apart` have a message of their own below it.

    `alt` is the alt text of the picture sent as PICTURE; without a picture (None), `board`, the position in words,
    replaces it. `own_answers` are the seats whose answers need secret knowledge: they get a button that opens their
    panel instead of answer buttons. `choices` are those of each kind of vote, `server_rules` what the server allows.
    With `has_key` the picture key is a button. In the `first_turn` of a person the message also says how to begin.
    """
    if table.over:
        return final(table, story=story, alt=alt, board=board, notice=notice, epilogue=epilogue)
    items: list[ui.Item[Any]] = [say("\n".join(filter(None, [notice, table.moment_line()])))]
    items += _board(alt, board)
    undo, end = _undo_request(table), _tail(table, has_hands, has_key)
    if mention:
        end.append(say("-# " + " ".join(f"<@{user_id}>" for user_id in mention)))
    room = MOST_COMPONENTS - 1 - count([*items, *undo, *end])
    questions = _questions(table, own_answers, room - LINES)
    waiting = _awaited(table, [ask for ask, _ in questions])
    begin = _beginning(table) if first_turn else []
    told = "\n".join(filter(None, [story, _small(waiting), _small(table.away_line()), *begin]))
    if told:
        items.append(say(told))
    items += undo
    for _, shown in questions:
        items += shown
    items += notices(table, choices, MOST_COMPONENTS - 1 - count([*items, *end]), server_rules, apart)
    items += end
    return layout(box(items, colour(table.hue(table.main_sides))))


def _awaited(table: TableView, said_already: Sequence[Ask]) -> str:
    """Who must do what until when, if no question says it; in an open window that waits for no one in public, that.

    What the bot answers beside the turn is not said: it is done in a moment, and no one waits for it.
    """
    beside = [ask for ask in table.other_asks if not ask.blocking and _answers_itself(table, ask)]
    if waiting := table.waiting_line([*said_already, *beside]):
        asks = [ask for ask in table.main_asks if ask not in said_already and ask not in beside]
        return waiting + deadline_of(table, asks)
    windows = table.clock_asks
    if not windows or said_already:
        return ""
    return table.speech.say("window-open", doing=table.doing(windows[0])) + deadline_of(table, windows)


def final(
    table: TableView,
    *,
    story: str,
    alt: str | None,
    board: str = "",
    notice: str = "",
    epilogue: Epilogue | None = None,
) -> ui.LayoutView:
    """The message of a finished game: standings, the last board, what decided it, the seed, and what to do next.

    The chart of the `epilogue` is sent with it as a second picture.
    """
    words = table.speech.words
    lines = [f"**{words.say_key('title')}** · {words.say_key('it-is-over')}"]
    if table.session.status is Status.ABANDONED:
        lines = [f"**{words.say_key('title')}** · {words.say_key('it-was-ended')}"]
    if table.session.imported:
        lines += [words.say_key("from-a-file-note"), _small(how_long_kept(table.session, words))]
    if notice:
        lines.insert(0, notice)
    items: list[ui.Item[Any]] = [say("\n".join(lines)), *_board(alt, board)]
    ended = {} if epilogue is None else epilogue.ended
    lines = [story, *standings(table, ended), unrated_line(table.session, words)]
    items.append(say("\n".join(filter(None, lines))))
    if epilogue is not None and epilogue.points:
        items.append(say("\n".join(numbered(epilogue.points))))
    if epilogue is not None and epilogue.chart is not None:
        items.append(chart_item(epilogue.chart.alt))
    if table.session.seed:
        items.append(say(seed_line(table.session, words)))
    items.append(say(_small(words.say_key("credits"))))
    if epilogue is not None and epilogue.following is not None:
        preset, said = epilogue.following
        items.append(say(said))
        opening = Click("open-way", path=(table.session.game, preset))
        items.append(row(button(opening, words.say_key("button-open"))))
    labels = [words.say_key(label) for _, label in AFTER_THE_END]
    made = [
        button(table.click(act), label, style=discord.ButtonStyle.secondary if number else GREEN)
        for number, ((act, _), label) in enumerate(zip(AFTER_THE_END, labels, strict=True))
    ]
    items.append(row(*made, button(table.click("more"), "⋯")))
    best = winner(table.standings)
    return layout(box(items, colour(None if best is None else table.speech.hue(best))))


def how_long_kept(session: SessionView, words: Words) -> str:
    """Until when an imported game is there."""
    if session.goes_at is None:
        return words.say_key("imported-kept")
    return words.say_key("imported-goes", day=f"<t:{int(session.goes_at)}:D>")


def seed_line(session: SessionView, words: Words) -> str:
    """The seed of a game that is over, and its whole hash; only of games played here the hash was shown before."""
    key = "seed-from-a-file" if session.imported else "seed-shown"
    return words.say_key(key, seed=session.seed or "–", hash=session.seed_hash or "–")


def unrated_line(session: SessionView, words: Words) -> str:
    """Why a game against others does not count for ratings; empty if it does, or if it was none."""
    result = session.result
    if session.status is Status.ABANDONED and session.table_state.rated and not session.imported:
        return _small(words.say_key("unrated-early"))
    if result is None or not result.is_contest or result.is_rated or session.imported:
        return ""
    return _small(words.say_key("unrated-level" if result.is_level else "unrated"))


def standings(table: TableView, ended: Mapping[int, Ended] = {}) -> list[str]:
    """The final order, a line per side with its counts; first what everyone has together, a win or a score.

    By user, `ended` is what the end is for them: their line says what their best was, and their place in the ranking.
    Of a score that all share, each side's part is told if the game knows it.
    """
    result, speech = table.standings, table.speech
    lines = [*together(result, speech), *scored_together(result, speech)]
    for side in told_in_order(result, speech):
        counts = result.counts[side] if side < len(result.counts) else {}
        parts_of = table.game.breakdown(table.view, Side(side)) if result.shared else {}
        own = [sum(parts_of.values())] if parts_of else []
        if speech.sides[side].scores and not result.shared:
            own = [result.scores[side]]
        parts = [speech.words.say_key("score", score=score) for score in own]
        for key, n in counts.items():
            parts.append(speech.words.say_key("count", what=speech.words.say_key(f"count-{key}"), n=n))
        line = f"{placed(result, side, speech)} {' · '.join(parts)}".rstrip()
        known = _ended_of(table, side, ended) if own else None
        lines.append(line if known is None else with_record(speech.words, line, known))
    return lines


def _ended_of(table: TableView, side: int, ended: Mapping[int, Ended]) -> Ended | None:
    """What the end is for the person who played a side, if they played it alone and had no other."""
    seat, result = table.speech.sides[side].seat, table.session.result
    if seat is None or result is None or len(result.parts[seat]) != 1:
        return None
    alone = [each.seat for each in table.speech.sides].count(seat) == 1
    user_id = result.parts[seat][0].user_id
    return None if user_id is None or not alone else ended.get(user_id)


def with_record(words: Words, line: str, ended: Ended) -> str:
    """A line about a person at the end, with their best score before and their place in the ranking."""
    if ended.before.best is not None:
        best = words.say_key("figure", score=ended.before.best)
        line = words.say_key("ended-best", line=f"={line}", best=f"={best}")
    if ended.place and ended.ranked > 1:
        place = words.say_key("place", place=ended.place)
        line = words.say_key("ended-rank", line=f"={line}", place=f"={place}", of=ended.ranked)
    return line


def answers_in_public(table: TableView, ask: Ask) -> list[Move]:
    """The few moves that answer a question, if each can be one button; empty if a panel is better."""
    offer = table.game.offer(table.view, ask.seat)
    moves = [] if table.over else [*offer.only_moves, *offer.moves]
    if len(moves) > ANSWERS_AT_ONCE or any(len(move.values) > 1 for move in moves):
        return []
    return moves


def _beginning(table: TableView) -> list[str]:
    """How to begin, if the game has a hint (message `hint-first`), and whether this is a solo game."""
    words = table.speech.words
    alone = [words.say_key("alone")] if len(table.session.holders) == 1 else []
    return [*alone, *([words.say_key("hint-first")] if words.has("hint-first") else [])]


def _questions(
    table: TableView, own_answers: Sequence[Seat], room: int
) -> list[tuple[Ask, list[ui.Item[Any]]]]:
    """The questions to people outside the turn that one click can answer, each with its line and buttons.

    They are at most `room` components; others are answered in a panel. Someone who is asked several things has each
    answer as one button, beside the first question. No answer is brighter than "Play", which is for whose turn it is.
    """
    found: list[tuple[Ask, list[ui.Item[Any]]]] = []
    shown: set[Click] = set()
    holders = table.session.holders
    asks = [ask for ask in table.other_asks if ask.known_to(None) and holders[ask.seat].user_id is not None]
    for ask in asks[:QUESTIONS_AT_ONCE]:
        moves = [] if ask.seat in own_answers else answers_in_public(table, ask)
        if not moves:
            continue
        line = say(table.question_line(ask) + deadline_of(table, [ask]))
        alike = (
            len({move.verb for move in moves}) == 1 and not table.game.offer(table.view, ask.seat).open_verbs
        )
        buttons: dict[Click, LastingButton] = {}
        for move in moves:
            click = table.click("answer", str(int(ask.seat)), move.verb, *map(str, move.values))
            buttons[click] = button(click, table.label(ask.seat, move, "reply" if alike else "move"))
        for move in ask.settings:
            click = table.click("answer", str(int(ask.seat)), move.verb, *map(str, move.values))
            buttons[click] = button(click, table.label(ask.seat, move, "standing"))
        new = [each for click, each in buttons.items() if click not in shown]
        items: list[ui.Item[Any]] = [line, *rows(new)]
        room -= len(items) + len(new)
        if room < 0:
            break
        shown.update(buttons)
        found.append((ask, items))
    return found


def _answers_itself(table: TableView, ask: Ask) -> bool:
    """Whether the bot answers a question: for a computer player, or for a seat that is passed over."""
    holder = table.session.holders[ask.seat]
    return holder.computer is not None or holder.passed_over


def _undo_request(table: TableView) -> list[ui.Item[Any]]:
    """Who wants to take a move back, what it revealed, and who must agree."""
    request = table.session.undo
    if request is None:
        return []
    speech = table.speech
    learned = table.sentences(request.learned)
    values: Values = {"seat": who(request.seat), "seats": [*map(who, request.missing)]}
    asked = speech.words.say(Text("undo-request", values), speech.seats_to(table.seat))
    buttons = (
        button(table.click("undo-answer", "yes"), speech.words.say_key("button-agree"), style=GREEN),
        button(table.click("undo-answer", "no"), speech.words.say_key("button-decline")),
    )
    return [say(cut("\n".join([asked, *(f"-# {sentence}" for sentence in learned[:4])]), 700)), row(*buttons)]


def _tail(table: TableView, has_hands: bool, has_key: bool) -> list[ui.Item[Any]]:
    """The buttons that are always there: one row, or with more than five one to play and one to look things up."""
    playing = ("play", "hand") if has_hands else ("play",)
    acts = (*playing, "board", "log", "rules", *(("key",) if has_key else ()))
    clicks = [table.click("look", KEY) if act == "key" else table.click(act) for act in (*acts, "more")]
    labels = [*map(table.speech.words.say_key, [f"button-{act}" for act in acts]), "⋯"]
    styles = [BLURPLE] + [discord.ButtonStyle.secondary] * len(acts)
    made, first = buttons(map(Button, clicks, labels, styles)), len(playing)
    return [row(*made[:first]), row(*made[first:])] if len(made) > BUTTONS_IN_A_ROW else [row(*made)]


def _board(alt: str | None, board: str) -> list[ui.Item[Any]]:
    if alt is not None:
        return [gallery_of(alt)]
    return [say(f"```\n{cut(board.replace('```', 'ˋˋˋ'), TEXT_BOARD_LENGTH)}\n```")] if board else []


def gallery_of(alt: str) -> ui.MediaGallery[Any]:
    """The component that shows the picture sent as the file PICTURE."""
    return components.gallery_of(PICTURE, alt)


def file_of(picture: Picture) -> discord.File:
    """A picture as the file PICTURE with its alt text."""
    return components.file_of(picture, PICTURE)


def _small(text: str) -> str:
    return f"-# {text}" if text else ""
