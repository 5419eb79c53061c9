"""The suit effect cards (rules 12.3), by the action they belong to. Importing this package makes them known.

An effect is a `SuitEffect` registered under its key, with a row in data/sol/effects.json. What it must
remember while it lasts is a step of its own, usually a subclass of the step whose action it changes.
"""

from __future__ import annotations

from bot.games.sol.acting import EFFECTS, ROWS
from bot.games.sol.effects.activate import (
    Augmenting,
    Celebration,
    Duplicating,
    Metamorphosing,
    Persisting,
    Pulsing,
    Synchronizing,
)
from bot.games.sol.effects.anytime import Accelerating, Hatching, Levying, Procreating
from bot.games.sol.effects.chain import Chaining
from bot.games.sol.effects.convert import Cascading
from bot.games.sol.effects.draw import Channelling, Naming
from bot.games.sol.effects.flight import (
    Catapulting,
    Clustering,
    Porting,
    Puncturing,
    Teleporting,
    Transcending,
)
from bot.games.sol.effects.instead import (
    Blighting,
    BonusTwice,
    Invading,
    Sacrificing,
    Squeezed,
    Squeezing,
)
from bot.games.sol.effects.move import Celebrating, Driving, Fuelling, Hyperdriving, Passing

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
