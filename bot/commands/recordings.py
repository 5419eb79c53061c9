"""Commands for recordings of what the bot and Discord said to each other (`HELIOGRAPH_RECORD`)."""

from __future__ import annotations

from pathlib import Path

from bot.commands.failure import Failure


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
