"""Pages of lists and menus: nothing is left out, nothing is shown twice, and every page is reached."""

from __future__ import annotations

import pytest

from bot.discord.core.layout.components import MENU_SIZE, OPTION_LENGTH, Click, Entry, clicks_in, menu
from bot.discord.core.layout.paging import (
    PAGED,
    menu_page,
    menu_part,
    number_in,
    older_and_newer,
    page_at,
    page_of,
    turns,
)
from bot.discord.core.text.texts import apart
from bot.discord.reading import board
from bot.discord.views.table import table_of
from bot.engine.moves import Seat
from bot.engine.playout import Dice
from bot.sandbox.rules.limits import component_problems
from tests.catalogues import Late
from tests.discord.stage import Stage

HOUSE = Late("house")


def click(number: str) -> Click:
    return Click("log", 7, 0, (number,))


@pytest.mark.parametrize("count", [0, 1, 12, 13, 40])
def test_all_pages_together_are_the_list(count: int) -> None:
    pages = page_at(range(count), 0, 12).pages
    assert [item for number in range(pages) for item in page_at(range(count), number, 12).items] == [
        *range(count)
    ]


def test_a_page_that_is_gone_is_the_last_one() -> None:
    assert page_at("abcde", 9, 2).number == 2
    assert page_at("", 9, 2).number == 0


def test_buttons_turn_to_the_pages_beside() -> None:
    middle = page_at(range(30), 1, 10)
    assert [button.label for button in turns(HOUSE, middle, click)] == ["Page 1 of 3", "Page 3 of 3"]
    assert [each.path for each in clicks_in(turns(HOUSE, middle, click))] == [("0",), ("2",)]
    assert [button.label for button in older_and_newer(HOUSE, middle, click)] == ["Older", "Newer"]
    assert turns(HOUSE, page_at(range(3), 0, 10), click) == []


@pytest.mark.parametrize("words", [(), ("",), ("x",), ("-1",), ("²",), ("123456",)])
def test_what_is_no_number_of_a_page_is_the_first(words: tuple[str, ...]) -> None:
    assert number_in(words) == 0


@pytest.mark.parametrize("count", [1, MENU_SIZE, MENU_SIZE + 1, 100])
@pytest.mark.parametrize("first", [-9, 0, 12, 40, 200])
def test_from_any_part_of_a_menu_all_entries_before_and_after_are_reached(count: int, first: int) -> None:
    entries = [Entry(str(number), str(number)) for number in range(count)]
    seen, wanted = dict[int, list[str]](), [first]
    while wanted:
        if (at := wanted.pop()) in seen:
            continue
        part = menu_part(entries, at, list, ("earlier", "later"))
        assert len(part) <= MENU_SIZE
        wanted += [place for each in part if (place := page_of(each.value)) is not None]
        seen[at] = [each.value for each in part if page_of(each.value) is None]
        assert len(seen[at]) == (count if count <= MENU_SIZE else PAGED)
        labels = [each.label for each in part]
        assert ("earlier" in labels[:1], "later" in labels[-1:]) == (
            seen[at][0] != "0",
            seen[at][-1] != str(count - 1),
        )
    assert {each for part in seen.values() for each in part} == {each.value for each in entries}
    if 0 <= first <= count - MENU_SIZE:
        assert seen[first][0] == (str(first) if count > MENU_SIZE else "0")


@pytest.mark.parametrize("count", [1, MENU_SIZE, MENU_SIZE + 1, 100])
def test_every_entry_of_a_long_menu_can_be_reached_by_its_own_entries(count: int) -> None:
    words = [f"word-{number}" for number in range(count)]
    found: list[str] = []
    number: int | None = 0
    while number is not None:
        entries = menu_page(HOUSE, [Entry(word, word) for word in words], number, list)
        assert len(entries) <= MENU_SIZE
        found += [entry.value for entry in entries if page_of(entry.value) is None]
        number = next((p for e in entries if (p := page_of(e.value)) is not None and p > number), None)
    assert found == words


def test_equal_labels_of_a_menu_are_told_apart() -> None:
    """Discord refuses a menu with two equal labels, or blank ones, after trimming and cutting."""
    assert apart(["Cruiser", "Cruiser ", "", "Cruiser (2)", " "], OPTION_LENGTH) == [
        *("Cruiser", "Cruiser (2)", "–", "Cruiser (2) (2)", "– (2)")
    ]
    long = ["x" * 200, "x" * 300, "x" * 400]
    made = menu(click("1"), "Choose", [Entry(str(n), label) for n, label in enumerate(["A", "A", *long])])
    row = {"type": 1, "components": [made.to_component_dict()]}
    assert component_problems([row], v2=True) == []
    assert all(len(label) <= OPTION_LENGTH for label in apart(long, OPTION_LENGTH))


@pytest.mark.e2e
async def test_a_page_of_the_log_that_is_too_long_goes_on_behind_older(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is cut: each sentence is on one part of a page, and the newest come first."""
    monkeypatch.setattr(board, "PAGE_LENGTH", 400)
    session = await scene.game("sol", scene.bo)
    dice = Dice("log")
    for _ in range(board.LINES_PER_PAGE + 6):
        who = int((await scene.awaited())[0].id)
        moves = await scene.sessions.moves(session.id, who)
        await scene.sessions.submit(who, session.id, moves[dice.below(len(moves))])
    table = await table_of(scene.client.context, session, Seat(0))
    log = await scene.sessions.log(session.id, Seat(0))
    told = [sentence for line in log for sentence in board.log_sentences(table, line)]
    answer = await scene.mira.slash("game log")
    assert "Newer" not in answer.message.labels
    pages = [answer.message.text]
    while "Older" in answer.message.labels:
        answer = await scene.mira.click(answer.message, "Older")
        pages.append(answer.message.text)
    assert [line for page in reversed(pages) for line in page.splitlines()[1:]] == told
    assert len(pages) > 2
    back = [answer.message.text]
    while "Newer" in answer.message.labels:
        answer = await scene.mira.click(answer.message, "Newer")
        back.append(answer.message.text)
    assert back == pages[::-1]
