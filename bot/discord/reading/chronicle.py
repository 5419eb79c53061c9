"""A game report: what happened, chapter by chapter, with the scores after each and what decided it. Markdown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from bot.discord.core.text.texts import Speech, escaped
from bot.discord.views.epilogue import points_of
from bot.discord.views.outcome import (
    placed,
    reached,
    scored,
    scored_together,
    together,
    told_in_order,
)
from bot.discord.views.story import gist
from bot.engine.moves import Event, Side, who
from bot.engine.retelling import Moment
from bot.engine.standings import Standings
from bot.engine.turning import leaders
from bot.sessions import Status
from bot.sessions.core.table_state import Part
from bot.sessions.people.archive import Retold
from renderers.film import chapter_words

SENTENCES = 8
"""At most this many sentences are told of a player in a turn, and of dice and other details; the log has the rest."""
SMALL = "-# "
"""How a line of small print begins."""
ROWS = 40
"""The table of scores has at most this many rows."""


@dataclass(frozen=True)
class Chapter:
    """A part of the report: its title and its paragraphs."""

    title: str
    lines: tuple[str, ...]


@dataclass(frozen=True)
class Chronicle:
    """A whole report. `summary` says what game it was and how it ended, `points` what decided it, one line each."""

    title: str
    summary: tuple[str, ...]
    points: tuple[str, ...]
    chapters: tuple[Chapter, ...]
    table: tuple[str, ...]
    proof: str
    points_title: str
    table_title: str

    def markdown(self) -> str:
        """The report as a file."""
        parts = [f"# {self.title}", "  \n".join(self.summary)]
        if self.points:
            numbered = [f"{number}. {point}" for number, point in enumerate(self.points, 1)]
            parts += [f"## {self.points_title}", "\n".join(numbered)]
        for chapter in self.chapters:
            parts += [f"## {chapter.title}", "\n\n".join(map(_in_file, chapter.lines))]
        parts += [f"## {self.table_title}", "\n".join(self.table), self.proof]
        return "\n\n".join(parts) + "\n"

    def pages(self, most: int) -> list[str]:
        """The chapters on pages of at most `most` characters."""
        pages: list[str] = []
        page = ""
        for chapter in self.chapters:
            title = f"### {chapter.title}"
            for number, line in enumerate(chapter.lines):
                piece = f"{title}\n{line}" if number == 0 else line
                if page and len(page) + len(piece) + 1 > most:
                    pages.append(page)
                    page = piece if number == 0 else f"{title}\n{line}"
                else:
                    page = f"{page}\n{piece}" if page else piece
        return [*pages, page] if page else pages


def _in_file(line: str) -> str:
    """A line as files have it, where only Discord's own Markdown knows small print."""
    return f"<small>{line.removeprefix(SMALL)}</small>" if line.startswith(SMALL) else line


def chronicle(told: Retold, speech: Speech, options: str) -> Chronicle:
    """The report of a game as it was retold. `options` are the unusual options, in words."""
    words, session = speech.words, told.session
    names = words.listed([speech.seat(seat) for seat in range(len(session.holders))])
    points = tuple(said for _, said in points_of(told, speech))
    return Chronicle(
        title=words.say_key("report-heading", title=words.say_key("title"), names=f"={names}"),
        summary=(*_beginning(told, speech), options, *results(told, speech), *_rulings(told, speech)),
        points=points,
        chapters=tuple(_chapters(told, speech)),
        table=tuple(_score_table(told.moments, speech)),
        proof=_proof(told, speech),
        points_title=words.say_key("report-turning"),
        table_title=words.say_key("report-scores"),
    )


def _rulings(told: Retold, speech: Speech) -> list[str]:
    """When the table agreed to go back, a line each."""
    return [speech.words.capital(speech.words.tell(event, speech.escaped)) for event in told.rulings]


def results(told: Retold, speech: Speech) -> list[str]:
    """The scores in order, a line each; of a finished game with places, and who held each seat that changed hands.

    Of a score that all share there is one line, and further ones for such seats.
    """
    words, standings, result = speech.words, told.standings, told.session.result
    lines = [*together(standings, speech), *scored_together(standings, speech)]
    for side in told_in_order(standings, speech):
        seat = told.sides[side].seat
        held = "" if result is None or seat is None else _held(result.parts[seat], speech)
        scores = told.sides[side].scores and not standings.shared
        score = "" if not scores else f" {words.say_key('score', score=standings.scores[side])}"
        if held or not standings.shared:
            lines.append(f"{placed(standings, side, speech)}{score}{held}")
    return lines


