"""Setup: decks, boards, the first cards and the first player (section 3)."""

from collections import Counter
from typing import cast

import pytest

from novastate.games.master.position import MasterPosition
from novastate.games.master.ruleset import MasterSet
from novastate.games.registry import ruleset
from tests.table import asked, holds, offered, play, table, why_not

SET_OF = {card.id: card.set for card in cast(MasterSet, ruleset("master")).card_set.locations}


def location_cards(position: MasterPosition) -> Counter[str]:
    """Count all location cards of a game just begun, wherever they are."""
    cards = position.deck + position.discard + position.display
    cards += [card for player in position.players for card in player.hand]
    return Counter(position.cards.ids[card] for card in cards)


def copies(*sets: str) -> Counter[str]:
    """Count the copies that a choice of sets holds."""
    cards = cast(MasterSet, ruleset("master")).card_set.locations
    return Counter({card.id: card.copies for card in cards if card.set in sets})


def keep_all(position: MasterPosition) -> None:
    """Let everybody discard the first two cards."""
    while asked(position) == "keep_cards":
        seat = position.to_act()[0]
        position.play(seat, position.moves(seat)[0])


# --- decks ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("expansion", "other"), [("new_era", "winter"), ("winter", "new_era")])
def test_one_expansion_is_mixed_in(expansion: str, other: str) -> None:
    """MS-3.1: 88 base and 50 expansion cards, none of the other expansion."""
    position = table(expansion=expansion)
    cards = location_cards(position)
    assert cards == copies("base", expansion)
    by_set = Counter({"base": 0, expansion: 0, other: 0})
    for id, n in cards.items():
        by_set[SET_OF[id]] += n
    assert by_set == {"base": 88, expansion: 50, other: 0}


def test_new_era_is_the_usual_expansion() -> None:
    """MS-3.1: without a choice the deck holds 138 cards with New Era among them."""
    assert location_cards(table()) == copies("base", "new_era")


def test_the_base_cards_alone() -> None:
    """MS-3.2: 88 cards; connections, boards and hands are as with an expansion."""
    position = table(expansion="none", seats=3)
    assert location_cards(position) == copies("base")
    assert location_cards(position).total() == 88
    holds(position, "deck size = 70", "blue_deck size = 6", "red_deck size = 6", "1 hand size = 6")
    assert asked(position) == "keep_cards"


@pytest.mark.parametrize("expansion", ["new_era", "winter", "none"])
def test_promo_cards_are_added_on_request(expansion: str) -> None:
    """MS-3.3: five more cards with the option, none of them without it."""
    sets = ("base",) if expansion == "none" else ("base", expansion)
    assert location_cards(table(expansion=expansion)) == copies(*sets)
    with_promos = location_cards(table(expansion=expansion, promos=True))
    assert with_promos == copies(*sets, "promo")
    assert with_promos.total() == copies(*sets).total() + 5


def test_the_main_deck_is_shuffled() -> None:
    """MS-3.4: every seed has its own order; the discard pile is empty."""
    orders = {tuple(table(seed=seed).deck) for seed in range(10)}
    assert len(orders) == 10
    assert all(list(order) != sorted(order) for order in orders)
    position = table()
    holds(position, "discard size = 0", "deck size = 126")
    assert [position.view(reader)["deck"] for reader in (0, 1, None)] == [126, 126, 126]


def test_connection_cards_lie_in_two_hidden_decks() -> None:
    """MS-3.5: six and six, shuffled apart; nothing is face up before the first card phase."""
    position = table()
    for name, deck in (
        ("blue", position.blue_deck),
        ("red", position.red_deck),
    ):
        assert {position.cards.colour(card) for card in deck} == {name}
    holds(position, "blue_deck size = 6", "red_deck size = 6", "connections = nothing")
    assert len({tuple(table(seed=seed).blue_deck) for seed in range(20)}) > 5
    assert len({tuple(table(seed=seed).red_deck) for seed in range(20)}) > 5
    keep_all(position)
    holds(position, "connections size = 2", "blue_deck size = 5", "red_deck size = 5")


# --- boards -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_players_have_different_boards(seats: int) -> None:
    """MS-3.6, MS-1.1: drawn at random; nobody shares one, and every board comes to every seat."""
    draws = [[p.faction for p in table(seats=seats, seed=seed).players] for seed in range(40)]
    assert all(len(set(draw)) == seats for draw in draws)
    for seat in range(seats):
        assert {draw[seat] for draw in draws} == {0, 1, 2, 3}


