"""Setup, the turn of the table and the lookout (NE-3, NE-4, NE-5, NE-7)."""

from collections import Counter

import pytest

from novastate.kernel.errors import BadInput
from novastate.kernel.events import Event
from tests.games.classic.bench import walk
from tests.games.newera.era import RULES, asked, codes, holds, offered, play, table

FIVE = "hunters settlers rifle den truck"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_setup(seats: int) -> None:
    """NE-1.2, NE-3.1, NE-3.2, NE-3.4, NE-3.5, NE-2.1.12: factions, four cards, all else empty."""
    # given
    p = table(seats=seats, seed=3)
    # then
    assert len({player.faction for player in p.players}) == seats
    assert [len(player.hand) for player in p.players] == [4] * seats
    assert len(p.deck) == 100 - 4 * seats - 5
    assert p.discard == []
    for player in p.players:
        assert (player.state, player.spoils, player.deals) == ([], [], [])
        assert (sum(player.pool), player.base_vp, player.marked) == (0, 0, 0)
    holds(p, "phase = lookout", "turn = 1")


@pytest.mark.parametrize("seats", [1, 6])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    """NE-1.2."""
    with pytest.raises(BadInput):
        RULES.new(seats, 1)


def test_chance_gives_factions_first_player_and_hands() -> None:
    """NE-3.1, NE-3.3, NE-3.4: other seeds, other games; every faction and seat comes up."""
    games = [table(seats=3, seed=seed) for seed in range(40)]
    assert {p.first for p in games} == {0, 1, 2}
    assert {p.players[0].faction for p in games} == set(range(5))
    assert len({tuple(p.players[0].hand) for p in games}) > 35


def test_the_hand_cannot_be_exchanged() -> None:
    """NE-3.4: the first decision is a pick of the lookout."""
    p = table(seats=2)
    assert asked(p) == "lookout_pick"


def test_five_phases_in_order() -> None:
    """NE-4.1, NE-4.2: lookout, production, actions, count, clean-up, and the token goes on."""
    # given
    p = table("phase lookout", "first 2", seats=2)
    phases = [p.to_data()["phase"]]
    told: list[Event] = []
    # when
    p.listener = told
    for seat, move in walk(p, 3):
        p.apply(seat, move)
        phases.append(p.to_data()["phase"])
        if p.turn == 2:
            break
    # then
    order = [phase for i, phase in enumerate(phases) if i == 0 or phases[i - 1] != phase]
    assert order == ["lookout", "actions", "lookout"]
    marks = [event.code for event in told]
    assert marks.index("phase_actions") > marks.index("pick")
    assert marks.index("count") > marks.index("phase_actions")
    holds(p, "first = 1")


def test_the_lookout_of_two() -> None:
    """NE-5.1 to NE-5.5: five, four; three, two; one is left and discarded; one card each."""
    # given
    p = table("phase lookout", f"deck {FIVE} rat borgo tank", seats=2)
    # then: NE-5.1
    holds(p, f"row = {FIVE}", "to act = 1")
    # when, NE-5.2: four are left, nothing is filled up
    play(p, "1: pick hunters")
    holds(p, "row = settlers rifle den truck", "to act = 2")
    # when, NE-5.3: three are left
    play(p, "2: pick settlers")
    holds(p, "row = rifle den truck", "to act = 1")
    # when: the last player chooses from two
    play(p, "1: pick rifle")
    holds(p, "row = den truck", "to act = 2")
    told = play(p, "2: pick den")
    # then, NE-5.4 and NE-5.5
    assert [event.seat for event in told if event.code == "draw"] == [0, 1]
    holds(p, "discard = truck", "1 hand = hunters rifle rat", "2 hand = settlers den borgo")
    holds(p, "phase = actions")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_row_by_number_of_players(seats: int) -> None:
    """NE-5.2, NE-5.3, NE-5.7: 5, 4, 4, ...; 3, 3, ..., 2; 2n + 1 shown, 3n to hands."""
    # given
    p = table(seats=seats, seed=2, first_player="seat_2")
    sizes, seats_asked = [], []
    before = len(p.deck) + len(p.row)
    # when
    for seat, move in walk(p, 1):
        if p.to_data()["phase"] != "lookout":
            break
        sizes.append(len(p.row))
        seats_asked.append(seat)
        p.apply(seat, move)
    # then
    order = [(1 + i) % seats for i in range(seats)]
    assert seats_asked == order * 2
    assert sizes == [5] + [4] * (seats - 1) + [3] * (seats - 1) + [2]
    assert Counter(len(player.hand) for player in p.players) == {4 + 3: seats}
    assert len(p.discard) == 1
    assert before - len(p.deck) == 3 * seats + 1


