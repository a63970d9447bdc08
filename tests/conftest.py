"""Settings shared by all tests."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

import novastate
from novastate.kernel import errors

# The same examples on every run; HYPOTHESIS_PROFILE=thorough looks for new ones.
settings.register_profile("quick", deadline=None, derandomize=True, max_examples=50)
settings.register_profile("thorough", deadline=None, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))


def pytest_report_header() -> str:
    form = "interpreted" if errors.__file__.endswith(".py") else "compiled"
    return f"novastate {novastate.__version__}, {form}"


@pytest.fixture(scope="session")
def root() -> Path:
    """Return the top folder of the checkout."""
    return Path(__file__).resolve().parent.parent
