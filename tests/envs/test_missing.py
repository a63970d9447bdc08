"""Without the packages for learners, one sentence says what to do."""

import subprocess
import sys

import pytest

PROGRAM = """
import sys
sys.modules["{package}"] = None  # as if it were not installed
from novastate.envs import MissingPackages, aec_env
try:
    {wish}
except MissingPackages as missing:
    print(missing)
"""


@pytest.mark.parametrize(
    ("package", "wish"),
    [
        ("numpy", 'aec_env("master")'),
        ("pettingzoo", 'aec_env("master")'),
        ("numpy", "import novastate.envs.openspiel"),
        ("pyspiel", "import novastate.envs.openspiel"),
    ],
)
def test_a_missing_package_is_named_with_what_to_do(package: str, wish: str) -> None:
    # when
    program = PROGRAM.format(package=package, wish=wish)
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    # then
    assert run.stderr == ""
    assert run.stdout == (
        f"The environments need the package {package}, which is not installed:"
        ' pip install "novastate[envs]"\n'
    )
