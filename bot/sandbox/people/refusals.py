"""What Discord's client prevents a person from doing, and what it says when the bot does not answer."""

from __future__ import annotations

NO_ANSWER = "The application did not respond"


class CannotDo(Exception):
    """The client would not offer or send this; the text says why."""


class NoAnswer(Exception):
    """The bot let its three seconds pass."""

    def __init__(self, what: str) -> None:
        super().__init__(f"{NO_ANSWER}: {what}")
