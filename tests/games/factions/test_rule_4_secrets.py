"""Rule 4: what each viewer knows, and other worlds that they could not tell from theirs."""

from __future__ import annotations

import pytest

from bot.engine.moves import Seat
from bot.engine.rng import Rng
from bot.games.factions.actions.mining import take
from bot.games.factions.cards.cards import (
    BACK,
    CALLED,
    EXPLORER,
    FACTION_CALLED,
    NEPTUNE_DECK,
    SATURN_DECK,
    URANUS_DECK,
    VENUS_DECK,
)
from bot.games.factions.cards.language import Peek
from bot.games.factions.round.agenda import Factions
from bot.games.factions.round.upkeep import place_asteroids
from bot.games.factions.rules import FactionsRules
from bot.games.factions.seat.secrets import peek_anew
from bot.games.factions.table.state import EMPTY, Wishes
from tests.games.factions.position import BO, CY, MIRA
from tests.games.factions.whole import Whole

GAME = FactionsRules()


def dealt(*factions: str) -> Factions:
    """A game in which each seat has a faction, two explorers and an objective in hand."""
    g = GAME.setup(len(factions), {}, Rng("secrets"))
    for player, word in zip(g.players, factions, strict=True):
        player.faction = FACTION_CALLED[word]
        player.explorers = [g.piles[VENUS_DECK].deck.pop() for _ in range(2)]
        player.objectives = [g.piles[SATURN_DECK].deck.pop()]
    GAME.check_invariants(g)
    return g


def other_world(g: Factions, viewer: Seat | None, seed: str = "world") -> Factions:
    world = GAME.decode(GAME.encode(g))
    GAME.deal_anew(world, viewer, Rng(seed))
    return world


def test_hands_are_backs_to_others_and_in_no_order() -> None:
    g = dealt("megacore", "deepstate", "einstein")
    view = GAME.view(g, MIRA)
    assert view.players[0].explorers == g.players[0].explorers
    assert view.players[1].explorers == [BACK[CALLED["swamp-things"]]] * 2
    assert view.players[1].objectives == [BACK[CALLED["litterbug"]]]
    public = GAME.view(g, None)
    assert public.players[0].explorers == view.players[1].explorers


def test_an_explorer_of_neptunes_deck_in_a_hand_is_never_taken_for_other_research() -> None:
    g = dealt("megacore", "deepstate")
    divers = CALLED["neptunian-divers"]
    next(cards for cards in (g.neptune, g.piles[NEPTUNE_DECK].deck) if divers in cards).remove(divers)
    g.players[BO].explorers.append(divers)
    seen = {card for n in range(40) for card in other_world(g, MIRA, str(n)).players[BO].explorers}
    assert seen <= EXPLORER.keys()
    alike = {card for card in EXPLORER if BACK[card] == BACK[divers]} - set(g.neptune)
    assert len(alike) > 1
    assert alike <= seen


def test_decks_are_backs_but_for_uranus_and_the_next_event_is_one_too() -> None:
    g = dealt("megacore", "deepstate")
    view = GAME.view(g, MIRA)
    assert view.piles[URANUS_DECK].deck == g.piles[URANUS_DECK].deck
    assert set(view.piles[VENUS_DECK].deck) == {BACK[CALLED["swamp-things"]]}
    assert view.ahead == [BACK[g.ahead[0]]]
    assert (view.event, view.jupiter, view.neptune, view.rng) == (g.event, g.jupiter, g.neptune, None)


def test_a_face_down_asteroid_is_known_to_who_looked_and_an_open_one_to_all() -> None:
    g = dealt("megacore", "deepstate")
    slots = [slot for slot, tile in enumerate(g.tiles) if tile != EMPTY]
    g.peeks[slots[0]], g.faces[slots[1]] = [BO], True
    mira, bo = GAME.view(g, MIRA), GAME.view(g, BO)
    assert (mira.tiles[slots[0]], bo.tiles[slots[0]]) == (BACK[g.tiles[slots[0]]], g.tiles[slots[0]])
    assert mira.tiles[slots[1]] == g.tiles[slots[1]]
    assert (mira.peeks[slots[0]], bo.peeks[slots[0]]) == ([], [BO]), "who looked is no one else's business"


def test_an_asteroid_that_was_mined_is_known_to_all_until_all_are_placed_anew() -> None:
    g = dealt("megacore", "deepstate", "einstein")
    slots = [slot for slot, tile in enumerate(g.tiles) if tile != EMPTY][:2]
    mined = [g.tiles[slot] for slot in slots]
    over = g.bag.copy()
    for slot in slots:
        take(g, MIRA, slot, relied=False)
    for viewer in (None, MIRA, BO):
        assert GAME.view(g, viewer).bag == [*(BACK[tile] for tile in over), *mined]
        worlds = [other_world(g, viewer, str(n)) for n in range(8)]
        assert all(world.bag[len(over) :] == mined for world in worlds)
        assert len({tuple(world.bag[: len(over)]) for world in worlds}) > 1, "what got no slot stays unknown"
    place_asteroids(g)
    assert GAME.view(g, None).bag == [BACK[tile] for tile in over]


