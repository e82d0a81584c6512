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

/** Text of a broken page (RouteErrorBoundary), and values that must never be visible. */
const BROKEN =
  /Не удалось показать|Не удалось открыть страницу|undefined|\[object|NaN|Invalid Date/;

/** Returns the visible text of the page and of the toasts, with spaces instead of no-break spaces. */
export function visibleText(): string {
  const messages = toasts().map(({ text }) => text);
  return [document.body.textContent, ...messages].join('\n').replaceAll('\u00A0', ' ');
}

/** Long timeout, because five thousand rows render slowly on a busy machine. */
const PATIENCE = { timeout: 40_000 };

/** Checks that the page is not broken and shows no technical text. */
export function expectStanding(name: string): void {
  expect(visibleText(), name).not.toMatch(BROKEN);
  expect(visibleText(), name).toMatch(/[А-Яа-я]{4}/);
  expect(document.querySelector('img[onerror]'), name).toBeNull();
}

/** Checks that the page was not replaced by /unavailable. */
export function expectStayed({ place }: ShownRoutes, name: string): void {
  expect(place(), name).not.toMatch(/unavailable/);
}

/** Waits until a text is visible, on the page or in a toast. */
export async function expectShown(text: RegExp, name: string): Promise<void> {
  await waitFor(() => expect(visibleText(), name).toMatch(text), PATIENCE);
}

/** Returns the number of calls of an operation since the last `forgetCalls`. */
export function callsOf(cabinet: TestCabinet, operation: OperationId): number {
  return cabinet.calls().filter((call) => call === operation).length;
}

/** Replaces all faults by this one, and forgets the toasts and calls so far. */
export function putFault(cabinet: TestCabinet, operation: OperationId, { fault }: FaultCase): void {
  cabinet.mend();
  clearToasts();
  cabinet.forgetCalls();
  cabinet.fail(operation, fault.kind, fault);
}

/** Waits until the operation was called and has ended; for a timeout fault, lets the timeout expire immediately. */
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
