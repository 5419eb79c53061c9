"""Moves that the rules allow at any time: computer players make them where they gain by them, never for a draw."""

from __future__ import annotations

from typing import ClassVar

import msgspec
import pytest

from bot.engine.moves import InTurn, Move, Param, Seat, Verb
from bot.engine.options import GameInfo
from bot.engine.playout import Dice
from bot.engine.rng import Rng
from bot.engine.rules import Game
from bot.engine.steps import Step
from bot.players.greedy import GreedyPlayer
from bot.players.search import SearchPlayer
from tests.games.sample.embers import Embers, EmbersRules

SOME = Seat(0)


class Boasts(Step, tag="boasts"):
    """Anyone may say at any time how many points they have; the game believes it."""

    def moves(self, g: Embers, seat: Seat) -> list[Move]:
        return [Move("boast", (points,)) for points in (0, 3, 7) if points != g.scores[seat]]

    def do_boast(self, g: Embers, seat: Seat, points: int) -> None:
        g.scores[seat] = points
        g.tell("boast", seat=f"@{seat}", points=points)


class Boastful(EmbersRules):
    """Embers with boasts."""

    info: ClassVar[GameInfo] = msgspec.structs.replace(
        EmbersRules.info,
        verbs=(*EmbersRules.info.verbs, Verb("boast", (Param("points", "number"),), turn=InTurn(free=True))),
    )
    anytime = Boasts()


class Fearful(Boastful):
    """Boasts that the rules allow, and that are no free moves."""

    info: ClassVar[GameInfo] = msgspec.structs.replace(
        EmbersRules.info, verbs=(*EmbersRules.info.verbs, Verb("boast", (Param("points", "number"),)))
    )


def chosen(player: GreedyPlayer | SearchPlayer, game: Game[Embers], points: int) -> Move:
    """What a player does whose score is `points`."""
    state = game.setup(2, {}, Rng("boast"))
    state.scores[SOME] = points
    return player.choose(game, game.view(state, SOME), SOME, Dice(1))


@pytest.mark.parametrize("player", [GreedyPlayer(), SearchPlayer(rounds=20, seconds=None)])
def test_the_best_free_move_is_made_while_it_gains(player: GreedyPlayer | SearchPlayer) -> None:
    assert chosen(player, Boastful(), 3) == Move("boast", (7,))
    assert chosen(player, Boastful(), 7).verb == "stake"
    assert chosen(player, Fearful(), 3).verb == "stake"


def test_it_is_no_setting_and_no_answer_and_legal_at_any_time() -> None:
    game = Boastful()
    state = game.setup(2, {}, Rng("boast"))
    waits = SOME
    game.play(state, waits, game.moves(state, waits)[0])
    assert waits not in game.awaited(state)
    boast = Move("boast", (7,))
    assert boast in game.offer(state, waits).free_moves
    assert boast not in game.offer(state, waits).settings
    assert boast not in game.moves(state, waits)
    assert game.offer(state, waits).choices("boast")[-1].value == 7
    game.play(state, waits, boast)
    assert state.scores[waits] == 7
