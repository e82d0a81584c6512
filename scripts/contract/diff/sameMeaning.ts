import { isRecord, pointerOf } from '../model/openApi';
import { type DocumentView, entriesOf, type Node } from '../model/documentView';
import type { WrittenOperation } from './matchOperations';

/** Keywords that have no effect for a client. */
const ANNOTATIONS = new Set([
  'title',
  'summary',
  'description',
  'example',
  'examples',
  'externalDocs',
  'deprecated',
  '$comment',
]);

const ORDERLESS = new Set(['required', 'enum', 'type']);

/** Keywords whose keys are names of schemas, not keywords. */
const MAPS = new Set(['properties', 'patternProperties', 'dependentSchemas', '$defs']);

export type SameMeaning = (base: unknown, revision: unknown) => boolean;

function membersOf(node: Node, isMap: boolean): Map<string, unknown> {
  const members = Object.entries(node).filter(
    ([key]) => isMap || (!ANNOTATIONS.has(key) && !key.startsWith('x-')),
  );
  return new Map(members);
}

/** Returns the target of a reference that has no keywords beside it; otherwise the node itself. */
function unreferenced(view: DocumentView, node: Node): Node {
  const seen = new Set<Node>();
  let current = node;
  while (typeof current['$ref'] === 'string' && membersOf(current, false).size === 1) {
    if (seen.has(current)) return current;
    seen.add(current);
    current = view.target(current['$ref']);
  }
  return current;
}

function sorted(values: readonly unknown[]): readonly unknown[] {
  const texts = values.map((value) => [JSON.stringify(value), value] as const);
  return texts.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, value]) => value);
}

class NodePairs {
  readonly #pairs = new WeakMap<Node, WeakSet<Node>>();

  has(base: Node, revision: Node): boolean {
    return this.#pairs.get(base)?.has(revision) === true;
  }

  add(base: Node, revision: Node): void {
    const known = this.#pairs.get(base) ?? new WeakSet();
    this.#pairs.set(base, known.add(revision));
  }
}

/**
 * Creates a function that compares the meaning of nodes. Follows references, so the names of schemas do not count;
 * ignores `ANNOTATIONS`, `x-` keywords, and the order of keys and of lists such as `required`. Compares each pair of
 * nodes once. A pair that is being compared counts as equal, so circular references end.
 */
export function createSameMeaning(base: DocumentView, revision: DocumentView): SameMeaning {
  const different = new NodePairs();
  const equal = new NodePairs();
  /** Pairs that count as equal until the comparison ends. */
  const assumed: (readonly [Node, Node])[] = [];

  function sameMembers(one: Node, other: Node, met: NodePairs, isMap: boolean): boolean {
    const members = membersOf(one, isMap);
    const others = membersOf(other, isMap);
    if (members.size !== others.size) return false;
    return [...members].every(([key, value]) => {
      if (!others.has(key)) return false;
      const known = others.get(key);
      if (!isMap && key === '$ref' && typeof value === 'string' && typeof known === 'string') {
        return same(base.target(value), revision.target(known), met);
      }
      const isOrderless = !isMap && ORDERLESS.has(key);
      return isOrderless && Array.isArray(value) && Array.isArray(known)
        ? same(sorted(value), sorted(known), met)
        : same(value, known, met, !isMap && MAPS.has(key));
    });
  }

  function same(one: unknown, other: unknown, met: NodePairs, isMap = false): boolean {
    if (Array.isArray(one) || Array.isArray(other)) {
      if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
      return one.every((value, index) => same(value, other[index], met));
    }
    if (!isRecord(one) || !isRecord(other)) return one === other;
    const before = isMap ? one : unreferenced(base, one);
    const after = isMap ? other : unreferenced(revision, other);
    if (different.has(before, after)) return false;
    if (met.has(before, after) || equal.has(before, after)) return true;
    met.add(before, after);
    assumed.push([before, after]);
    const isSame = sameMembers(before, after, met, isMap);
    // A difference is final, because it does not depend on assumed equalities.
    if (!isSame) different.add(before, after);
    return isSame;
  }

  return (one, other) => {
    assumed.length = 0;
    const isSame = same(one, other, new NodePairs());
    if (isSame) for (const pair of assumed) equal.add(...pair);
    return isSame;
  };
}

/** Returns true if an operation and all components that it refers to are equal in both documents. */
type IsUntouched = (base: WrittenOperation, revision: WrittenOperation) => boolean;

/** Returns the parts of a document that apply to every operation without a `$ref`. */
function frameOf({ document }: DocumentView): string {
  const { servers, security, components } = document;
  return JSON.stringify([servers, security, components?.['securitySchemes']]);
}

/** Returns the text of every component, by the `$ref` that points to it. */
function componentsOf({ document }: DocumentView): Map<string, string> {
  const components = entriesOf(document.components).flatMap(([kind, members]) =>
    entriesOf(members).map(
      ([name, member]) =>
        [`#${pointerOf('components', kind, name)}`, JSON.stringify(member)] as const,
    ),
  );
  return new Map(components);
}

/** Returns every `$ref` in a text. */
function refsIn(text: string): string[] {
  return [...text.matchAll(/"\$ref":"([^"]*)"/g)].map(([, $ref = '']) => $ref);
}

/** Returns the components that are equal in both documents, including everything that they reach. */
function likeComponents(base: DocumentView, revision: DocumentView): ReadonlySet<string> {
  const others = componentsOf(revision);
  const alike = [...componentsOf(base)].filter(([$ref, text]) => others.get($ref) === text);
  const refs = new Map(alike.map(([$ref, text]) => [$ref, refsIn(text)]));
  for (let before = -1; before !== refs.size;) {
    before = refs.size;
    for (const [$ref, below] of refs) {
      if (!below.every((one) => refs.has(one))) refs.delete($ref);
    }
  }
  return new Set(refs.keys());
}

function textOf({ path, node, parameters, ownPrefixes }: WrittenOperation): string {
  return JSON.stringify([path, node, parameters, ownPrefixes]);
}

/**
 * Creates a test for unchanged operations, which are the majority in two successive versions. An operation with a
 * `$ref` outside of the components counts as changed.
 */
export function findUntouched(base: DocumentView, revision: DocumentView): IsUntouched {
  if (frameOf(base) !== frameOf(revision)) return () => false;
  const alike = likeComponents(base, revision);
  return (one, other) => {
    const text = textOf(one);
    return text === textOf(other) && refsIn(text).every(($ref) => alike.has($ref));
  };
}
