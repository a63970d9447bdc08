"""How long tests and tools wait for something before they call it broken.

Tests wait for conditions and go on the moment these hold; the bounds are only reached where
something will never happen. So they are far longer than anything takes on a very busy machine.
"""

from typing import Final

PATIENCE: Final = 120.0
"""Seconds for one answer, one frame, one start of a process."""
LONG: Final = 900.0
"""Seconds for a whole game, or for the work of a whole program."""
