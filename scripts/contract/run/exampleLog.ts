import { createContractChecker } from '../exchange/checker';
import { finding } from '../exchange/findings';
import { type OpenApiDocument, pointerOf } from '../model/openApi';
import type { PlannedCall } from './callPlan';
import { requestOf } from './caller';
import type { LiveRun } from './liveRun';

/** Counts how a backend answered the contract's example bodies, for all users. */
interface ExampleLog {
  readonly note: (call: PlannedCall, status: number) => void;
  /** Reports examples that were refused every time. */
  readonly tell: (run: LiveRun) => void;
}

/** These statuses blame the body; others depend on the data or the user. */
const OF_BODY: readonly number[] = [400, 415, 422];
const OF_CALLER: readonly number[] = [401, 403];

export function createExampleLog(document: OpenApiDocument): ExampleLog {
  const seen = new Map<string, { readonly call: PlannedCall; readonly statuses: Set<number> }>();

  return {
    note: (call, status) => {
      const { located, example, isMade, madeUp } = call;
      if (example === undefined || isMade === true || madeUp !== undefined) return;
      const key = `${located.operation.operationId} ${example}`;
      const { statuses = new Set<number>() } = seen.get(key) ?? {};
      if (!OF_CALLER.includes(status)) seen.set(key, { call, statuses: statuses.add(status) });
    },
    tell: (run) => {
      const checker = createContractChecker(document);
      for (const { call, statuses } of seen.values()) {
        const request = requestOf(document, { isMade: false, ...call });
        if (![...statuses].every((one) => OF_BODY.includes(one))) continue;
        if (checker.checkRequest(request).some((one) => one.class === 'breaking')) continue;
        const { path, method, operation } = call.located;
        const contract = pointerOf('paths', path, method, 'requestBody');
        const place = { operation: operation.operationId, pointer: '/body', contract };
        const said = { detail: `#${Number(call.example) + 1}`, received: [...statuses].join(', ') };
        run.add(
          finding('example-refused', place, { ...said, expected: '2xx' }),
          'request',
          request,
        );
      }
    },
  };
}
