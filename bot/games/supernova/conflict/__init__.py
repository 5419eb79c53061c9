"""An attack from the muster of the Fleet to its results. Start at `attack`."""
