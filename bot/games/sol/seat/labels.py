"""The words for each choice, with its cost and reward where that matters."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.engine.moves import Seat, Text, Value
from bot.games.sol.actions.acting import uses
from bot.games.sol.actions.activate import Activating
from bot.games.sol.actions.move import Moving
from bot.games.sol.actions.whole_move import NO_STATION
from bot.games.sol.cards.rows import ROWS
from bot.games.sol.holdings.orders import order_of
from bot.games.sol.holdings.rewards import Bonus, affordable, base, bonus, cost, is_taken_unasked
from bot.games.sol.table.board import Space
from bot.games.sol.table.state import KIND_CALLED, NOBODY, SPENT, SUIT_CALLED, Kind, Station, Table
from bot.games.sol.table.tables import SEAT_CALLED, WHO

Label = Callable[[Table, Seat, tuple[Value, ...], Value], Text]


def labels(g: Table, seat: Seat, verb: str, chosen: tuple[Value, ...], values: Sequence[Value]) -> list[Text]:
    """The labels of values of the next parameter of `verb` after those chosen."""
    parameters = LABELS.get(verb, ())
    label = parameters[len(chosen)] if len(chosen) < len(parameters) else _plain
    return [label(g, seat, chosen, value) for value in values]


def _plain(g: Table, seat: Seat, chosen: tuple[Value, ...], value: Value) -> Text:
    return Text("choice-plain", {"value": value})


def _space(g: Table, seat: Seat, chosen: tuple[Value, ...], value: Value) -> Text:
    """A space, and how many own sundivers stand there."""
    space = g.layout.number.get(str(value))
    if space is None:
        return Text("choice-plain", {"value": value})
    return Text("choice-space", {"space": value, "count": g.sundivers[seat][space]})


def _launched(g: Table, seat: Seat, chosen: tuple[Value, ...], value: Value) -> Text:
    left = g.players[seat].pool - 1
    ring = str(value)[0]
    return Text(
        "choice-start-launch",
        {"space": value, "count": 1, "ring": ring, "left": left, "builds": (), "ends": "no", **NO_STATION},
    )


def _goal(g: Table, seat: Seat, chosen: tuple[Value, ...], value: Value) -> Text:
    """Where a flight goes, and whom it pays (6.3)."""
    number = g.layout.number
    edge = g.layout.edge_number.get((number[str(chosen[0])], number[str(value)]))
    bridge = None if edge is None else g.bridges.get(edge)
    if bridge is None:
        return Text("choice-plain", {"value": value})
    if bridge.seat == seat:
        return Text("choice-over-own", {"space": value})
    step = g.stack[-1]
    if bridge.seat < 0 or (isinstance(step, Moving) and bridge.seat in step.fees):
        return Text("choice-over-free", {"space": value})
    return Text("choice-over-paid", {"space": value, "owner": WHO[bridge.seat]})


def _how(g: Table, seat: Seat, chosen: tuple[Value, ...], value: Value) -> Text:
    """The special ways that effects open."""
    word = str(value)
    if word in KIND_CALLED:
        return Text("choice-station-flies", {"piece": f"~piece-{word}"})
    if word.startswith("guest-"):
        return Text("choice-guest", {"player": WHO[SEAT_CALLED[word.replace("guest", "seat")]]})
    return Text(f"choice-{word}")


def _hurl(g: Table, seat: Seat, chosen: tuple[Value, ...], value: Value) -> Text:
    return Text("choice-hurl", {"space": value})


def _piece(g: Table, seat: Seat, chosen: tuple[Value, ...], value: Value) -> Text:
    left = g.players[seat].pieces[KIND_CALLED[str(value)]]
    return Text(f"choice-piece-{value}", {"left": left, "piece": f"~piece-{value}"})


def _site(g: Table, seat: Seat, chosen: tuple[Value, ...], value: Value) -> Text:
    """Where something is built, what each use of it will pay, and how many cards that draws (7.4, 8.2)."""
    edge = g.layout.edge_called.get(str(value))
    space = g.layout.number[str(value)] if edge is None else g.layout.edges[edge][1]
    kind = KIND_CALLED[str(chosen[0])]
    left = g.players[seat].pool + sum(g.sundivers[seat]) - SPENT[kind]
    paid = {"base": base(g, space), "bonus": bonus(g, space), "spent": SPENT[kind], "left": left}
    return Text(f"choice-site-{chosen[0]}", {"at": value, "cards": g.layout.cards[space], **paid})


def _using(g: Table, seat: Seat, chosen: tuple[Value, ...], value: Value) -> Text:
    whole = [chosen[1]] if chosen[0] == "tower" else []
    return Text("choice-using", {"using": [*str(value).split("+"), *map(str, whole)]})


def _structure(g: Table, seat: Seat, chosen: tuple[Value, ...], value: Value) -> Text:
    """A structure to take down (7.6, 16.1.5)."""
    station = None if value in g.layout.edge_called else g.stations[g.layout.number[str(value)]]
    kind = Kind.BRIDGE if station is None else station.kind
    return Text("choice-structure", {"piece": f"~piece-{kind.word}", "at": value})


def _station(g: Table, seat: Seat, chosen: tuple[Value, ...], value: Value) -> Text:
    """A station to activate: whose it is, who may take its bonus, what it draws, and if that is all (8.2, 8.3)."""
    space = g.layout.number[str(value)]
    station = g.stations[space]
    if station is None:
        return Text("choice-plain", {"value": value})
    own = station.seat == seat
    whose = "~whose-own" if own else "~whose-none" if station.seat < 0 else WHO[station.seat]
    others = not own and station.seat >= 0
    had, more = g.players[seat].energy, bonus(g, space)
    first = others and affordable(g, station.seat, station.kind, more)
    then = affordable(g, seat, station.kind, base(g, space) + more)
    return Text(
        "choice-station-of" if others else "choice-station",
        {
            "space": value,
            "whose": whose,
            "piece": f"~piece-{station.kind.word}",
            "bonus": more,
            "owner": "may" if first else "poor" if _is_poor(g, station, more) else "short",
            "then": "yes" if then else "no",
            "taken": "yes" if is_taken_unasked(station.kind, had + base(g, space) + more) else "no",
            "cards": g.layout.cards[space],
            "ends": "yes" if _is_last(g, seat, space) else "no",
        },
    )


def _is_poor(g: Table, station: Station, amount: int) -> bool:
    """Whether the owner of a station has too little energy for a reward of it, not too small a reserve."""
    return station.seat >= 0 and g.players[station.seat].energy < cost(station.kind, amount)


def _is_last(g: Table, seat: Seat, space: Space) -> bool:
    """Whether for certain nothing but the end of the action can follow the station there: a card may allow more."""
    step, station = g.stack[-1], g.stations[space]
    if g.effect or station is None:
        return False
    done = step.activated if isinstance(step, Activating) else []
    after = Activating(seat, station.kind, [*done, space])
    return not uses(g, after) and not after.stations(g)


def _owned(g: Table, seat: Seat, chosen: tuple[Value, ...], value: Value) -> Text:
    """An own station that is used in a flare: it draws no card (10)."""
    station = g.stations[g.layout.number[str(value)]]
    piece = "" if station is None else f"~piece-{station.kind.word}"
    return Text("choice-owned", {"space": value, "piece": piece})


def _effect(g: Table, seat: Seat, chosen: tuple[Value, ...], value: Value) -> Text:
    return _of_effect("choice-effect", str(value))


def _of_effect(key: str, effect: str, **values: str) -> Text:
    """A choice of a card's effect, with what it does (12.3)."""
    return Text(key, {**values, "effect": f"~effect-{effect}", "text": f"~effect-{effect}.text"})


