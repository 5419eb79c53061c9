"""What a position of SOL is worth to a seat, for computer players.

One momentum counts `MOMENTUM`; everything else counts for the momentum it may still bring before the Sun goes nova.
Only open information is used. The figures among rivals, here and in `outlook`, were found by games of Medium in which
21 of them were raised or lowered at once, each by chance, against the same with the opposite: 45 games. Each was then
moved towards where its side had won by more, about as far as it had been tried. That won 40½ of 62 games for two
against the figures before, on other seeds and from both seats, by 3 momentum on average.

Then the first sundivers were made worth more: Medium had built with all it had, and waited or took down its bridges. A
game now has 2.3 structures taken down instead of 5.9, no turn passed, 6 energy lost in flares instead of 11, and the
first point in round 12.8 instead of 14.2 (40 games). With it came that energy at risk, stations that are cut off and,
for who leads, the last flare are seen. Together that won 24 of 40 games against the figures before. Worse were
foundries worth a quarter more (10½ of 30); no better, and it took down the ways to its stations, was that structures
are worth less where there are few sundivers (15½ of 30).

Then it was made to count against a seat that it has not scored (`UNSCORED`): that won 34 of 60 games against those
before, whose first point came in round 15.9, not 13.5. With a figure that does not shrink with the countdown, the first
point between two came in round 11.1 (24 games) instead of 14.3 (40 games; 12.8 on the seeds above), but who was close
to a tower hurled in the last turns.

Then nothing was taken down by who had two sundivers at hand, and energy counted that a tower takes at once: 42½ of 80
games, 0.5 structures taken down instead of 1.4.

Then last chances were made to count, and who has more when the Sun goes nova: a leader had held a sundiver on its
tower, because after the last flare, which it might draw there, nothing counted that it had (29½ of 60 games). And
energy beyond what a flare leaves counts less also where a sundiver goes for it, so that it flies to the tower, not to
the node (20 of 40 games). As it is now, the first point between two comes in round 10.6 (100 games, 95 % from 10.1 to
11.0).

Then waiting was mended: against Easy, Medium had waited 9.5 % of its turns, 22 in a row in one game, and in 15.6 % had
less energy than anything in reach took. Now who has no sundiver at hand counts on what is left once something is taken
down, few sundivers count on no bridge to come while a way is open, the first ones at hand count for more, and a node
counts for what a tower makes of its energy (`pace`). Over the same 30 games it waits 1.1 % of its turns and lacks
energy in 10.5 %; its first point comes in round 15.1, not 17.6. Against the figures before it won 107 of 200 games (47
to 60 %) by 0.9 momentum. Without `pace` it won 67½ of 140, and lacked energy as often as they did. The first two mends
alone won 35½ of 60, but waited 5 % of their turns against Easy and lacked energy in 17 %. Worse was that energy counts
for the sundivers that a foundry in reach makes of it (17½ of 40, by -1.9 momentum).

Tried, and not better: that what a sundiver on a tower waits for counts less, by what its energy counts while a tower
can take it, so that it is used sooner (13 of 40 games, by 3.4 momentum, and 16½ of 32 at another price); that a first
tower's pattern counts by how far it is, which made the first point come in round 10 and both score more (25 momentum,
not 21), but won only 16½ of 40 games; the worth of a conversion guessed by its parts instead of by the position that it
leads to, which takes a fifth to a third less time, with its own figures found the same way in four steps (7 of 16, 11½
of 20, 11 of 20 and 19½ of 40 games); and that a card counts for more to who leads and for less to who is behind (39
games, lost by 9 momentum on average to the opposite).
"""

from __future__ import annotations

from bot.engine.moves import Seat
from bot.engine.thinking import WON
from bot.games.sol.actions.acting import Acting
from bot.games.sol.actions.activate import Activating
from bot.games.sol.actions.convert import Converted
from bot.games.sol.actions.drawing import Draw
from bot.games.sol.actions.move import Moving
from bot.games.sol.scoring.ending import Finish, LastChance
from bot.games.sol.scoring.standings import goal, is_shared
from bot.games.sol.table.edition import hurl_cards
from bot.games.sol.table.state import HURL_MOMENTUM, Kind, Table
from bot.games.sol.thinking.outlook import CARD, MOMENTUM, facts, held_worth, outlook
from bot.games.sol.thinking.together import cards_left, outlook_together

