// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { OperationId } from '../../../test/backend/generated/operations';
import { muteLog } from '../../../test/faults/muteLog';
import { testCabinet } from '../../../test/render/cabinet';
import DeliveriesPage from './deliveries/page';
import FinancingPage from './financing/page';

const cabinet = testCabinet();
const pages = { '/deliveries': <DeliveriesPage />, '/financing': <FinancingPage /> };

// The agreements are optional on these pages: a page stays open if they cannot be loaded.
it.each<[string, OperationId, RegExp]>([
  ['/financing', 'findFinanceAgreements', /^ТР-\d/],
  ['/financing?tab=rules', 'findFinanceAgreements', /^Технопром до/],
])('%s stays open if %s responds with 500', async (address, operation, content) => {
  muteLog();
  cabinet.fail(operation, '500');
  const { place } = await cabinet.show(pages, { address });
  expect(await screen.findAllByText(content)).not.toEqual([]);
  await waitFor(() => expect(cabinet.calls()).toContain(operation));
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
  expect(place()).toBe(address);
});
