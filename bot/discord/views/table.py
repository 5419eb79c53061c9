"""A table as one viewer may know it, in words: who is asked what, what happened, and what moves are called."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import repeat
from typing import Literal

from msgspec.structs import replace

from bot.discord.core.answers.reply import Reader
from bot.discord.core.context import Context
from bot.discord.core.text.texts import ReadersNames, cut, harmless, mark
from bot.discord.views.asked import AskedView
from bot.discord.views.story import gist, gist_of_turns, in_one, turns_of
from bot.engine.moves import (
    Ask,
    Event,
    Mark,
    Move,
    Seat,
    Side,
    Text,
    Value,
    Values,
    sides_asked,
    told_to,
    who,
)
from bot.engine.standings import Standings
from bot.engine.words import READER, THE_READER, Names, Words
from bot.sessions import Kind, LogLine, Position, SessionView, Status
from bot.sessions.core.people import USUAL
from bot.sessions.server.rules import USUAL as USUAL_RULES
from bot.sessions.server.rules import ServerRules
from renderers.look import Look, Vision

STORY_LENGTH = 700
"""How long the newest turn in the story of one message may be, and what no player did; other turns if there is room."""
STORY_SENTENCES = 8

Place = Literal["move", "reply", "standing"]
"""Where a move is named: anywhere, in answer to a question that names its verb, or as a setting beside a question."""


@dataclass(frozen=True)
class TableView(AskedView):
    """A session seen from a seat (None: the channel), by a person with preferences. Made by `table_of`."""

    @cached_property
    def names(self) -> ReadersNames:
        """The present names of the sides, as the viewer is told what happened."""
        return self.speech.readers[self.seat]

    def asked(self, ask: Ask) -> str:
        """Who is asked, with a mark: the holder of the seat, and for which side if it has several."""
        return self.speech.side(ask.whose)

    def asked_what(self, asks: Sequence[Ask]) -> str:
        """Who must do what, for the questions to one seat: "Mira moves; keeps a card"."""
        by_side: dict[int, list[str]] = {}
        for ask in asks:
            by_side.setdefault(ask.whose, []).append(self.doing(ask))
        return "; ".join(f"{self.speech.side(side)} {'; '.join(doing)}" for side, doing in by_side.items())

    def asked_of_you(self, asks: Sequence[Ask]) -> str:
        """What the viewer must do: "Move. You may use a card". If they play several sides, each is named."""
        seat = self.seat
        if seat is None or [side.seat for side in self.speech.sides].count(seat) > 1:
            return self.asked_what(asks)
        prompts = [ask.prompt for ask in asks]
        said = dict.fromkeys(map(self.speech.words.asking, prompts, repeat(self.names.escaped)))
        return f"{self.speech.mark(seat)} {'. '.join(said)}"

    def hue(self, sides: Sequence[Side]) -> int | None:
        """The colour of the only one of some sides; None if there is none or several."""
        return self.speech.hue(sides[0]) if len(sides) == 1 else None

    def headline(self) -> str:
        """The moment of the game, "round 14, 4 flares to nova"."""
        return self.speech.words.say(self.position.headline, self.speech.escaped)

    def doing(self, ask: Ask, *, several: bool = False) -> str:
        """What an awaited player must do, in words that follow a name, or the names of `several` players."""
        return self.speech.words.doing(ask.prompt, self.names.escaped, several=several)

    def hints(self, asks: Sequence[Ask]) -> list[str]:
        """Hints for questions by lines, if there are some (of the question, or attribute `.hint` of its prompt)."""
        words, names = self.speech.words, self.names.escaped
        said = [
            words.attribute(ask.prompt, "hint", names) if ask.hint is None else words.say(ask.hint, names)
            for ask in asks
        ]
        return list(dict.fromkeys("\n".join(filter(None, said)).splitlines()))

    def title_line(self) -> str:
        """The first line of every message: who must do what, and the moment of the game."""
        asks, sides, words, speech = self.main_asks, self.main_sides, self.speech.words, self.speech
        is_own = len(sides) == 1 and self.names.escaped[sides[0]] == READER
        doing = words.doing(asks[0].prompt, self.names.escaped) if len(sides) == 1 and not is_own else ""
        headline = words.say(self.position.headline, speech.escaped)
        if self.over:
            ended = "it-was-ended" if self.session.status is Status.ABANDONED else "it-is-over"
            origin = f" · {words.say_key('from-a-file')}" if self.session.imported else ""
            return f"**{words.say_key('title')}**{origin} · {words.say_key(ended)} · {headline}"
        if len(sides) == 1:
            said = f"**{self.asked_of_you(asks[:1]) if is_own else f'{speech.side(sides[0])} {doing}'}**"
        elif sides:
            said = f"**{self._listing('waiting-for', 'seats', sides)}**"
        elif windows := self.clock_asks:
            said = f"**{speech.say('window-open', doing=self.doing(windows[0]))}**"
        else:
            said = f"**{words.say_key('title')}**"
        return f"{said} · {headline}"

    def moment_line(self) -> str:
        """The first line of the message in the channel, which stays true when it is old: whose turn it is, and when."""
        sides = sides_asked(self.turn_asks)
        if len(sides) != 1 or self.over:
            return f"**{self.speech.words.say_key('title')}** · {self.headline()}"
        whose = self.speech.words.say(Text("turn-of", {"seat": who(sides[0])}), self.speech.sides_to(None))
        return f"**{whose}** · {self.headline()}"

    def waiting_line(self, said_already: Sequence[Ask] = ()) -> str:
        """Who must do what; empty if the questions say it all."""
        every = [ask for ask in self.turn_asks + self.other_asks if ask not in said_already]
        alike: dict[tuple[str, bool], list[Ask]] = {}
        for ask in every:
            alike.setdefault((self.doing(ask), ask.blocking), []).append(ask)
        said = []
        for (_, blocking), asks in list(alike.items())[:6]:
            key = "waiting-part" if blocking else "waiting-part-open"
            sides = sides_asked(asks)
            if READER in self.names.escaped and self.own_sides.issuperset(sides):
                said.append(self.speech.words.say_key("reader"))
                continue
            doing = self.doing(asks[0], several=len(sides) > 1)
            said.append(self._listing(key, "seat", sides, doing=doing))
        return self.speech.say("waiting-line", parts=said) if said else ""

    def question_line(self, ask: Ask) -> str:
        """Whose question it is, and what it asks, for the line above its answers."""
        goes_on = "no" if ask.blocking else "yes"
        doing = f"={self.doing(ask)}"
        return self.speech.say("question-for", seat=f"={self.asked(ask)}", doing=doing, open=goes_on)

    def _listing(self, key: str, name: str, sides: Sequence[Side], **values: str) -> str:
        """A message that lists sides with their marks under this name; the viewer's own comes last."""
        text = Text(key, {**values, name: [*map(who, sides)]})
        return self.speech.words.say(text, self.speech.sides_to(self.seat))

    def away_line(self) -> str:
        """For whom no window waits any longer; empty if it waits for everyone."""
        away = [] if self.over else self.game.away(self.view)
        if not away:
            return ""
        seats = Text("away-line", {"seats": [*map(who, away)]})
        return self.speech.words.say(seats, self.speech.seats_to(self.seat))

    def story(self, lines: Sequence[LogLine], most: int = STORY_SENTENCES) -> str:
        """What happened, as far as this viewer may know it, in a few sentences: a line a turn, the newest in bold.

        What no player did comes first, and is the last to be left out. A turn of details alone ends the line before.
        That people ended the game comes last.
        """
        if ends := [line for line in lines if line.kind is Kind.END]:
            told_before = self.story([line for line in lines if line.kind is not Kind.END], most)
            return "\n".join(filter(None, [told_before, cut(" ".join(self.gist(ends, most)), STORY_LENGTH)]))
        parts = turns_of(lines, self.session.table_state.turns.passed)
        players = {Side(number) for number, side in enumerate(self.speech.sides) if side.seat is not None}
        turns = [told_to(self.seat, self.events_of(part)) for part in parts]
        told = gist_of_turns(self.speech.words, turns, most, players)
        itself = [event for events in told for event in events if event.about not in players]
        done = [[event for event in events if event.about in players] for events in told]
        said = list[str]()
        for events in done:
            line = self._in_one(lines, events)
            if line and said and all(event.told.detail for event in events):
                said[-1] = f"{said[-1]} {line}"
            elif line:
                said.append(line)
        *before, newest = said or [""]
        first = " ".join(self.told(lines, itself))
        while before and len("\n".join([first, *before, newest])) > STORY_LENGTH:
            before.pop(0)
        newest = cut(newest, STORY_LENGTH)
        newest = newest if "**" in newest or not newest else f"**{newest}**"
        return "\n".join(filter(None, [cut(first, STORY_LENGTH), *before, newest]))

    def gist(self, lines: Sequence[LogLine], most: int) -> list[str]:
        """At most `most` sentences that tell what happened, as far as this viewer may know it."""
        return self.told(lines, gist(self.speech.words, told_to(self.seat, self.events_of(lines)), most))

    def events_of(self, lines: Sequence[LogLine]) -> list[Event]:
        """What happened in some lines, without what was taken back."""
        words = self.speech.words
        kept = [line for line in lines if not line.taken_back]
        return [event for line in kept for event in addressed(line, self.user_id, words)]

    def told(self, lines: Sequence[LogLine], events: Sequence[Event]) -> list[str]:
        """Events of some lines that this viewer knows, as sentences with the names of their time."""
        return self._said(events, self._called_then(lines, events))

    def _in_one(self, lines: Sequence[LogLine], events: Sequence[Event]) -> str:
        """The same in as few sentences as what each did in a row can be said in."""
        called = self._called_then(lines, events)
        subjects = ["" if event.about is None else names[event.about] for event, names in zip(events, called)]
        said = [" ".join(self._said([event], [names])) for event, names in zip(events, called)]
        return " ".join(in_one(self.speech.words, [*zip(subjects, said)]))

    def _called_then(self, lines: Sequence[LogLine], events: Sequence[Event]) -> list[Names]:
        if not any(line.names for line in lines):
            return [self._called(())] * len(events)
        return [self._called(names_then(lines, event)) for event in events]

    def sentences(self, events: Sequence[Event]) -> list[str]:
        """Events as sentences, without those that have no words or are not for this viewer."""
        known = told_to(self.seat, events)
        return self._said(known, [self._called(())] * len(known))

    def line(self, line: LogLine) -> list[str]:
        """What happened in one line, as sentences with the names of its time."""
        known = told_to(self.seat, addressed(line, self.user_id, self.speech.words))
        return self._said(known, [self._called(line.names)] * len(known))

    def _called(self, holders: Sequence[str]) -> Names:
        """The names of the sides, for this viewer, when the seats had these holders; without any, the present names."""
        if not holders:
            return self.names.escaped
        return self.speech.names_to(reading(self.session, self.seat, holders), holders)

    def _said(self, events: Sequence[Event], called: Sequence[Names]) -> list[str]:
        """Events that this viewer may know as sentences, each with the names of its time; those without words fall out.

        A whole column at a time, not event by event.
        """
        words = self.speech.words
        said = [*map(words.tell, harmless(events), called)]
        return [*map(words.capital, filter(None, said))]

    def private_events(self, lines: Sequence[LogLine]) -> list[Event]:
        """The events of which this viewer knows more than everyone, without those that have a notice of their own."""
        return [
            event for event in self.events_of(lines) if not event.told.quiet and event.seen_by(None) != event
        ]

    def is_setting(self, line: LogLine) -> bool:
        """Whether a line only changes one of the viewer's settings."""
        return line.move is not None and line.move.verb in self._settings

    @cached_property
    def _settings(self) -> set[str]:
        """The verbs of settings."""
        return {verb.name for verb in self.game.info.verbs if verb.turn.setting}

    def is_known(self, line: LogLine) -> bool:
        """Whether the viewer knows that this line exists."""
        return bool(line.events) or line.seat == self.seat

    def worth_telling(self, lines: Sequence[LogLine]) -> list[LogLine]:
        """The lines without changes of the viewer's settings, except if the newest line that they know is one."""
        newest = next((line for line in reversed(lines) if self.is_known(line)), None)
        return [line for line in lines if line is newest or not self.is_setting(line)]

    def look(
        self,
        last: Sequence[Event] = (),
        *,
        server_rules: ServerRules = USUAL_RULES,
        marks: tuple[Mark, ...] = (),
    ) -> Look:
        """What a picture needs besides the view; the rules of the server say how large it is, and which form it has."""
        speech, hues = self.speech, tuple(side.hue for side in self.speech.sides)
        asks, sides = ([], []) if self.over else (self.main_asks, self.main_sides)
        awaited, known = tuple(sides), tuple(told_to(self.seat, last))
        moment = speech.words.doing(asks[0].prompt, speech.plain, several=len(awaited) > 1) if asks else ""
        size, form = server_rules.picture, server_rules.board
        eyes: Vision = self.person.vision.value
        return Look(speech.plain, awaited, moment, known, size, eyes, speech.language, marks, hues, form)

    @cached_property
    def standings(self) -> Standings:
        """Scores by side, and how the game ends."""
        return self.game.standings(self.view)

    def label(self, seat: Seat, move: Move, place: Place = "move") -> str:
        """A whole move in words for a button: the game's own words for it, or its verb and its values.

        A "reply" answers a question that names the verb already, so the values are enough.
        """
        words = self.speech.words
        if move.verb in self.game.opens and not move.values:
            spot = self.game.offer(self.view, seat).spot(move.verb)
            if spot is not None and spot.whole is not None:
                return words.say(spot.whole, self.names.plain)
        if own := self.own_label(seat, move, place):
            return own
        labels = self._labels(seat, move)
        said = words.in_a_row([words.say(label, self.names.plain) for label in labels])
        if place == "reply" and said:
            return said
        verb = self.title_of(seat, move.verb)
        return words.say_key("whole-move", verb=verb, values=f"={said}") if said else verb

    def title_of(self, seat: Seat, verb: str) -> str:
        """A verb in words; of one that only answers, what is asked."""
        words, described = self.speech.words, self.game.info.verb(verb)
        asks = self.asks_of(seat) if described is not None and described.shown.answers else []
        if not asks:
            return words.say_key(f"verb-{verb}")
        ask = next((ask for ask in asks if ask.default.verb == verb), asks[0])
        return words.asking(ask.prompt, self.names.plain)

    def own_label(self, seat: Seat, move: Move, place: Place = "move") -> str:
        """The game's own words for a whole move; empty if it has none."""
        return self._own_words(seat, move, self._labels(seat, move), place)

    def _labels(self, seat: Seat, move: Move) -> list[Text]:
        return [self._label(seat, move.verb, move.values[:i], value) for i, value in enumerate(move.values)]

    def _own_words(self, seat: Seat, move: Move, labels: Sequence[Text], place: Place) -> str:
        """What the game calls a whole move; empty if it has no words for it.

        They are the message `move-VERB-QUESTION` in answer to an open question, which may use what that is made of,
        `standing-VERB` for a setting beside one, `reply-VERB` for a reply, and else `move-VERB`;
        `move-VERB-without-PARAMETER`, with the first one, where values are left out. It may use the label of each value
        by the name of its parameter and, as `$PARAMETER-VALUE`, what that label itself is made of.
        """
        prompts = [ask.prompt for ask in self.asks_of(seat)]
        questions = [prompt.key.removeprefix("ask-") for prompt in prompts]
        verb = self.game.info.verb(move.verb)
        assert verb is not None
        keys = [f"move-{move.verb}-{question}" for question in questions]
        keys += [f"standing-{move.verb}"] if place == "standing" else []
        keys.append(f"reply-{move.verb}" if place == "reply" else f"move-{move.verb}")
        if left_out := verb.params[len(labels) :]:
            keys = [f"move-{move.verb}-without-{left_out[0].name}"]
        key = next(filter(self.speech.words.has, keys), None)
        if key is None:
            return ""
        values: Values = {}
        for param, label in zip(verb.params, labels, strict=False):
            values[param.name] = label
            values |= {f"{param.name}-{name}": value for name, value in label.values.items()}
        asked = {f"move-{move.verb}-{question}": prompt for question, prompt in zip(questions, prompts)}
        if key in asked:
            values = asked[key].values | values
        return self.speech.words.say(Text(key, values), self.names.plain)

    def value_label(self, seat: Seat, verb: str, chosen: tuple[Value, ...], value: Value) -> str:
        """One value in words, for a button or menu."""
        return self.speech.words.say(self._label(seat, verb, chosen, value), self.names.plain)

    def second_line(self, seat: Seat, verb: str, chosen: tuple[Value, ...], value: Value) -> str:
        """What choosing a value does, costs or pays, for a menu; empty if the game does not say."""
        return self.speech.words.attribute(self._label(seat, verb, chosen, value), "help", self.names.plain)

    def _label(self, seat: Seat, verb: str, chosen: tuple[Value, ...], value: Value) -> Text:
        return self.game.labels(self.view, seat, verb, chosen, (value,))[0]

    def mine(self) -> str:
        """The viewer's own mark and name."""
        return self.speech.seat(self.seat) if self.seat is not None else mark(0)


