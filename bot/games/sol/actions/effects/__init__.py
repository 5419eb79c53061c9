"""The suit effect cards (rules 12.3), by the action they belong to. Importing this package makes them known.

An effect is a `SuitEffect` registered under its key, with a row in data/sol/effects.json. What it must
remember while it lasts is a step of its own, usually a subclass of the step whose action it changes.
"""

from __future__ import annotations

from bot.games.sol.actions.acting import EFFECTS
from bot.games.sol.actions.effects.activate import (
    Augmenting,
    Celebration,
    Duplicating,
    Metamorphosing,
    Persisting,
    Pulsing,
    Synchronizing,
)
from bot.games.sol.actions.effects.anytime import Accelerating, Hatching, Levying, Procreating
from bot.games.sol.actions.effects.chain import Chaining, Channelling, Naming
from bot.games.sol.actions.effects.convert import Cascading
from bot.games.sol.actions.effects.flight import (
    Catapulting,
    Clustering,
    Porting,
    Puncturing,
    Teleporting,
    Transcending,
)
from bot.games.sol.actions.effects.instead import (
    Blighting,
    BonusTwice,
    Invading,
    Sacrificing,
    Squeezed,
    Squeezing,
)
from bot.games.sol.actions.effects.move import Celebrating, Driving, Fuelling, Hyperdriving, Passing
from bot.games.sol.cards.rows import ROWS

MoveEffectStep = (
    Catapulting
    | Celebrating
    | Clustering
    | Driving
    | Fuelling
    | Hyperdriving
    | Passing
    | Porting
    | Puncturing
    | Teleporting
    | Transcending
)
ActivateEffectStep = (
    Augmenting | Celebration | Duplicating | Metamorphosing | Persisting | Pulsing | Synchronizing
)
QuestionStep = Accelerating | Blighting | Cascading | Chaining | Channelling | Hatching | Invading | Levying
LaterStep = Naming | Procreating | Sacrificing | Squeezing | Squeezed | BonusTwice
EffectStep = MoveEffectStep | ActivateEffectStep | QuestionStep | LaterStep

if EFFECTS.keys() != ROWS.keys():
    raise TypeError(f"effects and rows differ: {sorted(EFFECTS.keys() ^ ROWS.keys())}")
