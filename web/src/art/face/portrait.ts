// A portrait as text of SVG, viewBox 0 0 100 100.
import { skyId } from '../gradients';
import { paletteOf } from '../palettes';
import { hash } from '../random';
import { disc, fill } from '../svg';
import { BEHIND, FRONT } from './hats';
import { type Colours, eyewear, features, headPath, mouthOf, pushedUp, skinDeep } from './head';
import { DRESS, OLD_BEHIND, OLD_FRONT } from './history';
import { COATS, HAIR, type Look, ROBES, SKIN, TRIMS } from './look';

const GREY = '#d8d2c6';
/** Hats that cover the ears. */
const COVERED = new Set(['hood', 'aviator', 'veil', 'shawl', 'wimple', 'bonnet', 'nemes', 'crest']);

function coloursOf(look: Look, palette: string): Colours {
  const [skin, dark] = SKIN[look.skin]!;
  const [coat, coatDark] = (look.dress === 'scarf' ? COATS : ROBES)[look.coat]!;
  const sky = paletteOf(palette).skies[0]!;
  return {
    skin,
    dark,
    hair: HAIR[look.hair]!,
    coat,
    coatDark,
    trim: TRIMS[look.trim]!,
    glass: [sky[2], sky[1]],
  };
}

function person(look: Look, palette: string): string {
  const { hat, eyes, mouth, jaw, brow, dress } = look;
  const c = coloursOf(look, palette);
  const head = headPath(jaw);
  // The page draws every portrait once, so the name of what cuts the skin is its own.
  const cut = `cut-${hash(JSON.stringify(look) + palette).toString(36)}`;
  const brows = c.hair === GREY ? '#a8a094' : '#2a1a10';
  const ears = COVERED.has(hat)
    ? ''
    : `<ellipse cx="30.5" cy="49" rx="4" ry="6" fill="${c.skin}"/><ellipse cx="69.5" cy="49" rx="4" ry="6" fill="${c.dark}"/>`;
  return (
    ((OLD_BEHIND[hat] ?? BEHIND[hat])?.(c) ?? '') +
    fill('M6 102C8 84 26 78 40 73h20c14 5 32 11 34 29z', c.coat) +
    fill('M52 73h8c14 5 32 11 34 29H60z', c.coatDark) +
    fill('M41 58h18v15c-5 6-13 6-18 0z', c.dark) +
    (DRESS[dress] ?? DRESS.scarf!)(c) +
    ears +
    `<clipPath id="${cut}"><path d="${head}"/></clipPath>${fill(head, c.skin)}<g clip-path="url(#${cut})">${skinDeep(c, eyes, mouth)}</g>` +
    features(brow, brows) +
    mouthOf(mouth, c) +
    eyewear(eyes, c) +
    (OLD_FRONT[hat] ?? FRONT[hat] ?? FRONT.none!)(c) +
    pushedUp(eyes, c)
  );
}

/** Draw a portrait before hills in the light of a palette. */
export function portrait(look: Look, palette: string): string {
  const p = paletteOf(palette);
  return (
    `<rect width="100" height="100" fill="url(#${skyId(palette, 0)})"/>` +
    disc(30, 34, 60, `url(#glow-${palette})`) +
    disc(27, 33, 17, p.light) +
    fill('M0 70l14-6 10 4 16-8 30 4 16-5 14 6v40H0z', p.mid) +
    person(look, palette) +
    '<rect width="100" height="100" fill="url(#grain)"/>'
  );
}

/** Draw a person where a card has its scene: 160 by 100. */
export function portraitScene(look: Look, palette: string): string {
  const p = paletteOf(palette);
  return (
    `<rect width="160" height="100" fill="url(#${skyId(palette, look.jaw > 0 ? 1 : 0)})"/>` +
    disc(46, 38, 62, `url(#glow-${palette})`) +
    disc(42, 34, 16, p.light) +
    fill('M0 68l22-8 18 6 24-10 40 6 24-8 32 10v40H0z', p.mid) +
    `<g transform="translate(34 6)scale(.94)">${person(look, palette)}</g>` +
    '<rect width="160" height="100" fill="url(#grain)"/>'
  );
}
