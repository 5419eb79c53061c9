"""Secrets leave a game only through its views (proof 4): what a viewer may not know changes nothing of what they get.

Each proof takes another world that a viewer cannot tell from the true state (`resample`), and compares what the rules
and the renderer show, offer, ask, refuse and tell that viewer in both.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Sequence
from itertools import islice
from typing import Any

from msgspec.structs import replace

from bot.engine.moves import CLOCK, Ask, Event, Move, Pace, Seat, told_to
from bot.engine.offer import Offer
from bot.engine.playout import Dice
from bot.engine.rng import Rng
from bot.engine.rules import Game
from bot.engine.secrets import alike
from bot.engine.steps import open_steps
from bot.engine.words import words_of
from renderers.catalogue import renderer_of
from renderers.look import Look
from tests.games.novasolis.plans import forget_plans
from tests.games.sol.in_advance import forget_orders
from tests.games.supernova.passing import forget_passes

MOVES_TRIED = 2
SETTINGS_TRIED = 1
PRIVATE_TRIED = 3
ALIKE_TRIED = 4
WORLDS_TRIED = 12
STROLLS_TRIED = 4
IN_ADVANCE: dict[str, Callable[[Any, Seat, Move], bool]] = {
    "novasolis": forget_plans,
    "sol": forget_orders,
    "supernova": forget_passes,
}
"""By game, what others may have answered in advance, in secret, to the questions after a move: they are not asked then.

