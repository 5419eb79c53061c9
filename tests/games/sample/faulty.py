"""Embers under another name, with faults made on purpose: the checks must find each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import ClassVar

from msgspec import defstruct
from msgspec.structs import replace

from bot.engine.moves import Param, Seat, Shown, Verb
from bot.engine.options import GameInfo, Preset
from tests.games import sample
from tests.games.sample.embers import Embers, EmbersRules, Habits

MORE = "more-"
"""How the names of verbs begin that do nothing."""
_EMBERS = Path(sample.__file__).parent / "data" / "embers"


def faulty(
    folder: Path,
    *,
    slug: str = "faulty",
    verbs: Sequence[Verb] = (),
    presets: Sequence[Preset] = (),
    changed: Callable[[str], str] = str,
) -> EmbersRules:
    """Embers with more verbs and presets, each with its messages, and a catalogue changed by `changed`.

    Its data lies in `folder`, which must be one of those where data is looked for.
    """
    text = (_EMBERS / "text" / "en.ftl").read_text(encoding="utf-8")
    text += "".join(f"verb-{verb.name} = Word\n    .help = What it is for\n" for verb in verbs)
    text += "".join(f"preset-{preset.key} = Way\n    .help = Whom it suits\n" for preset in presets)
    (folder / slug / "text").mkdir(parents=True)
    (folder / slug / "text" / "en.ftl").write_text(changed(text), encoding="utf-8")
    (folder / slug / "rules.md").write_bytes((_EMBERS / "rules.md").read_bytes())

    class Faulty(EmbersRules):
        info: ClassVar[GameInfo] = replace(
            EmbersRules.info,
            slug=slug,
            verbs=(*EmbersRules.info.verbs, *verbs),
            presets=(*EmbersRules.info.presets, *presets),
        )

    handlers = {f"do_{verb.name}": _nothing for verb in verbs if verb.name.startswith(MORE)}
    if handlers:
        Faulty.preferences = defstruct("More", [], bases=(Habits,), namespace=handlers, tag="more")()
    Faulty.__module__ = EmbersRules.__module__
    return Faulty()


def _nothing(step: Habits, g: Embers, seat: Seat, *values: str) -> None:
    """Carry out one of many verbs."""


def many(count: int, params: Sequence[Param] = (), group: str = "") -> list[Verb]:
    """So many more verbs that do nothing, in a group or in none."""
    return [Verb(f"{MORE}{number}", tuple(params), shown=Shown(group=group)) for number in range(count)]
