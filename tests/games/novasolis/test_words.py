"""Every message that the code of Nova Solis names exists, and asks for nothing that is not given."""

from __future__ import annotations

from pathlib import Path

import pytest

import bot
from bot.checks.sources import uses
from bot.checks.words import messages
from bot.games.novasolis.rules import VERBS

ROOM = Path(bot.__file__).parent / "games" / "novasolis" / "core"
SPOKEN = ("abilities", "allocation", "combat", "dice_words", "fighting", "labels", "settings")
"""The files of the core whose words are written."""
VERBS_SPOKEN = ("attack", "reroll", "put", "auto", "continue", "stop", "withdraw", "defend")
SHARED = {"param-sector"}
"""What other topics say."""
KNOWN = {each.key: each for room in ("house", "novasolis") for each in messages(room)}


@pytest.mark.parametrize("name", SPOKEN)
def test_every_message_that_is_named_exists(name: str) -> None:
    for use in uses([ROOM / f"{name}.py"], handed_on=True):
        if use.built:
            assert any(use.fits(key) for key in KNOWN), use
            continue
        assert use.key in KNOWN, use
        if use.values is not None:
            given = {*use.values, *(f"{value}-count" for value in use.values)}
            assert KNOWN[use.key].values <= given, use
        if use.key.startswith("refusal-"):
            assert {"", "title", "remedy"} <= KNOWN[use.key].parts, use


def test_every_verb_is_described() -> None:
    for verb in VERBS:
        if verb.name in VERBS_SPOKEN:
            assert {"", "help"} <= KNOWN[f"verb-{verb.name}"].parts
            named = {f"param-{param.name}" for param in verb.params}
            assert named - SHARED <= {*KNOWN}
            assert not verb.setting or f"standing-{verb.name}" in KNOWN
