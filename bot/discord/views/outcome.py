"""How a game ended, side by side, in words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.discord.core.text.texts import Speech
from bot.engine.retelling import Chapter
from bot.engine.standings import Goal, Standings
from renderers.chart import goal_said


def in_order(standings: Standings) -> list[int]:
    """The sides, the best first: by place, then by score."""
    places = standings.places or (0,) * len(standings.scores)
    return sorted(range(len(places)), key=lambda side: (places[side], -standings.scores[side]))


def told_in_order(standings: Standings, speech: Speech) -> list[int]:
    """The sides in order; one that never scores only if it has won, or has something that is counted."""
    counts = dict(enumerate(standings.counts))
    return [
        side
        for side in in_order(standings)
        if speech.sides[side].scores or standings.won[side] or counts.get(side)
    ]


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


def score_line(
    scores: Sequence[int], goals: Sequence[Goal], chapter: Chapter | None, speech: Speech, *, shared: bool
) -> str:
    """How all stand after a round, apart or together; "" without a round, and while no one has scored or reached any.

    A score that is `shared` is left out where goals say more.
    """
    if chapter is None or not any((*scores, *(goal.reached for goal in goals))):
        return ""
    say = speech.words.say_key
    own = ([] if goals else [say("score", score=scores[0])]) if shared else scored(scores, speech)
    said = " · ".join([*own, *reached(goals, speech)])
    after = say("round-scores", unit=chapter.unit, number=chapter.number, scores=f"={said}")
    return f"-# {after}"


def scored(scores: Sequence[int], speech: Speech) -> list[str]:
    """The score of each side that has one, with its mark and name."""
    each = zip(speech.sides, scores, strict=True)
    return [
        f"{speech.side(number)} {speech.words.say_key('figure', score=score)}"
        for number, (side, score) in enumerate(each)
        if side.scores
    ]


def reached(goals: Sequence[Goal], speech: Speech) -> list[str]:
    """How far each goal is reached: "Together: 12½ of 39"."""
    say = speech.words.say_key
    return [
        say("goal-line", name=say(f"goal-{goal.key}"), reached=f"={goal_said(say, goal)}") for goal in goals
    ]


def winner(standings: Standings) -> int | None:
    """The only side that has won; None if there is none or several."""
    winners = [side for side, won in enumerate(standings.won) if won]
    return winners[0] if len(winners) == 1 else None


def _yes(is_so: bool) -> str:
    return "yes" if is_so else "no"
