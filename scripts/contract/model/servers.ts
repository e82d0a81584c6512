import { memberAt, type LocatedOperation, type OpenApiDocument } from './openApi';

const ORIGIN = 'http://localhost';

const textOr = (value: unknown, other: string) => (typeof value === 'string' ? value : other);

function prefixOf(server: unknown): string {
  const url = textOr(memberAt(server, ['url']), '').replaceAll(/\{([^{}]+)\}/g, (_, name: string) =>
    textOr(memberAt(server, ['variables', name, 'default']), name),
  );
  return URL.canParse(url, ORIGIN) ? new URL(url, ORIGIN).pathname.replace(/\/$/, '') : url;
}

/** Returns the paths of servers, without a slash at the end; no servers mean the root (OpenAPI 3.1, 4.8.1). */
export function prefixesOf(servers: unknown): readonly string[] {
  const prefixes = Array.isArray(servers) ? servers.map(prefixOf) : [];
  return prefixes.length === 0 ? [''] : [...new Set(prefixes)];
}

/** Returns the prefixes of an operation's path: of its own servers, else of the contract's. */
export function operationPrefixes(
  document: OpenApiDocument,
  { servers }: Pick<LocatedOperation, 'servers'>,
): readonly string[] {
  return prefixesOf(servers ?? document.servers);
}

/** The prefix under which an operation is called when no server is named: that of its first one. */
export function callPrefix(document: OpenApiDocument, located: LocatedOperation): string {
  return operationPrefixes(document, located)[0] ?? '';
}

/** Paths that the servers of the contract put before every path, such as `/api`; the longest first. */
export function serverPrefixes(document: OpenApiDocument): string[] {
  return prefixesOf(document.servers).toSorted((one, other) => other.length - one.length);
}
