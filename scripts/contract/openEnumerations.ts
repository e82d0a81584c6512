import { isRecord, type OpenApiDocument } from './openApi';

const OPEN = 'x-extensible-enum';

/** «One of these, or any other text», as JSON Schema says it. */
function opened(schema: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { enum: values, type = 'string', ...rest } = schema;
  return { ...rest, type, anyOf: [{ enum: values }, { type }] };
}

function rewritten(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(rewritten);
  if (!isRecord(node)) return node;
  const copy = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, rewritten(value)]),
  );
  return copy[OPEN] === true && Array.isArray(copy['enum']) ? opened(copy) : copy;
}

function isDocument(value: unknown): value is OpenApiDocument {
  return isRecord(value) && 'paths' in value;
}

/**
 * A contract whose extensible enumerations accept new values in every standard validator, for teams
 * that check answers with a validator of their own. Types made of it lose the known values: TypeScript makes `string`
 * of them, which is why the contract itself is written otherwise.
 */
export function withOpenEnumerations(document: OpenApiDocument): OpenApiDocument {
  const copy = rewritten(document);
  return isDocument(copy) ? copy : document;
}
