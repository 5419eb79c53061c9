"""A charter as a file that can be kept, changed with any editor, and read in again, here or in another server.

JSON: `{"heliograph": "charter", "version": 1, "server": id, "charter": {...}}`. Channels and roles mean nothing in
another server, so a file from elsewhere leaves those as they are.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

import msgspec
from msgspec.structs import replace

from bot.engine.options import GameInfo
from bot.sessions.charter import Charter, check_bounds
from bot.sessions.refusals import Refused

KIND, VERSION = "charter", 1
LARGEST = 64 * 1024
"""Bytes of a file that is read; the largest that can be written is a tenth of it."""


class _Head(msgspec.Struct):
    heliograph: str = ""
    version: int = 0


class _Strict(Charter, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A charter in which nothing is passed over."""


class _File(msgspec.Struct, forbid_unknown_fields=True):
    heliograph: str
    version: int
    server: int
    charter: _Strict


class Read(msgspec.Struct, frozen=True):
    """What a file says. `notes` are what of it was left out: keys of messages `config-note-KEY`."""

    charter: Charter
    notes: tuple[str, ...] = ()


def written(guild_id: int, charter: Charter) -> bytes:
    """The file."""
    said = {
        "heliograph": KIND,
        "version": VERSION,
        "server": guild_id,
        "charter": msgspec.to_builtins(charter),
    }
    return msgspec.json.format(msgspec.json.encode(said), indent=2) + b"\n"


def read(
    data: bytes,
    guild_id: int,
    before: Charter,
    *,
    games: Mapping[str, GameInfo],
    channels: Collection[int] | None,
    roles: Collection[int] | None,
) -> Read:
    """What a file says for a server, which has these games, channels and roles (None: it is not known which).

    Raises Refused: file-large, file-not-json, file-foreign, file-newer, file-wrong (with the place), config-...
    """
    found = _decoded(data)
    if found.server != guild_id:
        kept = replace(
            found.charter,
            channels=before.channels,
            starters=before.starters,
            starter_roles=before.starter_roles,
            enders=before.enders,
            ender_roles=before.ender_roles,
        )
        result = Read(_plain(kept), ("elsewhere",))
    else:
        result = _without_gone(_plain(found.charter), before, channels, roles)
    check_bounds(result.charter, games)
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
        return msgspec.json.decode(data, type=_File)
    except (msgspec.ValidationError, RecursionError) as error:
        raise Refused("file-wrong", problem=f"={error}"[:200]) from error


def _plain(charter: Charter) -> Charter:
    """The same as a Charter, with nothing named twice."""
    values = {name: getattr(charter, name) for name in Charter.__struct_fields__}
    for name, value in values.items():
        if isinstance(value, tuple):
            values[name] = tuple(dict.fromkeys(value))
    return Charter(**values)


def _without_gone(
    charter: Charter, before: Charter, channels: Collection[int] | None, roles: Collection[int] | None
) -> Read:
    """The charter without channels and roles that were deleted; where none is left, those of now stay."""
    notes = []
    if charter.channels is not None and channels is not None:
        here = tuple(channel for channel in charter.channels if channel in channels)
        if here != charter.channels:
            notes.append("channels")
            charter = replace(charter, channels=here or before.channels)
    for name in ("starter_roles", "ender_roles"):
        wished: tuple[int, ...] = getattr(charter, name)
        here = tuple(role for role in wished if roles is None or role in roles)
        if here != wished:
            notes.append("roles")
            charter = replace(charter, **{name: here})
    return Read(charter, tuple(dict.fromkeys(notes)))
