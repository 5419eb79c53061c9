"""The charter of a server: what its admins allow at its tables, as plain data, and what changed between two of them.

It is stored as JSON, one for each server. A server without one, and direct messages, have the usual charter: all is
allowed. Ids are Discord's, durations seconds.
"""

from __future__ import annotations

import enum
from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from bot.engine.options import GameInfo
from bot.sessions.affairs import Clock
from bot.sessions.presets import checked
from bot.sessions.refusals import Refused

MOST_CHANNELS = 25
MOST_ROLES = 10
MOST_TABLES = 500
LONGEST_CLOCK = 30 * 86400
"""Seconds of reserve that a server may ask for."""


class Starters(enum.Enum):
    """Who may open tables and start games."""

    EVERYBODY = "everybody"
    ROLES = "roles"
    ADMINS = "admins"


class Enders(enum.Enum):
    """Who may end a running game: its table (by a vote), holders of roles, admins. Admins always may."""

    TABLE = "table"
    ROLES = "roles"
    ADMINS = "admins"


class ClockChoice(enum.Enum):
    """Which clock a table may choose: any or none, any but not none, or only the server's own."""

    FREE = "free"
    NEEDED = "needed"
    FIXED = "fixed"


class OptionRule(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a server says of one option of a game.

    `values` are those that a table may choose (empty: all; one: it is fixed), `usual` the one it begins with (None:
    the game's own).
    """

    values: tuple[str, ...] = ()
    usual: str | None = None


class Charter(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What goes in a server.

    `games` and `channels`: None is every one. `options` are rules by game and option. `tables`: how many sessions may
    be live at once (0: one in each channel). `clock` is what tables begin with; its reserve, and that of any clock a
    table chooses, is between `least` and `most` seconds (0: no bound).
    """

    games: tuple[str, ...] | None = None
    options: dict[str, dict[str, OptionRule]] = {}
    channels: tuple[int, ...] | None = None
    starters: Starters = Starters.EVERYBODY
    starter_roles: tuple[int, ...] = ()
    enders: Enders = Enders.TABLE
    ender_roles: tuple[int, ...] = ()
    computers: bool = True
    tables: int = 0
    clock: Clock = Clock()
    clock_choice: ClockChoice = ClockChoice.FREE
    least: int = 0
    most: int = 0
    picture: Literal["large", "small"] = "large"

    def rule(self, game: str, option: str) -> OptionRule:
        """What it says of an option; nothing where it has no rule."""
        return self.options.get(game, {}).get(option, OptionRule())

    def with_rule(self, game: str, option: str, rule: OptionRule) -> Charter:
        """The charter with another rule for an option; an empty rule is none."""
        options = {slug: dict(rules) for slug, rules in self.options.items()}
        options.setdefault(game, {})[option] = rule
        if rule == OptionRule():
            del options[game][option]
        return msgspec.structs.replace(
            self, options={slug: rules for slug, rules in options.items() if rules}
        )


USUAL = Charter()
"""The charter of a server that has said nothing."""


class Edit(msgspec.Struct, frozen=True, omit_defaults=True):
    """One difference between two charters: a field of Charter, or of an option's rule (`game` and `option`).

    `before` and `after` are plain JSON values. `by_file`: it came with a file.
    """

    what: str
    before: Any
    after: Any
    game: str = ""
    option: str = ""
    by_file: bool = False


def differences(before: Charter, after: Charter) -> list[Edit]:
    """All differences, in the order of the fields; options by game and key."""
    found: list[Edit] = []
    for field in Charter.__struct_fields__:
        if field == "options":
            found += _rule_differences(before, after)
        elif getattr(before, field) != getattr(after, field):
            found.append(Edit(field, _plain(getattr(before, field)), _plain(getattr(after, field))))
    return found


def _rule_differences(before: Charter, after: Charter) -> list[Edit]:
    pairs = {
        (game, option)
        for charter in (before, after)
        for game, rules in charter.options.items()
        for option in rules
    }
    found = []
    for game, option in sorted(pairs):
        old, new = before.rule(game, option), after.rule(game, option)
        for part in OptionRule.__struct_fields__:
            if getattr(old, part) != getattr(new, part):
                what = f"option-{part}"
                found.append(Edit(what, _plain(getattr(old, part)), _plain(getattr(new, part)), game, option))
    return found


def _plain(value: object) -> Any:
    return msgspec.to_builtins(value)


def check_bounds(charter: Charter, games: Mapping[str, GameInfo]) -> None:
    """Raise Refused ("config-...", "clock-bounds") for what no charter can say: unknown games, wild numbers."""
    for slug in (*(charter.games or ()), *charter.options):
        if slug not in games:
            raise Refused("config-game", game=f"={slug[:40]}", games=sorted(games))
    for slug, rules in charter.options.items():
        for key, rule in rules.items():
            _check_rule(games[slug], key, rule)
    _at_most("config-channels", len(charter.channels or ()), MOST_CHANNELS)
    _at_most("config-roles", max(len(charter.starter_roles), len(charter.ender_roles)), MOST_ROLES)
    if not 0 <= charter.tables <= MOST_TABLES:
        raise Refused("config-tables", most=MOST_TABLES)
    for identity in (*(charter.channels or ()), *charter.starter_roles, *charter.ender_roles):
        if not 0 < identity < 1 << 63:
            raise Refused("config-id", id=f"={identity}"[:40])
    _check_clock(charter)


def _at_most(key: str, count: int, most: int) -> None:
    if count > most:
        raise Refused(key, most=most)


def _check_rule(info: GameInfo, key: str, rule: OptionRule) -> None:
    option = next((option for option in info.options if option.key == key), None)
    if option is None:
        raise Refused("config-option", option=f"={key[:40]}", game=f"={info.slug}")
    wrong = [v for v in (*rule.values, *([rule.usual] if rule.usual else ())) if v not in option.values]
    if wrong:
        raise Refused(
            "config-value", option=f"={key}", value=f"={wrong[0][:40]}", choices=list(option.values)
        )
    if rule.usual is not None and rule.values and rule.usual not in rule.values:
        raise Refused("config-usual", option=f"={key}", value=f"={rule.usual}")


def _check_clock(charter: Charter) -> None:
    clock, least, most = charter.clock, charter.least, charter.most
    if not all(0 <= number <= LONGEST_CLOCK for number in (clock.reserve, least, most)):
        raise Refused("config-clock", days=LONGEST_CLOCK // 86400)
    checked(clock)
    if most and least > most:
        raise Refused("config-bounds")
    if not clock.reserve:
        if charter.clock_choice is ClockChoice.NEEDED:
            raise Refused("config-clock-needed")
    elif clock.reserve < least or (most and clock.reserve > most):
        raise Refused("config-usual-clock")
