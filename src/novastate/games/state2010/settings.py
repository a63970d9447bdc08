"""The options of FS-19, as they are offered and as the rules read them."""

from typing import Final, cast

from novastate.games.classic.table import Rules
from novastate.kernel.options import Option
from novastate.toolkit.option_files import read_options

OPTIONS: Final[tuple[Option, ...]] = read_options(
    "novastate.games.state2010", "novastate.games.classic", "novastate.games"
)


def rules_of(options: dict[str, object]) -> Rules:
    """Return the figures of the 2010 edition under these options."""
    rules = Rules(options)
    limit = str(options["hand_limit"])
    rules.hand_limit = 0 if limit == "none" else int(limit)
    rules.basic_redevelopments = 1 if options["basic_redevelopments_per_turn"] == "1" else 0
    rules.adding = options["contact_adding"] == "tokens"
    rules.produce_on_entry = bool(options["produce_on_entry"])
    rules.leader_places = int(str(options["leader_vp_places"]))
    rules.trait_slots = cast(int, options["slots_of_trait"])
    return rules
