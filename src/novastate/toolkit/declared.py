"""The steps of a game, gathered from the modules of its rules."""

from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from novastate.kernel.steps import StepKind


def steps_in(package: str) -> list[StepKind[Any]]:
    """Gather what the modules of a package declare as `STEPS`."""
    folder = import_module(package).__path__
    modules = [import_module(f"{package}.{found.name}") for found in iter_modules(folder)]
    return [step for module in modules for step in getattr(module, "STEPS", ())]
