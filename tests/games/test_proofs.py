"""The proofs themselves: each of these games gives a secret away somewhere, and none of them passes."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext

import pytest

from bot.engine import playout as random_play
from bot.engine.errors import Illegal
from bot.engine.moves import Ask, Event, Move, Seat, Text, Value, literal, who
from bot.engine.offer import Offer
from bot.engine.options import Options
from bot.engine.playout import DeadEnd, Dice, playout
from bot.engine.rng import Rng
from bot.engine.standings import Standings
from bot.engine.steps import Step
from renderers.look import Look, Picture
from tests.games import leaks
from tests.games.leaks import prove_events_keep_secrets, prove_pictures_keep_secrets
from tests.games.proofs import (
    Case,
    prove_open_moves_are_compared,
    prove_plays_to_the_end,
    prove_secrets_declared,
    prove_straight,
)
from tests.games.sample.afterglow.rules import AfterglowRules
from tests.games.sample.embers import Douse, Embers, EmbersRules, Habits, Round
from tests.games.sample.ferries.cards import card_of, ferry_of
from tests.games.sample.ferries.rules import Ferries, FerriesRules, Turn, names
from tests.games.sample.pits import PitsRules

GAMES = 6
"""So many random games of each number of players at the most until a leak must have been noticed."""


class ShowsHands(EmbersRules):
    """A view keeps the hand of the next player."""

    def view(self, state: Embers, viewer: Seat | None) -> Embers:
        view = super().view(state, viewer)
        if viewer is not None:
            after = (viewer + 1) % len(state.hands)
            view.hands[after] = state.hands[after].copy()
        return view


class ShowsTheDeck(EmbersRules):
    """The public view keeps the card that is drawn next."""

    def view(self, state: Embers, viewer: Seat | None) -> Embers:
        view = super().view(state, viewer)
        if view.deck and viewer is None:
            view.deck[-1] = state.deck[-1]
        return view


class KeepsTheGenerator(EmbersRules):
    """A view keeps the generator, from which all that comes can be foreseen."""

    def view(self, state: Embers, viewer: Seat | None) -> Embers:
        view = super().view(state, viewer)
        view.rng = self.copy(state).rng
        return view


class AsksTooMuch(EmbersRules):
    """A question to one says to all how high that one's cards are."""

    def asks(self, state: Embers, viewer: Seat | None = None) -> list[Ask]:
        return [
            Ask(
                a.seat,
                Text("ask-douse", {"winner": f"@{a.seat}", "pot": sum(state.hands[a.seat])}),
                a.default,
            )
            if a.prompt.key == "ask-stake"
            else a
            for a in super().asks(state, viewer)
        ]


class AsksOnlyThoseWhoCan(EmbersRules):
    """Whether somebody is asked to douse tells whether they hold a high card."""

    def asks(self, state: Embers, viewer: Seat | None = None) -> list[Ask]:
        def is_idle(ask: Ask) -> bool:
            return (
                ask.prompt.key == "ask-douse"
                and ask.seat >= 0
                and max(state.hands[ask.seat], default=0) in range(1, 7)
            )

        return [ask for ask in super().asks(state, viewer) if not is_idle(ask)]

    def awaited(self, state: Embers) -> list[Seat]:
        return list(dict.fromkeys(ask.seat for ask in self.asks(state)))


class TellsTheStake(EmbersRules):
    """What is staked in secret is told to everybody."""

    def apply(self, state: Embers, seat: Seat, move: Move, step: Step | None = None) -> list[Event]:
        return [_public(event, "staked-secretly") for event in super().apply(state, seat, move, step)]


class TellsTheDraw(EmbersRules):
    """The cards that somebody drew are told to everybody."""

    def apply(self, state: Embers, seat: Seat, move: Move, step: Step | None = None) -> list[Event]:
        return [_public(event, "drew-cards") for event in super().apply(state, seat, move, step)]


def _public(event: Event, key: str) -> Event:
    return Event(event.key, event.values, None, event.chance) if event.key == key else event


