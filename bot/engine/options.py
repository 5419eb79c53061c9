"""How a game describes itself before it starts: seats, length, verbs, and the options a table can set."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from bot.engine.errors import BadOptions
from bot.engine.moves import Move, Verb, literal, term

Options = Mapping[str, str]
"""The options of a game by key, with their values as strings."""


class Option(msgspec.Struct, frozen=True):
    """A module or variant: one of `values`. Title `option-KEY`, help `option-KEY.help`, a value `value-KEY-VALUE`.

    `at_days` is the default at tables that play over days, if it is another. `module`: it turns a part of the game on.
    """

    key: str
    values: tuple[str, ...]
    default: str
    at_days: str = ""
    module: bool = False

    def usual(self, *, days: bool) -> str:
        """The default; `days`: at a table that plays over days."""
        return (days and self.at_days) or self.default


def flag(key: str, *, default: str = "off", at_days: str = "", module: bool = False) -> Option:
    """An option that is on or off."""
    return Option(key, ("off", "on"), default, at_days, module)


class Preset(msgspec.Struct, frozen=True):
    """A way to play that a game recommends. Name `preset-KEY`, for whom and how `preset-KEY.help`.

    `options` are those that make it what it is; the rest stay as usual.
    """

    key: str
    options: Options


class Stop(msgspec.Struct, frozen=True):
    """What the picture of a stop of the tour shows: the sample game `after` an event, if that comes late enough.

    The sample game is begun in the `way` of the preset with that key, or the first; the verbs named in `first` are
    played as early as they can be, once each.
    """

    after: str = ""
    way: str = ""
    first: tuple[str, ...] = ()


class GameInfo(msgspec.Struct, frozen=True):
    """Title and tagline are the messages `title` and `tagline`. How long it is, `lengths` has.

    `version` is the newest version of the rules, `since` the oldest that is played: games begun under a version between
    them are played by that one. The first of the `presets` is the one for people who have never played. `tour` is what
    the pictures of its tour show, by stop or option (message `tour-KEY`).
    """

    slug: str
    min_seats: int
    max_seats: int
    version: int
    since: int
    verbs: tuple[Verb, ...]
    options: tuple[Option, ...] = ()
    presets: tuple[Preset, ...] = ()
    tour: Mapping[str, Stop] = {}

    @property
    def versions(self) -> range:
        """Every version of the rules that can be played."""
        return range(self.since, self.version + 1)

    @property
    def has_windows(self) -> bool:
        """Whether it asks questions that the clock closes."""
        return any(verb.turn.clock for verb in self.verbs)

    def verb(self, name: str) -> Verb | None:
        """The verb of that name."""
        return next((verb for verb in self.verbs if verb.name == name), None)

    def preset(self, key: str) -> Preset | None:
        """The preset with that key."""
        return next((preset for preset in self.presets if preset.key == key), None)

    def is_beside(self, move: Move) -> bool:
        """Whether a move is a setting or free: made beside the course of the game."""
        verb = self.verb(move.verb)
        return verb is not None and (verb.turn.setting or verb.turn.free)

    def with_defaults(self, options: Options) -> dict[str, str]:
        """Every option: the values given, and the defaults of the rest."""
        return {option.key: options.get(option.key, option.default) for option in self.options}

    def complete(self, chosen: Options) -> dict[str, str]:
        """All options: the chosen ones, and the defaults of the rest. Raises BadOptions for an unknown key or value."""
        known = {option.key: option for option in self.options}
        for key, value in chosen.items():
            if key not in known:
                raise BadOptions("", "unknown-option", {"option": literal(key), "options": sorted(known)})
            if value not in known[key].values:
                raise BadOptions(
                    "",
                    "unknown-value",
                    {
                        "option": term(f"option-{key}"),
                        "value": literal(value),
                        "choices": list(known[key].values),
                    },
                )
        return self.with_defaults(chosen)
