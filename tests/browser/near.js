// How far the panel lies from the thing that was pressed, and where it is.
([key]) => {
  const box = (element) => element.getBoundingClientRect();
  const thing = document.querySelector(`.thing[data-key="${CSS.escape(key)}"]:not([inert] *)`);
  const panel = document.querySelector('[data-panel]');
  if (!thing || !panel) return null;
  const a = box(thing), b = box(panel);
  const dx = Math.max(0, a.left - b.right, b.left - a.right);
  const dy = Math.max(0, a.top - b.bottom, b.top - a.bottom);
  return { distance: Math.hypot(dx, dy), left: b.left, top: b.top, right: b.right, bottom: b.bottom };
}
