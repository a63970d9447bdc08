"""What a run keeps of games of the old editions."""

import pytest

from novastate.arena.classic import ClassicTally
from novastate.arena.simulate import simulate
from novastate.arena.tally import tally
from tests.games.newera.era import play, table


@pytest.mark.parametrize("game", ["state2010", "newera"])
def test_every_seat_takes_only_what_was_seen(game: str) -> None:
    report = simulate(game, 3, ["random"], 2)

    assert report.failed() == []
    for played in report.played:
        assert played.facts is not None
        assert {card for card, _ in played.facts.taken} <= set(played.facts.seen)
        assert played.rounds == played.facts.rounds > 3
        assert played.facts.counts["winner_locations"] > 0
        assert 0 <= played.facts.first < 3


def test_both_old_editions_have_it() -> None:
    assert isinstance(tally("state2010"), ClassicTally)
    assert isinstance(tally("newera"), ClassicTally)


def test_who_alone_has_most_of_a_source_leads_in_it() -> None:
    position = table("1 state docks_ne", "2 base 3")

    leaders = ClassicTally().facts(position).leaders

    assert leaders == {"locations": 0, "base": 1}


def test_agreements_and_breaks_are_counted() -> None:
    position = table("1 pool negotiation3", "2 state docks_ne")
    watch = ClassicTally()
    watch.begin(position)

    watch.note(position, play(position, "1: agree 2.docks_ne"))

    facts = watch.facts(position)
    assert (facts.counts["agreements"], facts.counts["breaks"]) == (1, 0)
    assert "winner_locations" not in facts.counts


def test_openings_and_other_ways_of_cards_are_kept() -> None:
    for game in ("state2010", "newera"):
        for one in simulate(game, 3, ["random"], 2).finished():
            assert one.facts is not None
            assert len(one.facts.openings) == 3
            assert all(1 <= len(deeds) <= 3 for deeds in one.facts.openings)
            ways = {"dealt", "conquered", "raided", "played"}
            assert {way for way, _, _ in one.facts.ways} <= ways
            assert {card for _, card, _ in one.facts.ways} <= set(one.facts.seen)
