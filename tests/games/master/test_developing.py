"""Developing: replacing an own location or ruin by a card from the hand (MS-8.3)."""

import pytest

from tests.table import asked, holds, offered, play, table, why_not


def test_developing_ignores_distance_row_and_kind_and_costs_no_contacts() -> None:
    """MS-8.3.1: a distant action location replaces a near feature, for a brick alone."""
    # given
    position = table("1 goods brick", "1 hand skyscraper", "1 state brick_storage")
    # when
    play(position, "1: develop skyscraper")
    # then
    holds(position, "1 state = skyscraper", "1 goods = nothing", "1 hand = nothing")


def test_developing_replaces_something_of_the_own_state_only() -> None:
    """MS-8.3.1: an empty state has nothing to replace, whatever the rivals have."""
    # given
    position = table("1 goods brick development", "1 hand quarry", "2 state courthouse")
    # then
    assert why_not(position, "1: develop quarry") == "nothing_to_replace MS-8.3.1"
    assert "develop quarry" not in offered(position, 1)


def test_a_development_replaces_exactly_one_location() -> None:
    """MS-8.3.1: with several fitting ones the player names one; the others stay."""
    # given
    position = table(
        "1 goods 2 brick", "1 hand quarry", "1 state courthouse school clay_pit archive"
    )
    # when
    play(position, "1: develop quarry")
    # then School fits through ammo, Archive (worker, victory) does not
    assert asked(position) == "develop_target"
    assert offered(position, 1) == ["over courthouse", "over school", "over clay_pit"]
    # when
    play(position, "1: over school")
    # then it takes the spot of the replaced one
    holds(position, "1 state = courthouse quarry clay_pit archive", "discard = school")


@pytest.mark.parametrize("payment", ["brick", "ammo"])
def test_with_brick_or_ammo_a_category_must_be_shared(payment: str) -> None:
    """MS-8.3.2: one common category is enough, none is not."""
    # given School: worker, ammo
    match = table(f"1 goods {payment}", "1 hand quarry", "1 state school")
    clash = table(f"1 goods {payment}", "1 hand pub", "1 state school")
    # then
    assert why_not(clash, "1: develop pub") == "no_match MS-8.3.2"
    assert "develop pub" not in offered(clash, 1)
    # when
    play(match, "1: develop quarry")
    # then the brick comes from the new Quarry
    holds(match, "1 state = quarry", "1 goods = brick")


def test_developing_needs_a_brick_ammo_or_a_token() -> None:
    """MS-8.3.2: no other good pays for it."""
    # given
    position = table(
        "1 goods 3 gun 3 iron 3 fuel 3 worker 3 contact_grey 3 contact_universal 3 shield",
        "1 hand quarry",
        "1 state courthouse",
    )
    # then
    assert why_not(position, "1: develop quarry") == "cost MS-8.3.2"


def test_one_brick_and_no_more_is_paid() -> None:
    """MS-8.3.2: the distance of the new card does not raise the price."""
    # given
    position = table("1 goods 3 brick", "1 hand clay_pit", "1 state quarry")
    # when
    play(position, "1: develop clay_pit")
    # then
    holds(position, "1 goods = 2 brick")


def test_a_development_token_needs_no_common_category() -> None:
    """MS-8.3.3: the token is spent and any card may replace any location."""
    # given
    position = table("1 goods development", "1 hand quarry", "1 state church")
    # when
    play(position, "1: develop quarry")
    # then
    holds(position, "1 state = quarry", "1 goods = brick", "1 vp = 1")


def test_the_player_chooses_between_brick_and_token_where_both_are_possible() -> None:
    """MS-8.3.3: asked when the categories match; without a match the token goes by itself."""
    # given
    position = table(
        "1 goods brick development", "1 hand clay_pit", "1 state quarry church", "2 passed"
    )
    # when
    play(position, "1: develop clay_pit", "1: over quarry")
    # then
    assert asked(position) == "develop_cost"
    assert offered(position, 1) == ["with brick", "with token"]
    # when
    brick, token = position, position.clone()
    play(brick, "1: with brick")
    play(token, "1: with token")
    # then
    holds(brick, "1 goods = development")
    holds(token, "1 goods = brick")


