"""The parts of the board of SOL, its marks, and what the last move left on it; `pictures` puts them together."""
