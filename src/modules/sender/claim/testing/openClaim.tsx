import { screen } from '@testing-library/react';
import { EXAMPLE_ORDER_ID } from '../../../../../test/backend/scenarios/exampleOrder';
import type { TestCabinet } from '../../../../../test/render/cabinet';
import CreateClaimPage from '../page';

/** Demo user who is a sender. */
export const DENIS = 'morozov@posylka-plus.ru';

/** Opens an order's claim or a monthly claim; `query` begins with `?`. */
export function openClaim(cabinet: TestCabinet, query = '', id = EXAMPLE_ORDER_ID) {
  return cabinet.show(
    { '/sender/create-claim/:id': <CreateClaimPage />, '/sender/order-register': <h1>Реестр</h1> },
    { address: `/sender/create-claim/${encodeURIComponent(id)}${query}`, as: DENIS },
  );
}

export const stepHeading = (name: string) => screen.findByRole('heading', { level: 2, name });
