"""Section 12: production."""

from pathlib import Path

from tests.games.novaera.nova import asked, holds, offered, play, table
from tests.games.novaera.own import effect, own_table, rules_with, technology


def test_each_undamaged_card_with_production_resolves_once_in_a_chosen_order() -> None:
    """NV-12.1.1: the owner chooses the next card; damaged cards and cards without are left out."""
    # given
    position = table(
        "phase production", "1 tableau irrigation oppression archery+damaged stargazing"
    )
    # then
    assert asked(position) == "production_order"
    assert offered(position, 1) == ["produce irrigation", "produce oppression", "rest"]
    # when
    play(position, "1: produce oppression", "1: take red")
    # then: the last card needs no choice, and nothing resolves twice
    holds(position, "1 resources = green red", "1 unrest = 1", "phase = pick", "round = 2")


def test_the_rest_resolves_in_the_order_of_placing() -> None:
    """NV-12.1.1: whoever does not care about the order lets all cards left follow."""
    # given
    position = table("phase production", "1 resources 2 yellow", "1 tableau trade banking")
    # when
    play(position, "1: rest")
    # then: Trade came first, so that Banking found three
    holds(position, "1 resources = 4 yellow")


def test_all_effects_of_a_card_resolve_together_as_printed() -> None:
    """NV-12.1.2: Oppression raises unrest, then gives a resource, before any other card."""
    # given
    position = table(
        "phase production",
        "1 unrest 3",
        "1 tableau theater oppression banking",
        production_order="often",
    )
    # when
    play(position, "1: produce oppression")
    # then
    assert asked(position) == "take_resource"
    holds(position, "1 unrest = 4", "1 resources = nothing")
    # when
    play(position, "1: take blue")
    # then
    assert offered(position, 1) == ["produce theater", "produce banking", "rest"]
    holds(position, "1 resources = blue", "1 unrest = 4")


def test_what_gives_or_takes_is_compulsory() -> None:
    """NV-12.1.3: Standing Armies cost a resource, Oppression raises unrest, nobody is asked."""
    # given
    position = table("phase production", "1 resources yellow", "1 tableau standing_armies")
    raised = table("phase production", "1 tableau oppression")
    # then
    holds(position, "1 resources = red", "phase = pick")
    assert asked(raised) == "take_resource"
    assert "done" not in offered(raised, 1)
    holds(raised, "1 unrest = 1")


def test_conversion_and_markers_may_be_declined() -> None:
    """NV-12.1.3: the owner of Viticulture keeps the grain, of Mountain Strongholds the peace."""
    # given
    given = ("phase production", "1 resources green")
    wine = table(*given, "1 tableau viticulture")
    walls = table(*given, "1 tableau mountain_strongholds")
    # then
    assert offered(wine, 1) == ["convert", "done"]
    assert offered(walls, 1) == ["move invasion", "done"]
    # when
    play(wine, "1: done")
    play(walls, "1: done")
    # then
    holds(wine, "1 resources = green", "phase = pick")
    holds(walls, "tracks = nothing", "phase = pick")


def test_a_card_damaged_before_its_turn_is_not_resolved() -> None:
    """NV-12.1.4: the civil war of Oppression takes Archery before it could produce."""
    # given
    position = table("phase production", "1 unrest 9", "1 tableau oppression archery irrigation")
    # when
    play(position, "1: produce oppression", "1: damage archery", "1: take blue")
    # then: Irrigation fell too, as the only green technology
    holds(position, "1 tableau = oppression archery+damaged irrigation+damaged")
    holds(position, "1 resources = blue", "phase = pick")


def test_a_card_damaged_before_its_turn_is_not_resolved_with_the_rest() -> None:
    """NV-12.1.4: the same where the owner lets all cards follow one another."""
    # given
    position = table("phase production", "1 unrest 9", "1 tableau oppression archery irrigation")
    # when
    play(position, "1: rest", "1: damage archery", "1: take blue")
    # then
    holds(position, "1 resources = blue", "phase = pick")


def test_a_card_damaged_in_its_own_block_finishes_it() -> None:
    """NV-12.1.4: Oppression falls in the civil war it causes and still gives its resource."""
    # given
    position = table("phase production", "1 unrest 9", "1 tableau oppression")
    # then
    holds(position, "1 tableau = oppression+damaged", "1 unrest = 0")
    assert asked(position) == "take_resource"


