import { stringify } from 'yaml';
import { isDocument, isRecord, type OpenApiDocument } from './openApi';

/** Text of a document, in the format that the ending of the file name asks for. */
export function serializeContract(document: OpenApiDocument, fileName: string): string {
  return fileName.endsWith('.json')
    ? `${JSON.stringify(document, null, 2)}\n`
    : stringify(document, { lineWidth: 100, aliasDuplicateObjects: false });
}

/** Returns a copy of a value in which `change` was applied to every object, the innermost first. */
export function mapObjects(
  value: unknown,
  change: (copy: Readonly<Record<string, unknown>>) => unknown,
): unknown {
  if (Array.isArray(value)) return value.map((one) => mapObjects(one, change));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, mapObjects(inner, change)]);
  return change(Object.fromEntries(entries));
}

const OPEN = 'x-extensible-enum';

/** «One of these, or any other text», in JSON Schema. */
function opened(schema: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { enum: values, type = 'string', ...rest } = schema;
  return { ...rest, type, anyOf: [{ enum: values }, { type }] };
}

/**
 * Returns a contract whose extensible enumerations accept new values in every standard validator, for teams with a
 * validator of their own. Its types lose the known values, because TypeScript turns them into `string`: so the
 * contract itself is written otherwise.
 */
export function withOpenEnumerations(document: OpenApiDocument): OpenApiDocument {
  const copy = mapObjects(document, (node) =>
    node[OPEN] === true && Array.isArray(node['enum']) ? opened(node) : node,
  );
  return isDocument(copy) ? copy : document;
}