def _held(parts: Sequence[Part], speech: Speech) -> str:
    """Who played which share of a seat's moves, if it was more than one player."""
    if len(parts) < 2:
        return ""
    say = speech.words.say_key
    people = [say("report-part", name=f"={escaped(part.name)}", share=_percent(part.share)) for part in parts]
    return f" · {say('report-held', people=f'={speech.words.listed(people)}')}"


def _percent(share: float) -> int:
    """A share in percent; neither a small share nor its remainder is rounded to 0 or 100."""
    return min(max(round(100 * share), 1), 99) if 0 < share < 1 else round(100 * share)


def _beginning(told: Retold, speech: Speech) -> list[str]:
    words, session = speech.words, told.session
    day = f"={words.day(datetime.fromtimestamp(session.ended_at or 0.0, UTC).date())}"
    if session.status.live:
        how = words.say_key("report-running")
    elif session.imported:
        how = words.say_key("report-imported", day=day)
    else:
        key = "report-ended" if session.status is Status.FINISHED else "report-abandoned"
        how = words.say_key(key, day=day, moves=told.moves)
    seen = (
        words.say_key("seen-by-table")
        if told.viewer is None
        else words.say_key("seen-by-seat", seat=f"={escaped(speech.holders[told.viewer])}")
    )
    return [f"{how} {words.say_key('report-viewer', viewer=f'={seen}')}"]


def _chapters(told: Retold, speech: Speech) -> list[Chapter]:
    """The turns of each chapter: who did what, and what no player did; at the end who leads, if the scores changed.

    Names are those of the players at that time.
    """
    say, moments = speech.words.say_key, told.moments
    speeches: list[Speech] = []
    for names, moment in zip(told.names, moments, strict=True):
        if not speeches or (speeches[-1].holders, speeches[-1].sides) != (names, moment.sides):
            speech = speech.then(names, moment.sides)
        speeches.append(speech)
    found: list[Chapter] = []
    lines: list[str] = []
    scores, leader = moments[0].scores, leader_of(told.standings, moments[0])
    for at, moment in enumerate(moments):
        speech = speeches[at]
        after = moments[at + 1] if at + 1 < len(moments) else None
        if at == 0 and moment.events:
            lines += turn_told(moment.events, (), speech)
        begun: Sequence[Event] = ()
        if after is not None:
            ended, begun = _parted(
                after.events, None if after.chapter == moment.chapter else after.chapter.unit
            )
            lines += turn_told(ended, moment.turn, speech)
        if after is None or after.chapter != moment.chapter:
            end = after or moment
            if end.scores != scores:
                scores, before, leader = end.scores, leader, leader_of(told.standings, end)
                lines.append(
                    f"*{' '.join(filter(None, [_led(leader, before, speech), stand_line(end, speech)]))}*"
                )
            if lines:
                found.append(Chapter(chapter_words(say, moment.chapter), tuple(lines)))
            lines = turn_told(begun, (), speech)
    return found


def _parted(events: Sequence[Event], unit: str | None) -> tuple[Sequence[Event], Sequence[Event]]:
    """What ends a chapter, and what begins the next: from the event on that is called as its `unit`, if any."""
    at = next((at for at, event in enumerate(events) if event.key == unit), len(events))
    return events[:at], events[at:]


def leader_of(standings: Standings, moment: Moment) -> Side | None:
    """Who has the highest score alone, where each side plays for itself."""
    if moment.shared or standings.outcome != "ranked" or len(moment.scores) < 2:
        return None
    ahead = leaders(moment.scores)
    return Side(ahead[0]) if len(ahead) == 1 else None


def _led(leader: Side | None, before: Side | None, speech: Speech) -> str:
    """Who leads now, and whether someone else did `before`."""
    if leader is None:
        return ""
    said = speech.say("report-led", seat=who(leader), new="no" if leader == before else "yes")
    return speech.words.capital(said)


def stand_line(moment: Moment, speech: Speech) -> str:
    """What all had scored at a moment, and what they had reached together."""
    goals = " · ".join(reached(moment.goals, speech))
    own = "" if moment.shared and goals else _scored(moment, speech)
    return " ".join(filter(None, [own, f"{goals}." if goals else ""]))


