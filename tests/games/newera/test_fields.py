"""The faction contact card: four fields, each once a turn (NE-8.2), and the factions (NE-22.4)."""

import pytest

from tests.games.newera import box
from tests.games.newera.box import RULES
from tests.games.newera.era import (
    asked,
    codes,
    holds,
    offered,
    play,
    table,
    why_not,
)

FIELDS = {
    "new_york": ("weapons", 2, "2 fuel", 2, "3 scrap", 3, "scrap"),
    "appalachian_federation": ("weapons", 2, "2 fuel", 2, "2 scrap", 2, "material"),
    "merchants_guild": ("weapons", 2, "2 fuel", 2, "2 scrap", 2, "fuel"),
    "mutants_union": ("weapons", 3, "2 fuel", 1, "3 scrap", 2, "weapons"),
    "hegemony": ("weapons", 1, "2 fuel", 1, "3 scrap", 1, "contact1"),
}
"""NE-22.4: cost and range of conquest, cooperation and incorporation; what the base yields."""

KINDS = ("conquest", "negotiation", "incorporation")
EACH = [
    pytest.param(
        faction, kind, FIELDS[faction][2 * i], FIELDS[faction][2 * i + 1], id=f"{faction}-{kind}"
    )
    for faction in FIELDS
    for i, kind in enumerate(KINDS)
]


@pytest.mark.parametrize(("faction", "kind", "cost", "range"), EACH)
def test_the_token_of_a_field(faction: str, kind: str, cost: object, range: int) -> None:
    """NE-22.4, NE-2.2.4, NE-8.2.1, NE-8.2.2: pay the cost, take a token of that kind and range."""
    # given
    p = box.table(f"1 faction {faction}", f"1 pool {cost} 2 worker")
    # when
    told = play(p, f"1: take_token {kind}")
    # then
    assert codes(told) == ["pay", "gain"]
    holds(p, f"1 pool = 2 worker {kind}{range}", f"1 fields = {kind}", "to act = 2")


@pytest.mark.parametrize(("faction", "kind", "cost", "range"), EACH)
def test_the_cost_of_a_field_is_whole(faction: str, kind: str, cost: str, range: int) -> None:
    """NE-22.4, NE-0.3: one resource less, and the field cannot be used."""
    number, good = cost.split() if " " in cost else ("1", cost)
    less = f"1 pool {int(number) - 1} {good}" if number != "1" else "1 pool 2 worker"
    assert f"take_token {kind}" not in offered(box.table(f"1 faction {faction}", less), 1)


@pytest.mark.parametrize(("faction", "kind", "cost", "range"), EACH)
def test_a_contact_made_at_once_by_a_field(faction: str, kind: str, cost: str, range: int) -> None:
    """NE-8.2.2, NE-22.4: the range of the field, and not a point more."""
    # given
    by_distance = {1: "hunters", 2: "tank", 3: "borgo"}
    word = {"conquest": "conquer", "negotiation": "negotiate", "incorporation": "incorporate"}[kind]
    hand = "1 hand " + " ".join(by_distance.values())
    p = box.table(f"1 faction {faction}", f"1 pool {cost}", hand)
    # then
    reached = {text.split()[1] for text in offered(p, 1) if text.startswith(word)}
    assert reached == {id for distance, id in by_distance.items() if distance <= range}
    # when
    play(p, f"1: {word} {by_distance[range]}")
    # then
    holds(p, f"1 fields = {kind}", "1 pool = nothing")


@pytest.mark.parametrize("faction", FIELDS)
def test_what_a_base_yields(faction: str) -> None:
    """NE-22.4, NE-6.3, NE-2.2.3: three workers and one resource or contact token."""
    p = box.table(f"1 faction {faction}", "phase production")
    holds(p, f"1 pool = 3 worker {FIELDS[faction][6]}")


@pytest.mark.parametrize("faction", FIELDS)
def test_the_redevelopment_field(faction: str) -> None:
    """NE-22.4, NE-8.2.6, NE-12.1: at its cost, carried out at once, never as a token."""
    # given
    p = box.table(
        f"1 faction {faction}",
        "1 fields incorporation",
        "1 pool 4 material 4 scrap",
        "1 state docks_ne",
        "1 hand haven hangar",
    )
    assert not [text for text in offered(p, 1) if text.startswith("take_token")]
    # when
    play(p, "1: redevelop haven")
    # then
    holds(p, "1 state = haven", "1 fields = incorporation redevelopment")
    # and two of each are left, with what Haven yields
    holds(p, "1 pool = 2 material 3 scrap universal")
    play(p, "2: pass")
    assert "redevelop hangar" not in offered(p, 1)


def test_the_five_factions() -> None:
    """NE-2.2.2, NE-22.4."""
    assert {faction.text.id for faction in RULES.card_set.factions} == set(FIELDS)


def test_a_field_works_once_a_turn() -> None:
    """NE-8.2.1: used until clean-up, whichever result was chosen."""
    # given
    p = table("1 faction new_york", "1 pool 2 weapons 3 scrap", "1 hand tank")
    # when
    play(p, "1: take_token conquest", "2: pass")
    # then
    assert why_not(p, "1: take_token conquest") == "field_used NE-8.2.1"
    assert "conquer tank" in offered(p, 1)  # by the token that was taken
    assert "take_token incorporation" in offered(p, 1)
    # when
    play(p, "1: take_token incorporation", "1: pass")
    # then: the next turn finds all fields unused
    holds(p, "turn = 2", "1 fields = nothing")


def test_a_token_of_a_field_is_like_any_other() -> None:
    """NE-8.2.4, NE-8.2.5: the whole action; added to others from the next player turn on."""
    # given
    p = table("1 faction new_york", "1 pool weapons conquest1", "1 hand borgo")
    assert "conquer borgo" not in offered(p, 1)
    # when
    play(p, "1: take_token conquest")
    # then
    holds(p, "to act = 2")
    # when
    play(p, "2: pass", "1: conquer borgo", "1: by_token conquest2")
    # then
    holds(p, "1 spoils = borgo", "1 pool = nothing")


def test_a_token_of_a_field_is_lost_in_clean_up() -> None:
    """NE-8.2.4, NE-19.6."""
    p = table("1 faction new_york", "1 pool weapons")
    play(p, "1: take_token conquest", "2: pass", "1: pass")
    holds(p, "1 pool = nothing", "turn = 2")


def test_a_used_field_limits_no_tokens() -> None:
    """NE-8.2.7: contacts by tokens and instants go on."""
    p = table(
        "1 fields conquest negotiation incorporation",
        "1 pool conquest1",
        "1 hand docks_ne punks_ne",
    )
    assert {"conquer docks_ne", "instant punks_ne"} <= set(offered(p, 1))


def test_universal_resources_pay_for_a_field() -> None:
    """NE-8.2.8, NE-2.1.2, NE-24: which tokens is decided when it is paid."""
    # given
    p = table("1 faction new_york", "1 pool fuel 2 universal")
    # when
    play(p, "1: take_token negotiation")
    # then
    assert asked(p) == "pay_with"
    assert offered(p, 1) == ["pay fuel universal", "pay 2 universal"]
    # when
    play(p, "1: pay 2 universal")
    # then
    holds(p, "1 pool = fuel negotiation2")


def test_a_basic_resource_never_stands_for_another() -> None:
    """NE-2.1.3, NE-2.1.4: nor does a worker."""
    p = table("1 faction new_york", "1 pool 3 scrap 2 worker material")
    assert [text for text in offered(p, 1) if "take_token" in text] == ["take_token incorporation"]
