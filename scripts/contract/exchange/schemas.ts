import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import type { DataValidationCxt as DataCxt } from 'ajv/dist/types/index.js';
import addFormats from 'ajv-formats';
import {
  expand,
  isRecord,
  memberSchemas,
  type OpenApiDocument,
  pointerOf,
  type SchemaObject,
} from '../model/openApi';
import type { Side } from '../report/finding';
import { KNOWN_VALUES, prepareSchemas, ROOT } from './preparedSchemas';
import { explained } from './unions';
import { remembering } from '../model/remembering';

/** Properties that all schemas of one value list together. */
interface Shape {
  /** Null if the schemas list no property: then no property can be undocumented. */
  readonly properties: ReadonlyMap<string, readonly SchemaObject[]> | null;
  /** Schemas for additional properties; null if there are none. */
  readonly open: readonly SchemaObject[] | null;
  readonly items: readonly SchemaObject[];
  /** The first schema that lists properties; null if none does. */
  readonly naming: SchemaObject | null;
}

/** Returns the schemas for properties that an object allows but does not list. */
function openPartsOf({ additionalProperties, patternProperties }: SchemaObject): SchemaObject[] {
  const others = additionalProperties === true ? {} : additionalProperties;
  return [
    ...(typeof others === 'object' ? [others] : []),
    ...Object.values(patternProperties ?? {}),
  ];
}

function mergedShape(document: OpenApiDocument, schemas: readonly SchemaObject[]): Shape {
  const all = expand(document, schemas);
  const properties = new Map<string, SchemaObject[]>();
  for (const schema of all) {
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      properties.set(name, [...(properties.get(name) ?? []), property]);
    }
  }
  const open = all.flatMap(openPartsOf);
  return {
    properties: properties.size === 0 ? null : properties,
    open: open.length === 0 ? null : open,
    items: memberSchemas(all, null),
    naming: all.find((schema) => schema.properties !== undefined) ?? null,
  };
}

interface ExtraProperty {
  /** JSON Pointer, relative to the searched value. */
  readonly pointer: string;
  /** The first schema of the object that lists properties, with references resolved; null if none does. */
  readonly schema: SchemaObject | null;
}

/** Returns the properties of a value that its schemas do not list. */
type UndocumentedProperties = (
  schemas: readonly SchemaObject[],
  value: unknown,
) => readonly ExtraProperty[];

const NOTHING: readonly ExtraProperty[] = [];

/**
 * Creates a search for properties that the contract does not list. They are harmless, but the first sign of an outdated
 * contract. The search runs for every exchange, so for speed it builds pointers only for its results.
 */
export function createUndocumentedProperties(document: OpenApiDocument): UndocumentedProperties {
  // The arrays of a shape are created only once, so their identity can serve as a key.
  const shapeOf = remembering((schemas: readonly SchemaObject[]) => mergedShape(document, schemas));

  const search: UndocumentedProperties = (schemas, value) => {
    if (typeof value !== 'object' || value === null) return NOTHING;
    const { properties, open, items, naming } = shapeOf(schemas);
    const isList = Array.isArray(value);
    if (!isList && properties === null && open === null) return NOTHING;
    const found: ExtraProperty[] = [];
    for (const [name, inner] of Object.entries<unknown>(Object(value))) {
      const known = isList ? items : (properties?.get(name) ?? open ?? undefined);
      const below = known === undefined ? [{ pointer: '', schema: naming }] : search(known, inner);
      for (const { pointer, schema } of below) {
        found.push({ pointer: pointerOf(name) + pointer, schema });
      }
    }
    return found;
  };
  return search;
}

/**
 * Creates a regular expression. Tries it without the «u» flag, too, with which foreign patterns are often invalid. A
 * pattern of another dialect matches everything.
 */
function lenientRegExp(pattern: string, flags: string): RegExp {
  for (const tried of [flags, '']) {
    try {
      return new RegExp(pattern, tried);
    } catch {
      // Invalid: the next turn tries without flags.
    }
  }
  return /(?:)/;
}
lenientRegExp.code = 'lenientRegExp';

/** RFC 3339 with T and offset, because some clients cannot read a space between date and time. */
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

/** A value that an extensible enumeration does not list. It is allowed, so it is no error. */
interface UnknownValue {
  /** JSON Pointer, relative to the validated value. */
  readonly instancePath: string;
  /** JSON Pointer of the enumeration. */
  readonly contract: string | null;
  readonly known: readonly unknown[];
}

/** Rank of errors by keyword: the error with the lowest rank explains a wrong value best. */
const WEIGHT: Readonly<Record<string, number>> = { type: 0, const: 1, enum: 1, format: 2 };

function weightOf({ keyword }: ErrorObject): number {
  return WEIGHT[keyword] ?? 3;
}

/**
 * Keeps the most informative error of each value, because one value may break several rules. Of objects and lists,
 * keeps all errors except a second wrong type.
 */
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

interface BrokenRule {
  readonly error: ErrorObject;
  /** JSON Pointer of the rule in the contract, with references resolved; null if there is none. */
  readonly contract: string | null;
}

interface Checked {
  readonly broken: readonly BrokenRule[];
  readonly unknown: readonly UnknownValue[];
}

export interface SchemaChecks {
  /** Checks a value that the given side sent. */
  check: (schema: SchemaObject, value: unknown, side: Side) => Checked;
  /** Returns the properties that the schema does not list. */
  undocumented: (schema: SchemaObject, value: unknown) => readonly ExtraProperty[];
}

/** Creates the check of values that one side sends. Each schema is compiled when it is first needed. */
function createCheck(document: OpenApiDocument, side: Side): SchemaChecks['check'] {
  // The strict mode of ajv is off: `lint` checks the contract, and ajv does not know the contract's keywords (x-…).
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
    // The keyword only records values and always passes, also inside a union.
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

  /** Returns the JSON Pointer of the broken rule; of the schema for a «false schema» of ajv, which is no keyword. */
  function ruleAt({ keyword, parentSchema }: ErrorObject): string | null {
    const schema = pointerAt(parentSchema);
    return schema === null || !/^\w+$/.test(keyword) ? schema : schema + pointerOf(keyword);
  }

  return (schema, value) => {
    const node = prepared.of.get(schema) ?? prepareSchemas(schema, document, side).root;
    prepared.of.set(schema, node);
    unknown = [];
    // Ajv caches compiled schemas by object, so repeated calls are cheap.
    const validate = ajv.compile(node);
    const isValid = validate(value);
    const found = unknown;
    // The explanation validates the alternatives again, and would record their values twice.
    unknown = [];
    const errors = isValid ? [] : explained(validate.errors ?? [], (one) => ajv.compile(one));
    const broken = onePerValue(errors).map((error) => ({ error, contract: ruleAt(error) }));
    return { broken, unknown: found };
  };
}

/** Creates the checks of a bundled contract. */
export function createSchemaChecks(document: OpenApiDocument): SchemaChecks {
  const sides = new Map<Side, SchemaChecks['check']>();
  const search = createUndocumentedProperties(document);
  const listOf = remembering((schema: SchemaObject) => [schema]);
  return {
    check: (schema, value, side) => {
      const check = sides.get(side) ?? createCheck(document, side);
      sides.set(side, check);
      return check(schema, value, side);
    },
    undocumented: (schema, value) => search(listOf(schema), value),
  };
}
