// Routes by the history API. Links are plain <a href>; the shell catches clicks on them.

export interface Route {
  name: string;
  params: Record<string, string>;
  query: URLSearchParams;
  hash: string;
  path: string;
}

const PATTERNS: [name: string, pattern: RegExp, names: string[]][] = [
  ['lobby', /^\/$/, []],
  ['new', /^\/new$/, []],
  ['tables', /^\/tables$/, []],
  ['table', /^\/t\/([\w-]+)$/, ['id']],
  ['replay', /^\/replay(?:\/([\w-]+))?$/, ['id']],
  ['cards', /^\/cards(?:\/([\w-]+))?$/, ['id']],
  ['rules', /^\/rules(?:\/([\w-]+)(?:\/([\w-]+))?)?$/, ['game', 'chapter']],
  ['icons', /^\/icons$/, []],
  ['credits', /^\/credits$/, []],
  ['learn', /^\/learn$/, []],
  ['puzzles', /^\/puzzles(?:\/([\w-]+))?$/, ['id']],
  ['account', /^\/account$/, []],
  ['seat', /^\/seat\/([\w-]+)$/, ['secret']],
];

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // typed by hand, or cut short
  }
}

export function match(url: URL): Route {
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/+$/, '') : url.pathname;
  const rest = { query: url.searchParams, hash: decoded(url.hash.slice(1)), path };
  for (const [name, pattern, names] of PATTERNS) {
    const found = pattern.exec(path);
    if (!found) continue;
    const params: Record<string, string> = {};
    names.forEach((key, i) => {
      const value = found[i + 1];
      if (value !== undefined) params[key] = value;
    });
    return { name, params, ...rest };
  }
  return { name: 'missing', params: {}, ...rest };
}

const current = $state({ route: match(new URL(location.href)) });

/** The route now; reactive. */
export const route = (): Route => current.route;

function read(): void {
  current.route = match(new URL(location.href));
}

/** Go to a path of this page. */
export function navigate(href: string, options: { replace?: boolean } = {}): void {
  const before = current.route.path;
  history[options.replace ? 'replaceState' : 'pushState'](null, '', href);
  read();
  if (current.route.path !== before && !current.route.hash) window.scrollTo(0, 0);
}

// Served by the server itself: personal links set a cookie, and downloads are files.
const SERVER = /^\/(api|ws|seat|health|ready|metrics|schema)(\/|$)/;

function clicked(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null;
  if (!link || link.target || link.hasAttribute('download')) return;
  const url = new URL(link.href);
  if (url.origin !== location.origin || SERVER.test(url.pathname)) return;
  if (url.pathname === location.pathname && url.hash && url.search === location.search) {
    history.pushState(null, '', url.href);
    read();
    event.preventDefault();
    return;
  }
  event.preventDefault();
  navigate(url.pathname + url.search + url.hash);
}

/** Listen to links and to the back button; returns how to stop. */
export function startRouter(): () => void {
  window.addEventListener('popstate', read);
  document.addEventListener('click', clicked);
  return () => {
    window.removeEventListener('popstate', read);
    document.removeEventListener('click', clicked);
  };
}
