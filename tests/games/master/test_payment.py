"""Payments: what may pay for what, and where it goes (section 7)."""

import pytest

from tests.games.master.passing import next_round
from tests.table import asked, holds, offered, play, table, why_not

BASIC = ("brick", "gun", "iron", "fuel")
COLOURS = ("contact_grey", "contact_red", "contact_blue")


# --- where goods come from --------------------------------------------------------------------


def test_each_unit_comes_from_the_supply_or_from_an_own_location() -> None:
    """MS-7.1: loose and placed goods pay side by side, unit by unit."""
    # given
    position = table("1 goods iron", "1 state shelter scrap_metal+placed:iron:iron:iron")
    # when
    play(position, "1: use shelter")
    # then
    assert offered(position, 1) == [
        "pay iron iron@scrap_metal",
        "pay iron@scrap_metal iron@scrap_metal",
    ]
    play(position, "1: pay iron iron@scrap_metal")
    holds(
        position,
        "1 state = shelter+used+spent:iron:iron scrap_metal+placed:iron:iron",
        "1 goods = 2 iron",
        "1 vp = 2",
    )


def test_placed_goods_alone_pay() -> None:
    """MS-7.1: nothing loose is needed; the placed unit leaves its location."""
    position = table("1 state scrap_trader scrap_metal+placed:iron")
    play(position, "1: use scrap_trader")
    holds(position, "1 state = scrap_trader+used+spent:iron scrap_metal", "1 goods = nothing")


def test_goods_placed_by_a_bonus_pay_from_their_location() -> None:
    """MS-7.1: just built, the location is a source beside the loose supply."""
    position = table(
        "1 goods contact_grey iron", "1 hand scrap_metal", "1 state scrap_trader", "2 passed"
    )
    play(position, "1: build scrap_metal", "1: use scrap_trader")
    assert offered(position, 1) == ["pay iron", "pay iron@scrap_metal"]


@pytest.mark.parametrize(
    "given_lines",
    [
        ("1 state scrap_trader ruined_library+stored:iron:iron",),
        ("1 state scrap_trader shelter+used+spent:iron:iron",),
        ("1 state scrap_trader", "2 goods 3 iron"),
        ("1 state scrap_trader", "2 state scrap_metal+placed:iron:iron"),
    ],
    ids=["stored", "activation goods", "a rival's supply", "a rival's placed goods"],
)
def test_what_lies_elsewhere_does_not_pay(given_lines: tuple[str, ...]) -> None:
    """MS-7.2: iron is on the table, but none of it is the payer's to spend."""
    position = table(*given_lines)
    assert why_not(position, "1: use scrap_trader") == "cost MS-6.4"
    assert why_not(table(*given_lines, "1 goods iron"), "1: use scrap_trader") == ""


def test_goods_on_the_board_and_tokens_on_locations_do_not_pay() -> None:
    """MS-7.2: a gun paid onto the board, a guest worker and a placed shield are spent."""
    # given
    position = table(
        "1 goods gun", "1 state weapon_trader archive fuel_tank+guest+shield", "1 faction new_york"
    )
    play(position, "1: board red", "2: pass")
    holds(position, "1 board goods = gun")
    # then
    assert why_not(position, "1: use weapon_trader") == "cost MS-6.4"
    assert why_not(position, "1: use archive") == "cost MS-6.4"
    assert why_not(position, "1: shield archive") == "cost MS-11.1"


# --- wild goods -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "good"),
    [
        ("rubble_trader", "brick"),
        ("weapon_trader", "gun"),
        ("scrap_trader", "iron"),
        ("oil_trader", "fuel"),
    ],
)
def test_ammo_pays_for_every_basic_resource(card: str, good: str) -> None:
    """MS-7.3, MS-2.1.2: one ammo for one unit; no other basic resource does."""
    for other in BASIC:
        allowed = "" if other == good else "cost MS-6.4"
        assert why_not(table(f"1 goods {other}", f"1 state {card}"), f"1: use {card}") == allowed
    position = table("1 goods ammo", f"1 state {card}")
    play(position, f"1: use {card}")
    holds(position, f"1 state = {card}+used+spent:ammo", "1 goods = nothing", "1 vp = 1")


