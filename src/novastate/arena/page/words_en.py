"""The words of the report in English."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "tournament": "Tournament",
    "simulation": "Simulation",
    "subtitle": "{games} games with {seats} seats · {bots}",
    "games": "Games",
    "failures": "Failures",
    "rounds": "Rounds",
    "decisions": "Decisions",
    "score": "Score",
    "lead": "Lead",
    "per_game": "in a game",
    "mean": "mean",
    "of_best": "of the best over the second",
    "speed": "Games a second",
    "ratings": "Ratings",
    "ratings_note": (
        "Elo scale with 95 % intervals; the mean of all is 1500, 400 points are odds of ten to one."
    ),
    "bots": "Bots",
    "bots_note": (
        "The share of the victories of each bot with its 95 % interval; the line is what falls to"
        " it among equals."
    ),
    "bot": "Bot",
    "rating": "Rating",
    "interval": "95 %",
    "wins": "Wins",
    "win_rate": "Win rate",
    "fair": "Fair share",
    "mean_score": "Mean score",
    "ms": "ms a decision",
    "duels": "Bot against bot",
    "duels_note": (
        "How often the bot of a row was placed before the bot of a column, with the 95 % interval."
    ),
    "ahead": "ahead of",
    "seats": "Seats",
    "seats_note": "Win rate by seat, whoever sat there. The line is the fair share.",
    "seat": "Seat {n}",
    "order": "Order of the first round",
    "place": "Place {n}",
    "factions": "Factions",
    "factions_note": "Win rate of those who led each faction.",
    "faction": "Faction",
    "length": "Length of the games",
    "by_rounds": "By rounds",
    "by_decisions": "By decisions",
    "wins_by_length": "Win rate by length",
    "wins_by_length_note": "The share of the victories of each bot in games of that length.",
    "scores": "Scores",
    "scores_note": "How often each score was reached; the line is the median.",
    "openings": "Openings",
    "openings_note": "The kinds of the first three deeds of a player, and how those players fared.",
    "first_deeds": "First deeds",
    "opening": "Opening",
    "first_cards": "First card",
    "first_cards_note": "The first deed of a player that concerned a card.",
    "first_card": "First deed with a card",
    "times": "Times",
    "cards": "Cards",
    "cards_note": (
        "Win rate of those who brought a card into play. It says who took a card as much as what "
        "the card does."
    ),
    "card": "Card",
    "best_cards": "Most successful",
    "worst_cards": "Least successful",
    "at_least": "Cards that were taken at least {n} times.",
    "seen": "Seen",
    "taken": "Taken",
    "taken_share": "Taken of seen",
    "dealt": "Dealt",
    "razed": "Razed",
    "played": "Played",
    "conquered": "Conquered",
    "raided": "Razed at rivals",
    "all_cards": "All {n} cards",
    "all_rows": "All {n} rows",
    "filter": "Filter by name",
    "leaders": "Who leads, wins?",
    "leaders_note": "Win rate of who alone had most of something in the end.",
    "counts": "In a game",
    "counts_note": "How often things happen in a game, all seats together.",
    "what": "What",
    "often": "Times in a game",
    "health": "Health",
    "health_note": (
        "How the game as a whole stands to the bands of a healthy one; a measure"
        " that is unsure needs more games."
    ),
    "measure": "Measure",
    "value": "Value",
    "band": "Band",
    "verdict": "Verdict",
    "inside": "inside",
    "outside": "outside",
    "unsure": "unsure",
    "ends": "Ends and events",
    "reasons": "What decided",
    "solo": "Solo",
    "level": "Level",
    "failed": "Games that failed",
    "failed_line": "Game {n}, seed {seed}: {message}",
    "method": "How to read this",
    "method_rates": (
        "Win rates come with Wilson 95 % intervals; a shared victory is split. Intervals treat "
        "games as independent."
    ),
    "method_ratings": (
        "Ratings are the most likely strengths in the model of Plackett and Luce, by the final "
        "order of all games; every bot gets one imagined draw against an average player."
    ),
    "method_deals": (
        "In a tournament all bots meet on the same deals, and everybody moves on from seat to "
        "seat until all have sat everywhere."
    ),
    "method_unbalanced": "This run stopped within a leg: it is balanced after {n} games.",
    "seed": "Seed",
    "deals_from": "Seeds of the deals from",
    "options": "Options",
    "default": "default",
    "version": "Novastate {version}, rules version {rules}",
    "sort": "Sort by this column",
}

THINGS: Final[dict[str, str]] = {
    "vp_era_1": "Victory points in era 1",
    "vp_era_2": "Victory points in era 2",
    "vp_era_3": "Victory points in era 3",
    "raid": "Raze at a rival",
    "board": "Contact action",
    "take_connection": "Take connection",
    "play_connection": "Play connection",
}
"""Things that are not called as their id is written."""
