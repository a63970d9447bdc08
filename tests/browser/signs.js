// Every sign that is drawn on a table, and by which sentence it is explained. Icons are `svg.icon`; a figure or a
// glyph is a text without a letter. What explains has to be the sign itself or a small part, never a whole thing.
(() => {
  const GLYPH = /[\d◆▶✓✗✕⚑◎→×⤾⚠⇅⚙↶⤺]/u;
  const drawn = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('.sr-only, [inert], .behind') &&
    element.getClientRects().length > 0;
  const signs = [...document.querySelectorAll('.table svg.icon')].filter(drawn).map((icon) => ({
    element: icon,
    what: icon.querySelector('use')?.getAttribute('href')?.split('#')[1] ?? '',
  }));
  const walker = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim();
    const element = walker.currentNode.parentElement;
    if (/\p{L}/u.test(text) || !GLYPH.test(text) || !drawn(element)) continue;
    signs.push({ element, what: text });
  }
  return signs.map(({ element, what }) => {
    const by = element.closest('[data-explain]');
    const whole = by && (by.querySelector('.thing, section') || by.matches('.thing, section, ul'));
    const path = [];
    for (let up = element; up && path.length < 4; up = up.parentElement) {
      path.push(String(up.className.baseVal ?? up.className).replace(/ ?svelte-\w+/g, '') || up.tagName);
    }
    return { what, code: by && !whole ? by.dataset.explain : '', where: path.join(' < ') };
  });
})()