async def table_of(
    context: Context,
    session: SessionView,
    seat: Seat | None,
    reader: Reader | None = None,
    position: Position | None = None,
) -> TableView:
    """The table as `seat` (None: the channel) may know it, with the preferences and in the language of its `reader`.

    Without one it is read by the holder of the seat, else by everyone in the channel. `position` is what the seat knows
    of the game, if that was looked up before.
    """
    if position is None:
        position = await context.sessions.position(session.id, seat)
    user_id = session.holders[seat].user_id if seat is not None and seat < len(session.holders) else None
    if reader is None and user_id is None:
        reader = Reader(USUAL, await context.language_at(session))
    elif reader is None and user_id is not None:
        reader = await context.reader(user_id, session.guild_id)
    assert reader is not None
    game, speech = context.game(session), context.speech(session, reader.language, position.sides)
    draft = None
    if seat is not None and user_id is not None and game.opens and seat in {a.seat for a in position.asks}:
        draft = await context.sessions.drafts.of(user_id, session.id, seat)
    return TableView(session, game, seat, position, speech, reader.person, draft, user_id)


async def table_for(
    context: Context, session: SessionView, user_id: int, reader: Reader | None = None
) -> TableView:
    """The table as a user may know it: from their seat that is asked, or for guests as the channel shows it.

    A player who has just lost their seat is a guest, even if `session` still names them.
    """
    reader = reader or await context.reader(user_id, session.guild_id)
    tables = []
    for seat in session.seats_of(user_id):
        table = await table_of(context, session, seat, reader)
        if table.position.session.holders[seat].user_id == user_id:
            tables.append(table)
    if not tables:
        return dataclasses.replace(await table_of(context, session, None, reader), user_id=user_id)
    return tables[0] if len(tables) == 1 else next((table for table in tables if table.asks), tables[0])


def addressed(line: LogLine, user_id: int | None, words: Words) -> Sequence[Event]:
    """What happened in a line, its reader named as such where an event names no seat but a user."""
    own = [name for name, user in line.people if user == user_id]
    if not own or not words.says(THE_READER.key):
        return line.events
    return [replace(event, values=_with_reader(event.values, own)) for event in line.events]


def _with_reader(values: Values, own: Sequence[str]) -> Values:
    return {**values, **{name: THE_READER for name in own if name in values}}


def reading(session: SessionView, seat: Seat | None, holders: Sequence[str]) -> Seat | None:
    """The seat whose holder reads what happened when the seats had these holders; None if that was someone else."""
    if seat is None or (holders and holders[seat] != session.holders[seat].name):
        return None
    return seat


def names_then(lines: Sequence[LogLine], event: Event) -> tuple[str, ...]:
    """The names of the seats' holders when an event of the log happened.

    For several events told as one, the first of them counts.
    """
    exact = [line for line in lines if any(each is event for each in line.events)]
    alike = (
        line
        for line in lines
        if any((each.key, each.about) == (event.key, event.about) for each in line.events)
    )
    line = exact[0] if exact else next(alike, None)
    return line.names if line is not None else ()
