// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { testCabinet } from '../../../test/render/cabinet';
import { registryOf } from './registryQuery';
import { RegistryScreen } from './RegistryScreen';
import { periodFilter } from './registryFilters';
import type { FoundPart } from './useRegistry';
import { useRegistryView } from './useRegistryView';

const query = registryOf<{ key: string }>().defineRegistryQuery({
  id: 'supplies',
  operation: 'findSupplies',
  sorts: ['key'],
  sort: { id: 'key', direction: 'asc' },
  filters: { period: periodFilter({ label: 'Срок', field: 'dueDate' }) },
});

const IDLE = { isFetching: false, refetch: () => undefined };
const SIXTY = { content: [{ key: 's1' }], totalElements: 60, totals: {} };
const cabinet = testCabinet();

function Sample({ FoundPart }: { FoundPart: FoundPart }) {
  const view = useRegistryView(query);
  const answer = { ...IDLE, data: SIXTY, currentData: SIXTY };
  return (
    <RegistryScreen
      registry={{ query, view, answer, elsewhere: undefined, FoundPart }}
      label="Поставки"
      rowWords={['поставка', 'поставки', 'поставок']}
      columns={[{ id: 'key', header: '№', value: ({ key }) => key }]}
      empty={null}
    />
  );
}

it('PeriodDialog shows the number of rows of a period before it is applied', async () => {
  const counted: unknown[] = [];
  const FoundPart: FoundPart = ({ request, skip, children }) => {
    if (skip === true) return children(IDLE);
    counted.push(request);
    return children({ ...IDLE, currentData: { content: [], totalElements: 9, totals: {} } });
  };
  const { user, place } = await cabinet.show(
    { '/deliveries': <Sample FoundPart={FoundPart} /> },
    { address: '/deliveries' },
  );
  await user.click(screen.getByRole('button', { name: 'Фильтры' }));
  await user.click(screen.getByRole('button', { name: /^Срок: период/ }));
  const show = await screen.findByRole('button', { name: 'Показать 60' });
  expect(counted).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Срок: с' }), '01.02.2026');
  await waitFor(() => expect(show).toHaveTextContent('Показать 9'));
  expect(counted.at(-1)).toMatchObject({
    pageSize: 1,
    filters: [{ field: 'dueDate', operation: 'GE' }],
  });
  expect(place()).toBe('/deliveries');
  await user.click(show);
  expect(place()).toBe('/deliveries?period=2026-02-01..');
});
