"""Setup (section 3)."""

from typing import Any

import pytest

from novastate.games.novaera.position import NovaEraPosition
from tests.games.novaera.nova import holds, play, table

SIZES: dict[int, Any] = {
    2: {"zones": 3, "bag": 6, "columns": 4, "people": 4, "stock": (24, 16, 16)},
    3: {"zones": 4, "bag": 3, "columns": 5, "people": 6, "stock": (20, 12, 12)},
    4: {"zones": 5, "bag": 0, "columns": 6, "people": 8, "stock": (16, 8, 8)},
}
"""The table of NV-3.2."""

SEEDS = range(12)


def ids(position: NovaEraPosition, cards: list[int]) -> list[str]:
    return [position.cards.ids[card] for card in cards]


def decks(position: NovaEraPosition, cards: list[int]) -> set[str]:
    return {position.cards.cards[card].deck for card in cards}


def test_what_players_start_with() -> None:
    """NV-3.1.1."""
    for seat in (1, 2, 3):
        holds(
            table(seats=3),
            f"{seat} unrest = 0",
            f"{seat} vp = 0",
            f"{seat} resources = green red yellow blue",
            f"{seat} tableau = nothing",
            f"{seat} past = nothing",
        )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_starting_technologies_each_and_the_rest_leaves_unseen(seats: int) -> None:
    """NV-3.1.2."""
    # given
    position = table(seats=seats)
    # then
    hands = [card for player in position.players for card in player.hand]
    assert all(len(player.hand) == 2 for player in position.players)
    assert decks(position, hands + position.buried) == {"start"}
    assert len({*hands, *position.buried}) == 8
    view: Any = position.view(None)
    assert view["buried"] == 8 - 2 * seats


def test_starting_technologies_are_shuffled() -> None:
    """NV-3.1.2."""
    hands = {tuple(table(seed=seed).players[0].hand) for seed in SEEDS}
    assert len(hands) > 6


def test_tracks_era_and_round() -> None:
    """NV-3.1.3."""
    holds(table(), "tracks = nothing", "era = 1", "round = 1")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_dice_come_out_of_the_bag_into_one_zone_more_than_players(seats: int) -> None:
    """NV-3.1.4: the first roll has already filled the zones."""
    position = table(seats=seats)
    assert len(position.zones) == seats + 1
    assert sum(position.bag) + sum(len(zone) for zone in position.zones) == 15


def test_the_decks_of_era_one_are_shuffled() -> None:
    """NV-3.1.5."""
    positions = [table(seed=seed) for seed in SEEDS]
    assert len({tuple(position.columns[0]) for position in positions}) == len(SEEDS)
    assert len({tuple(position.people) for position in positions}) == len(SEEDS)
    assert len({tuple(position.stock) for position in positions}) == len(SEEDS)


def test_evolution_decks_wait_in_the_box() -> None:
    """NV-3.1.5: they are only searched."""
    position = table()
    assert decks(position, position.box) == {"evo12", "tech2", "evo23", "tech3", "pers2", "pers3"}


def test_display_is_dealt_face_up() -> None:
    """NV-3.1.6: technologies and personalities of era one, seen by everybody."""
    # given
    position = table()
    # then
    cards = [card for column in position.columns for card in column]
    assert decks(position, cards) == {"tech1"}
    assert decks(position, position.people) == {"pers1"}
    view: Any = position.view(None)
    shown = [entry["card"] for column in view["columns"] for entry in column]
    assert shown == ids(position, cards)
    assert view["people"] == ids(position, position.people)


def test_the_first_player_is_drawn_at_random() -> None:
    """NV-3.1.7."""
    assert {table(seats=4, seed=seed).first for seed in range(30)} == {0, 1, 2, 3}


@pytest.mark.parametrize("seed", SEEDS)
def test_an_option_may_name_the_first_player(seed: int) -> None:
    """NV-3.1.7."""
    holds(table(seats=4, seed=seed, first_player="seat_3"), "first = 3", "to act = 3")


@pytest.mark.parametrize("seats", SIZES)
def test_zones_of_three_dice(seats: int) -> None:
    """NV-3.2.1."""
    assert [len(zone) for zone in table(seats=seats).zones] == [3] * SIZES[seats]["zones"]


@pytest.mark.parametrize("seats", SIZES)
def test_dice_rolled_and_left_in_the_bag(seats: int) -> None:
    """NV-3.2.2: 9 and 6, 12 and 3, all 15."""
    # given
    position = table(seats=seats)
    # then
    assert sum(position.bag) == SIZES[seats]["bag"]
    assert sum(len(zone) for zone in position.zones) == 15 - SIZES[seats]["bag"]


@pytest.mark.parametrize("seats", SIZES)
def test_technology_columns(seats: int) -> None:
    """NV-3.2.3."""
    columns = table(seats=seats).columns
    assert [len(column) for column in columns] == [4] * SIZES[seats]["columns"]


@pytest.mark.parametrize("seats", SIZES)
def test_personalities_shown(seats: int) -> None:
    """NV-3.2.4."""
    holds(table(seats=seats), f"people size = {SIZES[seats]['people']}")


@pytest.mark.parametrize("seats", SIZES)
def test_stock_left(seats: int) -> None:
    """NV-3.2.5: in each of the three eras."""
    first, second, third = SIZES[seats]["stock"]
    holds(table(seats=seats), f"stock size = {first}")
    holds(table("phase scoring", seats=seats), "era = 2", f"stock size = {second}")
    holds(table("era 2", "phase scoring", seats=seats), "era = 3", f"stock size = {third}")


def test_two_players_have_no_neutral_third() -> None:
    """NV-3.3.1: two picks, then the zone left over advances the tracks."""
    # given
    position = table("zone red 1", "zone red 2", "zone blue 4", "phase pick")
    # when
    play(position, "1: pick 1", "2: pick 2")
    # then
    holds(position, "tracks = regression 4", "phase = spend")
    assert len(position.players) == 2


def test_the_unused_dice_of_two_players_stay_unseen_in_the_bag() -> None:
    """NV-3.3.1: only their number per colour is known."""
    # given
    position = table()
    # then
    view: Any = position.view(0)
    assert sum(view["bag"].values()) == 6
    assert sorted(view["bag"]) == ["black", "blue", "green", "red", "yellow"]