PATIENCE = 20
"""The round after which a card counts for more with each round."""
LEAD = 127
"""What a momentum by which a seat leads counts. It is more than one to come counts, which may come too late."""
VICTORY = 10_000
"""What it counts to have more momentum than each of the others when the Sun goes nova, and for each who has more."""
COUNTDOWN = 13
UNSCORED = 250
"""What it counts against a seat that it has not scored yet, as long as there is time."""
LEAST = 70
"""In percent: how much what the least of all can reach counts in a common game, beside what they reach on average."""
IMPATIENCE = 12
"""How much more a card is worth with every further round."""


def terms(g: Table, seat: Seat) -> dict[str, float]:
    """The worth of a position to `seat`: its lead, its own outlook, and how near the end has come."""
    if is_shared(g.options, g.seats):
        return {"result": _result_together(g)} if g.over else _terms_together(g)
    momenta = last_momenta(g)
    mine = momenta.pop(seat)
    lead = 2 * mine - max(momenta) - sum(momenta) / len(momenta)
    card = CARD + IMPATIENCE * max(0, g.round - PATIENCE)
    drawn = earned(g) - len(g.deck)
    if has_ended(g):
        result = VICTORY * ((mine > max(momenta)) - sum(each > mine for each in momenta))
        return {"result": result, "momentum": int(LEAD * lead), "cards drawn": 2 * card * drawn}
    own = {name: 2 * each for name, each in own_outlook(g, seat).items()}
    unscored = 0 if mine else UNSCORED * g.marker // COUNTDOWN
    return {"momentum": int(LEAD * lead) - unscored, **own, "cards drawn": 2 * card * drawn}


def own_outlook(g: Table, seat: Seat) -> dict[str, int]:
    """The outlook of a seat by its parts, with its kept card."""
    return {**outlook(facts(g, seat))._asdict(), "card": held_worth(g, seat)}


def _terms_together(g: Table) -> dict[str, float]:
    """What a common game is worth to all: the means of the seats, less for how far one falls behind these."""
    cards = cards_left(g) - earned(g)
    seats = [_each_together(g, Seat(each), cards) for each in range(g.seats)]
    means: dict[str, float] = {name: sum([each[name] for each in seats]) // len(seats) for name in seats[0]}
    least = min([sum(each.values()) for each in seats])
    return {**means, "behind": -LEAST * (sum(means.values()) - least) / 100}


def _each_together(g: Table, seat: Seat, cards: int) -> dict[str, int]:
    outlook = outlook_together(facts(g, seat), cards, g.seats)
    return {
        "momentum": MOMENTUM * g.players[seat].momentum,
        **outlook._asdict(),
        "card": held_worth(g, seat),
    }


def earned(g: Table, by: Seat | None = None) -> int:
    """The cards that the action under way will still draw, of one seat or of anyone."""
    cards = 0
    for step in g.stack:
        match step:
            case Acting() if by is not None and step.seat != by:
                continue
            case Activating() | Converted():
                cards += step.cards
            case Moving():
                cards += hurl_cards(g, step.hurled)
            case Draw():
                cards += step.left
    return cards


def has_ended(g: Table) -> bool:
    """Whether the Sun has gone nova: only last chances are left, if anything."""
    return g.over or (bool(g.stack) and isinstance(g.stack[0], Finish))


def last_momenta(g: Table) -> list[int]:
    """The momentum of each seat, with the best that it makes of its last chance where that comes."""
    momenta = [player.momentum for player in g.players]
    for step in g.stack:
        if isinstance(step, LastChance):
            momenta[step.seat] += last_gain(g, step)
    return momenta


def last_gain(g: Table, chance: LastChance) -> int:
    """What a seat gains if it hurls all that it can, or activates towers, those that give most first."""
    layout, own, energy = g.layout, g.sundivers[chance.seat], g.players[chance.seat].energy
    hurled = min(chance.mp, sum(own[space] for space in layout.core))
    towers = [
        (layout.base[space], layout.bonus[space] if station.seat == chance.seat else 0)
        for space, station in enumerate(g.stations)
        if own[space] and station is not None and station.kind is Kind.TOWER and space not in chance.used
    ]
    gained = 0
    for base, bonus in sorted(towers, reverse=True):
        if gained + base <= energy:
            gained = min(energy, gained + base + bonus)
    return max(0 if chance.used else HURL_MOMENTUM * hurled, 0 if chance.hurled else gained)


def _result_together(g: Table) -> int:
    least = min(player.momentum for player in g.players)
    return MOMENTUM * least + WON * (least >= goal(g.options, g.seats))
