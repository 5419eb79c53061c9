"""Ratings of players from the places they reached: OpenSkill's Plackett-Luce model, for any number of players.

A seat held by several players is rated as one player of their mean strength, and the change is divided by their shares.
(Openskill's weights do not fit: they are stretched to 1 and 2 in every team, so that nine tenths and one tenth count as
two to one, and a seat held by two would be as strong as both together.)
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from openskill.models import PlackettLuce

from bot.sessions.core.table_state import Part, Result

_model = PlackettLuce()
START_MU, START_SIGMA = 25.0, 25.0 / 3


class Who(msgspec.Struct, frozen=True):
    """A rated player: a person, or a kind of computer player."""

    user_id: int | None
    computer: str | None

    @property
    def forgotten(self) -> bool:
        """Whether the player's data was deleted: they still count as an opponent, but are not named."""
        return self.user_id is not None and self.user_id < 0


class Rating(msgspec.Struct, frozen=True):
    """An estimated strength: about `mu`, give or take `sigma`, from this many `games`."""

    mu: float = START_MU
    sigma: float = START_SIGMA
    games: int = 0
    wins: int = 0

    @property
    def points(self) -> int:
        """The player's strength at the very least (three sigma below), in tenths; 0 at the start."""
        return round(10 * (self.mu - 3 * self.sigma))


def who(part: Part) -> Who | None:
    """The player whose rating a part of a game changes; None if unknown: deleted, or no one."""
    if part.user_id is None and part.computer is None:
        return None
    return Who(part.user_id, None if part.user_id is not None else part.computer)


def rate(ratings: dict[Who, Rating], result: Result) -> None:
    """Update the ratings by one result, if it is rated; that of a solo or co-operative game never is."""
    if not result.is_rated:
        return
    before = [_seat(ratings, parts) for parts in result.parts]
    teams = [[_model.rating(mu=mu, sigma=sigma)] for mu, sigma in before]
    places = result.places[: len(result.parts)]
    after = _model.rate(teams, ranks=[float(place) for place in places])
    changes: dict[Who, list[tuple[float, float, bool]]] = {}
    for parts, (mu, sigma), (new,), place in zip(result.parts, before, after, places, strict=True):
        for part in parts:
            mine = who(part)
            if mine is not None and part.share > 0:
                won = place == 1 and part.counts_as_winner
                change = (part.share * (new.mu - mu), 1 - part.share * (1 - new.sigma / sigma), won)
                changes.setdefault(mine, []).append(change)
    for mine, several in changes.items():
        old = ratings.get(mine, Rating())
        sigma = old.sigma
        for _, factor, _ in several:
            sigma *= factor
        ratings[mine] = Rating(
            mu=old.mu + sum(up for up, _, _ in several),
            sigma=sigma,
            games=old.games + 1,
            wins=old.wins + any(won for _, _, won in several),
        )


def _seat(ratings: dict[Who, Rating], parts: Sequence[Part]) -> tuple[float, float]:
    """The strength of a seat: the mean of its holders' strengths, weighted by their shares."""
    total = sum(part.share for part in parts)
    if total <= 0:
        return START_MU, START_SIGMA
    mu = sigma = 0.0
    for part in parts:
        mine = who(part)
        rating = Rating() if mine is None else ratings.get(mine, Rating())
        mu += rating.mu * part.share / total
        sigma += rating.sigma * part.share / total
    return mu, sigma
