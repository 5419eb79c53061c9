"""The rules of a server: what its admins allow at its tables, as plain data, and the differences of two such rules.

They are stored as JSON, once per server. A server without rules, and direct messages, have the usual ones, which allow
everything. Ids are Discord's, durations are seconds.
"""

from __future__ import annotations

import enum
from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from bot.engine.catalogues import languages
from bot.engine.moves import term
from bot.engine.options import GameInfo
from bot.sessions.core.pace import TablePace
from bot.sessions.core.presets import checked
from bot.sessions.core.refusals import Refused
from bot.sessions.core.table_state import Clock

MOST_CHANNELS = 25
MOST_ROLES = 10
MOST_TABLES = 500
LIMITS = {
    "hosted": 100,
    "free_live": 365,
    "free_days": 365,
    "aside_live": 365,
    "aside_days": 365,
    "imports": 1000,
    "own_threads": 100,
}
"""The fields of ServerRules that are limits, and the greatest number of each; 0 means none."""
LONGEST_CLOCK = 30 * 86400
"""The longest reserve, in seconds, that a server may demand."""


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


class UsualPace(enum.Enum):
    """The pace that tables start with: the one that fits their clock, or always the same."""

    CLOCK = "clock"
    LIVE = "live"
    DAYS = "days"

    @property
    def chosen(self) -> TablePace | None:
        """The pace itself; None: the clock says."""
        return None if self is UsualPace.CLOCK else TablePace(self.value)


class OptionRule(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a server's rules say about one option of a game.

    `values` are those that a table may choose (empty: all; one: it is fixed), `usual` is the one it starts with (None:
    the game's default).
    """

    values: tuple[str, ...] = ()
    usual: str | None = None


class ServerRules(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The rules of a server.

    `games` and `channels`: None means all. `options` are rules by game and option. `tables` is how many sessions may be
    live at once (0: one in each channel), and `hosted` how many running games one person may host. Tables start with
    `clock` and `pace`; the reserve of that clock, and of any clock that a table chooses, is between `least` and `most`
    seconds (0: no bound). `language` is that of the channels (None: the one that the server has on Discord). `threads`:
    tables in a text channel get a thread of their own. `board` is the form of the boards of games that have both.

    A game whose people have not moved for `free_live` or `free_days` days, by its pace, leaves its channel to whoever
    opens a table there; after `aside_live` or `aside_days` it is put aside by itself. A person may import `imports`
    games a day, and have the bot open `own_threads` threads an hour.
    `call_roles` are mentioned for tables that wait for players, at most once an hour.
    """

    games: tuple[str, ...] | None = None
    options: dict[str, dict[str, OptionRule]] = {}
    channels: tuple[int, ...] | None = None
    starters: Starters = Starters.EVERYBODY
    starter_roles: tuple[int, ...] = ()
    enders: Enders = Enders.TABLE
    ender_roles: tuple[int, ...] = ()
    computers: bool = True
    tables: int = 50
    clock: Clock = Clock()
    clock_choice: ClockChoice = ClockChoice.FREE
    least: int = 0
    most: int = 0
    pace: UsualPace = UsualPace.CLOCK
    picture: Literal["large", "small"] = "large"
    language: str | None = None
    threads: bool = False
    board: Literal["portrait", "landscape"] = "portrait"
    hosted: int = 5
    free_live: int = 3
    free_days: int = 14
    aside_live: int = 21
    aside_days: int = 60
    imports: int = 10
    own_threads: int = 5
    call_roles: tuple[int, ...] = ()

    def rule(self, game: str, option: str) -> OptionRule:
        """The rule for an option; an empty one if there is none."""
        return self.options.get(game, {}).get(option, OptionRule())

    def with_rule(self, game: str, option: str, rule: OptionRule) -> ServerRules:
        """The rules with another rule for an option; an empty one removes it."""
        options = {slug: dict(rules) for slug, rules in self.options.items()}
        options.setdefault(game, {})[option] = rule
        if rule == OptionRule():
            del options[game][option]
        return msgspec.structs.replace(
            self, options={slug: rules for slug, rules in options.items() if rules}
        )


USUAL = ServerRules()
"""The rules of a server that has set none."""


class Edit(msgspec.Struct, frozen=True, omit_defaults=True):
    """One difference between two rules: a field of ServerRules, or of an option's rule (`game` and `option`).

    `before` and `after` are plain JSON values. `by_file`: it came with a file.
    """

    what: str
    before: Any
    after: Any
    game: str = ""
    option: str = ""
    by_file: bool = False


def differences(before: ServerRules, after: ServerRules) -> list[Edit]:
    """All differences, in the order of the fields; options by game and key."""
    found: list[Edit] = []
    for field in ServerRules.__struct_fields__:
        if field == "options":
            found += _rule_differences(before, after)
        elif getattr(before, field) != getattr(after, field):
            found.append(Edit(field, _plain(getattr(before, field)), _plain(getattr(after, field))))
    return found


def _rule_differences(before: ServerRules, after: ServerRules) -> list[Edit]:
    pairs = {
        (game, option)
        for server_rules in (before, after)
        for game, rules in server_rules.options.items()
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


def check_bounds(server_rules: ServerRules, games: Mapping[str, GameInfo]) -> None:
    """Raise Refused ("config-...", "clock-bounds", "no-language") for impossible rules, such as unknown games."""
    for slug in (*(server_rules.games or ()), *server_rules.options):
        if slug not in games:
            raise Refused("config-game", game=f"={slug[:40]}", games=sorted(games))
    for slug, rules in server_rules.options.items():
        for key, rule in rules.items():
            _check_rule(games[slug], key, rule)
    if len(server_rules.channels or ()) > MOST_CHANNELS:
        raise Refused("config-channels", most=MOST_CHANNELS)
    roles = (server_rules.starter_roles, server_rules.ender_roles, server_rules.call_roles)
    if max(map(len, roles)) > MOST_ROLES:
        raise Refused("config-roles", most=MOST_ROLES)
    if not 0 <= server_rules.tables <= MOST_TABLES:
        raise Refused("config-tables", most=MOST_TABLES)
    for field, most in LIMITS.items():
        if not 0 <= getattr(server_rules, field) <= most:
            raise Refused("config-limit", limit=term(f"config-field-{field}"), most=most)
    for identity in (*(server_rules.channels or ()), *(role for each in roles for role in each)):
        if not 0 < identity < 1 << 63:
            raise Refused("config-id", id=f"={identity}"[:40])
    if server_rules.language not in (None, *languages()):
        raise Refused("no-language", language=f"={server_rules.language}"[:40], languages=list(languages()))
    _check_clock(server_rules)


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


def _check_clock(server_rules: ServerRules) -> None:
    clock, least, most = server_rules.clock, server_rules.least, server_rules.most
    if not all(0 <= number <= LONGEST_CLOCK for number in (clock.reserve, least, most)):
        raise Refused("config-clock", days=LONGEST_CLOCK // 86400)
    checked(clock)
    if most and least > most:
        raise Refused("config-bounds")
    if not clock.reserve:
        if server_rules.clock_choice is ClockChoice.NEEDED:
            raise Refused("config-clock-needed")
    elif clock.reserve < least or (most and clock.reserve > most):
        raise Refused("config-usual-clock")
