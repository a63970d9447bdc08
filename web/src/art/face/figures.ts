// People of history: dress of their time and part of the world. Nobody's likeness is meant.
import { dice, hash, pickBy } from '../random';
import type { Parts } from './look';

export interface Figure {
  era: number;
  gender?: string;
  continent?: string;
}

/** Hats by era and part of the world; `w` those of women where they differ. */
const HATS: Record<number, Record<string, string[]>> = {
  1: {
    Africa: ['nemes', 'circlet', 'nemes'],
    Asia: ['topknot', 'fillet', 'circlet'],
    Europe: ['laurel', 'crest', 'short'],
    America: ['plumes', 'fillet'],
    Oceania: ['garland'],
    w: ['veil', 'circlet', 'braids', 'fillet'],
  },
  2: {
    Africa: ['turban', 'crown'],
    Asia: ['turban', 'scholar', 'fur', 'topknot'],
    Europe: ['beret', 'short', 'tam'],
    America: ['plumes', 'fillet'],
    Oceania: ['garland'],
    w: ['wimple', 'crown', 'braids', 'veil'],
  },
  3: {
    Africa: ['turban', 'crown', 'short'],
    Asia: ['short', 'bowler', 'turban'],
    Europe: ['top', 'bowler', 'bicorne', 'short'],
    America: ['bicorne', 'short', 'top'],
    Oceania: ['garland', 'crown'],
    w: ['bun', 'bonnet', 'braids', 'shawl'],
  },
};
/** Places of skins in their list, by part of the world. */
const SKINS: Record<string, number[]> = {
  Africa: [3, 4],
  Asia: [1, 2, 5],
  Europe: [0, 1, 5],
  America: [2, 3],
  Oceania: [3],
};
const ALL = Object.keys(SKINS);
const DRESS: Record<number, string[]> = {
  1: ['toga', 'collar'],
  2: ['robe', 'ruff'],
  3: ['lapels', 'cravat'],
};

/** Choose the parts of a person of a time by its id. */
export function figureParts(id: string, { era, gender, continent }: Figure): Parts {
  const roll = dice(hash(`figure ${id}`));
  const land = continent ? continent.replace(/^(North|South) /, '') : pickBy(roll, ALL);
  const woman = gender ? gender === 'f' : roll() < 0.5;
  const hats = HATS[era] ?? HATS[2]!;
  const own = land === 'America' || land === 'Oceania' ? hats[land]! : [];
  const skins = SKINS[land] ?? SKINS.Asia!;
  return {
    hat: pickBy(roll, woman ? [...hats.w!, ...own] : (hats[land] ?? hats.Asia!)),
    eyes: era === 3 && roll() < 0.25 ? 'glasses' : 'plain',
    mouth: pickBy(
      roll,
      woman ? ['plain', 'smile'] : ['beard', 'moustache', 'plain', 'beard', 'stubble'],
    ),
    skin: pickBy(roll, skins),
    hair: land === 'Europe' ? Math.floor(roll() * 6) : pickBy(roll, [0, 0, 1, 4]),
    dress: pickBy(roll, DRESS[era] ?? DRESS[2]!),
  };
}
