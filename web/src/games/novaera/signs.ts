/* Signs of Nova Era. */
import type { Sentences } from '../../lib/explain/sentences/table';

const signs: Sentences = {
  'novaera.good.vp': [
    'The laurel: victory points; who has most of them at the end wins.',
    'Der Lorbeer: Siegpunkte; wer am Ende die meisten hat, gewinnt.',
  ],
  'good.green': [
    'Welfare, green: pays for green technologies.',
    'Wohlfahrt, grün: bezahlt grüne Technologien.',
  ],
  'good.red': [
    'Military, red: pays for red technologies.',
    'Militär, rot: bezahlt rote Technologien.',
  ],
  'good.yellow': [
    'Economy, yellow: pays for yellow technologies.',
    'Wirtschaft, gelb: bezahlt gelbe Technologien.',
  ],
  'good.blue': [
    'Knowledge, blue: pays for blue technologies.',
    'Wissen, blau: bezahlt blaue Technologien.',
  ],
  'good.black': [
    'Black: only on dice; enlists personalities, calms unrest, and feeds the dark age.',
    'Schwarz: nur auf Würfeln; wirbt Persönlichkeiten an, dämpft Unmut und nährt das dunkle Zeitalter.',
  ],
  'good.any': ['A resource of your choice.', 'Eine Ressource deiner Wahl.'],
  'good.unrest': [
    'The fist: unrest; from 7 your dice lose 1, at 10 there is civil war.',
    'Die Faust: Unmut; ab 7 verlieren deine Würfel 1, bei 10 ist Bürgerkrieg.',
  ],
  'good.damaged': [
    'The broken shield: damaged cards, which lie face down and do nothing.',
    'Der zerbrochene Schild: beschädigte Karten, die verdeckt liegen und nichts tun.',
  ],
  'pip.territory': [
    'Territories: gained with any die if you have the technologies they require.',
    'Gebiete: mit jedem Würfel zu haben, wenn du die verlangten Technologien hast.',
  ],
  'pip.personality': [
    'Personalities: their cost is paid in unrest, less the value of a black die.',
    'Persönlichkeiten: Kosten zahlst du mit Unmut, abzüglich des Wertes eines schwarzen Würfels.',
  ],
  die: [
    'A die, {colour} {n}: buys cards of its colour for {n} less, or brings {n} of its resource.',
    'Ein Würfel, {colour} {n}: kauft Karten seiner Farbe um {n} billiger oder bringt {n} ihrer Ressource.',
  ],
  'die.black': [
    'A black die, {n}: enlists a personality for {n} less unrest, or lowers unrest by 1.',
    'Ein schwarzer Würfel, {n}: wirbt eine Persönlichkeit für {n} weniger Unmut an oder senkt Unmut um 1.',
  ],
  'die.spent': ['Spent in this round.', 'In dieser Runde eingesetzt.'],
  'die.left': [
    'The zone nobody took: each die moves the disaster of its colour by its value.',
    'Die Zone, die niemand nahm: Jeder Würfel bewegt die Katastrophe seiner Farbe um seinen Wert.',
  ],
  'zone.sum': [
    'The sum of the three dice; what is above your limit of {limit} raises your unrest.',
    'Die Summe der drei Würfel; was über deinem Limit von {limit} liegt, hebt deinen Unmut.',
  ],
  'zone.left': [
    'If nobody takes this zone, its dice move these disasters to the figures shown; a track that fills up strikes.',
    'Nimmt niemand diese Zone, bewegen ihre Würfel diese Katastrophen auf die gezeigten Zahlen; eine volle Leiste trifft.',
  ],
  'dice.sum': [
    'The sum of the dice this player took, and the limit above which unrest rises.',
    'Die Summe der Würfel, die dieser Spieler nahm, und das Limit, über dem Unmut steigt.',
  ],
  unrest: [
    'The fist: unrest {n} of {last}; from {from} to {to} your dice lose 1, at {last} there is civil war.',
    'Die Faust: Unmut {n} von {last}; von {from} bis {to} verlieren deine Würfel 1, bei {last} ist Bürgerkrieg.',
  ],
  'unrest.calm': [
    'This part of the unrest track is calm: nothing happens.',
    'Dieser Teil der Unmutsleiste ist ruhig: Nichts geschieht.',
  ],
  'unrest.zone': [
    'The unrest zone: once a round each of your dice loses 1.',
    'Die Unmutszone: Einmal je Runde verliert jeder deiner Würfel 1.',
  ],
  'unrest.war': [
    'Civil war: a card of every type is damaged, then unrest is 0.',
    'Bürgerkrieg: Von jedem Typ wird eine Karte beschädigt, dann ist der Unmut 0.',
  ],
  track: [
    '{name} stands at {at} of {last}: at {last} it strikes, and everybody damages a technology of its colour.',
    '{name} steht bei {at} von {last}: Bei {last} trifft sie, und alle beschädigen eine Technologie dieser Farbe.',
  ],
  'track.dark': [
    'The dark age stands at {at} of {last}: at {last} everybody loses a die each round and the others show 1 less.',
    'Das dunkle Zeitalter steht bei {at} von {last}: Bei {last} verlieren alle jede Runde einen Würfel, die anderen zeigen 1 weniger.',
  ],
  price: [
    'Its price: pay so many of the colour, with a die and resources.',
    'Der Preis: Bezahle so viel von der Farbe, mit Würfel und Ressourcen.',
  ],
  'price.person': [
    'Its cost: your unrest rises by {n}, less the value of a black die.',
    'Die Kosten: Dein Unmut steigt um {n}, abzüglich des Wertes eines schwarzen Würfels.',
  ],
  'price.land': [
    'What it requires: so many technologies of each colour in play; nothing is paid.',
    'Was es verlangt: so viele ausliegende Technologien jeder Farbe; bezahlt wird nichts.',
  ],
  'price.met': ['The tick: you have these technologies.', 'Der Haken: Diese Technologien hast du.'],
  'price.lacks': [
    'You lack {n} technologies of this colour.',
    'Dir fehlen {n} Technologien dieser Farbe.',
  ],
  'trigger.instant': [
    'The flash: happens at once, when the card comes into play.',
    'Der Blitz: geschieht sofort, wenn die Karte ins Spiel kommt.',
  ],
  'trigger.production': ['Happens in every production.', 'Geschieht in jeder Produktion.'],
  'trigger.scoring': [
    'An objective: points at the end of each era.',
    'Ein Ziel: Punkte am Ende jedes Zeitalters.',
  ],
  'trigger.ability': [
    'An ability: you may use it in your turn.',
    'Eine Fähigkeit: Du darfst sie in deinem Zug nutzen.',
  ],
  'trigger.always': [
    'Always at work, as long as the card is not damaged.',
    'Wirkt immer, solange die Karte nicht beschädigt ist.',
  ],
  'trigger.event': [
    'Happens whenever what stands there happens.',
    'Geschieht, sooft eintritt, was dort steht.',
  ],
  'brief.good': [
    'What the effect is about, and how much.',
    'Worum es bei dem Effekt geht und wie viel.',
  ],
  'ticket.forecast': [
    'The laurel on a ticket: how your count at the end of the era changes, {n}.',
    'Der Lorbeer am Preisschild: wie sich deine Wertung am Ende des Zeitalters ändert, {n}.',
  ],
  'ticket.pay': [
    'The cheapest way to pay: a die and what you add in resources.',
    'Der billigste Weg zu bezahlen: ein Würfel und was du an Ressourcen dazulegst.',
  ],
  'ticket.short': ['What you lack to buy it.', 'Was dir fehlt, um sie zu kaufen.'],
  'ticket.token': ['The flag: reserved by {name}.', 'Die Fahne: reserviert von {name}.'],
  'card.damaged': [
    'The broken shield: damaged; it lies face down and does nothing until it is repaired.',
    'Der zerbrochene Schild: beschädigt; sie liegt verdeckt und tut nichts, bis sie repariert wird.',
  ],
  'card.uses': [
    'How often its ability can still be used in this round: {n}.',
    'Wie oft ihre Fähigkeit in dieser Runde noch geht: {n}.',
  ],
  'card.evolves': [
    'At the next era it puts the card named here into your hand.',
    'Im nächsten Zeitalter gibt sie dir die genannte Karte auf die Hand.',
  ],
  'card.era': [
    'Era {era}: cards of an era leave the display when it ends.',
    'Zeitalter {era}: Karten eines Zeitalters verlassen die Auslage, wenn es endet.',
  ],
  'kind.technology': [
    'Technology: lies in the column of its colour and counts for its type.',
    'Technologie: liegt in der Spalte ihrer Farbe und zählt für ihren Typ.',
  ],
  'kind.territory': [
    'Territory: the fifth type; it has no colour.',
    'Gebiet: der fünfte Typ; es hat keine Farbe.',
  ],
  'kind.personality': [
    'Personality: stays for one era and belongs to no type.',
    'Persönlichkeit: bleibt ein Zeitalter lang und gehört zu keinem Typ.',
  ],
  'card.retires': [
    'The turning arrow: what it makes obsolete; an own card brings 1 point.',
    'Der drehende Pfeil: was sie ablöst; eine eigene Karte bringt 1 Punkt.',
  ],
  column: [
    '{name}: {n} undamaged cards in play; the most of a type scores 1 point an era.',
    '{name}: {n} unbeschädigte Karten im Spiel; die meisten eines Typs bringen 1 Punkt je Zeitalter.',
  ],
  'column.people': [
    'Personalities in play: {n}; they count for no majority.',
    'Persönlichkeiten im Spiel: {n}; sie zählen für keine Mehrheit.',
  ],
  crown: [
    'The crown: nobody has more of this type; it scores 1 point at the end of the era.',
    'Die Krone: Niemand hat mehr von diesem Typ; das bringt 1 Punkt am Ende des Zeitalters.',
  ],
  protects: [
    'The shield: your cards protect you from {names}.',
    'Der Schild: Deine Karten schützen dich vor {names}.',
  ],
  past: [
    'The hourglass: cards of yours that have passed into history, {n}.',
    'Die Sanduhr: deine Karten, die Geschichte sind, {n}.',
  ],
  'points.now': [
    'The laurel: the points scored so far, {n}.',
    'Der Lorbeer: die bisherigen Punkte, {n}.',
  ],
  'points.after': [
    'The points each player would have if the era ended now.',
    'Die Punkte, die jeder hätte, wenn das Zeitalter jetzt endete.',
  ],
  'points.more': [
    'What you would score if the era ended now.',
    'Was du werten würdest, wenn das Zeitalter jetzt endete.',
  ],
  'score.vp': ['Points scored so far.', 'Bisher gewertete Punkte.'],
  'score.types': [
    '1 point for each of the five types one has in play.',
    '1 Punkt für jeden der fünf Typen, den man im Spiel hat.',
  ],
  'score.majorities': [
    '1 point for each type of which one has the most.',
    '1 Punkt für jeden Typ, von dem man die meisten hat.',
  ],
  'score.goals': ['Points from objectives on cards.', 'Punkte aus Zielen auf Karten.'],
  'goal.met': [
    'The tick: this objective scores now.',
    'Der Haken: Dieses Ziel bringt jetzt Punkte.',
  ],
  'goal.not': [
    'The cross: this objective scores nothing yet.',
    'Das Kreuz: Dieses Ziel bringt noch nichts.',
  ],
  'coming.track': [
    '{name}: what it would do to you next.',
    '{name}: was sie dir als Nächstes antun würde.',
  ],
  'rival.penalty': [
    'The dice with −1: in the unrest zone every die of this player lost 1.',
    'Die Würfel mit −1: In der Unmutszone hat jeder Würfel dieses Spielers 1 verloren.',
  ],
  'novaera.rival.hand': [
    'Cards in the hand of this rival; the pictures are those everybody has seen.',
    'Karten auf der Hand dieses Gegners; die Bilder zeigen die, die alle gesehen haben.',
  ],
  'hand.count': ['Cards in your hand.', 'Karten auf deiner Hand.'],
  'people.unrest': [
    'Your unrest now and after enlisting: {n} → {to}.',
    'Dein Unmut jetzt und nach dem Anwerben: {n} → {to}.',
  ],
  'people.black': [
    'With your black die unrest changes by {n} instead.',
    'Mit deinem schwarzen Würfel ändert sich der Unmut stattdessen um {n}.',
  ],
  era: [
    'Era {era} of three; its dots are its rounds.',
    'Zeitalter {era} von drei; die Punkte sind seine Runden.',
  ],
  laurel: [
    'The laurel: every era ends with a scoring.',
    'Der Lorbeer: Jedes Zeitalter endet mit einer Wertung.',
  ],
  'pane.market': [
    'The cards to buy and the disasters.',
    'Die Karten zum Kaufen und die Katastrophen.',
  ],
  'pane.civs': [
    'Your civilization, your hand and your rivals; the number counts what you can use there.',
    'Deine Zivilisation, deine Hand und die Gegner; die Zahl zählt, was du dort nutzen kannst.',
  ],
  log: ['Opens the whole log.', 'Öffnet das ganze Protokoll.'],
};

export default signs;
