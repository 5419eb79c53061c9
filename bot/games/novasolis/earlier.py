"""States kept while the core had what alliances and diplomacy tokens need; `renewed` lets today's rules read them."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.games.novasolis.agreements import Pouch
from bot.games.novasolis.modules.diplomacy.members import Alliances

FIELDS = 25
EMPIRES, SECTORS, MODULES, PARTS, LEFT = 9, 10, 17, 23, 24
"""Of so many fields of a state: the empires, the sectors, the modules that are on and their parts, and the tokens left
in the bag."""
ALLIANCE = 18
"""The field of an empire with the number of its alliance; its tokens came next."""
SHARERS = 14
"""The last field of a sector: who drove the Entity out of it together."""


def renewed(data: bytes) -> bytes:
    """A state of the earlier form in the form of today; anything else as it is."""
    state: Any = msgspec.msgpack.decode(data)
    if not isinstance(state, list) or len(state) != FIELDS:
        return data
    of, took = ([empire.pop(ALLIANCE) for empire in state[EMPIRES]] for _ in range(2))
    sharers = [sector.pop(SHARERS) for sector in state[SECTORS]]
    if left := state.pop(LEFT):
        state[PARTS].append(Pouch(left, took))
    if "diplomacy" in state[MODULES]:
        state[PARTS].append(Alliances(of, sharers))
    return msgspec.msgpack.encode(state)
