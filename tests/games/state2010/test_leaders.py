"""Leaders: playing, swapping, their actions (FS-10)."""

from pathlib import Path

from tests.games.state2010.own import feature, leader, own_table
from tests.games.state2010.state import (
    go_on,
    holds,
    play,
    table,
    turns,
    why_not,
)


def test_playing_the_first_leader_is_free() -> None:
    """FS-10.1, FS-10.2, FS-10.6: an action without cost; a leader counts 1 VP."""
    position = table("1 hand colonel_hatch docks")
    play(position, "1: lead colonel_hatch")
    holds(position, "1 leader = colonel_hatch", "1 hand = docks", "1 total = 1", "to act = 2")
    holds(position, "1 base = 0")


def test_only_leaders_lead() -> None:
    """FS-10.2: no other card takes the leader's place."""
    position = table("1 hand colonel_hatch docks")
    assert why_not(position, "1: lead docks") == "no_leader FS-10.2"
    assert why_not(position, "1: lead mr_president") == "not_in_hand FS-8.1.1"


def test_a_swap_costs_weapons() -> None:
    """FS-10.3: 1 weapons, or a universal resource in its place; without, no swap."""
    given = ("1 leader colonel_hatch", "1 hand madame_fontaine")
    position = table(*given, "1 pool 4 scrap")
    assert "lead" not in turns(position, 1)
    assert why_not(position, "1: lead madame_fontaine") == "cost FS-10.3"
    for good in ("weapons", "universal"):
        position = table(*given, f"1 pool 2 {good}")
        play(position, "1: lead madame_fontaine")
        holds(position, f"1 pool = {good}", "1 leader = madame_fontaine")


def test_what_a_swap_moves() -> None:
    """FS-10.1, FS-10.4, FS-10.5: tokens to the base, one more there, the old card discarded."""
    position = table(
        "1 leader baby_swift+vp:1:1", "1 hand colonel_hatch", "1 pool weapons", "1 state docks"
    )
    holds(position, "1 total = 4")
    play(position, "1: lead colonel_hatch")
    holds(position, "1 base = 3", "1 total = 5", "discard = baby_swift")
    holds(position, "1 leader = colonel_hatch")


def test_goods_of_the_old_leader_go_to_the_pool(tmp_path: Path) -> None:
    """FS-10.4, FS-10.12: stock comes back with the leader; only a printed stock lies there."""
    position = own_table(
        tmp_path,
        [],
        "1 leader miser",
        "1 hand baby_swift",
        "1 pool weapons",
        leaders=(leader("miser", stock="2 fuel"),),
    )
    holds(position, "1 leader = miser+stock:fuel:fuel", "1 pool = weapons")
    play(position, "1: lead baby_swift")
    holds(position, "1 pool = 2 fuel", "1 leader = baby_swift")


def test_stock_on_a_leader_is_kept_in_clean_up(tmp_path: Path) -> None:
    """FS-10.12: goods on a leader stay."""
    miser = leader("miser", stock="2 fuel")
    position = own_table(
        tmp_path, [], "1 leader miser", "1 pool 2 fuel", "phase clean_up", leaders=(miser,)
    )
    holds(position, "1 leader = miser+stock:fuel:fuel", "1 pool = nothing")


def test_a_discarded_leader_may_come_round_again() -> None:
    """FS-10.4: it is in the discard pile that a new deck is made of."""
    position = table(
        "1 leader baby_swift",
        "1 hand colonel_hatch docks quarry",
        "1 pool weapons",
        "deck exactly",
        "discard exactly",
        "2 passed",
    )
    play(position, "1: lead colonel_hatch", "1: dig", "1: discard docks")
    assert position.players[0].hand
    everything = [*position.deck, *position.players[0].hand]
    assert position.cards.numbers["baby_swift"] in everything


def test_a_leader_holds_five_tokens() -> None:
    """FS-10.7: two more than a location."""
    position = table(
        "1 leader colonel_hatch+vp:1:1:1:1", "1 hand docks quarry", "1 pool 2 conquest1", "2 passed"
    )
    play(position, "1: conquer docks")
    holds(position, "1 leader = colonel_hatch+vp:1:1:1:1:1")
    play(position, "1: conquer quarry")
    holds(position, "1 leader = colonel_hatch+vp:1:1:1:1:1", "1 base = 0")


def test_a_leader_produces_as_a_location_does() -> None:
    """FS-10.8: in every production; on entry only with the option."""
    given = ("1 faction new_york", "1 hand foreman_kowalski")
    for on_entry, gained in ((False, "nothing"), (True, "2 worker")):
        position = table(*given, produce_on_entry=on_entry)
        play(position, "1: lead foreman_kowalski")
        holds(position, f"1 pool = {gained}")
        go_on(position)
        holds(position, "1 pool = 5 worker scrap")


def test_leaders_are_no_locations() -> None:
    """FS-10.9: nothing that is done with locations is done with leaders."""
    position = table(
        "1 faction new_york",
        "1 hand quartermaster_doyle",
        "1 pool 9 scrap 9 weapons 9 fuel 9 worker material",
        "1 state docks",
        "2 leader scout_ramirez",
    )
    assert turns(position, 1) == ["pass", "lead", "exchange"]
    for move in ("conquer", "negotiate", "incorporate", "redevelop"):
        code = why_not(position, f"1: {move} quartermaster_doyle")
        assert code == "no_location_card FS-8.1.1"


def test_leaders_do_not_count_for_types() -> None:
    """FS-10.9: a per-type production counts locations only."""
    position = table("1 faction new_york", "1 state arena", "1 leader colonel_hatch")
    go_on(position)
    holds(position, "1 pool = 3 worker scrap weapons")


def test_the_action_of_a_leader() -> None:
    """FS-10.10, FS-17.1.5, FS-18.5, FS-18.6: no worker, no limit but cost and places."""
    position = table(
        "1 leader baby_swift",
        "1 hand docks docks punks punks colonel_hatch mr_president",
        "2 passed",
    )
    play(position, "1: command", "1: discard docks", "1: discard docks")
    play(position, "1: command", "1: discard punks", "1: discard mr_president")
    play(position, "1: command", "1: discard punks")
    holds(position, "1 leader = baby_swift+vp:1:1:1", "1 hand = nothing", "1 pool = nothing")
    assert why_not(position, "1: command") == "no_command FS-10.10"


def test_other_leaders_have_no_action() -> None:
    """FS-10.10: only a printed action allows this action."""
    position = table("1 leader colonel_hatch", "1 hand docks pub quarry")
    assert "command" not in turns(position, 1)
    assert why_not(position, "1: command") == "no_command FS-10.10"


def test_several_swaps_in_one_turn() -> None:
    """FS-10.11: each for 1 weapons."""
    position = table(
        "1 leader colonel_hatch", "1 hand baby_swift mr_president", "1 pool 2 weapons", "2 passed"
    )
    play(position, "1: lead baby_swift", "1: lead mr_president")
    holds(position, "1 pool = nothing", "1 base = 2", "1 leader = mr_president")


def test_a_feature_that_watches_swaps(tmp_path: Path) -> None:
    """FS-17.2.1, FS-17.2.6: it reacts to a swap and not to the first leader."""
    cards = [feature("gate", "swap -> fuel")]
    position = own_table(
        tmp_path,
        cards,
        "1 state gate",
        "1 hand colonel_hatch baby_swift",
        "1 pool weapons",
        "2 passed",
    )
    play(position, "1: lead colonel_hatch")
    holds(position, "1 pool = weapons")
    play(position, "1: lead baby_swift")
    holds(position, "1 pool = fuel")
