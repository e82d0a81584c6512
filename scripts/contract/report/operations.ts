import { normaliseContract } from '../model/normalise';
import { type OpenApiDocument, operationsOf } from '../model/openApi';
import type { ReportedOperation } from './report';

/**
 * The operations of one or more documents under the names that findings have for them. What two
 * documents call by one name is told once, as the first of them has it.
 *
 * @param exchanges how often each was called, by its name
 */
export function reportedOperations(
  documents: readonly OpenApiDocument[],
  exchanges: ReadonlyMap<string, number> = new Map(),
): ReportedOperation[] {
  const found = documents.flatMap((document) =>
    operationsOf(normaliseContract(document)).map(({ method, path, operation }) => ({
      name: operation.operationId,
      method: method.toUpperCase(),
      path,
      tags: operation.tags ?? [],
      exchanges: exchanges.get(operation.operationId) ?? 0,
    })),
  );
  const byName = new Map(found.toReversed().map((one) => [one.name, one]));
  return found.filter((one) => byName.get(one.name) === one);
}
