import {
  pointerOf,
  schemaOf,
  type OpenApiDocument,
  type SchemaObject,
} from '../../scripts/contract/openApi';

/** All schemas that speak of one value, their references followed. */
function expand(document: OpenApiDocument, schemas: readonly SchemaObject[]): SchemaObject[] {
  return schemas.flatMap((schema) => [
    schema,
    ...expand(document, [
      ...(schema.$ref === undefined ? [] : [schemaOf(document, schema)]),
      ...(schema.allOf ?? []),
      ...(schema.anyOf ?? []),
      ...(schema.oneOf ?? []),
    ]),
  ]);
}

/** A schema without named properties describes nothing that an extra one could contradict. */
function inObject(
  document: OpenApiDocument,
  schemas: readonly SchemaObject[],
  value: object,
  pointer: string,
): string[] {
  const described = schemas.flatMap(({ properties }) =>
    properties === undefined ? [] : [properties],
  );
  if (described.length === 0) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const own = described.flatMap((properties) =>
      Object.hasOwn(properties, key) ? [properties[key]] : [],
    );
    const known = own.filter((schema) => schema !== undefined);
    const at = pointer + pointerOf(key);
    return known.length === 0 ? [at] : undocumentedProperties(document, known, inner, at);
  });
}

/**
 * Pointers of properties that the contract does not name. They harm nobody today, and are what a
 * contract falls behind on first.
 */
export function undocumentedProperties(
  document: OpenApiDocument,
  schemas: readonly SchemaObject[],
  value: unknown,
  pointer: string,
): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const all = expand(document, schemas);
  if (!Array.isArray(value)) return inObject(document, all, value, pointer);
  const items = all.flatMap((schema) => (schema.items === undefined ? [] : [schema.items]));
  if (items.length === 0) return [];
  return value.flatMap((item, index) =>
    undocumentedProperties(document, items, item, pointer + pointerOf(index)),
  );
}
