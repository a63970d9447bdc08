"""Low findings: look-alike names, and passwords that everybody guesses; guesses are limited."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import text

from novastate.server.db.engine import Database
from novastate.server.looks import looks_of
from novastate.server.passwords import is_common, password_hash
from tests.server.conftest import Site, running, settings_for

ANN = {"name": "Ann Lee", "password": "correct horse"}


@pytest.mark.parametrize(
    "name",
    [
        "Аnn Lee",  # Cyrillic А
        "Ann Lее",  # Cyrillic е
        "Αnn Lee",  # Greek Α
        "Ann\u200b Lee",
        "Ann\u0301 Lee",
        "Änn Lee",
        "ann_lee",
        "ＡＮＮ Ｌｅｅ",
        "𝐀𝐧𝐧 Lee",
        "Ann IEE",
        "Ann 1ee",
    ],
)
async def test_look_alike_account_names_are_refused(lite: Site, name: str) -> None:
    await lite.player().post("/api/account", ANN, 201)
    refused = await lite.player().post(
        "/api/account", {"name": name, "password": "another horse"}, 409
    )
    assert refused["code"] in ("name_alike", "name_taken")


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ann", "Anna"), ("Max", "Maxi"), ("Иван", "Анна"), ("Ann 2", "Ann 3"), ("🙂", "🙃")],
)
def test_different_names_look_different(one: str, other: str) -> None:
    assert looks_of(one) != looks_of(other)


@pytest.mark.parametrize("name", ["Guest", "Spieler", "Former player", "Novastate", "Expert"])
async def test_the_words_of_the_program_are_no_account_names(lite: Site, name: str) -> None:
    refused = await lite.player().post("/api/account", {**ANN, "name": name}, 409)
    assert refused["code"] == "name_kept_free"


async def test_nobody_sits_with_strangers_under_the_name_of_an_account(site: Site) -> None:
    # given
    ann, eve, bob = site.player(), site.player(), site.player()
    await ann.post("/api/account", ANN, 201)
    id = (await bob.make({"kind": "person", "name": "Bob"}, "open", "open"))["table"]["id"]
    join = f"/api/tables/{id}/join"
    # then
    refused = await eve.post(join, {"name": "Аnn Lee"}, 409)
    assert (refused["code"], "Аnn Lee" in refused["text"]) == ("name_of_account", True)
    assert (await eve.post(join, {"name": "B0b"}, 409))["code"] == "name_at_table"
    body = {"game": "master", "seats": [{"kind": "person", "name": "ANN LEE"}, {"kind": "open"}]}
    assert (await eve.post("/api/tables", body, 409))["code"] == "name_of_account"
    # and: the owner may, and who names nothing gets a name of his own
    await ann.post(join, {"name": "Ann Lee"})
    info = await eve.post(join, {})
    assert [seat["name"] for seat in info["seats"]] == ["Bob", "Ann Lee", "Guest"]
    # and: friends at private tables call themselves as they like
    await eve.post("/api/tables", {**body, "visibility": "private"}, 201)
    hot = [{"kind": "person", "name": "Ann Lee"}] * 2
    await eve.post("/api/tables", {"game": "master", "visibility": "hotseat", "seats": hot}, 201)


async def test_guests_without_a_name_are_told_apart(lite: Site) -> None:
    maker = lite.player()
    id = (await maker.make({"kind": "person", "name": "Bob"}, "open", "open"))["table"]["id"]
    for _ in range(2):
        info = await lite.player().post(f"/api/tables/{id}/join", {})
    assert [seat["name"] for seat in info["seats"]] == ["Bob", "Guest", "Guest 2"]


async def test_a_spectator_does_not_speak_under_the_name_of_a_player(lite: Site) -> None:
    # given: eve has called herself Bob elsewhere
    bob, eve = lite.player(), lite.player()
    id = await bob.begin({"kind": "person", "name": "Bob"}, "bot", visibility="open")
    await eve.make({"kind": "person", "name": "Bob"}, "bot", visibility="private")
    # when
    wire = await eve.sit(id)
    await wire.do("chat", text="I resign")
    # then
    said = [frame for frame in wire.frames if frame["type"] == "chat"]
    assert [(frame["seat"], frame["name"]) for frame in said] == [(None, "Guest")]


@pytest.mark.parametrize(
    "password",
    [
        "password", "Passwort", "PASSWORD1", "letmein123", "iloveyou", "12345678", "87654321",
        "qwertzui", "asdfghjk", "aaaaaaaa", "abcabcabc", "qwerty123", "1q2w3e4r", "Ann  Lee",
        "annlee!!",
    ],
)  # fmt: skip
async def test_common_passwords_are_refused(lite: Site, password: str) -> None:
    refused = await lite.player().post("/api/account", {**ANN, "password": password}, 400)
    assert refused["code"] in ("password_common", "password_name")
    assert refused["text"].endswith(".")


@pytest.mark.parametrize(
    "password", ["correct horse", "zebra-74-lamp", "Donaudampfschiff", "x7#kQ2!m"]
)
def test_other_passwords_are_taken(password: str) -> None:
    assert not is_common(password)


async def test_an_old_account_with_a_common_password_still_signs_in(lite: Site) -> None:
    # given
    await lite.player().post("/api/account", ANN, 201)
    async with lite.parts.tables.db.writing() as connection:
        await connection.execute(
            text("UPDATE accounts SET password = :hash"), {"hash": password_hash("password")}
        )
    # then
    await lite.player().post("/api/session", {**ANN, "password": "password"})


async def test_the_upgrade_notes_what_old_names_look_like(tmp_path: Path) -> None:
    """A database of the second schema, with two names that look alike, is taken as it is."""
    from alembic import command

    from novastate.server.db.migrate import config

    # given
    db = Database(f"sqlite:///{tmp_path / 'old.db'}")
    async with db.engine.execution_options(writes=True).connect() as connection:
        await connection.run_sync(lambda made: command.upgrade(config(made), "0002"))
        for id, name in enumerate(("Ann", "Аnn"), 1):
            await connection.execute(
                text("INSERT INTO accounts VALUES (:id, :name, :name, 'x', 0)"),
                {"id": id, "name": name},
            )
        await connection.commit()
    # when
    await db.prepare()
    # then
    async with db.reading() as connection:
        looks = (await connection.execute(text("SELECT looks FROM accounts"))).scalars().all()
    await db.close()
    assert looks == [looks_of("Ann")] * 2


async def test_w10_a_stranger_cannot_lock_the_owner_out(tmp_path: Path) -> None:
    settings = settings_for(f"sqlite:///{tmp_path / 'test.db'}", guesses=0.0, trust_proxy=True)
    async with running(settings) as site:
        # given: Ann was signed in here before
        ann, new = site.player(), site.player()
        await ann.post("/api/account", ANN, 201)
        await ann.delete("/api/session")
        # when: strangers at many addresses guess until nobody of them is let try
        codes = []
        for number in range(6):
            eve = site.player()
            eve.http.headers["x-forwarded-for"] = f"192.0.2.{number}"
            for _ in range(12):
                answer = await eve.http.post("/api/session", json={**ANN, "password": "guess me"})
                codes.append(answer.json()["code"])
        # then: an address has its share, and all strangers together have theirs
        assert codes[:12] == ["wrong_password"] * 10 + ["too_many_guesses"] * 2
        assert codes.count("wrong_password") == 30
        new.http.headers["x-forwarded-for"] = "192.0.2.99"
        assert (await new.post("/api/session", ANN, 429))["code"] == "too_many_guesses"
        # and: Ann at her own browser does not notice, but has her own limit
        for _ in range(10):
            await ann.post("/api/session", {**ANN, "password": "typo typo"}, 401)
        assert (await ann.post("/api/session", ANN, 429))["code"] == "too_many_guesses"


async def test_right_passwords_cost_no_guesses(tmp_path: Path) -> None:
    settings = settings_for(f"sqlite:///{tmp_path / 'test.db'}", guesses=0.0)
    async with running(settings) as site:
        await site.player().post("/api/account", ANN, 201)
        for _ in range(12):
            await site.player().post("/api/session", ANN)


async def test_seventy_sign_ins_at_once_do_not_starve_the_others(lite: Site) -> None:
    """argon2 runs in two threads with a short queue; who comes too late is asked to wait."""
    # given
    await lite.player().post("/api/account", ANN, 201)
    id = await lite.player().begin("person", "bot")
    people, other = [lite.player() for _ in range(70)], lite.player()
    # when
    crowd = [
        asyncio.create_task(one.http.post("/api/session", json={**ANN, "password": "guess me"}))
        for one in people
    ]
    served = 0
    while not all(task.done() for task in crowd):
        await other.get(f"/api/tables/{id}")
        served += 1
    # then: somebody else was served while they waited, and nobody waits for a long queue
    statuses = [task.result().status_code for task in crowd]
    assert set(statuses) == {401, 429}
    assert statuses.count(401) <= 18 + 2 * served
    assert served > 5
    hashing = lite.parts.hashing
    assert hashing._room == 18
