"""Golden playthroughs: whole games as reports that read like a game, some for every game and its modes.

A file's first lines say how the game was set up; then each move and what happened. Every registered game needs one for
each version of its rules that is played, so that games begun under an earlier one can be played to their end:

    make golden GAME=sol ARGS="--seats 3 --options mode=coop"     play another golden game and keep it
    make golden GAME=sol ARGS="--seats 3 --rules-version 1"       the same by an earlier version of the rules
    make golden                                                   see whether all of them play as they did
    make golden ARGS=--write                                      write them anew, after a change that was meant

Only those of the newest rules, since the others must be played as they were; new wording may change them, too:

    make golden ARGS="--write --rules-version 1"                  write those of an earlier version anew

A reviewer reads what changed. Moves are chosen by lot, unless the tests of the game say better: where there is a module
`tests.games.GAME.telling`, its `told(case, seed)` plays and tells its games.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import sys
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any

from bot.engine.errors import BadOptions
from bot.engine.moves import CLOCK, Seat
from bot.engine.playout import Dice, playout
from bot.engine.rules import Game
from bot.engine.words import words_of
from tests.games.proofs import NAMES, Case, every_game

FOLDER = Path(__file__).parent / "golden"


def golden_files(folder: Path = FOLDER) -> list[Path]:
    """The files of all golden games."""
    return sorted(folder.glob("*.txt"))


def file_of(case: Case, folder: Path = FOLDER) -> Path:
    """Where the golden game of a case is kept."""
    chosen = "-".join(f"{key}-{value}" for key, value in case.options.items())
    return folder / f"{case.game.info.slug}-v{case.version}-{case.seats}-{chosen or 'default'}.txt"


def load_case(path: Path) -> tuple[Case, str]:
    """The set-up in a file's first lines, and its seed."""
    head = dict(line.split(": ", 1) for line in path.read_text(encoding="utf-8").splitlines()[:5])
    options = dict(pair.split("=") for pair in head["options"].split() if "=" in pair)
    case = Case(every_game()[head["game"]], int(head["seats"]), options, int(head["version"]))
    return case, head["seed"]


def lacking(games: Mapping[str, Game[Any]], files: Collection[Path]) -> list[str]:
    """The commands that write a golden game for each game, and each version of its rules, without one."""
    told = {tuple(path.read_text(encoding="utf-8").splitlines()[:2]) for path in files}
    return [
        f'make golden GAME={slug} ARGS="--seats {game.seat_counts({})[0]} --rules-version {version}"'
        for slug, game in games.items()
        for version in game.info.versions
        if (f"game: {slug}", f"version: {version}") not in told
    ]


def report(case: Case, seed: str) -> str:
    """A whole game as text."""
    slug = case.game.info.slug
    options = " ".join(f"{key}={value}" for key, value in case.options.items())
    head = [f"game: {slug}", f"version: {case.version}", f"seats: {case.seats}"]
    head += [f"options: {options or 'default'}", f"seed: {seed}", ""]
    module = f"tests.games.{slug}.telling"
    if importlib.util.find_spec(f"tests.games.{slug}") and importlib.util.find_spec(module):
        lines = importlib.import_module(module).told(case, seed)
    else:
        lines = _told(case, seed)
    return "\n".join([*head, *lines]) + "\n"


def _told(case: Case, seed: str) -> list[str]:
    """A random game: each move and what happened."""
    game, words = case.game, words_of(case.game.info.slug)
    names = NAMES[: case.seats]
    lines: list[str] = []
    state = case.setup(seed)
    headline = ""
    for turn in playout(game, state, Dice(seed)):
        who = "The clock" if turn.seat == CLOCK else names[turn.seat]
        called = words.side_names(game.sides(state), names)
        if (now := words.say(game.headline(state), called)) != headline:
            headline = now
            lines += ["", f"== {headline}"]
        lines.append(f"{who}: {turn.move}")
        for event in turn.events:
            if said := words.tell(event, called):
                known = "" if event.audience is None else f" [only {_names(names, event.audience)}]"
                known += "".join(
                    f" [{value}: only {_names(names, seats)}]" for value, seats in event.private.items()
                )
                lines.append(f"    {said}{known}")
    standings = game.standings(state)
    assert standings.places is not None
    lines += ["", "== the end"]
    called = words.side_names(game.sides(state), names)
    for place, won, name, score in zip(
        standings.places, standings.won, called, standings.scores, strict=True
    ):
        how = f"{place}." if standings.outcome == "ranked" else "won" if won else "lost"
        lines.append(f"{how} {name}: {score}")
    return lines


def _names(names: Sequence[str], seats: Sequence[Seat]) -> str:
    return ", ".join(names[seat] for seat in seats)


def keep(case: Case, seed: str, folder: Path = FOLDER) -> Path:
    """Play a golden game and write it down. Raises BadOptions for a case that is no game."""
    case.setup(seed)
    path = file_of(case, folder)
    path.write_text(report(case, seed), encoding="utf-8")
    return path


def compare(*, write: bool, version: int | None = None, folder: Path = FOLDER) -> int:
    """Say of every golden game whether it plays as it did; `write` those of a version (the newest) that do not."""
    differ = 0
    for path in golden_files(folder):
        case, seed = load_case(path)
        text = report(case, seed)
        same = path.read_text(encoding="utf-8") == text
        anew = write and case.version == (version or case.game.info.version)
        print(f"{path.name}: {'same' if same else 'written anew' if anew else 'DIFFERS'}")
        if not same and anew:
            path.write_text(text, encoding="utf-8")
        differ += not same and not anew
    return 1 if differ else 0


def main(argv: Sequence[str] | None = None) -> int:
    known = every_game()
    parser = argparse.ArgumentParser(prog="python -m tests.games.golden", description="Golden games.")
    parser.add_argument("game", nargs="?", choices=sorted(known), metavar="GAME", help="play and keep one")
    parser.add_argument("--seats", type=int, metavar="N", help="players (default: the fewest)")
    parser.add_argument("--options", default="", metavar="K=V,..", help="options of the game")
    parser.add_argument("--rules-version", type=int, metavar="V", help="of its rules (default: the newest)")
    parser.add_argument("--seed", default="golden", metavar="S", help="another one gives another game")
    parser.add_argument("--write", action="store_true", help="without a game: write them anew")
    given = parser.parse_args(argv)
    if given.game is None:
        return compare(write=given.write, version=given.rules_version)
    game = known[given.game]
    pairs = [pair.partition("=") for pair in given.options.split(",") if pair]
    options = {key: value for key, _, value in pairs}
    version = game.info.version if given.rules_version is None else given.rules_version
    case = Case(game, given.seats or game.seat_counts(options)[0], options, version)
    try:
        print(f"written: {keep(case, given.seed)}")
    except BadOptions as error:
        parser.error(f"not a game: {error}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
