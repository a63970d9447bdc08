/** Give the page the colours of a game (styles/tokens.css); the answer takes them off again. */
export function wear(game: string): () => void {
  const root = document.documentElement;
  root.dataset.game = game;
  return () => {
    if (root.dataset.game === game) delete root.dataset.game;
  };
}
