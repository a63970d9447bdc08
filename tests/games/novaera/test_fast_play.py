"""Section 16: fast play."""

from tests.games.novaera.nova import holds, table

LATE = ("tech3", "pers3", "evo23")


def test_the_fast_game_ends_after_the_second_era() -> None:
    """NV-16.1.1: the scoring of era II is the last, and the resources follow at once."""
    # given
    given = ("1 tableau irrigation", "1 resources 10 green", "phase scoring")
    # then
    holds(table("era 2", *given, eras=2), "over = yes", "era = 2", "1 vp = 3", "winners = 1")
    holds(table("era 1", *given, eras=2), "over = no", "era = 2", "1 vp = 2")
    holds(table("era 2", *given), "over = no", "era = 3")


def test_the_fast_game_leaves_the_third_era_out() -> None:
    """NV-16.1.2: its technologies, personalities and evolutions II-III are out, and no others."""
    # given
    full, fast = table(seed=3), table(seed=3, eras=2)
    decks = [card.deck for card in full.cards.cards]
    # then
    dropped = set(fast.removed) - set(full.removed)
    assert dropped == {i for i, deck in enumerate(decks) if deck in LATE}
    assert not [card for card in fast.box if decks[card] in LATE]
    assert {decks[card] for card in full.box} >= set(LATE)


def test_everything_else_is_unchanged_in_the_fast_game() -> None:
    """NV-16.1.2: the same deal, and evolutions I-II arrive with era II."""
    # given
    full, fast = table(seed=3), table(seed=3, eras=2)
    # then
    for same in (full, fast):
        holds(same, "era = 1", "1 hand size = 2", "stock size = 24", "people size = 4")
    assert [full.columns, full.zones] == [fast.columns, fast.zones]
    # when
    grown = table("1 tableau irrigation", "phase scoring", eras=2)
    # then
    holds(grown, "1 hand = crop_rotation", "era = 2", "round = 1", "people size = 4")
    assert {grown.cards.cards[card].deck for column in grown.columns for card in column} == {
        "tech2"
    }
