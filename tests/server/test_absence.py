"""Nobody loses a seat by a server that was away, and a seat lost on time comes back (W8, W16)."""

from pathlib import Path
from typing import Any

from sqlalchemy import delete, select

from novastate.server.db import schema
from novastate.server.db.engine import Database
from novastate.server.pulse import Pulse
from tests.server.client import Wire
from tests.server.conftest import SetClock, Site, fresh_postgresql, running, settings_for
from tests.server.test_commands import two_people
from tests.server.test_restart import same_person


def seat_of(wire: Wire, seat: int = 0) -> dict[str, Any]:
    """Return what a client sees of a seat."""
    return dict(wire.state["table"]["seats"][seat])


async def look_after(site: Site) -> None:
    """Do what a server does every second."""
    await site.parts.automation.pulse.beat()
    await site.parts.automation.sweep()
    await site.settle()


async def let_pass(site: Site, seconds: int) -> None:
    """Let time pass while the server runs."""
    for _ in range(0, seconds, 2):
        site.clock.time += 2
        await look_after(site)


async def out_of_time(site: Site, bob: Wire) -> None:
    """Let a minute pass in which only Bob does something."""
    await let_pass(site, 40)
    await bob.hello()
    await bob.move()
    await let_pass(site, 22)


# --- clocks stop while the server is away (W8) ---------------------------------------------


async def test_w8_a_server_that_was_away_takes_no_seat_over(url: str) -> None:
    # given: five people's clocks of a minute, half of it gone when the server ends
    settings, clock, ids = settings_for(url), SetClock(), []
    async with running(settings, clock) as site:
        for _ in range(5):
            id, *_ = await two_people(site, move_seconds=60)
            ids.append(id)
        await let_pass(site, 30)
    # when: it comes back after two hours
    clock.time += 7200
    async with running(settings, clock) as again:
        await look_after(again)
        # then
        for id in ids:
            seats = (await again.player().get(f"/api/tables/{id}"))["seats"]
            assert [seat["taken_over"] for seat in seats] == [False, False]
            assert all(30 <= seat["deadline"] - clock.time <= 40 for seat in seats)
        # and: from now on they run
        await let_pass(again, 42)
        seats = (await again.player().get(f"/api/tables/{ids[0]}"))["seats"]
        assert all(seat["taken_over"] for seat in seats)


async def test_w8_a_killed_server_takes_no_seat_over(url: str) -> None:
    # given: a server that ends without a word
    settings, clock = settings_for(url), SetClock()
    async with running(settings, clock) as site:
        id, *_ = await two_people(site, move_seconds=12)
        await let_pass(site, 4)
        site.parts.automation.pulse = Silent(site.parts.tables)
    # when
    clock.time += 13
    async with running(settings, clock) as again:
        await look_after(again)
        # then
        seats = (await again.player().get(f"/api/tables/{id}"))["seats"]
        assert not any(seat["taken_over"] for seat in seats)
        assert all(8 <= seat["deadline"] - clock.time <= 12 for seat in seats)


class Silent(Pulse):
    """The pulse of a server that was killed."""

    async def beat(self, at_once: bool = False) -> None:
        pass


async def test_w8_those_at_another_worker_see_their_clocks_put_off(template: str) -> None:
    # given: Ann and Bob at the second of two processes
    settings, clock = settings_for(await fresh_postgresql(template)), SetClock()
    async with running(settings, clock) as first, running(settings, clock) as second:
        _, one, _ = await two_people(second, move_seconds=60)
        for site in (first, second):
            await let_pass(site, 2)
        # when: the clock is set, and the first process sees it
        clock.time += 3600
        await look_after(first)
        # then
        clocks = await one.until("clocks")
        assert 55 <= clocks["deadlines"][0] - clock.time <= 60
        # and: the second one does not do it again
        await look_after(second)
        await one.hello()
        assert seat_of(one)["deadline"] == clocks["deadlines"][0]


async def test_w8_a_database_from_before_gives_the_time_back_too(url: str) -> None:
    # given
    settings, clock = settings_for(url), SetClock()
    async with running(settings, clock) as site:
        id, *_ = await two_people(site, move_seconds=60)
        await let_pass(site, 2)
        db = site.parts.tables.db
        async with db.reading() as connection:
            assert (await connection.execute(select(schema.pulse.c.alive))).scalar() == clock.time
    db = Database(url)
    async with db.writing() as connection:
        await connection.execute(delete(schema.pulse))
    await db.close()
    # when
    clock.time += 7200
    async with running(settings, clock) as again:
        await look_after(again)
        # then
        seats = (await again.player().get(f"/api/tables/{id}"))["seats"]
        assert not any(seat["taken_over"] for seat in seats)


