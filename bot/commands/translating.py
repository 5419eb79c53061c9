"""The commands for translators: say a message as it is filled, and print what a table says in a language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from bot.checks.words import asked_of, messages
from bot.commands.failure import Failure
from bot.commands.playing import game_for, set_up, viewer_of
from bot.engine.catalogues import ENGLISH, catalogue_files, languages, preview
from bot.engine.errors import BadData
from bot.engine.moves import CLOCK, Choice, Event, Pace, Seat, Text, Values, sides_asked, told_to
from bot.engine.offer import Offer
from bot.engine.playout import Dice, playout
from bot.engine.rules import Game
from bot.engine.words import READER, Names, Words, words_of
from bot.games.catalogue import games

PEOPLE = ("Mira", "Boris", "Cy", "Dee", "Eli", "Fay")
"""Who is at the table: of one, the possessive is no plain s."""
HOUSE = "house"
MOST = 60
"""How many choices of a verb are printed."""
TOLD = 30
"""How many sentences of the story are printed."""


def spoken(language: str) -> str:
    """A language that has any catalogue, offered or not, from now on spoken here. Raises Failure naming those."""
    if language not in languages():
        if not any(catalogue_files(room, language) for room in (HOUSE, *games())):
            raise Failure(
                f"no catalogue says anything in '{language[:40]}'; there are {', '.join(languages())}"
            )
        preview(language)
    return language


def say(key: str, language: str, room: str | None, given: Mapping[str, str], reader: int | None) -> int:
    """Print a message and its attributes in a language and in English, filled with values as `_value` reads them."""
    spoken(language)
    rooms = [HOUSE, *games()] if room is None else [room, HOUSE]
    known = {each: {message.key: message for message in _messages(each)} for each in rooms}
    found = next((each for each in rooms if key in known[each]), None)
    if found is None:
        raise Failure(f"no message is called '{key[:60]}' in {', '.join(rooms)}")
    meant = known[found][key]
    every = {message.key: message for message in _messages(HOUSE)} | known[found]
    values: Values = {name: _value(text) for name, text in given.items()}
    for name in sorted(asked_of(meant, every) - {"times"}):
        plain = name.removesuffix("-id").removesuffix("-count")
        if plain not in values and (plain == name or name not in values):
            values[plain] = f"=‹{plain}›"
    names = tuple(READER if number == reader else name for number, name in enumerate(PEOPLE))
    for spoken_in in dict.fromkeys((language, ENGLISH)):
        words = words_of(room or found, spoken_in)
        for part in sorted(meant.parts):
            where = f"{spoken_in}  {key}{'.' + part if part else ''}"
            own = words.says(key, part or None)
            print(f"{where}{'' if own else ' (in English)'}: {_said(words, key, part, values, names)}")
    return 0


def _messages(room: str) -> Iterable[Any]:
    try:
        return messages(room)
    except BadData as error:
        raise Failure(f"there is no game '{room[:40]}'; choose from {', '.join(sorted(games()))}") from error


def _said(words: Words, key: str, part: str, values: Values, names: Names) -> str:
    filled = Text(key, {"times": 1, **values})
    return words.attribute(filled, part, names) if part else words.say(filled, names)


def _value(text: str) -> Any:
    """A value as it is typed: a number, several with commas between, or a string (`@0`, `~piece-bridge`, `=Bo`, L8)."""
    if "," in text:
        return [_value(each) for each in text.split(",") if each]
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) < 10 else text


def text(
    slug: str,
    language: str,
    seats: int | None,
    options: dict[str, str],
    seed: str,
    moves: int,
    viewer: str,
) -> int:
    """Print a position of a random game as a viewer reads it: text board, hand, questions, choices and the story."""
    spoken(language)
    game, seats = game_for(slug, seats, options)
    seat = viewer_of(viewer, seats)
    state = set_up(game, seats, options, seed)
    happened: list[Event] = []
    for turn in playout(game, state, Dice(seed), limit=moves):
        happened += told_to(seat, turn.events)
    for line in _table(game, state, seat, words_of(slug, language), happened):
        print(line)
    return 0


def _table(
    game: Game[Any], state: Any, seat: Seat | None, words: Words, happened: Sequence[Event]
) -> Iterator[str]:
    from renderers.catalogue import renderer_of
    from renderers.look import Look

    view, sides = game.view(state, seat), game.sides(state)
    plain = words.side_names(sides, PEOPLE)
    names = plain if seat is None else words.names_to(seat, sides, plain)
    asks = [ask for ask in game.asks(view) if ask.seat != CLOCK and ask.known_to(seat)]
    asked = [ask for ask in asks if ask.pace is Pace.TURN] or asks
    awaited = tuple(sides_asked(asked))
    doing = words.doing(asked[0].prompt, plain, several=len(awaited) > 1) if asked else ""
    hues = tuple(side.hue for side in sides)
    look = Look(plain, awaited, doing, tuple(happened[-4:]), language=words.language, hues=hues)
    renderer = renderer_of(game)
    yield f"== {words.say_key('title')} · {words.say(game.headline(view), plain)}"
    yield renderer.text_board(view, look)
    if renderer.render is not None:
        yield f"\n== {words.say_key('button-board')}\n{renderer.render(view, look).alt}"
    if renderer.hand_told is not None and seat is not None and (held := renderer.hand_told(view, look, seat)):
        yield f"\n== {words.say_key('button-hand')}\n{held}"
    yield f"\n== {words.say_key('button-log')}"
    said = [words.tell(event, names) for event in happened]
    yield from [words.capital(each) for each in said if each][-TOLD:]
    yield ""
    for ask in asks:
        if ask.seat == seat:
            yield f"== {words.asking(ask.prompt, names)}"
            hint = (
                words.attribute(ask.prompt, "hint", names) if ask.hint is None else words.say(ask.hint, names)
            )
            yield from [hint] if hint else []
        else:
            yield f"== {plain[ask.whose]} {words.doing(ask.prompt, plain)}"
    if seat is not None:
        yield from _choices(words, game.offer(view, seat), names)


def _choices(words: Words, offer: Offer, names: Names) -> Iterator[str]:
    """What can be chosen, verb by verb, each with its second line and the band it stands in."""
    for verb in offer.verbs:
        told = Text(f"verb-{verb.name}")
        yield f"\n-- {words.say(told)} · {words.attribute(told, 'help')}"
        values: tuple[Any, ...] = ()
        while choices := offer.choices(verb.name, values):
            yield from (f"   {_choice(words, choice, names)}" for choice in choices[:MOST])
            if choices[0].last:
                break
            values = (*values, choices[0].value)
            yield f"   › {words.say(choices[0].label, names)} ›"


def _choice(words: Words, choice: Choice, names: Names) -> str:
    detail = choice.detail
    below = words.attribute(choice.label, "help", names) if detail is None else words.say(detail, names)
    band = words.attribute(choice.label, "band", names)
    return " · ".join(filter(None, [words.say(choice.label, names), below, band and f"[{band}]"]))
