"""Every ruleset as an OpenSpiel game: `python_novastate_master` and so on, registered on import."""

import hashlib
from collections.abc import Callable
from typing import Any, Final

from novastate.envs.missing import MissingPackages

try:
    import numpy as np
    import pyspiel

    from novastate.envs.face import Face, reseeded
    from novastate.envs.layout import Vector
    from novastate.envs.progress import Progress, dealt
except ModuleNotFoundError as error:
    raise MissingPackages(error) from error

from novastate.envs.rewards import by_win
from novastate.games.registry import rulesets
from novastate.kernel.codec import canonical
from novastate.kernel.errors import BadInput
from novastate.kernel.ruleset import Ruleset

DEALS: Final = 4096
"""How many deals the chance node at the start chooses among, if nothing is said."""
MOST_DEALS: Final = 1_000_000
LONGEST: Final = 20_000
"""A game that has had so many moves ends as a draw; random games have at most 1,500."""
FINGERPRINT: Final = 64
"""Bits that tell apart what a seat remembers, in the tensor of its information state."""


def game_name(game: str, solo: bool = False) -> str:
    """Return the name under which OpenSpiel knows a ruleset."""
    return f"python_novastate_{game}{'_solo' if solo else ''}"


def read_options(text: str) -> dict[str, object]:
    """Read options as a parameter writes them.

    >>> read_options("expansion:winter;promos:on")
    {'expansion': 'winter', 'promos': 'on'}
    """
    options: dict[str, object] = {}
    for entry in filter(None, text.split(";")):
        name, colon, value = entry.partition(":")
        if not colon:
            raise BadInput(f'"{entry}" is no option: they are written name:value, with ; between.')
        options[name.strip()] = value.strip()
    return options


def _game_type(rules: Ruleset, seats: tuple[int, ...], solo: bool) -> Any:
    """Describe a game to OpenSpiel; alone there is nobody for the sum to be zero with."""
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=game_name(rules.id, solo),
        long_name=f"{rules.title}{' (solo)' if solo else ''}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if solo else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": seats[0], "seed": 0, "deals": DEALS, "options": ""},
    )


