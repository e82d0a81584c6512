import type { BodyFault } from '../backend/faults/fault';
import { spoil } from '../backend/faults/spoil';

/**
 * Returns the value as this fault would change it in a response. Its TypeScript type stays `Value`, although that may
 * be false.
 */
export async function spoiled<Value>(kind: BodyFault, value: Value): Promise<Value> {
  const answer = await spoil({ kind }, Response.json(value), new AbortController().signal);
  return answer.json();
}
