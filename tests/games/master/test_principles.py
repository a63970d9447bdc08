"""Aim of the game and general principles (sections 1 and 19)."""

from collections import Counter

import pytest

from novastate.games.master.goods import NUMBERS
from novastate.games.registry import ruleset
from novastate.kernel.chance import seeded
from novastate.kernel.errors import BadInput
from tests.games.master.walks import start, walk
from tests.table import asked, holds, offered, play, table, why_not

# --- aim and end ------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_may_play(seats: int) -> None:
    """MS-1.1: every one leads a faction of his own; alone there is a virtual opponent."""
    position = table(seats=seats)
    assert position.seats == seats
    assert len({player.faction for player in position.players[:seats]}) == seats
    assert len(position.players) == max(seats, 2)


@pytest.mark.parametrize("seats", [-1, 0, 5])
def test_no_other_number_of_players(seats: int) -> None:
    """MS-1.1: a game for none or five cannot begin."""
    with pytest.raises(BadInput, match="takes 1 to 4 seats"):
        ruleset("master").new(seats, 1)


def test_points_after_final_scoring_decide() -> None:
    """MS-1.2: the locations of the player behind bring him ahead."""
    position = table("1 vp 26", "1 state docks", "2 vp 24", "2 state docks pub school archive")
    play(position, "1: pass", "2: pass")
    holds(position, "1 vp = 27", "2 vp = 28", "winners = 2", "reason = vp")


def test_ties_are_settled() -> None:
    """MS-1.2: with equal totals the goods decide (MS-18.3)."""
    lines = ("1 vp 25", "1 state docks", "2 vp 25", "2 state pub")
    position = table(*lines, "1 goods gun")
    play(position, "1: pass", "2: pass")
    holds(position, "winners = 1", "reason = tie_goods")
    position = table(*lines)
    play(position, "1: pass", "2: pass")
    holds(position, "winners = 1 2")


@pytest.mark.parametrize(("vp", "triggered"), [(22, "no"), (23, "yes"), (24, "yes")])
def test_25_points_trigger_the_end_at_once(vp: int, triggered: str) -> None:
    """MS-1.3: the moment they are reached, in the middle of a phase and while play goes on."""
    position = table(f"1 vp {vp}", "1 goods 2 contact_grey", "1 hand church")
    holds(position, "end triggered = no")
    play(position, "1: build church")
    holds(position, f"end triggered = {triggered}", "over = no", "to act = 2")


def test_any_player_may_trigger_the_end() -> None:
    """MS-1.3: also in the turn of another, by a compensation."""
    position = table("1 goods 4 contact_red", "2 vp 24", "2 state church")
    play(position, "1: raze 2.church")
    holds(position, "2 vp = 25", "1 vp = 2", "end triggered = yes")


def test_final_scoring_is_no_play() -> None:
    """MS-1.3: locations are worth nothing before it, so 24 VP and five locations go on."""
    position = table("1 vp 24", "1 state docks pub school archive camp", "2 passed")
    play(position, "1: pass")
    holds(position, "over = no", "round = 2", "end triggered = no")


def test_points_are_never_paid() -> None:
    """MS-1.4: no cost of any card, board or connection names them."""
    position = table(promos=True)
    costs = [*position.cards.cost, *(cost for board in position.cards.board_cost for cost in board)]
    assert not [cost for cost in costs if NUMBERS["vp"] in dict(cost.amounts)]


@pytest.mark.parametrize("expansion", ["new_era", "winter"])
def test_points_are_never_lost(expansion: str) -> None:
    """MS-1.4: in whole games, also beyond the end's threshold, nobody's total falls."""
    position = start(3, 11, expansion=expansion, promos=True, end_vp=30)
    before = [0, 0, 0]
    for seat, move in walk(position, 4):
        position.apply(seat, move)
        now = [player.vp for player in position.players]
        assert all(old <= new for old, new in zip(before, now))
        before = now
    assert position.over


def test_points_have_no_bound() -> None:
    """MS-1.4: a total beyond any track goes on growing."""
    position = table("1 vp 998", "1 goods 2 contact_grey", "1 hand church", "2 passed")
    play(position, "1: build church")
    holds(position, "1 vp = 1000")
    play(position, "1: pass")
    holds(position, "1 vp = 1001", "over = yes")


# --- principles -------------------------------------------------------------------------------


def test_effects_come_one_after_another_in_their_order() -> None:
    """MS-19.2: the new Pub produces, then gives its bonus, then comes the reward."""
    position = table("1 goods brick", "1 hand pub", "1 state motel", "deck arena docks")
    events = play(position, "1: develop pub")
    told = [(event.code, event.args.get("source")) for event in events]
    assert told == [
        ("pay", None),
        ("develop", None),
        ("gain", "built"),
        ("draw", None),
        ("gain", "bonus"),
        ("draw", None),
        ("gain", "development"),
    ]


def test_an_effect_is_completed_before_the_next_begins() -> None:
    """MS-19.2: the choice in a new location's production is made before its bonus is given."""
    overrides = {"school": {"produces": "gun or fuel"}}
    position = table("1 goods contact_grey", "1 hand school", card_overrides=overrides)
    play(position, "1: build school")
    assert asked(position) == "produce_option"
    holds(position, "1 goods = nothing")
    play(position, "1: choose fuel")
    holds(position, "1 goods = fuel worker")


