import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { DataValidationCxt as DataCxt } from 'ajv/dist/types/index.js';
import addFormats from 'ajv-formats';
import { isRecord, type OpenApiDocument } from '../openApi';
import type { Side } from '../findingFacts';
import { KNOWN_VALUES, prepareSchemas, ROOT } from './preparedSchemas';

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
  const prepared = prepareSchemas(document, document, side);
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
      const node = prepared.of.get(schema) ?? prepareSchemas(schema, document, side).root;
      prepared.of.set(schema, node);
      return ajv.compile(node);
    },
    schemaOf: ({ parentSchema }) =>
      parentSchema === undefined ? null : (prepared.pointers.get(parentSchema) ?? null),
  };
}
