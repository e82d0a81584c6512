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

/** Something that a screen does by an operation, and how it is done there. */
export interface WriteCase extends Visit {
  readonly operation: OperationId;
  /** Action of the customer. */
  readonly wish: string;
  readonly address: string;
  /** Pages by their paths. */
  readonly pages: Readonly<Record<string, ReactNode>>;
  /** Steps before the click: opens the page, types. */
  readonly prepare?: () => Promise<void>;
  /** The click, with a second one in a hurry where nothing asks first. */
  readonly act: () => Promise<void>;
  /** Everything that was typed is still there. */
  readonly kept?: () => void;
  /** Message after success. */
  readonly done: RegExp;
  /** Message of a second attempt after a first one whose answer was lost. */
  readonly repeated?: RegExp;
  /** Number of executions, by the server's data; absent where nothing changes there. */
  readonly made?: () => number;
  /** State after a success whose answer was lost, without another click. */
  readonly found?: () => void;
  /** State after the way back from /unavailable, unless it is the typed one. */
  readonly comeBack?: () => Promise<void>;
  /** The same after the way back from /unavailable, in place of the input. */
  readonly foundBack?: RegExp;
  /** Refusals beside the usual ones. */
  readonly also?: readonly FaultCase[];
  /** Faults that mean something else here, by their names: they have tests of their own. */
  readonly except?: readonly string[];
  /** Calls of this operation after success, if a screen reloads its change by it. */
  readonly callsWhenDone?: number;
  /** Better words than those of the fault, by its name. */
  readonly says?: Readonly<Partial<Record<string, RegExp>>>;
  /** The page works without it: its 5xx is shown there, like any refusal. */
  readonly isPart?: boolean;
  /** Better words after the way back from /unavailable. */
  readonly backSays?: RegExp;
  /** Message of an unknown result: then the button is gone, and never asks again. */
  readonly unknown?: RegExp;
}

/** Message of a form after the way back from /unavailable, until the next attempt. */
const FORM_NOT_SAVED = /[а-яё]: сервис был недоступен\. Попробуйте ещё раз/;

/** Toast of a button. /unavailable itself is gone by then. */
const NOT_SAVED =
  /[а-яё]: сервис был недоступен\. Попробуйте ещё раз|Внутренняя ошибка сервера|Этого сервер ещё не умеет|Произошла неизвестная ошибка|Сервис временно недоступен/;

/** The same of a proposed call that the server does not have yet. */
const NOT_THERE = /Раздел пока недоступен/;

/** Any of these texts. */
function either(...texts: readonly (RegExp | undefined)[]): RegExp {
  return new RegExp(texts.flatMap((text) => text?.source ?? []).join('|'));
}

/**
 * Each change that a screen asks for meets each fault: one message, nothing lost, possible again. Faults
 * that look alike to a screen are taken in turn by the cases. `lost answers` is the least that every run
 * takes of it: the work is done, and the answer says otherwise.
 */
export function describeWrites(
  cabinet: TestCabinet,
  cases: readonly WriteCase[],
  amount: 'all faults' | 'lost answers' = 'all faults',
): void {
  const isWhole = amount === 'all faults';
  // A test goes through all faults of an operation, one after the other.
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
    /** A page may find out that the work was done. */
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
    // A change that can be undone appears on the screen before it reaches the server.
    const expectMadeOnce = (name: string) => waitFor(() => expectMade(1, name));
    // A stranger has no token to renew: a 401 is not sent again.
    const expectOneCall = ({ name, calls }: FaultCase) =>
      waitFor(() => {
        const once = done.test(saidNow()) ? (one.callsWhenDone ?? 1) : calls;
        expect(callsOf(cabinet, operation), `${name}: calls`).toBe(as === null ? 1 : once);
      });

    it.each(isWhole ? [operation] : [])(
      'says why it was not done, keeps what was typed, and can be done then',
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

    // A call that a server may lack is answered by 501 in every run.
    const absence = one.also?.includes(NO_SUCH_CALL) === true ? [NOT_IMPLEMENTED] : [];
    const taken = isWhole ? [...inTurn(OUTAGES, at, 1), ...absence] : [];
    const outages = new Set([...taken, OUTAGE_AFTER_THE_WORK]);
    it.each(one.isPart === true ? [] : [...outages].filter(isTried))(
      'leads to /unavailable, and back to what was typed ($name)',
      async (fault) => {
        const { shown, limits } = await open();
        putFault(cabinet, operation, fault);
        await act();
        await outcome(cabinet, shown, limits, operation, fault);
        await expectSaid(saysOf(fault), fault.name);
        // A save on leaving runs while the other page is open already.
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
      'is done once whatever is heard of it ($name)',
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
