"""The mutation tester itself: it sees a fault that a test names, and says so where none does."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from tests.mutants.accepted import accepted, stale
from tests.mutants.drawing import draw
from tests.mutants.mutant import Mutant
from tests.mutants.subjects import PASSED_OVER, ROOT, SUBJECTS

STATE = "bot/games/sol/table/state.py"
MOVE = "bot/games/sol/actions/move.py"
TESTS = "tests/games/sol/test_rules_4_to_6.py"


def mutants_of(file: str) -> list[Mutant]:
    """Every mutant of a file. What reads it is imported late: every test process would do it while it collects."""
    from tests.mutants import operators

    return operators.mutants_of(file)


def hurl_momentum(new: str) -> Mutant:
    """`HURL_MOMENTUM = 2` with another value, or whatever is put there."""
    mutant = next(m for m in mutants_of(STATE) if m.before == "HURL_MOMENTUM = 2" and m.operator == "number")
    return replace(mutant, new=new)


def tried(*news: str, endless: str) -> list[str]:
    """What the rule tests of moving make of each new value, the last within a second."""
    script = (
        "import sys\n"
        "from tests.mutants.test_mutants import TESTS, hurl_momentum\n"
        "from tests.mutants.trying import Trial\n"
        "trial = Trial('sol', [TESTS], workers=1)\n"
        "*news, endless = map(hurl_momentum, sys.argv[1:])\n"
        "print(*(tried.outcome.value for tried in trial.run(iter(news))))\n"
        "trial.seconds = 1\n"
        "print(*(tried.outcome.value for tried in trial.run(iter([endless]))))\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", script, *news, endless],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout.split()


def test_a_fault_is_killed_a_change_of_nothing_survives_and_what_cannot_be_imported_does_not_count() -> None:
    """A mutant that never ends is killed, too."""
    endless = "2\nwhile __name__ == 'bot.games.sol.table.state': pass"
    assert tried("3", "(2)", "1 / 0", "2 if HURL_MOMENTS else 3", endless=endless) == [
        "killed",
        "survived",
        "stillborn",
        "stillborn",
        "killed",
    ]


def test_a_draw_is_the_same_again_and_another_seed_draws_others() -> None:
    mutants = mutants_of(MOVE)
    first = list(draw(mutants, "1"))
    assert list(draw(reversed(mutants), "1")) == first
    assert list(draw(mutants, "2")) != first
    assert len({mutant.place for mutant in first}) == len(first)


def test_a_changed_line_leaves_the_other_mutants_in_the_draw() -> None:
    mutants = mutants_of(MOVE)
    line = mutants[40].place
    without = [mutant for mutant in mutants if mutant.place != line]
    assert list(draw(without, "1")) == [mutant for mutant in draw(mutants, "1") if mutant.place != line]


def test_the_key_of_a_mutant_stays_when_lines_above_are_moved() -> None:
    mutants = mutants_of(MOVE)
    assert len({mutant.key for mutant in mutants}) == len(mutants)
    assert all(mutant.line not in mutant.key for mutant in mutants)


@pytest.mark.parametrize(
    "file", ["bot/games/sol/actions/convert.py", "bot/games/supernova/answers/windows.py"]
)
def test_every_mutant_is_python_and_differs_from_its_source(file: str) -> None:
    text = (ROOT / file).read_text(encoding="utf-8")
    for mutant in mutants_of(file)[::7]:
        assert mutant.source() != text
        compile(mutant.source(), file, "exec")


def test_words_are_not_mutated() -> None:
    assert "g.tell(" in (ROOT / MOVE).read_text(encoding="utf-8")
    assert not [mutant for mutant in mutants_of(MOVE) if "g.tell(" in mutant.before]


@pytest.mark.parametrize("game", SUBJECTS)
def test_files_with_rules_and_tests_of_rules_are_found(game: str) -> None:
    subject = SUBJECTS[game]
    assert any(Path(file).name == "rules.py" for file in subject.sources)
    assert not [file for file in subject.sources if Path(file).name in PASSED_OVER]
    assert any(Path(file).name.startswith("test_rule") for file in subject.tests)
    assert not [file for file in subject.tests if "golden" in file or "random" in file]


@pytest.mark.deep
@pytest.mark.parametrize("game", SUBJECTS)
def test_every_equivalent_mutant_exists_and_has_its_reason(game: str) -> None:
    reasons = accepted(game)
    named = {key[0] for key in reasons}
    assert named <= set(SUBJECTS[game].sources)
    assert not stale(reasons, (mutant for file in named for mutant in mutants_of(file)))


def test_an_equivalent_mutant_that_is_gone_or_lacks_its_reason_is_named(tmp_path: Path) -> None:
    path = tmp_path / "equivalent.toml"
    row = '[[sol]]\nfile = "actions/move.py"\nwhere = ""\nbefore = "HURL_MOMENTUM = 2"\nafter = "HURL_MOMENTUM = 9"\n'
    path.write_text(row, encoding="utf-8")
    with pytest.raises(ValueError, match="reason"):
        accepted("sol", path)
    path.write_text(f'{row}reason = "never"\n', encoding="utf-8")
    (key,) = stale(accepted("sol", path), mutants_of(MOVE))
    assert key == (MOVE, "", "HURL_MOMENTUM = 2", "HURL_MOMENTUM = 9", 1)
