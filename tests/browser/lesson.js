// What a lesson shows now: where it stands, what it points at, and whether the coach is in the way.
() => {
  const coach = document.querySelector('.coach');
  if (!coach) return null;
  const box = coach.getBoundingClientRect();
  const rings = [...document.querySelectorAll('[data-target]')].map((one) => one.getBoundingClientRect());
  const covers = (ring) => {
    const x = Math.min(box.right, ring.right) - Math.max(box.left, ring.left);
    const y = Math.min(box.bottom, ring.bottom) - Math.max(box.top, ring.top);
    return x > 1 && y > 1;
  };
  const first = rings[0];
  const middle = first && [first.left + first.width / 2, first.top + first.height / 2];
  const under = first && document.elementFromPoint(...middle);
  return {
    at: coach.dataset.at,
    text: coach.querySelector('[role=status]')?.innerText ?? '',
    over: coach.querySelector('.finished') !== null,
    red: coach.classList.contains('red'),
    height: box.height,
    inside: box.left >= -1 && box.right <= innerWidth + 1 && box.top >= -1 && box.bottom <= innerHeight + 1,
    covered: rings.filter(covers).length,
    middle,
    free: !!under && !under.closest('[data-lesson]'),
    next: coach.querySelector('[data-next]') !== null,
    answers: coach.querySelectorAll('.answers button:not(:disabled)').length,
    panel: document.querySelector('[data-panel], .sheet-rival:not(.passing)') !== null,
    spot: JSON.stringify(first ?? null),
  };
}
