"""W4: games of older versions are shown, go on as they began, or end with a sentence."""

import json
import lzma
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from novastate.games.registry import ruleset
from novastate.kernel.game import begin, step
from novastate.kernel.record import read_record
from novastate.server.packing import events_text
from tests.server.client import Frame, Player
from tests.server.conftest import Site, running, settings_for

FOLDER = Path(__file__).resolve().parents[1] / "fixtures" / "databases"
NAMES = sorted(file.stem for file in FOLDER.glob("*.json"))

SECOND_EDITION = 4
"""The version of the rules that brought a second edition of the cards."""


@contextmanager
def opened(file: Path) -> Iterator[sqlite3.Connection]:
    """Look into a database beside the server."""
    connection = sqlite3.connect(file)
    connection.row_factory = sqlite3.Row
    try:
        with connection:
            yield connection
    finally:
        connection.close()


def unpacked(name: str, folder: Path) -> Path:
    """Lay out a database of an older version."""
    file = folder / "old.db"
    file.write_bytes(lzma.decompress((FOLDER / f"{name}.db.xz").read_bytes()))
    return file


@pytest.mark.parametrize("name", NAMES)
async def test_every_table_of_an_older_version_is_shown(name: str, tmp_path: Path) -> None:
    """W4: no 500, no other past, no result but the one that was stored."""
    # given
    file = unpacked(name, tmp_path)
    with opened(file) as connection:
        tables = [dict(row) for row in connection.execute("SELECT * FROM tables")]
        logs = Counter(row["table_id"] for row in connection.execute("SELECT * FROM log"))
    # when: bots do not play on while we look
    async with running(settings_for(f"sqlite:///{file}", bot_delay=3600.0)) as site:
        visitor, kinds = site.player(), Counter[str]()
        for table in tables:
            kinds[await looked_at(visitor, table, logs[table["id"]])] += 1
    # then
    assert kinds["goes on"] + kinds["plays again"] > 0
    assert sum(kinds.values()) == len(tables)


async def looked_at(visitor: Player, table: dict[str, Any], changes: int) -> str:
    """Open a table, see that it is as it was stored, and tell what became of it."""
    id, was = table["id"], table["status"]
    info = await visitor.get(f"/api/tables/{id}")
    wire = await visitor.sit(id)
    assert info["seed"] is None or info["status"] == "finished"
    if was == "lobby":
        assert info["status"] == "lobby"
        return "waits"
    if info["game"] != "master" and (table.get("rules") or 1) < SECOND_EDITION:
        assert info["options"]["card_edition"] == "first"
    if was == "playing" and info["status"] == "playing":
        assert wire.state["version"] == changes
        assert (await visitor.get(f"/api/tables/{id}/replay"))["view"] == wire.state["view"]
        return "goes on"
    outcome = wire.state["outcome"]
    record = read_record(await visitor.get(f"/api/tables/{id}/record"))
    if was == "playing":
        assert info["ending"] == "rules_changed"
        assert (outcome["unfinished"], outcome["winners"]) == (True, [])
        assert wire.log[-1]["text"] == (
            "The rules have changed since this game began: it ends here, unfinished."
        )
        return "was closed"
    assert info["scores"] == outcome["scores"] == json.loads(table["scores"])
    assert wire.log
    if record.digest:
        moment = await visitor.get(f"/api/tables/{id}/replay")
        assert (moment["view"], moment["moves"]) == (wire.state["view"], len(record.entries))
        return "plays again"
    assert (await visitor.get(f"/api/tables/{id}/replay", 409))["code"] == "old_rules"
    return "is kept"


@pytest.mark.parametrize("name", NAMES)
async def test_a_game_that_goes_on_has_the_past_that_was_told(name: str, tmp_path: Path) -> None:
    """W4: played again by today's rules, it tells move by move what its people were told."""
    # given
    file = unpacked(name, tmp_path)
    async with running(settings_for(f"sqlite:///{file}", bot_delay=3600.0)) as site:
        for id in await ids_of(site, file):
            # when
            live = await site.parts.tables.get(id)
            if live.game is None or live.facts.status != "playing":
                continue
            # then
            told = {row.version: row.events for row in live.rows}
            record = live.record()
            game = begin(ruleset(record.game), record)
            for entry, version in zip(record.entries, live.entry_versions, strict=True):
                assert events_text(step(game, entry)) == told[version], (live.facts.game, version)
            assert game.position.digest() == live.game.position.digest()


async def ids_of(site: Site, file: Path) -> list[str]:
    with opened(file) as connection:
        return [row["id"] for row in connection.execute("SELECT id FROM tables")]


async def changed_rules(file: Path, id: str) -> None:
    """Let a stored game be one of older rules that dealt other cards."""
    with opened(file) as connection:
        connection.execute("UPDATE tables SET rules = 1, seed = seed + 1 WHERE id = ?", [id])


