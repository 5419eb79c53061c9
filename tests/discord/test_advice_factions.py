"""What advice in Factions of Sol says: where a flight ends and what is done there, what a plan brings, and by what."""

from __future__ import annotations

import pytest

from bot.discord.core.text.texts import Speech
from bot.discord.views.advice import advice_in_words, move_in_words, reasons_in_words
from bot.discord.views.table import TableView
from bot.engine.moves import Move
from bot.games.factions.cards.cards import MACHINES
from bot.players.reasons import Reason
from bot.players.suggest import Suggestion
from tests.discord.test_prompts import table_at
from tests.games.factions.position import BO, MIRA
from tests.games.factions.whole import Dealt


def table(p: Dealt) -> TableView:
    """The table of a position as Mira sees it."""
    return table_at("factions", p.g, MIRA, Speech("factions", ["Mira", "Bo"], "en", p.rules.sides(p.g)))


def dealt(ship: str) -> Dealt:
    p = Dealt("megacore", "ordinary").ships(MIRA, ship).ships(BO, "C7").purse(MIRA, 9, 4).purse(BO, 16, 4)
    p.tile("E7", 4)
    p.g.players[MIRA].upgrades[MACHINES.index("probes")] = 4
    return p.main_phase()


@pytest.mark.parametrize(
    ("move", "said"),
    [
        (Move("move", ("B1", "C1", "D1")), "Move from A1 to D1 for 3 energy"),
        (Move("move", ("B1", "C1", "D1", "D1-use-mars")), "Move from A1 to D1 for 3 energy. Use Mars"),
    ],
)
def test_a_flight_is_told_by_its_end_its_price_and_what_is_done_there(move: Move, said: str) -> None:
    assert move_in_words(table(dealt("A1")), move) == said


def test_what_a_question_offers_is_told_without_its_prompt() -> None:
    p = dealt("D6")
    p.play(MIRA, "move D7")
    assert move_in_words(table(p), Move("choose", ("yes",))) == "Use Von Neumann Probes"


@pytest.mark.parametrize(
    ("reason", "said"),
    [
        (Reason("energy", "energy", 4), "+4 energy"),
        (Reason("energy", "energy", 4, beside=True), "4 energy more"),
        (Reason("energy", "energy", 4, sure=False), "about +4 energy"),
        (Reason("energy", "energy", 4, sure=False, beside=True), "about 4 energy more"),
        (Reason("berth", "near-mars", 2, beside=True), "Mars is 2 energy nearer"),
        (Reason("berth", "near-mars", 2, sure=False, beside=True), "Mars is 2 energy nearer on average"),
        (Reason("rescue", "spare-rescue", 1, beside=True), "keeps your free rescue"),
    ],
)
def test_what_is_more_than_after_another_move_is_not_told_as_a_gain(reason: Reason, said: str) -> None:
    assert reasons_in_words(table(dealt("A1")), [reason]) == said


@pytest.mark.parametrize(
    ("suggestion", "said"),
    [
        (Suggestion((Move("end"),), (b"",)), "End turn · nothing else looks better"),
        (Suggestion((Move("end"),), (b"",), only=True), "End turn"),
        (
            Suggestion((Move("end"),), (b"",), (Reason("waiting", beside=True),)),
            "End turn · nothing else looks worth it now",
        ),
        (
            Suggestion((Move("offer", ("seat-2", "give-energy-1", "get-resources-1")),), (b"",)),
            "an offer that looks worth making",
        ),
        (Suggestion((Move("end"),), (b"",), (Reason("recommended", beside=True),)), "good for a first game"),
    ],
)
def test_each_suggestion_says_why_or_that_nothing_else_looks_better_of_several(
    suggestion: Suggestion, said: str
) -> None:
    assert advice_in_words(table(dealt("A1")), suggestion).endswith(said)
