"""A report reads well: chapters in order, each turn under its name, who held a seat that changed hands."""

from __future__ import annotations

import re

import msgspec
import pytest

from bot.discord.core.text.texts import Speech
from bot.discord.reading.chronicle import chronicle, leader_of
from bot.discord.reading.report import told_in_words
from bot.discord.views.epilogue import points_of
from bot.engine.moves import Event, Side, Text, Values, who
from bot.engine.playout import random_game
from bot.engine.record import Record
from bot.engine.retelling import Chapter
from bot.engine.rng import seed_hash
from bot.engine.standings import Goal, Standings
from bot.engine.told import DETAIL, GRAVE, PLAIN, Told, touching
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
        msgspec.structs.replace(moment, events=(held,), peaks=(events, ()))
        for moment, events in zip(told.moments, ((other, held), (held,), ()), strict=False)
    ]
    found = points_of(msgspec.structs.replace(told, points=tuple(points), moments=moments), speech)
    assert [said for _, said in found] == [
        "In round 7, Mira took the lead for good, 5–2 against Cy. Mira took no action.",
        f"Mira made the biggest gain, {speech.say('score', score=4)} in one turn, in round 7. Mira took no action.",
    ]
    assert [point for point, _ in found] == points[:2]


def test_what_was_chosen_before_the_first_round_is_no_move_of_a_turning_point() -> None:
    told = retold("factions", 2, ["Mira", "Cy"])
    speech = Speech("factions", ["Mira", "Cy"], "en", told.sides)
    values: Values = {"seat": who(0), "other": who(1), "unit": "round", "number": 1}
    lead = {**values, "score": Text("figure", {"score": 5}), "than": Text("figure", {"score": 2})}
    chosen = Event("chose-faction", {"seat": who(0), "side": who(0), "faction": "=Zealots"}, about=Side(0))
    begun = next(at for at, each in enumerate(told.moments) if each.chapter.number == 1)
    assert begun > 0
    before, first, second = (
        msgspec.structs.replace(each, peaks=((chosen,), ())) for each in told.moments[begun - 1 : begun + 2]
    )

    def said(at: int) -> str:
        played = msgspec.structs.replace(
            told,
            points=(TurningPoint(Text("turning-lead", lead), at, Side(0)),),
            moments=(before, first, second),
        )
        return points_of(played, speech)[0][1]

    assert said(2).endswith("Mira plays Zealots.")
    assert said(0) == said(1) == said(2).removesuffix(" Mira plays Zealots.")


def test_the_move_of_a_turning_point_is_what_others_lost_by_else_what_came_first_and_never_chance() -> None:
    told = retold("supernova", 2, ["Mira", "Bo"])
    speech = Speech("supernova", ["Mira", "Bo"], "en", told.sides)
    point = TurningPoint(
        Text("turning-gain", {"seat": who(0), "gain": "4", "unit": "turn", "number": 7}), 1, Side(0)
    )

    def said(*events: Event) -> str:
        before, after = [each for each in told.moments if each.chapter.number][:2]
        moments = (before, msgspec.structs.replace(after, peaks=(events, ())))
        found = points_of(msgspec.structs.replace(told, points=(point,), moments=moments), speech)
        return "".join(said for _, said in found)

    def discarded(card: str, told: Told = PLAIN, *, chance: bool = False) -> Event:
        return Event(
            "discarded", {"seat": who(0), "card": f"={card}"}, about=Side(0), told=told, chance=chance
        )

    first, second = discarded("One"), discarded("Two")
    assert said(first, second).endswith("Mira discarded One.")
    assert said(first, discarded("Three", touching(GRAVE, 1)), second).endswith("Mira discarded Three.")
    assert said(first, discarded("Three", touching(GRAVE, 0))).endswith("Mira discarded One."), (
        "it lost that itself"
    )
    assert said(discarded("Four", chance=True), discarded("Five", DETAIL), second).endswith(
        "Mira discarded Two."
    )
    assert said(discarded("Four", chance=True)) == ""


def test_a_score_that_all_share_is_told_of_no_one() -> None:
    """Nova Solis 20.1: no empire's stars are counted, neither at the end nor from round to round."""
    told = retold("novasolis", 2, ["Mira", "Bo"], variant="coop", races="random")
    text = chronicle(told, Speech("novasolis", ["Mira", "Bo"], "en", told.sides), "")
    total = words_of("novasolis").say_key("score", score=told.standings.scores[0])
    assert text.summary[2:] == ("**Everyone lost together.**", f"Together: {total}")
    assert text.table[0] == "| after | Together |"
    assert {row.count("|") for row in text.table} == {3}
    whole = text.markdown()
    figure = words_of("novasolis").say_key("figure", score=told.standings.scores[0])
    assert f"*Together: {figure} of " in whole
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


def moments_of(told: Retold, *turns: tuple[Side, list[Event]], scores: tuple[tuple[int, ...], ...]) -> Retold:
    """The same game with these turns, each in a round of its own: whose it was, and what happened."""
    moments = []
    for number, score in enumerate(scores):
        turn = (turns[number][0],) if number < len(turns) else ()
        events = tuple(turns[number - 1][1]) if number else ()
        chapter = Chapter("round", number + 1)
        moments.append(
            msgspec.structs.replace(told.moments[0], chapter=chapter, turn=turn, events=events, scores=score)
        )
    names = (told.names[0],) * len(moments)
    return msgspec.structs.replace(told, moments=tuple(moments), names=names, points=())


