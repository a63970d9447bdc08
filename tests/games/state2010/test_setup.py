"""Setup (FS-3)."""

from collections import Counter

import pytest

from novastate.kernel.errors import BadInput
from tests.games.state2010.state import RULES, asked, holds, offered, play, table

SEATS = (2, 3, 4)
FACTIONS = {"new_york", "appalachian_federation", "merchants_guild", "mutants_union"}


@pytest.mark.parametrize("seats", SEATS)
def test_a_game_begins(seats: int) -> None:
    """FS-3.1, FS-3.3, FS-3.8, FS-1.2: seats in a circle, nobody has anything in play."""
    position = table(seats=seats)
    assert position.seats == seats
    for seat in range(1, seats + 1):
        holds(position, f"{seat} pool = nothing", f"{seat} state = nothing", f"{seat} base = 0")
        holds(position, f"{seat} spoils = nothing", f"{seat} deals = nothing")
        holds(position, f"{seat} leader = nothing", f"{seat} fields = nothing")
        holds(position, f"{seat} marked = 0", f"{seat} visits = 0", f"{seat} passed = no")
    holds(position, "discard = nothing", "turn = 1", "phase = lookout")
    assert position.rivals(0) == list(range(1, seats))


@pytest.mark.parametrize("seats", [1, 5])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    """FS-1.2: the game is for 2, 3 or 4 players."""
    with pytest.raises(BadInput):
        RULES.new(seats, 1)


def test_every_player_has_a_different_faction_at_random() -> None:
    """FS-3.2: every faction comes to every seat sooner or later, never to two at once."""
    met: list[set[str]] = [set(), set(), set()]
    for seed in range(40):
        position = table(seats=3, seed=seed)
        factions = [position.cards.factions[one.faction].text.id for one in position.players]
        assert len(set(factions)) == 3
        for seat, faction in enumerate(factions):
            met[seat].add(faction)
    assert met == [FACTIONS] * 3


def test_the_deck_holds_everything_that_is_not_a_faction() -> None:
    """FS-3.4, FS-2.2.2: locations, one-time contacts and leaders, shuffled together."""
    position = table(seats=2, hand_limit="none")
    cards = [*position.deck, *position.row, *position.players[0].hand, *position.players[1].hand]
    assert len(cards) == 94
    assert Counter(cards) == Counter(dict(enumerate(position.cards.copies)))
    tops = {table(seed=seed).deck[-1] for seed in range(60)}
    kinds = {position.cards.is_leader(card) + 2 * position.cards.is_contact(card) for card in tops}
    assert kinds == {0, 1, 2}


@pytest.mark.parametrize("seats", SEATS)
def test_four_cards_and_a_row_of_five(seats: int) -> None:
    """FS-3.5, FS-3.7: four cards each; five cards lie in the row of the first lookout."""
    position = table(seats=seats)
    assert [len(player.hand) for player in position.players] == [4] * seats
    holds(position, "row size = 5", f"deck size = {94 - 4 * seats - 5}")
    assert asked(position) == "lookout_pick"
    first = position.to_act()[0]
    play(position, f"{first + 1}: {offered(position, first + 1)[0]}")
    holds(position, "row size = 4")


def test_the_first_player_is_chosen_at_random() -> None:
    """FS-3.6: any seat may be first, and begins the lookout."""
    firsts = set()
    for seed in range(40):
        position = table(seats=4, seed=seed)
        assert position.to_act() == (position.first,)
        firsts.add(position.first)
    assert firsts == {0, 1, 2, 3}


def test_the_same_seed_gives_the_same_game() -> None:
    """FS-3.4: the shuffle follows from the seed alone."""
    assert table(seed=7).digest() == table(seed=7).digest()
    assert table(seed=7).digest() != table(seed=8).digest()
