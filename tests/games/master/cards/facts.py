"""The published facts of the cards, and a plain reading of them to hold the rules against.

Nothing here asks the rules what a card does: what is expected comes from the facts alone.
"""

import json
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from novastate.games.master.position import MasterPosition
from tests.table import asked, offered, play, table

Fact = dict[str, Any]
Goods = dict[str, int]

FACTS = json.loads(
    (Path(__file__).parents[3] / "fixtures" / "cards" / "master_facts.json").read_text("utf-8")
)
LOCATIONS: dict[str, Fact] = {fact["id"]: fact for fact in FACTS["locations"]}
CONNECTIONS: dict[str, Fact] = {fact["id"]: fact for fact in FACTS["connections"]}
BOARDS: dict[str, Fact] = {fact["id"]: fact for fact in FACTS["factions"]}

KINDS = ("production", "open_production", "feature", "action")
RESOURCES = ("brick", "gun", "iron", "fuel")
HELD = (
    *RESOURCES,
    "ammo",
    "worker",
    "contact_grey",
    "contact_red",
    "contact_blue",
    "contact_universal",
    "development",
    "shield",
)
"""Everything that can lie in a supply."""


# --- which cards ------------------------------------------------------------------------------


def each(*parts: Iterable[str]) -> list[Any]:
    """Give every id, or every pairing of ids, as a parameter under its own name."""
    if len(parts) == 1:
        return [pytest.param(id, id=id) for id in parts[0]]
    return [pytest.param(*ids, id="-".join(ids)) for ids in zip(*parts)]


def pairs(choices: Callable[[str], Iterable[str]], ids: Iterable[str]) -> list[Any]:
    """Pair every id with each word that belongs to it."""
    found = [(id, word) for id in ids for word in choices(id)]
    return each([id for id, _ in found], [word for _, word in found])


@cache
def with_kind(*kinds: str) -> list[str]:
    """List the locations of some kinds."""
    return [id for id, fact in LOCATIONS.items() if fact["kind"] in kinds]


def effect(id: str) -> Fact:
    """Return the effect of a location; empty if it has none."""
    found: Fact = LOCATIONS[id].get("effect") or {}
    return found


@cache
def with_effect(trigger: str, *ops: str) -> list[str]:
    """List the locations whose effect has a trigger, and one of the ops if any are named."""
    return [
        id
        for id in LOCATIONS
        if effect(id).get("trigger") == trigger and (not ops or effect(id)["gain"]["op"] in ops)
    ]


@cache
def with_bonus(*ops: str) -> list[str]:
    """List the locations whose building bonus has one of the ops."""
    return [id for id, fact in LOCATIONS.items() if fact.get("bonus") and _bonus(id)["op"] in ops]


def _bonus(id: str) -> Fact:
    found: Fact = (LOCATIONS[id].get("bonus") or {}).get("gain") or {}
    return found


@cache
def beside(id: str) -> list[str]:
    """List the other locations that are in the deck together with a card."""
    own = LOCATIONS[id]["set"]
    sets = {"base", own, "winter" if own == "winter" else "new_era"}
    return [other for other, fact in LOCATIONS.items() if fact["set"] in sets and other != id]


def fitting(id: str, category: str) -> str:
    """Find another location that shows a category; one that produces nothing if there is any."""
    found = [
        other
        for other in beside(id)
        if category in LOCATIONS[other]["categories"] and other not in with_bonus("place")
    ]
    return next((other for other in found if other in with_kind("feature", "action")), found[0])


def worn(id: str) -> str:
    """Write a location with something on it that it must not hand on when it leaves."""
    kind = LOCATIONS[id]["kind"]
    mark = {"action": "+used:1+spent:worker", "open_production": "+guest"}.get(kind, "+shield")
    return id if "printed_shield" in LOCATIONS[id].get("flags", []) else id + mark


def stranger(id: str) -> str:
    """Find a location of the base set without effect of its own that shares no category."""
    shown = set(LOCATIONS[id]["categories"])
    return next(
        other
        for other in ("deserted_colony", "motel", "shelter", "confessor")
        if not shown & set(LOCATIONS[other]["categories"])
    )


def giving(good: str, count: int) -> list[str]:
    """List copies of base cards whose deal field shows a good, as many as are asked for."""
    return _copies(count, lambda fact: bool(fact["deal"] == good))


def showing(category: str, count: int, but: str, kinds: Sequence[str] = KINDS) -> list[str]:
    """List copies of base cards that show a category, apart from one copy of a card."""
    found = _copies(
        count + 1, lambda fact: category in fact["categories"] and fact["kind"] in kinds
    )
    if but in found:
        found.remove(but)
    return found[:count]


def _copies(count: int, wanted: Callable[[Fact], bool]) -> list[str]:
    found = [
        id
        for id, fact in LOCATIONS.items()
        if fact["set"] == "base" and wanted(fact)
        for _ in range(fact["copies"])
    ]
    assert len(found) >= count
    return found[:count]


# --- what they give ---------------------------------------------------------------------------


