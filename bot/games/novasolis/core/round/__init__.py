"""The course of a game: the deal, races and first hands, turns, rounds. Start at `rounds`."""
