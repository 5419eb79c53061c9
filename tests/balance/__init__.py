"""Reports on the balance of games, which grow from run to run: start at `__main__`; `make balance` runs it."""
