import type { Side } from '../findingFacts';
import type { SchemaComparison } from './compareSchemas';
import { isRecord } from '../openApi';
import type { Node } from './documentView';
import type { OperationRule } from './operationTexts';
import type { Change, Site } from './drift';
import type { WrittenOperation } from './matchOperations';
import type { Documents } from './schemaPair';

/** One operation in both documents, and what its parts are compared with. */
export interface OperationPair {
  readonly documents: Documents;
  readonly base: WrittenOperation;
  readonly revision: WrittenOperation;
  readonly compareSchemas: SchemaComparison;
  /** Pairs of schemas that were met in this operation already. */
  readonly visited: Set<string>;
}

export function baseAt({ documents }: OperationPair, node: Node, keyword?: string): Site {
  const place = { side: 'base', view: documents.base, node } as const;
  return keyword === undefined ? place : { ...place, keyword };
}

export function revisionAt({ documents }: OperationPair, node: Node, keyword?: string): Site {
  const place = { side: 'revision', view: documents.revision, node } as const;
  return keyword === undefined ? place : { ...place, keyword };
}

/** Compares the schemas of two nodes that have one each, or say nothing. */
export function schemaChanges(
  pair: OperationPair,
  side: Side,
  pointer: string,
  base: Node,
  revision: Node,
): Change[] {
  const schemasOf = ({ schema }: Node) => (isRecord(schema) ? [schema] : []);
  const met = { side, pointer, base: schemasOf(base), revision: schemasOf(revision) };
  return pair.compareSchemas(met, pair.visited);
}

/** Whether something was declared to go one day. */
export function isNewlyDeprecated(base: Node, revision: Node): boolean {
  return base['deprecated'] !== true && revision['deprecated'] === true;
}

/** Whether something must be there, before and after. */
export interface Demands {
  readonly base: boolean;
  readonly revision: boolean;
}

/** The rule for something that must be there now, or no longer; undefined where that is the same. */
export function demandRule<Required extends OperationRule, Optional extends OperationRule>(
  { base, revision }: Demands,
  required: Required,
  optional: Optional,
): Required | Optional | undefined {
  if (base === revision) return undefined;
  return revision ? required : optional;
}
