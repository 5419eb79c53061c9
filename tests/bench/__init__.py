"""Measurements, each beside its reference in the same run: `python -m tests.bench [SECTION ...]`.

`table` has the row and how ratios are taken; every other module is one section.
"""