@pytest.mark.parametrize("state", ["truck hunters mesmerizers_dwelling", "hunters truck rifle"])
def test_effects_that_arise_together_are_all_carried_out(state: str) -> None:
    """MS-19.2: one raze, one gain of each feature; their order makes no difference."""
    results = set()
    for order in (state.split(), state.split()[::-1]):
        position = table(
            "1 goods contact_red", "1 hand docks", f"1 state {' '.join(order)}", "deck pub"
        )
        play(position, "1: raze docks")
        mine = position.players[0]
        results.add((tuple(mine.goods), mine.vp, tuple(mine.hand)))
        holds(position, "1 goods = 2 iron ammo worker")
    assert len(results) == 1


def test_simultaneous_gains_begin_with_the_active_player() -> None:
    """MS-19.3: a visit gives to the visitor, then the owner; production begins with the first."""
    position = table("2 goods worker", "1 state docks", "turn 2")
    gains = [event.seat for event in play(position, "2: visit 1.docks") if event.code == "gain"]
    assert gains == [1, 0]
    position = table(
        "first 3", "1 state storehouse", "phase production", seats=3, expansion="winter"
    )
    gains = [event.seat for event in play(position, "1: choose gun") if event.code == "gain"]
    assert gains == [2, 0, 1]


def test_the_first_player_draws_first_when_cards_run_out() -> None:
    """MS-19.3: of two cards left in production the first player and his left neighbour get one."""
    position = table("first 3", "deck exactly pub school", "phase production", seats=3)
    holds(position, "3 hand = pub", "1 hand = school", "2 hand = nothing")


def test_a_rivals_effect_never_hits_the_own_side() -> None:
    """MS-19.4: own locations are neither razed nor visited, taken nor robbed."""
    position = table(
        "1 goods 9 contact_red 9 worker iron",
        "1 state docks thieves_caravan camino_real",
        "1 deals school",
        expansion="winter",
    )
    assert why_not(position, "1: raze 1.docks") == "own_location MS-10.2.1"
    assert why_not(position, "1: visit 1.docks") == "own_location MS-13.1"
    assert why_not(position, "1: use thieves_caravan") == "no_target MS-20.7.1"
    assert why_not(position, "1: use camino_real") == "no_target MS-20.7.4"
    position = table(
        "1 state suppliers docks", "1 faction new_york", "phase production", expansion="winter"
    )
    holds(position, "1 goods = 2 iron 3 worker contact_grey")


def test_an_effect_on_own_things_never_reaches_a_rivals() -> None:
    """MS-19.4: neither his locations nor his deals can be named or paid."""
    overrides = {"production_manager": {"set": "winter"}}
    position = table(
        "1 goods 9 worker brick shield",
        "1 hand museum",
        "1 state body_hunters caravanner production_manager hideout",
        "2 state docks+guest church",
        "2 deals school",
        expansion="winter",
        card_overrides=overrides,
    )
    assert why_not(position, "1: use body_hunters") == "no_target MS-20.7.5"
    assert why_not(position, "1: use caravanner") == "no_target MS-20.7.3"
    assert why_not(position, "1: use production_manager") == "no_target MS-16.8"
    assert why_not(position, "1: use hideout") == "cost MS-6.4"
    assert why_not(position, "1: develop museum") == "no_match MS-8.3.2"
    shields = [move for move in offered(position, 1) if move.startswith("shield")]
    own = ("body_hunters", "caravanner", "production_manager", "hideout")
    assert shields == [f"shield {card}" for card in own]


# --- chance -----------------------------------------------------------------------------------


def test_every_number_is_equally_likely() -> None:
    """MS-19.5: each of seven values about a thousand times in seven thousand draws."""
    chance = seeded(3)
    drawn = Counter(chance.below(7) for _ in range(7000))
    assert set(drawn) == set(range(7))
    assert max(abs(n - 1000) for n in drawn.values()) < 120


def test_every_order_is_equally_likely() -> None:
    """MS-19.5: the 24 orders of four cards come about 200 times each in 4800 shuffles."""
    chance = seeded(8)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(4800):
        cards = [0, 1, 2, 3]
        chance.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 24
    assert max(abs(n - 200) for n in orders.values()) < 60


def test_boards_first_players_and_decks_are_drawn_evenly() -> None:
    """MS-19.5: over many seeds no board, no seat and no part of the deck is preferred."""
    boards, firsts, parts = Counter[int](), Counter[int](), Counter[int]()
    for seed in range(480):
        position = start(3, seed)
        boards[position.players[0].faction] += 1
        motel = position.cards.numbers["motel"]
        if motel in position.deck:
            parts[position.deck.index(motel) * 4 // len(position.deck)] += 1
        while asked(position) == "keep_cards":
            seat = position.to_act()[0]
            position.apply(seat, position.moves(seat)[0])
        firsts[position.first] += 1
    assert max(abs(boards[i] - 120) for i in range(4)) < 40
    assert max(abs(firsts[i] - 160) for i in range(3)) < 42
    assert max(abs(parts[i] - parts.total() / 4) for i in range(4)) < 40
