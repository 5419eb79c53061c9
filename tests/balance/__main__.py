"""Play games among computer players and keep what came of them: `python -m tests.balance`.

    python -m tests.balance --game factions --games 40     the next 40 games of the plan for Factions of Sol
    python -m tests.balance --cell "search among"          what is missing of the matches between Hard and Medium
    python -m tests.balance --show                         all that was played as tables, and which goals are missed

Without `--games` it plays until the plan is done. Ctrl+C ends it with the games that are being played. A game is the
same whenever it is played. A new version of the rules begins anew; `--anew` does so after a change of the players.
"""

from __future__ import annotations

import argparse
import signal
import sys
from collections.abc import Iterator

from msgspec.structs import replace

from bot.commands.playing import INTERRUPTED
from bot.players.report import table
from tests.balance.goals import faster, shares
from tests.balance.kept import Kept
from tests.balance.plan import PLAN
from tests.balance.playing import kept, run


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.balance")
    parser.add_argument("--game", choices=sorted(PLAN))
    parser.add_argument("--cell", default="", help="only what has this in its name")
    parser.add_argument("--games", type=int, help="how many to play (all that the plan still wants)")
    parser.add_argument("--workers", type=int, default=2, help="how many to play at a time (2)")
    parser.add_argument("--anew", action="store_true", help="forget what was played")
    parser.add_argument("--show", action="store_true", help="only print the tables")
    arguments = parser.parse_args()
    chosen = [arguments.game] if arguments.game else sorted(PLAN)
    code = 0
    if not arguments.show:
        # `kill` and `timeout` end it as Ctrl+C does.
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        try:
            run(chosen, arguments.games, arguments.workers, cell=arguments.cell, anew=arguments.anew)
        except KeyboardInterrupt:
            code = INTERRUPTED
    for slug in chosen:
        print("\n".join(shown(slug, kept(slug))))
    return code


def shown(slug: str, found: Kept) -> Iterator[str]:
    """What is kept of a game, as lines to read."""
    for cell in PLAN[slug]:
        counted = found.counted(cell)
        if report := counted.report:
            yield f"\n{slug}, version {found.version}: {cell.key}, {report.games} of {cell.games} games"
            yield from table(report.figures())
            for faction, sources in sorted(counted.sources.items()):
                yield f"{faction} by " + ", ".join(f"{name} {mix.share:.0%}" for name, mix in sources.items())
            goals = list(shares(slug, cell, counted))
            if cell.player == "search" and not cell.rivals and not cell.options:
                medium = found.counted(replace(cell, player="greedy")).report
                goals += [each for each in [faster(report, medium)] if each is not None]
            yield from (f"{'MISSED' if each.is_missed else 'kept'} {each}" for each in goals)


if __name__ == "__main__":
    sys.exit(main())
