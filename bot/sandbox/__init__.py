"""A local Discord: gateway and REST for the unmodified discord.py, people to act as, and a page to play on.

Start at `Sandbox` (server.py). `things.py` and `world.py` hold what exists, `rest.py` and `routes.py` answer requests,
`gateway.py` sends events, `interactions.py` follows a command or click to its answer, `acts.py` is what people can do,
`driver.py` lets tests do it, `pageapi.py` the page. `rules.py` and `validation.py` refuse what Discord would refuse;
`faults.py` causes faults on request. Nothing here depends on the bot or a game.
"""

from bot.sandbox.driver import Actor, Answer, Place, Seen
from bot.sandbox.errors import Problem, Violation
from bot.sandbox.faults import Fault
from bot.sandbox.refusals import CannotDo, NoAnswer
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