def test_locations_and_instants_may_be_taken_alike() -> None:
    """NE-5.6, NE-2.2.1: and a pick cannot be declined."""
    p = table("phase lookout", "deck hunters punks_ne rifle den truck", seats=2)
    assert set(offered(p, 1)) == {
        "pick hunters",
        "pick punks_ne",
        "pick rifle",
        "pick den",
        "pick truck",
    }


def test_a_short_stack_is_played_with_what_there_is() -> None:
    """NE-5.8, NE-15.3: who finds the row empty takes nothing."""
    # given
    p = table("phase lookout", "deck exactly hunters settlers rifle", seats=2)
    holds(p, "row = hunters settlers rifle")
    # when
    play(p, "1: pick hunters", "2: pick settlers")
    # then: the third goes to seat 1, none to seat 2, and nobody draws
    holds(p, "1 hand = hunters rifle", "2 hand = settlers", "phase = actions")


def test_the_discard_pile_fills_the_row() -> None:
    """NE-5.8, NE-15.3."""
    p = table("phase lookout", "discard tank borgo rat", "deck exactly hunters", seats=2)
    assert len(p.row) == 4
    assert p.discard == []


def test_player_turns_go_round() -> None:
    """NE-7.1, NE-7.3, NE-4.2: one action each, from the first player clockwise."""
    # given
    p = table("phase actions", "first 3", *(f"{i} pool 6 worker" for i in (1, 2, 3)), seats=3)
    # when
    order = []
    for _ in range(7):
        order.append(p.to_act()[0] + 1)
        play(p, f"{order[-1]}: exchange fuel")
    # then
    assert order == [3, 1, 2, 3, 1, 2, 3]


def test_the_actions_of_a_player_turn() -> None:
    """NE-7.2: A1 to A10 and the pass, all at once."""
    # given
    p = table(
        "1 faction new_york",
        "1 pool weapons 2 material scrap conquest3 negotiation3 2 worker",
        "1 hand punks_ne docks_ne haven",
        "1 state quarry_ne labor_camp tank+debris",
        "2 state shanty_town",
    )
    # then
    first_words = {text.split()[0] for text in offered(p, 1)}
    assert first_words == {
        "pass",
        "instant",
        "take_token",
        "conquer",
        "negotiate",
        "agree",
        "attack",
        "redevelop",
        "reconstruct",
        "dig",
        "use",
        "visit",
        "exchange",
    }
    # and A8
    p = table("1 pool 2 worker", "1 state labor_camp+used")
    assert "use labor_camp" in offered(p, 1)


def test_free_moves_in_any_number() -> None:
    """NE-7.4: dropping and breaking leave the action to be taken."""
    p = table(
        "1 pool 2 worker",
        "1 spoils tank borgo",
        "1 deals haven",
        "2 state docks_ne+agreed:1 quarry_ne+agreed:1",
    )
    told = play(
        p,
        "1: drop spoils.tank",
        "1: break 2.docks_ne",
        "1: drop deal.haven",
        "1: break 2.quarry_ne",
        "1: exchange fuel",
    )
    assert codes(told) == ["drop", "break", "drop", "break", "exchange", "gain"]
    holds(p, "to act = 2")


def test_only_the_player_in_turn_decides() -> None:
    """NE-4.3, NE-24.2: only a shootout (and lost slots) ask somebody else."""
    p = table("1 pool 2 worker", "2 pool 2 worker")
    holds(p, "to act = 1")
    assert p.moves(1) == []
