"""The command for who writes a lesson: plays its script, and says of each beat what its learner can do."""

from __future__ import annotations

from typing import Any

from bot.commands.failure import Failure
from bot.engine.lessons import OTHER, BadLesson, Beat, Course, lessons_of
from bot.engine.moves import CLOCK, Seat, Text, told_to, who
from bot.engine.rules import Game
from bot.engine.words import Words, words_of
from bot.games.catalogue import games

NAMES = ("Mira", "Ada", "Bo", "Cy", "Dee", "Eli")

MOST = 40
"""How many moves of a seat are listed."""


def lesson(slug: str, name: str) -> int:
    """Print a lesson beat by beat: what happened, what is said, what goes on, and what each other verb is answered by.

    Where the rules refuse the script, it ends with the line that is refused and what would be legal.
    """
    game, found = games().get(slug), lessons_of(slug)
    if game is None or name not in found:
        known = ", ".join(f"{each} {other}" for each in sorted(games()) for other in lessons_of(each))
        raise Failure(f"there is no lesson '{slug[:40]} {name[:40]}'; choose from {known}")
    course, words = Course(game, name, found[name]), words_of(slug)
    try:
        for number, beat in enumerate(found[name].beats):
            _print_beat(course, words, number, beat)
    except BadLesson as error:
        for line in [] if error.state is None else _legal(game, error.state):
            print(line)
        raise Failure(str(error), 1) from error
    return 0


def _print_beat(course: Course, words: Words, number: int, beat: Beat) -> None:
    state, game = course.state(number), course.game
    sides = game.sides(state)
    names = words.names_to(course.seat, sides, words.side_names(sides, NAMES))
    print(f"\n== {number + 1}. {beat.key} · {words.say(game.headline(state), names)}")
    for event in told_to(course.seat, course.at(number).events):
        if said := words.tell(event, names):
            print(f"   · {said}")
    text = Text(
        f"lesson-{course.name}-{beat.key}", {"learner": who(course.seat), "rival": who(1 - course.seat)}
    )
    print(words.say(text, names) if words.has(text.key) else f"(the message {text.key} is missing)")
    if beat.move is None:
        return
    print(f"-> {beat.do}")
    offer = game.offer(game.view(state, course.seat), course.seat)
    verbs = sorted({move.verb for move in offer.moves} | {verb.name for verb in offer.open_verbs})
    for verb in verbs:
        answered = verb if words.has(text.key, verb) else OTHER
        print(f"   {verb}: .{answered} {words.attribute(text, answered, names) or '(missing)'}")
    for line in _legal(game, state, course.seat):
        print(line)


def _legal(game: Game[Any], state: Any, seat: Seat | None = None) -> list[str]:
    """What a seat may do (None: everyone who is asked), as a script says it."""
    lines = []
    for asked in dict.fromkeys(ask.seat for ask in game.asks(state)):
        if asked == CLOCK or seat not in (None, asked):
            continue
        offer = game.offer(state, asked)
        lines += [f"   {asked} {move}" for move in offer.moves[:MOST]]
        for verb in offer.open_verbs:
            spot = offer.spot(verb.name)
            words = [] if spot is None else [str(choice.value) for choice in spot.next[:MOST]]
            lines.append(f"   {asked} {verb.name} + {' | '.join(words)}")
    return lines
