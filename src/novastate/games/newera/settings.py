"""The options of NE-23, as they are offered and as the rules read them."""

from typing import Final, cast

from novastate.games.classic.table import Rules
from novastate.kernel.options import Option
from novastate.toolkit.option_files import read_options

OPTIONS: Final[tuple[Option, ...]] = read_options(
    "novastate.games.newera", "novastate.games.classic", "novastate.games"
)


def rules_of(options: dict[str, object]) -> Rules:
    """Return the figures of The New Era under these options."""
    rules = Rules(options)
    rules.hand_limit = cast(int, options["hand_limit"])
    rules.adding = True  # NE-8.1.3
    rules.instants = True
    rules.redevelop_vp = cast(int, options["redevelopment_vp"])
    rules.reconstruct_vp = cast(int, options["reconstruction_vp"])
    rules.free_at_zero = options["distance_zero"] == "free"
    rules.return_failed = options["failed_attack"] == "returned"
    rules.most_defences = cast(int, options["max_defences_per_location"])
    return rules
