"""Every leader, one-time contact and permanent contact in play."""

import pytest

from tests.games.state2010.box import holds, table
from tests.games.state2010.cards.facts import (
    FACTS,
    Card,
    cards,
    effects,
    goods,
    marked,
    points,
    pool,
)
from tests.games.state2010.state import offered, play

BASE = ["worker", "worker", "worker", "scrap"]
VERBS = {"conquest": "conquer", "negotiation": "negotiate", "incorporation": "incorporate"}
AT = {1: "school", 2: "arena", 3: "shelter"}
FIELDS = [
    (faction["id"], field)
    for faction in FACTS["factions"]
    for field in faction["permanent_contacts"]
]
LEADERS = pytest.mark.parametrize("card", FACTS["leaders"], ids=lambda card: str(card["id"]))
EVENTS = {
    "conquer": ("1 hand docks", "1 pool conquest1", "1: conquer docks"),
    "negotiate": ("1 hand docks", "1 pool negotiation1", "1: negotiate docks"),
    "redevelop": ("1 hand shipwreck", "1 pool material", "1: redevelop shipwreck"),
}


@LEADERS
def test_a_leader_enters_play(card: Card) -> None:
    """FS-10.2, FS-10.8, FS-19.4: the bonus comes with it, the production with the option."""
    made = [good for one in effects(card, "production") for good in one["goods"]]
    bonus = [good for one in effects(card, "entry") for good in one["goods"]]
    for on_entry, first in ((False, []), (True, made)):
        position = table(f"1 hand {card['id']}", produce_on_entry=on_entry)
        play(position, f"1: lead {card['id']}")
        holds(position, f"1 leader = {card['id']}", "1 total = 1")
        holds(position, f"1 pool = {pool(first + bonus)}", f"1 hand size = {cards(first)}")
    position = table("1 faction new_york", f"1 leader {card['id']}", "phase production")
    holds(position, f"1 pool = {pool(BASE + made)}", f"1 hand size = {cards(made)}")


@LEADERS
def test_the_features_of_a_leader(card: Card) -> None:
    """FS-17.1.6, FS-10.7: it reacts to its event and to no other."""
    for event, (hand, given, move) in EVENTS.items():
        position = table(f"1 leader {card['id']}", "1 state docks", hand, given)
        play(position, move)
        gained = [g for one in effects(card, "when") if event in one["events"] for g in one["gain"]]
        holds(position, f"1 leader = {marked(card['id'], points(gained))}")


@LEADERS
def test_the_action_of_a_leader(card: Card) -> None:
    """FS-10.10: Baby Swift's two cards for a point; no other has one."""
    position = table(f"1 leader {card['id']}", "1 hand docks docks", "1 pool 9 worker")
    actions = effects(card, "leader_action")
    assert ("command" in offered(position, 1)) == bool(actions)
    if actions:
        play(position, "1: command")
        holds(position, f"1 leader = {marked(card['id'], points(actions[0]['gain']))}")
        holds(position, "1 hand = nothing", "1 pool = 9 worker")


@LEADERS
def test_the_store_of_a_leader(card: Card) -> None:
    """FS-15.2: what it keeps in clean-up."""
    most = sum(one["max"] for effect in effects(card, "store") for one in effect["capacity"])
    position = table(f"1 leader {card['id']}", "1 pool 3 fuel 2 worker", "phase count")
    holds(position, f"1 pool = {most} fuel" if most else "1 pool = nothing")


@pytest.mark.parametrize("card", FACTS["one_time_contacts"], ids=lambda card: str(card["id"]))
def test_a_one_time_contact(card: Card) -> None:
    """FS-8.1.6, FS-18.4: it reaches its range for its price and is discarded."""
    price = f"1 pool {' '.join(goods(card['price']))} worker"
    for distance, target in AT.items():
        hand = f"1 hand {card['id']} {target}"
        position = table(hand, price, "1 fields conquest negotiation incorporation")
        moves = [text for text in offered(position, 1) if text.endswith(target)]
        reached = distance <= card["range"]
        assert moves == ([f"{VERBS[card['contact']]} {target}"] if reached else [])
        if reached:
            play(position, f"1: {VERBS[card['contact']]} {target}")
            holds(position, f"discard = {card['id']}", "1 hand = nothing")
            holds(position, "1 pool = worker")
    if card["price"]:
        used = "1 fields conquest negotiation incorporation"
        position = table(f"1 hand {card['id']} school", used)
        assert offered(position, 1) == ["pass", "dig"]


@pytest.mark.parametrize(("faction", "field"), FIELDS, ids=lambda one: str(one)[:24])
def test_a_permanent_contact(faction: str, field: Card) -> None:
    """FS-8.1.5, FS-18.3: it reaches its range for its cost, once a turn."""
    cost = " ".join(goods(field["cost"]))
    verb = VERBS[field["contact"]]
    for distance, target in AT.items():
        given = (f"1 faction {faction}", f"1 hand {target}")
        position = table(*given, f"1 pool {cost}")
        move = f"{verb} {target}"
        assert (move in offered(position, 1)) == (distance <= field["range"])
        if distance > field["range"]:
            continue
        if len(field["cost"]) > 1:
            assert move not in offered(table(*given, f"1 pool {goods(field['cost'])[0]}"), 1)
        play(position, f"1: {move}")
        holds(position, f"1 fields = {field['contact']}")
        holds(position, "1 pool = nothing")
