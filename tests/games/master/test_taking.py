"""Section 16: taking production with Suppliers."""

from novastate.games.master.position import MasterPosition
from tests.table import asked, holds, offered, play, table

# What the boards produce besides the card.
NEW_YORK = "iron 3 worker contact_grey"
GUILD = "fuel 3 worker contact_grey"


def winter(
    *given: str, seats: int = 2, card_overrides: dict[str, dict[str, str]] | None = None
) -> MasterPosition:
    """Lay a table with Winter: seat 1 leads New York, seat 2 the Merchants Guild."""
    boards = ("1 faction new_york", "2 faction merchants_guild")
    overrides = card_overrides or {}
    return table(*boards, *given, seats=seats, expansion="winter", card_overrides=overrides)


def two_of(*ids: str) -> dict[str, dict[str, str]]:
    """Override cards so that there are two of each."""
    return {id: {"copies": "2"} for id in ids}


# --- Suppliers --------------------------------------------------------------------------------


def test_suppliers_take_the_output_from_its_owner() -> None:
    """MS-16.4, MS-20.5.8: the owner gets nothing from that location, all else as usual."""
    # given
    position = winter("1 state suppliers", "2 state quarry docks", "phase production")
    # when
    play(position, "1: name 2.quarry")
    # then
    holds(position, f"1 goods = brick {NEW_YORK}", f"2 goods = iron {GUILD}")


def test_naming_a_location_is_compulsory_if_there_is_one() -> None:
    """MS-16.4: a single target is taken without asking; of several one must be named."""
    # given
    single = winter("1 state suppliers", "2 state quarry church", "phase production")
    several = winter("1 state suppliers", "2 state quarry docks church", "phase production")
    none = winter("1 state suppliers quarry", "2 state quarry+ruin church", "phase production")
    # then
    holds(single, f"1 goods = brick {NEW_YORK}", f"2 goods = {GUILD}")
    assert offered(several, 1) == ["name 2.quarry", "name 2.docks"]
    holds(none, f"1 goods = brick {NEW_YORK}", f"2 goods = {GUILD}")


def test_suppliers_that_are_a_ruin_take_nothing() -> None:
    """MS-16.4: only a location takes."""
    # given
    position = winter("1 state suppliers+ruin", "2 state quarry", "phase production")
    # then
    holds(position, f"1 goods = {NEW_YORK}", f"2 goods = brick {GUILD}")


def test_suppliers_take_nothing_when_they_are_built() -> None:
    """MS-16.5, MS-16.6: only the bonus; and that is lost if the only rival has passed."""
    # given
    playing = winter("1 hand suppliers", "1 goods 2 contact_grey", "2 state docks")
    passed = winter("1 hand suppliers", "1 goods 2 contact_grey", "2 state docks", "2 passed")
    # when
    play(playing, "1: build suppliers")
    play(passed, "1: build suppliers")
    # then: 1 iron, not 2; and nothing
    holds(playing, "1 goods = iron", "2 goods = nothing")
    holds(passed, "1 goods = nothing")


def test_the_bonus_of_suppliers_copies_a_rival_who_has_not_passed() -> None:
    """MS-16.6, MS-20.5.7: production locations of rivals; nobody loses anything."""
    # given
    position = winter(
        "1 hand suppliers",
        "1 goods 2 contact_grey",
        "1 state fuel_tank",
        "2 state quarry church+ruin school",
        "2 goods brick",
        "3 state docks",
        "3 passed",
        seats=3,
    )
    # when
    play(position, "1: build suppliers")
    # then neither the own tank, nor the docks of the one who passed
    assert offered(position, 1) == ["name 2.quarry", "name 2.school"]
    play(position, "1: name 2.quarry")
    holds(position, "1 goods = brick", "2 goods = brick", "2 state = quarry church+ruin school")


def test_the_bonus_of_suppliers_is_lost_without_a_target() -> None:
    """MS-16.6: a rival with features and ruins has nothing to copy."""
    # given
    position = winter(
        "1 hand suppliers",
        "1 goods 2 contact_grey",
        "1 state fuel_tank",
        "2 state church quarry+ruin",
    )
    # when
    play(position, "1: build suppliers")
    # then
    holds(position, "1 goods = nothing", "to act = 2")


def test_one_location_is_taken_only_once() -> None:
    """MS-16.13: the second taker finds what the first has left."""
    # given three players, two of them with Suppliers
    position = winter(
        "1 state suppliers",
        "2 state suppliers",
        "3 faction appalachian_federation",
        "3 state quarry docks",
        "phase production",
        seats=3,
        card_overrides=two_of("suppliers"),
    )
    assert offered(position, 1) == ["name 2.suppliers", "name 3.quarry", "name 3.docks"]
    # when
    play(position, "1: name 3.quarry")
    # then
    assert offered(position, 2) == ["name 3.docks", "name 1.suppliers"]
    play(position, "2: name 3.docks")
    holds(
        position,
        f"1 goods = brick {NEW_YORK}",
        f"2 goods = iron {GUILD}",
        "3 goods = brick 3 worker contact_grey",
    )


