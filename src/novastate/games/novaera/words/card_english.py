"""English words for the card texts of Nova Era."""

from typing import Final

from novastate.games.novaera.words.patterns import Noun, Words

_COLOURS: Final = ("green", "red", "yellow", "blue", "black")


def _technologies(colour: str) -> Noun:
    return Noun(f"{colour} technology", f"{colour} technology", f"{colour} technologies")


def _in_tableau(what: str) -> Noun:
    one, several = f"{what} in your tableau", f"{what}s in your tableau"
    return Noun(one, one, several, f"{what}s in the tableau")


def _resources(name: str) -> Noun:
    return Noun(name, name, name, mass=True)


_NOUNS: Final[tuple[Noun, ...]] = (
    *[_technologies(colour) for colour in _COLOURS[:4]],
    Noun("territory", "territory", "territories"),
    Noun("technology", "technology", "technologies"),
    Noun("personality", "personality", "personalities"),
    _in_tableau("colour"),
    _in_tableau("type"),
    Noun("set of all four colours", "set of all four colours", "sets of all four colours"),
    Noun("two-colour technology", "two-colour technology", "two-colour technologies"),
    Noun("evolved card", "evolved card", "evolved cards"),
    Noun("damaged card", "damaged card", "damaged cards"),
    Noun("card in your past", "card in your past", "cards in your past", "cards in the past"),
    Noun("card in your hand", "card in your hand", "cards in your hand", "cards in hand"),
    Noun("point of unrest", "point of unrest", "points of unrest", "unrest", mass=True),
    Noun("victory point", "victory point", "victory points"),
    Noun("resource", "resource", "resources"),
    *[_resources(name) for name in ("Welfare", "Military", "Economy", "Knowledge")],
    Noun("type you have the most of", "majority", "types you have the most of", "majorities"),
    Noun("point of the pick sum", "point of the pick sum", "points of the pick sum"),
)