def test_the_amount_is_read_when_the_effect_resolves() -> None:
    """NV-12.1.5: Banking finds the yellow that Trade gave before, but not what it gives after."""
    # given
    given = ("phase production", "1 resources 2 yellow", "1 tableau banking trade")
    late, early = table(*given), table(*given)
    # when
    play(late, "1: produce trade")
    play(early, "1: produce banking")
    # then
    holds(late, "1 resources = 4 yellow")
    holds(early, "1 resources = 3 yellow")


def test_an_earlier_player_can_change_an_amount() -> None:
    """NV-12.1.5: what seat 1 has stolen, the bank of seat 2 does not count."""
    # given
    given = ("phase production", "2 resources 3 yellow", "2 tableau banking")
    # then
    holds(table(*given, "1 tableau pillage"), "2 resources = 2 yellow", "1 resources = yellow")
    holds(table(*given, "1 tableau archery"), "2 resources = 4 yellow")


def test_the_condition_is_read_when_the_effect_resolves(tmp_path: Path) -> None:
    """NV-12.1.5: seat 1 lost its most resources by its own card, so the second gives nothing."""
    # given
    rules = rules_with(
        tmp_path,
        technology("tithe", effect("production", "lose", kind="green", amount=2)),
        technology("hoard", effect("production", "vp", amount=1, condition={"most": "res"})),
    )
    given = ("phase production", "1 resources 3 green", "2 resources 2 green")
    first, last = (own_table(rules, *given, "1 tableau tithe hoard") for _ in range(2))
    # when
    play(first, "1: produce tithe")
    play(last, "1: produce hoard")
    # then
    holds(first, "1 vp = 0")
    holds(last, "1 vp = 1")


def test_a_civil_war_is_carried_out_before_the_block_goes_on() -> None:
    """NV-12.1.6: first the losses and the marker, then the resource of Oppression."""
    # given
    position = table("phase production", "1 unrest 9", "1 tableau oppression archery")
    # when
    play(position, "1: rest")
    # then
    assert asked(position) == "civil_war_loss"
    # when
    play(position, "1: damage oppression")
    # then
    assert asked(position) == "take_resource"
    holds(position, "1 unrest = 0", "1 tableau = oppression+damaged archery")


def test_personalities_produce_like_technologies() -> None:
    """NV-12.1.7: Hypatia gives blue, and Genghis Khan takes his place in the order."""
    # given
    position = table(
        "phase production", "1 tableau hypatia genghis_khan archery", "2 resources blue"
    )
    # then
    assert offered(position, 1) == [
        "produce hypatia",
        "produce genghis_khan",
        "produce archery",
        "rest",
    ]
    # when
    play(position, "1: rest")
    # then
    holds(position, "1 resources = 2 blue red", "2 resources = nothing")


def test_the_players_produce_clockwise_from_the_first() -> None:
    """NV-12.1.1: each in his part of S7; seat 2 is first and is asked before seat 1."""
    # given
    position = table("first 2", "phase production", "1 tableau hatshepsut", "2 tableau sailing")
    # then
    assert position.to_act() == (1,)
    play(position, "2: take red")
    assert position.to_act() == (0,)


def test_the_order_is_asked_where_one_card_looks_at_what_another_changes() -> None:
    """NV-17.1.28, NV-12.1.1: Fishing looks at the yellow one has."""
    # given: a card that looks at yellow, and one that gives green or yellow
    apart = table("phase production", "1 tableau fishing irrigation", card_edition="second")
    bound = table("phase production", "1 tableau fishing spice_routes", card_edition="second")
    often = table(
        "phase production",
        "1 tableau fishing irrigation",
        card_edition="second",
        production_order="often",
    )
    # then: nobody is asked in vain, unless the table wants it
    holds(apart, "1 resources = green yellow", "phase = pick")
    assert asked(bound) == asked(often) == "production_order"


def test_a_card_with_more_than_gains_is_asked_beside_any_other() -> None:
    """NV-17.1.28: rising unrest may mean a civil war, so that any other card may be lost."""
    # given
    position = table("phase production", "1 tableau irrigation oppression")
    # then
    assert asked(position) == "production_order"


def test_what_is_converted_may_have_been_produced_before() -> None:
    """NV-17.1.28: Universities turn blue into points: blue first, or not."""
    # given
    blue = table("phase production", "1 tableau storytelling universities", card_edition="second")
    green = table(
        "phase production",
        "1 resources 2 blue",
        "1 tableau irrigation universities",
        card_edition="second",
    )
    # then
    assert asked(blue) == "production_order"
    assert asked(green) == "convert"
