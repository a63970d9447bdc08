"""Whatever is sent during a whole game, nobody learns from it what he may not know."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.server.client import Frame, Player, Wire
from tests.server.conftest import Site

HIDDEN = ("hand", "drawn", "answers")


def strings(data: Any) -> Iterator[str]:
    """List all texts inside some data, names of fields too."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for name, value in data.items():
            yield name
            yield from strings(value)
    elif isinstance(data, list):
        for value in data:
            yield from strings(value)


def public(view: Frame) -> set[str]:
    """Return the ids in a view, without what only its reader sees."""
    players = [{k: v for k, v in each.items() if k not in HIDDEN} for each in view["players"]]
    return set(strings({**view, "players": players}))


def own(view: Frame, seat: int | None) -> set[str]:
    """Return the ids only the reader sees."""
    if seat is None:
        return set()
    return set(strings([view["players"][seat].get(name) for name in HIDDEN]))


def states(wire: Wire) -> dict[int, Frame]:
    """Return the states a client was sent, by version."""
    return {frame["version"]: frame for frame in wire.frames if frame["type"] == "state"}


def spoken_names(names: dict[str, dict[str, str]], card: str) -> Iterator[str]:
    """List the names of a card that are not the end of another card's, as Camp is."""
    for lang in ("en", "de"):
        name = names[card][lang]
        alike = [each for each, said in names.items() if said[lang].endswith(name)]
        if alike == [card]:
            yield name


async def play(wires: list[Wire], moves: int, chance: Random) -> None:
    """Let people answer at random; everybody reads all that is sent."""
    for _ in range(moves):
        asked = [wire for wire in wires if wire.state["question"] is not None]
        if not asked:
            return
        wire = chance.choice(asked)
        answer = await wire.move(chance.choice(wire.options()))
        assert answer["type"] == "ack"
        for other in wires:
            await other.version(answer["version"])


async def three_at_a_table(site: Site) -> tuple[str, list[Player], list[Wire]]:
    """Seat Ann and Bob, and let Eve watch."""
    ann, bob, eve = site.player(), site.player("de"), site.player()
    id = (await ann.make({"kind": "person", "name": "Ann"}, "open"))["table"]["id"]
    await bob.post(f"/api/tables/{id}/join", {"name": "Bob"})
    await ann.post(f"/api/tables/{id}/start")
    wires = [await each.sit(id) for each in (ann, bob, eve)]
    return id, [ann, bob, eve], wires


@pytest.mark.parametrize("seed", [1, 2, 3])
async def test_no_frame_of_a_game_names_a_card_that_is_hidden(lite: Site, seed: int) -> None:
    # given
    id, (ann, _, _), wires = await three_at_a_table(lite)
    words = (await ann.get("/api/games/master/cards"))["cards"]
    names = {card["id"]: card["names"] for card in words}
    # when
    await play(wires, 250, Random(seed))
    # then: of a card in somebody's hand that was never open, others find neither id nor name
    seen_by = [states(wire) for wire in wires]
    checked = 0
    for owner in (0, 1):
        for other in (1 - owner, 2):
            known: set[str] = set()
            for version in sorted(seen_by[owner]):
                if version not in seen_by[other]:
                    continue
                mine, his = seen_by[owner][version], seen_by[other][version]
                reader = other if other < 2 else None
                hidden = own(mine["view"], owner) & names.keys() - known
                hidden -= public(mine["view"]) | own(his["view"], reader)
                told = list(strings(his))
                assert hidden.isdisjoint(told)
                shown = {name for card in hidden for name in spoken_names(names, card)}
                spoken = [text for text in told if text.endswith(".")]
                assert not [t for t in spoken for name in shown if f" {name}." in t], (id, version)
                known |= public(mine["view"]) | own(his["view"], reader)
                checked += len(hidden)
    assert checked > 200


async def test_no_request_tells_the_seed_a_secret_or_a_hand(lite: Site) -> None:
    # given: a private game that is being played, and what must stay secret about it
    lite.parts.tables.draw_seed = lambda: 987_654_321_987
    ann, eve = lite.player(), lite.player()
    made = await ann.make("person", "bot", visibility="private")
    id = made["table"]["id"]
    await ann.post(f"/api/tables/{id}/start")
    await lite.settle()  # the bot has answered: nothing changes by itself any more
    wire = await ann.sit(id)
    hand = wire.state["view"]["players"][0]["hand"]
    assert len(hand) == 6
    secrets = [ann.http.cookies["novastate"], made["links"][0]["url"].rpartition("/")[2]]
    secrets += ["987654321987", json.dumps(hand, separators=(",", ":"))]
    version = wire.state["version"]
    # when: Eve, who has heard of the id, asks for everything there is about it
    answers = []
    paths = ("", "/record", "/replay", "/replay?move=0&reader=0", "/link", "/join", "/start")
    for path in (*paths, "/leave", "/rematch", "/branch", "/snapshot", "/seats", "/log"):
        address = f"/api/tables/{id}{path}"
        answers.append(await eve.http.get(address))
        for body in ({}, {"seat": 0}, {"seat": 0, "name": "Eve"}, {"move": 0, "seats": [0]}):
            answers.append(await eve.http.post(address, json=body))
    answers.append(await eve.http.get("/api/tables"))
    answers.append(await eve.http.get("/api/tables?scope=mine"))
    answers.append(await eve.http.get("/metrics"))
    watching = await eve.sit(id)
    # then
    for answer in answers:
        assert answer.status_code < 500
        assert not any(secret in answer.text for secret in secrets), answer.url
    assert not any(secret in json.dumps(watching.frames) for secret in secrets)
    assert all(answer.status_code >= 400 for answer in answers if answer.request.method == "POST")
    listed = [row["id"] for row in await eve.get("/api/tables")]
    assert id not in listed
    # and: nothing has happened to the table
    assert (await ann.get(f"/api/tables/{id}"))["version"] == version


async def test_a_finished_game_of_others_gives_no_seat(lite: Site) -> None:
    # given: a game between Ann and a bot that is over
    ann, eve = lite.player(), lite.player()
    id = await ann.begin("person", "bot", options={"end_vp": 5})
    await ann.post(f"/api/tables/{id}/leave")
    await lite.settle()
    # then: no rematch in Ann's name, no link to her seat; a branch is Eve's own table
    await eve.post(f"/api/tables/{id}/rematch", status=400)
    await eve.post(f"/api/tables/{id}/link", {"seat": 0}, 403)
    branch = await eve.post(f"/api/tables/{id}/branch", {"move": 3, "seats": [0]}, 201)
    assert branch["table"]["id"] != id
    before = await ann.get(f"/api/tables/{branch['table']['id']}")
    assert not any(seat["yours"] for seat in before["seats"])
    after = await ann.get(f"/api/tables/{id}")
    assert after["rematch"] is None
