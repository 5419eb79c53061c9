"""How a game ended, to share: as a picture, and in words that say the same. Made from what everyone could see."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.discord.core.context import Context
from bot.discord.core.text.errors import incident
from bot.discord.core.text.texts import Speech, escaped, mark
from bot.discord.views.outcome import in_order
from bot.discord.views.story import gist
from bot.engine.moves import Text, Values, who
from bot.sessions.people.archive import Retold
from renderers.ending import Ending, Line, called, draw_ending, has_room
from renderers.kit.texts.names import shown_name
from renderers.look import Look, Picture

TELLING = (
    "turning-last",
    "turning-despite",
    "turning-level",
    "turning-lead",
    "turning-always",
    "turning-behind",
    "turning-changes",
    "turning-close",
)
"""The turning points that say how a game was won, the most telling first."""
MOST_LINES = 8
"""So many sides are named with what they scored."""


def ending_of(
    told: Retold, speech: Speech, holders: Sequence[str], shorten: Callable[[str], str] = str
) -> Ending:
    """What the picture of an ending says. Names of `holders` are shortened where several stand in a sentence."""
    words, say = speech.words, speech.words.say_key
    names = words.side_names(told.sides, holders)
    short = words.side_names(told.sides, [shorten(holder) for holder in holders])
    title, lines = say("title"), _lines(told, speech, names)
    won, why = _won(told, speech, holders[0], names, short), _why(told, speech, short)
    told_lines = "; ".join(f"{line.name} {line.score}".strip() for line in lines)
    credit = say("ending-credit")
    alt = say(
        "ending-alt",
        title=title,
        won=_is(won),
        why=_is(_why(told, speech, names)),
        lines=_is(told_lines),
        credit=credit,
    )
    return Ending(title, won, why, lines, credit, " ".join(alt.split()))


def ending_in_words(told: Retold, speech: Speech) -> str:
    """What the picture of an ending says, for text with Markdown."""
    ending = ending_of(told, speech, [escaped(name) for name in told.session.names])
    lines = [
        " ".join(filter(None, ["" if line.hue is None else mark(line.hue), line.name, line.score]))
        for line in ending.lines
    ]
    said = [f"### {ending.title}", f"**{ending.won}**", ending.why, *lines, f"-# {ending.credit}"]
    return "\n".join(filter(None, said))


async def end_picture(context: Context, told: Retold, language: str) -> Picture | None:
    """The picture of an ending; None if it cannot be drawn (which is logged). A board that fails is left out."""
    game = context.games[told.session.game]
    speech = context.speech(told.session, language, told.sides)
    holders = [shown_name(name, seat, language) for seat, name in enumerate(told.session.names)]
    names, hues = speech.words.side_names(told.sides, holders), tuple(side.hue for side in told.sides)
    look = Look(names, language=language, hues=hues)
    board = await context.studio.vista(game, game.decode(told.moments[-1].view), look)
    ending = ending_of(told, speech, holders, called)
    try:
        return await context.studio.work_apart(
            game.info.slug, draw_ending, ending, None if board is None else board.png
        )
    except Exception as error:
        incident(error, f"the end of session {told.session.id} could not be drawn")
        return None


def _won(told: Retold, speech: Speech, first: str, names: Sequence[str], short: Sequence[str]) -> str:
    """Who won, in a few words; `first` is the first player, who may be the only one."""
    standings, say = told.standings, speech.words.say
    if standings.places is None:
        return say(Text("ending-early"), names)
    if standings.outcome == "together":
        won = "yes" if all(standings.won) else "no"
        key = "ending-alone" if len(speech.holders) == 1 else "ending-together"
        own = f"own-{key}"
        return say(Text(own if speech.words.has(own) else key, {"won": won, "name": _is(first)}), names)
    winners = [side for side, won in enumerate(standings.won) if won]
    if not winners:
        return say(Text("ending-no-one"), names)
    key = "ending-won" if len(winners) == 1 or standings.outcome == "some" else "ending-shared"
    text = Text(key, {"names": [who(side) for side in winners], "n": len(winners)})
    if len(winners) == 1:
        return (
            speech.words.capital(say(text, names))
            if told.sides[winners[0]].seat is None
            else say(text, names)
        )
    listed = say(text, short)
    return listed if has_room(listed) else say(Text(f"{key}-count", {"n": len(winners)}), names)


def _why(told: Retold, speech: Speech, short: Sequence[str]) -> str:
    """What decided it, in one sentence; "" if there is nothing to tell."""
    words, standings = speech.words, told.standings
    if standings.outcome == "ranked" and not _is_lost(told):
        points = {point.text.key: point.text for point in reversed(told.points)}
        if (found := next((points[key] for key in TELLING if key in points), None)) is not None:
            return words.capital(words.say(found, short))
    elif standings.places is not None and told.moments:
        events = [event for event in told.moments[-1].events if event.about is None]
        if last := gist(words, events, 1):
            return words.capital(words.tell(last[0], short))
    return words.capital(_by(told, speech, short))


def _is_lost(told: Retold) -> bool:
    """Whether only sides without a seat have won, and not by what they scored."""
    standings = told.standings
    winners = [side for side, won in enumerate(standings.won) if won]
    scored = any(standings.scores[side] == max(standings.scores) for side in winners)
    return bool(winners) and not scored and all(told.sides[side].seat is None for side in winners)


def _by(told: Retold, speech: Speech, short: Sequence[str]) -> str:
    """By how much the only winner won, or at how much all winners are level."""
    standings = told.standings
    winners = [side for side, won in enumerate(standings.won) if won]
    if standings.outcome != "ranked" or not winners or len(standings.scores) < 2:
        return ""
    first, second = in_order(standings)[:2]
    by = standings.scores[first] - standings.scores[second]
    if len(winners) > 1 and by == 0:
        score = Text("score", {"score": standings.scores[first]})
        return speech.words.say(Text("ending-level", {"score": score}), short)
    if len(winners) > 1 or by <= 0:
        return ""
    values: Values = {"seat": who(first), "other": who(second), "by": Text("score", {"score": by})}
    return speech.words.say(Text("ending-by", values), short)


def _lines(told: Retold, speech: Speech, names: Sequence[str]) -> tuple[Line, ...]:
    """The sides with what they scored, the best first; of a score that all share, that first."""
    standings, say = told.standings, speech.words.say_key
    order = in_order(standings)
    lines = []
    if standings.shared:
        lines.append(Line(None, say("together"), say("score", score=standings.scores[0])))
    order = [side for side in order if _counts(told, side)]
    shown = order if len(order) <= MOST_LINES else order[: MOST_LINES - 1]
    won = standings.won if standings.outcome != "together" else (False,) * len(standings.scores)
    for side in shown:
        silent = standings.shared or (told.sides[side].seat is None and not standings.scores[side])
        score = "" if silent else say("score", score=standings.scores[side])
        lines.append(Line(told.sides[side].hue, _named(told, speech, names, side), score, won[side]))
    if more := len(order) - len(shown):
        lines.append(Line(None, say("ending-more", n=more), ""))
    return tuple(lines)


def _counts(told: Retold, side: int) -> bool:
    """Whether a side is one of a seat, or has won or scored for itself."""
    standings = told.standings
    own = standings.won[side] or (standings.scores[side] and not standings.shared)
    return told.sides[side].seat is not None or bool(own)


def _named(told: Retold, speech: Speech, names: Sequence[str], side: int) -> str:
    """The name of a side at the beginning of a line; names of people stay as they are."""
    return names[side] if told.sides[side].seat is not None else speech.words.capital(names[side])


def _is(said: str) -> str:
    return f"={said}"
