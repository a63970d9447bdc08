// Soft sounds made here, no file to fetch; off unless the reader wants them.
import { prefs } from '../lib/prefs.svelte';

type Sound = 'yours' | 'move' | 'hit' | 'end';

const NOTES: Record<Sound, [hertz: number, at: number, length: number][]> = {
  yours: [
    [523, 0, 0.14],
    [659, 0.12, 0.2],
  ],
  move: [[330, 0, 0.09]],
  hit: [
    [196, 0, 0.16],
    [165, 0.12, 0.24],
  ],
  end: [
    [392, 0, 0.2],
    [494, 0.18, 0.2],
    [587, 0.36, 0.4],
  ],
};

let context: AudioContext | null = null;

/** Play a sound if the reader has turned sounds on. */
export function play(sound: Sound): void {
  if (!prefs.sounds || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const start = context.currentTime;
  for (const [hertz, at, length] of NOTES[sound]) {
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.type = 'sine';
    tone.frequency.value = hertz;
    loudness.gain.setValueAtTime(0, start + at);
    loudness.gain.linearRampToValueAtTime(0.06, start + at + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0005, start + at + length);
    tone.connect(loudness).connect(context.destination);
    tone.start(start + at);
    tone.stop(start + at + length);
  }
}
