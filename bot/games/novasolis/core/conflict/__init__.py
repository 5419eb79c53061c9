"""Combats: who may fight, dice and where they are put, rounds, and what computers expect of one. Start at
`combat`.
"""
