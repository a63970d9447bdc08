// Shows views of a table that nobody played, one after the other; lists names that were shown and that cannot be read.
// What the page was told last it is told again, with each of them. `hidden` is names.js.
(hidden) => async (views) => {
  const shown = new Set(), wrong = new Set();
  // Pictures are left blank: they take most of the time and keep their room.
  const blank = new CSSStyleSheet();
  blank.replaceSync('svg > * { display: none }');
  document.adoptedStyleSheets.push(blank);
  const draw = async (view) => {
    const data = JSON.stringify({ ...wire.state, view });
    wire.socket.onmessage(new MessageEvent('message', { data })); // the page alone hears it
    await new Promise((drawn) => setTimeout(drawn));
  };
  for (const view of views) {
    await draw(view);
    for (const one of document.querySelectorAll('.table .name')) shown.add(one.textContent.replaceAll('\u00ad', ''));
    for (const [name, why] of hidden()) wrong.add(`${name}: ${why}`);
  }
  document.adoptedStyleSheets.pop();
  await draw(wire.state.view);
  return { shown: [...shown], wrong: [...wrong] };
}
