import { act, waitFor } from '@testing-library/react';
import { QueryStatus } from '@reduxjs/toolkit/query';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { cabinetApi } from '../../src/api/cabinetApi';
import { fieldsOf } from '../../src/lib/fieldsOf';
import { contract } from '../backend/contract';
import type { OperationId } from '../backend/generated/operations';
import { jsonReply } from '../backend/reply';
import { inLongRun } from '../longRun';
import type { TestCabinet, Visit } from '../render/cabinet';
import type { ShownRoutes } from '../render/routes';
import { randomAnswers } from './randomAnswers';

/** An operation, and a screen that shows its response. */
export interface ReadingScreen extends Visit {
  readonly operation: OperationId;
  /** Name of the endpoint that calls the operation, if the names differ. */
  readonly endpoint?: string;
  readonly address: string;
  /** Path of the screen's route, if it differs from the address. */
  readonly path?: string;
  readonly element: ReactNode;
  /** Actions on the page before the call. */
  readonly reach?: (shown: ShownRoutes) => Promise<void>;
}

/** Number of random responses for each screen; every run starts with the same responses. */
const ANSWERS = inLongRun(8, 200);
/** Text of a broken page (RouteErrorBoundary). */
const CRASH = /Не удалось показать|Не удалось открыть страницу/;

/** Makes an operation return these responses in rotation. Returns a function that counts the calls. */
function answerWith(
  { backend }: TestCabinet,
  operation: OperationId,
  bodies: readonly unknown[],
): () => number {
  const { answer } = backend;
  let given = 0;
  vi.spyOn(backend, 'answer').mockImplementation((call) => {
    if (contract.match(call.method, call.url.pathname)?.operationId !== operation) {
      return answer(call);
    }
    given += 1;
    return Promise.resolve(jsonReply(200, bodies[given % bodies.length]));
  });
  return () => given;
}

/** Repeats all calls of an endpoint that are in the cache of the page. */
function askAgain({ dispatch, getState }: ShownRoutes['store'], endpoint: string): void {
  const { initiate } = fieldsOf(Reflect.get(cabinetApi.endpoints, endpoint));
  if (typeof initiate !== 'function') throw new Error(`No endpoint ${endpoint}`);
  for (const query of Object.values(getState()[cabinetApi.reducerPath].queries)) {
    if (query?.endpointName !== endpoint) continue;
    dispatch(initiate(query.originalArgs, { forceRefetch: true, subscribe: false }));
  }
}

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

/** Renders each screen with random valid responses, and checks that it does not break. */
export function describeAnyAnswer(cabinet: TestCabinet, screens: readonly ReadingScreen[]): void {
  it.each(screens.map((one) => [one.address, one.operation, one] as const))(
    '%s shows any response of %s that the contract allows',
    async (_address, operation, one) => {
      const { endpoint = operation, element, as } = one;
      const { address, path = address.split('?')[0] ?? address } = one;
      const bodies = randomAnswers(operation, ANSWERS);
      for (const body of bodies) expectByContract(operation, body);
      const given = answerWith(cabinet, operation, bodies);
      vi.spyOn(console, 'warn').mockImplementation(() => {});
      const shown = await cabinet.show(
        { [path]: element },
        { address, ...(as !== undefined && { as }) },
      );
      const { store } = shown;
      await one.reach?.(shown);
      const settled = () => {
        const { queries } = store.getState()[cabinetApi.reducerPath];
        const asking = Object.values(queries).filter(
          (query) => query?.status === QueryStatus.pending,
        );
        expect(asking.map((query) => query?.endpointName)).not.toContain(endpoint);
        expect(given()).toBeGreaterThan(0);
      };
      await waitFor(settled);
      for (let round = 0; round < ANSWERS; round += 1) {
        act(() => askAgain(store, endpoint));
        await waitFor(settled, { interval: 2 });
        const answer = JSON.stringify(bodies[given() % bodies.length]);
        expect(CRASH.test(document.body.textContent), `answer ${round}: ${answer}`).toBe(false);
      }
      expect(given()).toBeGreaterThanOrEqual(ANSWERS);
      // A response may first cause a redirect, so the text may appear later.
      await waitFor(() => expect(document.body).toHaveTextContent(/[А-Яа-я]{4}/));
    },
  );
}
