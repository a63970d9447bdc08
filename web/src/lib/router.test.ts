import { expect, it } from 'vitest';
import { gameOfClause } from './clauses';
import { match, navigate, route, startRouter } from './router.svelte';

const at = (path: string) => match(new URL(path, 'http://127.0.0.1'));

it.each([
  ['/', 'lobby', {}],
  ['/new?mode=solo', 'new', {}],
  ['/t/aB3_x-9', 'table', { id: 'aB3_x-9' }],
  ['/replay', 'replay', {}],
  ['/replay/abc?move=12', 'replay', { id: 'abc' }],
  ['/cards/', 'cards', {}],
  ['/cards/school', 'cards', { id: 'school' }],
  ['/rules/master#MS-8.2.1', 'rules', { game: 'master' }],
  ['/seat/s3cret', 'seat', { secret: 's3cret' }],
  ['/t/', 'missing', {}],
  ['/t/a/b', 'missing', {}],
  ['/nothing', 'missing', {}],
])('%s is %s', (path, name, params) => {
  expect(at(path)).toMatchObject({ name, params });
});

it('keeps query and clause', () => {
  expect(at('/replay/abc?move=12').query.get('move')).toBe('12');
  expect(at('/rules/master#MS-8.2.1').hash).toBe('MS-8.2.1');
});

it('survives an address with broken escapes', () => {
  expect(at('/rules/master#%E0%A4%A').name).toBe('rules');
});

it('follows links without loading the page, but leaves downloads and the server’s own alone', () => {
  const stop = startRouter();
  navigate('/');
  document.body.innerHTML =
    '<a id="a" href="/cards">x</a><a id="b" href="/api/x">x</a><a id="c" download href="/cards">x</a>';
  const click = (id: string) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.getElementById(id)!.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(click('b')).toBe(false);
  expect(click('c')).toBe(false);
  expect(click('a')).toBe(true);
  expect(route().name).toBe('cards');
  stop();
});

it('knows whose rules a clause is of', () => {
  expect(gameOfClause('MS-8.2.1')).toBe('master');
  expect(gameOfClause('SO-1')).toBe('master');
  expect(gameOfClause('NV-3')).toBe('novaera');
});
