import type { ErrorObject } from 'ajv/dist/2020.js';
import { pointerOf, type OpenApiDocument, type SchemaObject } from '../openApi';
import type { Side } from '../findingFacts';
import { createUndocumentedProperties, type ExtraProperty } from './undocumentedProperties';
import { explained } from './unions';
import { createValidators, type UnknownValue, type Validators } from './validators';

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

/** A rule that a value breaks. */
export interface BrokenRule {
  readonly error: ErrorObject;
  /** JSON Pointer of the rule in the contract, references followed; null where it stands nowhere. */
  readonly contract: string | null;
}

/** What a schema says of a value. */
export interface Checked {
  readonly broken: readonly BrokenRule[];
  readonly unknown: readonly UnknownValue[];
}

export interface SchemaChecks {
  /** What is wrong with a value that this side wrote, and what in it is new. */
  check: (schema: SchemaObject, value: unknown, side: Side) => Checked;
  /** Properties that the schema does not name. */
  undocumented: (schema: SchemaObject, value: unknown) => readonly ExtraProperty[];
}

/** The keyword that was broken, beside which ajv speaks of «false schema» as of one. */
function ruleAt(error: ErrorObject, { schemaOf }: Validators): string | null {
  const schema = schemaOf(error);
  const isKeyword = /^\w+$/.test(error.keyword);
  return schema === null || !isKeyword ? schema : schema + pointerOf(error.keyword);
}

/** Validators of a bundled contract, each compiled when it is first needed. */
export function createSchemaChecks(document: OpenApiDocument): SchemaChecks {
  const sides = new Map<Side, Validators>();
  const search = createUndocumentedProperties(document);
  const lists = new WeakMap<SchemaObject, readonly SchemaObject[]>();

  function validatorsOf(side: Side): Validators {
    const known = sides.get(side) ?? createValidators(document, side);
    sides.set(side, known);
    return known;
  }

  return {
    check: (schema, value, side) => {
      const validators = validatorsOf(side);
      const validate = validators.compile(schema);
      validators.takeUnknownValues();
      const isValid = validate(value);
      const unknown = validators.takeUnknownValues();
      const errors = isValid ? [] : explained(validate.errors ?? [], validators.compilePrepared);
      validators.takeUnknownValues();
      const broken = onePerValue(errors).map((error) => ({
        error,
        contract: ruleAt(error, validators),
      }));
      return { broken, unknown };
    },
    undocumented: (schema, value) => {
      const list = lists.get(schema) ?? [schema];
      lists.set(schema, list);
      return search(list, value);
    },
  };
}
