"""The course of a game: the deal, the phases of a turn, its end. `agenda` lists every step. Start at `phases`."""
