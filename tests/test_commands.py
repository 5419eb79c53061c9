"""The command line, called as a person would: what it prints, its exit codes, its errors."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from functools import cache, partial
from pathlib import Path

import msgspec
import pytest

from bot.__main__ import main
from bot.commands import playing
from bot.engine.files import DATA
from bot.engine.lessons import lessons_of
from bot.engine.playout import random_game
from bot.engine.record import Record
from bot.engine.rng import seed_hash
from bot.games.catalogue import games
from bot.players.match import Played
from bot.store import ServerChange
from bot.store.sqlite import open_store
from renderers.film import Film
from tests.pseudo import Catalogues
from tests.store.samples import create

FOLLOWED = r"(followed in|dropped after) \d+ worlds?: -?\d+ after the others' turns and its own next one"


def call(*arguments: str) -> int:
    """The exit code, whichever way the command ends."""
    try:
        return main(arguments)
    except SystemExit as stop:
        return int(stop.code or 0)


@cache
def played() -> tuple[list[str], list[int]]:
    """The moves of a random game of SOL, and its scores."""
    state, lines = random_game(games()["sol"], 2, {}, "export me")
    return lines, list(games()["sol"].standings(state).scores)


def exported(folder: Path, **changes: object) -> Path:
    lines, scores = played()
    record = Record(
        game="sol",
        version=games()["sol"].info.version,
        seats=2,
        names=["Mira", "Bo"],
        options={},
        seed_hash=seed_hash("export me"),
        seed="export me",
        moves=lines,
        result=scores,
    )
    file = folder / "game.json"
    file.write_bytes(msgspec.json.encode(msgspec.structs.replace(record, **changes)))
    return file


def test_a_score_that_all_share_is_printed_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = games()["novasolis"]
    options = game.info.complete({"variant": "coop", "races": "random"})
    state, lines = random_game(game, 2, options, "export me")
    scores = game.standings(state).scores
    kept = {"game": "novasolis", "version": game.info.version, "options": options, "moves": lines}
    assert call("replay", str(exported(tmp_path, **kept, result=list(scores)))) == 0
    assert capsys.readouterr().out.splitlines()[1:] == [f"Together: {scores[0]}"]


def test_check_passes_and_names_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("check") == 0
    assert "sol:" in capsys.readouterr().out


def test_a_game_whose_data_is_broken_is_named_and_stops_no_other(tmp_path: Path) -> None:
    """In a checkout with one bad row in the cards of Super Nova."""
    for room in ("bot", "renderers"):
        (tmp_path / room).symlink_to(DATA.parent / room)
    shutil.copytree(DATA, tmp_path / "data", ignore=shutil.ignore_patterns("openapi.json"))
    cards = tmp_path / "data" / "supernova" / "cards.json"
    rows = json.loads(cards.read_text(encoding="utf-8"))
    rows[2]["copies"] = "many"
    cards.write_text(json.dumps(rows), encoding="utf-8")

    calls = (("check",), *(("selfplay", game, "--games", "1") for game in ("supernova", "sol")))
    script = f"from bot.__main__ import main; print(*(main(call) for call in {calls}))"
    run = subprocess.run([sys.executable, "-c", script], cwd=tmp_path, capture_output=True, text=True)
    assert run.stdout.splitlines()[-1] == "1 1 0"
    assert run.stderr.count("supernova/cards.json: row 3") == 2
    assert "Traceback" not in run.stderr


def test_selfplay_prints_figures_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("selfplay", "sol", "--seats", "3", "--games", "2", "--seed", "7", "--json") == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["games"] == 2
    assert figures["dead_ends"] == 0
    assert figures["moves"] >= figures["longest"] > 20
    assert figures["moves_per_second"] > 0
    assert figures["state_bytes"] > 100
    assert [row["seats"] for row in figures["balance"]["by_seat"].values()] == [2, 2, 2]


def test_selfplay_plays_the_same_games_for_the_same_seed(capsys: pytest.CaptureFixture[str]) -> None:
    runs = []
    for _ in range(2):
        assert call("selfplay", "sol", "--games", "1", "--seed", "same", "--json") == 0
        figures = json.loads(capsys.readouterr().out)
        runs.append((figures["moves"], figures["state_bytes"]))
    assert runs[0] == runs[1]


def test_an_interrupt_leaves_the_results_of_the_games_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each game is reported as it ends, beside the result."""
    ended = iter((False, False, True))

    def play(*arguments: object) -> Played:
        if next(ended):
            raise KeyboardInterrupt
        return Played(("random", "greedy"), (2, 1), (3, 5), 40, 100, factions=("ordinary", "zealots"))

    monkeypatch.setattr(playing, "play", play)
    players = ("--players", "random,greedy")
    assert call("selfplay", "sol", "--seats", "2", "--games", "9", *players, "--json") == 130
    told = capsys.readouterr()
    assert json.loads(told.out)["games"] == 2
    assert json.loads(told.out)["players"]["greedy"]["wins"] == 2
    assert [line.split(",")[0] for line in told.err.splitlines()] == ["1 of 9", "2 of 9"]
    assert "ordinary 3, zealots 5" in told.err


