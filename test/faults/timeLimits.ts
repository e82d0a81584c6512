import { act, waitFor } from '@testing-library/react';
import { vi } from 'vitest';
import { timeLimits } from '../../src/api/timeLimits';
import type { OperationId } from '../backend/generated/operations';
import type { TestCabinet } from '../render/cabinet';

/** Control over the timeouts of all requests of a page, which are too long for a test. */
export interface TimeLimits {
  /** Makes the timeouts of all requests expire once the operation has reached the server. */
  pass(operation: OperationId): Promise<void>;
}

/**
 * Makes the timeouts of requests expire on demand instead of after minutes. Other timers do not change. Call it in a
 * test before the page renders.
 */
export function holdTimeLimits(cabinet: TestCabinet): TimeLimits {
  const due: (() => void)[] = [];
  const { setTimeout: realTimeout } = globalThis;
  const heldTimeout = (
    handler: (...given: unknown[]) => void,
    ms?: number,
    ...given: unknown[]
  ) => {
    if (ms !== timeLimits.request) return realTimeout(handler, ms, ...given);
    due.push(() => handler(...given));
    return realTimeout(() => {}, 0);
  };
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(Object.assign(heldTimeout, realTimeout));
  return {
    pass: async (operation) => {
      await waitFor(() => {
        if (!cabinet.calls().includes(operation)) throw new Error(`${operation} was not called`);
      });
      await act(async () => {
        for (const limit of due.splice(0)) limit();
      });
    },
  };
}
