import fc from 'fast-check';
import { arbitraryOf } from '../../scripts/contract/run/arbitraryOf';
import { operationsOf, responseOf } from '../../scripts/contract/model/openApi';
import type { OperationId } from '../backend/generated/operations';
import { contractDocument as document } from '../backend/contract';

/** Returns random valid responses of an operation, the same in every run of one seed (test/setup.ts). */
export function randomAnswers(operationId: OperationId, count: number): unknown[] {
  const found = operationsOf(document).find(
    ({ operation }) => operation.operationId === operationId,
  );
  const answer = found && responseOf(document, found.operation.responses['200']);
  const schema = answer?.content?.['application/json']?.schema;
  if (!schema) throw new Error(`${operationId} answers nothing`);
  return fc.sample(arbitraryOf(document, schema, true), count);
}
