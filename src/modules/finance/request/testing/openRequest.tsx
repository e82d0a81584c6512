import { screen } from '@testing-library/react';
import { financeId, ANNA } from '../../../../../test/backend/scenarios/finance/owners';
import {
  PARTLY_FILLED_REQUEST,
  READY_REQUEST,
} from '../../../../../test/backend/scenarios/finance/offers';
import type { TestCabinet } from '../../../../../test/render/cabinet';
import FinanceRequestPage from '../page';

/** Anna's complete request. */
export const READY_ID = financeId('request', ANNA, READY_REQUEST);

/** Anna's request that lacks two consents. */
export const PARTLY_ID = financeId('request', ANNA, PARTLY_FILLED_REQUEST);

/** Opens the form of a request; `query` begins with `?`. */
export function openRequest(cabinet: TestCabinet, id: string, query = '') {
  return cabinet.show(
    { '/offer/request/:id': <FinanceRequestPage /> },
    { address: `/offer/request/${id}${query}` },
  );
}

/** Waits for the heading of the open step. */
export const stepHeading = (name: string) => screen.findByRole('heading', { level: 2, name });