def test_picture_writes_a_png_and_prints_the_alt_text(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "board.png"
    assert call("picture", "sol", "--seats", "2", "--moves", "60", "--viewer", "1", "--out", str(out)) == 0
    assert out.read_bytes().startswith(b"\x89PNG")
    assert capsys.readouterr().out.startswith("SOL")


def test_a_picture_says_in_the_plural_what_several_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "board.png"
    assert call("picture", "supernova", "--seats", "4", "--moves", "0", "--out", str(out)) == 0
    assert "look at their first hands" in capsys.readouterr().out


def test_replay_verifies_an_exported_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert call("replay", str(exported(tmp_path))) == 0
    assert "verifies" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"seed": "another"}, "hash"),
        ({"seed": None}, "seed is missing"),
        ({"result": [99, 99]}, "scores"),
        ({"moves": ["0 fly U1 K5"]}, "not legal"),
        ({"moves": ["nonsense"]}, "SEAT VERB"),
        ({"seats": 77}, "not legal"),
        ({"options": {"no-such": "on"}}, "not legal"),
        ({"format": "other"}, "format"),
    ],
)
def test_replay_says_what_is_wrong_with_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], changes: dict[str, object], complaint: str
) -> None:
    assert call("replay", str(exported(tmp_path, **changes))) == 1
    assert complaint in capsys.readouterr().err


@pytest.mark.parametrize("content", [b"", b"{}", b"[1,2", b"\xff\xfe\x00", b'{"moves": 3}', b"[" * 100_000])
def test_replay_refuses_what_is_no_game_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes
) -> None:
    file = tmp_path / "broken.json"
    file.write_bytes(content)
    assert call("replay", str(file)) == 1
    assert "does not verify" in capsys.readouterr().err


