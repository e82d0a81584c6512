import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Columns } from './columns';

const collator = new Intl.Collator('ru', { numeric: true, sensitivity: 'base' });

const texts = fc
  .array(fc.constantFrom(...Array.from('абвеёийяАЕЁЯazAZ0129 -./«»№')), { maxLength: 6 })
  .map((parts) => parts.join(''));

/** Returns the rank of each row. The first `early` rows are ranked before the rest is added. */
function orderOf(names: readonly (string | null)[], early: number): number[] {
  const rows = names.map((name) => ({ name }));
  const columns = new Columns(rows.slice(0, early));
  columns.of('name').ranks();
  for (const [position, row] of rows.entries()) columns.refresh(position, row);
  return [...columns.of('name').ranks()];
}

it('rows are sorted by the Russian collator, and null is first', () => {
  const values = fc.array(fc.option(texts), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(values, fc.nat(30), (names, early) => {
      const ranks = orderOf(names, early);
      for (const [index, name] of names.entries()) {
        const [first = null] = names;
        const absentFirst = Number(first !== null) - Number(name !== null);
        const expected = absentFirst || collator.compare(first ?? '', name ?? '');
        expect(Math.sign((ranks[0] ?? 0) - (ranks[index] ?? 0))).toBe(Math.sign(expected));
      }
    }),
    { numRuns: 2000 },
  );
});

it('rows are sorted like a Russian list: numbers by value, ё like е, Latin last', () => {
  const names = ['Яуза 2', 'ель', 'Ёлка', 'яуза 10', 'Елец', 'Acme', '7-й цех', '12 стульев'];
  const ranks = orderOf(names, 3);
  const sorted = ranks.map((rank, index) => ({ rank, name: names[index] }));
  expect(sorted.toSorted((left, right) => left.rank - right.rank).map(({ name }) => name)).toEqual([
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
