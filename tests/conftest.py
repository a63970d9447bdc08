"""Settings shared by all tests."""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import novastate
from novastate.kernel import errors

# How long examples take is not tested: the machine may be busy.
patient = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
# The same examples on every run; HYPOTHESIS_PROFILE=thorough looks for new ones.
settings.register_profile("quick", patient, derandomize=True, max_examples=50)
settings.register_profile("thorough", patient, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))


def pytest_report_header() -> str:
    form = "interpreted" if errors.__file__.endswith(".py") else "compiled"
    return f"novastate {novastate.__version__}, {form}"


@pytest.fixture(scope="session")
def root() -> Path:
    """Return the top folder of the checkout."""
    return Path(__file__).resolve().parent.parent
