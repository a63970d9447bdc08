"""Check that a compiled build can be made here, or that the installed one is compiled."""

import importlib
import importlib.util
import os
import pkgutil
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

COMPILED = (
    "novastate.kernel",
    "novastate.toolkit",
    "novastate.games",
    "novastate.bots.classic",
    "novastate.bots.learned",
    "novastate.bots.master",
    "novastate.bots.novaera",
)
"""Packages whose modules, besides `__init__`, a compiled build must hold in compiled form."""


GCC = "Free Software Foundation"
"""What every gcc says of itself, whatever it is called."""


def missing(profiled: bool) -> list[str]:
    """List what a compiled build needs and this machine lacks; a profiled one needs gcc."""
    lacks = []
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if not shutil.which(compiler):
        lacks.append(f"a C compiler ({compiler}; on Debian: apt install gcc)")
    elif profiled and GCC not in _version(compiler):
        lacks.append(f"gcc to be profiled ({compiler} is another compiler; set CC)")
    header = Path(sysconfig.get_path("include")) / "Python.h"
    if not header.is_file():
        version = sysconfig.get_python_version()
        lacks.append(f"the Python headers (Python.h; on Debian: apt install python{version}-dev)")
    return lacks


def _version(compiler: str) -> str:
    return subprocess.run([compiler, "--version"], capture_output=True, text=True).stdout


def interpreted() -> list[str]:
    """List the modules that are not compiled, or not the installed ones."""
    site = Path(sysconfig.get_path("platlib")).resolve()
    wrong = []
    for package in COMPILED:
        path = importlib.import_module(package).__path__
        for module in pkgutil.walk_packages(path, f"{package}."):
            spec = importlib.util.find_spec(module.name)
            where = Path(spec.origin if spec and spec.origin else "").resolve()
            if site not in where.parents:
                wrong.append(f"{module.name} is not the installed one")
            elif not module.ispkg and where.suffix not in (".so", ".pyd"):
                wrong.append(f"{module.name} is {where.name}")
    return wrong


def main() -> int:
    """Print what is wrong, one line each; exit 1 if anything is."""
    if "--installed" in sys.argv[1:]:
        wrong = interpreted()
        for line in wrong:
            print(f"Not compiled: {line}.", file=sys.stderr)
    else:
        wrong = missing("--profiled" in sys.argv[1:])
        for line in wrong:
            print(f"A compiled build needs {line}.", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
