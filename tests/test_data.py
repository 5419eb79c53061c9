"""A broken data file stops the start and names file, row and field."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from bot.engine import files
from bot.engine.errors import BadData
from bot.engine.words import Words


class Row(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    copies: int


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(files, "_roots", [tmp_path, files.DATA])
    (tmp_path / "toy" / "text").mkdir(parents=True)
    return tmp_path / "toy"


@pytest.mark.parametrize(
    ("rows", "row", "field"),
    [
        ([{"id": "a", "copies": 1}, {"id": "b", "copies": "many"}], "row 2 (b)", "copies"),
        ([{"id": "a"}], "row 1 (a)", "row"),
        ([{"id": "a", "copies": 1, "colour": "red"}], "row 1 (a)", "row"),
        ({"id": "a"}, "file", "rows"),
    ],
)
def test_a_wrong_row_is_named(data: Path, rows: object, row: str, field: str) -> None:
    (data / "cards.json").write_text(json.dumps(rows))
    with pytest.raises(BadData) as caught:
        files.load_rows(Row, "toy", "cards.json")
    assert (caught.value.file, caught.value.row, caught.value.field) == ("toy/cards.json", row, field)


def test_a_file_that_is_not_json_is_named(data: Path) -> None:
    (data / "cards.json").write_text("[{]")
    with pytest.raises(BadData, match=r"toy/cards\.json: file: syntax"):
        files.load_rows(Row, "toy", "cards.json")


def test_a_missing_file_is_named(data: Path) -> None:
    with pytest.raises(BadData, match=r"toy/none\.json: file: path: is missing"):
        files.load_rows(Row, "toy", "none.json")


def test_a_line_that_is_not_fluent_is_left_out_and_named(
    data: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (data / "text" / "en.ftl").write_text("title = Toy\nthis is no message\n")
    assert Words("toy").say_key("title") == "Toy"
    assert "toy/text/en.ftl, line 2: this is no message" in caplog.text


def test_a_missing_sentence_is_named(data: Path) -> None:
    (data / "text" / "en.ftl").write_text("title = Toy\n")
    with pytest.raises(BadData, match="tagline: message: is missing"):
        Words("toy").say_key("tagline")
