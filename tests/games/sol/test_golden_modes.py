"""There is a golden game of SOL for each mode."""

from __future__ import annotations

from tests.games.golden import golden_files, load_case


def test_every_mode_has_a_golden_game() -> None:
    cases = [load_case(path)[0] for path in golden_files()]
    modes = [(case.seats, case.options) for case in cases if case.game.info.slug == "sol"]
    assert (2, {}) in modes
    assert any(seats == 4 and options.get("edition") == "boxed" for seats, options in modes)
    assert any(seats == 5 for seats, _ in modes)
    assert any(seats == 1 and "scenario" in options for seats, options in modes)
    assert any(options.get("mode") == "coop" for _, options in modes)
    assert {"implode", "feeders"} <= {options.get("event") for _, options in modes}
