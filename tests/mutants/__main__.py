"""Draws mutants of a game's rules, tries them, and says which the rule tests did not notice:
`python -m tests.mutants [sol] [supernova] --mutants 250 --seed 1`.

Then it says what each file with tests costs and kills, and, if it is to be `--thorough`, what nothing else kills. It
ends with exit code 1 where fewer than 90 of 100 are killed. Mutants listed in `equivalent.toml` do not count; a row
there that names no mutant any longer, or one that is killed, is a failure too.
"""

from __future__ import annotations

import argparse
import sys

from tests.mutants.accepted import accepted, stale
from tests.mutants.drawing import draw
from tests.mutants.mutant import Mutant
from tests.mutants.operators import mutants_of
from tests.mutants.subjects import SUBJECTS, Subject
from tests.mutants.trying import Outcome, Trial
from tests.mutants.worth import told

NEEDED = 90
"""Mutants of a hundred that the tests must notice."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("games", nargs="*", default=sorted(SUBJECTS), metavar="game", help="sol, supernova")
    parser.add_argument("--mutants", type=int, default=250, help="how many to try of each game (250)")
    parser.add_argument("--seed", default="1", help="what decides the draw (1)")
    parser.add_argument("--file", default="", help="only mutants of files whose path ends like this")
    parser.add_argument(
        "--thorough",
        action="store_true",
        help="run all tests on each mutant, and say what only one of them notices",
    )
    parser.add_argument("--workers", type=int, default=2, help="how many to try at a time (2)")
    arguments = parser.parse_args()
    unknown = [name for name in arguments.games if name not in SUBJECTS]
    if unknown:
        parser.error(f"no rules of {', '.join(unknown)} are known; there are {', '.join(sorted(SUBJECTS))}")
    passed = [_judge(SUBJECTS[name], arguments) for name in arguments.games]
    return 0 if all(passed) else 1


def _judge(subject: Subject, arguments: argparse.Namespace) -> bool:
    """Try the mutants of one game and print what came of it; whether that is good enough."""
    everything = [mutant for file in subject.sources for mutant in mutants_of(file)]
    reasons = accepted(subject.name)
    gone = stale(reasons, everything)
    chosen = draw((m for m in everything if m.file.endswith(arguments.file)), arguments.seed)
    results: dict[Mutant, Outcome] = {}
    trial = Trial(subject.name, subject.tests, arguments.workers, thorough=arguments.thorough)
    kills: list[tuple[str, ...]] = []
    for mutant, outcome, killers in trial.run(chosen):
        if outcome is Outcome.KILLED:
            kills.append(killers)
        if outcome is Outcome.SURVIVED and mutant.key not in reasons:
            print(mutant, flush=True)
        if outcome is not Outcome.STILLBORN:
            results[mutant] = outcome
        if len(results) == arguments.mutants:
            break
    survived = [m for m, outcome in results.items() if outcome is Outcome.SURVIVED]
    unnoticed = [m for m in survived if m.key not in reasons]
    wrong = [m for m, outcome in results.items() if outcome is Outcome.KILLED and m.key in reasons]
    for mutant in wrong:
        print(f"listed as equivalent, but a test notices it:\n{mutant}")
    for key in gone:
        print(f"equivalent.toml names a mutant that there is not:\n    {key}")
    killed = sum(outcome is Outcome.KILLED for outcome in results.values())
    counted = killed + len(unnoticed)
    share = 100 * killed / counted if counted else 100.0
    print(
        f"{subject.name}: {len(results)} mutants, seed {arguments.seed}: {killed} killed, {len(unnoticed)} survived, "
        f"{len(survived) - len(unnoticed)} equivalent; {share:.1f}% of {counted} killed, {NEEDED}% needed",
        flush=True,
    )
    print(*told(trial.costs, kills, thorough=arguments.thorough), sep="\n", flush=True)
    return share >= NEEDED and not gone and not wrong


if __name__ == "__main__":
    sys.exit(main())
