// The scene of a card as text of SVG, viewBox 0 0 160 100, at most 3,000 bytes: kind decides the light,
// types what stands in the land, distance how deep it is, the id every free choice. The icon stays
// within x 45 to 111 and y 30 to 90, so that crops from 0.7:1 to 2:1 keep it whole.
import { iconHref } from '../lib/icons';
import { type Palette, paletteOf } from './palettes';
import { PROPS, URBAN, WILD } from './props';
import { dice, hash, num as n, type Roll } from './random';
import type { Camera, Setting } from './setting';
import { dune, HEIGHT, mesas, peaks, rubble, skyline, wires } from './shapes';
import { type Light, lightOf, skyOf } from './sky';
import { faint, fill } from './svg';

export const MOST_BYTES = 3000;

/** Level, from below (it looms against the sky), from above (it stands in the land). */
const CAMERAS: readonly ((depth: number) => Camera)[] = [
  (depth) => ({
    horizon: [63, 66, 61, 55][depth]!,
    size: [58, 60, 56, 52][depth]!,
    foot: [89, 90, 87, 84][depth]!,
  }),
  (depth) => ({ horizon: 77 - depth * 2, size: 60, foot: 90 }),
  (depth) => ({ horizon: 49 - depth * 2, size: [54, 54, 52, 48][depth]!, foot: 84 }),
];

/** Choose where the eye is: fixed by the setting, else one of three by the id. */
export function cameraOf(setting: Setting): Camera {
  const choice = CAMERAS[hash(`camera ${setting.id}`) % CAMERAS.length]!;
  return setting.camera ?? choice(setting.depth);
}

/** Choose one of the skies of the palette by the id. */
export const skyChoice = (setting: Setting): number =>
  hash(`sky ${setting.id}`) % paletteOf(setting.palette).skies.length;

function ridges(roll: Roll, { depth, props }: Setting, p: Palette, horizon: number): string {
  const ridge = props.some((type) => WILD.has(type)) ? peaks : mesas;
  const town = props.some((type) => URBAN.has(type));
  let out = '';
  for (let i = 1; i < depth; i++) {
    const height = Math.min(17 + 7 * (depth - i), horizon * 0.5);
    out += fill(ridge(roll, horizon, height), p.far, faint(i === depth - 1 ? 0.8 : 0.5));
  }
  const last = town ? skyline(roll, horizon + 1, 26 - depth * 3) : mesas(roll, horizon + 1, 12);
  return out + fill(last, p.far);
}

function standing(roll: Roll, { depth, props }: Setting, p: Palette, horizon: number): string {
  const places = [22, 136];
  if (roll() < 0.5) places.reverse();
  let out = '';
  for (const [i, type] of props.slice(0, 2).entries()) {
    const x = places[i]!;
    const scale = (1.18 - depth * 0.12) * (0.9 + roll() * 0.2);
    const y = horizon + 3 + roll() * 3;
    const put = `translate(${x} ${n(y)})scale(${n(x > 80 ? -scale : scale)} ${n(scale)})`;
    out += fill(PROPS[type] ?? PROPS.brick!, p.mid, ` fill-rule="evenodd" transform="${put}"`);
    if (type === 'toxic') {
      out += `<ellipse cx="${x}" cy="${n(y - 36)}" rx="17" ry="7" fill="#d8ff6a"${faint(0.4)}/>`;
    }
  }
  if (props.includes('contact')) {
    out += `<path d="${wires(roll, horizon + 2)}" fill="none" stroke="${p.mid}" stroke-width=".6"${faint(0.8)}/>`;
  }
  return out;
}

function road(roll: Roll, light: Light, middle: number, horizon: number): string {
  const bend = light.x + (roll() - 0.5) * 40;
  return `M${n(light.x - 1.5)} ${horizon}h3Q${n(bend)} ${n(horizon + 14)} ${n(middle + 46)} 101H${n(middle - 34)}Q${n(bend - 14)} ${n(horizon + 14)} ${n(light.x - 1.5)} ${horizon}z`;
}

/** The icon: its shadow away from the light, an outline, and the light across it. */
function figure(
  setting: Setting,
  p: Palette,
  camera: Camera,
  light: Light,
  middle: number,
): string {
  const { size, foot } = camera;
  const href = iconHref(setting.icon);
  const x = n(middle - size / 2);
  const skew = light.left ? -46 : 46;
  const box = `width="${size}" height="${size}"`;
  return (
    `<use href="${href}" ${box} transform="translate(${x} ${n(foot - 1)})skewX(${skew})scale(1-.34)translate(0-${size})" fill="${p.ink}"${faint(0.5)}/>` +
    `<use href="${href}" x="${x}" y="${n(foot - size)}" ${box} fill="url(#lit-${setting.palette}-${light.left ? 'l' : 'r'})" stroke="${p.ink}" stroke-width="9" stroke-linejoin="round" paint-order="stroke"/>`
  );
}

/** Draw the land of a setting without anything in front of it. */
function land(
  roll: Roll,
  setting: Setting,
  p: Palette,
  light: Light,
  camera: Camera,
  middle: number,
): string {
  const { horizon, foot } = camera;
  const { palette } = setting;
  return (
    ridges(roll, setting, p, horizon) +
    `<rect y="${horizon - 9}" width="160" height="18" fill="url(#dust-${palette}-${skyChoice(setting)})"/>` +
    `<rect y="${horizon}" width="160" height="${HEIGHT - horizon}" fill="url(#land-${palette})"/>` +
    standing(roll, setting, p, horizon) +
    fill(road(roll, light, middle, horizon), p.light, faint(0.2)) +
    fill(dune(roll, foot - 3, 5), p.near, faint(0.8))
  );
}

/** Draw the scene of a setting; `bare` leaves out its icon. */
export function scene(setting: Setting, bare = false): string {
  const p = paletteOf(setting.palette);
  const roll = dice(hash(setting.id));
  const camera = cameraOf(setting);
  const { horizon } = camera;
  const middle = 78 + (roll() - 0.5) * 6;
  const light = lightOf(roll, middle, horizon);
  return (
    skyOf(roll, setting.palette, p, light, horizon, skyChoice(setting)) +
    land(roll, setting, p, light, camera, middle) +
    (bare ? '' : figure(setting, p, camera, light, middle)) +
    fill(rubble(roll), p.ink, faint(0.92)) +
    '<rect width="160" height="100" fill="url(#grain)"/>'
  );
}
