"""A Discord of one's own on loopback: gateway and REST for the unmodified discord.py, people to act as, and a page.

Start at `Sandbox` (server.py). `things.py` and `world.py` are what exists, `rest.py` and `routes.py` answer requests,
`gateway.py` sends events, `interactions.py` lives through a command or click, `acts.py` is what people can do,
`driver.py` does it from tests, `pageapi.py` from the page. `rules.py` and `validation.py` refuse what Discord would
refuse; `faults.py` makes trouble on order. Nothing here knows a bot or a game.
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
