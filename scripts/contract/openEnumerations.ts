import { mapObjects } from './mapObjects';
import { isDocument, type OpenApiDocument } from './openApi';

const OPEN = 'x-extensible-enum';

/** «One of these, or any other text», as JSON Schema says it. */
function opened(schema: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { enum: values, type = 'string', ...rest } = schema;
  return { ...rest, type, anyOf: [{ enum: values }, { type }] };
}

/**
 * A contract whose extensible enumerations accept new values in every standard validator, for teams
 * that check answers with a validator of their own. Types made of it lose the known values: TypeScript makes `string`
 * of them, which is why the contract itself is written otherwise.
 */
export function withOpenEnumerations(document: OpenApiDocument): OpenApiDocument {
  const copy = mapObjects(document, (node) =>
    node[OPEN] === true && Array.isArray(node['enum']) ? opened(node) : node,
  );
  return isDocument(copy) ? copy : document;
}
