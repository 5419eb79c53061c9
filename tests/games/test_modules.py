"""Modules: which may be on together, the order in which they are called, and hooks joined once for each set of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

import pytest

from bot.engine.errors import BadOptions
from bot.engine.moves import Param, Seat, Verb
from bot.engine.options import Options, flag
from bot.engine.rng import Rng
from bot.engine.steps import State
from bot.games.parts.modules import Hook, Hooks, Module, Modules


class Table(State):
    """What the modules wrote, in order."""

    written: list[str]


WORTH: Hook[Callable[[int], int]] = Hook()
AFTER: Hook[Callable[[Table], None]] = Hook()


class Writer(Module[Table]):
    """A module that writes down whatever is called."""

    factor: ClassVar[int] = 1

    def __init__(self) -> None:
        self.hooks = (WORTH.by(lambda n: n * self.factor),)

    def deal(self, g: Table, rng: Rng) -> None:
        g.written.append(f"deal {self.key}{rng.seed}")

    def hide(self, view: Table, viewer: Seat | None) -> None:
        view.written.append(f"hide {self.key} {viewer}")

    def deal_anew(self, world: Table, viewer: Seat | None, rng: Rng) -> None:
        world.written.append(f"anew {self.key} {viewer}{rng.seed}")

    def check(self, g: Table) -> None:
        g.written.append(f"check {self.key}")


class Ships(Writer):
    key = "ships"
    factor = 2
    verbs = (Verb("sail", (Param("place"),)),)


class Sails(Writer):
    key = "sails"
    factor = 3
    needs = ("ships",)


class Storms(Writer):
    key = "storms"
    factor = 5
    needs = ("ships",)
    excludes = ("sails",)
    verbs = (Verb("shelter"),)


ALL = Modules(Ships(), Sails(), Storms())


def options(*on: str) -> dict[str, str]:
    return {key: "on" if key in on else "off" for key in ("ships", "sails", "storms")}


def test_verbs_and_options_of_all_modules_are_described() -> None:
    assert [verb.name for verb in ALL.verbs] == ["sail", "shelter"]
    assert ALL.options == tuple(flag(key, module=True) for key in ("ships", "sails", "storms"))


def test_what_is_on_is_called_in_the_visible_order_and_the_rest_is_not() -> None:
    assert ALL.keys(options("storms", "ships")) == ("ships", "storms")
    on = ALL.on(ALL.keys(options("storms", "ships")))
    g = Table(1, None, False, [], [], [], [])
    on.deal(g, Rng(" dealt"))
    on.hide(g, Seat(1))
    on.deal_anew(g, None, Rng(" again"))
    on.check(g)
    calls = [f"{what} {key}{who}" for what, who in CALLS for key in ("ships", "storms")]
    assert g.written == calls
    assert [worth(1) for worth in on.hooks[WORTH]] == [2, 5]
    assert on.hooks[AFTER] == ()


CALLS = [("deal", " dealt"), ("hide", " 1"), ("anew", " None again"), ("check", "")]


def test_hooks_are_joined_once_for_a_set_of_modules() -> None:
    assert ALL.on(("ships",)) is ALL.on(("ships",))
    assert ALL.on(()).hooks == Hooks()


def test_what_two_modules_do_alike_is_done_once() -> None:
    def shared(n: int) -> int:
        return n

    class Oars(Ships):
        hooks = (WORTH.by(shared, abs),)

        def __init__(self) -> None:
            pass

    class Anchors(Oars):
        key = "anchors"
        hooks = (WORTH.by(shared, int),)

    assert Modules(Oars(), Anchors()).on(("ships", "anchors")).hooks[WORTH] == (shared, abs, int)


@pytest.mark.parametrize("on", [(), ("ships",), ("ships", "sails"), ("ships", "storms")])
def test_modules_that_fit_pass(on: tuple[str, ...]) -> None:
    ALL.check_options(options(*on))


@pytest.mark.parametrize(
    ("on", "key", "module", "other"),
    [
        (("sails",), "module-needs", "sails", "ships"),
        (("storms",), "module-needs", "storms", "ships"),
        (("ships", "sails", "storms"), "module-excludes", "storms", "sails"),
    ],
)
def test_a_module_without_its_partner_or_beside_its_opposite_is_refused_with_both_named(
    on: tuple[str, ...], key: str, module: str, other: str
) -> None:
    with pytest.raises(BadOptions) as refused:
        ALL.check_options(options(*on))
    assert refused.value.why.key == f"refusal-{key}"
    assert refused.value.why.values == {"module": f"~option-{module}", "other": f"~option-{other}"}


def test_a_module_that_is_on_says_which_other_options_it_does_not_go_with() -> None:
    class Picky(Ships):
        def check_options(self, options: Options) -> None:
            if options["wind"] == "none":
                raise BadOptions("", "clash")

    some = Modules(Picky())
    some.check_options({"ships": "off", "wind": "none"})
    some.check_options({"ships": "on", "wind": "fair"})
    with pytest.raises(BadOptions):
        some.check_options({"ships": "on", "wind": "none"})


def test_a_module_that_needs_one_that_is_not_there_is_a_fault_of_the_game() -> None:
    with pytest.raises(ValueError, match="sails: there is no ships"):
        Modules(Sails())
