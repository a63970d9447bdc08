// Puts a brotli and a gzip copy beside every file of the built page that gets smaller by it.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const built = join(dirname(fileURLToPath(import.meta.url)), '../../src/novastate/server/static');
const PACKED_ALREADY = /\.(br|gz|woff2|png|webp|ogg|mp3)$/;
const SMALLEST = 512;
const GAIN = 0.95;

function packed(data) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
  };
  return { br: brotliCompressSync(data, { params }), gz: gzipSync(data, { level: 9 }) };
}

for (const name of readdirSync(built, { recursive: true }).map(String)) {
  const file = join(built, name);
  if (PACKED_ALREADY.test(name) || name.startsWith('.') || !statSync(file).isFile()) continue;
  const data = readFileSync(file);
  if (data.length < SMALLEST) continue;
  for (const [ending, bytes] of Object.entries(packed(data))) {
    if (bytes.length < data.length * GAIN) writeFileSync(`${file}.${ending}`, bytes);
  }
}
