"""The commands of the command line. Each takes plain values and returns an exit code, or raises Failure."""

from bot.commands.database import backup, check_database, health, move_database, purge, restore
from bot.commands.failure import Failure
from bot.commands.playing import compare, picture, replay, selfplay, think
from bot.commands.running import check, check_data, recorded, run
from bot.commands.teaching import lesson
from bot.commands.translating import say, spoken, text

__all__ = [
    "Failure",
    "backup",
    "check",
    "check_data",
    "check_database",
    "compare",
    "health",
    "lesson",
    "move_database",
    "picture",
    "purge",
    "recorded",
    "replay",
    "restore",
    "run",
    "say",
    "selfplay",
    "spoken",
    "text",
    "think",
]
