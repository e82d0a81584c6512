import { isRecord, type OpenApiDocument, partsOf, pointerOf, targetOf } from '../model/openApi';
import type { Side } from '../report/finding';
import { entriesOf, listOf, type Node } from '../model/documentView';

function isNull(node: unknown): boolean {
  return isRecord(node) && node['type'] === 'null';
}

/** Returns the branches of each union of a schema, without null. */
function choicesOf(node: Node): (readonly unknown[])[] {
  return ['anyOf', 'oneOf']
    .map((keyword) => listOf(node[keyword]).filter((branch) => !isNull(branch)))
    .filter((branches) => branches.length > 0);
}

const NONE: ReadonlySet<string> = new Set();

/** Returns the properties of an object that one side may omit according to this schema alone. */
type OmittedNames = (schema: unknown) => ReadonlySet<string>;

/** Finds properties that only the other side sends (`readOnly`, `writeOnly`), also behind references. */
function createOmittedNames(document: OpenApiDocument, mark: string): OmittedNames {
  const known = new WeakMap<object, ReadonlySet<string>>();

  /** Returns the other schemas that always apply to the same value: the reference's target and `allOf`. */
  function alwaysOf(node: Node): readonly unknown[] {
    const { $ref } = node;
    const target = typeof $ref === 'string' ? [targetOf(document, $ref)] : [];
    return [...target, ...listOf(node['allOf'])];
  }

  function isMarked(schema: unknown, seen: ReadonlySet<unknown> = new Set()): boolean {
    if (!isRecord(schema) || seen.has(schema)) return false;
    const path = new Set([...seen, schema]);
    const isMarkedHere = (one: unknown) => isMarked(one, path);
    return (
      schema[mark] === true ||
      alwaysOf(schema).some(isMarkedHere) ||
      choicesOf(schema).some((branches) => branches.every(isMarkedHere))
    );
  }

  function namesOf(schema: unknown): ReadonlySet<string> {
    if (!isRecord(schema)) return NONE;
    const found = known.get(schema);
    if (found !== undefined) return found;
    // Ends the recursion for circular references.
    known.set(schema, NONE);
    const own = entriesOf(schema['properties'])
      .filter(([, property]) => isMarked(property))
      .map(([name]) => name);
    const chosen = choicesOf(schema).flatMap((branches) => {
      const [first = NONE, ...others] = branches.map(namesOf);
      return [...first].filter((name) => others.every((names) => names.has(name)));
    });
    const always = alwaysOf(schema).flatMap((one) => [...namesOf(one)]);
    const names = new Set([...own, ...chosen, ...always]);
    known.set(schema, names);
    return names;
  }

  return namesOf;
}

/** Name of the whole contract in ajv. */
export const ROOT = 'contract';

/** Converts «oneOf: [X, null]» to a condition, because ajv then reports only the errors of X. */
function nullableAsCondition(node: Node): Node {
  const keyword = Array.isArray(node['oneOf']) ? 'oneOf' : 'anyOf';
  const { [keyword]: branches, ...rest } = node;
  if (!Array.isArray(branches) || branches.length !== 2) return node;
  const other: unknown = branches.find((one) => !isNull(one));
  return other !== undefined && branches.some(isNull)
    ? { ...rest, if: { type: 'null' }, else: other }
    : node;
}

/** Ajv keyword with the values of an extensible enumeration. */
export const KNOWN_VALUES = 'x-known-values';

/**
 * Replaces the values of an extensible enumeration by a keyword that only records unknown ones, because a server may
 * add values. A union with «any text» (`anyOf: [{type: string}, {enum: […]}]`) allows every text anyway.
 */
function withKnownValues(node: Node): Node {
  if (node['x-extensible-enum'] !== true) return node;
  const { enum: values, ...rest } = node;
  const known =
    values ??
    listOf(node['anyOf'])
      .filter(isRecord)
      .find((one) => 'enum' in one)?.['enum'];
  return Array.isArray(known) ? { ...rest, [KNOWN_VALUES]: known } : rest;
}

/** A document prepared for ajv, with the origin of its copied objects. */
interface Prepared {
  readonly root: Node;
  /** Copy of each object of the document. If there are several, the first one. */
  readonly of: WeakMap<object, Node>;
  /** JSON Pointer of the original of each copy. */
  readonly pointers: WeakMap<object, string>;
}

/** Keywords whose schemas apply to the same value. */
const OF_SAME_VALUE = new Set(['allOf', 'anyOf', 'oneOf', 'then', 'else']);

/** Prepares a document, or a schema that refers to it, for values that one side sends. */
export function prepareSchemas(part: object, document: OpenApiDocument, side: Side): Prepared {
  const omittedIn = createOmittedNames(document, side === 'request' ? 'readOnly' : 'writeOnly');
  const of = new WeakMap<object, Node>();
  const pointers = new WeakMap<object, string>();

  /**
   * Copies a node and all that it contains.
   * @param outer names that this side may omit because of other schemas for the same value
   * @param copied references that are being copied; they are not copied again, because schemas may be circular
   */
  function copyNode(
    node: Node,
    pointer: string,
    outer: ReadonlySet<string>,
    copied: readonly string[],
  ): Node {
    const names = new Set([...outer, ...omittedIn(node)]);
    const copy: Record<string, unknown> = {};
    const targets: Node[] = [];
    for (const [key, value] of Object.entries(node)) {
      const below = OF_SAME_VALUE.has(key) ? names : NONE;
      if (key !== '$ref' || typeof value !== 'string' || !value.startsWith('#')) {
        copy[key] = copyValue(value, pointer + pointerOf(key), below, copied);
        continue;
      }
      const target = targetOf(document, value);
      // A target that knows all these names needs no copy of its own.
      const isKnown = [...names].every((name) => omittedIn(target).has(name));
      if (isKnown || copied.includes(value) || !isRecord(target)) copy[key] = `${ROOT}${value}`;
      else {
        const place = pointerOf(...partsOf(decodeURIComponent(value.slice(1))));
        targets.push(copyNode(target, place, names, [...copied, value]));
      }
    }
    if (targets.length > 0) copy['allOf'] = [...targets, ...listOf(copy['allOf'])];
    const { required } = copy;
    if (Array.isArray(required) && names.size > 0) {
      copy['required'] = required.filter((name) => typeof name !== 'string' || !names.has(name));
    }
    const made = withKnownValues(nullableAsCondition(copy));
    pointers.set(made, pointer);
    if (copied.length === 0 && !of.has(node)) of.set(node, made);
    return made;
  }

  function copyValue(
    value: unknown,
    pointer: string,
    names: ReadonlySet<string>,
    copied: readonly string[],
  ): unknown {
    if (Array.isArray(value)) {
      return value.map((one, at) => copyValue(one, pointer + pointerOf(at), names, copied));
    }
    return isRecord(value) ? copyNode(value, pointer, names, copied) : value;
  }

  return { of, pointers, root: copyNode({ ...part }, '', NONE, []) };
}
