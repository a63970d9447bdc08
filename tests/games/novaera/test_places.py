"""Hand, past, display and stock; what is available (NV-2.4.6 to NV-2.5)."""

from novastate.games.novaera.constants import PERSON
from novastate.kernel.chance import seeded
from tests.games.novaera.nova import holds, offered, play, table, why_not

START = "irrigation herbalism military_training hunting fishing barter storytelling stargazing"


# --- places


def test_a_hand_holds_no_personalities() -> None:
    """NV-2.4.6."""
    # given
    position = table("1 dice red 1", "2 dice red 1", "people sun_tzu")
    # then
    assert why_not(position, "1: research sun_tzu") == "is_personality NV-2.4.2"
    play(position, "1: enlist sun_tzu")
    holds(position, "1 hand = nothing", "1 tableau = sun_tzu")


def test_a_hand_has_no_limit_and_is_kept() -> None:
    """NV-2.4.6: also into the next era."""
    # given
    position = table(f"1 hand {START} pottery trade theater", "phase scoring")
    # then
    holds(position, "era = 2", "1 hand size = 11")


def test_a_hand_is_worth_nothing_at_the_end() -> None:
    """NV-2.4.6."""
    holds(table("era 3", f"1 hand {START}", "phase scoring"), "over = yes", "1 vp = 0")


def test_cards_of_the_past_do_nothing() -> None:
    """NV-2.4.7: no number, no production, no scoring; but some effects name the past."""
    # given
    position = table("1 past irrigation festivals archery", "phase production")
    # then
    holds(position, "1 number green = 0", "1 resources = nothing", "1 now = 0")
    holds(table("1 past irrigation festivals archery", "1 tableau newspapers"), "1 now = 3")


def test_the_past_keeps_its_order() -> None:
    """NV-2.4.7: the latest card is the last."""
    # given
    position = table(
        "1 tableau trade", "1 past pottery archery", "tracks riots 10", "phase disasters"
    )
    # then
    holds(position, "1 past = pottery archery trade")


def test_the_display_is_never_refilled_during_an_era() -> None:
    """NV-2.4.8: neither after a card is taken nor in a new round."""
    # given
    position = table(
        "column trade pottery",
        "column theater bathhouses",
        "people sun_tzu sappho",
        "stock archery",
        "1 dice red 1 red 1 green 2",
    )
    # when
    play(position, "1: develop bathhouses", "1: research pottery", "1: enlist sappho")
    # then
    holds(position, "round = 2", "columns = trade / theater", "people = sun_tzu", "stock = archery")


def test_the_stock_serves_draw_effects() -> None:
    """NV-2.4.9."""
    # given
    position = table(
        "stock trade pottery theater", "people sor_juana", "1 dice red 1", "2 dice red 1"
    )
    # when
    play(position, "1: enlist sor_juana")
    # then
    holds(position, "1 hand = trade pottery", "stock = theater")


def test_the_stock_leaves_the_game_with_the_era() -> None:
    """NV-2.4.9."""
    # given
    position = table("stock trade pottery theater", "phase scoring")
    # then
    left = {position.cards.ids[card] for card in position.buried}
    assert left == {"trade", "pottery", "theater"}
    assert not {"trade", "pottery", "theater"} & {
        position.cards.ids[card] for card in position.stock
    }


def test_a_removed_card_never_returns() -> None:
    """NV-2.4.10."""
    position = table(seats=3, seed=4)
    chance = seeded(4)
    gone: set[int] = set()
    while seats := position.to_act():
        moves = position.moves(seats[0])
        position.apply(seats[0], moves[chance.below(len(moves))])
        assert gone <= {*position.removed, *position.buried}
        gone = {*position.removed, *position.buried}
    assert gone


# --- availability


def test_only_the_bottom_card_of_a_column_is_available() -> None:
    """NV-2.5.1."""
    # given
    position = table("column trade pottery", "1 resources 9 yellow 9 green", "1 dice red 1")
    # then
    assert why_not(position, "1: develop trade") == "not_available NV-2.5.1"
    assert why_not(position, "1: research trade") == "not_available NV-2.5.1"
    assert not why_not(position, "1: research pottery")


def test_the_next_card_up_becomes_available_at_once() -> None:
    """NV-2.5.1."""
    # given
    position = table("column trade pottery", "1 dice red 1", "2 dice red 1")
    # when
    play(position, "1: research pottery")
    # then
    assert "research trade" in offered(position, 2)


def test_every_personality_is_available_to_everybody() -> None:
    """NV-2.5.2."""
    # given
    position = table("people sun_tzu sappho cyrus", "1 dice red 1 red 2", "2 dice red 1")
    everybody = ["enlist sappho", "enlist sun_tzu", "enlist cyrus"]
    # then
    assert {*everybody} <= {*offered(position, 1)}
    play(position, "1: gain", "1: die red 1")
    assert {*everybody} <= {*offered(position, 2)}


def test_a_reserved_card_is_absent_for_rivals() -> None:
    """NV-2.5.3: they read the column as if it were not there."""
    # given
    position = table(
        "1 tableau cleopatra", "column trade pottery", "token pottery", "2 dice red 1", "turn 2"
    )
    # then
    assert [move for move in offered(position, 2) if "research" in move] == ["research trade"]


def test_a_reserved_card_is_available_to_the_owner_wherever_it_lies() -> None:
    """NV-2.5.3."""
    # given
    position = table(
        "1 tableau cleopatra", "column theater trade pottery", "token theater", "1 dice red 1"
    )
    # then
    research = {move for move in offered(position, 1) if "research" in move}
    assert research == {"research theater", "research pottery"}


def test_reach_makes_further_cards_available_to_its_owner() -> None:
    """NV-2.5.4."""
    # given
    position = table(
        "1 tableau horse_riding", "column theater trade pottery", "1 dice red 1", "2 dice red 1"
    )
    # then
    research = {move for move in offered(position, 1) if "research" in move}
    assert research == {"research trade", "research pottery"}
    play(position, "1: gain")
    assert [move for move in offered(position, 2) if "research" in move] == ["research pottery"]


def test_no_personality_lies_in_a_column() -> None:
    """NV-2.4.8: columns of technologies and a row of personalities."""
    position = table(seats=4)
    kinds = [position.cards.kind[card] for column in position.columns for card in column]
    assert PERSON not in kinds
    assert all(len(column) == 4 for column in position.columns)
    assert {position.cards.kind[card] for card in position.people} == {PERSON}
