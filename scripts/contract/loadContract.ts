import { bundleContract } from './bundle';
import { entryOf } from './entry';
import type { OpenApiDocument } from './openApi';
import { asOpenApi31 } from './openApi30';

const VERSION = /^3\.[01]\./;

/**
 * Reads a contract of anyone: a file, the root of a multi-file contract, or a URL, in YAML or JSON,
 * OpenAPI 3.0 or 3.1. The answer is one document in the words of 3.1 whose every `$ref` points into
 * itself. Foreign components that share a name are numbered.
 * @throws Error that begins with the source and says what could not be read.
 */
export async function loadContract(source: string): Promise<OpenApiDocument> {
  const document = await bundleContract(entryOf(source));
  if (!VERSION.test(document.openapi)) {
    throw new Error(`${source}: OpenAPI ${document.openapi} is not supported, only 3.0 and 3.1`);
  }
  return asOpenApi31(document);
}
