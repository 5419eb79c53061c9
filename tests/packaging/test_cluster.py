"""compose.cluster.yaml and what Prometheus is told there: they name what there is, and alerts say what to do."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import aiohttp
import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families

from bot.app import heliograph
from bot.discord.client import Heliograph
from bot.endpoint import Endpoint
from bot.metrics import Metrics
from bot.settings import Settings, load_settings
from bot.store.addresses import place

CHECKOUT = Path(__file__).parents[2]
COMPOSE = yaml.safe_load((CHECKOUT / "compose.cluster.yaml").read_text(encoding="utf-8"))
SERVICES: dict[str, Any] = COMPOSE["services"]
BOTS = {name: service for name, service in SERVICES.items() if name.startswith("bot-")}
PROMETHEUS = yaml.safe_load((CHECKOUT / "deploy" / "prometheus.yml").read_text(encoding="utf-8"))
(GROUP,) = yaml.safe_load((CHECKOUT / "deploy" / "alerts.yml").read_text(encoding="utf-8"))["groups"]
SELECTED = re.compile(r"(heliograph_\w+)(?:\{([^}]*)\})?")
MATCH = re.compile(r'(\w+)(=~|=)"([^"]*)"')


def settings() -> Settings:
    given = {name: str(value) for name, value in BOTS["bot-1"]["environment"].items()}
    return load_settings({**given, "DISCORD_TOKEN": "token"}, env_file=None)


def test_the_bots_are_alike_and_their_settings_are_good() -> None:
    assert len(BOTS) == 2
    assert BOTS["bot-1"] == BOTS["bot-2"]
    assert settings().database == place(BOTS["bot-1"]["environment"]["HELIOGRAPH_DATABASE"])
    assert f"COPY {BOTS['bot-1']['build']['args']['LOCK']} " in (CHECKOUT / "Dockerfile").read_text(
        encoding="utf-8"
    )


def test_the_database_is_that_of_the_bots_and_its_password_stands_in_no_file() -> None:
    postgres, bot = SERVICES["postgres"]["environment"], BOTS["bot-1"]["environment"]
    name, database = postgres["POSTGRES_USER"], postgres["POSTGRES_DB"]
    assert bot["HELIOGRAPH_DATABASE"] == f"postgresql://{name}@postgres/{database}"
    assert bot["PGPASSWORD"] == postgres["POSTGRES_PASSWORD"]
    assert re.fullmatch(r"\$\{POSTGRES_PASSWORD:\?[^}]+\}", bot["PGPASSWORD"])


def test_images_have_a_version_and_no_registry() -> None:
    for service in SERVICES.values():
        assert re.fullmatch(r"(?:[a-z]+/)?[a-z]+:(?!latest)[\w.]+", service["image"]), service["image"]


def test_every_volume_is_declared_and_every_file_is_there() -> None:
    for service in SERVICES.values():
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert (
                (CHECKOUT / source).is_file() if source.startswith(".") else source in COMPOSE["volumes"]
            ), volume


def test_nothing_is_published_beyond_this_machine() -> None:
    published = [port for service in SERVICES.values() for port in service.get("ports", ())]
    assert published
    assert all(str(port).startswith("127.0.0.1:") for port in published)


def test_the_bots_have_time_to_hand_over() -> None:
    for bot in BOTS.values():
        assert 10 < int(bot["stop_grace_period"].removesuffix("s")) <= 30


def test_prometheus_asks_every_bot_where_it_answers() -> None:
    (job,) = PROMETHEUS["scrape_configs"]
    (targets,) = job["static_configs"]
    assert set(targets["targets"]) == {f"{name}:{settings().metrics_port}" for name in BOTS}
    assert settings().metrics_host == "0.0.0.0"
    assert {f"./deploy/{name}" for name in ("prometheus.yml", *PROMETHEUS["rule_files"])} == {
        volume.split(":")[0] for volume in SERVICES["prometheus"]["volumes"] if volume.startswith(".")
    }


@pytest.fixture
async def client(tmp_path: Path) -> Any:
    async with heliograph(
        Settings(database=tmp_path / "games.db", workers=0), guild_ready_timeout=0
    ) as client:
        yield client


async def test_the_check_of_a_bot_asks_a_page_that_there_is(client: Heliograph) -> None:
    (asked,) = re.findall(r"http://127\.0\.0\.1:(\d+)(/\w+)", BOTS["bot-1"]["healthcheck"]["test"][-1])
    assert int(asked[0]) == settings().metrics_port
    async with Endpoint(client, Metrics(client), "127.0.0.1", 0) as endpoint, aiohttp.ClientSession() as web:
        async with web.get(f"http://127.0.0.1:{endpoint.port}{asked[1]}") as answer:
            assert answer.status == 200


async def test_alerts_ask_for_figures_that_the_bot_tells(client: Heliograph) -> None:
    metrics = Metrics(client)
    for what, kind in (("store", "sol"), ("held", "post"), ("held", "edit"), ("request", "refused")):
        metrics.observe(what, 1.0, kind)
    told: dict[str, list[dict[str, str]]] = {}
    for family in text_string_to_metric_families((await metrics.page()).decode()):
        for sample in family.samples:
            told.setdefault(sample.name, []).append(sample.labels)
    asked = [found for rule in GROUP["rules"] for found in SELECTED.findall(rule["expr"])]
    assert len({name for name, _ in asked}) >= len(GROUP["rules"])
    for name, selector in asked:
        wanted = [(label, value.split("|")) for label, _, value in MATCH.findall(selector) if label != "job"]
        for label, values in wanted:
            for value in values:
                assert any(labels.get(label) == value for labels in told[name]), (name, label, value)
        assert name in told, name


def test_five_alerts_say_what_is_wrong_and_what_to_do_about_it() -> None:
    guide = (CHECKOUT / "docs" / "operating.md").read_text(encoding="utf-8")
    assert len(GROUP["rules"]) == 5
    for rule in GROUP["rules"]:
        assert rule["annotations"]["summary"].endswith(".")
        assert rule["annotations"]["action"].strip().endswith(".")
        assert rule["for"]
        assert f"`{rule['alert']}`" in guide