@pytest.mark.parametrize(
    ("lines", "move", "reason"),
    [
        (("1 state archive",), "use archive", "cost MS-6.4"),
        (("1 state shadow",), "use shadow", "cost MS-6.4"),
        (("1 state gasoline_cultist",), "use gasoline_cultist", "cost MS-6.4"),
        (("1 state hideout",), "use hideout", "cost MS-6.4"),
        (("1 goods worker", "1 state propaganda_station"), "use propaganda_station", "cost MS-6.4"),
        (("1 hand school",), "build school", "contacts MS-8.2.1"),
        (("1 hand school",), "deal school", "contacts MS-9.1"),
        (("1 hand school",), "raze school", "contacts MS-10.1.1"),
        (("1 hand church", "1 state school"), "develop church", "no_match MS-8.3.2"),
    ],
    ids=["worker", "red", "blue", "deal", "card", "build", "make a deal", "raze", "token"],
)
def test_ammo_pays_for_nothing_else(lines: tuple[str, ...], move: str, reason: str) -> None:
    """MS-7.3: no ammo for a worker, a contact, a card, a deal or a development token."""
    position = table("1 goods 9 ammo", *lines, expansion="winter")
    assert why_not(position, f"1: {move}") == reason


@pytest.mark.parametrize(
    ("cost", "card"), [("contact_red", "shadow"), ("contact_blue", "gasoline_cultist")]
)
def test_a_universal_contact_pays_for_any_colour(cost: str, card: str) -> None:
    """MS-7.4, MS-2.1.4: it stands for each colour, and no colour stands for another."""
    for colour in COLOURS:
        allowed = "" if colour == cost else "cost MS-6.4"
        assert why_not(table(f"1 goods {colour}", f"1 state {card}"), f"1: use {card}") == allowed
    position = table("1 goods contact_universal", f"1 state {card}")
    play(position, f"1: use {card}")
    holds(position, f"1 state = {card}+used+spent:contact_universal", "1 vp = 1")


@pytest.mark.parametrize(
    ("colour", "verb", "clause"),
    [
        ("contact_grey", "build", "MS-8.2.1"),
        ("contact_blue", "deal", "MS-9.1"),
        ("contact_red", "raze", "MS-10.1.1"),
    ],
)
def test_universal_contacts_pay_distances(colour: str, verb: str, clause: str) -> None:
    """MS-7.4: each single unit may be a universal contact; other colours do not count."""
    others = " ".join(f"5 {other}" for other in COLOURS if other != colour)
    # given: distance 3
    short = table(f"1 goods {others} {colour} contact_universal", "1 hand shelter")
    assert why_not(short, f"1: {verb} shelter") == f"contacts {clause}"
    # when
    position = table(f"1 goods {others} 2 {colour} 2 contact_universal", "1 hand shelter")
    play(position, f"1: {verb} shelter")
    # then
    assert offered(position, 1) == [
        f"pay {colour} {colour} contact_universal",
        f"pay {colour} contact_universal contact_universal",
    ]


# --- cards and deals --------------------------------------------------------------------------


def test_a_card_cost_is_paid_from_the_hand() -> None:
    """MS-7.8: the payer picks location or connection card; each has its own discard pile."""
    for paid, pile, other in (
        ("pub", "discard", "connection_discard"),
        ("merchants", "connection_discard", "discard"),
    ):
        position = table(
            "1 goods worker",
            "1 hand pub school merchants",
            "1 state propaganda_station",
            expansion="winter",
        )
        play(position, "1: use propaganda_station")
        assert (asked(position), offered(position, 1)) == (
            "pay_card",
            ["discard pub", "discard school", "discard merchants"],
        )
        play(position, f"1: discard {paid}")
        holds(position, f"{pile} = {paid}", f"{other} = nothing", "1 hand size = 4")


def test_connection_cards_pay_only_if_the_option_says_so() -> None:
    """MS-7.8: with `connection_pays_card` off, two cards must be two location cards."""
    given_lines = ("1 hand pub merchants", "1 state propaganda_center")
    assert why_not(table(*given_lines, promos=True), "1: use propaganda_center") == ""
    position = table(*given_lines, promos=True, connection_pays_card=False)
    assert why_not(position, "1: use propaganda_center") == "cost MS-6.4"
    position = table(*given_lines, "1 hand school", promos=True, connection_pays_card=False)
    play(position, "1: use propaganda_center")
    assert offered(position, 1) == ["discard pub", "discard school"]


def test_two_cards_are_two_discards() -> None:
    """MS-7.8: n cards are n different cards of the hand, chosen one by one."""
    position = table(
        "1 hand pub school arena", "1 state propaganda_center", "deck motel docks", promos=True
    )
    play(position, "1: use propaganda_center", "1: discard school")
    assert offered(position, 1) == ["discard arena", "discard pub"]
    play(position, "1: discard arena")
    holds(position, "discard = school arena", "1 hand = pub")


def test_a_deal_cost_discards_deals_for_good() -> None:
    """MS-7.9: the deal goes to the main discard pile and gives nothing in the next production."""
    # given
    assert why_not(table("1 state hideout"), "1: use hideout") == "cost MS-6.4"
    position = table("1 deals school assassin", "1 state hideout", "1 faction new_york")
    # when
    play(position, "1: use hideout")
    assert offered(position, 1) == ["end assassin", "end school"]
    play(position, "1: end assassin", "1: done")
    # then
    holds(position, "1 deals = school", "discard = assassin", "1 vp = 1", "1 goods = nothing")
    next_round(position)
    holds(position, "phase = action", "1 goods = iron 4 worker contact_grey")


