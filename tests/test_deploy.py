"""What hosts copy fits the program: command lines, ports, paths, limits, and words about them."""

import configparser
import fnmatch
import json
import re
import shlex
import subprocess
import tomllib
from dataclasses import MISSING, fields
from pathlib import Path
from typing import Any

import click
import pytest
import yaml

from novastate.cli.main import novastate
from novastate.cli.serve import PORT, serve
from novastate.server.config import Settings, from_environment, is_postgresql

GUIDE = "docs/guides/hosting.md"


def served(words: list[str]) -> dict[str, Any]:
    """Read a command line of `novastate serve` as the program does."""
    assert words[0] == "serve"
    with serve.make_context("serve", words[1:]) as context:
        return context.params


# --- Docker ------------------------------------------------------------------------------


@pytest.fixture
def steps(root: Path) -> list[tuple[str, str]]:
    """Return the instructions of the Dockerfile and what follows each."""
    text = (root / "Dockerfile").read_text("utf-8")
    text = re.sub(r"^#.*\n", "", text, flags=re.M).replace("\\\n", " ")
    lines = [line.partition(" ") for line in text.splitlines() if line.strip()]
    return [(word, rest.strip()) for word, _, rest in lines]


def of(steps: list[tuple[str, str]], word: str) -> list[str]:
    return [rest for each, rest in steps if each == word]


def copied(steps: list[tuple[str, str]]) -> set[str]:
    """Return what is copied from the checkout."""
    wanted = [rest.split()[:-1] for rest in of(steps, "COPY") if not rest.startswith("--from")]
    return {name for names in wanted for name in names}


def is_ignored(root: Path, name: str) -> bool:
    """Tell whether .dockerignore keeps a file out: the last pattern that fits decides."""
    kept_out = False
    for line in (root / ".dockerignore").read_text("utf-8").splitlines():
        pattern = line.removeprefix("!")
        parts = [name, *(each.as_posix() for each in Path(name).parents)]
        fits = any(fnmatch.fnmatch(part, pattern.removeprefix("**/")) for part in parts)
        inside = "**" in pattern and any(
            fnmatch.fnmatch(part, pattern.removeprefix("**/")) for part in Path(name).parts
        )
        if line and not line.startswith("#") and (fits or inside):
            kept_out = not line.startswith("!")
    return kept_out


def test_the_image_is_built_of_what_hatch_needs_and_of_nothing_else(
    root: Path, steps: list[tuple[str, str]]
) -> None:
    # given
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    build = project["tool"]["hatch"]["build"]
    needed = {"pyproject.toml", "web", "src", project["project"]["readme"]}
    needed |= {*project["project"]["license-files"], build["hooks"]["custom"]["path"]}
    needed |= set(build["targets"]["wheel"]["force-include"])
    assert all(path.startswith("src/") for path in build["targets"]["wheel"]["packages"])
    # then
    assert needed <= copied(steps)
    listed = subprocess.run(
        ["git", "ls-files"], cwd=root, capture_output=True, text=True, check=True
    )
    here = listed.stdout.splitlines()
    for name in copied(steps):
        inside = [each for each in here if each == name or each.startswith(f"{name}/")]
        assert inside, f"{name} is not in the checkout"
        assert not [each for each in inside if is_ignored(root, each)]
    for name in (".git/config", "deploy/.env", "tests/conftest.py", "web/node_modules/a/b.js"):
        assert is_ignored(root, name)
    assert is_ignored(root, "src/novastate/server/static/index.html")


