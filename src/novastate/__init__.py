"""Novastate: a digital table for 51st State and its kin."""

from typing import Final

from novastate.games.registry import ruleset, rulesets
from novastate.kernel.game import Game

__version__: Final = "0.1.0"
__all__ = ["Game", "__version__", "ruleset", "rulesets"]
