"""Changed cards: only among people who know each other, and never a question too large (W7)."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from sqlalchemy import update

from novastate.games.master.ruleset import MasterSet
from novastate.games.registry import ruleset
from novastate.kernel.game import Game
from novastate.kernel.position import Position
from novastate.server.db import schema
from novastate.server.live import Facts
from novastate.server.overrides import MOST_CARDS, check_overrides
from novastate.server.packing import encoded
from novastate.server.present import question_data
from novastate.server.words import Problem
from tests.server.conftest import Site, running, settings_for
from tests.table import table

MASTER = cast(MasterSet, ruleset("master"))
CHOICES = 2_000
BYTES = 1_000_000

HUGE = {"pub": {"kind": "action", "action": "99 any_resource -> vp", "produces": "", "types": ""}}
"""What once made a question of 171,700 choices."""

LARGE = {"pub": {"kind": "action", "action": "7 any_resource -> vp", "produces": "", "types": ""}}
"""More than a table may change, and as much as the rules can read (MS-7.5)."""


def body(overrides: Any, **more: Any) -> dict[str, Any]:
    """Return the wish for a table with changed cards."""
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
    options = {"card_overrides": overrides}
    return {"game": "master", "visibility": "private", "seats": seats, "options": options, **more}


# --- where tables are made -------------------------------------------------------------------


async def test_w7_cards_are_changed_only_where_no_stranger_can_join(lite: Site) -> None:
    ann = lite.player("de")
    changed = {"school": {"distance": "3"}}
    # when
    refused = await ann.post("/api/tables", body(changed, visibility="open"), 400)
    # then
    assert refused["code"] == "overrides_open"
    assert "privat" in refused["text"]
    await ann.post("/api/tables", body(changed), 201)
    await ann.post("/api/tables", body(changed, visibility="hotseat"), 201)
    await ann.post("/api/tables", body({}, visibility="open"), 201)


@pytest.mark.parametrize(
    ("overrides", "code", "words"),
    [
        (HUGE, "overrides_number", 'Card "pub", field "action": 99 is too large'),
        ({"pub": {"action": "3 any_resource -> vp"}}, "overrides_number", "2 is the most"),
        ({"pub": {"action": "4 brick -> vp"}}, "overrides_number", "3 is the most"),
        ({"pub": {"produces": "99 brick"}}, "overrides_number", "9 is the most"),
        ({"pub": {"produces": "1" * 90 + " brick"}}, "overrides_number", "9 is the most"),
        ({"pub": {"copies": "20"}}, "overrides_number", "4 is the most"),
        ({"pub": {"bonus": "place 9 brick"}}, "overrides_place", 'Card "pub", field "bonus"'),
        ({"pub": {"name": "x" * 121}}, "overrides_field", "120 characters"),
        ({f"card_{i}": {"deal": "gun"} for i in range(MOST_CARDS + 1)}, "overrides_cards", "12"),
        (
            {f"card_{i}": {f"field_{k}": "x" * 100 for k in range(3)} for i in range(9)},
            "overrides_long",
            "2000 characters",
        ),
        (encoded(HUGE), "overrides_number", "99 is too large"),
        ("[" * 100_000, "option_value", "card_overrides"),
    ],
)
async def test_w7_changes_of_cards_are_bounded(
    lite: Site, overrides: Any, code: str, words: str
) -> None:
    refused = await lite.player().post("/api/tables", body(overrides), 400)
    assert (refused["code"], words in refused["text"]) == (code, True), refused["text"]


def test_every_disputed_value_can_be_played() -> None:
    """What the option is meant for (MS-23.16) lies within the bounds."""
    fields = ("types", "spoils", "deal", "action", "produces", "bonus", "when_produced", "distance")
    doubtful = [(card.id, card.doubt) for card in MASTER.card_set.locations]
    doubtful += [(faction.id, faction.doubt) for faction in MASTER.card_set.factions]
    for id, doubt in doubtful:
        if doubt is not None and doubt.field in fields:
            check_overrides(MASTER, {"card_overrides": {id: {doubt.field: doubt.other}}}, "private")


async def test_tables_from_before_stay_readable_but_are_not_made_again(tmp_path: Path) -> None:
    # given: a table that was made when nothing was bounded
    settings = settings_for(f"sqlite:///{tmp_path / 'test.db'}")
    async with running(settings) as site:
        ann = site.player()
        id = (await ann.post("/api/tables", body({"pub": {"deal": "gun"}}), 201))["table"]["id"]
        stored = update(schema.tables).where(schema.tables.c.id == id)
        changed = {**_options(site, id), "card_overrides": LARGE}
        async with site.parts.tables.db.writing() as connection:
            await connection.execute(stored.values(options=encoded(changed)))
        site.parts.tables.lives.clear()
        # when: it is begun, looked at and played
        await ann.post(f"/api/tables/{id}/start")
        wire = await ann.sit(id)
        # then
        assert (await wire.move())["type"] == "ack"
        # and: no other table is made of it
        with pytest.raises(Problem) as refused:
            check_overrides(ruleset("master"), changed, "private")
        assert refused.value.code == "overrides_number"


def _options(site: Site, id: str) -> dict[str, object]:
    facts: Facts = site.parts.tables.lives[id].facts
    return facts.options


async def test_w7_a_record_with_larger_changes_is_not_taken(lite: Site) -> None:
    # given
    game = Game(ruleset("master"), 2, 1, {"card_overrides": LARGE})
    record = game.finished_record().write()
    # when
    refused = await lite.player().post("/api/replays", {"record": record}, 400)
    # then
    assert refused["code"] == "overrides_number"


# --- how large questions become ----------------------------------------------------------------


def largest(position: Position, game: str, seat: int) -> tuple[int, int]:
    """Return how many choices a question has, and how many bytes."""
    data = question_data(position, seat, ruleset(game).book(), "de")
    return len(data["choices"]), len(msgspec.json.encode(data))


def played(game: str, seats: int, options: dict[str, Any]) -> Iterator[tuple[int, int]]:
    """Play at random without passing, and tell how large the larger questions are."""
    rules = ruleset(game)
    for seed in range(3):
        chance, position, seen = random.Random(seed), rules.new(seats, seed, **options), 0
        for _ in range(500):
            asked = position.to_act()
            if not asked:
                break
            seat = chance.choice(list(asked))
            moves = list(position.moves(seat))
            if len(moves) > seen:
                seen = len(moves)
                yield largest(position, game, seat)
            position.play(seat, chance.choice(moves[1:] or moves))


STORES = {"brick_storage": "brick", "city_guards": "gun", "scrap_metal": "iron"} | {
    "methane_storage": "fuel",
    "radioactive_colony": "ammo",
}
"""The cards on which goods lie, of which there are as many as may be."""
SUPPLY = "9 contact_grey 9 contact_red 9 contact_blue 9 card 9 worker 9 shield"
WORST: dict[str, dict[str, str]] = {
    **{card: {"copies": "4"} for card in STORES},
    "abandoned_suburbs": {"action": "2 any_resource -> 9 vp 9 card", "uses": "9", "copies": "4"},
    "school": {"produces": "9 brick 9 gun 9 iron 9 fuel 9 ammo 9 worker 9 card", "copies": "4"},
    "parking_lot": {"produces": "9 contact_universal 9 development", "copies": "4"},
    "oil_rig": {"produces": SUPPLY, "copies": "4"},
    "new_york": {"production": f"9 iron {SUPPLY}"},
    "merchants_guild": {"production": f"9 fuel {SUPPLY}"},
    "mutants_union": {"production": f"9 gun {SUPPLY}"},
}
"""The changes that make most of every question, as many as are allowed."""


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("master", 4, {"expansion": "winter", "end_vp": 999}),
        ("master", 4, {"expansion": "new_era", "end_vp": 999}),
        ("novaera", 4, {"start_resources": 10, "pick_limit": 14}),
        ("state2010", 4, {"start_hand": 6, "end_vp": 40}),
        ("newera", 5, {"start_hand": 6, "end_vp": 45}),
    ],
)
def test_w7_no_question_of_any_game_is_too_large(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    if game == "master":
        options = {**options, "card_overrides": WORST}
        assert len(WORST) == MOST_CARDS
        check_overrides(ruleset(game), options, "private")
    for choices, bytes in played(game, seats, options):
        assert choices <= CHOICES
        assert bytes <= BYTES


def test_w7_no_payment_is_too_large() -> None:
    """The most places goods can lie on, and the largest costs that are allowed."""
    laid = " ".join(f"{card}+placed:{good}:{good}:{good}" for card, good in STORES.items())
    supply = "1 goods 9 brick 9 gun 9 iron 9 fuel 9 ammo 9 worker"
    for cost, most in (("2 any_resource", 136), ("3 brick", 220)):
        # given
        acting = _acting(cost)
        overrides = {**{card: {"copies": "4"} for card in STORES}, **acting}
        check_overrides(ruleset("master"), {"card_overrides": overrides}, "private")
        card = next(iter(acting))
        places = f"1 state {card} {' '.join([laid] * 4)}"
        position = table(supply, places, card_overrides=overrides, expansion="new_era")
        # when
        position.play(0, position.parse(0, f"use {card}"))
        # then
        choices, bytes = largest(position, "master", 0)
        assert choices == most
        assert bytes <= BYTES


def _acting(cost: str) -> dict[str, dict[str, str]]:
    """Change a card whose action is printed."""
    cards = MASTER.card_set.locations
    card = next(card for card in cards if card.kind == 3 and card.set == "base")
    return {card.id: {"action": f"{cost} -> 9 vp"}}


def test_w7_even_larger_changes_from_before_list_no_more_than_that() -> None:
    # given: seven of any resource from sixteen places
    card, change = next(iter(_acting("7 any_resource").items()))
    laid = " ".join(
        f"{one.id}+placed:brick:brick:brick"
        for one in MASTER.card_set.locations
        if one.set == "base" and one.id != card
    ).split()[:12]
    position = table(
        "1 goods 9 brick 9 gun 9 iron 9 fuel 9 ammo",
        f"1 state {card} {' '.join(laid)}",
        card_overrides={card: change},
    )
    # when
    position.play(0, position.parse(0, f"use {card}"))
    # then: what is not listed can still be said
    choices, bytes = largest(position, "master", 0)
    assert choices == CHOICES
    assert bytes <= BYTES
    moves = position.moves(0)
    assert len(moves) > CHOICES
    position.play(0, position.parse(0, position.notation(0, moves[-1])))
