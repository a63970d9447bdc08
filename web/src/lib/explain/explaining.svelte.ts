/* What is being explained now; the sentences are fetched when the first is wanted. */
import { announce } from '../announce.svelte';
import { later } from '../later';

/** Sentences beside what they explain. */
interface Shown {
  sentences: string[];
  at: Element;
}

type Resolve = (code: string) => string;
let resolve: Promise<Resolve> | undefined;

/** Say what codes mean, each sentence once. */
export async function sentencesOf(codes: readonly string[]): Promise<string[]> {
  resolve ??= later(async () => {
    const { loadSentences, sentence } = await import('./sentences');
    await loadSentences();
    return sentence;
  });
  const say = await resolve;
  return [...new Set(codes.map(say))].filter(Boolean);
}

class Explaining {
  shown: Shown | null = $state.raw(null);
  private wanted = 0;

  /** Show what codes mean beside an element; aloud, if somebody asked by a key. */
  async show(codes: readonly string[], at: Element, aloud = false): Promise<void> {
    const mine = ++this.wanted;
    const sentences = await sentencesOf(codes);
    if (mine !== this.wanted || !sentences.length) return;
    this.shown = { sentences, at };
    if (aloud) announce(sentences.join(' '));
  }

  hide(): void {
    this.wanted++;
    if (this.shown) this.shown = null;
  }
}

export const explaining = new Explaining();
