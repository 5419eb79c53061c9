"""Whether every verb that a game lists is carried out by one of its steps, and every verb carried out is listed."""

from __future__ import annotations

import inspect
from typing import Any, get_args

import msgspec

from bot.engine.moves import Verb
from bot.engine.rules import Game
from bot.engine.steps import Step
from bot.games.parts.chain import ChainStep

_DO = "do_"


def verb_faults(game: Game[Any]) -> list[str]:
    """What is wrong with the verbs of a game: no handler, one that takes other values, one for a verb not listed."""
    kinds = step_types(game)
    faults = []
    for verb in game.info.verbs:
        handlers = [
            (kind, getattr(kind, _DO + verb.name)) for kind in kinds if hasattr(kind, _DO + verb.name)
        ]
        if not any(kind.handles(verb.name) for kind in kinds):
            faults.append(f"verb {verb.name}: no step has a method {_DO}{verb.name}")
        faults += [
            f"verb {verb.name}: {kind.__name__}.{_DO}{verb.name} takes other values than it has parameters"
            for kind, handler in handlers
            if not _takes(handler, verb)
        ]
    for param in dict.fromkeys(param for verb in game.info.verbs for param in verb.params):
        bounds = [bound for bound in (param.least, param.most) if bound is not None]
        if bounds and param.kind != "number":
            faults.append(f"param {param.name}: has bounds and is no number")
        if bounds != sorted(bounds):
            faults.append(f"param {param.name}: its least is above its most")
    listed = {verb.name for verb in game.info.verbs}
    for kind in kinds:
        done = sorted(name.removeprefix(_DO) for name in vars(kind) if name.startswith(_DO))
        done += sorted(kind.chains) if issubclass(kind, ChainStep) else []
        faults += [
            f"verb {name}: {kind.__name__} carries it out, yet it is not listed"
            for name in done
            if name not in listed
        ]
    return faults


def step_types(game: Game[Any]) -> list[type[Step]]:
    """The kinds of steps of a game: what may stand on its agenda, and what is beside it."""
    fields = {field.name: field.type for field in msgspec.structs.fields(game.state_type)}
    found = [kind for name in ("stack", "beside") for kind in _classes(fields[name])]
    beside = [type(step) for step in (game.anytime, game.preferences) if step is not None]
    return list(dict.fromkeys([*found, *beside]))


def _classes(kind: Any) -> list[type[Step]]:
    if isinstance(kind, type) and issubclass(kind, Step):
        return [kind]
    return [one for part in get_args(kind) for one in _classes(part)]


def _takes(handler: Any, verb: Verb) -> bool:
    """Whether a method can be called with the state, a seat and some number of values that the verb allows.

    The last parameter of an open verb stands for all values from there on.
    """
    signature = inspect.signature(handler)
    most = verb.most if verb.open else len(verb.params)
    for count in range(len(verb.params) - verb.optional, most + 1):
        try:
            signature.bind(*(None,) * (3 + count))
        except TypeError:
            continue
        return True
    return False
