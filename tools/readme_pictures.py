"""The two pictures of the README: positions of whole games played by the rules, drawn as the bot draws them.

`python -m tools.readme_pictures` writes docs/sol-five.png and docs/sol-two.png anew.
"""

from __future__ import annotations

from pathlib import Path

from bot.engine.moves import Event
from bot.engine.playout import Dice
from bot.engine.rng import Rng
from renderers.look import Look
from renderers.sol import board
from tests.games.sol.golden_games import RULES, choose

DOCS = Path(__file__).parent.parent / "docs"
NAMES = ("Mirela", "Tomás", "Aoife", "Jun", "Priya")
PICTURES = (("sol-five.png", 5, {"effects": "b21"}, "readme 16", 4), ("sol-two.png", 2, {}, "readme 2", 10))
"""File, seats, options, seed, and the flares that are left when the picture is taken."""


def draw(seats: int, options: dict[str, str], seed: str, marker: int) -> bytes:
    """The board when so few flares are left, at the beginning of somebody's turn."""
    g, dice, last = RULES.setup(seats, options, Rng(seed)), Dice(seed), list[Event]()
    g.events.clear()
    while not g.over:
        awaited = RULES.awaited(g)
        asked = RULES.asks(g)[0]
        if g.marker <= marker and asked.prompt.key == "ask-choose" and last:
            break
        seat = awaited[dice.below(len(awaited))]
        events = RULES.play(g, seat, choose(g, seat, dice))
        last = [event for event in events if event.key in ("fly", "hurl", "launch")] or last
    look = Look(NAMES[:seats], (g.active,), "chooses an action", tuple(last[-1:]))
    return board.render(RULES.view(g, None), look).png


def main() -> None:
    for file, *about in PICTURES:
        (DOCS / file).write_bytes(draw(*about))  # type: ignore[arg-type]


if __name__ == "__main__":
    main()
