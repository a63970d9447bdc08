"""Section 18.4: quantities."""

from pathlib import Path

import pytest

from tests.games.novaera.nova import holds, play, table
from tests.games.novaera.own import effect, own_table, personality, rules_with


def measured(folder: Path, quantity: str, *given: str, seats: int = 3) -> int:
    """Return a quantity of seat 1, read by a personality that scores for it.

    The personality itself counts where personalities do.
    """
    amount = {"per": quantity, "max": 20}
    rules = rules_with(folder, personality("gauge", effect("scoring", "vp", amount=amount)))
    position = own_table(
        rules, "1 tableau gauge", "1 dice red 1", *given, seats=seats, presence_vp=0, majority_vp=0
    )
    players = position.view(None)["players"]
    assert isinstance(players, list)
    return int(players[0]["if_scored_now"]["objectives"].get("gauge", 0))


MIXED = (
    "1 tableau irrigation pottery blacksmithing@red archery+damaged siegecraft"
    " fishing river_valleys"
)
"""Two green, two red and one more that Siegecraft counts, one yellow, one territory."""


@pytest.mark.parametrize(
    ("quantity", "n"), [("green", 2), ("red", 3), ("yellow", 1), ("blue", 0), ("territory", 1)]
)
def test_the_number_of_a_type(tmp_path: Path, quantity: str, n: int) -> None:
    """NV-18.4.1: undamaged cards of the type in play, with what counts as it."""
    # then
    assert measured(tmp_path, quantity, MIXED) == n


def test_technologies(tmp_path: Path) -> None:
    """NV-18.4.2: undamaged technologies; neither territories nor what only counts as one."""
    # then
    assert measured(tmp_path, "tech", MIXED) == 5


def test_personalities(tmp_path: Path) -> None:
    """NV-18.4.3: those in play, this one included, not those of the past."""
    # then
    assert measured(tmp_path, "personality", "1 tableau sappho archery", "1 past sun_tzu") == 2


@pytest.mark.parametrize(("quantity", "n"), [("colours", 3), ("types", 4)])
def test_colours_and_types(tmp_path: Path, quantity: str, n: int) -> None:
    """NV-18.4.4: green, red and yellow lie there, and a territory."""
    # then
    assert measured(tmp_path, quantity, MIXED) == n
    # and a number without a card is no presence
    assert measured(tmp_path, quantity, "1 tableau amina fishing archery+damaged") == 1


@pytest.mark.parametrize(
    ("cards", "n"),
    [
        ("irrigation archery fishing storytelling", 1),
        ("irrigation pottery archery tributes fishing markets storytelling", 1),
        ("irrigation pottery archery tributes fishing markets storytelling alphabet", 2),
        ("irrigation archery+damaged fishing storytelling", 0),
        ("irrigation amina fishing storytelling", 0),  # counts as red, but is none
        ("irrigation blacksmithing@red fishing storytelling", 1),
    ],
)
def test_sets(tmp_path: Path, cards: str, n: int) -> None:
    """NV-18.4.5: the smallest of the four numbers of real undamaged technologies."""
    # then
    assert measured(tmp_path, "sets", f"1 tableau {cards}") == n


def test_bicolour_technologies(tmp_path: Path) -> None:
    """NV-18.4.6: undamaged ones in play, in whichever of their columns."""
    # then
    given = "1 tableau blacksmithing@red city_walls sailing+damaged archery"
    assert measured(tmp_path, "bicolour", given, "1 hand abacus") == 2


def test_evolved_cards(tmp_path: Path) -> None:
    """NV-18.4.7: undamaged cards in play that come from an evolution deck, territories too."""
    # then
    given = "1 tableau crop_rotation opera+damaged irrigation metropolis agronomy"
    assert measured(tmp_path, "evolved", given) == 3


def test_damaged_cards(tmp_path: Path) -> None:
    """NV-18.4.8: technologies and territories that lie face down."""
    # then
    given = "1 tableau archery+damaged pottery river_valleys+damaged"
    assert measured(tmp_path, "damaged", given, "2 tableau fishing+damaged") == 2


@pytest.mark.parametrize(("quantity", "n"), [("past", 3), ("hand", 2)])
def test_past_and_hand(tmp_path: Path, quantity: str, n: int) -> None:
    """NV-18.4.9: all cards of the pile, personalities of the past too."""
    # then
    given = ("1 past archery sappho pottery", "1 hand fishing markets")
    assert measured(tmp_path, quantity, *given) == n


@pytest.mark.parametrize(("quantity", "n"), [("unrest", 6), ("vp", 8)])
def test_unrest_and_points(tmp_path: Path, quantity: str, n: int) -> None:
    """NV-18.4.10: where the owner's markers stand now."""
    # then
    given = ("1 unrest 6", "1 vp 8", "2 unrest 9", "2 vp 20")
    assert measured(tmp_path, quantity, *given) == n


@pytest.mark.parametrize(
    ("quantity", "n"),
    [("res", 10), ("res:green", 1), ("res:red", 2), ("res:yellow", 3), ("res:blue", 4)],
)
def test_resources(tmp_path: Path, quantity: str, n: int) -> None:
    """NV-18.4.11: in total, or of one colour."""
    # then
    given = ("1 resources green 2 red 3 yellow 4 blue", "2 resources 7 green")
    assert measured(tmp_path, quantity, *given) == n


def test_majorities(tmp_path: Path) -> None:
    """NV-18.4.12: types of which the owner has more than each rival; ties count for nobody."""
    # then: green and territory; red is tied, yellow is seat 3's
    given = (
        "1 tableau irrigation archery river_valleys",
        "2 tableau oppression",
        "3 tableau trade",
    )
    assert measured(tmp_path, "majorities", *given) == 2


@pytest.mark.parametrize(("sum_", "gained"), [(8, 2), (9, 0)])
def test_the_pick_sum(sum_: int, gained: int) -> None:
    """NV-18.4.13: what the owner picked this round, before any reduction."""
    # given: the penalty makes 9 look like 6
    position = table(
        "phase pick",
        f"zone red 4 red 2 blue {sum_ - 6}",
        "zone black 1",
        "zone black 1",
        "1 tableau stargazing",
        "1 unrest 7",
    )
    # when
    play(position, "1: pick 1")
    # then
    holds(position, f"1 resources = {f'{gained} blue' if gained else 'nothing'}", "1 penalty = yes")


def test_rivals_who_have_fewer(tmp_path: Path) -> None:
    """NV-18.4.14: of three rivals one has fewer red, one as many, one more."""
    # then
    given = (
        "1 tableau archery",
        "3 tableau oppression",
        "4 tableau tributes pillage",
        "4 tableau tyranny+damaged",
    )
    assert measured(tmp_path, "rivals_fewer:red", *given, seats=4) == 1
