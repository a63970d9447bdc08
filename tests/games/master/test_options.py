"""Section 23: what every option changes, and what it leaves as it is by default."""

import pytest

from novastate.games.master.goods import NAMES
from novastate.games.master.position import MasterPosition
from novastate.games.registry import ruleset
from novastate.kernel.errors import BadInput
from novastate.toolkit.scenario import lay_out, read_scenario
from tests.table import asked, holds, play, table

# --- names, values, defaults ------------------------------------------------------------------

OPTIONS: dict[str, tuple[str, object, tuple[object, ...], tuple[object, ...]]] = {
    # name: clause, default, other values, wrong values
    "expansion": ("MS-23.2", "new_era", ("winter", "none"), ("both", "promo", "")),
    "promos": ("MS-23.3", False, (True,), ("some",)),
    "faction_assignment": ("MS-23.4", "random", ("choose",), ("draft",)),
    "connections_reshuffle": ("MS-23.5", False, (True,), ("blue",)),
    "typeless_new_card_matches": ("MS-23.6", True, (False,), ("maybe",)),
    "connection_pays_card": ("MS-23.7", True, (False,), ("maybe",)),
    "steal_placed": ("MS-23.8", True, (False,), ("maybe",)),
    "tally_outside_production": ("MS-23.9", "zero", ("remembered",), ("one",)),
    "body_hunters_self": ("MS-23.10", False, (True,), ("maybe",)),
    "keep_development": ("MS-23.11", False, (True,), ("maybe",)),
    "tiebreak_hand": ("MS-23.12", False, (True,), ("maybe",)),
    "end_vp": ("MS-23.13", 25, (1, 10, 26, 100), (0, -3, "many")),
    "auto_payment": ("MS-23.14", "ask", ("suggest",), ("pay",)),
    "solo_compensation_order": (
        "MS-23.15",
        [
            "shield",
            "worker",
            "brick",
            "gun",
            "iron",
            "fuel",
            "contact_grey",
            "contact_red",
            "contact_blue",
            "card",
            "ammo",
            "development",
            "contact_universal",
            "vp",
        ],
        (list(NAMES[:14]),),
        (["vp"], "vp, vp"),
    ),
    "card_overrides": (
        "MS-23.16",
        {},
        ({"school": {"distance": "2"}},),
        ("school", {"scool": {"distance": "2"}}, {"school": {"distance": "far"}}),
    ),
}


def test_the_options_are_those_of_the_rules_with_their_defaults() -> None:
    """MS-23.2, MS-23.3, MS-23.4, MS-23.5, MS-23.6, MS-23.7, MS-23.8, MS-23.9, MS-23.10.

    MS-23.11, MS-23.12, MS-23.13, MS-23.14, MS-23.15, MS-23.16: name, clause and default.
    """
    described = {
        option.name: (option.clause, option.default) for option in ruleset("master").options
    }
    assert described == {name: entry[:2] for name, entry in OPTIONS.items()}
    assert table().settings.options == {name: entry[1] for name, entry in OPTIONS.items()}


@pytest.mark.parametrize("name", OPTIONS)
def test_every_option_takes_its_values_and_no_others(name: str) -> None:
    """MS-23.2 to MS-23.16: a wrong value is refused with a sentence."""
    _, default, values, wrong = OPTIONS[name]
    for value in (default, *values):
        position = ruleset("master").new(2, 1, **{name: value})
        assert isinstance(position, MasterPosition)
        assert position.settings.options[name] == value
    for value in wrong:
        with pytest.raises(BadInput):
            ruleset("master").new(2, 1, **{name: value})


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_players_can_play(seats: int) -> None:
    """MS-23.1: one of them alone against the rival."""
    position = table(seats=seats)
    assert position.to_act() == tuple(range(seats))
    assert position.solo == (seats == 1)


@pytest.mark.parametrize("seats", [0, 5, -1])
def test_no_other_number_of_players_can_play(seats: int) -> None:
    """MS-23.1: none and five are refused."""
    with pytest.raises(BadInput):
        table(seats=seats)


def test_two_players_are_the_default() -> None:
    """MS-23.1: where no number is given."""
    position = lay_out(ruleset("master"), read_scenario("game: master", "a scenario"))
    assert position.to_act() == (0, 1)


# --- cards in the game ------------------------------------------------------------------------


def sets_of(position: MasterPosition) -> dict[str, int]:
    """Count the cards in deck and hands of a game that has just begun, by set."""
    counts: dict[str, int] = {}
    for card in position.deck + [card for player in position.players for card in player.hand]:
        name = position.cards.locations[card].set
        counts[name] = counts.get(name, 0) + 1
    return counts


@pytest.mark.parametrize(
    ("options", "sets"),
    [
        ({}, {"base": 88, "new_era": 50}),
        ({"expansion": "winter"}, {"base": 88, "winter": 50}),
        ({"expansion": "none"}, {"base": 88}),
        ({"promos": True}, {"base": 88, "new_era": 50, "promo": 5}),
        ({"expansion": "winter", "promos": "on"}, {"base": 88, "winter": 50, "promo": 5}),
    ],
)
def test_the_deck_consists_of_the_chosen_sets(
    options: dict[str, object], sets: dict[str, int]
) -> None:
    """MS-23.2, MS-23.3: base alone or with one expansion, with or without promo cards."""
    position = ruleset("master").new(2, 1, **options)
    assert isinstance(position, MasterPosition)
    assert sets_of(position) == sets


def test_boards_are_drawn_at_random_by_default() -> None:
    """MS-23.4: different seeds give different boards; nobody is asked."""
    drawn = [[player.faction for player in table(seed=seed).players] for seed in range(12)]
    assert {boards[0] for boards in drawn} == {0, 1, 2, 3}
    assert all(boards[0] != boards[1] for boards in drawn)


def test_boards_can_be_chosen_instead() -> None:
    """MS-23.4: what one chooses he has."""
    # given
    position = table(faction_assignment="choose")
    [seat] = position.to_act()
    # when
    play(position, f"{seat + 1}: faction mutants_union", f"{2 - seat}: faction new_york")
    # then
    holds(position, f"{seat + 1} faction = mutants_union", f"{2 - seat} faction = new_york")
    assert asked(position) == "keep_cards"


@pytest.mark.parametrize(
    ("on", "up", "discards"),
    [(False, "thugs", "merchants punks thugs"), (True, "merchants thugs", "punks thugs")],
)
def test_an_empty_connection_deck_is_rebuilt_only_with_the_option(
    on: bool, up: str, discards: str
) -> None:
    """MS-23.5: from the discards of its colour; the others stay where they are."""
    # given
    position = table(
        "connection_discard exactly punks merchants thugs",
        "blue_deck exactly",
        "red_deck exactly thugs punks",
        "phase cards",
        connections_reshuffle=on,
    )
    # then
    holds(
        position,
        f"connections = {up}",
        f"connection_discard = {discards}",
        "red_deck size = 1",
        "blue_deck size = 0",
    )


def test_a_connection_deck_is_rebuilt_with_all_discards_of_its_colour() -> None:
    """MS-23.5: also with the card that lay face up until now."""
    # given
    position = table(
        "connections merchants",
        "connection_discard exactly junk_train",
        "blue_deck exactly",
        "red_deck exactly",
        "phase cards",
        connections_reshuffle=True,
    )
    # then
    holds(position, "connections size = 1", "blue_deck size = 1", "connection_discard = nothing")
