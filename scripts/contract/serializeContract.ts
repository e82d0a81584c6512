import { stringify } from 'yaml';
import type { OpenApiDocument } from './openApi';

/** Text of a document, in the format that the ending of the file name asks for. */
export function serializeContract(document: OpenApiDocument, fileName: string): string {
  return fileName.endsWith('.json')
    ? `${JSON.stringify(document, null, 2)}\n`
    : stringify(document, { lineWidth: 100, aliasDuplicateObjects: false });
}
