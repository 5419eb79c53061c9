"""Nova Solis: empires, a black hole, and the Entity. `rules` is the door; `core` is the game without expansions,
`modules` are these, `agenda` names the steps and parts of both.
"""
