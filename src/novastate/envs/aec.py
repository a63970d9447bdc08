"""Every ruleset as a PettingZoo environment in which agents act one after the other."""

import sys
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from novastate.envs.drawing import draw
from novastate.envs.face import Face, Legal, whole
from novastate.envs.layout import LIMIT
from novastate.envs.rewards import reward_of
from novastate.kernel.errors import BadInput
from novastate.kernel.position import Position

RENDER_MODES: Final = ("human", "ansi")
SEEDS: Final = 2**63


class NovastateEnv(AECEnv[str, dict[str, Any], int | None]):
    """A game as a PettingZoo environment; make it with `aec_env`.

    Who is asked something acts. Where several are asked at the same time, they answer in the order
    of their seats, and none sees another's answer before all have given theirs.
    """

    metadata: dict[str, Any] = {
        "render_modes": list(RENDER_MODES),
        "name": "novastate_v1",
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str,
        seats: int,
        options: dict[str, object],
        render_mode: str | None,
        reward: str,
        max_moves: int | None,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadInput(
                f'There is no render mode "{render_mode}" (there are {", ".join(RENDER_MODES)}).'
            )
        if max_moves is not None and whole("max_moves", max_moves) < 1:
            raise BadInput(f'"max_moves" must be 1 or more, not {max_moves}.')
        self.face: Final = Face(game, seats, options)
        self.metadata = {**self.metadata, "name": f"novastate_{game}_v1"}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self._reward: Final = reward_of(reward)
        self._max_moves: Final = max_moves
        self._seats: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space = spaces.Dict(
            {
                "observation": spaces.Box(-LIMIT, LIMIT, (self.face.layout.size,), np.float32),
                "action_mask": spaces.MultiBinary(self.face.actions.size),
            }
        )
        self._observation_spaces = {agent: _same(space) for agent in self.possible_agents}
        self._action_spaces = {
            agent: spaces.Discrete(self.face.actions.size) for agent in self.possible_agents
        }
        self._random = np.random.default_rng()
        self._position: Position | None = None
        self.agents: list[str] = []

    def __str__(self) -> str:
        """Return the name."""
        return str(self.metadata["name"])

    @property
    def position(self) -> Position:
        """The whole truth of the running game; agents must not look at it."""
        if self._position is None:
            raise BadInput("No game has begun: call reset() first.")
        return self._position

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; a seed gives the same game on every machine and in every program.

        `options` is not used: what a game is played with, `aec_env` is told.
        """
        if seed is None:
            seed = int(self._random.integers(SEEDS))
        else:
            seed = whole("seed", seed)
            self._random = np.random.default_rng(abs(seed))
        self._position = self.face.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._moves = 0
        self._last = [-1] * self.face.seats
        self._ask_next()
        self._show()

    def _ask_next(self) -> None:
        """Turn to the seat that acts, and work out what it may do."""
        self._legal: dict[int, Legal] = {}
        asked = self.position.to_act()
        if asked:
            self.agent_selection = self.possible_agents[asked[0]]

    def legal(self, agent: str) -> Legal:
        """Return the legal moves of an agent by the number of their action."""
        seat = self._seats[agent]
        if seat not in self._legal:
            self._legal[seat] = self.face.legal(self.position, seat)
        return self._legal[seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent sees and may do; nothing else goes into it."""
        seat = self._seats[agent]
        view = self.position.view(seat)
        over = self.terminations.get(agent, True) or self.truncations.get(agent, True)
        legal = {} if over else self.legal(agent)
        return {
            "observation": self.face.vector(view, seat, legal, self._last[seat]),
            "action_mask": self.face.mask(legal),
        }

    def step(self, action: int | None) -> None:
        """Make the move of an action; an agent whose game is over steps with None."""
        if not self.agents:
            raise BadInput("No game is going on: call reset() first.")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(None)
            return
        number = self._checked(agent, action)
        seat = self._seats[agent]
        move = self.legal(agent)[number]
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.position.apply(seat, move)
        self._moves += 1
        self._last[seat] = number
        self._ask_next()
        self._look_for_the_end()
        self._accumulate_rewards()
        self._show()

    def _checked(self, agent: str, action: int | None) -> int:
        """Return a legal action as a plain number, or refuse it."""
        number = whole("action", action)
        if number in self.legal(agent):
            return number
        texts = self.face.actions.texts
        what = f' ("{texts[number]}")' if 0 <= number < len(texts) else ""
        raise BadInput(
            f"Action {number}{what} is not legal for {agent} now; action_mask flags what is."
        )

    def _look_for_the_end(self) -> None:
        """Reward and end, or cut off, when it is time."""
        outcome = self.position.outcome()
        if outcome is not None:
            for seat, value in enumerate(self._reward(outcome)):
                agent = self.possible_agents[seat]
                self.rewards[agent] = value
                self.terminations[agent] = True
                result = outcome.results[seat]
                self.infos[agent] = {"score": result.score, "rank": result.rank}
        elif self._max_moves is not None and self._moves >= self._max_moves:
            self.truncations = dict.fromkeys(self.agents, True)

    def render(self) -> str | None:
        """Write what the acting agent sees as text: return it (ansi) or print it (human)."""
        if self.render_mode is None:
            return None
        seat = self._seats[self.agent_selection]
        text = draw(self.position.view(seat), self.face.card_names, self._doing(seat))
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(text + "\n")
        return None

    def _show(self) -> None:
        """Print the game by itself where a human watches."""
        if self.render_mode == "human":
            self.render()

    def _doing(self, seat: int) -> str:
        """Say what the acting seat may answer, or that the game is over."""
        if not self.position.to_act():
            return "The game is over."
        texts = self.face.actions.texts
        answers = [texts[number] for number in self.legal(self.possible_agents[seat])]
        return f"Seat {seat + 1} may answer: {', '.join(answers)}."

    def close(self) -> None:
        """Do nothing; there is nothing to close."""


def _same(space: spaces.Dict) -> spaces.Dict:
    """Copy a space, so that each agent's is quick by itself."""
    return spaces.Dict(dict(space.spaces))
