"""What a server allows, decided from its charter: pure functions that refuse, with what would go instead.

The rules of the house call them at every way in: a new table, a changed option, a computer player, the start, the end.
Nothing here knows how somebody asked, so no way around is left.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

import msgspec

from bot.engine.errors import BadOptions
from bot.engine.moves import literal, term
from bot.engine.options import GameInfo, Option, Options
from bot.engine.rules import Game
from bot.engine.words import words_of
from bot.sessions.affairs import Clock
from bot.sessions.charter import Charter, ClockChoice, Enders, Starters
from bot.sessions.refusals import Refused
from bot.sessions.types import Holder, User


class Caller(User, frozen=True, kw_only=True):
    """A person who asks for something, with their rights in the server where they ask.

    `roles` are those they hold, `admin` whether they may manage the server. `within` are the channels that the one
    where they ask is part of: the channel of a thread, a category.
    """

    roles: tuple[int, ...] = ()
    admin: bool = False
    within: tuple[int, ...] = ()


def is_admin(user: User) -> bool:
    """Whether somebody may manage the server."""
    return isinstance(user, Caller) and user.admin


def within(user: User) -> tuple[int, ...]:
    """The channels that the one where somebody asks is part of."""
    return user.within if isinstance(user, Caller) else ()


def caller(user: User, *, admin: bool) -> Caller:
    """Somebody as a caller; `admin`: they may manage the server, whatever else is known of them."""
    known = user if isinstance(user, Caller) else Caller(user.id, user.name)
    return msgspec.structs.replace(known, admin=known.admin or admin)


def _holds(user: User, roles: Sequence[int]) -> bool:
    return isinstance(user, Caller) and any(role in user.roles for role in roles)


def check_starter(charter: Charter, user: User) -> None:
    """Whether somebody may open tables and start games. Refused: starters-roles, starters-admins."""
    if charter.starters is Starters.EVERYBODY or is_admin(user):
        return
    if charter.starters is Starters.ADMINS:
        raise Refused("starters-admins")
    if not _holds(user, charter.starter_roles):
        raise Refused("starters-roles", roles=[f"<@&{role}>" for role in charter.starter_roles])


def is_steward(charter: Charter, user: User) -> bool:
    """Whether somebody may end every game at once: admins, and those to whom the server has given it."""
    return is_admin(user) or (charter.enders is Enders.ROLES and _holds(user, charter.ender_roles))


def check_ender(charter: Charter, user: User) -> None:
    """Whether somebody at a table may end its running game. Refused: as check_vote_to_end."""
    if not is_steward(charter, user):
        check_vote_to_end(charter)


def check_vote_to_end(charter: Charter) -> None:
    """Whether the people at a table may end their running game. Refused: enders-roles, enders-admins."""
    if charter.enders is Enders.ADMINS:
        raise Refused("enders-admins")
    if charter.enders is Enders.ROLES:
        raise Refused("enders-roles", roles=[f"<@&{role}>" for role in charter.ender_roles])


def check_channel(charter: Charter, channel_id: int, within: Sequence[int]) -> None:
    """Whether games are played in a channel: it, or what it is part of, is allowed. Refused: channel-off."""
    allowed = charter.channels
    if allowed is not None and not {channel_id, *within} & set(allowed):
        raise Refused("channel-off", places=[f"<#{channel}>" for channel in allowed])


def allows_game(charter: Charter, game: str) -> bool:
    """Whether a game may be played."""
    return charter.games is None or game in charter.games


def check_game(charter: Charter, game: str, games: Mapping[str, Game[Any]]) -> None:
    """Whether a game may be played. Refused: game-off."""
    if not allows_game(charter, game):
        others = [title(slug) for slug in games if allows_game(charter, slug)]
        raise Refused("game-off", game=title(game), games=others)


def title(game: str) -> str:
    """The title of a game, as a value of a sentence."""
    return literal(words_of(game).say_key("title"))


def check_computers(charter: Charter) -> None:
    """Whether computer players may sit at tables. Refused: computers-off."""
    if not charter.computers:
        raise Refused("computers-off")


def allowed_values(charter: Charter, game: str, option: Option) -> tuple[str, ...]:
    """The values of an option that a table may choose, in the option's order; one: it is fixed."""
    wanted = charter.rule(game, option.key).values
    return tuple(value for value in option.values if value in wanted) or option.values


def usual_value(charter: Charter, game: str, option: Option) -> str:
    """What a table begins with: the server's usual value, else the game's, else the first that is allowed."""
    allowed = allowed_values(charter, game, option)
    wished = (charter.rule(game, option.key).usual, option.default)
    return next((value for value in wished if value in allowed), allowed[0])