_PATTERNS: Final[dict[str, str]] = {
    # Lists.
    "and": "{first} and {last}",
    "or": "{first} or {last}",
    # The first line of a card.
    "head_technology": "{kind} ({deck}), {colours}, cost {cost}.",
    "head_territory": "{kind} ({deck}), requires {what}.",
    "head_personality": "{kind} ({deck}), cost {cost}.",
    # When.
    "instant": "At once: {what}.",
    "production": "Production: {what}.",
    "scoring": "Scoring: {what}.",
    "ability": "Ability, {limit}: {what}.",
    "always": "Always: {what}.",
    "on_pick": "After your pick: {what}.",
    "on_action": "After you {action}: {what}.",
    "on_upgrade": "With each upgrade: {what}.",
    "on_disaster": "After {disaster}: {what}.",
    "on_dark_age": "In each round of a dark age: {what}.",
    "on_civil_war": "After your civil war: {what}.",
    "on_new_era": "New era: {what}.",
    "develop_colours": "develop a {colours} technology",
    "gain_colours": "gain with a {colours} die",
    # How often.
    "round_1": "once a round",
    "round_2": "up to twice a round",
    "round": "up to {times} times a round",
    "game_1": "once a game",
    "game_2": "up to twice a game",
    "game": "up to {times} times a game",
    "limited": "{what}, {limit}",
    # If.
    "if": "{what} if {condition}",
    "if_counted": "{what}, if {condition}",
    "most": "you have the most {what}",
    "least": "you have the fewest {what}",
    "least_mass": "you have the least {what}",
    "most_mass": "you have the most {what}",
    "most_unrest": "you have the highest unrest",
    "least_unrest": "you have the lowest unrest",
    "at_least": "you have at least {n} {what}",
    "at_most": "you have at most {n} {what}",
    "none": "you have no {what}",
    "none_mass": "you have no {what}",
    "all_colours": "you have all four colours in your tableau",
    "all_types": "you have all five types in your tableau",
    "at_least_unrest": "your unrest is at least {n}",
    "at_most_unrest": "your unrest is at most {n}",
    "at_least_pick_sum": "the pick sum is at least {n}",
    "at_most_pick_sum": "the pick sum is at most {n}",
    "at_least_majorities": "you have the most of at least {n} of the types",
    "at_most_majorities": "you have the most of at most {n} of the types",
    "at_least_rivals_1": "at least {n} rival has {rival}",
    "at_least_rivals": "at least {n} rivals have {rival}",
    "at_most_rivals_1": "at most {n} rival has {rival}",
    "at_most_rivals": "at most {n} rivals have {rival}",
    "in_zone": "you are in the unrest zone",
    # How much, and whose.
    "per": "{what} for each {noun}, at most {most}",
    "per_several": "{what} for every {each} {noun}, at most {most}",
    "rival_one": "rival with {rival}",
    "rival_several": "rivals with {rival}",
    "fewer": "fewer {what}",
    "fewer_mass": "less {what}",
    "more": "more {what}",
    # What.
    "gain": "gain {what}",
    "lose": "lose {what}",
    "steal": "steal {what} from each rival with {rival}",
    "raise": "raise your unrest by {n}",
    "calm": "lower your unrest by {n}",
    "raise_rivals": "each rival with {rival} raises their unrest by {n}",
    "calm_rivals": "each rival with {rival} lowers their unrest by {n}",
    "vp_1": "{n} victory point",
    "vp": "{n} victory points",
    "convert": "pay {pay} to gain {get}",
    "convert_may": "you may pay {pay} to gain {get}",
    "flip": "flip {die} to its opposite side",
    "adjust_up": "raise {die} by {n}",
    "adjust_down": "lower {die} by {n}",
    "set_die": "set {die} to {n}",
    "reroll": "reroll {die}",
    "recolour": "turn {die} green, red, yellow or blue",
    "draw_die_1": "draw {n} die from the bag, roll it and add it to your dice",
    "draw_die": "draw {n} dice from the bag, roll them and add them to your dice",
    "repair_1": "you may repair {n} damaged card",
    "repair": "you may repair up to {n} damaged cards",
    "research_1": "you may take {n} available card of the columns into your hand",
    "research": "you may take up to {n} available cards of the columns into your hand",
    "draw_1": "draw {n} card from the stock",
    "draw": "draw {n} cards from the stock",
    "recall_1": (
        "you may take {n} technology or territory from your past into your hand "
        "if no card in play makes it obsolete"
    ),
    "recall": (
        "you may take up to {n} technologies or territories from your past into your hand "
        "if no card in play makes them obsolete"
    ),
    "damage": "damage {n} of your {what}",
    "damage_rivals": "each rival with {rival} damages {n} of their {what}",
    "track_up_1": "you may move {track} up {n} space",
    "track_up": "you may move {track} up {n} spaces",
    "track_down_1": "you may move {track} back {n} space",
    "track_down": "you may move {track} back {n} spaces",
    "marker": "the {track} marker",
    "any_marker": "any one of the five markers",
    "lower_1": "move {n} card of a column to the bottom of that column",
    "lower": "move up to {n} cards of the columns to the bottom of their columns",
    "reserve": (
        "you may put the reserve token on a card of a column: "
        "only you can take that card, and developing it costs you 2 less"
    ),
    "reserve_again": "place or move the reserve token",
    "keep_self": "this personality stays in play",
    "keep_choose": "you may keep one of your personalities in play",
    "discount_develop": "technologies cost you {n} less",
    "discount_colours": "{colours} technologies cost you {n} less",
    "discount_enlist": "personalities cost you {n} less",
    "discount_expand_1": "you may lack {n} technology that a territory requires",
    "discount_expand": "you may lack up to {n} technologies that a territory requires",
    "bonus_gain_1": "when you gain, take {n} more resource of the die's colour",
    "bonus_gain": "when you gain, take {n} more resources of the die's colour",
    "bonus_research_1": "when you research, you may take {n} more card",
    "bonus_research": "when you research, you may take {n} more cards",
    "bonus_repair_1": "when you repair, you may repair {n} more card",
    "bonus_repair": "when you repair, you may repair {n} more cards",
    "substitute_1": "when you develop, {n} {what} may stand for a resource of another kind",
    "substitute": "when you develop, up to {n} {what} may stand for resources of another kind",
    "wild_die": "when you develop, a {colours} die counts as a die of any colour",
    "pick_limit": "your pick limit is {n} higher",
    "reach": (
        "{limit}, when you develop, expand or research, "
        "the {n} lowest cards of each column are available to you"
    ),
    "count_as": "you count as having {n} more {what}",
    "protect": "you are protected from {what}",
    # Dice.
    "any_die": "one of your dice",
    "a_die": "a {colours} die",
    # Other cards.
    "obsoletes": "Makes {what} obsolete.",
    "evolves_from": "Evolves from {what} and makes it obsolete.",
    "evolves_into": "Evolves into {what}.",
    "card_name": "{name}",
}

WORDS: Final = Words(
    colours=_COLOURS,
    resources=(
        ("Welfare", "Welfare"),
        ("Military", "Military"),
        ("Economy", "Economy"),
        ("Knowledge", "Knowledge"),
        ("resource of your choice", "resources of your choice"),
    ),
    struck=("riots", "each invasion", "each decline", "each regression", "each disaster"),
    tracks=("riots", "invasion", "decline", "regression", "dark age"),
    kinds=("Technology", "Territory", "Personality"),
    columns=("Welfare", "Military", "Economy", "Knowledge", "Territories", "Personalities"),
    decks={
        "start": "start",
        "tech1": "era I",
        "evo12": "evolution I–II",
        "tech2": "era II",
        "evo23": "evolution II–III",
        "tech3": "era III",
        "pers1": "era I",
        "pers2": "era II",
        "pers3": "era III",
    },
    actions=("develop", "gain", "enlist", "expand", "repair", "calm", "research"),
    nouns=_NOUNS,
    protections=(
        "riots",
        "invasion",
        "decline",
        "regression",
        "the dark age",
        "the unrest penalty",
        "attacks",
        "civil war (your unrest stops one space before it)",
    ),
    endings=("", "", ""),
    patterns=_PATTERNS,
    capital_after_colon=False,
)
