// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keptSelections, MOST_CHOSEN, SELECTION_KEY } from './keptSelections';

const NOW = Date.parse('2026-11-23T12:00:00+03:00');
const HOUR = 60 * 60 * 1000;
const ANNA = { owner: 'anna', registry: 'objects' };
const BILLS = { owner: 'anna', registry: 'bills' };

const kept = () => localStorage.getItem(SELECTION_KEY);

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('a stored selection keeps the ids of each registry for a day', () => {
  keptSelections.write(ANNA, ['a', 'b']);
  vi.setSystemTime(NOW + HOUR);
  keptSelections.write(BILLS, ['c']);
  vi.setSystemTime(NOW + 23 * HOUR);
  expect(keptSelections.read(ANNA)).toEqual(['a', 'b']);
  vi.setSystemTime(NOW + 24 * HOUR);
  expect(keptSelections.read(ANNA)).toEqual([]);
  expect(keptSelections.read(BILLS)).toEqual(['c']);
});

it('a stored selection is removed when no row is selected', () => {
  keptSelections.write(ANNA, ['a']);
  keptSelections.write(ANNA, []);
  expect(kept()).toBeNull();
});

it('a stored selection is removed when another user reads it or signs in', () => {
  keptSelections.write(ANNA, ['a']);
  expect(keptSelections.read({ ...ANNA, owner: 'boris' })).toEqual([]);
  expect(kept()).toBeNull();
  keptSelections.write(ANNA, ['a']);
  keptSelections.sweep('anna');
  expect(keptSelections.read(ANNA)).toEqual(['a']);
  keptSelections.sweep('boris');
  expect(kept()).toBeNull();
});

it('a stored selection expires a day after its last change even if no registry is opened', () => {
  keptSelections.write(ANNA, ['a']);
  vi.setSystemTime(NOW + 25 * HOUR);
  keptSelections.sweep('anna');
  expect(kept()).toBeNull();
});

it.each([
  '{}',
  '[null,7]',
  '[{"registry":"objects","savedAt":"now","ids":["a"]}]',
  `[{"registry":"objects","savedAt":${NOW},"ids":"a"}]`,
  `[{"registry":"objects","savedAt":${NOW + HOUR},"ids":["a"]}]`,
  `[{"registry":"objects","savedAt":${NOW},"ids":[1,null,"",{"a":1}]}]`,
  `[{"registry":"__proto__","savedAt":${NOW},"ids":["a"]}]`,
])('a stored selection is not read from %s', (value) => {
  const users = `[{"owner":"anna","savedAt":${NOW},"value":${value}}]`;
  localStorage.setItem(SELECTION_KEY, `{"version":1,"users":${users}}`);
  expect(keptSelections.read(ANNA)).toEqual([]);
});

it('a stored selection has at most as many rows as can be selected', () => {
  const ids = Array.from({ length: MOST_CHOSEN + 1 }, (_, index) => String(index));
  keptSelections.write(ANNA, ids);
  expect(keptSelections.read(ANNA)).toHaveLength(MOST_CHOSEN);
});
