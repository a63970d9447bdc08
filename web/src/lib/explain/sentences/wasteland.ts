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
    'Type {name}: a card that shares a type may replace it; some effects count types.',
    'Symbol {name}: Eine Karte mit gleichem Symbol darf sie ersetzen; manche Effekte zählen Symbole.',
  ],
  'works.words': [
    'The same in a sentence; rest on any sign to hear its name.',
    'Dasselbe als Satz; verweile auf einem Zeichen, und es nennt seinen Namen.',
  ],
  'works.production': ['What it delivers.', 'Was sie liefert.'],
  'works.open_production': [
    'What it delivers, to a visitor too.',
    'Was sie liefert, auch einem Besucher.',
  ],
  'works.closed_production': ['What it delivers, to you alone.', 'Was sie liefert, nur dir.'],
  'works.feature': [
    'What it does as long as it stands, without a worker.',
    'Was sie tut, solange sie steht, ohne Arbeiter.',
  ],
  'works.action': [
    'Left of the arrow you pay, right of it you gain.',
    'Links vom Pfeil zahlst du, rechts davon erhältst du.',
  ],
  'works.connection': [
    'What you get for playing it; before an arrow stands its price.',
    'Was du fürs Ausspielen erhältst; vor einem Pfeil steht der Preis.',
  ],
  'works.contact': [
    'The contact it makes and how far it reaches.',
    'Welchen Kontakt sie herstellt und wie weit er reicht.',
  ],
  'works.instant': ['What you get for playing it.', 'Was du fürs Ausspielen erhältst.'],
  'works.leader': [
    'What the leader does as long as you have it in play.',
    'Was der Anführer tut, solange du ihn im Spiel hast.',
  ],
  'works.faction': [
    'What your base delivers in every production.',
    'Was deine Basis in jeder Produktion liefert.',
  ],
  'kind.connection': [
    'Connection: taken for two workers, played once, then discarded.',
    'Kontaktkarte: für zwei Arbeiter genommen, einmal gespielt, dann abgeworfen.',
  ],
  'kind.faction': [
    'Faction board: what you begin with and always have.',
    'Fraktionstafel: womit du beginnst und was du immer hast.',
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