def test_two_suppliers_of_one_player_name_different_locations() -> None:
    """MS-16.13: the second finds nothing if there is only one."""
    # given
    position = winter(
        "1 state suppliers suppliers",
        "2 state quarry",
        "phase production",
        card_overrides=two_of("suppliers"),
    )
    # then
    holds(position, f"1 goods = brick {NEW_YORK}")


def test_boards_and_deals_cannot_be_taken() -> None:
    """MS-16.13: a rival without production locations loses nothing."""
    # given
    position = winter("1 state suppliers", "2 deals quarry docks", "phase production")
    # then
    holds(position, f"1 goods = {NEW_YORK}", f"2 goods = brick iron {GUILD}")


def test_suppliers_that_are_taken_give_nothing_to_their_owner() -> None:
    """MS-16.4, MS-16.1: the taker gets what they took."""
    # given the Suppliers of 2 take the Quarry, and those of 1 the Suppliers of 2
    position = winter(
        "1 state suppliers",
        "2 state suppliers",
        "3 faction appalachian_federation",
        "3 state quarry",
        "phase production",
        seats=3,
        card_overrides=two_of("suppliers"),
    )
    # when
    play(position, "1: name 2.suppliers", "2: name 3.quarry")
    # then
    holds(position, f"1 goods = brick {NEW_YORK}", f"2 goods = {GUILD}")


def test_suppliers_that_take_each_other_give_nothing() -> None:
    """MS-16.4: neither has an output to give."""
    # given
    position = winter(
        "1 state suppliers",
        "2 state suppliers",
        "phase production",
        card_overrides=two_of("suppliers"),
    )
    # then
    holds(position, f"1 goods = {NEW_YORK}", f"2 goods = {GUILD}")


# --- Suppliers and Power Station in one state ------------------------------------------------


def test_power_station_copies_the_goods_of_the_own_suppliers() -> None:
    """MS-16.12: the same goods once more; the victim loses one location only."""
    # given
    position = winter("1 state suppliers power_station", "2 state quarry docks", "phase production")
    # when
    play(position, "1: name 2.quarry")
    # then
    holds(position, f"1 goods = 2 brick {NEW_YORK}", f"2 goods = iron {GUILD}")


def test_the_copy_of_the_own_suppliers_is_not_chosen_anew() -> None:
    """MS-16.12: what Suppliers gave is what Power Station gives."""
    # given
    position = winter("1 state power_station suppliers", "2 state storehouse", "phase production")
    # when
    play(position, "1: choose gun")
    # then
    holds(position, f"1 goods = 2 gun {NEW_YORK}", f"2 goods = {GUILD}", "to act = 1")
    assert asked(position) == "turn"


def test_the_copy_of_the_own_suppliers_covers_tally_outputs() -> None:
    """MS-16.12: a taken Cistern gives its VP twice."""
    # given: the owner of the Cistern gains 2 fuel
    position = winter(
        "1 state power_station suppliers", "2 state cistern", "2 deals oil_rig", "phase production"
    )
    # then
    holds(position, "1 vp = 4", "2 vp = 0")


def test_suppliers_that_took_nothing_are_copied_for_nothing() -> None:
    """MS-16.12: nothing was given, so nothing is copied."""
    # given
    position = winter("1 state power_station suppliers", "2 state church", "phase production")
    # then
    holds(position, f"1 goods = {NEW_YORK}")


def test_copying_the_own_suppliers_at_other_times_gives_nothing() -> None:
    """MS-16.12, MS-16.5: a Power Station is built beside Suppliers."""
    # given
    position = winter(
        "1 hand power_station", "1 goods 2 contact_grey", "1 state suppliers", "2 state quarry"
    )
    # when
    play(position, "1: build power_station")
    # then
    holds(position, "1 goods = nothing", "to act = 2")


def test_own_suppliers_taken_by_a_rival_can_still_be_copied() -> None:
    """MS-16.10: Power Station looks at what they give, not at who received it."""
    # given: 1 takes the Suppliers of 2, which take the Quarry of 3
    position = winter(
        "1 state suppliers",
        "2 state suppliers power_station",
        "3 faction appalachian_federation",
        "3 state quarry",
        "phase production",
        seats=3,
        card_overrides=two_of("suppliers"),
    )
    # when
    play(position, "1: name 2.suppliers", "2: name 3.quarry")
    # then
    holds(position, f"1 goods = brick {NEW_YORK}", f"2 goods = brick {GUILD}")


# --- tallies ----------------------------------------------------------------------------------


def test_taken_goods_count_for_the_taker_and_not_for_the_victim() -> None:
    """MS-16.9: Demolition Team fires for the brick that was taken."""
    # given
    position = winter(
        "1 state suppliers demolition_team", "2 state quarry construction_site", "phase production"
    )
    # when
    play(position, "1: name 2.quarry")
    # then
    holds(
        position,
        "1 tally = brick iron 3 worker contact_grey development card",
        "2 tally = fuel 3 worker contact_grey card",
        "1 goods = brick iron 3 worker contact_grey development",
        "2 vp = 0",
    )
