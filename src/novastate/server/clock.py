"""The time of day, in one place so that tests can set it."""

import time


class Clock:
    """Tells the time in seconds since 1970."""

    def now(self) -> float:
        """Return the time now."""
        return time.time()
