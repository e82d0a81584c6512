// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { QueryStatus } from '@reduxjs/toolkit/query';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { contract } from '../../../test/backend/contract';
import type { OperationId } from '../../../test/backend/generated/operations';
import { ANNA, financeId } from '../../../test/backend/scenarios/finance/owners';
import { jsonReply } from '../../../test/backend/reply';
import { randomAnswers } from '../../../test/contract/randomAnswers';
import { testCabinet } from '../../../test/render/cabinet';
import { cabinetApi, type TagType } from '../../api/cabinetApi';
import { moscowDay } from '../../lib/isoDay';
import DeliveriesPage from './deliveries/DeliveriesPage';
import FinancingPage from './financing/FinancingPage';
import FinanceOffers from './offers/FinanceOffers';
import FinanceRequestPage from './request/FinanceRequestPage';

const cabinet = testCabinet();

const ANSWERS = 200;
/** What a page says that has broken (RouteErrorBoundary). */
const CRASH = /Не удалось показать|Не удалось открыть страницу/;

interface Screen {
  readonly operation: OperationId;
  readonly address: string;
  /** Path of its route, where that is not the one of its address. */
  readonly path?: string;
  readonly element: ReactNode;
  /** What makes the screen ask again. */
  readonly tag: TagType;
}

const REQUEST = {
  address: `/offer/request/${financeId('request', ANNA, 3)}`,
  path: '/offer/request/:id',
  element: <FinanceRequestPage />,
};

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
  // A request that was sent: everything of the form is drawn anew by each answer.
  { ...REQUEST, operation: 'getFinanceRequest', tag: 'FinanceRequest' },
  { ...REQUEST, operation: 'getFinanceRequestForm', tag: 'FinanceRequestForm' },
  {
    operation: 'getCalendarSum',
    address: `/deliveries?tab=calendar&day=${moscowDay()}`,
    element: <DeliveriesPage />,
    tag: 'CalendarSum',
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

/** The answer is one that the contract allows, by the checker that every exchange is held to. */
function expectByContract(operationId: OperationId, body: unknown): void {
  const headers = new Headers({ 'Content-Type': 'application/json' });
  const findings = contract.checkResponse({
    operationId,
    status: 200,
    headers,
    body: JSON.stringify(body),
  });
  expect(findings).toEqual([]);
}

describe('any answer that the contract allows is shown', () => {
  it.each(SCREENS)(
    '$operation on $address',
    async ({ operation, address, path = address.split('?')[0] ?? address, element, tag }) => {
      const bodies = randomAnswers(operation, ANSWERS);
      for (const body of bodies) expectByContract(operation, body);
      const given = answerWith(operation, bodies);
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
    },
  );
});
