"""The bot that takes what looks best at once: strong enough, fair, and sensible."""

import pytest

from novastate.bots.bot import Bot, answer
from novastate.bots.greedy import GreedyBot
from novastate.bots.registry import bot
from novastate.games.master.position import MasterPosition
from novastate.games.registry import ruleset
from novastate.kernel.chance import Chance, seeded
from novastate.kernel.position import Position
from tests.table import table

EVERY_OPTION: dict[str, object] = {
    "promos": True,
    "faction_assignment": "choose",
    "connections_reshuffle": True,
    "typeless_new_card_matches": False,
    "connection_pays_card": False,
    "steal_placed": False,
    "tally_outside_production": "remembered",
    "body_hunters_self": True,
    "keep_development": True,
    "tiebreak_hand": True,
    "auto_payment": "suggest",
}


def finish(position: Position, bots: list[Bot], seed: int, bound: int = 5000) -> list[str]:
    """Let bots play a game to its end, every move checked; return what was played."""
    chances = [seeded(seed * 8 + seat + 1) for seat in range(len(bots))]
    moves: list[str] = []
    while position.to_act():
        seat = position.to_act()[0]
        move = answer(bots[seat], position, seat, chances[seat])
        moves.append(position.notation(seat, move))
        position.play(seat, move)
        assert len(moves) < bound
    return moves


def chosen(*given: str, seats: int = 2) -> str:
    """Lay a table and return what the bot answers for the first seat to act."""
    position = table(*given, seats=seats)
    seat = position.to_act()[0]
    return position.notation(seat, answer(GreedyBot(), position, seat, seeded(1)))


# --- strength -------------------------------------------------------------------------------