def _card(g: Table, seat: Seat, chosen: tuple[Value, ...], value: Value) -> Text:
    """A card, and what its suit does (11)."""
    if value == "random":
        return Text("choice-keep-random")
    suit = SUIT_CALLED[str(value)]
    effect = g.effects.get(suit)
    if effect is None:
        return Text("choice-suit", {"suit": f"~suit-{value}"})
    had = "yes" if g.players[seat].held is suit else "no"
    return _of_effect("choice-suit-effect", effect, suit=f"~suit-{value}", had=had)


def _answer(g: Table, seat: Seat, chosen: tuple[Value, ...], value: Value) -> Text:
    """An answer to the offer of a bonus, which its owner may leave to the activator (8.2).

    Advice tells the activator's answer ahead, when the owner has not decided yet.
    """
    step = next((step for step in (*g.stack[-1:], *g.beside) if isinstance(step, Bonus)), None)
    station = None if step is None else g.stations[step.space]
    if step is None or station is None:
        return Text(f"choice-{value}")
    amount = bonus(g, step.space)
    if seat != step.activator and value == "decline" and affordable(g, step.activator, station.kind, amount):
        return Text("choice-decline-for", {"player": WHO[step.activator]})
    owner = station.seat
    if owner not in (seat, NOBODY) and affordable(g, owner, station.kind, amount):
        return Text(f"choice-{value}-left", {"player": WHO[owner]})
    return Text(f"choice-{value}")


def _pick(g: Table, seat: Seat, chosen: tuple[Value, ...], value: Value) -> Text:
    """An answer to the effect in use."""
    if isinstance(value, int):
        return Text("choice-energy" if g.effect == "channel" else "choice-corners", {"number": value})
    if value == "pool":
        return Text("choice-plain", {"value": "~place-pool"})
    if value == "fuel":
        return Text("choice-fuel")
    if value in SEAT_CALLED:
        return Text("choice-player", {"player": WHO[SEAT_CALLED[value]]})
    if value in SUIT_CALLED:
        return _card(g, seat, chosen, value)
    if value in KIND_CALLED:
        return Text("choice-plain", {"value": f"~piece-{value}"})
    return _space(g, seat, chosen, value)


def _question(g: Table, seat: Seat, chosen: tuple[Value, ...], value: Value) -> Text:
    """A question, and how it is answered now."""
    order = order_of(g, seat, str(value))
    return Text("choice-question", {"question": f"~order-{value}", "order": f"~answer-{order}"})


def _order(g: Table, seat: Seat, chosen: tuple[Value, ...], value: Value) -> Text:
    return Text("choice-order", {"answer": f"~answer-{value}"})


def _veto(g: Table, seat: Seat, chosen: tuple[Value, ...], value: Value) -> Text:
    return _effect(g, seat, chosen, value) if value in ROWS else Text("choice-plain", {"value": value})


LABELS: dict[str, tuple[Label, ...]] = {
    "launch": (_launched, _how),
    "fly": (_space, _goal, _how),
    "hurl": (_hurl, _how),
    "convert": (_piece, _site, _using),
    "deconvert": (_structure,),
    "activate": (_station, _how),
    "use": (_effect,),
    "pick": (_pick, _pick),
    "bonus": (_answer,),
    "flare": (_owned,),
    "keep": (_card,),
    "recall": (_space,),
    "scour": (_space,),
    "veto": (_veto,),
    "place": (_piece, _plain),
    "orders": (_question, _order),
}
"""By verb, the label of each parameter."""
