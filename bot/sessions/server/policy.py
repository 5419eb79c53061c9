"""What a server allows by its rules: pure functions that refuse, and say what would be allowed instead.

The sessions call them for every request: a new table, a changed option, a computer player, the start, the end. It does
not matter how the user asked, so there is no way around them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

import msgspec

from bot.engine.errors import BadOptions
from bot.engine.moves import term
from bot.engine.options import GameInfo, Option, Options, Preset
from bot.engine.rules import Game
from bot.sessions.core.pace import TablePace
from bot.sessions.core.refusals import Refused
from bot.sessions.core.table_state import Clock
from bot.sessions.core.types import Holder, User
from bot.sessions.server.rules import ClockChoice, Enders, OptionRule, ServerRules, Starters

DAY = 86400.0


class Caller(User, frozen=True, kw_only=True):
    """A person who asks for something, with their rights in the server where they ask.

    `roles` are those they hold, `admin` whether they may manage the server. `within` are the channels that contain the
    one where they ask: a thread's parent, a category.
    """

    roles: tuple[int, ...] = ()
    admin: bool = False
    within: tuple[int, ...] = ()


def is_admin(user: User) -> bool:
    """Whether a user may manage the server."""
    return isinstance(user, Caller) and user.admin


def within(user: User) -> tuple[int, ...]:
    """The channels that contain the one where a user asks."""
    return user.within if isinstance(user, Caller) else ()


def caller(user: User, *, admin: bool) -> Caller:
    """A user as a caller; `admin`: they may manage the server, no matter what else is known of them."""
    known = user if isinstance(user, Caller) else Caller(user.id, user.name)
    return msgspec.structs.replace(known, admin=known.admin or admin)


def _holds(user: User, roles: Sequence[int]) -> bool:
    return isinstance(user, Caller) and any(role in user.roles for role in roles)


def check_starter(server_rules: ServerRules, user: User) -> None:
    """Refuse a user who may not open tables and start games. Refused: starters-roles, starters-admins."""
    if server_rules.starters is Starters.EVERYBODY or is_admin(user):
        return
    if server_rules.starters is Starters.ADMINS:
        raise Refused("starters-admins")
    if not _holds(user, server_rules.starter_roles):
        raise Refused("starters-roles", roles=[f"<@&{role}>" for role in server_rules.starter_roles])


def is_steward(server_rules: ServerRules, user: User) -> bool:
    """Whether a user may end every game at once: admins, and those whom the server allows it."""
    return is_admin(user) or (server_rules.enders is Enders.ROLES and _holds(user, server_rules.ender_roles))


def check_ender(server_rules: ServerRules, user: User) -> None:
    """Refuse a player who may not end their running game. Refused: as check_vote_to_end."""
    if not is_steward(server_rules, user):
        check_vote_to_end(server_rules)


def check_vote_to_end(server_rules: ServerRules) -> None:
    """Refuse if tables may not end their running games. Refused: enders-roles, enders-admins."""
    if server_rules.enders is Enders.ADMINS:
        raise Refused("enders-admins")
    if server_rules.enders is Enders.ROLES:
        raise Refused("enders-roles", roles=[f"<@&{role}>" for role in server_rules.ender_roles])


def check_channel(server_rules: ServerRules, channel_id: int, within: Sequence[int]) -> None:
    """Refuse a channel that is not allowed itself or through what contains it. Refused: channel-off."""
    allowed = server_rules.channels
    if allowed is not None and not {channel_id, *within} & set(allowed):
        raise Refused("channel-off", places=[f"<#{channel}>" for channel in allowed])


def allows_game(server_rules: ServerRules, game: str) -> bool:
    """Whether a game may be played."""
    return server_rules.games is None or game in server_rules.games


def check_game(server_rules: ServerRules, game: str, games: Mapping[str, Game[Any]]) -> None:
    """Refuse a game that may not be played. Refused: game-off."""
    if not allows_game(server_rules, game):
        others = [title(slug) for slug in games if allows_game(server_rules, slug)]
        raise Refused("game-off", game=title(game), games=others)


def title(game: str) -> str:
    """The title of a game, as a value of a sentence."""
    return f"~{game}:title"


def check_computers(server_rules: ServerRules) -> None:
    """Refuse if computer players are not allowed. Refused: computers-off."""
    if not server_rules.computers:
        raise Refused("computers-off")


def allowed_values(server_rules: ServerRules, game: str, option: Option) -> tuple[str, ...]:
    """The values of an option that a table may choose, in the option's order; a single one is fixed."""
    wanted = server_rules.rule(game, option.key).values
    return tuple(value for value in option.values if value in wanted) or option.values


