"""Every location in play: spoils, deal, arrival, production, visit, redevelopment."""

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
from tests.games.state2010.state import offered, play, shown

BASE = ["worker", "worker", "worker", "scrap"]
NEW_YORK = "1 faction new_york"
LOCATIONS = FACTS["locations"]
EACH = pytest.mark.parametrize("card", LOCATIONS, ids=lambda card: str(card["id"]))
PRODUCING = [card for card in LOCATIONS if "production" in card["kind"]]


def produced(card: Card, matching: int = 1) -> list[str]:
    """List what a production location yields; `matching` own locations have its type."""
    for effect in effects(card, "per"):
        return [str(effect["good"])] * min(matching, effect["max"])
    yields = [*effects(card, "open"), *effects(card, "closed")]
    return [good for one in yields for good in one["goods"]]


def entering(card: Card, on_entry: bool) -> list[str]:
    """List everything that the arrival of a location brings."""
    bonus = [good for one in effects(card, "entry") for good in one["goods"]]
    return produced(card) + bonus if on_entry else bonus


@EACH
def test_spoils(card: Card) -> None:
    """FS-8.2.2, FS-6.7: conquered over its distance, the red field is cashed once."""
    position = table("1 hand " + card["id"], f"1 pool conquest{card['distance']}")
    play(position, f"1: conquer {card['id']}")
    holds(position, f"1 spoils = {card['id']}", "1 pool = nothing")
    position = table(NEW_YORK, f"1 spoils {card['id']}", "phase production")
    play(position, f"1: cash {card['id']}")
    holds(position, f"1 pool = {pool(BASE + card['spoils'])}", f"discard = {card['id']}")
    holds(position, f"1 base = {sum(points(card['spoils']))}")
    holds(position, f"1 hand size = {cards(card['spoils'])}")


@EACH
def test_deal(card: Card) -> None:
    """FS-8.3.2, FS-6.4: agreed with over its distance, the blue field pays every turn."""
    position = table("1 hand " + card["id"], f"1 pool negotiation{card['distance']}")
    play(position, f"1: negotiate {card['id']}")
    holds(position, f"1 deals = {card['id']}", "1 pool = nothing")
    position = table(NEW_YORK, f"1 deals {card['id']}", "phase production")
    holds(position, f"1 pool = {pool(BASE + card['deal'])}", f"1 deals = {card['id']}")
    holds(position, f"1 base = {sum(points(card['deal']))}")
    holds(position, f"1 hand size = {cards(card['deal'])}")


@EACH
@pytest.mark.parametrize("on_entry", [False, True])
def test_arrival(card: Card, on_entry: bool) -> None:
    """FS-8.4.2, FS-8.4.4, FS-19.4: it gives its bonus and stock, and with the option its yield."""
    given = ("1 hand " + card["id"], f"1 pool incorporation{card['distance']}")
    position = table(*given, produce_on_entry=on_entry)
    play(position, f"1: incorporate {card['id']}")
    brought = entering(card, on_entry)
    stock = [good for one in effects(card, "stock") for good in goods(one["goods"])]
    text = marked(card["id"], points(brought))
    holds(position, f"1 state = {text}" + (f"+stock:{':'.join(stock)}" if stock else ""))
    holds(position, f"1 pool = {pool(brought)}", f"1 hand size = {cards(brought)}")
    holds(position, f"1 total = {1 + sum(points(brought))}", "1 base = 0")


@EACH
def test_a_shorter_range_does_not_reach(card: Card) -> None:
    """FS-8.1.3: one point of range less is too little."""
    if card["distance"] == 1:
        return
    less = card["distance"] - 1
    given = f"1 pool conquest{less} negotiation{less} incorporation{less}"
    assert card["id"] not in " ".join(offered(table("1 hand " + card["id"], given), 1))


@EACH
def test_production(card: Card) -> None:
    """FS-6.5, FS-17.1.3: what it yields in every production, alone in the state."""
    position = table(NEW_YORK, f"1 state {card['id']}", "phase production")
    made = produced(card)
    stock = [good for one in effects(card, "stock") for good in goods(one["goods"])]
    text = marked(card["id"], points(made)) + (f"+stock:{':'.join(stock)}" if stock else "")
    holds(position, f"1 pool = {pool(BASE + made)}", f"1 state = {text}")
    holds(position, f"1 hand size = {cards(made)}", "1 base = 0")


@EACH
def test_visits(card: Card) -> None:
    """FS-12.2.1, FS-12.2.2: open production is visited, nothing else."""
    position = table("1 pool worker", f"2 state {card['id']}", "deck docks")
    move = f"visit 2.{card['id']}"
    assert (move in offered(position, 1)) == (card["kind"] == "open_production")
    if card["kind"] == "open_production":
        play(position, f"1: {move}")
        holds(position, f"1 pool = {pool(produced(card))}", "2 pool = worker")
        holds(position, f"1 hand size = {cards(produced(card))}")


@EACH
def test_redevelopment_by_type(card: Card) -> None:
    """FS-9.1, FS-9.7: it replaces exactly the locations that share a type with it."""
    others = [other for other in LOCATIONS if other["id"] != card["id"]]
    position = table(
        "1 state " + " ".join(other["id"] for other in others),
        "1 hand " + card["id"],
        "1 pool material",
    )
    matching = [other["id"] for other in others if {*other["types"]} & {*card["types"]}]
    move = f"redevelop {card['id']}"
    assert (move in offered(position, 1)) == bool(matching)
    if not matching:
        return  # a card without types shares none (FS-9.8)
    play(position, f"1: {move}")
    assert offered(position, 1) == [f"over {id}" for id in matching]


@EACH
def test_slots_and_lookout(card: Card) -> None:
    """FS-8.5.2, FS-5.11: slots and further draws that a location adds."""
    position = table(f"1 state {card['id']}")
    more = sum(one["add"] for one in effects(card, "slots"))
    assert shown(position, 1, 1)["slots"] == 3 + more
    position = table(f"1 state {card['id']}", "turn 2", "phase lookout")
    for seat in (1, 2, 1, 2):
        play(position, f"{seat}: {offered(position, seat)[0]}")
    drawn = sum(one["add"] for one in effects(card, "lookout")) + cards(produced(card))
    holds(position, f"1 hand size = {3 + drawn}", "2 hand size = 3")
