"""`.env.example` and docs/operating.md name every setting, with the values that hold when nothing is set."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

from dotenv import dotenv_values

from bot import settings

CHECKOUT = Path(__file__).parents[2]
NAME = re.compile(r"\b(?:HELIOGRAPH|DISCORD)_[A-Z_]+\b")


def example() -> dict[str, str]:
    return {name: value or "" for name, value in dotenv_values(CHECKOUT / ".env.example").items()}


def settings_that_are_read() -> set[str]:
    return set(NAME.findall(inspect.getsource(settings)))


def test_the_example_names_every_setting_and_no_other() -> None:
    assert set(example()) == settings_that_are_read()


def test_the_example_shows_the_defaults() -> None:
    as_shown = settings.load_settings(example(), env_file=None)
    assert as_shown == settings.load_settings({}, env_file=None) == settings.Settings()


def test_a_copy_of_the_example_is_a_good_settings_file() -> None:
    assert settings.load_settings({}, env_file=CHECKOUT / ".env.example") == settings.Settings()


def test_the_documents_name_every_setting() -> None:
    table = (CHECKOUT / "docs" / "operating.md").read_text(encoding="utf-8")
    rows = [line for line in table.splitlines() if line.startswith("| `")]
    assert settings_that_are_read() == {name for row in rows for name in NAME.findall(row.split("|")[1])}
