// Lets things travel when the table changes. All places are read once before and once after; what moves is a copy
// in a layer that catches no press, and only its transform and opacity. Any key or press ends it.
import { mount, unmount } from 'svelte';
import Good from '../../lib/Good.svelte';
import type { LogEntry } from '../../lib/types';
import { moving } from '../motion';
import {
  type Box,
  cardOf,
  driving,
  type Seen,
  stops,
  type Token,
  type Trip,
  tokensOf,
  trips,
} from './plan';

const CARD_MS = 320;
const SLIDE_MS = 200;
const TOKEN_MS = 260;
const APART_MS = 40;
const EASE = 'cubic-bezier(0.3, 0.7, 0.3, 1)';

interface Before {
  cards: Seen<HTMLElement>[];
  marks: Map<string, { box: Box; field: number }>;
  points: Map<string, string>;
}

const centre = (box: Box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });
/** A card moves with the place it fills in its row. */
const placeOf = ({ element }: Seen<HTMLElement>): HTMLElement => element.closest('li') ?? element;
const shown = (box: Box): boolean =>
  box.width > 0 &&
  box.left < innerWidth &&
  box.top < innerHeight &&
  box.left + box.width > 0 &&
  box.top + box.height > 0;

export class Traveller {
  private before: Before | null = null;
  private reader: number | null = null;
  private layer: HTMLElement | null = null;
  /** Where the layer begins: in the window's corner, unless something around it holds it elsewhere. */
  private corner = { left: 0, top: 0 };
  /** Somebody wants to see no more of this. */
  private ended = false;
  private running = new Set<Animation>();
  private sliding = new Set<Animation>();

  /** Remember where everything lies, before the table is drawn anew. */
  leave(root: HTMLElement | undefined): void {
    this.before = root && moving() && !document.hidden ? this.read(root) : null;
    for (const one of this.sliding) one.cancel(); // so that new places are read, not where things pass by
    this.sliding.clear();
  }

  /** Let everything go from where it lay to where it lies now. */
  arrive(root: HTMLElement | undefined, reader: number | null, fresh: LogEntry[]): void {
    const before = this.before;
    const same = this.reader === reader;
    this.before = null;
    this.reader = reader;
    if (!root || !before || !same) return;
    const now = this.read(root);
    const { slides, flights } = trips(before.cards, now.cards, reader);
    const done = fresh.filter((entry) => entry.undoes === undefined);
    const seat = reader ?? -1;
    const card = cardOf(done, seat);
    const thing =
      now.cards.find((one) => one.card === card && !one.key.startsWith('hand:')) ??
      before.cards.find((one) => one.card === card);
    const origin = thing?.box ?? this.boxOf(root, '[data-origin]');
    const tokens = tokensOf(done, seat).flatMap((token) => this.way(root, token, seat, origin));
    const points = this.pointsWay(root, before, now, seat, origin);
    const landings = flights.map((trip) => ({
      ...trip,
      box: placeOf(trip.to).getBoundingClientRect(),
    }));
    if (flights.length || tokens.length || points.length) this.open(root);
    this.ended = false;
    // Everything is read; from here on the page is only written to.
    for (const trip of slides) this.slide(trip);
    for (const { box, ...trip } of landings) this.fly(trip, box);
    for (const [i, { good, from, to }] of [...tokens, ...points].entries()) {
      this.toss(good, from, to, i * APART_MS);
    }
    for (const [id, { box, field }] of now.marks) {
      const was = before.marks.get(id);
      const mark = root.querySelector<HTMLElement>(`[data-mark="${id}"]`);
      if (mark && was && was.field !== field) {
        this.drive(
          mark,
          was.box.left - box.left,
          field - was.field,
          points.length && id === `${seat}` ? TOKEN_MS : 0,
        );
      }
    }
  }

  /** End whatever is on its way: it is there. */
  end = (): void => {
    this.ended = true;
    for (const one of [...this.running, ...this.sliding]) one.finish();
  };

  private read(root: HTMLElement): Before {
    const cards: Seen<HTMLElement>[] = [];
    for (const element of root.querySelectorAll<HTMLElement>('[data-key][data-card]')) {
      const box = element.getBoundingClientRect();
      if (!shown(box)) continue;
      cards.push({ key: element.dataset.key!, card: element.dataset.card!, box, element });
    }
    const marks: Before['marks'] = new Map();
    for (const element of root.querySelectorAll<HTMLElement>('[data-mark]')) {
      marks.set(element.dataset.mark!, {
        box: element.getBoundingClientRect(),
        field: Number(element.dataset.field),
      });
    }
    const points: Before['points'] = new Map();
    for (const element of root.querySelectorAll<HTMLElement>('[data-points]')) {
      points.set(element.dataset.points!, element.textContent ?? '');
    }
    return { cards, marks, points };
  }

  private boxOf(root: HTMLElement, selector: string): Box | null {
    const box = root.querySelector(selector)?.getBoundingClientRect();
    return box && shown(box) ? box : null;
  }

  private way(root: HTMLElement, { good, way }: Token, seat: number, origin: Box | null) {
    const held = this.boxOf(root, `[data-holds="${seat}"] [data-good="${CSS.escape(good)}"]`);
    if (!held || !origin) return [];
    return [way === 'pay' ? { good, from: held, to: origin } : { good, from: origin, to: held }];
  }

