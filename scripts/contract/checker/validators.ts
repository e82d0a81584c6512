import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { DataValidationCxt as DataCxt } from 'ajv/dist/types/index.js';
import addFormats from 'ajv-formats';
import { isRecord, pointerOf, type OpenApiDocument } from '../openApi';
import type { Side } from '../findingFacts';

/** Name under which ajv knows the whole contract. */
const ROOT = 'contract';

type Node = Readonly<Record<string, unknown>>;

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
const KNOWN_VALUES = 'x-known-values';

/**
 * A server may add values to an extensible enumeration, so its values are no rule. Where they stand
 * beside «any text» (`anyOf: [{type: string}, {enum: […]}]`), they are none anyway.
 */
function withKnownValues(node: Node): Node {
  if (node['x-extensible-enum'] !== true) return node;
  const { enum: values, ...rest } = node;
  const branches: readonly unknown[] = Array.isArray(node['anyOf']) ? node['anyOf'] : [];
  const known = values ?? branches.filter(isRecord).find((one) => 'enum' in one)?.['enum'];
  return Array.isArray(known) ? { ...rest, [KNOWN_VALUES]: known } : rest;
}

/** Properties that only the other side writes (`readOnly`, `writeOnly`) are not required here. */
function withoutOtherSide(node: Node, side: Side): Node {
  const { required, properties } = node;
  if (!Array.isArray(required) || !isRecord(properties)) return node;
  const mark = side === 'request' ? 'readOnly' : 'writeOnly';
  const own = required.filter((name: unknown) => {
    const property = typeof name === 'string' ? properties[name] : undefined;
    return !isRecord(property) || property[mark] !== true;
  });
  return own.length === required.length ? node : { ...node, required: own };
}

/** A document as ajv is to read it, and which of its objects became of which. */
interface Prepared {
  readonly root: Node;
  /** What became of an object of the document; where it stands in several places, of the first. */
  readonly of: WeakMap<object, Node>;
  /** JSON Pointer of what an object was made of. */
  readonly pointers: WeakMap<object, string>;
}

/** References lead into the whole contract. */
function prepareNode(node: Node, pointer: string, side: Side, prepared: Omit<Prepared, 'root'>) {
  const copy: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(node)) {
    copy[key] =
      key === '$ref' && typeof value === 'string' && value.startsWith('#')
        ? `${ROOT}${value}`
        : prepareValue(value, pointer + pointerOf(key), side, prepared);
  }
  const made = withoutOtherSide(withKnownValues(nullableAsCondition(copy)), side);
  prepared.pointers.set(made, pointer);
  if (!prepared.of.has(node)) prepared.of.set(node, made);
  return made;
}

function prepareValue(
  value: unknown,
  pointer: string,
  side: Side,
  prepared: Omit<Prepared, 'root'>,
): unknown {
  if (Array.isArray(value)) {
    return value.map((one, index) => prepareValue(one, pointer + pointerOf(index), side, prepared));
  }
  return isRecord(value) ? prepareNode(value, pointer, side, prepared) : value;
}

function prepareDocument(document: object, side: Side): Prepared {
  const maps = { of: new WeakMap<object, Node>(), pointers: new WeakMap<object, string>() };
  return { ...maps, root: prepareNode({ ...document }, '', side, maps) };
}

/**
 * Foreign patterns are often written without the «u» flag in mind, and some do not bear it; those
 * of other dialects are no rule at all.
 */
function lenientRegExp(pattern: string, flags: string): RegExp {
  for (const tried of [flags, '']) {
    try {
      return new RegExp(pattern, tried);
    } catch {
      // The next flags may do.
    }
  }
  return /(?:)/;
}
lenientRegExp.code = 'lenientRegExp';

/** RFC 3339 with the T and the offset: a space between day and time is what clients cannot read. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i;

function addOpenApiFormats(ajv: Ajv2020): void {
  addFormats.default(ajv);
  const instant = ajv.formats['date-time'];
  const isInstant =
    isRecord(instant) && typeof instant['validate'] === 'function' ? instant['validate'] : null;
  ajv.addFormat('date-time', {
    type: 'string',
    validate: (text: string) =>
      INSTANT.test(text) && (isInstant === null || isInstant(text) === true),
  });
  ajv.addFormat('int64', { type: 'number', validate: (value) => Math.abs(value) < 2 ** 63 });
  ajv.addFormat('int32', {
    type: 'number',
    validate: (value) => value >= -(2 ** 31) && value < 2 ** 31,
  });
  ajv.addFormat('binary', true);
  ajv.addFormat('password', true);
}

/** A value that an extensible enumeration does not name: allowed, so it is not an error. */
export interface UnknownValue {
  /** Relative to the value that was validated. */
  readonly instancePath: string;
  /** JSON Pointer of the enumeration. */
  readonly contract: string | null;
  readonly known: readonly unknown[];
}

/** ajv over a whole bundled contract, for what one side writes. */
export interface Validators {
  /** Compiles a schema of the contract, or one that stands nowhere. */
  compile: (schema: object) => ValidateFunction;
  /** Compiles a schema as ajv was given it, such as an error names it. */
  compilePrepared: (schema: object) => ValidateFunction;
  /** The unknown values that were met since the last question. */
  takeUnknownValues: () => readonly UnknownValue[];
  /** JSON Pointer of the schema that an error is about, wherever references led to it. */
  schemaOf: (error: ErrorObject) => string | null;
}

export function createValidators(document: OpenApiDocument, side: Side): Validators {
  // The contract is linted by itself, and its own keywords (x-…) are none of ajv's business.
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    verbose: true,
    validateSchema: false,
    logger: false,
    code: { regExp: lenientRegExp },
  });
  addOpenApiFormats(ajv);
  const prepared = prepareDocument(document, side);
  let unknown: UnknownValue[] = [];
  const pointerAt = (schema: unknown): string | null =>
    isRecord(schema) ? (prepared.pointers.get(schema) ?? null) : null;
  ajv.addKeyword({
    keyword: KNOWN_VALUES,
    // It takes a note and refuses nothing: in a union it must decide nothing either.
    validate: (known: readonly unknown[], data: unknown, parent: unknown, where?: DataCxt) => {
      const isLike = known.some((one) => typeof one === typeof data && one !== null);
      if (isLike && data !== null && !known.includes(data)) {
        unknown.push({
          instancePath: where?.instancePath ?? '',
          contract: pointerAt(parent),
          known,
        });
      }
      return true;
    },
  });
  ajv.addSchema({ $id: ROOT, ...prepared.root });
  return {
    // ajv remembers what it has compiled of an object.
    compilePrepared: (schema) => ajv.compile(schema),
    takeUnknownValues: () => {
      const taken = unknown;
      unknown = [];
      return taken;
    },
    compile: (schema) => {
      const node = prepared.of.get(schema) ?? prepareDocument(schema, side).root;
      prepared.of.set(schema, node);
      return ajv.compile(node);
    },
    schemaOf: ({ parentSchema }) =>
      parentSchema === undefined ? null : (prepared.pointers.get(parentSchema) ?? null),
  };
}
