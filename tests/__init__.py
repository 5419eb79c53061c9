"""What no rule may break. `games/sample/` holds small games; one of them is registered beside the others here.

So whatever the tests ask of every game, they ask of the game that `docs/games.md` builds up.
"""

import os

from bot.games.catalogue import ELSEWHERE

os.environ.setdefault(ELSEWHERE, "tests.games.sample.ferries:FerriesRules")
