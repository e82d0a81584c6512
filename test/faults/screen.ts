import { QueryStatus } from '@reduxjs/toolkit/query';
import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { clearToasts, toasts } from '../render/toasts';
import { cabinetApi } from '../../src/api/cabinetApi';
import type { OperationId } from '../backend/generated/operations';
import type { TestCabinet } from '../render/cabinet';
import type { ShownRoutes } from '../render/routes';
import type { FaultCase } from './faultCases';
import type { TimeLimits } from './timeLimits';

/** Text of a broken page (RouteErrorBoundary), and values that must never be shown. */
const BROKEN =
  /Не удалось показать|Не удалось открыть страницу|undefined|\[object|NaN|Invalid Date/;

/** Returns all visible text, toasts included; no-break spaces are spaces. */
export function saidNow(): string {
  const messages = toasts().map(({ text }) => text);
  return [document.body.textContent, ...messages].join('\n').replaceAll('\u00A0', ' ');
}

/** Five thousand rows take their time to be drawn, the more so on a busy machine. */
const PATIENCE = { timeout: 40_000 };

/** The page is not broken, and shows no text that only a program understands. */
export function expectStanding(name: string): void {
  expect(saidNow(), name).not.toMatch(BROKEN);
  expect(saidNow(), name).toMatch(/[А-Яа-я]{4}/);
  expect(document.querySelector('img[onerror]'), name).toBeNull();
}

/** No outage has taken the page away. */
export function expectStayed({ place }: ShownRoutes, name: string): void {
  expect(place(), name).not.toMatch(/unavailable/);
}

/** Waits until a text is shown, on the page or in a toast. */
export async function expectSaid(text: RegExp, name: string): Promise<void> {
  await waitFor(() => expect(saidNow(), name).toMatch(text), PATIENCE);
}

/** How often an operation was called since the last `forgetCalls`. */
export function callsOf(cabinet: TestCabinet, operation: OperationId): number {
  return cabinet.calls().filter((call) => call === operation).length;
}

/** From now on the operation ends by this fault, and by no other. */
export function putFault(cabinet: TestCabinet, operation: OperationId, { fault }: FaultCase): void {
  cabinet.mend();
  clearToasts();
  cabinet.forgetCalls();
  cabinet.fail(operation, fault.kind, fault);
}

/** Waits until the operation was called, lets limits pass where that is the fault, and all is answered. */
export async function outcome(
  cabinet: TestCabinet,
  { store }: ShownRoutes,
  limits: TimeLimits,
  operation: OperationId,
  { fault, name }: FaultCase,
): Promise<void> {
  await waitFor(() => expect(callsOf(cabinet, operation), name).toBeGreaterThan(0), PATIENCE);
  if (fault.kind === 'timeout') await limits.pass(operation);
  await waitFor(() => {
    const { queries, mutations } = store.getState()[cabinetApi.reducerPath];
    const underWay = [...Object.values(queries), ...Object.values(mutations)].filter(
      (call) => call?.status === QueryStatus.pending,
    );
    expect(
      underWay.map((call) => call?.endpointName),
      name,
    ).toEqual([]);
  }, PATIENCE);
}
