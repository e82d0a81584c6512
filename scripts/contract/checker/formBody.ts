import { schemaOf, type SchemaObject } from '../openApi';
import type { Context } from './exchange';
import { typed } from './typedText';

/**
 * The fields of a form that was sent urlencoded, with the types that its schema asks for; null
 * where the schema does not name its fields itself.
 */
export function formValues(
  context: Context,
  schema: SchemaObject,
  text: string,
): Readonly<Record<string, unknown>> | null {
  const { properties } = schemaOf(context.document, schema);
  if (properties === undefined) return null;
  const sent = new URLSearchParams(text);
  return Object.fromEntries(
    [...new Set(sent.keys())].map((name) => {
      const property = properties[name] ?? {};
      const { type, items = {} } = schemaOf(context.document, property);
      const texts = sent.getAll(name);
      const value =
        type === 'array'
          ? texts.map((one) => typed(context.document, items, one))
          : typed(context.document, property, texts[0] ?? '');
      return [name, value];
    }),
  );
}
