"""Each kind of assert that cannot fail is found, and those that are like it and can fail are not."""

from __future__ import annotations

import textwrap

import pytest

from tests.asserts import faults

CANNOT_FAIL = {
    "a constant": "assert True",
    "words": "assert 'x is 3'",
    "words with a value": "assert f'x is {x}'",
    "a condition and its message in brackets": "assert (x == 3, 'x is 3')",
    "a list": "assert [x]",
    "a dictionary": "assert {'x': x}",
    "or something": "assert x == 3 or 'x is 3'",
    "a generator that is not run": "assert (y for y in x)",
    "all of nothing": "assert all(y for y in [])",
    "a function that is not called": "assert checked",
    "a coroutine that is not awaited": "assert later(x)",
    "a generator function": "assert several(x)",
    "itself": "assert x.one == x.one",
    "itself, not otherwise": "assert not x[0] != x[0]",
    "itself among others": "assert x.one in (1, x.one)",
    "a length": "assert len(x) >= 0",
    "what was just read": "y = x.live().one\nassert x.live().one == y",
    "what was just read, after another": "y = x.one\nz = x.two\nassert y == x.one and z",
    "an alias": "y = x\nx.clear()\nassert y == x",
    "an alias in a loop": "y = x\nfor each in x.all():\n    assert x is y",
    "after what is to raise": "with pytest.raises(ValueError):\n    x.fall()\n    assert x.fallen",
    "a loop through nothing": "for y in ():\n    assert y",
    "a loop through what is empty": "found = []\nfor y in found:\n    assert y",
}

CAN_FAIL = {
    "a call and the same again": "assert x.one() == x.one()",
    "a call and the same again, under a name": "y = x.one(2)\nassert x.one(2) == y",
    "something done in between": "y = x.one\nx.two()\nassert x.one == y",
    "something awaited in between": "y = x.one\nawait x.two()\nassert x.one == y",
    "something set in between": "y = x.one\nx.one = 3\nassert x.one == y",
    "another name by now": "y = x\nx = later(x)\nassert y == x",
    "a message": "assert x == 3, 'x is 3'",
    "nothing": "assert []",
    "a loop through what was filled": "found = []\nfound += x\nfor y in found:\n    assert y",
    "a loop through what a call filled": "found = []\nx.fill(found)\nfor y in found:\n    assert y",
    "alone with what is to raise": "with pytest.raises(AssertionError):\n    assert x.one == 2",
    "other than itself": "assert x.one != x.one",
    "a called function": "assert checked(x)",
}

FILE = """
def checked(x):
    return x.one

async def later(x):
    return x

def several(x):
    yield x

async def test_something(x):
{test}
"""


def found_in(test: str) -> int:
    """How many asserts that cannot fail a test has, in a file with a few functions."""
    return len(faults(FILE.format(test=textwrap.indent(test, "    "))))


@pytest.mark.parametrize("kind", CANNOT_FAIL)
def test_an_assert_that_cannot_fail_is_found(kind: str) -> None:
    assert found_in(CANNOT_FAIL[kind]) == 1


@pytest.mark.parametrize("kind", CAN_FAIL)
def test_an_assert_that_can_fail_is_left_alone(kind: str) -> None:
    assert found_in(CAN_FAIL[kind]) == 0
