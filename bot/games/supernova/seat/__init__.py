"""A game as one seat has it: what it may know, what it decides in advance, how its choices are called, and what
must be true of every position.
"""
