import type { BodyFault } from '../backend/faults/fault';
import { spoil } from '../backend/faults/spoil';

/** What a careless server sends in the place of a value; its type is only what was promised. */
export async function spoiled<Value>(kind: BodyFault, value: Value): Promise<Value> {
  const answer = await spoil({ kind }, Response.json(value), new AbortController().signal);
  return answer.json();
}
