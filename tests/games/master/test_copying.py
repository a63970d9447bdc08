"""Section 16: outputs, and copying them."""

from novastate.games.master.position import MasterPosition
from tests.table import holds, offered, play, table, why_not

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


# --- outputs ----------------------------------------------------------------------------------


def test_an_output_is_evaluated_with_the_owners_tally() -> None:
    """MS-16.1: a Cistern taken by Suppliers counts the fuel its owner gained."""
    # given: the owner gains 3 fuel, the taker none
    position = winter(
        "1 state suppliers", "2 state cistern", "2 deals oil_rig oil_trader", "phase production"
    )
    # then
    holds(position, "1 vp = 3", "2 vp = 0", f"1 goods = {NEW_YORK}")


def test_whoever_receives_a_taken_output_makes_its_choices() -> None:
    """MS-16.1: the taker of a Craftsmen Guild chooses, not its owner."""
    # given
    position = winter("1 state suppliers", "2 state craftsmen_guild", "phase production")
    assert position.to_act() == (0,)
    assert offered(position, 1) == ["choose brick", "choose iron"]
    # when
    play(position, "1: choose brick")
    # then
    holds(position, f"1 goods = brick {NEW_YORK}", f"2 goods = {GUILD}")


def test_a_copy_gives_no_bonus_and_leaves_the_copied_location_alone() -> None:
    """MS-16.2: Production Manager copies a Boiler Room: 2 workers, not 3, and no guest."""
    # given
    position = table("1 state production_manager boiler_room", "1 goods 2 worker")
    # when
    play(position, "1: use production_manager")
    # then
    holds(
        position,
        "1 goods = 2 worker",
        "1 state = production_manager+used+spent:worker:worker boiler_room",
    )


def test_an_occupied_open_production_can_be_copied() -> None:
    """MS-16.2: no free field is needed, and the guest stays."""
    # given
    position = table("1 state production_manager boiler_room+guest", "1 goods 2 worker")
    # when
    play(position, "1: use production_manager")
    # then
    holds(
        position,
        "1 goods = 2 worker",
        "1 state = production_manager+used+spent:worker:worker boiler_room+guest",
    )


def test_the_bonus_of_suppliers_needs_no_free_field_and_the_location_can_still_be_visited() -> None:
    """MS-16.2: copying is no visit; the owner gains no worker."""
    # given
    occupied = winter("1 hand suppliers", "1 goods 2 contact_grey", "2 state boiler_room+guest")
    free = winter("1 hand suppliers", "1 goods 2 contact_grey", "2 state boiler_room")
    for position in (occupied, free):
        # when
        play(position, "1: build suppliers")
        # then
        holds(position, "1 goods = 2 worker", "2 goods = nothing")
    play(free, "2: pass")
    holds(free, "2 state = boiler_room")


def test_a_tally_output_is_nothing_outside_the_production_phase() -> None:
    """MS-16.3, MS-20.5.4: Cistern gives VP for fuel gained in the phase, and only then."""
    # given 3 fuel gained in the production phase of this round
    built = winter("1 hand cistern", "1 goods 2 contact_grey", "1 tally 3 fuel")
    # when it is built
    play(built, "1: build cistern")
    # then
    holds(built, "1 vp = 0")
    # but in the phase itself
    produced = winter("1 state cistern", "1 deals oil_rig oil_trader", "phase production")
    holds(produced, "1 vp = 2")


def test_a_copied_tally_output_is_nothing_outside_the_production_phase() -> None:
    """MS-16.3: a Power Station built beside a Cistern copies nothing."""
    # given
    position = winter(
        "1 hand power_station", "1 state cistern", "1 goods 2 contact_grey", "1 tally 3 fuel"
    )
    # when
    play(position, "1: build power_station")
    # then
    holds(position, "1 vp = 0", "1 goods = nothing")


# --- Power Station ----------------------------------------------------------------------------


def test_power_station_copies_when_it_is_built() -> None:
    """MS-16.7: another own production location, never itself or a rival's."""
    # given
    position = winter(
        "1 hand power_station",
        "1 goods 2 contact_grey",
        "1 state quarry docks church fuel_tank+ruin",
        "2 state school",
    )
    # when
    play(position, "1: build power_station")
    # then
    assert offered(position, 1) == ["name 1.quarry", "name 1.docks"]
    play(position, "1: name 1.docks")
    holds(position, "1 goods = iron")


def test_power_station_copies_in_every_production_phase() -> None:
    """MS-16.7: in addition to what the named location gives itself."""
    # given
    position = winter("1 state power_station quarry docks", "phase production")
    assert offered(position, 1) == ["name 1.quarry", "name 1.docks"]
    # when
    play(position, "1: name 1.quarry")
    # then
    holds(position, "1 goods = 2 brick 2 iron 3 worker contact_grey")


def test_power_station_alone_gives_nothing() -> None:
    """MS-16.7: without a target there is no question and no gain."""
    # given
    position = winter("1 state power_station church", "2 state quarry", "phase production")
    # then
    holds(position, f"1 goods = {NEW_YORK}")


