"""Pictures, alt texts and text boards speak the language of the look, and have room for longer words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine.moves import CLOCK, Event, Seat, told_to
from bot.engine.playout import Dice, playout
from bot.engine.retelling import retell
from bot.engine.rng import Rng
from bot.engine.rules import Game
from bot.engine.words import words_of
from bot.games.catalogue import games
from bot.games.supernova.cards.cards import FIRST, WORDS
from renderers.catalogue import RENDERERS
from renderers.chart import draw_chart
from renderers.film import Film
from renderers.kit.colours.palette import SEATS
from renderers.kit.letters.fonts import coverage
from renderers.look import Look
from tests.drawn import Drawn, forget_words, noted
from tests.games.proofs import seats_near
from tests.pseudo import plain_words

NAMES = ("Мира", "Бо", "Су", "Дина", "Эли", "Фая")
"""Without a plain letter, which would look like English."""
COLOURS = tuple(seat.name for seat in SEATS)
IDS = {
    "sol": re.compile(r"\b[ULCRK]\d+\b|text:true"),
    "supernova": re.compile(r"\b[PMDE](?=\W|\d|$)|text:true"),
    "factions": re.compile(r"\b[A-HK]\d*\b|text:true"),
    "novasolis": re.compile(r"\b([NPHBAO]|[IV]+)\b|text:true"),
}
"""What is the same in every language: spaces, the signs of strengths and resources, levels, what is typed."""
TYPED = re.compile(r"\btext:true")
"""The same of any other game: what is typed."""
QUICK = [
    ("sol", 2, {"event": "feeders"}, 37),
    ("supernova", 4, {"stacks": "closed"}, 150),
    ("factions", 4, {}, 100),
    ("novasolis", 6, {"mode": "exploration"}, 90),
]
DEEP = [
    ("sol", 5, {"edition": "boxed", "effects": "b21"}, 160),
    ("sol", 1, {"scenario": "none"}, 40),
    ("supernova", 2, {"trade": "free"}, 90),
    ("supernova", 6, {"short": "on"}, 100),
    ("factions", 1, {"difficulty": "hard"}, 40),
    ("novasolis", 1, {"variant": "solo", "empires": "3"}, 80),
]
CASES = [*QUICK, *(pytest.param(*case, marks=pytest.mark.deep) for case in DEEP)]


def moments(
    game: Game[Any], seats: int, options: dict[str, str], every: int, language: str
) -> Iterator[tuple[Any, Look]]:
    """Public views of a random game, from its first question to its end, each with its look."""
    state = game.setup(seats, options, Rng("language"))
    last: tuple[Event, ...] = ()
    words = words_of(game.info.slug, language)

    def look() -> Look:
        names = words.side_names(game.sides(state), NAMES)
        asks = [ask for ask in game.asks(state) if ask.seat != CLOCK]
        awaited = tuple(dict.fromkeys(int(ask.seat) for ask in asks))
        moment = words.doing(asks[0].prompt, names, several=len(awaited) > 1) if asks else ""
        return Look(names, awaited, moment, last, language=language)

    yield game.copy(state), look()
    for number, turn in enumerate(playout(game, state, Dice("language"))):
        last = tuple(told_to(None, turn.events)) or last
        if number % every == every - 1 or state.over:
            yield game.copy(state), look()


def check(slug: str, drawn: Drawn, told: list[str]) -> None:
    """Nothing is in plain letters, all can be drawn, and no text lies on another."""
    ids = IDS.get(slug, TYPED)
    english = {word for text in (*drawn.texts, *told) for word in plain_words(ids.sub(" ", text))}
    assert not english, f"not from a catalogue: {sorted(english)}"
    missing = {letter for text in drawn.texts for letter in text if ord(letter) not in coverage("medium")}
    assert not missing, f"letters that no font has: {missing}"
    assert drawn.collisions() == []


@pytest.mark.slow
@pytest.mark.parametrize(("slug", "seats", "options", "every"), CASES)
def test_boards_say_nothing_that_no_catalogue_says(
    slug: str, seats: int, options: dict[str, str], every: int, pseudo_language: str
) -> None:
    game, renderer, told = games()[slug], RENDERERS[slug], []
    assert renderer.render is not None
    with noted() as drawn:
        for number, (state, look) in enumerate(moments(game, seats, options, every, pseudo_language)):
            view = game.view(state, (None, Seat(seats - 1))[number % 2])
            told += [renderer.render(view, look).alt, renderer.text_board(view, look)]
            near = [renderer.hand(view, look, seats - 1)] if renderer.hand is not None else []
            if renderer.inspect is not None:
                near.append(renderer.inspect(view, look, COLOURS[number % seats]))
            told += [picture.alt for picture in near if picture is not None]
    assert number + 1 >= max(2, seats), "too few positions to look at every seat, and with other eyes"
    check(slug, drawn, told)


@pytest.mark.parametrize("words", [WORDS[::8], pytest.param(WORDS, marks=pytest.mark.deep)], ids=len)
def test_every_card_looked_at_closely_speaks_the_language(words: Sequence[str], pseudo_language: str) -> None:
    game, inspect = games()["supernova"], RENDERERS["supernova"].inspect
    view, look = game.view(game.setup(2, {}, Rng("cards")), None), Look(NAMES[:2], language=pseudo_language)
    assert inspect is not None
    for start in range(0, len(words), 16):
        with noted() as drawn:
            pictures = [inspect(view, look, word) for word in words[start : start + 16]]
            assert all(pictures)
        check("supernova", drawn, [picture.alt for picture in pictures if picture is not None])


@pytest.mark.parametrize("cards", [FIRST[::4], pytest.param(FIRST, marks=pytest.mark.deep)], ids=len)
def test_every_card_of_a_hand_has_room_for_longer_words(cards: Sequence[int], pseudo_language: str) -> None:
    hand = RENDERERS["supernova"].hand
    assert hand is not None
    with noted() as drawn:
        told = []
        for start in range(0, len(cards), 12):
            view = games()["supernova"].setup(2, {}, Rng("cards"))
            view.players[0].hand = list(cards[start : start + 12])
            told.append(hand(view, Look(NAMES[:2], language=pseudo_language), 0).alt)
    check("supernova", drawn, told)


@pytest.mark.parametrize(
    "slug", [pytest.param(slug, marks=() if slug == "sol" else pytest.mark.deep) for slug in RENDERERS]
)
def test_films_and_charts_say_nothing_that_no_catalogue_says(slug: str, pseudo_language: str) -> None:
    game, renderer = games()[slug], RENDERERS[slug]
    state = game.setup(seats_near(game, 3), {}, Rng("film"))
    first, state.events = state.events, []
    words = words_of(slug, pseudo_language)

    def states() -> Iterator[Any]:
        yield state, first
        for turn in playout(game, state, Dice("film")):
            yield state, turn.events

    def tell(events: Any, names: Any) -> str:
        return " ".join(filter(None, (words.tell(event, names) for event in events[:2])))

    told = list(retell(game, states(), None, over=True))
    assert renderer.render is not None
    with noted() as drawn:
        names = words.side_names(game.sides(state), NAMES)
        film = Film(game, renderer.render, told, [names] * len(told), tell, (3,), 6, pseudo_language)
        while not film.done:
            film.shoot()
        chart = draw_chart(slug, told, names, [(2, 0), (2, 0)], pseudo_language)
    check(slug, drawn, [chart.alt])


@pytest.mark.parametrize("slug", RENDERERS)
def test_what_was_drawn_in_one_language_is_not_shown_in_another(slug: str, pseudo_language: str) -> None:
    game, render = games()[slug], RENDERERS[slug].render
    assert render is not None
    state, look = next(iter(moments(game, seats_near(game, 4), {}, 1, pseudo_language)))
    forget_words()
    alone = render(game.view(state, None), look)
    forget_words()
    english = render(game.view(state, None), replace(look, language="en"))
    assert render(game.view(state, None), look) == alone
    assert render(game.view(state, None), replace(look, language="en")) == english != alone
