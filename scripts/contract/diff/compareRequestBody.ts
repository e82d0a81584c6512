import { contentOf, requestContentChanges } from './compareContent';
import type { Change } from './drift';
import { baseAt, demandChanges, revisionAt, type OperationPair } from './operationPair';
import { operationChange } from './operationRules';

const POINTER = '/request/body';

export function requestBodyChanges(pair: OperationPair): Change[] {
  const { documents } = pair;
  const base = documents.base.resolve(pair.base.node['requestBody']);
  const revision = documents.revision.resolve(pair.revision.node['requestBody']);
  const had = contentOf(base).size > 0;
  const has = contentOf(revision).size > 0;
  if (!had && !has) return [];
  if (!has) return [operationChange('request-body-removed', {}, POINTER, baseAt(pair, base))];
  if (!had) {
    const rule =
      revision['required'] === true ? 'request-body-added-required' : 'request-body-added';
    return [operationChange(rule, {}, POINTER, revisionAt(pair, revision))];
  }
  return [
    ...demandChanges(pair, 'request-body', {}, POINTER, [base, revision]),
    ...requestContentChanges(pair, { side: 'request', pointer: '/request', base, revision }),
  ];
}
