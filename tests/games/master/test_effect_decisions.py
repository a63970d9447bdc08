"""Section 21, third part: costs and targets of effects, their order, and taking back."""

from itertools import permutations

import pytest

from novastate.games.master.position import MasterPosition
from novastate.games.registry import ruleset
from novastate.kernel.errors import BadInput
from novastate.kernel.game import Game
from tests.table import asked, holds, offered, play, table, why_not

# --- costs that are not goods -----------------------------------------------------------------


def test_the_payer_says_which_cards_he_discards() -> None:
    """MS-21.23: one after another; it cannot be declined."""
    # given
    position = table(
        "1 state propaganda_center", "1 hand docks pub school punks", "deck church", promos=True
    )
    # when
    play(position, "1: use propaganda_center")
    # then
    assert asked(position) == "pay_card"
    assert offered(position, 1) == [
        "discard docks",
        "discard pub",
        "discard school",
        "discard punks",
    ]
    assert why_not(position, "1: done") == "not_an_option MS-21.23"
    play(position, "1: discard pub")
    assert offered(position, 1) == ["discard docks", "discard school", "discard punks"]


def test_the_payer_says_which_deal_he_gives_up() -> None:
    """MS-21.24: it cannot be declined."""
    # given
    position = table("1 state hideout", "1 deals docks school docks")
    # when
    play(position, "1: use hideout")
    # then
    assert asked(position) == "pay_deal"
    assert offered(position, 1) == ["end docks", "end school"]
    assert why_not(position, "1: done") == "not_an_option MS-21.24"


# --- targets of effects -----------------------------------------------------------------------


def test_the_thief_says_what_he_steals_from_whom() -> None:
    """MS-21.25: it cannot be declined."""
    # given
    position = table(
        "1 state thieves_caravan", "1 goods 2 worker", "2 goods iron gun", "3 goods fuel", seats=3
    )
    # when
    play(position, "1: use thieves_caravan")
    # then
    assert asked(position) == "steal_target"
    assert position.to_act() == (0,)
    assert offered(position, 1) == ["steal 2.gun", "steal 2.iron", "steal 3.fuel"]
    assert why_not(position, "1: done") == "not_an_option MS-21.25"


def test_one_to_three_locations_are_cleared() -> None:
    """MS-21.26: the first is compulsory, the others are not."""
    # given
    position = table(
        "1 state body_hunters archive+used motel+used pub+guest convoy+used",
        "1 goods worker",
        expansion="winter",
    )
    # when
    play(position, "1: use body_hunters")
    # then
    assert asked(position) == "clear_targets"
    assert offered(position, 1) == ["clear archive", "clear motel", "clear pub", "clear convoy"]
    assert why_not(position, "1: done") == "not_an_option MS-21.26"
    play(position, "1: clear pub")
    assert offered(position, 1) == ["clear archive", "clear motel", "clear convoy", "done"]
    play(position, "1: clear motel", "1: clear convoy")
    assert position.to_act() == (1,)


def test_one_to_three_deals_are_used() -> None:
    """MS-21.27: the first is compulsory, the others are not."""
    # given
    position = table(
        "1 state caravanner",
        "1 goods worker",
        "1 deals docks pub quarry school",
        expansion="winter",
    )
    # when
    play(position, "1: use caravanner")
    # then
    assert asked(position) == "deals_to_use"
    assert offered(position, 1) == ["call docks", "call pub", "call quarry", "call school"]
    assert why_not(position, "1: done") == "not_an_option MS-21.27"
    play(position, "1: call docks")
    assert offered(position, 1) == ["call pub", "call quarry", "call school", "done"]
    play(position, "1: call quarry", "1: call school")
    assert position.to_act() == (1,)


def test_a_deal_of_a_rival_is_named() -> None:
    """MS-21.28: rival and deal; it cannot be declined."""
    # given
    position = table(
        "1 state camino_real",
        "1 goods worker",
        "2 deals docks",
        "3 deals docks quarry",
        seats=3,
        expansion="winter",
    )
    # when
    play(position, "1: use camino_real")
    # then
    assert asked(position) == "rival_deal_target"
    assert offered(position, 1) == ["tap 2.docks", "tap 3.docks", "tap 3.quarry"]
    assert why_not(position, "1: done") == "not_an_option MS-21.28"


def test_the_bonus_of_suppliers_names_its_target() -> None:
    """MS-21.29: the builder is asked; it cannot be declined if there is a target."""
    # given
    position = table(
        "1 hand suppliers",
        "1 goods 2 contact_grey",
        "1 state docks",
        "2 state quarry church",
        "3 state school",
        "4 state docks",
        "4 passed",
        seats=4,
        expansion="winter",
    )
    # when
    play(position, "1: build suppliers")
    # then
    assert position.to_act() == (0,)
    assert offered(position, 1) == ["name 2.quarry", "name 3.school"]
    assert why_not(position, "1: done").startswith("not_an_option")
    # and without a target nothing is asked
    alone = table("1 hand suppliers", "1 goods 2 contact_grey", expansion="winter")
    play(alone, "1: build suppliers")
    assert alone.to_act() == (1,)


def test_drawn_cards_are_kept_by_their_drawer_and_seen_by_nobody_else() -> None:
    """MS-21.32: it cannot be declined."""
    # given
    position = table(
        "1 state propaganda_center", "1 hand docks docks", "deck church pub", promos=True
    )
    # when
    play(position, "1: use propaganda_center")
    # then
    assert asked(position) == "keep_drawn"
    assert position.to_act() == (0,)
    assert offered(position, 1) == ["keep church", "keep pub"]
    assert why_not(position, "1: done") == "not_an_option MS-21.32"
    assert "church" in str(position.view(0))
    assert "church" not in str(position.view(1))
    assert "church" not in str(position.view(None))


