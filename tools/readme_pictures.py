"""The pictures of the README: positions of games played by the rules, drawn as the bot draws them.

`python -m tools.readme_pictures` writes all of them again.
"""

from __future__ import annotations

from pathlib import Path

from bot.engine.moves import Event, Seat
from bot.engine.playout import Dice, playout
from bot.engine.rng import Rng
from bot.engine.words import words_of
from bot.games.catalogue import games
from bot.players.greedy import GreedyPlayer
from renderers.catalogue import RENDERERS
from renderers.look import Look
from renderers.sol import pictures
from tests.games.sol.telling import RULES, choose

DOCS = Path(__file__).parent.parent / "docs"
NAMES = ("Mirela", "Tomás", "Aoife", "Jun", "Priya")


def sol(seats: int, options: dict[str, str], seed: str, marker: int) -> bytes:
    """The board when this many flares are left, at the beginning of a turn."""
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
    return pictures.render(RULES.view(g, None), look).png


def supernova(seed: str, moves: int) -> tuple[bytes, bytes]:
    """A table of four after this many moves, and the hand of the seat that is asked then."""
    game, renderer = games()["supernova"], RENDERERS["supernova"]
    state = game.setup(4, {}, Rng(seed))
    state.events.clear()
    for _ in playout(game, state, Dice(seed), limit=moves):
        pass
    seat = next(seat for seat in game.awaited(state) if seat >= 0)
    (ask,) = [ask for ask in game.asks(state) if ask.seat == seat]
    look = Look(NAMES[:4], (seat,), words_of("supernova").say(ask.prompt, NAMES))
    assert renderer.hand is not None
    return (
        renderer.render(game.view(state, None), look).png,
        renderer.hand(game.view(state, seat), look, Seat(seat)).png,
    )


def planned(slug: str, seats: int, options: dict[str, str], seed: str, moves: int) -> bytes:
    """The board after so many moves of computer players who plan, as the next one is asked."""
    game, dice, last = games()[slug], Dice(seed), list[Event]()
    state = game.setup(seats, options, Rng(seed))
    for _ in range(moves):
        seat = game.awaited(state)[0]
        last = game.play(state, seat, GreedyPlayer().choose(game, game.view(state, seat), seat, dice))
    ask = game.asks(state)[0]
    prompt = words_of(slug).say(ask.prompt, NAMES)
    look = Look(NAMES[:seats], (ask.seat,), prompt, tuple(last))
    return RENDERERS[slug].render(game.view(state, None), look).png


def main() -> None:
    table, _ = supernova("readme 2", 260)
    _, hand = supernova("readme 1", 174)
    for file, png in {
        "sol-five.png": sol(5, {"effects": "b21"}, "readme 16", 4),
        "sol-two.png": sol(2, {}, "readme 2", 10),
        "supernova-table.png": table,
        "supernova-hand.png": hand,
        "factions-four.png": planned("factions", 4, {}, "readme 1", 260),
        "novasolis-four.png": planned("novasolis", 4, {"races": "random"}, "readme 1", 110),
    }.items():
        (DOCS / file).write_bytes(png)


if __name__ == "__main__":
    main()
