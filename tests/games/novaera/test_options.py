"""Section 17: the options, their defaults and what is refused."""

import re

import pytest

from novastate.games.novaera.settings import OPTIONS
from novastate.games.registry import ruleset
from novastate.kernel.errors import BadInput
from tests.games.novaera.nova import play, table

DEFAULTS: list[tuple[str, object]] = [
    ("dice_per_colour", [3, 3, 3, 3, 3]),  # NV-17.1.1
    ("faces", [1, 2, 3, 4, 5, 6]),  # NV-17.1.2
    ("zone_size", 3),  # NV-17.1.3
    ("pick_limit", 10),  # NV-17.1.4
    ("unrest_last", 10),  # NV-17.1.5
    ("unrest_zone", [7, 9]),  # NV-17.1.5
    ("disaster_last", 10),  # NV-17.1.6
    ("dark_age_last", 10),  # NV-17.1.7
    ("dark_age_lasts", "era"),  # NV-17.1.8
    ("columns", [4, 5, 6]),  # NV-17.1.9
    ("column_height", 4),  # NV-17.1.9
    ("personalities_shown", [4, 6, 8]),  # NV-17.1.10
    ("start_resources", 1),  # NV-17.1.11
    ("start_hand", 2),  # NV-17.1.11
    ("eras", 3),  # NV-17.1.12
    ("rounds_per_era", 3),  # NV-17.1.12
    ("first_player", "random"),  # NV-17.1.13
    ("resource_supply", "unlimited"),  # NV-17.1.14
    ("upgrade_vp", 1),  # NV-17.1.15
    ("presence_vp", 1),  # NV-17.1.15
    ("majority_vp", 1),  # NV-17.1.15
    ("resources_per_vp", 10),  # NV-17.1.16
    ("repair_cards", 2),  # NV-17.1.17
    ("calm_steps", 1),  # NV-17.1.17
    ("damaged_meets_requirement", False),  # NV-17.1.18
    ("damaged_evolves", True),  # NV-17.1.19
    ("disaster_loss", "any"),  # NV-17.1.20
    ("objective_ties", "comparing"),  # NV-17.1.21
    ("tie_break", "unrest"),  # NV-17.1.22
    ("friendly", False),  # NV-17.1.23
    ("mild_disasters", False),  # NV-17.1.24
    ("lower_variant", False),  # NV-17.1.25
    ("balanced_deal", False),  # NV-17.1.26
    ("card_edition", "second"),  # NV-17.1.27
    ("production_order", "needed"),  # NV-17.1.28
]


def test_a_game_without_options_is_the_game() -> None:
    """NV-17.0.1: every option has the default of its row and names its clause."""
    # then
    assert {option.name: option.default for option in OPTIONS} == dict(DEFAULTS)
    assert ruleset("novaera").new(2, 1).to_data()["options"] == dict(DEFAULTS)
    assert all(re.fullmatch(r"NV-17\.1\.\d+", option.clause) for option in OPTIONS)
    assert len({option.clause for option in OPTIONS}) == 28


def test_the_options_are_shown_to_all_and_stay() -> None:
    """NV-17.0.1: everybody sees the values, before and after the first die is rolled."""
    # given
    position = table(seed=2, pick_limit=12, card_edition="first")
    values = {**dict(DEFAULTS), "pick_limit": 12, "card_edition": "first"}
    # then
    for reader in (None, 0, 1):
        assert position.view(reader)["options"] == values
    # when
    play(position, f"{position.first + 1}: pick 1")
    # then
    assert position.view(None)["options"] == values


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_every_option_is_described_in_both_languages(option: object) -> None:
    """NV-17.0.1: whoever sets up a game reads what it changes."""
    # then
    words = getattr(option, "words", {})
    assert words.get("en", "")
    assert words.get("de", "")
    assert words["en"] != words["de"]


REFUSED: list[tuple[str, object, str]] = [
    (
        "dice_per_colour",
        [3, 3, 3, 3, 2],
        'Option "dice_per_colour" must add up to 15 dice, not 14.',
    ),
    (
        "dice_per_colour",
        [5, 5, 5],
        'Option "dice_per_colour" cannot be "5, 5, 5": it takes 5 whole numbers from 0 to 15.',
    ),
    (
        "faces",
        [0, 1],
        'Option "faces" cannot be "0": it takes a whole number from 1 to 12.',
    ),
    ("zone_size", 4, 'Option "zone_size" cannot be "4": it takes a whole number from 3 to 3.'),
    ("pick_limit", 7, 'Option "pick_limit" cannot be "7": it takes a whole number from 8 to 14.'),
    ("pick_limit", 15, 'Option "pick_limit" cannot be "15": it takes a whole number from 8 to 14.'),
    (
        "unrest_zone",
        [7, 10],
        'Option "unrest_zone" must lie below the last space of the unrest track (10),'
        " first space first.",
    ),
    (
        "unrest_last",
        9,
        'Option "unrest_zone" must lie below the last space of the unrest track (9),'
        " first space first.",
    ),
    (
        "disaster_last",
        13,
        'Option "disaster_last" cannot be "13": it takes a whole number from 8 to 12.',
    ),
    (
        "dark_age_last",
        7,
        'Option "dark_age_last" cannot be "7": it takes a whole number from 8 to 12.',
    ),
    (
        "dark_age_lasts",
        "twice",
        'Option "dark_age_lasts" cannot be "twice": it takes one of era, once.',
    ),
    ("columns", [4, 5], 'Option "columns" cannot be "4, 5": it takes 3 whole numbers from 1 to 8.'),
    (
        "personalities_shown",
        [4, 6, 17],
        'Option "personalities_shown" cannot be "17": it takes a whole number from 0 to 16.',
    ),
    ("start_hand", 3, 'Option "start_hand" cannot be "3": it takes a whole number from 0 to 2.'),
    ("eras", 1, 'Option "eras" cannot be "1": it takes a whole number from 2 to 3.'),
    ("first_player", "seat_3", 'Option "first_player" cannot be "seat_3" with 2 seats.'),
    (
        "resource_supply",
        "30",
        'Option "resource_supply" cannot be "30": it takes one of unlimited, 20.',
    ),
    (
        "resources_per_vp",
        0,
        'Option "resources_per_vp" cannot be "0": it takes a whole number from 1 to 50.',
    ),
    ("disaster_loss", "all", 'Option "disaster_loss" cannot be "all": it takes one of any, other.'),
    (
        "objective_ties",
        "none",
        'Option "objective_ties" cannot be "none": it takes one of comparing, all.',
    ),
    ("tie_break", "dice", 'Option "tie_break" cannot be "dice": it takes one of unrest, long.'),
    (
        "card_edition",
        "third",
        'Option "card_edition" cannot be "third": it takes one of second, first.',
    ),
    ("friendly", "maybe", 'Option "friendly" cannot be "maybe": it takes on or off.'),
]


@pytest.mark.parametrize(("name", "value", "sentence"), REFUSED)
def test_a_value_that_does_not_exist_is_refused(name: str, value: object, sentence: str) -> None:
    """NV-17.0.1: the sentence names the option, the value and what it takes."""
    # when
    with pytest.raises(BadInput) as refused:
        ruleset("novaera").new(2, 1, **{name: value})
    # then
    assert str(refused.value) == sentence


def test_an_option_that_does_not_exist_is_refused() -> None:
    """NV-17.0.1: the sentence names the unknown option."""
    # when
    with pytest.raises(BadInput, match='There is no option "civil_peace"'):
        ruleset("novaera").new(2, 1, civil_peace=True)