def hold(side: int, told: Told = PLAIN) -> Event:
    """Someone took no action."""
    return Event("hold", {"seat": who(side)}, about=Side(side), told=told)


def lines_of(told: Retold) -> list[str]:
    text = chronicle(told, Speech(told.session.game, told.session.names, "en", told.sides), "")
    return [line for chapter in text.chapters for line in chapter.lines]


def test_a_chapter_says_who_leads_and_who_took_the_lead() -> None:
    told = retold("sol", 2, ["Mira", "Bo"])
    told = moments_of(
        told,
        *((Side(0), [hold(0)]) for _ in range(4)),
        scores=((0, 0), (2, 1), (3, 1), (3, 3), (3, 4)),
    )
    said = [line for line in lines_of(told) if "Scores" in line]
    assert said == [
        "*Mira takes the lead. Scores: ● Mira 2 · ★ Bo 1.*",
        "*Mira leads. Scores: ● Mira 3 · ★ Bo 1.*",
        "*Scores: ● Mira 3 · ★ Bo 3.*",
        "*Bo takes the lead. Scores: ● Mira 3 · ★ Bo 4.*",
    ]
    assert leader_of(Standings((3, 4), (1, 2), (), "together"), told.moments[-1]) is None


@pytest.mark.parametrize("slug", ["supernova", "novasolis", "factions"])
def test_what_begins_a_chapter_is_told_in_it(slug: str) -> None:
    told = retold(slug, 2, ["Mira", "Bo"])
    unit = told.moments[-1].chapter.unit
    text = chronicle(told, Speech(slug, ["Mira", "Bo"], "en", told.sides), "")
    begun = [chapter for chapter in text.chapters if chapter.title != text.chapters[0].title]
    assert len(begun) > 1
    for chapter in begun:
        said = [at for at, line in enumerate(chapter.lines) if re.search(rf"\b{chapter.title}\b", line)]
        assert said == [0], (unit, chapter)


def test_each_player_has_a_paragraph_and_what_no_one_did_too_and_details_are_small() -> None:
    told = retold("sol", 2, ["Mira", "Bo"])
    flare = Event("flare", {"marker": 3})
    events = [hold(0), hold(0, DETAIL), flare, hold(1), hold(0)]
    lines = lines_of(moments_of(told, (Side(0), events), scores=((0, 0), (0, 0))))
    (flared,) = [line for line in lines if "flare" in line]
    assert not flared.startswith("**")
    assert lines == [
        "**● Mira** took no action.",
        "-# Mira took no action.",
        flared,
        "**● Mira** took no action.",
    ]
    assert "Bo took no action." in flared, "what follows for others stays with what it follows from"
    file = chronicle(
        moments_of(told, (Side(0), events), scores=((0, 0), (0, 0))),
        Speech("sol", ["Mira", "Bo"], "en", told.sides),
        "",
    ).markdown()
    assert "\n<small>Mira took no action.</small>\n" in file


def test_a_side_without_a_player_speaks_for_itself_and_fights_in_the_turn_of_its_foe() -> None:
    told = retold("novasolis", 2, ["Mira", "Bo"])
    entity = next(Side(number) for number, side in enumerate(told.sides) if side.seat is None)
    fight = Event(
        "combat",
        {"side": who(0), "other": who(entity), "sector": "1.1"},
        about=Side(0),
        told=touching(GRAVE, entity),
    )
    unhurt = Event("unhurt", {"other": who(entity), "hits": 0}, about=Side(0))
    attack = Event("combat", {"side": who(entity), "other": who(1), "sector": "1.2"}, about=entity)
    scores = ((0, 0, 0), (0, 0, 0))
    lines = lines_of(moments_of(told, (Side(0), [fight, unhurt]), scores=scores))
    assert lines == ["**● Mira** attacked the Entity in 1.1. The Entity took no hits and lost nothing."]
    lines = lines_of(moments_of(told, (Side(0), [attack]), scores=scores))
    assert lines == ["**■ The Entity** attacked Bo in 1.2."]


def test_dice_are_small_print_of_a_report() -> None:
    told = retold("novasolis", 2, ["Mira", "Bo"])
    lines = lines_of(told)
    # By what a colony fell is said with its fall.
    rolled = [line for line in lines if re.search(r" rolled (?!.* damage)", line)]
    assert rolled
    assert all(line.startswith("-# ") for line in rolled)
    placed = [line for line in lines if re.search(r" placed \d", line)]
    assert all(line.startswith("-# ") for line in placed)


def test_in_survival_a_chapter_ends_with_what_all_have_and_the_track() -> None:
    told = retold("novasolis", 2, ["Mira", "Bo"])
    goals = (Goal("stars", 25, 78), Goal("track", 3, 8, scored=False))
    played = moments_of(told, (Side(0), [hold(0)]), scores=((0, 0, 0), (4, 2, 0)))
    moments = tuple(msgspec.structs.replace(each, goals=goals) for each in played.moments)
    played = msgspec.structs.replace(played, moments=moments)
    assert lines_of(played)[-1].endswith("Bo 1. Together: 12½ of 39 · The Entity’s track: 3 of 8.*")
    shared = tuple(msgspec.structs.replace(each, shared=True, scores=each.scores[:1]) for each in moments)
    played = msgspec.structs.replace(played, moments=shared)
    assert lines_of(played)[-1] == "*Together: 12½ of 39 · The Entity’s track: 3 of 8.*"
