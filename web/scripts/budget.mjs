// Fails the build when a page needs more than 200 kB (gzip) of script before it can be used.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const LIMIT = 200_000;
const out = join(dirname(fileURLToPath(import.meta.url)), '../../src/novastate/server/static');
const manifest = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8'));

function chunks(key, found = new Set()) {
  const entry = manifest[key];
  if (!entry) throw new Error(`budget: the bundle has no ${key}`);
  if (found.has(entry.file)) return found;
  found.add(entry.file);
  for (const next of entry.imports ?? []) chunks(next, found);
  return found;
}

const gzip = (file) => gzipSync(readFileSync(join(out, file))).length;
const entry = 'index.html';
const pages = { 'first page': 'src/pages/Lobby.svelte', table: 'src/table/TablePage.svelte' };
for (const [name, page] of Object.entries(pages)) {
  const files = chunks(page, chunks(entry));
  const size = [...files].reduce((sum, file) => sum + gzip(file), 0);
  console.log(`${name}: ${(size / 1000).toFixed(1)} kB of script, gzip (at most ${LIMIT / 1000})`);
  if (size > LIMIT) process.exitCode = 1;
}
