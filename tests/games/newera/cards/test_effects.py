"""The central field of each location against the facts."""

from collections import Counter
from typing import Any

import pytest

from novastate.games.classic.position import ClassicPosition
from tests.games.newera.box import table
from tests.games.newera.cards.facts import (
    BASE,
    LOCATIONS,
    alone,
    amount,
    each,
    effects,
    gained,
    goods,
    has,
    line,
)
from tests.games.newera.era import asked, offered, play

# --- production


def yields(id: str) -> Counter[str]:
    """Return what a production gives, as points and goods."""
    return amount(goods(effects(id, "open" if effects(id, "open") else "closed")[0]["goods"]))


@pytest.mark.parametrize("id", each("open", "closed"))
def test_production(id: str) -> None:
    """NE-21.1.2, NE-6.6, NE-8.5.2: at entry and in every production."""
    p = alone(f"1 hand {id}", "1 pool incorporation3")
    received = gained(p, f"1: incorporate {id}", *["1: by_token incorporation3"] * _chosen(p, id))
    received["incorporation3"] += 1
    received["card"] += 1
    assert +received == yields(id)
    p = alone(f"1 state {id}", "phase production")
    received = has(p)
    received.subtract(BASE)
    assert +received == yields(id)


def _chosen(p: ClassicPosition, id: str) -> int:
    """Tell whether the means will be asked: a card of distance 0 needs none."""
    return 1 if LOCATIONS[id]["distance"] == 0 else 0


@pytest.mark.parametrize("id", each())
def test_visits(id: str) -> None:
    """NE-21.1.2, NE-16.2.8: only an open production can be visited, and yields the same."""
    p = table("1 pool worker", f"2 state {id}")
    possible = bool(effects(id, "open"))
    assert (f"visit 2.{id}" in offered(p, 1)) == possible
    if possible:
        received = gained(p, f"1: visit 2.{id}")
        received["worker"] += 1
        assert +received == yields(id)


@pytest.mark.parametrize("id", each())
def test_nothing_else_produces(id: str) -> None:
    """NE-6.6: features and actions yield nothing in production."""
    if effects(id, "open") or effects(id, "closed"):
        return
    p = alone(f"1 state {id}", "phase production")
    assert +has(p) == BASE


# --- actions


def price(id: str, uses: int) -> Counter[str]:
    """Return workers and cost of the next use of an action."""
    effect = effects(id, "action")[0]
    return goods(effect["cost"]) + Counter(worker=effect["workers"] + uses)


def payment(id: str, uses: int) -> Counter[str]:
    """Return goods that pay it exactly."""
    paid = price(id, uses)
    paid["scrap"] += paid.pop("any_resource", 0)
    return paid


TARGETS = {"improvement": "1 state quarry_ne", "production_hall": "1 state fuel_tank_ne"}
GIVES = {"improvement(bm)": "points", "repeat_production": "fuel"}


@pytest.mark.parametrize("uses", [0, 1])
@pytest.mark.parametrize("id", each("action"))
def test_action(id: str, uses: int) -> None:
    """NE-21.1.4, NE-16.1.1, NE-16.1.2: its cost with one worker, then two, and its gain."""
    # given
    paid = payment(id, uses)
    state = f"1 state {id}" + "+used" * uses
    p = alone(state, TARGETS.get(id, "1 pool defence1"), f"1 pool {line(paid)}")
    # when
    moves = [f"1: use {id}"]
    if id == "improvement":
        moves.append("1: improve quarry_ne")
    received = gained(p, *moves)
    # then
    gain = effects(id, "action")[0]["gain"]
    expected = Counter(GIVES.get(good, "") for good in gain if good in GIVES)
    expected += amount(goods([good for good in gain if good not in GIVES]))
    expected.subtract(paid)
    assert received == Counter({good: n for good, n in expected.items() if n})
    # and VP lie on the card, not on the base
    assert p.players[0].base_vp == 0


@pytest.mark.parametrize("id", each("action"))
def test_an_action_needs_its_whole_price(id: str) -> None:
    """NE-0.3: with any single good less it cannot be used."""
    paid = payment(id, 0)
    for good in +paid:
        less = line(paid - Counter([good]))
        target = TARGETS.get(id, "1 pool defence1")
        p = alone(f"1 state {id}", target, f"1 pool redevelopment {less}")
        assert f"use {id}" not in offered(p, 1)


@pytest.mark.parametrize("id", each())
def test_only_actions_are_used(id: str) -> None:
    """NE-16.1.1."""
    rich = "1 pool 9 worker 5 scrap 5 fuel 5 weapons 5 material conquest5 negotiation5"
    p = alone(f"1 state {id}", rich, TARGETS.get(id, "1 pool defence1"))
    assert (f"use {id}" in offered(p, 1)) == bool(effects(id, "action"))


# --- features

CARD = "construction_vehicles_ne"
"""With this card events are brought about: an open production of which there are two copies."""

