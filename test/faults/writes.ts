import { waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { OperationId } from '../backend/generated/operations';
import type { TestCabinet, Visit } from '../render/cabinet';
import {
  EMPTY,
  inTurn,
  NO_SUCH_CALL,
  NOT_IMPLEMENTED,
  ODD,
  OUTAGE_AFTER_THE_WORK,
  OUTAGE_OF_A_PART_AFTER_THE_WORK,
  OUTAGES,
  OUTAGES_OF_A_PART,
  REFUSALS,
  UNHEARD,
  UNPARSED,
  UNSENT,
  type FaultCase,
} from './faultCases';
import { muteLog } from './muteLog';
import {
  callsOf,
  expectSaid,
  expectStanding,
  expectStayed,
  outcome,
  putFault,
  saidNow,
} from './screen';
import { holdTimeLimits } from './timeLimits';

/** A changing operation and the action that calls it on a screen. */
export interface WriteCase extends Visit {
  readonly operation: OperationId;
  /** Name of the action. */
  readonly wish: string;
  readonly address: string;
  /** Pages by their paths. */
  readonly pages: Readonly<Record<string, ReactNode>>;
  /** Steps before the click: opens the page, types. */
  readonly prepare?: () => Promise<void>;
  /** The click, twice in a hurry if nothing asks first. */
  readonly act: () => Promise<void>;
  /** Checks that all input is still there. */
  readonly kept?: () => void;
  /** Message after success. */
  readonly done: RegExp;
  /** Message of a second attempt after a lost answer. */
  readonly repeated?: RegExp;
  /** Number of executions, from the server's data; undefined if nothing changes there. */
  readonly made?: () => number;
  /** State after a success with a lost answer, without another click. */
  readonly found?: () => void;
  /** State after the way back from /unavailable, by default the input. */
  readonly comeBack?: () => Promise<void>;
  /** The same after the way back from /unavailable, instead of the input. */
  readonly foundBack?: RegExp;
  /** Additional refusals. */
  readonly also?: readonly FaultCase[];
  /** Faults with another meaning here, by name: they have tests of their own. */
  readonly except?: readonly string[];
  /** Calls of this operation after success, if a screen reloads its change by it. */
  readonly callsWhenDone?: number;
  /** Messages that replace those of the fault, by its name. */
  readonly says?: Readonly<Partial<Record<string, RegExp>>>;
  /** True if the page works without it: its 5xx is shown like any refusal. */
  readonly isPart?: boolean;
  /** Messages after the way back from /unavailable. */
  readonly backSays?: RegExp;
  /** Message of an unknown result: the button then disappears for good. */
  readonly unknown?: RegExp;
}

/** Message of a form after the way back from /unavailable, until the next attempt. */
const FORM_NOT_SAVED = /[а-яё]: сервис был недоступен\. Попробуйте ещё раз/;

/** Toasts of a button after the way back from /unavailable. */
const NOT_SAVED =
  /[а-яё]: сервис был недоступен\. Попробуйте ещё раз|Внутренняя ошибка сервера|Этого сервер ещё не умеет|Произошла неизвестная ошибка|Сервис временно недоступен/;

/** The same for a proposed call that the server does not have yet. */
const NOT_THERE = /Раздел пока недоступен/;

/** Matches any of these texts. */
function either(...texts: readonly (RegExp | undefined)[]): RegExp {
  return new RegExp(texts.flatMap((text) => text?.source ?? []).join('|'));
}

/**
 * Tests every fault of each change: one message, nothing lost, possible again. Faults that look
 * alike to a screen are distributed over the cases. Every run includes at least `lost answers`: the
 * work is done, and the answer says otherwise.
 */
export function describeWrites(
  cabinet: TestCabinet,
  cases: readonly WriteCase[],
  amount: 'all faults' | 'lost answers' = 'all faults',
): void {
  const isWhole = amount === 'all faults';
  // One test covers all faults of an operation.
  vi.setConfig({ testTimeout: 240_000 });
  afterAll(() => vi.resetConfig());
  describe.each(cases.map((one, at) => ({ ...one, at })))('$wish ($operation)', (one) => {
    const { operation, address, pages, as, prepare, act, kept, done, made, unknown, at } = one;
    const saysOf = (fault: FaultCase) => one.says?.[fault.name] ?? fault.says;
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
    /** A page may detect that the work was done. */
    const saidAfter = ({ name, fault: { processed = false } }: FaultCase) =>
      either(
        one.backSays ?? (one.kept ? FORM_NOT_SAVED : NOT_SAVED),
        name === '501' ? NOT_THERE : undefined,
        unknown,
        processed ? either(done, one.repeated) : undefined,
      );
    const expectMade = (times: number, name: string) => {
      if (made) expect(made() - before.made, `${name}: carried out`).toBe(times);
    };
    // An undoable change appears on the screen before it reaches the server.
    const expectMadeOnce = (name: string) => waitFor(() => expectMade(1, name));
    // An anonymous visitor has no token to refresh: a 401 is not retried.
    const expectOneCall = ({ name, calls }: FaultCase) =>
      waitFor(() => {
        const once = done.test(saidNow()) ? (one.callsWhenDone ?? 1) : calls;
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
          await expectSaid(saysOf(fault), fault.name);
          if (one.isPart === true) expectStayed(shown, fault.name);
          expectStanding(fault.name);
          await expectOneCall(fault);
          kept?.();
          expectMade(0, fault.name);
        }
        cabinet.mend();
        cabinet.forgetCalls();
        await act();
        await expectSaid(done, 'mended');
        await expectMadeOnce('mended');
        await waitFor(() => expect(callsOf(cabinet, operation)).toBe(one.callsWhenDone ?? 1));
      },
    );

    // Every run answers an optional call with 501.
    const absence = one.also?.includes(NO_SUCH_CALL) === true ? [NOT_IMPLEMENTED] : [];
    const taken = isWhole ? [...inTurn(OUTAGES, at, 1), ...absence] : [];
    const outages = new Set([...taken, OUTAGE_AFTER_THE_WORK]);
    it.each(one.isPart === true ? [] : [...outages].filter(isTried))(
      'opens /unavailable, and then returns to the input ($name)',
      async (fault) => {
        const { shown, limits } = await open();
        putFault(cabinet, operation, fault);
        await act();
        await outcome(cabinet, shown, limits, operation, fault);
        await expectSaid(saysOf(fault), fault.name);
        // A save on leaving runs while the next page is already open.
        await waitFor(() => expect(callsOf(cabinet, operation), `${fault.name}: calls`).toBe(1));
        cabinet.mend();
        await shown.goTo(address);
        const { foundBack } = one;
        if (fault.fault.processed === true && foundBack) {
          await expectSaid(foundBack, `${fault.name}: back`);
          await expectMadeOnce(fault.name);
          return;
        }
        if (one.comeBack) await one.comeBack();
        else if (kept) await waitFor(kept);
        const times = made ? made() - before.made : 0;
        expect(times, `${fault.name}: carried out`).toBeLessThanOrEqual(1);
        await expectSaid(saidAfter(fault), `${fault.name}: back`);
      },
    );

    const odd = [...inTurn(UNPARSED, at, 1), ...EMPTY, ...inTurn(ODD, at, 2)];
    const cutShort = one.isPart === true && made ? [OUTAGE_OF_A_PART_AFTER_THE_WORK] : [];
    const all = [...(unknown ? UNSENT : []), ...UNHEARD, ...odd];
    const unheard = [...cutShort, ...(isWhole ? all : UNHEARD.slice(0, 1))];
    it.each(unheard.filter(isTried))(
      'is executed once for any lost or unreadable answer ($name)',
      async (fault) => {
        const { shown, limits } = await open();
        putFault(cabinet, operation, fault);
        await act();
        await outcome(cabinet, shown, limits, operation, fault);
        await expectSaid(either(saysOf(fault), done, unknown), fault.name);
        expectStanding(fault.name);
        await expectOneCall(fault);
        cabinet.mend();
        if (unknown?.test(saidNow())) return;
        if (one.found && !done.test(saidNow())) {
          await waitFor(one.found);
        } else if (!done.test(saidNow())) {
          await act();
          await expectSaid(either(done, one.repeated), `${fault.name}, again`);
        }
        await expectMadeOnce(fault.name);
      },
    );
  });
}
