"""Discord's permissions as bits, and who has which of them in the sandbox."""

from __future__ import annotations

VIEW_CHANNEL = 1 << 10
SEND_MESSAGES = 1 << 11
MANAGE_MESSAGES = 1 << 13
EMBED_LINKS = 1 << 14
ATTACH_FILES = 1 << 15
READ_MESSAGE_HISTORY = 1 << 16
MENTION_EVERYONE = 1 << 17
USE_EXTERNAL_EMOJIS = 1 << 18
CONNECT = 1 << 20
MANAGE_GUILD = 1 << 5
MANAGE_THREADS = 1 << 34
CREATE_PUBLIC_THREADS = 1 << 35
CREATE_PRIVATE_THREADS = 1 << 36
SEND_MESSAGES_IN_THREADS = 1 << 38
USE_APPLICATION_COMMANDS = 1 << 31
ADD_REACTIONS = 1 << 6

EVERYONE = (
    VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | CONNECT
    | ADD_REACTIONS
    | USE_APPLICATION_COMMANDS
    | CREATE_PUBLIC_THREADS
    | SEND_MESSAGES_IN_THREADS
)
BOT = EVERYONE & ~EMBED_LINKS
"""The README asks for no more; see `World.granted`."""
IN_DM = ATTACH_FILES | EMBED_LINKS | MENTION_EVERYONE | USE_EXTERNAL_EMOJIS
"""What `app_permissions` are in direct messages with the bot, as documented: sending is not among them."""

IN_ANSWERS = ATTACH_FILES | EMBED_LINKS | MENTION_EVERYONE
"""What `app_permissions` are where the bot is no member: only answers to interactions can be given there."""


def inherited(granted: int, kind: str) -> int:
    """The permissions in a kind of channel, computed without what they imply: threads do not inherit SEND_MESSAGES."""
    return granted & ~SEND_MESSAGES if kind == "thread" else granted


def effective(granted: int, kind: str) -> int:
    """What the permissions in a kind of channel allow: without seeing it nothing, without sending no files."""
    if not granted & VIEW_CHANNEL or (kind == "voice" and not granted & CONNECT):
        return 0
    sending = SEND_MESSAGES_IN_THREADS if kind == "thread" else SEND_MESSAGES
    return granted if granted & sending else granted & ~(ATTACH_FILES | EMBED_LINKS | MENTION_EVERYONE)
