"""A ruleset of one folder and one line in the registry can be played wherever the others can."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from novastate.arena.bench import compiled

if compiled():
    pytest.skip("Python code cannot derive from a compiled Position", allow_module_level=True)

from novastate.arena.health.data import health_data
from novastate.arena.simulate import simulate
from novastate.arena.tournament import standings, tournament
from novastate.bots.analysis import answers, chances
from novastate.bots.bot import answer
from novastate.bots.registry import bot, names
from novastate.envs import aec_env
from novastate.envs.face import Face
from novastate.games import registry
from novastate.games.registry import GameEntry, ruleset, rulesets
from novastate.kernel.chance import seeded
from novastate.kernel.errors import BadInput
from novastate.kernel.game import Game, replay
from novastate.kernel.position import Position
from novastate.kernel.questions import Refused
from novastate.kernel.record import read_record
from novastate.server import content
from tests.cli.conftest import Cli, cli
from tests.server.conftest import running, settings_for

__all__ = ["cli"]

FIRST = ["1"] * 40
"""Always the first option."""
SOURCE = Path(registry.__file__).resolve().parents[1]
EXAMPLE = Path(__file__).resolve().parent / "example_game"
LINE = '        GameEntry("prizes", "novastate.games.prizes.ruleset:Prizes"),\n'


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Add the one line, and take it away again."""
    entry = GameEntry("prizes", "tests.example_game.ruleset:Prizes")
    monkeypatch.setitem(registry.GAMES, entry.id, entry)
    content.games.cache_clear()
    yield
    content.games.cache_clear()


def played(position: Position, bots: list[str], seed: int) -> None:
    """Let bots play a position to its end; every move is checked."""
    players, chance = [bot(name) for name in bots], seeded(seed)
    while position.to_act():
        seat = position.to_act()[-1]
        position.play(seat, answer(players[seat], position, seat, chance))


def test_it_is_listed_with_the_others() -> None:
    assert [rules.id for rules in rulesets()][-1] == "prizes"
    assert ruleset("prizes").title == "Prizes"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_can_be_saved_copied_and_dealt_afresh(seats: int) -> None:
    # given
    rules = ruleset("prizes")
    position, chance = rules.new(seats, 3), seeded(3)
    while position.to_act():
        # when
        again = rules.from_data(position.to_data())
        worlds = [position.redeal(seat, seeded(5)) for seat in range(seats)]
        # then
        assert again.digest() == position.clone().digest() == position.digest()
        assert [world.view(seat) for seat, world in enumerate(worlds)] == position.views(
            list(range(seats))
        )
        seat = position.to_act()[0]
        moves = position.moves(seat)
        position.apply(seat, moves[chance.below(len(moves))])


def test_it_says_why_a_move_is_refused_and_that_it_has_no_scenarios() -> None:
    # given
    rules = ruleset("prizes")
    position = rules.new(2, 3)
    wrong = position.parse(0, "choose 0")
    # then
    with pytest.raises(Refused, match=r"does not answer what is asked now \(choose\)"):
        position.play(0, wrong)
    with pytest.raises(BadInput, match='"ten" is no card'):
        position.parse(0, "choose ten")
    with pytest.raises(BadInput, match="Prizes has no scenarios"):
        rules.clear(position)
    assert rules.pass_word() == ""
    assert position.passing(0) is None
    assert position.holdings(1) == {"vp": 0, "card": 4}


@pytest.mark.parametrize("name", names())
def test_every_bot_plays_it(name: str) -> None:
    position = ruleset("prizes").new(3, 5)

    played(position, [name, "random", "easy"], 5)

    assert position.outcome() is not None


def test_greedy_beats_random() -> None:
    report = simulate("prizes", 2, ["greedy", "random"], 60)

    assert report.failed() == []
    wins = [game.bots[seat] for game in report.finished() for seat in game.winners]
    assert wins.count("greedy") > wins.count("random")


def test_hints_and_chances_are_worked_out() -> None:
    position = ruleset("prizes").new(2, 5)

    found = answers(position, 0, "here", worlds=4)

    assert found[0].move in position.moves(0)
    assert sum(each.chance for each in chances(position, None, "here", 4)) == pytest.approx(1.0)


def test_it_is_played_in_the_arena(tmp_path: Path) -> None:
    report = tournament("prizes", 2, ["random", "greedy", "normal"], 6)

    assert report.failed() == []
    assert set(standings(report)) == {"random", "greedy", "normal"}
    assert health_data(simulate("prizes", 3, ["random"], 5))["bands"] == 0


@pytest.mark.parametrize("lang", ["en", "de"])
def test_it_is_played_in_the_terminal(cli: Cli, tmp_path: Path, lang: str) -> None:
    file = tmp_path / "game.record"

    ran = cli(f"play prizes --seats 3 --seed 3 --lang {lang} --record {file}", lines=FIRST)

    assert (ran.code, ran.err) == (0, "")
    assert {"en": "Winner: ", "de": "Sieg: "}[lang] in ran.out
    assert {"en": "The game is over.", "de": "Die Partie ist zu Ende."}[lang] in ran.out
    assert max(len(line) for line in ran.out.splitlines() if str(file) not in line) <= 80
    assert cli(f"verify {file}").code == 0


