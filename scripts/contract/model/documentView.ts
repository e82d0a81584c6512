import { isRecord, type OpenApiDocument, pointerOf, targetOf } from './openApi';

interface Origin {
  readonly parent: unknown;
  readonly key: string;
}

/** Keywords of examples, which are data and therefore never read as schemas. */
const UNREAD = new Set(['example', 'examples']);

/** Returns true for examples, but not for a property with this name. */
function isUnread(key: string, parent: Origin | undefined): boolean {
  return UNREAD.has(key) && parent?.key !== 'properties';
}

function originsOf(document: object): ReadonlyMap<unknown, Origin> {
  const origins = new Map<unknown, Origin>([[document, { parent: null, key: '' }]]);
  const waiting: unknown[] = [document];
  for (let parent = waiting.pop(); parent !== undefined; parent = waiting.pop()) {
    const around = origins.get(parent);
    for (const [key, value] of Object.entries(Object(parent))) {
      if (!isRecord(value) || isUnread(key, around) || origins.has(value)) continue;
      origins.set(value, { parent, key });
      waiting.push(value);
    }
  }
  return origins;
}

/** Returns the JSON Pointer of an object in a document; null for other objects. */
export type NodePointers = (node: object) => string | null;

/** Creates a lookup of pointers by object identity. The index is created on first use. */
export function nodePointers(document: object): NodePointers {
  let origins: ReadonlyMap<unknown, Origin> | undefined;
  return (node) => {
    origins ??= originsOf(document);
    let origin = origins.get(node);
    if (origin === undefined) return null;
    let pointer = '';
    while (origin !== undefined && origin.parent !== null) {
      pointer = pointerOf(origin.key) + pointer;
      origin = origins.get(origin.parent);
    }
    return pointer;
  };
}

/** Any object of a document, untyped. */
export type Node = Readonly<Record<string, unknown>>;

const EMPTY: Node = {};

/** Returns the value if it is an object, otherwise an empty node. */
export function nodeOf(value: unknown): Node {
  return isRecord(value) && !Array.isArray(value) ? value : EMPTY;
}

/** Returns the members of a map of nodes, such as `properties`. */
export function entriesOf(value: unknown): [string, unknown][] {
  return Object.entries(nodeOf(value));
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** A document with functions for its references and pointers. */
export type DocumentView = ReturnType<typeof createDocumentView>;

export function createDocumentView(document: OpenApiDocument) {
  const targets = new Map<string, Node>();

  function target($ref: string): Node {
    const known = targets.get($ref) ?? nodeOf(targetOf(document, $ref));
    targets.set($ref, known);
    return known;
  }

  return {
    document,
    /** Returns the direct target of a `$ref`; an empty node if there is none. */
    target,
    /** Returns the node at the end of a chain of references. */
    resolve: (value: unknown): Node => {
      const seen = new Set<Node>();
      let node = nodeOf(value);
      while (typeof node['$ref'] === 'string' && !seen.has(node)) {
        seen.add(node);
        node = target(node['$ref']);
      }
      return node;
    },
    /** Returns the JSON Pointer of a node; null for a node that the comparison has created. */
    pointerOf: nodePointers(document),
  };
}
