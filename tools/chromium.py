"""Find Chromium for the browser tests, or install it: `python tools/chromium.py`."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
MISSING = (
    "The browser tests need Chromium: install it (Debian: apt-get install chromium) or let "
    "`python -m playwright install --with-deps chromium` fetch it, then run make test again."
)


def find_chromium() -> str | None:
    """Return the path of Chromium: on the PATH, or fetched by Playwright; None if there is none."""
    named = os.environ.get("NOVASTATE_CHROMIUM")
    if named:
        return named
    for name in NAMES:
        found = shutil.which(name)
        if found:
            return found
    return _fetched()


def _fetched() -> str | None:
    """Return the Chromium that belongs to the installed Playwright, if it is on this machine."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).is_file() else None


def _try(*command: str) -> bool:
    return subprocess.run(command, check=False, capture_output=True).returncode == 0


def install() -> bool:
    """Fetch Chromium by Playwright, else from the packages of Debian; tell whether it is there."""
    if _try(sys.executable, "-m", "playwright", "install", "chromium") and _fetched():
        return True
    return apt_install("chromium")


def apt_install(package: str) -> bool:
    """Install a package of Debian where that is possible; tell whether it was."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    if not root or shutil.which("apt-get") is None:
        return False
    install = ("apt-get", "install", "-y", "--no-install-recommends", package)
    return _try("apt-get", "update") and _try(*install)


def main() -> None:
    """Make sure that there is a Chromium."""
    if find_chromium():
        return
    print("Fetching Chromium for the browser tests ...", flush=True)
    if not install() or not find_chromium():
        raise SystemExit(MISSING)


if __name__ == "__main__":
    main()
