/* Signs of the old editions: 51st State (2010) and The New Era. */
import type { Sentences } from '../../lib/explain/sentences/table';

const signs: Sentences = {
  'good.scrap': [
    'Scrap: pays for incorporating at the base, and what cards ask.',
    'Schrott: bezahlt das Eingliedern an der Basis und was Karten verlangen.',
  ],
  'good.weapons': [
    'Weapons: pay for conquering at the base, and what cards ask.',
    'Waffen: bezahlen das Erobern an der Basis und was Karten verlangen.',
  ],
  'state2010.good.fuel': [
    'Fuel: pays for negotiating at the base, and what cards ask.',
    'Treibstoff: bezahlt das Verhandeln an der Basis und was Karten verlangen.',
  ],
  'newera.good.fuel': [
    'Fuel: pays for cooperating at the base, and what cards ask.',
    'Treibstoff: bezahlt das Kooperieren an der Basis und was Karten verlangen.',
  ],
  'good.material': [
    'Building material: pays for redeveloping a location.',
    'Baumaterial: bezahlt den Umbau eines Ortes.',
  ],
  'newera.good.material': [
    'Building material: rebuilds debris, and pays what cards ask.',
    'Baumaterial: baut Trümmer wieder auf und bezahlt, was Karten verlangen.',
  ],
  'good.universal': [
    'Universal resource: pays in the place of any one resource.',
    'Universalressource: ersetzt beim Bezahlen eine beliebige Ressource.',
  ],
  'state2010.good.worker': [
    'Worker: does actions of locations and visits to rivals; two are exchanged for a resource.',
    'Arbeiter: führt Aktionen von Orten aus und besucht Gegner; zwei tauschst du gegen eine Ressource.',
  ],
  'newera.good.worker': [
    'Worker: does actions of locations and visits to rivals; two are exchanged for a resource.',
    'Arbeiter: führt Aktionen von Orten aus und besucht Gegner; zwei tauschst du gegen eine Ressource.',
  ],
  'good.redevelopment': [
    'Redevelopment token: replaces a location by a card of the hand that shares a type.',
    'Umbauplättchen: ersetzt einen Ort durch eine Handkarte mit gleichem Symbol.',
  ],
  'good.own_spoils': [
    'One of your spoils cards: as a price, it is given up.',
    'Eine deiner Beutekarten: Als Preis wird sie aufgegeben.',
  ],
  'good.conquest': [
    'Conquest token of range {n}: conquers what is not farther away.',
    'Eroberung mit Reichweite {n}: erobert, was nicht weiter weg ist.',
  ],
  'good.negotiation': [
    'Negotiation token of range {n}: makes a deal with what is not farther away.',
    'Verhandlung mit Reichweite {n}: schließt ein Abkommen mit dem, was nicht weiter weg ist.',
  ],
  'newera.good.negotiation': [
    'Cooperation token of range {n}: makes an agreement with what is not farther away.',
    'Kooperation mit Reichweite {n}: schließt ein Abkommen mit dem, was nicht weiter weg ist.',
  ],
  'good.incorporation': [
    'Incorporation token of range {n}: brings a card of the hand that is not farther away into your state.',
    'Eingliederung mit Reichweite {n}: bringt eine Handkarte, die nicht weiter weg ist, in deinen Staat.',
  ],
  'good.contact': [
    'Universal contact token of range {n}: counts as any of the three contacts.',
    'Universalkontakt mit Reichweite {n}: gilt als jeder der drei Kontakte.',
  ],
  'good.defence': [
    'Defence token: takes {n} from the strength of an attack on you.',
    'Verteidigungsplättchen: nimmt einem Angriff auf dich {n} Stärke.',
  ],
  'state2010.kind.open_production': [
    'Open production: delivers every turn; rivals may visit it with a worker.',
    'Offene Produktion: liefert jeden Zug; Gegner dürfen sie mit einem Arbeiter besuchen.',
  ],
  'state2010.kind.feature': [
    'Feature: always at work, without a worker.',
    'Merkmal: wirkt immer, ohne Arbeiter.',
  ],
  'state2010.kind.action': [
    'Action: one worker for the first use, two more for the second.',
    'Aktion: ein Arbeiter für die erste Nutzung, zwei weitere für die zweite.',
  ],
  'newera.kind.open_production': [
    'Open production: delivers every turn; rivals may visit it with a worker.',
    'Offene Produktion: liefert jeden Zug; Gegner dürfen sie mit einem Arbeiter besuchen.',
  ],
  'newera.kind.feature': [
    'Feature: always at work, without a worker.',
    'Merkmal: wirkt immer, ohne Arbeiter.',
  ],
  'newera.kind.action': [
    'Action: one worker for the first use, two more for the second.',
    'Aktion: ein Arbeiter für die erste Nutzung, zwei weitere für die zweite.',
  ],
  'kind.closed_production': [
    'Closed production: delivers every turn, to you alone.',
    'Geschlossene Produktion: liefert jeden Zug, nur dir.',
  ],
  'kind.leader': [
    'Leader: one at a time, counts 1 point, needs no worker.',
    'Anführer: einer zur Zeit, zählt 1 Punkt, braucht keinen Arbeiter.',
  ],
  'kind.contact': [
    'One-time contact: played from the hand once, then discarded.',
    'Einmalkontakt: einmal von der Hand gespielt, dann abgeworfen.',
  ],
  'kind.instant': [
    'Instant: an action of your turn, played once, then discarded.',
    'Sofortkarte: eine Aktion deines Zuges, einmal gespielt, dann abgeworfen.',
  ],
  'state2010.spoils': [
    'The red flag: spoils, got once if you conquer this card and cash it in.',
    'Die rote Fahne: Beute, die du einmal erhältst, wenn du die Karte eroberst und einlöst.',
  ],
  'newera.spoils': [
    'The red flag: spoils, got once by conquering this card.',
    'Die rote Fahne: Beute, die es einmal gibt, wenn die Karte erobert wird.',
  ],
  'state2010.deal': [
    'The blue band: after negotiating, this card brings this every turn.',
    'Das blaue Band: Nach dem Verhandeln bringt die Karte das jeden Zug.',
  ],
  'newera.deal': [
    'The blue band: with an agreement this card brings this at once and every turn.',
    'Das blaue Band: Mit einem Abkommen bringt die Karte das sofort und jeden Zug.',
  ],
  guards: [
    'The brown band: laid under a location of yours, it raises its defence by {n}.',
    'Das braune Band: Unter einen deiner Orte gelegt, hebt sie dessen Verteidigung um {n}.',
  ],
  'state2010.lane.production': [
    'The row of production: delivers every turn.',
    'Die Reihe der Produktion: liefert jeden Zug.',
  ],
  'state2010.lane.feature': [
    'The row of features: always at work.',
    'Die Reihe der Merkmale: wirkt immer.',
  ],
  'state2010.lane.action': [
    'The row of actions: used with workers, twice a turn at most.',
    'Die Reihe der Aktionen: mit Arbeitern genutzt, höchstens zweimal je Zug.',
  ],
  'newera.lane.production': [
    'The row of production: delivers every turn.',
    'Die Reihe der Produktion: liefert jeden Zug.',
  ],
  'newera.lane.feature': [
    'The row of features: always at work.',
    'Die Reihe der Merkmale: wirkt immer.',
  ],
  'newera.lane.action': [
    'The row of actions: used with workers, twice a turn at most.',
    'Die Reihe der Aktionen: mit Arbeitern genutzt, höchstens zweimal je Zug.',
  ],
  'way.conquest': [
    'Conquer: the price of the base and the range it reaches, once a turn.',
    'Erobern: der Preis der Basis und wie weit sie reicht, einmal je Zug.',
  ],
  'way.negotiation': [
    'Negotiate: the price of the base and the range it reaches, once a turn.',
    'Verhandeln: der Preis der Basis und wie weit sie reicht, einmal je Zug.',
  ],
  'newera.way.negotiation': [
    'Cooperate: the price of the base and the range it reaches, once a turn.',
    'Kooperieren: der Preis der Basis und wie weit sie reicht, einmal je Zug.',
  ],
  'way.incorporation': [
    'Incorporate: the price of the base and the range it reaches, once a turn.',
    'Eingliedern: der Preis der Basis und wie weit sie reicht, einmal je Zug.',
  ],
  'way.used': ['Used in this turn.', 'In diesem Zug benutzt.'],
  gauge: [
    'How far you reach this way now with all you own: {n} of {most}.',
    'Wie weit du so mit allem, was du hast, jetzt reichst: {n} von {most}.',
  ],
  'disc.yes': [
    'Lit disc: {way} reaches this card now.',
    'Heller Kreis: {way} reicht jetzt bis zu dieser Karte.',
  ],
  'disc.no': [
    'Struck disc: {way} does not reach this card now.',
    'Durchgestrichener Kreis: {way} reicht jetzt nicht bis zu dieser Karte.',
  ],
  'plate.redevelop': [
    'Plate of the base, once a turn: pays for redeveloping a location.',
    'Tafel der Basis, einmal je Zug: bezahlt den Umbau eines Ortes.',
  ],
  'plate.exchange': [
    'Exchange, as often as you like: two workers for a resource.',
    'Tausch, beliebig oft: zwei Arbeiter für eine Ressource.',
  ],
  'place.defence': [
    'The shield: its defence; an attack of strength {n} conquers it.',
    'Der Schild: die Verteidigung; ein Angriff der Stärke {n} erobert den Ort.',
  ],
  'place.points': [
    'Places for points: {full} taken, {left} free; when all are taken it brings no more points.',
    'Plätze für Punkte: {full} belegt, {left} frei; sind alle belegt, bringt die Karte keine Punkte mehr.',
  ],
  'place.visit': [
    'Arched marker: {name} has visited this location in this turn.',
    'Gewölbter Marker: {name} hat diesen Ort in diesem Zug besucht.',
  ],
  'place.agreed': [
    'Round marker: {name} has an agreement here and gets the blue field every turn.',
    'Runder Marker: {name} hat hier ein Abkommen und erhält jeden Zug das blaue Feld.',
  ],
  'place.blue': [
    'The blue field: what an agreement with this location brings every turn.',
    'Das blaue Feld: was ein Abkommen mit diesem Ort jeden Zug bringt.',
  ],
  'place.improved': ['Improved: it counts 1 point more.', 'Ausgebaut: Er zählt 1 Punkt mehr.'],
  'place.guards': [
    'Cards laid under it add {n} to its defence.',
    'Darunter gelegte Karten heben die Verteidigung um {n}.',
  ],
  'place.rebuild': [
    'Debris: building material and a card of the hand rebuild it, for 1 point.',
    'Trümmer: Baumaterial und eine Handkarte bauen sie wieder auf, für 1 Punkt.',
  ],
  'slot.spoils': [
    'Spoils in a slot: cashed once at production, then the slot is free.',
    'Beute auf einem Platz: einmal bei der Produktion eingelöst, dann ist der Platz frei.',
  ],
  'slot.deal': [
    'A deal in a slot: it delivers every turn.',
    'Ein Abkommen auf einem Platz: Es liefert jeden Zug.',
  ],
  'slot.free': [
    'Slots for spoils and deals that are free: {n} of {all}.',
    'Freie Plätze für Beute und Abkommen: {n} von {all}.',
  ],
  'rival.tucked': [
    'Red: {s} spoils, blue: {d} deals of this rival, in {all} slots.',
    'Rot: {s} Beute, blau: {d} Abkommen dieses Gegners, auf {all} Plätzen.',
  ],
  'rival.attack': [
    'Crossed swords: attack this rival’s locations.',
    'Gekreuzte Schwerter: die Orte dieses Gegners angreifen.',
  ],
  'leader.swap': [
    'What it costs to put another leader in the place of this one.',
    'Was es kostet, einen anderen Anführer an diese Stelle zu setzen.',
  ],
  leader: [
    'The crown: a leader; one is in play, counts 1 point and needs no worker.',
    'Die Krone: ein Anführer; einer ist im Spiel, zählt 1 Punkt und braucht keine Arbeiter.',
  ],
  instant: [
    'The bell: an instant card, played once and then gone.',
    'Die Glocke: eine Sofortkarte, einmal gespielt und dann weg.',
  ],
  'agreed.count': [
    'Your agreements with locations of rivals: {n} of at most {all}.',
    'Deine Abkommen mit Orten von Gegnern: {n} von höchstens {all}.',
  ],
  'points.count': [
    'Your points if they were counted now, and where they come from.',
    'Deine Punkte, würde jetzt gezählt, und woher sie kommen.',
  ],
  'pile.visits': [
    'Visits to rivals’ open productions you still have in this turn: {n}.',
    'Besuche bei offenen Produktionen von Gegnern, die dir in diesem Zug bleiben: {n}.',
  ],
  'hand.full': [
    'Your hand is full: above {all} cards one has to be discarded.',
    'Deine Hand ist voll: Über {all} Karten musst du abwerfen.',
  ],
  'lookout.order': [
    'The order in which cards are picked.',
    'Die Reihenfolge, in der Karten gewählt werden.',
  ],
  'event.conquer': [
    'The swords: whenever you conquer.',
    'Die Schwerter: jedes Mal, wenn du eroberst.',
  ],
  'event.negotiate': [
    'The hands: whenever you make a deal.',
    'Die Hände: jedes Mal, wenn du ein Abkommen schließt.',
  ],
  'event.incorporate': [
    'The hammer: whenever you incorporate a location.',
    'Der Hammer: jedes Mal, wenn du einen Ort eingliederst.',
  ],
  'event.redevelop': [
    'The arrows: whenever you redevelop.',
    'Die Pfeile: jedes Mal, wenn du umbaust.',
  ],
  'event.reconstruct': [
    'The wall: whenever you rebuild debris.',
    'Die Mauer: jedes Mal, wenn du Trümmer wieder aufbaust.',
  ],
  'event.swap': [
    'The crown: whenever you swap your leader.',
    'Die Krone: jedes Mal, wenn du den Anführer wechselst.',
  ],
  'event.exchange': [
    'The cards: whenever you discard two cards for one.',
    'Die Karten: jedes Mal, wenn du zwei Karten gegen eine tauschst.',
  ],
  'event.visit': ['The person: whenever somebody is visited.', 'Die Person: bei jedem Besuch.'],
  'event.produce': [
    'The gears: whenever this is produced.',
    'Die Zahnräder: jedes Mal, wenn das produziert wird.',
  ],
  'event.gain': ['The bag: whenever you get this.', 'Der Beutel: jedes Mal, wenn du das erhältst.'],
  'works.robber': ['The robber: taken from a rival.', 'Der Räuber: einem Gegner genommen.'],
  'works.gears': [
    'The gears: a production location delivers once more.',
    'Die Zahnräder: Ein Produktionsort liefert noch einmal.',
  ],
  'works.wooden-crate': [
    'The crate: goods that may stay at clean-up.',
    'Die Kiste: Waren, die beim Aufräumen bleiben dürfen.',
  ],
};

export default signs;