It takes these answers back in a state, and says whether there can be any: without them, all worlds must ask the same.
That they were given shows only where they are used.
"""
Follows = tuple[list[Event], list[tuple[str, Pace]]]
"""What a viewer is told of a move, and which questions to a seat they see after it."""
WAITING_TELLS = "for whom the table waits tells a secret"


def prove_no_leak(game: Game[Any], seats: int, state: Any, dice: Dice) -> None:
    """View, lists of moves and settings with their words, questions and refusals are the same in another world."""
    rng = Rng(f"leak {dice.below(1 << 30)}")
    for viewer in (None, *map(Seat, range(seats))):
        world = game.resample(state, viewer, rng)
        game.check_invariants(world)
        assert game.encode(game.view(world, viewer)) == game.encode(game.view(state, viewer)), (
            f"viewer {viewer}"
        )
        assert known_asks(game, world, viewer) == known_asks(game, state, viewer), "a question tells a secret"
        assert known_awaited(game, world, viewer) == known_awaited(game, state, viewer), WAITING_TELLS
        assert game.standings(world) == game.standings(state)
        assert game.sides(world) == game.sides(state)
        assert game.headline(world) == game.headline(state)
        assert game.turn(world) == game.turn(state)
        if viewer is not None:
            here, there, seen = (
                game.offer(each, viewer) for each in (state, world, game.view(state, viewer))
            )
            assert there.moves == here.moves
            assert there.beside == here.beside
            for verb in here.verbs:
                choices = here.choices(verb.name)
                assert choices == there.choices(verb.name), f"the words for {verb.name} tell a secret"
                assert choices == seen.choices(verb.name)
            for verb in game.info.verbs:
                for values in ((), ("nonsense",)):
                    move = Move(verb.name, values)
                    if move in here.moves or move in here.beside:
                        continue
                    reasons = [
                        _why(game, each, viewer, move, offer)
                        for each, offer in ((state, here), (world, there))
                    ]
                    assert reasons[0] == reasons[1], f"the refusal of {move} tells a secret"


def prove_waiting_tells_nothing(game: Game[Any], state: Any, rng: Rng) -> None:
    """For whom the table waits, and what it asks them, follows from what the public sees, and so in another world."""
    public, world = game.view(state, None), game.resample(state, None, rng)
    for other in (public, world):
        assert known_asks(game, other, None) == known_asks(game, state, None), WAITING_TELLS
        assert known_awaited(game, other, None) == known_awaited(game, state, None), WAITING_TELLS


def known_awaited(game: Game[Any], state: Any, viewer: Seat | None) -> tuple[bool, list[Seat]]:
    """Whether the table waits for anyone, and for whom, as far as a viewer may know that they are asked."""
    awaited, secret = game.awaited(state), set[Seat]()
    for ask in game.asks(state):
        secret |= set() if ask.known_to(viewer) else {ask.seat}
    known = {ask.seat for ask in game.asks(state) if ask.known_to(viewer)}
    return bool(awaited), [seat for seat in awaited if seat in known or seat not in secret]


def known_asks(game: Game[Any], state: Any, viewer: Seat | None) -> list[Any]:
    """The questions that a viewer may know of, those to others without the answer given for them when they are away."""
    return [ask.seen_by(viewer) for ask in game.asks(state) if ask.known_to(viewer)]


def _why(game: Game[Any], state: Any, seat: Seat, move: Move, offer: Offer) -> object:
    if move.verb in game.opens and offer.allows(move):
        return None
    refused = game.explain(state, seat, move, offer)
    return refused.rule, refused.why


def prove_events_keep_secrets(game: Game[Any], seats: int, state: Any, dice: Dice) -> None:
    """Where two worlds look the same to a viewer before and after a move, the viewer also hears the same of it.

    In the other world the same move is made, and others of its verb: its values may be a secret of the mover. What
    everyone may know of a move is therefore also in the state after it.
    """
    rng = Rng(f"events {dice.below(1 << 30)}")
    for mover in game.awaited(state):
        moves = some(game.moves(state, mover), MOVES_TRIED, dice)
        strolls = [
            game.offer(state, mover).stroll(verb.name, dice) for verb in game.offer(state, mover).open_verbs
        ]
        walked = [move for move in strolls if move is not None]
        for move in [*moves, *walked, *some(game.offer(state, mover).beside, SETTINGS_TRIED, dice)]:
            after = played(game, state, mover, move)
            for viewer in (None, *map(Seat, range(seats))):
                world = other_world(game, state, viewer, rng)
                _compare(game, state, world, mover, move, viewer, after, rng)
        for move in walked:
            prove_open_secrets(game, seats, state, mover, move, dice)


def prove_open_secrets(game: Game[Any], seats: int, state: Any, mover: Seat, move: Move, dice: Dice) -> None:
    """Of an open-ended move nobody is told more than they see, whatever else the mover could have built up.

    Where two moves lead to the very same state by different ways, the way may be told; it is no secret, however much
    chance it took.
    """
    after = played(game, state, mover, move)
    for _ in range(STROLLS_TRIED):
        other = game.offer(state, mover).stroll(move.verb, dice)
        if other is None or other == move:
            continue
        there = played(game, state, mover, other)
        if _without_chance(game, there.state) != _without_chance(game, after.state):
            for viewer in (None, *map(Seat, range(seats))):
                if viewer != mover:
                    prove_same_news(viewer, after, there)


def _without_chance(game: Game[Any], state: Any) -> bytes:
    """A state, but for the generator."""
    plain = game.copy(state)
    plain.rng = None
    return game.encode(plain)


def compared(
    game: Game[Any], seats: int, state: Any, dice: Dice, verbs: Container[str]
) -> Iterator[tuple[str, bool]]:
    """A move of each of these open verbs, each time another seat hears of it to whom something is hidden.

    With the verb, whether in some world something looked the same: only then can events that tell a secret be noticed.
    """
    rng = Rng(f"compared {dice.below(1 << 30)}")
    for mover in game.awaited(state):
        for verb in game.offer(state, mover).open_verbs:
            move = game.offer(state, mover).stroll(verb.name, dice) if verb.name in verbs else None
            if move is None:
                continue
            after = played(game, state, mover, move)
            for viewer in (seat for seat in map(Seat, range(seats)) if seat != mover):
                worlds = [other_world(game, state, viewer, rng) for _ in range(WORLDS_TRIED)]
                others = [world for world in worlds if game.encode(world) != game.encode(state)]
                if others:
                    yield (
                        verb.name,
                        any(
                            _compare(game, state, world, mover, move, viewer, after, rng) for world in others
                        ),
                    )


def _compare(
    game: Game[Any],
    state: Any,
    world: Any,
    mover: Seat,
    move: Move,
    viewer: Seat | None,
    after: After,
    rng: Rng,
) -> bool:
    """Whether a move in another world looks like this one; what is told of it must then be the same, too.

    Where it is the same move, and a viewer knows that it was asked for, the same news leads to the same questions to
    the mover: what someone holds must not decide in silence whether they go on. Their own settings may.
    """
    found = []
    known = all(ask.known_to(viewer) for ask in game.asks(world) if ask.seat == mover)
    for other in islice(_alike(game, world, mover, move, viewer, rng), ALIKE_TRIED):
        there = played(game, world, mover, other)
        if known and other == move and there.hears(viewer) == after.hears(viewer):
            here, elsewhere = after.follows(viewer, mover), there.follows(viewer, mover)
            assert (
                here == elsewhere
                or _is_set(game, state, mover, move, viewer, elsewhere)
                or _is_set(game, world, mover, move, viewer, here)
                or _is_answered(game, state, world, mover, move, viewer)
            ), f"{WAITING_TELLS}: after {move} {viewer} sees {here[1]} / {elsewhere[1]}"
        found.append(prove_same_news(viewer, after, there))
    return any(found)


def _is_set(game: Game[Any], one: Any, mover: Seat, move: Move, viewer: Seat | None, there: Follows) -> bool:
    """Whether a move leads to what follows in another world if one of the mover's settings is changed before it."""
    for setting in game.offer(one, mover).settings:
        changed = played(game, one, mover, setting).state
        is_legal = mover in game.awaited(changed) and game.offer(changed, mover).allows(move)
        if is_legal and played(game, changed, mover, move).follows(viewer, mover) == there:
            return True
    return False


