"""What is said when the packages for learners are not installed."""

from typing import Final

OURS: Final = "novastate"


class MissingPackages(ImportError):
    """Raised when an environment is wanted and a package it stands on is not there."""

    def __init__(self, error: ModuleNotFoundError) -> None:
        super().__init__(
            f"The environments need the package {error.name}, which is not installed:"
            ' pip install "novastate[envs]"',
            name=error.name,
        )
