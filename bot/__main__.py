"""The command line: `python -m bot` runs the bot; the other commands are tools for its owner.

Exit codes: 0 success, 1 a check or the verification of a file failed, 2 wrong arguments.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from bot import commands
from bot.engine.catalogues import ENGLISH
from bot.store.addresses import place


def parser() -> argparse.ArgumentParser:
    """All commands and their options."""
    top = argparse.ArgumentParser(
        prog="python -m bot",
        description="Heliograph hosts strategy games about dying suns. Without a command, it runs the bot: on Discord "
        "if DISCORD_TOKEN is set in the environment or in .env, otherwise in a sandbox in your browser.",
    )
    top.add_argument("--port", type=_port, metavar="N", help="port of the sandbox page (HELIOGRAPH_PORT)")
    top.add_argument(
        "--database",
        type=place,
        metavar="FILE",
        help="the file with the games, or the address of a PostgreSQL database (HELIOGRAPH_DATABASE)",
    )
    several = top.add_subparsers(dest="command", metavar="COMMAND")

    check = several.add_parser(
        "check", help="validate the settings and every data file, or check that a database is intact"
    )
    check.add_argument("file", type=Path, nargs="?", metavar="FILE", help="a database, or a copy of one")
    check.add_argument(
        "--language",
        default="",
        metavar="CODE",
        help="check only what a language says, such as de, offered or not",
    )
    check.add_argument("--game", metavar="GAME", help="of that language, only this game, or the house")

    play = several.add_parser("selfplay", help="let computer players play whole games")
    play.add_argument("game", metavar="GAME", help="a game's short name, such as sol")
    play.add_argument("--seats", type=_positive, metavar="N", help="number of players (default: the fewest)")
    play.add_argument("--options", type=_pairs, default={}, metavar="K=V,..", help="options of the game")
    play.add_argument(
        "--players",
        type=_words,
        default=(),
        metavar="KIND,..",
        help="who plays: easy, medium, hard, random; several kinds rotate through the seats and are compared",
    )
    play.add_argument("--games", type=_positive, default=10, metavar="K", help="number of games (default 10)")
    play.add_argument("--seed", default="selfplay", metavar="S", help="the same seed gives the same games")
    play.add_argument("--json", action="store_true", help="print the figures as one JSON object")

    picture = several.add_parser("picture", help="draw a position of a random game and print its alt text")
    picture.add_argument("game", metavar="GAME")
    picture.add_argument("--seats", type=_positive, metavar="N")
    picture.add_argument("--options", type=_pairs, default={}, metavar="K=V,..")
    picture.add_argument("--seed", default="picture", metavar="S")
    picture.add_argument(
        "--moves", type=_count, default=0, metavar="M", help="moves to play first (default 0)"
    )
    picture.add_argument("--viewer", default="public", metavar="WHO", help="public, or a seat number")
    picture.add_argument("--language", default=ENGLISH, metavar="CODE", help="such as de, offered or not")
    picture.add_argument("--out", type=Path, required=True, metavar="FILE", help="the PNG to write")

    again = several.add_parser("replay", help="play an exported game again and verify it")
    again.add_argument("file", type=Path, metavar="FILE")
    again.add_argument("--film", type=Path, metavar="OUT", help="also write a film, as a GIF")
    again.add_argument("--report", type=Path, metavar="OUT", help="also write a report, in Markdown")
    again.add_argument("--chart", type=Path, metavar="OUT", help="also write a chart of the scores, as a PNG")
    again.add_argument("--viewer", default="public", metavar="WHO", help="public, or a seat number")
    again.add_argument(
        "--speed", choices=("slow", "normal", "fast"), default="normal", help="speed of the film"
    )

    thought = several.add_parser(
        "think", help="print the best plans of a computer player before a move of an exported game, and why"
    )
    thought.add_argument("file", type=Path, metavar="FILE")
    thought.add_argument("--move", type=_positive, required=True, metavar="N", help="the number of the move")
    thought.add_argument("--plans", type=_positive, default=5, metavar="K", help="how many plans (default 5)")
    thought.add_argument(
        "--kind", default="medium", metavar="KIND", help="who thinks: easy, medium, hard (default medium)"
    )

    taught = several.add_parser(
        "lesson", help="play a lesson by its script, and print each beat with what can be done"
    )
    taught.add_argument("game", metavar="GAME")
    taught.add_argument("name", metavar="NAME", help="turn, points")

    message = several.add_parser(
        "say", help="print a message filled with values, in a language and in English: for translators"
    )
    message.add_argument("key", metavar="KEY", help="the key of a message, such as event-launch")
    message.add_argument(
        "values",
        type=_pair,
        nargs="*",
        metavar="NAME=VALUE",
        help="a number, text, @0 for the first person, ~piece-bridge for what a message says, or several with commas",
    )
    message.add_argument("--language", default=ENGLISH, metavar="CODE", help="such as de, offered or not")
    message.add_argument("--game", metavar="GAME", help="the game whose message it is (default: the first)")
    message.add_argument("--reader", type=_count, metavar="N", help="the person who is addressed")

    shown = several.add_parser(
        "text", help="print a position of a random game in words, with questions and choices: for translators"
    )
    shown.add_argument("game", metavar="GAME")
    shown.add_argument("--language", default=ENGLISH, metavar="CODE", help="such as de, offered or not")
    shown.add_argument("--seats", type=_positive, metavar="N")
    shown.add_argument("--options", type=_pairs, default={}, metavar="K=V,..")
    shown.add_argument("--seed", default="text", metavar="S")
    shown.add_argument("--moves", type=_count, default=0, metavar="M", help="moves to play first (default 0)")
    shown.add_argument("--viewer", default="1", metavar="WHO", help="public, or a seat number (default 1)")

    said = several.add_parser(
        "recorded", help="read a recording of requests (HELIOGRAPH_RECORD), and compare it with another one"
    )
    said.add_argument("file", type=Path, metavar="FILE", help="a recording, or its shapes")
    said.add_argument(
        "--against",
        type=Path,
        metavar="FILE",
        help="what was recorded in the sandbox; each difference is named",
    )
    said.add_argument(
        "--shapes",
        type=Path,
        metavar="OUT",
        help="write what answers look like, without names, ids and texts",
    )

    copy = several.add_parser("backup", help="copy the games into a new file; the bot can be running")
    copy.add_argument("file", type=Path, metavar="FILE")

    back = several.add_parser("restore", help="replace the games with a copy, while the bot is stopped")
    back.add_argument("file", type=Path, metavar="FILE")

    moved = several.add_parser(
        "move-database",
        help="move all games to an empty database, from a file to PostgreSQL or back; the bot must be stopped",
    )
    for name in ("source", "target"):
        moved.add_argument(
            name, type=place, metavar=name.upper(), help="a file, or postgresql://USER@HOST/NAME"
        )

    purge = several.add_parser(
        "purge",
        help="delete everything of one server: games, settings, who changed them; the bot must be stopped",
    )
    purge.add_argument("server", type=_positive_id, metavar="SERVER", help="the id of the server")
    purge.add_argument("--yes", action="store_true", help="do not ask")

    health = several.add_parser("health", help="check that a bot is running on this database")
    health.add_argument("--database", type=place, metavar="FILE", dest="health_database")
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code."""
    arguments = parser().parse_args(argv)
    try:
        return _dispatch(arguments)
    except commands.Failure as failure:
        print(f"heliograph: {failure}", file=sys.stderr)
        return failure.code
    except KeyboardInterrupt:
        return 130


