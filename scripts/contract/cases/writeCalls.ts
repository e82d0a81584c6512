import type { LocatedOperation } from '../openApi';
import { planOf } from '../live/callPlan';
import { exchangeAndLook, type Watching } from './aftermath';
import { linkedBody, patchedBody } from './linkedBody';

/** Bodies that a backend must be asked with, by operationId: parts of the contract's examples. */
export type GivenValues = Readonly<Record<string, unknown>>;

/** Different identifiers that are tried until one succeeds. */
const TRIES = 5;

export interface WriteCalling extends Watching {
  readonly values: GivenValues;
}

/** Makes a call that changes something, with what earlier answers named; whether it succeeded. */
export async function writeCall(
  calling: WriteCalling,
  located: LocatedOperation,
): Promise<boolean> {
  const { document, ids, values } = calling;
  const plan = planOf({ document, ids }, located);
  const patch = values[located.operation.operationId];
  const sent = new Set<string>();
  let succeeded = false;
  for (const shown of plan.bodies) {
    const { type, text } = shown;
    for (let turn = 0; turn < TRIES; turn += 1) {
      const isJson = type === 'application/json' && text !== null;
      const example: unknown = isJson ? JSON.parse(text) : null;
      // The example first: a demo may know its identifiers.
      const linked =
        turn === 0
          ? example
          : linkedBody(example, (name) => ids.named(located.path, name, turn - 1));
      const written = patch === undefined ? linked : patchedBody(linked, patch);
      const body = { ...shown, text: isJson ? JSON.stringify(written) : text };
      const call = plan.call(body, turn) ?? plan.call(body, 0);
      const key = `${call?.target} ${body.text}`;
      if (call === null || sent.has(key)) continue;
      sent.add(key);
      if ((await exchangeAndLook(calling, call)).status >= 300) continue;
      succeeded = true;
      break;
    }
  }
  return succeeded;
}
