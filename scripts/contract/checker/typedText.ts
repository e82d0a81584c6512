import { schemaOf, type OpenApiDocument, type SchemaObject } from '../openApi';

/** Types of a schema as a list. */
export function typesOf(schema: SchemaObject): readonly string[] {
  const { type } = schema;
  return typeof type === 'string' ? [type] : (type ?? []);
}

/** Types that a value may have, of the schema itself or of any that it is made of. */
function allTypes(document: OpenApiDocument, schema: SchemaObject, depth = 0): string[] {
  const { allOf = [], anyOf = [], oneOf = [], ...own } = schemaOf(document, schema);
  if (depth > 4) return [];
  return [
    ...typesOf(own),
    ...[...allOf, ...anyOf, ...oneOf].flatMap((part) => allTypes(document, part, depth + 1)),
  ];
}

/** Text of a parameter or header as the type that its schema asks for, where it reads as one. */
export function typed(document: OpenApiDocument, schema: SchemaObject, text: string): unknown {
  const types = allTypes(document, schema);
  const isNumeric = types.includes('integer') || types.includes('number');
  if (isNumeric && /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(text)) return Number(text);
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}
