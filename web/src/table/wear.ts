import { speakOf } from '../lib/i18n.svelte';

/** Give the page the colours (styles/tokens.css) and words of a game; the answer takes them off again. */
export function wear(game: string): () => void {
  const root = document.documentElement;
  root.dataset.game = game;
  speakOf(game);
  return () => {
    if (root.dataset.game !== game) return;
    delete root.dataset.game;
    speakOf('');
  };
}