def test_no_choice_of_cost_without_a_match() -> None:
    """MS-8.3.3: over a location that does not match only the token can pay."""
    # given
    position = table(
        "1 goods brick development", "1 hand clay_pit", "1 state quarry church", "2 passed"
    )
    # when
    play(position, "1: develop clay_pit", "1: over church")
    # then
    holds(position, "1 goods = brick", "1 state = quarry clay_pit")


@pytest.mark.parametrize("under", ["church", "quarry", "foundation"])
def test_a_ruin_matches_every_card(under: str) -> None:
    """MS-8.3.4: whatever lies under it; the same card standing would not always do."""
    # given
    ruined = table("1 goods brick", "1 hand archive", f"1 state {under}+ruin")
    # when
    play(ruined, "1: develop archive")
    # then
    holds(ruined, "1 state = archive", f"discard = {under}", "1 vp = 1")


def test_the_same_card_standing_does_not_match() -> None:
    """MS-8.3.4: it is being a ruin that makes Church match Archive."""
    # given
    position = table("1 goods brick", "1 hand archive", "1 state church")
    # then
    assert why_not(position, "1: develop archive") == "no_match MS-8.3.2"


@pytest.mark.parametrize("old", ["foundation", "radioactive_colony"])
@pytest.mark.parametrize("new", ["church", "quarry", "pub"])
def test_a_location_without_categories_matches_every_new_card(old: str, new: str) -> None:
    """MS-8.3.5: also when the option about new cards without categories is off."""
    # given
    position = table(
        "1 goods ammo",
        f"1 hand {new}",
        f"1 state {old}",
        typeless_new_card_matches=False,
    )
    # when
    play(position, f"1: develop {new}")
    # then
    holds(position, f"1 state = {new}", f"discard = {old}")


@pytest.mark.parametrize("new", ["foundation", "radioactive_colony"])
def test_a_new_card_without_categories_matches_every_location(new: str) -> None:
    """MS-8.3.6: by default; with the option off it matches none, unless a token pays."""
    # given
    lines = ("1 goods brick", f"1 hand {new}", "1 state church")
    default = table(*lines)
    strict = table(*lines, typeless_new_card_matches=False)
    token = table(*lines, "1 goods development", typeless_new_card_matches=False)
    # then
    assert why_not(strict, f"1: develop {new}") == "no_match MS-8.3.2"
    # when
    play(default, f"1: develop {new}")
    play(token, f"1: develop {new}")
    # then
    assert [p.card for p in default.players[0].state] == [default.cards.numbers[new]]
    assert token.players[0].goods[0] == 1, "the brick was not enough, so the token paid"


def test_a_development_goes_in_the_order_of_naming_paying_leaving_entering() -> None:
    """MS-8.3.7: nothing moves before all is named; the replaced card is gone for the bonus."""
    # given Museum counts monuments and replaces one
    position = table(
        "1 goods brick ammo development",
        "1 hand museum",
        "1 state church wrecked_tank",
        "2 passed",
    )
    # when
    play(position, "1: develop museum", "1: over church", "1: with brick")
    # then the payment is still open and nothing has left its place
    assert asked(position) == "payment"
    holds(
        position,
        "1 state = church wrecked_tank",
        "1 hand = museum",
        "1 goods = brick ammo development",
        "discard = nothing",
        "1 vp = 0",
    )
    # when
    events = play(position, "1: pay ammo")
    # then Museum counts itself and the Wrecked Tank, and the reward is the last thing
    holds(
        position,
        "1 state = museum wrecked_tank",
        "1 goods = brick development",
        "discard = church",
        "1 vp = 3",
    )
    assert [event.code for event in events] == ["pay", "develop", "gain", "gain"]
    assert events[-1].args == {"goods": {"vp": 1}, "source": "development"}


