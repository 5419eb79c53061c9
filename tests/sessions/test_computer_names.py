"""Computer players have first names that mean nothing else in any game."""

from __future__ import annotations

import re
from pathlib import Path

from bot.games.catalogue import games
from bot.sessions.core.computer_names import NAMES, name_for

DATA = Path(__file__).parents[2] / "data"


def test_no_card_place_faction_or_theme_is_called_like_a_computer_player() -> None:
    words = set[str]()
    for slug in games():
        for file in (DATA / slug).rglob("*"):
            if file.suffix in (".json", ".ftl", ".md"):
                words.update(re.findall(r"\w+", file.read_text().casefold()))
    assert {"observatory", "sundiver"} <= words, "the data are read"
    assert not words & {name.casefold() for name in NAMES}


def test_no_two_at_a_table_have_one_name_and_tables_differ() -> None:
    assert len(NAMES) > max(game.info.max_seats for game in games().values())
    assert name_for(0, ()) == NAMES[0] != name_for(1, ())
    taken = ["ADA", "Mira"]
    for _ in range(2 * len(NAMES)):
        taken.append(name_for(5, taken))
    assert len({name.casefold() for name in taken}) == len(taken)
