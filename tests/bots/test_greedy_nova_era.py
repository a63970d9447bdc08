"""The greedy bot in Nova Era: strong enough, fair, and sensible."""

import pytest

from novastate.bots.bot import Bot, answer
from novastate.bots.greedy import GreedyBot
from novastate.bots.novaera.rating import COMPARED, RULES
from novastate.bots.registry import bot
from novastate.games.novaera.engine import MACHINE
from novastate.games.registry import ruleset
from novastate.kernel.chance import Chance, seeded
from novastate.kernel.position import Position
from tests.games.novaera.nova import play, table

ODD_OPTIONS: list[dict[str, object]] = [
    {"eras": 2, "friendly": True, "mild_disasters": True, "balanced_deal": True},
    {"lower_variant": True, "resource_supply": "20", "disaster_loss": "other"},
    {"card_edition": "first"},
    {"objective_ties": "all", "tie_break": "long", "dark_age_lasts": "once", "pick_limit": 8},
]


def finish(position: Position, bots: list[Bot], seed: int, bound: int = 3000) -> list[str]:
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


def answered(position: Position) -> str:
    """Return what the bot answers for the first seat to act."""
    seat = position.to_act()[0]
    return position.notation(seat, answer(GreedyBot(), position, seat, seeded(1)))


def chosen(*given: str, seats: int = 2) -> str:
    """Lay a table and return what the bot answers."""
    return answered(table(*given, seats=seats))


# --- strength -------------------------------------------------------------------------------


def test_it_beats_random_in_nearly_every_game_of_two() -> None:
    games = 30
    wins = 0

    for game in range(games):
        seat = game % 2
        bots: list[Bot] = [bot("random"), bot("random")]
        bots[seat] = bot("greedy")
        position = ruleset("novaera").new(2, game // 2)
        finish(position, bots, game)
        outcome = position.outcome()
        assert outcome is not None
        wins += outcome.winners == [seat]

    assert wins >= 0.95 * games


# --- manners --------------------------------------------------------------------------------


def test_every_question_has_its_rule() -> None:
    assert {*RULES, *COMPARED} == set(MACHINE.decisions)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_plays_legal_games_to_the_end(seats: int) -> None:
    position = ruleset("novaera").new(seats, 7)

    finish(position, [GreedyBot()] * seats, 7)

    assert position.outcome() is not None


@pytest.mark.parametrize("options", ODD_OPTIONS)
def test_it_plays_with_other_options(options: dict[str, object]) -> None:
    position = ruleset("novaera").new(3, 5, **options)

    finish(position, [GreedyBot()] * 3, 5)

    assert position.outcome() is not None


def test_the_same_chance_gives_the_same_game() -> None:
    games = []
    for _ in range(2):
        position = ruleset("novaera").new(3, 11)
        games.append((finish(position, [GreedyBot()] * 3, 11), position.digest()))

    assert games[0] == games[1]


def test_pondering_leaves_the_position_as_it_was() -> None:
    position = ruleset("novaera").new(2, 3)
    chance = seeded(3)
    for _ in range(150):
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


@pytest.mark.parametrize("seats", [2, 4])
def test_what_it_cannot_know_changes_nothing(seats: int) -> None:
    position = ruleset("novaera").new(seats, 21)

    finish(position, [Watchful()] * seats, 21)

    assert position.outcome() is not None


# --- sense ----------------------------------------------------------------------------------


def test_it_picks_dice_that_pay_for_a_good_card() -> None:
    given = ("phase pick", "column caravans", "1 resources", "zone yellow 6 black 1")

    assert chosen(*given, "zone red 6 black 1", "zone blue 6 black 1") == "pick 1"


def test_it_avoids_unrest_that_buys_nothing() -> None:
    given = ("phase pick", "1 unrest 5", "1 tableau irrigation", "zone red 2 black 6 black 6")

    assert chosen(*given, "zone red 2 black 1") == "pick 2"


def test_it_spends_a_black_die_on_a_personality() -> None:
    given = ("1 unrest 3", "1 dice black 5 green 2", "people sappho", "1 resources green")
    position = table(*given)
    play(position, "1: enlist sappho")

    assert answered(position) == "die black 5"


def test_it_develops_rather_than_gains_when_it_can_pay() -> None:
    given = ("1 dice blue 4", "1 resources 2 blue", "column alphabet")

    assert chosen(*given) == "develop alphabet"


def test_it_replaces_a_card_by_its_evolution() -> None:
    given = ("era 2", "1 tableau irrigation", "1 hand crop_rotation", "1 dice green 5")

    assert chosen(*given) == "develop crop_rotation"


def test_it_pays_a_bicolour_card_in_the_colour_it_lacks() -> None:
    given = ("round 3", "1 dice black 1", "1 resources 6 green 6 red", "1 tableau irrigation")
    position = table(*given, "column city_walls")
    play(position, "1: develop city_walls")

    assert answered(position) == "colour red"


def test_it_turns_a_die_when_that_pays_for_more() -> None:
    given = ("1 tableau military_tactics", "1 dice blue 1", "column mathematics")

    assert chosen(*given, "1 resources") == "use military_tactics"


def test_it_damages_what_it_needs_least() -> None:
    given = ("phase disasters", "era 3", "round 3", "tracks regression 10")

    answer = chosen(*given, "1 tableau storytelling laboratories alphabet")

    assert answer in ("damage storytelling", "damage alphabet")


def test_it_repairs_what_scores() -> None:
    given = ("era 3", "round 3", "1 tableau pottery+damaged fertilisers+damaged irrigation+damaged")
    position = table(*given, "1 dice black 1")
    play(position, "1: repair")

    assert answered(position) == "mend fertilisers"


def test_it_turns_resources_into_points_in_the_last_production() -> None:
    given = ("phase production", "era 3", "round 3", "1 tableau central_bank")

    assert chosen(*given, "1 resources 7 yellow") == "convert"


def test_it_keeps_a_marker_away_from_its_last_space() -> None:
    given = ("1 tableau storytelling", "1 dice black 6", "people ashoka", "tracks regression 9")
    position = table(*given)
    play(position, "1: enlist ashoka", "1: take blue", "1: take blue")

    assert answered(position) == "move regression"


def test_it_lowers_a_card_that_it_can_then_develop() -> None:
    given = (
        "1 tableau scouting",
        "1 dice yellow 6",
        "1 resources 2 yellow",
        "column caravans archery",
    )
    position = table(*given)

    assert answered(position) == "use scouting"
    play(position, "1: use scouting")
    assert answered(position) == "lower caravans"


def test_it_leaves_the_display_alone_where_lowering_helps_nobody() -> None:
    given = (
        "1 tableau scouting",
        "1 dice yellow 6",
        "1 resources 2 yellow",
        "column archery caravans",
    )

    assert chosen(*given) == "develop caravans"


def test_it_reserves_the_card_it_wants_most() -> None:
    given = ("1 tableau cleopatra", "1 dice yellow 3", "1 resources", "column caravans archery")
    position = table(*given)

    assert answered(position) == "use cleopatra"
    play(position, "1: use cleopatra")
    assert answered(position) == "mark caravans"


def test_it_leaves_the_token_on_a_card_it_wants() -> None:
    given = (
        "1 tableau cleopatra",
        "1 dice yellow 6",
        "1 resources 2 yellow",
        "column caravans archery",
    )

    assert chosen(*given, "token caravans") == "develop caravans"


def test_it_pays_for_lowering_where_the_option_allows() -> None:
    given = ("1 dice yellow 6", "1 resources 3 blue", "column caravans archery")

    assert answered(table(*given, lower_variant=True)) == "lower_for_1 caravans"
