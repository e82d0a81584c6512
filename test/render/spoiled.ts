import type { BodyFault } from '../backend/faults/fault';
import { spoil } from '../backend/faults/spoil';

/** Returns the value as this fault would spoil it in a response; its TypeScript type stays `Value`. */
export async function spoiled<Value>(kind: BodyFault, value: Value): Promise<Value> {
  const answer = await spoil({ kind }, Response.json(value), new AbortController().signal);
  return answer.json();
}
