import type { Side } from '../report/finding';
import type { DocumentView, Node } from '../model/documentView';
import type { Change, Site } from './drift';
import type { SameMeaning } from './sameMeaning';
import type { SchemaViews } from './schemaView';
import type { SchemaView } from './mergeSchemas';
import { isRecord } from '../model/openApi';
import { operationChange, type OperationWords } from './operationRules';
import type { WrittenOperation } from './matchOperations';

/** Both documents, and how their schemas are read. */
export interface Documents {
  readonly base: DocumentView;
  readonly revision: DocumentView;
  readonly baseSchema: SchemaViews;
  readonly revisionSchema: SchemaViews;
  readonly isSame: SameMeaning;
}

/** Two schemas of one value, met on one side of an operation. */
export interface SchemaPair {
  readonly documents: Documents;
  readonly side: Side;
  readonly base: SchemaView;
  readonly revision: SchemaView;
}

/** Two schemas below a pair, and their pointer relative to the pair. */
export interface PairBelow {
  readonly pointer: string;
  readonly base: SchemaView;
  readonly revision: SchemaView;
}

/** Differences of a pair itself, and the pairs below it. */
export interface PairResult {
  readonly changes: readonly Change[];
  readonly below: readonly PairBelow[];
}

/** Returns the place of a node of one document; null for no node. */
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

/** Returns the place of one of the keywords: in the revision, else in the base. */
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

/** Pairs that were already visited. */
export type VisitedPairs = Set<object>;

/** Compares the schemas reachable from two schemas; skips pairs that were compared before. */
export type SchemaComparison = (met: Met, visited: VisitedPairs) => Change[];

/** One operation in both documents, with the context of its comparison. */
export interface OperationPair {
  readonly documents: Documents;
  readonly base: WrittenOperation;
  readonly revision: WrittenOperation;
  readonly compareSchemas: SchemaComparison;
  /** Pairs of schemas that this operation has already compared. */
  readonly visited: VisitedPairs;
}

/** Documents and function that all comparisons share. */
export type Comparison = Pick<OperationPair, 'documents' | 'compareSchemas'>;

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

/** Maps the entries of two maps: the entries of the base only, of both, of the revision only. */
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
