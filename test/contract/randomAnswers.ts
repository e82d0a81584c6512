import fc, { type Arbitrary } from 'fast-check';
import {
  operationsOf,
  responseOf,
  schemaOf,
  type SchemaObject,
} from '../../scripts/contract/openApi';
import type { OperationId } from '../backend/generated/operations';
import { contractDocument as document } from '../backend/contract';

/** The keywords of JSON Schema that bound a value, beside those that tools of the contract read. */
interface BoundedSchema extends SchemaObject {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** Rows of a list that are enough to be different. */
const MOST_ITEMS = 4;
const LARGEST = 10 ** 13;
const LONGEST_TEXT = 60;

const AWKWARD = ['<img src=x onerror=alert(1)>', '\u202Eтекст', '👩‍👩‍👧 ООО', '__proto__', '0', ' '];

const dateOf = (instant: string) => instant.slice(0, 10);
const instants = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());

function texts({ minLength = 0, maxLength = LONGEST_TEXT, format, pattern }: BoundedSchema) {
  if (format === 'date') return instants.map(dateOf);
  if (format === 'date-time') return instants;
  if (format === 'email') return fc.emailAddress({ size: 'small' });
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'));
  const most = Math.max(minLength, Math.min(maxLength, LONGEST_TEXT));
  const awkward = AWKWARD.filter(({ length }) => length >= minLength && length <= maxLength);
  const any = fc.string({ minLength, maxLength: most, unit: 'grapheme' }).filter((text) => {
    // Ajv counts code points, a grapheme may be several of them.
    const { length } = [...text];
    return length >= minLength && length <= maxLength;
  });
  return awkward.length > 0 ? fc.oneof(any, fc.constantFrom(...awkward)) : any;
}

function whole({ minimum = -LARGEST, maximum = LARGEST }: BoundedSchema): Arbitrary<number> {
  return fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) });
}

function records(schema: SchemaObject): Arbitrary<unknown> {
  const { properties = {}, required = [] } = schema;
  const values = Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [name, arbitraryOf(value)]),
  );
  return fc.record(values, { requiredKeys: required.filter((name) => name in values) });
}

/** Parts of one object as one schema. */
function joined(parts: readonly SchemaObject[]): SchemaObject {
  const all = parts.map((part) => flat(part));
  return {
    type: 'object',
    properties: Object.assign({}, ...all.map(({ properties }) => properties)),
    required: all.flatMap(({ required = [] }) => required),
  };
}

function flat(node: SchemaObject): SchemaObject {
  const schema = schemaOf(document, node);
  const { allOf, ...own } = schema;
  return allOf === undefined ? schema : joined([...allOf, own]);
}

function byType(schema: BoundedSchema, type: string): Arbitrary<unknown> {
  switch (type) {
    case 'string':
      return texts(schema);
    case 'integer':
      return whole(schema);
    case 'number':
      return whole({
        ...schema,
        minimum: (schema.minimum ?? 0) * 100,
        maximum: (schema.maximum ?? 1000) * 100,
      }).map((hundredths) => hundredths / 100);
    case 'boolean':
      return fc.boolean();
    case 'array': {
      const { items = {}, minItems = 0, maxItems = MOST_ITEMS } = schema;
      return fc.array(arbitraryOf(items), {
        minLength: minItems,
        maxLength: Math.max(minItems, Math.min(maxItems, MOST_ITEMS)),
      });
    }
    case 'null':
      return fc.constant(null);
    default:
      return records(schema);
  }
}

/** Any value that the contract allows there. */
function arbitraryOf(node: SchemaObject): Arbitrary<unknown> {
  const schema: BoundedSchema = flat(node);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices && schema.properties === undefined) return fc.oneof(...choices.map(arbitraryOf));
  if (schema.enum) {
    const known = fc.constantFrom(...schema.enum);
    return schema['x-extensible-enum'] ? fc.oneof(known, fc.constant('A_VALUE_OF_LATER')) : known;
  }
  const types = [schema.type ?? 'object'].flat();
  return fc.oneof(...types.map((type) => byType(schema, type)));
}

/**
 * So many answers of an operation that the contract allows, the same in every run of one seed
 * (test/setup.ts).
 */
export function randomAnswers(operationId: OperationId, count: number): unknown[] {
  const found = operationsOf(document).find(
    ({ operation }) => operation.operationId === operationId,
  );
  const answer = found && responseOf(document, found.operation.responses['200']);
  const schema = answer?.content?.['application/json']?.schema;
  if (!schema) throw new Error(`${operationId} answers nothing`);
  return fc.sample(arbitraryOf(schema), count);
}
