import { expect, it } from 'vitest';
import { buyerFilters, buyersOfSupplies } from './useBuyerSearch';

it('looks for figures in the ИНН and for words in the name', () => {
  expect(buyerFilters(' 7714 '.trim())).toEqual([
    { field: 'debtor.itn', value: '7714', operation: 'LIKE' },
  ]);
  expect(buyerFilters('технопром')).toEqual([
    { field: 'debtor.name', value: 'технопром', operation: 'LIKE' },
  ]);
  expect(buyerFilters('  ')).toEqual([]);
});

it('finds each buyer once, by name, and nobody in what is no buyer', () => {
  const debtor = (id: string, name: string) => ({ debtor: { id, name, itn: '77', kpp: null } });
  const broken: unknown = { debtor: null };
  const found = buyersOfSupplies([
    debtor('2', 'Ярмарка'),
    debtor('1', 'Арбат'),
    debtor('2', 'Ярмарка'),
    broken as ReturnType<typeof debtor>,
  ]);
  expect(found).toEqual([
    { code: '1', name: 'Арбат', detail: 'ИНН\u00A077' },
    { code: '2', name: 'Ярмарка', detail: 'ИНН\u00A077' },
  ]);
});
