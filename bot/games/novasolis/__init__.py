"""Nova Solis: empires, a black hole, and the Entity. `rules` is the door; `core` is the game without expansions,
`modules` are these, `agenda` names the steps and parts of both.
"""

from bot.games.novasolis.modules.destroyers import language as of_destroyers
from bot.games.novasolis.modules.flagships import language as of_flagships
from bot.games.novasolis.modules.trade import language as of_trade
from bot.games.novasolis.modules.void import language as of_void

LANGUAGES = (of_destroyers, of_flagships, of_trade, of_void)
"""What cards of modules alone say: it is known before the first card is read."""
