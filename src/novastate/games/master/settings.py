"""The options of section 23, as they are offered and as the rules read them."""

from typing import Final

from novastate.games.master.goods import NUMBERS
from novastate.kernel.options import Option
from novastate.toolkit.option_files import read_options

OPTIONS: Final[tuple[Option, ...]] = read_options("novastate.games.master")


class Settings:
    """The options of section 23, typed for the rules."""

    def __init__(self, options: dict[str, object]) -> None:
        self.options: Final = options
        self.choose_faction: Final = options["faction_assignment"] == "choose"
        self.connections_reshuffle: Final = bool(options["connections_reshuffle"])
        self.typeless_new_card_matches: Final = bool(options["typeless_new_card_matches"])
        self.connection_pays_card: Final = bool(options["connection_pays_card"])
        self.steal_placed: Final = bool(options["steal_placed"])
        self.tally_remembered: Final = options["tally_outside_production"] == "remembered"
        self.body_hunters_self: Final = bool(options["body_hunters_self"])
        self.keep_development: Final = bool(options["keep_development"])
        self.tiebreak_hand: Final = bool(options["tiebreak_hand"])
        self.suggest_payment: Final = options["auto_payment"] == "suggest"
        end_vp = options["end_vp"]
        assert isinstance(end_vp, int)
        self.end_vp: Final = end_vp
        order = options["solo_compensation_order"]
        assert isinstance(order, list)
        self.compensation_order: Final[list[int]] = [NUMBERS[good] for good in order]
