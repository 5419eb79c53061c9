"""Runs the bot, checks its settings, data and games, and reads recordings of what it and Discord said to each other."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from pathlib import Path
from typing import NoReturn

from bot.commands.failure import Failure
from bot.engine.errors import BadData
from bot.games.catalogue import broken, games


def run(*, port: int | None, database: Path | None) -> NoReturn:
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


def check() -> int:
    """Validate the settings, every data file and every game, and print what was found."""
    from bot.settings import BadSetting, load_settings

    try:
        settings = load_settings()
        checked = check_data()
    except (BadSetting, BadData) as error:
        raise Failure(str(error), 1) from error
    print(f"settings: {'Discord' if settings.token else 'sandbox'}, games in {settings.database}")
    print("\n".join(checked))
    return 0


def check_data() -> list[str]:
    """Check every game and the words of the house; return the warnings, and a line for each game.

    Raises Failure naming every fault.
    """
    from bot.checks.complete import incomplete
    from bot.checks.games import game_faults, slash_warnings, translated_faults
    from bot.checks.words import house_faults, translation_faults
    from bot.engine.catalogues import ENGLISH, languages
    from bot.engine.rulebook import rule_sections

    every = games()
    faults = [f"{slug}: {error}" for slug, error in broken().items()]
    if not faults:
        faults = [f"house: {fault}" for fault in house_faults(every)]
    for slug, game in every.items():
        own = dict.fromkeys([*game_faults(game, every), *incomplete(game)])
        faults += [f"{slug}: {fault}" for fault in own]
    for language in languages():
        for room in () if language == ENGLISH else ("house", *every):
            found = [*translation_faults(room, language), *translated_faults(room, language)]
            faults += [f"{room}: {fault}" for fault in found]
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
