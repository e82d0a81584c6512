// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { testCabinet } from '../../../test/render/cabinet';
import { searchFilter } from './registryFilters';
import { registryOf } from './registryQuery';
import { RegistryScreen } from './RegistryScreen';
import type { FoundPart } from './useRegistry';
import { useRegistryView } from './useRegistryView';

const query = registryOf<{ id: string; number: string }>().defineRegistryQuery({
  id: 'supplies',
  operation: 'findSupplies',
  sorts: ['number'],
  sort: { id: 'number', direction: 'asc' },
  size: 25,
  filters: { search: searchFilter({ label: 'Поиск', fields: ['number'] }) },
});

const cabinet = testCabinet();
const asked = new Set<string>();

/** A server that has УПД-1 and УПД-2, and returns at most one row. */
const OneRow: FoundPart = ({ request, children }) => {
  const wanted = JSON.stringify(request.filters?.[0]?.value);
  asked.add(wanted);
  const found = ['УПД-1', 'УПД-2'].filter((number) => wanted.includes(number));
  const content = found.slice(0, 1).map((number) => ({ number }));
  return children({
    currentData: { content, totalElements: found.length },
    isFetching: false,
    refetch: () => undefined,
  });
};

const NOTHING = {
  data: { content: [], totalElements: 0 },
  isFetching: false,
  refetch: () => undefined,
};

function Supplies() {
  const view = useRegistryView(query);
  return (
    <RegistryScreen
      registry={{ query, view, answer: NOTHING, FoundPart: OneRow }}
      label="Поставки"
      rowWords={['поставка', 'поставки', 'поставок']}
      columns={[]}
      empty={null}
    />
  );
}

it('SearchNotes lists the numbers without a row, after a second search if not all rows fit on the page', async () => {
  const search = encodeURIComponent('УПД-1\nУПД-2\nУПД-3');
  await cabinet.show({ '/deliveries': <Supplies /> }, { address: `/deliveries?search=${search}` });
  expect(await screen.findByText(/^Не найдено/)).toHaveTextContent('Не найдено: 1 (УПД-3)');
  expect([...asked]).toEqual(['["УПД-1","УПД-2","УПД-3"]', '["УПД-2","УПД-3"]']);
});