def total(*parts: Goods) -> Goods:
    """Add goods up, leaving out what comes to nothing."""
    goods: Goods = {}
    for part in parts:
        for good, n in part.items():
            goods[good] = goods.get(good, 0) + n
    return {good: n for good, n in goods.items() if n}


def minus(goods: Goods) -> Goods:
    """Turn goods into what is paid."""
    return {good: -n for good, n in goods.items()}


def times(n: int, goods: Goods) -> Goods:
    """Take goods several times."""
    return {good: n * amount for good, amount in goods.items()}


def units(goods: Iterable[str]) -> Goods:
    """Count goods that are listed one by one."""
    return total(*[{good: 1} for good in goods])


def shown(category: str, state: Sequence[str], most: int) -> int:
    """Count the locations that show a category, up to a limit."""
    return min(most, sum(category in LOCATIONS[id]["categories"] for id in state))


def simple(gain: Fact, state: Sequence[str]) -> Goods:
    """Read a gain that needs no other player and no tally; a choice gives its first option."""
    if gain.get("op") in ("goods", "place"):
        goods: Goods = gain["goods"]
        return goods
    if gain.get("op") == "per_category":
        return {gain["good"]: shown(gain["category"], state, gain["max"])}
    if gain.get("op") == "one_of":
        first: Goods = gain["options"][0]
        return first
    return {}


def output(id: str, state: Sequence[str]) -> Goods:
    """Say what a production location gives outside the production phase."""
    return simple(effect(id)["gain"], state) if effect(id).get("trigger") == "produce" else {}


def bonus(id: str, state: Sequence[str]) -> Goods:
    """Say what a building bonus gives its builder when no rival has anything."""
    return simple(_bonus(id), state)


def built(id: str, *others: str) -> Goods:
    """Say what entering a state with these others in it gives: production, then bonus."""
    state = [*others, id]
    return total(output(id, state), bonus(id, state))


def produced(board: str, deals: Sequence[str], state: Sequence[str]) -> Goods:
    """Say what a production phase gives: board, deals, locations, tallies, thresholds."""
    goods = total(
        BOARDS[board]["production"],
        units(LOCATIONS[deal]["deal"] for deal in deals),
        *[output(id, state) for id in state],
    )
    counting = [effect(id)["gain"] for id in state if id in with_effect("produce", "per_tally")]
    goods = total(
        goods,
        *[{gain["good"]: min(gain["max"], goods.get(gain["counted"], 0))} for gain in counting],
    )
    waiting = [effect(id) for id in state if id in with_effect("tally")]
    while True:
        ready = [rule for rule in waiting if _met(rule["condition"], goods)]
        if not ready:
            return goods
        waiting.remove(ready[0])
        goods = total(goods, ready[0]["gain"]["goods"])


def _met(condition: Fact, goods: Goods) -> bool:
    wanted: int = condition["at_least"]
    return sum(goods.get(good, 0) for good in condition["counted"]) >= wanted


# --- laying and looking -----------------------------------------------------------------------


def lay(id: str, *given: str, **options: object) -> MasterPosition:
    """Lay a table whose deck holds a card; seat 1 leads New York, seat 2 the Mutants Union."""
    chosen: dict[str, Any] = {"promos": LOCATIONS[id]["set"] == "promo", **options}
    if LOCATIONS[id]["set"] == "winter":
        chosen["expansion"] = "winter"
    return table("1 faction new_york", "2 faction mutants_union", *given, **chosen)


def words(goods: Goods) -> str:
    """Write goods for a given line."""
    return " ".join(f"{n} {good}" for good, n in goods.items() if n > 0)


def purse(seat: int, goods: Goods) -> list[str]:
    """Give goods to a seat, unless there are none to give."""
    return [f"{seat} goods {words(goods)}"] if words(goods) else []


def has(position: MasterPosition, seat: int) -> Goods:
    """Count what a seat has: goods, points and cards in hand."""
    player = player_of(position, seat)
    return {**player["goods"], "vp": player["vp"], "card": len(player["hand"])}


def player_of(position: MasterPosition, seat: int) -> Fact:
    """Return a player as plain data."""
    players: Any = position.to_data()["players"]
    found: Fact = players[seat - 1]
    return found


def place(position: MasterPosition, seat: int, id: str) -> Fact:
    """Return the first place of a state that holds a card, as plain data."""
    found: Fact = next(at for at in player_of(position, seat)["state"] if at["card"] == id)
    return found


def change(before: Goods, after: Goods) -> Goods:
    """Say what changed between two looks at a seat."""
    return total(after, minus(before))


def answer(position: MasterPosition, *codes: str) -> None:
    """Answer questions of the named kinds with their first option, until none is left."""
    while position.to_act() and asked(position) in codes:
        seat = position.to_act()[0] + 1
        play(position, f"{seat}: {offered(position, seat)[0]}")


def to_next_round(position: MasterPosition) -> None:
    """Let everybody pass and pick what lies first, until the next action phase begins."""
    now = position.round
    while position.round == now or asked(position) != "turn":
        seat = position.to_act()[0] + 1
        last = "done" if "done" in offered(position, seat) else offered(position, seat)[0]
        play(position, f"{seat}: {'pass' if asked(position) == 'turn' else last}")
