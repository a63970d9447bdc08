"""Section 18.9: the reserve token of Cleopatra."""

from tests.games.novaera.nova import asked, holds, offered, play, table, why_not

DISPLAY = ("column pottery archery fishing", "column markets trade")


def researches(moves: list[str]) -> list[str]:
    """List the cards that can be researched."""
    return [move.removeprefix("research ") for move in moves if move.startswith("research ")]


def test_the_token_comes_with_cleopatra() -> None:
    """NV-18.9.1: out of play until she is enlisted."""
    # given
    position = table(*DISPLAY, "1 dice black 3", "2 dice red 1", "people cleopatra sappho")
    holds(position, "token = out")
    other = table(*DISPLAY, "1 dice black 3", "2 dice red 1", "people cleopatra sappho")
    # when
    play(position, "1: enlist cleopatra")
    play(other, "1: enlist sappho")
    # then
    holds(position, "token = home")
    holds(other, "token = out")


def test_reserve_puts_the_token_on_any_card_of_the_display() -> None:
    """NV-18.9.2: NV-18.8.20: at any height of any column, when she is placed and by her ability."""
    # given
    given = (*DISPLAY, "1 dice black 3 red 1", "2 dice red 1", "people cleopatra")
    position = table(*given, "1 hand irrigation")
    # when
    play(position, "1: enlist cleopatra", "1: die black 3", "1: take red", "1: take red")
    # then
    marks = ["pottery", "archery", "fishing", "markets", "trade"]
    assert offered(position, 1) == [*(f"mark {card}" for card in marks), "done"]
    # when
    play(position, "1: mark pottery")
    # then
    holds(position, "token = pottery")
    # when: her ability moves it, once a round
    play(position, "2: gain", "1: use cleopatra")
    assert "mark pottery" not in offered(position, 1)
    play(position, "1: mark trade")
    # then
    holds(position, "token = trade")
    assert why_not(position, "1: use cleopatra") == "used_up NV-18.5.5"


def test_the_owner_may_take_the_marked_or_the_lowest_unmarked_card() -> None:
    """NV-18.9.3: for everybody else the column is read without the marked card."""
    # given
    given = ("1 dice red 1", "2 dice red 1", "1 tableau cleopatra")
    high = table(*DISPLAY, *given, "token pottery")
    low = table(*DISPLAY, *given, "token fishing")
    # then
    assert sorted(researches(offered(high, 1))) == ["fishing", "pottery", "trade"]
    assert sorted(researches(offered(low, 1))) == ["archery", "fishing", "trade"]
    # when
    play(low, "1: research trade")
    # then
    assert researches(offered(low, 2)) == ["archery", "markets"]
    assert why_not(low, "2: research fishing") == "not_available NV-2.5.1"


def test_a_column_of_the_marked_card_alone_is_empty_for_rivals() -> None:
    """NV-18.9.3: nothing of it can be taken."""
    # given
    position = table(
        "column pottery", "1 tableau cleopatra", "token pottery", "2 dice red 1", "turn 2"
    )
    # then
    assert researches(offered(position, 2)) == []


def test_the_marked_card_is_cheaper_for_the_owner() -> None:
    """NV-18.9.4: two less to develop; the token returns and can be placed again."""
    # given
    given = (*DISPLAY, "2 dice red 1", "1 tableau cleopatra", "token pottery")
    position = table(*given, "1 dice green 1 red 1", "1 resources 2 green")
    dear = table(*DISPLAY, "2 dice red 1", "1 tableau cleopatra", "1 dice green 1", "token trade")
    # when: Pottery costs 3
    play(position, "1: develop pottery", "1: die green 1")
    # then
    holds(position, "1 resources = 2 green", "token = home", "1 tableau = cleopatra pottery")
    assert why_not(dear, "1: develop pottery") == "not_available NV-2.5.1"
    # when
    play(position, "2: gain", "1: use cleopatra", "1: mark markets")
    # then
    holds(position, "token = markets")


def test_the_token_lowers_no_other_price() -> None:
    """NV-18.9.4: only the marked card, only for the owner of the token."""
    # given
    given = ("column fishing", "1 dice yellow 1", "1 hand trade")
    # then: Fishing costs 2, Trade 4
    marked = table(*given, "1 tableau cleopatra", "token fishing", "1 resources yellow")
    assert "develop fishing" in offered(marked, 1)
    assert why_not(marked, "1: develop trade") == "price NV-5.2.5"


def test_research_takes_the_marked_card_without_a_price() -> None:
    """NV-18.9.5: like any other card; the token comes back."""
    # given
    given = (*DISPLAY, "1 dice red 1", "2 dice red 1", "1 tableau cleopatra", "token pottery")
    position = table(*given)
    # when
    play(position, "1: research pottery")
    # then
    holds(position, "1 hand = pottery", "token = home", "columns = archery fishing / markets trade")


def test_expansion_takes_the_marked_card() -> None:
    """NV-18.9.5: the requirement stays as it is."""
    # given
    given = ("era 2", "column river_valleys archery", "1 dice red 1", "2 dice red 1")
    able = table(*given, "1 tableau cleopatra irrigation theater", "token river_valleys")
    unable = table(*given, "1 tableau cleopatra irrigation", "token river_valleys")
    # then
    assert why_not(unable, "1: expand river_valleys") == "lacks NV-5.5.2"
    # when
    play(able, "1: expand river_valleys")
    # then
    holds(able, "token = home", "columns = archery")


def test_a_lowered_card_keeps_the_token() -> None:
    """NV-18.9.5: the token stays on the card that moves within its column."""
    # given
    position = table(
        *DISPLAY, "1 tableau cleopatra scouting", "1 dice red 1", "2 dice red 1", "token pottery"
    )
    # when
    play(position, "1: use scouting", "1: lower pottery")
    # then
    holds(position, "token = pottery", "columns = archery fishing pottery / markets trade")
    # when
    play(position, "1: gain")
    # then: at the bottom it is absent for the rival all the same
    assert researches(offered(position, 2)) == ["fishing", "trade"]


def test_a_rival_can_lower_the_marked_card() -> None:
    """NV-18.9.5: it is moved like any other, and stays reserved."""
    # given
    position = table(
        *DISPLAY,
        "1 tableau cleopatra",
        "2 tableau scouting",
        "2 dice red 1",
        "turn 2",
        "token pottery",
    )
    # when
    play(position, "2: use scouting", "2: lower pottery")
    # then
    holds(position, "token = pottery")
    assert researches(offered(position, 2)) == ["fishing", "trade"]


def test_at_a_new_era_the_token_goes_with_cleopatra() -> None:
    """NV-18.9.6: home if she stays, out of the game if she goes to the past."""
    # given
    given = (*DISPLAY, "token pottery", "phase scoring")
    gone = table("1 tableau cleopatra", *given)
    kept = table("1 tableau absolutism cleopatra", *given)
    # then
    holds(gone, "token = out", "1 past = cleopatra")
    assert gone.view(None)["token_owner"] is None
    # when
    assert asked(kept) == "keep_personality"
    play(kept, "1: keep cleopatra")
    # then
    holds(kept, "token = home", "1 tableau = absolutism cleopatra")
    assert kept.view(None)["token_owner"] == 0
