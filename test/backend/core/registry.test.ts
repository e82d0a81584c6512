import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Registry } from './registry';
import { search } from './search';
import type { SearchRequest } from './searchRequest';

interface Parcel {
  readonly id: string;
  readonly owner: string;
  readonly number: string;
  readonly city: { readonly name: string | null };
  readonly sum: number;
}

const parcels = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 40 }).map((id) => `p-${id}`),
    owner: fc.constantFrom('anna', 'olga'),
    number: fc.integer({ min: 1, max: 400 }).map((number) => `№ ${number}-Ё`),
    city: fc.record({ name: fc.constantFrom('Орёл', 'Орел', 'Тверь', null) }),
    sum: fc.integer({ min: 0, max: 9 }),
  }),
  { selector: ({ id }) => id, minLength: 1, maxLength: 40 },
);

const fields = fc.constantFrom('number', 'city.name', 'sum', 'id');

const requests: fc.Arbitrary<SearchRequest> = fc.record({
  pageNumber: fc.integer({ min: 0, max: 3 }),
  pageSize: fc.integer({ min: 1, max: 30 }),
  filters: fc.array(
    fc.record({
      field: fields,
      value: fc.constantFrom('орел', '1', 'Тверь', 5, null),
      operation: fc.constantFrom('EQ', 'NE', 'LIKE', 'GE', 'LE'),
    }),
    { maxLength: 2 },
  ),
  sorts: fc.array(fc.record({ field: fields, direction: fc.constantFrom('ASC', 'DESC') }), {
    maxLength: 2,
  }),
});

function registryOf(rows: readonly Parcel[]): Registry<Parcel> {
  const registry = new Registry<Parcel>();
  for (const row of rows) registry.insert(row);
  return registry;
}

function parcel(id: string, change: Partial<Parcel> = {}): Parcel {
  return { id, owner: 'anna', number: id, city: { name: 'Тверь' }, sum: 1, ...change };
}

describe('the registry', () => {
  it('finds the same rows as a search of the plain list, after any changes', async () => {
    await fc.assert(
      fc.asyncProperty(
        parcels,
        parcels,
        requests,
        fc.boolean(),
        async (before, after, request, prepared) => {
          const registry = registryOf(before);
          if (prepared) await registry.prepare();
          registry.find(request);
          const rows = new Map(before.map((row) => [row.id, row]));
          for (const row of after) {
            if (row.sum === 0 && rows.size > 1 && rows.delete(row.id)) registry.delete(row.id);
            else if (rows.has(row.id)) registry.update(row.id, row);
            else registry.insert(row);
            if (row.sum > 0 || registry.get(row.id) !== null) rows.set(row.id, row);
          }
          expect(registry.all()).toEqual([...rows.values()]);
          expect(registry.find(request)).toEqual(search([...rows.values()], request));
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('returns, changes and removes a row by its id', () => {
    const registry = registryOf([parcel('1'), parcel('2')]);
    const before = registry.get('1');
    expect(registry.update('1', { sum: 7 })).toEqual(parcel('1', { sum: 7 }));
    expect([before?.sum, registry.get('1')?.sum]).toEqual([1, 7]);
    expect([registry.delete('1'), registry.delete('1')]).toEqual([true, false]);
    expect([registry.get('1'), registry.update('1', { sum: 8 }), registry.size]).toEqual([
      null,
      null,
      1,
    ]);
  });

  it('refuses a second row with the same id', () => {
    expect(() => registryOf([parcel('1'), parcel('1')])).toThrow('The row 1 exists already');
  });

  it('finds only the rows of the given owner', () => {
    const registry = registryOf([
      parcel('1', { owner: 'olga' }),
      parcel('2'),
      parcel('3', { sum: 5 }),
    ]);
    const ids = (request: SearchRequest): string[] =>
      registry.findAll(request, { owner: 'anna' }).map(({ id }) => id);
    expect(ids({ pageSize: 1, sorts: [{ field: 'sum', direction: 'DESC' }] })).toEqual(['3', '2']);
    expect([registry.count(), registry.count({ owner: 'olga' })]).toEqual([3, 1]);
    expect(ids({ filters: [{ field: 'owner', value: 'olga' }] })).toEqual([]);
  });

  it('returns each page of many rows in the order of a full sort', () => {
    const rows = Array.from({ length: 5000 }, (_, index) =>
      parcel(String(index), { number: `ПСТ-${(index * 7919) % 1000}`, sum: index % 3 }),
    );
    const sorts = [{ field: 'number' }, { field: 'sum', direction: 'DESC' as const }];
    const sorted = rows.toSorted(
      (left, right) =>
        Number(left.number.slice(4)) - Number(right.number.slice(4)) || right.sum - left.sum,
    );
    const registry = registryOf(rows);
    for (const pageNumber of [0, 1, 49, 99]) {
      const page = registry.find({ pageNumber, pageSize: 50, sorts });
      expect(page.content).toEqual(sorted.slice(pageNumber * 50, (pageNumber + 1) * 50));
    }
    expect(registry.findAll({ sorts })).toEqual(sorted);
  });
});
