"""What is said about puzzles, in both languages."""

from typing import Final

from novastate.puzzles.puzzle import WIN, Puzzle

WORDS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "out_of_reach": "{want} points are out of reach: at most {most} from here.",
        "short": "{want} points are out of reach: at most {most} from here."
        " No longer possible: {move}. {why}",
        "round_over": "The round is over, with {have} of {want} points.",
        "turn_over": "Your turn is over, with {have} of {want} points.",
        "game_over": "The game is over, with {have} of {want} points.",
        "win_out_of_reach": "You can no longer win in this round.",
        "win_short": "You can no longer win in this round: {move}. {why}",
        "win_round_over": "The round is over, and the game goes on.",
        "win_turn_over": "Your turn is over, and the game goes on.",
        "win_game_over": "The game is over, and you have not won it.",
        "goal_out_of_reach": "The goal is out of reach.",
        "goal_short": "The goal is out of reach: {move}. {why}",
        "goal_round_over": "The round is over, and the goal is not reached.",
        "goal_turn_over": "Your turn is over, and the goal is not reached.",
        "goal_game_over": "The game is over, and the goal is not reached.",
        "other_move": "Another move had the clearly better chance.",
    },
    "de": {
        "out_of_reach": "{want} Punkte sind nicht mehr möglich: Von hier sind es höchstens {most}.",
        "short": "{want} Punkte sind nicht mehr möglich: Von hier sind es höchstens {most}."
        " Nicht mehr möglich: {move}. {why}",
        "round_over": "Die Runde ist vorbei, mit {have} von {want} Punkten.",
        "turn_over": "Dein Zug ist vorbei, mit {have} von {want} Punkten.",
        "game_over": "Die Partie ist vorbei, mit {have} von {want} Punkten.",
        "win_out_of_reach": "In dieser Runde kannst du nicht mehr gewinnen.",
        "win_short": "In dieser Runde kannst du nicht mehr gewinnen: {move}. {why}",
        "win_round_over": "Die Runde ist vorbei, und die Partie geht weiter.",
        "win_turn_over": "Dein Zug ist vorbei, und die Partie geht weiter.",
        "win_game_over": "Die Partie ist vorbei, und du hast sie nicht gewonnen.",
        "goal_out_of_reach": "Das Ziel ist nicht mehr zu erreichen.",
        "goal_short": "Das Ziel ist nicht mehr zu erreichen: {move}. {why}",
        "goal_round_over": "Die Runde ist vorbei, und das Ziel ist nicht erreicht.",
        "goal_turn_over": "Dein Zug ist vorbei, und das Ziel ist nicht erreicht.",
        "goal_game_over": "Die Partie ist vorbei, und das Ziel ist nicht erreicht.",
        "other_move": "Ein anderer Zug hatte deutlich bessere Aussichten.",
    },
}


def code_for(puzzle: Puzzle, code: str) -> str:
    """Return the code of what is said of a puzzle: not every goal is a number of points."""
    if puzzle.counted or code == "other_move":
        return code
    return f"win_{code}" if puzzle.measure == WIN else f"goal_{code}"


def say(code: str, lang: str, **args: object) -> str:
    """Say something in a language.

    >>> say("round_over", "en", have=3, want=8)
    'The round is over, with 3 of 8 points.'
    """
    return WORDS[lang][code].format(**args)
