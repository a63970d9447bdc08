// Writes the sprites of the icons that cards and page name, and the list of their names.
// 4,134 icons weigh 6 MB; the few hundred that are used weigh a fraction and are no script.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { optimize } from 'svgo';

const web = join(dirname(fileURLToPath(import.meta.url)), '..');
const out = join(web, 'src/lib/icons/sprites');
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

/** The sprite of the page itself, one for each game, and one for what only an older edition of cards has. */
const PAGE = 'page';
const groups = new Map([[PAGE, new Map()]]);
const add = (group, name, file) => {
  if (!groups.has(group)) groups.set(group, new Map());
  groups.get(group).set(name, file);
};
// Every icons.json below src names icons of the page, beside the code that draws them.
for (const file of files(join(web, 'src'), 'icons.json')) {
  for (const name of strings(JSON.parse(readFileSync(file, 'utf8')))) add(PAGE, name, file);
}
add(PAGE, FALLBACK, 'scripts/icons.mjs');
const games = join(web, '../src/novastate/games');
const cards = files(games, '.toml').map((file) => {
  const [game, , ...below] = relative(games, file).split(sep);
  return { file, game, edition: below.length > 1 ? below[0] : '' };
});
for (const { file, game, edition } of cards.sort((a, b) => a.edition.length - b.edition.length)) {
  for (const [, name] of readFileSync(file, 'utf8').matchAll(/^icon\s*=\s*"([^"]+)"/gm)) {
    const held = [PAGE, game].some(
      (group) => group !== (edition || game) && groups.get(group)?.has(name),
    );
    if (!held) add(edition || game, name, file);
  }
}

const set = JSON.parse(
  readFileSync(join(web, 'node_modules/@iconify-json/game-icons/icons.json'), 'utf8'),
);
// Without colours of their own icons take those of what uses them: one colour, or the light of a scene.
function body(name) {
  const alias = set.aliases?.[name];
  const found = set.icons[name]?.body ?? (alias ? set.icons[alias.parent]?.body : undefined);
  return found?.replaceAll(' fill="currentColor"', '');
}

const size = set.width ?? set.height ?? 512;
/** Whole numbers on a grid of 320 are finer than any icon is drawn, and halve what is sent. */
const GRID = 320;
const scale = `scale(${GRID / size})`;
function symbol(name) {
  const drawn = body(name).replaceAll('<path ', `<path transform="${scale}" `);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${drawn}</svg>`;
  const made = optimize(svg, {
    plugins: [
      { name: 'convertPathData', params: { floatPrecision: 0, utilizeAbsolute: true } },
      'convertTransform',
    ],
  });
  const inside = made.data.replace(/^<svg[^>]*>|<\/svg>$/g, '');
  return `<symbol id="${name}" viewBox="0 0 ${GRID} ${GRID}">${inside}</symbol>`;
}

mkdirSync(out, { recursive: true });
const known = {};
for (const [group, wanted] of groups) {
  const names = [...wanted.keys()].sort().filter((name) => {
    if (body(name)) return true;
    console.warn(
      `icons: "${name}" of ${wanted.get(name)} is not in game-icons; drawn as ${FALLBACK}`,
    );
    return false;
  });
  known[group] = names;
  writeFileSync(
    join(out, `${group}.svg`),
    `<svg xmlns="http://www.w3.org/2000/svg">\n${names.map(symbol).join('\n')}\n</svg>\n`,
  );
}
const listed = Object.entries(known).map(
  ([group, names]) => `  ${group}: [\n${names.map((name) => `    '${name}',\n`).join('')}  ],\n`,
);
writeFileSync(
  join(out, 'index.ts'),
  `// Written by scripts/icons.mjs.\n` +
    Object.keys(known)
      .sort()
      .map((group) => `import ${group} from './${group}.svg?url';\n`)
      .join('') +
    `\nexport const FALLBACK = '${FALLBACK}';\n` +
    `/** The address of each sprite: the page's own, and one a game, and one an older edition. */\n` +
    `export const ADDRESSES: Record<string, string> = { ${Object.keys(known).sort().join(', ')} };\n` +
    `/** The icons of each sprite. */\n` +
    `export const SPRITES: Record<string, readonly string[]> = {\n${listed.join('')}};\n`,
);
console.log(
  `icons: ${Object.entries(known)
    .map(([group, names]) => `${names.length} ${group}`)
    .join(', ')}`,
);
