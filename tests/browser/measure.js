// What is in view of a table, how small it is, and what stands out of the window.
// Things carry `data-key`, rivals `data-rival`, their miniatures the class `mini`.
(() => {
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
  // Names of cards: every line of them is inside all that cuts off, and nothing of the table lies over it.
  const lines = (element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].filter((box) => box.width > 2);
  };
  const scrolls = (element, box) => {
    for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
      const at = up.getBoundingClientRect(), style = getComputedStyle(up);
      if (/auto|scroll/.test(style.overflowX) && (box.right > at.right + 1 || box.left < at.left - 1)) return true;
      if (/auto|scroll/.test(style.overflowY) && (box.bottom > at.bottom + 1 || box.top < at.top - 1)) return true;
    }
    return false;
  };
  const hides = (element, box) => {
    for (let up = element; up && up !== document.body; up = up.parentElement) {
      if (!clips(getComputedStyle(up))) continue;
      const at = up.getBoundingClientRect();
      const mid = box.top + box.height / 2, tall = 0.36 * parseFloat(getComputedStyle(element).fontSize);
      if (box.right > at.right + 1.5 || box.left < at.left - 1.5) return `cut by ${up.className}`;
      if (mid + tall > at.bottom + 1 || mid - tall < at.top - 1) return `cut by ${up.className}`;
    }
    for (const share of [0.02, 0.5, 0.98]) {
      const x = box.left + share * box.width, y = box.top + box.height / 2;
      const above = document.elementFromPoint(x, y);
      if (above && !above.contains(element) && !element.contains(above)) return `under ${above.getAttribute('class') || above.tagName}`;
    }
    return false;
  };
  // Six columns and three rivals of Nova Era leave small laptops less than a name needs; columns of seven are pictures.
  const nova = wide < 380 || (wide > 1000 && wide < 1440) ? '' : ', .card-face, .strip, ul:not(.full) .civ';
  const named = all(`.table :is(.hand-card, .built, .named-mini, .open-card${nova}) .name`)
    .filter((element) => getComputedStyle(element).clipPath === 'none');
  const covered = named.flatMap((element) =>
    lines(element)
      .filter((box) => box.left >= 0 && box.right <= wide && box.top >= 0 && box.bottom <= high)
      .filter((box) => !scrolls(element, box))
      .map((box) => hides(element, box))
      .filter(Boolean)
      .map((why) => [element.textContent.replaceAll('\u00ad', ''), String(why)]),
  );
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
    covered: covered.slice(0, 8),
    panes: all('[role=tabpanel]').map((element) => element.scrollHeight - element.clientHeight),
    cut: cut.map((element) => [element.className, element.textContent.trim().slice(0, 50)]).slice(0, 5),
  };
})()