async def test_a_running_game_of_other_rules_is_closed_with_a_sentence(tmp_path: Path) -> None:
    """W4: never silently different: it ends unfinished, in both languages."""
    # given
    file = tmp_path / "test.db"
    settings = settings_for(f"sqlite:///{file}")
    async with running(settings) as site:
        ann = site.player()
        id = await ann.begin({"kind": "person", "name": "Ann"}, "bot", move_seconds=60)
        wire = await ann.sit(id)
        for _ in range(6):
            await wire.asked()
            await wire.move()
        seen = wire.log
    await changed_rules(file, id)
    # when
    async with running(settings, site.clock) as again:
        back = again.player("de")
        back.http.cookies.set("novastate", ann.http.cookies["novastate"])
        wire = await back.sit(id)
        # then
        assert wire.state["table"]["status"] == "finished"
        assert wire.state["outcome"]["words"]["reason"].startswith("Die Regeln haben sich seit")
        assert wire.state["view"]["players"]
        assert [e["version"] for e in wire.log[: len(seen)]] == [e["version"] for e in seen]
        assert (await wire.do("move", id="late", version=1, move="pass"))["code"] == "is_finished"
        assert (await back.get(f"/api/tables/{id}/replay", 409))["code"] == "old_rules"
        assert (await back.post(f"/api/tables/{id}/hint", status=400))["code"] == "is_finished"
        assert (await back.get(f"/api/tables/{id}/chances", 409))["code"] == "old_rules"
        again_wished = {"move": 0, "seats": [0]}
        branch = await back.post(f"/api/tables/{id}/branch", again_wished, 409)
        assert branch["code"] == "old_rules"
        # and: it stays closed, with one line that says so
        version = wire.state["version"]
        assert all(seat["deadline"] is None for seat in wire.state["table"]["seats"])
        fresh = await back.post(f"/api/tables/{id}/rematch")
        assert fresh["status"] == "playing"
    async with running(settings, site.clock) as once_more:
        wire = await once_more.player().sit(id)
        assert wire.state["version"] == version + 1  # the rematch
        assert sum(entry["code"] == "table_rules_changed" for entry in wire.log) == 1


async def test_a_finished_game_of_other_rules_keeps_result_log_and_table(tmp_path: Path) -> None:
    """W4: what was seen at the end is seen for ever."""
    # given
    file = tmp_path / "test.db"
    settings = settings_for(f"sqlite:///{file}")
    async with running(settings) as site:
        ann = site.player()
        id = await ann.begin("person", "bot", options={"end_vp": 5})
        await ann.post(f"/api/tables/{id}/leave")
        await site.settle()
        before = await site.player().sit(id)
        record = read_record(await ann.get(f"/api/tables/{id}/record"))
    await changed_rules(file, id)
    with opened(file) as connection:  # nor can the position be read any more
        connection.execute("UPDATE snapshots SET position = '{}' WHERE table_id = ?", [id])
    # when
    async with running(settings, site.clock) as again:
        bob = again.player()
        wire = await bob.sit(id)
        kept = read_record(await bob.get(f"/api/tables/{id}/record"))
        # then
        assert wire.state["view"] == before.state["view"]
        assert same_end(wire.state["outcome"], before.state["outcome"])
        assert wire.log[1:] == before.log[1:]  # the first line names the hash of the seed
        assert (kept.rules, kept.digest) == (1, "")
        assert [(e.seat, e.text) for e in kept.entries] == [
            (e.seat, e.text) for e in record.entries
        ]
        assert (await bob.get(f"/api/tables/{id}/review", 409))["code"] == "old_rules"


def same_end(one: Frame, other: Frame) -> bool:
    names = ("scores", "winners", "reason", "ranks", "breakdown")
    return all(one[name] == other[name] for name in names)


async def test_the_end_is_told_before_its_figures_are_worked_out(
    lite: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """W4: whatever fails afterwards, everybody sees the last move."""

    # given
    def broken(record: str) -> dict[str, object]:
        raise ValueError(record[:10])

    monkeypatch.setattr("novastate.server.tables.series_of", broken)
    ann = lite.player()
    id = await ann.begin("person", "bot", options={"end_vp": 5})
    watching = await lite.player().sit(id)
    # when
    await ann.post(f"/api/tables/{id}/leave")
    while watching.state["outcome"] is None:
        await watching.until("state")
    # then
    assert watching.state["table"]["status"] == "finished"
    assert watching.state["outcome"]["series"] is None
    assert (await ann.get(f"/api/tables/{id}/replay"))["outcome"]["scores"]


async def test_a_restart_keeps_the_result_in_the_record(tmp_path: Path) -> None:
    """A record read back from the database says how the game ended, in every ruleset."""
    # given
    settings = settings_for(f"sqlite:///{tmp_path / 'test.db'}")
    records = {}
    async with running(settings) as site:
        ann = site.player()
        for game in ("master", "novaera", "state2010", "newera"):
            id = await ann.begin("person", "bot", game=game)
            await ann.post(f"/api/tables/{id}/leave")
            await site.settle()
            records[id] = await ann.get(f"/api/tables/{id}/record")
    # when
    async with running(settings, site.clock) as again:
        for id, record in records.items():
            # then
            assert read_record(record).result
            assert await again.player().get(f"/api/tables/{id}/record") == record
