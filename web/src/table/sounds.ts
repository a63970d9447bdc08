// Soft sounds made here, no file to fetch; off unless the reader wants them. What they are is data, one player plays them.
import { prefs } from '../lib/prefs.svelte';
import { tablePrefs } from './prefs.svelte';

export type Sound = 'card' | 'token' | 'points' | 'razing' | 'yours' | 'round' | 'end' | 'clock';

/** One tone, or a breath of noise through a filter. */
export interface Tone {
  wave: 'sine' | 'triangle' | 'noise';
  /** Hertz at its beginning and its end; of noise, what the filter lets pass. */
  from: number;
  to: number;
  /** Seconds after the beginning of the sound, and how long it lasts. */
  at: number;
  length: number;
  /** 1 is as loud as any of them gets. */
  loud: number;
}

const tone = (from: number, at: number, length: number, more: Partial<Tone> = {}): Tone => ({
  wave: 'sine',
  from,
  to: from,
  at,
  length,
  loud: 0.7,
  ...more,
});

export const SOUNDS: Record<Sound, readonly Tone[]> = {
  // Paper on wood.
  card: [
    tone(2400, 0, 0.07, { wave: 'noise', to: 700, loud: 0.8 }),
    tone(150, 0.05, 0.08, { to: 90, loud: 0.6 }),
  ],
  // Two pieces that touch.
  token: [
    tone(1450, 0, 0.05, { wave: 'triangle', loud: 0.4 }),
    tone(1900, 0.06, 0.06, { wave: 'triangle', loud: 0.35 }),
  ],
  points: [tone(659, 0, 0.1), tone(880, 0.08, 0.12), tone(1175, 0.16, 0.2)],
  // Something heavy falls, and rubble after it.
  razing: [
    tone(130, 0, 0.45, { to: 42, loud: 1 }),
    tone(900, 0.03, 0.6, { wave: 'noise', to: 140, loud: 0.9 }),
  ],
  yours: [tone(523, 0, 0.14), tone(659, 0.12, 0.22)],
  round: [tone(392, 0, 0.5, { loud: 0.6 }), tone(294, 0.22, 0.7, { loud: 0.6 })],
  end: [tone(392, 0, 0.22), tone(494, 0.18, 0.22), tone(587, 0.36, 0.22), tone(784, 0.54, 0.7)],
  clock: [0, 0.5, 1].map((at) => tone(1050, at, 0.05, { wave: 'triangle', loud: 0.6 })),
};

/** The loudest tone at full volume: quiet beside music or talk. */
const LOUDEST = 0.12;
const RISE = 0.012;
const GAP = 0.08;

/** The seconds a sound lasts. */
export const lengthOf = (sound: Sound): number =>
  Math.max(...SOUNDS[sound].map(({ at, length }) => at + length));

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Half a second of noise, made once. */
function noise(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = 2 * Math.random() - 1;
  return hiss;
}

function sound(audio: AudioContext, one: Tone, start: number, volume: number): void {
  const [from, end] = [start + one.at, start + one.at + one.length];
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(LOUDEST * one.loud * volume, from + RISE);
  gain.gain.exponentialRampToValueAtTime(0.0004, end);
  gain.connect(audio.destination);
  if (one.wave === 'noise') {
    const source = audio.createBufferSource();
    const filter = audio.createBiquadFilter();
    source.buffer = noise(audio);
    source.loop = true;
    filter.type = 'bandpass';
    filter.frequency.setValueAtTime(one.from, from);
    filter.frequency.exponentialRampToValueAtTime(one.to, end);
    source.connect(filter).connect(gain);
    source.start(from);
    source.stop(end);
    return;
  }
  const source = audio.createOscillator();
  source.type = one.wave;
  source.frequency.setValueAtTime(one.from, from);
  source.frequency.exponentialRampToValueAtTime(one.to, end);
  source.connect(gain);
  source.start(from);
  source.stop(end);
}

/** Play sounds one after the other, if the reader has turned sounds on. */
export function play(...sounds: Sound[]): void {
  if (!prefs.sounds || !tablePrefs.volume || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume(); // browsers keep it silent until something was pressed
  let start = context.currentTime;
  for (const name of sounds) {
    for (const one of SOUNDS[name]) sound(context, one, start, tablePrefs.volume);
    start += lengthOf(name) + GAP;
  }
}
