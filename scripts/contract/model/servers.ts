import type { LocatedOperation, OpenApiDocument, ServerObject } from './openApi';

function filledIn({ url, variables = {} }: ServerObject): string {
  return url.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => variables[name]?.default ?? name);
}

/** Paths of servers, without a slash at the end; no servers mean the root. */
function prefixesOf(servers: readonly ServerObject[] = []): string[] {
  const urls = servers.length === 0 ? [''] : servers.map(filledIn);
  return urls.map((url) => new URL(url, 'http://localhost').pathname.replace(/\/$/, ''));
}

/** Paths that stand before the path of an operation: of its own servers, else of the contract's. */
export function operationPrefixes(
  document: OpenApiDocument,
  { servers }: Pick<LocatedOperation, 'servers'>,
): string[] {
  return prefixesOf(servers ?? document.servers);
}

/** The prefix under which an operation is called when no server is named: that of its first one. */
export function callPrefix(document: OpenApiDocument, located: LocatedOperation): string {
  return operationPrefixes(document, located)[0] ?? '';
}

/** Paths that the servers of the contract put before every path, such as `/api`; the longest first. */
export function serverPrefixes(document: OpenApiDocument): string[] {
  const prefixes = new Set(prefixesOf(document.servers));
  return [...prefixes].toSorted((one, other) => other.length - one.length);
}
