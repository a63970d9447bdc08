// Fails the build when the first page needs more than 200 kB (gzip) of script.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const LIMIT = 200_000;
const out = join(dirname(fileURLToPath(import.meta.url)), '../../src/novastate/server/static');
const html = readFileSync(join(out, 'index.html'), 'utf8');
const scripts = [...html.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map((found) => found[1]);
const size = scripts.reduce((sum, name) => sum + gzipSync(readFileSync(join(out, name))).length, 0);
console.log(`first page: ${(size / 1000).toFixed(1)} kB of script, gzip (at most ${LIMIT / 1000})`);
if (scripts.length === 0 || size > LIMIT) process.exit(1);