def _scored(moment: Moment, speech: Speech) -> str:
    say = speech.words.say_key
    if moment.shared:
        return say("report-score-line-together", score=f"={say('score', score=moment.scores[0])}")
    return say("report-score-line", scores=f"={' · '.join(scored(moment.scores, speech))}")


@dataclass
class _Paragraph:
    """What one side did, or what none did (None)."""

    side: Side | None
    events: list[Event]


def turn_told(events: Sequence[Event], turn: Sequence[Side], speech: Speech) -> list[str]:
    """What happened in a turn of some sides, a paragraph for each side and for what none did; details are small."""
    lines = []
    for paragraph in _paragraphs(speech.words.tellable(events), turn, speech):
        story = _sentences([event for event in paragraph.events if not event.told.is_detail], speech)
        small = _sentences([event for event in paragraph.events if event.told.detail], speech)
        if story:
            lines.append(
                " ".join(story) if paragraph.side is None else _under_name(paragraph.side, story, speech)
            )
        if small:
            lines.append(SMALL + " ".join(small))
    return lines


def _paragraphs(events: Sequence[Event], turn: Sequence[Side], speech: Speech) -> list[_Paragraph]:
    """Events by who did them; in the turn of one side, what follows from it for others stays with it."""
    found: list[_Paragraph] = []
    for event in events:
        if found and _stays(event, found[-1], turn, speech):
            found[-1].events.append(event)
        else:
            found.append(_Paragraph(event.about, [event]))
    return found


def _stays(event: Event, paragraph: _Paragraph, turn: Sequence[Side], speech: Speech) -> bool:
    """Whether an event is told in a paragraph that has begun."""
    about, side = event.about, paragraph.side
    if about == side or event.told.is_detail:
        return True
    if about is None:
        return False
    if speech.sides[about].seat is None:
        # It fights or is fought; else it does something of its own.
        return any(about in each.told.touches for each in (event, *paragraph.events))
    return len(turn) == 1 and about not in turn and (side is None or side in turn)


def _sentences(events: Sequence[Event], speech: Speech) -> list[str]:
    said = (speech.words.tell(event, speech.escaped) for event in gist(speech.words, events, SENTENCES))
    return [speech.words.capital(sentence) for sentence in said if sentence]


def _under_name(side: Side | None, story: Sequence[str], speech: Speech) -> str:
    """What a side did, beginning with its name in bold if that is what the sentences are about."""
    said, name = " ".join(story), "" if side is None else speech.words.capital(speech.escaped[side])
    if side is None or not any(sentence.startswith(f"{name} ") for sentence in story):
        return said
    whose = f"**{speech.side(side).replace(speech.escaped[side], name, 1)}**"
    return whose + said.removeprefix(name) if said.startswith(f"{name} ") else f"{whose} · {said}"


def _score_table(moments: Sequence[Moment], speech: Speech) -> list[str]:
    """The scores at the end of each chapter, or of some of them if there are many."""
    say = speech.words.say_key
    ends = [
        i
        for i, moment in enumerate(moments)
        if i + 1 == len(moments) or moments[i + 1].chapter != moment.chapter
    ]
    if len(ends) > ROWS:
        ends = sorted({ends[round(i * (len(ends) - 1) / (ROWS - 1))] for i in range(ROWS)})
    sides = [speech.side(side) for side in range(len(moments[0].scores))]
    if moments[-1].shared:
        sides = [say("together")]
    rows = [f"| {' | '.join([say('report-score-head'), *sides])} |", f"| --- |{' ---: |' * len(sides)}"]
    for i in ends:
        scores = (moments[i + 1] if i + 1 < len(moments) else moments[i]).scores
        said = [say("figure", score=score) for score in scores]
        rows.append(f"| {chapter_words(say, moments[i].chapter)} | {' | '.join(said)} |")
    return rows


def _proof(told: Retold, speech: Speech) -> str:
    session = told.session
    if session.seed:
        key = "report-proof-import" if session.imported else "report-proof"
        return speech.words.say_key(key, seed=session.seed, hash=session.seed_hash or "–")
    return speech.words.say_key("report-proof-running", hash=session.seed_hash or "–")