# --- order of effects -------------------------------------------------------------------------


@pytest.mark.parametrize("order", list(permutations(["rifle", "hunters", "truck"])))
def test_the_order_of_reactions_does_not_matter(order: tuple[str, ...]) -> None:
    """MS-21.30, MS-19.2: any order of the features gives the same."""
    # given
    position = table(
        f"1 state {' '.join(order)}", "1 hand pub", "1 goods 2 contact_red", "deck docks school"
    )
    # when the spoils are 3 cards and Rifle draws one more
    play(position, "1: raze pub")
    # then
    holds(position, "1 goods = ammo worker", "1 hand size = 4", "discard = pub")
    assert {"docks", "school"} < set(named(position, 1))


def named(position: MasterPosition, seat: int) -> list[str]:
    """Name the cards in a hand."""
    return [position.cards.ids[card] for card in position.players[seat - 1].hand]


@pytest.mark.parametrize(
    "order", list(permutations(["armed_merchants", "dream_city", "patriot_tower"]))
)
def test_the_order_of_threshold_features_does_not_matter(order: tuple[str, ...]) -> None:
    """MS-21.30, MS-19.2: each may be what the next one needs."""
    # given 5 resources: 2 VP; so Dream City gives the fifth worker: 2 VP more
    position = table(
        "1 faction new_york",
        f"1 state {' '.join(order)} school",
        "1 deals docks quarry fuel_tank assassin",
        "phase production",
        expansion="winter",
    )
    # then
    holds(position, "1 vp = 4", "1 goods = brick gun 2 iron fuel 5 worker contact_grey")


@pytest.mark.parametrize("order", list(permutations(["cistern", "power_station", "hangar_wi"])))
def test_the_order_of_productions_does_not_matter(order: tuple[str, ...]) -> None:
    """MS-21.30, MS-19.2: all goods are there before any is counted."""
    # given
    position = table(
        "1 faction new_york", f"1 state {' '.join(order)}", "phase production", expansion="winter"
    )
    # when
    play(position, "1: name 1.hangar_wi")
    # then
    holds(position, "1 vp = 2", "1 goods = iron 2 fuel 2 ammo 3 worker contact_grey")


# --- taking back ------------------------------------------------------------------------------


def playing(position: MasterPosition) -> Game:
    """Begin to keep a record with an arranged position."""
    game = Game(ruleset("master"), position.seats, 1)
    game.position = position
    return game


def test_backing_out_of_a_payment_cancels_the_action() -> None:
    """MS-21.9: nothing was paid, and another action may be chosen."""
    # given
    position = table("1 state scrap_trader", "1 goods iron ammo")
    before = position.digest()
    game = playing(position)
    game.play_text(0, "use scrap_trader")
    assert game.position.question(0).code == "payment"
    # when
    game.undo(0)
    # then
    assert game.position.digest() == before
    assert game.position.question(0).code == "turn"


def test_decisions_within_a_turn_are_taken_back_one_by_one() -> None:
    """MS-21.35: each undo leads to the position before, back to the beginning of the turn."""
    # given
    game = playing(table("1 state archive docks", "1 goods 2 worker shield"))
    digests = []
    for text in ("shield docks", "use archive"):
        digests.append(game.position.digest())
        game.play_text(0, text)
    # when, then
    for digest in reversed(digests):
        assert game.can_undo(0)
        game.undo(0)
        assert game.position.digest() == digest
    assert not game.can_undo(0)
    with pytest.raises(BadInput):
        game.undo(0)


@pytest.mark.parametrize(
    ("given", "move"),
    [
        (("1 goods 4 worker",), "hire card"),
        (("1 state motel", "1 goods 2 worker"), "use motel"),
        (("1 goods 2 worker", "1 hand docks"), "pass"),
    ],
)
def test_a_draw_and_the_next_players_turn_cannot_be_taken_back(
    given: tuple[str, ...], move: str
) -> None:
    """MS-21.35: a card was seen, or another seat is to act."""
    # given
    game = playing(table(*given))
    # when
    game.play_text(0, move)
    # then
    assert not game.can_undo(0)
    with pytest.raises(BadInput):
        game.undo(0)


def test_nobody_takes_back_what_another_did() -> None:
    """MS-21.35: only the player whose decision it was."""
    # given
    game = playing(table("1 state archive", "1 goods 2 worker"))
    game.play_text(0, "use archive")
    # then
    assert game.can_undo(0)
    assert not game.can_undo(1)


@pytest.mark.parametrize(
    ("given", "move", "code", "clause"),
    [
        (
            ("1 goods contact_grey", "1 hand storehouse"),
            "1: build storehouse",
            "produce_option",
            "MS-21.5",
        ),
        (
            ("1 goods 2 contact_grey", "1 hand power_station", "1 state school quarry"),
            "1: build power_station",
            "copy_target",
            "MS-21.6",
        ),
        (
            ("1 goods 2 contact_grey", "1 hand suppliers", "2 state school quarry"),
            "1: build suppliers",
            "bonus_target",
            "MS-21.29",
        ),
    ],
)
def test_choices_in_an_output_are_called_by_their_names(
    given: tuple[str, ...], move: str, code: str, clause: str
) -> None:
    """MS-21.5, MS-21.6, MS-21.29: each is asked under its own name and clause."""
    position = table(*given, expansion="winter")
    play(position, move)
    question = position.question(0)
    assert (question.code, question.clause) == (code, clause)
