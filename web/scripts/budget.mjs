// Fails the build when a page needs more than 200 kB (brotli) before it can be used: its script, and at a
// table the icons that its cards are drawn with.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const LIMIT = 200_000;
const out = join(dirname(fileURLToPath(import.meta.url)), '../../src/novastate/server/static');
const manifest = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8'));

/** A module has a chunk of its own, or lies in a piece with others (scripts/pieces.ts). */
const keyOf = (name) =>
  manifest[name] ? name : Object.keys(manifest).find((key) => key.startsWith(`_${name}-`));

function chunks(key, found = new Set()) {
  const entry = manifest[keyOf(key)];
  if (!entry) throw new Error(`budget: the bundle has no ${key}`);
  if (found.has(entry.file)) return found;
  found.add(entry.file);
  for (const next of entry.imports ?? []) chunks(next, found);
  return found;
}

const packed = (file) => brotliCompressSync(readFileSync(join(out, file))).length;
const kb = (size) => (size / 1000).toFixed(1);
const sprites = readdirSync(join(out, 'assets')).filter((name) => name.endsWith('.svg'));
const sprite = (group) => `assets/${sprites.find((name) => name.startsWith(`${group}-`))}`;

// A folder of games names those that it draws in their records.
const folders = join(dirname(fileURLToPath(import.meta.url)), '../src/games');
const pages = { 'first page': [['src/home/Home.svelte'], []] };
for (const folder of readdirSync(folders)) {
  const record = join(folders, folder, 'game.ts');
  if (!existsSync(record)) continue;
  for (const [, game] of readFileSync(record, 'utf8').matchAll(/^ {2}id: '(\w+)'/gm)) {
    pages[`table of ${game}`] = [
      ['table', `src/games/${folder}/board/family.ts`],
      [sprite('page'), sprite(game)],
    ];
  }
}
for (const [name, [needed, pictures]] of Object.entries(pages)) {
  const files = needed.reduce((found, key) => chunks(key, found), chunks('index.html'));
  const script = [...files].reduce((sum, file) => sum + packed(file), 0);
  const icons = pictures.reduce((sum, file) => sum + packed(file), 0);
  console.log(
    `${name}: ${kb(script)} kB of script and ${kb(icons)} kB of icons, packed (at most ${LIMIT / 1000})`,
  );
  if (script + icons > LIMIT) process.exitCode = 1;
}
