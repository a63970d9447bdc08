"""What is put into the page: it notes every frame while something travels."""

from typing import Final

WATCH: Final = """
window.seen = { socket: null, state: null, frames: [], moved: [], running: false, end: 0 };
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    seen.socket = this;
    this.addEventListener('message', (event) => {
      const frame = JSON.parse(event.data);
      if (frame.type !== 'state') return;
      const known = seen.state !== null;
      seen.state = frame;
      if (known) travel();
    });
  }
};
// From the moment a change arrives until nothing moves any more.
function travel() {
  seen.end = performance.now() + LONGEST;
  if (seen.running) return;
  seen.running = true;
  performance.mark('travel');
  let last = 0;
  let shown = 0;
  const moving = new Set();
  function frame(now) {
    if (last) seen.frames.push(now - last);
    last = now;
    shown += 1;
    const here = document.getAnimations().filter(
      (one) => one.playState === 'running' && one.effect.getComputedTiming().endTime < Infinity);
    for (const one of here) for (const step of one.effect.getKeyframes())
      for (const name of Object.keys(step)) moving.add(name);
    if (now < seen.end && (shown < SETTLED || here.length)) return requestAnimationFrame(frame);
    seen.running = false;
    performance.mark('arrived');
    seen.moved.push(...moving);
  }
  requestAnimationFrame(frame);
}
""".replace("LONGEST", "2500").replace("SETTLED", "12")
"""A travel is over when nothing moves, but not in the first 12 frames: some wait for others."""
SEND: Final = """move => seen.socket.send(JSON.stringify(
  { type: 'move', id: crypto.randomUUID(), version: seen.state.version, move }))"""
WAIT: Final = """async ([version, limit]) => {
  const end = performance.now() + limit;
  const waits = () => seen.running || !seen.state || seen.state.version < version
    || !(seen.state.question || seen.state.outcome);
  while (waits()) {
    if (performance.now() > end) throw new Error('nothing was asked in time');
    await new Promise((done) => setTimeout(done, 20));
  }
  return seen.state;
}"""
TAKE: Final = """() => {
  const found = { frames: seen.frames, moved: [...new Set(seen.moved)] };
  seen.frames = [];
  seen.moved = [];
  return found;
}"""
