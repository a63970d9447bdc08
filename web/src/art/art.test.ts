import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import master from '../fixtures/cards.json';
import classic from '../fixtures/classic.json';
import nova from '../fixtures/nova.json';
import type { CardData } from '../lib/types';
import Face from './Face.svelte';
import { CAST } from './face/cast';
import { lookOf, lookOfCard } from './face/look';
import { portrait } from './face/portrait';
import { factionColour } from './factions';
import { PALETTES } from './palettes';
import { dice, hash, num } from './random';
import Scene from './Scene.svelte';
import { cameraOf, MOST_BYTES, scene, skyChoice } from './scene';
import { gameSetting, settingOf } from './setting';

const families: Record<string, CardData[]> = {
  master: master as unknown as CardData[],
  newera: classic.newera.cards as unknown as CardData[],
  state2010: classic.state2010.cards as unknown as CardData[],
  novaera: nova.cards as unknown as CardData[],
};
const places = Object.values(families)
  .flat()
  .filter((card) => !lookOfCard(card));

describe('chance', () => {
  it('is the hash of an id and nothing else', () => {
    expect(hash('arena')).toBe(hash('arena'));
    expect(hash('arena')).not.toBe(hash('arenas'));
    const [first, second] = [dice(7), dice(7)];
    expect([first(), first()]).toEqual([second(), second()]);
  });

  it('writes numbers as short as they can be', () => {
    expect([0.04, -0.52, 12.345, -3].map(num)).toEqual(['0', '-.5', '12.3', '-3']);
  });
});

describe('scenes', () => {
  it.each(Object.keys(families))(
    'draw every card of %s the same way twice, in a known light',
    (game) => {
      for (const card of families[game]!) {
        const setting = settingOf(card);
        expect(setting.palette in PALETTES, `${card.id} ${setting.palette}`).toBe(true);
        expect(scene(setting), card.id).toBe(scene(settingOf(card)));
      }
    },
  );

  it('are small, without filters and without ids of their own', () => {
    for (const card of places) {
      const text = scene(settingOf(card));
      expect(text.length, card.id).toBeLessThanOrEqual(MOST_BYTES);
      expect(text).not.toMatch(/filter|NaN|undefined| id=/);
    }
  });

  it('differ from card to card', () => {
    for (const cards of Object.values(families)) {
      const drawn = cards.map((card) => scene(settingOf(card)));
      expect(new Set(drawn).size).toBe(cards.length);
    }
  });

  it('show every kind with many cards under three skies and from three places', () => {
    for (const kind of ['production', 'open_production', 'feature', 'action']) {
      const settings = families.master!.map(settingOf).filter(({ palette }) => palette === kind);
      expect(new Set(settings.map(skyChoice)).size, kind).toBeGreaterThanOrEqual(3);
      const cameras = settings.filter(({ depth }) => depth === 2).map(cameraOf);
      expect(new Set(cameras.map(({ horizon }) => horizon)).size, kind).toBeGreaterThanOrEqual(3);
    }
  });

  it('keep the icon where crops from 0.7:1 to 2:1 keep it whole', () => {
    for (const card of places) {
      const { size, foot } = cameraOf(settingOf(card));
      expect(foot, card.id).toBeLessThanOrEqual(90);
      expect(foot - size, card.id).toBeGreaterThanOrEqual(26);
    }
  });

  it('tell the games apart', () => {
    const palettes = Object.keys(families).map((game) => gameSetting(game).palette);
    expect(new Set(palettes).size).toBe(4);
  });
});

describe('portraits', () => {
  it('are the same for one id and differ within the cast', () => {
    const faces = Object.keys(CAST).map((id) => portrait(lookOf(id), 'action'));
    expect(new Set(faces).size).toBe(faces.length);
    expect(portrait(lookOf('charlie'), 'action')).toBe(portrait(lookOf('charlie'), 'action'));
  });

  it('dress people of history for their time', () => {
    const people = families.novaera!.filter((card) => lookOfCard(card));
    expect(people.length).toBeGreaterThan(30);
    for (const card of people) expect(lookOfCard(card)?.dress, card.id).not.toBe('scarf');
    expect(new Set(people.map((card) => portrait(lookOfCard(card)!, 'action'))).size).toBe(
      people.length,
    );
  });
});

describe('on the page', () => {
  it('a scene is drawn once and shown by use', () => {
    const card = families.master!.find(({ id }) => id === 'arena')!;
    const first = render(Scene, { card });
    const second = render(Scene, { card });
    const href = first.container.querySelector('use')!.getAttribute('href')!;
    expect(second.container.querySelector('use')!.getAttribute('href')).toBe(href);
    expect(document.querySelectorAll(`[id="${href.slice(1)}"]`)).toHaveLength(1);
  });

  it('cards of one id in two games have scenes of their own', () => {
    const hrefs = ['master', 'state2010'].map((game) => {
      const card = families[game]!.find(({ id }) => id === 'punks')!;
      return render(Scene, { card }).container.querySelector('use')!.getAttribute('href');
    });
    expect(hrefs[0]).not.toBe(hrefs[1]);
  });

  it('a portrait with a label is an image, one without is decoration', () => {
    const plain = render(Face, { id: 'charlie' }).container.querySelector('svg')!;
    expect(plain.getAttribute('aria-hidden')).toBe('true');
    const named = render(Face, { id: 'charlie', label: 'Charlie' }).container.querySelector('svg')!;
    expect(named.getAttribute('aria-label')).toBe('Charlie');
  });

  it('factions have colours of their own; nobody in particular has one too', () => {
    expect(factionColour('new_york')).toBe('#6cb0ea');
    expect(factionColour('nobody')).toMatch(/^#/);
  });
});
