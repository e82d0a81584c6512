import { isRecord, targetOf, type OpenApiDocument } from '../openApi';

type Node = Readonly<Record<string, unknown>>;

/** Finds properties that only the other side writes (`readOnly`, `writeOnly`), also behind references. */
export interface OtherSide {
  /** Names of an object that this side may leave out, as far as the schema itself says so. */
  readonly namesOf: (schema: unknown) => ReadonlySet<string>;
  /** Whether a schema, or one that it refers to or combines, requires a name of these. */
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

export function createOtherSide(document: OpenApiDocument, mark: string): OtherSide {
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
