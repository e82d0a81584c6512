import type { BodyFault } from '../backend/faults/fault';
import { spoil } from '../backend/faults/spoil';

/** Returns invalid values of a server; their type pretends to be valid. */
export async function spoiled<Value>(kind: BodyFault, value: Value): Promise<Value> {
  const answer = await spoil({ kind }, Response.json(value), new AbortController().signal);
  return answer.json();
}
