// Writes table.html, the page for addresses of tables: it names what every table needs, so that all of it is asked for
// at once and not one after the other.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const built = join(dirname(fileURLToPath(import.meta.url)), '../../src/novastate/server/static');
const manifest = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8'));
const page = readFileSync(join(built, 'index.html'), 'utf8');

const scripts = new Set();
const styles = new Set();
function needs(key) {
  const { file, css = [], imports = [] } = manifest[key];
  if (scripts.has(file)) return;
  scripts.add(file);
  for (const style of css) styles.add(style);
  imports.forEach(needs);
}
needs(Object.keys(manifest).find((key) => /^_table-.*\.js$/.test(key)));

const links = [
  ...[...scripts].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
].filter((link) => !page.includes(link.match(/href="([^"]+)"/)[1]));
writeFileSync(
  join(built, 'table.html'),
  page.replace('</head>', `  ${links.join('\n    ')}\n  </head>`),
);
