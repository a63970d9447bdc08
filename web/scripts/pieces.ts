// Which modules are fetched together. Cut up by who else uses them, a table would be some seventy files, and on a slow
// line each costs a journey there and back.
interface Module {
  importedIds: readonly string[];
}
interface Graph {
  getModuleInfo(id: string): Module | null;
}

const ENTRY = 'src/main.ts';
const TABLE = [
  'src/pages/TableGate.svelte',
  'src/table/TablePage.svelte',
  'src/table/Board.svelte',
];
/** What else is at every table, a moment later. */
const LATER = [
  'src/table/moments/Moments.svelte',
  'src/table/tips/Tips.svelte',
  'src/table/LargeCard.svelte',
];
const PAGES = [
  'src/home/Home.svelte',
  'src/setup/Setup.svelte',
  'src/lobby/OpenTables.svelte',
  'src/pages/Cards.svelte',
  'src/rulebook/Rooms.svelte',
  'src/pages/Learn.svelte',
  'src/pages/Puzzles.svelte',
  'src/pages/Account.svelte',
  'src/pages/Seat.svelte',
];

export function pieces(root: string) {
  let found: Map<string, string> | null = null;

  function reached(graph: Graph, roots: string[]): Set<string> {
    const seen = new Set<string>();
    const open = roots.map((name) => `${root}/${name}`);
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (seen.has(id)) continue;
      seen.add(id);
      open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
    }
    return seen;
  }

  function cut(graph: Graph): Map<string, string> {
    const first = reached(graph, [ENTRY]);
    const table = reached(graph, TABLE);
    const later = reached(graph, LATER);
    const pages = reached(graph, PAGES);
    const piece = new Map([...first].map((id) => [id, 'first']));
    piece.delete(`${root}/${ENTRY}`); // the page names it
    for (const id of new Set([...table, ...later])) {
      if (first.has(id)) continue;
      if (pages.has(id)) piece.set(id, 'shared');
      else piece.set(id, table.has(id) ? 'table' : 'moments');
    }
    return piece;
  }

  return (id: string, graph: Graph): string | null => {
    found ??= cut(graph);
    return found.get(id) ?? null;
  };
}
