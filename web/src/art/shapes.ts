// The layers of the land as paths.
import { num as n, type Roll } from './random';

export const WIDTH = 160;
export const HEIGHT = 100;

/** Draw mesas: flat tops and steep sides, far away. */
export function mesas(roll: Roll, y: number, height: number, width = WIDTH): string {
  let d = `M-4 ${n(y)}`;
  for (let x = -4 - roll() * 20; x < width; ) {
    const w = 19 + roll() * 27;
    const h = height * (0.35 + 0.65 * roll());
    d += `L${n(x)} ${n(y)}l${n(w * 0.16)}-${n(h * 0.7)} ${n(w * 0.07)}-${n(h * 0.3)}h${n(w * 0.5)}l${n(w * 0.1)} ${n(h * 0.55)} ${n(w * 0.17)} ${n(h * 0.45)}`;
    x += w * (0.8 + roll() * 0.5);
  }
  return `${d}L${width + 4} ${n(y)}z`;
}

/** Draw peaks, for lands of iron, fuel and ammunition. */
export function peaks(roll: Roll, y: number, height: number, width = WIDTH): string {
  let d = `M-4 ${n(y)}`;
  for (let x = -4; x < width; x += 10 + roll() * 14) {
    d += `L${n(x)} ${n(y - height * (0.25 + 0.75 * roll()))}`;
  }
  return `${d}L${width + 4} ${n(y)}z`;
}

/** Draw the skyline of a dead town: broken blocks. */
export function skyline(roll: Roll, y: number, height: number, width = WIDTH): string {
  let d = `M-4 ${n(y)}`;
  for (let x = -4; x < width; ) {
    const w = 7 + roll() * 9;
    const h = height * (0.2 + 0.8 * roll() ** 1.6);
    const gap = roll() < 0.3 ? 2 + roll() * 7 : 0;
    const broken = roll() < 0.45;
    d += broken
      ? `V${n(y - h)}l${n(w * 0.5)} ${n(h * 0.22)} ${n(w * 0.2)}-${n(h * 0.1)}H${n(x + w)}`
      : `V${n(y - h)}H${n(x + w)}`;
    x += w + gap;
    if (gap) d += `V${n(y)}H${n(x)}`;
  }
  return `${d}V${n(y)}z`;
}

/** Draw a dune: one soft wave down to the lower edge. */
export function dune(roll: Roll, y: number, swing: number): string {
  const a = n(y - swing * roll());
  const b = n(y + swing * (roll() - 0.2));
  return `M-4 ${a}C${n(30 + roll() * 20)} ${n(y - swing)} ${n(70 + roll() * 20)} ${n(y + swing)} 110 ${b}S150 ${n(y - swing * 0.6)} 164 ${n(y - swing * 0.3)}V104H-4z`;
}

/** Draw rubble and dry grass at the lower corners: it frames the scene. */
export function rubble(roll: Roll): string {
  let d = 'M-4 104V96';
  for (let x = -4; x < WIDTH; x += 8 + roll() * 7) {
    const edge = Math.abs(x - 80) / 80;
    d += `L${n(x)} ${n(100 - edge * edge * (4 + roll() * 9))}`;
    if (roll() < 0.35) d += `l1-${n(3 + edge * 7)} 1 ${n(3 + edge * 7)}`;
  }
  return `${d}L164 95V104z`;
}

/** Draw two wires that hang from pole to pole. */
export function wires(roll: Roll, y: number): string {
  const poles = [-6, 34 + roll() * 8, 112 + roll() * 10, 168];
  let d = '';
  for (let i = 0; i < 3; i++) {
    const a = poles[i]!;
    const b = poles[i + 1]!;
    for (const sag of [0, 4]) {
      d += `M${n(a)} ${n(y - 30 + sag)}Q${n((a + b) / 2)} ${n(y - 21 + sag)} ${n(b)} ${n(y - 30 + sag)}`;
    }
  }
  return d;
}

/** Draw cracks of dry ground over a field. */
export function cracks(roll: Roll, count: number, width: number, height: number): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    d += `M${Math.round(roll() * width)} ${Math.round(roll() * height)}`;
    for (let k = 0; k < 4; k++)
      d += `l${Math.round(roll() * 50 - 20)} ${Math.round(roll() * 16 - 4)}`;
  }
  return d;
}
