import { HTTP_METHODS, pathItemOf, type OpenApiDocument, type PathItem } from './openApi';
import { asOpenApi31 } from './openApi30';

/** Gives every operation a unique operationId: its own one where that is still free. */
function named(
  document: OpenApiDocument,
  path: string,
  written: PathItem,
  taken: Set<string>,
): PathItem {
  const item = pathItemOf(document, written);
  const changed: Record<string, unknown> = {};
  for (const method of HTTP_METHODS) {
    const operation = item[method];
    if (operation === undefined) continue;
    // A foreign contract may lack what the type demands: this is where it is put right.
    const { operationId }: { operationId?: string } = operation;
    const isUsable = operationId !== undefined && !taken.has(operationId);
    const name = isUsable ? operationId : `${method.toUpperCase()} ${path}`;
    taken.add(name);
    if (!isUsable) changed[method] = { ...operation, operationId: name };
  }
  return Object.keys(changed).length === 0 ? written : { ...item, ...changed };
}

/**
 * A bundled document of OpenAPI 3.0 or 3.1 as the live checks read it: in the words of 3.1, and
 * every operation with a unique operationId, `METHOD /path` where it has none. Parts that need no
 * change keep their place. Normalising twice changes nothing.
 */
export function normaliseContract(document: OpenApiDocument): OpenApiDocument {
  const current = asOpenApi31(document);
  const taken = new Set<string>();
  const paths = Object.entries(current.paths).map(
    ([path, item]) => [path, named(current, path, item, taken)] as const,
  );
  const isChanged = paths.some(([path, item]) => item !== current.paths[path]);
  return isChanged ? { ...current, paths: Object.fromEntries(paths) } : current;
}
