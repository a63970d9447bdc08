/* Signs that every table has. */
import type { Sentences } from './table';

export const shared: Sentences = {
  'seat.first': [
    'The flag: this player goes first in this round.',
    'Die Fahne: Wer sie hat, beginnt in dieser Runde.',
  ],
  'seat.passed': [
    'Passed: this player takes no more turns in this round and cannot be made a target.',
    'Gepasst: Wer gepasst hat, ist in dieser Runde nicht mehr am Zug und kein Ziel mehr.',
  ],
  'seat.turn': ['It is the turn of this player.', 'Hier wird gerade gezogen.'],
  'seat.bot': ['The robot: a computer plays this seat.', 'Der Roboter: Hier spielt ein Computer.'],
  'seat.taken': [
    'The robot with “!”: a computer plays on for somebody who has left.',
    'Der Roboter mit „!“: Ein Computer spielt für jemanden weiter, der gegangen ist.',
  ],
  'seat.away': ['Away: this player’s page is closed.', 'Weg: Die Seite ist dort geschlossen.'],
  'seat.clock': ['The time that is left to think.', 'Die Bedenkzeit, die noch bleibt.'],
  'seat.emblem': [
    'The emblem shows whose it is: {name}.',
    'Das Wappen zeigt, wem es gehört: {name}.',
  ],
  'seat.answers': [
    'So many things of this rival answer the question: {n}.',
    'So viele Dinge dieses Gegners beantworten die Frage: {n}.',
  ],
  'card.copies': ['You have this card {n} times.', 'Diese Karte hast du {n}-mal.'],
  'thing.lit': [
    'The gold diamond: this can be used now.',
    'Die goldene Raute: Das kannst du jetzt nutzen.',
  ],
  'thing.hint': [
    'The number: its place among the hints, 1 is the best.',
    'Die Zahl: der Rang unter den Tipps, 1 ist der beste.',
  ],
  'thing.picked': [
    'The number: it is among what you have chosen, in this order.',
    'Die Zahl: Es gehört zu dem, was du gewählt hast, in dieser Reihenfolge.',
  ],
  'move.sign': [
    'The sign in the corner of a face: what this player did, {what}.',
    'Das Zeichen am Gesicht: was dieser Spieler getan hat, {what}.',
  ],
  'move.change': [
    'What the move brought (+) and cost (−) its player.',
    'Was der Zug gebracht (+) und gekostet (−) hat.',
  ],
  'top.rules': [
    'The book opens the player aid: phases, actions, scoring, and the way to the rules.',
    'Das Buch öffnet die Spielhilfe: Phasen, Aktionen, Wertung und den Weg zu den Regeln.',
  ],
  'top.chat': [
    'The bubble opens the chat; the number counts lines you have not read.',
    'Die Sprechblase öffnet den Chat; die Zahl zählt Zeilen, die du noch nicht gelesen hast.',
  ],
  'top.menu': [
    'The wheel opens the settings of the table.',
    'Das Zahnrad öffnet die Einstellungen des Tisches.',
  ],
  'bar.hint': [
    'Shows the best answers to this question and their chances.',
    'Zeigt die besten Antworten auf diese Frage und ihre Chancen.',
  ],
  'bar.list': [
    'Lists everything you can do now, in words.',
    'Listet in Worten auf, was du jetzt tun kannst.',
  ],
  'bar.undo': ['The arrow back: {why}', 'Der Pfeil zurück: {why}'],
  'bar.back': [
    'Takes back to one of your earlier moves.',
    'Geht zu einem deiner früheren Züge zurück.',
  ],
  'bar.digit': ['The key that presses this button.', 'Die Taste, die diesen Knopf drückt.'],
  'option.sign': [
    'The sign of what this does: {what}.',
    'Das Zeichen für das, was das tut: {what}.',
  ],
  'option.goes': ['{name} is lost by it.', '{name} geht dabei verloren.'],
  'hand.sort': ['Sorts and filters your hand.', 'Sortiert und filtert deine Hand.'],
};