def usual_value(server_rules: ServerRules, game: str, option: Option, pace: TablePace | None = None) -> str:
    """What a table begins with: the server's usual value, else the game's, else the first that is allowed.

    The game's depends on the pace (None: the one that the server's tables start with).
    """
    allowed = allowed_values(server_rules, game, option)
    pace = pace or server_rules.pace.chosen or server_rules.clock.pace
    wished = (server_rules.rule(game, option.key).usual, option.usual(days=pace is TablePace.DAYS))
    return next((value for value in wished if value in allowed), allowed[0])


def always_on(server_rules: ServerRules, info: GameInfo) -> list[str]:
    """The modules with which every table plays, if they go with its other options."""
    modules = (option for option in info.options if option.module)
    return [o.key for o in modules if allowed_values(server_rules, info.slug, o) == ("on",)]


def settled(server_rules: ServerRules, game: Game[Any], options: Options) -> dict[str, str]:
    """The options of a table with each module that is always on, unless it does not go with the others."""
    keys = always_on(server_rules, game.info)
    found = {**options, **dict.fromkeys(keys, "off")}
    for key in keys:
        if _can_begin(game, {**found, key: "on"}) or not _can_begin(game, found):
            found[key] = "on"
    return found


def _can_begin(game: Game[Any], options: Options) -> bool:
    """Whether the game can begin with these options and any number of players."""
    whole = game.info.with_defaults(options)
    return any(game.can_begin(seats, whole) for seats in range(game.info.min_seats, game.info.max_seats + 1))


def can_start(server_rules: ServerRules, game: Game[Any], chosen: Options) -> bool:
    """Whether a table opened with these options, the rest as usual, can start with any number of players."""
    try:
        whole = complete(server_rules, game.info, chosen)
    except (BadOptions, Refused):
        return False
    return _can_begin(game, settled(server_rules, game, whole))


def choices(server_rules: ServerRules, game: Game[Any], option: Option, options: Options) -> tuple[str, ...]:
    """The values of an option that a table with these options may choose."""
    if option.key in always_on(server_rules, game.info):
        return (settled(server_rules, game, options)[option.key],)
    return allowed_values(server_rules, game.info.slug, option)


def check_choice(server_rules: ServerRules, game: Game[Any], options: Options, key: str) -> None:
    """Refuse a table's value of an option that is not allowed. Refused: option-fixed, option-off."""
    option = next((option for option in game.info.options if option.key == key), None)
    if option is None or options[key] not in choices(server_rules, game, option, options):
        check_value(server_rules, game.info, key, options[key])


def check_value(server_rules: ServerRules, info: GameInfo, key: str, value: str) -> None:
    """Refuse a value of an option that is not allowed; values that the game does not know are not judged here.

    Refused: option-fixed, option-off.
    """
    option = next((option for option in info.options if option.key == key), None)
    if option is None or value not in option.values:
        return
    allowed = allowed_values(server_rules, info.slug, option)
    if value not in allowed:
        raise Refused(
            "option-fixed" if len(allowed) == 1 else "option-off",
            option=term(f"option-{key}"),
            value=term(f"value-{key}-{value}"),
            choices=[term(f"value-{key}-{each}") for each in allowed],
        )


