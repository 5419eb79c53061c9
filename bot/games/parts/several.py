"""Several things chosen at once: the cards to discard, the ships to send."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from bot.engine.moves import Choice, Spot, Value


def choose_several(offered: Sequence[Choice], chosen: Sequence[Value], least: int, most: int) -> Spot | None:
    """The spot of a move whose last values are `least` to `most` of those offered, in any order.

    `offered` is everything from which to choose, best first, whatever was chosen already; what stands there twice can
    be chosen twice. None if the values chosen are not among it, or too many. The caller adds price, preview and words.
    """
    left = Counter(choice.value for choice in offered)
    left.subtract(chosen)
    count = len(chosen)
    most = min(most, len(offered))
    if count > most or least > most or min(left.values(), default=0) < 0:
        return None
    further = {choice.value: choice for choice in offered if left[choice.value]} if count < most else {}
    ends = count >= least and count > 0
    if not further:
        return Spot((), ends) if ends else None
    choices = tuple(replace(choice, last=count + 1 >= least) for choice in further.values())
    at_once = min(most - count, len(choices))
    return Spot(choices, ends, several=(min(max(1, least - count), at_once), at_once))
