"""What the user reads when something cannot be done: by the game's rules, by the bot's rules, or because of a bug."""

from __future__ import annotations

import logging
import re
import secrets
from typing import Any

import aiohttp
import discord

from bot.discord.core.text.texts import cut, escaped, harmless
from bot.engine.errors import Illegal
from bot.engine.moves import Text, Values, changed
from bot.engine.words import Names, Words
from bot.sessions import Refused
from bot.sessions.core.shards import NotServed

log = logging.getLogger(__name__)

ACKNOWLEDGED = 40060

GONE = (10003, 10062, ACKNOWLEDGED, 50027)
"""Discord's codes for an interaction that is too old, was answered already, or whose channel is gone."""

DM_CLOSED = (50007, 50278)
"""Discord's codes for someone who accepts no direct messages from the bot, or shares no server with it."""

NO_ACCESS = (50001, 50013)
INVALID_FORM = 50035
CHANNEL_GONE = 10003
MESSAGE_GONE = (CHANNEL_GONE, 10008)
THREAD_ARCHIVED, THREAD_LOCKED = 50083, 160005

BLOCKED = (200000, 200001)
"""Discord's codes for a message or a title that the server's automatic moderation refuses for a word in it."""

LATER = (5.0, 20.0, 60.0, 300.0)
"""Seconds until a message that Discord did not accept is tried again, if nothing happens before."""

REFUSAL_LENGTH = 1800
MEANT = re.compile(r"<#\d+>|<@&\d+>|@-?\d+|~[\w-]+(?::[\w-]+)?(?:\.[a-z]+)?")
"""Values that stand for something else: a channel, a role, the holder of a seat, a message of a catalogue."""


class Trouble(Exception):
    """Something that cannot be done here; the bot's message `refusal-KEY` says so."""

    def __init__(self, key: str, values: Values | None = None) -> None:
        super().__init__(key)
        self.text = Text(f"refusal-{key}", values or {})


def is_gone(error: BaseException) -> bool:
    """Whether Discord no longer wants an answer to this interaction."""
    return isinstance(error, discord.HTTPException) and error.code in GONE


def is_network(error: BaseException) -> bool:
    """Whether Discord could not be reached, or failed on its side."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500 or error.status == 429 or error.code in NO_ACCESS
    return isinstance(error, aiohttp.ClientError | OSError | TimeoutError | discord.RateLimited)


def is_passing(error: BaseException) -> bool:
    """Whether it may go well a little later: Discord could not be reached, the database was in trouble, or the session
    has come to another process, which does it."""
    return (
        is_network(error) or isinstance(error, NotServed) or (isinstance(error, Refused) and error.is_passing)
    )


def explain(
    error: Exception, words: Words, names: tuple[str, ...] = (), told: Names | None = None
) -> str | None:
    """A refusal as a player reads it, "**Title.** why (rule 3.4). remedy"; None for an error that is no refusal.

    `told` are the names for what happened meanwhile, if its reader has a seat.
    """
    if isinstance(error, Illegal):
        return _from_text(
            error.why, words, names, words.say_key("by-rule", rule=error.rule) if error.rule else ""
        )
    if isinstance(error, Refused):
        since = [words.tell(event, told or names) for event in harmless(error.events)]
        said = [_from_text(error.why, words, names), *map(words.capital, filter(None, since))]
        return cut(" ".join(said), REFUSAL_LENGTH)
    if isinstance(error, Trouble):
        return _from_text(error.text, words, names)
    return None


def untitled(refusal: Illegal, words: Words, names: tuple[str, ...]) -> str:
    """A refusal of the rules without its title, as the answer to a question: "why (rule 3.4). remedy"."""
    by_rule = words.say_key("by-rule", rule=refusal.rule) if refusal.rule else ""
    return _from_text(refusal.why, words, names, by_rule).partition("** ")[2]


def _from_text(text: Text, words: Words, names: tuple[str, ...], rule: str = "") -> str:
    harmless = Text(text.key, changed(text.values, _harmless))
    title = words.attribute(harmless, "title", names) or words.say_key("title-refused")
    return _shape(title, words.say(harmless, names), words.attribute(harmless, "remedy", names), rule)


def _harmless(value: str) -> str:
    """A value that a refusal quotes, made harmless: a user may have typed it, so it shows as written."""
    return value if MEANT.fullmatch(value) else escaped(value, 120)


def _shape(title: str, why: str, remedy: str, rule: str) -> str:
    if rule:
        end = why[-1] if why[-1:] in ".!?" else "."
        why = f"{why.rstrip('.!?')} ({rule}){end}"
    end = "" if title[-1:] in ".!?" else "."
    return cut(f"**{title}{end}** {why} {remedy}".strip(), REFUSAL_LENGTH)


def incident(error: BaseException, what: str) -> str:
    """Log an unexpected error, and return the short id that finds it in the log."""
    number = secrets.token_hex(3)
    log.error("incident %s: %s", number, what, exc_info=error)
    return number


def describe(interaction: discord.Interaction[Any]) -> str:
    """What the user did, for the log; never what they typed."""
    data: dict[str, Any] = dict(interaction.data or {})
    return (
        f"{interaction.type.name} {data.get('name') or data.get('custom_id') or ''} by {interaction.user.id}"
    )
