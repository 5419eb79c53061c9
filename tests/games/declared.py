"""What a game says of its verbs and presets, in words, so that a table in its tests shows each at a glance."""

from __future__ import annotations

from msgspec.structs import asdict

from bot.engine.moves import Param, Verb
from bot.engine.options import Preset


def verb_in_words(verb: Verb) -> str:
    """A verb with its group, its parameters and every flag that is on: "fight put slots:number 1..6: open charted"."""
    needed = len(verb.params) - verb.optional
    words = [_param(param) if at < needed else f"[{_param(param)}]" for at, param in enumerate(verb.params)]
    flags = {"open": verb.open, **asdict(verb.shown), **asdict(verb.turn), **asdict(verb.deals)}
    said = [
        _flag(name, value) for name, value in flags.items() if name != "group" and value not in (False, ())
    ]
    line = " ".join(filter(None, [verb.shown.group, verb.name, *words]))
    return f"{line}: {' '.join(said)}" if said else line


def preset_in_words(preset: Preset) -> str:
    """A preset with its options: "solo: mode=survival variant=solo"."""
    return f"{preset.key}: {' '.join(f'{key}={value}' for key, value in preset.options.items())}"


def _param(param: Param) -> str:
    least, most = ("" if bound is None else str(bound) for bound in (param.least, param.most))
    bounds = f" {least}..{most}" if least or most else ""
    return param.name if param.kind == "word" else f"{param.name}:{param.kind}{bounds}"


def _flag(name: str, value: object) -> str:
    return name if value is True else f"{name}={','.join(value) if isinstance(value, tuple) else value}"
