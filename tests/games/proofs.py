"""What every game must prove, as functions over a case: a game, a number of seats and options.

The tests run them over every case with a few seeds, `tests.fuzz` over random cases for as long as one likes.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any
from zlib import crc32

import msgspec
import pytest
from msgspec.structs import replace

from bot.engine.errors import BadOptions, Illegal
from bot.engine.foresight import SCORE, Foresight
from bot.engine.moves import (
    CLOCK,
    UNSAID,
    Ask,
    Choice,
    Event,
    Move,
    Seat,
    Spot,
    Text,
    Value,
    changed,
    told_to,
)
from bot.engine.offer import Offer
from bot.engine.playout import Dice, playout
from bot.engine.record import Record, load_record, replay
from bot.engine.rng import Rng, seed_hash
from bot.engine.rules import Game
from bot.engine.words import Words, words_of
from bot.games.catalogue import GAMES, games
from tests.games.cycles import prove_free_moves_end
from tests.games.hidden import Hidden
from tests.games.leaks import (
    compared,
    prove_events_keep_secrets,
    prove_no_leak,
    prove_pictures_keep_secrets,
    prove_private_settings,
)
from tests.games.reader import prove_told_to_readers
from tests.games.sample.afterglow.rules import AfterglowRules
from tests.games.sample.depot import DepotRules
from tests.games.sample.embers import EmbersRules

NAMES = ["Mira", "Bo", "Cy", "Dee", "Eli", "Fay"]
HOSTILE = ["~nothing", "@0", "=x", "{ $seat }", "x" * 4000]
WITHOUT_RULE = {
    f"refusal-{key}"
    for key in (
        "missing-value",
        "not-asked",
        "not-now",
        "too-many-values",
        "unknown-verb",
        "wrong-number",
        "wrong-value",
    )
}
"""Refusals that hold for every game and move: no rule of the game says them."""
COMPARED_GAMES, MISSED = 3, 60
"""Open verbs are looked for in so many random games; so many moves of one without a like are too many."""
LOOKED_AT, LOOK_EVERY = 600, 7
"""Of a random game so many moves at most are looked at for secrets, and one position in so many."""
ELSEWHERE = 3
"""So many values that were offered earlier on a walk, and no longer are, must be refused at each spot."""
FORESEEN = 3
"""Of the moves of a position so many are played to see whether what was foreseen comes true."""
AT_THE_END = 0
"""Instead of the number of a move: the position in which a game is over."""
read_events = msgspec.json.Decoder(list[Event]).decode
"""As the log of a session keeps events and reads them again."""
LONGEST_TITLE, LONGEST_HELP = 20, 100
"""Letters that a menu shows on a phone, and at all."""


SAMPLES: dict[str, Game[Any]] = {
    "embers": EmbersRules(),
    "depot": DepotRules(),
    "afterglow": AfterglowRules(),
}


def every_game() -> dict[str, Game[Any]]:
    """The registered games and the sample games."""
    return {**games(), **SAMPLES}


def slugs() -> list[Any]:
    """Every game by its slug, as parameters of tests; the samples in the deep form alone."""
    return [pytest.param(slug, marks=() if slug in GAMES else pytest.mark.deep) for slug in every_game()]


@dataclass(frozen=True)
class Case:
    """One way to set up a game; without a `version`, by the newest rules."""

    game: Game[Any]
    seats: int
    options: dict[str, str]
    version: int | None = None

    def __str__(self) -> str:
        chosen = ",".join(f"{key}={value}" for key, value in self.options.items())
        older = "" if self.version is None else f"-v{self.version}"
        return f"{self.game.info.slug}-{self.seats}-{chosen or 'default'}{older}"

    def setup(self, seed: str) -> Any:
        state = self.game.setup(self.seats, self.options, Rng(seed), self.version)
        state.events.clear()
        return state

    @property
    def is_legal(self) -> bool:
        try:
            self.setup("legal?")
        except Illegal:
            return False
        return True


def seats_near(game: Game[Any], wanted: int) -> int:
    """As many people as are wanted, or the number next to it that can play the game."""
    counts = game.seat_counts({})
    return min(max(wanted, counts[0]), counts[-1])


def single_options(game: Game[Any]) -> list[dict[str, str]]:
    """The defaults, and each single other value of each option."""
    return [
        {},
        *({each.key: value} for each in game.info.options for value in each.values if value != each.default),
    ]


def mixed_options(game: Game[Any], dice: Dice) -> dict[str, str]:
    """Any values for some of the options, fitting or not."""
    return {o.key: o.values[dice.below(len(o.values))] for o in game.info.options if dice.below(2)}


def cases(game: Game[Any], version: int | None = None) -> Iterator[Case]:
    """Every seat count with the defaults, and with each single other value of each option, as far as they are legal."""
    for options in single_options(game):
        for seats in game.seat_counts(options):
            if game.can_begin(seats, game.info.complete(options)):
                yield Case(game, seats, options, version)


def older_cases(game: Game[Any]) -> Iterator[Case]:
    """The same for every version of the rules before the newest."""
    for version in game.info.versions[:-1]:
        yield from cases(game, version)


def quick_cases(game: Game[Any]) -> Iterator[Case]:
    """The usual seats with the defaults; every other seat count, and every other value of an option, in few cases.

    Of each earlier version of the rules, one case with the defaults.
    """
    every = list(cases(game))
    plain = [case for case in every if not case.options]
    usual = plain.pop(len(plain) // 2)
    yield usual
    yield from gathered(plain, (case for case in smallest(every) if case.options))
    for version in game.info.versions[:-1]:
        earlier = [case for case in cases(game, version) if not case.options]
        yield earlier[len(earlier) // 2]


def gathered(first: Iterable[Case], singles: Iterable[Case]) -> Iterator[Case]:
    """The first cases and few more that hold the options of all of these.

    Each is added where fewest are that it goes together with.
    """
    found = list(first)
    for single in singles:
        for place, case in sorted(enumerate(found), key=lambda placed: len(placed[1].options)):
            both = Case(case.game, case.seats, case.options | single.options, case.version)
            if not single.options.keys() & case.options.keys() and both.is_legal:
                found[place] = both
                break
        else:
            found.append(single)
    yield from found


def smallest(cases: Iterable[Case]) -> Iterator[Case]:
    """One case of each choice of options: for two, or for as few more as can play so; for one where nobody else can."""
    for _, alike in itertools.groupby(cases, key=lambda case: case.options):
        yield min(alike, key=lambda case: (case.seats < 2, case.seats))


def random_case(game: Game[Any], dice: Dice) -> Case:
    """A legal case with any mixture of options, by any version of the rules."""
    for _ in range(200):
        options = mixed_options(game, dice)
        counts = game.seat_counts(options)
        version = game.info.versions[dice.below(len(game.info.versions))]
        case = Case(game, counts[dice.below(len(counts))], options, version)
        if case.is_legal:
            return case
    return Case(game, game.info.min_seats, {})


def prove_seat_counts(game: Game[Any], options: dict[str, str]) -> None:
    """Options that fit together can be played by as many as the game says, and by no others."""
    info, counts = game.info, game.seat_counts(options)
    everyone = range(info.min_seats, info.max_seats + 1)
    assert counts
    assert set(counts) <= set(everyone)
    assert game.seat_counts(info.with_defaults(options)) == counts
    legal = [seats for seats in everyone if Case(game, seats, options).is_legal]
    assert not legal or legal == list(counts), f"{options}: {legal} can play, {counts} are offered"
    for seats in (0, counts[0] - 1, counts[-1] + 1, info.max_seats + 1, 99):
        with pytest.raises(BadOptions):
            game.setup(seats, options, Rng("too few or many"))


def preset_cases(game: Game[Any]) -> Iterator[Case]:
    """Every preset, with the least and the greatest number of seats, and for two."""
    for preset in game.info.presets:
        counts = game.seat_counts(preset.options)
        for seats in sorted({counts[0], 2, counts[-1]}.intersection(counts)):
            yield Case(game, seats, dict(preset.options))


def quick_presets(game: Game[Any]) -> Iterator[Case]:
    """Each preset with options that none of the quick cases has, for few."""
    played = [game.info.complete(case.options) for case in quick_cases(game)]
    yield from (
        case for case in smallest(preset_cases(game)) if game.info.complete(case.options) not in played
    )


def prove_presets(game: Game[Any]) -> None:
    """Presets differ, are named, and can be played by every number of people that their options allow."""
    words, info = words_of(game.info.slug), game.info
    complete = [info.complete(preset.options) for preset in info.presets]
    assert all(complete.count(options) == 1 for options in complete)
    for preset, options in zip(info.presets, complete, strict=True):
        title = words.say_key(f"preset-{preset.key}")
        assert 0 < len(title) <= LONGEST_TITLE
        assert 0 < len(words.attribute(Text(f"preset-{preset.key}"), "help")) <= LONGEST_HELP
        assert all(game.can_begin(seats, options) for seats in game.seat_counts(options)), preset.key


def prove_plays_to_the_end(
    case: Case,
    seed: str,
    *,
    thorough_first: int = 3,
    thorough_every: int = 40,
    thorough_pictures: bool = False,
) -> int:
    """Proofs 1 to 4 along one random game, all of them after each of the first moves; its moves are counted.

    Pictures are looked at three times, or, unless that is to be `thorough`, once.
    """
    game, dice, state = case.game, Dice(seed), case.setup(seed)
    words, lines = words_of(game.info.slug), list[str]()
    seen: list[tuple[Seat, Move]] = []
    hidden = Hidden()
    pictured = [3 + dice.below(60), 60 + dice.below(200), AT_THE_END]
    if not thorough_pictures:
        pictured = [pictured[dice.below(3)]]
    turns = playout(game, state, dice, settings=True)
    prove_position(case, state)
    hidden.begin(game, case.seats, state, dice)
    for number, turn in enumerate(turns, 1):
        lines.append(f"{turn.seat} {turn.move}")
        game.check_invariants(state)
        assert not state.events, "events were left in the state"
        assert read_events(msgspec.json.encode(turn.events)) == turn.events, "what was told cannot be kept"
        sides = len(game.sides(state))
        told = [told_to(viewer, turn.events) for viewer in (None, *map(Seat, range(case.seats)))]
        for event in {id(event): event for heard in told for event in heard}.values():
            assert words.tell(event, NAMES) != words.say_key("told-before"), event
            prove_named(event, sides)
        prove_told_to_readers(game, state, case.seats, turn.events)
        if dice.below(8) == 0:
            seen.append((turn.seat, turn.move))
        if dice.below(thorough_every) == 0 or number <= thorough_first:
            prove_position(case, state)
            prove_listed_is_accepted(case, state, dice)
            prove_walks(case, state, dice)
            prove_foreseen(case, state, dice)
            prove_unlisted_is_refused(case, state, seen[-40:])
            prove_no_leak(game, case.seats, state, dice)
            prove_events_keep_secrets(game, case.seats, state, dice)
            prove_private_settings(game, case.seats, state, dice)
            prove_free_moves_end(game, case.seats, state, dice)
            hidden.look(game, case.seats, state, dice)
        if number in pictured:
            prove_pictures_keep_secrets(game, case.seats, state, dice, NAMES, thorough=thorough_pictures)
    assert not state.stack, f"steps are left when the game is over: {state.stack}"
    assert not state.beside, f"questions are left when the game is over: {state.beside}"
    hidden.prove_varied()
    if AT_THE_END in pictured or len(lines) < min(pictured):
        prove_pictures_keep_secrets(game, case.seats, state, dice, NAMES, thorough=thorough_pictures)
    prove_outcome(case, state)
    prove_replay(case, seed, lines, state)
    return len(lines)


def prove_secrets_declared(case: Case, seed: str, games: int = 4) -> None:
    """A game says whether it has secrets: then somebody knows more than the public at some time, else nobody ever.

    So many games are looked at until somebody does.
    """
    game, dice, state = case.game, Dice(seed), case.setup(seed)
    declared = game.secrets(game.info.complete(case.options), case.seats)
    for _ in range(games):
        world = game.copy(state)
        for number, _ in enumerate(playout(game, world, dice, limit=LOOKED_AT)):
            if number % LOOK_EVERY == 0 and is_secretive(game, case.seats, world):
                assert declared, f"{case} has secrets and says that it has none"
                return
    assert not declared, f"{case} has no secrets and says that it has some"


def prove_open_moves_are_compared(case: Case, seed: str) -> None:
    """What is told of open-ended moves is compared at all: of each verb, something in another world looks like a move.

    Where it never does, its events could tell any secret unnoticed: the step of that verb wants `disguises`.
    """
    game, dice, missed = case.game, Dice(seed), Counter[str]()
    wanted = {verb.name for verb in game.info.verbs if verb.open}
    for number in range(COMPARED_GAMES):
        state = case.setup(f"{seed} {number}")
        for _ in playout(game, state, dice):
            for verb, found in compared(game, case.seats, state, dice, wanted):
                wanted -= {verb} if found else set()
                missed[verb] += not found
                assert missed[verb] < MISSED or verb not in wanted, (
                    f"unproven: nothing ever looks like {verb}"
                )
            if not wanted:
                return


def is_secretive(game: Game[Any], seats: int, state: Any) -> bool:
    """Whether a seat sees what the public does not see, or is asked what others may not know of."""
    if any(ask.audience is not None for ask in game.asks(state)):
        return True
    public = game.encode(game.view(state, None))
    return any(game.encode(game.view(state, viewer)) != public for viewer in map(Seat, range(seats)))


def _unshown(ask: Ask) -> Ask:
    """A question without what is only shown of it."""
    return replace(ask, prompt=UNSAID, settings=(), marks=(), hint=None)


def prove_position(case: Case, state: Any) -> None:
    """Encode and decode change nothing, a copy is independent, every question has its words and a listed default."""
    game, words = case.game, words_of(case.game.info.slug)
    data = game.encode(state)
    again = game.decode(data)
    assert game.encode(again) == data
    assert game.encode(game.copy(state)) == data
    prove_sides(case, state)
    words.say(game.headline(state), NAMES)
    asks = game.asks(state)
    assert [ask.seat for ask in asks] or state.over
    assert {ask.seat for ask in asks} == set(game.awaited(state))
    assert list(map(_unshown, game.briefs(state))) == list(map(_unshown, asks)), "a question differs in brief"
    for ask in asks:
        words.say(ask.prompt, NAMES)
        moves = game.moves(state, ask.seat)
        assert game.offer(state, ask.seat).allows(ask.default), (
            f"the default {ask.default} is not legal among {moves[:20]}"
        )
        assert len(set(moves)) == len(moves), "a move is listed twice"
        assert set(ask.settings) <= set(game.offer(state, ask.seat).settings), (
            "an answer for good is no setting"
        )
    for viewer in (None, *map(Seat, range(case.seats))):
        view = game.view(state, viewer)
        seen = game.encode(view)
        assert view.rng is None
        assert game.encode(game.decode(game.encode(view))) == game.encode(view)
        assert game.standings(view) == game.standings(state)
        assert game.sides(view) == game.sides(state)
        assert game.headline(view) == game.headline(state)
        assert game.turn(view) == game.turn(state)
        known = [ask.seen_by(viewer) for ask in asks if ask.known_to(viewer)]
        assert [ask for ask in game.asks(view, viewer) if ask.known_to(viewer)] == known, (
            f"{viewer} does not see from the view what is asked"
        )
        if viewer is not None:
            assert game.moves(view, viewer) == game.moves(state, viewer), (
                "the list of moves needs more than the view"
            )
            assert game.offer(view, viewer).beside == game.offer(state, viewer).beside
        assert game.encode(view) == seen, "looking changes the view, which others look at, too"
    assert game.encode(state) == data, "looking changed the state"


def prove_foreseen(case: Case, state: Any, dice: Dice) -> None:
    """What is said that a move would bring comes true, and follows from the view of who makes it."""
    game, words = case.game, words_of(case.game.info.slug)
    for ask in game.asks(state):
        if ask.seat == CLOCK:
            continue
        view, offer = game.view(state, ask.seat), game.offer(state, ask.seat)
        before, foresight = game.measures(view, ask.whose), Foresight(game, view, ask.seat, ask.whose)
        assert before == game.measures(state, ask.whose), "an amount needs more than its player knows"
        assert all(words.has(f"measure-{key}") for key in before if key != SCORE)
        for _ in range(FORESEEN):
            move = offer.sample(dice)
            if move is None:
                break
            foreseen, world = foresight.of(move), game.copy(state)
            game.begin(world, ask.seat, move)
            after = game.measures(game.view(world, ask.seat), ask.whose)
            game.go_on(world)
            drawn = world.rng.counter != state.rng.counter
            unsaid = {*foreseen.open, *game.uncertain(move.verb)}
            found = {key: after[key] - before[key] for key in before if key not in unsaid}
            assert {key: by for key, by in found.items() if by} == foreseen.gains, (
                f"{move}: {found} {foreseen}"
            )
            for key, (least, most) in foreseen.between.items():
                assert least <= after[key] - before[key] <= most, f"{move}: {key} is not in {foreseen}"
            silent = game.uncertain(move.verb) >= before.keys()
            assert foreseen.chancy or not drawn or silent, f"{move} cannot be taken back, and does not say so"


def prove_straight(offer: Offer, verb: str, values: tuple[Value, ...], row: Sequence[Choice]) -> None:
    """Choices that may follow each other at once are each offered after the ones before, by the same name."""
    for choice in row:
        spot = offer.spot(verb, values)
        offered = {each.value: each.label for each in spot.next} if spot is not None else {}
        assert offered.get(choice.value) == choice.label, f"{verb} {values} does not go on with {choice}"
        values = (*values, choice.value)


def prove_sides(case: Case, state: Any) -> None:
    """Seats have their own sides first, each with a score; those that a holder's name does not tell apart have names.

    A seat decides only for a side that it has, and texts name only sides that there are.
    """
    game, words = case.game, words_of(case.game.info.slug)
    sides, standings = game.sides(state), game.standings(state)
    seats = [side.seat for side in sides]
    assert seats[: case.seats] == list(range(case.seats)), f"seats do not have their own sides first: {seats}"
    assert all(seat is None or seat < case.seats for seat in seats), f"a side is of no seat: {seats}"
    assert len(standings.scores) == len(sides), "every side has a score, and nothing else has"
    assert len(standings.counts) in (0, len(sides))
    assert len({side.hue for side in sides}) == len(sides), "two sides have the same colour"
    for side in sides:
        assert side.name is not None or (side.seat is not None and seats.count(side.seat) == 1), (
            "who is that?"
        )
    called = words.side_names(sides, NAMES)
    assert len(set(called)) == len(called), f"two sides are called the same: {called}"
    asks = game.asks(state)
    for ask in asks:
        assert ask.seat == CLOCK or seats[ask.whose] == ask.seat, f"{ask.seat} is asked for a side of another"
    for text in (game.headline(state), *(ask.prompt for ask in asks)):
        prove_named(text, len(sides))


def prove_named(text: Text | Event, sides: int) -> None:
    """A text names only sides that there are."""

    def named(value: str) -> str:
        if value[:1] == "@" and value[1:].isdigit():
            assert int(value[1:]) < sides, f"{text.key} names side {value}, and there are {sides}"
        return value

    changed(text.values, named)


def prove_outcome(case: Case, state: Any) -> None:
    """A game ends as it said from the beginning, with as many sides; a side has won where it is in place 1."""
    before, after = (case.game.standings(each) for each in (case.setup("outcome"), state))
    assert after.places is not None
    assert len(after.places) == len(after.scores) == len(before.scores)
    assert after.outcome == before.outcome
    assert set(after.places) <= (
        {1, 2} if after.outcome != "ranked" else set(range(1, len(after.scores) + 1))
    )
    assert after.outcome != "together" or len(set(after.places)) == 1
    assert after.outcome != "ranked" or any(after.won)
    held = {side.seat for side in case.game.sides(state)}
    assert after.outcome != "ranked" or len(held) > 1, "there is no one to be better than"


def prove_listed_is_accepted(case: Case, state: Any, dice: Dice) -> None:
    """Every listed move is accepted, can be reached parameter by parameter, and has words."""
    game, words = case.game, words_of(case.game.info.slug)
    data = game.encode(state)
    for seat in game.awaited(state):
        moves = game.moves(state, seat)
        free, settings = game.offer(state, seat).free_moves, game.offer(state, seat).settings
        beside = [*free, *settings]
        assert not set(moves) & set(beside)
        for move in [*moves, *beside]:
            verb = game.info.verb(move.verb)
            assert verb is not None, f"{move.verb} is not described"
            assert len(verb.params) - verb.optional <= len(move.values) <= len(verb.params)
            assert Move.parse(str(move)) == move
            assert verb.turn.setting == (move in settings), f"{move} is a setting and a step of the game"
        some = [moves[dice.below(len(moves))] for _ in range(min(12, len(moves)))]
        some += [each[dice.below(len(each))] for each in (free, settings) if each]
        for move in some:
            world = game.decode(data)
            game.play(world, seat, move)
            game.check_invariants(world)
        if seat != CLOCK and some:
            walk = some[0]
            for i, value in enumerate(walk.values):
                offered = {
                    choice.value: choice
                    for choice in game.offer(state, seat).choices(walk.verb, walk.values[:i])
                }
                assert value in offered
                prove_words(words, list(offered.values()))
            assert game.info.verb(walk.verb) in game.offer(state, seat).verbs
    assert game.encode(state) == data


def prove_walks(case: Case, state: Any, dice: Dice) -> None:
    """A move of an open verb is walked by what is offered alone, and accepted wherever it may end.

    Each spot reads only what the seat may know, goes on or ends, and says all in words; what is not offered is refused.
    """
    game, words = case.game, words_of(case.game.info.slug)
    data = game.encode(state)
    for seat in game.awaited(state):
        view = game.view(state, seat)
        offer = game.offer(state, seat)
        for verb in offer.open_verbs:
            assert game.offer(state, seat).stroll(verb.name, dice) is not None, (
                f"{verb.name} begins and never ends"
            )
            values: tuple[Value, ...] = ()
            seen: dict[Value, None] = {}
            spot = game.offer(state, seat).spot(verb.name)
            while True:
                assert spot is not None, f"{verb.name} {values} is offered and does not walk"
                assert spot == game.offer(view, seat).spot(verb.name, values), (
                    "a spot needs more than the view"
                )
                assert spot.next or spot.ends, f"{verb.name} {values} neither goes on nor ends"
                prove_words(words, spot.next)
                for row in spot.straight:
                    prove_straight(offer, verb.name, values, row)
                assert spot.whole is None or spot.ends, f"{verb.name} {values} is whole and does not end"
                for text in (spot.price, spot.whole):
                    assert text is None or words.say(text, NAMES)
                for event in spot.preview:
                    assert event.seen_by(seat) == event
                    assert words.tell(event, NAMES) != words.say_key("told-before"), event
                offered = [choice.value for choice in spot.next]
                assert len(set(offered)) == len(offered), f"{verb.name} {values} offers a value twice"
                assert offer.allows(Move(verb.name, values)) == spot.ends
                if spot.ends:
                    world = game.decode(data)
                    game.play(world, seat, Move(verb.name, values))
                    game.check_invariants(world)
                if offer.proving(Move(verb.name, values)) is not None:
                    prove_walked_once(game, data, seat, Move(verb.name, values), ends=spot.ends)
                prove_several(game, state, seat, Move(verb.name, values), spot, dice)
                elsewhere = [value for value in seen if value not in offered][-ELSEWHERE:]
                for value in ("~nothing", *elsewhere):
                    prove_refused_beyond(game, state, offer, seat, Move(verb.name, (*values, value)), words)
                seen.update(dict.fromkeys(offered))
                assert game.encode(state) == data, f"looking along {verb.name} changed the state"
                if not spot.next or len(values) == verb.most:
                    prove_played_like_offered(
                        game, state, offer, seat, Move(verb.name, (*values, "~nothing"))
                    )
                    break
                choice = spot.next[dice.below(len(spot.next))]
                values = (*values, choice.value)
                spot = game.offer(state, seat).spot(verb.name, values)
                assert spot is None or choice.last == spot.ends, (
                    f"{verb.name} {values}: whether it ends was told wrongly"
                )


def prove_words(words: Words, choices: Sequence[Choice]) -> None:
    """Every choice has a label; its second line and its band can be said."""
    for choice in choices:
        assert words.say(choice.label, NAMES)
        words.attribute(choice.label, "help", NAMES)
        words.attribute(choice.label, "band", NAMES)
        assert choice.detail is None or words.say(choice.detail, NAMES)


def prove_several(game: Game[Any], state: Any, seat: Seat, begun: Move, spot: Spot, dice: Dice) -> None:
    """Values that may be chosen at once walk in any order, to the same spot and the same state.

    Of rows that may be chosen at once each walks by itself; `prove_straight` holds that.
    """
    if spot.several is None:
        return
    least, most = spot.several
    if spot.straight:
        assert least == 1 <= most <= len(spot.straight), f"{begun}: {most} of {len(spot.straight)} rows"
        return
    assert 1 <= least <= most <= len(spot.next), f"{begun}: {least} to {most} of {len(spot.next)} values"
    left = [choice.value for choice in spot.next]
    count = least + dice.below(most - least + 1)
    picked = [left.pop(dice.below(len(left))) for _ in range(count)]
    ends: list[tuple[bool, set[Value], bytes]] = []
    for order in (picked, picked[::-1]):
        values = (*begun.values, *order)
        after = game.offer(state, seat).spot(begun.verb, values)
        assert after is not None, f"{begun}: {order} may be chosen at once and does not walk"
        world = game.copy(state)
        if after.ends:
            game.play(world, seat, Move(begun.verb, values))
        ends.append((after.ends, {choice.value for choice in after.next}, game.encode(world)))
    assert ends[0] == ends[1], f"{begun}: the order of {picked} makes a difference"


def prove_walked_once(game: Game[Any], data: bytes, seat: Seat, move: Move, *, ends: bool) -> None:
    """Who spends the state on a move, so that it is walked once, gets what those get who keep it."""
    kept, spent = game.decode(data), game.decode(data)
    if ends:
        assert game.play(spent, seat, move, data) == game.play(kept, seat, move), f"{move} is told otherwise"
        assert game.encode(spent) == game.encode(kept), f"{move} leads elsewhere when it is walked once"
        return
    with pytest.raises(Illegal) as refused:
        game.play(spent, seat, move, data)
    why = game.explain(kept, seat, move)
    assert (refused.value.rule, refused.value.why) == (why.rule, why.why)


def prove_refused_beyond(
    game: Game[Any], state: Any, offer: Offer, seat: Seat, move: Move, words: Words
) -> None:
    """A move with a value that is not offered is refused, for a reason that can be said."""
    assert game.offer(state, seat).spot(move.verb, move.values) is None, f"{move} walks and is not offered"
    assert not offer.allows(move), f"{move} does not walk and is allowed"
    assert words.refuse(game.explain(state, seat, move, offer), NAMES)[1]


def prove_played_like_offered(game: Game[Any], state: Any, offer: Offer, seat: Seat, move: Move) -> None:
    """Who plays what is not offered hears the reason that the offer gives: the others need not be played each."""
    why = game.explain(state, seat, move, offer)
    with pytest.raises(Illegal) as refused:
        game.play(state, seat, move)
    assert (refused.value.rule, refused.value.why) == (why.rule, why.why)


def prove_unlisted_is_refused(case: Case, state: Any, seen: list[tuple[Seat, Move]]) -> None:
    """What is not listed is refused with a reason that can be said, and the state stays byte-equal.

    Of the hostile values each verb gets one, another in each position.
    """
    game, words = case.game, words_of(case.game.info.slug)
    data = game.encode(state)
    awaited, turn = game.awaited(state), crc32(data)
    attempts = [(seat, move) for _, move in seen for seat in (awaited[:1] or [Seat(0)])] + seen
    attempts += [(Seat(0), Move("bogus")), (Seat(0), Move("bogus", ("*", -1)))]
    for number, verb in enumerate(game.info.verbs, turn):
        hostile = HOSTILE[number % len(HOSTILE)]
        attempts.append((Seat(0), Move(verb.name, ("nonsense",) * max(1, len(verb.params)))))
        attempts.append((Seat(0), Move(verb.name, (hostile,) * max(1, len(verb.params)))))
        attempts.append((Seat(0), Move(verb.name, (-(10**12),) * (len(verb.params) + 1))))
        attempts.append((Seat(case.seats - 1), Move(verb.name)))
    offers = {seat: game.offer(state, seat) for seat, _ in attempts}
    refused = [(seat, move) for seat, move in dict.fromkeys(attempts) if not offers[seat].allows(move)]
    for seat, move in refused:
        why = game.explain(state, seat, move, offers[seat])
        title, said, _ = words.refuse(why, NAMES)
        assert title
        assert said
        assert why.rule or why.why.key in WITHOUT_RULE
        assert game.encode(state) == data, f"refusing {move} changed the state"
    seat, move = refused[turn % len(refused)]
    prove_played_like_offered(game, state, offers[seat], seat, move)
    assert game.encode(state) == data, f"refusing {move} changed the state"


def prove_replay(case: Case, seed: str, lines: list[str], state: Any) -> None:
    """The log, written to a file and read again, gives the same state byte for byte."""
    game = case.game
    record = Record(
        game=game.info.slug,
        version=state.version,
        seats=case.seats,
        names=NAMES[: case.seats],
        options=dict(case.options),
        seed_hash=seed_hash(seed),
        seed=seed,
        moves=lines,
        result=list(game.standings(state).scores),
    )
    again = load_record(msgspec.json.encode(record))
    *_, (last, _, _) = replay(game, again)
    assert game.encode(last) == game.encode(state)
