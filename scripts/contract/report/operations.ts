import { normaliseContract } from '../model/normalise';
import { type OpenApiDocument, operationsOf } from '../model/openApi';
import type { ReportedOperation } from './report';

/**
 * Returns the operations of one or more documents, with the names that findings use. If documents share a name, returns
 * only its first operation.
 *
 * @param exchanges number of calls by operation name
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