def test_power_station_copies_what_a_rival_took() -> None:
    """MS-16.10: the Quarry's brick goes to the taker, and Power Station gives it all the same."""
    # given
    position = winter("1 state suppliers", "2 state power_station quarry docks", "phase production")
    # when
    play(position, "1: name 2.quarry", "2: name 2.quarry")
    # then
    holds(position, f"1 goods = brick {NEW_YORK}", f"2 goods = brick iron {GUILD}")


def test_a_taken_power_station_copies_within_its_own_state() -> None:
    """MS-16.11: the receiver names another production location of the same state."""
    # given
    position = winter(
        "1 state suppliers fuel_tank", "2 state power_station quarry docks", "phase production"
    )
    # when
    play(position, "1: name 2.power_station")
    # then the taker is asked, not the owner
    assert position.to_act() == (0,)
    assert offered(position, 1) == ["name 2.quarry", "name 2.docks"]
    play(position, "1: name 2.docks")
    holds(position, "1 goods = 2 iron fuel 3 worker contact_grey", f"2 goods = brick iron {GUILD}")


def test_a_copied_power_station_copies_within_its_own_state() -> None:
    """MS-16.11: the bonus of Suppliers may go through a Power Station."""
    # given
    position = winter(
        "1 hand suppliers",
        "1 goods 2 contact_grey",
        "1 state fuel_tank",
        "2 state power_station quarry docks",
    )
    # when
    play(position, "1: build suppliers", "1: name 2.power_station")
    # then
    assert offered(position, 1) == ["name 2.quarry", "name 2.docks"]
    play(position, "1: name 2.quarry")
    holds(position, "1 goods = brick", "2 goods = nothing")


def test_power_station_cannot_be_named_again() -> None:
    """MS-16.11: one Power Station names the other, which cannot name the first again."""
    # given
    position = winter(
        "1 hand power_station",
        "1 goods 2 contact_grey",
        "1 state power_station quarry docks",
        card_overrides=two_of("power_station"),
    )
    # when the new one names the old one
    play(position, "1: build power_station")
    assert offered(position, 1) == ["name 1.power_station", "name 1.quarry", "name 1.docks"]
    play(position, "1: name 1.power_station")
    # then
    assert offered(position, 1) == ["name 1.quarry", "name 1.docks"]
    play(position, "1: name 1.docks")
    holds(position, "1 goods = iron")


def test_two_power_stations_alone_give_nothing() -> None:
    """MS-16.11: each finds only the other."""
    # given
    position = winter(
        "1 state power_station power_station",
        "phase production",
        card_overrides=two_of("power_station"),
    )
    # then
    holds(position, f"1 goods = {NEW_YORK}")


# --- Production Manager -----------------------------------------------------------------------


def test_production_manager_copies_one_own_production_location() -> None:
    """MS-16.8, MS-20.5.7: open ones too; features, ruins and rivals' locations cannot be named."""
    # given
    position = table(
        "1 state production_manager school docks church quarry+ruin",
        "1 goods 2 worker",
        "2 state fuel_tank",
    )
    # when
    play(position, "1: use production_manager")
    # then
    assert offered(position, 1) == ["name 1.school", "name 1.docks"]
    play(position, "1: name 1.docks")
    holds(position, "1 goods = iron")


def test_production_manager_needs_a_target() -> None:
    """MS-16.8: without an own production location it cannot be activated."""
    # given
    position = table(
        "1 state production_manager church quarry+ruin", "1 goods 2 worker", "2 state fuel_tank"
    )
    # then
    assert "use production_manager" not in offered(position, 1)
    assert why_not(position, "1: use production_manager") == "no_target MS-16.8"


def test_production_manager_goes_through_a_copying_location() -> None:
    """MS-16.11: what it names may itself copy another location, but not itself again."""
    # given a Haven that copies as a Power Station does
    position = table(
        "1 state production_manager haven school docks",
        "1 goods 2 worker",
        card_overrides={"haven": {"produces": "copy own_other"}},
    )
    # when
    play(position, "1: use production_manager", "1: name 1.haven")
    # then
    assert offered(position, 1) == ["name 1.school", "name 1.docks"]
    play(position, "1: name 1.school")
    holds(position, "1 goods = worker")


# --- tallies ----------------------------------------------------------------------------------


def test_copied_goods_count_for_the_tally() -> None:
    """MS-16.9: a Quarry copied by Power Station makes 2 bricks for Construction Site."""
    # given
    position = winter("1 state power_station quarry construction_site", "phase production")
    # when
    play(position, "1: name 1.quarry")
    # then
    holds(position, "1 vp = 2", "1 tally = 2 brick iron 3 worker contact_grey card 2 vp")


def test_copied_tally_outputs_do_not_feed_each_other() -> None:
    """MS-16.14: both use what was gained before any of them."""
    # given a Cistern that gives fuel for fuel, and 1 fuel from a deal
    position = winter(
        "1 state power_station cistern",
        "1 deals oil_rig",
        "phase production",
        card_overrides={"cistern": {"produces": "fuel per produced fuel max 3"}},
    )
    # then: 1 of the deal, 1 of the Cistern, 1 of the copy
    holds(position, "1 goods = 3 fuel iron 3 worker contact_grey")