class NamesOthersCards(EmbersRules):
    """The words for a card say whether somebody else holds it, too."""

    def labels(
        self, state: Embers, seat: Seat, verb: str, chosen: tuple[Value, ...], values: Sequence[Value]
    ) -> list[Text]:
        others = {card for other, hand in enumerate(state.hands) if other != seat for card in hand}
        said = [f"{value}+" if value in others else value for value in values]
        return super().labels(state, seat, verb, chosen, said)


class RefusesWithASecret(EmbersRules):
    """A refusal lists the cards of the next player."""

    def explain(self, state: Embers, seat: Seat, move: Move, offer: Offer | None = None) -> Illegal:
        other = state.hands[(seat + 1) % len(state.hands)]
        return Illegal("2", "not-in-hand", {"card": literal("?"), "hand": list(map(str, other))})


class InformedHabits(Habits, tag="informed-habits"):
    """A player may only set a habit while the next one holds a low card."""

    def moves(self, g: Embers, seat: Seat) -> list[Move]:
        low = min(g.hands[(seat + 1) % len(g.hands)], default=0) < 3
        return super().moves(g, seat) if low else []


class OffersMoreToTheInformed(EmbersRules):
    """What a player may set depends on the hand of another."""

    preferences = InformedHabits()


class CountsHiddenCards(EmbersRules):
    """The standings count what the hands are worth."""

    def standings(self, state: Embers) -> Standings:
        standings = super().standings(state)
        worth = tuple({"cards": sum(hand)} for hand in state.hands)
        return Standings(standings.scores, standings.places, worth)


LEAKS: list[type[EmbersRules]] = [
    ShowsHands,
    ShowsTheDeck,
    KeepsTheGenerator,
    AsksTooMuch,
    AsksOnlyThoseWhoCan,
    TellsTheStake,
    TellsTheDraw,
    NamesOthersCards,
    RefusesWithASecret,
    OffersMoreToTheInformed,
    CountsHiddenCards,
]


def play(rules: EmbersRules, games: int = GAMES) -> None:
    for number in range(games):
        for seats in (2, 3):
            prove_plays_to_the_end(Case(rules, seats, {}), f"leak {number}", thorough_every=1)


@pytest.mark.parametrize("games", [1, pytest.param(GAMES, marks=pytest.mark.deep)])
def test_a_game_that_keeps_its_secrets_passes(games: int) -> None:
    play(EmbersRules(), games)


@pytest.mark.parametrize("leak", LEAKS)
def test_a_game_that_gives_a_secret_away_does_not_pass(leak: type[EmbersRules]) -> None:
    with pytest.raises(AssertionError):
        play(leak())


@pytest.mark.parametrize("number", range(30))
def test_an_event_that_names_a_secret_choice_does_not_pass(number: int) -> None:
    case = Case(PitsRules(leaky=True, night=number % 4 > 1), 2 + number % 2, {})
    with pytest.raises(AssertionError, match="an event tells"):
        prove_plays_to_the_end(case, f"pits {number}")


@pytest.mark.parametrize("number", range(30))
def test_a_secret_choice_that_is_kept_passes(number: int) -> None:
    case = Case(PitsRules(night=number % 4 > 1), 2 + number % 2, {})
    prove_plays_to_the_end(case, f"pits {number}")
    prove_open_moves_are_compared(case, f"pits {number}")


def test_an_open_verb_whose_moves_are_never_compared_is_unproven(monkeypatch: pytest.MonkeyPatch) -> None:
    case = Case(AfterglowRules(), 3, {})
    prove_open_moves_are_compared(case, "compared")
    monkeypatch.setattr(leaks, "prove_same_news", lambda *_: False)
    with pytest.raises(AssertionError, match="unproven: nothing ever looks like fly"):
        prove_open_moves_are_compared(case, "compared")