def _dispatch(a: argparse.Namespace) -> int:
    match a.command:
        case "check":
            return commands.check(a.language, a.game) if a.file is None else commands.check_database(a.file)
        case "selfplay":
            if a.players:
                return commands.compare(
                    a.game, a.seats, a.options, a.games, a.seed, a.players, as_json=a.json
                )
            return commands.selfplay(a.game, a.seats, a.options, a.games, a.seed, as_json=a.json)
        case "picture":
            return commands.picture(
                a.game, a.seats, a.options, a.seed, a.moves, a.viewer, a.out, commands.spoken(a.language)
            )
        case "replay":
            return commands.replay(
                a.file, film=a.film, report=a.report, chart=a.chart, viewer=a.viewer, speed=a.speed
            )
        case "think":
            return commands.think(a.file, a.move, a.plans, a.kind)
        case "lesson":
            return commands.lesson(a.game, a.name)
        case "say":
            return commands.say(a.key, a.language, a.game, dict(a.values), a.reader)
        case "text":
            return commands.text(a.game, a.language, a.seats, a.options, a.seed, a.moves, a.viewer)
        case "recorded":
            return commands.recorded(a.file, against=a.against, shapes=a.shapes)
        case "backup":
            return commands.backup(a.file, a.database)
        case "restore":
            return commands.restore(a.file, a.database)
        case "move-database":
            return commands.move_database(a.source, a.target)
        case "purge":
            return commands.purge(a.server, a.database, sure=a.yes)
        case "health":
            return commands.health(a.health_database or a.database)
        case _:
            return commands.run(port=a.port, database=a.database)


def _port(text: str) -> int:
    number = _count(text)
    if number > 65535:
        raise argparse.ArgumentTypeError("a port is a number from 0 to 65535")
    return number


def _count(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise argparse.ArgumentTypeError(f"'{text[:40]}' is not a whole number of 0 or more")
    return int(text)


def _positive(text: str) -> int:
    if (number := _count(text)) == 0:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number


def _positive_id(text: str) -> int:
    if not text.isascii() or not text.isdigit() or not 0 < int(text) < 2**63:
        raise argparse.ArgumentTypeError(f"'{text[:40]}' is not the id of a server")
    return int(text)


def _words(text: str) -> tuple[str, ...]:
    words = tuple(word.strip() for word in text.split(","))
    if not all(words):
        raise argparse.ArgumentTypeError(f"'{text[:40]}' is not a list such as greedy,random")
    return words


def _pair(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals or not name or not value:
        raise argparse.ArgumentTypeError(f"'{text[:40]}' is not of the form name=value")
    return name, value


def _pairs(text: str) -> dict[str, str]:
    pairs: dict[str, str] = {}
    for part in filter(None, text.split(",")):
        key, equals, value = part.partition("=")
        if not equals or not key or not value:
            raise argparse.ArgumentTypeError(f"'{part[:40]}' is not of the form option=value")
        pairs[key.strip()] = value.strip()
    return pairs


if __name__ == "__main__":
    sys.exit(main())
