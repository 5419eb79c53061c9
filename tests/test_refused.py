"""What counts as a refusal that a test raises, and which runs are judged."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.engine.errors import BadOptions, Illegal
from bot.engine.moves import Move, Seat
from bot.engine.rng import Rng
from bot.games.sol.rules import SolRules
from bot.sessions import Refused
from bot.sessions.core.refusals import refused_by_store
from bot.store import StoreError, Trouble
from tests.games.sample.embers import EmbersRules
from tests.refused import HOUSE, Refusals, is_whole, messages, unmet

SOL = SolRules()


@pytest.fixture
def refusals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Refusals:
    """What is met in a test from now on, and in it alone."""
    found: Any = request.config.pluginmanager.get_plugin("refusals")
    monkeypatch.setattr(found, "met", set())
    return found


def test_a_refused_move_counts_for_its_game(refusals: Refusals) -> None:
    g = SOL.setup(2, {}, Rng("refused"))
    seat = SOL.awaited(g)[0]
    with pytest.raises(Illegal):
        SOL.play(g, seat, Move.parse("launch X9"))
    assert refusals.met == {("sol", "no-such-space")}
    assert SOL.explain(g, seat, Move("dance")).why.key == "refusal-unknown-verb"
    assert refusals.met == {("sol", "no-such-space"), ("sol", "unknown-verb")}
    gone = set(unmet([])) - set(unmet(refusals.met))
    assert gone == {"sol/text/en.ftl: refusal-no-such-space", "house/text/en.ftl: refusal-unknown-verb"}


def test_a_game_without_words_of_its_own_counts_for_the_house(refusals: Refusals) -> None:
    rules = EmbersRules()
    rules.explain(rules.setup(2, {}, Rng("refused")), Seat(0), Move("dance"))
    assert refusals.met == {("embers", "unknown-verb")}
    assert set(unmet([])) - set(unmet(refusals.met)) == {"house/text/en.ftl: refusal-unknown-verb"}


def test_refused_options_count_for_the_game_whose_they_are(refusals: Refusals) -> None:
    for options in ({"mode": "coop"}, {"gravity": "on"}):
        with pytest.raises(BadOptions):
            SOL.setup(5 if "gravity" in options else 1, options, Rng("refused"))
    assert len(refusals.met) == 2
    assert {room for room, _ in refusals.met} == {"sol"}


def test_what_a_test_makes_itself_or_meets_at_random_does_not_count(refusals: Refusals) -> None:
    Refused("busy")
    BadOptions("", "seat-count")
    assert refusals.met == set()
    refusals.pytest_runtest_setup(SimpleNamespace(path=SimpleNamespace(name="test_random_play.py")))
    refused_by_store(StoreError(Trouble.FULL, "full"))
    assert refusals.met == set()
    refusals.pytest_runtest_setup(SimpleNamespace(path=SimpleNamespace(name="test_refused.py")))
    refused_by_store(StoreError(Trouble.FULL, "full"))
    assert refusals.met == {(HOUSE, "store-full")}


def run(**changed: Any) -> Any:
    """The options of `make test`, but for those that are changed."""
    usual = {"keyword": "", "markexpr": "not deep", "deselect": None, "ignore": None, "ignore_glob": None}
    option = SimpleNamespace(**{**usual, "collectonly": False, "lf": False, "stepwise": False, **changed})
    return SimpleNamespace(
        option=option,
        args_source=changed.get("args_source", pytest.Config.ArgsSource.TESTPATHS),
        getini=lambda name: ["-ra", "-m", "not deep"],
        getoption=lambda name, default: getattr(option, name),
    )


def test_a_run_of_some_tests_is_not_judged() -> None:
    assert is_whole(run())
    for changed in (
        {"keyword": "hurl"},
        {"markexpr": "deep"},
        {"deselect": ["tests/test_app.py"]},
        {"collectonly": True},
        {"lf": True},
        {"args_source": pytest.Config.ArgsSource.ARGS},
    ):
        assert not is_whole(run(**changed))


def judged(config: Any, *told: dict[str, Any], failed: bool = False) -> tuple[int, list[str]]:
    """How a run ends whose processes told this, and which refusals are named."""
    refusals, session = Refusals(), SimpleNamespace(config=config, exitstatus=int(failed))
    for each in told:
        refusals.pytest_testnodedown(SimpleNamespace(workeroutput=each), None)
    refusals.pytest_sessionfinish(session, session.exitstatus)  # type: ignore[arg-type]
    return session.exitstatus, refusals.unmet


def test_a_whole_run_fails_and_names_what_no_process_met() -> None:
    first, second, *rest = [list(each) for each in messages()]
    parts: list[dict[str, Any]] = [{"refusals": [first, *rest]}, {"refusals": [second, first]}]
    assert judged(run(), *parts) == (0, [])
    assert judged(run(), parts[0]) == (1, [f"{messages()[tuple(second)]}: refusal-{second[1]}"])
    assert judged(run(), parts[0], failed=True) == (1, [])
    assert judged(run(), parts[0], {}) == (0, [])
    assert judged(run(keyword="hurl"), parts[0]) == (0, [])


def test_a_process_sends_what_it_met() -> None:
    refusals, output = Refusals(), dict[str, Any]()
    refusals.met = {("sol", "no-such-space"), (HOUSE, "busy")}
    session: Any = SimpleNamespace(config=SimpleNamespace(workeroutput=output))
    refusals.pytest_sessionfinish(session, 0)
    assert output == {"refusals": [[HOUSE, "busy"], ["sol", "no-such-space"]]}
