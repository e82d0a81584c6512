import type { Side } from '../report/finding';
import type { SchemaComparison, VisitedPairs } from './compareSchemas';
import { isRecord } from '../model/openApi';
import type { Node } from './documentView';
import { operationChange, type OperationWords } from './operationRules';
import type { Change, Site } from './drift';
import type { WrittenOperation } from './matchOperations';
import type { Documents } from './schemaPair';

/** One operation in both documents, with the context of its comparison. */
export interface OperationPair {
  readonly documents: Documents;
  readonly base: WrittenOperation;
  readonly revision: WrittenOperation;
  readonly compareSchemas: SchemaComparison;
  /** Pairs of schemas that this operation has already compared. */
  readonly visited: VisitedPairs;
}

export function baseAt({ documents }: OperationPair, node: Node, keyword?: string): Site {
  const place = { side: 'base', view: documents.base, node } as const;
  return keyword === undefined ? place : { ...place, keyword };
}

export function revisionAt({ documents }: OperationPair, node: Node, keyword?: string): Site {
  const place = { side: 'revision', view: documents.revision, node } as const;
  return keyword === undefined ? place : { ...place, keyword };
}

/** Compares the schemas of two nodes, if both have one. */
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

/** A part that was deprecated. */
export function deprecation(
  pair: OperationPair,
  part: 'operation' | 'request-parameter' | 'response-header',
  words: OperationWords[`${typeof part}-deprecated`],
  pointer: string,
  [base, revision]: readonly [Node, Node],
): Change[] {
  if (base['deprecated'] === true || revision['deprecated'] !== true) return [];
  const place = revisionAt(pair, revision, 'deprecated');
  return [operationChange(`${part}-deprecated`, words, pointer, place)];
}

/** A part that became required or optional. */
export function demandChanges(
  pair: OperationPair,
  part: 'request-parameter' | 'request-body' | 'response-header' | 'body',
  words: OperationWords[`${typeof part}-became-required`],
  pointer: string,
  [base, revision]: readonly [Node, Node],
  isDemanded = (node: Node): boolean => node['required'] === true,
): Change[] {
  const after = isDemanded(revision);
  if (isDemanded(base) === after) return [];
  const place = revisionAt(pair, revision, 'required');
  const rule = `${part}-became-${after ? 'required' : 'optional'}` as const;
  return [operationChange(rule, words, pointer, place)];
}

/** Iterates over two maps: entries of the base only, of both, of the revision only. */
export function memberChanges<T, R = Change>(
  base: ReadonlyMap<string, T>,
  revision: ReadonlyMap<string, T>,
  told: {
    readonly gone: (member: T, key: string) => R;
    readonly kept: (both: readonly [T, T], key: string) => readonly R[];
    readonly added: (member: T, key: string) => R;
  },
): R[] {
  const known = [...base].flatMap(([key, member]) => {
    const partner = revision.get(key);
    return partner === undefined ? [told.gone(member, key)] : told.kept([member, partner], key);
  });
  const added = [...revision].filter(([key]) => !base.has(key));
  return [...known, ...added.map(([key, member]) => told.added(member, key))];
}
