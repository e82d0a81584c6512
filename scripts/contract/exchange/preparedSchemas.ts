import { isRecord, type OpenApiDocument, partsOf, pointerOf, targetOf } from '../model/openApi';
import type { Side } from '../report/finding';

type Node = Readonly<Record<string, unknown>>;

/** Finds properties that only the other side writes (`readOnly`, `writeOnly`), also behind references. */
interface OtherSide {
  /** Names of an object that this side may leave out, as far as the schema itself says so. */
  readonly namesOf: (schema: unknown) => ReadonlySet<string>;
  /** True if a schema, or one that it refers to or combines, requires a name of these. */
  readonly requiresAny: (schema: unknown, names: ReadonlySet<string>) => boolean;
  readonly targetOf: ($ref: string) => unknown;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isNull(node: unknown): boolean {
  return isRecord(node) && node['type'] === 'null';
}

/** The branches of each choice that a schema offers; null is no branch. */
function choicesOf(node: Node): (readonly unknown[])[] {
  return ['anyOf', 'oneOf']
    .map((keyword) => listOf(node[keyword]).filter((branch) => !isNull(branch)))
    .filter((branches) => branches.length > 0);
}

const NONE: ReadonlySet<string> = new Set();

function createOtherSide(document: OpenApiDocument, mark: string): OtherSide {
  const known = new WeakMap<object, ReadonlySet<string>>();
  const target = ($ref: string): unknown => targetOf(document, $ref);

  /** The schemas that hold for a value whenever this one does, itself left out. */
  function alwaysOf(node: Node): readonly unknown[] {
    const { $ref } = node;
    return [...(typeof $ref === 'string' ? [target($ref)] : []), ...listOf(node['allOf'])];
  }

  function isMarked(schema: unknown, seen: ReadonlySet<unknown> = new Set()): boolean {
    if (!isRecord(schema) || seen.has(schema)) return false;
    const path = new Set([...seen, schema]);
    const says = (one: unknown) => isMarked(one, path);
    return (
      schema[mark] === true ||
      alwaysOf(schema).some(says) ||
      choicesOf(schema).some((branches) => branches.every(says))
    );
  }

  function namesOf(schema: unknown): ReadonlySet<string> {
    if (!isRecord(schema)) return NONE;
    const found = known.get(schema);
    if (found !== undefined) return found;
    // A circle of schemas says nothing more where it comes round.
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

/** Name under which ajv knows the whole contract. */
export const ROOT = 'contract';

function isNullType(node: unknown): boolean {
  return isRecord(node) && node['type'] === 'null';
}

/**
 * Turns «oneOf: [X, null]» into a condition, so that a wrong X is reported for what is wrong in it
 * and not also for not being null.
 */
function nullableAsCondition(node: Node): Node {
  const keyword = Array.isArray(node['oneOf']) ? 'oneOf' : 'anyOf';
  const { [keyword]: branches, ...rest } = node;
  if (!Array.isArray(branches) || branches.length !== 2) return node;
  const other: unknown = branches.find((one) => !isNullType(one));
  return other !== undefined && branches.some(isNullType)
    ? { ...rest, if: { type: 'null' }, else: other }
    : node;
}

/** Keyword under which ajv keeps the values of an extensible enumeration. */
export const KNOWN_VALUES = 'x-known-values';

/**
 * A server may add values to an extensible enumeration, so its values are no rule. In a choice with
 * «any text» (`anyOf: [{type: string}, {enum: […]}]`) they restrict nothing anyway.
 */
function withKnownValues(node: Node): Node {
  if (node['x-extensible-enum'] !== true) return node;
  const { enum: values, ...rest } = node;
  const branches: readonly unknown[] = Array.isArray(node['anyOf']) ? node['anyOf'] : [];
  const known = values ?? branches.filter(isRecord).find((one) => 'enum' in one)?.['enum'];
  return Array.isArray(known) ? { ...rest, [KNOWN_VALUES]: known } : rest;
}

/** A document as ajv is to read it, and which of its objects became of which. */
interface Prepared {
  readonly root: Node;
  /** The copy of an object of the document; the first one if it has several places. */
  readonly of: WeakMap<object, Node>;
  /** JSON Pointer of what an object was made of. */
  readonly pointers: WeakMap<object, string>;
}

/** Keywords whose schemas apply to the same value. */
const OF_SAME_VALUE = new Set(['allOf', 'anyOf', 'oneOf', 'then', 'else']);

/** Makes the copies for one side. */
class Preparation {
  readonly #otherSide: OtherSide;
  readonly #maps: Omit<Prepared, 'root'>;
  /** Inside of these nothing more is copied: no schema is endless. */
  readonly #copied: readonly string[];

  constructor(otherSide: OtherSide, maps: Omit<Prepared, 'root'>, copied: readonly string[] = []) {
    this.#otherSide = otherSide;
    this.#maps = maps;
    this.#copied = copied;
  }

  /**
   * Copies the target of a reference without the requirements that other schemas of the same value
   * take away; null where it may stay a reference.
   */
  #copyOf($ref: string, names: ReadonlySet<string>): Node | null {
    const target = this.#otherSide.targetOf($ref);
    const isWanted = isRecord(target) && this.#otherSide.requiresAny(target, names);
    if (!isWanted || this.#copied.includes($ref)) return null;
    const maps = { ...this.#maps, of: new WeakMap<object, Node>() };
    const copying = new Preparation(this.#otherSide, maps, [...this.#copied, $ref]);
    return copying.node(target, pointerOf(...partsOf(decodeURIComponent($ref.slice(1)))), names);
  }

  /** @param outer names that schemas around this one of the same value let this side leave out */
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

/** Prepares a document, or a schema that refers into it, for what one side writes. */
export function prepareSchemas(part: object, document: OpenApiDocument, side: Side): Prepared {
  const otherSide = createOtherSide(document, side === 'request' ? 'readOnly' : 'writeOnly');
  const maps = { of: new WeakMap<object, Node>(), pointers: new WeakMap<object, string>() };
  return { ...maps, root: new Preparation(otherSide, maps).node({ ...part }, '') };
}
