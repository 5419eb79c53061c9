"""The games: one package each, rules and nothing else. `catalogue` lists them."""
