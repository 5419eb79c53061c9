"""Nova Solis: empires, a black hole, and the Entity. Start with `rules`."""
