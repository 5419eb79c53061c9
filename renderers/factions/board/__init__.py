"""The parts of the board of Factions of Sol, its marks, and what the last move left on it; `pictures` puts them
together.
"""
