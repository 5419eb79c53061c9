"""X3, Diplomacy: alliances whose members fight side by side, paid for with diplomacy tokens (rules 24).

Who is in which alliance is in `members`; that allies are no enemies is part of the core (`core.holdings`). The ways in
and out of an alliance are in `alliances`, what a turn offers and votes in `envoys`, help in combats in
`support`. Start at `module`.
"""
