"""Leaving out the branches of a union that a value cannot mean changes no verdict and no explanation."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from referencing import Registry
from referencing.jsonschema import DRAFT202012

from bot.sandbox.unions import Unions
from bot.sandbox.validation import OpenApi
from tests.sandbox.bodies import button, menu, row, text

CREATE = ("POST", "/channels/{channel_id}/messages")

GALLERY = {"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}
CONTAINER = {"type": 17, "components": [text(), row(button(), button(2, style=4)), GALLERY]}
SECTION = {"type": 9, "components": [text()], "accessory": button()}
TREES: list[list[Any]] = [
    [row(button())],
    [row(menu())],
    [text(), SECTION],
    [CONTAINER],
    [{"type": 14, "divider": True}, row({"type": 5, "custom_id": "who"})],
]
WRONG: list[Any] = [None, "x", 2, True, [], {}, 99]


def changed(node: Any) -> Iterator[None]:
    """Change one thing after the other in a tree: each member away, or another value in its place."""
    if isinstance(node, dict):
        for key in list(node):
            kept = node.pop(key)
            yield
            for other in WRONG:
                node[key] = other
                yield
            node[key] = kept
            yield from changed(kept)
    elif isinstance(node, list):
        for each in node:
            yield from changed(each)


@pytest.fixture(scope="module")
def quick() -> OpenApi:
    return OpenApi()


@pytest.fixture(scope="module")
def plain(quick: OpenApi) -> OpenApi:
    """The document without the short cut."""
    plain = OpenApi()
    assert plain.available
    assert plain._unions is not None
    plain._make = Draft202012Validator
    resource = DRAFT202012.create_resource(plain._unions.at(()))
    plain._registry = Registry().with_resource("urn:discord:openapi", resource)
    return plain


@pytest.mark.parametrize("number", range(len(TREES)))
def test_every_verdict_is_that_of_jsonschema_alone(number: int, quick: OpenApi, plain: OpenApi) -> None:
    tree = copy.deepcopy(TREES[number])
    body = {"components": tree, "flags": 1 << 15}
    assert quick.request(*CREATE, body) == plain.request(*CREATE, body) == []
    refused = 0
    for step, _ in enumerate(changed(tree)):
        if step % 7 == number:
            told = quick.request(*CREATE, body)
            assert bool(told) == bool(plain.request(*CREATE, body)), tree
            refused += bool(told)
    assert refused > 3


def test_a_union_without_constants_keeps_every_branch() -> None:
    either = [{"type": "string"}, {"properties": {"type": {"type": "integer"}}}]
    assert Unions({}).fitting(either, {"type": 1}) == either
    assert Unions({}).fitting(either, "x") == either


def test_branches_of_another_type_are_left_out_unless_all_are() -> None:
    one, two = ({"properties": {"type": {"enum": [number]}}} for number in (1, 2))
    unions = Unions({})
    assert unions.fitting([one, two], {"type": 2}) == [two]
    assert unions.fitting([one, two], {"type": 3}) == [one, two]
    assert unions.fitting([one, two], {}) == [one, two]
