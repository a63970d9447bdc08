"""Payments: every way to pay is open, and the payer decides (MS-7.5 to MS-7.7)."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from novastate.games.master.goods import NAMES
from novastate.games.master.position import MasterPosition
from tests.table import asked, holds, offered, play, table, why_not

BASIC = ("brick", "gun", "iron", "fuel")
COLOURS = ("contact_grey", "contact_red", "contact_blue")
COLONY = {"radioactive_colony": {"set": "winter"}}
"""Puts the only card with placed ammo into the Winter set."""

Source = tuple[str, int]
"""A good and the place it lies on; -1 is the loose supply."""
Payment = frozenset[tuple[Source, int]]


def units(text: str) -> list[str]:
    """Write out `2 iron worker` as single units."""
    words = text.split()
    return [
        good
        for i, good in enumerate(words)
        if not good.isdecimal()
        for _ in range(int(words[i - 1]) if i and words[i - 1].isdecimal() else 1)
    ]


def stock(position: MasterPosition) -> Counter[Source]:
    """Count what the first player can pay with, by good and place."""
    player = position.players[0]
    found: Counter[Source] = Counter({(NAMES[i], -1): n for i, n in enumerate(player.goods)})
    for at, place in enumerate(player.state):
        for good in place.placed:
            found[NAMES[good], at] += 1
            found[NAMES[good], -1] -= 1
    return found


def accepted(unit: str) -> tuple[str, ...]:
    """List what may pay for one unit of a cost."""
    if unit == "any_resource":
        return (*BASIC, "ammo")
    if unit in BASIC:
        return (unit, "ammo")
    return (unit, "contact_universal") if unit in COLOURS else (unit,)


def all_payments(cost: list[str], there: Counter[Source]) -> set[Payment]:
    """Find every set of goods that covers all units of a cost, by trying everything."""
    found: set[Payment] = set()
    used: Counter[Source] = Counter()

    def cover(i: int) -> None:
        if i == len(cost):
            found.add(frozenset((source, n) for source, n in used.items() if n))
            return
        for source, n in there.items():
            if source[0] in accepted(cost[i]) and used[source] < n:
                used[source] += 1
                cover(i + 1)
                used[source] -= 1

    cover(0)
    return found


def played_payments(position: MasterPosition, before: Counter[Source]) -> set[Payment]:
    """Find every payment that the questions lead to."""
    if asked(position) != "payment":
        return {frozenset((before - stock(position)).items())}
    moves = position.moves(0)
    assert len(moves) > 1, "a payment with one way is not asked"
    found: set[Payment] = set()
    for move in moves:
        copy = position.clone()
        copy.play(0, move)
        found |= played_payments(copy, before)
    return found


def check_every_payment(position: MasterPosition, card: str, cost: str) -> int:
    """Compare what can be played with what the rules allow; return how many ways there are."""
    before = stock(position)
    expected = all_payments(units(cost), before)
    if not expected:
        assert why_not(position, f"1: use {card}") == "cost MS-6.4"
        return 0
    play(position, f"1: use {card}")
    assert played_payments(position, before) == expected
    return len(expected)


# --- mixed costs -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("goods", "reason"),
    [
        ("worker fuel ammo", "cost MS-6.4"),
        ("worker fuel 2 ammo", ""),
        ("worker 3 fuel brick", "cost MS-6.4"),
        ("worker 2 ammo", "cost MS-6.4"),
        ("worker 3 ammo", ""),
        ("4 ammo", "cost MS-6.4"),
    ],
)
def test_one_ammo_covers_one_unit_of_a_mixed_cost(goods: str, reason: str) -> None:
    """MS-7.5: fuel, brick and iron at the same time, each by a good of its own."""
    position = table(f"1 goods {goods}", "1 state eight_mile", expansion="winter")
    assert why_not(position, "1: use eight_mile") == reason


def test_ammo_that_is_needed_elsewhere_cannot_be_spent() -> None:
    """MS-7.5: without iron the only ammo must stand for it, so nothing is asked."""
    position = table("1 goods worker fuel brick ammo", "1 state eight_mile", expansion="winter")
    play(position, "1: use eight_mile")
    assert asked(position) == "turn"
    holds(position, "1 goods = nothing", "1 vp = 3")


def test_spare_ammo_may_replace_any_one_unit() -> None:
    """MS-7.6: one of two ammo is bound by the missing iron, the other is free."""
    position = table("1 goods worker fuel brick 2 ammo", "1 state eight_mile", expansion="winter")
    before = stock(position)
    play(position, "1: use eight_mile")
    ways = played_payments(position, before)
    kept = {good for way in ways for good in ("fuel", "brick", "ammo") if _keeps(way, before, good)}
    assert len(ways) == 3
    assert kept == {"fuel", "brick", "ammo"}


def _keeps(way: Payment, before: Counter[Source], good: str) -> bool:
    return dict(way).get((good, -1), 0) < before[good, -1]


@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("solitary_trader", "worker brick fuel gun iron"),
        ("black_market", "worker brick iron gun"),
        ("material_depository", "worker 2 fuel 2 iron"),
        ("the_hold", "worker 2 gun 2 brick"),
        ("marketplace", "worker 2 any_resource"),
        ("teds_bus", "worker any_resource"),
        ("skyscraper", "worker 2 brick"),
    ],
)
def test_every_payment_of_a_mixed_cost_is_reachable(card: str, cost: str) -> None:
    """MS-7.6, MS-7.5: loose and placed goods, several locations, wild goods in any number."""
    position = table(
        "1 goods worker brick gun iron 2 fuel 2 ammo",
        f"1 state {card} brick_storage+placed:brick:brick scrap_metal+placed:iron"
        " camp+placed:worker city_guards+placed:gun:gun radioactive_colony+placed:ammo",
        expansion="winter",
        card_overrides=COLONY,
    )
    assert check_every_payment(position, card, cost) > 10


STOCK = st.fixed_dictionaries({good: st.integers(0, 2) for good in (*BASIC, "ammo", "worker")})
PLACED = st.fixed_dictionaries(
    {
        "brick_storage+placed:brick": st.integers(0, 2),
        "scrap_metal+placed:iron": st.integers(0, 2),
        "camp+placed:worker": st.integers(0, 1),
        "radioactive_colony+placed:ammo": st.integers(0, 2),
    }
)
COSTS = st.sampled_from(
    [
        ("solitary_trader", "worker brick fuel gun iron"),
        ("salt_lake_tower", "worker 2 iron 2 brick"),
        ("mobile_storage", "worker brick fuel gun"),
        ("marketplace", "worker 2 any_resource"),
    ]
)


@given(STOCK, PLACED, COSTS)
def test_any_stock_pays_in_exactly_the_allowed_ways(
    goods: dict[str, int], placed: dict[str, int], price: tuple[str, str]
) -> None:
    """MS-7.5, MS-7.6: affordable if and only if some payment exists, and then all are offered."""
    card, cost = price
    names = [name + f":{name.rpartition(':')[2]}" * (n - 1) for name, n in placed.items() if n]
    lines = [f"1 state {' '.join([card, *names])}"]
    lines += [f"1 goods {n} {good}" for good, n in goods.items() if n]
    check_every_payment(table(*lines, expansion="winter", card_overrides=COLONY), card, cost)


def test_the_payer_may_keep_the_exact_goods() -> None:
    """MS-7.6: ammo pays while iron is at hand, or the other way round."""
    position = table("1 goods iron ammo", "1 state scrap_trader")
    play(position, "1: use scrap_trader")
    assert (asked(position), offered(position, 1)) == ("payment", ["pay iron", "pay ammo"])
    play(position, "1: pay ammo", "1: done")
    holds(position, "1 goods = iron", "1 state = scrap_trader+used+spent:ammo")


def test_the_payer_may_keep_the_coloured_contact() -> None:
    """MS-7.6: the same choice exists between red and universal contacts."""
    position = table("1 goods contact_red contact_universal", "1 hand school")
    play(position, "1: raze school")
    assert offered(position, 1) == ["pay contact_red", "pay contact_universal"]
    play(position, "1: pay contact_universal")
    holds(position, "1 goods = 2 worker contact_red")


def test_the_payer_names_the_location_of_placed_goods() -> None:
    """MS-7.6: loose workers, those of Camp and the one of Radioactive Colony are told apart."""
    given_lines = (
        "1 goods worker",
        "1 state archive camp+placed:worker:worker radioactive_colony+placed:worker:ammo",
    )
    position = table(*given_lines)
    play(position, "1: use archive")
    assert offered(position, 1) == [
        "pay worker",
        "pay worker@camp",
        "pay worker@radioactive_colony",
    ]
    play(position, "1: pay worker@radioactive_colony", "1: done")
    holds(
        position,
        "1 state = archive+used+spent:worker camp+placed:worker:worker"
        " radioactive_colony+placed:ammo",
        "1 goods = ammo 3 worker",
    )


@pytest.mark.parametrize(
    ("moves", "ways"),
    [
        ("hire fuel", ["worker worker", "worker worker@camp", "worker@camp worker@camp"]),
        ("take punks", ["worker worker", "worker worker@camp", "worker@camp worker@camp"]),
        ("visit 2.docks", ["worker", "worker@camp"]),
        ("board red", ["gun", "gun@city_guards"]),
        ("play thugs", ["gun", "gun@city_guards"]),
        ("deal school", ["contact_blue", "contact_blue@radioactive_colony"]),
        ("raze school", ["contact_red", "contact_red@radioactive_colony"]),
        ("raze 2.docks", ["3 contact_red", "2 contact_red contact_red@radioactive_colony"]),
        ("develop quarry, over brick_storage, with brick", ["brick", "brick@brick_storage"]),
        ("develop church, over brick_storage", ["development", "development@foundation"]),
    ],
)
def test_every_kind_of_cost_asks_for_its_source(moves: str, ways: list[str]) -> None:
    """MS-7.6, MS-7.1: any action may be paid with placed goods where loose ones are at hand."""
    position = table(
        "1 goods 3 worker gun brick 3 contact_red contact_blue development",
        "1 hand school thugs quarry church",
        "1 state brick_storage+placed:brick camp+placed:worker:worker city_guards+placed:gun"
        " radioactive_colony+placed:contact_red:contact_blue foundation+placed:development",
        "1 faction new_york",
        "2 state docks",
        "connections punks",
    )
    play(position, *[f"1: {move}" for move in moves.split(", ")])
    assert offered(position, 1) == [f"pay {' '.join(units(way))}" for way in ways]


def test_two_locations_of_one_name_are_told_apart() -> None:
    """MS-7.6: the second copy is named by its number."""
    overrides = {"camp": {"copies": "2"}}
    position = table(
        "1 state archive camp+placed:worker camp+placed:worker:worker", card_overrides=overrides
    )
    play(position, "1: use archive")
    assert offered(position, 1) == ["pay worker@camp", "pay worker@camp#2"]
    play(position, "1: pay worker@camp#2", "1: done")
    holds(position, "1 state = archive+used+spent:worker camp+placed:worker camp+placed:worker")


@pytest.mark.parametrize(
    ("lines", "move"),
    [
        (("1 goods 3 iron 2 worker", "1 state assembly_plant"), "use assembly_plant"),
        (("1 goods 2 ammo worker", "1 state assembly_plant"), "use assembly_plant"),
        (("1 goods 4 worker ammo", "1 state archive"), "use archive"),
        (("1 goods worker 3 fuel", "1 state corner_shop"), "use corner_shop"),
        (("1 goods 9 contact_grey ammo", "1 hand shelter"), "build shelter"),
        (("1 state hideout", "1 deals school"), "use hideout"),
    ],
    ids=["exact", "only ammo", "ammo is no worker", "one resource", "contacts", "one deal"],
)
def test_the_only_payment_is_made_without_asking(lines: tuple[str, ...], move: str) -> None:
    """MS-7.6: where one payment is possible, no payment is asked."""
    position = table(*lines)
    play(position, f"1: {move}")
    assert asked(position) in ("turn", "activate_again")


def test_a_payment_that_does_not_fit_is_refused() -> None:
    """MS-7.5: neither more nor fewer units than the cost, and only what may pay."""
    position = table("1 goods 3 iron 2 ammo fuel", "1 state shelter")
    play(position, "1: use shelter")
    for wrong in ("pay iron", "pay iron iron ammo", "pay iron iron iron"):
        assert why_not(position, f"1: {wrong}") == "not_an_option MS-21.9"
    assert offered(position, 1) == ["pay iron iron", "pay iron ammo", "pay ammo ammo"]


# --- resources of any kind --------------------------------------------------------------------


def test_any_resource_is_paid_with_any_mixture() -> None:
    """MS-7.7: two equal ones, two different ones, or ammo among them; nothing else."""
    position = table(
        "1 goods worker 2 brick gun ammo contact_universal development shield",
        "1 state marketplace",
        expansion="winter",
    )
    play(position, "1: use marketplace")
    assert set(offered(position, 1)) == {
        "pay brick brick",
        "pay brick gun",
        "pay brick ammo",
        "pay gun ammo",
    }


@pytest.mark.parametrize(
    ("goods", "reason"),
    [
        ("worker ammo", "cost MS-6.4"),
        ("worker iron ammo", ""),
        ("worker 2 ammo", ""),
        ("3 worker fuel", "cost MS-6.4"),
    ],
)
def test_any_resource_needs_as_many_units(goods: str, reason: str) -> None:
    """MS-7.7, MS-7.3: ammo counts as one of them, a worker does not."""
    position = table(f"1 goods {goods}", "1 state marketplace", expansion="winter")
    assert why_not(position, "1: use marketplace") == reason
