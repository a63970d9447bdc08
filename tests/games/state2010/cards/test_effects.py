"""Every action, feature and store of the locations in play."""

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
from tests.games.state2010.state import asked, offered, play

LOCATIONS = FACTS["locations"]


def having(form: str) -> pytest.MarkDecorator:
    """Take every location with a form of effect."""
    found = [card for card in LOCATIONS if effects(card, form)]
    return pytest.mark.parametrize("card", found, ids=lambda card: str(card["id"]))


def lines_for(cost: list[str]) -> list[str]:
    """Give what a cost takes; any resource is a fuel."""
    held = [
        "fuel" if good == "any_resource" else good
        for good in goods(cost)
        if good not in ("card", "own_deal")
    ]
    lines = [f"1 pool {' '.join(held)}"] if held else []
    lines += ["1 hand " + " ".join(["docks"] * cards(cost))] if cards(cost) else []
    return [*lines, "1 deals fuel_tank"] if "own_deal" in cost else lines


@having("action")
def test_an_action(card: Card) -> None:
    """FS-12.1.1, FS-17.1.4: it takes its workers and cost and gives its gain, VP on itself."""
    (action,) = effects(card, "action")
    if action["gain"][0] in ("steal 1 basic", "redevelop any"):
        return  # tests of the named cards
    workers = "1 pool " + " ".join(["worker"] * action["workers"])
    position = table(f"1 state {card['id']}", workers, *lines_for(action["cost"]))
    play(position, f"1: use {card['id']}")
    gained = action["gain"]
    holds(position, f"1 state = {marked(card['id'], points(gained), used=True)}")
    holds(position, f"1 pool = {pool(gained)}", "1 hand = nothing", "1 deals = nothing")


@having("action")
def test_an_action_without_its_cost(card: Card) -> None:
    """FS-0.3: with a worker but without the rest, or the other way round, it is closed."""
    (action,) = effects(card, "action")
    given = [f"1 state {card['id']}", "2 pool scrap", "1 leader baby_swift"]
    position = table(*given, *lines_for(action["cost"]))
    less = [f"1 pool {' '.join(['worker'] * (action['workers'] - 1))}"] * (action["workers"] > 1)
    few = table(*given, *less, *lines_for([one for one in action["cost"] if one != "worker"]))
    assert f"use {card['id']}" not in offered(few, 1)
    if action["cost"] and set(action["cost"]) != {"worker"}:
        position = table(*given, "1 pool 9 worker")
        assert f"use {card['id']}" not in offered(position, 1)


@having("action")
def test_the_second_use_of_an_action(card: Card) -> None:
    """FS-12.1.2, FS-12.1.3: one worker more than the first, and no third use."""
    (action,) = effects(card, "action")
    given = ["2 pool 9 scrap", "1 hand pub", *lines_for(action["cost"])]
    needed = action["workers"] + 1
    for workers, uses, open_ in (
        (needed, 1, True),
        (needed - 1, 1, False),
        (9, 2, False),
    ):
        if "worker" in action["cost"] and not open_ and uses == 1:
            continue  # workers of the cost are workers too
        pool_line = "1 pool " + " ".join(["worker"] * workers)
        position = table(f"1 state {card['id']}+used:{uses} quarry", pool_line, *given)
        assert (f"use {card['id']}" in offered(position, 1)) == open_


EVENTS = {
    "conquer": ("1 hand docks", "1 pool conquest1", "1: conquer docks"),
    "negotiate": ("1 hand docks", "1 pool negotiation1", "1: negotiate docks"),
    "incorporate": ("1 hand town_hall", "1 pool incorporation2", "1: incorporate town_hall"),
    "redevelop": ("1 hand shipwreck", "1 pool redevelopment", "1: redevelop shipwreck"),
    "exchange": ("1 hand docks", "1 pool 2 worker", "1: exchange fuel"),
}


@having("when")
def test_a_feature(card: Card) -> None:
    """FS-17.1.6: it reacts to its event and to no other."""
    (when,) = effects(card, "when")
    for event, (hand, given, move) in EVENTS.items():
        state = f"1 state {card['id']} assembly_plant"
        position = table(state, hand, given)
        play(position, move)
        if asked(position) == "redevelop_pair":
            play(position, "1: over assembly_plant")
        gained = when["gain"] if event in when["events"] else []
        place = position.players[0].state[0]
        assert list(place.vp) == points(gained), event
        own = ["fuel"] if event == "exchange" else []
        holds(position, f"1 pool = {pool(own + gained)}")


def test_the_filter_of_the_headquarters() -> None:
    """FS-17.2.2: only locations with the type VP."""
    states = {"church": "headquarters+vp:2 church+vp:2", "quarry": "headquarters quarry"}
    for card, text in states.items():
        position = table("1 state headquarters", f"1 hand {card}", "1 pool incorporation2")
        play(position, f"1: incorporate {card}")
        holds(position, f"1 state = {text}")


@having("store")
def test_a_store(card: Card) -> None:
    """FS-15.2, FS-15.3: it keeps what it names, up to its number."""
    (store,) = effects(card, "store")
    (capacity,) = store["capacity"]
    good, other = ("worker", "scrap") if capacity["of"] == "worker" else ("fuel", "worker")
    most = capacity["max"]
    position = table(f"1 state {card['id']}", f"1 pool {most} {good} 2 {other}", "phase count")
    holds(position, f"1 pool = {most} {good}")
    position = table(f"1 state {card['id']}", f"1 pool {most + 1} {good}", "phase count")
    assert asked(position) == "store_goods"
    play(position, *[f"1: keep {good}"] * most)
    holds(position, f"1 pool = {most} {good}", "phase = lookout")


@having("stock")
def test_a_stock(card: Card) -> None:
    """FS-15.5: it survives clean-up and pays."""
    (stock,) = effects(card, "stock")
    held = goods(stock["goods"])
    position = table(f"1 state {card['id']}", "phase count")
    holds(position, f"1 state = {card['id']}+stock:{':'.join(held)}", "1 pool = nothing")
    position = table(f"1 state {card['id']} corner_shop", "1 pool worker")
    play(position, "1: use corner_shop")
    holds(position, f"1 state = {card['id']}+stock:{':'.join(held[1:])} corner_shop+used+vp:1")


def test_every_form_of_effect_is_tested() -> None:
    """FS-17.1: no location has a form that no test here or of arrivals plays."""
    forms = {effect["form"] for card in LOCATIONS for effect in card["effects"]}
    played = {"open", "closed", "per", "entry", "slots", "lookout", "action", "when", "store"}
    assert forms == played | {"stock"}
