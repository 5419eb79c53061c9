"""Each kind of computer player is stronger than the one before; how much so is measured by the bench."""

from __future__ import annotations

from bot.games.catalogue import games
from bot.players import players
from bot.players.match import Tally, play, seating, tally
from bot.players.search import SearchPlayer


def results(slug: str, kinds: tuple[str, str], count: int) -> dict[str, Tally]:
    """What two kinds reached against each other; the same on every machine, since rounds bound the search."""
    known = {**players(), "search": SearchPlayer(16, None)}
    game = games()[slug]
    return tally([play(game, seating(kinds, 2, n), known, {}, f"strength/{n}") for n in range(count)])


def test_greedy_beats_random_in_sol() -> None:
    assert results("sol", ("greedy", "random"), 12)["greedy"].interval[0] > 0.5


def test_search_beats_greedy_in_sol() -> None:
    assert results("sol", ("search", "greedy"), 6)["search"].wins >= 4
