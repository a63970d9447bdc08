// Names of cards that cannot be read: a line of them is cut off, or something of the table lies over it.
// Columns of seven cards of Nova Era are pictures.
() => {
  const wide = innerWidth, high = innerHeight;
  const faces = '.hand-card, .built, .named-mini, .open-card, .card-face, .strip, .person, ul:not(.full) .civ';
  const clips = (style) => style.overflowX !== 'visible' || style.overflowY !== 'visible';
  const lines = (element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].filter((box) => box.width > 2);
  };
  const scrolls = (element, box) => {
    for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
      const at = up.getBoundingClientRect(), style = getComputedStyle(up);
      const across = /auto|scroll/.test(style.overflowX) && up.scrollWidth > up.clientWidth;
      const down = /auto|scroll/.test(style.overflowY) && up.scrollHeight > up.clientHeight;
      if (across && (box.right > at.right - 1 || box.left < at.left + 1)) return true;
      if (down && (box.bottom > at.bottom - 1 || box.top < at.top + 1)) return true;
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
  const named = [...document.querySelectorAll(`.table :is(${faces}) .name`)]
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((element) => !element.closest('.sr-only, [inert]') && getComputedStyle(element).clipPath === 'none');
  return named.flatMap((element) =>
    lines(element)
      .filter((box) => box.left >= 0 && box.right <= wide && box.top >= 0 && box.bottom <= high)
      .filter((box) => !scrolls(element, box))
      .map((box) => hides(element, box))
      .filter(Boolean)
      .slice(0, 1)
      .map((why) => [element.textContent.replaceAll('\u00ad', ''), `${element.closest(faces).classList[0]} ${why}`]),
  );
}
