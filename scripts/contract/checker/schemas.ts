import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { OpenApiDocument, SchemaObject } from '../openApi';
import { createUndocumentedProperties } from './undocumentedProperties';

/** Name under which ajv knows the whole contract. */
const ROOT = 'contract';

function isNullType(node: unknown): boolean {
  return typeof node === 'object' && node !== null && 'type' in node && node.type === 'null';
}

/**
 * Turns «oneOf: [X, null]» into a condition, so that a wrong X is reported for what is wrong in it
 * and not also for not being null.
 */
function nullableAsCondition(node: Record<string, unknown>): Record<string, unknown> {
  const { oneOf, ...rest } = node;
  if (!Array.isArray(oneOf) || oneOf.length !== 2) return node;
  const other: unknown = oneOf.find((one) => !isNullType(one));
  return other !== undefined && oneOf.some(isNullType)
    ? { ...rest, if: { type: 'null' }, else: other }
    : node;
}

/** A server may add values to an extensible enumeration, so its values are no rule. */
function withoutExtensibleEnum(node: Record<string, unknown>): Record<string, unknown> {
  const { enum: _values, ...rest } = node;
  return node['x-extensible-enum'] === true ? rest : node;
}

function prepareObject(node: object): Record<string, unknown> {
  const copy: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(node)) {
    copy[key] =
      key === '$ref' && typeof value === 'string' && value.startsWith('#')
        ? `${ROOT}${value}`
        : prepareForValidation(value);
  }
  return withoutExtensibleEnum(nullableAsCondition(copy));
}

function prepareForValidation(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(prepareForValidation);
  return typeof node === 'object' && node !== null ? prepareObject(node) : node;
}

function createAjv(document: OpenApiDocument): Ajv2020 {
  // The contract is linted by itself, and its own keywords (x-…) are none of ajv's business.
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, validateSchema: false });
  addFormats.default(ajv);
  ajv.addFormat('int64', { type: 'number', validate: () => true });
  ajv.addFormat('int32', { type: 'number', validate: (value) => Math.abs(value) <= 2 ** 31 });
  ajv.addFormat('binary', true);
  ajv.addFormat('password', true);
  ajv.addSchema({ $id: ROOT, ...prepareObject(document) });
  return ajv;
}

/**
 * A failed oneOf or anyOf reports each of its branches as well. They are dropped: which branch was
 * meant, nobody knows.
 */
function withoutBranches(errors: readonly ErrorObject[]): ErrorObject[] {
  const kept: ErrorObject[] = [];
  for (const error of errors) {
    if (error.keyword === 'if') continue;
    if (error.keyword === 'oneOf' || error.keyword === 'anyOf') {
      while (kept.at(-1)?.instancePath.startsWith(error.instancePath)) kept.pop();
    }
    kept.push(error);
  }
  return kept;
}

export interface SchemaChecks {
  /** What is wrong with a value; empty where nothing is. */
  check: (schema: SchemaObject, value: unknown) => ErrorObject[];
  /** Pointers of properties that the schema does not name. */
  undocumented: (schema: SchemaObject, value: unknown) => readonly string[];
}

/** Validators of a bundled contract, each compiled when it is first needed. */
export function createSchemaChecks(document: OpenApiDocument): SchemaChecks {
  const ajv = createAjv(document);
  const compiled = new WeakMap<SchemaObject, ValidateFunction>();
  const search = createUndocumentedProperties(document);
  const lists = new WeakMap<SchemaObject, readonly SchemaObject[]>();
  return {
    check: (schema, value) => {
      let validate = compiled.get(schema);
      if (validate === undefined) {
        validate = ajv.compile(prepareObject(schema));
        compiled.set(schema, validate);
      }
      return validate(value) ? [] : withoutBranches(validate.errors ?? []);
    },
    undocumented: (schema, value) => {
      const list = lists.get(schema) ?? [schema];
      lists.set(schema, list);
      return search(list, value);
    },
  };
}
