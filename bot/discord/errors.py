"""What is said when something does not go: by the rules, by the house, or by a mistake of ours."""

from __future__ import annotations

import logging
import re
import secrets
from typing import Any

import aiohttp
import discord

from bot.discord.texts import cut, escaped, harmless
from bot.engine.errors import Illegal
from bot.engine.moves import Text, Values
from bot.engine.words import Words
from bot.sessions import Refused

log = logging.getLogger(__name__)

GONE = (10003, 10062, 40060, 50027)
"""Discord's codes for an interaction that is too old, was answered already, or whose channel is gone."""

DM_CLOSED = (50007, 50278)
"""Discord's codes for somebody who takes no direct messages from the bot, or shares no server with it."""

NO_ACCESS = (50001, 50013)
INVALID_FORM = 50035
MESSAGE_GONE = (10003, 10008)

LATER = (5.0, 20.0, 60.0, 300.0)
"""Seconds after which a message that Discord did not take is tried again, if nothing happens before."""

REFUSAL_LENGTH = 1800
MEANT = re.compile(r"<#\d+>|<@&\d+>|@-?\d+|~[\w-]+")
"""Values of ours that stand for something: a channel, a role, who holds a seat, a message of the catalogue."""


class Trouble(Exception):
    """Something that cannot be done here, said by the message `refusal-KEY` of the house."""

    def __init__(self, key: str, values: Values | None = None) -> None:
        super().__init__(key)
        self.text = Text(f"refusal-{key}", values or {})


def is_gone(error: BaseException) -> bool:
    """Whether Discord no longer wants an answer to this interaction."""
    return isinstance(error, discord.HTTPException) and error.code in GONE


def is_network(error: BaseException) -> bool:
    """Whether Discord could not be reached, or did not take what was sent to it for reasons of its own."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500 or error.status == 429 or error.code in NO_ACCESS
    return isinstance(error, aiohttp.ClientError | OSError | TimeoutError)


def explain(error: Exception, words: Words, names: tuple[str, ...] = ()) -> str | None:
    """The refusal as a player reads it, "**Title.** why (rule 3.4). remedy"; None for what is no refusal."""
    if isinstance(error, Illegal):
        return _from_text(
            error.why, words, names, words.say_key("by-rule", rule=error.rule) if error.rule else ""
        )
    if isinstance(error, Refused):
        since = [sentence for event in error.events if (sentence := words.tell(harmless(event), names))]
        return cut(" ".join([_from_text(error.why, words, names), *since]), REFUSAL_LENGTH)
    if isinstance(error, Trouble):
        return _from_text(error.text, words, names)
    return None


def _from_text(text: Text, words: Words, names: tuple[str, ...], rule: str = "") -> str:
    harmless = Text(text.key, {name: _harmless(value) for name, value in text.values.items()})
    title = words.attribute(harmless, "title", names) or words.say_key("refusal-title")
    return _shape(title, words.say(harmless, names), words.attribute(harmless, "remedy", names), rule)


def _harmless(value: Any) -> Any:
    """What a refusal quotes may have been typed by anybody: it shows as written and does nothing."""
    if isinstance(value, list):
        return [_harmless(item) for item in value]
    if not isinstance(value, str) or MEANT.fullmatch(value):
        return value
    return escaped(value, 120)


def _shape(title: str, why: str, remedy: str, rule: str) -> str:
    if rule:
        end = why[-1] if why[-1:] in ".!?" else "."
        why = f"{why.rstrip('.!?')} ({rule}){end}"
    end = "" if title[-1:] in ".!?" else "."
    return cut(f"**{title}{end}** {why} {remedy}".strip(), REFUSAL_LENGTH)


def incident(error: BaseException, what: str) -> str:
    """Log what nobody foresaw, and return the short id under which it stands in the log."""
    number = secrets.token_hex(3)
    log.error("incident %s: %s", number, what, exc_info=error)
    return number


def describe(interaction: discord.Interaction[Any]) -> str:
    """What somebody did, for the log: never what was typed."""
    data: dict[str, Any] = dict(interaction.data or {})
    return (
        f"{interaction.type.name} {data.get('name') or data.get('custom_id') or ''} by {interaction.user.id}"
    )
