"""Section 20.9: the promo cards."""

import pytest

from novastate.games.master.position import MasterPosition
from tests.table import asked, holds, offered, play, table, why_not


def promo(*given: str, seats: int = 2, expansion: str = "new_era") -> MasterPosition:
    """Lay a table with the promo cards."""
    return table(*given, seats=seats, promos=True, expansion=expansion)


# --- Fixer ------------------------------------------------------------------------------------


def test_fixer_uses_an_occupied_open_production() -> None:
    """MS-20.9.1: the worker lies on Fixer, the guest stays, the owner gains 1 worker."""
    # given
    position = promo("1 state fixer", "1 goods worker", "2 state docks+guest quarry")
    # when
    play(position, "1: use fixer")
    # then
    holds(
        position,
        "1 goods = iron",
        "1 state = fixer+used+spent:worker",
        "2 goods = worker",
        "2 state = docks+guest quarry",
    )


def test_fixer_names_an_occupied_target_of_a_rival_who_has_not_passed() -> None:
    """MS-20.9.1: not a free one, not the own, not one of a player who has passed."""
    # given
    position = promo(
        "1 state fixer pub+guest",
        "1 goods worker",
        "2 state docks+guest quarry fuel_tank+guest",
        "3 state docks+guest",
        "4 state quarry+guest",
        "4 passed",
        seats=4,
    )
    # when
    play(position, "1: use fixer")
    # then
    assert offered(position, 1) == ["visit 2.docks", "visit 2.fuel_tank", "visit 3.docks"]
    play(position, "1: visit 2.fuel_tank")
    holds(position, "1 goods = fuel", "2 goods = worker")


@pytest.mark.parametrize(
    "given", [("2 state docks",), ("2 state docks+guest", "2 passed"), ("1 state pub+guest",)]
)
def test_fixer_needs_an_occupied_target(given: tuple[str, ...]) -> None:
    """MS-20.9.1: otherwise it cannot be activated."""
    # given
    position = promo("1 state fixer", "1 goods worker", *given)
    # then
    assert why_not(position, "1: use fixer") == "no_target MS-20.9.1"


def test_the_one_who_uses_it_makes_the_choices() -> None:
    """MS-20.9.1: as in section 13."""
    # given
    position = promo(
        "1 state fixer", "1 goods worker", "2 state outpost_mercenaries+guest", expansion="winter"
    )
    # when
    play(position, "1: use fixer")
    # then
    assert offered(position, 1) == ["choose contact_red", "choose contact_blue"]
    play(position, "1: choose contact_red")
    holds(position, "1 goods = contact_red", "2 goods = worker")


# --- Secret Stock -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("faction", "own"),
    [
        ("new_york", "iron"),
        ("appalachian_federation", "brick"),
        ("mutants_union", "gun"),
        ("merchants_guild", "fuel"),
    ],
)
def test_secret_stock_doubles_the_resource_of_the_own_board(faction: str, own: str) -> None:
    """MS-20.9.2: 2 of that one, 1 of any other."""
    for good in ("brick", "gun", "iron", "fuel"):
        # given
        position = promo(f"1 faction {faction}", "1 state secret_stock", "1 goods 2 worker")
        # when
        play(position, f"1: hire {good}")
        # then
        holds(position, f"1 goods = {2 if good == own else 1} {good}")


def test_secret_stock_doubles_every_use_and_no_card() -> None:
    """MS-20.9.2: each use within an action; a card is no basic resource."""
    # given
    position = promo(
        "1 faction new_york", "1 state secret_stock", "1 goods 6 worker", "deck pub school"
    )
    # when
    play(position, "1: hire iron", "1: hire card", "1: hire iron")
    # then
    holds(position, "1 goods = 4 iron", "1 hand = pub")


