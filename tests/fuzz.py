"""Processes killed at random points, then random games with every proof, as long or as many as one likes:
`python -m tests.fuzz --seconds 300 [--game sol]`, or `--games 80 --seed 1` for the same games each time.

A failure prints the case and the seed that make it happen again, and ends with exit code 1.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
import traceback

from bot.engine.playout import Dice
from tests.games.proofs import every_game, prove_plays_to_the_end, random_case
from tests.games.seeking import prove_secrets_at_hand, some_way_in


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--games", type=int, help="play so many instead of counting seconds")
    parser.add_argument("--game", choices=sorted(every_game()))
    parser.add_argument("--seed", default=str(time.time_ns()))
    arguments = parser.parse_args()
    crash = ["-m", "tests.sessions.crash", "--kills", str(max(10, int(arguments.seconds)))]
    crash += ["--seed", str(Dice(arguments.seed).below(100_000))]
    if not arguments.game and subprocess.run([sys.executable, *crash], check=False).returncode:
        print("FAILED: an acknowledged move was lost")
        return 1
    names = [arguments.game] if arguments.game else sorted(every_game())
    played = moves = failed = 0
    end = time.monotonic() + arguments.seconds
    while played < arguments.games if arguments.games else time.monotonic() < end:
        seed = f"{arguments.seed}/{played}"
        case = random_case(every_game()[names[played % len(names)]], Dice(seed))
        try:
            moves += prove_plays_to_the_end(case, seed, thorough_every=60)
            dice = Dice(seed)
            prove_secrets_at_hand(case.game, case.seats, some_way_in(case.game, case.setup(seed), dice), dice)
        except Exception:
            failed += 1
            traceback.print_exc()
            print(f"FAILED: {case} with seed {seed!r}", flush=True)
            if failed >= 3:
                break
        played += 1
    print(f"{played - failed} passed, {failed} failed")
    print(f"{moves} moves in {played} games, seed {arguments.seed}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
