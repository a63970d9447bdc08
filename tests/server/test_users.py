"""W10: `novastate user` lists, resets and deletes accounts, also while the server runs."""

import asyncio
import json
from pathlib import Path

import pytest

from novastate.cli.main import run
from tests.server.conftest import Site
from tests.server.test_former import ANN, two_at_a_table


async def carried_out(url: str, *words: str) -> int:
    """Run `novastate user` beside the server."""
    return await asyncio.to_thread(run, ["user", *words, "--database-url", url])


async def test_the_host_lists_resets_and_deletes(
    site: Site, capsys: pytest.CaptureFixture[str]
) -> None:
    # given
    url = site.settings.database_url
    id, ann, bob = await two_at_a_table(site)
    # when
    assert await carried_out(url, "list", "--json") == 0
    listed = json.loads(capsys.readouterr().out)["accounts"]
    # then
    assert [(each["name"], each["games"]) for each in listed] == [("Ann Lee", 1)]
    assert listed[0]["seen"] == listed[0]["made"] == site.clock.time
    # when: a new password
    assert await carried_out(url, "reset", "ann lee", "--json") == 0
    password = json.loads(capsys.readouterr().out)["password"]
    # then
    assert (await ann.get("/api/me"))["account"] is None
    assert (await ann.post("/api/session", ANN, 401))["code"] == "wrong_password"
    await ann.post("/api/session", {"name": "Ann Lee", "password": password})
    wire = await ann.sit(id)
    # when: gone
    assert await carried_out(url, "delete", "Ann Lee", "--yes") == 0
    await site.parts.upkeep.watch()
    # then
    assert await wire.closed() == 1013
    seat = (await bob.get(f"/api/tables/{id}"))["seats"][0]
    assert (seat["name"], seat["taken_over"]) == ("Former player", True)
    # and: twice is once too often
    assert await carried_out(url, "delete", "Ann Lee", "--yes") == 2
    assert 'There is no account "Ann Lee"' in capsys.readouterr().err
    assert await carried_out(url, "list") == 0
    assert "Ann" not in capsys.readouterr().out


async def test_a_database_that_is_not_there_is_not_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert await carried_out(f"sqlite:///{tmp_path}/none.db", "list") == 2
    assert "There is no database at" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


async def test_a_file_that_is_no_database_is_told_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "bad.db").write_text("this is no database" * 100)
    assert await carried_out(f"sqlite:///{tmp_path}/bad.db", "list") == 2
    assert capsys.readouterr().err.count("\n") == 1
