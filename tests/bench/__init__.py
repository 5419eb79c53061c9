"""Measurements, each beside its reference in the same run: `python -m tests.bench [SECTION ...]`.

`table` has the row and how ratios are taken, `pace` how fast the machine is now, `apart`, `lag`, `stand`, `many` and
`played` what sections share; every other module is one section. With `--short` each does no more than print its rows,
without a verdict: what it measures is `sized`.
"""
