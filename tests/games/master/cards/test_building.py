"""Every location is built: what it costs, what entering the state gives, what it may replace."""

from collections import Counter

import pytest

from tests.games.master.cards.facts import (
    LOCATIONS,
    answer,
    beside,
    bonus,
    built,
    change,
    each,
    fitting,
    has,
    lay,
    minus,
    pairs,
    place,
    player_of,
    purse,
    stranger,
    total,
    with_bonus,
    worn,
)
from tests.table import holds, offered, play, refusal, why_not

TYPED = [id for id, fact in LOCATIONS.items() if fact["categories"]]


@pytest.mark.parametrize("id", each(LOCATIONS))
def test_building_gives_production_and_bonus(id: str) -> None:
    """MS-8.2.1, MS-8.1.3, MS-8.2.2: pay the distance, lay the card, produce, take the bonus."""
    # given
    distance = LOCATIONS[id]["distance"]
    position = lay(id, f"1 hand {id} school", f"1 goods {distance} contact_grey")
    before = has(position, 1)
    # when
    play(position, f"1: build {id}")
    answer(position, "produce_option")
    # then
    paid = {"contact_grey": distance, "card": 1}
    assert change(before, has(position, 1)) == total(built(id), minus(paid))
    assert change({}, has(position, 2)) == {}
    assert [at["card"] for at in player_of(position, 1)["state"]] == [id]
    assert "school" in player_of(position, 1)["hand"]
    holds(position, "discard = nothing", "1 deals = nothing")


@pytest.mark.parametrize("id", each(LOCATIONS))
def test_building_with_one_grey_contact_fewer_is_refused(id: str) -> None:
    """MS-2.3.1, MS-8.2.1: every step of the distance costs a grey contact, nothing else will do."""
    # given
    distance = LOCATIONS[id]["distance"]
    short = {"contact_grey": distance - 1, "contact_red": 3, "contact_blue": 3}
    # when
    position = lay(id, f"1 hand {id}", *purse(1, short))
    # then
    assert why_not(position, f"1: build {id}") == "contacts MS-8.2.1"
    found = refusal(position, f"1: build {id}")
    assert found is not None
    assert found.args == {"goods": {"contact_grey": distance}, "have": distance - 1}


@pytest.mark.parametrize("id", each(LOCATIONS))
def test_what_is_placed_on_a_new_location(id: str) -> None:
    """MS-8.1.3, MS-20.5.5: a new location is fresh; only a placing bonus puts goods on it."""
    # given
    position = lay(id, f"1 hand {id}", "1 goods 3 contact_grey")
    # when
    play(position, f"1: build {id}")
    answer(position, "produce_option")
    # then
    found = place(position, 1, id)
    assert Counter(found.pop("placed", [])) == (
        bonus(id, [id]) if id in with_bonus("place") else {}
    )
    assert found == {"card": id}


@pytest.mark.parametrize("id", each(with_bonus("place")))
def test_placed_goods_outlast_clean_up_and_are_not_produced_again(id: str) -> None:
    """MS-2.4.4, MS-17.7, MS-8.1.7: placed goods stay; the bonus comes once."""
    # given
    goods = LOCATIONS[id]["bonus"]["gain"]["goods"]
    units = ":".join(good for good, n in goods.items() for _ in range(n))
    position = lay(id, f"1 state {id}+placed:{units}", "1 goods 2 brick", "phase clean_up")
    # when
    answer(position, "pick_card")
    # then
    board = {"worker": 3, "iron": 1, "contact_grey": 1, "card": 1}
    picks = {"card": 2}
    assert change({}, has(position, 1)) == total(goods, board, picks)
    assert Counter(place(position, 1, id)["placed"]) == goods


@pytest.mark.parametrize(("id", "category"), pairs(lambda id: LOCATIONS[id]["categories"], TYPED))
def test_developing_it_over_a_matching_location(id: str, category: str) -> None:
    """MS-8.3.2, MS-8.3.7, MS-8.3.10: a brick, a shared category; production, bonus and 1 VP."""
    # given
    old = fitting(id, category)
    position = lay(id, f"1 hand {id}", f"1 state {worn(old)}", "1 goods brick")
    before = has(position, 1)
    # when
    play(position, f"1: develop {id}")
    answer(position, "produce_option")
    # then
    paid = {"brick": 1, "card": 1}
    assert change(before, has(position, 1)) == total(built(id), {"vp": 1}, minus(paid))
    assert [at["card"] for at in player_of(position, 1)["state"]] == [id]
    assert not {"uses", "spent", "guest", "shield"} & set(place(position, 1, id))
    holds(position, f"discard = {old}")


