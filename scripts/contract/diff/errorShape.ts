import { responseContentChanges } from './compareContent';
import type { Node } from './documentView';
import type { OperationPair } from './operationPair';

/**
 * Whether a client that reads the known errors can read another one. All errors of a contract share
 * one shape; where none was described, there is nothing to contradict.
 */
export function sharesErrorShape(
  pair: OperationPair,
  known: readonly Node[],
  revision: Node,
): boolean {
  if (known.length === 0) return true;
  return known.some((base) => {
    const met = { side: 'response', pointer: '', base, revision } as const;
    const changes = responseContentChanges({ ...pair, visited: new Set() }, met);
    return changes.every((change) => change.class !== 'breaking');
  });
}