class NovastateGame(pyspiel.Game):
    """A ruleset with its seats and options; `load_game` makes it."""

    def __init__(self, rules: Ruleset, game_type: Any, params: dict[str, Any]) -> None:
        seats, self.seed, self.deals = params["seats"], params["seed"], params["deals"]
        if not game_type.min_num_players <= seats <= game_type.max_num_players:
            raise BadInput(
                f"{game_type.short_name} takes {game_type.min_num_players} to"
                f" {game_type.max_num_players} seats, not {seats}."
            )
        if not 1 <= self.deals <= MOST_DEALS:
            raise BadInput(f'"deals" must be from 1 to {MOST_DEALS}, not {self.deals}.')
        if self.seed < 0:
            raise BadInput(f'"seed" must be 0 or more, not {self.seed}.')
        self.face: Final = Face(rules.id, seats, read_options(params["options"]))
        self.outcomes: Final = [(deal, 1 / self.deals) for deal in range(self.deals)]
        zero_sum = game_type.utility == pyspiel.GameType.Utility.ZERO_SUM
        info = pyspiel.GameInfo(
            num_distinct_actions=self.face.actions.size,
            max_chance_outcomes=self.deals,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type, info, params)

    def new_initial_state(self) -> "NovastateState":
        """Return the state before the deal."""
        return NovastateState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Count the chance nodes: the deal."""
        return 1

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> "Observer":
        """Return an object that observes states of this game."""
        if params:
            raise BadInput(f"Observers of {self.get_type().short_name} take no parameters.")
        chosen = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.face, chosen)


class NovastateState(pyspiel.State):
    """A state: nothing before the deal, then a game under way."""

    def __init__(self, game: NovastateGame) -> None:
        super().__init__(game)
        self.progress: Progress | None = None

    def _game(self) -> Any:
        return self.get_game()

    def current_player(self) -> int:
        """Return the seat that acts, chance before the deal, or the mark of the end."""
        if self.progress is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return self.progress.player()

    def is_terminal(self) -> bool:
        """Tell whether the game is over, or has gone on for too long."""
        progress = self.progress
        return progress is not None and (progress.player() < 0 or progress.moves >= LONGEST)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """List the deals."""
        outcomes: list[tuple[int, float]] = self._game().outcomes
        return outcomes

    def _legal_actions(self, player: int) -> list[int]:
        """List the legal actions in ascending order."""
        return [] if self.progress is None else list(self.progress.legal(self._game().face))

    def _apply_action(self, action: int) -> None:
        """Deal, or make a move."""
        game = self._game()
        if self.progress is None:
            self.progress = dealt(game.face.begin(game.seed + action))
        else:
            self.progress.play(game.face, action)

    def _action_to_string(self, player: int, action: int) -> str:
        """Write an action; seats count from the one who acts."""
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        text: str = self._game().face.actions.texts[action]
        return text

    def returns(self) -> list[float]:
        """Return what the game was worth to each seat; 0 while it goes on or was cut off."""
        outcome = None if self.progress is None else self.progress.position.outcome()
        return [0.0] * self._game().num_players() if outcome is None else by_win(outcome)

    def __str__(self) -> str:
        """Return what a spectator sees, and a hash of the whole truth."""
        if self.progress is None:
            return "before the deal"
        position = self.progress.position
        return f"{canonical(position.view(None))} {position.digest()}"


class Observer:
    """Writes states as seats see or remember them; see open_spiel's observation.py."""

    def __init__(self, face: Face, kind: Any) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise BadInput("No observer sees the secrets of several seats.")
        self._face: Final = face
        self._recalls: Final[bool] = kind.perfect_recall
        self._public: Final[bool] = kind.public_info
        self._own: Final[bool] = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        size = face.layout.size
        self.tensor: Final[Vector] = np.zeros(
            size + (FINGERPRINT if self._recalls else 0), np.float32
        )
        self.dict: Final = {"observation": self.tensor[:size]}
        if self._recalls:
            self.dict["fingerprint"] = self.tensor[size:]

    def set_from(self, state: NovastateState, player: int) -> None:
        """Write a state into the tensor."""
        self.tensor.fill(0)
        progress, face = state.progress, self._face
        if progress is None:
            return
        seen = self.dict["observation"]
        if self._own:
            legal = progress.legal(face) if player == progress.player() else {}
            view = progress.position.view(player)
            seen += face.vector(view, player, legal, progress.last[player])
        if self._own != self._public:
            public = face.vector(progress.position.view(None), player, {}, -1)
            seen += public if self._public else -public
        if self._recalls:
            self.dict["fingerprint"][:] = _fingerprint(self.string_from(state, player))

    def string_from(self, state: NovastateState, player: int) -> str:
        """Write a state as text."""
        progress = state.progress
        if progress is None:
            return "before the deal"
        if not self._own:
            return canonical(progress.position.view(None)) if self._public else ""
        if not self._public:
            return canonical(_secrets(progress, player))
        if self._recalls:
            return progress.remembered(self._face, player)
        return canonical(progress.observed(self._face, player))


def _secrets(progress: Progress, player: int) -> dict[str, object]:
    """Return what only one seat knows: where its view of itself says more than everybody's."""
    own: Any = progress.position.view(player)["players"]
    public: Any = progress.position.view(None)["players"]
    return {
        name: value
        for name, value in own[player].items()
        if name not in public[player] or public[player][name] != value
    }


def _fingerprint(text: str) -> Vector:
    """Hash a text to bits."""
    digest = hashlib.blake2b(text.encode(), digest_size=FINGERPRINT // 8).digest()
    return np.unpackbits(np.frombuffer(digest, np.uint8)).astype(np.float32)


def resampler(seed: int) -> Callable[[NovastateState, int], NovastateState]:
    """Return what `ISMCTSBot.set_resampler` takes: it deals afresh what a seat cannot know."""
    random = np.random.default_rng(seed)

    def resample(state: NovastateState, player: int) -> NovastateState:
        copy: NovastateState = state.clone()
        if copy.progress is not None:
            a, b, c, d = (int(word) for word in random.integers(2**32, size=4))
            copy.progress = copy.progress.redealt(player, reseeded((a, b, c, d)))
        return copy

    return resample


def _register(rules: Ruleset, seats: tuple[int, ...], solo: bool) -> None:
    """Make a game known to OpenSpiel."""
    game_type = _game_type(rules, seats, solo)

    # A class and no function: OpenSpiel lets go of it after the interpreter has ended, and only
    # what lies in a circle of references, as classes do, survives that.
    class Registered(NovastateGame):
        """One ruleset's game."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            given = {**game_type.parameter_specification, **(params or {})}
            super().__init__(rules, game_type, given)

    pyspiel.register_game(game_type, Registered)


def register(rules: Ruleset) -> None:
    """Make a ruleset known to OpenSpiel, its solo game under a name of its own."""
    _register(rules, tuple(seats for seats in rules.seats if seats > 1), solo=False)
    if 1 in rules.seats:
        _register(rules, (1,), solo=True)


for _rules in rulesets():
    register(_rules)
