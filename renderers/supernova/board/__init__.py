"""The parts of the board of Super Nova, its marks, and what the last move left on it; `pictures` puts them
together.
"""
