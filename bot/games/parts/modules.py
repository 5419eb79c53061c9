"""Modules of a game: expansions and variants, each a package of its own that an option turns on.

The core of a game knows none of them: it calls the hooks that they give. What is off is not called at all.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from bot.engine.errors import BadOptions
from bot.engine.moves import Seat, Values, Verb, term
from bot.engine.options import Option, Options, flag
from bot.engine.rng import Rng
from bot.engine.steps import State

F = TypeVar("F")
S = TypeVar("S", bound=State)
P = TypeVar("P")


class Hook(Generic[F]):
    """A place where the core of a game lets modules do something: the room that calls it declares it."""

    def by(self, *what: F) -> Filling:
        """What a module does there, in its order."""
        return self, what


Filling = tuple[Hook[Any], tuple[Any, ...]]
"""A hook, and what a module does there."""


class Hooks(dict[Hook[Any], tuple[Any, ...]]):
    """By hook what all modules that are on do there, in their order; nothing for any other hook."""

    def __missing__(self, hook: Hook[Any]) -> tuple[Any, ...]:
        # Kept, so that the next look is as quick as one at a hook that a module fills.
        self[hook] = ()
        return ()

    if TYPE_CHECKING:

        def __getitem__(self, hook: Hook[F]) -> tuple[F, ...]: ...


class Module(Generic[S]):
    """A part of a game that its option `key` turns on; it needs some others, and excludes some.

    Its verbs are described whether or not it is on; the steps that list their moves come up only while it is.
    """

    key: ClassVar[str]
    needs: ClassVar[tuple[str, ...]] = ()
    excludes: ClassVar[tuple[str, ...]] = ()
    verbs: ClassVar[tuple[Verb, ...]] = ()
    hooks: tuple[Filling, ...] = ()

    def check_options(self, options: Options) -> None:
        """Raise BadOptions, naming both, if it does not go with the value of another option; all are complete."""

    def deal(self, g: S, rng: Rng) -> None:
        """Set up what the module adds, in place."""

    def hide(self, view: S, viewer: Seat | None) -> None:
        """Hide what `viewer` may not know of it; see Game.hide."""

    def deal_anew(self, world: S, viewer: Seat | None, rng: Rng) -> None:
        """Deal anew what `viewer` does not know of it; see Game.deal_anew."""

    def check(self, g: S) -> None:
        """Raise AssertionError if its part of a state cannot be right."""


class ModulesOn(Generic[S]):
    """The modules that are on, in their order, with their hooks joined: what two of them do alike is done once."""

    def __init__(self, modules: tuple[Module[S], ...]) -> None:
        self._modules = modules
        self.hooks = Hooks()
        for module in modules:
            for hook, what in module.hooks:
                self.hooks[hook] = (*dict.fromkeys((*self.hooks[hook], *what)),)

    def deal(self, g: S, rng: Rng) -> None:
        """See Module.deal."""
        for module in self._modules:
            module.deal(g, rng)

    def hide(self, view: S, viewer: Seat | None) -> None:
        """See Module.hide."""
        for module in self._modules:
            module.hide(view, viewer)

    def deal_anew(self, world: S, viewer: Seat | None, rng: Rng) -> None:
        """See Module.deal_anew."""
        for module in self._modules:
            module.deal_anew(world, viewer, rng)

    def check(self, g: S) -> None:
        """See Module.check."""
        for module in self._modules:
            module.check(g)


class Modules(Generic[S]):
    """All modules of a game, in the order in which they are called."""

    def __init__(self, *modules: Module[S]) -> None:
        self._modules = modules
        self._on: dict[tuple[str, ...], ModulesOn[S]] = {}
        keys = {module.key for module in modules}
        for module in modules:
            if unknown := {*module.needs, *module.excludes} - keys:
                raise ValueError(f"module {module.key}: there is no {', '.join(sorted(unknown))}")

    def __iter__(self) -> Iterator[Module[S]]:
        return iter(self._modules)

    @property
    def verbs(self) -> tuple[Verb, ...]:
        """The verbs of all modules."""
        return tuple(verb for module in self._modules for verb in module.verbs)

    @property
    def options(self) -> tuple[Option, ...]:
        """The option of each module."""
        return tuple(flag(module.key, module=True) for module in self._modules)

    def keys(self, options: Options) -> tuple[str, ...]:
        """The keys of those that complete options turn on, in their order."""
        return tuple(module.key for module in self._modules if options.get(module.key) == "on")

    def check_options(self, options: Options) -> None:
        """Raise BadOptions, naming both, if a module is on without one that it needs or beside one that it excludes."""
        keys = self.keys(options)
        for module in self._modules:
            if module.key not in keys:
                continue
            for other in module.needs:
                if other not in keys:
                    raise BadOptions("", "module-needs", _both(module.key, other))
            for other in module.excludes:
                if other in keys:
                    raise BadOptions("", "module-excludes", _both(module.key, other))
            module.check_options(options)

    def on(self, keys: tuple[str, ...]) -> ModulesOn[S]:
        """The modules with these keys, joined once and then kept."""
        if keys not in self._on:
            chosen = tuple(module for module in self._modules if module.key in keys)
            self._on[keys] = ModulesOn(chosen)
        return self._on[keys]


def part_of(parts: Iterable[object], kind: type[P]) -> P:
    """The one part of that kind among those that modules added to a state."""
    for part in parts:
        if type(part) is kind:
            return part
    raise LookupError(kind)


def _both(key: str, other: str) -> Values:
    return {"module": term(f"option-{key}"), "other": term(f"option-{other}")}
