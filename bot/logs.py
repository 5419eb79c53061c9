"""The log on standard error: lines for people, or JSON, one object a line, for programs that collect it."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime
from typing import TextIO

from bot.discord.core.answers.request import ANSWERED

TEXT, JSON = "text", "json"
FORMATS = (TEXT, JSON)

LINE = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class JSONLines(logging.Formatter):
    """A record as one line of JSON.

    `at` is UTC, `says` the message without its values (equal for equal events), `request` what was being answered.
    """

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            "says": str(record.msg),
        }
        if answered := ANSWERED.get():
            line["request"] = {name: value for name, value in answered.items() if value is not None}
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def writer(form: str, stream: TextIO | None = None) -> logging.Handler:
    """Writes the log to a stream (None: standard error) as TEXT or JSON."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JSONLines() if form == JSON else logging.Formatter(LINE))
    return handler
