"""Each kind of English to avoid is found in its line, and what only looks like it is not."""

from __future__ import annotations

import textwrap

import pytest

from tests.english import PAPERS, ROWS, Passage, Row, faults, of_catalogue, of_paper, passages

PLAIN = [Row(row.avoid, row.better) for row in ROWS]
"""What is looked for, without exceptions."""

FOUND = (
    ("Swap a ship of yours.", "of yours"),
    ("It returns to a player of\ntheirs.", "of theirs"),
    ("You cannot fly any more.", "any more"),
    ("Somebody must agree.", "Somebody"),
    ("Whoever joins, whoever leaves", "Whoever"),
    ("Change your likings.", "likings"),
    ("Up to 5 in all.", "in all"),
    ("Up to 5 in all", "in all"),
    ("Do what takes none.", "takes none"),
    ("They may do what takes no action", "what takes no"),
    ("That makes it dearer.", "dearer"),
    ("It is not ready yet.", "not ready yet"),
    ("The bag holds 3.", "holds"),
    ("See what you hold.", "you hold"),
    ("Asked even if you do not hold it", "you do not hold"),
    ("It lies on a ray.", "lies"),
    ("Enemies stand there.", "stand"),
    ("You and they stand in one sector.", "stand"),
    ("Where two cover one slot, the later counts.", "Where"),
    ("It ends. Where a deck runs out, shuffle.", "Where"),
    ("Asked even where no one is", "even where"),
    ("Landscape, where a game has it", "where a game has"),
    ("One changes the other where they do not fit.", "where they do not fit"),
)

SPARED = (
    "One of your ships is yours; theirs is not.",
    "No more than in all other rounds",
    "It takes no action.",
    "Your hold is full; hold fire, and hold out. It holds up others.",
    "A computer stands in until they are back, and can stand in for you.",
    "Standing orders, and a standing order",
    "The clock stands still.",
    "Choose where you go, and where it is worth most.",
    "Where to?",
    "Where do ships come from?",
)


@pytest.mark.parametrize(("text", "words"), FOUND)
def test_what_no_native_speaker_writes_is_named_with_what_is_better(text: str, words: str) -> None:
    (found,) = faults([Passage("a.md", "7.5", 3, text)], PLAIN)[:1]
    place, better = found.split(": 7.5: ")
    line = 3 + text.count("\n", 0, text.index(words.split()[0]))
    assert place == f"a.md:{line}"
    assert better.startswith(f"“{' '.join(words.split())}”, better: ")


def test_every_row_finds_something() -> None:
    kinds = [Row(row.avoid, str(n)) for n, row in enumerate(ROWS)]
    found = {
        fault.rpartition("better: ")[2]
        for text, _ in FOUND
        for fault in faults([Passage("", "", 1, text)], kinds)
    }
    assert found == {row.better for row in kinds}


@pytest.mark.parametrize("text", SPARED)
def test_what_only_looks_like_it_is_spared(text: str) -> None:
    assert faults([Passage("a.md", "", 1, text)], PLAIN) == []


CATALOGUE = """
# It lies in a comment.
lies-here = A { $stands } ship

    that lies there
    .title = { $n ->
        [lies] {" · stands "}
       *[other] It holds { $n }
    }
-term = It stands.
"""


def test_only_what_is_said_of_a_catalogue_is_read_and_has_its_line() -> None:
    found = faults(list(of_catalogue("en.ftl", CATALOGUE)), PLAIN)
    assert [fault.partition(", ")[0] for fault in found] == [
        "en.ftl:5: lies-here: “lies”",
        "en.ftl:7: lies-here: “stands”",
        "en.ftl:8: lies-here: “holds”",
        "en.ftl:10: term: “stands”",
    ]


def test_sections_of_a_paper_have_their_numbers_or_titles_and_code_is_left_out() -> None:
    text = "# A game\nIt holds.\n\n## 7.5 Where to stand\n`holds` is\na command.\nIt lies.\n"
    assert [fault.partition(", ")[0] for fault in faults(list(of_paper("rules.md", text)), PLAIN)] == [
        "rules.md:2: A game: “holds”",
        "rules.md:4: 7.5: “stand”",
        "rules.md:7: 7.5: “lies”",
    ]


def test_an_exception_spares_its_place_alone_and_is_named_when_it_spares_nothing() -> None:
    rows = [Row(r"\bholds\b", "has", {"a.md: 1": "it has room", "a.md: 9": "gone"})]
    texts = [Passage("a.md", "1", 1, "It holds."), Passage("a.md", "2", 2, "It holds.")]
    assert faults(texts, rows) == [
        "a.md:2: 2: “holds”, better: has",
        "a.md: 9: needs no exception from “has”",
    ]


def test_catalogues_rules_and_papers_are_read(tmp_path_factory: pytest.TempPathFactory) -> None:
    root = tmp_path_factory.mktemp("checkout")
    (root / "docs").mkdir()
    for name in PAPERS:
        (root / name).write_text("", encoding="utf-8")
    for file, text in {
        "data/ferries/text/en.ftl": "one = It lies.",
        "data/ferries/text/en/pictures.ftl": "two = It lies.",
        "data/ferries/text/de.ftl": "one = It lies.",
        "data/ferries/rules.md": "## 1 First\nIt lies.",
        "README.md": "It lies.",
        "docs/admins.md": "It lies.",
    }.items():
        (root / file).parent.mkdir(parents=True, exist_ok=True)
        (root / file).write_text(textwrap.dedent(text), encoding="utf-8")
    found = [fault.partition(": ")[0] for fault in faults(list(passages(root)), [Row(r"\blies\b", "is")])]
    assert found == [
        "README.md:1",
        "data/ferries/rules.md:2",
        "data/ferries/text/en.ftl:1",
        "data/ferries/text/en/pictures.ftl:1",
        "docs/admins.md:1",
    ]
