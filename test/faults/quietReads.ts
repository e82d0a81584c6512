import { act, cleanup } from '@testing-library/react';
import { afterAll, describe, it, vi } from 'vitest';
import type { ReactNode } from 'react';
import type { OperationId } from '../backend/generated/operations';
import type { TestCabinet } from '../render/cabinet';
import {
  byName,
  INVALID_ANSWERS,
  OUTAGES,
  OUTAGES_OF_A_PART,
  REFUSALS,
  LOST_ANSWERS,
  UNREADABLE,
  UNSENT,
} from './faultCases';
import { muteLog } from './muteLog';
import { expectShown, expectStanding, expectStayed, outcome, putFault } from './screen';
import { holdTimeLimits } from './timeLimits';

/** A secondary operation of a screen, and the text that stays visible after its failure. */
export interface QuietRead {
  readonly operation: OperationId;
  readonly address: string;
  /** Distinguishes two screens at the same address. */
  readonly where?: string;
  readonly page: ReactNode;
  /** Null for an anonymous visitor. */
  readonly as: string | null;
  /** Actions on the page before the call. */
  readonly reach?: () => Promise<void>;
  /** Text of the screen with and without the response. */
  readonly shown: RegExp;
  /** True if the page needs the call, so that its 5xx redirects to /unavailable. */
  readonly isOwn?: boolean;
}

const FAULTS = [
  ...REFUSALS,
  ...UNSENT,
  ...LOST_ANSWERS.slice(-1),
  ...UNREADABLE,
  ...INVALID_ANSWERS,
];

/** Tests every fault of each secondary operation: the page must stay usable. */
export function describeQuietReads(cabinet: TestCabinet, cases: readonly QuietRead[]): void {
  // One test covers all faults of an operation, so the timeout is long.
  vi.setConfig({ testTimeout: 240_000 });
  afterAll(() => vi.resetConfig());
  const open = async ({ page, address, as, reach }: QuietRead) => {
    const [path = address] = address.split('?');
    const shown = await cabinet.show({ [path]: page }, { address, as });
    await reach?.();
    return shown;
  };

  const named = cases.map((one) => [one.operation, one.where ?? one.address, one] as const);
  describe.each(named)('a failed %s on %s', (operation, _address, one) => {
    const { isOwn = false } = one;
    const faults = isOwn ? FAULTS : [...FAULTS, ...OUTAGES_OF_A_PART];

    it('leaves the page usable', async () => {
      muteLog();
      const limits = holdTimeLimits(cabinet);
      for (const fault of faults) {
        putFault(cabinet, operation, fault);
        const shown = await open(one);
        await outcome(cabinet, shown, limits, operation, fault);
        await expectShown(one.shown, fault.name);
        if (!isOwn) expectStayed(shown, fault.name);
        expectStanding(fault.name);
        cleanup();
        await act(async () => {});
      }
    });

    it.each(isOwn ? byName(OUTAGES) : [])('opens /unavailable after a %s', async (_name, fault) => {
      muteLog();
      putFault(cabinet, operation, fault);
      await open(one);
      await expectShown(fault.message, fault.name);
    });
  });
}