def test_the_commands_know_it(cli: Cli) -> None:
    assert "Prizes" in cli("games").out
    for line in ("simulate prizes --games 3 --bots greedy", "cards prizes", "bench prizes --json"):
        ran = cli(f"{line} --rounds 1 --games 2" if line.startswith("bench") else line)
        assert (ran.code, ran.err) == (0, "")


def test_it_is_an_environment() -> None:
    # given
    env = aec_env("prizes", seats=2, render_mode="ansi")
    env.reset(seed=4)
    # when
    for agent in env.agent_iter():
        seen, _, ended, cut, _ = env.last()
        assert env.observation_space(agent).contains(seen)
        env.step(None if ended or cut else int(seen["action_mask"].nonzero()[0][-1]))
    # then
    assert "choose 7" in env.unwrapped.face.actions.texts


def test_an_observation_tells_the_own_hand_but_no_other() -> None:
    # given
    face = Face("prizes", 2, {})
    position = face.begin(3)
    # when
    there = [position.redeal(0, seeded(n)) for n in range(4)]
    # then
    own = [face.vector(each.view(0), 0, face.legal(each, 0), -1).tolist() for each in there]
    other = [face.vector(each.view(1), 1, face.legal(each, 1), -1).tolist() for each in there]
    assert own[0] == own[1] == own[2] == own[3]
    assert len({tuple(each) for each in other}) > 1


def test_it_is_an_open_spiel_game() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from novastate.envs.openspiel import register

    register(ruleset("prizes"))
    game = pyspiel.load_game("python_novastate_prizes", {"seats": 3})
    state, chance = game.new_initial_state(), seeded(2)
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[chance.below(len(actions))])

    assert sum(state.returns()) == pytest.approx(0.0)


async def test_it_is_played_on_a_server(tmp_path: Path) -> None:
    async with running(settings_for(f"sqlite:///{tmp_path / 'test.db'}")) as site:
        # given
        ann = site.player()
        [listed] = [each for each in await ann.get("/api/games") if each["id"] == "prizes"]
        assert [each["id"] for each in listed["bots"]] == names()
        seats = [{"kind": "person", "name": "Ann"}, "bot", {"kind": "bot", "bot": "normal"}]
        table = await ann.begin(*seats, game="prizes")
        wire = await ann.sit(table)
        assert wire.state["view"]["prize"]
        # when
        while await wire.asked():
            assert (await wire.move())["type"] == "ack"
        # then
        outcome = await wire.figures()
        assert outcome["scores"] == wire.state["table"]["scores"]
        text = await ann.get(f"/api/tables/{table}/record")
        game = replay(ruleset("prizes"), read_record(text, "record"))
        found = game.position.outcome()
        assert found is not None
        assert [result.score for result in found.results] == outcome["scores"]
        # and: nothing it does not have is asked for in vain
        assert (await ann.get("/api/games/prizes/cards"))["cards"] == []
        assert await ann.get("/api/games/prizes/rules") == []
        assert (await ann.get("/api/games/prizes/rulebook"))["chapters"] == []
        assert await ann.get("/api/games/prizes/puzzles") == []
        assert await ann.get("/api/games/prizes/cast")
        # and: the finished game can be looked at move by move
        assert len((await ann.get(f"/api/tables/{table}/moves"))["moves"]) == 24
        assert await ann.get(f"/api/tables/{table}/replay")


def test_a_folder_and_a_line_are_all_it_takes(tmp_path: Path) -> None:
    # given a copy of the program
    package = tmp_path / "novastate"
    shutil.copytree(SOURCE, package, ignore=shutil.ignore_patterns("static", "__pycache__"))
    # when the folder and the line are added
    shutil.copytree(EXAMPLE, package / "games" / "prizes")
    file = package / "games" / "registry.py"
    before, end, after = file.read_text("utf-8").partition("    )\n}\n")
    file.write_text(f"{before}{LINE}{end}{after}", "utf-8")
    # then
    command = ["simulate", "prizes", "--games", "2", "--bots", "greedy,normal", "--json"]
    ran = subprocess.run(
        [sys.executable, "-m", "novastate.cli", *command],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.stderr == ""
    assert json.loads(ran.stdout)["failed"] == []


def test_a_record_replays() -> None:
    game = Game(ruleset("prizes"), 2, 9)
    played_by, chance = bot("greedy"), seeded(1)
    while game.position.to_act():
        seat = game.position.to_act()[0]
        game.play(seat, answer(played_by, game.position, seat, chance))

    again = replay(ruleset("prizes"), read_record(game.finished_record().write(), "record"))

    assert again.position.digest() == game.position.digest()