def check_value(charter: Charter, info: GameInfo, key: str, value: str) -> None:
    """Whether an option may have a value; what the game itself does not know is not judged here.

    Refused: option-fixed, option-off.
    """
    option = next((option for option in info.options if option.key == key), None)
    if option is None or value not in option.values:
        return
    allowed = allowed_values(charter, info.slug, option)
    if value not in allowed:
        raise Refused(
            "option-fixed" if len(allowed) == 1 else "option-off",
            option=term(f"option-{key}"),
            value=term(f"value-{key}-{value}"),
            choices=[term(f"value-{key}-{each}") for each in allowed],
        )


def complete(charter: Charter, info: GameInfo, chosen: Options) -> dict[str, str]:
    """All options of a new table: those chosen, the rest as usual here. Raises BadOptions; Refused as check_value."""
    info.complete(chosen)
    for key, value in chosen.items():
        check_value(charter, info, key, value)
    return {
        option.key: chosen.get(option.key, usual_value(charter, info.slug, option)) for option in info.options
    }


def fitted(charter: Charter, info: GameInfo, options: Options) -> dict[str, str]:
    """Options of another time as they go here now: what is forbidden is replaced, what the game forgot left out."""
    fitting = {}
    for option in info.options:
        value = options.get(option.key)
        allowed = allowed_values(charter, info.slug, option)
        fitting[option.key] = value if value in allowed else usual_value(charter, info.slug, option)
    return fitting


def is_playable(charter: Charter, game: Game[Any]) -> bool:
    """Whether some table could start the game with what is allowed: the usual values, or two of them changed."""
    info = game.info
    usual = {option.key: usual_value(charter, info.slug, option) for option in info.options}
    changes = [
        (option.key, value)
        for option in info.options
        for value in allowed_values(charter, info.slug, option)
        if value != usual[option.key]
    ]
    for count in range(3):
        for some in combinations(changes, count):
            if any(_goes(game, seats, {**usual, **dict(some)}) for seats in _seat_counts(info)):
                return True
    return False


def _seat_counts(info: GameInfo) -> range:
    return range(info.min_seats, info.max_seats + 1)


def _goes(game: Game[Any], seats: int, options: dict[str, str]) -> bool:
    try:
        game.check_options(seats, options)
    except BadOptions:
        return False
    return True


def allows_clock(charter: Charter, clock: Clock) -> bool:
    """Whether a table may have this clock."""
    try:
        check_clock(charter, clock)
    except Refused:
        return False
    return True


def check_clock(charter: Charter, clock: Clock) -> None:
    """Whether a table may have this clock. Refused: server-clock-fixed, -needed, -short, -long."""
    if clock == charter.clock:
        return
    if charter.clock_choice is ClockChoice.FIXED:
        raise Refused("server-clock-fixed")
    if not clock.reserve:
        if charter.clock_choice is ClockChoice.NEEDED:
            raise Refused("server-clock-needed")
    elif clock.reserve < charter.least:
        raise Refused("server-clock-short", duration=duration(charter.least))
    elif charter.most and clock.reserve > charter.most:
        raise Refused("server-clock-long", duration=duration(charter.most))


def duration(seconds: int) -> str:
    """A duration with its units, as a value of a sentence: "3 d", "36 h", "10 min"."""
    for unit, size in (("d", 86400), ("h", 3600), ("min", 60)):
        if seconds >= 2 * size and seconds % size == 0:
            return f"={seconds // size} {unit}"
    return f"={seconds // 60} min"


def misfits(
    charter: Charter,
    info: GameInfo,
    *,
    options: Options,
    holders: Sequence[Holder],
    clock: Clock,
    channel_id: int,
    within: Sequence[int],
) -> list[str]:
    """What of a table does not go any more, as terms of the game's catalogue; empty where all does."""
    found = []
    if not allows_game(charter, info.slug):
        found.append(term("misfit-game"))
    try:
        check_channel(charter, channel_id, within)
    except Refused:
        found.append(term("misfit-channel"))
    found += [
        term(f"option-{option.key}")
        for option in info.options
        if options.get(option.key, option.default) not in allowed_values(charter, info.slug, option)
    ]
    if not charter.computers and any(holder.computer is not None for holder in holders):
        found.append(term("misfit-computers"))
    if not allows_clock(charter, clock):
        found.append(term("misfit-clock"))
    return found
