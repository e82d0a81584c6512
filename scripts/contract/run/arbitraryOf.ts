import fc, { type Arbitrary } from 'fast-check';
import { type OpenApiDocument, type SchemaObject, schemaOf } from '../model/openApi';

interface Making {
  readonly document: OpenApiDocument;
  /** True to also generate unknown values of extensible enumerations. */
  readonly grows: boolean;
}

/** Maximum number of generated list items. */
const MOST_ITEMS = 4;
const LARGEST = 10 ** 13;
const LONGEST_TEXT = 60;

const AWKWARD = ['<img src=x onerror=alert(1)>', '\u202Eтекст', '👩‍👩‍👧 ООО', '__proto__', '0', ' '];

const dateOf = (instant: string) => instant.slice(0, 10);
const instants = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());

function texts({ minLength = 0, maxLength = LONGEST_TEXT, format, pattern }: SchemaObject) {
  if (format === 'date') return instants.map(dateOf);
  if (format === 'date-time') return instants;
  if (format === 'email') return fc.emailAddress({ size: 'small' });
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'));
  const most = Math.max(minLength, Math.min(maxLength, LONGEST_TEXT));
  const awkward = AWKWARD.filter(({ length }) => length >= minLength && length <= maxLength);
  const texts = fc.string({ minLength, maxLength: most, unit: 'grapheme' }).filter((text) => {
    // JSON Schema counts code points, and a grapheme may have several.
    const { length } = [...text];
    return length >= minLength && length <= maxLength;
  });
  return awkward.length > 0 ? fc.oneof(texts, fc.constantFrom(...awkward)) : texts;
}

function whole({ minimum = -LARGEST, maximum = LARGEST }: SchemaObject): Arbitrary<number> {
  return fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) });
}

function records(making: Making, schema: SchemaObject): Arbitrary<unknown> {
  const { properties = {}, required = [] } = schema;
  const values = Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [name, anyOf(making, value)]),
  );
  return fc.record(values, { requiredKeys: required.filter((name) => name in values) });
}

/** Merges schemas that one object must fulfil. */
function joined(making: Making, parts: readonly SchemaObject[]): SchemaObject {
  const all = parts.map((part) => flat(making, part));
  return {
    type: 'object',
    properties: Object.assign({}, ...all.map(({ properties }) => properties)),
    required: all.flatMap(({ required = [] }) => required),
  };
}

function flat(making: Making, node: SchemaObject): SchemaObject {
  const schema = schemaOf(making.document, node);
  const { allOf, ...own } = schema;
  return allOf === undefined ? schema : joined(making, [...allOf, own]);
}

function byType(making: Making, schema: SchemaObject, type: string): Arbitrary<unknown> {
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
      return fc.array(anyOf(making, items), {
        minLength: minItems,
        maxLength: Math.max(minItems, Math.min(maxItems, MOST_ITEMS)),
      });
    }
    case 'null':
      return fc.constant(null);
    default:
      return records(making, schema);
  }
}

function anyOf(making: Making, node: SchemaObject): Arbitrary<unknown> {
  const schema = flat(making, node);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices && schema.properties === undefined)
    return fc.oneof(...choices.map((one) => anyOf(making, one)));
  if (schema.enum) {
    const known = fc.constantFrom(...schema.enum);
    return schema['x-extensible-enum'] && making.grows
      ? fc.oneof(known, fc.constant('A_VALUE_OF_LATER'))
      : known;
  }
  const types = [schema.type ?? 'object'].flat();
  return fc.oneof(...types.map((type) => byType(making, schema, type)));
}

/**
 * Returns a generator of values that a schema of a contract allows. Ignores conditions on several properties together,
 * so callers must check each value against the schema.
 * @param grows true to generate unknown values of extensible enumerations, too
 */
export function arbitraryOf(
  document: OpenApiDocument,
  schema: SchemaObject,
  grows: boolean,
): Arbitrary<unknown> {
  return anyOf({ document, grows }, schema);
}
