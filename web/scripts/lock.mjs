// Takes the addresses of sponsors out of the lock file: `npm ci` needs none, and the lock names no host.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const file = join(dirname(fileURLToPath(import.meta.url)), '../package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
for (const entry of Object.values(lock.packages)) delete entry.funding;
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
