import { expect, it } from 'vitest';
import { createSafeStorage } from '../../lib/safeStorage';
import { createKeptSelections, MOST_CHOSEN, SELECTION_KEY } from './keptSelections';

const NOW = Date.parse('2026-11-23T12:00:00+03:00');
const HOUR = 60 * 60 * 1000;
const ANNA = { owner: 'anna', registry: 'objects' };

function storageOf(text?: string) {
  const texts = new Map(text === undefined ? [] : [[SELECTION_KEY, text]]);
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
    removeItem: (key: string) => void texts.delete(key),
  };
  return { texts, storage: createSafeStorage(() => storage) };
}

function open(text?: string, isForeign = () => false) {
  const { texts, storage } = storageOf(text);
  return { texts, kept: createKeptSelections(storage, isForeign) };
}

it('keeps the ids of each registry for a day, and nothing else', () => {
  const { texts, kept } = open();
  kept.write(ANNA, ['a', 'b'], NOW);
  kept.write({ ...ANNA, registry: 'bills' }, ['c'], NOW + HOUR);
  expect(kept.read(ANNA, NOW + 23 * HOUR)).toEqual(['a', 'b']);
  expect(kept.read(ANNA, NOW + 24 * HOUR)).toEqual([]);
  expect(kept.read({ ...ANNA, registry: 'bills' }, NOW + 24 * HOUR)).toEqual(['c']);
  expect(JSON.parse(texts.get(SELECTION_KEY) ?? '')).toEqual({
    owner: 'anna',
    registries: {
      objects: { savedAt: NOW, ids: ['a', 'b'] },
      bills: { savedAt: NOW + HOUR, ids: ['c'] },
    },
  });
});

it('holds nothing once nothing is chosen', () => {
  const { texts, kept } = open();
  kept.write(ANNA, ['a'], NOW);
  kept.write(ANNA, [], NOW);
  expect(texts.size).toBe(0);
});

it('is forgotten when another user looks, or signs in', () => {
  const { texts, kept } = open();
  kept.write(ANNA, ['a'], NOW);
  expect(kept.read({ ...ANNA, owner: 'boris' }, NOW)).toEqual([]);
  expect(texts.size).toBe(0);
  kept.write(ANNA, ['a'], NOW);
  kept.sweep('anna', NOW);
  expect(kept.read(ANNA, NOW)).toEqual(['a']);
  kept.sweep('boris', NOW);
  expect(texts.size).toBe(0);
});

it('goes a day later also where no registry is opened', () => {
  const { texts, kept } = open();
  kept.write(ANNA, ['a'], NOW);
  kept.sweep('anna', NOW + 25 * HOUR);
  expect(texts.size).toBe(0);
});

it('keeps nothing on a stranger’s computer, and removes what was there', () => {
  let isForeign = false;
  const { texts, kept } = open(undefined, () => isForeign);
  kept.write(ANNA, ['a'], NOW);
  isForeign = true;
  expect(kept.read(ANNA, NOW)).toEqual([]);
  expect(texts.size).toBe(0);
  kept.write(ANNA, ['a'], NOW);
  expect(texts.size).toBe(0);
});

it.each([
  '{',
  'null',
  '7',
  '{"owner":"anna"}',
  '{"owner":"anna","registries":{"objects":{"savedAt":"now","ids":["a"]}}}',
  `{"owner":"anna","registries":{"objects":{"savedAt":${NOW},"ids":"a"}}}`,
  `{"owner":"anna","registries":{"objects":{"savedAt":${NOW + HOUR},"ids":["a"]}}}`,
  `{"owner":"anna","registries":{"objects":{"savedAt":${NOW},"ids":[1,null,"",{"a":1}]}}}`,
  `{"owner":"anna","registries":{"__proto__":{"savedAt":${NOW},"ids":["a"]}}}`,
])('reads nothing from %s', (text) => {
  expect(open(text).kept.read(ANNA, NOW)).toEqual([]);
});

it('reads no more than can be chosen', () => {
  const { kept } = open();
  const ids = Array.from({ length: MOST_CHOSEN + 1 }, (_, index) => String(index));
  kept.write(ANNA, ids, NOW);
  expect(kept.read(ANNA, NOW)).toHaveLength(MOST_CHOSEN);
});
