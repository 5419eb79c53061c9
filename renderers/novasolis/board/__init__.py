"""The parts of the board of Nova Solis, its marks, and what the last move left on it; `pictures` puts them
together.
"""
