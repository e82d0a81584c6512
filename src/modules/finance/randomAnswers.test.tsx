// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { QueryStatus } from '@reduxjs/toolkit/query';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { contract } from '../../../test/backend/contract';
import type { OperationId } from '../../../test/backend/generated/operations';
import { jsonReply } from '../../../test/backend/reply';
import { randomAnswers } from '../../../test/contract/randomAnswers';
import { testCabinet } from '../../../test/render/cabinet';
import { cabinetApi, type TagType } from '../../api/cabinetApi';
import DeliveriesPage from './deliveries/DeliveriesPage';
import FinancingPage from './financing/FinancingPage';
import FinanceOffers from './offers/FinanceOffers';

const cabinet = testCabinet();

const ANSWERS = 200;
/** What a page says that has broken (RouteErrorBoundary). */
const CRASH = /Не удалось показать|Не удалось открыть страницу/;

interface Screen {
  readonly operation: OperationId;
  readonly address: string;
  readonly element: ReactNode;
  /** What makes the screen ask again. */
  readonly tag: TagType;
}

/** Every operation that a screen of financing reads, and the screen. */
const SCREENS: readonly Screen[] = [
  {
    operation: 'findActualFinanceOffers',
    address: '/offer',
    element: <FinanceOffers />,
    tag: 'FinanceOffer',
  },
  {
    operation: 'findSupplies',
    address: '/deliveries',
    element: <DeliveriesPage />,
    tag: 'Supply',
  },
  {
    operation: 'findFinanceInvoices',
    address: '/deliveries?tab=invoices',
    element: <DeliveriesPage />,
    tag: 'FinanceInvoice',
  },
  {
    operation: 'findFinancingObjects',
    address: '/financing',
    element: <FinancingPage />,
    tag: 'FinancingObject',
  },
  {
    operation: 'findFinanceRules',
    address: '/financing?tab=rules',
    element: <FinancingPage />,
    tag: 'FinanceRule',
  },
  {
    operation: 'findFinanceAgreements',
    address: '/financing?tab=agreements',
    element: <FinancingPage />,
    tag: 'FinanceAgreement',
  },
];

/** From now on these are the answers to an operation, one after another, and over again. */
function answerWith(operation: OperationId, bodies: readonly unknown[]): () => number {
  const { answer } = cabinet.backend;
  let given = 0;
  vi.spyOn(cabinet.backend, 'answer').mockImplementation((call) => {
    if (contract.match(call.method, call.url.pathname)?.operationId !== operation) {
      return answer(call);
    }
    given += 1;
    return Promise.resolve(jsonReply(200, bodies[given % bodies.length]));
  });
  return () => given;
}

describe('any answer that the contract allows is shown', () => {
  it.each(SCREENS)('$operation on $address', async ({ operation, address, element, tag }) => {
    const bodies = randomAnswers(operation, ANSWERS);
    const given = answerWith(operation, bodies);
    const [path = address] = address.split('?');
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { store } = await cabinet.show({ [path]: element }, { address });
    const settled = () => {
      const { queries } = store.getState()[cabinetApi.reducerPath];
      const asking = Object.values(queries).filter(
        (query) => query?.status === QueryStatus.pending,
      );
      expect(asking.map((query) => query?.endpointName)).not.toContain(operation);
      expect(given()).toBeGreaterThan(0);
    };
    await waitFor(settled);
    for (let round = 0; round < ANSWERS; round += 1) {
      act(() => void store.dispatch(cabinetApi.util.invalidateTags([tag])));
      await waitFor(settled, { interval: 2 });
      expect(CRASH.test(document.body.textContent), `after ${round} answers`).toBe(false);
    }
    expect(given()).toBeGreaterThanOrEqual(ANSWERS);
    expect(document.body).toHaveTextContent(/[А-Яа-я]{4}/);
  });
});
