"""The expansion as the game sees it. Computers found and join alliances that both sides gain by (`pacts`), and stand by
their allies: they leave it to people to end one."""

from __future__ import annotations

from bot.engine.moves import Move, Param, Shown, Verb
from bot.engine.options import Options
from bot.engine.rng import Rng
from bot.games.novasolis.agreements import TOKENS_USED, check_tokens, fill_bag, taken_off
from bot.games.novasolis.core.conflict.combat import CLEARED, COMBAT_BEGUN
from bot.games.novasolis.core.conflict.fighting import ATTACKING, side_called
from bot.games.novasolis.core.holdings.counting import TAKEN_OFF
from bot.games.novasolis.core.holdings.gates import SHARED
from bot.games.novasolis.core.holdings.holdings import ALLIES, allied
from bot.games.novasolis.core.table.options import check_rivals
from bot.games.novasolis.core.table.state import Table
from bot.games.novasolis.core.thinking.dealing import PROPOSALS
from bot.games.novasolis.core.thinking.evaluation import ADVICE, ALSO_WORTH, rounds_left
from bot.games.novasolis.modules.diplomacy.alliances import betray, tokens_used
from bot.games.novasolis.modules.diplomacy.envoys import Ballot, Envoys
from bot.games.novasolis.modules.diplomacy.members import Alliances, allies_of, remember_sharers, sharers_of
from bot.games.novasolis.modules.diplomacy.pacts import ALLY, proposal
from bot.games.novasolis.modules.diplomacy.support import CallAllies, call_allies
from bot.games.parts.modules import Module

BESIDE_PLANS = ("ally", "join", "expel", "secede")
"""What no plan has: alliances are proposed before it, and left by people alone."""


def worth(g: Table, side: int) -> float:
    """What an empire's allies are worth."""
    return ALLY * rounds_left(g) * len(allies_of(g, side))


def advise(g: Table, moves: list[Move]) -> list[Move]:
    """The one answer to an ally, or what is worth a thought in one's own turn."""
    top = g.stack[-1]
    if isinstance(top, Ballot | CallAllies):
        return [top.advised(g)]
    return [move for move in moves if move.verb not in BESIDE_PLANS and not _is_treason(g, move)]


def _is_treason(g: Table, move: Move) -> bool:
    if move.verb != "attack":
        return False
    enemy = side_called(g, str(move.values[1]))
    return enemy is not None and allied(g, g.active, enemy)


class DiplomacyModule(Module[Table]):
    """The module."""

    key = "diplomacy"
    verbs = (
        Verb("ally", shown=Shown(group="alliance", apart=True)),
        Verb("join", (Param("alliance"),), shown=Shown(group="alliance", apart=True)),
        Verb("expel", (Param("member"),), shown=Shown(group="alliance", apart=True)),
        Verb("secede", shown=Shown(group="alliance", apart=True)),
        Verb("vote", (Param("answer"),), shown=Shown(group="alliance")),
        Verb(
            "support",
            (
                Param("vessels", "number", least=0),
                Param("bastions", "number", least=0),
                Param("flagships", "number", least=0, most=1),
            ),
            optional=2,
            shown=Shown(group="fight"),
        ),
        Verb("stay", shown=Shown(group="fight")),
    )

    hooks = (
        ALLIES.by(allies_of),
        TAKEN_OFF.by(taken_off),
        ATTACKING.by(betray),
        COMBAT_BEGUN.by(call_allies),
        CLEARED.by(remember_sharers),
        SHARED.by(sharers_of),
        TOKENS_USED.by(tokens_used),
        ALSO_WORTH.by(worth),
        ADVICE.by(advise),
        PROPOSALS.by(proposal),
    )

    def check_options(self, options: Options) -> None:
        check_rivals(options, self.key)

    def deal(self, g: Table, rng: Rng) -> None:
        fill_bag(g)
        g.parts.append(Alliances([0 for _ in g.empires], [[] for _ in g.sectors]))
        g.beside.append(Envoys())

    def check(self, g: Table) -> None:
        check_tokens(g)
        of = g.part(Alliances).of
        assert len(of) == len(g.empires), "alliances of no empire"
        assert all(0 <= number <= len(of) for number in of), "an alliance of no number"
        assert sum(isinstance(step, Envoys) for step in g.beside) == (not g.over), "no envoys"
