import { nodePointers } from '../model/nodePointers';
import { isRecord, targetOf, type OpenApiDocument } from '../model/openApi';

/** Any object of a document, untyped. */
export type Node = Readonly<Record<string, unknown>>;

const EMPTY: Node = {};

/** Returns the value itself if it is an object, else an empty node. */
export function nodeOf(value: unknown): Node {
  return isRecord(value) && !Array.isArray(value) ? value : EMPTY;
}

/** Members of a map of nodes, such as `properties`. */
export function entriesOf(value: unknown): [string, unknown][] {
  return Object.entries(nodeOf(value));
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** A document with lookups for references and for the pointers of its nodes. */
export interface DocumentView {
  readonly document: OpenApiDocument;
  /** Target of a `$ref`, one step; empty if there is none. */
  readonly target: ($ref: string) => Node;
  /** The node at the end of a chain of references. */
  readonly resolve: (value: unknown) => Node;
  /** JSON Pointer of a node in the document; null for a node that the comparison created. */
  readonly pointerOf: (node: Node) => string | null;
}

export function createDocumentView(document: OpenApiDocument): DocumentView {
  const targets = new Map<string, Node>();

  function target($ref: string): Node {
    const known = targets.get($ref) ?? nodeOf(targetOf(document, $ref));
    targets.set($ref, known);
    return known;
  }

  return {
    document,
    target,
    resolve: (value) => {
      const seen = new Set<Node>();
      let node = nodeOf(value);
      while (typeof node['$ref'] === 'string' && !seen.has(node)) {
        seen.add(node);
        node = target(node['$ref']);
      }
      return node;
    },
    pointerOf: nodePointers(document),
  };
}