def test_placed_goods_of_a_replaced_location_come_to_the_supply() -> None:
    """MS-8.3.8: they become loose goods, so the next clean-up takes them."""
    # given
    position = table(
        "1 faction new_york",
        "1 goods development",
        "1 hand school",
        "1 state brick_storage+placed:brick:brick:brick methane_storage+placed:fuel",
        "2 passed",
    )
    # when
    play(position, "1: develop school", "1: over brick_storage")
    # then
    holds(
        position,
        "1 state = school methane_storage+placed:fuel",
        "1 goods = 3 brick fuel 2 worker",
        "discard = brick_storage",
    )
    assert position.players[0].placed == 1
    # when all that is loose is lost
    play(position, "1: pass")
    # then only what still lies on Methane Storage is left
    holds(position, "phase = cards", "1 goods = fuel")


def test_everything_else_on_a_replaced_location_goes_to_the_general_supply() -> None:
    """MS-8.3.8: shield, activation goods and guest worker return to nobody."""
    # given
    position = table(
        "1 goods 2 brick",
        "1 hand clay_pit scrap_trader",
        "1 state quarry+guest+shield archive+used+spent:worker+shield",
        "2 passed",
    )
    # when
    play(position, "1: develop clay_pit", "1: over quarry")
    play(position, "1: develop scrap_trader", "1: over archive")
    # then
    holds(
        position,
        "1 state = clay_pit scrap_trader",
        "1 goods = nothing",
        "discard = archive quarry",
    )


def test_placed_goods_may_pay_for_the_replacement_of_their_own_location() -> None:
    """MS-8.3.9: the only brick lies on the Brick Storage that is replaced."""
    # given
    position = table("1 hand quarry", "1 state brick_storage+placed:brick")
    # then
    assert "develop quarry" in offered(position, 1)
    # when
    play(position, "1: develop quarry")
    # then the brick is the one of the new Quarry
    holds(position, "1 state = quarry", "1 goods = brick", "1 vp = 1")


def test_a_placed_token_may_pay_for_replacing_foundation() -> None:
    """MS-8.3.9: the same with the development token on Foundation."""
    # given
    position = table("1 hand archive", "1 state foundation+placed:development")
    # when
    play(position, "1: develop archive")
    # then
    holds(position, "1 state = archive", "1 goods = nothing", "1 vp = 1")


@pytest.mark.parametrize("payment", ["brick", "ammo", "development"])
@pytest.mark.parametrize("old", ["school", "school+ruin", "foundation"])
def test_the_reward_is_always_one_victory_point(payment: str, old: str) -> None:
    """MS-8.3.10: whatever pays and whatever is replaced."""
    # given Archive shares worker with School
    position = table(f"1 goods {payment}", "1 hand archive", f"1 state {old}")
    # when
    play(position, "1: develop archive")
    # then
    holds(position, "1 vp = 1", "1 goods = nothing", "1 state = archive")


def test_a_used_location_may_be_replaced_by_a_fresh_one() -> None:
    """MS-8.3.11: the new action location has all its activations in the same round."""
    # given
    position = table(
        "1 goods brick 2 worker 2 gun",
        "1 hand corner_shop",
        "1 state archive+used:2+spent:worker:worker",
        "2 passed",
    )
    assert why_not(position, "1: use archive") == "used_up MS-12.1.2"
    # when
    play(position, "1: develop corner_shop")
    play(position, "1: use corner_shop", "1: again")
    # then 1 VP of the development and 2 of the two activations
    holds(position, "1 vp = 3")


def test_an_occupied_location_may_be_replaced_by_a_free_one() -> None:
    """MS-8.3.11: the new open production can be visited although the old one was."""
    # given
    position = table(
        "1 goods brick",
        "1 hand excavator",
        "1 state quarry+guest",
        "2 goods worker",
    )
    # when
    play(position, "1: develop excavator", "2: visit 1.excavator")
    # then
    holds(position, "2 goods = development", "1 state = excavator+guest")
