"""What the server itself says, in English and German; games have their own phrase books."""

from typing import Final

STATUS: Final[dict[str, int]] = {
    "not_found": 404,
    "no_page": 404,
    "wrong_method": 405,
    "no_table": 404,
    "no_game": 404,
    "one_edition": 404,
    "no_edition": 404,
    "no_puzzle": 404,
    "no_moment": 404,
    "no_link": 404,
    "not_host": 403,
    "not_yours": 403,
    "no_analysis": 403,
    "no_puzzle_hints": 403,
    "puzzle_over": 409,
    "no_way_on": 409,
    "foreign_origin": 403,
    "not_operator": 403,
    "wrong_password": 401,
    "not_signed_in": 401,
    "no_session": 404,
    "too_many_guesses": 429,
    "name_taken": 409,
    "name_alike": 409,
    "name_kept_free": 409,
    "name_of_account": 409,
    "name_at_table": 409,
    "second_seat": 409,
    "seat_taken": 409,
    "table_full": 409,
    "seated_already": 409,
    "already_started": 409,
    "not_started": 409,
    "not_finished": 409,
    "old_rules": 409,
    "seats_open": 409,
    "no_take_back": 409,
    "no_lesson": 409,
    "lesson_path": 409,
    "back_asked": 409,
    "no_request": 409,
    "no_pass": 409,
    "too_many_tables": 429,
    "too_many_links": 429,
    "slow_down": 429,
    "too_large": 413,
    "busy": 503,
    "disk_full": 503,
    "read_only": 503,
    "no_database": 503,
    "damaged": 503,
}
"""HTTP status by code; 400 where none is named."""

