import { factory, nullable, primaryKey } from '@mswjs/data';
import { describe, expect, it, vi } from 'vitest';
import { answerPlainQueries } from './plainQueries';

function createTables() {
  const { parcel } = factory({
    parcel: { id: primaryKey(String), city: nullable(String), sum: Number, isPaid: Boolean },
  });
  for (const [index, city] of ['Тверь', 'Орёл', null, 'Тверь', 'тверь'].entries()) {
    parcel.create({ id: `p-${index}`, city, sum: index % 3, isPaid: index > 2 });
  }
  return parcel;
}

const PLAIN: object[] = [
  { where: { id: { equals: 'p-1' } } },
  { where: { id: { equals: 'p-9' } } },
  { where: { city: { equals: 'Тверь' }, isPaid: { equals: false } } },
  { where: { sum: { in: [0, 2] }, city: { in: ['Тверь', 'Орёл'] } } },
  { where: { sum: { in: [] } } },
  { where: {} },
];

const OTHER: object[] = [
  { where: { sum: { gt: 0 } } },
  { where: { sum: { gte: 1, lte: 1 } } },
  { where: { city: { contains: 'верь' } } },
  { where: { city: { notEquals: 'Тверь' } } },
  { where: { sum: { equals: 0 } }, orderBy: { id: 'desc' } },
  { where: { sum: { equals: 0 } }, take: 1 },
];

describe('queries of a small table', () => {
  it.each([...PLAIN, ...OTHER])('find what the library finds: %j', (query) => {
    const parcels = createTables();
    const answers = () => [
      parcels.findFirst(query as never),
      parcels.findMany(query),
      // It counts without an order.
      'orderBy' in query || 'take' in query ? null : parcels.count(query as never),
      parcels.count(),
    ];
    const byLibrary = answers();
    answerPlainQueries(parcels);
    expect(answers()).toEqual(byLibrary);
  });

  it('are left to the library unless they are plain', () => {
    const parcels = createTables();
    const findMany = vi.spyOn(parcels, 'findMany');
    answerPlainQueries(parcels);
    for (const query of PLAIN) parcels.findMany(query);
    expect(findMany).not.toHaveBeenCalled();
    for (const query of OTHER) parcels.findMany(query);
    expect(findMany).toHaveBeenCalledTimes(OTHER.length);
  });
});