@pytest.mark.parametrize("id", each(TYPED))
def test_developing_it_over_a_stranger_is_refused(id: str) -> None:
    """MS-8.3.2: without a shared category a brick does not do."""
    # given
    old = stranger(id)
    # when
    position = lay(id, f"1 hand {id}", f"1 state {old}", "1 goods 2 brick 3 contact_grey")
    # then
    assert why_not(position, f"1: develop {id}") == "no_match MS-8.3.2"


@pytest.mark.parametrize(("id", "category"), pairs(lambda id: LOCATIONS[id]["categories"], TYPED))
def test_it_is_replaced_by_a_matching_card(id: str, category: str) -> None:
    """MS-8.3.2, MS-8.3.8: each of its categories lets another card of that kind replace it."""
    # given
    new = fitting(id, category)
    position = lay(id, f"1 hand {new}", f"1 state {worn(id)}", "1 goods brick")
    before = has(position, 1)
    # when
    play(position, f"1: develop {new}")
    # then
    paid = {"brick": 1, "card": 1}
    assert change(before, has(position, 1)) == total(built(new), {"vp": 1}, minus(paid))
    holds(position, f"1 state = {new}", f"discard = {id}")


@pytest.mark.parametrize("id", each(TYPED))
def test_it_is_not_replaced_by_a_stranger(id: str) -> None:
    """MS-8.3.2, MS-2.3.4: a card of other categories does not match it."""
    # given
    new = stranger(id)
    # when
    position = lay(id, f"1 hand {new}", f"1 state {id}", "1 goods 2 ammo 2 brick")
    # then
    assert why_not(position, f"1: develop {new}") == "no_match MS-8.3.2"


def related(id: str) -> set[str]:
    """List the other cards of the deck that share a category with a card, or have none."""
    own = set(LOCATIONS[id]["categories"])
    found = {other: set(LOCATIONS[other]["categories"]) for other in beside(id)}
    return {other for other, shown in found.items() if own & shown or not own or not shown}


@pytest.mark.parametrize("id", each(LOCATIONS))
def test_which_cards_of_the_deck_replace_it(id: str) -> None:
    """MS-2.3.4, MS-8.3.2, MS-8.3.5, MS-8.3.6: those that share a category, no others."""
    # when
    position = lay(id, f"1 state {id}", f"1 hand {' '.join(beside(id))}", "1 goods brick")
    # then
    moves = {move for move in offered(position, 1) if move.startswith("develop ")}
    assert moves == {f"develop {other}" for other in related(id)}


@pytest.mark.parametrize("id", each(LOCATIONS))
def test_which_locations_it_replaces(id: str) -> None:
    """MS-2.3.4, MS-8.3.2, MS-21.11: it goes over every location that shares a category."""
    # given
    position = lay(id, f"1 hand {id}", f"1 state {' '.join(beside(id))}", "1 goods brick")
    # when
    play(position, f"1: develop {id}")
    # then
    assert set(offered(position, 1)) == {f"over {other}" for other in related(id)}


@pytest.mark.parametrize("id", each(LOCATIONS))
def test_a_development_token_replaces_it_by_anything(id: str) -> None:
    """MS-8.3.3: with a token no category has to match."""
    # given
    new = stranger(id)
    position = lay(id, f"1 hand {new}", f"1 state {id}", "1 goods development")
    # when
    play(position, f"1: develop {new}")
    # then
    holds(position, f"1 state = {new}", "1 goods = nothing", "1 vp = 1", f"discard = {id}")


@pytest.mark.parametrize("id", each(LOCATIONS))
def test_its_ruin_is_replaced_by_anything(id: str) -> None:
    """MS-8.3.4, MS-10.4.4: a ruin matches every card, whatever lies under it."""
    # given
    new = stranger(id)
    position = lay(id, f"1 hand {new}", f"1 state {id}+ruin", "1 goods brick")
    # when
    play(position, f"1: develop {new}")
    # then
    holds(position, f"1 state = {new}", "1 goods = nothing", "1 vp = 1", f"discard = {id}")


def test_there_are_strangers_and_partners_for_all() -> None:
    """The cards chosen above to match or not to match really do so."""
    for id in TYPED:
        own = set(LOCATIONS[id]["categories"])
        assert not own & set(LOCATIONS[stranger(id)]["categories"])
        for category in own:
            assert category in LOCATIONS[fitting(id, category)]["categories"]
            assert fitting(id, category) in beside(id)