def test_standing_answers_are_known_to_their_owner_alone() -> None:
    g = dealt("megacore", "deepstate")
    g.players[1].wishes = Wishes("never", "always", False, list(g.players[1].objectives))
    assert GAME.view(g, BO).players[1].wishes == g.players[1].wishes
    assert GAME.view(g, MIRA).players[1].wishes == Wishes()


def test_at_the_end_all_hands_are_open() -> None:
    g = dealt("megacore", "deepstate")
    g.over = True
    assert GAME.view(g, None).players[1].explorers == g.players[1].explorers


def test_the_automa_s_cards_are_known_to_no_one() -> None:
    p = Whole("megacore", solo=True)
    p.g.players[1].objectives, p.g.players[1].explorers = [p.take("litterbug")], [p.take("swamp-things")]
    view = p.rules.view(p.g, MIRA)
    assert (view.players[1].objectives, view.players[1].explorers) == (
        [BACK[CALLED["litterbug"]]],
        [BACK[CALLED["swamp-things"]]],
    )


# Other worlds


@pytest.mark.parametrize("viewer", [None, MIRA, BO, CY])
def test_another_world_looks_the_same_and_differs_in_what_is_hidden(viewer: Seat | None) -> None:
    g = dealt("megacore", "deepstate", "einstein")
    g.peeks[0] = [MIRA, BO]
    worlds = [other_world(g, viewer, f"{seed}") for seed in range(4)]
    for world in worlds:
        GAME.check_invariants(world)
        assert GAME.view(world, viewer) == GAME.view(g, viewer)
    for side, player in enumerate(g.players):
        hands = {tuple(sorted(world.players[side].explorers)) for world in worlds}
        assert (hands == {tuple(sorted(player.explorers))}) == (side == viewer)
    assert len({tuple(world.piles[VENUS_DECK].deck) for world in worlds}) > 1
    assert len({tuple(world.ahead) for world in worlds}) > 1


def peeks_of(g: Factions, seat: Seat, viewer: Seat, seeds: int = 40) -> list[tuple[int, ...]]:
    """The asteroids at which a seat has looked, in worlds of a viewer."""
    worlds = [other_world(g, viewer, f"peeks {seed}") for seed in range(seeds)]
    return [tuple(slot for slot, seats in enumerate(world.peeks) if seat in seats) for world in worlds]


def test_what_others_have_looked_at_is_dealt_anew_in_another_world() -> None:
    g = dealt("megacore", "ordinary")
    down = {slot for slot, tile in enumerate(g.tiles) if tile != EMPTY}
    g.peeks[0], g.peeks[1], g.players[1].round.looked = [BO, MIRA], [BO], 2
    seen = peeks_of(g, BO, MIRA)
    assert {len(slots) for slots in seen} == {2}, "everyone was told how many"
    assert {slot for slots in seen for slot in slots} == down
    assert set(peeks_of(g, MIRA, MIRA, 5)) == {(0,)}, "the viewer's own stay"
    assert set(peeks_of(g, MIRA, BO, 5)) == {()}


def test_who_looks_at_any_time_may_have_seen_any_number() -> None:
    g = dealt("megacore", "deepstate")
    g.players[1].upgrades[5] = 3
    seen = peeks_of(g, BO, MIRA)
    assert {len(slots) for slots in seen} == set(range(9))
    g.players[1].round.looked = 8
    assert {len(slots) for slots in peeks_of(g, BO, MIRA, 5)} == {8}


def test_nobody_has_looked_at_what_lies_open_or_is_gone() -> None:
    g = dealt("megacore", "ordinary")
    g.players[1].round.looked = 3
    for slot in range(2, 16):
        g.faces[slot] = g.tiles[slot] != EMPTY
    assert set(peeks_of(g, BO, MIRA, 6)) == {(0, 1)}


def test_looks_by_cards_are_counted_for_all() -> None:
    p = Whole("megacore", "zealots")
    p.tile("E1", 3)
    p.tile("E2", 4)
    p.do(Peek(2))
    p.play(MIRA, "choose E2", "skip")
    assert (p.g.players[0].round.looked, p.g.peeks[1]) == (1, [MIRA])
    peek_anew(p.g, BO, Rng("anew"))
    assert sum(MIRA in seats for seats in p.g.peeks) == 1


def test_wishes_of_others_come_out_otherwise() -> None:
    g = dealt("megacore", "androids")
    g.players[0].wishes = Wishes("never", "never", False)
    worlds = [other_world(g, MIRA, f"{seed}") for seed in range(30)]
    assert {world.players[1].wishes.ride for world in worlds} == {"ask", "always", "never"}
    assert {world.players[1].wishes.ascend for world in worlds} == {"ask", "always", "never"}
    assert {world.players[1].wishes.auto for world in worlds} == {True, False}
    assert all(world.players[0].wishes == g.players[0].wishes for world in worlds)
