"""The game without any expansion: it knows no module, and calls what `hooks` lets them add."""
