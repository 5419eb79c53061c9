"""The container: what it copies is there and is let through, it runs as nobody in particular, and its check exists."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from bot.__main__ import main, parser
from bot.store.sqlite import open_store

CHECKOUT = Path(__file__).parents[2]


def instructions() -> list[tuple[str, str]]:
    """The Dockerfile as pairs of instruction and argument, continued lines joined."""
    text = (CHECKOUT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    rows = [line.split(maxsplit=1) for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [(name, argument) for name, argument in rows]


def arguments(name: str) -> list[str]:
    return [argument for instruction, argument in instructions() if instruction == name]


def let_through() -> set[str]:
    """What `.dockerignore` lets into the build: everything is shut out but the lines with an exclamation mark."""
    lines = (CHECKOUT / ".dockerignore").read_text(encoding="utf-8").split()
    assert lines[0] == "*"
    return {line[1:] for line in lines if line.startswith("!")}


def test_everything_that_is_copied_is_there_and_is_let_through() -> None:
    sources = {copied.split()[0] for copied in arguments("COPY") if not copied.startswith("--from")}
    assert sources == let_through()
    assert all((CHECKOUT / source).exists() for source in sources)


def test_no_setting_and_no_game_gets_into_the_image() -> None:
    assert not {".", ".env", "heliograph.db"} & let_through()


def test_the_bot_does_not_run_as_root() -> None:
    assert arguments("USER") == ["heliograph"]


def test_the_games_are_kept_outside_the_container() -> None:
    (volume,) = arguments("VOLUME")
    compose = (CHECKOUT / "compose.yaml").read_text(encoding="utf-8")
    for text in (" ".join(arguments("ENV")), compose):
        (database,) = re.findall(r"HELIOGRAPH_DATABASE[=:]\s*(\S+)", text)
        assert Path(database).parent == Path(volume)
    assert f":{volume}\n" in compose


@pytest.mark.parametrize("instruction", ["HEALTHCHECK", "ENTRYPOINT"])
def test_what_the_container_calls_is_a_command_of_the_bot(instruction: str) -> None:
    (argument,) = arguments(instruction)
    command = json.loads(argument[argument.index("[") :])
    assert command[:3] == ["python", "-m", "bot"]
    parser().parse_args(command[3:])


async def test_the_check_is_well_while_a_bot_has_the_database_and_ill_after(tmp_path: Path) -> None:
    database = tmp_path / "heliograph.db"
    check = ["health", "--database", str(database)]
    assert main(check) == 1
    store = await open_store(database)
    assert main(check) == 0
    await store.close()
    assert main(check) == 1


def test_metrics_are_published_to_this_machine_only_on_the_port_that_the_bot_opens() -> None:
    compose = (CHECKOUT / "compose.yaml").read_text(encoding="utf-8")
    (port,) = re.findall(r"HELIOGRAPH_METRICS_PORT: (\d+)", compose)
    (published,) = re.findall(r"^ +- (\S+:\d+)$", compose, re.MULTILINE)
    assert published == f"127.0.0.1:{port}:{port}"


def test_what_copies_the_games_elsewhere_may_read_them_and_gets_no_token() -> None:
    compose = (CHECKOUT / "compose.yaml").read_text(encoding="utf-8")
    litestream = compose.partition("litestream:\n")[2]
    (user,) = re.findall(r'user: "(\d+)"', litestream)
    assert f"--uid {user} " in " ".join(arguments("RUN"))
    assert "env_file" not in litestream
    (database,) = re.findall(r"HELIOGRAPH_DATABASE: (\S+)", compose)
    assert f'"{database}"' in litestream
