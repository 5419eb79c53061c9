"""There is a golden game of SOL for each mode, and what a version changed shows in its golden games."""

from __future__ import annotations

import re

import pytest

from tests.games.golden import golden_files, load_case

CHANGED = {
    r" paid 1 energy for Hyperdrive\.": {1},
    r" gained 1 energy for Hyperdrive\.": {2, 3},
    r" keep random ": {2, 3},
    r"(?m)^(\w+) +(?:scour|deconvert) .*\n\1 +use ": {3},
}
"""What only the golden games of some versions tell, and of which."""


def test_every_mode_has_a_golden_game() -> None:
    cases = [load_case(path)[0] for path in golden_files()]
    modes = [(case.seats, case.options) for case in cases if case.game.info.slug == "sol"]
    assert (2, {}) in modes
    assert any(seats == 4 and options.get("edition") == "boxed" for seats, options in modes)
    assert any(seats == 5 for seats, _ in modes)
    assert any(seats == 1 and "scenario" in options for seats, options in modes)
    assert any(options.get("mode") == "coop" for _, options in modes)
    assert {"implode", "feeders"} <= {options.get("event") for _, options in modes}


@pytest.mark.parametrize("change", CHANGED)
def test_what_a_version_changed_shows_in_its_golden_games(change: str) -> None:
    told = {
        load_case(path)[0].version
        for path in golden_files()
        if path.name.startswith("sol-") and re.search(change, path.read_text(encoding="utf-8"))
    }
    assert told == CHANGED[change]
