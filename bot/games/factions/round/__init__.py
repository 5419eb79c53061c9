"""The course of a game: the deal, what is chosen before it begins, turns, rounds, Upkeep. `agenda` lists every
step. Start at `rounds`.
"""
