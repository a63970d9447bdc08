// What is in view of a table, how small it is, and what stands out of the window.
// Things carry `data-key`, rivals `data-rival`, their miniatures the class `mini`. `hidden` is names.js.
(hidden) => {
  const wide = innerWidth, high = innerHeight;
  const clips = (style) => style.overflowX !== 'visible' || style.overflowY !== 'visible';
  /* The part of an element that is in the window and not cut off by what it scrolls in. */
  const seen = (element) => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    const area = Math.max(0, right - left) * Math.max(0, bottom - top);
    if (!area) return 0;
    [left, top, right, bottom] =
      [Math.max(left, 0), Math.max(top, 0), Math.min(right, wide), Math.min(bottom, high)];
    for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
      if (!clips(getComputedStyle(up))) continue;
      const box = up.getBoundingClientRect();
      left = Math.max(left, box.left); top = Math.max(top, box.top);
      right = Math.min(right, box.right); bottom = Math.min(bottom, box.bottom);
    }
    return (Math.max(0, right - left) * Math.max(0, bottom - top)) / area;
  };
  const drawn = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('.sr-only, [inert]');
  const all = (selector) => [...document.querySelectorAll(selector)].filter(drawn);
  const name = (element) =>
    (element.getAttribute('aria-label') || element.textContent || element.className).trim().slice(0, 50);

  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.textContent.trim() || !drawn(element) || !seen(element)) continue;
    if (element.closest('script, style, .letter, .die, .pip, svg')) continue;
    // A hand of cards lies a little askew: that makes its boxes wider, not its letters. Widths are rounded.
    const shrunk = element.offsetWidth - element.getBoundingClientRect().width;
    const scale = shrunk > 1 ? 1 - shrunk / element.offsetWidth : 1;
    const size = parseFloat(getComputedStyle(element).fontSize) * Math.min(1, scale);
    if (!size) continue; // words for screen readers alone
    texts.push([Math.round(size * 10) / 10, walker.currentNode.textContent.trim().slice(0, 30)]);
  }
  const cut = all('.table *').filter((element) => {
    const style = getComputedStyle(element);
    const lost = element.scrollWidth > element.clientWidth + 1 && style.textOverflow === 'ellipsis';
    const clamped = style.webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + 2;
    return (lost || clamped) && seen(element) && !element.closest('.thing, button, a, [title]');
  });
  const targets = all('.table :is(button, a, select, input, [role=button])')
    .filter((element) => seen(element) > 0.9 && !element.closest('p, li.clause') && !element.matches('.skip'))
    .map((element) => [element.getBoundingClientRect(), name(element)]);
  const own = all('[data-key^="state:0:"], [data-key^="tableau:0:"]')
    .filter((element) => !element.closest('[data-rival]'));
  const rows = new Map();
  for (const element of own) {
    const row = Math.round(element.getBoundingClientRect().top / 24);
    rows.set(row, Math.max(rows.get(row) ?? 0, seen(element)));
  }
  const rivals = all('[data-rival]').map((element) => ({
    rival: Number(element.dataset.rival),
    seen: seen(element),
    minis: [...element.querySelectorAll('.mini')].filter(drawn).map(seen),
  }));
  const bar = document.querySelector('.bar');
  return {
    sideways: document.documentElement.scrollWidth - wide,
    down: document.documentElement.scrollHeight - high,
    bar: bar ? seen(bar.querySelector('.prompt') ?? bar) : 0,
    buttons: all('.bar button').map((element) => [seen(element), name(element)]),
    own: own.map((element) => [seen(element), name(element)]),
    rows: [...rows.values()],
    rivals,
    smallest: texts.sort((a, b) => a[0] - b[0]).slice(0, 5),
    targets: targets
      .map(([box, name]) => [Math.min(box.width, box.height), name])
      .sort((a, b) => a[0] - b[0]).slice(0, 8),
    covered: hidden().slice(0, 8),
    panes: all('[role=tabpanel]').map((element) => element.scrollHeight - element.clientHeight),
    cut: cut.map((element) => [element.className, element.textContent.trim().slice(0, 50)]).slice(0, 5),
  };
}
