"""Tallies and threshold features (MS-5.2)."""

import pytest

from novastate.games.master.goods import NUMBERS
from novastate.games.master.position import MasterPosition
from tests.games.master.passing import next_round
from tests.table import holds, play, table

BOARDS = ("1 faction new_york", "2 faction merchants_guild")
"""Besides a card, the first makes 1 iron, the second 1 fuel; both 3 workers and a grey contact."""


def produce(
    *given: str, seats: int = 2, overrides: dict[str, dict[str, str]] | None = None
) -> MasterPosition:
    """Begin a production phase with Winter cards."""
    return table(
        *BOARDS,
        *given,
        "phase production",
        seats=seats,
        expansion="winter",
        card_overrides=overrides or {},
    )


# --- tallies ----------------------------------------------------------------------------------


def test_the_tally_adds_up_all_sources() -> None:
    """MS-5.2.1: board, deals, own, copied and taken outputs, tally outputs and features."""
    position = produce(
        "1 state suppliers power_station fuel_tank wreckers small_factory",
        "1 deals shelter",
        "2 state docks",
    )
    play(position, "1: name 1.fuel_tank")
    holds(position, "1 tally = 3 iron 2 fuel 3 worker 2 contact_grey card 3 vp")
    holds(position, "2 tally = fuel 3 worker contact_grey card")


@pytest.mark.parametrize(
    "lines",
    [
        ("1 state demolition_team brick_storage+placed:brick:brick",),
        ("1 state demolition_team", "1 goods 3 brick"),
        ("1 state demolition_team ruined_library+stored:brick",),
    ],
    ids=["placed", "already there", "stored"],
)
def test_goods_gained_at_other_times_do_not_count(lines: tuple[str, ...]) -> None:
    """MS-5.2.1: only what this production phase gives."""
    position = produce(*lines)
    assert position.players[0].goods[NUMBERS["development"]] == 0
    holds(position, "1 tally = iron 3 worker contact_grey card")


def test_every_phase_begins_a_new_tally() -> None:
    """MS-5.2.1: what was gained in the phase before does not count again."""
    holds(
        produce("1 state demolition_team", "1 tally 4 brick"),
        "1 goods = iron 3 worker contact_grey",
    )


@pytest.mark.parametrize(
    ("ammo", "state", "feature"),
    [
        ("landfill landfill", "small_factory+ruin construction_site", "demolition_team"),
        ("landfill", "sheriffs_office cistern", "dark_visions_gang"),
    ],
)
def test_ammo_is_no_basic_resource_in_a_tally(ammo: str, state: str, feature: str) -> None:
    """MS-5.2.2: it satisfies no threshold and no count of basic resources."""
    overrides = {"landfill": {"copies": "2"}}
    position = produce(f"1 state {ammo} {state} {feature}", overrides=overrides)
    n = len(ammo.split())
    holds(position, f"1 tally = iron {n} ammo 3 worker contact_grey card", "1 vp = 0")


def test_ammo_does_not_help_armed_merchants() -> None:
    """MS-5.2.2: four basic resources and one ammo are not five."""
    four = "1 state armed_merchants quarry assassin fuel_tank landfill"
    holds(produce(four), "1 vp = 0", "1 goods = brick gun iron fuel ammo 3 worker contact_grey")
    holds(produce(four, "1 deals docks"), "1 vp = 2")


# --- thresholds -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("feature", "deals", "fires"),
    [
        ("patriot_tower", "school", False),
        ("patriot_tower", "school archive", True),
        ("patriot_tower", "school school school archive merc_outpost boiler_room camp", True),
        ("armed_merchants", "quarry assassin fuel_tank", False),
        ("armed_merchants", "quarry assassin fuel_tank docks", True),
        ("armed_merchants", "quarry quarry quarry", False),
        ("armed_merchants", "docks docks shelter shipwreck", True),
    ],
)
def test_a_threshold_feature_fires_once(feature: str, deals: str, fires: bool) -> None:
    """MS-5.2.3: from five on, in any mixture of the counted goods, and never more than once."""
    overrides = {"quarry": {"copies": "3"}}
    position = produce(f"1 state {feature}", f"1 deals {deals}", overrides=overrides)
    holds(position, f"1 vp = {2 if fires else 0}")


def test_twice_the_threshold_gives_the_gain_once() -> None:
    """MS-5.2.3: three irons give Wreckers' one grey contact, not three."""
    holds(produce("1 state wreckers docks docks"), "1 goods = 3 iron 3 worker 2 contact_grey")


@pytest.mark.parametrize("state", ["patriot_tower dream_city", "dream_city patriot_tower"])
def test_features_satisfy_each_other(state: str) -> None:
    """MS-5.2.4: points bring the fifth worker, or workers the points; the order does not count."""
    # the VP of two deals bring a worker, and that is the fifth
    position = produce(f"1 state {state}", "1 deals school church old_cinema")
    holds(position, "1 vp = 4", "1 goods = iron 5 worker contact_grey")
    # five workers bring two VP, and those a worker
    position = produce(f"1 state {state}", "1 deals school archive")
    holds(position, "1 vp = 2", "1 goods = iron 6 worker contact_grey")
    # neither is satisfied
    position = produce(f"1 state {state}", "1 deals school church")
    holds(position, "1 vp = 1", "1 goods = iron 4 worker contact_grey")


def test_each_location_fires_on_its_own_and_once() -> None:
    """MS-5.2.4: two of one name both fire; their gains do not fire them again."""
    overrides = {"wreckers": {"copies": "2", "when_produced": "1 of iron -> iron"}}
    position = produce("1 state wreckers wreckers", overrides=overrides)
    holds(position, "1 goods = 3 iron 3 worker contact_grey")
    overrides = {"wreckers": {"copies": "2"}}
    position = produce("1 state wreckers wreckers", overrides=overrides)
    holds(position, "1 goods = iron 3 worker 3 contact_grey")


def test_features_count_for_their_own_owner_only() -> None:
    """MS-5.2.1, MS-5.2.3: the fuel of the Merchants Guild does nothing for New York."""
    holds(produce("1 state oilmen"), "1 goods = iron 3 worker contact_grey")
    holds(produce("2 state oilmen"), "2 goods = fuel 3 worker contact_grey contact_blue")


def test_features_sleep_outside_the_production_phase() -> None:
    """MS-5.2.5: neither when they are built nor for goods gained by actions."""
    # given
    position = table(
        "1 goods 6 worker 6 contact_grey contact_red",
        "1 tally 3 iron 3 brick",
        "1 hand wreckers docks quarry",
        "1 state demolition_team",
        "2 passed",
        expansion="winter",
    )
    # when
    play(position, "1: build wreckers", "1: build docks", "1: hire brick", "1: done")
    play(position, "1: raze quarry")
    # then
    holds(position, "1 goods = 3 brick iron 4 worker 3 contact_grey")


def test_a_feature_fires_in_the_next_production_phase() -> None:
    """MS-5.2.5: built in the action phase, it waits for the tallies of the next round."""
    position = table(
        *BOARDS, "1 goods 2 contact_grey", "1 hand wreckers", "2 passed", expansion="winter"
    )
    events = play(position, "1: build wreckers")
    assert not [event for event in events if event.code == "gain"]
    next_round(position)
    holds(position, "1 goods = iron 3 worker 2 contact_grey", "round = 2")
