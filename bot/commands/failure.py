"""What a command raises that cannot be carried out."""

from __future__ import annotations


class Failure(Exception):
    """A command that cannot be carried out, with what is wrong, what to do, and the exit code."""

    def __init__(self, message: str, code: int = 2) -> None:
        super().__init__(message)
        self.code = code
