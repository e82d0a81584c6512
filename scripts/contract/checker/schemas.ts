import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import type { OpenApiDocument, SchemaObject } from '../openApi';
import type { Side } from './side';
import { createUndocumentedProperties } from './undocumentedProperties';
import { createValidators, prepareSchema } from './validators';

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

/** What explains a wrong value best comes first. */
const WEIGHT: Readonly<Record<string, number>> = { type: 0, const: 1, enum: 1, format: 2 };

function weightOf({ keyword }: ErrorObject): number {
  return WEIGHT[keyword] ?? 3;
}

/** A wrong value that is no object breaks many rules for one cause: its worst error stands for it. */
function onePerValue(errors: readonly ErrorObject[]): ErrorObject[] {
  const best = new Map<string, ErrorObject>();
  for (const error of errors) {
    const isContainer = typeof error.data === 'object' && error.data !== null;
    const key =
      isContainer && error.keyword !== 'type'
        ? `${error.instancePath} ${error.schemaPath} ${JSON.stringify(error.params)}`
        : error.instancePath;
    const known = best.get(key);
    if (known === undefined || weightOf(error) < weightOf(known)) best.set(key, error);
  }
  return [...best.values()];
}

export interface SchemaChecks {
  /** What is wrong with a value that this side wrote; empty where nothing is. */
  check: (schema: SchemaObject, value: unknown, side: Side) => ErrorObject[];
  /** Pointers of properties that the schema does not name. */
  undocumented: (schema: SchemaObject, value: unknown) => readonly string[];
}

interface Compiling {
  readonly ajv: ReturnType<typeof createValidators>;
  readonly compiled: WeakMap<SchemaObject, ValidateFunction>;
}

/** Validators of a bundled contract, each compiled when it is first needed. */
export function createSchemaChecks(document: OpenApiDocument): SchemaChecks {
  const sides = new Map<Side, Compiling>();
  const search = createUndocumentedProperties(document);
  const lists = new WeakMap<SchemaObject, readonly SchemaObject[]>();

  function validatorOf(schema: SchemaObject, side: Side): ValidateFunction {
    let compiling = sides.get(side);
    if (compiling === undefined) {
      compiling = { ajv: createValidators(document, side), compiled: new WeakMap() };
      sides.set(side, compiling);
    }
    let validate = compiling.compiled.get(schema);
    if (validate === undefined) {
      validate = compiling.ajv.compile(prepareSchema(schema, side));
      compiling.compiled.set(schema, validate);
    }
    return validate;
  }

  return {
    check: (schema, value, side) => {
      const validate = validatorOf(schema, side);
      return validate(value) ? [] : onePerValue(withoutBranches(validate.errors ?? []));
    },
    undocumented: (schema, value) => {
      const list = lists.get(schema) ?? [schema];
      lists.set(schema, list);
      return search(list, value);
    },
  };
}
