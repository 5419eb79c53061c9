"""A fault in the source of a game."""

from __future__ import annotations

from dataclasses import dataclass

from tests.mutants.subjects import ROOT


@dataclass(frozen=True)
class Mutant:
    """A fault: in a file, characters `start` to `end` are replaced by `new`.

    `where` is the function or class, `before` and `after` are the lines changed, `nth` counts equal ones in the same
    place; together with `file` they are the key, which stays the same when lines above are moved.
    """

    file: str
    where: str
    before: str
    after: str
    nth: int
    operator: str
    line: int
    start: int
    end: int
    new: str

    @property
    def key(self) -> tuple[str, str, str, str, int]:
        """What names the mutant."""
        return self.file, self.where, self.before, self.after, self.nth

    @property
    def place(self) -> tuple[str, str, str]:
        """What mutants of one line have in common."""
        return self.file, self.where, self.before

    def source(self) -> str:
        """The whole file with the fault in it."""
        text = (ROOT / self.file).read_text(encoding="utf-8")
        return text[: self.start] + self.new + text[self.end :]

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.where}\n    - {self.before}\n    + {self.after}"
