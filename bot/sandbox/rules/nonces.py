"""The nonces of the bot's messages: for some minutes, the same nonce makes no second message in any channel."""

from __future__ import annotations

from bot.sandbox import errors
from bot.sandbox.errors import Json
from bot.sandbox.world.things import Stored
from bot.sandbox.world.world import World

NONCE_SECONDS = 300.0
"""For how long an enforced nonce keeps the same message from being sent twice; Discord says "a few minutes"."""


class Nonces:
    """The newest messages by their nonces."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._messages = {
            str(stored.payload["nonce"]): stored.id
            for stored in world.index.values()
            if "nonce" in stored.payload
        }

    def sent_already(self, body: Json) -> Stored | None:
        """The message that was sent a short while ago with the enforced nonce of `body`: it is not sent again.

        Raises Refusal if that message was deleted meanwhile: Discord does not make it again.
        """
        nonce = body.get("nonce")
        id = self._messages.get(str(nonce))
        since = self._world.ids.at(self._world.clock.now() - NONCE_SECONDS)
        if nonce is None or not body.get("enforce_nonce") or id is None or int(id) <= since:
            return None
        stored = self._world.index.get(id)
        if stored is None:
            raise errors.unknown("Message", errors.UNKNOWN_MESSAGE)
        return stored

    def note(self, stored: Stored) -> None:
        """A message was sent."""
        if "nonce" in stored.payload:
            self._messages[str(stored.payload["nonce"])] = stored.id