def test_boards_may_be_chosen() -> None:
    """MS-3.6: one after another from some seat on, each time from the boards that are left."""
    starts = set()
    for seed in range(12):
        position = table(seats=3, seed=seed, faction_assignment="choose")
        starts.add(position.to_act()[0])
        order: list[int] = []
        taken: list[str] = []
        while asked(position) == "choose_faction":
            (seat,) = position.to_act()
            options = offered(position, seat + 1)
            assert len(options) == 4 - len(order)
            for board in taken:
                assert why_not(position, f"{seat + 1}: {board}") == "not_an_option MS-21.1"
            play(position, f"{seat + 1}: {options[0]}")
            order.append(seat)
            taken.append(options[0])
        assert order == [(order[0] + i) % 3 for i in range(3)]
        assert len(set(taken)) == 3
    assert starts == {0, 1, 2}


# --- hands and first player -------------------------------------------------------------------


def test_nobody_owns_anything_yet() -> None:
    """MS-3.7: no VP and no goods, also after the first cards; production brings the first."""
    position = table(seats=4)
    keep_all(position)
    for seat in range(1, 5):
        holds(position, f"{seat} vp = 0", f"{seat} goods = nothing", f"{seat} state = nothing")
        holds(position, f"{seat} deals = nothing")
    holds(position, "phase = cards")
    while asked(position) == "pick_card":
        seat = position.to_act()[0]
        position.play(seat, position.moves(seat)[0])
    assert all(sum(player.goods) == 5 for player in position.players)


def test_four_of_six_cards_are_kept() -> None:
    """MS-3.8: six are dealt; two of one's choice go to the main discard pile, four stay."""
    position = table(seats=3)
    dealt = {seat: set(offered(position, seat)) for seat in (1, 2, 3)}
    before = location_cards(position)
    for seat in (1, 2, 3):
        holds(position, f"{seat} hand size = 6")
    chosen: list[str] = []
    for seat in (2, 3, 1):
        for _ in range(2):
            move = offered(position, seat)[-1]
            assert move in dealt[seat]
            chosen.append(move.split()[1])
            play(position, f"{seat}: {move}")
    for seat in (1, 2, 3):
        holds(position, f"{seat} hand size = 4")
    holds(position, f"discard = {' '.join(chosen)}")
    assert location_cards(position) == before


def test_the_first_cards_are_chosen_at_the_same_time() -> None:
    """MS-3.8: all are asked at once, and nothing is shown until the last has chosen."""
    # given
    position = table(seats=3)
    assert position.to_act() == (0, 1, 2)
    first = [offered(position, seat)[0] for seat in (1, 2, 3)]
    # when all but one have chosen
    events = play(position, f"3: {first[2]}", f"3: {offered(position, 3)[1]}", f"1: {first[0]}")
    events += play(position, f"1: {offered(position, 1)[0]}", f"2: {first[1]}")
    # then
    assert events == []
    assert position.to_act() == (1,)
    view = position.view(1)
    assert view["discard"] == []
    players = cast("list[dict[str, object]]", view["players"])
    assert [player["hand"] for player in (players[0], players[2])] == [6, 6]
    # when the last has chosen
    events = play(position, f"2: {offered(position, 2)[0]}")
    assert [event.code for event in events[:7]] == ["discard"] * 6 + ["first_player"]


def test_a_choice_of_the_first_cards_is_final_and_complete() -> None:
    """MS-3.8: exactly two; who has named both is not asked again."""
    position = table()
    one, two, three = offered(position, 1)[:3]
    play(position, f"1: {one}")
    assert one not in offered(position, 1)
    play(position, f"1: {two}")
    assert why_not(position, f"1: {three}") == "not_asked MS-6.1"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_drawn_after_the_first_cards(seats: int) -> None:
    """MS-3.9: by chance among all seats, unknown while cards are kept."""
    known, drawn = set(), Counter[int]()
    for seed in range(40 * seats):
        position = table(seats=seats, seed=seed)
        known.add(str(position.view(0)["first"]))
        keep_all(position)
        drawn[position.first] += 1
    assert len(known) == 1
    assert set(drawn) == set(range(seats))
    assert min(drawn.values()) > 20


def test_the_seating_order_stays() -> None:
    """MS-3.9: whoever is first, the others follow in the order of their seats."""
    for seed in range(6):
        position = table(seats=4, seed=seed)
        keep_all(position)
        picks = []
        for _ in range(3):
            picks.append(position.to_act()[0])
            position.play(picks[-1], position.moves(picks[-1])[0])
        assert picks == [(position.first + i) % 4 for i in range(3)]
