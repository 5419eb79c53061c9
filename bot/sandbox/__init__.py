"""A local Discord: gateway and REST for the unmodified discord.py, people to act as, and a page to play on.

Start at `Sandbox` (server.py). From the ground up, each room importing only rooms before it: `errors.py` (how Discord
refuses), `world/` (what exists), `rules/` (what Discord refuses), `api/` (gateway, HTTP and interactions) and `people/`
(what people can do, from tests or on the page). `web.py` serves the page in `page/`; `recorded.py` compares answers
with those Discord once gave. Nothing here depends on the bot or a game.
"""

from bot.sandbox.api.faults import Fault
from bot.sandbox.errors import Problem, Violation
from bot.sandbox.people.driver import Actor, Answer, Place, Seen
from bot.sandbox.people.refusals import CannotDo, NoAnswer
from bot.sandbox.server import BrokenRules, Sandbox

__all__ = [
    "Actor",
    "Answer",
    "BrokenRules",
    "CannotDo",
    "Fault",
    "NoAnswer",
    "Place",
    "Problem",
    "Sandbox",
    "Seen",
    "Violation",
]
