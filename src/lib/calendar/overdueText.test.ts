import { expect, it } from 'vitest';
import { overdueText } from './dayTexts';

/** Moment that is already the 22nd in Moscow. */
const NOW = new Date('2026-11-21T22:30:00Z');

it.each<[string, number | undefined, string]>([
  ['2026-11-21', 1, 'просрочка 1\u00A0день'],
  ['2026-10-18', 500, 'просрочка 35\u00A0дней'],
  ['2026-11-22', 500, ''],
  ['2026-12-01', 500, ''],
  ['2026-11-01', 0, ''],
  ['2026-11-01', undefined, ''],
  ['01.11.2026', 500, ''],
  ['', 500, ''],
])('overdueText of a bill due on «%s» with %s kopeks owed is «%s»', (day, owed, text) => {
  expect(overdueText(day, owed, NOW)).toBe(text);
});
