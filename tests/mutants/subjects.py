"""The games, the files of theirs that hold rules, and the tests that name these rules."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

PASSED_OVER = {
    "__init__.py": "names what lives in the folder",
    "agenda.py": "lists types",
    "bargains.py": "what a computer player offers and accepts",
    "checks.py": "what is asked of the data as they are loaded",
    "dice_words.py": "words",
    "invariants.py": "a proof, not a rule",
    "labels.py": "words",
    "language.py": "lists types",
    "pacts.py": "which alliances a computer player wants",
    "phrases.py": "words",
    "purse.py": "words",
    "refusals.py": "words; what is legal stands with the rule itself",
    "secrets.py": "who sees which cards: the proofs of secrets hold it",
    "things.py": "words",
    "thinking.py": "how computer players see the game",
}
"""Files without rules, and why."""
THINKING = "thinking"
"""The folders of what computer players think, which hold no rules either."""

PLAYED_TESTS = ("test_computers", "test_golden", "test_random_play", "test_words")
"""Tests that play whole games; a rule needs a test that names it."""


@dataclass(frozen=True)
class Subject:
    """A game whose rules are mutated. Paths are relative to the checkout."""

    name: str

    @property
    def sources(self) -> list[str]:
        """The files that hold rules."""
        folder = ROOT / "bot" / "games" / self.name
        every = [path.relative_to(ROOT) for path in sorted(folder.rglob("*.py"))]
        files = [path for path in every if path.name not in PASSED_OVER and THINKING not in path.parts]
        return [str(path) for path in files]

    @property
    def tests(self) -> list[str]:
        """The files with rule tests."""
        folder = ROOT / "tests" / "games" / self.name
        files = [path for path in sorted(folder.glob("test_*.py")) if not path.name.startswith(PLAYED_TESTS)]
        return [str(path.relative_to(ROOT)) for path in files]


SUBJECTS = {name: Subject(name) for name in ("factions", "novasolis", "sol", "supernova")}
