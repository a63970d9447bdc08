"""Every ruleset as an environment for learners: PettingZoo here, OpenSpiel in `openspiel`."""

from typing import TYPE_CHECKING

from novastate.envs.missing import MissingPackages

if TYPE_CHECKING:
    from novastate.envs.aec import NovastateEnv

__all__ = ["MissingPackages", "aec_env"]


def aec_env(
    game: str,
    seats: int = 2,
    *,
    render_mode: str | None = None,
    reward: str = "win",
    max_moves: int | None = None,
    **options: object,
) -> "NovastateEnv":
    """Make a ruleset's PettingZoo environment; options are those of the ruleset.

    `reward` is what the end of a game is worth: "win" (1 to the winner, 0 in sum) or "margin"
    (points ahead of the rivals' mean). With `max_moves` a game is cut off after so many moves.

    >>> env = aec_env("master", seats=2, expansion="winter")
    >>> env.reset(seed=1)
    >>> env.agent_selection
    'player_0'
    """
    try:
        from novastate.envs.aec import NovastateEnv
    except ModuleNotFoundError as error:
        raise MissingPackages(error) from error
    return NovastateEnv(game, seats, options, render_mode, reward, max_moves)
