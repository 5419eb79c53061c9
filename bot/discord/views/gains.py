"""What a move would cost and bring whoever makes it, in a few words: "−2 energy, +3 points"."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from itertools import islice, repeat

from bot.discord.views.table import TableView
from bot.engine.foresight import SCORE, Foreseen
from bot.engine.moves import Move, Text, term

log = logging.getLogger(__name__)


def gains_of(
    table: TableView, moves: Sequence[Move], *, final: bool = False, begun: Move | None = None
) -> dict[Move, str]:
    """What legal moves of the viewer would change for them, without those that change nothing that is counted.

    With `final` it also says which cannot be taken back, where others would have to agree to that. Of moves that go on
    from one that was `begun` it says what they change beyond that, if it may be played as it is.
    """
    verbs = {verb.name for verb in table.game.info.verbs if not verb.turn.setting}
    counted = [move for move in moves if move.verb in verbs]
    final = final and table.has_company
    so_far = _so_far(table, begun) if begun is not None and begun.verb in verbs else None
    found = _foreseen(table, counted)
    if so_far is not None:
        found = [*map(Foreseen.beyond, found, repeat(so_far))]
    parts = [_parts(foreseen, final=final) for foreseen in found]
    # All that is said of any of them is said in one go.
    said = map(table.speech.words.say, [part for each in parts for part in each])
    return {
        move: ", ".join(islice(said, len(each))) for move, each in zip(counted, parts, strict=True) if each
    }


def _so_far(table: TableView, begun: Move) -> Foreseen | None:
    """What a move that was begun would bring as it is; None if it cannot be played yet."""
    spot = table.offer.spot(begun.verb, begun.values) if begun.values else None
    return _foreseen(table, [begun])[0] if spot is not None and spot.ends else None


def _parts(foreseen: Foreseen, *, final: bool) -> list[Text]:
    """What is said of a move."""
    parts = [
        Text("gain-more" if by > 0 else "gain-less", {"what": amount(key, abs(by))})
        for key, by in foreseen.gains.items()
    ]
    parts += [_open(foreseen, key) for key in foreseen.open]
    return [*parts, Text("gain-final")] if final and foreseen.chancy else parts


def _open(foreseen: Foreseen, key: str) -> Text:
    """How a measure changes of which it is not certain by how much."""
    if key not in foreseen.between:
        return Text("gain-open", {"what": term(f"measure-{key}.name")})
    least, most = foreseen.between[key]
    what = amount(key, abs(most))
    if least < 0:
        most_said = Text("gain-more" if most > 0 else "gain-less", {"what": what})
        return Text("gain-fall", {"least": -least, "most": what if not most else most_said})
    return Text("gain-range", {"least": least, "most": what})


def doubt_of(table: TableView, move: Move) -> str:
    """What is asked before a move that costs points for certain is made; "" for any other move."""
    lost = _foreseen(table, [move])[0].lost_score
    return table.speech.words.say(Text("gain-doubt", {"what": amount(SCORE, lost)})) if lost else ""


def _foreseen(table: TableView, moves: Sequence[Move]) -> list[Foreseen]:
    """What moves bring; nothing where the rules fail in an imagined world, so that their panel opens all the same."""
    foresight, found = table.offer.foresight, list[Foreseen]()
    for move in moves:
        try:
            found.append(foresight.of(move))
        except Exception:
            log.exception("what %s brings at session %d is not known", move, table.session.id)
            found.append(Foreseen())
    return found


def amount(key: str, count: int) -> Text:
    """So much of a measure, in words."""
    return Text("score", {"score": count}) if key == SCORE else Text(f"measure-{key}", {"count": count})
