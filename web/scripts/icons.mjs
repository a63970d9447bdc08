// Writes the sprite of the icons that cards and page name, and their names as a type.
// 4,134 icons weigh 6 MB; the few hundred that are used weigh a fraction and are no script.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const web = join(dirname(fileURLToPath(import.meta.url)), '..');
const out = join(web, 'src/lib/icons');
const FALLBACK = 'uncertainty';

function files(folder, ending) {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(ending) && !name.includes('node_modules'))
    .map((name) => join(folder, name))
    .sort();
}

function strings(value) {
  if (typeof value === 'string') return [value];
  if (value && typeof value === 'object') return Object.values(value).flatMap(strings);
  return [];
}

const wanted = new Map();
for (const file of files(join(web, '../src/novastate/games'), '.toml')) {
  for (const found of readFileSync(file, 'utf8').matchAll(/^icon\s*=\s*"([^"]+)"/gm)) {
    wanted.set(found[1], file);
  }
}
// Every icons.json below src names more: the page's own beside the code that draws them.
for (const file of files(join(web, 'src'), 'icons.json')) {
  for (const name of strings(JSON.parse(readFileSync(file, 'utf8')))) wanted.set(name, file);
}

const set = JSON.parse(
  readFileSync(join(web, 'node_modules/@iconify-json/game-icons/icons.json'), 'utf8'),
);
function body(name) {
  const alias = set.aliases?.[name];
  return set.icons[name]?.body ?? (alias ? set.icons[alias.parent]?.body : undefined);
}

const names = [...wanted.keys()].filter((name) => {
  if (body(name)) return true;
  console.warn(
    `icons: "${name}" of ${wanted.get(name)} is not in game-icons; drawn as ${FALLBACK}`,
  );
  return false;
});
names.sort();

const size = set.width ?? set.height ?? 512;
const symbols = names.map(
  (name) => `<symbol id="${name}" viewBox="0 0 ${size} ${size}">${body(name)}</symbol>`,
);
writeFileSync(
  join(out, 'sprite.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`,
);
writeFileSync(
  join(out, 'sprite.ts'),
  `// Written by scripts/icons.mjs.\nexport const FALLBACK = '${FALLBACK}';\n` +
    `export const ICONS = [\n${names.map((name) => `  '${name}',\n`).join('')}] as const;\n` +
    `export type IconName = (typeof ICONS)[number];\n`,
);
console.log(`icons: ${names.length} in the sprite`);
