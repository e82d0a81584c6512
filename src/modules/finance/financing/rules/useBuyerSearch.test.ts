import { expect, it, vi } from 'vitest';
import type { SearchFilter, Supply } from '../../../../api/endpoints/financeRegistry';
import { buyerFilters, findBuyers } from './useBuyerSearch';

it('the search for buyers looks for digits in the ИНН, and for words in the name', () => {
  expect(buyerFilters(' 7714 '.trim())).toEqual([
    { field: 'debtor.itn', value: '7714', operation: 'LIKE' },
  ]);
  expect(buyerFilters('технопром')).toEqual([
    { field: 'debtor.name', value: 'технопром', operation: 'LIKE' },
  ]);
  expect(buyerFilters('  ')).toEqual([]);
});

const supplyOf = (id: string, name: string) => ({ debtor: { id, name, itn: '77', kpp: null } });

/** Returns a server with these supplies, the newest first. A response contains two supplies. */
function serverOf(supplies: ReturnType<typeof supplyOf>[]) {
  return vi.fn((filters: SearchFilter[]) => {
    const left = supplies.filter(({ debtor }) =>
      filters.every(({ operation, value }) => operation !== 'NE' || debtor.id !== value),
    );
    const content = left.slice(0, 2) as Supply[];
    return Promise.resolve({ content, totalElements: left.length });
  });
}

it('the search for buyers finds each buyer once, sorts by name, and ignores invalid buyers', async () => {
  const broken: unknown = { debtor: null };
  const server = serverOf([supplyOf('2', 'Ярмарка'), supplyOf('1', 'Арбат')]);
  server.mockResolvedValueOnce({
    content: [
      supplyOf('2', 'Ярмарка'),
      supplyOf('1', 'Арбат'),
      supplyOf('2', 'Ярмарка'),
      broken,
    ] as Supply[],
    totalElements: 4,
  });
  expect(await findBuyers([], server)).toEqual([
    { id: '1', name: 'Арбат', itn: '77', kpp: null },
    { id: '2', name: 'Ярмарка', itn: '77', kpp: null },
  ]);
  expect(server).toHaveBeenCalledOnce();
});

it('the search for buyers finds a buyer even if no supply of this buyer is in the first response', async () => {
  const server = serverOf([
    ...Array.from({ length: 5 }, () => supplyOf('1', 'Арбат')),
    supplyOf('2', 'Ярмарка'),
  ]);
  const name: SearchFilter = { field: 'debtor.name', value: 'р', operation: 'LIKE' };
  const found = await findBuyers([name], server);
  expect(found.map(({ id }) => id)).toEqual(['1', '2']);
  expect(server.mock.calls).toEqual([
    [[name]],
    [[name, { field: 'debtor.id', value: '1', operation: 'NE' }]],
  ]);
});

it('the search for buyers stops when it has found enough buyers', async () => {
  const server = serverOf(['1', '2', '3', '4'].map((id) => supplyOf(id, id)));
  expect(await findBuyers([], server, 2)).toHaveLength(2);
  expect(server).toHaveBeenCalledOnce();
});

it('the search for buyers stops if the server does not support the filter', async () => {
  const same = { content: [supplyOf('1', 'Арбат')] as Supply[], totalElements: 9 };
  const server = vi.fn(() => Promise.resolve(same));
  expect(await findBuyers([], server)).toHaveLength(1);
  expect(server).toHaveBeenCalledTimes(2);
});
