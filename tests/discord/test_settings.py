"""Settings: what is wrong is named with what it may be; what is left out has a default."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.settings import BadSetting, Settings, load_settings


def test_nothing_set_means_the_sandbox() -> None:
    assert load_settings({}, env_file=None) == Settings()


def test_the_environment_wins_over_the_file_and_the_command_line_over_both(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text("HELIOGRAPH_PORT=1\nHELIOGRAPH_LOG_LEVEL=debug\nDISCORD_TOKEN=\n")
    settings = load_settings({"HELIOGRAPH_PORT": "2"}, env_file=file)
    assert (settings.port, settings.log_level, settings.token) == (2, "DEBUG", "")
    assert load_settings({"HELIOGRAPH_PORT": "2"}, env_file=file, port=3).port == 3


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("HELIOGRAPH_PORT", "http"),
        ("HELIOGRAPH_PORT", "-1"),
        ("HELIOGRAPH_PORT", "65536"),
        ("HELIOGRAPH_WORKERS", "-1"),
        ("HELIOGRAPH_WORKERS", "2.5"),
        ("HELIOGRAPH_LOG_LEVEL", "LOUD"),
        ("HELIOGRAPH_SYNC_COMMANDS", "perhaps"),
        ("HELIOGRAPH_DATABASE", "no/such/folder/games.db"),
        ("HELIOGRAPH_COMPUTER_PAUSE", "11"),
        ("HELIOGRAPH_COMPUTER_PAUSE", "nan"),
        ("HELIOGRAPH_DATABASE", "."),
        ("HELIOGRAPH_SHARD", "2/2"),
        ("HELIOGRAPH_SHARD", "half"),
        ("HELIOGRAPH_SHARDS", "0"),
        ("HELIOGRAPH_SHARDS", "1001"),
        ("HELIOGRAPH_BUDGET", "half"),
        ("HELIOGRAPH_BUDGET", "off"),
        ("DISCORD_API_URL", "discord.com"),
        ("DISCORD_GATEWAY_URL", "https://gateway"),
        ("DISCORD_TOKEN", "two words"),
        ("HELIOGRAPH_TITLES", "Dying Star"),
        ("HELIOGRAPH_TITLES", 'sol="Star"'),
        ("HELIOGRAPH_TITLES", "sol=Star,supernova=star!"),
    ],
)
def test_a_wrong_setting_is_named_with_what_it_may_be(name: str, value: str) -> None:
    with pytest.raises(BadSetting) as found:
        load_settings({name: value}, env_file=None)
    assert name in str(found.value)
    assert "must be" in str(found.value)


def test_a_proxy_may_keep_to_discords_limit_instead_of_the_bot() -> None:
    given = {"HELIOGRAPH_BUDGET": "off", "DISCORD_API_URL": "http://proxy:8080/api/v10"}
    assert not load_settings(given, env_file=None).limited


def test_games_can_have_other_titles() -> None:
    settings = load_settings({"HELIOGRAPH_TITLES": "sol=Dying Star, supernova=Empires"}, env_file=None)
    assert settings.titles == {"sol": "Dying Star", "supernova": "Empires"}


def test_a_token_is_never_quoted() -> None:
    with pytest.raises(BadSetting) as found:
        load_settings({"DISCORD_TOKEN": "secret part"}, env_file=None)
    assert "secret" not in str(found.value)
