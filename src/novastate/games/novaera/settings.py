"""The options of section 17, as they are offered and as the rules read them."""

from typing import Final, cast

from novastate.kernel.options import Option
from novastate.toolkit.option_files import read_options

OPTIONS: Final[tuple[Option, ...]] = read_options("novastate.games.novaera", "novastate.games")


def _whole(options: dict[str, object], name: str) -> int:
    return cast(int, options[name])


def _wholes(options: dict[str, object], name: str) -> list[int]:
    return cast("list[int]", options[name])


class Settings:
    """The options of section 17, typed for the rules."""

    def __init__(self, options: dict[str, object], seats: int) -> None:
        faces = sorted(_wholes(options, "faces"))
        zone = _wholes(options, "unrest_zone")
        last = _whole(options, "disaster_last")
        self.options: Final = options
        self.dice: Final = _wholes(options, "dice_per_colour")
        self.faces: Final = faces
        self.lowest: Final = faces[0]
        self.highest: Final = faces[-1]
        self.zone_size: Final = _whole(options, "zone_size")
        self.pick_limit: Final = _whole(options, "pick_limit")
        self.unrest_last: Final = _whole(options, "unrest_last")
        self.zone_from: Final = zone[0]
        self.zone_to: Final = zone[1]
        self.track_last: Final = [last, last, last, last, _whole(options, "dark_age_last")]
        self.dark_age_once: Final = options["dark_age_lasts"] == "once"
        self.columns: Final = _wholes(options, "columns")[seats - 2]
        self.column_height: Final = _whole(options, "column_height")
        self.personalities: Final = _wholes(options, "personalities_shown")[seats - 2]
        self.start_resources: Final = _whole(options, "start_resources")
        self.start_hand: Final = _whole(options, "start_hand")
        self.eras: Final = _whole(options, "eras")
        self.rounds: Final = _whole(options, "rounds_per_era")
        self.first_player: Final = str(options["first_player"])
        self.supply: Final = 20 if options["resource_supply"] == "20" else 0  # 0: unlimited
        self.upgrade_vp: Final = _whole(options, "upgrade_vp")
        self.presence_vp: Final = _whole(options, "presence_vp")
        self.majority_vp: Final = _whole(options, "majority_vp")
        self.resources_per_vp: Final = _whole(options, "resources_per_vp")
        self.repair_cards: Final = _whole(options, "repair_cards")
        self.calm_steps: Final = _whole(options, "calm_steps")
        self.damaged_meets: Final = bool(options["damaged_meets_requirement"])
        self.damaged_evolves: Final = bool(options["damaged_evolves"])
        self.other_loss: Final = options["disaster_loss"] == "other"
        self.all_objectives_tie: Final = options["objective_ties"] == "all"
        self.long_tie_break: Final = options["tie_break"] == "long"
        self.friendly: Final = bool(options["friendly"])
        self.mild: Final = bool(options["mild_disasters"])
        self.lower_variant: Final = bool(options["lower_variant"])
        self.balanced: Final = bool(options["balanced_deal"])
        self.order_asked_often: Final = options["production_order"] == "often"