def test_the_image_runs_as_nobody_in_particular_with_one_volume(
    steps: list[tuple[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    # given
    words = [word for word, _ in steps]
    environment = dict(pair.split("=", 1) for line in of(steps, "ENV") for pair in line.split())
    # then: nothing is run as root once it is another's
    assert of(steps, "USER") == ["novastate"]
    assert "RUN" not in words[words.index("USER") :]
    # and: the games are in the volume
    (volume,) = of(steps, "VOLUME")
    monkeypatch.setenv("NOVASTATE_DATABASE_URL", environment["NOVASTATE_DATABASE_URL"])
    assert from_environment().database_url == f"sqlite:///{volume}/novastate.db"
    # and: no secret is in the image
    assert not [name for name in environment if re.search("PASS|SECRET|TOKEN|KEY", name)]


def test_the_image_serves_and_looks_after_itself(steps: list[tuple[str, str]]) -> None:
    # given
    (entry,), (command,), (exposed,) = (of(steps, word) for word in ("ENTRYPOINT", "CMD", "EXPOSE"))
    (check,) = of(steps, "HEALTHCHECK")
    # when
    given = served(json.loads(command))
    # then
    assert json.loads(entry) == ["novastate"]
    assert (given["host"], given["port"]) == ("0.0.0.0", int(exposed))
    assert f"http://127.0.0.1:{exposed}/health" in check
    compile(json.loads(check[check.index("[") :])[-1], "HEALTHCHECK", "exec")


# --- Compose -----------------------------------------------------------------------------


def test_compose_has_a_database_of_its_own_and_shows_itself_to_this_machine_alone(
    root: Path, steps: list[tuple[str, str]]
) -> None:
    # given
    data = yaml.safe_load((root / "deploy/docker-compose.yml").read_text("utf-8"))
    server, db = data["services"]["novastate"], data["services"]["db"]
    given = served(server["command"])
    # then
    assert (root / "deploy" / server["build"] / "Dockerfile").is_file()
    assert given["proxy"]
    assert given["https"]
    assert given["workers"] > 1
    assert server["ports"] == [f"127.0.0.1:{PORT}:{given['port']}"]
    assert "ports" not in db
    assert server["depends_on"] == {"db": {"condition": "service_healthy"}}
    assert db["healthcheck"]["test"][1] == "pg_isready"
    volumes = [each.split(":") for part in (server, db) for each in part["volumes"]]
    assert {name for name, _ in volumes} == set(data["volumes"])
    assert of(steps, "VOLUME")[0] in [where for _, where in volumes]
    # and: both know the same database
    url, known = server["environment"]["NOVASTATE_DATABASE_URL"], db["environment"]
    password = "${POSTGRES_PASSWORD:?}"
    assert is_postgresql(url)
    assert url == f"postgresql://{known['POSTGRES_USER']}:{password}@db/{known['POSTGRES_DB']}"


def test_the_password_of_the_database_is_not_in_the_checkout(root: Path) -> None:
    # given
    data = yaml.safe_load((root / "deploy/docker-compose.yml").read_text("utf-8"))
    example = (root / "deploy/example.env").read_text("utf-8")
    # then
    assert data["services"]["db"]["environment"]["POSTGRES_PASSWORD"].startswith("${")
    assert "\nPOSTGRES_PASSWORD=\n" in example
    ignored = subprocess.run(["git", "check-ignore", "-q", "deploy/.env"], cwd=root, check=False)
    assert ignored.returncode == 0


# --- systemd -----------------------------------------------------------------------------


@pytest.fixture
def unit(root: Path) -> configparser.ConfigParser:
    """Return the systemd unit."""
    read = configparser.ConfigParser(interpolation=None, delimiters="=")
    read.optionxform = str  # type: ignore[assignment,method-assign]  # names as they are written
    read.read(root / "deploy/novastate.service", "utf-8")
    return read


def test_the_unit_serves_for_a_proxy_of_this_machine(unit: configparser.ConfigParser) -> None:
    # given
    program, *words = shlex.split(unit["Service"]["ExecStart"])
    # when
    given = served(words)
    # then
    assert Path(program).name == "novastate"
    assert (given["host"], given["port"]) == ("127.0.0.1", PORT)
    assert given["proxy"]
    assert given["https"]
    folder = unit["Service"]["StateDirectory"]
    name, _, url = unit["Service"]["Environment"].partition("=")
    assert name == "NOVASTATE_DATABASE_URL"
    assert url == f"sqlite:////var/lib/{folder}/novastate.db"


def test_the_unit_may_do_little(unit: configparser.ConfigParser) -> None:
    service = unit["Service"]
    assert service["User"] != "root"
    assert service["ProtectSystem"] == "strict"
    assert service["CapabilityBoundingSet"] == ""
    assert service["Restart"] == "on-failure"
    assert service["RestartPreventExitStatus"] == "2"
    assert int(service["LimitNOFILE"]) >= 65536
    for name in ("NoNewPrivileges", "ProtectHome", "PrivateTmp", "PrivateDevices"):
        assert service[name] == "yes"


# --- proxies -----------------------------------------------------------------------------

SIZES = {"kB": 10**3, "MB": 10**6, "k": 2**10, "m": 2**20}


def size(text: str) -> int:
    number, unit = re.fullmatch(r"(\d+)([A-Za-z]+)", text).groups()  # type: ignore[union-attr]  # it fits
    return int(number) * SIZES[unit]


@pytest.mark.parametrize("name", ["Caddyfile", "nginx.conf"])
def test_a_proxy_leads_to_the_server_and_hides_what_is_for_the_operator(
    root: Path, name: str
) -> None:
    # given
    text = re.sub(r"#.*", "", (root / "deploy" / name).read_text("utf-8"))
    # then
    assert set(re.findall(r"127\.0\.0\.1:(\d+)", text)) == {str(PORT)}
    (most,) = re.findall(r"max_(?:body_)?size (\w+)", text)
    assert Settings().body_bytes <= size(most) <= 4 * Settings().body_bytes
    for path in ("/metrics", "/ready"):
        assert re.search(rf"(path .*|location = ){path}\b", text)
    assert "Strict-Transport-Security" in text
    assert text.count("{") == text.count("}")


def test_nginx_passes_on_what_the_server_needs(root: Path) -> None:
    text = (root / "deploy/nginx.conf").read_text("utf-8")
    set_to = dict(re.findall(r"proxy_set_header (\S+) (\S+);", text))
    assert set_to["Host"] == "$http_host"
    assert set_to["Upgrade"] == "$http_upgrade"
    assert set_to["Connection"] == "$connection_upgrade"
    assert set_to["X-Forwarded-For"] == "$remote_addr"
    assert "proxy_http_version 1.1;" in text
    # and: nothing that holds a personal link is written down
    assert re.findall(r"access_log (\S+);", text) == ["off", "off"]


# --- words -------------------------------------------------------------------------------


def test_the_guide_names_every_setting_with_its_default(root: Path) -> None:
    # given
    rows = re.findall(
        r"^\| `NOVASTATE_(\w+)` \| ([^|]+) \|", (root / GUIDE).read_text("utf-8"), re.M
    )
    told = {name.lower(): default.strip() for name, default in rows}
    # then
    assert len(rows) == len(told)
    assert set(told) == {each.name for each in fields(Settings)}
    for each in fields(Settings):
        if each.default is not MISSING:
            default = "empty" if each.default == "" else f"`{each.default}`"
            assert told[each.name] == default, each.name


def command_lines(text: str) -> list[list[str]]:
    """Return what follows `novastate` in the command lines of a document, under Docker too."""
    blocks = re.findall(r"^```sh\n(.*?)^```", text, re.M | re.S)
    found = []
    for line in "".join(blocks).replace("\\\n", " ").splitlines():
        plain = re.sub(r"^(sudo -u \w+ )?([A-Z_]+=\S+ )*", "", " ".join(line.split()))
        words = shlex.split(plain, comments=True)
        if words[:1] == ["novastate"]:
            found.append(words[1:])
        elif words[:2] == ["docker", "run"]:
            found.append(words[words.index("serve") :])
    return found


def test_the_commands_of_the_guide_are_understood(root: Path) -> None:
    # given
    lines = command_lines((root / GUIDE).read_text("utf-8"))
    assert len(lines) >= 5
    # then: down to the last option of the innermost command
    for words in lines:
        command: click.Command = novastate
        while isinstance(command, click.Group):
            name, *words = words
            command = command.commands[name]
        command.make_context(name, words)


@pytest.mark.parametrize("name", [GUIDE, "SECURITY.md"])
def test_commands_and_settings_that_are_named_exist(root: Path, name: str) -> None:
    text = (root / name).read_text("utf-8")
    commands = set(re.findall(r"`novastate ([a-z]+)", text))
    assert commands
    assert commands <= set(novastate.commands)
    settings = {each.name.upper() for each in fields(Settings)}
    assert set(re.findall(r"NOVASTATE_([A-Z_]+)", text)) <= settings
