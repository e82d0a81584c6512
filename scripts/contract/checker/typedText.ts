import { expand, type OpenApiDocument, type SchemaObject } from '../openApi';

/** Types of a schema as a list. */
export function typesOf(schema: SchemaObject): readonly string[] {
  const { type } = schema;
  return typeof type === 'string' ? [type] : (type ?? []);
}

/** Text of a parameter or header as the type that its schema asks for, where it reads as one. */
export function typed(document: OpenApiDocument, schema: SchemaObject, text: string): unknown {
  const types = expand(document, [schema]).flatMap(typesOf);
  const isNumeric = types.includes('integer') || types.includes('number');
  if (isNumeric && /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(text)) return Number(text);
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}
