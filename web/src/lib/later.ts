// Parts of the page that are fetched when they are wanted: what a broken line held back is asked for again.
const FIRST = 500;
const LONGEST = 8000;

/** Fetch a part of the page, again and again until it has come. */
export async function later<T>(load: () => Promise<T>): Promise<T> {
  for (let wait = FIRST; ; wait = Math.min(wait * 2, LONGEST)) {
    try {
      return await load();
    } catch {
      await new Promise((go) => setTimeout(go, wait));
    }
  }
}

/** Fetch the styles of a part again when they did not come; the part itself need not wait for them. */
export function mendStyles(): void {
  addEventListener('vite:preloadError', (event) => {
    const href = /CSS for (\S+)/.exec((event as Event & { payload: Error }).payload.message)?.[1];
    if (!href) return;
    event.preventDefault();
    void later(() => style(href));
  });
}

function style(href: string): Promise<unknown> {
  return new Promise((come, fail) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = come;
    link.onerror = () => {
      link.remove();
      fail();
    };
    document.head.append(link);
  });
}