def test_without_secret_stock_nothing_is_doubled() -> None:
    """MS-20.9.2: a ruin, or that of a rival, does nothing; nor does the board's production."""
    # given
    position = promo(
        "1 faction new_york", "1 state secret_stock+ruin", "1 goods 2 worker", "2 state docks"
    )
    rival = promo("1 faction new_york", "2 state secret_stock", "1 goods 2 worker")
    phase = promo("1 faction new_york", "1 state secret_stock", "phase production")
    # when
    play(position, "1: hire iron")
    play(rival, "1: hire iron")
    # then
    holds(position, "1 goods = iron")
    holds(rival, "1 goods = iron")
    holds(phase, "1 goods = iron 3 worker contact_grey")


# --- Propaganda Center ------------------------------------------------------------------------


def test_propaganda_center_draws_two_and_keeps_one() -> None:
    """MS-20.9.3: it costs 2 cards; the other card drawn is discarded."""
    # given
    position = promo("1 state propaganda_center", "1 hand church docks", "deck pub school")
    # when
    play(position, "1: use propaganda_center", "1: discard church")
    # then
    assert asked(position) == "keep_drawn"
    assert offered(position, 1) == ["keep pub", "keep school"]
    play(position, "1: keep school")
    holds(position, "1 hand = school", "discard = church docks pub", "to act = 2")


def test_propaganda_center_keeps_the_only_card_there_is() -> None:
    """MS-20.9.3: with one card left to draw there is no choice."""
    # given: of the two cards of the cost only Church goes into the new deck
    position = promo(
        "1 state propaganda_center", "1 hand church punks", "deck exactly", "discard exactly"
    )
    # when
    play(position, "1: use propaganda_center", "1: discard punks")
    # then
    holds(position, "1 hand = church", "discard = nothing", "deck size = 0", "to act = 2")


def test_propaganda_center_needs_two_cards() -> None:
    """MS-20.9.3: one card in hand is too few."""
    # given
    position = promo("1 state propaganda_center", "1 hand church", "1 goods worker")
    # then
    assert why_not(position, "1: use propaganda_center") == "cost MS-6.4"


# --- Armored Car ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "price", "spoils"),
    [
        ("school", 2, "2 worker"),
        ("school+shield", 3, "2 worker"),
        ("church", 3, "nothing"),
        ("archive", 4, "2 worker"),
        ("archive+shield", 5, "2 worker"),
    ],
)
def test_armored_car_makes_razing_a_rival_cheaper(place: str, price: int, spoils: str) -> None:
    """MS-20.9.4: 1 red contact less than the defence."""
    # given
    card = place.partition("+")[0]
    enough = promo("1 state armored_car", f"1 goods {price} contact_red", f"2 state {place}")
    short = promo("1 state armored_car", f"1 goods {price - 1} contact_red", f"2 state {place}")
    # then
    assert f"raze 2.{card}" not in offered(short, 1)
    assert why_not(short, f"1: raze 2.{card}") == "contacts MS-10.2.2"
    # when
    play(enough, f"1: raze 2.{card}")
    # then all of it was paid
    holds(enough, f"1 goods = {spoils}", f"2 state = {card}+ruin")


def test_armored_car_does_not_help_when_razing_from_the_hand() -> None:
    """MS-20.9.4: that costs the distance."""
    # given
    position = promo("1 state armored_car", "1 hand pub", "1 goods contact_red")
    # then
    assert why_not(position, "1: raze pub") == "contacts MS-10.1.1"


def test_armored_car_helps_only_its_owner_and_not_as_a_ruin() -> None:
    """MS-20.9.4: others pay the full defence."""
    # given
    rival = promo("1 goods 2 contact_red", "2 state school armored_car")
    ruin = promo("1 state armored_car+ruin", "1 goods 2 contact_red", "2 state school")
    # then
    assert why_not(rival, "1: raze 2.school") == "contacts MS-10.2.2"
    assert why_not(ruin, "1: raze 2.school") == "contacts MS-10.2.2"


def test_there_is_one_copy_of_each_promo_card() -> None:
    """MS-20.9.4, MS-23.3: so discounts do not add up."""
    # given
    position = promo()
    promos = [card for card in position.cards.locations if card.set == "promo"]
    # then
    assert len(promos) == 5
    assert all(card.copies == 1 for card in promos)