  /** The token that shows where points come from: to the marker on the road, or to the figure of points. */
  private pointsWay(
    root: HTMLElement,
    before: Before,
    now: Before,
    seat: number,
    origin: Box | null,
  ) {
    const id = `${seat}`;
    const [was, is] = [before.marks.get(id), now.marks.get(id)];
    const to =
      was && is && is.field > was.field
        ? was.box
        : before.points.has(id) &&
            Number.parseInt(now.points.get(id) ?? '', 10) >
              Number.parseInt(before.points.get(id)!, 10)
          ? this.boxOf(root, `[data-points="${id}"]`)
          : null;
    return to && origin && shown(to) ? [{ good: 'vp', from: origin, to }] : [];
  }

  private slide({ from, to }: Trip<HTMLElement>): void {
    const by = `${from.left - to.box.left}px ${from.top - to.box.top}px`;
    const one = placeOf(to).animate(
      { translate: [by, '0 0'] },
      { duration: moving(SLIDE_MS), easing: EASE },
    );
    this.keep(one, this.sliding);
  }

  /** A copy of the card flies from where it lay; the card itself is seen when the copy is there. */
  private fly({ from, to }: Trip<HTMLElement>, box: Box): void {
    const target = placeOf(to);
    const copy = target.cloneNode(true) as HTMLElement;
    for (const one of [copy, ...copy.querySelectorAll('[id], [data-key]')]) {
      one.removeAttribute('id');
      one.removeAttribute('data-key');
    }
    this.put(copy, box);
    const [start, end] = [centre(from), centre(to.box)];
    const scale = from.width / to.box.width;
    const time = { duration: moving(CARD_MS), easing: EASE };
    const flight = copy.animate(
      {
        transform: [
          `translate(${start.x - end.x}px, ${start.y - end.y}px) scale(${scale})`,
          'none',
        ],
      },
      time,
    );
    this.keep(flight, this.running, () => {
      copy.remove();
      this.light(box);
    });
    this.keep(target.animate({ opacity: [0, 0] }, time), this.running);
  }

  /** A place lights up once. */
  private light(box: Box): void {
    if (this.ended) return;
    const ring = document.createElement('span');
    ring.className = 'lit-once';
    this.put(ring, box);
    const glow = ring.animate({ opacity: [0.9, 0] }, { duration: moving(SLIDE_MS) });
    this.keep(glow, this.running, () => ring.remove());
  }

  private toss(good: string, from: Box, to: Box, delay: number): void {
    const token = document.createElement('span');
    token.className = 'token';
    const [start, end] = [centre(from), centre(to)];
    this.put(token, { left: end.x - 14, top: end.y - 14, width: 28, height: 28 });
    const drawn = mount(Good, { target: token, props: { good, silent: true } });
    const away = `translate(${start.x - end.x}px, ${start.y - end.y}px)`;
    const half = moving(1000) / 1000;
    const toss = token.animate(
      [
        { transform: away, opacity: 0 },
        { transform: away, opacity: 1, offset: 0.05 },
        { transform: 'none', opacity: 1, offset: 0.9 },
        { transform: 'scale(0.7)', opacity: 0 },
      ],
      { duration: moving(TOKEN_MS), delay: delay * half, fill: 'both', easing: 'ease-in-out' },
    );
    this.keep(toss, this.running, () => {
      void unmount(drawn);
      token.remove();
    });
  }

  private drive(mark: HTMLElement, dx: number, fields: number, delay: number): void {
    const frames = stops(dx, fields).map(({ x, offset }) => ({
      translate: `${x}px 0`,
      offset,
      easing: 'ease-in-out',
    }));
    const time = {
      duration: moving(driving(fields)),
      delay: moving(delay),
      fill: 'backwards' as const,
    };
    this.keep(mark.animate(frames, time), this.running);
  }

  private open(root: HTMLElement): void {
    const host = root.querySelector<HTMLElement>('[data-flights]') ?? root;
    if (!this.layer?.isConnected || this.layer.parentElement !== host) {
      this.layer?.remove();
      this.layer = document.createElement('div');
      this.layer.className = 'flights';
      this.layer.setAttribute('aria-hidden', 'true');
      this.layer.inert = true;
      host.append(this.layer);
    }
    this.corner = this.layer.getBoundingClientRect();
  }

  private put(element: HTMLElement, box: Box): void {
    element.classList.add('flying');
    Object.assign(element.style, {
      left: `${box.left - this.corner.left}px`,
      top: `${box.top - this.corner.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
    });
    this.layer?.append(element);
  }

  private keep(one: Animation, among: Set<Animation>, after?: () => void): void {
    if (!this.running.size && !this.sliding.size) this.listen(true);
    among.add(one);
    const over = () => {
      among.delete(one);
      after?.();
      if (!this.running.size && !this.sliding.size) this.listen(false);
    };
    one.onfinish = over;
    one.oncancel = () => among.delete(one);
  }

  private listen(on: boolean): void {
    const change = on ? addEventListener : removeEventListener;
    for (const type of ['pointerdown', 'keydown']) change(type, this.end, true);
  }
}
