/* Signs that the 51st State games share. */
import type { Sentences } from './table';

export const wasteland: Sentences = {
  'good.vp': [
    'Victory points: who has most of them at the end wins.',
    'Siegpunkte: Wer am Ende die meisten hat, gewinnt.',
  ],
  'good.card': [
    'A card: drawn from the deck; as a price, discarded from the hand.',
    'Eine Karte: vom Stapel gezogen; als Preis von der Hand abgeworfen.',
  ],
  'good.any_resource': [
    'Any resource: one of your choice.',
    'Beliebige Ressource: eine deiner Wahl.',
  ],
  distance: [
    'The pennant: its distance is {n}; contacts of that range reach it.',
    'Der Wimpel: Die Entfernung ist {n}; so weit müssen Kontakte reichen.',
  ],
  type: [
    'Type {name}: a location can be replaced by one that shares a type, and some effects count types.',
    'Symbol {name}: Ein Ort lässt sich durch einen mit gleichem Symbol ersetzen, und manche Effekte zählen Symbole.',
  ],
  'works.arrow': [
    'The arrow: pay what stands left, get what stands right.',
    'Der Pfeil: Links steht der Preis, rechts der Gewinn.',
  ],
  'works.number': [
    'How much of it, or how much at most: {n}; the card at full size says it in words.',
    'Wie viel davon oder wie viel höchstens: {n}; die große Karte sagt es in Worten.',
  ],
  'works.steal': ['The robber: taken from a rival.', 'Der Räuber: einem Gegner genommen.'],
  'works.stores': [
    'The crate: goods that may stay here at clean-up.',
    'Die Kiste: Waren, die beim Aufräumen hier bleiben dürfen.',
  ],
  used: [
    'Used in this round; free again in the next.',
    'In dieser Runde genutzt; in der nächsten wieder frei.',
  ],
  lying: [
    'It lies on this card: paid for using it, kept here, or a guest.',
    'Das liegt auf dieser Karte: für die Nutzung bezahlt, hier verwahrt oder ein Gast.',
  ],
  mini: [
    '{name}. Press the panel to see it large.',
    '{name}. Ein Druck auf das Feld zeigt sie groß.',
  ],
  'points.own': [
    'The flag of your base: your points, {n}.',
    'Die Fahne deiner Basis: deine Punkte, {n}.',
  ],
  'points.rival': ['The points of this rival.', 'Die Punkte dieses Gegners.'],
  produces: [
    'What the base delivers in every production.',
    'Was die Basis in jeder Produktion liefert.',
  ],
  held: ['How many of it you hold: {n}.', 'So viele davon hast du: {n}.'],
  'rival.goods': ['What this rival holds.', 'Was dieser Gegner besitzt.'],
  'rival.hand': [
    'Cards in the hand of this rival: {n}.',
    'Karten auf der Hand dieses Gegners: {n}.',
  ],
  'road.mile': [
    'A milestone of the road: one field is one point.',
    'Ein Meilenstein der Straße: Ein Feld ist ein Punkt.',
  ],
  'road.gate': [
    'The gate: whoever reaches {n} points makes this the last round.',
    'Das Tor: Wer {n} Punkte erreicht, macht diese Runde zur letzten.',
  ],
  'road.mark': [
    'A marker on the road: {name} has {n} points.',
    'Ein Stein auf der Straße: {name} hat {n} Punkte.',
  ],
  'pile.deck': ['Cards left in the deck: {n}.', 'Karten im Stapel: {n}.'],
  'pile.discard': [
    'Cards in the discards: {n}; press the number to see them.',
    'Karten in der Ablage: {n}; ein Druck auf die Zahl zeigt sie.',
  ],
};
