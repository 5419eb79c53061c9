"""Nonces, by which Discord recognises a message that is sent twice and posts it only once."""

from __future__ import annotations

import hashlib


def nonce_of(*what: object) -> str:
    """A nonce made from `what`: for some minutes, Discord posts messages with the same nonce only once."""
    return hashlib.sha256(" ".join(map(str, what)).encode()).hexdigest()[:24]
