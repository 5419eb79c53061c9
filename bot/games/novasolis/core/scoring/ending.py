"""How a game ends, and how everyone stands (rules 19.5 to 19.7, 21.1)."""

from __future__ import annotations

from bot.engine.moves import Text, Values
from bot.engine.standings import Goal, Standings
from bot.engine.told import QUIET
from bot.games.novasolis.core.cards.cards import ENTITY_CARDS, MODES, NUMBERS, TRACKS, entity_cards
from bot.games.novasolis.core.cards.language import Stars
from bot.games.novasolis.core.cards.phrases import stars
from bot.games.novasolis.core.holdings.counting import coop_track, penalty, score
from bot.games.novasolis.core.holdings.holdings import artifacts_held, owned, relics, working
from bot.games.novasolis.core.holdings.sources import SOURCES, points_by_source
from bot.games.novasolis.core.scoring.objectives import claim, claimable
from bot.games.novasolis.core.table.state import Table
from bot.games.novasolis.core.table.tables import WHO

SAVED, SCORED = "saved", "scored"
"""The results of a game that was won: together in Survival, by points in Exploration."""
OVERWHELMED, BURNT, HOMELESS = "overwhelmed", "burnt", "homeless"
"""The three ways to lose (R19.6)."""
SUPERNOVA_STAGE = max(row.stage for row in ENTITY_CARDS.values())
"""The stage of the Entity cards among which the exploding star is."""


def headline(g: Table) -> Text:
    """How far the game is: in Survival what has been reached of what is needed, and the Entity's track."""
    if g.over:
        return Text(f"headline-{g.result}", {"round": g.number})
    last = last_round(g)
    if not g.survival:
        values: Values = {"round": g.number, "last": last, "late": int(may_explode(g))}
        return Text("headline-exploration", values)
    needed = TRACKS[len(g.empires)]
    return Text(
        "headline-survival",
        {
            "round": g.number,
            "last": last,
            "stars": stars(coop_track(g)),
            "needed": stars(needed.half_stars),
            "artifacts": artifacts_held(g),
            "wanted": needed.artifacts,
            "track": g.entity.track,
            "end": needed.end,
        },
    )


def last_round(g: Table) -> int:
    """The round that comes at most: the star explodes with one of the last Entity cards, and a round draws so many.

    Those that are drawn besides the others of a round do not count.
    """
    cards = sum(map(len, (g.entity.deck, g.entity.drawn, g.entity.discard)))
    if g.survival:
        cards -= sum(ENTITY_CARDS[card].extra for card in entity_cards(g.modules))
    return -(-cards // MODES[g.options["mode"]].cards)


def pace(g: Table) -> tuple[int, int]:
    """In Survival: the half-stars that are still needed, and about how many whole stars that takes a round from here.

    That is with this round, if there are as many as there can be.
    """
    missing = max(0, TRACKS[len(g.empires)].half_stars - coop_track(g)) if g.survival else 0
    rounds = max(1, last_round(g) + 1 - g.number)
    return missing, -(-missing // (2 * rounds))


def may_explode(g: Table) -> bool:
    """Whether one of the last Entity cards is drawn this round, in Exploration: the star explodes with one of them."""
    stages = [-card if card < 0 else ENTITY_CARDS[card].stage for card in g.entity.deck]
    before = sum(stage < SUPERNOVA_STAGE for stage in stages)
    return not g.survival and before < MODES[g.options["mode"]].cards


def goals(g: Table) -> tuple[Goal, ...]:
    """In Survival, the stars of all against those needed, and the Entity's track against its end (R19.5, R19.6)."""
    if not g.survival:
        return ()
    needed = TRACKS[len(g.empires)]
    return (
        Goal("stars", coop_track(g), needed.half_stars),
        Goal("track", g.entity.track, needed.end, scored=False),
    )


def check_victory(g: Table) -> None:
    """After the turns of a round in Survival: whether both targets are met (R19.5)."""
    if not g.survival or g.over:
        return
    needed = TRACKS[len(g.empires)]
    if coop_track(g) >= needed.half_stars and artifacts_held(g) >= needed.artifacts:
        finish(g, SAVED)


def lose(g: Table, result: str) -> None:
    """The Entity has won, at once."""
    _end(g, result)


def finish(g: Table, result: str) -> None:
    """Final scoring (R19.7)."""
    for side in g.play_order():
        for number in claimable(g, side):
            claim(g, side, number)
    for side in g.play_order():
        if held := len(relics(g, side)):
            score(g, side, _times(NUMBERS.rewards.artifact_held, held), "artifacts-held")
        if any(sector.home == side for _, sector in working(g, side)):
            score(g, side, NUMBERS.rewards.homeworld_held, "homeworld-held")
    _end(g, result)


def _times(stars: Stars, n: int) -> Stars:
    return Stars(stars.half_stars * n, stars.own)


def _end(g: Table, result: str) -> None:
    g.result, g.over = result, True
    g.stack.clear()
    g.beside.clear()
    g.tell(f"ended-{result}", round=g.number)
    if g.peaceful:
        return
    if result in (SAVED, SCORED):
        places = standings(g).places or ()
        g.tell("winners", sides=[WHO[side] for side, place in enumerate(places) if place == 1])
    else:
        g.tell("everyone-lost", told=QUIET)


def points(g: Table, side: int) -> int:
    """The half-stars of an empire, less what is taken off."""
    return g.empires[side].coop + g.empires[side].own - penalty(g, side)


def breakdown(g: Table, side: int) -> dict[str, int]:
    """The half-stars of an empire by what they were for, and what is taken off; of the Entity nothing."""
    if side == g.entity_side:
        return {}
    return dict(zip(SOURCES, points_by_source(g, side), strict=True)) | {"taken-off": -penalty(g, side)}


def rank(g: Table, side: int) -> tuple[int, ...]:
    """What an empire is ranked by: points, then artifacts, ★, colonies and energy (R19.7)."""
    empire = g.empires[side]
    colonies = sum(1 for _ in owned(g, side))
    return points(g, side), len(relics(g, side)), empire.coop, colonies, empire.energy


def standings(g: Table) -> Standings:
    """Half-stars by empire; the Entity scores nothing, but in Survival it can win against all.

    Where empires do not fight each other, there are only those of all together (A.1, 20.1).
    """
    empires = range(len(g.empires))
    counts = tuple(_counts(g, side) for side in empires) + (
        ({"track": g.entity.track} if g.survival else {},) if g.haunted else ()
    )
    won = g.result in (SAVED, SCORED)
    if g.peaceful:
        return Standings.sharing(coop_track(g), won if g.over else None, counts)
    scores = (*(points(g, side) for side in empires), *((0,) if g.haunted else ()))
    if not g.over:
        return Standings(scores, None, counts)
    if not won:
        return Standings(scores, (2,) * len(g.empires) + (1,), counts)
    ranks = [rank(g, side) for side in empires]
    places = tuple(1 + sum(other > own for other in ranks) for own in ranks)
    last = (len(scores),) if g.haunted else ()
    return Standings(scores, (*places, *last), counts)


def _counts(g: Table, side: int) -> dict[str, int]:
    empire = g.empires[side]
    return {
        "artifacts": len(relics(g, side)),
        "colonies": sum(1 for _ in owned(g, side)),
        "energy": empire.energy,
    }
