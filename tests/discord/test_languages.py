"""Everyone reads the bot in their own language: a person in private, a server in its channels."""

from __future__ import annotations

import pytest

from bot.checks.words import translation_faults
from bot.discord.reading.rule_search import RuleBooks
from bot.engine.files import data_path
from bot.games.catalogue import games
from bot.sessions.core.people import USUAL
from tests.discord.stage import Stage, private_refusal
from tests.pseudo import PSEUDO, Catalogues, plain_words, pseudo_text

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("pseudo_language")]

WAITING = pseudo_text("is free for anyone")
TITLE = pseudo_text("Server settings")


async def test_a_person_reads_in_private_what_the_channel_reads_in_its_own_language(scene: Stage) -> None:
    scene.bo.set_locale(PSEUDO)
    card = await scene.lobby("sol", scene.bo)
    assert "is free for anyone" in card.text
    assert WAITING not in card.text
    board = await scene.bo.slash("game board")
    assert WAITING in board.text
    assert plain_words(board.text, ("Mira", "Bo", "SOL")) == []
    assert "is free for anyone" in (await scene.mira.slash("game board")).text


async def test_a_refusal_is_in_the_language_of_the_person(scene: Stage) -> None:
    scene.bo.set_locale(PSEUDO)
    assert pseudo_text("No game here.") in private_refusal(await scene.bo.slash("game undo"))
    assert "No game here." in private_refusal(await scene.mira.slash("game undo"))


async def test_a_locale_that_discord_adds_tomorrow_is_answered_in_english(scene: Stage) -> None:
    for adds in (scene.bo.set_locale, scene.sandbox.set_locale):
        adds("tlh-QO")
    assert "No game here." in private_refusal(await scene.bo.slash("game undo"))
    assert "is free for anyone" in (await scene.lobby("sol", scene.bo)).text
    assert "These settings apply" in (await scene.bo.slash("my settings")).text


async def test_a_server_is_written_to_in_its_language_and_anew_when_that_changes(scene: Stage) -> None:
    await scene.lobby("sol", scene.bo)
    scene.sandbox.set_locale(PSEUDO)
    await scene.sandbox.wait_for(lambda: WAITING in scene.table.last.text)
    await scene.mira.slash("config language", options={"language": "English"})
    await scene.settled()
    assert WAITING not in scene.table.last.text


async def test_a_chosen_language_holds_whatever_discord_says(scene: Stage) -> None:
    chosen = await scene.bo.slash("my settings", options={"language": PSEUDO})
    assert pseudo_text("These settings apply") in chosen.text
    scene.bo.set_locale("fr")
    assert pseudo_text("Hours") not in (await scene.bo.slash("my settings")).text
    assert pseudo_text("These settings apply") in (await scene.bo.slash("my settings")).text
    back = await scene.bo.choose(chosen.message, "discord", "m:my-set:0:0:language")
    assert "These settings apply" in back.text


async def test_a_language_that_is_not_there_is_refused_with_those_that_are(scene: Stage) -> None:
    for command in ("my settings", "config language"):
        text = private_refusal(await scene.mira.slash(command, options={"language": "tlh"}))
        assert "“tlh”" in text
        assert "English" in text


async def test_the_language_of_discord_is_stored_only_where_it_is_needed(scene: Stage) -> None:
    people = scene.sessions.people
    bo = int(scene.bo.id)
    await scene.bo.slash("help")
    assert await people.get(bo) == USUAL
    scene.bo.set_locale(PSEUDO)
    await scene.bo.slash("help")
    assert (await people.get(bo)).heard == PSEUDO
    scene.bo.set_locale("en-GB")
    await scene.bo.slash("help")
    assert await people.get(bo) == USUAL
    scene.sandbox.set_locale(PSEUDO)
    await scene.bo.slash("help")
    assert (await people.get(bo)).heard == "en"


async def test_direct_messages_come_in_the_language_of_who_gets_them(scene: Stage) -> None:
    scene.bo.set_locale(PSEUDO)
    await scene.game("embers", scene.bo)
    assert pseudo_text("card") in scene.bo.dm.last.text or pseudo_text("round") in scene.bo.dm.last.text
    assert "round" in scene.mira.dm.last.text


def test_rules_are_searched_and_shown_in_the_language_of_the_reader() -> None:
    english, other = RuleBooks(games(), "en"), RuleBooks(games(), PSEUDO)
    for query, said in (("3.1", "3.1"), ("rule 3.1", f"«{pseudo_text('rule 3.1')}»"), ("§ 3.1", "§3.1")):
        one, same = english.search(query, "sol")[0], other.search(said, "sol")[0]
        assert one.title.startswith("3.1 ")
        assert (same.number, same.title) == (one.number, pseudo_text(one.title))
    flagships = [
        RuleBooks(games(), language).search("22", "novasolis")[0].title for language in ("en", PSEUDO)
    ]
    assert flagships == [flagships[0], pseudo_text(flagships[0])]
    assert other.search(pseudo_text("momentum"), "sol")
    question = RuleBooks(games(), PSEUDO).search(pseudo_text("what is the heart for"), "sol")[0]
    assert question.number == english.search("what is the heart for", "sol")[0].number


def test_rules_that_lack_a_section_stay_english_and_are_named(catalogues: Catalogues) -> None:
    catalogues("de", house="locale = de\n", sol="title = SOL\n")
    folder = data_path("sol", "text", "de.ftl").parent.parent
    (folder / "rules.de.md").write_text("## 1 Das Spiel\n\nSpielt.\n", encoding="utf-8")
    assert RuleBooks(games(), "de").titles("", "sol") == RuleBooks(games(), "en").titles("", "sol")
    assert "de: rules.de.md: has other sections than rules.md" in translation_faults("sol", "de")


async def test_a_rule_is_shared_in_the_language_of_the_server(scene: Stage) -> None:
    scene.bo.set_locale(PSEUDO)
    found = await scene.bo.slash("rules", options={"query": "SOL 3.1"})
    await scene.bo.click(found.message, f"«{pseudo_text('Show in channel')}»")
    await scene.settled()
    assert plain_words(found.text) == []
    assert "Looked up by Bo" in scene.table.last.text
