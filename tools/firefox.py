"""Find Firefox for the browser tests, or install it: `python -m tools.firefox`."""

import os
import shutil

from tools.chromium import apt_install

NAMES = ("firefox-esr", "firefox")
MISSING = (
    "The browser tests need Firefox: install it (Debian: apt-get install firefox-esr), then run "
    "make test again."
)


def find_firefox() -> str | None:
    """Return the path of Firefox, as NOVASTATE_FIREFOX names it or on the PATH."""
    named = os.environ.get("NOVASTATE_FIREFOX")
    if named:
        return named
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def main() -> None:
    """Make sure that there is a Firefox."""
    if find_firefox():
        return
    print("Fetching Firefox for the browser tests ...", flush=True)
    if not apt_install("firefox-esr") or not find_firefox():
        raise SystemExit(MISSING)


if __name__ == "__main__":
    main()
