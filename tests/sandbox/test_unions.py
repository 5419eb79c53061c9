"""Which branches of a union a value can mean."""

from __future__ import annotations

from typing import Any

from bot.sandbox.rules.unions import Unions

ONE, TWO = ({"properties": {"type": {"enum": [number]}}} for number in (1, 2))
EITHER: dict[str, Any] = {"oneOf": [ONE, {"$ref": "#/two"}]}
COUNTED = {"anyOf": [{"const": 1}, {"enum": [2, 3]}]}
UNCOUNTED = {"anyOf": [{"const": 1}, {"type": "integer"}]}
UNIONS = Unions({"two": {"allOf": [TWO]}})


def test_branches_of_another_type_are_left_out() -> None:
    assert ONE in UNIONS.branches([EITHER], {"type": 1}).schemas
    assert TWO not in UNIONS.branches([EITHER], {"type": 1}).schemas
    assert TWO in UNIONS.branches([EITHER], {"type": 2}).schemas
    assert ONE not in UNIONS.branches([EITHER], {"type": 2}).schemas


def test_a_value_without_a_type_may_mean_any_branch() -> None:
    assert [each for each in UNIONS.branches([EITHER], {}).schemas if each in (ONE, TWO)] == [ONE, TWO]


def test_a_union_of_constants_is_a_union_of_values() -> None:
    assert UNIONS.constants(COUNTED) == {1, 2, 3}
    assert UNIONS.constants(UNCOUNTED) is None