def test_each_deal_cost_takes_one_deal() -> None:
    """MS-7.9: two activations of one deal each use up two deals."""
    position = table("1 deals school school", "1 state hideout")
    play(position, "1: use hideout", "1: again")
    holds(position, "1 deals = nothing", "discard = school school", "1 vp = 2")


# --- where paid goods go ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "left"),
    [
        ("build docks", "2 iron 3 contact_red 3 contact_blue 2 contact_grey 3 worker brick"),
        ("deal docks", "2 iron 3 contact_red 2 contact_blue 3 contact_grey 3 worker brick"),
        ("raze docks", "3 iron 2 contact_red 3 contact_blue 3 contact_grey 3 worker brick"),
        ("raze 2.school", "iron 3 contact_blue 3 contact_grey 5 worker brick"),
        ("develop docks", "2 iron 3 contact_red 3 contact_blue 3 contact_grey 3 worker"),
        ("take merchants", "iron 3 contact_red 3 contact_blue 3 contact_grey worker brick"),
        ("play punks", "iron 5 contact_red 3 contact_blue 3 contact_grey 3 worker brick"),
    ],
)
def test_other_costs_go_to_the_general_supply(move: str, left: str) -> None:
    """MS-7.10: what is paid lies nowhere any more, neither on the board nor on a location."""
    position = table(
        "1 goods iron 3 contact_red 3 contact_blue 3 contact_grey 3 worker brick",
        "1 hand docks punks",
        "1 state parking_lot",
        "2 state school",
        "connections merchants",
    )
    play(position, f"1: {move}")
    holds(position, f"1 goods = {left}", "1 board goods = nothing")
    assert not any(place.spent for player in position.players for place in player.state)


def test_the_cost_of_a_connection_card_goes_to_the_general_supply() -> None:
    """MS-7.10: the gun of Thugs is gone."""
    position = table("1 goods gun", "1 hand thugs")
    play(position, "1: play thugs")
    holds(position, "1 goods = 3 contact_red", "1 board goods = nothing")


def test_activation_goods_lie_on_what_was_activated() -> None:
    """MS-7.11: whatever their source, they lie on the location or the board."""
    position = table(
        "1 goods 3 worker gun",
        "1 state shipwreck scrap_metal+placed:iron",
        "1 faction new_york",
        "2 state fuel_tank",
    )
    play(position, "1: use shipwreck", "2: pass")
    holds(position, "1 state = shipwreck+used+spent:iron:worker scrap_metal")
    play(position, "1: board red")
    holds(position, "1 board goods = gun")
    play(position, "1: hire card")
    holds(position, "1 board goods = gun 2 worker")


def test_the_worker_of_a_visit_becomes_a_guest_worker() -> None:
    """MS-7.11: also a placed worker; it stands on the rival's location, not on the own one."""
    position = table("1 state camp+placed:worker", "2 state fuel_tank")
    play(position, "1: visit 2.fuel_tank")
    holds(position, "1 state = camp", "2 state = fuel_tank+guest", "1 goods = fuel")


def test_gains_do_not_pay_for_their_own_activation() -> None:
    """MS-7.12: a worker must be there before Labor Camp gives two, a card before it is drawn."""
    assert why_not(table("1 state labor_camp"), "1: use labor_camp") == "cost MS-6.4"
    assert why_not(table("1 goods worker", "1 state labor_camp"), "1: use labor_camp") == ""
    station = table("1 goods worker", "1 state propaganda_station", expansion="winter")
    assert why_not(station, "1: use propaganda_station") == "cost MS-6.4"


@pytest.mark.parametrize(
    ("lines", "move", "reason"),
    [
        (("1 goods worker iron", "1 state assembly_plant"), "use assembly_plant", "MS-6.4"),
        (("1 goods iron", "1 faction mutants_union"), "board grey", "MS-6.4"),
        (("1 goods brick", "1 faction appalachian_federation"), "board grey", "MS-6.4"),
        (("1 goods worker",), "hire card", "MS-2.5.2"),
        (("1 goods worker", "connections punks"), "take punks", "MS-14.1.1"),
        (("1 hand thugs",), "play thugs", "MS-14.2.1"),
    ],
)
def test_a_cost_is_paid_in_full(lines: tuple[str, ...], move: str, reason: str) -> None:
    """MS-7.12: a part of the cost is not enough, whatever the gain would bring."""
    assert why_not(table(*lines), f"1: {move}") == f"cost {reason}"
