import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareRussian } from './collation';
import { rankTexts } from './rankTexts';

const collator = new Intl.Collator('ru', { numeric: true, sensitivity: 'base' });

/** Texts of the registries, with what a collator finds hard mixed in. */
const texts = fc
  .array(
    fc.oneof(
      fc.constantFrom(...Array.from('абвеёийяАЕЁЯazAZ0129 -./«»_,()"')),
      fc.constantFrom('00', '007', '10', '№', 'й', '\u00AD', '\u0301', 'é', '😀', '\u00A0', ''),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

describe('the order of texts', () => {
  it('is that of the Russian collator', () => {
    fc.assert(
      fc.property(texts, texts, (left, right) => {
        expect(Math.sign(compareRussian(left, right))).toBe(
          Math.sign(collator.compare(left, right)),
        );
      }),
      { numRuns: 20_000 },
    );
  });

  it('is that of the ranks, which only what a collator finds hard has none of', () => {
    fc.assert(
      fc.property(fc.array(texts, { minLength: 9, maxLength: 40 }), texts, (ends, beginning) => {
        const all = ends.map((end) => beginning + end);
        const ranks = rankTexts(all);
        for (const [index, text] of all.entries()) {
          const difference = (ranks[0] ?? 0) - (ranks[index] ?? 0);
          if (Number.isNaN(difference)) continue;
          expect(Math.sign(difference)).toBe(Math.sign(collator.compare(all[0] ?? '', text)));
        }
        const isPlain = /^[а-яё\d -]*$/i.test(all.join(''));
        expect(ranks.some(Number.isNaN) && isPlain).toBe(false);
      }),
      { numRuns: 3000 },
    );
  });

  it('is as readers expect it', () => {
    const shuffled = ['Яуза 2', 'ель', 'Ёлка', 'яуза 10', 'Елец', 'Acme', '7-й цех', '12 стульев'];
    expect(shuffled.toSorted(compareRussian)).toEqual([
      '7-й цех',
      '12 стульев',
      'Елец',
      'Ёлка',
      'ель',
      'Яуза 2',
      'яуза 10',
      'Acme',
    ]);
  });
});
