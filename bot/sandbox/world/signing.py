"""Addresses of files that expire: Discord signs them anew whenever it tells a message."""

from __future__ import annotations

import re
from collections.abc import Mapping

HOUR = 3600
LASTS = 24 * HOUR
"""Seconds for which an address can be used."""

_UNSIGNED = re.compile(rb"(/cdn/attachments/[^\"?]+)\?hm=([0-9a-f]+)")


def signed(body: bytes, now: float) -> bytes:
    """JSON in which every address of a file says since when and until when it can be used (`is`, `ex`)."""
    if b"/cdn/attachments/" not in body:
        return body
    issued = int(now - now % HOUR)
    since, until = b"%x" % issued, b"%x" % (issued + LASTS)
    return _UNSIGNED.sub(rb"\1?ex=" + until + rb"&is=" + since + rb"&hm=\2&", body)


def is_valid(query: Mapping[str, str], now: float) -> bool:
    """Whether an address was signed, and has not expired. The page has addresses of its own, without an end (`hm`)."""
    try:
        return "hm" in query and int(query.get("ex", "f" * 12), 16) >= now
    except ValueError:
        return False


def unsigned(address: str) -> str:
    """An address without its parameters, as which Discord knows it too."""
    return address.partition("?")[0]
