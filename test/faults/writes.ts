import { waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { OperationId } from '../backend/generated/operations';
import type { TestCabinet, Visit } from '../render/cabinet';
import {
  byName,
  EMPTY,
  inTurn,
  NO_SUCH_CALL,
  NOT_IMPLEMENTED,
  INVALID_ANSWERS,
  OUTAGE_AFTER_THE_WORK,
  OUTAGE_OF_A_PART_AFTER_THE_WORK,
  OUTAGES,
  OUTAGES_OF_A_PART,
  REFUSALS,
  LOST_ANSWERS,
  UNPARSED,
  UNSENT,
  type FaultCase,
} from './faultCases';
import { muteLog } from './muteLog';
import {
  callsOf,
  expectShown,
  expectStanding,
  expectStayed,
  outcome,
  putFault,
  visibleText,
} from './screen';
import { holdTimeLimits } from './timeLimits';

/** A changing operation, and the action of a screen that calls it. */
export interface WriteCase extends Visit {
  readonly operation: OperationId;
  /** Name of the action, for the title of its tests. */
  readonly wish: string;
  readonly address: string;
  /** Pages by their paths. */
  readonly pages: Readonly<Record<string, ReactNode>>;
  /** Steps before the click, such as typing. */
  readonly prepare?: () => Promise<void>;
  /** Clicks the button of the change. Double-clicks it unless it opens a confirmation dialog. */
  readonly act: () => Promise<void>;
  /** Checks that all input is still there. */
  readonly kept?: () => void;
  /** Message after success. */
  readonly done: RegExp;
  /** Message of a second attempt after a lost response. */
  readonly repeated?: RegExp;
  /** Returns how often the server's data show the change; undefined if the call changes nothing there. */
  readonly made?: () => number;
  /** Checks, without another click, the screen after an executed call whose response was lost. */
  readonly found?: () => void;
  /** Checks the page after the return from /unavailable, instead of `kept`. */
  readonly returnToPage?: () => Promise<void>;
  /** Text instead of the input after the return from /unavailable, if the call was executed. */
  readonly foundBack?: RegExp;
  readonly also?: readonly FaultCase[];
  /** Names of faults that have another meaning here, and tests of their own. */
  readonly except?: readonly string[];
  /** Number of calls of this operation after success, if the screen also reloads the changed data with it. */
  readonly callsWhenDone?: number;
  /** Messages instead of those of the fault, by its name. */
  readonly messages?: Readonly<Partial<Record<string, RegExp>>>;
  /** True if the page works without the call, so that its 5xx is shown like any refusal. */
  readonly isPart?: boolean;
  /** Messages after the return from /unavailable. */
  readonly backSays?: RegExp;
  /** Message about an unknown result. The button must disappear with it. */
  readonly unknown?: RegExp;
}

/** Message of a form after the return from /unavailable, until the next attempt. */
const FORM_NOT_SAVED = /[а-яё]: сервис был недоступен\. Попробуйте ещё раз/;

/** Toasts of an action without a form after the return from /unavailable. */
const NOT_SAVED =
  /[а-яё]: сервис был недоступен\. Попробуйте ещё раз|Внутренняя ошибка сервера|Этого сервер ещё не умеет|Произошла неизвестная ошибка|Сервис временно недоступен/;

/** Toast for a call with `x-origin: proposed` that the server does not implement. */
const MISSING_CALL_TOAST = /Раздел пока недоступен/;

function either(...texts: readonly (RegExp | undefined)[]): RegExp {
  return new RegExp(texts.flatMap((text) => text?.source ?? []).join('|'));
}

/**
 * Tests every fault of each change: the page shows one message, loses no input, and allows another attempt. Faults that
 * a screen cannot distinguish are distributed over the cases. «lost answers» tests only calls that were executed
 * without the page knowing it.
 */
export function describeWrites(
  cabinet: TestCabinet,
  cases: readonly WriteCase[],
  amount: 'all faults' | 'lost answers' = 'all faults',
): void {
  const isWhole = amount === 'all faults';
  // One test covers all faults of an operation, so the timeout is long.
  vi.setConfig({ testTimeout: 240_000 });
  afterAll(() => vi.resetConfig());
  const named = cases.map((one, at) => [one.wish, one.operation, one, at] as const);
  describe.each(named)('%s (%s)', (_wish, operation, one, at) => {
    const { address, pages, as, prepare, act, kept, done, made, unknown } = one;
    const messageOf = (fault: FaultCase) => one.messages?.[fault.name] ?? fault.message;
    const before = { made: 0 };
    const isTried = ({ name }: FaultCase) => one.except?.includes(name) !== true;

    const open = async () => {
      const limits = holdTimeLimits(cabinet);
      muteLog();
      const shown = await cabinet.show(pages, { address, ...(as !== undefined && { as }) });
      await prepare?.();
      before.made = made?.() ?? 0;
      return { shown, limits };
    };
    /** After an executed call, the page may also show the success message. */
    const messageAfter = ({ name, fault: { processed = false } }: FaultCase) =>
      either(
        one.backSays ?? (one.kept ? FORM_NOT_SAVED : NOT_SAVED),
        name === '501' ? MISSING_CALL_TOAST : undefined,
        unknown,
        processed ? either(done, one.repeated) : undefined,
      );
    const expectMade = (times: number, name: string) => {
      if (made) expect(made() - before.made, `${name}: carried out`).toBe(times);
    };
    // A change that can be undone is visible on the screen before it reaches the server.
    const expectMadeOnce = (name: string) => waitFor(() => expectMade(1, name));
    // Without a session there is no token to refresh, so a 401 is not retried.
    const expectOneCall = ({ name, calls }: FaultCase) =>
      waitFor(() => {
        const once = done.test(visibleText()) ? (one.callsWhenDone ?? 1) : calls;
        expect(callsOf(cabinet, operation), `${name}: calls`).toBe(as === null ? 1 : once);
      });

    it.each(isWhole ? [operation] : [])(
      'shows the reason of a failure, keeps the input, and can be repeated',
      async () => {
        const { shown, limits } = await open();
        const parts = one.isPart === true ? OUTAGES_OF_A_PART : [];
        const refusals = [...REFUSALS, ...parts, ...(one.also ?? [])];
        for (const fault of (unknown ? refusals : [...refusals, ...UNSENT]).filter(isTried)) {
          putFault(cabinet, operation, fault);
          await act();
          await outcome(cabinet, shown, limits, operation, fault);
          await expectShown(messageOf(fault), fault.name);
          if (one.isPart === true) expectStayed(shown, fault.name);
          expectStanding(fault.name);
          await expectOneCall(fault);
          kept?.();
          expectMade(0, fault.name);
        }
        cabinet.mend();
        cabinet.forgetCalls();
        await act();
        await expectShown(done, 'mended');
        await expectMadeOnce('mended');
        await waitFor(() => expect(callsOf(cabinet, operation)).toBe(one.callsWhenDone ?? 1));
      },
    );

    // A server without a proposed call may answer it with 501, so this fault is always included.
    const absence = one.also?.includes(NO_SUCH_CALL) === true ? [NOT_IMPLEMENTED] : [];
    const taken = isWhole ? [...inTurn(OUTAGES, at, 1), ...absence] : [];
    const outages = new Set([...taken, OUTAGE_AFTER_THE_WORK]);
    it.each(one.isPart === true ? [] : byName([...outages].filter(isTried)))(
      'opens /unavailable after the fault «%s», and keeps the input for the return',
      async (_name, fault) => {
        const { shown, limits } = await open();
        putFault(cabinet, operation, fault);
        await act();
        await outcome(cabinet, shown, limits, operation, fault);
        await expectShown(messageOf(fault), fault.name);
        // A save on leaving runs while the next page is already open.
        await waitFor(() => expect(callsOf(cabinet, operation), `${fault.name}: calls`).toBe(1));
        cabinet.mend();
        await shown.goTo(address);
        const { foundBack } = one;
        if (fault.fault.processed === true && foundBack) {
          await expectShown(foundBack, `${fault.name}: back`);
          await expectMadeOnce(fault.name);
          return;
        }
        if (one.returnToPage) await one.returnToPage();
        else if (kept) await waitFor(kept);
        const times = made ? made() - before.made : 0;
        expect(times, `${fault.name}: carried out`).toBeLessThanOrEqual(1);
        await expectShown(messageAfter(fault), `${fault.name}: back`);
      },
    );

    const odd = [...inTurn(UNPARSED, at, 1), ...EMPTY, ...inTurn(INVALID_ANSWERS, at, 2)];
    const cutShort = one.isPart === true && made ? [OUTAGE_OF_A_PART_AFTER_THE_WORK] : [];
    const all = [...(unknown ? UNSENT : []), ...LOST_ANSWERS, ...odd];
    const unheard = [...cutShort, ...(isWhole ? all : LOST_ANSWERS.slice(0, 1))];
    it.each(byName(unheard.filter(isTried)))(
      'is executed exactly once despite the fault «%s»',
      async (_name, fault) => {
        const { shown, limits } = await open();
        putFault(cabinet, operation, fault);
        await act();
        await outcome(cabinet, shown, limits, operation, fault);
        await expectShown(either(messageOf(fault), done, unknown), fault.name);
        expectStanding(fault.name);
        await expectOneCall(fault);
        cabinet.mend();
        if (unknown?.test(visibleText())) return;
        if (one.found && !done.test(visibleText())) {
          await waitFor(one.found);
        } else if (!done.test(visibleText())) {
          await act();
          await expectShown(either(done, one.repeated), `${fault.name}, again`);
        }
        await expectMadeOnce(fault.name);
      },
    );
  });
}
