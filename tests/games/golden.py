"""Golden playthroughs: whole games as reports that read like a game, one file per game and mode.

A file's first lines say how the game was set up; then each move and what happened. After a change that was meant,
`python -m tests.games.golden --write` writes all of them anew, and a reviewer reads what changed.
"""

from __future__ import annotations

import sys
from pathlib import Path

from bot.engine.moves import CLOCK
from bot.engine.playout import Dice, playout
from bot.engine.words import words_of
from tests.games.proofs import NAMES, Case, every_game

FOLDER = Path(__file__).parent / "golden"


def load_case(path: Path) -> tuple[Case, str]:
    """The set-up in a file's first lines, and its seed."""
    head = dict(line.split(": ", 1) for line in path.read_text(encoding="utf-8").splitlines()[:4])
    options = dict(pair.split("=") for pair in head["options"].split() if "=" in pair)
    return Case(every_game()[head["game"]], int(head["seats"]), options), head["seed"]


def report(case: Case, seed: str) -> str:
    """A whole random game as text."""
    game, words = case.game, words_of(case.game.info.slug)
    names = NAMES[: case.seats]
    options = " ".join(f"{key}={value}" for key, value in case.options.items())
    lines = [
        f"game: {game.info.slug}",
        f"seats: {case.seats}",
        f"options: {options or 'default'}",
        f"seed: {seed}",
        "",
    ]
    state = case.setup(seed)
    headline = ""
    for turn in playout(game, state, Dice(seed)):
        who = "The clock" if turn.seat == CLOCK else names[turn.seat]
        if (now := words.say(game.headline(state), names)) != headline:
            headline = now
            lines += ["", f"== {headline}"]
        lines.append(f"{who}: {turn.move}")
        for event in turn.events:
            if said := words.tell(event, names):
                known = (
                    "" if event.audience is None else f" [only {', '.join(names[s] for s in event.audience)}]"
                )
                lines.append(f"    {said}{known}")
    standings = game.standings(state)
    assert standings.places is not None
    lines += ["", "== the end"]
    lines += [
        f"{place}. {name}: {score}" for place, name, score in zip(standings.places, names, standings.scores)
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    for path in sorted(FOLDER.glob("*.txt")):
        case, seed = load_case(path)
        text = report(case, seed)
        if "--write" in sys.argv:
            path.write_text(text, encoding="utf-8")
        print(f"{path.name}: {'same' if path.read_text(encoding='utf-8') == text else 'DIFFERS'}")


if __name__ == "__main__":
    main()
