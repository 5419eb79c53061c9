"""The rules of a server as a file that can be kept, edited, and read again, here or in another server.

JSON: `{"heliograph": "charter", "version": 1, "server": id, "charter": {...}}`. Channels and roles mean nothing in
another server, so a file from elsewhere leaves the present ones in place.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.engine.options import GameInfo
from bot.sessions.core.refusals import Refused
from bot.sessions.core.table_state import Clock
from bot.sessions.server.rules import OptionRule, ServerRules, check_bounds

KIND, VERSION = "charter", 1
LARGEST = 64 * 1024
"""The largest file, in bytes, that is read; the largest that can be written is a tenth of it."""


class _Head(msgspec.Struct):
    heliograph: str = ""
    version: int = 0


class _File(msgspec.Struct):
    heliograph: str
    version: int
    server: int
    server_rules: ServerRules = msgspec.field(name="charter")


class Read(msgspec.Struct, frozen=True):
    """What a file says. `notes` are keys of messages `config-note-KEY` about what was left out."""

    server_rules: ServerRules
    notes: tuple[str, ...] = ()


def written(guild_id: int, server_rules: ServerRules) -> bytes:
    """The file."""
    said = {
        "heliograph": KIND,
        "version": VERSION,
        "server": guild_id,
        "charter": msgspec.to_builtins(server_rules),
    }
    return msgspec.json.format(msgspec.json.encode(said), indent=2) + b"\n"


def read(
    data: bytes,
    guild_id: int,
    before: ServerRules,
    *,
    games: Mapping[str, GameInfo],
    channels: Collection[int] | None,
    roles: Collection[int] | None,
) -> Read:
    """What a file says for a server with these games, channels and roles (None: not known).

    Raises Refused: file-large, file-not-json, file-foreign, file-newer, file-wrong (with the place), file-unknown (with
    the key), config-...
    """
    found = _decoded(data)
    if found.server != guild_id:
        kept = replace(
            found.server_rules,
            channels=before.channels,
            starters=before.starters,
            starter_roles=before.starter_roles,
            enders=before.enders,
            ender_roles=before.ender_roles,
            call_roles=before.call_roles,
        )
        result = Read(_plain(kept), ("elsewhere",))
    else:
        result = _without_gone(_plain(found.server_rules), before, channels, roles)
    check_bounds(result.server_rules, games)
    return result


def _decoded(data: bytes) -> _File:
    if len(data) > LARGEST:
        raise Refused("file-large", most=LARGEST // 1024)
    try:
        head = msgspec.json.decode(data, type=_Head)
    except msgspec.ValidationError as error:
        raise Refused("file-foreign") from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("file-not-json") from error
    if head.heliograph != KIND or head.version < 1:
        raise Refused("file-foreign")
    if head.version > VERSION:
        raise Refused("file-newer", found=head.version, known=VERSION)
    try:
        found, plain = msgspec.json.decode(data, type=_File), msgspec.json.decode(data)
    except (msgspec.ValidationError, RecursionError) as error:
        raise Refused("file-wrong", problem=f"={error}"[:200]) from error
    for key in _unknown(plain):
        raise Refused("file-unknown", key=f"={key}"[:120])
    return found


def _unknown(file: dict[str, Any]) -> Iterator[str]:
    """The keys of a file that no setting has, each with where it is; the file is right in every other way."""
    yield from _beyond(file, _File, "")
    said = file["charter"]
    yield from _beyond(said, ServerRules, "charter.")
    yield from _beyond(said.get("clock", {}), Clock, "charter.clock.")
    for game, rules in said.get("options", {}).items():
        for option, rule in rules.items():
            yield from _beyond(rule, OptionRule, f"charter.options.{game}.{option}.")


def _beyond(found: dict[str, Any], kind: type[msgspec.Struct], place: str) -> Iterator[str]:
    known = {field.encode_name for field in msgspec.structs.fields(kind)}
    yield from (f"{place}{key}" for key in found if key not in known)


def _plain(server_rules: ServerRules) -> ServerRules:
    """Server rules in which nothing is named twice."""
    values = {name: getattr(server_rules, name) for name in ServerRules.__struct_fields__}
    for name, value in values.items():
        if isinstance(value, tuple):
            values[name] = tuple(dict.fromkeys(value))
    return ServerRules(**values)


def _without_gone(
    server_rules: ServerRules,
    before: ServerRules,
    channels: Collection[int] | None,
    roles: Collection[int] | None,
) -> Read:
    """The rules without deleted channels and roles; if none are left, the present ones stay."""
    notes = []
    if server_rules.channels is not None and channels is not None:
        here = tuple(channel for channel in server_rules.channels if channel in channels)
        if here != server_rules.channels:
            notes.append("channels")
            server_rules = replace(server_rules, channels=here or before.channels)
    for name in ("starter_roles", "ender_roles", "call_roles"):
        wished: tuple[int, ...] = getattr(server_rules, name)
        here = tuple(role for role in wished if roles is None or role in roles)
        if here != wished:
            notes.append("roles")
            server_rules = replace(server_rules, **{name: here})
    return Read(server_rules, tuple(dict.fromkeys(notes)))
