"""Momentum and the end: who is ahead, what is to be reached together, the last chances of a nova."""
