import { finding, type Rule } from '../checker/findings';
import { headerValue } from '../checker/exchange';
import { createRouter } from '../checker/routes';
import { pointerOf, type LocatedOperation } from '../openApi';
import { callPrefix } from '../servers';
import { planOf } from '../live/callPlan';
import { requestOf, type Answer } from '../live/caller';
import type { Watching } from './aftermath';

/** What changes least where a server takes it comes first. */
const METHODS: readonly string[] = ['PATCH', 'PUT', 'POST', 'DELETE'];

/** The caller may do nothing here, or the server knows no such method at all. */
const OF_ANY_METHOD: readonly number[] = [401, 403, 501];

function ruleOf({ status, headers }: Answer): Rule | null {
  if (OF_ANY_METHOD.includes(status)) return null;
  if (status >= 500) return 'server-failed';
  if (status < 300) return 'method-accepted';
  return status === 405 && headerValue(headers, 'allow') !== null ? null : 'method-refusal';
}

/** Calls the path of an operation by a method that the contract does not name there. */
export async function tryMethod(
  { document, caller, ids, run }: Watching,
  located: LocatedOperation,
): Promise<void> {
  const plan = planOf({ document, ids }, located);
  const call = plan.call({ type: null, text: null }, 0);
  if (call === null) return;
  const route = createRouter(document);
  const [path = ''] = (callPrefix(document, located) + call.target).split('?');
  const method = METHODS.find((one) => route(one, path).kind === 'method-undocumented');
  if (method === undefined) return;
  const tried = { ...call, madeUp: { method } };
  const answer = await caller.exchange(tried);
  const rule = ruleOf(answer);
  if (rule === null) return;
  const contract = pointerOf('paths', located.path, located.method);
  const place = { operation: located.operation.operationId, pointer: '/status', contract };
  const said = { detail: method, expected: '405, Allow', received: String(answer.status) };
  run.add(finding(rule, place, said), 'response', requestOf(document, tried));
}
