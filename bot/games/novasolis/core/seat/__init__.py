"""A game as one seat has it: what it may know, what it may set, how its choices are called, and what must be
true of every position.
"""
