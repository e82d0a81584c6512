import type { Side } from '../report/finding';
import type { DocumentView, Node } from '../model/documentView';
import type { Change, Site } from './drift';
import type { SameMeaning } from './sameMeaning';
import type { SchemaViews } from './schemaView';
import type { SchemaView } from './mergeSchemas';
import { isRecord } from '../model/openApi';
import { operationChange, type OperationWords } from './operationRules';
import type { WrittenOperation } from './matchOperations';

export interface Documents {
  readonly base: DocumentView;
  readonly revision: DocumentView;
  readonly baseSchema: SchemaViews;
  readonly revisionSchema: SchemaViews;
  readonly isSame: SameMeaning;
}

/** The schemas of one value in base and revision, in the request or in the response. */
export interface SchemaPair {
  readonly documents: Documents;
  readonly side: Side;
  readonly base: SchemaView;
  readonly revision: SchemaView;
}

/** A pair of subschemas, and their pointer relative to the parent pair. */
export interface PairBelow {
  readonly pointer: string;
  readonly base: SchemaView;
  readonly revision: SchemaView;
}

/** Changes of a pair itself, and the pairs of its subschemas. */
export interface PairResult {
  readonly changes: readonly Change[];
  readonly below: readonly PairBelow[];
}

type SiteOf = (
  pair: { readonly documents: Documents },
  node: Node | undefined,
  keyword?: string,
) => Site | null;

const siteIn =
  (side: Site['side']): SiteOf =>
  ({ documents }, node, keyword) =>
    node === undefined
      ? null
      : { side, view: documents[side], node, ...(keyword !== undefined && { keyword }) };

export const baseAt = siteIn('base');
export const revisionAt = siteIn('revision');

/** Returns the place of the first keyword that is found, otherwise of the schema: in the revision, else in the base. */
export function keywordPlace(pair: SchemaPair, keywords: readonly string[]): Site | null {
  const { base, revision } = pair;
  for (const [view, place] of [
    [revision, revisionAt],
    [base, baseAt],
  ] as const) {
    for (const keyword of keywords) {
      const node = view.parts.find((part) => part[keyword] !== undefined);
      if (node !== undefined) return place(pair, node, keyword);
    }
  }
  return revisionAt(pair, revision.parts[0]) ?? baseAt(pair, base.parts[0]);
}

/** Schemas of a value that the comparison of two operations has reached. */
interface Met {
  readonly side: Side;
  readonly pointer: string;
  /** All schemas of the value; an empty list allows anything. */
  readonly base: readonly Node[];
  readonly revision: readonly Node[];
}

export type VisitedPairs = Set<object>;

/** Compares two schemas and all schemas that they reach; skips visited pairs. */
export type SchemaComparison = (met: Met, visited: VisitedPairs) => Change[];

/** One operation in both documents, with the context of its comparison. */
export interface OperationPair {
  readonly documents: Documents;
  readonly base: WrittenOperation;
  readonly revision: WrittenOperation;
  readonly compareSchemas: SchemaComparison;
  readonly visited: VisitedPairs;
}

export type Comparison = Pick<OperationPair, 'documents' | 'compareSchemas'>;

/** Compares the schemas of two nodes. Returns no changes unless both have one. */
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

/** Returns the change of a part that was deprecated. */
export function deprecation(
  pair: Comparison,
  part: 'operation' | 'request-parameter' | 'response-header',
  words: OperationWords[`${typeof part}-deprecated`],
  pointer: string,
  [base, revision]: readonly [Node, Node],
): Change[] {
  if (base['deprecated'] === true || revision['deprecated'] !== true) return [];
  const place = revisionAt(pair, revision, 'deprecated');
  return [operationChange(`${part}-deprecated`, words, pointer, place)];
}

/** Returns the change of a part that became required or optional. */
export function demandChanges(
  pair: Comparison,
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

/**
 * Calls one function for each entry: `gone` if only the base has it, `added` if only the revision has it, else `kept`.
 */
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
