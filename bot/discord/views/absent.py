"""Who of an earlier game that is played again is not in: who does not play this time, and who has not answered."""

from __future__ import annotations

from bot.discord.core.text.texts import escaped
from bot.engine.words import Words
from bot.sessions import SessionView
from bot.sessions.core.rematch import not_playing


def absent_lines(session: SessionView, before: SessionView | None, words: Words) -> list[str]:
    """Who does not play this time, and who did not answer in time, a sentence each; [] if all may be in."""
    found = {
        "rematch-without": not_playing(session, before),
        "rematch-silent": not_playing(session, before, silent=True),
    }
    return [
        words.say_key(key, people=f"={words.listed([escaped(each) for each in names])}", n=len(names))
        for key, names in found.items()
        if names
    ]
