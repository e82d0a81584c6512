import { parse } from 'yaml';
import type { OpenApiDocument } from '../openApi';
import { LIBRARY_YAML } from './library.fixture';

function isDocument(value: unknown): value is OpenApiDocument {
  return typeof value === 'object' && value !== null && 'openapi' in value && 'paths' in value;
}

/** The small foreign contract, as it is written: OpenAPI 3.0. */
export function libraryContract(): OpenApiDocument {
  const parsed: unknown = parse(LIBRARY_YAML);
  if (isDocument(parsed)) return parsed;
  throw new Error('The library is no OpenAPI document');
}
