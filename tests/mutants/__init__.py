"""A mutation tester for the rules of the games: `python -m tests.mutants sol --mutants 250 --seed 1`.

A mutant is the source of a game with one small fault in it. The rule tests of that game must notice it. `operators`
makes the faults, with mutmut's mutations as they are; `drawing` chooses some by seed; `trying` runs the rule tests on
each in a forked process; `worth` says what tests cost and kill; `accepted` reads `equivalent.toml`, the mutants that
change nothing; `subjects` says which files hold rules and which tests name them.

mutmut's own runner does not fit: it knows no draw by seed, leaves constants (`HURL_MOMENTUM = 2`) alone, and puts a
switch into every function, which the structs and steps of a game do not survive.
"""
