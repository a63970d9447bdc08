/* Signs of the Master Set, and of playing it alone. */
import type { Sentences } from '../../lib/explain/sentences/table';

const signs: Sentences = {
  'good.brick': [
    'Brick: develops, which puts a card of the hand in the place of a location or ruin.',
    'Baumaterial: baut um, also legt eine Handkarte an die Stelle eines Ortes oder einer Ruine.',
  ],
  'good.gun': [
    'Gun: pays above all for red contacts at the base.',
    'Knarre: bezahlt vor allem rote Kontakte an der Basis.',
  ],
  'good.iron': [
    'Iron: pays above all for grey contacts at the base.',
    'Metall: bezahlt vor allem graue Kontakte an der Basis.',
  ],
  'good.fuel': [
    'Fuel: pays above all for blue contacts at the base.',
    'Treibstoff: bezahlt vor allem blaue Kontakte an der Basis.',
  ],
  'good.ammo': [
    'Ammo: pays in the place of one brick, gun, iron or fuel.',
    'Munition: ersetzt beim Bezahlen ein Baumaterial, eine Knarre, Metall oder Treibstoff.',
  ],
  'good.worker': [
    'Worker: does actions of locations and visits to rivals; two take a connection or hire a good.',
    'Arbeiter: führt Aktionen von Orten aus und besucht Gegner; zwei nehmen eine Kontaktkarte oder werben eine Ware an.',
  ],
  'good.contact_grey': [
    'Grey contact: as many as its distance build a card of the hand.',
    'Grauer Kontakt: So viele wie die Entfernung errichten eine Handkarte.',
  ],
  'good.contact_red': [
    'Red contact: razes hand cards by their distance and rivals’ locations by their defence.',
    'Roter Kontakt: plündert Handkarten nach ihrer Entfernung und Orte der Gegner nach ihrem Widerstand.',
  ],
  'good.contact_blue': [
    'Blue contact: as many as its distance make a deal with a card of the hand.',
    'Blauer Kontakt: So viele wie die Entfernung schließen mit einer Handkarte einen Deal.',
  ],
  'good.contact_universal': [
    'Universal contact: pays in the place of one grey, red or blue contact.',
    'Universalkontakt: ersetzt einen grauen, roten oder blauen Kontakt.',
  ],
  'good.development': [
    'Development token: develops without a brick, and no type has to match.',
    'Umbauplättchen: baut ohne Baumaterial um, und kein Symbol muss passen.',
  ],
  'good.shield': [
    'Shield: lay it on a location and razing it costs 1 red contact more, until clean-up.',
    'Schild: Auf einem Ort gelegt, kostet das Plündern dort 1 roten Kontakt mehr, bis zum Aufräumen.',
  ],
  'good.own_deal': [
    'One of your deals: as a price, it is given up.',
    'Eines deiner Abkommen: Als Preis wird es aufgegeben.',
  ],
  'master.good.own_deal': [
    'One of your deals: as a price, you give it up.',
    'Einer deiner Deals: Als Preis gibst du ihn auf.',
  ],
  'master.distance': [
    'Distance {n}: so many grey contacts build it, blue deal with it, red raze it.',
    'Entfernung {n}: So viele graue Kontakte errichten sie, blaue schließen einen Deal, rote plündern sie.',
  ],
  'kind.production': [
    'Production: delivers when built and in every production.',
    'Produktion: liefert beim Errichten und in jeder Produktion.',
  ],
  'kind.open_production': [
    'Open production: delivers to you; once a round a rival’s worker may use it.',
    'Offene Produktion: liefert dir; einmal je Runde darf ein Arbeiter eines Gegners sie nutzen.',
  ],
  'kind.feature': [
    'Feature: always at work, without a worker.',
    'Fähigkeit: wirkt immer, ohne Arbeiter.',
  ],
  'kind.action': [
    'Action: used on your turn, once a round unless it says twice.',
    'Aktion: in deinem Zug genutzt, einmal je Runde, wenn nicht zweimal dasteht.',
  ],
  bonus: [
    'Building bonus: received once, when the card is built.',
    'Bauprämie: einmal erhalten, wenn die Karte errichtet wird.',
  ],
  spoils: [
    'The red flag: spoils, got once by razing this card.',
    'Die rote Fahne: Beute, die es einmal gibt, wenn die Karte geplündert wird.',
  ],
  deal: [
    'The blue band: a deal with this card brings this at once and in every production.',
    'Das blaue Band: Ein Deal mit dieser Karte bringt das sofort und in jeder Produktion.',
  ],
  'deal.own': [
    'One of your deals: it delivers in every production.',
    'Einer deiner Deals: Er liefert in jeder Produktion.',
  ],
  'works.place': [
    'The crate with +: these goods lie here when it is built, and may be used at any time.',
    'Die Kiste mit +: Diese Waren liegen nach dem Errichten hier und können jederzeit verwendet werden.',
  ],
  'works.on_deal': [
    'The hands: comes with every deal you make.',
    'Die Hände: kommt bei jedem Deal, den du schließt.',
  ],
  'works.on_raze': [
    'The bulldozer: comes with everything you raze.',
    'Der Bulldozer: kommt bei jeder Plünderung.',
  ],
  'works.on_deal_or_raze': [
    'The bulldozer: comes with everything you raze and every deal you make.',
    'Der Bulldozer: kommt bei jeder Plünderung und jedem Deal.',
  ],
  'works.on_hire': [
    'The flag: comes whenever you hire with two workers.',
    'Die Fahne: kommt, wenn du mit zwei Arbeitern anwirbst.',
  ],
  'works.when_produced': [
    'The factory: comes at production, if you get this then.',
    'Die Fabrik: kommt bei der Produktion, wenn du das dort erhältst.',
  ],
  'lane.production': [
    'The row of production: delivers every round; razing a location here costs a rival {n} red contacts.',
    'Die Reihe der Produktion: liefert jede Runde; hier zu plündern kostet einen Gegner {n} rote Kontakte.',
  ],
  'lane.feature': [
    'The row of features: always at work; razing a location here costs a rival {n} red contacts.',
    'Die Reihe der Fähigkeiten: wirkt immer; hier zu plündern kostet einen Gegner {n} rote Kontakte.',
  ],
  'lane.action': [
    'The row of actions: used with workers; razing a location here costs a rival {n} red contacts.',
    'Die Reihe der Aktionen: mit Arbeitern genutzt; hier zu plündern kostet einen Gegner {n} rote Kontakte.',
  ],
  'plate.grey': [
    'Plate of the base, once a round: pay for grey contacts, which build.',
    'Tafel der Basis, einmal je Runde: bezahle graue Kontakte, die errichten.',
  ],
  'plate.red': [
    'Plate of the base, once a round: pay for red contacts, which raze.',
    'Tafel der Basis, einmal je Runde: bezahle rote Kontakte, die plündern.',
  ],
  'plate.blue': [
    'Plate of the base, once a round: pay for blue contacts, which make deals.',
    'Tafel der Basis, einmal je Runde: bezahle blaue Kontakte, die Deals schließen.',
  ],
  'plate.hire': [
    'Plate of the base, as often as you like: two workers for a resource or a card.',
    'Tafel der Basis, beliebig oft: zwei Arbeiter für eine Ressource oder eine Karte.',
  ],
  'plate.used': ['Used in this round.', 'In dieser Runde genutzt.'],
  'rival.deals': [
    'Deals of this rival: {n}; they deliver in every production.',
    'Deals dieses Gegners: {n}; sie liefern in jeder Produktion.',
  ],
  'pile.blue': ['Blue connections left in their deck: {n}.', 'Blaue Kontaktkarten im Stapel: {n}.'],
  'pile.red': ['Red connections left in their deck: {n}.', 'Rote Kontaktkarten im Stapel: {n}.'],
  'solo.risk': [
    'How likely the next attack hits this location: {n} %, counted from the cards nobody has seen.',
    'Wie wahrscheinlich der nächste Angriff diesen Ort trifft: {n} %, gezählt an den Karten, die niemand gesehen hat.',
  ],
  'solo.safe': [
    'How likely the next attack hits nothing: {n} %.',
    'Wie wahrscheinlich der nächste Angriff nichts trifft: {n} %.',
  ],
  'solo.connection': [
    'As long as a connection lies open, the Reaver takes one instead of attacking, for 2 points.',
    'Solange eine Kontaktkarte offen liegt, nimmt der Räuber eine für 2 Punkte, statt anzugreifen.',
  ],
  'solo.attack': [
    'Attack {n}: a card of the deck is turned up and hits a location of yours that shares a type with it.',
    'Angriff {n}: Eine Karte vom Stapel trifft einen deiner Orte, der ein Symbol mit ihr gemein hat.',
  ],
  'solo.pass': [
    'After a hit or its third attack the Reaver passes.',
    'Nach einem Treffer oder dem dritten Angriff passt der Räuber.',
  ],
  'solo.result': [
    'How the game would end now: {own} points for you, {rival} for the Reaver.',
    'Wie das Spiel jetzt enden würde: {own} Punkte für dich, {rival} für den Räuber.',
  ],
  'solo.level': [
    'Level “{name}”: a win with this many points of your own, {n}.',
    'Stufe „{name}“: ein Sieg mit so vielen eigenen Punkten, {n}.',
  ],
  'solo.left': ['What this rule leaves: {names}.', 'Was diese Regel übrig lässt: {names}.'],
  'solo.shield': [
    'A shield on the location stops a hit and is used up by it.',
    'Ein Schild auf dem Ort hält einen Treffer ab und ist dann verbraucht.',
  ],
};

export default signs;
