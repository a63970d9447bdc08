"""Whatever stands on the cards, greedy has a use for it: each effect word, in some position.

The long count is `novastate arena GAME --bots greedy --seats 4 --games 400 --health`, which lists
the words that nobody used. Here a few games do for what is common, and a laid table for the rest.
"""

from typing import Final

import pytest

from novastate.arena.words.all import on_cards, told
from novastate.bots.bot import answer
from novastate.bots.greedy import GreedyBot
from novastate.games.registry import ruleset
from novastate.kernel.chance import seeded
from novastate.kernel.position import Position
from tests.games.newera import era
from tests.games.novaera import nova
from tests.games.state2010 import state
from tests.table import table

MOST_GAMES: Final = 10
"""Games that are played at most; it is over when every word has come up."""


def watched(position: Position, decisions: int) -> set[str]:
    """Let greedy play on for some decisions; return the effect words that were used."""
    used: set[str] = set()
    for n in range(decisions):
        if not position.asking:
            break
        seat = position.asking[0]
        move = answer(GreedyBot(), position, seat, seeded(n))
        position.listener = []
        position.apply(seat, move)
        used.update(told(position, position.listener))
    position.listener = None
    return used


# --- what is rare has a table of its own ---------------------------------------------------------


def lower() -> Position:
    given = ("1 tableau scouting", "1 dice yellow 6", "1 resources 2 yellow")
    return nova.table(*given, "column caravans archery", card_edition="second")


def reserve() -> Position:
    given = ("1 tableau cleopatra", "1 dice yellow 3", "1 resources")
    return nova.table(*given, "column caravans archery", card_edition="second")


def recall() -> Position:
    given = ("people tubman", "1 dice black 6", "1 past pottery", "1 unrest 5")
    return nova.table(*given, card_edition="second")


def steal() -> Position:
    given = ("1 faction new_york", "2 faction mutants_union", "1 state barracks")
    return state.table(*given, "1 pool 2 worker 2 scrap", "2 pool 2 scrap", "1 hand school")


def conquest_token() -> Position:
    return state.table("1 faction new_york", "1 pool conquest3", "1 hand gun_shop")


def negotiation_token() -> Position:
    return state.table("1 faction new_york", "1 pool negotiation3", "1 hand excavator school")


def incorporation_token() -> Position:
    return state.table("1 faction new_york", "1 pool incorporation3", "1 hand excavator school")


def contact_token() -> Position:
    return state.table("1 faction new_york", "1 pool contact3", "1 hand excavator school")


def defends() -> Position:
    given = ("1 faction new_york", "1 pool negotiation3", "1 hand old_fort")
    return era.table(*given, "1 state docks_ne", "1 base 20")


def spare() -> Position:
    given = ("1 faction mutants_union", "1 pool conquest3", "1 state gang_hideout")
    rivals = ("2 faction new_york", "2 state docks_ne", "3 faction hegemony", "3 base 15")
    position = era.table(*given, *rivals, seats=3)
    era.play(position, "1: attack 2")
    return position


def defence() -> Position:
    given = ("1 faction mutants_union", "1 pool conquest3", "2 faction new_york")
    position = era.table(*given, "2 pool defence1", "2 state docks_ne")
    era.play(position, "1: attack 2")
    return position


def second_cooperation() -> Position:
    given = ("1 faction new_york", "2 faction hegemony", "1 pool incorporation3")
    return era.table(*given, "1 hand mad_salesman")


def use_occupied() -> Position:
    given = ("1 faction new_york", "2 faction merchants_guild", "1 state fixer", "1 hand school")
    goods = "1 goods worker contact_grey iron"
    return table(*given, goods, "2 state boiler_room+guest quarry", seats=2, promos=True)


TABLES: Final = {
    ("master", "use_occupied_open_production"): use_occupied,
    ("novaera", "lower"): lower,
    ("novaera", "recall"): recall,
    ("novaera", "reserve"): reserve,
    ("state2010", "steal"): steal,
    ("state2010", "conquest token"): conquest_token,
    ("state2010", "negotiation token"): negotiation_token,
    ("state2010", "incorporation token"): incorporation_token,
    ("state2010", "contact token"): contact_token,
    ("newera", "defends"): defends,
    ("newera", "defence"): defence,
    ("newera", "spare_conquered_location"): spare,
    ("newera", "second_cooperation"): second_cooperation,
}


@pytest.mark.parametrize(("game", "word"), list(TABLES))
def test_it_uses_what_is_rare(game: str, word: str) -> None:
    position = TABLES[game, word]()

    assert word in watched(position, 8)


# --- all words ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["master", "novaera", "state2010", "newera"])
def test_no_effect_word_is_left_unused(game: str) -> None:
    missing = on_cards(ruleset(game).new(4, 1)) - {word for of, word in TABLES if of == game}

    for seed in range(MOST_GAMES):
        missing -= watched(ruleset(game).new(4, seed), 5000)
        if not missing:
            break

    assert missing == set(), f"greedy never used {sorted(missing)}"
