"""Signals: everyone who subscribed is told, in order, whatever the others do."""

from __future__ import annotations

import logging

import pytest

from bot.sessions.core.signals import Signal


def test_subscribers_are_told_in_the_order_in_which_they_subscribed() -> None:
    told = list[tuple[str, int, str]]()
    signal = Signal[int, str]("session {}")
    signal(1, "before anyone subscribed")
    signal.subscribe(lambda number, word: told.append(("first", number, word)))
    signal.subscribe(lambda number, word: told.append(("second", number, word)))
    signal(7, "new")
    assert told == [("first", 7, "new"), ("second", 7, "new")]


def test_one_that_fails_is_logged_with_what_the_news_was_about_and_the_others_are_told(
    caplog: pytest.LogCaptureFixture,
) -> None:
    told = list[int]()
    signal = Signal[int]("session {}")

    def fail(session: int) -> None:
        raise ValueError("a bug")

    signal.subscribe(fail)
    signal.subscribe(told.append)
    signal(7)
    signal(8)
    assert told == [7, 8]
    assert [record.getMessage() for record in caplog.records] == [
        "a subscriber failed on session 7",
        "a subscriber failed on session 8",
    ]
    assert all(record.exc_info is not None for record in caplog.records)


def test_a_subscriber_that_fails_on_news_of_the_log_is_logged_once() -> None:
    signal, heard = Signal[str]("a line of the log"), list[str]()

    class Hearing(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            signal(record.levelname)

    def fail(level: str) -> None:
        heard.append(level)
        raise ValueError("a bug")

    signal.subscribe(fail)
    handler = Hearing(logging.ERROR)
    logging.getLogger().addHandler(handler)
    try:
        logging.getLogger("elsewhere").error("something")
    finally:
        logging.getLogger().removeHandler(handler)
    assert heard == ["ERROR", "ERROR"]
