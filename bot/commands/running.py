"""Runs the bot, checks its settings, data and games, and reads recordings of what it and Discord said to each other."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import NoReturn

from bot.commands.failure import Failure
from bot.engine.errors import BadData
from bot.games.catalogue import GAMES, broken, games
from bot.store.addresses import Place, shown


def run(*, port: int | None, database: Place | None) -> NoReturn:
    """Run the bot until it is stopped; that ends the process. Raises Failure if it cannot start or go on."""
    from bot import app
    from bot.settings import BadSetting, load_settings
    from bot.store import StoreError

    try:
        settings = load_settings(port=port, database=database)
        with asyncio.Runner() as runner:
            runner.run(app.run(settings))
            _leave()
    except (BadSetting, BadData, StoreError, OSError) as error:
        raise Failure(str(error), 1) from error


def _leave() -> NoReturn:
    """End at once: everything is stored and closed, and a thread that still reads a long game is not waited for."""
    logging.shutdown()
    sys.stdout.flush()
    os._exit(0)


def check(language: str = "", room: str | None = None) -> int:
    """Validate the settings, every data file and every game, and print what was found.

    Of a `language`, offered or not, only what it says is checked: in a `room` (a game or the house), or in all.
    """
    from bot.settings import BadSetting, load_settings

    if language:
        return _check_language(language, room)
    try:
        settings = load_settings()
        checked = check_data()
    except (BadSetting, BadData) as error:
        raise Failure(str(error), 1) from error
    print(f"settings: {'Discord' if settings.token else 'sandbox'}, games in {shown(settings.database)}")
    print("\n".join(checked))
    return 0


def _check_language(language: str, room: str | None) -> int:
    from bot.commands.translating import spoken

    rooms = ("house", *games())
    if room is not None and room not in rooms:
        raise Failure(f"there is no game '{room[:40]}'; choose from {', '.join(rooms)}")
    faults = language_faults(spoken(language), rooms if room is None else (room,))
    if faults:
        raise Failure("\n".join(["the check found:", *faults]), 1)
    print(f"{language}: every message is there, and asks for what it is given")
    return 0


def language_faults(language: str, rooms: Iterable[str]) -> list[str]:
    """What a language lacks or says wrongly in these rooms; one without a catalogue takes a line."""
    from bot.checks.games import translated_faults
    from bot.checks.words import translation_faults

    return [
        f"{room}: {fault}"
        for room in rooms
        for fault in (*translation_faults(room, language), *translated_faults(room, language))
    ]


def check_data() -> list[str]:
    """Check every game and the words of the house; return the warnings, and a line for each game.

    A game from elsewhere need not speak every language. Raises Failure naming every fault.
    """
    from bot.checks.complete import incomplete
    from bot.checks.games import game_faults, slash_warnings
    from bot.checks.words import house_faults
    from bot.engine.catalogues import catalogue_files, languages
    from bot.engine.rulebook import rule_sections

    every = games()
    faults = [f"{slug}: {error}" for slug, error in broken().items()]
    if not faults:
        faults = [f"house: {fault}" for fault in house_faults(every)]
    for slug, game in every.items():
        own = dict.fromkeys([*game_faults(game, every), *incomplete(game)])
        faults += [f"{slug}: {fault}" for fault in own]
    for language in languages()[1:]:
        speaking = [slug for slug in every if slug in GAMES or catalogue_files(slug, language)]
        faults += language_faults(language, ("house", *speaking))
    if faults:
        raise Failure("\n".join(["the check found:", *faults]), 1)
    warnings = [f"warning: {each}" for game in every.values() for each in slash_warnings(game)]
    return warnings + [
        f"{slug}: {len(game.info.verbs)} verbs, {len(game.info.options)} options,"
        f" {len(rule_sections(game.info))} rules, version {game.info.version}"
        for slug, game in every.items()
    ]


def recorded(file: Path, *, against: Path | None = None, shapes: Path | None = None) -> int:
    """Print what a recording holds; name each difference from another one, and write its shapes, if asked."""
    from bot.sandbox.recorded import BadRecording, differences, load, to_json

    try:
        found = load(file)
        other = None if against is None else load(against)
        if shapes is not None:
            shapes.write_bytes(to_json(found))
    except BadRecording as error:
        raise Failure(str(error), 1) from error
    except OSError as error:
        raise Failure(f"{error.filename}: {error.strerror}") from error
    for request, outcomes in sorted(found.items()):
        counts = ", ".join(f"{outcome} ({seen.count})" for outcome, seen in sorted(outcomes.items()))
        print(f"{request}: {counts}")
    if shapes is not None:
        print(f"{shapes}: the shapes of the answers, without names, ids and texts")
    if other is None:
        return 0
    missing = [request for request in sorted(found) if request not in other]
    print("\n".join(f"not compared, as {against} has none: {request}" for request in missing))
    apart = differences(found, other)
    print("\n".join(apart) if apart else f"{against} answers as {file} does")
    return 1 if apart else 0
