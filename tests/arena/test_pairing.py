"""Who plays whom: everybody meets everybody, sits everywhere, and plays the same deals."""

from collections import Counter

import pytest

from novastate.arena.pairing import balanced, leg_ends, schedule, table_of, turns
from novastate.kernel.errors import BadInput

BOTS = ("a", "b", "c", "d", "e", "f")
SIZES = [(2, 2), (3, 2), (6, 2), (2, 3), (3, 3), (4, 3), (2, 4), (3, 4), (6, 4), (2, 5), (4, 5)]


@pytest.mark.parametrize(("bots", "seats"), SIZES)
def test_after_every_leg_all_have_sat_everywhere_equally_often(bots: int, seats: int) -> None:
    tables = schedule(BOTS[:bots], seats)

    for end in leg_ends(tables):
        for bot in BOTS[:bots]:
            sat = Counter(s for _, names in tables[:end] for s in range(seats) if names[s] == bot)
            assert len(sat) == seats
            assert len(set(sat.values())) == 1


@pytest.mark.parametrize(("bots", "seats"), SIZES)
def test_all_pairs_meet_equally_often(bots: int, seats: int) -> None:
    meetings: Counter[tuple[str, str]] = Counter()
    for _, names in schedule(BOTS[:bots], seats):
        present = sorted(set(names))
        meetings.update((x, y) for i, x in enumerate(present) for y in present[i + 1 :])

    assert len(meetings) == bots * (bots - 1) // 2
    assert len(set(meetings.values())) == 1


@pytest.mark.parametrize(("bots", "seats"), SIZES)
def test_no_game_is_played_twice_on_the_same_deal(bots: int, seats: int) -> None:
    tables = schedule(BOTS[:bots], seats)

    assert len(set(tables)) == len(tables)


def test_two_bots_at_four_seats_sit_two_and_two_in_every_way() -> None:
    tables = [names for _, names in schedule(("a", "b"), 4)]

    assert len(tables) == 6
    assert all(Counter(names) == {"a": 2, "b": 2} for names in tables)


def test_a_deal_is_played_with_the_seats_permuted() -> None:
    games = [table_of(("a", "b", "c"), 3, index) for index in range(6)]

    assert [deal for deal, _ in games] == [0, 0, 0, 1, 1, 1]
    assert [names for _, names in games[:3]] == turns(("a", "b", "c"))
    assert [names for _, names in games[3:]] == turns(("a", "c", "b"))


def test_the_deals_go_on_from_cycle_to_cycle() -> None:
    deals = {table_of(("a", "b"), 4, index)[0] for index in range(18)}

    assert deals == {0, 1, 2, 3, 4, 5}


def test_a_number_of_games_is_rounded_up_to_a_whole_leg() -> None:
    tables = schedule(("a", "b", "c"), 2)

    assert [balanced(tables, games) for games in (1, 6, 7, 12)] == [6, 6, 12, 12]


@pytest.mark.parametrize(
    ("bots", "seats", "sentence"),
    [
        (("a",), 2, "A tournament needs at least 2 bots."),
        (("a", "a"), 2, "Each bot takes part once: the list names one twice."),
        (
            ("a", "b"),
            1,
            "A tournament needs at least 2 seats; simulate plays the solo game.",
        ),
    ],
)
def test_what_cannot_be_paired_is_refused(bots: tuple[str, ...], seats: int, sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        schedule(bots, seats)
