"""Making deals and what they give (section 9)."""

import pytest

from novastate.kernel.errors import BadInput
from tests.games.master.passing import next_round
from tests.table import holds, offered, play, refusal, table, why_not


@pytest.mark.parametrize(
    ("card", "distance", "good"),
    [("quarry", 1, "brick"), ("hunters", 2, "worker"), ("skyscraper", 3, "brick")],
)
def test_a_deal_costs_blue_contacts_for_the_distance(card: str, distance: int, good: str) -> None:
    """MS-9.1: exactly the distance, in blue; the card becomes a deal and leaves the hand."""
    # given
    others = "1 goods 5 contact_grey 5 contact_red 5 ammo"
    hand = f"1 hand {card} church"
    short = table(others, hand, *["1 goods contact_blue"] * (distance - 1))
    enough = table(others, hand, *["1 goods contact_blue"] * (distance + 1))
    # then
    assert why_not(short, f"1: deal {card}") == "contacts MS-9.1"
    found = refusal(short, f"1: deal {card}")
    assert found is not None
    assert found.args == {"goods": {"contact_blue": distance}, "have": distance - 1}
    # when
    play(enough, f"1: deal {card}")
    # then
    holds(
        enough,
        f"1 deals = {card}",
        "1 hand = church",
        "1 state = nothing",
        "discard = nothing",
        f"1 goods = {good} 5 ammo 5 contact_grey 5 contact_red contact_blue",
    )


def test_a_deal_needs_a_card_of_the_own_hand() -> None:
    """MS-9.1: neither a location that stands already nor a rival's card will do."""
    # given
    position = table("1 goods 5 contact_blue", "1 state quarry", "2 hand docks", "2 state school")
    # then
    for card in ("quarry", "docks", "school"):
        assert why_not(position, f"1: deal {card}") == "not_in_hand MS-8.1.1"


def test_a_deal_gives_its_good_at_once_and_in_every_later_production() -> None:
    """MS-9.2: 1 fuel now, 1 fuel in each of the next two production phases."""
    # given
    position = table("1 faction new_york", "1 goods contact_blue", "1 hand fuel_tank")
    # when
    play(position, "1: deal fuel_tank")
    # then
    holds(position, "1 goods = fuel")
    # when
    for _ in range(2):
        next_round(position)
        # then the board and the deal
        holds(position, "1 goods = iron fuel 3 worker contact_grey")


def test_goods_of_deals_follow_the_deal_field() -> None:
    """MS-9.2: cards are drawn and VP scored at once, like any other good."""
    # given
    position = table(
        "1 goods 4 contact_blue", "1 hand pub church", "2 passed", "deck exactly school"
    )
    # when
    play(position, "1: deal pub")
    holds(position, "1 hand = church school")
    play(position, "1: deal church")
    # then
    holds(position, "1 vp = 1", "1 deals = church pub", "1 goods = nothing")


def test_deal_features_answer_after_the_good_of_the_deal() -> None:
    """MS-9.3: the good comes first, then every feature that waits for deals, once each."""
    # given
    position = table(
        "1 goods contact_blue",
        "1 hand quarry",
        "1 state petes_office petes_office bus_station truck hunters mesmerizers_dwelling",
        "2 state human_trafficker",
    )
    # when
    events = play(position, "1: deal quarry")
    # then two offices, station and truck; the two raze features and the rival's are silent
    holds(position, "1 goods = brick ammo worker", "1 vp = 2", "2 goods = nothing")
    assert [e.args["source"] for e in events if e.code == "gain"] == [
        "deal",
        "petes_office",
        "petes_office",
        "bus_station",
        "truck",
    ]


def test_the_card_of_a_deal_is_drawn_before_the_card_of_a_feature() -> None:
    """MS-9.3: with a single card left it is the deal that gets it."""
    # given
    position = table(
        "1 goods 2 contact_blue", "1 hand pub", "1 state espionage_center", "deck exactly school"
    )
    # when
    events = play(position, "1: deal pub")
    # then
    holds(position, "1 hand = school", "1 deals = pub")
    draws = [event.args["n"] for event in events if event.code == "draw"]
    assert draws == [1, 0]


def test_a_ruined_feature_does_not_answer_a_deal() -> None:
    """MS-9.3: only locations answer."""
    # given
    position = table("1 goods contact_blue", "1 hand quarry", "1 state petes_office+ruin")
    # when
    play(position, "1: deal quarry")
    # then
    holds(position, "1 vp = 0", "1 goods = brick")


def test_deals_are_unlimited_and_equal_ones_count_each() -> None:
    """MS-9.4: a twelfth deal is like the first."""
    # given
    position = table(
        "1 faction new_york",
        "1 goods contact_blue",
        "1 hand quarry",
        "1 deals quarry docks docks assassin assassin fuel_tank fuel_tank",
        "1 deals school school school haven",
    )
    # when
    play(position, "1: deal quarry")
    # then
    assert len(position.players[0].deals) == 12
    # when they all produce
    next_round(position)
    # then
    holds(position, "1 goods = 2 brick 2 gun 4 iron 2 fuel 6 worker contact_grey")


def test_deals_are_not_locations() -> None:
    """MS-9.4: no categories to count, nothing to replace, use or raze, no points at the end."""
    # given
    position = table(
        "1 goods 2 contact_grey brick worker",
        "1 hand museum church_ne",
        "1 deals church wrecked_tank archive",
        "2 goods 6 contact_red",
    )
    # then a deal is no location to develop or activate
    assert why_not(position, "1: develop church_ne") == "nothing_to_replace MS-8.3.1"
    with pytest.raises(BadInput, match="archive"):
        why_not(position, "1: use archive")
    # when Museum counts monuments
    play(position, "1: build museum")
    # then only itself
    holds(position, "1 vp = 1")
    # then the rival can raze Museum and nothing else
    assert [move for move in offered(position, 2) if move.startswith("raze")] == ["raze 1.museum"]


def test_deals_score_nothing_at_the_end() -> None:
    """MS-9.4: only the School counts."""
    # given
    position = table("1 state school", "1 deals church wrecked_tank", "1 vp 25", "phase score")
    # then
    holds(position, "over = yes", "1 vp = 26")


def test_a_deal_ends_when_its_owner_discards_it_as_a_cost() -> None:
    """MS-9.5: Hideout takes one deal, which then produces no more; the others stay."""
    # given
    position = table("1 faction new_york", "1 state hideout", "1 deals fuel_tank quarry")
    # when
    play(position, "1: use hideout", "1: end quarry", "1: done")
    # then
    holds(position, "1 deals = fuel_tank", "discard = quarry", "1 vp = 1", "1 goods = nothing")
    # when
    next_round(position)
    # then
    holds(position, "1 goods = iron fuel 3 worker contact_grey")


def test_nothing_else_ends_a_deal() -> None:
    """MS-9.5: neither the end of the round nor a rival's use of the deal."""
    # given
    position = table(
        "1 deals fuel_tank quarry",
        "2 goods worker",
        "2 state camino_real",
        "turn 2",
        expansion="winter",
    )
    # when a rival taps a deal
    play(position, "2: use camino_real", "2: tap 1.quarry")
    # then it is still there
    holds(position, "2 goods = brick", "1 deals = fuel_tank quarry")
    # when the round ends
    next_round(position)
    # then
    holds(position, "round = 2", "1 deals = fuel_tank quarry")
