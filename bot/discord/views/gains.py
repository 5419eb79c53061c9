"""What a move would cost and bring whoever makes it, in a few words: "−2 energy, +3 points"."""

from __future__ import annotations

import logging

from bot.discord.views.table import TableView
from bot.engine.foresight import SCORE, Foreseen
from bot.engine.moves import Move, Text, term

log = logging.getLogger(__name__)


def gains_of(table: TableView, move: Move, *, final: bool = False) -> str:
    """What a legal move of the viewer would change for them; "" if nothing that is counted.

    With `final` it also says that the move cannot be taken back, where others would have to agree to that.
    """
    verb = table.game.info.verb(move.verb)
    if verb is None or verb.turn.setting:
        return ""
    words, foreseen = table.speech.words, _foreseen(table, move)
    said = [
        words.say(Text("gain-more" if by > 0 else "gain-less", {"what": _amount(key, abs(by))}))
        for key, by in foreseen.gains.items()
    ]
    said += [words.say(Text("gain-open", {"what": term(f"measure-{key}.name")})) for key in foreseen.open]
    if final and foreseen.chancy and table.has_company:
        said.append(words.say_key("gain-final"))
    return ", ".join(said)


def doubt_of(table: TableView, move: Move) -> str:
    """What is asked before a move that costs points for certain is made; "" for any other move."""
    lost = _foreseen(table, move).lost_score
    return table.speech.words.say(Text("gain-doubt", {"what": _amount(SCORE, lost)})) if lost else ""


def _foreseen(table: TableView, move: Move) -> Foreseen:
    """What a move brings; nothing where the rules fail in an imagined world, so that its panel opens all the same."""
    try:
        return table.offer.foresight.of(move)
    except Exception:
        log.exception("what %s brings at session %d is not known", move, table.session.id)
        return Foreseen()


def _amount(key: str, count: int) -> Text:
    return Text("score", {"score": count}) if key == SCORE else Text(f"measure-{key}", {"count": count})
