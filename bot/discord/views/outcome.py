"""How a game ended, side by side, in words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.discord.core.text.texts import Speech
from bot.engine.retelling import Chapter
from bot.engine.standings import Standings


def in_order(standings: Standings) -> list[int]:
    """The sides, the best first: by place, then by score."""
    places = standings.places or (0,) * len(standings.scores)
    return sorted(range(len(places)), key=lambda side: (places[side], -standings.scores[side]))


def placed(standings: Standings, side: int, speech: Speech) -> str:
    """A side with its place before it, or with whether it has won, where each side does for itself."""
    called = f"**{speech.side(side)}**"
    if standings.places is None or standings.outcome == "together":
        return called
    if standings.outcome == "some":
        return f"{speech.words.say_key('side-ended', won=_yes(standings.won[side]))} {called}"
    return f"{speech.words.say_key('place', place=standings.places[side])} {called}"


def together(standings: Standings, speech: Speech) -> list[str]:
    """A line that says whether everyone has won; none where sides win or lose for themselves, or nothing is decided."""
    if standings.places is None or standings.outcome != "together":
        return []
    won = _yes(all(standings.won))
    if len(speech.holders) == 1:
        return [speech.words.say_key("ended-alone", seat=speech.seat(0), won=won)]
    return [speech.words.say_key("ended-together", won=won)]


def scored_together(standings: Standings, speech: Speech) -> list[str]:
    """A line with the score that all share; none where each side has its own."""
    if not standings.shared:
        return []
    said = speech.words.say_key("score", score=standings.scores[0])
    return [speech.words.say_key("score-together", score=f"={said}")]


def score_line(scores: Sequence[int], chapter: Chapter | None, speech: Speech, *, shared: bool) -> str:
    """The scores after a round, or the one score that is `shared`; "" without a round, and while no one has scored."""
    if chapter is None or not any(scores):
        return ""
    say = speech.words.say_key
    if shared:
        said = say("score", score=scores[0])
    else:
        each = enumerate(scores)
        said = " · ".join(f"{speech.side(side)} {say('figure', score=score)}" for side, score in each)
    after = say("round-scores", unit=chapter.unit, number=chapter.number, scores=f"={said}")
    return f"-# {after}"


def winner(standings: Standings) -> int | None:
    """The only side that has won; None if there is none or several."""
    winners = [side for side, won in enumerate(standings.won) if won]
    return winners[0] if len(winners) == 1 else None


def _yes(is_so: bool) -> str:
    return "yes" if is_so else "no"