def _is_answered(
    game: Game[Any], state: Any, world: Any, mover: Seat, move: Move, viewer: Seat | None
) -> bool:
    """Whether a move leads to the same news and questions in two worlds once no one has answered in advance."""
    forget, found = IN_ADVANCE.get(game.info.slug), list[Follows]()
    for one in map(game.copy, (state, world)):
        if forget is None or not forget(one, mover, move):
            return False
        found.append(played(game, one, mover, move).follows(viewer, mover))
    return found[0] == found[1]


def _alike(
    game: Game[Any], world: Any, seat: Seat, move: Move, viewer: Seat | None, rng: Rng
) -> Iterator[Move]:
    """As `alike`; of an open verb only the same move, and what its step names as looking the same.

    Others may lead to the same state another way round, and the order of steps is told to all.
    """
    if move.verb not in game.opens:
        yield from alike(game, world, seat, move, viewer, rng)
        return
    disguises = (
        each for step in open_steps(world, seat) for each in step.disguises(world, seat, move, viewer)
    )
    for other in (move, *(disguises if viewer != seat else ())):
        if game.offer(world, seat).allows(other):
            yield other


def prove_private_settings(game: Game[Any], seats: int, state: Any, dice: Dice) -> None:
    """A setting of which only its owner is told changes neither what others see nor what they know to be asked.

    Unless it answers a question to its owner: that the question is answered is for all to see.
    """
    before = After(game, state)
    for seat in map(Seat, range(seats)):
        for move in some(game.offer(state, seat).settings, PRIVATE_TRIED, dice):
            after = played(game, state, seat, move)
            asked, left = (
                [ask.seen_by(None) for ask in game.asks(each.state) if ask.seat == seat]
                for each in (before, after)
            )
            if [*map(_open, asked)] != [*map(_open, left)]:
                continue
            for viewer in (None, *map(Seat, range(seats))):
                if viewer != seat and not told_to(viewer, after.events):
                    assert before.looks(viewer) == after.looks(viewer), (
                        f"{viewer} sees that {seat} set {move} in private"
                    )


