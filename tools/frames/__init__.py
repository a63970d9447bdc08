"""How smoothly cards, tokens and markers travel: frames while motion runs, in every game."""
