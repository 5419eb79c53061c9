"""Words as the rules are searched by them: without what tells them apart in writing but not in meaning.

English is left to SQLite, which knows its stems. Another language says in the catalogue of the house how its letters
are folded (`rules-folds`: "ae a / oe o"), which endings do not count (`rules-endings`), and whether it writes compounds
as one word, with which letters between their parts (`rules-compounds`: "yes s n").
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterator

from bot.engine.words import Words

WORD = re.compile(r"'?\w+")
"""A word; one that follows an apostrophe keeps it, so that the `'s` of "it's" can be common and the letter is not."""
LEAST_STEM = 3
"""An ending is taken off where so many letters are left."""
LEAST_PART = 4
"""So many letters has a part of a compound that is looked for."""


class Spelling:
    """How words of one language are compared."""

    def __init__(self, words: Words) -> None:
        folds = [each.split() for each in words.say_key("rules-folds").split("/")]
        self._folds = [(pair[0], pair[1]) for pair in folds if len(pair) == 2]
        endings = words.say_key("rules-endings").split()
        self._endings = sorted(map(self._folded, endings), key=len, reverse=True)
        joins, *joints = words.say_key("rules-compounds").split()
        self._joins, self._joints = joins == "yes", ("", *joints)

    def words_in(self, text: str) -> list[str]:
        """The words of a text, small and folded: umlauts are their vowels, however they were typed."""
        return [self._folded(word) for word in WORD.findall(text.lower().replace("’", "'"))]

    def _folded(self, word: str) -> str:
        if not word.isascii():
            plain = unicodedata.normalize("NFKD", word.replace("ß", "ss"))
            word = "".join(letter for letter in plain if not unicodedata.combining(letter))
        for written, meant in self._folds:
            word = word.replace(written, meant)
        return word

    def stem(self, word: str) -> str:
        """A folded word without its ending."""
        for ending in self._endings:
            if word.endswith(ending) and len(word) - len(ending) >= LEAST_STEM:
                return word[: -len(ending)]
        return word

    def stems(self, text: str) -> list[str]:
        """The words of a text without their endings."""
        return [self.stem(word) for word in self.words_in(text)]

    def related(self, stem: str, known: Collection[str]) -> Iterator[str]:
        """The known words that are compounds with this one, or parts of it: of "karten" also "handkarten".

        What is left of a compound beside its part is a word, too, known or not.
        """
        if not self._joins:
            return
        for other in known:
            part, whole = sorted((stem, other), key=len)
            long_enough = len(part) >= LEAST_PART and len(whole) - len(part) >= LEAST_STEM
            if long_enough and (whole.startswith(part) or whole.endswith(part)):
                yield other

    def parts(self, stem: str, known: Collection[str]) -> tuple[str, str] | None:
        """The two known words that a compound is made of; none if it cannot be taken apart so."""
        if not self._joins:
            return None
        for end in range(len(stem) - LEAST_PART, LEAST_PART - 1, -1):
            for joint in self._joints:
                first, second = self.stem(stem[:end].removesuffix(joint)), stem[end:]
                if stem[:end].endswith(joint) and first in known and second in known:
                    return first, second
        return None
