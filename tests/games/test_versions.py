"""Versions of rules: a game is dealt, stored and played again by the version under which it was begun."""

from __future__ import annotations

import msgspec
import pytest

from bot import __version__
from bot.engine.errors import BadOptions, BadRecord
from bot.engine.playout import Dice, playout
from bot.engine.record import Record, replay
from bot.engine.rng import Rng, seed_hash
from bot.engine.rules import Game
from bot.engine.words import words_of
from bot.games.catalogue import games
from tests.games.proofs import every_game
from tests.games.sample.embers import Embers
from tests.games.sample.mended import MendedRules

MENDED = MendedRules()


def hand_sizes(version: int | None) -> set[int]:
    return {len(hand) for hand in MENDED.setup(3, {}, Rng("hands"), version).hands}


def test_every_version_is_dealt_and_the_newest_unless_another_is_named() -> None:
    assert (hand_sizes(1), hand_sizes(2)) == ({6}, {7})
    assert hand_sizes(None) == {7}
    assert MENDED.setup(3, {}, Rng("hands")).version == 2


@pytest.mark.parametrize("version", [3, 0, -1])
def test_a_version_from_the_future_or_below_the_first_is_refused(version: int) -> None:
    with pytest.raises(BadOptions) as refused:
        MENDED.setup(3, {}, Rng("hands"), version)
    title, why, remedy = words_of("embers").refuse(refused.value, [])
    assert title == "Unknown version."
    assert f"version {version} ".replace("-", "\N{MINUS SIGN}") in why
    assert remedy == "The versions are 1 to 2."


@pytest.mark.parametrize("slug", list(every_game()))
def test_a_state_keeps_its_version_whatever_the_newest_is(slug: str) -> None:
    game = every_game()[slug]
    for version in game.info.versions:
        state = game.setup(game.info.max_seats, {}, Rng("kept"), version)
        for _ in playout(game, state, Dice("kept"), limit=60):
            pass
        assert game.decode(game.encode(state)).version == version
        assert game.view(state, None).version == version


def test_a_state_from_before_a_field_was_added_is_read_with_its_default() -> None:
    state = MENDED.setup(3, {}, Rng("older"), 1)
    fields = msgspec.msgpack.decode(MENDED.encode(state))
    last = msgspec.structs.fields(Embers)[-1]
    assert not last.required
    read = MENDED.decode(msgspec.msgpack.encode(fields[:-1]))
    assert read == msgspec.structs.replace(state, **{last.name: last.default})
    assert read.version == 1


def played(game: Game[Embers], version: int) -> Record:
    """The record of a random game."""
    state = game.setup(3, {}, Rng("seed"), version)
    return Record(
        game="embers",
        version=version,
        seats=3,
        names=["Mira", "Bo", "Cy"],
        options={},
        seed_hash=seed_hash("seed"),
        seed="seed",
        moves=[f"{turn.seat} {turn.move}" for turn in playout(game, state, Dice("seed"))],
        result=list(game.standings(state).scores),
    )


@pytest.mark.parametrize("version", [1, 2])
def test_a_record_is_played_again_by_its_version(version: int) -> None:
    record = played(MENDED, version)
    *_, (last, _, _) = replay(MENDED, record)
    assert last.over
    assert last.version == version
    with pytest.raises(BadRecord, match="not legal"):
        list(replay(MENDED, msgspec.structs.replace(record, version=3 - version)))


class OnlyMended(MendedRules):
    """Embers, version 2, of which version 1 is no longer played."""

    info = msgspec.structs.replace(MendedRules.info, since=2)


def test_a_version_below_the_oldest_that_is_played_is_refused() -> None:
    assert [*MENDED.info.versions, *OnlyMended.info.versions] == [1, 2, 2]
    with pytest.raises(BadOptions) as refused:
        OnlyMended().setup(3, {}, Rng("hands"), 1)
    assert refused.value.why.values == {"version": 1, "oldest": 2, "newest": 2}
    with pytest.raises(BadRecord, match="version 1 of the rules; here they have versions 2 to 2"):
        list(replay(OnlyMended(), played(MENDED, 1)))


@pytest.mark.parametrize("slug", list(games()))
def test_until_the_first_release_only_the_newest_rules_of_a_game_are_played(slug: str) -> None:
    info = games()[slug].info
    assert info.since == info.version, "a branch on the version is for releases from 1.0.0 on"
    assert __version__ < "1"


@pytest.mark.parametrize("version", [3, 0, -1])
def test_a_record_of_an_unknown_version_is_refused(version: int) -> None:
    record = msgspec.structs.replace(played(MENDED, 1), version=version)
    with pytest.raises(BadRecord, match=f"version {version} of the rules; here they have versions 1 to 2"):
        list(replay(MENDED, record))
