import { isRecord, type OpenApiDocument, partsOf, pointerOf, targetOf } from '../model/openApi';
import type { Side } from '../report/finding';
import { listOf, type Node } from '../model/documentView';

/** Finds properties that only the other side sends (`readOnly`, `writeOnly`), also behind references. */
interface OtherSide {
  /** Returns the properties of an object that this side may omit according to this schema alone. */
  readonly namesOf: (schema: unknown) => ReadonlySet<string>;
  /** Returns true if a schema, or a schema that applies to the same value, requires one of these names. */
  readonly requiresAny: (schema: unknown, names: ReadonlySet<string>) => boolean;
  readonly targetOf: ($ref: string) => unknown;
}

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

function createOtherSide(document: OpenApiDocument, mark: string): OtherSide {
  const known = new WeakMap<object, ReadonlySet<string>>();
  const target = ($ref: string): unknown => targetOf(document, $ref);

  /** Returns the other schemas that always apply to the same value: the reference's target and `allOf`. */
  function alwaysOf(node: Node): readonly unknown[] {
    const { $ref } = node;
    return [...(typeof $ref === 'string' ? [target($ref)] : []), ...listOf(node['allOf'])];
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
    const { properties } = schema;
    const own = Object.entries(isRecord(properties) ? properties : {})
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

  function requiresAny(
    schema: unknown,
    names: ReadonlySet<string>,
    seen: ReadonlySet<unknown> = new Set(),
  ): boolean {
    if (names.size === 0 || !isRecord(schema) || seen.has(schema)) return false;
    const path = new Set([...seen, schema]);
    const own = namesOf(schema);
    const branches = [
      ...alwaysOf(schema),
      ...choicesOf(schema).flat(),
      schema['then'],
      schema['else'],
    ];
    return (
      listOf(schema['required']).some(
        (name) => typeof name === 'string' && names.has(name) && !own.has(name),
      ) || branches.some((one) => requiresAny(one, names, path))
    );
  }

  return { namesOf, requiresAny, targetOf: target };
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

/** Copies a document's schemas for one side. */
class Preparation {
  readonly #otherSide: OtherSide;
  readonly #maps: Omit<Prepared, 'root'>;
  /** References that are being copied; they are not copied again, because schemas may be circular. */
  readonly #copied: readonly string[];

  constructor(otherSide: OtherSide, maps: Omit<Prepared, 'root'>, copied: readonly string[] = []) {
    this.#otherSide = otherSide;
    this.#maps = maps;
    this.#copied = copied;
  }

  /** Copies the target of a reference without the requirements that this side may omit; null if no copy is needed. */
  #copyOf($ref: string, names: ReadonlySet<string>): Node | null {
    const target = this.#otherSide.targetOf($ref);
    const isWanted = isRecord(target) && this.#otherSide.requiresAny(target, names);
    if (!isWanted || this.#copied.includes($ref)) return null;
    const maps = { ...this.#maps, of: new WeakMap<object, Node>() };
    const copying = new Preparation(this.#otherSide, maps, [...this.#copied, $ref]);
    return copying.node(target, pointerOf(...partsOf(decodeURIComponent($ref.slice(1)))), names);
  }

  /** @param outer names that this side may omit because of other schemas for the same value */
  node(node: Node, pointer: string, outer: ReadonlySet<string> = NONE): Node {
    const names = new Set([...outer, ...this.#otherSide.namesOf(node)]);
    const copy: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(node)) {
      const below = OF_SAME_VALUE.has(key) ? names : NONE;
      if (key === '$ref' && typeof value === 'string' && value.startsWith('#')) {
        const copied = this.#copyOf(value, names);
        if (copied === null) copy[key] = `${ROOT}${value}`;
        else copy['allOf'] = [copied, ...(Array.isArray(copy['allOf']) ? copy['allOf'] : [])];
      } else if (key === 'allOf' && Array.isArray(copy[key]) && Array.isArray(value)) {
        const others = this.#value(value, pointer + pointerOf(key), below);
        copy[key] = [...copy[key], ...(Array.isArray(others) ? others : [])];
      } else copy[key] = this.#value(value, pointer + pointerOf(key), below);
    }
    const { required } = copy;
    if (Array.isArray(required) && names.size > 0) {
      copy['required'] = required.filter((name) => typeof name !== 'string' || !names.has(name));
    }
    const made = withKnownValues(nullableAsCondition(copy));
    this.#maps.pointers.set(made, pointer);
    if (!this.#maps.of.has(node)) this.#maps.of.set(node, made);
    return made;
  }

  #value(value: unknown, pointer: string, names: ReadonlySet<string>): unknown {
    if (Array.isArray(value)) {
      return value.map((one, index) => this.#value(one, pointer + pointerOf(index), names));
    }
    return isRecord(value) ? this.node(value, pointer, names) : value;
  }
}

/** Prepares a document, or a schema that refers to it, for values that one side sends. */
export function prepareSchemas(part: object, document: OpenApiDocument, side: Side): Prepared {
  const otherSide = createOtherSide(document, side === 'request' ? 'readOnly' : 'writeOnly');
  const maps = { of: new WeakMap<object, Node>(), pointers: new WeakMap<object, string>() };
  return { ...maps, root: new Preparation(otherSide, maps).node({ ...part }, '') };
}
