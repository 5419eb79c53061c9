"""The forms for issues have the shape that GitHub reads; it does not offer a form with a mistake."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Any

import msgspec
import pytest

from bot.engine.words import words_of
from bot.games.catalogue import GAMES

FORMS = Path(__file__).parents[2] / ".github" / "ISSUE_TEMPLATE"

Said = Annotated[str, msgspec.Meta(min_length=1)]


class _Shape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a form; what GitHub does not know there is a mistake."""


class Value(_Shape):
    value: Said


class Asked(_Shape, kw_only=True):
    label: Said
    description: str = ""


class Typed(Asked):
    placeholder: str = ""
    value: str = ""


class Written(Typed):
    render: str = ""


class Listed(Asked):
    options: Annotated[list[Said], msgspec.Meta(min_length=1)]
    multiple: bool = False
    default: int = 0


class Box(_Shape):
    label: Said
    required: bool = False


class Boxes(Asked):
    options: Annotated[list[Box], msgspec.Meta(min_length=1)]


class Validations(_Shape):
    required: bool = False


class Field(_Shape, kw_only=True, tag_field="type"):
    id: Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]+$")]
    validations: Validations = Validations()


class Input(Field, tag="input"):
    attributes: Typed


class Textarea(Field, tag="textarea"):
    attributes: Written


class Dropdown(Field, tag="dropdown"):
    attributes: Listed


class Checkboxes(Field, tag="checkboxes"):
    attributes: Boxes


class Markdown(_Shape, tag_field="type", tag="markdown"):
    attributes: Value


class Form(_Shape):
    """A form for an issue, by GitHub’s “Syntax for GitHub’s form schema”."""

    name: Said
    description: Said
    body: list[Input | Textarea | Dropdown | Checkboxes | Markdown]
    title: str = ""
    labels: list[Said] = []
    assignees: list[Said] = []

    @property
    def fields(self) -> list[Any]:
        return [element for element in self.body if not isinstance(element, Markdown)]


class Link(_Shape):
    name: Said
    url: Annotated[str, msgspec.Meta(pattern=r"^https://\S+$")]
    about: Said


class Chooser(_Shape):
    """The page on which someone chooses a form."""

    blank_issues_enabled: bool
    contact_links: list[Link] = []


def faults(text: str) -> list[str]:
    """What is wrong with a form."""
    try:
        form = msgspec.yaml.decode(text, type=Form)
    except msgspec.MsgspecError as error:
        return [str(error)]
    kinds = {
        "id": [field.id for field in form.fields],
        "label": [field.attributes.label for field in form.fields],
        "option": [
            f"{field.id}: {option}"
            for field in form.fields
            if isinstance(field, Dropdown)
            for option in field.attributes.options
        ],
    }
    found = [f"the {kind} {one} comes twice" for kind, all in kinds.items() for one in _twice(all)]
    return found + ([] if form.fields else ["the form asks nothing"])


def _twice(names: list[str]) -> list[str]:
    return sorted({name for name in names if names.count(name) > 1})


def forms() -> dict[str, str]:
    found = {path.name: path.read_text(encoding="utf-8") for path in sorted(FORMS.glob("*.yml"))}
    del found["config.yml"]
    return found


def test_every_form_has_the_shape_that_github_reads() -> None:
    assert len(forms()) == 3
    assert {name: faults(text) for name, text in forms().items() if faults(text)} == {}
    assert msgspec.yaml.decode((FORMS / "config.yml").read_bytes(), type=Chooser).contact_links


def test_a_fault_is_reported_with_what_it_takes_to_find_it() -> None:
    asked = {name: msgspec.yaml.decode(text, type=Form).fields for name, text in forms().items()}
    ids = {name: {field.id for field in fields} for name, fields in asked.items()}
    assert {"game", "error-code", "happened", "expected", "rule"} <= ids["1-fault.yml"]
    assert {"game", "rulebook", "rule"} <= ids["2-rule.yml"]


def test_forms_offer_every_game() -> None:
    """Add a new game to both lists."""
    titles = {words_of(slug).say_key("title") for slug in GAMES}
    for name in ("1-fault.yml", "2-rule.yml"):
        (game,) = (
            field for field in msgspec.yaml.decode(forms()[name], type=Form).fields if field.id == "game"
        )
        offered = {option.partition(":")[0] for option in game.attributes.options}
        assert titles <= offered, name


GOOD = """
name: A form
description: What it is for
body:
  - type: markdown
    attributes:
      value: Read this.
  - type: input
    id: one
    attributes:
      label: One
  - type: dropdown
    id: two
    attributes:
      label: Two
      options: [a, b]
"""


@pytest.mark.parametrize(
    ("good", "bad", "fault"),
    [
        ("type: input", "type: inputs", "Invalid value 'inputs'"),
        ("id: two", "id: one", "the id one comes twice"),
        ("id: two", "id: t wo", "Expected `str` matching regex"),
        ("label: Two", "label: One", "the label One comes twice"),
        ("label: Two", "label: ''", "Expected `str` of length >= 1"),
        ("      label: One", "      lable: One", "Object"),
        ("[a, b]", "[a, a]", "the option two: a comes twice"),
        ("[a, b]", "[]", "Expected `array` of length >= 1"),
        ("[a, b]", "[yes, b]", "Expected `str`, got `bool`"),
        ("value: Read this.", "values: Read this.", "Object"),
        ("description: What it is for", "about: What it is for", "Object"),
        (GOOD[GOOD.index("  - type: input") :], "", "the form asks nothing"),
    ],
)
def test_a_mistake_in_a_form_is_found(good: str, bad: str, fault: str) -> None:
    assert faults(GOOD) == []
    (found,) = faults(GOOD.replace(good, bad))
    assert re.search(re.escape(fault), found)
