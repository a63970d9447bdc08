// Which lessons the reader has finished: kept in this browser.
const KEY = 'novastate.lessons';

export function finishedLessons(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export function finishLesson(id: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...finishedLessons(), id])]));
  } catch {
    // a browser that keeps nothing has no ticks
  }
}
