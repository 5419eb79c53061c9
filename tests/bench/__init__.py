"""Measurements, each beside its reference in the same run: `python -m tests.bench [SECTION ...]`.

`table` has the row and how ratios are taken, `apart`, `lag`, `stand`, `many` and `played` what sections share; every
other module is one section. With `--short` each does no more than print its rows: what it measures is `sized`.
"""