def complete(
    server_rules: ServerRules, info: GameInfo, chosen: Options, pace: TablePace | None = None
) -> dict[str, str]:
    """All options of a table: those chosen, the rest as usual. Raises BadOptions; Refused as check_value."""
    info.complete(chosen)
    for key, value in chosen.items():
        check_value(server_rules, info, key, value)
    return {
        option.key: chosen.get(option.key, usual_value(server_rules, info.slug, option, pace))
        for option in info.options
    }


def at_pace(
    server_rules: ServerRules, info: GameInfo, options: Options, before: TablePace, after: TablePace
) -> dict[str, str]:
    """The options of a table that takes another pace: what was as usual stays so."""
    usual, now = (
        {option.key: usual_value(server_rules, info.slug, option, pace) for option in info.options}
        for pace in (before, after)
    )
    return {key: now.get(key, value) if value == usual.get(key) else value for key, value in options.items()}


def check_preset(server_rules: ServerRules, info: GameInfo, preset: Preset) -> None:
    """Refuse a preset with a value that is not allowed. Refused: preset-off."""
    for option in info.options:
        value = preset.options.get(option.key)
        allowed = allowed_values(server_rules, info.slug, option)
        if value is not None and value not in allowed:
            raise Refused(
                "preset-off",
                preset=term(f"preset-{preset.key}"),
                option=term(f"option-{option.key}"),
                value=term(f"value-{option.key}-{value}"),
                choices=[term(f"value-{option.key}-{each}") for each in allowed],
            )


def allowed_presets(server_rules: ServerRules, info: GameInfo) -> list[Preset]:
    """The presets that a table may choose."""
    found = []
    for preset in info.presets:
        try:
            check_preset(server_rules, info, preset)
        except Refused:
            continue
        found.append(preset)
    return found


def first_options(
    server_rules: ServerRules, game: Game[Any], pace: TablePace | None = None
) -> dict[str, str]:
    """All options of a first game: its preset as far as it is allowed, but a default that the server chose wins.

    The usual options in a game without presets, and where such a table could not start.
    """
    info = game.info
    preset = info.presets[0].options if info.presets else {}
    rules = {option: server_rules.rule(info.slug, option.key) for option in info.options}
    free = {
        option.key: preset[option.key]
        for option, rule in rules.items()
        if option.key in preset
        and preset[option.key] in allowed_values(server_rules, info.slug, option)
        and rule.usual not in allowed_values(server_rules, info.slug, option)
    }
    found = settled(server_rules, game, complete(server_rules, info, free, pace))
    return (
        found
        if _can_begin(game, found)
        else settled(server_rules, game, complete(server_rules, info, {}, pace))
    )


def is_first_game(
    server_rules: ServerRules, game: Game[Any], options: Options, pace: TablePace | None = None
) -> bool:
    """Whether a table plays a first game as the server allows it, which is not how all its tables begin."""
    usual = settled(server_rules, game, complete(server_rules, game.info, {}, pace))
    return usual != options == first_options(server_rules, game, pace)


def preset_of(
    server_rules: ServerRules, info: GameInfo, options: Options, pace: TablePace | None = None
) -> Preset | None:
    """The preset that a table of this pace has chosen; None where options were changed by hand."""
    chosen = {**info.with_defaults(options), **dict.fromkeys(always_on(server_rules, info), "on")}
    allowed = allowed_presets(server_rules, info)
    return next((p for p in allowed if complete(server_rules, info, p.options, pace) == chosen), None)


def fitted(server_rules: ServerRules, info: GameInfo, options: Options) -> dict[str, str]:
    """Earlier options corrected to the present rules: forbidden values are replaced, unknown options left out."""
    fitting = {}
    for option in info.options:
        value = options.get(option.key)
        allowed = allowed_values(server_rules, info.slug, option)
        fitting[option.key] = value if value in allowed else usual_value(server_rules, info.slug, option)
    return fitting