def _open(ask: Ask) -> tuple[Any, ...]:
    """What is open in a question: a setting that answers it is no longer offered beside it."""
    return ask.prompt, ask.pace, ask.settings


def some(moves: list[Move], most: int, dice: Dice) -> list[Move]:
    """A few of some moves."""
    return [moves[dice.below(len(moves))] for _ in range(min(most, len(moves)))]


def other_world(game: Game[Any], state: Any, viewer: Seat | None, rng: Rng) -> Any:
    """Another world for a viewer, in which the dice that everybody sees fall as in this one."""
    world = game.resample(state, viewer, rng)
    world.rng = game.copy(state).rng
    return world


class After:
    """The state after a move, what happened, and how it looks to each viewer."""

    def __init__(self, game: Game[Any], state: Any, events: Sequence[Event] = ()) -> None:
        self.game, self.state, self.events = game, state, events
        self._looks: dict[Seat | None, tuple[bytes, list[Any]]] = {}

    def looks(self, viewer: Seat | None) -> tuple[bytes, list[Any]]:
        """What a viewer sees and is asked."""
        if viewer not in self._looks:
            seen = self.game.encode(self.game.view(self.state, viewer))
            self._looks[viewer] = seen, known_asks(self.game, self.state, viewer)
        return self._looks[viewer]

    def hears(self, viewer: Seat | None) -> list[Event]:
        """What a viewer is told of it. That something came by chance is told to no one."""
        return [replace(event, chance=False) for event in told_to(viewer, self.events)]

    def waits(self, viewer: Seat | None, seat: Seat) -> list[tuple[str, Pace]]:
        """What a seat is asked, as far as a viewer may know; whatever is asked about."""
        asks = known_asks(self.game, self.state, viewer)
        return [(ask.prompt.key, ask.pace) for ask in asks if ask.seat == seat]

    def follows(self, viewer: Seat | None, seat: Seat) -> Follows:
        """What a viewer is told of it, and what a seat is asked then."""
        return self.hears(viewer), self.waits(viewer, seat)


def played(game: Game[Any], state: Any, seat: Seat, move: Move) -> After:
    """What a move leads to."""
    after = game.copy(state)
    return After(game, after, game.play(after, seat, move))


def prove_same_news(viewer: Seat | None, one: After, other: After) -> bool:
    """Whether two states look the same to a viewer; then the events that led there must be the same to them, too.

    That something came by chance decides only who must agree to take it back.
    """
    if one.looks(viewer) != other.looks(viewer):
        return False
    here, there = one.hears(viewer), other.hears(viewer)
    assert here == there, f"an event tells {viewer} what no view shows: {here} / {there}"
    return True


def prove_pictures_keep_secrets(
    game: Game[Any], seats: int, state: Any, dice: Dice, names: Sequence[str], *, thorough: bool = False
) -> None:
    """Picture, alt text and text board of a viewer are the same bytes in another world the viewer cannot tell apart.

    The viewer is the public or a seat, by lot; where it is `thorough`, both.
    """
    renderer = renderer_of(game)
    rng = Rng(f"picture {dice.below(1 << 30)}")
    awaited = tuple(ask.whose for ask in game.asks(state) if ask.seat != CLOCK)
    called = words_of(game.info.slug).side_names(game.sides(state), names)
    look = Look(names=called, awaited=awaited)
    both = (None, Seat(dice.below(seats)))
    for viewer in both if thorough else (both[dice.below(2)],):
        here = game.view(state, viewer)
        seen = game.encode(here)
        there = game.view(game.resample(state, viewer, rng), viewer)
        if renderer.render is not None:
            drawn, again = renderer.render(here, look), renderer.render(there, look)
            assert drawn.png == again.png
            assert drawn.alt == again.alt
            assert 0 < len(drawn.alt) <= 1024
        assert renderer.text_board(here, look) == renderer.text_board(there, look)
        if renderer.hand is not None and viewer is not None:
            assert renderer.hand(here, look, viewer) == renderer.hand(there, look, viewer)
        assert game.encode(here) == seen, "drawing changes the view, which others look at, too"
