/* A table that is opened by its address is asked for while the script that shows it is on its way. */
import { api } from './api';
import type { TableInfo } from './types';

let asked: { id: string; table: Promise<TableInfo> } | null = null;

/** Ask for a table ahead of time. */
export function look(id: string): void {
  const table = api.table(id);
  table.catch(() => {}); // whoever takes it says what went wrong
  asked = { id, table };
}

/** Take what was asked for ahead of time, once; else ask now. */
export function tableOf(id: string): Promise<TableInfo> {
  const early = asked?.id === id ? asked.table : null;
  asked = null;
  return early ?? api.table(id);
}