def conflict(server_rules: ServerRules, game: Game[Any]) -> list[str]:
    """Why no table could start the game: the titles of options of which each, if it were free, would end that."""
    slug = game.info.slug
    return [
        f"~{slug}:option-{key}"
        for key in server_rules.options.get(slug, {})
        if is_playable(server_rules.with_rule(slug, key, OptionRule()), game)
    ]


def is_playable(server_rules: ServerRules, game: Game[Any]) -> bool:
    """Whether a table could start the game with allowed values: the usual ones, or up to two changed."""
    info = game.info
    usual = {option.key: usual_value(server_rules, info.slug, option) for option in info.options}
    changes = [
        (option.key, value)
        for option in info.options
        for value in allowed_values(server_rules, info.slug, option)
        if value != usual[option.key]
    ]
    everyone = range(info.min_seats, info.max_seats + 1)
    for count in range(3):
        for some in combinations(changes, count):
            if any(game.can_begin(seats, {**usual, **dict(some)}) for seats in everyone):
                return True
    return False


def allows_clock(server_rules: ServerRules, clock: Clock) -> bool:
    """Whether a table may have this clock."""
    try:
        check_clock(server_rules, clock)
    except Refused:
        return False
    return True


def check_clock(server_rules: ServerRules, clock: Clock) -> None:
    """Refuse a clock that a table may not have. Refused: server-clock-fixed, -needed, -short, -long."""
    if clock == server_rules.clock:
        return
    if server_rules.clock_choice is ClockChoice.FIXED:
        raise Refused("server-clock-fixed")
    if not clock.reserve:
        if server_rules.clock_choice is ClockChoice.NEEDED:
            raise Refused("server-clock-needed")
    elif clock.reserve < server_rules.least:
        raise Refused("server-clock-short", **duration(server_rules.least))
    elif server_rules.most and clock.reserve > server_rules.most:
        raise Refused("server-clock-long", **duration(server_rules.most))


def free_after(server_rules: ServerRules, pace: TablePace) -> float | None:
    """After how many seconds without a move of its people a game makes room in its channel (None: never)."""
    live = pace is TablePace.LIVE
    return _days(server_rules.free_live if live else server_rules.free_days)


def put_aside_after(server_rules: ServerRules, pace: TablePace) -> float | None:
    """After how many seconds without a move of its people a game is put aside by itself (None: never)."""
    live = pace is TablePace.LIVE
    return _days(server_rules.aside_live if live else server_rules.aside_days)


def _days(days: int) -> float | None:
    return days * DAY if days else None


def duration(seconds: int) -> dict[str, str | int]:
    """A duration as values of a sentence (message `duration`): 3 days, 36 hours, 10 minutes."""
    for unit, size in (("days", 86400), ("hours", 3600), ("minutes", 60)):
        if seconds >= 2 * size and seconds % size == 0:
            return {"count": seconds // size, "unit": unit}
    return {"count": seconds // 60, "unit": "minutes"}


def forbidden(server_rules: ServerRules, game: Game[Any], options: Options) -> list[Option]:
    """The options of a table whose values are no longer allowed."""
    return [
        option
        for option in game.info.options
        if options.get(option.key, option.default) not in choices(server_rules, game, option, options)
    ]


def misfits(
    server_rules: ServerRules,
    game: Game[Any],
    *,
    options: Options,
    holders: Sequence[Holder],
    clock: Clock,
    channel_id: int,
    within: Sequence[int],
) -> list[str]:
    """What of a table is no longer allowed, as terms of the game's catalogue; empty if all is."""
    found, info = list[str](), game.info
    if not allows_game(server_rules, info.slug):
        found.append(term("misfit-game"))
    try:
        check_channel(server_rules, channel_id, within)
    except Refused:
        found.append(term("misfit-channel"))
    found += [term(f"option-{option.key}") for option in forbidden(server_rules, game, options)]
    if not server_rules.computers and any(holder.computer is not None for holder in holders):
        found.append(term("misfit-computers"))
    if not allows_clock(server_rules, clock):
        found.append(term("misfit-clock"))
    return found
