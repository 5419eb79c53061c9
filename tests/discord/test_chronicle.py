"""A report reads well: chapters in order, each turn under its name, who held a seat that changed hands."""

from __future__ import annotations

import msgspec
import pytest

from bot.discord.core.text.texts import Speech
from bot.discord.reading.chronicle import chronicle
from bot.discord.reading.report import told_in_words
from bot.discord.views.turning import points_of
from bot.engine.moves import Event, Side, Text, Values, who
from bot.engine.playout import random_game
from bot.engine.record import Record
from bot.engine.rng import seed_hash
from bot.engine.turning import TurningPoint
from bot.engine.words import words_of
from bot.games.catalogue import games
from bot.sessions.core.table_state import Part, Result
from bot.sessions.people.archive import Retold, told_of

LONGEST = 4000


def retold(game: str, seats: int, names: list[str], **options: str) -> Retold:
    rules = games()[game]
    seed = f"chronicle {game} {seats}"
    options = rules.info.complete(options)
    state, lines = random_game(rules, seats, options, seed)
    record = Record(
        game=game,
        version=rules.info.version,
        seats=seats,
        names=names,
        options=options,
        seed_hash=seed_hash(seed),
        seed=seed,
        moves=lines,
        result=list(rules.standings(state).scores),
    )
    return told_of(rules, record, None, 0.0)


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        pytest.param(slug, seats, marks=pytest.mark.deep if seats > 2 and slug != "sol" else ())
        for slug, counts in sorted((slug, game.seat_counts({})) for slug, game in games().items())
        for seats in sorted({max(2, counts[0]), min(4, counts[-1])})
    ],
)
def test_every_game_makes_a_report_that_fits_its_pages(game: str, seats: int) -> None:
    names = ["Mira", "*Bo*", "<@&1>", "Ünal |"][:seats]
    told = retold(game, seats, names)
    text = told_in_words(games()[game], told, "en")
    pages = text.pages(3400)
    assert pages
    assert all(len(page) <= LONGEST for page in pages)
    assert all(chapter.title in "".join(pages) for chapter in text.chapters)
    whole = text.markdown()
    assert all(Speech(game, names, "en").escaped[seat] in whole for seat in range(seats))
    assert "*Bo*" not in whole.replace("\\*Bo\\*", "")
    assert "<@&1>" not in whole
    widths = {row.replace("\\|", "").count("|") for row in text.table}
    assert widths == {len(told.standings.scores) + 2}


def test_who_held_a_seat_for_how_long_stands_beside_the_score() -> None:
    told = retold("sol", 2, ["Mira", "Cy"])
    parts = ((Part(1, "Mira", None, 1.0),), (Part(2, "Bo", None, 0.6), Part(3, "Cy", None, 0.4)))
    result = Result(told.standings.scores, told.standings.places or (1, 1), parts)
    session = msgspec.structs.replace(told.session, result=result)
    told = msgspec.structs.replace(told, session=session)
    text = chronicle(told, Speech("sol", ["Mira", "Cy"], "en"), "")
    assert "played by Bo (60 %) and Cy (40 %)" in text.markdown()
    assert text.markdown().count("played by") == 1


def test_a_turning_point_says_which_move_it_was_and_without_one_the_biggest_gain_is_left_out() -> None:
    told = retold("sol", 2, ["Mira", "Cy"])
    speech = Speech("sol", ["Mira", "Cy"], "en", told.sides)
    values: Values = {"seat": who(0), "other": who(1), "unit": "round", "number": 7}
    lead = {**values, "score": Text("figure", {"score": 5}), "than": Text("figure", {"score": 2})}
    gain = {**values, "gain": Text("score", {"score": 4})}
    points = [
        TurningPoint(Text(key, each), at, Side(0))
        for at, (key, each) in enumerate(
            (("turning-lead", lead), ("turning-gain", gain), ("turning-gain", gain))
        )
    ]
    held = Event("hold", {"seat": who(0)}, about=Side(0))
    other = Event("hold", {"seat": who(1)}, about=Side(1))
    moments = [
        msgspec.structs.replace(moment, events=events)
        for moment, events in zip(told.moments, ((other, held), (held,), ()), strict=False)
    ]
    found = points_of(msgspec.structs.replace(told, points=tuple(points), moments=moments), speech)
    assert [said for _, said in found] == [
        "In round 7, Mira took the lead for good, 5–2 against Cy. Mira took no action.",
        f"Mira made the biggest gain, {speech.say('score', score=4)} in one turn, in round 7. Mira took no action.",
    ]
    assert [point for point, _ in found] == points[:2]


def test_a_score_that_all_share_is_told_of_no_one() -> None:
    """Nova Solis 20.1: no empire's stars are counted, neither at the end nor from round to round."""
    told = retold("novasolis", 2, ["Mira", "Bo"], variant="coop", races="random")
    text = chronicle(told, Speech("novasolis", ["Mira", "Bo"], "en", told.sides), "")
    total = words_of("novasolis").say_key("score", score=told.standings.scores[0])
    assert text.summary[2:] == ("**Everyone lost together.**", f"Together: {total}")
    assert text.table[0] == "| after | Together |"
    assert {row.count("|") for row in text.table} == {3}
    whole = text.markdown()
    assert f"*Score: {total}.*" in whole
    assert "*Scores:" not in whole
    assert not any(name in point for point in text.points for name in ("Mira", "Bo"))


def test_who_held_a_seat_of_a_shared_score_is_told_without_a_score() -> None:
    told = retold("novasolis", 2, ["Mira", "Cy"], variant="coop", races="random")
    parts = ((Part(1, "Mira", None, 1.0),), (Part(2, "Bo", None, 0.6), Part(3, "Cy", None, 0.4)))
    result = Result(told.standings.scores, (2, 2, 2), parts, "together", shared=True)
    told = msgspec.structs.replace(told, session=msgspec.structs.replace(told.session, result=result))
    lines = chronicle(told, Speech("novasolis", ["Mira", "Cy"], "en", told.sides), "").summary[3:]
    assert len(lines) == 2
    assert lines[1].endswith("Cy** · played by Bo (60 %) and Cy (40 %)")


def test_a_turn_does_not_say_its_name_twice() -> None:
    told = retold("sol", 2, ["Mira", "Bo"])
    whole = told_in_words(games()["sol"], told, "en").markdown()
    assert "** · Mira " not in whole.replace("** · Mira and", "")