def test_a_move_that_leads_to_other_questions_by_what_someone_holds_does_not_pass(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """All see that the mover is asked again, and nothing was told. As views differ, comparing events finds nothing."""
    case = Case(EmbersRules(), 4, {})

    def do_leave(self: Douse, g: Embers, seat: Seat) -> None:
        self.answered[seat] = max(g.hands[seat], default=0) < 7

    monkeypatch.setattr(Douse, "do_leave", do_leave)
    with pytest.raises(AssertionError, match="for whom the table waits"):
        prove_plays_to_the_end(case, "spared", thorough_every=1)
    monkeypatch.setattr(leaks.After, "waits", lambda *_: ())
    prove_plays_to_the_end(case, "spared", thorough_every=1)


@pytest.mark.parametrize("is_kept", [False, True])
def test_the_way_to_one_state_may_be_told_however_much_chance_it_took(
    is_kept: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a flight for no crates nothing is left but the ferry; unless something secret is kept of the way."""
    state, dice = Case(FerriesRules(), 2, {}).setup("way"), Dice("way")
    state.crates = [0] * len(state.crates)

    def do_fly(self: Turn, g: Ferries, seat: Seat, given: str, *route: str) -> None:
        for _ in route:
            g.chance().below(6)
        g.tell("flew", seat=who(seat), ferry=ferry_of(card_of(given)).name, moons=names(route), crates=0)
        if is_kept:
            g.deck.append(g.deck.pop(-len(route)))
        g.done(self)

    monkeypatch.setattr(Turn, "do_fly", do_fly)
    with pytest.raises(AssertionError, match="an event tells") if is_kept else nullcontext():
        for _ in range(4):
            prove_events_keep_secrets(FerriesRules(), 2, state, dice)


class Gossip(Habits, tag="gossip"):
    """A private habit adds to what all see."""

    def do_habit(self, g: Embers, seat: Seat, word: str) -> None:
        super().do_habit(g, seat, word)
        g.scores[seat] += 0 if word == "calm" else 1


class ShowsSettings(EmbersRules):
    """A setting of which nobody is told changes what all see."""

    preferences = Gossip()


class NoOtherWorld(EmbersRules):
    """Another world is always this one."""

    def deal_anew(self, world: Embers, viewer: Seat | None, rng: Rng) -> None:
        pass


class OneOtherWorld(EmbersRules):
    """Another world is always the same other one."""

    def deal_anew(self, world: Embers, viewer: Seat | None, rng: Rng) -> None:
        super().deal_anew(world, viewer, Rng("always"))


class ForgetsHabits(EmbersRules):
    """In another world the cards lie elsewhere, but the habits of the others are the true ones."""

    def deal_anew(self, world: Embers, viewer: Seat | None, rng: Rng) -> None:
        habits = world.habits.copy()
        super().deal_anew(world, viewer, rng)
        world.habits = habits


class LeavesSteps(EmbersRules):
    """When the game is over a step is left."""

    def apply(self, state: Embers, seat: Seat, move: Move, step: Step | None = None) -> list[Event]:
        events = super().apply(state, seat, move, step)
        if state.over:
            state.push(Round())
        return events


class NeedsTheHand(EmbersRules):
    """What a seat is asked can only be said by who sees its hand."""

    def asks(self, state: Embers, viewer: Seat | None = None) -> list[Ask]:
        asks = super().asks(state, viewer)
        return [ask for ask in asks if ask.prompt.key != "ask-stake" or sum(state.hands[ask.seat])]


class TellsDefaults(EmbersRules):
    """A view says what is played for those who are away."""

    def asks(self, state: Embers, viewer: Seat | None = None) -> list[Ask]:
        steps: list[Step] = [*state.stack[-1:], *state.beside]
        return [] if state.over else [step.ask(state, seat) for step in steps for seat in step.awaits(state)]


FAULTS: dict[type[EmbersRules], str] = {
    ShowsSettings: "in private",
    NoOtherWorld: "the same at the beginning",
    OneOtherWorld: "the same at the beginning",
    ForgetsHabits: "habits",
    LeavesSteps: "steps are left",
    NeedsTheHand: "does not see from the view",
    TellsDefaults: "does not see from the view",
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_game_with_a_fault_does_not_pass(fault: type[EmbersRules]) -> None:
    with pytest.raises(AssertionError, match=FAULTS[fault]):
        play(fault())


class ClaimsNoSecrets(EmbersRules):
    """A game with hands that says it has no secrets."""

    def secrets(self, options: Options, seats: int) -> bool:
        return False


class HidesNothing(EmbersRules):
    """A game that shows everything and says that it has secrets."""

    def view(self, state: Embers, viewer: Seat | None) -> Embers:
        view = self.copy(state)
        view.rng = None
        return view


@pytest.mark.parametrize("fault", [ClaimsNoSecrets, HidesNothing])
def test_a_game_that_says_otherwise_than_it_does_about_its_secrets_does_not_pass(
    fault: type[EmbersRules],
) -> None:
    with pytest.raises(AssertionError, match="secrets"):
        prove_secrets_declared(Case(fault(), 3, {}), "declared")


class Painter:
    """A renderer of Embers that remembers of which state each view was made, and lets something tell of it."""

    hand = None

    def __init__(self, tells: str) -> None:
        self.tells, self.worth = tells, dict[int, int]()

    def _secret(self, view: Embers, what: str) -> str:
        return str(self.worth[id(view)]) if self.tells == what else ""

    def render(self, view: Embers, look: Look) -> Picture:
        return Picture(
            self._secret(view, "picture").encode(), f"round {view.round}{self._secret(view, 'alt')}"
        )

    def text_board(self, view: Embers, look: Look) -> str:
        return f"round {view.round}{self._secret(view, 'text')}"


class Remembered(EmbersRules):
    """Embers whose painter hears more than it should."""

    def __init__(self, painter: Painter) -> None:
        super().__init__()
        self.painter = painter

    def view(self, state: Embers, viewer: Seat | None) -> Embers:
        view = super().view(state, viewer)
        hidden = (hand for seat, hand in enumerate(state.hands) if seat != viewer)
        self.painter.worth[id(view)] = sum(map(sum, hidden))
        return view


def look_on(game: EmbersRules) -> None:
    state, dice = Case(game, 3, {}).setup("pictures"), Dice("pictures")
    for _ in playout(game, state, dice, limit=30):
        prove_pictures_keep_secrets(game, 3, state, dice, ["Mira", "Bo", "Cy"])


def test_a_game_that_does_not_end_fails_unless_only_so_many_moves_are_wanted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(random_play, "LONGEST", 5)
    game = EmbersRules()
    with pytest.raises(DeadEnd, match="not over after 5 moves"):
        list(playout(game, Case(game, 3, {}).setup("endless"), Dice("endless")))
    assert len(list(playout(game, Case(game, 3, {}).setup("endless"), Dice("endless"), limit=5))) == 5


@pytest.mark.parametrize("tells", ["picture", "alt", "text"])
def test_a_picture_that_depends_on_a_hidden_card_does_not_pass(
    tells: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    painter = Painter(tells)
    monkeypatch.setattr(leaks, "renderer_of", lambda game: painter)
    with pytest.raises(AssertionError):
        look_on(Remembered(painter))


def test_a_picture_of_the_view_alone_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    painter = Painter("nothing")
    monkeypatch.setattr(leaks, "renderer_of", lambda game: painter)
    look_on(Remembered(painter))


def test_the_proof_finds_choices_that_do_not_follow_each_other() -> None:
    rules = FerriesRules()
    state = rules.setup(2, {}, Rng("straight"))
    offer = rules.offer(state, Seat(rules.awaited(state)[0]))
    begun = offer.spot("fly", ())
    assert begun is not None
    ferry = begun.next[0]
    further = offer.spot("fly", (ferry.value,))
    assert further is not None
    prove_straight(offer, "fly", (), (ferry, further.next[0]))
    with pytest.raises(AssertionError, match="does not go on with"):
        prove_straight(offer, "fly", (), (ferry, ferry))
