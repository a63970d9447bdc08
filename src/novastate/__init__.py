"""Novastate: a digital table for 51st State and its kin."""

from typing import Final

__version__: Final = "0.1.0"
