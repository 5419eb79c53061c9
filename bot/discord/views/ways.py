"""How a table plays that waits for people, for those who decide whether to come: the preset, the pace and the clock."""

from __future__ import annotations

from typing import Any

from bot.discord.views.deadlines import clock_in_words
from bot.engine.rules import Game
from bot.engine.words import Words
from bot.sessions import SessionView
from bot.sessions.core.table_state import Clock
from bot.sessions.server import policy
from bot.sessions.server.rules import ServerRules


def way_played(session: SessionView, words: Words, game: Game[Any], server_rules: ServerRules) -> str:
    """The preset and the pace ("First game, Days")."""
    state = session.table_state
    preset = policy.preset_of(server_rules, game.info, session.options, state.pace)
    named = [] if preset is None else [words.say_key(f"preset-{preset.key}")]
    return words.in_a_row([*named, words.say_key(f"pace-{state.pace.value}")])


def clock_line(words: Words, clock: Clock, *, whole: bool = False) -> str:
    """The clock of a table in one line, the `whole` of it with what happens when time runs out; "" without one."""
    if not clock.runs:
        return ""
    said = words.say_key("clock-line", clock=clock_in_words(words, clock))
    return f"{said}. {words.say_key(f'clock-expiry-{clock.expiry.value}')}" if whole else said
