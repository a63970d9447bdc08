"""Whatever happens, a server's log tells no secret: no link, cookie, password, seed or table."""

import asyncio
import hashlib
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from tests.server.client import Player
from tests.server.conftest import fresh_postgresql
from tools.serving import Serving

SEED = 6_022_140_761_234_567
PASSWORD = "a long and secret phrase"
CHAT = "only for your ears"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the URL of an empty database, on both engines."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'test.db'}"
    return asyncio.run(fresh_postgresql(request.getfixturevalue("template")))


async def changed(url: str, *statements: str) -> None:
    """Change the database behind the server's back."""
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"), timeout=60)) as file:
            for statement in statements:
                file.execute(statement)
            file.commit()
        return
    connection = await asyncpg.connect(url)
    for statement in statements:
        await connection.execute(statement)
    await connection.close()


def refusing(url: str, table: str, column: str) -> list[str]:
    """Return what lets every new row of a table fail, and tells its values where it can."""
    if url.startswith("sqlite"):
        return [
            f"CREATE TRIGGER no_{table} BEFORE INSERT ON {table}"
            " BEGIN SELECT RAISE(ABORT, 'a fault'); END"
        ]
    return [f"ALTER TABLE {table} ADD CONSTRAINT no_{table} CHECK ({column} IS NULL) NOT VALID"]


async def seeds(url: str) -> set[str]:
    """Return every seed in the database."""
    query = "SELECT seed, drawn_seed FROM tables"
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"), timeout=60)) as file:
            found: list[Any] = file.execute(query).fetchall()
    else:
        connection = await asyncpg.connect(url)
        found = await connection.fetch(query)
        await connection.close()
    return {str(value) for row in found for value in row if value and len(str(value)) > 6}


async def test_no_secret_is_in_the_log_of_a_server(url: str, tmp_path: Path) -> None:
    # given: a server at which somebody signs up, makes private tables, shares a link and plays
    serving = Serving(url, tmp_path)
    serving.start()
    ann, bob = Player(serving.url), Player(serving.url)
    secrets: set[str] = {PASSWORD, CHAT, str(SEED), "$argon2"}
    try:
        account = {"name": "Ann", "password": PASSWORD}
        await ann.post("/api/account", account, 201)
        made = await ann.make("person", "person", visibility="hotseat", seed=SEED)
        drawn = await ann.make("person", "open", visibility="private", seed=None)
        table = str(made["table"]["id"])
        link = str(made["links"][0]["url"])
        secrets |= {table, str(drawn["table"]["id"]), link.removeprefix("/seat/")}
        assert (await bob.http.get(link)).status_code == 303
        assert (await bob.http.get("/seat/a-broken-secret-link")).status_code == 404
        secrets.add("a-broken-secret-link")
        await ann.post(f"/api/tables/{table}/start")
        wire = await ann.sit(table)
        await bob.sit(table)
        assert (await wire.move())["type"] == "ack"
        assert (await wire.do("chat", text=CHAT))["type"] == "ack"
        await wire.send(type="hello", lang=PASSWORD)
        await wire.until("error")
        # when: rows fail, each with something in it that is nobody else's business
        for name, column in (("tables", "game"), ("log", "kind"), ("chat", "name")):
            await changed(url, *refusing(url, name, column))
        for name, column in (("guests", "secret"), ("accounts", "key"), ("links", "secret")):
            await changed(url, *refusing(url, name, column))
        body = {"game": "master", "seats": [{"kind": "person"}] * 2, "visibility": "hotseat"}
        await ann.post("/api/tables", {**body, "seed": SEED}, 500)
        await ann.post("/api/tables", body, 500)
        await ann.post(f"/api/tables/{table}/link", {"seat": 0}, 500)
        assert (await wire.move())["code"] == "server"
        assert (await wire.do("chat", text=CHAT))["code"] == "server"
        newcomer = Player(serving.url)
        await newcomer.post("/api/tables", body, 500)
        await newcomer.close()
        secrets |= {cookie.value or "" for each in (ann, bob) for cookie in each.http.cookies.jar}
        secrets |= {hashlib.sha256(each.encode()).hexdigest() for each in secrets}
        secrets |= await seeds(url)
    finally:
        await ann.close()
        await bob.close()
        serving.stop()
    # then: every line is an object, the faults are there, and no secret is
    text = serving.log.read_text()
    # A server that is stopped while its bots start lets Python say a word of its own.
    pythons = ("resource_tracker", "warnings.warn")
    ours = [line for line in text.splitlines() if not any(word in line for word in pythons)]
    lines = [json.loads(line) for line in ours]
    assert sum("trace" in line for line in lines) >= 5
    assert {secret for secret in secrets if secret in text} == set()
