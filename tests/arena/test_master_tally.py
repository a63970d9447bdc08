"""What a run keeps of the games of the Master Set."""

from novastate.arena.cards import card_rows
from novastate.arena.master import MasterTally
from novastate.arena.playing import Plan, play_one
from novastate.arena.simulate import simulate
from novastate.arena.tally import Facts, Openings
from novastate.games.registry import ruleset
from novastate.kernel.events import Event


def watched(*events: Event) -> Facts:
    """Return what a tally makes of some events at a fresh table."""
    position = ruleset("master").new(2, 7)
    watch = MasterTally()
    watch.begin(position)
    watch.note(position, list(events))
    return watch.facts(position)


def test_building_and_developing_bring_a_card_into_play() -> None:
    facts = watched(
        Event("build", 0, {"card": "school"}),
        Event("develop", 1, {"card": "pub", "over": "docks"}),
        Event("develop_ruin", 1, {"card": "arena", "over": "docks"}),
    )

    assert facts.taken == (("school", 0), ("pub", 1), ("arena", 1))
    assert (facts.counts["built"], facts.counts["developed"]) == (1, 1)


def test_deals_and_razed_cards_are_kept_apart() -> None:
    facts = watched(
        Event("deal", 0, {"card": "school"}),
        Event("raze", 1, {"card": "pub"}),
        Event("raid", 1, {"card": "docks", "rival": 0}),
    )

    assert facts.taken == ()
    assert facts.ways == (("dealt", "school", 0), ("razed", "pub", 1), ("raided", "docks", 1))


def test_the_opening_is_the_first_three_deeds_of_each_seat() -> None:
    facts = watched(
        Event("hire", 0, {}),
        Event("build", 1, {"card": "school"}),
        Event("gain", 0, {"goods": {"card": 1}, "source": "hire"}),
        Event("pass", 1, {}),
        *(Event("board", 0, {"action": 1}) for _ in range(3)),
    )

    assert facts.openings == (("hire", "board", "board"), ("build school", "pass"))


def test_the_virtual_rival_has_no_opening() -> None:
    report = simulate("master", 1, ["random"], 1)

    [game] = report.finished()
    assert game.facts is not None
    assert len(game.facts.openings) == 1
    assert {seat for _, seat in game.facts.taken} <= {0}


def test_only_cards_that_were_seen_come_into_play() -> None:
    for game in simulate("master", 3, ["random"], 3).finished():
        assert game.facts is not None
        connections = {card for card in game.facts.seen if card in {"merchants", "thugs", "punks"}}
        assert connections == set()
        assert {card for card, _ in game.facts.taken} <= set(game.facts.seen)
        assert all(len(deeds) == Openings.DEEDS for deeds in game.facts.openings)
        assert game.rounds == game.facts.rounds > 1


def test_cards_are_reported_by_how_they_went() -> None:
    game = play_one(Plan("master", 2, ("random", "random"), 3), 0)
    assert game.facts is not None
    way, card, seat = game.facts.ways[0]

    row = card_rows([game])[card]

    assert row[way] >= 1
    assert row[f"{way}_wins"] == float(seat in game.winners)