WORDS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "not_found": "There is nothing at this address.",
        "wrong_method": "This address does not take this kind of request.",
        "bad_request": "The request cannot be read: {detail}.",
        "too_large": "This is too large: at most {limit} bytes are taken.",
        "slow_down": "That was too much at once. Wait a moment and try again.",
        "server": "The server has a fault. It has been written down; please try again.",
        "busy": "The database is busy, so this was not done. Try again in a moment.",
        "disk_full": "The server's disk is full or has a fault, so this was not stored."
        " What was stored before is safe; try again later.",
        "read_only": "The server may only read its database at the moment, so this was not stored."
        " What was stored before is safe; try again later.",
        "no_database": "The server cannot reach its database at the moment, so this was not done."
        " What was stored before is safe; try again in a moment.",
        "damaged": "A part of the server's database is damaged, so this is not possible."
        " Whoever runs the server has to restore a copy.",
        "foreign_origin": "This page was not served by this server.",
        "not_operator": "The figures are for the operator: ask on the server's own machine or with"
        " the token.",
        "no_table": "There is no such table. The link may be incomplete.",
        "no_game": 'There is no game "{game}".',
        "one_edition": "{title} has one edition of its cards: leave the edition out.",
        "no_edition": 'There is no edition "{edition}" of these cards (there are {editions}).',
        "no_character": 'There is no "{character}" to play this game.',
        "no_bot": 'There is no bot "{bot}" (there are {bots}).',
        "no_puzzle": "There is no such puzzle.",
        "no_link": "This personal link is not valid. It may be incomplete.",
        "no_moment": "This game has moves 0 to {last}, no move {move}.",
        "no_seat": "This table has seats 1 to {last}, no seat {seat}.",
        "not_host": "Only the person who made the table can do this.",
        "not_yours": "Seat {seat} is not yours.",
        "no_seat_of_yours": "You have no seat at this table: you are watching.",
        "seat_taken": "Seat {seat} is taken.",
        "table_full": "All seats of this table are taken.",
        "seated_already": "You sit at this table already.",
        "already_started": "The game has begun already.",
        "not_started": "The game has not begun yet.",
        "not_finished": "This is possible when the game is over.",
        "old_rules": "This game was played by rules that have changed since: its result and its log"
        " are kept, but it cannot be played again.",
        "reason_rules_changed": "The rules have changed since the game began: it ends unfinished,"
        " and nobody has won or lost.",
        "reason_old_rules": "Played by older rules; these are the scores as they were stored.",
        "is_finished": "The game is over.",
        "seats_open": "Seat {seat} is still open: wait for somebody or give it to a bot.",
        "too_many_tables": "You have {limit} unfinished tables; finish or leave one first.",
        "too_many_links": "This seat has {limit} personal links already.",
        "seats_number": "{title} takes {least} to {most} seats, not {seats}.",
        "needs_person": "A hot-seat table needs at least one person and no open seats.",
        "seed_range": "The seed must be a whole number from 0 to 2^63 - 1.",
        "seed_with_others": "A seed can be chosen only where no stranger can sit down:"
        " whoever knows it knows all cards.",
        "move_seconds_range": "The time for a decision must be from {least} to {most} seconds.",
        "no_option": 'There is no option "{name}".',
        "option_value": 'The option "{name}" cannot have this value: it takes {wanted}.',
        "wants_switch": "on or off",
        "wants_choice": "one of {choices}",
        "wants_number": "a whole number from {least} to {most}",
        "wants_numbers": "whole numbers from {least} to {most}",
        "wants_list": "each of {choices} once, in any order",
        "wants_table": "a table of cards, each with a table of fields",
        "options_clash": "These options cannot be played: {detail}.",
        "overrides_open": "Cards can be changed only where no stranger can join: make the table"
        " private, or play it on one screen.",
        "overrides_cards": "At most {limit} cards can be changed, not {cards}.",
        "overrides_long": "The changes of cards are too long: at most {limit} characters in all.",
        "overrides_field": 'Card "{card}", field "{field}": at most {limit} characters.',
        "overrides_number": 'Card "{card}", field "{field}": {number} is too large a number here,'
        " {most} is the most.",
        "overrides_place": 'Card "{card}", field "{field}": a changed card cannot place goods.',
        "name_missing": "A name is missing.",
        "name_long": "The name is too long: at most {limit} characters.",
        "name_taken": "This name has an account already.",
        "name_alike": "This name looks like that of another account; choose a different one.",
        "name_kept_free": "This name is kept free; choose another one.",
        "name_of_account": "“{name}” looks like the name of somebody's account: sign in, or choose"
        " another name.",
        "name_at_table": "Somebody at this table has a name that looks like “{name}”; choose"
        " another one.",
        "second_seat": "You have a seat at this table already; at an open table everybody has one.",
        "source_counted": "counted on the table",
        "no_take_back": "Moves cannot be taken back at this table now.",
        "no_own_move": "This is no move of yours that still stands.",
        "back_asked": "Somebody else has asked to take a move back; answer that first.",
        "no_request": "Nobody asks you for anything now.",
        "former_player": "Former player",
        "not_signed_in": "You are not signed in.",
        "no_session": "There is no such session of yours; it may have ended already.",
        "too_many_guesses": "These were too many wrong passwords. Wait a minute and try again.",
        "password_common": "This password is one of the first that are guessed; choose another.",
        "password_name": "The password must not be the name.",
        "password_short": "The password needs at least {limit} characters.",
        "password_long": "The password is too long: at most {limit} characters.",
        "wrong_password": "Name and password do not fit together.",
        "record_unreadable": "The record cannot be used: {detail}.",
        "record_line": "The record cannot be used, because of line {line}: {detail}.",
        "record_nonsense": "The record cannot be used: it does not describe a game.",
        "record_diverges": "The record was played again and ended elsewhere than it says.",
        "record_long": "The record has too many moves: at most {limit} are taken.",
        "stale": "The table has changed meanwhile; look again and decide.",
        "unreadable": "“{move}” does not answer what is asked now.",
        "not_asked": "You are not asked anything now.",
        "no_analysis": "This table plays without hints and reviews.",
        "no_puzzle_hints": "A puzzle has no hints until it is solved.",
        "puzzle_over": "The puzzle is over: go back to a move, or try again.",
        "no_way_on": "No way to the goal is known from here: go back to a move, or try again.",
        "no_undo": "This cannot be taken back: something was revealed, chance was consulted,"
        " another player's turn has begun or a bot played for you.",
        "no_pass": "Nobody passes in this game: every die is spent.",
        "bot_plays": "A bot plays this seat now; take it back first.",
        "not_taken_over": "This seat is in your hands already.",
        "chat_empty": "There is nothing to say.",
        "chat_long": "This is too long for the chat: at most {limit} characters.",
        "no_lesson": "No lesson is under way at this table.",
        "lesson_later": "Not yet: “{tried}” comes in step {step}.",
        "lesson_too": "“{tried}” is possible too; for now: {task}.",
        "lesson_instead": "“{tried}” is not possible now. The task: {task}.",
        "hello_first": "Say hello first.",
        "bad_frame": "The message cannot be read: {detail}.",
        "command_id": "The command needs an id of 1 to {limit} characters.",
        "table_begins": "The game begins. The hash of its seed begins with {hash}.",
        "table_asks_back": "{name} asks to take a move back.",
        "table_agrees_back": "{name} agrees.",
        "table_refuses_back": "{name} does not agree: the move stays.",
        "table_withdraws_back": "{name} no longer asks to take a move back.",
        "table_goes_back": "{name} goes back to an earlier move.",
        "table_undo": "{name} takes the last move back.",
        "table_taken_over": "A bot plays for {name}.",
        "table_time_out": "{name} ran out of time: a bot plays for {name}.",
        "table_taken_back": "{name} is back.",
        "table_rules_changed": "The rules have changed since this game began:"
        " it ends here, unfinished.",
        "table_branch": "The game goes on from here in another way.",
        "guest": "Guest",
        "bot_random": "Random",
        "bot_greedy": "Greedy",
        "bot_easy": "Easy",
        "bot_normal": "Normal",
        "bot_hard": "Hard",
        "bot_expert": "Expert",
    },
    "de": {
        "not_found": "Unter dieser Adresse ist nichts.",
        "wrong_method": "Diese Adresse nimmt solche Anfragen nicht an.",
        "bad_request": "Die Anfrage ist nicht lesbar.",
        "too_large": "Das ist zu groß: höchstens {limit} Byte sind möglich.",
        "slow_down": "Das war zu viel auf einmal. Warte kurz und versuche es noch einmal.",
        "server": "Der Server hat einen Fehler. Er ist notiert; bitte versuche es noch einmal.",
        "busy": "Die Datenbank ist beschäftigt, deshalb geschah das nicht."
        " Versuche es gleich noch einmal.",
        "disk_full": "Der Speicher des Servers ist voll oder gestört, deshalb wurde das nicht"
        " gespeichert. Früheres ist sicher; versuche es später noch einmal.",
        "read_only": "Der Server kann seine Datenbank gerade nur lesen, deshalb wurde das nicht"
        " gespeichert. Früheres ist sicher; versuche es später noch einmal.",
        "no_database": "Der Server erreicht seine Datenbank gerade nicht, deshalb geschah das"
        " nicht. Früheres ist sicher; versuche es gleich noch einmal.",
        "damaged": "Ein Teil der Datenbank des Servers ist beschädigt, deshalb geht das nicht."
        " Wer den Server betreibt, muss eine Sicherung einspielen.",
        "foreign_origin": "Diese Seite stammt nicht von diesem Server.",
        "not_operator": "Die Zahlen sind für den Betreiber: Frage auf dem Rechner des Servers oder"
        " mit dem Token.",
        "no_table": "Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig.",
        "no_game": "Ein Spiel „{game}“ gibt es nicht.",
        "one_edition": "Die Karten von {title} gibt es in einer Ausgabe: Lass die Ausgabe weg.",
        "no_edition": "Eine Ausgabe „{edition}“ dieser Karten gibt es nicht (es gibt {editions}).",
        "no_character": "Dieses Spiel spielt niemand namens „{character}“.",
        "no_bot": "Einen Bot „{bot}“ gibt es nicht (es gibt {bots}).",
        "no_puzzle": "Dieses Rätsel gibt es nicht.",
        "no_link": "Dieser persönliche Link gilt nicht. Vielleicht ist er unvollständig.",
        "no_moment": "Diese Partie hat die Züge 0 bis {last}, keinen Zug {move}.",
        "no_seat": "Dieser Tisch hat die Plätze 1 bis {last}, keinen Platz {seat}.",
        "not_host": "Das kann nur, wer den Tisch eröffnet hat.",
        "not_yours": "Platz {seat} ist nicht deiner.",
        "no_seat_of_yours": "Du hast keinen Platz an diesem Tisch: Du schaust zu.",
        "seat_taken": "Platz {seat} ist besetzt.",
        "table_full": "Alle Plätze an diesem Tisch sind besetzt.",
        "seated_already": "Du sitzt schon an diesem Tisch.",
        "already_started": "Die Partie hat schon begonnen.",
        "not_started": "Die Partie hat noch nicht begonnen.",
        "not_finished": "Das geht erst, wenn die Partie zu Ende ist.",
        "old_rules": "Diese Partie wurde nach Regeln gespielt, die sich seither geändert haben:"
        " Ergebnis und Verlauf sind aufbewahrt, aber nachspielen lässt sie sich nicht.",
        "reason_rules_changed": "Die Regeln haben sich seit dem Beginn geändert: Die Partie endet"
        " unvollendet, niemand hat gewonnen oder verloren.",
        "reason_old_rules": "Nach älteren Regeln gespielt; dies sind die gespeicherten Punkte.",
        "is_finished": "Die Partie ist zu Ende.",
        "seats_open": "Platz {seat} ist noch frei: Warte auf jemanden oder gib ihn einem Bot.",
        "too_many_tables": "Du hast {limit} offene Tische; beende oder verlasse erst einen.",
        "too_many_links": "Dieser Platz hat schon {limit} persönliche Links.",
        "seats_number": "{title} hat {least} bis {most} Plätze, nicht {seats}.",
        "needs_person": "An einem Bildschirm braucht es mindestens einen Menschen"
        " und keine freien Plätze.",
        "seed_range": "Der Startwert muss eine ganze Zahl von 0 bis 2^63 - 1 sein.",
        "seed_with_others": "Ein Startwert lässt sich nur wählen, wo sich kein Fremder setzen kann:"
        " Wer ihn kennt, kennt alle Karten.",
        "move_seconds_range": "Die Zeit für eine Entscheidung muss {least} bis {most} Sekunden"
        " betragen.",
        "no_option": "Eine Option „{name}“ gibt es nicht.",
        "option_value": "Die Option „{name}“ kann diesen Wert nicht haben: möglich ist {wanted}.",
        "wants_switch": "an oder aus",
        "wants_choice": "eines von {choices}",
        "wants_number": "eine ganze Zahl von {least} bis {most}",
        "wants_numbers": "ganze Zahlen von {least} bis {most}",
        "wants_list": "jedes von {choices} genau einmal, in beliebiger Reihenfolge",
        "wants_table": "eine Tabelle von Karten, jede mit einer Tabelle von Feldern",
        "options_clash": "Mit diesen Optionen kann nicht gespielt werden.",
        "overrides_open": "Karten lassen sich nur ändern, wo niemand Fremdes mitspielen kann:"
        " Mach den Tisch privat, oder spielt an einem Bildschirm.",
        "overrides_cards": "Höchstens {limit} Karten lassen sich ändern, nicht {cards}.",
        "overrides_long": "Die Änderungen der Karten sind zu lang: zusammen höchstens"
        " {limit} Zeichen.",
        "overrides_field": "Karte „{card}“, Feld „{field}“: höchstens {limit} Zeichen.",
        "overrides_number": "Karte „{card}“, Feld „{field}“: {number} ist hier zu groß,"
        " höchstens {most} ist möglich.",
        "overrides_place": "Karte „{card}“, Feld „{field}“: Eine geänderte Karte kann keine Güter"
        " auslegen.",
        "name_missing": "Es fehlt ein Name.",
        "name_long": "Der Name ist zu lang: höchstens {limit} Zeichen.",
        "name_taken": "Unter diesem Namen gibt es schon ein Konto.",
        "name_alike": "Dieser Name sieht aus wie der eines anderen Kontos; wähle einen anderen.",
        "name_kept_free": "Dieser Name bleibt frei; wähle einen anderen.",
        "name_of_account": "„{name}“ sieht aus wie der Name eines Kontos: Melde dich an oder wähle"
        " einen anderen Namen.",
        "name_at_table": "An diesem Tisch hat jemand einen Namen, der aussieht wie „{name}“; wähle"
        " einen anderen.",
        "second_seat": "Du hast schon einen Platz an diesem Tisch; an einem offenen Tisch hat jeder"
        " nur einen.",
        "source_counted": "auf dem Tisch gezählt",
        "no_take_back": "An diesem Tisch können jetzt keine Züge zurückgenommen werden.",
        "no_own_move": "Das ist kein Zug von dir, der noch gilt.",
        "back_asked": "Jemand anderes möchte gerade einen Zug zurücknehmen; antworte erst.",
        "no_request": "Niemand bittet dich gerade um etwas.",
        "former_player": "Früherer Spieler",
        "not_signed_in": "Du bist nicht angemeldet.",
        "no_session": "Eine solche Anmeldung von dir gibt es nicht; vielleicht ist sie schon"
        " beendet.",
        "too_many_guesses": "Das waren zu viele falsche Passwörter. Warte eine Minute und versuche"
        " es noch einmal.",
        "password_common": "Dieses Passwort gehört zu denen, die zuerst geraten werden; wähle ein"
        " anderes.",
        "password_name": "Das Passwort darf nicht der Name sein.",
        "password_short": "Das Passwort braucht mindestens {limit} Zeichen.",
        "password_long": "Das Passwort ist zu lang: höchstens {limit} Zeichen.",
        "wrong_password": "Name und Passwort passen nicht zusammen.",
        "record_unreadable": "Die Aufzeichnung ist nicht brauchbar.",
        "record_line": "Die Aufzeichnung ist nicht brauchbar: In Zeile {line} stimmt etwas nicht.",
        "record_nonsense": "Die Aufzeichnung ist nicht brauchbar: Sie beschreibt keine Partie.",
        "record_diverges": "Die Aufzeichnung wurde nachgespielt und endete anders, als sie angibt.",
        "record_long": "Die Aufzeichnung hat zu viele Züge: höchstens {limit} sind möglich.",
        "stale": "Am Tisch hat sich inzwischen etwas geändert; schau neu und entscheide dann.",
        "unreadable": "„{move}“ beantwortet nicht, was gerade gefragt ist.",
        "not_asked": "Du wirst gerade nichts gefragt.",
        "no_analysis": "An diesem Tisch wird ohne Tipps und Rückschau gespielt.",
        "no_puzzle_hints": "Für ein Rätsel gibt es keine Tipps, bis es gelöst ist.",
        "puzzle_over": "Das Rätsel ist vorbei: Geh einen Zug zurück oder beginne neu.",
        "no_way_on": "Von hier führt kein bekannter Weg zum Ziel: Geh einen Zug zurück"
        " oder beginne neu.",
        "no_undo": "Das lässt sich nicht zurücknehmen: Etwas wurde aufgedeckt, der Zufall befragt,"
        " jemand anderes ist schon am Zug oder ein Bot hat für dich gespielt.",
        "no_pass": "In diesem Spiel passt niemand: Jeder Würfel wird eingesetzt.",
        "bot_plays": "Diesen Platz spielt gerade ein Bot; übernimm ihn erst wieder.",
        "not_taken_over": "Diesen Platz spielst du schon selbst.",
        "chat_empty": "Da steht nichts.",
        "chat_long": "Das ist zu lang für den Chat: höchstens {limit} Zeichen.",
        "no_lesson": "An diesem Tisch läuft keine Lektion.",
        "lesson_later": "Noch nicht: „{tried}“ kommt in Schritt {step}.",
        "lesson_too": "„{tried}“ geht auch; jetzt aber: {task}.",
        "lesson_instead": "„{tried}“ geht jetzt nicht. Die Aufgabe: {task}.",
        "hello_first": "Zuerst kommt die Begrüßung.",
        "bad_frame": "Die Nachricht ist nicht lesbar: {detail}.",
        "command_id": "Der Befehl braucht eine Kennung mit 1 bis {limit} Zeichen.",
        "table_begins": "Die Partie beginnt. Der Hash ihres Startwerts beginnt mit {hash}.",
        "table_asks_back": "{name} bittet darum, einen Zug zurückzunehmen.",
        "table_agrees_back": "{name} stimmt zu.",
        "table_refuses_back": "{name} stimmt nicht zu: Der Zug bleibt.",
        "table_withdraws_back": "{name} bittet nicht mehr darum, einen Zug zurückzunehmen.",
        "table_goes_back": "{name} geht zu einem früheren Zug zurück.",
        "table_undo": "{name} nimmt den letzten Zug zurück.",
        "table_taken_over": "Für {name} spielt ein Bot.",
        "table_time_out": "Die Zeit von {name} ist um: Für {name} spielt ein Bot.",
        "table_taken_back": "{name} ist wieder da.",
        "table_rules_changed": "Die Regeln haben sich seit dem Beginn dieser Partie geändert:"
        " Sie endet hier unvollendet.",
        "table_branch": "Von hier an geht die Partie anders weiter.",
        "guest": "Gast",
        "bot_random": "Zufall",
        "bot_greedy": "Gierig",
        "bot_easy": "Leicht",
        "bot_normal": "Normal",
        "bot_hard": "Schwer",
        "bot_expert": "Experte",
    },
}


def say(code: str, lang: str, **args: object) -> str:
    """Say a sentence of the server."""
    return WORDS[lang][code].format(**args)


class Problem(Exception):
    """Something that cannot be done: a code with its arguments, spoken when it is answered."""

    def __init__(self, code: str, /, **args: object) -> None:
        super().__init__(code)
        self.code = code
        self.args_ = args
        self.clause = ""

    @property
    def status(self) -> int:
        """Return the HTTP status that goes with it."""
        return STATUS.get(self.code, 400)

    def text(self, lang: str) -> str:
        """Say it."""
        args = {name: _spoken(value, lang) for name, value in self.args_.items()}
        return say(self.code, lang, **args)

    def detail(self, lang: str) -> str:
        """Return what exactly is wrong, in English, where the sentence does not say it."""
        detail = self.args_.get("detail", "")
        if not detail or "{detail}" in WORDS[lang].get(self.code, "{detail}"):
            return ""
        return f"{detail}."


class Wanted:
    """An argument that is itself a sentence of the server."""

    def __init__(self, code: str, **args: object) -> None:
        self.code = code
        self.args = args


def _spoken(value: object, lang: str) -> object:
    return say(value.code, lang, **value.args) if isinstance(value, Wanted) else value