def test_think_prints_plans_what_they_come_to_and_why(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    number = next(n for n, line in enumerate(played()[0], 1) if "convert" in line)
    assert call("think", str(exported(tmp_path)), "--move", str(number), "--plans", "3") == 0
    heading, now, *plans = capsys.readouterr().out.splitlines()
    seat, _, move = played()[0][number - 1].partition(" ")
    assert (
        heading
        == f"sol, move {number} of {len(played()[0])}: {['Mira', 'Bo'][int(seat)]} (seat {int(seat) + 1}) played {move}"
    )
    total, _, terms = now.removeprefix("worth now ").partition(": ")
    assert int(total) == pytest.approx(sum(int(term.rsplit(" ", 1)[1]) for term in terms.split(", ")), abs=8)
    assert [line[:2] for line in plans[1::3]] == ["1.", "2.", "3."]
    worths = [int(line.split()[1].rstrip(":")) for line in plans[1::3]]
    assert worths == sorted(worths, reverse=True)


def test_think_says_how_far_hard_followed_each_plan_and_what_it_led_to(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(exported(tmp_path))
    assert call("think", file, "--move", "1", "--plans", "100", "--kind", "Hard") == 0
    plans = [plan.splitlines() for plan in capsys.readouterr().out.split("\n\n")[1:]]
    ends = [plan[-1].strip() for plan in plans]
    assert all(re.fullmatch(FOLLOWED, end) for end in ends)
    assert ends[0].startswith("followed in")
    assert ends[-1].startswith("dropped after 1 world:")
    assert len({len(plan) for plan in plans}) == 1
    assert call("think", file, "--move", "1", "--plans", "100", "--kind", "easy") == 0
    assert "world" not in capsys.readouterr().out


def test_think_says_what_a_plan_and_the_next_turn_bring_where_others_are_passed_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = games()["factions"]
    state, lines = random_game(game, 2, {}, "export me")
    kept = {"game": "factions", "version": game.info.version, "moves": lines}
    file = exported(tmp_path, **kept, result=list(game.standings(state).scores))
    number = next(n for n, line in enumerate(lines, 1) if line.split()[1] == "move")
    assert call("think", str(file), "--move", str(number), "--plans", "2", "--kind", "hard") == 0
    assert "now and after its own next turn together" in capsys.readouterr().out


def test_kinds_are_called_by_their_levels_as_at_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seated = list[tuple[str, ...]]()

    def play(_game: object, kinds: tuple[str, ...], *_: object) -> Played:
        seated.append(kinds)
        return Played(kinds, (2, 1), (3, 5), 40, 100)

    monkeypatch.setattr(playing, "play", play)
    assert call("selfplay", "sol", "--games", "1", "--players", "Medium, hard") == 0
    assert call("selfplay", "sol", "--games", "1", "--players", "greedy,search") == 0
    assert seated == [("greedy", "search")] * 2
    capsys.readouterr()
    assert call("selfplay", "sol", "--players", "medium,oracle") == 2
    assert "'oracle'; choose from random, easy, medium, hard" in capsys.readouterr().err
    assert call("think", str(exported(tmp_path)), "--move", "1", "--kind", "random") == 2
    assert "choose from easy, medium, hard" in capsys.readouterr().err


@pytest.mark.parametrize("number", ["0", "100000"])
def test_think_names_the_moves_that_there_are(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], number: str
) -> None:
    assert call("think", str(exported(tmp_path)), "--move", number) == 2
    assert "1" in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments",
    [
        ("selfplay", "nonsense"),
        ("selfplay", "sol", "--seats", "9"),
        ("selfplay", "sol", "--seats", "0"),
        ("selfplay", "sol", "--seats", "-1"),
        ("selfplay", "sol", "--seats", "two"),
        ("selfplay", "sol", "--options", "edition"),
        ("selfplay", "sol", "--options", "edition=nonsense"),
        ("selfplay", "sol", "--options", "nonsense=on"),
        ("selfplay", "sol", "--games", "0"),
        ("picture", "sol"),
        ("picture", "sol", "--viewer", "9", "--out", "never.png"),
        ("picture", "sol", "--moves", "-3", "--out", "never.png"),
        ("replay", "no-such-file.json"),
        ("think", "no-such-file.json", "--move", "1"),
        ("think", "no-such-file.json"),
        ("nonsense",),
        ("--port", "70000"),
    ],
)
def test_a_wrong_call_ends_with_two_and_a_sentence(
    arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert call(*arguments) == 2
    error = capsys.readouterr().err
    assert error.strip()
    assert "Traceback" not in error


@pytest.mark.parametrize(
    "command",
    [
        "",
        "check",
        "selfplay",
        "picture",
        "replay",
        "think",
        "backup",
        "restore",
        "purge",
        "health",
        "say",
        "text",
    ],
)
def test_help_is_there(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert call(*filter(None, [command]), "--help") == 0
    assert "usage: python -m bot" in capsys.readouterr().out


async def test_a_server_is_purged_after_asking_and_without_a_trace(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games.db"
    purge = ("--database", str(file), "purge", "77")
    store = await open_store(file)
    for channel, guild in ((1, 77), (2, 77), (3, 78)):
        row = await create(store, channel, guild=guild, holders=f"Traceable {guild}")
        await store.look(row.id, 5, 1)
    for guild in (77, 78):
        name = f"Traceable {guild}"
        await store.change_server(ServerChange(guild, 0, "{}", (name,), 1.0, 5, name))
    await store.keep_person(5, "{}")
    assert call(*purge, "--yes") == 1, "a bot is on it"
    await store.close()
    answers = iter(["78", "77"])
    monkeypatch.setattr("builtins.input", lambda _: next(answers))
    assert call(*purge) == 1
    assert b"Traceable 77" in file.read_bytes()
    assert call(*purge) == 0
    assert b"Traceable 77" not in file.read_bytes()
    assert b"Traceable 78" in file.read_bytes()
    assert call(*purge, "--yes") == 0
    store = await open_store(file)
    assert await store.counts() == {"playing": 1}
    assert await store.person(5) == "{}"
    assert [row.session for row in (await store.belongings(5)).looked] == [3]
    await store.close()


async def test_backup_and_restore_from_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = await open_store(tmp_path / "games.db")
    await store.close()
    games_file, copy = str(tmp_path / "games.db"), str(tmp_path / "copy.db")
    assert call("--database", games_file, "backup", copy) == 0
    assert call("--database", games_file, "backup", copy) == 1
    assert "there already" in capsys.readouterr().err
    assert call("--database", games_file, "restore", copy) == 0
    assert "kept as" in capsys.readouterr().out
    assert call("--database", games_file, "restore", str(tmp_path / "none.db")) == 1


@pytest.mark.slow
def test_a_file_is_told_again_as_film_report_and_chart(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("renderers.film.Film", partial(Film, most=6))
    file = exported(tmp_path)
    film, report, chart = tmp_path / "game.gif", tmp_path / "game.md", tmp_path / "scores.png"
    wanted = ("--film", str(film), "--report", str(report), "--chart", str(chart), "--speed", "fast")
    assert call("replay", str(file), *wanted) == 0
    assert "verifies" in capsys.readouterr().out
    assert film.read_bytes().startswith(b"GIF89a")
    assert chart.read_bytes().startswith(b"\x89PNG")
    assert "## Round 1" in report.read_text(encoding="utf-8")
    assert call("replay", str(file), "--viewer", "3", "--report", str(report)) == 2
    assert call("replay", str(file), "--report", str(tmp_path / "no" / "where.md")) == 1


def test_a_file_of_another_version_of_the_rules_is_refused_by_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert call("replay", str(exported(tmp_path, version=99))) == 1
    assert "version 99" in capsys.readouterr().err


async def test_a_database_is_checked_and_its_contents_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = await open_store(tmp_path / "games.db")
    await store.close()
    assert call("check", str(tmp_path / "games.db")) == 0
    assert "is intact" in capsys.readouterr().out
    (tmp_path / "torn.db").write_bytes((tmp_path / "games.db").read_bytes()[:5000])
    assert call("check", str(tmp_path / "torn.db")) == 1
    assert call("check", str(tmp_path / "nothing.db")) == 1


def test_a_lesson_is_printed_with_what_answers_each_verb(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("lesson", "sol", "turn") == 0
    printed = capsys.readouterr().out
    assert "== 3. node · round 2" in printed
    assert "-> convert node L2" in printed
    assert "hold: .hold The pattern is complete" in printed
    assert "Ada launched 1 to L8 and 1 to U8." in printed
    assert call("lesson", "sol", "chess") == 2
    assert "choose from factions turn" in capsys.readouterr().err


def test_a_lesson_that_the_rules_refuse_ends_with_what_would_be_legal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = msgspec.structs.replace(lessons_of("sol")["turn"], before=("0 launch K1",))
    monkeypatch.setattr("bot.commands.teaching.lessons_of", lambda slug: {"turn": broken})
    assert call("lesson", "sol", "turn") == 1
    said = capsys.readouterr()
    assert "sol/turn, before sun: '0 launch K1' is refused" in said.err
    assert "0 launch U1" in said.out


SOL_IN_GERMAN = """\
title = SOL
event-launch = { $seat } { AGREE($seat-id, "startet", "startest") } einen Sonnentaucher nach { $to }.
event-hold = { $seat } { $what }
"""


@pytest.fixture
def german(catalogues: Catalogues, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A few words of a language that is not offered."""
    monkeypatch.setattr("bot.engine.catalogues._PREVIEWED", set())
    (tmp_path / "sol/text/tlh").mkdir(parents=True)
    (tmp_path / "sol/text/tlh/sol.ftl").write_text(SOL_IN_GERMAN, encoding="utf-8")
    (tmp_path / "house/text/tlh").mkdir(parents=True)
    (tmp_path / "house/text/tlh/house.ftl").write_text("locale = de\nreader = du\n", encoding="utf-8")
    catalogues("tlh")


@pytest.mark.usefixtures("german")
def test_a_message_is_said_as_it_is_filled(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("say", "event-launch", "seat=@1", "--language", "tlh", "--reader", "1") == 0
    assert capsys.readouterr().out.splitlines() == [
        "tlh  event-launch: du startest einen Sonnentaucher nach ‹to›.",
        "en  event-launch: you launched a sundiver to ‹to›.",
    ]
    assert call("say", "refusal-unknown-value", "option=~title", "choices=a,2", "--game", "sol") == 0
    assert capsys.readouterr().out.splitlines()[:2] == [
        "en  refusal-unknown-value: SOL cannot be “‹value›”.",
        "en  refusal-unknown-value.remedy: Choose from a and 2.",
    ]
    assert call("say", "event-hold", "seat=@0", "--language", "tlh") == 0
    assert capsys.readouterr().out.startswith("tlh  event-hold: Mira took no action."), (
        "what it lacks is said"
    )
    assert call("say", "no-such-message") == 2
    assert call("say", "undone", "--language", "volapük") == 2
    assert "there are en" in capsys.readouterr().err


@pytest.mark.usefixtures("german")
def test_a_position_is_printed_as_a_translator_reads_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("text", "sol", "--language", "tlh", "--moves", "6", "--seed", "launch") == 0
    printed = capsys.readouterr().out
    assert "\nDu startest einen Sonnentaucher nach U6.\n" in printed
    assert "\n== Your turn: move, convert or activate" in printed
    assert "\n-- Move · " in printed


@pytest.mark.usefixtures("german")
def test_a_language_is_checked_before_it_is_offered(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("check", "--language", "tlh", "--game", "sol") == 1
    found = capsys.readouterr().err
    assert (
        "sol: tlh: message event-hold: asks for what, which English does not (sol/text/tlh/sol.ftl, line 3)"
        in found
    )
    assert "house" not in found
    assert call("check", "--language", "tlh") == 1
    assert "supernova: tlh: says nothing yet" in capsys.readouterr().err
    assert call("check", "--language", "tlh", "--game", "chess") == 2