EVENTS: dict[str, tuple[tuple[str, ...], str, Counter[str], Counter[str]]] = {
    "conquer": (("1 pool conquest1",), "conquer", Counter(conquest1=1), Counter()),
    "cooperate": (("1 pool negotiation1",), "negotiate", Counter(negotiation1=1), Counter()),
    "incorporate": (
        ("1 pool incorporation1",),
        "incorporate",
        Counter(incorporation1=1),
        Counter(incorporation1=1),
    ),
    "redevelop": (
        ("1 pool redevelopment", "1 state teds_bus"),
        "redevelop",
        Counter(redevelopment=1),
        Counter(incorporation1=1, points=2),
    ),
    "reconstruct": (
        ("1 pool material", "1 state labor_camp+debris"),
        "reconstruct",
        Counter(material=1),
        Counter(incorporation1=1, points=1),
    ),
    "exchange": (("1 pool 2 worker",), "exchange", Counter(worker=2), Counter(scrap=1)),
    "gain(fuel)": (("1 pool 2 worker",), "exchange", Counter(worker=2), Counter(fuel=1)),
}
"""How each event is brought about: what is given, the move, what it costs and gives by itself."""


def event_gain(id: str, event: str) -> tuple[Counter[str], ClassicPosition]:
    """Bring an event about beside a card; return what was received for it besides."""
    given, verb, cost, own = EVENTS[event]
    cards = 0 if verb == "exchange" else 1
    hand = (f"1 hand {CARD}",) if cards else ()
    p = alone(f"1 state {id}", "deck training_camp", *given, *hand)
    before = has(p)
    good = "fuel" if event == "gain(fuel)" else "scrap"
    play(p, f"1: {verb} {CARD if cards else good}")
    while asked(p) != "choose_action":
        answers = offered(p, 1)
        first = asked(p) in ("react", "pay_with")  # yes, and with basic resources
        play(p, "1: " + answers[0 if first else -1])
    after = has(p)
    changed = Counter({name: after[name] - before[name] for name in {*after, *before}})
    changed.update(cost)
    changed["card"] += cards
    changed.subtract(own)
    return Counter({name: n for name, n in changed.items() if n}), p


ALL_EVENTS = tuple(EVENTS)


@pytest.mark.parametrize("event", ALL_EVENTS)
@pytest.mark.parametrize("id", each())
def test_feature(id: str, event: str) -> None:
    """NE-21.1.5, NE-21.2.1, NE-21.2.2: every location beside every event answers as it should."""
    happened = {event, "exchange"} if event == "gain(fuel)" else {event}
    expected: Counter[str] = Counter()
    for effect in effects(id, "when"):
        wanted = effect["filter"] or {}
        fits = wanted.get("type") in (None, *LOCATIONS[CARD]["types"])
        if happened & set(effect["events"]) and fits and not wanted.get("min_distance"):
            expected += amount(goods(effect["gain"]))
    received, _ = event_gain(id, event)
    assert received == expected


@pytest.mark.parametrize("id", each("when"))
def test_vp_of_a_feature_lie_on_it(id: str) -> None:
    """NE-18.7: never on the base."""
    effect = effects(id, "when")[0]
    event = effect["events"][0]
    if event not in EVENTS or (effect["filter"] or {}).get("min_distance"):
        assert id in ("construction_site", "borgo")  # in test_production.py and test_events.py
        return
    base = {"redevelop": 2, "reconstruct": 1}.get(event, 0)
    _, p = event_gain(id, event)
    assert p.players[0].base_vp == base


# --- entry, stock, stores, traits


@pytest.mark.parametrize("id", each("entry", "stock", "store", "trait"))
def test_entry(id: str) -> None:
    """NE-21.1.6, NE-8.5.3: once-a-game profits go to the pool, stock lies on the card."""
    p = alone(f"1 hand {id}", "1 pool incorporation2")
    moves = [f"1: incorporate {id}", *["1: by_token incorporation2"] * _chosen(p, id)]
    received = gained(p, *moves)
    received["incorporation2"] += 1
    received["card"] += 1
    entry = [good for effect in effects(id, "entry") for good in effect["goods"]]
    assert +received == goods(entry)
    data: Any = p.to_data()["players"]
    stock = [good for effect in effects(id, "stock") for good in effect["goods"]]
    assert Counter(data[0]["state"][0].get("stock", [])) == goods(stock)


@pytest.mark.parametrize("id", each())
def test_stores(id: str) -> None:
    """NE-21.1.6, NE-19.2, NE-19.3: capacities by kind and number; all other cards keep nothing."""
    held = {"resource": "fuel", "worker": "worker", "conq": "conquest2", "coop": "negotiation2"}
    capacity = {
        one["of"]: one["max"] for effect in effects(id, "store") for one in effect["capacity"]
    }
    for kind, good in held.items():
        most = capacity.get(kind, 0)
        bare = f"1 state {id}" + ("+stock:scrap" if effects(id, "stock") else "")
        p = alone(bare, f"1 pool 4 {good}", "phase clean_up")
        if most:
            play(p, *[f"1: keep {good}"] * most)
        kept: Any = p.to_data()["players"]
        assert kept[0]["pool"].get(good, 0) == most


@pytest.mark.parametrize("id", each())
def test_traits(id: str) -> None:
    """NE-12.4, NE-22.2.6, NE-9.3.3: one card each, and no other card has its trait."""
    traits = {effect["trait"] for effect in effects(id, "trait")}
    if id not in ("docks_ne", "hunters"):
        p = alone(f"1 state {id}", "1 pool negotiation1", "1 hand docks_ne hunters")
        play(p, "1: negotiate docks_ne")
        assert ("done" in offered(p, 1)) == ("second_cooperation" in traits)
    p = table(f"1 state {id}", "1 pool conquest3", "2 state fuel_tank_ne")
    play(p, "1: attack 2")
    assert ("spare" in offered(p, 1)) == ("spare_conquered_location" in traits)
