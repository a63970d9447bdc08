"""Section 15: counting the categories of the locations in a state."""

import pytest

from tests.table import holds, play, table


@pytest.mark.parametrize(
    ("others", "points"),
    [
        # Rubble itself shows brick, too.
        ("school pub church", 1),
        ("quarry excavator", 3),
        ("quarry quarry excavator brick_storage", 5),
        ("quarry quarry excavator brick_storage clay_pit clay_pit", 5),
    ],
)
def test_every_location_that_shows_the_category_counts_once_up_to_the_figure(
    others: str, points: int
) -> None:
    """MS-15.1, MS-20.5.3: 1 VP for each brick, at most 5."""
    # given
    position = table("1 hand rubble", "1 goods 2 contact_grey", f"1 state {others}")
    # when
    play(position, "1: build rubble")
    # then
    holds(position, f"1 vp = {points}")


def test_only_the_named_category_counts() -> None:
    """MS-15.1: neither other categories nor guns themselves count as the category gun."""
    # given
    position = table(
        "1 hand murderers_pub",
        "1 goods 2 contact_grey gun",
        "1 state oil_rig fuel_tank radioactive_fuel gun_shop",
    )
    # when
    play(position, "1: build murderers_pub")
    # then: the gun shop and the pub itself
    holds(position, "1 vp = 2")


def test_ruins_deals_hands_and_other_states_do_not_count() -> None:
    """MS-15.2, MS-15.1: only locations, and only those in one state."""
    # given
    position = table(
        "1 hand murderers_pub arena",
        "1 goods 2 contact_grey",
        "1 state assassin+ruin arena",
        "1 deals weapon_trader shadow",
        "2 state gun_shop gun_shop",
        "2 deals confessor",
    )
    # when
    play(position, "1: build murderers_pub")
    # then: the arena in the state and the pub itself
    holds(position, "1 vp = 2")


def test_locations_without_categories_do_not_count() -> None:
    """MS-15.2: no category is none, not any."""
    # given
    position = table(
        "1 hand murderers_pub",
        "1 goods 2 contact_grey",
        "1 state foundation radioactive_colony",
    )
    # when
    play(position, "1: build murderers_pub")
    # then
    holds(position, "1 vp = 1")


def test_what_lies_on_a_location_does_not_count() -> None:
    """MS-15.1: the category is that of the card; three guns on it are still one location."""
    # given
    position = table(
        "1 hand murderers_pub", "1 goods 2 contact_grey", "1 state city_guards+placed:gun:gun:gun"
    )
    # when
    play(position, "1: build murderers_pub")
    # then
    holds(position, "1 vp = 2")


@pytest.mark.parametrize(("card", "points"), [("museum", 2), ("wrecked_tank", 2), ("factory", 1)])
def test_a_bonus_counts_its_own_location_while_it_is_built(card: str, points: int) -> None:
    """MS-15.3: it counts itself if it shows the category."""
    # given
    position = table(f"1 hand {card}", "1 goods 2 contact_grey", "1 state church")
    # when
    play(position, f"1: build {card}")
    # then
    holds(position, f"1 vp = {points}")


def test_a_location_that_does_not_show_the_category_does_not_count_itself() -> None:
    """MS-15.3: Museum, if it showed cards instead of a monument."""
    # given
    position = table(
        "1 hand museum",
        "1 goods 2 contact_grey",
        "1 state church",
        card_overrides={"museum": {"types": "card"}},
    )
    # when
    play(position, "1: build museum")
    # then
    holds(position, "1 vp = 1")


def test_immediate_production_counts_the_new_location() -> None:
    """MS-15.3, MS-20.1.1: an Arena beside an Assassin gives 2 guns when it is built."""
    # given
    position = table("1 hand arena", "1 goods 2 contact_grey", "1 state assassin")
    # when
    play(position, "1: build arena")
    # then
    holds(position, "1 goods = 2 gun")


def test_a_replaced_card_no_longer_counts() -> None:
    """MS-15.4: Murderers' Pub over one of two Assassins counts the other and itself."""
    # given
    position = table("1 hand murderers_pub", "1 goods brick", "1 state assassin assassin")
    # when
    play(position, "1: develop murderers_pub", "1: over assassin")
    # then: 2 counted, 1 for the development
    holds(position, "1 vp = 3", "1 state = murderers_pub assassin")


def test_a_replaced_card_no_longer_counts_for_production() -> None:
    """MS-15.4: an Arena over the only Assassin counts itself alone."""
    # given
    position = table("1 hand arena", "1 goods brick", "1 state assassin")
    # when
    play(position, "1: develop arena")
    # then
    holds(position, "1 goods = gun", "1 vp = 1")


def test_the_count_is_made_anew_every_time() -> None:
    """MS-15.5: an Arena gives more once another gun stands beside it."""
    # given
    position = table(
        "1 hand arena assassin",
        "1 goods 3 contact_grey 2 worker",
        "1 state production_manager",
        "2 passed",
    )
    play(position, "1: build arena")
    holds(position, "1 goods = gun contact_grey 2 worker")
    # when an Assassin is built, which gives 1 gun itself, and the Arena is copied
    play(position, "1: build assassin", "1: use production_manager", "1: name 1.arena")
    # then the Arena gives 2
    holds(position, "1 goods = 4 gun")


def test_the_count_shrinks_when_a_location_is_razed() -> None:
    """MS-15.5, MS-15.2: the ruin counts no longer."""
    # given
    position = table(
        "1 goods 3 contact_red",
        "2 state arena assassin production_manager",
        "2 goods 2 worker",
    )
    # when
    play(position, "1: raze 2.assassin", "2: use production_manager")
    # then: 1 gun as compensation, 1 from the Arena alone
    holds(
        position,
        "2 goods = 2 gun",
        "2 state = arena assassin+ruin production_manager+used+spent:worker:worker",
    )


def test_a_bonus_does_not_grow_after_the_building() -> None:
    """MS-15.5, MS-20.1.2: what was counted is not counted again when more are built."""
    # given
    position = table("1 hand murderers_pub assassin", "1 goods 3 contact_grey", "2 passed")
    # when
    play(position, "1: build murderers_pub", "1: build assassin")
    # then
    holds(position, "1 vp = 1", "1 goods = gun")


def test_the_owners_state_is_counted_when_another_receives() -> None:
    """MS-15.6, MS-16.1: Suppliers take an Arena and get what its owner's state gives."""
    # given: the taker has two guns of his own, the owner of the Arena one besides it
    position = table(
        "1 faction new_york",
        "2 faction merchants_guild",
        "1 state suppliers gun_shop gun_shop confessor",
        "2 state arena gun_shop",
        "phase production",
        expansion="winter",
        card_overrides={"gun_shop": {"copies": "3"}},
    )
    # then
    holds(
        position,
        "1 goods = 2 gun iron 3 worker contact_grey",
        "2 goods = fuel 3 worker contact_grey",
    )


def test_the_owners_state_is_counted_for_a_visitor() -> None:
    """MS-15.6: an Arena open to visitors counts the guns beside it, not those of the visitor."""
    # given
    position = table(
        "1 goods worker",
        "1 state gun_shop confessor",
        "2 state arena",
        card_overrides={"arena": {"kind": "open production"}},
    )
    # when
    play(position, "1: visit 2.arena")
    # then
    holds(position, "1 goods = gun")
