"""What the terminal says around a game, in English and German."""

from typing import Final

WORDS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "player": "Player",
        "welcome": "{title}. You are {you}, seat {seat} of {seats}; seed {seed}.",
        "rivals": "Against you: {names}.",
        "welcome_help": "Answer with a number; h explains the rest.",
        "prompt": "> ",
        "keys": "? why not · u undo · c CARD · r CLAUSE · t table · h help · q quit",
        "keys_plain": "? why not · c CARD · r CLAUSE · t table · h help · q quit",
        "suggested": "Enter: {move}",
        "undone": "Taken back.",
        "no_undo": "This cannot be taken back: something was revealed or somebody else has acted.",
        "nothing_refused": "Everything you could think of here is possible.",
        "none_like": 'Nothing that is refused here contains "{word}".',
        "number": "Give a number from 1 to {n}, a move such as {move}, or h for help.",
        "saved": "Saved in {file}.",
        "save_usage": "Write save and the name of a file.",
        "quit": "The game ends here after {n} moves.",
        "eof": "The input ends here; the game stands after {n} moves.",
        "reason": "{reason} ({clause})",
        "help": """\
A number      answers with that option; so does its text, e.g. {move}
Enter         takes the suggestion, or the only option
u             takes your last move back, until something is revealed
?             says what you cannot do now, and why; ? WORD only what contains it
c CARD        shows a card, by its id or its name
r CLAUSE      shows a clause of the rules, e.g. r {clause}
t             shows the table again
save FILE     writes the record of the game so far
q             ends the game
"final" marks what shows something hidden and cannot be taken back.""",
    },
    "de": {
        "player": "Spieler",
        "welcome": "{title}. Du bist {you}, Platz {seat} von {seats}; Startzahl {seed}.",
        "rivals": "Gegen dich: {names}.",
        "welcome_help": "Antworte mit einer Zahl; h erklärt den Rest.",
        "prompt": "> ",
        "keys": "? warum nicht · u zurück · c KARTE · r REGEL · t Tisch · h Hilfe · q Ende",
        "keys_plain": "? warum nicht · c KARTE · r REGEL · t Tisch · h Hilfe · q Ende",
        "suggested": "Eingabetaste: {move}",
        "undone": "Zurückgenommen.",
        "no_undo": "Das geht nicht zurück: Etwas wurde aufgedeckt oder jemand anderes war dran.",
        "nothing_refused": "Alles Denkbare ist hier möglich.",
        "none_like": "Nichts, was hier nicht geht, enthält „{word}“.",
        "number": "Gib eine Zahl von 1 bis {n} an, einen Zug wie {move}, oder h für Hilfe.",
        "no_move": "„{text}“ ist hier kein Zug; h hilft.",
        "no_card": "Es gibt keine Karte „{text}“.",
        "no_clause": "Es gibt keine Regel „{text}“.",
        "saved": "In {file} gespeichert.",
        "save_usage": "Schreibe save und den Namen einer Datei.",
        "quit": "Das Spiel endet hier nach {n} Zügen.",
        "eof": "Die Eingabe endet hier; das Spiel steht nach {n} Zügen.",
        "reason": "{reason} ({clause})",
        "help": """\
Eine Zahl     antwortet mit dieser Möglichkeit, ebenso ihr Text, etwa {move}
Eingabetaste  nimmt den Vorschlag oder die einzige Möglichkeit
u             nimmt deinen letzten Zug zurück, solange nichts aufgedeckt ist
?             sagt, was jetzt nicht geht und warum; ? WORT nur, was es enthält
c KARTE       zeigt eine Karte, nach Kennung oder Name
r REGEL       zeigt eine Regel, etwa r {clause}
t             zeigt den Tisch noch einmal
save DATEI    schreibt das bisherige Spiel auf
q             beendet das Spiel
„endgültig“ zeigt etwas Verdecktes und lässt sich nicht zurücknehmen.""",
    },
}
