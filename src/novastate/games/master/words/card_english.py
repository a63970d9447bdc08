"""English words for card texts."""

from typing import Final

from novastate.games.master.words.patterns import Words

_GOODS: Final[tuple[tuple[str, str], ...]] = (
    ("brick", "bricks"),
    ("gun", "guns"),
    ("iron", "iron"),
    ("fuel", "fuel"),
    ("ammo", "ammo"),
    ("worker", "workers"),
    ("grey contact", "grey contacts"),
    ("red contact", "red contacts"),
    ("blue contact", "blue contacts"),
    ("universal contact", "universal contacts"),
    ("development token", "development tokens"),
    ("shield", "shields"),
    ("card", "cards"),
    ("victory point", "victory points"),
    ("resource of any kind", "resources of any kind"),
    ("of your deals", "of your deals"),
)

_PATTERNS: Final[dict[str, str]] = {
    # Lists and numbers.
    "and": "{first} and {last}",
    "or": "{first} or {last}",
    "count": "{count} {good}",
    # Costs.
    "pay": "pay {goods}",
    "discard": "discard {goods}",
    "costs": "{first} and {last}",
    "for": "{cost} to {gain}",
    "in_return": "",
    # What is gained, as the object of a verb.
    "one_of": "your choice of {options}",
    "per_category": "1 {good} for each of your locations of type {type}, at most {most}",
    "per_tally": "1 {good} for {each} you gained in this production phase, at most {most}",
    "gain": "gain {what}",
    "then_gain": "gain {what}",
    # Other gains, as an order.
    "place": (
        "put {what} on this location; what lies here counts as your supply "
        "and stays through clean-up"
    ),
    "copy_own": "gain what one of your production locations produces",
    "copy_own_other": "gain what one other production location of yours produces",
    "copy_rival": (
        "gain what a production location of a rival who has not passed produces; "
        "the rival loses nothing"
    ),
    "steal": "steal {what} from a rival who has not passed",
    "clear": (
        "reset up to {most} of your other locations: goods paid onto them and workers placed "
        "there are removed, and they can be used again"
    ),
    "own_deals": "gain the goods of up to {most} different deals of yours",
    "rival_deal": (
        "gain the good of one deal of a rival who has not passed; the rival loses nothing"
    ),
    "use_occupied": (
        "use an occupied open production of a rival who has not passed; its owner gains 1 {worker}"
    ),
    "draw_keep": "draw {drawn}; keep {keep} of them and discard the rest",
    # Whole sentences.
    "produces": "Produces {what}.",
    "produces_copy": (
        "Produces the same as one other production location of yours, chosen anew each time."
    ),
    "produces_take": (
        "In each production phase choose a production location of a rival: "
        "you gain what it produces instead of its owner."
    ),
    "open": (
        "Once a round, one rival may place 1 {worker} here to gain what this location produces; "
        "you then gain 1 {worker}."
    ),
    "activate": "{limit}: {what}.",
    "once": "once a round",
    "twice": "up to twice a round",
    "times": "up to {count} times a round",
    "unlimited": "any number of times",
    "play": "When played: {what}.",
    "on_deal": "Whenever you make a deal, {what}.",
    "on_raze": "Whenever you raze, {what}.",
    "on_deal_or_raze": "Whenever you make a deal or raze, {what}.",
    "tally": "Once per production phase: {what} if you gained {needed} in that phase.",
    "in_all": "a total of at least {count} {goods}",
    "at_least": "at least {what}",
    "store": "During clean-up you may keep here {slots}.",
    "slot": "up to {count} {good}",
    "slot_mix": "a total of up to {count} {goods}",
    "slot_any": "any number of {goods}",
    "slots": "{first}, plus {last}",
    "hire": (
        "Whenever you hire the basic resource that your faction board produces, "
        "gain 2 of it instead of 1."
    ),
    "raze_discount": "Razing a rival's location costs you {what} less.",
    "shield": "Always counts as shielded and cannot take a shield token.",
    # The parts of a card.
    "head": "{kind}, distance {distance}, {types}.",
    "types_0": "no type",
    "types_1": "type {types}",
    "types_2": "types {types}",
    "bonus": "Building bonus: {what}.",
    "spoils": "Spoils: {what}.",
    "deal": "Deal: {what}.",
    "nothing": "nothing",
    "faction_action": "{name}, {limit}: {what}.",
    "connection": "Connection card of the {deck} deck.",
    "deck_blue": "blue",
    "deck_red": "red",
}

WORDS: Final = Words(
    goods=_GOODS,
    each=tuple(f"each {one}" for one, _ in _GOODS),
    kinds=("Production", "Open production", "Feature", "Action"),
    types=(
        "brick",
        "gun",
        "iron",
        "fuel",
        "ammo",
        "worker",
        "card",
        "contact",
        "victory",
        "monument",
        "toxic",
    ),
    actions={
        "grey": "Grey action",
        "red": "Red action",
        "blue": "Blue action",
        "hire": "Hire",
    },
    patterns=_PATTERNS,
    capital_after_colon=False,
)
