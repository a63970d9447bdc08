// Lessons of every game: listed in the reader's language, begun by a click.
import { api, sentence, tableOf } from '../lib/api';
import { lessons } from '../lib/data';
import { navigate } from '../lib/router.svelte';

type Puzzle = Awaited<ReturnType<typeof lessons>>[number];

export class Shelf {
  list = $state.raw<Puzzle[] | null>(null);
  problem = $state('');
  /** One is being begun. */
  busy = $state(false);

  constructor(private readonly wanted: (puzzle: Puzzle) => boolean) {}

  load = async (): Promise<void> => {
    try {
      this.list = (await lessons()).filter(this.wanted);
      this.problem = '';
    } catch (error) {
      this.problem = sentence(error);
    }
  };

  start = async (id: string): Promise<void> => {
    this.busy = true;
    try {
      navigate(`/t/${tableOf(await api.startPuzzle(id)).id}`);
    } catch (error) {
      this.problem = sentence(error);
    } finally {
      this.busy = false;
    }
  };
}