async def test_w8_a_clock_set_forward_or_back_times_nobody_out(site: Site) -> None:
    _, one, _ = await two_people(site, move_seconds=60)
    await let_pass(site, 2)
    for jump in (86_400.0, -90_000.0, 3.0e7):
        # when: the machine slept, or somebody set its clock
        site.clock.time += jump
        await look_after(site)
        # then: she sees that she still has time, and no more than for one decision
        clocks = await one.until("clocks")
        assert 50 <= clocks["deadlines"][0] - site.clock.time <= 60
        await one.hello(since=one.state["version"])
        assert seat_of(one)["deadline"] == clocks["deadlines"][0]
        assert not seat_of(one)["taken_over"]


async def test_w8_only_the_first_of_several_workers_puts_clocks_off(url: str) -> None:
    # given: two processes on one database (on SQLite: one after the other)
    clock = SetClock()
    async with running(settings_for(url), clock) as first:
        _, one, _ = await two_people(first, pace="days", move_seconds=86_400)
        await let_pass(first, 2)
        clock.time += 3600
        await look_after(first)
        due = (await one.until("clocks"))["deadlines"][0]
        # when: another one comes
        async with running(settings_for(url), clock) as second:
            await look_after(second)
        # then
        await one.hello()
        assert seat_of(one)["deadline"] == due


# --- a seat lost on time comes back --------------------------------------------------------


async def test_a_seat_lost_on_time_is_given_back_when_its_owner_returns(url: str) -> None:
    # given: Ann has moved, gone, and run out of time; and the server was restarted since
    settings, clock = settings_for(url), SetClock()
    async with running(settings, clock) as site:
        id, one, two = await two_people(site, move_seconds=60)
        await one.move()
        await one.close()
        await out_of_time(site, two)
        ann = site.players[0]
        assert (await ann.get(f"/api/tables/{id}"))["seats"][0]["taken_over"]
    async with running(settings, clock) as again:
        ann = same_person(ann, again.url)
        again.players.append(ann)
        # when
        wire = await ann.sit(id)
        while seat_of(wire)["taken_over"]:
            await wire.until("state")
        # then: it is hers, and she is told what happened
        codes = [entry["code"] for entry in wire.log]
        assert codes[-1] == "table_taken_back"
        first = next(frame for frame in wire.frames if frame["type"] == "state")
        assert first["recap"][0]["code"] == "table_time_out"
        assert (await wire.do("seat", id="mine", action="take_back"))["code"] == "not_taken_over"


async def test_a_seat_handed_over_on_purpose_stays_with_the_bot(site: Site) -> None:
    # given
    id, one, two = await two_people(site, move_seconds=60)
    await one.do("seat", action="hand_over")
    await one.close()
    # when
    wire = await site.players[0].sit(id)
    await wire.hello()
    # then
    assert seat_of(wire)["taken_over"]
    # and: neither does a seat that she has left after time ran out
    await wire.do("seat", action="take_back")
    await wire.close()
    await out_of_time(site, two)
    await site.players[0].post(f"/api/tables/{id}/leave")
    wire = await site.players[0].sit(id)
    await wire.hello()
    assert seat_of(wire)["taken_over"]


async def test_a_stranger_gives_no_seat_back(lite: Site) -> None:
    id, one, two = await two_people(lite, move_seconds=60)
    await one.close()
    await out_of_time(lite, two)
    wire = await lite.player().sit(id)
    await wire.hello()
    assert seat_of(wire)["taken_over"]


# --- what a bot has played is played (W16) -------------------------------------------------


async def test_w16_what_a_bot_played_cannot_be_taken_back(url: str) -> None:
    # given: Ann has moved herself, and could take that back
    settings = settings_for(url)
    async with running(settings) as site:
        id, one, _ = await two_people(site)
        await one.move()
        assert one.state["undo"] == 1
        # when: she lets a bot move and takes her seat back
        await one.do("seat", action="hand_over")
        await site.settle()
        back = await one.do("seat", action="take_back")
        await one.version(back["version"])
        # then
        assert one.log[-2]["seat"] == 0, "the bot has moved"
        assert (one.state["undo"], one.state["can_undo"]) == (0, False)
        refused = await one.do("undo", version=one.state["version"])
        assert refused["code"] == "no_undo"
        ann = site.players[0]
    # and: after a restart it is the same
    async with running(settings, site.clock) as again:
        ann = same_person(ann, again.url)
        again.players.append(ann)
        wire = await ann.sit(id)
        assert (wire.state["undo"], wire.state["can_undo"]) == (0, False)
        refused = await wire.do("undo", id="again", version=wire.state["version"])
        assert refused["code"] == "no_undo"


async def test_w16_what_one_plays_after_taking_back_can_be_taken_back(tmp_path: Path) -> None:
    # given: a bot too slow to move meanwhile
    settings = settings_for(f"sqlite:///{tmp_path / 'test.db'}", bot_delay=600.0)
    async with running(settings) as slow:
        _, one, _ = await two_people(slow)
        await one.do("seat", action="hand_over")
        back = await one.do("seat", action="take_back")
        await one.version(back["version"])
        # when
        await one.move()
        # then
        assert one.state["undo"] == 1
        assert (await one.do("undo", version=one.state["version"]))["type"] == "ack"
