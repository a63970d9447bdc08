import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'svelte/compiler';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { GAMES } from '.';

/* What belongs to one game lies in the folder of its family; outside, only the registration names games. */

const SRC = join(import.meta.dirname, '..');
const FAMILIES = readdirSync(join(SRC, 'games'), { withFileTypes: true })
  .filter((one) => one.isDirectory())
  .map((one) => one.name);
/** The words games are named by in code: ids, folders, and how types and tests shorten them. */
const NAMES = new Set([...GAMES.map(({ id }) => id), ...FAMILIES, 'nova', '2010']);

const MAY_NAME = [
  /^games\/index\.ts$/, // the registration
  /^lib\/generated\//, // made from the shapes of the server, which name them by game
  /^lib\/icons\/sprites\//, // made from the cards of the server: one sprite a game
  /^pages\/words\.\w+\.ts$/, // the credits say whose games these are
  /^fixtures\/|^test\/|\.test\.ts$/, // tests say which game they play
];

const files = readdirSync(SRC, { recursive: true, withFileTypes: true })
  .filter((one) => one.isFile() && /\.(ts|svelte|css)$/.test(one.name))
  .map((one) => relative(SRC, join(one.parentPath, one.name)))
  .filter((file) => !MAY_NAME.some((pattern) => pattern.test(file)));

/** Leave out comments: they may say why a part is there. */
function code(file: string): string {
  const text = readFileSync(join(SRC, file), 'utf8');
  if (file.endsWith('.css')) return text.replace(/\/\*[\s\S]*?\*\//g, '');
  return file.endsWith('.ts') ? script(text) : component(text);
}

function script(text: string): string {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, ts.LanguageVariant.Standard, text);
  const tokens: string[] = [];
  let kind = scanner.scan();
  while (kind !== ts.SyntaxKind.EndOfFileToken) {
    tokens.push(scanner.getTokenText());
    kind = scanner.scan();
  }
  return tokens.join(' ');
}

function component(text: string): string {
  const { instance, module, css } = parse(text, { modern: true });
  let markup = text;
  for (const part of [instance, module, css]) {
    if (part) markup = markup.replace(text.slice(part.start, part.end), '');
  }
  const scripts = [instance, module].map((one) => (one ? text.slice(one.start, one.end) : ''));
  const open = /^<script[^>]*>|<\/script>$/g;
  return [
    ...scripts.map((one) => script(one.replace(open, ''))),
    (css?.content.styles ?? '').replace(/\/\*[\s\S]*?\*\//g, ''),
    markup.replace(/<!--[\s\S]*?-->/g, ''),
  ].join('\n');
}

/** The words of a piece of code: `isNova` and `nova-face` are two. */
const words = (text: string): string[] =>
  text.split(/[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])/).map((word) => word.toLowerCase());

const named = (file: string): string[] => [
  ...new Set(words(`${file} ${code(file)}`).filter((word) => NAMES.has(word))),
];

describe('games', () => {
  it('are named nowhere outside their folders and the registration', () => {
    const found = files
      .filter((file) => !FAMILIES.some((family) => file.startsWith(`games/${family}/`)))
      .map((file) => [file, named(file)] as const)
      .filter(([, names]) => names.length);
    expect(Object.fromEntries(found)).toEqual({});
  });

  it('know nothing of the games of other families', () => {
    const own = (family: string) => {
      const record = code(`games/${family}/game.ts`);
      return new Set([family, ...GAMES.map(({ id }) => id).filter((id) => record.includes(id))]);
    };
    for (const family of FAMILIES) {
      const others = [...GAMES.map(({ id }) => id), ...FAMILIES].filter(
        (id) => !own(family).has(id),
      );
      for (const file of files.filter((one) => one.startsWith(`games/${family}/`))) {
        expect(
          named(file).filter((name) => others.includes(name)),
          file,
        ).toEqual([]);
      }
    }
  });

  it('mean the same by a zone and by an icon that several have', () => {
    for (const table of ['zones', 'goods', 'types', 'kinds']) {
      const all = new Map<string, unknown>();
      for (const { zones, icons } of GAMES) {
        const own = ({ zones, ...icons } as Record<string, Record<string, unknown>>)[table] ?? {};
        for (const [name, value] of Object.entries(own)) {
          expect(all.get(name) ?? value, `${table} ${name}`).toEqual(value);
          all.set(name, value);
        }
      }
    }
  });
});
