"""The course of a game: the options, the deal, the draft, and turn after turn. `agenda` lists every step. Start at
`turn`.
"""
