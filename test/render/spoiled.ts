import type { BodyFault } from '../backend/faults/fault';
import { spoil } from '../backend/faults/spoil';

/** Values of a careless server; the type is only the promised one. */
export async function spoiled<Value>(kind: BodyFault, value: Value): Promise<Value> {
  const answer = await spoil({ kind }, Response.json(value), new AbortController().signal);
  return answer.json();
}
