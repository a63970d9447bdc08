"""Mistakes that implementations of this game are known to make: what pays for what."""

import pytest

from tests.table import holds, offered, play, table, why_not


@pytest.mark.parametrize(
    ("card", "parts"),
    [
        ("negotiator", ["1 goods worker", "1 deals quarry"]),
        ("skyscraper", ["1 goods worker", "1 goods 2 brick"]),
        ("ohio_cavalry", ["1 goods worker", "1 goods fuel"]),
        ("corner_shop", ["1 goods worker", "1 goods iron"]),
    ],
)
def test_every_part_of_a_mixed_cost_is_needed(card: str, parts: list[str]) -> None:
    """MS-6.4: Negotiator without a worker was once usable; leave out each part in turn."""
    for i in range(len(parts)):
        incomplete = table(f"1 state {card}", *parts[:i], *parts[i + 1 :])
        assert why_not(incomplete, f"1: use {card}") == "cost MS-6.4"
    assert why_not(table(f"1 state {card}", *parts), f"1: use {card}") == ""


def test_one_good_does_not_pay_for_two_parts_of_a_cost() -> None:
    """MS-7.5: one ammo cannot stand for brick, iron and gun of Black Market one after another."""
    # given
    one = table("1 goods worker ammo", "1 state black_market", expansion="winter")
    two = table("1 goods worker 2 ammo gun", "1 state black_market", expansion="winter")
    # then
    assert why_not(one, "1: use black_market") == "cost MS-6.4"
    assert why_not(two, "1: use black_market") == ""


PAYING = [
    ("action with ammo", "1 goods ammo", "1 state scrap_trader", "use scrap_trader"),
    ("action with universal", "1 goods contact_universal", "1 state shadow", "use shadow"),
    (
        "action from a card",
        "1 state city_guards+placed:gun",
        "1 state shelter gunsmith",
        "use gunsmith",
    ),
    ("develop with ammo", "1 goods ammo", "1 state school|1 hand quarry", "develop quarry"),
    (
        "develop from a card",
        "1 state brick_storage+placed:brick",
        "1 hand quarry",
        "develop quarry",
    ),
    (
        "develop with placed ammo",
        "1 state radioactive_colony+placed:ammo",
        "1 hand pub",
        "develop pub",
    ),
    ("connection with ammo", "1 goods ammo", "1 hand thugs", "play thugs"),
    ("connection from a card", "1 state city_guards+placed:gun", "1 hand thugs", "play thugs"),
    ("take with camp", "1 state camp+placed:worker:worker", "connections punks", "take punks"),
    ("any resource with ammo", "1 goods ammo", "1 state merc_outpost", "use merc_outpost"),
    (
        "any resource from a card",
        "1 state methane_storage+placed:fuel",
        "1 state merc_outpost",
        "use merc_outpost",
    ),
    ("board with ammo", "1 goods ammo", "1 faction new_york", "board grey"),
    ("board from a card", "1 state scrap_metal+placed:iron", "1 faction new_york", "board grey"),
    ("visit with camp", "1 state camp+placed:worker", "2 state docks", "visit 2.docks"),
    ("hire with camp", "1 state camp+placed:worker:worker", "1 faction new_york", "hire gun"),
    ("build with universal", "1 goods 2 contact_universal", "1 hand hunters", "build hunters"),
    ("deal with universal", "1 goods 2 contact_universal", "1 hand hunters", "deal hunters"),
    (
        "deal from a card",
        "1 state radioactive_colony+placed:contact_blue",
        "1 hand docks",
        "deal docks",
    ),
    ("raze with universal", "1 goods 2 contact_universal", "1 hand hunters", "raze hunters"),
    (
        "raze from a card",
        "1 state radioactive_colony+placed:contact_red",
        "1 hand docks",
        "raze docks",
    ),
    ("raid with universal", "1 goods 3 contact_universal", "2 state docks", "raze 2.docks"),
]


@pytest.mark.parametrize(
    ("source", "given", "move"), [row[1:] for row in PAYING], ids=[row[0] for row in PAYING]
)
def test_wild_goods_and_goods_on_cards_pay_for_everything(
    source: str, given: str, move: str
) -> None:
    """MS-7.1, MS-7.3, MS-7.4: each kind of action forgot some source of payment once."""
    # given
    position = table(source, *given.split("|"))
    before = sum(position.players[0].goods)
    assert before in (1, 2, 3)
    # then it is offered to the player, and a person sees it as possible
    assert move in offered(position, 1)
    assert move in [choice.notation for choice in position.question(0).options()]
    # when
    events = play(position, f"1: {move}")
    # then all of it was needed and is gone
    paid = [event.args["goods"] for event in events if event.code == "pay"]
    assert sum(sum(goods.values()) for goods in paid if isinstance(goods, dict)) == before
    assert position.players[0].placed == 0


@pytest.mark.parametrize(
    ("goods", "state", "first", "second"),
    [
        ("iron ammo", "scrap_trader", "1: pay iron", "1: again"),
        ("iron", "scrap_trader scrap_metal+placed:iron", "1: pay iron", "1: again"),
        ("contact_red contact_universal", "shadow", "1: pay contact_red", "1: again"),
    ],
)
def test_a_second_activation_is_offered_from_every_source(
    goods: str, state: str, first: str, second: str
) -> None:
    """MS-12.1.3: what can pay for the first activation can pay for the second."""
    # given
    position = table(f"1 goods {goods}", f"1 state {state}")
    # when
    play(position, f"1: use {state.split()[0]}", first)
    # then
    assert offered(position, 1) == ["again", "done"]
    # when
    play(position, second)
    # then
    holds(position, "1 vp = 2", "1 goods = nothing")


def test_a_second_activation_that_cannot_be_paid_is_not_offered() -> None:
    """MS-21.16: with the goods for one activation the turn simply ends."""
    # given
    position = table("1 goods iron worker", "1 state scrap_trader", "2 goods gun")
    hiring = table("1 goods 3 worker")
    # when
    play(position, "1: use scrap_trader")
    play(hiring, "1: hire iron")
    # then
    holds(position, "to act = 2")
    holds(hiring, "to act = 2", "1 goods = iron worker")


def test_a_second_theft_is_not_offered_without_a_victim() -> None:
    """MS-21.16: the workers are there, but nobody has anything left."""
    # given
    position = table("1 goods 4 worker", "1 state thieves_caravan", "2 goods gun 3 ammo 3 worker")
    # when
    play(position, "1: use thieves_caravan")
    # then
    holds(position, "to act = 2", "1 goods = gun 2 worker", "2 goods = 3 ammo 3 worker")