def test_it_beats_random_in_nearly_every_game_of_two() -> None:
    games = 40
    wins = 0.0

    for game in range(games):
        seat = game % 2
        bots: list[Bot] = [bot("random"), bot("random")]
        bots[seat] = bot("greedy")
        position = ruleset("master").new(2, game // 2)
        finish(position, bots, game)
        outcome = position.outcome()
        assert outcome is not None
        wins += 1 / len(outcome.winners) if seat in outcome.winners else 0

    assert wins >= 0.95 * games


@pytest.mark.parametrize("expansion", ["new_era", "winter", "none"])
def test_it_beats_the_virtual_rival_more_often_than_not(expansion: str) -> None:
    games = 12

    outcomes = []
    for seed in range(games):
        position = ruleset("master").new(1, seed, expansion=expansion)
        finish(position, [GreedyBot()], seed)
        outcomes.append(position.outcome())

    wins = [outcome for outcome in outcomes if outcome and outcome.reason == "solo_win"]
    assert len(wins) > games / 2


# --- manners --------------------------------------------------------------------------------


@pytest.mark.parametrize("expansion", ["new_era", "winter", "none"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_it_plays_legal_games_to_the_end(seats: int, expansion: str) -> None:
    position = ruleset("master").new(seats, 7, expansion=expansion)

    finish(position, [GreedyBot()] * seats, 7)

    assert position.outcome() is not None


@pytest.mark.parametrize("end_vp", [1, 60])
@pytest.mark.parametrize("expansion", ["new_era", "winter"])
@pytest.mark.parametrize("seats", [1, 3])
def test_it_plays_with_every_option(seats: int, expansion: str, end_vp: int) -> None:
    options = {**EVERY_OPTION, "expansion": expansion, "end_vp": end_vp}
    position = ruleset("master").new(seats, 5, **options)

    finish(position, [GreedyBot()] * seats, 5)

    assert position.outcome() is not None


def test_the_same_chance_gives_the_same_game() -> None:
    games = []
    for _ in range(2):
        position = ruleset("master").new(3, 11, expansion="winter")
        games.append((finish(position, [GreedyBot()] * 3, 11), position.digest()))

    assert games[0] == games[1]


def test_pondering_leaves_the_position_as_it_was() -> None:
    position = ruleset("master").new(2, 3)
    chance = seeded(3)
    for _ in range(120):
        seat = position.to_act()[0]
        before = position.digest()
        move = GreedyBot().choose(position, seat, chance)
        assert position.digest() == before
        position.play(seat, move)


class Watchful(GreedyBot):
    """Answers as the greedy bot, and compares its answer with those in other possible worlds."""

    looks_ahead = False

    def choose(self, position: Position, seat: int, chance: Chance) -> int:
        """Choose with the truth and with two redeals; all must agree."""
        worlds = [position, *(position.redeal(seat, seeded(n)) for n in (101, 202))]
        answers = {super(Watchful, self).choose(world, seat, chance.clone()) for world in worlds}
        assert len(answers) == 1, position.notation(seat, min(answers))
        return answers.pop()


@pytest.mark.parametrize(
    ("seats", "expansion"), [(1, "new_era"), (1, "winter"), (2, "new_era"), (4, "winter")]
)
def test_what_it_cannot_know_changes_nothing(seats: int, expansion: str) -> None:
    position = ruleset("master").new(seats, 21, expansion=expansion, promos=True)

    finish(position, [Watchful()] * seats, 21)

    assert position.outcome() is not None


# --- sense ----------------------------------------------------------------------------------


def test_it_takes_points_rather_than_passing() -> None:
    assert chosen("1 goods worker", "1 state archive", "1 hand") == "use archive"


def test_it_passes_when_nothing_is_left_to_do() -> None:
    assert chosen("1 goods gun", "1 state archive+used:2", "1 board grey red blue") == "pass"


def test_it_uses_the_location_that_gives_most_for_scarce_goods() -> None:
    given = ("1 goods worker iron", "1 state shipwreck archive corner_shop", "1 board grey")

    assert chosen(*given) == "use shipwreck"


def test_it_does_not_waste_wild_goods() -> None:
    position = table("1 goods worker iron ammo", "1 state shipwreck")
    position.play(0, position.parse(0, "use shipwreck"))

    move = GreedyBot().choose(position, 0, seeded(1))

    assert position.notation(0, move) == "pay iron"


def test_it_pays_with_loose_goods_before_placed_ones() -> None:
    position = table("1 goods worker fuel", "1 state radioactive_fuel methane_storage+placed:fuel")
    position.play(0, position.parse(0, "use radioactive_fuel"))

    move = GreedyBot().choose(position, 0, seeded(1))

    assert position.notation(0, move) == "pay fuel"


def test_it_builds_what_produces_most_at_the_start() -> None:
    given = ("round 1", "1 goods 2 contact_grey", "1 hand courthouse gasoline_cultist")

    assert chosen(*given) == "build courthouse"


def test_it_replaces_a_ruin_before_a_location() -> None:
    given = ("1 goods brick", "1 state church museum+ruin", "1 hand wrecked_tank")
    position = table(*given)
    position.play(0, position.parse(0, "develop wrecked_tank"))

    move = GreedyBot().choose(position, 0, seeded(1))

    assert position.notation(0, move) == "over museum"


def test_it_puts_a_shield_on_its_best_location_before_it_acts() -> None:
    given = ("1 goods worker shield", "1 state old_cinema courthouse")

    assert chosen(*given) == "shield courthouse"


def test_it_stores_what_clean_up_would_take() -> None:
    given = ("phase clean_up", "1 goods 2 iron", "1 state ruined_library", "1 passed", "2 passed")

    assert chosen(*given) == "store all iron@ruined_library"


def test_it_triggers_the_end_when_it_leads() -> None:
    given = ("1 vp 24", "2 vp 10", "1 goods worker", "1 state archive")

    assert chosen(*given) == "use archive"


def test_it_does_not_trigger_the_end_when_it_is_far_behind() -> None:
    far_ahead = "2 state church church church_ne quarry docks assassin fuel_tank school pub"
    given = ("1 vp 24", "2 vp 24", far_ahead, "1 goods worker", "1 state archive", "2 passed")

    assert chosen(*given, "1 board grey red blue") == "pass"


def test_alone_it_takes_a_connection_before_the_rival_does() -> None:
    given = ("1 goods 3 worker", "connections junk_train", "1 hand school assassin")

    assert chosen(*given, seats=1) == "take junk_train"


def test_it_is_known_by_name() -> None:
    player = bot("greedy")

    assert isinstance(player, GreedyBot)
    assert (player.name, player.looks_ahead) == ("greedy", True)
    assert isinstance(ruleset("master").new(2, 1), MasterPosition)
