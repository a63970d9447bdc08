/* The words of the Master Set's table beyond those of the 51st State games. */
import { dictionary } from '../../lib/i18n.svelte';

const en = {
  'top.last': 'Last round',
  'invite.production': 'What stands here delivers every round.',
  'invite.production.more': 'A good start: the earlier it stands, the more often it delivers.',
  'invite.feature': 'What stands here always works.',
  'invite.feature.more': 'Stores, benefits, and points when built.',
  'invite.action': 'What stands here you use with your workers.',
  'invite.action.more': 'Most points come from here.',
  'invite.fits': '{n} of your cards fit here',
  'invite.fits1': '1 of your cards fits here',
  'invite.fits0': 'none of your cards yet',
  'start.title': 'To begin',
  'start.1': 'Press a card: it shows what you can do with it.',
  'start.2': 'The number at its top left is its price in contacts.',
  'start.3': 'At {n} points it is the last round.',
  'start.show': 'Show me a move',
  'road.start': 'all at the start: {n} points to go',
  'deals.empty': 'Deals deliver every round',
  'solo.name': 'The Reaver',
  'solo.sub': 'virtual rival',
  'solo.about': 'has no hand, no goods, gets 3 locations a round',
  'solo.end': '{n} at the end: {points} and {places} standing',
  'solo.turns': 'Its turns in this round',
  'solo.after': 'one after each of yours',
  'solo.took': 'took a connection',
  'solo.attack': 'attack {n}',
  'solo.next': 'next',
  'solo.done': 'done',
  'solo.passes': 'passes',
  'solo.note':
    'One hit a round: it takes 2 points for it, you keep the good of the deal. A shield stops it.',
  'solo.mayHit': 'Attack {n} may hit',
  'solo.unseen': 'of {n} unseen cards',
  'solo.nothing': 'nothing',
  'solo.pile': 'Attack pile',
} as const;

type MasterKey = keyof typeof en;

const de: Record<MasterKey, string> = {
  'top.last': 'Letzte Runde',
  'invite.production': 'Was hier steht, liefert jede Runde.',
  'invite.production.more': 'Ein guter Anfang: je früher es steht, desto öfter liefert es.',
  'invite.feature': 'Was hier steht, wirkt immer.',
  'invite.feature.more': 'Lager, Vorteile und Punkte beim Errichten.',
  'invite.action': 'Was hier steht, nutzt du mit deinen Arbeitern.',
  'invite.action.more': 'Daraus kommen die meisten Punkte.',
  'invite.fits': '{n} deiner Karten passen hierher',
  'invite.fits1': '1 deiner Karten passt hierher',
  'invite.fits0': 'noch keine deiner Karten',
  'start.title': 'Zum Anfangen',
  'start.1': 'Drücke eine Karte: Sie zeigt, was du mit ihr tun kannst.',
  'start.2': 'Die Zahl oben links ist der Preis in Kontakten.',
  'start.3': 'Bei {n} Punkten ist es die letzte Runde.',
  'start.show': 'Zeig mir einen Zug',
  'road.start': 'alle am Start: {n} Punkte weit',
  'deals.empty': 'Abkommen liefern jede Runde',
  'solo.name': 'Der Räuber',
  'solo.sub': 'virtueller Rivale',
  'solo.about': 'hat keine Hand und keine Güter, bekommt 3 Orte je Runde',
  'solo.end': '{n} am Ende: {points} und {places} stehende',
  'solo.turns': 'Seine Züge in dieser Runde',
  'solo.after': 'einer nach jedem von dir',
  'solo.took': 'nahm eine Kontaktkarte',
  'solo.attack': 'Angriff {n}',
  'solo.next': 'als Nächstes',
  'solo.done': 'erledigt',
  'solo.passes': 'passt',
  'solo.note':
    'Ein Treffer je Runde: Er nimmt dafür 2 Punkte, dir bleibt das Gut des Abkommens. Ein Schild hält ihn auf.',
  'solo.mayHit': 'Angriff {n} trifft vielleicht',
  'solo.unseen': 'von {n} unbekannten Karten',
  'solo.nothing': 'nichts',
  'solo.pile': 'Angriffsstapel',
};

export const english: Record<MasterKey, string> = en;
export const german = de;

/** The table's words; reactive, so use it in markup or in $derived. */
export const mw = dictionary<MasterKey>(en, de);
