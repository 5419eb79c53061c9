"""There is a golden game of SOL for each mode, and what a version changed shows in its golden games."""

from __future__ import annotations

import pytest

from tests.games.golden import golden_files, load_case

CHANGED = {1: {" paid 1 energy for Hyperdrive."}, 2: {" gained 1 energy for Hyperdrive.", " keep random "}}
"""By version, what only its golden games tell."""


def test_every_mode_has_a_golden_game() -> None:
    cases = [load_case(path)[0] for path in golden_files()]
    modes = [(case.seats, case.options) for case in cases if case.game.info.slug == "sol"]
    assert (2, {}) in modes
    assert any(seats == 4 and options.get("edition") == "boxed" for seats, options in modes)
    assert any(seats == 5 for seats, _ in modes)
    assert any(seats == 1 and "scenario" in options for seats, options in modes)
    assert any(options.get("mode") == "coop" for _, options in modes)
    assert {"implode", "feeders"} <= {options.get("event") for _, options in modes}


@pytest.mark.parametrize("version", CHANGED)
def test_what_a_version_changed_shows_in_its_golden_games(version: int) -> None:
    told = "".join(
        path.read_text(encoding="utf-8")
        for path in golden_files()
        if path.name.startswith(f"sol-v{version}-")
    )
    shown = {said for changes in CHANGED.values() for said in changes if said in told}
    assert shown == CHANGED[version]
