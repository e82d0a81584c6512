import { waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { OperationId } from '../backend/generated/operations';
import type { TestCabinet, Visit } from '../render/cabinet';
import type { ShownRoutes } from '../render/routes';
import {
  byName,
  inTurn,
  INVALID_ANSWERS,
  OUTAGES,
  OUTAGES_OF_A_PART,
  REFUSALS,
  LOST_ANSWERS,
  UNREADABLE,
  UNSENT,
  type FaultCase,
} from './faultCases';
import { click } from './hands';
import { muteLog } from './muteLog';
import { expectShown, expectStanding, expectStayed, outcome, putFault } from './screen';
import { holdTimeLimits } from './timeLimits';

/** An operation, and the text by which a screen shows its response. */
export interface ReadCase extends Visit {
  readonly operation: OperationId;
  /** Distinguishes two screens of the same operation. */
  readonly where?: string;
  readonly address: string;
  readonly page: ReactNode;
  /** Actions on the page before the call. */
  readonly reach?: (shown: ShownRoutes) => Promise<void>;
  /** Text that appears only with the response. */
  readonly content: RegExp;
  readonly again?: RegExp;
  /** Messages that replace the messages of the fault, by its name; null if no message appears. */
  readonly messages?: Readonly<Partial<Record<string, RegExp>>>;
  /** Faults without a retry, by name. */
  readonly final?: readonly string[];
  /** True if the page works without the call, so that its 5xx is shown like any refusal. */
  readonly isPart?: boolean;
  /** Text that a page that works without the response shows instead of the fault's message. */
  readonly goesWithout?: RegExp;
}

/** Faults after which a read must show a message and a retry button. */
const ASKED_AGAIN = [...REFUSALS, ...UNSENT, ...LOST_ANSWERS.slice(-1), ...UNREADABLE];
const AGAIN = /^(Повторить|Проверить снова)$/;

/**
 * Tests every fault of each read operation: there must be a clear message and a retry, and no text of a response.
 * Faults that a screen cannot distinguish are distributed over the cases.
 */
export function describeReads(cabinet: TestCabinet, cases: readonly ReadCase[]): void {
  // One test covers all faults of an operation, so the timeout is long.
  vi.setConfig({ testTimeout: 240_000 });
  afterAll(() => vi.resetConfig());
  const open = async (one: ReadCase) => {
    const { address, page, as, reach } = one;
    const [path = address] = address.split('?');
    const pattern = path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}$/, ':id');
    const shown = await cabinet.show({ [pattern]: page }, { address, ...(as && { as }) });
    await reach?.(shown);
    return shown;
  };
  const messageOf = (one: ReadCase, fault: FaultCase) =>
    one.messages?.[fault.name] ?? one.goesWithout ?? fault.message;

  describe.each(cases.map((one, at) => [one.where ?? one.address, one, at] as const))(
    '%s',
    (_where, one, at) => {
      const { operation, again = AGAIN, content, final = [], isPart = false } = one;
      // The empty object has to be the last fault: it is cached like a response, so the next call would be a refresh
      // and the page would not show its fault. So the outages come first.
      const faults = isPart ? [...OUTAGES_OF_A_PART, ...ASKED_AGAIN] : ASKED_AGAIN;

      it(`shows why ${operation} failed, with a retry`, async () => {
        muteLog();
        const limits = holdTimeLimits(cabinet);
        let shown: ShownRoutes | undefined;
        for (const fault of faults.filter(({ name }) => !final.includes(name))) {
          putFault(cabinet, operation, fault);
          if (shown === undefined) shown = await open(one);
          else await click(again);
          await outcome(cabinet, shown, limits, operation, fault);
          if (isPart) expectStayed(shown, fault.name);
          await expectShown(messageOf(one, fault), fault.name);
          expectStanding(fault.name);
          expect(document.body.textContent, fault.name).not.toMatch(content);
        }
        cabinet.mend();
        await click(again);
        await expectShown(content, 'mended');
      });

      it.each(byName(faults.filter(({ name }) => final.includes(name))))(
        `explains the fault «%s» of ${operation}`,
        async (_name, fault) => {
          muteLog();
          putFault(cabinet, operation, fault);
          await open(one);
          await expectShown(messageOf(one, fault), fault.name);
          expectStanding(fault.name);
        },
      );

      it.each(isPart ? [] : byName(inTurn(OUTAGES, at, 1)))(
        `opens /unavailable after the fault «%s» of ${operation}`,
        async (_name, fault) => {
          muteLog();
          putFault(cabinet, operation, fault);
          await open(one);
          await expectShown(fault.message, fault.name);
        },
      );

      it.each(byName(inTurn(INVALID_ANSWERS, at, 2)))(
        `stays usable after the fault «%s» of ${operation}`,
        async (_name, fault) => {
          muteLog();
          const limits = holdTimeLimits(cabinet);
          putFault(cabinet, operation, fault);
          const shown = await open(one);
          await outcome(cabinet, shown, limits, operation, fault);
          // The page shows the response a moment later.
          await waitFor(() => expectStanding(fault.name));
        },
      );
    },
  );
}
