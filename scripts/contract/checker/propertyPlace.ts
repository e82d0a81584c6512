import { expand, isRecord, partsOf, pointerOf, schemaOf, type SchemaObject } from '../openApi';
import type { Context } from './exchange';

/** Whether the words of an object are those of an alternative: its constants and enumerations. */
function isMeant({ document }: Context, schema: SchemaObject, value: unknown): boolean {
  if (!isRecord(value)) return true;
  return expand(document, [schema]).every(({ properties = {} }) =>
    Object.entries(properties).every(([name, node]) => {
      const { enum: values, ...rest } = schemaOf(document, node);
      const isOpen = rest['x-extensible-enum'] === true || !(name in value);
      const known = values ?? ('const' in rest ? [rest.const] : null);
      return isOpen || known === null || known.includes(value[name]);
    }),
  );
}

/** The schemas of one value, the alternatives that are meant before the others. */
function schemasFor(
  context: Context,
  schemas: readonly SchemaObject[],
  value: unknown,
): SchemaObject[] {
  const all = expand(context.document, schemas);
  const isFitting = (schema: SchemaObject): boolean => isMeant(context, schema, value);
  return [...all.filter(isFitting), ...all.filter((one) => !isFitting(one))];
}

/**
 * JSON Pointer of the property under which something in a value stands, or is missing: the place
 * where the contract names it, not the shared schema that it refers to. Null where the contract
 * names none.
 *
 * @param pointer into the value; its last part may be missing there
 */
export function propertyPlace(
  context: Context,
  schema: SchemaObject,
  value: unknown,
  pointer: string,
): string | null {
  let schemas: readonly SchemaObject[] = [schema];
  let inner = value;
  let place: string | null = null;
  for (const part of partsOf(pointer)) {
    const speaking = schemasFor(context, schemas, inner);
    if (Array.isArray(inner)) {
      schemas = speaking.flatMap(({ items }) => (items === undefined ? [] : [items]));
    } else {
      const naming = speaking.find(({ properties = {} }) => Object.hasOwn(properties, part));
      const node = naming === undefined ? null : context.standsAt(naming);
      place = node === null ? null : node + pointerOf('properties', part);
      schemas = speaking.flatMap(({ properties = {} }) => {
        const property = Object.hasOwn(properties, part) ? properties[part] : undefined;
        return property === undefined ? [] : [property];
      });
    }
    inner = isRecord(inner) ? inner[part] : undefined;
  }
  return place;
}
