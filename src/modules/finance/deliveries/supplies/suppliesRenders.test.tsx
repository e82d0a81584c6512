// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { testCabinet } from '../../../../../test/render/cabinet';
import { useKeptPlace } from '../../../../blocks/registry/useKeptPlace';
import SuppliesTab from './SuppliesTab';

// Each render of a registry calls this hook once, so its calls count the renders.
vi.mock('../../../../blocks/registry/useKeptPlace', { spy: true });

const cabinet = testCabinet();

const grid = () => screen.getByRole('grid', { name: 'Реестр поставок' });
const isCalm = () => grid().closest('[aria-busy="false"]');

it('a filter renders the registry once before its response and once after it', async () => {
  const { goTo } = await cabinet.show({ '/deliveries': <SuppliesTab /> });
  await screen.findByText(/^Итого по/);
  // Waits for the calls of the figures, too.
  const tiles = within(screen.getByRole('group', { name: 'Показатели поставок' }));
  await waitFor(() => expect(tiles.queryAllByText(/^\d+\sпостав/)).toHaveLength(3));
  vi.mocked(useKeptPlace).mockClear();
  await goTo('/deliveries?status=FINANCED');
  await waitFor(() => expect(isCalm()).not.toBeNull());
  expect(useKeptPlace).toHaveBeenCalledTimes(2);
});
