"""Test games of combinations of options: start at `__main__`; `make matrix` runs it."""
